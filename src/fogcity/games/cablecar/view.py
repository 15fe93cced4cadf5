"""What a seat or a spectator of Cable Car sees, as plain data made from a veiled state.

Servers make views all the time, so fields are read by name, `s["hand"]`, from a state that was unpacked once.
"""

from collections.abc import Callable, Collection
from dataclasses import dataclass
from functools import lru_cache
from typing import Any, ClassVar

import numpy as np

from fogcity import games
from fogcity.games import Value, unpack
from fogcity.games.cablecar.board import (
    COLORS,
    COPIES_MASK,
    LETTERS,
    PERCENTS,
    POWER_STATION,
    SQUARES,
    STATIONS,
    TILE_COUNT,
    TILES,
    Color,
    Percent,
    tile_name,
)
from fogcity.games.cablecar.rules import FILLED, HIDDEN, NO_ONE, NO_TILE, OPEN_END, POWERED, TRACED, trace

Results = Callable[[], tuple[tuple[str, ...], tuple[int, ...]]]
UNKNOWN = "?"
"""Stands for a tile or share that is there but hidden."""


@dataclass(frozen=True, slots=True, kw_only=True)
class BoardData(games.BoardData):
    """What stands on the board from the beginning."""

    cars: dict[str, Color]
    """Whose car stands at a station, by its number; stations without a car are left out."""


@dataclass(frozen=True, slots=True)
class Line(Value):
    """The line of one station."""

    reused: ClassVar[bool] = True
    station: int
    color: Color | None
    """Whose car stands there, None for nobody's."""
    path: tuple[tuple[str, int, int], ...]
    """The crossings in order: square, exit by which the line enters it, exit by which it leaves."""
    complete: bool
    power_station: bool
    points: int
    """What it has scored: 0 until it is complete, and without a car."""


@dataclass(frozen=True, slots=True)
class Pile(Value):
    """One percentage of shares: what lies face up, and under the pile what was put back (`?` for hidden)."""

    percent: Percent
    face_up: Color
    unseen: int
    """Shares in the shuffled part of the pile."""
    put_back: tuple[str, ...]


@dataclass(frozen=True, slots=True, kw_only=True)
class View(games.View):
    """What a seat or a spectator sees of a game of Cable Car and could remember."""

    colors: tuple[Color, ...]
    """The colors of the seats, or with the Company expansion of all companies."""
    turn: int | None
    """The seat that acts now, None when the game is over."""
    tiles: dict[str, str]
    """What lies on each filled square: `aacb`, or `aacb/90` when it is turned."""
    stack: int
    hands: tuple[tuple[str, ...], ...]
    """Each seat's tiles: the viewer's own by name, others' as `?`."""
    drawn: str | None
    """The tile that the seat whose turn it is has drawn and must place now."""
    unseen: dict[str, int]
    """How many tiles of each kind are in the stack or in hidden hands."""
    scores: dict[Color, int]
    lines: tuple[Line, ...]
    """All 32 stations, in order."""
    shares: tuple[dict[Percent, str], ...] | None
    """With companies: each seat's share of every percentage, `?` where it is hidden."""
    piles: tuple[Pile, ...] | None
    results: tuple[str, ...] | None
    """At the end each seat's result; with companies in points and tenths."""
    places: tuple[int, ...] | None


def traces(setup: Any, s: Any) -> tuple[Line, ...]:
    """The lines of all stations, in order."""
    return _board(setup["car"].tobytes(), s["cell"].tobytes())[1]


@lru_cache(maxsize=1000)
def _board(cars: bytes, cells: bytes) -> tuple[dict[str, str], tuple[Line, ...]]:
    """Tiles and lines, which all seats see: they are worked out once for all who look at a position."""
    out = np.empty(TRACED, np.uint8)
    traced = out[: trace(np.frombuffer(cells, np.uint8).reshape(-1, 4), out)].tobytes()
    lines, at = [], 0
    for station in range(1, STATIONS + 1):
        end = at + 2 + 2 * traced[at]
        lines.append(_line(station, cars[station - 1], traced[at + 1 : end]))
        at = end
    return _tiles(cells), tuple(lines)


def tiles_on(s: Any) -> dict[str, str]:
    """What lies on each filled square."""
    return _tiles(s["cell"].tobytes())


def _tiles(cells: bytes) -> dict[str, str]:
    filled = ((square, code) for square, code in enumerate(cells[::4]) if code >= FILLED)
    return {SQUARES[square]: _TILE_NAMES[code - FILLED] for square, code in filled}


@lru_cache(maxsize=10_000)
def _line(station: int, car: int, traced: bytes) -> Line:
    """One line; most stay the same from one position to the next."""
    crossings = zip(traced[1::2], traced[2::2], strict=True)
    path = tuple((SQUARES[head >> 2], 2 * (head & 3), 2 * leaves + 1) for head, leaves in crossings)
    complete, power_station, owned = traced[0] != OPEN_END, traced[0] == POWERED, car != _NOBODY
    points = len(path) * (2 if power_station else 1) if complete and owned else 0
    return Line(station, COLORS[car] if owned else None, path, complete, power_station, points)


_NOBODY = NO_ONE % 256
"""NO_ONE in the bytes of a setup."""
# Lists: Python reads single numbers from them many times faster than from arrays.
_COPIES: list[tuple[str, int]] = list(zip(TILES, COPIES_MASK.tolist(), strict=True))
_TILE_NAMES = [tile_name(code // 4, (FILLED + code) % 4) for code in range(4 * len(TILES))]


def hand_of(s: Any, seat: int) -> tuple[str, ...]:
    """The tiles in a hand, `?` for hidden ones."""
    return tuple(_tile(tile) for tile in s["hand"][seat].tolist() if tile != NO_TILE)


def _tile(tile: int) -> str:
    return UNKNOWN if tile == HIDDEN else TILES[tile - 1]


def _share(company: int) -> str:
    return UNKNOWN if company == HIDDEN else COLORS[company]


def view(setup: Any, veiled: Any, seat: int | None, results: Results) -> View:
    """The view of a seat, from an unpacked setup and a state that was veiled for it; `results` are for the end."""
    s, players, companies = unpack(veiled), setup["players"], setup["companies"]
    colors, left = COLORS if companies else COLORS[:players], s["left"]
    tiles, lines = _board(setup["car"].tobytes(), s["cell"].tobytes())
    written, places = results() if s["placed"] == TILE_COUNT else (None, None)
    return View(
        seat=seat,
        colors=colors,
        turn=s["turn"] if written is None else None,
        tiles=tiles,
        stack=s["stack"],
        hands=tuple(hand_of(s, other) for other in range(players)),
        drawn=None if s["drawn"] == NO_TILE else _tile(s["drawn"]),
        unseen={tile: number for tile, copies in _COPIES if (number := (left & copies).bit_count())},
        scores=dict(zip(colors, s["score"].tolist(), strict=False)),
        lines=lines,
        shares=tuple(_shares(s, other) for other in range(players)) if companies else None,
        piles=tuple(_pile(s, players, i) for i in range(len(PERCENTS))) if companies else None,
        results=written,
        places=places,
    )


def _shares(s: Any, seat: int) -> dict[Percent, str]:
    return {percent: _share(int(s["share"][seat, i])) for i, percent in enumerate(PERCENTS)}


def _pile(s: Any, players: int, i: int) -> Pile:
    put_back = tuple(_share(int(company)) for company in s["queue"][i, : s["queued"][i]])
    return Pile(PERCENTS[i], COLORS[int(s["face_up"][i])], len(COLORS) - players - 1 - len(put_back), put_back)


def text(view: View, *, legal: Collection[str] = (), board: bool = True) -> str:
    """A view as text; without the board it is sentences only, for screen readers."""
    parts = [_board_text(view, legal)] if board else [_board_words(view)]
    parts.append(_line_words(view))
    parts.append("Points: " + ", ".join(f"{color} {points}" for color, points in view.scores.items()) + ".")
    parts.append(f"Tiles in the stack: {view.stack}.")
    if view.piles is not None and view.shares is not None:
        for pile in view.piles:
            held = ", ".join(f"seat {seat + 1} {shares[pile.percent]}" for seat, shares in enumerate(view.shares))
            parts.append(f"Shares of {pile.percent} %: {pile.face_up} face up; {held}.")
    if view.seat is not None and view.hands[view.seat]:
        parts.append(f"Your hand: {', '.join(view.hands[view.seat])}.")
    if view.results is not None and view.places is not None:
        ends = (
            f"seat {seat + 1} {result} points, place {place}"
            for seat, (result, place) in enumerate(zip(view.results, view.places, strict=True))
        )
        parts.append(f"The game is over: {'; '.join(ends)}.")
    elif view.drawn is not None:
        parts.append("Drawn and to be placed now: " + (view.drawn if view.drawn != UNKNOWN else "a hidden tile") + ".")
    return "\n".join(parts)


def _station_label(line: Line) -> str:
    car = LETTERS[line.color] if line.color else "-"
    return f"{line.station}{car}" + ("*" if line.complete and line.color else "")


def _board_text(view: View, legal: Collection[str]) -> str:
    """The board as a grid: stations with their color (a star once scored), tiles by name, + where one may place."""
    width = 8 if any("/" in tile for tile in view.tiles.values()) else 5
    labels = [_station_label(line) for line in view.lines]
    squares = {**dict.fromkeys(SQUARES, "."), **dict.fromkeys(POWER_STATION, "####")}
    squares |= dict.fromkeys(legal, "+") | view.tiles
    rows = [" " * 10 + "".join(f"{column:<{width}}" for column in "abcdefgh")]
    rows.append(" " * 10 + "".join(f"{label:<{width}}" for label in labels[:8]))
    for row in range(8):
        cells = "".join(f"{squares[f'{column}{row + 1}']:<{width}}" for column in "abcdefgh")
        rows.append(f"{row + 1} {labels[31 - row]:>6}  {cells} {labels[8 + row]}")
    rows.append(" " * 10 + "".join(f"{label:<{width}}" for label in reversed(labels[16:24])))
    return "\n".join(row.rstrip() for row in rows)


def _board_words(view: View) -> str:
    if not view.tiles:
        return "The board is empty."
    return "On the board: " + ", ".join(f"{tile} at {square}" for square, tile in view.tiles.items()) + "."


def _line_words(view: View) -> str:
    """The lines under way, color by color."""
    parts = []
    for color in view.colors:
        lines = [line for line in view.lines if line.color == color]
        under_way = [f"{line.station} ({len(line.path)})" for line in lines if line.path and not line.complete]
        done = sum(line.complete for line in lines)
        parts.append(
            f"{color} {done} of {len(lines)} done" + (f", under way {' '.join(under_way)}" if under_way else "")
        )
    return "Lines: " + "; ".join(parts) + "."
