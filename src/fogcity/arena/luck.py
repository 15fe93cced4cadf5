"""Margins and wins without luck: subtracts what chance brought each bot.

Luck has mean zero no matter who plays, so any multiple of it can be subtracted from a result without changing the mean
(control variates). It is judged later than in reviews, at several later turns of every seat, in win chances and in
points. How much of each to subtract is fitted by least squares with a small penalty, on deals other than those being
corrected: no game has a say in its own correction, and the adjusted mean is unbiased.
"""

from collections import defaultdict
from collections.abc import Callable, Iterable, Mapping, Sequence
from concurrent.futures import ProcessPoolExecutor
from dataclasses import dataclass
from functools import cache, partial
from multiprocessing import get_context
from typing import Any, Final

import numpy as np
import numpy.typing as npt

from fogcity import games, record
from fogcity.arena.match import Plan, Result, deal
from fogcity.arena.stats import entries, margin
from fogcity.review.foresight import Foresight
from fogcity.simulation import Z95, cores

Rows = npt.NDArray[np.float64]
"""A row for each deal: the value, then its lucks."""
FOLDS: Final = 10
"""Deals are cut into so many parts; what is taken off from one is fitted on the others."""
PENALTY: Final = 10.0
"""Weighs like so many deals in which luck explains nothing: a few deals say little about many kinds of luck."""


@dataclass(frozen=True)
class Adjusted:
    """A mean without luck."""

    mean: float
    interval: tuple[float, float]
    """At 95 %."""
    narrower: float
    """How many times as wide the interval of the plain mean is."""


Luck = tuple[float, ...]
"""The luck of a bot in a game: for each look in win chance, and in points of margin more than the others had."""


@cache
def _foresight(game_id: str, options: tuple[tuple[str, Any], ...]) -> Foresight:
    return Foresight(games.make(game_id, **dict(options)))


def luck(plan: Plan, result: Result) -> list[Luck]:
    """The luck of every bot of the line-up in a game."""
    table = deal(plan, result.deal)
    for entry in result.log:
        seat, _, text = entry.partition(": ")
        table.play(int(seat) - 1, text)
    found = _foresight(plan.game, tuple(plan.options.items())).luck(record.of_table(table))
    parts = found.reshape(-1, 2, plan.players)
    points = parts[:, 1]
    parts[:, 1] = points - (points.sum(axis=1, keepdims=True) - points) / (plan.players - 1)
    seats = [result.seat(number) for number in range(plan.players)]
    return [tuple(parts[:, :, seat].ravel().tolist()) for seat in seats]


def lucks(
    plan: Plan,
    results: Sequence[Result],
    workers: int | None = None,
    advance: Callable[[int], None] = lambda done: None,
) -> dict[str, list[Luck]]:
    """The luck of every bot of the line-up by the keys of games; BadInput where nobody can judge the game."""
    _foresight(plan.game, tuple(plan.options.items()))
    found: dict[str, list[Luck]] = {}
    if workers == 1:
        for result in results:
            found[result.key] = luck(plan, result)
            advance(1)
        return found
    with ProcessPoolExecutor(workers or cores(), get_context("spawn")) as pool:
        for result, each in zip(results, pool.map(partial(luck, plan), results, chunksize=4), strict=True):
            found[result.key] = each
            advance(1)
    return found


def summary(results: Sequence[Result], found: Mapping[str, list[Luck]], name: str) -> dict[str, Adjusted | None]:
    """A bot's margin and wins without luck."""
    played = entries(results, name)
    own = [found[result.key][i] for result, i in played]
    deals = [result.deal for result, _ in played]
    return {
        "margin": adjusted(deals, [margin(result, i) for result, i in played], own),
        "wins": adjusted(deals, [result.wins()[i] for result, i in played], own),
    }


def adjusted(deals: Iterable[int], values: Iterable[float], own: Iterable[Sequence[float]]) -> Adjusted | None:
    """The mean of values without luck, given with their deals and luck; None where there are too few deals.

    Games of a deal share their chance and count as one observation.
    """
    of_deals: dict[int, list[tuple[float, ...]]] = defaultdict(list)
    for number, value, parts in zip(deals, values, own, strict=True):
        of_deals[number].append((value, *parts))
    means = np.array([np.mean(of_deals[number], axis=0) for number in sorted(of_deals)])
    if len(means) < 2 * FOLDS:
        return None
    taken = slopes(means)[np.arange(len(means)) % FOLDS]
    corrected = means[:, 0] - (taken * means[:, 1:]).sum(axis=1)
    mean, spread = float(corrected.mean()), float(corrected.std(ddof=1))
    half = Z95 * spread / len(means) ** 0.5
    return Adjusted(mean, (mean - half, mean + half), float(means[:, 0].std(ddof=1)) / spread if spread else 1.0)


def slopes(means: Rows) -> Rows:
    """How much of each luck is taken off from the values in each part, fitted on the other parts."""
    part = np.arange(len(means)) % FOLDS
    return np.array([_slopes(means[part != fold]) for fold in range(FOLDS)])


def _slopes(means: Rows) -> Rows:
    centered = means - means.mean(axis=0)
    spreads = centered[:, 1:].std(axis=0)
    spreads[spreads == 0.0] = 1.0
    kinds = centered[:, 1:] / spreads
    fitted: Rows = np.linalg.solve(kinds.T @ kinds + PENALTY * np.eye(len(spreads)), kinds.T @ centered[:, 0]) / spreads
    return fitted
