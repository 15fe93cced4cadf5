"""The bots of Cable Car.

random    any legal action
one_ply   the weighted player of public student projects
greedy    the best difference of points at once, with a look at endangered lines
lines     the greatest gain by what open lines are worth
search    information-set Monte Carlo tree search
"""

from collections.abc import Sequence

import numpy as np
import numpy.typing as npt

from fogcity.bots import Budget, Maker, stream
from fogcity.bots.cablecar import search
from fogcity.bots.cablecar.baselines import baseline_choice
from fogcity.bots.cablecar.worth import Table, quick_choice, table_index, tables, weigh
from fogcity.bots.thinking import TreeSearch
from fogcity.bots.tree import Tree
from fogcity.games import Game, Records, State
from fogcity.games.cablecar.board import STATIONS
from fogcity.games.cablecar.rules import SEATS, WORDS
from fogcity.kernel import Rng


class Baseline:
    """`greedy` or `one_ply`."""

    def __init__(self, name: str, seed: int) -> None:
        self.name = name
        self.seed = seed
        self._one_ply = name == "one_ply"

    def choose(self, game: Game, veiled: State, seat: int, actions: Sequence[int]) -> int:
        weights = np.zeros((SEATS, STATIONS), np.float32)
        weigh(game.setup, veiled, 1.0, weights)
        mask = np.zeros(WORDS, np.uint64)
        rng = stream(self.seed, veiled, seat)
        return int(baseline_choice(game.setup, veiled, seat, weights[seat], self._one_ply, mask, rng))


class Lines:
    """The greatest gain by what open lines are worth."""

    def __init__(self, game: Game) -> None:
        self.name = "lines"
        self._table = _table(game)

    def choose(self, game: Game, veiled: State, seat: int, actions: Sequence[int]) -> int:
        weights = np.zeros((SEATS, STATIONS), np.float32)
        weigh(game.setup, veiled, 1.0, weights)
        return int(quick_choice(game.setup, veiled, seat, self._table, weights, np.zeros(WORDS, np.uint64)))


class Search(TreeSearch):
    """Information-set Monte Carlo tree search."""

    def __init__(self, game: Game, seed: int, budget: Budget | None) -> None:
        super().__init__(seed, budget)
        self._table = _table(game)

    def grow(self, game: Game, states: Records, tree: Tree, iterations: int, rng: Rng) -> None:
        search.search(game.setup, states, iterations, tree, self._table, search.DEFAULTS, rng)

    def keys(self, veiled: State, seat: int, actions: Sequence[int]) -> npt.NDArray[np.int64]:
        return np.array([search.tree_key(veiled, seat, action) for action in actions], np.int64)


def _table(game: Game) -> Table:
    table: Table = tables()[table_index(game.setup)]
    return table


BOTS: dict[str, Maker] = {
    "one_ply": lambda game, seed, budget: Baseline("one_ply", seed),
    "greedy": lambda game, seed, budget: Baseline("greedy", seed),
    "lines": lambda game, seed, budget: Lines(game),
    "search1": Search,
    "search": Search,
}
LEVELS: dict[str, Maker] = {
    "easy": lambda game, seed, budget: Baseline("one_ply", seed),
    "normal": lambda game, seed, budget: Baseline("greedy", seed),
    "hard": lambda game, seed, budget: Lines(game),
    "expert": lambda game, seed, budget: Search(game, seed, budget or Budget(seconds=0.8)),
}
