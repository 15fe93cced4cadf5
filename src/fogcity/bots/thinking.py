"""What every search bot shares: spend a budget on growing trees, on one core or several, and take the favourite."""

import time
from abc import ABC, abstractmethod
from collections.abc import Sequence
from concurrent.futures import ThreadPoolExecutor

import numpy as np
import numpy.typing as npt

from fogcity.bots import DEFAULT, Budget, stream
from fogcity.bots.tree import Tree, new_tree, root_visits
from fogcity.games import Game, Records, State
from fogcity.kernel import Rng

FIRST_BATCH = 16
"""Iterations before the clock is looked at for the first time."""
LOOKS = 24
"""How often it is looked at about, until the time is over."""
EDGES = 1 << 20
EDGES_PER_ITERATION = 16
ITERATIONS_PER_SECOND = 150_000
"""Guesses of how much room a tree needs; a full tree is still searched, it only grows no more."""


class TreeSearch(ABC):
    """A bot that searches; a game says how to grow a tree and how the tree knows actions."""

    def __init__(self, seed: int, budget: Budget | None) -> None:
        self.name = "search"
        self.seed = seed
        self.budget = budget or DEFAULT

    @abstractmethod
    def grow(self, game: Game, states: Records, tree: Tree, iterations: int, rng: Rng) -> None:
        """Add iterations to a tree for the veiled state states[0]; states[1] is room for another one."""

    @abstractmethod
    def keys(self, veiled: State, seat: int, actions: Sequence[int]) -> npt.NDArray[np.int64]:
        """The actions as the tree knows them."""

    def choose(self, game: Game, veiled: State, seat: int, actions: Sequence[int]) -> int:
        if len(actions) == 1:
            return actions[0]
        visits = self.visits(game, veiled, seat, actions)
        return actions[int(np.argmax(visits))]

    def visits(self, game: Game, veiled: State, seat: int, actions: Sequence[int]) -> npt.NDArray[np.int64]:
        """How often each action was played within the budget: the more, the better it is."""
        keys = self.keys(veiled, seat, actions)
        threads = self.budget.threads
        if threads == 1:
            return root_visits(self._think(game, veiled, seat, 0), keys)
        with ThreadPoolExecutor(threads) as pool:  # the search runs outside Python's lock
            trees = list(pool.map(lambda thread: self._think(game, veiled, seat, thread), range(threads)))
        total: npt.NDArray[np.int64] = np.sum([root_visits(tree, keys) for tree in trees], axis=0)
        return total

    def _think(self, game: Game, veiled: State, seat: int, thread: int) -> Tree:
        budget = self.budget
        states = game.restore(2 * veiled.tobytes())
        rng = stream(self.seed + 0x9E3779B9 * thread, veiled, seat)
        expected = (budget.iterations or ITERATIONS_PER_SECOND * (budget.seconds or 0)) / budget.threads
        tree = new_tree(min(EDGES, int(EDGES_PER_ITERATION * expected)))
        if budget.iterations is not None:
            share = budget.iterations // budget.threads + (thread < budget.iterations % budget.threads)
            self.grow(game, states, tree, share, rng)
            return tree
        clock = time.thread_time if budget.cpu_time else time.perf_counter
        seconds = budget.seconds or 0
        started = clock()
        spent, done, batch = 0.0, 0, FIRST_BATCH
        while spent < seconds:
            self.grow(game, states, tree, batch, rng)
            done += batch
            spent = clock() - started
            rate = done / max(spent, 1e-6)
            batch = max(1, min(4 * batch, int(rate * min(seconds / LOOKS, seconds - spent))))
        return tree
