"""Bots of Ticket to Ride: San Francisco for batches: they choose inside compiled loops, on the CPU and on CUDA."""

from collections.abc import Sequence
from typing import Any, Final

import numpy as np
import numpy.typing as npt

from fogcity.bots.tickets import styles
from fogcity.bots.tickets.plan import ROOM as ROOM
from fogcity.bots.tickets.plan import STYLE
from fogcity.games import Game
from fogcity.kernel import Rng, below, rule

NAMES: Final = {
    "long_routes": (styles.LONG_ROUTES,),
    "one_step": (styles.ONE_STEP,),
    "route_focus": (styles.ROUTE_FOCUS,),
    "destination_hungry": (styles.DESTINATION_HUNGRY,),
    "planner": (styles.PLANNER,),
}
"""The styles of each bot; with several, one is picked at random."""


def knowledge(game: Game, name: str) -> npt.NDArray[Any]:
    """What `choose` needs to know of a bot: its styles."""
    return known(NAMES[name])


def known(of_styles: Sequence[Any]) -> npt.NDArray[Any]:
    """The same for styles that are not a bot's of this file."""
    return np.array([tuple(style.item()) for style in of_styles], STYLE)


@rule
def choose(setup: Any, s: Any, seat: int, known: Any, mask: Any, rng: Rng, room: Any) -> int:
    """A rule action of a bot; `s` is veiled for the seat, `room` one record of ROOM."""
    style = known[below(rng, len(known))]
    return styles.decide(setup, s, seat, style, mask, rng, room)
