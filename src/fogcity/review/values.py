"""Every seat's chance of winning at a position, in parts per million, so that sums are exact.

Every seat judges the full state by what it knows, and the mean counts, because what one seat holds in secret is part of
the position, too. A finished game is worth its result.
"""

import math
from collections.abc import Sequence
from hashlib import sha256
from typing import Any, Final, NamedTuple, Self

import numpy as np
import numpy.typing as npt

from fogcity.bots import chances
from fogcity.bots.chances import Evaluator
from fogcity.games import Game, State
from fogcity.review import core

MILLION: Final = core.MILLION

Values = npt.NDArray[np.int64]
"""A value for each seat, in parts of a million. They add up to a million."""


class Margin(NamedTuple):
    """The points by which a seat is expected to end ahead of the best of the others, and their standard error."""

    points: float
    error: float

    @classmethod
    def of(cls, total: int, squares: int, playouts: int) -> Self:
        """The mean of so many games from the sum of their margins and of their squares, in tenths of a point."""
        spread = max(0, squares * playouts - total * total)
        return cls(total / (playouts * core.TENTHS), math.sqrt(spread / (playouts - 1)) / (playouts * core.TENTHS))


class Judge:
    """Judges the positions of a game, and what actions may lead to, by its network or by another evaluator."""

    def __init__(self, game: Game, evaluator: Evaluator | None = None) -> None:
        self.game = game
        self.version = "custom" if evaluator else chances.version(game.id)
        self._evaluator = evaluator or chances.evaluator(game)
        self._calls = core.calls(game, self._evaluator)
        self._states = np.zeros(core.ROOM, game.rules.STATE)
        self._raw = self._states.view(np.uint8)
        self._out = np.zeros(2 * game.players, np.int64)

    def __call__(self, state: State) -> Values:
        """What a position is worth to every seat."""
        return self._ask("value", state)[1]

    def expected(self, state: State, seat: int, action: int, key: str) -> Values:
        """The mean value of what an action (START, RESAMPLE) may lead to; `key` seeds draws where there is too much."""
        return self._ask("expected", state, raw=self._raw, seat=seat, action=action, key=words(key))[1]

    def outcomes(self, state: State, seat: int, action: int) -> int:
        """How many different states an action may lead to; 0 where there are too many to look at all."""
        return int(self._ask("expected", state, raw=self._raw, seat=seat, action=action, key=words(""))[0])

    def gain(self, veiled: State, seat: int, action: int, other: int, deals: int, key: str) -> float:
        """How much more win chance an action has than another, by what the seat knows; `key` seeds the deals."""
        asked = {"seat": seat, "action": action, "other": other, "iterations": deals, "key": words(key)}
        return float(self._ask("gain", veiled, **asked)[0])

    def ahead(self, veiled: State, seat: int, action: int, other: int, deals: int, key: str) -> tuple[float, float]:
        """How many more games a seat wins after an action than after another, and the sum of the squares.

        The network plays on from so many deals of what the seat does not know, dealt as it believes, until games end.
        """
        own, out = self._evaluator, np.zeros(2, np.float64)
        net = own.net(self.game)
        self._states[core.HERE] = veiled
        play = core.functions(self.game.id, own).ahead
        play(self.game.setup, self._states, seat, action, other, deals, words(key), net, own.space(net), out)
        return float(out[0]), float(out[1])

    def margins(self, state: State, playouts: int, key: str) -> list[Margin]:
        """What every seat is expected to end ahead by, from games that the network plays on from here."""
        self._ask("margins", state, iterations=playouts, key=words(key))
        players = self.game.players
        return [Margin.of(int(self._out[i]), int(self._out[players + i]), playouts) for i in range(players)]

    def accuracy(self, losses: Sequence[float]) -> float | None:
        """How well a player decided who lost so much win chance by each decision; None where there are none."""
        return float(self._calls["accuracy"](losses=np.array(losses, np.float64))) if losses else None

    def _ask(self, what: str, state: State, **given: Any) -> tuple[Any, Values]:
        self._states[core.HERE] = state
        self._out[:] = 0
        answer = self._calls[what](setup=self.game.setup, states=self._states, out=self._out, **given)
        return answer, self._out[: self.game.players].copy()


def words(key: str) -> npt.NDArray[np.uint32]:
    """Three words that seed chance, from any text."""
    return np.frombuffer(sha256(key.encode()).digest()[:12], "<u4").astype(np.uint32)
