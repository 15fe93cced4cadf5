"""Luck has mean zero, and a result without its luck says more: games between equal bots, reviewed.

    python -m benchmarks.luck cablecar --players 2 --games 1000
    python -m benchmarks.luck tickets --players 2 --games 1000 --bots policy,planner

Prints for every seat the mean luck with twice its standard error, and for the first bot how much narrower the interval
of its win rate becomes when the luck of every game is taken off. Both rates estimate the same.
"""

import argparse
import hashlib
from concurrent.futures import ProcessPoolExecutor
from functools import cache
from multiprocessing import get_context

import numpy as np

from fogcity import bots, games, record
from fogcity.games import Game
from fogcity.review.report import review
from fogcity.review.values import Judge
from fogcity.simulation import Z95, cores
from fogcity.table import Table


@cache
def _judge(game_id: str, players: int) -> tuple[Game, Judge]:
    game = games.make(game_id, players=players)
    return game, Judge(game)


def one(task: tuple[str, int, tuple[str, ...], int]) -> tuple[list[float], list[float]]:
    """The luck of every seat, and the win and the win without luck of the first bot, which changes seats."""
    game_id, players, names, number = task
    game, judge = _judge(game_id, players)
    table = Table(game, secret=hashlib.sha256(f"luck {number}".encode()).digest())
    first = number % players
    minds = [bots.make(game, names[(seat - first) % players % len(names)], seed=number) for seat in range(players)]
    while not table.over:
        seat = table.waiting[0]
        table.play(seat, minds[seat].choose(game, table.veiled(seat), seat, table.numbers(seat)))
    found = review(record.of_table(table), judge=judge).players
    return [player.luck for player in found], [found[first].result, found[first].result - found[first].luck]


def main() -> None:
    """Play and review."""
    parser = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    parser.add_argument("game")
    parser.add_argument("--players", type=int, default=2)
    parser.add_argument("--games", type=int, default=200)
    parser.add_argument("--bots", default="policy", help="names with commas; repeated for all seats")
    wanted = parser.parse_args()
    names = tuple(wanted.bots.split(","))
    tasks = [(wanted.game, wanted.players, names, number) for number in range(wanted.games)]
    results = [one(tasks[0])]  # compiled before several processes do it at once
    with ProcessPoolExecutor(cores(), get_context("spawn")) as pool:
        results += pool.map(one, tasks[1:], chunksize=4)
    lucks, wins = np.array([luck for luck, _ in results]), np.array([win for _, win in results])
    print(f"{wanted.game}, {wanted.players} players, {wanted.bots}, n = {len(results)}")
    for seat, column in enumerate(lucks.T, start=1):
        error = 2 * column.std(ddof=1) / len(column) ** 0.5
        print(f"  seat {seat}: mean luck {column.mean():+.4f} ± {error:.4f} (spread {column.std():.3f})")
    halves = Z95 * wins.std(axis=0, ddof=1) / len(wins) ** 0.5
    plain, adjusted = (f"{rate:.1%} ± {half:.1%}" for rate, half in zip(wins.mean(axis=0), halves, strict=True))
    print(f"  {names[0]} wins {plain}; without luck {adjusted}")
    print(f"  the interval is narrower by a factor of {halves[0] / halves[1]:.2f}")


if __name__ == "__main__":
    main()
