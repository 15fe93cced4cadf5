"""Luck judged at later turns, for arenas: what a tile is worth shows when its owner can place it.

The network plays on several times; chance differs between these runs, and is the same for every position. Every seat
judges at its next turn, its second, its fourth and so on. The mean over the runs is a fixed function of the position,
so this luck has mean zero, too; but it takes a hundred times as long as in a review.
"""

from functools import cache
from types import SimpleNamespace
from typing import Any, Final, NamedTuple, cast

import numpy as np
import numpy.typing as npt

from fogcity import record
from fogcity.bots import chances
from fogcity.bots.chances import Evaluator
from fogcity.games import Game, Rules, State
from fogcity.games.observation import Features
from fogcity.gpu.loops import START, compile_for, game_names
from fogcity.kernel import nth_bit, seed
from fogcity.record import GameRecord
from fogcity.review import core
from fogcity.review.core import AFTER, HERE, MOST, SEEN, copy, fingerprint, whole
from fogcity.review.values import words

rules = cast(Rules, None)  # filled in, as are the next six
features = cast(Features, None)
outlook: Any = None
favorite: Any = None
happen: Any = None
outcomes: Any = None
won: Any = None

LONGEST: Final = 200
"""The most actions that the network plays on."""
DRAWN: Final = 50
"""Outcomes that are drawn where there are too many."""
LATER: Final = core.ROOM
ROOM: Final = core.ROOM + 1
SURE: Final = 0.999

Traits = npt.NDArray[np.float64]
"""For each look the chances of all seats to win, then the points by which each is expected to end ahead."""


class Thoughts(NamedTuple):
    """What was thought each time at each action played on, to think only once about what looks the same."""

    keys: Any
    """The fingerprint of what the seat saw."""
    actions: Any
    """What it did."""
    views: Any
    """Its chances of all seats to win, then its margin as the network says it."""


def thoughts(runs: int, players: int) -> Thoughts:
    """Room for them."""
    size = (runs, LONGEST)
    return Thoughts(np.zeros(size, np.uint64), np.zeros(size, np.int64), np.zeros((*size, players + 1)))


def foresee(
    setup: Any, states: Any, raw: Any, place: int, unit: float, net: Any, space: Any, past: Thoughts, out: Any
) -> None:
    """Write what a state is worth: what seats expect at later turns, when they see what they can do.

    It is the mean of several times that the network plays on; `past` has room for so many. A game that ends before a
    look counts by its result.
    """
    runs, players = len(past.keys), whole(setup.players)
    width, size = 2 * players, len(raw) // len(states)
    looks = len(out) // width
    seen = raw[SEEN * size : (SEEN + 1) * size]
    rng, (points, standing) = np.zeros(4, np.uint32), np.zeros((2, players), np.int32)
    turns, done = np.zeros(players, np.int64), np.zeros(players, np.int64)
    for i in range(len(out)):
        out[i] = 0.0
    for run in range(runs):
        states[LATER] = states[place]
        for seat in range(players):
            turns[seat] = done[seat] = 0
        last, missing = -1, looks * players
        for ply in range(LONGEST):
            waiting = np.uint64(rules.waiting(setup, states[LATER]))
            if waiting == 0:
                break
            actor = nth_bit(waiting, 0)
            states[SEEN] = states[LATER]
            rules.veil(setup, states[SEEN], actor)
            key, view = fingerprint(seen), past.views[run, ply]
            if past.keys[run, ply] != key:
                past.keys[run, ply] = key
                outlook(setup, states[SEEN], actor, net, space, view)
                view[players] = float(space.value[len(space.value) - 1])
                past.actions[run, ply] = favorite(setup, states[SEEN], actor, net, space)
            turns[actor] += whole(actor != last)
            if done[actor] < looks and turns[actor] == 1 << done[actor]:
                at = width * done[actor]
                for other in range(players):
                    out[at + other] += view[other] / players / runs
                margin = min(max(view[players], -SURE), SURE)
                out[at + players + actor] += 0.5 * unit * np.log((1.0 + margin) / (1.0 - margin)) / runs
                done[actor] += 1
                missing -= 1
                if missing == 0:
                    break
            last = actor
            seed(rng, run, ply, 0)
            rules.apply(setup, states[LATER], actor, past.actions[run, ply], rng)
        if missing > 0:
            over = rules.over(setup, states[LATER])
            rules.scores(setup, states[LATER], points)
            for seat in range(players):
                best = -core.ENORMOUS
                for other in range(players):
                    if other != seat:
                        best = max(best, whole(points[other]))
                share = won(setup, states[LATER], seat, standing) if over else 1.0 / players
                for look in range(looks):
                    at = width * look
                    if look >= done[seat]:
                        out[at + players + seat] += (whole(points[seat]) - best) / features.score_unit(setup) / runs
                    for other in range(players):
                        if look >= done[other]:
                            out[at + seat] += share / players / runs


def foreseen(
    setup: Any,
    states: Any,
    raw: Any,
    seat: int,
    action: int,
    key: Any,
    unit: float,
    net: Any,
    space: Any,
    past: Thoughts,
    out: Any,
) -> bool:
    """Write the mean of that over what an action (or START) may lead to; False, and nothing written, without chance.

    Where it may lead to too many states, some are drawn.
    """
    width, size = len(out), len(raw) // len(states)
    after = raw[AFTER * size : (AFTER + 1) * size]
    likely, found = np.zeros(MOST, np.float64), np.zeros((MOST, size), np.uint8)
    values = np.zeros(width, np.float64)
    count = outcomes(setup, states, raw, seat, action, likely, found)
    if count == 1:
        return False
    for i in range(width):
        out[i] = 0.0
    for place in range(count):
        copy(found[place], after)
        foresee(setup, states, raw, AFTER, unit, net, space, past, values)
        for i in range(width):
            out[i] += likely[place] * values[i]
    if count == 0:
        rng = np.zeros(4, np.uint32)
        for number in range(DRAWN):
            seed(rng, whole(key[0]), whole(key[1]) + number, whole(key[2]))
            happen(setup, states, seat, action, rng)
            foresee(setup, states, raw, AFTER, unit, net, space, past, values)
            for i in range(width):
                out[i] += values[i] / DRAWN
    return True


@cache
def functions(game_id: str, evaluator: Evaluator) -> SimpleNamespace:
    """The functions of this file for a game and its network, compiled."""
    plain = core.functions(game_id, evaluator)
    own = {"outlook": evaluator.outlook, "favorite": evaluator.favorite}
    shared = {"happen": plain.happen, "outcomes": plain.outcomes, "won": plain.won}
    names: dict[str, Any] = {**game_names(game_id), **own, **shared}
    names["foresee"] = compile_for(foresee, names)
    return SimpleNamespace(foresee=names["foresee"], foreseen=compile_for(foreseen, names))


class Foresight:
    """Tells the luck of whole games, judged at later turns."""

    def __init__(self, game: Game) -> None:
        self.game = game
        own = chances.evaluator(game)
        self._made, net = functions(game.id, own), own.net(game)
        self._states = np.zeros(ROOM, game.rules.STATE)
        self._raw = self._states.view(np.uint8)
        self._known = (own.unit, net, own.space(net), thoughts(own.runs, game.players))
        self._width = 2 * own.looks * game.players

    def luck(self, found: GameRecord) -> Traits:
        """The luck of every seat in a game: for each look in chances to win, then in points of margin."""
        total = np.zeros(self._width)
        before: State = np.zeros(1, self.game.rules.STATE)[0]
        for number, table in enumerate(record.replay(found)):
            seat, action = (table.log[-1].seat, table.log[-1].action.number) if number else (0, START)
            total += self.step(before, seat, action, table.state, f"{table.commitment} {number}")
            before = table.state.copy()
        return total

    def step(self, before: State, seat: int, action: int, after: State, key: str) -> Traits:
        """The luck of one action (or START)."""
        mean = np.zeros(self._width)
        self._states[HERE] = before
        judged = self._made.foreseen(
            self.game.setup, self._states, self._raw, seat, action, words(key), *self._known, mean
        )
        return self.worth(after) - mean if judged else mean

    def worth(self, state: State) -> Traits:
        """What a position is worth."""
        out = np.zeros(self._width)
        self._states[HERE] = state
        self._made.foresee(self.game.setup, self._states, self._raw, HERE, *self._known, out)
        return out
