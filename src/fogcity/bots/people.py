"""Levels that play like people: a champion's network with limited sight, a temperature and a habit.

A player notices some of the actions, rates them by the network and by a habit, and picks one at random, the better ones
more often. So mistakes are plausible, and the style stays the same for a whole game.
Each game says what a habit prefers, and declares its people beside its bots.
"""

from dataclasses import dataclass
from typing import Any, Final, Literal

import numpy as np

from fogcity.kernel import Rng, below, exp, rule

Habit = Literal["builder", "blocker", "collector", "gambler", "all_round"]
"""What somebody likes to do: build, block, collect, take chances, or nothing in particular."""
Look = Literal["cap", "scarf", "glasses", "beard", "bun", "hat", "curls", "bow", "crown"]
"""How somebody is drawn."""

FINE: Final = 1 << 24
UNSEEN: Final = -1e30

TEMPER: Final = np.dtype(
    (
        np.record,
        [
            ("temperature", np.float32),  # of the choice among what is noticed, in logits
            ("sight", np.float32),  # the chance that an action is noticed
            ("build", np.float32),  # what habits add, in temperatures
            ("block", np.float32),
            ("collect", np.float32),
            ("gamble", np.float32),
        ],
    )
)


def tempers(temperatures: tuple[float, ...], sight: float, **habits: float) -> tuple[Any, ...]:
    """How somebody chooses at a table of two, of three and so on.

    The more play, the less the network's likings of actions differ: at the same temperature mistakes would be worse.
    """
    return tuple(temper(temperature, sight, **habits) for temperature in temperatures)


def temper(
    temperature: float,
    sight: float,
    *,
    build: float = 0.0,
    block: float = 0.0,
    collect: float = 0.0,
    gamble: float = 0.0,
) -> Any:
    """How somebody chooses."""
    return np.array((temperature, sight, build, block, collect, gamble), TEMPER)[()]


@dataclass(frozen=True)
class Person:
    """Who plays at a level of a game: a name, a look, a habit, and how strong they are."""

    name: str
    look: Look
    habit: Habit
    ratings: tuple[int, ...]
    """Elo above the simplest sensible player at a table of two, of three and so on, as far as it was measured
    (docs/strength.md): with 100 more, somebody is placed ahead of the other 64 % of the time."""


@rule
def settle(likings: Any, count: int, who: Any, rng: Rng) -> int:
    """Pick one of several actions by how much they are liked; overwrites the likings.

    Somebody who would notice nothing notices the favorite.
    """
    best, top = 0, UNSEEN
    for i in range(count):
        if likings[i] > likings[best]:
            best = i
    liked = likings[best]
    for i in range(count):
        if below(rng, FINE) >= who.sight * FINE:
            likings[i] = UNSEEN
        top = max(top, likings[i])
    if top == UNSEEN:
        likings[best] = top = liked
    total = 0.0
    for i in range(count):
        likings[i] = exp((likings[i] - top) / who.temperature) if likings[i] != UNSEEN else 0.0
        total += likings[i]
    x = total * (below(rng, FINE) / float(FINE))
    for i in range(count):
        x -= likings[i]
        if x < 0.0:
            return i
    return best
