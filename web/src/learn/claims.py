"""What texts claim: the numbers, squares, colors and places that they tell, in every language.

A lesson works these out by the rules; `prove` fails unless each text tells just that, no matter which language it is
in. 0 and 1 are not compared: too many words for them are articles.
"""

import re
from collections.abc import Collection, Mapping
from functools import cache

from fluent.syntax import FluentParser, ast
from fluent.syntax.visitor import Visitor

from fogcity import locales

Told = int | str
"""A number, or the id of a square, color or place."""

_NUMBERS: dict[str, dict[str, int]] = {
    "en": {
        "two|second|both|twice|doubles?|doubled": 2,
        "three|thirds?": 3,
        **{word: n for n, word in enumerate("four five six seven eight nine ten".split(), start=4)},
    },
    "fr": {
        "deux|second|seconde|deuxième|doubles?|doublés?|doublées?": 2,
        "trois|troisième": 3,
        "quatre": 4,
        "cinq": 5,
        "six": 6,
        "sept": 7,
        "huit": 8,
        "dix": 10,
    },
    "nl": {
        "twee|tweede|beide|allebei|dubbele?|verdubbeld": 2,
        "drie|derde": 3,
        **{word: n for n, word in enumerate("vier vijf zes zeven acht negen tien".split(), start=4)},
    },
    "ko": {
        "두|둘|둘째|양쪽": 2,
        "세|셋|셋째": 3,
        "네|넷": 4,
        **{word: n for n, word in enumerate("다섯 여섯 일곱 여덟 아홉".split(), start=5)},
    },
}
"""Whole words that mean a number."""
_COLORS: dict[str, dict[str, str]] = {
    "en": {color: rf"\b{color}\b" for color in "yellow blue orange green purple black red brown gray".split()},
    "fr": {
        "yellow": r"\bjaunes?\b",
        "blue": r"\bbleue?s?\b",
        "orange": r"\boranges?\b",
        "green": r"\bverte?s?\b",
        "purple": r"\bviolet(?:te)?s?\b|\broses?\b",
        "black": r"\bnoire?s?\b",
        "red": r"\brouges?\b",
        "gray": r"\bgrise?s?\b",
    },
    "nl": {
        "yellow": r"\bgee?le?\b",
        "blue": r"\bblauwe?\b",
        "orange": r"\boranje\b",
        "green": r"\bgroene?\b",
        "purple": r"\bpaarse?\b",
        "black": r"\bzwarte?\b",
        "red": r"\broo?de?\b",
        "gray": r"\bgrij[sz]e?\b",
    },
    "ko": {
        "yellow": "노란|노랗",
        "blue": "파란|파랑",
        "orange": "주황",
        "green": "초록",
        "purple": "보라|분홍",
        "black": "검은|검정",
        "red": "빨간|빨강",
        "gray": "회색",
    },
}
"""How each language writes a color, whatever it belongs to."""
_SQUARE = re.compile(r"\b[a-h][1-8](?!\d)")


class FalseClaim(Exception):
    """Texts that say something else than the rules."""


def claim(holds: bool, what: str) -> None:
    """Fail unless something holds that a text says in words."""
    if not holds:
        raise FalseClaim(what)


def prove(game: str, says: Mapping[str, Collection[Told]], places: Mapping[str, Collection[str]]) -> None:
    """Fail unless in every language all texts of a game's lessons and rules tell what `says` has for them.

    Texts that are not in it must tell nothing; `places` are the names of each place of the game.
    """
    texts = {locale: _texts(locale, f"{game}-learn") for locale in locales.LANGUAGES}
    problems = [f"there is no text {message}" for message in says if message not in texts["en"]]
    for locale, messages in texts.items():
        for message, text in messages.items():
            right = {item for item in says.get(message, ()) if item not in (0, 1)}
            found = told(locale, text, places)
            if found != right:
                problems.append(f"{locale}: {message} tells {_show(found)} instead of {_show(right)}: {text}")
    if problems:
        raise FalseClaim("\n".join(problems))


def told(locale: str, text: str, places: Mapping[str, Collection[str]]) -> set[Told]:
    """The numbers from 2 on, squares, colors and places that a text tells."""
    found: set[Told] = set()
    for place, names in places.items():
        for name in sorted(names, key=len, reverse=True):
            if name in text:
                found.add(place)
                text = text.replace(name, "…")
    found |= set(_SQUARE.findall(text))
    text = _SQUARE.sub("…", text)
    found |= {color for color, words in _COLORS[locale].items() if re.search(words, text, re.IGNORECASE)}
    found |= {int(number) for number in re.findall(r"\d+", text)}
    for words, number in _NUMBERS[locale].items():
        if re.search(rf"(?<!\w)(?:{words})(?!\w)", text, re.IGNORECASE):
            found.add(number)
    return found - {0, 1}


def _show(found: Collection[Told]) -> str:
    return ", ".join(map(str, sorted(found, key=str))) or "nothing"


@cache
def _texts(locale: str, part: str) -> dict[str, str]:
    """The texts of a file with all their variants, without what is filled in later."""
    entries = FluentParser().parse(locales.source(locale, part)).body
    return {entry.id.name: _Words.of(entry) for entry in entries if isinstance(entry, ast.Message)}


class _Words(Visitor):
    """Collects the words of a message."""

    def __init__(self) -> None:
        self.words: list[str] = []

    @classmethod
    def of(cls, message: ast.Message) -> str:
        collected = cls()
        collected.visit(message.value)
        return " ".join(" ".join(collected.words).split())

    def visit_TextElement(self, node: ast.TextElement) -> None:  # noqa: N802 (the parser's name)
        self.words.append(node.value)
