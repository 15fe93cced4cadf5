"""`make bench`: the hot paths, as ratios taken in one run, since machines are shared and differ.

Each line compares two ways of doing the same thing that were measured alternately, as the median of the rounds.
"""

import statistics
import time
from collections.abc import Callable
from typing import Any

import numpy as np

from fogcity import games
from fogcity.games import Game
from fogcity.kernel import below, new_rng, nth_action, nth_bit, rule
from fogcity.simulation import _play_chunk, measure, random_table, warm_up

ROUNDS = 7


def seconds(function: Callable[[], object]) -> float:
    """How long a call takes."""
    started = time.perf_counter()
    function()
    return time.perf_counter() - started


def ratio(first: Callable[[], object], second: Callable[[], object]) -> float:
    """How many times as long the first takes as the second: the median over alternating rounds."""
    return statistics.median(seconds(first) / seconds(second) for _ in range(ROUNDS))


def some_moves(game: Game, actions: int) -> Callable[[], object]:
    """Plays so many random actions of each of many games, natively."""
    rules, states = game.rules, np.zeros(1, game.rules.STATE)
    rng, mask = new_rng(1), np.zeros(rules.WORDS, np.uint64)
    start, waiting, legal, apply = rules.start, rules.waiting, rules.legal, rules.apply

    def play(setup: Any, s: Any, rng: Any, mask: Any, games: int, actions: int) -> None:
        for _ in range(games):
            start(setup, s, rng)
            done, seats = 0, waiting(setup, s)
            while seats != 0 and done < actions:
                seat = nth_bit(np.uint64(seats), 0)
                count = legal(setup, s, seat, mask)
                apply(setup, s, seat, nth_action(mask, below(rng, count)), rng)
                seats = waiting(setup, s)
                done += 1

    compiled = rule(play)
    compiled(game.setup, states[0], rng, mask, 1, actions)
    return lambda: compiled(game.setup, states[0], rng, mask, 3000, actions)


def measure_game(name: str) -> None:
    """Print the figures of a game."""
    game = games.make(name)
    warm_up(game)
    print(f"{game.title}, 2 players")
    for what, value in measure(game, 2.0).items():
        print(f"  {what.replace('_', ' '):<40}{value:>16,.1f}")
    growth = ratio(some_moves(game, 56), some_moves(game, 28))
    print(f"  {'56 actions to 28 actions':<40}{growth:>16.2f}   (2 when late moves cost no more than early ones)")
    table = ratio(lambda: random_table(game, 2, 0), lambda: _play_chunk(game, 2, 0, 1))
    print(f"  {'a game at a table to one natively':<40}{table:>16.1f}")


if __name__ == "__main__":
    for name in games.names():
        measure_game(name)
