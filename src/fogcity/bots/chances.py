"""Win chances: what a game's network expects of a position, from one seat's point of view.

This is the only place that computes win chances for people: calibration measures it, and everything that shows one asks
here. The chances of all seats add up to 1. A module of bots offers `OUTLOOK`, which makes an outlook for a game.
"""

import zlib
from collections.abc import Callable
from typing import Any, Final

from fogcity import found
from fogcity.bots import dense
from fogcity.games import BadInput, Game, State

SCALE: Final = 1
"""Counts up when chances are computed in another way from what a network says."""

Outlook = Callable[[State, int], list[float]]
"""The chance of every seat to win by the veiled state of one: acting or not, at any step before the end."""


def version(game_id: str) -> str:
    """The version of a game's win chances: values of different versions cannot be compared."""
    weights = b"".join(array.tobytes() for name, array in sorted(dense.load(game_id).items()) if name != "card")
    return f"{SCALE}-{zlib.crc32(weights):08x}"


def outlook(game: Game) -> Outlook:
    """Win chances for every seat of a game; a finished game gives its result."""
    module: Any = found.bots().get(game.id)
    make = getattr(module.load(), "OUTLOOK", None) if module is not None else None
    if make is None:
        raise BadInput(f"nobody has learned to judge {game.title}: its chances are not known")
    judge: Outlook = make(game)

    def chances(veiled: State, seat: int) -> list[float]:
        return shares(game, veiled) if game.over(veiled) else judge(veiled, seat)

    return chances


def shares(game: Game, state: State) -> list[float]:
    """Who has won a finished game: 1 for the winner, or a part for each of those who share the first place."""
    places = game.places(state)
    return [1 / places.count(1) if place == 1 else 0.0 for place in places]
