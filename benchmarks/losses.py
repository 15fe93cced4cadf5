"""How much win chance decisions lose, level by level: what the thresholds of judgments are found from.

    python -m benchmarks.losses cablecar --games 20

Every level plays against itself, and its decisions are reviewed. Prints for each level how many points of win chance
its decisions lose that are not the search's favorite (quantiles), and how often each judgment is given.
"""

import argparse
import hashlib

import numpy as np

from fogcity import bots, games, record
from fogcity.bots import Budget
from fogcity.review.critic import Critic
from fogcity.review.report import review
from fogcity.review.scale import DECIDED, ITERATIONS, THRESHOLDS, judgment
from fogcity.review.values import Judge
from fogcity.table import Table

QUANTILES = (0.5, 0.75, 0.9, 0.95, 0.99)


def losses(game: games.Game, judge: Judge, critic: Critic, level: str, number: int) -> list[float]:
    """What the decisions of a game lost, both sides of which a level played, while it was open."""
    table = Table(game, secret=hashlib.sha256(f"losses {number}".encode()).digest())
    minds = [bots.make(game, level, seed=number, budget=Budget(iterations=ITERATIONS)) for _ in range(game.players)]
    while not table.over:
        seat = table.waiting[0]
        table.play(seat, minds[seat].choose(game, table.veiled(seat), seat, table.numbers(seat)))
    found = review(record.of_table(table), judge=judge, critic=critic)
    before = [found.dealt, *(step.chances for step in found.steps)]
    return [
        step.loss
        for step, chances in zip(found.steps, before, strict=False)
        if step.loss is not None and DECIDED < chances[step.seat] < 1 - DECIDED
    ]


def main() -> None:
    """Play, review and print."""
    parser = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    parser.add_argument("game")
    parser.add_argument("--games", type=int, default=20)
    wanted = parser.parse_args()
    game = games.make(wanted.game, players=2)
    judge = Judge(game)
    critic = Critic(judge)
    print("level      decisions   " + " ".join(f"{quantile:>6.0%}" for quantile in QUANTILES), *THRESHOLDS, flush=True)
    for level in bots.levels(wanted.game):
        lost = np.array([loss for i in range(wanted.games) for loss in losses(game, judge, critic, level, i)])
        points = " ".join(f"{100 * value:6.1f}" for value in np.quantile(lost, QUANTILES))
        rates = [np.mean([judgment(loss) == name for loss in lost]) for name in THRESHOLDS]
        print(f"{level:10} {len(lost):9}   {points} ", " ".join(f"{rate:6.1%}" for rate in rates), flush=True)


if __name__ == "__main__":
    main()
