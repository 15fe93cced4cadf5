"""Helpers to build positions for tests."""

from typing import Any

import numpy as np

from fogcity import games
from fogcity.games import Game
from fogcity.games.cablecar import CableCar, rules
from fogcity.games.cablecar.board import SQUARE, TILES, TURNS
from fogcity.kernel import new_rng


def cable_car(**options: Any) -> CableCar:
    """A game of Cable Car."""
    game = games.make("cablecar", **options)
    assert isinstance(game, CableCar)
    return game


def put(game: CableCar, s: Any, *placements: str) -> None:
    """Lay tiles such as `aacb@c1/90` on the board, whoever's turn it is and legal or not."""
    for placement in placements:
        tile, _, place = placement.partition("@")
        square, _, turn = place.partition("/")
        rules.take_kind(s, TILES.index(tile))
        rules.place(game.setup, s, TILES.index(tile), TURNS.index(int(turn or 0)), SQUARE[square])


def laid(game: CableCar, *placements: str) -> Any:
    """An empty board with these tiles on it."""
    s = np.zeros(1, rules.STATE)[0]
    rules.clear(s)
    put(game, s, *placements)
    return s


def give(s: Any, seat: int, *tiles: str) -> None:
    """Make these the hand of a seat."""
    for slot, tile in enumerate(tiles):
        s.hand[seat, slot] = TILES.index(tile) + 1


def started(game: Game, seed: int = 1) -> Any:
    """A new game."""
    return game.start(new_rng(seed))
