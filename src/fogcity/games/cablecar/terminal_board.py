"""The board of Cable Car on cells: tiles with their rails, lines in their colors, stations, the Power Station.

a square is drawn on 5 x 2 cells or more      rails are curves between the eight exits of board.py
"""

import math
from collections.abc import Collection, Iterator, Mapping, Sequence
from dataclasses import dataclass, field
from functools import lru_cache

from fogcity.games.cablecar.board import LEAVES, POWER_STATION, SQUARES, TILES, TURNS
from fogcity.games.cablecar.board import PATTERN as TURNED
from fogcity.games.cablecar.parts import COLORS_DARK, PALETTE
from fogcity.games.cablecar.parts import turn as turn_point
from fogcity.games.cablecar.view import Line
from fogcity.games.cells import BRASS, FAINT, GLOW, PAGE, SOFT, WRONG, Cells, Dots, Picture, Pixels, ink_on, mix

NIGHT = {name: by_night for name, (_, by_night) in PALETTE.items()}
GROUND, OPEN, TILE = PAGE, "#1A3240", NIGHT["block"]
RAIL, LIT_RAIL = "#52666F", "#C3CED3"
"""Rails of nobody: on the board, and of what one holds."""
CASING = {"black": "#8FA0A8"}
"""What is too dark for the night has a light bed."""
MARGIN = 4
"""Columns for the stations on each side."""
PIXEL_ROWS = 4
"""From this height on a tile is drawn in pixels, below in dots."""

Lines = Mapping[tuple[str, int], Line]
"""The line that enters a square by an exit."""
NOBODYS: Lines = {}


@dataclass(frozen=True)
class Scale:
    """How large a square is drawn."""

    wide: int
    high: int

    @classmethod
    def of(cls, width: int, height: int) -> "Scale":
        """The largest scale for which a board fits."""
        high = max(2, min((height - 2) // 8, (width - 2 * MARGIN) // 16))
        return cls(min((5, 7)[high - 2] if high < 4 else 2 * high, (width - 2 * MARGIN) // 8), high)

    @property
    def size(self) -> tuple[int, int]:
        """Columns and rows of the whole board."""
        return 8 * self.wide + 2 * MARGIN, 8 * self.high + 2

    def corner(self, square: str) -> tuple[int, int]:
        """The top left cell of a square."""
        return MARGIN + self.wide * "abcdefgh".index(square[0]), 1 + self.high * (int(square[1]) - 1)


@dataclass(frozen=True)
class Shown:
    """What lies on the board and what is marked on it."""

    tiles: Mapping[str, str]
    lines: Sequence[Line]
    own: Collection[str] = ()
    """Colors that are drawn over all others."""
    open: Collection[str] = ()
    """Squares where something may be placed."""
    news: Mapping[str, str] = field(default_factory=dict)
    """Squares that were filled lately, with the color of whoever did it."""
    cursor: str = ""
    wrong: bool = False
    """Whether what is under the cursor cannot be there."""
    advised: str = ""


def draw(shown: Shown, scale: Scale) -> Picture:
    """The whole board; every square is a spot."""
    picture = Picture(Cells(*scale.size))
    entered = {(square, entry): line for line in shown.lines if line.color for square, entry, _ in line.path}
    for square in SQUARES:
        x, y = scale.corner(square)
        if square in POWER_STATION:
            continue
        picture.spot(square, x, y, scale.wide, scale.high)
        picture.cells.fill(x, y, scale.wide, scale.high, _paper(square, shown))
        if square in shown.tiles:
            rail = LIT_RAIL if square == shown.cursor else RAIL
            rails(picture.cells, x, y, scale, shown.tiles[square], square, entered, shown.own, rail)
        elif square in shown.open:
            picture.cells.put(x + scale.wide // 2, y + scale.high // 2 - (scale.high == 2), "·", SOFT, bold=True)
        if square == shown.advised and square != shown.cursor:
            _frame(picture.cells, x, y, scale, GLOW)
    _power_station(picture.cells, scale)
    if shown.cursor:
        _frame(picture.cells, *scale.corner(shown.cursor), scale, GLOW)
    for line in shown.lines:
        _station(picture.cells, scale, line)
    return picture


def _paper(square: str, shown: Shown) -> str:
    """The color of a square: squares are told apart as on a chessboard."""
    dark = (ord(square[0]) + int(square[1])) % 2 == 0
    if square == shown.advised and square != shown.cursor:
        return "#3D3A1B"
    if square == shown.cursor:
        return WRONG if shown.wrong else "#4D4A2B"
    if square in shown.tiles:
        paper = mix(TILE, "#000000", 0.12) if dark else TILE
        return mix(paper, shown.news[square], 0.16) if square in shown.news else paper
    if square in shown.open:
        return mix(OPEN, "#000000", 0.1) if dark else OPEN
    return mix(GROUND, "#000000", 0.25) if dark else GROUND


def rails(
    cells: Cells,
    x: int,
    y: int,
    scale: Scale,
    tile: str,
    square: str = "",
    entered: Lines = NOBODYS,
    own: Collection[str] = (),
    rail: str = LIT_RAIL,
) -> None:
    """The four rails of a tile: those of nobody below, one's own on top."""
    raster = Pixels(scale.wide, scale.high) if scale.high >= PIXEL_ROWS else Dots(scale.wide, scale.high)
    runs = [(entry, leave, entered.get((square, entry))) for entry, leave in joined(tile)]
    runs.sort(key=lambda run: 0 if run[2] is None else 2 if run[2].color in own else 1)
    for entry, leave, line in runs:
        points = [(px * raster.width / 72, py * raster.height / 72) for px, py in curve(entry, leave)]
        if line is not None and line.color in CASING:
            _bed(cells, x, y, scale, points, raster, CASING[line.color])
        raster.draw(points, rail if line is None or line.color is None else COLORS_DARK[line.color])
    raster.onto(cells, x, y)


def _bed(
    cells: Cells,
    x: int,
    y: int,
    scale: Scale,
    points: Sequence[tuple[float, float]],
    raster: Pixels | Dots,
    color: str,
) -> None:
    for px, py in points:
        column, row = int(px * scale.wide / raster.width), int(py * scale.high / raster.height)
        if 0 <= column < scale.wide and 0 <= row < scale.high:
            cells.put(x + column, y + row, " ", paper=color)


def joined(tile: str) -> Iterator[tuple[int, int]]:
    """The exits that a tile joins: from an even one to an odd one."""
    kind, _, degrees = tile.partition("/")
    pattern = TURNED[TILES.index(kind), TURNS.index(int(degrees or 0))]
    for entry in range(4):
        yield 2 * entry, 2 * int(LEAVES[pattern, entry]) + 1


@lru_cache(maxsize=64)
def curve(entry: int, leave: int) -> tuple[tuple[float, float], ...]:
    """Points of the rail between two exits of a square of 72 units, which it meets at right angles."""
    start, end = _exit(entry, 0), _exit(leave, 0)
    across = max(abs(start[0] - end[0]), abs(start[1] - end[1]))
    depth = 22.0 if entry // 2 == leave // 2 else 0.5523 * across
    control = (start, _exit(entry, depth), _exit(leave, depth), end)
    points = []
    for step in range(97):
        t = step / 96
        weights = ((1 - t) ** 3, 3 * t * (1 - t) ** 2, 3 * t * t * (1 - t), t**3)
        x, y = (sum(w * point[axis] for w, point in zip(weights, control, strict=True)) for axis in (0, 1))
        points.append((min(max(x, 0.0), 71.99), min(max(y, 0.0), 71.99)))
    return tuple(points)


def _exit(number: int, depth: float) -> tuple[float, float]:
    return turn_point(24 + 24 * (number % 2), depth, number // 2, 36)


def _power_station(cells: Cells, scale: Scale) -> None:
    """A house of brick with its great wheel."""
    (x, y), wide, high = scale.corner("d4"), 2 * scale.wide, 2 * scale.high
    cells.fill(x, y, wide, high, NIGHT["pit"])
    wheel = Dots(wide, high)
    middle, radius = (wheel.width / 2 - 0.5, wheel.height / 2 - 0.5), wheel.height * 0.42
    for size in (1.0, 0.82) if scale.high > 2 else (1.0,):
        ring = (math.tau * step / 120 for step in range(121))
        wheel.draw(
            ((middle[0] + radius * size * math.cos(a), middle[1] + radius * size * math.sin(a)) for a in ring), BRASS
        )
    for spoke in range(3):
        a = math.pi * spoke / 3
        along = (radius * step / 40 for step in range(-40, 41))
        wheel.draw(((middle[0] + r * math.cos(a), middle[1] + r * math.sin(a)) for r in along), BRASS)
    wheel.onto(cells, x, y)
    for column in range(wide):
        cells.put(x + column, y, "▀", NIGHT["brick"])
        cells.put(x + column, y + high - 1, "▄", NIGHT["brick"])
    for row in range(high):
        cells.put(x, y + row, "█", NIGHT["brick"])
        cells.put(x + wide - 1, y + row, "█", NIGHT["brick"])


def _frame(cells: Cells, x: int, y: int, scale: Scale, color: str) -> None:
    """Corners around a square, drawn over what lies there."""
    if scale.high == 2:
        return  # they would hide the rails
    right, bottom = x + scale.wide - 1, y + scale.high - 1
    for column, row, char in ((x, y, "┏"), (right, y, "┓"), (x, bottom, "┗"), (right, bottom, "┛")):
        cells.put(column, row, char, color, bold=True)


def _station(cells: Cells, scale: Scale, line: Line) -> None:
    """A station's number in the color of its car; pale once its line has scored."""
    side, place = divmod(line.station - 1, 8)
    along = (8 - 1 - place) if side in (2, 3) else place
    if side in (0, 2):
        x, y = MARGIN + scale.wide * along + (scale.wide - 4) // 2, 0 if side == 0 else 1 + 8 * scale.high
    else:
        x = MARGIN + 8 * scale.wide if side == 1 else 0
        y = 1 + scale.high * along + (scale.high - 1) // 2
    label = f" {line.station:<2} " if side == 1 else f" {line.station:>2} "
    if line.color is None:
        cells.put(x, y, label, FAINT)
    elif line.complete:
        color = COLORS_DARK[line.color]
        cells.put(x, y, label.replace(" ", "·"), CASING.get(line.color, mix(color, PAGE, 0.25)))
    else:
        color = COLORS_DARK[line.color]
        cells.put(x, y, label, ink_on(color), CASING.get(line.color, color), bold=True)
