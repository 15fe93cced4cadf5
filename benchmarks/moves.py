"""Where the time of random games goes: python -m benchmarks.moves [--rounds 15]

Each part of a move is done once more than needed, and the games take that much longer. Nanoseconds of processor time a
move, the smallest of several rounds, each with other games; what remains is carrying out the actions, and what a
processor loses where it guesses wrong how a branch goes, since it guesses right the second time. One core, two players.
"""

import argparse
import time
from typing import Any

import numpy as np

from fogcity import games
from fogcity.kernel import below, new_rng, nth_action, patiently, rule, seed
from fogcity.simulation import warm_up

GAMES = 500
PARTS = ("nothing", "setting up", "legal actions", "choosing one", "random numbers")


def twice(rules: Any) -> Any:
    """Random games that do one part twice."""
    legal, apply, over, waiting, start = rules.legal, rules.apply, rules.over, rules.waiting, rules.start

    @rule
    def play(setup: Any, s: Any, rng: Any, spare: Any, mask: Any, part: int, first: int) -> int:
        actions = 0
        for i in range(first, first + GAMES):
            seed(rng, 1, i, 0)
            if part == 1:
                seed(spare, 1, i, 0)
                start(setup, s, spare)
            start(setup, s, rng)
            while not over(setup, s):
                seats = waiting(setup, s)
                seat = 0
                while seats >> seat & 1 == 0:
                    seat += 1
                count = legal(setup, s, seat, mask)
                if part == 2:
                    mask[0] = count  # so that the second time cannot be left out
                    count = legal(setup, s, seat, mask)
                n = below(rng, count)
                if part == 3:
                    n += nth_action(mask, n) >> 20
                if part == 4:
                    n += below(spare, count) >> 20
                apply(setup, s, seat, nth_action(mask, n), rng)
                actions += 1
        return actions

    return play


def measure(game_id: str, rounds: int) -> dict[str, float]:
    """Nanoseconds a move of each part, of the rest and of the whole."""
    game = games.make(game_id)
    with patiently():
        warm_up(game)
        play = twice(game.rules)
        s, mask = np.zeros(1, game.rules.STATE)[0], np.zeros(game.rules.WORDS, np.uint64)
        spent = dict.fromkeys(PARTS, float("inf"))
        for number in range(rounds):
            for part, name in enumerate(PARTS):
                started = time.process_time()
                moves = play(game.setup, s, new_rng(), new_rng(), mask, part, GAMES * number)
                spent[name] = min(spent[name], (time.process_time() - started) / moves * 1e9)
    whole = spent.pop("nothing")
    parts = {name: longer - whole for name, longer in spent.items()}
    return {**parts, "carrying them out": whole - sum(parts.values()), "all": whole}


def main() -> None:
    """Print a table."""
    arguments = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    arguments.add_argument("--rounds", type=int, default=15)
    rounds = arguments.parse_args().rounds
    found = {game_id: measure(game_id, rounds) for game_id in games.names()}
    print(f"{'nanoseconds a move':20}" + "".join(f"{game_id:>12}" for game_id in found))
    for name in next(iter(found.values())):
        print(f"{name:20}" + "".join(f"{figures[name]:12.1f}" for figures in found.values()))


if __name__ == "__main__":
    main()
