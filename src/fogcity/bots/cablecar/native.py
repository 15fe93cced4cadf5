"""Bots of Cable Car for batches: they choose inside compiled loops, on the CPU and on CUDA."""

from typing import Any, Final

import numpy as np
import numpy.typing as npt

from fogcity.bots.cablecar.baselines import GREEDY, NEWCOMER, ONE_PLY, baseline_choice
from fogcity.bots.cablecar.worth import SHAPE, quick_choice, table_index, tables, weigh
from fogcity.games import Game
from fogcity.games.cablecar.board import STATIONS
from fogcity.games.cablecar.rules import SEATS
from fogcity.kernel import Rng, rule

LINES: Final = NEWCOMER + 1
NAMES: Final = {"newcomer": NEWCOMER, "one_ply": ONE_PLY, "greedy": GREEDY, "lines": LINES}

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
    if which != LINES:
        return baseline_choice(setup, s, seat, room.weights[seat], which, mask, rng)
    return quick_choice(setup, s, seat, known[0].table, room.weights, mask)
