"""What somebody at a Cable Car table sees, as plain data made from a veiled state.

Servers make views all the time: fields are read by brackets, `s["hand"]`, which takes a fifth of the time of `s.hand`.
"""

from collections.abc import Collection, Sequence
from dataclasses import dataclass
from functools import lru_cache
from typing import Any

from fogcity import games
from fogcity.games import Value
from fogcity.games.cablecar.board import (
    ARRIVAL,
    COLORS,
    COPIES_MASK,
    DEPARTURE,
    INTO_POWER_STATION,
    LEAVES,
    LETTERS,
    NEXT,
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
from fogcity.games.cablecar.rules import FILLED, HIDDEN, NO_ONE, NO_TILE

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
    """What somebody sees of a game of Cable Car and could remember."""

    colors: tuple[Color, ...]
    """The colours of the seats, or with the Company expansion of all companies."""
    turn: int | None
    """The seat that acts now, None when the game is over."""
    tiles: dict[str, str]
    """What lies on each filled square: `aacb`, or `aacb/90` when it is turned."""
    stack: int
    hands: tuple[tuple[str, ...], ...]
    """Each seat's tiles: one's own by name, others' as `?`."""
    drawn: str | None
    """The tile that the seat whose turn it is has drawn and must place now."""
    unseen: dict[str, int]
    """How many tiles of each kind are in the stack or in hands that one cannot see."""
    scores: dict[Color, int]
    lines: tuple[Line, ...]
    """All 32 stations, in order."""
    shares: tuple[dict[Percent, str], ...] | None
    """With companies: each seat's share of every percentage, `?` where it is hidden."""
    piles: tuple[Pile, ...] | None
    results: tuple[str, ...] | None
    """At the end each seat's result; with companies in points and tenths."""
    places: tuple[int, ...] | None


def _trace(cars: Sequence[int], cells: Sequence[Sequence[int]], station: int) -> Line:
    path: list[tuple[str, int, int]] = []
    head = _DEPARTURE[station - 1]
    while head < ARRIVAL and cells[head >> 2][0] >= FILLED:
        square, entry = head >> 2, head & 3
        leaves = _LEAVES[cells[square][1]][entry]
        path.append((SQUARES[square], 2 * entry, 2 * leaves + 1))
        head = _NEXT[square][leaves]
    complete, power_station = head >= ARRIVAL, head == INTO_POWER_STATION
    car = cars[station - 1]
    points = len(path) * (2 if power_station else 1) if complete and car != NO_ONE else 0
    return Line(station, None if car == NO_ONE else COLORS[car], tuple(path), complete, power_station, points)


def traces(setup: Any, s: Any) -> tuple[Line, ...]:
    """The lines of all stations, in order."""
    return _traces(tuple(setup["car"].tolist()), s["cell"][:, :2].tobytes())


@lru_cache(maxsize=1000)
def _traces(cars: tuple[int, ...], cells: bytes) -> tuple[Line, ...]:
    """All seats see the same lines: they are followed once for all who look at a position."""
    pairs = list(zip(cells[::2], cells[1::2], strict=True))
    return tuple(_trace(cars, pairs, station) for station in range(1, STATIONS + 1))


# The tables as lists: Python reads single numbers from them many times faster than from arrays.
_DEPARTURE: list[int] = DEPARTURE.tolist()
_LEAVES: list[list[int]] = LEAVES.tolist()
_NEXT: list[list[int]] = NEXT.tolist()
_COPIES: list[int] = COPIES_MASK.tolist()


def tiles_on(s: Any) -> dict[str, str]:
    """What lies on each filled square."""
    codes = s["cell"][:, 0].tolist()
    return {
        SQUARES[square]: tile_name((code - FILLED) // 4, code % 4)
        for square, code in enumerate(codes)
        if code >= FILLED
    }


def hand_of(s: Any, seat: int) -> tuple[str, ...]:
    """The tiles in a hand, `?` for hidden ones."""
    return tuple(_tile(tile) for tile in s["hand"][seat].tolist() if tile != NO_TILE)


def _tile(tile: int) -> str:
    return UNKNOWN if tile == HIDDEN else TILES[tile - 1]


def _share(company: int) -> str:
    return UNKNOWN if company == HIDDEN else COLORS[company]


def view(setup: Any, veiled: Any, seat: int | None, results: list[str], places: list[int]) -> View:
    """The view of a seat from a state that was veiled for it."""
    players, over = int(setup["players"]), int(veiled["placed"]) == TILE_COUNT
    colors = COLORS if setup["companies"] else COLORS[:players]
    left = int(veiled["left"])
    return View(
        seat=seat,
        colors=colors,
        turn=None if over else int(veiled["turn"]),
        tiles=tiles_on(veiled),
        stack=int(veiled["stack"]),
        hands=tuple(hand_of(veiled, other) for other in range(players)),
        drawn=None if veiled["drawn"] == NO_TILE else _tile(int(veiled["drawn"])),
        unseen={tile: n for tile, copies in zip(TILES, _COPIES, strict=True) if (n := (left & copies).bit_count())},
        scores=dict(zip(colors, veiled["score"].tolist(), strict=False)),
        lines=traces(setup, veiled),
        shares=tuple(_shares(veiled, other) for other in range(players)) if setup["companies"] else None,
        piles=tuple(_pile(veiled, players, i) for i in range(len(PERCENTS))) if setup["companies"] else None,
        results=tuple(results) if over else None,
        places=tuple(places) if over else None,
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
    """The board as a grid: stations with their colour (a star once scored), tiles by name, + where one may place."""
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
    """The lines under way, colour by colour."""
    parts = []
    for color in view.colors:
        lines = [line for line in view.lines if line.color == color]
        under_way = [f"{line.station} ({len(line.path)})" for line in lines if line.path and not line.complete]
        done = sum(line.complete for line in lines)
        parts.append(
            f"{color} {done} of {len(lines)} done" + (f", under way {' '.join(under_way)}" if under_way else "")
        )
    return "Lines: " + "; ".join(parts) + "."
