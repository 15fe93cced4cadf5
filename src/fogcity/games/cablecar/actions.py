"""The actions of Cable Car. Only notation.py reads and writes the text of an action."""

from dataclasses import dataclass
from typing import Literal

from fogcity.games import Action
from fogcity.games.cablecar.board import Percent, Turn


@dataclass(frozen=True, slots=True, kw_only=True)
class Place(Action):
    """Place a tile on a square, turned clockwise by a number of degrees."""

    type: Literal["place"] = "place"
    tile: str
    square: str
    turn: Turn = 0


@dataclass(frozen=True, slots=True, kw_only=True)
class Draw(Action):
    """Draw another tile, which must then be placed."""

    type: Literal["draw"] = "draw"


@dataclass(frozen=True, slots=True, kw_only=True)
class Exchange(Action):
    """Exchange a share for the face-up one of its percentage, or for the unseen top of the pile."""

    type: Literal["exchange"] = "exchange"
    percent: Percent
    unseen: bool
