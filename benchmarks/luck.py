"""Luck has mean zero: games between equal bots, reviewed, for every game, number of players and seat.

    python -m benchmarks.luck --games 100000 --jobs 16 --output luck.json
    python -m benchmarks.luck cablecar tickets --players 2 --players 3 --games 1000
    python -m benchmarks.luck --games 125 --bots novice,normal,policy

Plays so many games of each game and number of players and prints the mean luck of every seat in points of win chance
with its standard error, and how many of these means are more than two standard errors from 0: of twenty about one
should be. Every review is checked, too: start, luck, own play and others' play add up to the result, exactly.
With --output the sums are written to a file after every few games; the same command goes on from there.
"""

import argparse
import hashlib
import json
import math
import os
from collections.abc import Iterator
from concurrent.futures import ProcessPoolExecutor
from functools import cache
from multiprocessing import get_context
from pathlib import Path
from typing import Any

import numpy as np
import numpy.typing as npt

from fogcity import bots, games
from fogcity.bots import Bot, chances
from fogcity.games import Game
from fogcity.review.report import review_steps
from fogcity.review.values import MILLION, Judge
from fogcity.simulation import cores
from fogcity.table import Table

CHUNK = 50
"""Games of one task."""
Sums = npt.NDArray[np.float64]
"""For every seat the sum of its luck, and of its squares."""


@cache
def _ready(game_id: str, players: int, names: str) -> tuple[Game, Judge, list[Bot]]:
    game = games.make(game_id, players=players)
    return game, Judge(game), [bots.make(game, name, seed=0) for name in names.split(",")]


def luck(game_id: str, players: int, names: str, number: int) -> list[float]:
    """The luck of every seat in a game between bots, whose names are repeated for all seats."""
    game, judge, sitting = _ready(game_id, players, names)
    table = Table(game, secret=hashlib.sha256(f"luck {game_id} {players} {number}".encode()).digest())

    def steps() -> Iterator[Table]:
        yield table
        while not table.over:
            seat = table.waiting[0]
            player = sitting[(seat + number) % len(sitting)]
            table.play(seat, player.choose(game, table.veiled(seat), seat, table.numbers(seat)))
            yield table

    found = review_steps(steps(), judge=judge).players
    for seat, share in enumerate(chances.shares(game, table.state)):
        start, luck, play, others, result = (
            round(MILLION * part)
            for part in (found[seat].start, found[seat].luck, found[seat].play, found[seat].others, found[seat].result)
        )
        assert start + luck + play + others == result, f"game {number}, seat {seat + 1}: the parts do not add up"
        assert abs(result - MILLION * share) <= 1, f"game {number}, seat {seat + 1}: the result is not {share}"
    return [player.luck for player in found]


def chunk(task: tuple[str, int, str, int, int]) -> Sums:
    """The sums over some games, from a number on."""
    game_id, players, names, first, count = task
    found = np.array([luck(game_id, players, names, number) for number in range(first, first + count)])
    return np.array([found.sum(axis=0), (found**2).sum(axis=0)])


def seats(sums: Sums, count: int) -> list[tuple[float, float]]:
    """The mean luck of every seat, and its standard error."""
    means = sums[0] / count
    spreads = np.sqrt(np.maximum(0.0, sums[1] - count * means**2) / (count - 1))
    return [(float(mean), float(spread) / math.sqrt(count)) for mean, spread in zip(means, spreads, strict=True)]


def main() -> None:
    """Play, review and print."""
    parser = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    parser.add_argument("game", nargs="*", help="all games if none is given")
    parser.add_argument("--players", type=int, action="append", help="may be repeated; all numbers if left out")
    parser.add_argument("--games", type=int, default=200, help="games of each game and number of players, 2 or more")
    parser.add_argument("--bots", default="policy", help="who sits there, with commas, repeated for all seats")
    parser.add_argument("--jobs", type=int, default=cores())
    parser.add_argument("--output", type=Path, help="where sums are kept")
    wanted = parser.parse_args()
    kept: dict[str, Any] = json.loads(wanted.output.read_text()) if wanted.output and wanted.output.exists() else {}
    far = means = 0
    with ProcessPoolExecutor(wanted.jobs, get_context("spawn")) as pool:
        for game_id in wanted.game or games.names():
            for players in wanted.players or games.kind(game_id).options_type.seats:
                key = f"{game_id} {players} {wanted.bots}"
                done, sums = kept.get(key, (0, np.zeros((2, players)).tolist()))
                total = np.array(sums)
                if done == 0:
                    luck(game_id, players, wanted.bots, 0)  # compiled before several processes do it at once
                firsts = range(done, wanted.games, CHUNK)
                tasks = [(game_id, players, wanted.bots, at, min(CHUNK, wanted.games - at)) for at in firsts]
                for task, found in zip(tasks, pool.map(chunk, tasks), strict=True):
                    total, done = total + found, done + task[-1]
                    kept[key] = done, total.tolist()
                    if wanted.output:
                        partial = wanted.output.with_name(wanted.output.name + ".part")
                        partial.write_text(json.dumps(kept))
                        os.replace(partial, wanted.output)
                print(f"{game_id}, {players} players, {wanted.bots}, n = {done}")
                for seat, (mean, error) in enumerate(seats(total, done), start=1):
                    away = mean / error
                    print(
                        f"  seat {seat}: {100 * mean:+.3f} ± {100 * error:.3f} ({away:+.1f} standard errors)",
                        flush=True,
                    )
                    means, far = means + 1, far + (abs(away) > 2)
    print(f"{far} of {means} means are more than two standard errors from 0; all parts add up to the results exactly")


if __name__ == "__main__":
    main()
