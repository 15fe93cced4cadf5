"""How much better another action would have been, judged by what its seat knew.

A strong bot searches the veiled state. Where it would have played something else, both actions are tried on the same
deals of what the seat could not know, with the same draws: the network plays on for everybody until the seat acts
again, and its win chance at that point is what counts. The action to compare with is the search's favorite, not the
best of many noisy estimates, so the difference is not biased upward.
"""

from collections.abc import Sequence
from typing import NamedTuple

from fogcity import bots
from fogcity.games import State
from fogcity.review.scale import DEALS, ITERATIONS, SEARCH
from fogcity.review.values import MILLION, Judge


class Advice(NamedTuple):
    """What the search would have done, and what the seat lost by doing something else, in parts of a million."""

    best: int
    loss: int


class Critic:
    """Judges decisions of a game."""

    def __init__(self, judge: Judge, *, iterations: int = ITERATIONS, deals: int = DEALS) -> None:
        self.game, self.deals = judge.game, deals
        self._judge = judge
        self._thinker = bots.make(self.game, f"{SEARCH}@{iterations}", seed=0)

    def __call__(self, veiled: State, seat: int, played: int, actions: Sequence[int], key: str) -> Advice:
        """Compare an action with the best one; `key` seeds the deals."""
        best = self._thinker.choose(self.game, veiled, seat, actions)
        if best == played:
            return Advice(best, 0)
        gain = self._judge.gain(veiled, seat, best, played, self.deals, key)
        return Advice(best, max(0, int(gain * MILLION + 0.5)))
