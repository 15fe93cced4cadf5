"""The bots of Cable Car.

random    any legal action
newcomer  always lengthens its own lines
one_ply   the weighted player of public student projects
greedy    the best immediate difference in points, with an eye on endangered lines
lines     the greatest gain, by what open lines are worth
search    information-set Monte Carlo tree search
search1   the search of the first release, kept for comparison
policy    a network trained by self-play, without search
champion  search with that network and with playouts
"""

from functools import partial
from typing import Any

import numpy as np

from fogcity.bots import Bot, Budget, Maker
from fogcity.bots.cablecar import champion, native, net, people, search
from fogcity.bots.cablecar.worth import Table, table_index, tables
from fogcity.bots.calls import Call, Fresh, Given, Kept, Quick
from fogcity.bots.chances import Evaluator
from fogcity.bots.dense import available
from fogcity.bots.thinking import TreeSearch
from fogcity.games import Game
from fogcity.games.cablecar.rules import WORDS

MASK = Fresh(partial(np.zeros, WORDS, np.uint64))
ROOM = Fresh(lambda: np.zeros(1, native.ROOM)[0])
LISTED = Fresh(partial(np.zeros, champion.MAX_ACTIONS, np.int64))
LIKINGS = Fresh(partial(np.zeros, champion.MAX_ACTIONS, np.float64))


class Baseline(Quick):
    """`newcomer`, `one_ply` or `greedy`."""

    def __init__(self, game: Game, name: str, seed: int) -> None:
        known = native.knowledge(game, name)
        super().__init__(
            name,
            seed,
            Call(native.choose, (Given.SETUP, Given.STATE, Given.SEAT, known, MASK, Given.RNG, ROOM)),
        )


class Lines(Baseline):
    """The greatest gain by what open lines are worth."""

    def __init__(self, game: Game) -> None:
        super().__init__(game, "lines", seed=0)


class Search(TreeSearch):
    """Information-set Monte Carlo tree search."""

    def __init__(self, game: Game, seed: int, budget: Budget | None) -> None:
        super().__init__(
            seed,
            budget,
            grow=Call(
                search.search,
                (Given.SETUP, Given.STATES, Given.ITERATIONS, Given.TREE, _table(game), search.DEFAULTS, Given.RNG),
            ),
            key=Call(search.tree_key, (Given.STATE, Given.SEAT, Given.ACTION)),
        )


class Policy(Quick):
    """The network alone: its favorite action, in less than a millisecond."""

    def __init__(self, game: Game) -> None:
        known = net.net(game)
        room = Kept(partial(net.space, known))
        asked = (Given.SETUP, Given.STATE, Given.SEAT, known, room, MASK, LISTED)
        super().__init__("policy", 0, Call(champion.favorite, asked))


class Somebody(Quick):
    """The network, played by somebody who overlooks things, hesitates and has habits."""

    def __init__(self, game: Game, seed: int, temper: Any) -> None:
        known = net.net(game)
        room = Kept(partial(net.space, known))
        asked = (Given.SETUP, Given.STATE, Given.SEAT, temper, known, room, MASK, LISTED, LIKINGS, Given.RNG)
        super().__init__("somebody", seed, Call(people.choose, asked))


class Champion(TreeSearch):
    """Search with the network; `knobs` are for experiments."""

    def __init__(self, game: Game, seed: int, budget: Budget | None, knobs: Any = None) -> None:
        if knobs is None:
            knobs = champion.DEFAULTS if game.players == 2 else champion.CROWD
        known = net.net(game)
        room = Kept(partial(net.space, known))
        asked = (Given.SETUP, Given.STATES, Given.ITERATIONS, Given.TREE, known, room, _table(game), knobs, Given.RNG)
        super().__init__(
            seed,
            budget,
            grow=Call(champion.search, asked),
            key=Call(champion.tree_key, (Given.STATE, Given.SEAT, Given.ACTION)),
            pace=knobs.look / knobs.expand + (1 if knobs.plies > 0 else 0),
        )


def _champion(game: Game, seed: int, budget: Budget | None) -> Bot:
    """The champion, or plain search with options that its network was not trained for."""
    return Champion(game, seed, budget) if net.fits(game) else Search(game, seed, budget)


def _table(game: Game) -> Table:
    table: Table = tables()[table_index(game.setup)]
    return table


def _somebody(level: str, tempers: tuple[Any, ...]) -> Maker:
    """Makes somebody of a level; with options that the network does not know, a simple player instead."""

    def make(game: Game, seed: int, budget: Budget | None) -> Bot:
        if net.fits(game):
            return Somebody(game, seed, tempers[game.players - 2])
        return BOTS[SIMPLE[level]](game, seed, budget)

    return make


SIMPLE = {
    "novice": "newcomer",
    "easy": "one_ply",
    "casual": "one_ply",
    "normal": "greedy",
    "skilled": "greedy",
    "hard": "lines",
    "strong": "lines",
    "master": "lines",
}

BOTS: dict[str, Maker] = {
    "newcomer": lambda game, seed, budget: Baseline(game, "newcomer", seed),
    "one_ply": lambda game, seed, budget: Baseline(game, "one_ply", seed),
    "greedy": lambda game, seed, budget: Baseline(game, "greedy", seed),
    "lines": lambda game, seed, budget: Lines(game),
    "search1": Search,
    "search": Search,
}
if available("cablecar"):
    BOTS |= {"policy": lambda game, seed, budget: Policy(game), "champion": _champion}
EVALUATOR = Evaluator(net.outlook, champion.likes, net.net, net.space, champion.deal_hidden, 30.0)
PEOPLE = {**{level: person for level, (person, _) in people.RUNGS.items()}, "expert": people.CHAMPION}
LEVELS: dict[str, Maker] = {
    **{level: _somebody(level, tempers) for level, (_, tempers) in people.RUNGS.items()},
    "expert": lambda game, seed, budget: _champion(game, seed, budget or Budget(seconds=0.8)),
}
