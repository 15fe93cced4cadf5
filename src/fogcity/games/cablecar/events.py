"""The public events of Cable Car."""

from collections.abc import Iterator
from dataclasses import dataclass
from typing import Literal

from fogcity.games import Action, Event
from fogcity.games.cablecar.actions import Exchange
from fogcity.games.cablecar.board import Color, Percent
from fogcity.games.cablecar.view import View


@dataclass(frozen=True, slots=True, kw_only=True)
class TilePlaced(Event):
    """A tile was placed on a square."""

    type: Literal["tile_placed"] = "tile_placed"
    seat: int
    square: str
    tile: str
    """`aacb`, or `aacb/90` when it is turned."""


@dataclass(frozen=True, slots=True, kw_only=True)
class LineScored(Event):
    """A placement completed a line; nobody scores where no car stands."""

    type: Literal["line_scored"] = "line_scored"
    station: int
    color: Color | None
    """Whose car stands there, None for nobody's."""
    crossings: int
    power_station: bool
    points: int


@dataclass(frozen=True, slots=True, kw_only=True)
class TileDrawn(Event):
    """A tile was drawn from the stack, hidden: into the hand, or to be placed at once."""

    type: Literal["tile_drawn"] = "tile_drawn"
    seat: int
    to_place: bool
    stack: int
    """Tiles left in the stack."""


@dataclass(frozen=True, slots=True, kw_only=True)
class ShareExchanged(Event):
    """A share went under its pile and another was taken: the face-up one, which all know, or the unseen top."""

    type: Literal["share_exchanged"] = "share_exchanged"
    seat: int
    percent: Percent
    taken: Color | None
    """The company of the face-up share taken; None for the unseen top of the pile."""
    turned_up: Color | None
    """The company that lies face up now, if it changed."""


def events(seat: int, action: Action, before: View, after: View) -> Iterator[Event]:
    """The events of a step, from what spectators see before and after it."""
    for square in after.tiles.keys() - before.tiles.keys():
        yield TilePlaced(seat=seat, square=square, tile=after.tiles[square])
    for old, new in zip(before.lines, after.lines, strict=True):
        if new is not old and new.complete and not old.complete:  # most lines stay the same objects
            yield LineScored(
                station=new.station,
                color=new.color,
                crossings=len(new.path),
                power_station=new.power_station,
                points=new.points,
            )
    if isinstance(action, Exchange):
        yield _exchanged(seat, action, before, after)
    for stack in range(before.stack - 1, after.stack - 1, -1):
        yield TileDrawn(seat=seat, to_place=after.drawn is not None, stack=stack)


def _exchanged(seat: int, action: Exchange, before: View, after: View) -> ShareExchanged:
    face_up = {pile.percent: pile.face_up for pile in before.piles or ()}
    now = {pile.percent: pile.face_up for pile in after.piles or ()}
    return ShareExchanged(
        seat=seat,
        percent=action.percent,
        taken=None if action.unseen else face_up[action.percent],
        turned_up=None if action.unseen else now[action.percent],
    )
