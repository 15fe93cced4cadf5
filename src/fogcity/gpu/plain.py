"""What learners get from a game without a features.py: the bytes of its state as a seat knows it, and every action.

It is enough to try a game and to search in it. To learn it well, write a features.py that says what the bytes mean.
"""

from types import ModuleType
from typing import Any, cast

import numpy as np
import numpy.typing as npt

from fogcity.games import Rules, State
from fogcity.games.observation import Layout, numbers

rules = cast(Rules, None)  # filled in by `bind`
STATE: Any = None


def observe(setup: Any, s: State, seat: int, out: npt.NDArray[np.uint8]) -> None:
    """Write the state, veiled for a seat, as bytes."""
    seen = out.view(STATE)
    seen[0] = s
    rules.veil(setup, seen[0], seat)


def possible(setup: Any, mask: npt.NDArray[np.uint64]) -> None:
    """Any action may be legal at some time."""
    for word in range(len(mask)):
        mask[word] = ~np.uint64(0)


def standing(setup: Any, s: State, out: npt.NDArray[np.int32]) -> None:
    """Points decide; what else breaks ties is not known here."""
    rules.scores(setup, s, out)


def score_unit(setup: Any) -> int:
    """Rewards count in the units of the rules."""
    return 1


FUNCTIONS = (observe, possible, standing, score_unit)


def layout(own_rules: Rules) -> Layout:
    """The bytes of a state as one field."""
    return Layout([numbers("state", (own_rules.STATE.itemsize,), 255, "the state as its seat knows it, byte by byte")])


def filled_in(game_id: str, version: int, own_rules: Rules, functions: dict[str, Any]) -> ModuleType:
    """A module like a features.py, made of the functions above as they are compiled for a game."""
    made: Any = ModuleType(f"features_{game_id}")
    made.OBSERVATION_VERSION, made.LAYOUT, made.SIZE = version, layout(own_rules), own_rules.STATE.itemsize
    vars(made).update(functions)
    return made  # type: ignore[no-any-return]
