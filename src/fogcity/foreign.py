"""Text from elsewhere (files, names, what people type): how it is shown and quoted."""

import unicodedata
from typing import Any

ENCODING = "utf-8-sig"
"""How files are read: UTF-8, with a byte-order mark or without."""

LONGEST = 60
LONGEST_SHOWN = 80
JOINERS = "\u200c\u200d"
"""Marks that change how letters join and nothing else: some languages and emoji need them."""


def shorten(text: str, most: int = LONGEST) -> str:
    """A text with no more characters than that: what is too long ends in `…`."""
    return text if len(text) <= most else text[: most - 1] + "…"


def quote(value: Any) -> str:
    """Input as an error repeats it: in quotes if it is a text, harmless for terminals, and short whatever it is."""
    try:
        return shorten(repr(shorten(value) if isinstance(value, str) else value), 4 * LONGEST)
    except (ValueError, RecursionError):  # Python does not spell out whole numbers of thousands of digits
        return "something huge"


def printable(text: str) -> str:
    """A text with `�` for everything that a terminal would obey instead of showing it, or cannot show."""
    return "".join("�" if _is_unsafe(character) else character for character in text)


def _is_unsafe(character: str) -> bool:
    """Whether it is a control character, half of one (a surrogate), a line end, or turns the direction of writing."""
    category = unicodedata.category(character)
    return category in ("Cc", "Cs", "Zl", "Zp") or (category == "Cf" and character not in JOINERS)


def shown(text: str, most: int = LONGEST_SHOWN) -> str:
    """A name or another text that others chose, as it is shown: harmless and not too long."""
    return printable(shorten(text, most))
