"""Luck judged a few actions later, for arenas: what a tile is worth shows once it lies on the board.

The value of a position is what the network says after it has played on for a few actions, in a few fixed ways. That is
a fixed function of the position, so that luck by it has mean zero, too; but it takes many times as long as a review.
"""

from functools import cache
from types import SimpleNamespace
from typing import Any, Final, cast

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
from fogcity.review.core import AFTER, HERE, MOST, SEEN, copy, whole
from fogcity.review.values import words

rules = cast(Rules, None)  # filled in, as are the next six
features = cast(Features, None)
outlook: Any = None
favorite: Any = None
happen: Any = None
outcomes: Any = None
won: Any = None

PLIES: Final = 2
"""Actions that the network plays on before it judges."""
TRIES: Final = 2
"""In so many ways, each with its own chance."""
DRAWN: Final = 50
"""Outcomes that are drawn where there are too many."""
LATER: Final = core.ROOM
ROOM: Final = core.ROOM + 1
SURE: Final = 0.999

Traits = npt.NDArray[np.float64]
"""The chances of all seats to win, then the points by which each is expected to end ahead."""


def foresee(setup: Any, states: Any, place: int, unit: float, net: Any, space: Any, out: Any) -> None:
    """Write what a state is worth to every seat, judged some actions later: chances to win and margins in points."""
    players = whole(setup.players)
    rng, points = np.zeros(4, np.uint32), np.zeros(players, np.int32)
    seen = np.zeros(players, np.float64)
    for i in range(2 * players):
        out[i] = 0.0
    for number in range(TRIES):
        states[LATER] = states[place]
        for ply in range(PLIES):
            waiting = np.uint64(rules.waiting(setup, states[LATER]))
            if waiting == 0:
                break
            actor = nth_bit(waiting, 0)
            states[SEEN] = states[LATER]
            rules.veil(setup, states[SEEN], actor)
            action = favorite(setup, states[SEEN], actor, net, space)
            seed(rng, number, ply, 0)
            rules.apply(setup, states[LATER], actor, action, rng)
        if rules.over(setup, states[LATER]):
            for seat in range(players):
                out[seat] += won(setup, states[LATER], seat, points) / TRIES
            rules.scores(setup, states[LATER], points)
            for seat in range(players):
                best = -core.ENORMOUS
                for other in range(players):
                    if other != seat:
                        best = max(best, whole(points[other]))
                out[players + seat] += (whole(points[seat]) - best) / (features.score_unit(setup) * TRIES)
        else:
            for seat in range(players):
                states[SEEN] = states[LATER]
                rules.veil(setup, states[SEEN], seat)
                outlook(setup, states[SEEN], seat, net, space, seen)
                margin = min(max(float(space.value[len(space.value) - 1]), -SURE), SURE)
                for other in range(players):
                    out[other] += seen[other] / (players * TRIES)
                out[players + seat] += 0.5 * unit * np.log((1.0 + margin) / (1.0 - margin)) / TRIES


def foreseen(
    setup: Any, states: Any, raw: Any, seat: int, action: int, key: Any, unit: float, net: Any, space: Any, out: Any
) -> bool:
    """Write the mean of that over what an action (or START) may lead to; False, and nothing written, without chance.

    Where it may lead to too many states, some are drawn.
    """
    width = 2 * whole(setup.players)
    size = len(raw) // len(states)
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
        foresee(setup, states, AFTER, unit, net, space, values)
        for i in range(width):
            out[i] += likely[place] * values[i]
    if count == 0:
        rng = np.zeros(4, np.uint32)
        for number in range(DRAWN):
            seed(rng, whole(key[0]), whole(key[1]) + number, whole(key[2]))
            happen(setup, states, seat, action, rng)
            foresee(setup, states, AFTER, unit, net, space, values)
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
    """Tells the luck of whole games, judged some actions later."""

    def __init__(self, game: Game) -> None:
        self.game = game
        self._own = chances.evaluator(game)
        self._made, self._net = functions(game.id, self._own), self._own.net(game)
        self._space = self._own.space(self._net)
        self._states = np.zeros(ROOM, game.rules.STATE)
        self._raw = self._states.view(np.uint8)

    def luck(self, found: GameRecord) -> Traits:
        """The luck of every seat in a game: in chances to win first, then in points of margin."""
        total = np.zeros(2 * self.game.players)
        before: State = np.zeros(1, self.game.rules.STATE)[0]
        for number, table in enumerate(record.replay(found)):
            seat, action = (table.log[-1].seat, table.log[-1].action.number) if number else (0, START)
            total += self.step(before, seat, action, table.state, f"{table.commitment} {number}")
            before = table.state.copy()
        return total

    def step(self, before: State, seat: int, action: int, after: State, key: str) -> Traits:
        """The luck of one action (or START)."""
        mean, came = np.zeros(2 * self.game.players), np.zeros(2 * self.game.players)
        self._states[HERE] = before
        setup, known = self.game.setup, (self._own.unit, self._net, self._space)
        if not self._made.foreseen(setup, self._states, self._raw, seat, action, words(key), *known, mean):
            return mean
        self._states[HERE] = after
        self._made.foresee(setup, self._states, HERE, *known, came)
        return came - mean
