"""A cache of games with their options, because an option may hold a whole board file."""

from collections.abc import Callable, Mapping
from functools import lru_cache, partial
from typing import Any, TypeVar

import anyio
import anyio.to_thread

from fogcity import games, position
from fogcity.games import BadInput, Game
from fogcity.server.problems import Refusal

T = TypeVar("T")

KEPT_GAMES = 32
"""The most games kept in memory: custom boards make for large keys."""
READ_SECONDS = 5.0
_READERS = anyio.CapacityLimiter(1)
"""Texts are parsed one at a time, so that a flood of them doesn't delay other requests."""


def game(name: str, options: Mapping[str, Any]) -> Game:
    """A game with its options; games change nothing in themselves, so tables share them."""
    return _made(name, tuple(sorted(options.items())))


@lru_cache(maxsize=KEPT_GAMES)
def _made(name: str, options: tuple[tuple[str, Any], ...]) -> Game:
    return games.make(name, **dict(options))


async def read_game(name: str, options: Mapping[str, Any]) -> Game:
    """A game with options from a client; texts of files are read outside the event loop, with a time limit."""
    make = partial(games.make, name, **options)
    if not any(isinstance(value, str) and "\n" in value for value in options.values()):
        return make()
    return await read(make)


async def read_start(name: str, options: Mapping[str, Any], text: str) -> tuple[Game, str]:
    """A game and a starting position from a client, parsed outside the event loop."""
    return await read(partial(_start, name, options, text))


def _start(name: str, options: Mapping[str, Any], text: str) -> tuple[Game, str]:
    """The text may begin with the game and its options, which must fit then, or leave them out."""
    game, rest = position.game_of(text, **options) if "|" in text else (games.make(name, **options), text)
    if game.id != name:
        raise BadInput(f"the position is for {game.id}, not for {name}")
    state = game.from_position(rest)
    if game.over(state):
        raise BadInput("the game is over in this position: give one where somebody can act")
    return game, game.position(state)


async def read(make: Callable[[], T], seconds: float | None = None) -> T:
    """Something that takes a while to read, outside the event loop and one after the other, with a time limit."""
    with anyio.move_on_after(READ_SECONDS if seconds is None else seconds):
        return await anyio.to_thread.run_sync(make, abandon_on_cancel=True, limiter=_READERS)
    raise Refusal("too_many", "The text could not be read in time: try again in a moment.", retry_after=10)
