"""Complete positions as lines of text to paste: the game and its options, then the position as the game writes it.

    GAME players=2 … | what is on the table, as the game writes it (docs/positions.md)

Options with their default values are left out. One that is not a short word, such as the text of a board file, is
named by its hash (`board=#1a2b3c4d5e6f`) and must be passed along with the position.
"""

import re
from dataclasses import fields
from hashlib import sha256
from typing import Any

from fogcity import games
from fogcity.foreign import quote, shorten
from fogcity.games import BadInput, Game, State

LIMIT = 10_000
"""Longer texts are refused."""
_WORD = re.compile(r"[\w.-]{1,40}", re.ASCII)
_NUMBER = re.compile(r"-?\d{1,6}", re.ASCII)


def write(game: Game, s: State) -> str:
    """A state of a game as text; a veiled one has `?` where something is hidden."""
    return f"{_head(game)} | {game.position(s)}"


def read(text: str, **options: Any) -> tuple[Game, State]:
    """The game and the state that a text means, veiled where it has `?`; BadInput says what is wrong with it."""
    game, rest = game_of(text, **options)
    return game, game.from_position(rest)


def aside(game: Game) -> dict[str, Any]:
    """The options that must be given beside a position, because it only names them."""
    values = game.options.changed()
    return {name: value for name, value in values.items() if isinstance(value, str) and not _WORD.fullmatch(value)}


def game_of(text: str, **options: Any) -> tuple[Game, str]:
    """The game that a text begins with, and the rest; `options` are those given beside it."""
    if len(text) > LIMIT:
        raise BadInput(f"a text of {len(text)} characters is too long for a position: {LIMIT} are allowed")
    head, bar, rest = text.partition("|")
    name, *words = head.split() or [""]
    if not bar or name not in games.names():
        raise BadInput(f"a position begins with its game and options, as in '{games.names()[0]} players=2 | …'")
    types = {field.name: field.type for field in fields(games.kind(name).options_type)}
    values: dict[str, Any] = {}
    for word in words:
        option, _, value = word.partition("=")
        if option not in types or option in values:
            raise BadInput(f"{quote(word)} is not an option of {name}, or is written twice: it has {', '.join(types)}")
        values[option] = _value(types[option], option, value, options)
    for option, value in options.items():
        if values.setdefault(option, value) != value:
            raise BadInput(f"the position says {_word(option, values[option])}: do not give another {option} beside it")
    return games.make(name, **values), rest.strip()


def _head(game: Game) -> str:
    """The game's id and options; who started does not matter any more."""
    values = {"players": game.players, **game.options.changed()}
    return " ".join([game.id, *(_word(name, value) for name, value in values.items() if name != "first")])


def _word(option: str, value: Any) -> str:
    if value is True:
        return option
    if isinstance(value, str) and not _WORD.fullmatch(value):
        return f"{option}={_hash(value)}"
    return f"{option}={str(value).lower() if isinstance(value, bool) else value}"


def _hash(value: str) -> str:
    return f"#{sha256(value.encode()).hexdigest()[:12]}"


def _value(kind: Any, option: str, text: str, beside: dict[str, Any]) -> Any:
    """The value of an option from a word of the head."""
    if kind is bool and text in ("", "true", "false"):
        return text != "false"
    if kind is str and text.startswith("#"):
        given = beside.get(option)
        if not isinstance(given, str) or _hash(given) != text:
            raise BadInput(f"the position needs the {option} named {shorten(text)}: give it beside the position")
        return given
    if kind is str and _WORD.fullmatch(text):
        return text
    if kind is not bool and kind is not str and _NUMBER.fullmatch(text):
        return int(text)
    raise BadInput(f"{option}={shorten(text)} cannot be an option")
