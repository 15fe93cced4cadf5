"""The bots of Cable Car.

random    any legal action
one_ply   the weighted player of public student projects
greedy    the best difference of points at once, with a look at endangered lines
lines     the greatest gain by what open lines are worth
search    information-set Monte Carlo tree search
search1   the same, kept as it is for comparison
policy    a network trained by self-play, without search
champion  search with that network and with playouts
"""

import threading
from collections.abc import Sequence
from typing import Any

import numpy as np
import numpy.typing as npt

from fogcity.bots import Bot, Budget, Maker, stream
from fogcity.bots.cablecar import champion, net, search
from fogcity.bots.cablecar.baselines import baseline_choice
from fogcity.bots.cablecar.worth import Table, quick_choice, table_index, tables, weigh
from fogcity.bots.dense import available
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


class Policy:
    """The network alone: its favorite action, in less than a millisecond."""

    def __init__(self, game: Game) -> None:
        self.name = "policy"
        self._net = net.net(game)
        self._space = net.space(self._net)

    def choose(self, game: Game, veiled: State, seat: int, actions: Sequence[int]) -> int:
        mask, listed = np.zeros(WORDS, np.uint64), np.zeros(champion.MAX_ACTIONS, np.int64)
        return int(champion.favorite(game.setup, veiled, seat, self._net, self._space, mask, listed))


class Outlook:
    """The chances of all seats to win, by seat, as one of them sees them."""

    def __init__(self, game: Game) -> None:
        self._game, self._net = game, net.net(game)
        self._space, self._mask = net.space(self._net), np.zeros(WORDS, np.uint64)

    def __call__(self, veiled: State, seat: int) -> list[float]:
        net.look(self._game.setup, veiled, seat, self._net, self._space, self._mask)
        players = self._game.players
        return [float(self._space.value[(other - seat) % players]) for other in range(players)]


class Champion(TreeSearch):
    """Search with the network; `knobs` are for trying out others."""

    def __init__(self, game: Game, seed: int, budget: Budget | None, knobs: Any = champion.DEFAULTS) -> None:
        super().__init__(seed, budget)
        self._net, self._knobs, self._table = net.net(game), knobs, _table(game)
        self._rooms = threading.local()
        self.pace = knobs.look / knobs.expand + (1 if knobs.plies > 0 else 0)

    def grow(self, game: Game, states: Records, tree: Tree, iterations: int, rng: Rng) -> None:
        if not hasattr(self._rooms, "space"):
            self._rooms.space = net.space(self._net)  # one for each thread
        champion.search(
            game.setup, states, iterations, tree, self._net, self._rooms.space, self._table, self._knobs, rng
        )

    def keys(self, veiled: State, seat: int, actions: Sequence[int]) -> npt.NDArray[np.int64]:
        tile = champion.tile_in_hand(veiled, seat)
        return np.array([tile | action for action in actions], np.int64)


def _champion(game: Game, seed: int, budget: Budget | None) -> Bot:
    """The champion, or with options that its network does not know the search."""
    return Champion(game, seed, budget) if net.fits(game) else Search(game, seed, budget)


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
if available("cablecar"):
    BOTS |= {"policy": lambda game, seed, budget: Policy(game), "champion": _champion}
OUTLOOK = Outlook
LEVELS: dict[str, Maker] = {
    "easy": lambda game, seed, budget: Baseline("one_ply", seed),
    "normal": lambda game, seed, budget: Baseline("greedy", seed),
    "hard": lambda game, seed, budget: Lines(game),
    "expert": lambda game, seed, budget: _champion(game, seed, budget or Budget(seconds=0.8)),
}
