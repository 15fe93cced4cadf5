"""Luck judged at the next turns, for arenas: what a tile is worth shows when its owner can place it.

The network plays on, always with the same chance, and every seat judges the position when its turn comes, for the next
few turns. That is a fixed function of the position, so that luck by it has mean zero, too; but it takes many times as
long as a review.
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

ROUNDS: Final = 2
"""Positions are judged at so many turns of every seat: the next ones."""
LONGEST: Final = 64
"""The most actions that the network plays on."""
DRAWN: Final = 50
"""Outcomes that are drawn where there are too many."""
LATER: Final = core.ROOM
ROOM: Final = core.ROOM + 1
SURE: Final = 0.999

Traits = npt.NDArray[np.float64]
"""For each round the chances of all seats to win, then the points by which each is expected to end ahead."""


class Thoughts(NamedTuple):
    """What was thought at each action played on, to think only once about what looks the same."""

    keys: Any
    """The fingerprint of what the seat saw."""
    actions: Any
    """What it did."""
    views: Any
    """Its chances of all seats to win, then its margin as the network says it."""


def thoughts(players: int) -> Thoughts:
    """Room for them."""
    return Thoughts(np.zeros(LONGEST, np.uint64), np.zeros(LONGEST, np.int64), np.zeros((LONGEST, players + 1)))


def foresee(
    setup: Any, states: Any, raw: Any, place: int, unit: float, net: Any, space: Any, past: Thoughts, out: Any
) -> None:
    """Write what a state is worth: what seats expect at their next turns, when they see what they can do.

    The network plays on from one turn to the next, always with the same chance. A game that ends counts by its result.
    """
    players = whole(setup.players)
    width, size = 2 * players, len(raw) // len(states)
    seen = raw[SEEN * size : (SEEN + 1) * size]
    rng, points, turns = np.zeros(4, np.uint32), np.zeros(players, np.int32), np.zeros(players, np.int64)
    for i in range(len(out)):
        out[i] = 0.0
    states[LATER] = states[place]
    last, missing = -1, ROUNDS * players
    for ply in range(LONGEST):
        waiting = np.uint64(rules.waiting(setup, states[LATER]))
        if waiting == 0:
            break
        actor = nth_bit(waiting, 0)
        states[SEEN] = states[LATER]
        rules.veil(setup, states[SEEN], actor)
        key, view = fingerprint(seen), past.views[ply]
        if past.keys[ply] != key:
            past.keys[ply] = key
            outlook(setup, states[SEEN], actor, net, space, view)
            view[players] = float(space.value[len(space.value) - 1])
            past.actions[ply] = favorite(setup, states[SEEN], actor, net, space)
        if actor != last and turns[actor] < ROUNDS:
            at = width * turns[actor]
            for other in range(players):
                out[at + other] += view[other] / players
            margin = min(max(view[players], -SURE), SURE)
            out[at + players + actor] += 0.5 * unit * np.log((1.0 + margin) / (1.0 - margin))
            turns[actor] += 1
            missing -= 1
            if missing == 0:
                return
        last = actor
        seed(rng, 0, ply, 0)
        rules.apply(setup, states[LATER], actor, past.actions[ply], rng)
    over = rules.over(setup, states[LATER])
    rules.scores(setup, states[LATER], points)
    for seat in range(players):
        best = -core.ENORMOUS
        for other in range(players):
            if other != seat:
                best = max(best, whole(points[other]))
        for turn in range(turns[seat], ROUNDS):
            out[width * turn + players + seat] += (whole(points[seat]) - best) / features.score_unit(setup)
    for seat in range(players):
        share = won(setup, states[LATER], seat, points) if over else 1.0 / players
        for other in range(players):
            for turn in range(turns[other], ROUNDS):
                out[width * turn + seat] += share / players


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
    """Tells the luck of whole games, judged at the next turns."""

    def __init__(self, game: Game) -> None:
        self.game = game
        self._own = chances.evaluator(game)
        self._made, self._net = functions(game.id, self._own), self._own.net(game)
        self._space = self._own.space(self._net)
        self._states = np.zeros(ROOM, game.rules.STATE)
        self._raw = self._states.view(np.uint8)
        self._past = thoughts(game.players)

    def luck(self, found: GameRecord) -> Traits:
        """The luck of every seat in a game: for each round in chances to win, then in points of margin."""
        total = np.zeros(2 * ROUNDS * self.game.players)
        before: State = np.zeros(1, self.game.rules.STATE)[0]
        for number, table in enumerate(record.replay(found)):
            seat, action = (table.log[-1].seat, table.log[-1].action.number) if number else (0, START)
            total += self.step(before, seat, action, table.state, f"{table.commitment} {number}")
            before = table.state.copy()
        return total

    def step(self, before: State, seat: int, action: int, after: State, key: str) -> Traits:
        """The luck of one action (or START)."""
        mean, came = np.zeros((2, 2 * ROUNDS * self.game.players))
        self._states[HERE] = before
        setup, known = self.game.setup, (self._own.unit, self._net, self._space, self._past)
        if not self._made.foreseen(setup, self._states, self._raw, seat, action, words(key), *known, mean):
            return mean
        self._states[HERE] = after
        self._made.foresee(setup, self._states, self._raw, HERE, *known, came)
        return came - mean
