"""Names of accounts, clubs and events: which are allowed, and which look alike."""

import re
import unicodedata

from fogcity.server.problems import Refusal

LONGEST = 24
LOOKS = "2"
"""The version of `look`: with another one all names that are stored are looked at again."""
BLANKS = "\u115f\u1160\u2800\u3164\uffa0\U0001d159"
"""Letters and symbols that show nothing."""
MOST_MARKS = 2
"""The most marks on one letter: some languages need two, and a pile of them covers the lines around it."""
ALIKE = str.maketrans(
    "абвгезикморстухьѕіјԁһոսօցӏαɑβεηικνορτυχωϲϳ01|!$@5iıłøđħŧſ",
    "a6bre3ukmopctyxbsljdhnuoglaabenlkvoptuxwcjolllsaslllodhtf",
)
"""Letters of other alphabets, digits and signs, and the Latin letters that they are taken for."""
LATIN = re.compile(
    r"LATIN (?:SMALL |CAPITAL )?LETTER (?:SMALL CAPITAL |SCRIPT |DOTLESS |REVERSED |TURNED |OPEN )*([A-Z])\b"
)
"""Names of letters such as LATIN SMALL LETTER O WITH STROKE, which are forms of a plain one."""
ALPHABETS = ("LATIN", "GREEK", "CYRILLIC", "ARMENIAN", "CHEROKEE", "COPTIC", "LISU", "DESERET", "OSAGE", "VAI", "BAMUM")
"""Alphabets with letters that look like those of others: no word mixes two of them."""


def name_key(name: str) -> str:
    """A key that is equal for names spelled alike."""
    return unicodedata.normalize("NFKC", name).casefold().replace(" ", "")


def look(name: str) -> str:
    """A key that is equal for names that look alike: without marks and spaces, in Latin letters where possible."""
    plain = unicodedata.normalize("NFKD", unicodedata.normalize("NFKC", name)).casefold().translate(ALIKE)
    letters = "".join(_base(letter) for letter in plain if letter.isalnum()).translate(ALIKE)
    return letters.replace("rn", "m").replace("vv", "w")[:100] or name_key(name)[:100]


def clean_name(name: str, longest: int = LONGEST) -> str:
    """A name as it will be shown; refused if it cannot be."""
    clean = " ".join(unicodedata.normalize("NFC", name).split())
    if not clean.isprintable() or not 2 <= len(clean) <= longest or not name_key(clean):
        raise Refusal("bad_request", f"A name has 2 to {longest} printable characters.")
    if any(letter in BLANKS for letter in clean) or not any(map(_shows, clean)):
        raise Refusal("bad_request", "A name has letters or digits that others can see.")
    for word in clean.split():
        alphabets = {
            alphabet for letter in word if (alphabet := unicodedata.name(letter, "").split(" ")[0]) in ALPHABETS
        }
        if len(alphabets) > 1:
            raise Refusal("bad_request", "A name has letters of one alphabet in a word.")
    marks = 0
    for letter in unicodedata.normalize("NFD", clean):
        marks = marks + 1 if unicodedata.category(letter) in ("Mn", "Me") else 0
        if marks > MOST_MARKS:
            raise Refusal("bad_request", f"A name has {MOST_MARKS} marks on a letter at most.")
    return clean


def _base(letter: str) -> str:
    """The plain Latin letter that a letter is a form of; any other as it is."""
    found = None if letter.isascii() else LATIN.match(unicodedata.name(letter, ""))
    return found[1].casefold() if found else letter


def _shows(letter: str) -> bool:
    return unicodedata.category(letter)[0] in "LN" or unicodedata.category(letter) == "So"
