"""What all search bots share: grow trees within a budget, on one core or several, and take the favorite."""

import time
from collections.abc import Sequence
from concurrent.futures import ThreadPoolExecutor

import numpy as np
import numpy.typing as npt

from fogcity.bots import DEFAULT, Budget, stream
from fogcity.bots.calls import Call
from fogcity.bots.tree import new_tree, root_visits
from fogcity.games import Game, State
from fogcity.history import Seen

FIRST_BATCH = 16
"""Iterations before the first look at the clock."""
LOOKS = 24
"""About how often the search checks the clock, and whether the favorite can still be overtaken."""
EDGES = 1 << 20
EDGES_PER_ITERATION = 16
ITERATIONS_PER_SECOND = 150_000
"""Guesses of how much room a tree needs; a full tree is still searched, but no longer grows."""


class TreeSearch:
    """A bot that searches by calls: `grow` adds iterations to a tree, `key` tells how the tree knows an action.

    If `sure` returns an action, and not a number below 0, no search is needed. `pace` is how many visits an
    iteration adds on average.
    """

    def __init__(
        self,
        seed: int,
        budget: Budget | None,
        *,
        grow: Call,
        key: Call | None = None,
        sure: Call | None = None,
        pace: float = 1.0,
    ) -> None:
        self.name = "search"
        self.seed = seed
        self.budget = budget or DEFAULT
        self.grow, self.key, self.sure, self.pace = grow, key, sure, pace

    def keys(self, veiled: State, seat: int, actions: Sequence[int]) -> npt.NDArray[np.int64]:
        """The actions as the tree knows them."""
        key = self.key
        if key is None:
            return np.array(actions, np.int64)
        return np.array([key(state=veiled, seat=seat, action=action) for action in actions], np.int64)

    def choose(self, game: Game, veiled: State, seat: int, actions: Sequence[int], history: Sequence[Seen] = ()) -> int:
        if len(actions) == 1:
            return actions[0]
        if self.sure is not None and (action := self.sure(setup=game.setup, state=veiled, seat=seat)) >= 0:
            return int(action)
        visits = self.visits(game, veiled, seat, actions)
        return actions[int(np.argmax(visits))]

    def visits(self, game: Game, veiled: State, seat: int, actions: Sequence[int]) -> npt.NDArray[np.int64]:
        """How often each action was played within the budget: more is better."""
        keys = self.keys(veiled, seat, actions)
        threads = self.budget.threads
        if threads == 1:
            return self._think(game, veiled, seat, keys, 0)
        with ThreadPoolExecutor(threads) as pool:  # the search runs outside Python's lock
            parts = pool.map(lambda thread: self._think(game, veiled, seat, keys, thread), range(threads))
            total: npt.NDArray[np.int64] = np.sum(list(parts), axis=0)
        return total

    def _think(
        self, game: Game, veiled: State, seat: int, keys: npt.NDArray[np.int64], thread: int
    ) -> npt.NDArray[np.int64]:
        """Visits in one tree. A tree that is alone stops growing once its favorite is certain: the choice stays."""
        budget = self.budget
        states = game.restore(2 * veiled.tobytes())
        rng = stream(self.seed + 0x9E3779B9 * thread, veiled, seat)
        expected = (budget.iterations or ITERATIONS_PER_SECOND * (budget.seconds or 0)) / budget.threads
        tree = new_tree(min(EDGES, int(EDGES_PER_ITERATION * expected)))
        distinct = np.unique(keys)  # one tile twice in a hand is one action of the tree
        share = budget.iterations and budget.iterations // budget.threads + (
            thread < budget.iterations % budget.threads
        )
        clock = time.thread_time if budget.cpu_time else time.perf_counter
        started = clock()
        done, batch, left = 0, FIRST_BATCH, FIRST_BATCH if share is None else share
        while left > 0 and not (budget.threads == 1 and certain(root_visits(tree, distinct), self.pace * left)):
            batch = min(batch, left)
            self.grow(setup=game.setup, states=states, tree=tree, iterations=batch, rng=rng)
            done += batch
            if share is None:
                spent = clock() - started
                left = int(done / max(spent, 1e-6) * ((budget.seconds or 0) - spent))
            else:
                left = share - done
            batch = max(1, min(4 * batch, (done + left) // LOOKS))
        return root_visits(tree, keys)


def certain(visits: npt.NDArray[np.int64], left: float) -> bool:
    """Whether the most visited action stays ahead of the others whatever the remaining visits do."""
    ranked = np.sort(visits)
    return len(ranked) == 1 or bool(ranked[-1] - ranked[-2] > left)
