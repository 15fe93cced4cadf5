"""What learners and searchers do with the games of a batch besides playing, on the CPU. Bound like loops.py.

`views` names the seat whose knowledge is asked for. `extra` is what belongs to one call: action features, running
scores, or a bot's knowledge.
"""

from functools import cache
from types import SimpleNamespace
from typing import Any, cast

import numpy as np

from fogcity import games, registry
from fogcity.games import BadInput, Rules
from fogcity.games.observation import Features2, Layout
from fogcity.gpu.loops import NO_SEAT, Games, acting, compile_for, game_names
from fogcity.kernel import bit

rules = cast(Rules, None)  # these are filled in by `bind`
features2 = cast(Features2, None)
native_bot: Any = None
STATE: Any = None
BOT_ROOM: Any = None
WORDS = SIZE2 = ACTION_SIZE = ROOM = 0


# --- one game ----------------------------------------------------------------------------------------------------


def deal_anew(games: Games, i: int) -> None:
    """Deal again what the seat in `views` cannot know."""
    seat = int(games.views[i])
    if games.seats[i] != NO_SEAT and seat >= 0:
        rules.veil(games.setups[0], games.states[i], seat)
        rules.resample(games.setups[0], games.states[i], games.policy[i])


# --- a range of games on the CPU ---------------------------------------------------------------------------------


def reseat_all(low: int, high: int, games: Games, extra: Any) -> None:
    """Find out who acts in states that came from elsewhere."""
    for i in range(low, high):
        games.seats[i] = acting(games.setups[0], games.states[i])


def resample_all(low: int, high: int, games: Games, extra: Any) -> None:
    for i in range(low, high):
        deal_anew(games, i)


def running_all(low: int, high: int, games: Games, extra: Any) -> None:
    for i in range(low, high):
        rules.scores(games.setups[0], games.states[i], extra[i])


def observe2_all(low: int, high: int, games: Games, extra: Any) -> None:
    room = np.zeros(ROOM, np.int16)
    for i in range(low, high):
        setup, s, seat = games.setups[0], games.states[i], max(int(games.views[i]), 0)
        row = games.observations[SIZE2 * i : SIZE2 * (i + 1)]
        row[:] = 0
        features2.clear_part(0, 1, room)
        features2.prepare_part(setup, s, seat, 0, 1, room)
        features2.observe_part(setup, s, seat, 0, 1, room, row)


def describe_all(low: int, high: int, games: Games, extra: Any) -> None:
    room = np.zeros(ROOM, np.int16)
    for i in range(low, high):
        setup, s, seat = games.setups[0], games.states[i], max(int(games.seats[i]), 0)
        features2.clear_part(0, 1, room)
        features2.prepare_part(setup, s, seat, 0, 1, room)
        extra[i] = 0
        for k in range(len(games.table)):
            action = int(games.table[k])
            if games.words[i, action >> 6] & bit(action & 63) != 0:
                features2.describe(setup, s, seat, action, room, extra[i, k])


def choose_all(low: int, high: int, games: Games, extra: Any) -> None:
    """A bot's action for the seat that acts in each game, by what that seat knows."""
    states = np.zeros(1, STATE)
    rooms = np.zeros(1, BOT_ROOM)
    mask = np.zeros(WORDS, np.uint64)
    for i in range(low, high):
        seat = int(games.seats[i])
        games.actions[i] = 0
        if seat != NO_SEAT:
            states[0] = games.states[i]
            rules.veil(games.setups[0], states[0], seat)
            action = native_bot.choose(games.setups[0], states[0], seat, extra, mask, games.policy[i], rooms[0])
            games.actions[i] = games.numbering[action]


LOOPS = (reseat_all, resample_all, running_all, observe2_all, describe_all, choose_all)


@cache
def study_names(game_id: str) -> dict[str, Any]:
    """The names that belong to a game, with its second version of observations and its native bots."""
    names = dict(game_names(game_id))
    for name, module in (("features2", games.part(game_id, "features2")), ("native_bot", native_bots(game_id))):
        if module is not None:
            names[name] = module
    if "features2" in names:
        own = names["features2"]
        names |= {"SIZE2": own.SIZE, "ACTION_SIZE": own.ACTION_SIZE, "ROOM": own.ROOM}
    if "native_bot" in names:
        names["BOT_ROOM"] = names["native_bot"].ROOM
    names["STATE"] = names["rules"].STATE
    names["deal_anew"] = compile_for(deal_anew, names)
    return names


def native_bots(game_id: str) -> Any:
    """A game's bots for batches: the file `native` beside its bots, or nothing."""
    return registry.beside_bots(game_id, "native")


def second_version(game_id: str) -> Any:
    """A game's second version of observations."""
    module = games.part(game_id, "features2")
    if module is None:
        raise BadInput(f"{game_id} has no second version of observations: choose version 1")
    return module


def layout2_of(game_id: str) -> Layout:
    """The layout of the second version."""
    layout: Layout = second_version(game_id).LAYOUT
    return layout


@cache
def study(game_id: str) -> SimpleNamespace:
    """The loops of this file for a game, compiled when they are first used."""
    names = study_names(game_id)
    return SimpleNamespace(**{loop.__name__: compile_for(loop, names) for loop in LOOPS})
