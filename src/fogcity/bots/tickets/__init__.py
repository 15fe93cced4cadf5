"""The bots of Ticket to Ride: San Francisco.

random              any legal action
one_step            one ticket at a time by the shortest path
long_routes         the tracks that score most, tickets at random
route_focus         the cheapest tracks for its first tickets, then points
destination_hungry  first many tickets, then the tracks for them
planner             plans for tickets, cards, tokens and the end, and draws tickets when it can afford to
search              information-set Monte Carlo tree search
search1             the search of the first release, kept for comparison
policy              a network trained by self-play, without search
champion            search with that network
"""

from functools import partial
from typing import Any

import numpy as np

from fogcity.bots import Bot, Budget, Maker
from fogcity.bots.calls import Call, Fresh, Given, Quick
from fogcity.bots.chances import Evaluator
from fogcity.bots.dense import available
from fogcity.bots.thinking import TreeSearch
from fogcity.bots.tickets import champion, last, native, net, people, search, styles
from fogcity.bots.tickets.plan import ROOM as PLANNING
from fogcity.games import Game
from fogcity.games.tickets.state import WORDS

MASK = Fresh(partial(np.zeros, WORDS, np.uint64))
ROOM = Fresh(lambda: np.zeros(1, PLANNING)[0])
LISTED = Fresh(partial(np.zeros, champion.MAX_ACTIONS, np.int64))
PRIORS = Fresh(partial(np.zeros, champion.MAX_ACTIONS, np.float64))


class Planned(Quick):
    """A player that follows a plan in a style; with several styles it picks one at random."""

    def __init__(self, name: str, seed: int, *of_styles: Any) -> None:
        asked = (Given.SETUP, Given.STATE, Given.SEAT, native.known(of_styles), MASK, Given.RNG, ROOM)
        super().__init__(name, seed, Call(native.choose, asked))


class Search(TreeSearch):
    """Information-set Monte Carlo tree search."""

    def __init__(self, seed: int, budget: Budget | None, style: Any = styles.PLAYOUT, knobs: Any = search.DEFAULTS):
        asked = (Given.SETUP, Given.STATES, Given.ITERATIONS, Given.TREE, style, knobs, ROOM, MASK, Given.RNG)
        sure = Call(last.sure, (Given.SETUP, Given.STATE, Given.SEAT, MASK))
        super().__init__(seed, budget, grow=Call(search.search, asked), sure=sure if knobs.exact else None)


class Policy(Quick):
    """The network alone: its favorite action, in less than a millisecond."""

    def __init__(self, game: Game) -> None:
        known = net.net(game)
        room = Fresh(partial(net.space, known))
        asked = (Given.SETUP, Given.STATE, Given.SEAT, known, room, MASK, LISTED, PRIORS)
        super().__init__("policy", 0, Call(champion.favorite, asked))


class Somebody(Quick):
    """The network, played by somebody who overlooks things, hesitates and has habits."""

    def __init__(self, game: Game, seed: int, temper: Any) -> None:
        known = net.net(game)
        room = Fresh(partial(net.space, known))
        asked = (Given.SETUP, Given.STATE, Given.SEAT, temper, known, room, MASK, LISTED, PRIORS, Given.RNG)
        super().__init__("somebody", seed, Call(people.choose, asked))


class Champion(TreeSearch):
    """Search with the network; `knobs` are for experiments."""

    def __init__(self, game: Game, seed: int, budget: Budget | None, knobs: Any = champion.DEFAULTS) -> None:
        known = net.net(game)
        room = Fresh(partial(net.space, known))
        asked = (Given.SETUP, Given.STATES, Given.ITERATIONS, Given.TREE, known, room, knobs, Given.RNG)
        super().__init__(seed, budget, grow=Call(champion.search, asked))


def _champion(game: Game, seed: int, budget: Budget | None) -> Bot:
    """The champion, or plain search on boards that its network was not trained for."""
    return Champion(game, seed, budget) if net.fits(game) else Search(seed, budget)


def _somebody(level: str, tempers: tuple[Any, ...]) -> Maker:
    """Makes somebody of a level; on boards that the network does not know, somebody with a plan instead."""

    def make(game: Game, seed: int, budget: Budget | None) -> Bot:
        if net.fits(game):
            return Somebody(game, seed, tempers[game.players - 2])
        return Planned(level, seed, *STYLES[level])

    return make


STYLES = {
    "novice": (*[styles.LONG_ROUTES] * 3, styles.ONE_STEP),
    "easy": (styles.LONG_ROUTES, styles.ONE_STEP),
    "normal": (styles.ONE_STEP,),
    "skilled": (styles.ROUTE_FOCUS,),
    "hard": (styles.PLANNER,),
}

BOTS: dict[str, Maker] = {
    "long_routes": lambda game, seed, budget: Planned("long_routes", seed, styles.LONG_ROUTES),
    "one_step": lambda game, seed, budget: Planned("one_step", seed, styles.ONE_STEP),
    "route_focus": lambda game, seed, budget: Planned("route_focus", seed, styles.ROUTE_FOCUS),
    "destination_hungry": lambda game, seed, budget: Planned("destination_hungry", seed, styles.DESTINATION_HUNGRY),
    "planner": lambda game, seed, budget: Planned("planner", seed, styles.PLANNER),
    "search1": lambda game, seed, budget: Search(seed, budget, styles.PLAYOUT_1, search.FIRST),
    "search": lambda game, seed, budget: Search(seed, budget),
}
if available("tickets"):
    BOTS |= {"policy": lambda game, seed, budget: Policy(game), "champion": _champion}
EVALUATOR = Evaluator(net.outlook, champion.likes, net.net, net.space, champion.deal_hidden, 15.0, looks=4, runs=16)
PEOPLE = {**{level: person for level, (person, _) in people.RUNGS.items()}, "expert": people.CHAMPION}
LEVELS: dict[str, Maker] = {
    **{level: _somebody(level, tempers) for level, (_, tempers) in people.RUNGS.items()},
    "expert": lambda game, seed, budget: _champion(game, seed, budget or Budget(seconds=0.8)),
}
