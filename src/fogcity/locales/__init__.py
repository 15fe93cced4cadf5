"""Texts in people's languages: one set of Project Fluent files for the browser client and for Python.

A language is a folder, a part of the site a file in it. English is complete by definition; tests/test_locales.py keeps
the other languages level with it.
"""

from functools import cache
from importlib.resources import files
from typing import Any

from fogcity.extras import extra

with extra("server"):
    from fluent.syntax import FluentParser, ast

LANGUAGES = ("en", "fr", "nl", "ko")
"""The first one is spoken to whoever asks for none of them."""
PARTS = tuple(sorted(file.name.removesuffix(".ftl") for file in (files(__name__) / LANGUAGES[0]).iterdir()))
"""What a language is written in: texts of the site, and of each game those of its table and those of its lessons."""


def text(locale: str, message: str, **arguments: Any) -> str:
    """A message in a language, such as `text("nl", "guest-name", …)`; KeyError where there is none of that id.

    Python gives names, no sentences: it fills in variables, and leaves plurals and cases to the client.
    """
    return "".join(_written(element, arguments) for element in _messages(locale)[message].elements)


def _written(element: ast.TextElement | ast.Placeable, arguments: dict[str, Any]) -> str:
    if isinstance(element, ast.TextElement):
        return element.value
    if isinstance(element.expression, ast.VariableReference):
        return str(arguments[element.expression.id.name])
    raise NotImplementedError(f"Python fills in variables only, not {type(element.expression).__name__}")


def negotiate(header: str | None) -> str:
    """The language that fits an Accept-Language header best."""
    wishes: list[tuple[float, str]] = []
    for entry in (header or "").split(","):
        tag, _, weight = entry.partition(";")
        try:
            quality = float(weight.strip().removeprefix("q=") or 1)
        except ValueError:
            continue  # what somebody's browser garbles is not wished for
        if quality > 0:
            wishes.append((-quality, tag.strip()))
    ordered = (tag.partition("-")[0].lower() for _, tag in sorted(wishes, key=lambda wish: wish[0]))
    return next((language for language in ordered if language in LANGUAGES), LANGUAGES[0])


@cache
def source(locale: str, part: str) -> str:
    """What a file of texts holds."""
    return (files(__name__) / locale / f"{part}.ftl").read_text(encoding="utf-8")


@cache
def _messages(locale: str) -> dict[str, ast.Pattern]:
    parser = FluentParser(with_spans=False)
    entries = (entry for part in PARTS for entry in parser.parse(source(locale, part)).body)
    return {entry.id.name: entry.value for entry in entries if isinstance(entry, ast.Message) and entry.value}
