"""The functions in a game's module: rules, features, and whatever its bots call."""

from collections.abc import Iterator
from typing import Any

import numpy as np

from fogcity import bots, games
from fogcity.bots import tree
from fogcity.bots.calls import Call, Fresh, Given, Kept, Quick
from fogcity.bots.thinking import TreeSearch
from fogcity.games import Game
from fogcity.kernel import below, list_actions, new_rng, seed
from fogcity.kernel.wasm import Door


def rules_doors(game: Game) -> Iterator[Door]:
    """The rules of a game, and random numbers for them."""
    rules, setup, rng = game.rules, game.setup, new_rng()
    s, mask, scores = np.zeros(1, rules.STATE)[0], np.zeros(rules.WORDS, np.uint64), np.zeros(game.players, np.int32)
    yield Door("seed", seed, (rng, 0, 0, 0))
    yield Door("below", below, (rng, 0))
    yield Door("list_actions", list_actions, (mask, np.zeros(1, np.int32)))
    yield Door("start", rules.start, (setup, s, rng))
    yield Door("over", rules.over, (setup, s))
    yield Door("waiting", rules.waiting, (setup, s))
    yield Door("legal", rules.legal, (setup, s, 0, mask))
    yield Door("apply", rules.apply, (setup, s, 0, 0, rng))
    yield Door("scores", rules.scores, (setup, s, scores))
    yield Door("veil", rules.veil, (setup, s, 0))
    yield Door("resample", rules.resample, (setup, s, rng))
    yield Door("random_game", rules.random_game, (setup, s, rng, mask))


def features_doors(game: Game) -> Iterator[Door]:
    """What learners see of a game, where it has features."""
    setup, s = game.setup, np.zeros(1, game.rules.STATE)[0]
    if plain := games.part(game.id, "features"):
        yield Door("observe", plain.observe, (setup, s, 0, np.zeros(plain.SIZE, np.uint8)))
    if second := games.part(game.id, "features2"):
        room, seen = np.zeros(second.ROOM, np.int16), np.zeros(second.SIZE, np.uint8)
        yield Door("clear_part", second.clear_part, (0, 1, room))
        yield Door("prepare_part", second.prepare_part, (setup, s, 0, 0, 1, room))
        yield Door("observe_part", second.observe_part, (setup, s, 0, 0, 1, room, seen))
        yield Door("describe", second.describe, (setup, s, 0, 0, room, np.zeros(second.ACTION_SIZE, np.uint8)))


def sizes(game: Game) -> dict[str, int]:
    """How many bytes or items the caller of the doors has to make room for."""
    rules = game.rules
    found = {
        "setup": rules.SETUP.itemsize,
        "state": rules.STATE.itemsize,
        "words": rules.WORDS,
        "edge": tree.EDGE.itemsize,
    }
    if plain := games.part(game.id, "features"):
        found["observation"] = plain.SIZE
    if second := games.part(game.id, "features2"):
        found |= {"room": second.ROOM, "observation2": second.SIZE, "action": second.ACTION_SIZE}
    return found


def calls_of(bot: Any) -> dict[str, Call]:
    """The calls that a bot thinks with, by what they are for; none for a bot that is not made of calls."""
    if isinstance(bot, Quick):
        return {"choice": bot.choice}
    if isinstance(bot, TreeSearch):
        named = {"grow": bot.grow, "key": bot.key, "sure": bot.sure}
        return {name: call for name, call in named.items() if call is not None}
    return {}


class BotDoors:
    """The doors of calls: a function is one door for all arguments of the same types."""

    def __init__(self, game: Game) -> None:
        self._given = {
            Given.SETUP: game.setup,
            Given.STATE: np.zeros(1, game.rules.STATE)[0],
            Given.STATES: np.zeros(2, game.rules.STATE),
            Given.TREE: tree.new_tree(1),
            Given.RNG: new_rng(),
            Given.SEAT: 0,
            Given.ACTION: 0,
            Given.ITERATIONS: 0,
            Given.RAW: np.zeros(1, np.uint8),
            Given.KEY: np.zeros(3, np.uint32),
            Given.OTHER: 0,
            Given.LOSSES: np.zeros(1, np.float64),
            Given.OUT: np.zeros(1, np.int64),
        }
        self.doors: list[Door] = []
        self._names: dict[Any, str] = {}
        actions = np.zeros(1, np.int64)
        if bots.names(game.id) != ["random"]:
            self.doors.append(Door("root_visits", tree._root_visits, (tree.new_tree(1), actions, actions)))

    def name(self, call: Call) -> str:
        """The door of a call, made if need be."""
        examples = tuple(self._example(argument) for argument in call.arguments)
        key = (call.function, Door("", call.function, examples).types())
        if key not in self._names:
            module, function = call.function.__module__.rpartition(".")[2], call.function.__name__
            same = sum(name.startswith(f"{module}_{function}") for name in self._names.values())
            self._names[key] = f"{module}_{function}" + (f"_{same + 1}" if same else "")
            self.doors.append(Door(self._names[key], call.function, examples))
        return self._names[key]

    def _example(self, argument: Any) -> Any:
        if isinstance(argument, Given):
            return self._given[argument]
        return argument.make() if isinstance(argument, Fresh | Kept) else argument
