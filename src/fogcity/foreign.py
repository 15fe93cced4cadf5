"""Untrusted text (from files, names, what people type): how it is shown and quoted."""

import unicodedata
from typing import Any

ENCODING = "utf-8-sig"
"""How files are read: UTF-8, with a byte-order mark or without."""

LONGEST = 60
LONGEST_SHOWN = 80
JOINERS = "\u200c\u200d"
"""Marks that change how letters join and nothing else: some languages and emoji need them."""


def shorten(text: str, most: int = LONGEST) -> str:
    """A text cut to a number of characters; a cut text ends in `…`."""
    return text if len(text) <= most else text[: most - 1] + "…"


def quote(value: Any) -> str:
    """Input as an error message repeats it: quoted if it is text, safe for terminals, and short."""
    try:
        return shorten(repr(shorten(value) if isinstance(value, str) else value), 4 * LONGEST)
    except (ValueError, RecursionError):  # Python does not spell out whole numbers of thousands of digits
        return "something huge"


def printable(text: str) -> str:
    """A text with `�` for everything a terminal would execute instead of showing, or cannot show."""
    return "".join("�" if _is_unsafe(character) else character for character in text)


def _is_unsafe(character: str) -> bool:
    """Whether it is a control character, half of one (a surrogate), a line end, or turns the direction of writing."""
    category = unicodedata.category(character)
    return category in ("Cc", "Cs", "Zl", "Zp") or (category == "Cf" and character not in JOINERS)


def shown(text: str, most: int = LONGEST_SHOWN) -> str:
    """A name or another text chosen by others, safe to show and not too long."""
    return printable(shorten(text, most))
