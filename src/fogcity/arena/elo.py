"""Strength as Elo: the Bradley-Terry model by maximum likelihood, with a bootstrap over deals.

Every two bots at a table are compared by their places. The order of games does not matter, and not all bots need to
have met, as long as comparisons connect them. A bot that has only won would be infinitely strong, so each bot also gets
one draw against an average one; that keeps ratings finite and hardly changes them once there are games.
"""

from collections import defaultdict
from collections.abc import Hashable, Iterable, Sequence
from dataclasses import dataclass

import numpy as np
import numpy.typing as npt

from fogcity.arena.match import Result

SCALE = 400 / np.log(10)
"""Points of Elo for a unit of the model: 400 points are odds of ten to one."""
DRAWS = 1.0
"""How many draws against an average bot each bot is given."""
SAMPLES = 300
"""How often the deals are drawn again for an interval."""
STEPS = 100
Array = npt.NDArray[np.float64]


@dataclass(frozen=True)
class Rating:
    """A bot's strength, with its interval at 95 %."""

    elo: float
    low: float
    high: float


def points(results: Iterable[Result], names: Sequence[str]) -> Array:
    """How often each bot placed better than each other one; a shared place counts half for both."""
    number = {name: i for i, name in enumerate(names)}
    better = np.zeros((len(names), len(names)))
    for result in results:
        for i, name in enumerate(result.line_up):
            for j, other in enumerate(result.line_up):
                if name != other:
                    ahead = result.places[j] - result.places[i]
                    better[number[name], number[other]] += 1.0 if ahead > 0 else 0.5 if ahead == 0 else 0.0
    return better


def fit(better: Array) -> Array:
    """The strengths that make such points likeliest, in Elo, with a mean of 0; Newton's method."""
    n = len(better)
    played = better + better.T
    strength = np.zeros(n)
    for _ in range(STEPS):
        expected = 1 / (1 + np.exp(strength[None, :] - strength[:, None]))
        average = 1 / (1 + np.exp(-strength))
        slope = (better - played * expected).sum(1) + DRAWS * (0.5 - average)
        weight = played * expected * (1 - expected)
        curve = np.diag(weight.sum(1) + DRAWS * average * (1 - average)) - weight
        change = np.linalg.solve(curve, slope)
        strength += np.clip(change, -1, 1)
        if np.abs(change).max() < 1e-9:
            break
    elo: Array = SCALE * (strength - strength.mean())
    return elo


def ratings(
    groups: Iterable[tuple[Hashable, Sequence[Result]]], *, zero: Sequence[str] = (), seed: int = 0
) -> dict[str, Rating]:
    """The strength of every bot, from results that are grouped by deals of one programme or plan.

    `zero` names the bots whose mean strength is 0; without it, that is the mean of all.
    """
    of_deals: dict[Hashable, list[Result]] = defaultdict(list)
    for group, results in groups:
        for result in results:
            of_deals[group, result.deal].append(result)
    names = sorted({name for results in of_deals.values() for result in results for name in result.line_up})
    by_deal = np.array([points(results, names) for results in of_deals.values()])
    base = [names.index(name) for name in zero if name in names] or list(range(len(names)))

    def rated(better: Array) -> Array:
        elo = fit(better)
        return np.asarray(elo - elo[base].mean())

    rng = np.random.default_rng(seed)
    drawn = (rng.integers(len(by_deal), size=len(by_deal)) for _ in range(SAMPLES))
    samples = np.array([rated(by_deal[deals].sum(0)) for deals in drawn])
    low, high = np.percentile(samples, (2.5, 97.5), axis=0)
    best = rated(by_deal.sum(0))
    return {name: Rating(float(best[i]), float(low[i]), float(high[i])) for i, name in enumerate(names)}
