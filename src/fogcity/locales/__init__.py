"""Texts in people's languages: one set of Project Fluent files for the browser client and for Python.

A language is a folder, a part of the site a file in it. English is complete by definition; tests/test_locales.py keeps
the other languages level with it.
"""

from functools import cache
from importlib.resources import files
from typing import Any

from babel import negotiate_locale
from fluent.runtime import FluentBundle, FluentResource

LANGUAGES = ("en", "fr", "nl", "ko")
"""The first one is spoken to whoever asks for none of them."""
PARTS = tuple(sorted(file.name.removesuffix(".ftl") for file in (files(__name__) / LANGUAGES[0]).iterdir()))
"""What a language is written in: texts of the site, and of each game those of its table and those of its lessons."""


def text(locale: str, message: str, **arguments: Any) -> str:
    """A message in a language, such as `text("nl", "turn-call-title")`; KeyError where there is none of that id."""
    bundle = _bundle(locale)
    pattern = bundle.get_message(message).value
    if pattern is None:
        raise KeyError(message)
    written, problems = bundle.format_pattern(pattern, arguments)
    if problems:
        raise problems[0]
    return str(written)


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
    ordered = [tag for _, tag in sorted(wishes, key=lambda wish: wish[0])]
    return negotiate_locale(ordered, LANGUAGES, sep="-") or LANGUAGES[0]


@cache
def source(locale: str, part: str) -> str:
    """What a file of texts holds."""
    return (files(__name__) / locale / f"{part}.ftl").read_text(encoding="utf-8")


@cache
def _bundle(locale: str) -> FluentBundle:
    bundle = FluentBundle([locale], use_isolating=False)
    for part in PARTS:
        bundle.add_resource(FluentResource(source(locale, part)))
    return bundle
