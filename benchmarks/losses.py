"""How much win chance decisions lose, level by level: what the thresholds of judgments are found from.

    python -m benchmarks.losses cablecar --games 20

Every level plays against itself, and its decisions are reviewed. Prints for each level how many points of win chance
its decisions lose that are not the search's favorite (quantiles), and how often each judgment is given.
"""

import argparse
import hashlib
from concurrent.futures import ProcessPoolExecutor
from functools import cache
from multiprocessing import get_context

import numpy as np

from fogcity import bots, games, record
from fogcity.bots import Budget
from fogcity.review.critic import Critic
from fogcity.review.report import review
from fogcity.review.scale import DECIDED, ITERATIONS, JUDGMENTS, judgment
from fogcity.review.values import Judge
from fogcity.simulation import cores
from fogcity.table import Table

QUANTILES = (0.5, 0.8, 0.9, 0.95, 0.99)


@cache
def _critic(game_id: str) -> tuple[Judge, Critic]:
    judge = Judge(games.make(game_id, players=2))
    return judge, Critic(judge)


def losses(game_id: str, level: str, number: int) -> list[float]:
    """What the decisions of a game lost, both sides of which a level played, while it was open."""
    judge, critic = _critic(game_id)
    game = judge.game
    table = Table(game, secret=hashlib.sha256(f"losses {number}".encode()).digest())
    players = [bots.make(game, level, seed=number, budget=Budget(iterations=ITERATIONS)) for _ in range(game.players)]
    while not table.over:
        seat = table.waiting[0]
        table.play(seat, players[seat].choose(game, table.veiled(seat), seat, table.numbers(seat)))
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
    print("level      decisions   " + " ".join(f"{quantile:>6.0%}" for quantile in QUANTILES), *JUDGMENTS, flush=True)
    with ProcessPoolExecutor(cores(), get_context("spawn")) as pool:
        jobs = {
            level: [pool.submit(losses, wanted.game, level, i) for i in range(wanted.games)]
            for level in bots.levels(wanted.game)
        }
        for level, played in jobs.items():
            lost = np.array([loss for job in played for loss in job.result()])
            points = " ".join(f"{100 * value:6.1f}" for value in np.quantile(lost, QUANTILES))
            rates = [np.mean([judgment(wanted.game, loss) == name for loss in lost]) for name in JUDGMENTS]
            print(f"{level:10} {len(lost):9}   {points} ", " ".join(f"{rate:6.1%}" for rate in rates), flush=True)


if __name__ == "__main__":
    main()
