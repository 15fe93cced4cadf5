"""How much better another action would have been, judged by what its seat knew.

A strong bot searches the veiled state. Where it would have played something else, both actions are tried on the same
deals of what the seat could not know, with the same chance: the network plays on for everybody until the seat acts
again, and its win chance then is what counts. The action to compare with is the search's favorite, not the best of
many noisy estimates, so the difference is not biased upward.
"""

from collections.abc import Callable, Sequence
from hashlib import sha256
from typing import Final, NamedTuple

import numpy as np

from fogcity import bots
from fogcity.bots import Bot
from fogcity.games import Game, State
from fogcity.kernel import Rng, new_rng
from fogcity.review.values import MILLION, Judge

SEARCH: Final = "champion@{}"
ITERATIONS: Final = 200
DEALS: Final = 24
PLAYER: Final = "policy"
"""The bot that plays on: fast, and almost the strongest."""
LONGEST: Final = 200
"""The most actions of others before a seat acts again."""


class Advice(NamedTuple):
    """What the search would have done, and what the seat lost by doing something else, in parts of a million."""

    best: int
    loss: int


class Critic:
    """Judges decisions of a game."""

    def __init__(self, judge: Judge, *, iterations: int = ITERATIONS, deals: int = DEALS) -> None:
        self.game, self.deals = judge.game, deals
        self._judge = judge
        self._thinker = bots.make(self.game, SEARCH.format(iterations), seed=0)
        self._player = bots.make(self.game, PLAYER, seed=0)

    def __call__(self, veiled: State, seat: int, played: int, actions: Sequence[int], key: str) -> Advice:
        """Compare an action with the best one; `key` seeds the deals."""
        best = self._thinker.choose(self.game, veiled, seat, actions)
        if best == played:
            return Advice(best, 0)
        gains = [
            self._worth(veiled, seat, best, f"{key} {deal}") - self._worth(veiled, seat, played, f"{key} {deal}")
            for deal in range(self.deals)
        ]
        return Advice(best, max(0, round(MILLION * float(np.mean(gains)))))

    def _worth(self, veiled: State, seat: int, action: int, key: str) -> float:
        """The win chance of a seat when it acts again after an action, in one deal."""
        return worth(self.game, self._judge, self._player, veiled, seat, action, _chance(key))


def _chance(key: str) -> Callable[[int], Rng]:
    def at(step: int) -> Rng:
        digest = sha256(f"{key} {step}".encode()).digest()
        return new_rng(*(int.from_bytes(digest[i : i + 4], "little") for i in (0, 4, 8)))

    return at


def worth(
    game: Game, judge: Judge, player: Bot, veiled: State, seat: int, action: int, chance: Callable[[int], Rng]
) -> float:
    """The win chance of a seat when it acts again after an action, in the deal of one stream of chance."""
    states = game.restore(veiled.tobytes())
    state = states[0]
    game.rules.resample(game.setup, state, chance(0))
    actor = seat
    for step in range(1, LONGEST):
        game.rules.apply(game.setup, state, actor, action, chance(step))
        waiting = game.waiting(state)
        if not waiting or seat in waiting:
            break
        actor = waiting[0]
        hidden = game.veiled(state, actor)
        action = player.choose(game, hidden, actor, game.numbers(hidden, actor))
    if game.over(state):
        return float(judge(state)[seat]) / MILLION
    return judge.outlook(game.veiled(state, seat), seat)[seat]
