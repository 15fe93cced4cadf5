"""The chance of every seat to win at a position, in parts of a million, so that sums are exact.

A full state is judged by every seat from what it knows, and the mean counts: what one seat holds in secret is part of
the position, too. A finished game is worth its result.
"""

from collections.abc import Callable, Sequence
from typing import Final

import numpy as np
import numpy.typing as npt

from fogcity.bots import chances
from fogcity.games import Game, State

MILLION: Final = 1_000_000
KEPT: Final = 20_000
"""The most positions whose values are kept."""

Values = npt.NDArray[np.int64]
"""A value for each seat, in parts of a million. They add up to a million."""

Outlook = Callable[[State, int], Sequence[float]]
"""The chance of every seat to win, as one seat sees it."""


def exact(shares: Sequence[float]) -> Values:
    """Shares that add up to 1 as whole parts of a million; what rounding leaves over goes to the largest."""
    parts = np.rint(np.asarray(shares, np.float64) * MILLION).astype(np.int64)
    parts[int(np.argmax(parts))] += MILLION - int(parts.sum())
    return parts


class Judge:
    """Judges the positions of a game; each one once."""

    def __init__(self, game: Game, outlook: Outlook | None = None) -> None:
        self.game = game
        self.outlook = outlook or chances.outlook(game)
        self.version = "custom" if outlook else chances.version(game.id)
        self._known: dict[bytes, Values] = {}

    def __call__(self, state: State) -> Values:
        key = state.tobytes()
        if key not in self._known:
            if len(self._known) >= KEPT:
                self._known.clear()
            self._known[key] = self._judge(state)
        return self._known[key]

    def _judge(self, state: State) -> Values:
        if self.game.over(state):
            return exact(chances.shares(self.game, state))
        seen = [self.outlook(self.game.veiled(state, seat), seat) for seat in range(self.game.players)]
        return exact(np.mean(seen, axis=0))
