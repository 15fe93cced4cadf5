"""Prints a digest of random games of every kind, for test_three_ways.py to run in three ways of executing the rules."""

import hashlib
import importlib
import sys
from typing import Any

import numpy as np

from fogcity import games
from fogcity.kernel import below, nth_action, seed

KINDS: list[tuple[str, dict[str, Any]]] = [
    ("cablecar", {"players": 2}),
    ("cablecar", {"players": 6, "hand": 3, "rotate": True}),
    ("cablecar", {"players": 3, "hand": 2, "companies": True}),
    ("tickets", {"players": 2}),
    ("tickets", {"players": 4}),
]
COUNT = 2
cuda: Any = None


def digests(on_cuda: bool) -> list[str]:
    """One digest a kind of game: states, legal actions, what a seat sees and what could be, after every action."""
    return [_digest(games.make(name, **options), on_cuda) for name, options in KINDS]


def _digest(game: games.Game, on_cuda: bool) -> str:
    rules, digest = game.rules, hashlib.sha256()
    states, veiled, imagined = (np.zeros(COUNT, rules.STATE) for _ in range(3))
    rngs, masks = np.zeros((COUNT, 4), np.uint32), np.zeros((COUNT, rules.WORDS), np.uint64)
    scores = np.zeros((COUNT, game.players), np.int32)

    def begin(setups: Any, states: Any, rngs: Any, i: int) -> None:
        seed(rngs[i], 11, i, 0)
        rules.start(setups[0], states[i], rngs[i])

    def act(setups: Any, states: Any, veiled: Any, imagined: Any, rngs: Any, masks: Any, scores: Any, i: int) -> None:
        setup, s = setups[0], states[i]
        if rules.over(setup, s):
            return
        waiting = rules.waiting(setup, s)
        seat = 0
        while waiting >> seat & 1 == 0:
            seat += 1
        count = rules.legal(setup, s, seat, masks[i])
        rules.apply(setup, s, seat, nth_action(masks[i], below(rngs[i], count)), rngs[i])
        rules.scores(setup, s, scores[i])
        veiled[i] = s
        rules.veil(setup, veiled[i], seat)
        imagined[i] = veiled[i]
        rules.resample(setup, imagined[i], rngs[i])

    run = _on_cuda if on_cuda else _in_a_loop
    run(begin, game.setups, states, rngs)
    for _ in range(400):
        run(act, game.setups, states, veiled, imagined, rngs, masks, scores)
        for array in (states, veiled, imagined, rngs, masks, scores):
            digest.update(array.tobytes())
    assert all(game.over(s) for s in states)
    return digest.hexdigest()


def _in_a_loop(function: Any, *arrays: Any) -> None:
    for i in range(COUNT):
        function(*arrays, i)


def _on_cuda(function: Any, *arrays: Any) -> None:
    global cuda  # the simulator puts the grid into the global of this name
    cuda = importlib.import_module("numba.cuda")

    def kernel(*arrays: Any) -> None:
        function(*arrays, cuda.grid(1))

    cuda.jit(kernel)[1, COUNT](*arrays)


if __name__ == "__main__":
    print("\n".join(digests(on_cuda="cuda" in sys.argv)))
