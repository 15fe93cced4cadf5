"""Positions for tests of the rules: a game at a position as text, played in notation and asked why it refuses."""

from collections import Counter
from typing import Any

from fogcity.games import Illegal
from fogcity.games.cablecar import CableCar, CableCarOptions, rules
from fogcity.games.cablecar.board import (
    COPIES,
    PLAYABLE,
    TILES,
    squares_of,
)
from fogcity.kernel import new_rng


def cable_car(**options: Any) -> CableCar:
    """A game of Cable Car."""
    return CableCar(CableCarOptions(**options))


def play(game: CableCar, s: Any, action: str) -> None:
    """Let the seat whose turn it is carry out an action."""
    (seat,) = game.waiting(s)
    rules.apply(game.setup, s, seat, game.read(s, seat, action).number, new_rng(1))


def refused(game: object, s: object, seat: int, action: str) -> str | None:
    """The rule by which an action is refused, None if it is allowed."""
    try:
        game.read(s, seat, action)  # type: ignore[attr-defined]
    except Illegal as error:
        return error.rule
    return None


def late(game: CableCar, hands: str, *free: str, more: str = "") -> Any:
    """A state in which only these squares are free, and all other tiles are in hands or on the board."""
    left = Counter(dict(zip(TILES, COPIES.tolist(), strict=True))) - Counter(hands.replace("/", ",").split(","))
    squares = [square for square in squares_of(int(PLAYABLE)) if square not in free]
    board = ",".join(f"{tile}@{square}" for tile, square in zip(left.elements(), squares, strict=True))
    return game.from_position(f"{board} 1 {hands} {more}")
