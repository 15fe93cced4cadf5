"""Translations: one set of Project Fluent files for the browser client and for Python.

Each language is a folder with a file for each part of the site. English is complete by definition;
tests/test_locales.py checks the other languages against it.
"""

import re
from collections.abc import Sequence
from functools import cache
from importlib.resources import files
from typing import Any

from fogcity.extras import extra
from fogcity.locales import korean

with extra("server"):
    from fluent.syntax import FluentParser, ast

LANGUAGES = ("en", "fr", "nl", "ko")
"""The first one is the fallback."""
DECIMAL_COMMA = ("fr", "nl")
PARTS = tuple(sorted(file.name.removesuffix(".ftl") for file in (files(__name__) / LANGUAGES[0]).iterdir()))
"""What a language is written in: texts of the site, and of each game those of its table and those of its lessons."""


def text(locale: str, message: str, **arguments: Any) -> str:
    """A message in a language, such as `text("nl", "guest-name", …)`; KeyError where there is none of that id."""
    said = _pattern(locale, _message(locale, message), arguments)
    return korean.finish(said) if locale == "ko" else said


def has(locale: str, message: str) -> bool:
    """Whether a language has a message."""
    return message in _written(locale)


def _pattern(locale: str, pattern: ast.Pattern, arguments: dict[str, Any]) -> str:
    return "".join(
        element.value if isinstance(element, ast.TextElement) else _said(locale, element.expression, arguments)
        for element in pattern.elements
    )


def _said(locale: str, expression: Any, arguments: dict[str, Any]) -> str:
    """A placeable, formatted; only the parts of Fluent that our texts use are supported."""
    match expression:
        case ast.SelectExpression(selector=selector, variants=variants):
            return _pattern(locale, _variant(locale, _value(selector, arguments), variants).value, arguments)
        case ast.Placeable(expression=inner):
            return _said(locale, inner, arguments)
    return (
        _number(locale, value, expression) if isinstance(value := _value(expression, arguments), float) else str(value)
    )


def _value(expression: Any, arguments: dict[str, Any]) -> Any:
    match expression:
        case ast.VariableReference():
            return arguments[expression.id.name]
        case ast.StringLiteral() | ast.NumberLiteral():
            return expression.parse()["value"]
        case ast.FunctionReference() if expression.id.name == "NUMBER":
            return float(_value(expression.arguments.positional[0], arguments))
    raise TypeError(f"texts must not use {type(expression).__name__}: only the browser could show it")


def _number(locale: str, value: float, expression: Any) -> str:
    """A number with as many digits as it is asked for, and the comma or point of the language."""
    named = expression.arguments.named if isinstance(expression, ast.FunctionReference) else []
    least = next((int(each.value.value) for each in named if each.name.name == "minimumFractionDigits"), 0)
    digits = max(least, len(f"{value:.3f}".rstrip("0").partition(".")[2]))
    return f"{value:.{digits}f}".replace(".", "," if locale in DECIMAL_COMMA else ".")


def _variant(locale: str, value: Any, variants: Sequence[ast.Variant]) -> ast.Variant:
    """The variant of exactly this value, else of its plural form, else the one with the star."""
    number = isinstance(value, int | float)
    for wanted in (value, _plural(locale, value) if number else None):
        for variant in variants:
            key = variant.key.name if isinstance(variant.key, ast.Identifier) else float(variant.key.value)
            if key == wanted:
                return variant
    return next(variant for variant in variants if variant.default)


def _plural(locale: str, number: float) -> str:
    """The plural form of a number by the Unicode rules for our languages."""
    if locale == "ko":
        return "other"
    one = 0 <= number < 2 if locale == "fr" else number == 1
    return "one" if one else "other"


def negotiate(header: str | None) -> str:
    """The language that fits an Accept-Language header best."""
    accepted: list[tuple[float, str]] = []
    for entry in (header or "").split(","):
        tag, _, weight = entry.partition(";")
        try:
            quality = float(weight.strip().removeprefix("q=") or 1)
        except ValueError:
            continue  # a quality that cannot be read
        if quality > 0:
            accepted.append((-quality, tag.strip()))
    ordered = (tag.partition("-")[0].lower() for _, tag in sorted(accepted, key=lambda one: one[0]))
    return next((language for language in ordered if language in LANGUAGES), LANGUAGES[0])


@cache
def source(locale: str, part: str) -> str:
    """What a file of texts holds."""
    return (files(__name__) / locale / f"{part}.ftl").read_text(encoding="utf-8")


@cache
def _message(locale: str, message: str) -> ast.Pattern:
    """A message, parsed when it is needed: to parse all of a server's takes half a second, in which nobody can play."""
    (entry, *_) = FluentParser(with_spans=False).parse(_written(locale)[message]).body
    assert isinstance(entry, ast.Message), message
    assert entry.value is not None, message
    return entry.value


@cache
def _written(locale: str) -> dict[str, str]:
    """Each message as it is written in its file; only the first line of one is not indented."""
    texts = (text for part in PARTS for text in _MESSAGE.split(source(locale, part)))
    return {text.partition(" ")[0]: text for text in texts if _MESSAGE.match(text)}


_MESSAGE = re.compile(r"^(?=[a-zA-Z][\w-]* =)", re.MULTILINE)
