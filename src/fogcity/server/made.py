"""Games with their options, made once: an option may hold the text of a whole board file."""

from collections.abc import Mapping
from functools import lru_cache, partial
from typing import Any

import anyio
import anyio.to_thread

from fogcity import games
from fogcity.games import Game
from fogcity.server.problems import Refusal

KEPT_GAMES = 32
"""So many games stay in memory: boards of people's own make for large keys."""
READ_SECONDS = 5.0
_READERS = anyio.CapacityLimiter(1)
"""One text at a time is read, so that many of them hold nobody else up."""


def game(name: str, options: Mapping[str, Any]) -> Game:
    """A game with its options; games change nothing in themselves, so tables share them."""
    return _made(name, tuple(sorted(options.items())))


@lru_cache(maxsize=KEPT_GAMES)
def _made(name: str, options: tuple[tuple[str, Any], ...]) -> Game:
    return games.make(name, **dict(options))


async def read_game(name: str, options: Mapping[str, Any]) -> Game:
    """A game with options that somebody sent; texts of files are read outside the event loop, for so long at most."""
    make = partial(games.make, name, **options)
    if not any(isinstance(value, str) and "\n" in value for value in options.values()):
        return make()
    with anyio.move_on_after(READ_SECONDS):
        return await anyio.to_thread.run_sync(make, abandon_on_cancel=True, limiter=_READERS)
    raise Refusal("too_many", "The file could not be read in time: try again in a moment.", retry_after=10)
