"""What players are told before they act: what a tile would do, where a line ends, what could be planned.

Clients have only views, so these functions take views; the browser gets the same ones (fogcity.pocket.preview).
"""

from dataclasses import dataclass
from itertools import product
from typing import Literal

from fogcity.games import Action, Value
from fogcity.games.cablecar.actions import Draw, Place
from fogcity.games.cablecar.board import (
    ARRIVAL,
    COPIES,
    DEPARTURE,
    INTO_POWER_STATION,
    LEAVES,
    NEXT,
    PATTERN,
    POWER_STATION,
    SQUARE,
    SQUARES,
    STATIONS,
    TILES,
    TURNS,
    Color,
    Percent,
)
from fogcity.games.cablecar.view import UNKNOWN, Line, View

Crossing = tuple[str, int, int]
NO_ACTION = -1
"""The number of what nobody may do yet."""
_STATION_AT = {int(head): station for station, head in enumerate(DEPARTURE, start=1)}
"""The station at a side of an edge square, by 4 * square + side."""


@dataclass(frozen=True, slots=True)
class Effect(Value):
    """What a placement would do to the line of one station."""

    station: int
    color: Color | None
    crossings: int
    """How long the line would be."""
    added: tuple[Crossing, ...]
    """The new crossings, in order."""
    complete: bool
    power_station: bool
    points: int


def effects(view: View, tile: str, square: str) -> tuple[Effect, ...]:
    """The lines that a tile on a free square would extend or complete, in the order of their stations."""
    return effects_on(view.lines, view.tiles, tile, square)


def effects_on(lines: tuple[Line, ...], tiles: dict[str, str], tile: str, square: str) -> tuple[Effect, ...]:
    """The same for the lines and tiles of a board."""
    here, after = SQUARE[square], {**tiles, square: tile}
    return tuple(grown(line, after) for line in lines if not line.complete and _head(line) >> 2 == here)


def grown(line: Line, tiles: dict[str, str]) -> Effect:
    """How far an open line would run over these tiles (CC-19 to CC-22)."""
    added: list[Crossing] = []
    head = _head(line)
    while head < ARRIVAL and SQUARES[head >> 2] in tiles:
        kind, _, turn = tiles[SQUARES[head >> 2]].partition("/")
        leaves = int(LEAVES[PATTERN[TILES.index(kind), int(turn or 0) // 90], head & 3])
        added.append((SQUARES[head >> 2], 2 * (head & 3), 2 * leaves + 1))
        head = int(NEXT[head >> 2, leaves])
    crossings, complete, power_station = len(line.path) + len(added), head >= ARRIVAL, head == INTO_POWER_STATION
    points = crossings * (2 if power_station else 1) if complete and line.color is not None else 0
    return Effect(line.station, line.color, crossings, tuple(added), complete, power_station, points)


def _head(line: Line) -> int:
    """Where an open line waits: 4 * square + entry / 2."""
    if not line.path:
        return int(DEPARTURE[line.station - 1])
    square, _, leave = line.path[-1]
    return int(NEXT[SQUARE[square], leave // 2])


def lines_of(cars: dict[str, Color], tiles: dict[str, str]) -> tuple[Line, ...]:
    """The lines of all stations on a board with these tiles; `cars` says whose car stands at a station."""
    found = []
    for station in range(1, STATIONS + 1):
        start = Line(station, cars.get(str(station)), (), complete=False, power_station=False, points=0)
        run = grown(start, tiles)
        found.append(Line(station, run.color, run.added, run.complete, run.power_station, run.points))
    return tuple(found)


def tiles_left(tiles: dict[str, str]) -> dict[str, int]:
    """How many tiles of each kind are not on the board (CC-7)."""
    placed = [tile.partition("/")[0] for tile in tiles.values()]
    return {tile: int(COPIES[i]) - placed.count(tile) for i, tile in enumerate(TILES)}


def end_of(line: Line) -> int | Literal["power"]:
    """Where a complete line ends: at a station, or in the Power Station."""
    if line.power_station:
        return "power"
    square, _, leave = line.path[-1]
    return _STATION_AT[4 * SQUARE[square] + leave // 2]


def share_points(view: View, seat: int) -> dict[Percent, float]:
    """What each share of a seat is worth, as far as it is known (CC-32)."""
    shares = view.shares[seat] if view.shares is not None else {}
    known = [(percent, company) for percent, company in shares.items() if company in view.scores]
    return {percent: percent * view.scores[company] / 100 for percent, company in known}


def plans(view: View, rotate: bool) -> tuple[Action, ...]:
    """What the seat that sees this may plan for its next turn: its tiles on any free square, and drawing another one.

    Squares that touch nothing yet may have a neighbor by then. Exchanges are left out: what lies face up may change.
    """
    if view.turn is None:
        return ()
    own = () if view.seat is None else view.hands[view.seat]
    tiles = sorted(tile for tile in set(own) if tile != UNKNOWN)
    squares = [square for square in SQUARES if square not in view.tiles and square not in POWER_STATION]
    placements = product(tiles, squares, TURNS if rotate else TURNS[:1])
    found: list[Action] = [
        Place(number=NO_ACTION, text="", tile=tile, square=square, turn=turn) for tile, square, turn in placements
    ]
    if view.stack:
        found.append(Draw(number=NO_ACTION, text=""))
    return tuple(found)


SHOWN = (effects, effects_on, lines_of, tiles_left, end_of, share_points, plans)
"""What pages ask."""
