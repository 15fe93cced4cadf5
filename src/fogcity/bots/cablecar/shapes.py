"""The input of the Cable Car network: how bytes of features2.py become its columns. Shared with training."""

from typing import Final

import numpy as np
import numpy.typing as npt

from fogcity.games.cablecar.features2 import (
    AFTER,
    ENTRY_FIELDS,
    LAYOUT,
    LEAD,
    LINE_FIELDS,
    LINE_HEAD,
    LINE_OWNER,
    OWNER,
    UNSEEN,
    WAITS,
)
from fogcity.games.observation import Field

PLACES: Final = 64
ROLES: Final = (0, 1, 3, 4)
"""The bytes of an entry by which its row is added up: own, others, own and others that could come next."""
ENTRY_PLACES: Final = (OWNER, AFTER, WAITS)
LINE_PLACES: Final = (LINE_OWNER, LINE_HEAD, LINE_OWNER)
"""Where in a row the owner stands (its lead follows), the place of a head, and what says whether there is one."""
CENTER: Final = 128
"""The byte that means no lead."""
CONTEXT: Final = np.flatnonzero(LAYOUT.sources >= UNSEEN)
"""The columns of an observation that are not about a line."""
SQUARE_CLASSES: Final = 16


def _scales(fields: tuple[Field, ...], owner: int, place: int) -> npt.NDArray[np.float32]:
    """What each byte of a row is multiplied with: nothing for the owner and the place, which are codes."""
    scales = np.array([1.0 / field.highest for field in fields], np.float32)
    scales[[owner, place]] = 0
    return scales


ENTRY_COLUMNS: Final = _scales(ENTRY_FIELDS, OWNER, AFTER)
LINE_COLUMNS: Final = _scales(LINE_FIELDS, LINE_OWNER, LINE_HEAD)
assert LEAD == OWNER + 1, "leads follow owners"


def _canonical() -> npt.NDArray[np.int64]:
    """For a head (4 * square + entry) its square after turning the board so that the entry is the first one."""
    out = np.zeros(256, np.int64)
    for square in range(64):
        for entry in range(4):
            column, row = square % 8, square // 8
            for _ in range(entry):
                column, row = row, 7 - column
            out[4 * square + entry] = 8 * row + column
    return out


def _classes() -> npt.NDArray[np.int64]:
    """The kind of each square, 0 to 15: the same for squares that quarter turns of the board bring together."""
    out, seen = np.zeros(64, np.int64), dict[int, int]()
    for square in range(64):
        column, row = square % 8, square // 8
        orbit = []
        for _ in range(4):
            orbit.append(8 * row + column)
            column, row = row, 7 - column
        out[square] = seen.setdefault(min(orbit), len(seen))
    return out


CANONICAL: Final = _canonical()
SQUARE_CLASS: Final = _classes()
