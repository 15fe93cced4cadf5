"""Names of accounts: which are allowed, and which look alike."""

import unicodedata

from fogcity.server.problems import Refusal

LONGEST = 24
BLANKS = "\u115f\u1160\u2800\u3164\uffa0"
"""Letters and symbols that show nothing."""
MOST_MARKS = 2
"""The most marks on one letter: some languages need two, and a pile of them covers the lines around it."""
ALIKE = str.maketrans(
    "абвгезикморстухьѕіјԁһոսօցӏαβεηικνορτυχωϲϳ01|!$@5iıłøđħŧſ",
    "a6bre3ukmopctyxbsljdhnuoglabenlkvoptuxwcjolllsaslllodhtf",
)
"""Letters of other alphabets, digits and signs, and the Latin letters that they are taken for."""


def name_key(name: str) -> str:
    """A key that is equal for names spelled alike."""
    return unicodedata.normalize("NFKC", name).casefold().replace(" ", "")


def look(name: str) -> str:
    """A key that is equal for names that look alike: without marks and spaces, in Latin letters where possible."""
    plain = unicodedata.normalize("NFKD", unicodedata.normalize("NFKC", name)).casefold().translate(ALIKE)
    letters = "".join(letter for letter in plain if letter.isalnum())
    return letters.replace("rn", "m").replace("vv", "w")[:100] or name_key(name)[:100]


def clean_name(name: str) -> str:
    """A name as it will be shown; refused if it cannot be."""
    clean = " ".join(unicodedata.normalize("NFC", name).split())
    if not clean.isprintable() or not 2 <= len(clean) <= LONGEST or not name_key(clean):
        raise Refusal("bad_request", f"A name has 2 to {LONGEST} printable characters.")
    if any(letter in BLANKS for letter in clean) or not any(map(_shows, clean)):
        raise Refusal("bad_request", "A name has letters or digits that others can see.")
    marks = 0
    for letter in unicodedata.normalize("NFD", clean):
        marks = marks + 1 if unicodedata.category(letter) in ("Mn", "Me") else 0
        if marks > MOST_MARKS:
            raise Refusal("bad_request", f"A name has {MOST_MARKS} marks on a letter at most.")
    return clean


def _shows(letter: str) -> bool:
    return unicodedata.category(letter)[0] in "LN" or unicodedata.category(letter) == "So"
