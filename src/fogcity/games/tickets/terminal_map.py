"""The map of a tickets board on cells: ground, routes as rows of colored slots, places and their names.

Everything is placed by the board's own coordinates, stretched to fit the space, so custom boards are drawn, too.
"""

import math
from collections.abc import Callable, Collection, Mapping, Sequence
from dataclasses import dataclass, field
from functools import lru_cache
from itertools import pairwise

import numpy as np

from fogcity.games.cells import BRASS, GLOW, INK, Cells, Picture, Pixels, Place, ink_on, mix, text_width
from fogcity.games.tickets.board import COLORS, FERRY, GRAY, Board, Point
from fogcity.games.tickets.layout import curve_points, label_lines

SEA, LAND, PARK = "#10293A", "#22333D", "#29453C"
HEX = {
    "blue": "#3F8FE8",
    "green": "#3DB873",
    "black": "#05090C",
    "purple": "#A04CB4",
    "red": "#D23A34",
    "orange": "#F4AE2E",
    GRAY: "#8C999F",
    FERRY: "#7FAFC0",
}
MARKS: dict[str, str] = {**dict(zip(COLORS, "◆▲■●✚★", strict=True)), GRAY: "○", FERRY: "≈"}
SEATS = ("#E5483A", "#3D78F0", "#F2C530", "#A77BB5")
"""Colors of the seats, as bright as the night asks for."""
SYMBOLS = {"bridge": "π", "bell": "♪", "crab": "ψ", "sea_lion": "§", "sourdough": "θ", "flower": "✿", "tram": "▣"}
DISC = "◉"
LIT = "#FFFBEA"
"""What one points at: no seat and no card has this color."""


@dataclass(frozen=True)
class Way:
    """A track on the map: the pixels of its path, and the cell of each slot."""

    path: tuple[tuple[float, float], ...]
    slots: tuple[Place, ...]

    @property
    def cells(self) -> set[Place]:
        """Every cell that it touches."""
        return {(int(x // 1), int(y // 2)) for x, y in self.path} | set(self.slots)


@dataclass(frozen=True)
class Layout:
    """Where everything is on a map of a given size."""

    width: int
    height: int
    places: Mapping[str, Place]
    ways: Mapping[str, Way]
    names: Mapping[str, tuple[Place, tuple[str, ...]]]
    """The lines of each place's name, and where they begin."""
    ground: Mapping[Place, str]
    """The color of each pixel that is not sea."""


@dataclass(frozen=True)
class Shown:
    """What is on the map."""

    owners: Mapping[str, int] = field(default_factory=dict)
    stacks: Mapping[str, tuple[str, int]] = field(default_factory=dict)
    open: Collection[str] = ()
    """Tracks and places that can be chosen."""
    lit: Collection[str] = ()
    """Tracks and places that are pointed at."""
    news: Collection[str] = ()
    closed: Collection[str] = ()
    """Tracks that nobody can claim any more."""


def draw(board: Board, names: tuple[str, ...], shown: Shown, width: int, height: int) -> Picture:
    """The map in this room; tracks and places are spots."""
    layout = lay_out(board, names, width, height)
    picture = Picture(Cells(width, height, SEA))
    _ground(picture.cells, layout)
    order = sorted(layout.ways, key=lambda track: (track in shown.owners, track in shown.lit))
    for track in order:
        _track(picture.cells, layout.ways[track], _color_of(board, track), track, shown)
        picture.spots |= dict.fromkeys(layout.ways[track].cells, track)
    for place, (x, y) in layout.places.items():
        _place(picture, place, x, y, layout, shown)
    return picture


def _color_of(board: Board, track: str) -> str:
    return board.tracks[board.track_index[track]].color


def _ground(cells: Cells, layout: Layout) -> None:
    for y in range(layout.height):
        for x in range(layout.width):
            upper, lower = layout.ground.get((x, 2 * y), SEA), layout.ground.get((x, 2 * y + 1), SEA)
            cells.put(x, y, " " if upper == lower else "▀", upper, lower)


def _track(cells: Cells, way: Way, color: str, track: str, shown: Shown) -> None:
    """A path in the color of the cards or of its owner, with a mark on each slot."""
    lit, owner = track in shown.lit, shown.owners.get(track)
    pixels = Pixels(cells.width, cells.height)
    hue = SEATS[owner] if owner is not None else HEX[color]
    if lit:
        hue = LIT
    elif owner is None:
        hue = mix(hue, LAND, 0.9 if track in shown.closed else 0.25 if track in shown.open else 0.6)
    pixels.draw(way.path, hue)
    pixels.onto(cells, 0, 0)
    if track in shown.closed and owner is None:
        return
    for x, y in way.slots:
        if owner is not None:
            mark, paper = ("◈" if track in shown.news else "▪"), LIT if lit else SEATS[owner]
            cells.put(x, y, mark, ink_on(paper), paper, bold=True)
        else:
            paper = LIT if lit else HEX[color] if track in shown.open else mix(HEX[color], LAND, 0.35)
            cells.put(x, y, MARKS[color], ink_on(paper) if color != "black" or lit else "#C9D2D6", paper, bold=True)


def _place(picture: Picture, place: str, x: int, y: int, layout: Layout, shown: Shown) -> None:
    lit, open_ = place in shown.lit, place in shown.open
    symbol, count = shown.stacks.get(place, ("", 0))
    paper = LIT if lit else "#6B4A1F" if open_ else None
    if symbol and count:
        paper = paper or "#5A3A2C"
        picture.cells.put(x, y, SYMBOLS[symbol], ink_on(paper) if lit else "#FFE9A8", paper, bold=True)
        picture.cells.put(x + 1, y, str(count), ink_on(paper) if lit else "#FFE9A8", paper, bold=True)
    else:
        picture.cells.put(x, y, DISC, ink_on(LIT) if lit else BRASS, paper, bold=True)
    at, lines = layout.names[place]
    for row, line in enumerate(lines):
        picture.cells.put(at[0], at[1] + row, line, GLOW if lit or open_ else INK, bold=lit)
    if open_ or lit:
        picture.spot(place, x, y, 2)
        for row, line in enumerate(lines):
            picture.spot(place, at[0], at[1] + row, text_width(line))


# --- where everything goes ------------------------------------------------------------------------------------------


@lru_cache(maxsize=16)
def lay_out(board: Board, names: tuple[str, ...], width: int, height: int) -> Layout:
    """Places, ways, names and ground for a map of a given size."""
    curves = {
        track.id: [board.locations[route.a].xy, *route.via, board.locations[route.b].xy]
        for track in board.tracks
        for route in [board.routes[track.route]]
    }
    points = [place.xy for place in board.locations] + [p for control in curves.values() for p in curve_points(control)]
    (left, right), (top, bottom) = ((min(axis), max(axis)) for axis in zip(*points, strict=True))
    sx, sy = (width - 8) / (right - left or 1), 2 * (height - 3) / (bottom - top or 1)

    def pixel(point: Point) -> Point:
        return 3.5 + (point[0] - left) * sx, 2.5 + (point[1] - top) * sy

    places = {place.id: _cell(pixel(place.xy)) for place in board.locations}
    ways = {
        track.id: _way(
            [pixel(point) for point in curve_points(curves[track.id])],
            board.routes[track.route].length,
            0 if len(board.routes[track.route].tracks) == 1 else -1 if track.id.endswith("/1") else 1,
        )
        for track in board.tracks
    }
    taken = {cell: 6 for way in ways.values() for cell in way.cells}
    taken |= {cell: 300 for way in ways.values() for cell in way.slots}
    taken |= {(x + dx, y): 300 for x, y in places.values() for dx in (0, 1)}
    texts = dict(zip(places, names, strict=True))
    written = _names(places, texts, taken, width, height)
    return Layout(width, height, places, ways, written, _colors(board, pixel, width, height))


def _cell(point: Point) -> Place:
    return int(point[0] // 1), int(point[1] // 2)


def _way(points: Sequence[Point], length: int, side: int) -> Way:
    """The path between two places, beside its twin where the route is double, and the middles of its slots."""
    shifted = []
    for (ax, ay), (bx, by) in pairwise(points):
        far = math.dist((ax, ay), (bx, by)) or 1.0
        dx, dy = (bx - ax) / far, (by - ay) / far
        # A cell is two pixels high: twins of a level route need more room than those of a steep one.
        room = side * (0.7 + 0.5 * abs(dx))
        shifted.append((ax - dy * room, ay + dx * room))
    steps = [math.dist(a, b) for a, b in pairwise(shifted)]
    whole = sum(steps)
    rim = min(1.6, whole / (2 * length + 2))
    path, along = [], 0.0
    stops = [rim + (whole - 2 * rim) * (2 * slot + 1) / (2 * length) for slot in range(length)]
    slots: list[Place] = []
    for (a, b), step in zip(pairwise(shifted), steps, strict=True):
        for part in range(8):
            here = along + step * part / 8
            point = a[0] + (b[0] - a[0]) * part / 8, a[1] + (b[1] - a[1]) * part / 8
            if rim <= here <= whole - rim:
                path.append(point)
            while len(slots) < length and here >= stops[len(slots)]:
                slots.append(_cell(point))
        along += step
    return Way(tuple(path), tuple(slots))


def _names(
    places: Mapping[str, Place], texts: Mapping[str, str], taken: Mapping[Place, int], width: int, height: int
) -> dict[str, tuple[Place, tuple[str, ...]]]:
    """Each name beside its place where it covers least; where there is no room it is shortened.

    `taken` says how bad it is to cover a cell: other names are never covered.
    """
    found: dict[str, tuple[Place, tuple[str, ...]]] = {}
    cost = dict(taken)
    # Those with the longest names first: they are the hardest to place.
    for place in sorted(places, key=lambda place: -text_width(texts[place])):
        best = min(
            (
                (_cost(at, lines, short, cost, width, height), number, at, lines)
                for number, (at, lines, short) in enumerate(_candidates(places[place], texts[place]))
            ),
            key=lambda candidate: candidate[:2],
        )
        found[place] = best[2], best[3]
        cost |= dict.fromkeys(_covered(*found[place]), 1000)
    return found


def _candidates(at: Place, name: str) -> list[tuple[Place, tuple[str, ...], int]]:
    """Ways to write a name around a place: where it begins, its lines, and by how much it was shortened."""
    x, y = at
    found: list[tuple[Place, tuple[str, ...], int]] = []
    whole = text_width(name)
    versions = [(name,), tuple(label_lines(name))]
    versions += [(_shortened(name, length),) for length in range(min(whole - 1, 14), 2, -1)]
    for lines in dict.fromkeys(versions):
        wide, high = max(map(text_width, lines)), len(lines)
        short = max(0, whole - sum(map(text_width, lines)) - (high - 1))
        for top in (y, y - high + 1):
            found.append(((x + 3, top), lines, short))
            found.append(((x - wide - 1, top), lines, short))
        for left in (x - wide // 2, x, x - wide + 1, x + 1 - wide // 3, x - 2 * wide // 3):
            found.append(((left, y - high), lines, short))
            found.append(((left, y + 1), lines, short))
    return found


def _shortened(name: str, length: int) -> str:
    words = name.split()
    if length <= 4 and len(words) > 1:
        return "".join(word if word.isdigit() else word[0] for word in words)
    kept = ""
    for char in name:
        if text_width(kept + char) > length - 1:
            break
        kept += char
    return kept.rstrip(" -") + "."


def _covered(at: Place, lines: Sequence[str], rim: int = 0) -> set[Place]:
    """The cells of a name, with `rim` more cells on each side of it."""
    return {(at[0] + dx, at[1] + row) for row, line in enumerate(lines) for dx in range(-rim, text_width(line) + rim)}


def _cost(at: Place, lines: Sequence[str], short: int, taken: Mapping[Place, int], width: int, height: int) -> int:
    """How bad a way to write a name is: what it covers counts most, what it touches less."""
    cells = _covered(at, lines)
    outside = sum(not (0 <= x < width and 0 <= y < height) for x, y in cells)
    covered = sum(taken.get(cell, 0) for cell in cells)
    touched = sum(taken.get(cell, 0) for cell in _covered(at, lines, 1) - cells)
    return 1000 * outside + covered + touched // 10 + (12 + 5 * short if short else 0) + 2 * (len(lines) - 1)


def _colors(board: Board, pixel: Callable[[Point], Point], width: int, height: int) -> dict[Place, str]:
    """The color of each pixel of land, park and lake; a board without scenery is all land."""
    xs, ys = np.meshgrid(np.arange(width) + 0.5, np.arange(2 * height) + 0.5)
    colors: dict[Place, str] = {}
    shapes = [shape for shape in board.scenery if shape.kind in ("land", "park", "lake") and len(shape.points) > 2]
    if not any(shape.kind == "land" for shape in shapes):
        colors = {(x, y): LAND for x in range(width) for y in range(2 * height)}
    for shape in shapes:
        inside = np.zeros(xs.shape, bool)
        corners = [pixel(point) for point in shape.points]
        for (ax, ay), (bx, by) in pairwise([*corners, corners[0]]):
            crosses = ((ay > ys) != (by > ys)) & (xs < (bx - ax) * (ys - ay) / ((by - ay) or 1e-9) + ax)
            inside ^= crosses
        color = {"land": LAND, "park": PARK, "lake": SEA}[shape.kind]
        colors |= {(int(x), int(y)): color for y, x in np.argwhere(inside)}
    return colors
