"""Bots of Cable Car for batches: they choose inside compiled loops, on the CPU and on CUDA."""

from typing import Any, Final

import numpy as np
import numpy.typing as npt

from fogcity.bots.cablecar.baselines import baseline_choice, lengthen
from fogcity.bots.cablecar.worth import SHAPE, quick_choice, table_index, tables, weigh
from fogcity.games import Game
from fogcity.games.cablecar.board import STATIONS
from fogcity.games.cablecar.rules import SEATS
from fogcity.kernel import Rng, rule

NAMES: Final = {"one_ply": 0, "greedy": 1, "lines": 2, "newcomer": 3, "easy": 0, "normal": 1, "hard": 2}
ONE_PLY, GREEDY, LINES, NEWCOMER = range(4)

ROOM: Final = np.dtype((np.record, [("weights", np.float32, (SEATS, STATIONS))]))
KNOWN: Final = np.dtype((np.record, [("which", np.int32), ("table", np.float32, SHAPE[1:])]))


def knowledge(game: Game, name: str) -> npt.NDArray[Any]:
    """What `choose` needs to know of a bot: which it is, and for `lines` what lines are worth."""
    known = np.zeros(1, KNOWN)
    known[0].which = NAMES[name]
    if known[0].which == LINES:
        known[0].table = tables()[table_index(game.setup)]
    return known


@rule
def choose(setup: Any, s: Any, seat: int, known: Any, mask: Any, rng: Rng, room: Any) -> int:
    """A rule action of a bot; `s` is veiled for the seat, `room` one record of ROOM."""
    weigh(setup, s, 1.0, room.weights)
    which = int(known[0].which)
    if which == NEWCOMER:
        return lengthen(setup, s, seat, room.weights[seat], mask, rng)
    if which <= GREEDY:
        return baseline_choice(setup, s, seat, room.weights[seat], which == ONE_PLY, mask, rng)
    return quick_choice(setup, s, seat, known[0].table, room.weights, mask)
