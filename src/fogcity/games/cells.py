"""A grid of styled cells that games draw on for terminals. Colors are `#rrggbb`, or "" for the default.

Besides letters there are two finer grids: `Pixels`, two to a cell, each with its own color (half blocks), and `Dots`,
eight to a cell, which share its color (Braille).
"""

import unicodedata
from collections.abc import Iterable, Iterator, Sequence
from dataclasses import dataclass, field
from functools import lru_cache
from typing import NamedTuple

PAGE, PANEL, INK, SOFT, FAINT = "#0F1E27", "#15252F", "#E9EEF0", "#9DB0B9", "#4F626D"
ACCENT, GLOW, BRASS, WRONG = "#E2694F", "#FFD65A", "#C89B50", "#7B2F2A"
"""The colors that every drawing shares."""


class Cell(NamedTuple):
    """A character (empty where a wide one covers the cell), its color, the color behind it, and whether it is bold."""

    char: str = " "
    ink: str = ""
    paper: str = ""
    bold: bool = False


BLANK = Cell()


class Span(NamedTuple):
    """A piece of a line of text."""

    text: str
    ink: str = ""
    paper: str = ""
    bold: bool = False


Line = Sequence[Span]
"""A line of text in several colors."""


class Cells:
    """Rows of cells to draw on; anything outside is cut off."""

    def __init__(self, width: int, height: int, paper: str = "") -> None:
        self.width, self.height = max(0, width), max(0, height)
        self.rows = [[Cell(paper=paper)] * self.width for _ in range(self.height)]

    def put(self, x: int, y: int, text: str, ink: str = "", paper: str | None = None, bold: bool = False) -> int:
        """Write a text, on what lies there unless a color is given; returns the column after it."""
        for char in text:
            wide = char_width(char)
            if wide and 0 <= y < self.height and x >= 0 and x + wide <= self.width:
                row = self.rows[y]
                for i, part in enumerate((char, "")[:wide]):
                    row[x + i] = Cell(part, ink, row[x + i].paper if paper is None else paper, bold)
            x += wide
        return x

    def line(self, x: int, y: int, spans: Line) -> int:
        """Write a line of several colors."""
        for span in spans:
            x = self.put(x, y, span.text, span.ink, span.paper or None, span.bold)
        return x

    def fill(self, x: int, y: int, width: int, height: int, paper: str) -> None:
        """Empty a rectangle and color it."""
        for row in self.rows[max(0, y) : max(0, y + height)]:
            for column in range(max(0, x), min(self.width, x + width)):
                row[column] = Cell(paper=paper)

    def paste(self, other: "Cells", x: int, y: int) -> None:
        """Lay another grid on this one."""
        for dy, row in enumerate(other.rows):
            if 0 <= y + dy < self.height:
                for dx, cell in enumerate(row):
                    if 0 <= x + dx < self.width:
                        self.rows[y + dy][x + dx] = cell

    def __str__(self) -> str:
        """The characters alone."""
        return "\n".join("".join(cell.char for cell in row).rstrip() for row in self.rows)


Place = tuple[int, int]
"""Column and row of a cell."""


@dataclass
class Picture:
    """A drawing, the spots that one can point at, and the things of one's hand that one can pick, by their cells."""

    cells: Cells
    spots: dict[Place, str] = field(default_factory=dict)
    items: dict[Place, str] = field(default_factory=dict)

    def spot(self, name: str, x: int, y: int, width: int, height: int = 1) -> None:
        """Make a rectangle a spot."""
        self.spots |= {(x + dx, y + dy): name for dx in range(width) for dy in range(height)}

    def item(self, name: str, x: int, y: int, width: int, height: int = 1) -> None:
        """Let a rectangle stand for a thing of the hand."""
        self.items |= {(x + dx, y + dy): name for dx in range(width) for dy in range(height)}

    def middle(self, name: str) -> Place | None:
        """The cell in the middle of a spot."""
        own = sorted(place for place, spot in self.spots.items() if spot == name)
        if not own:
            return None
        x, y = (sum(axis) / len(own) for axis in zip(*own, strict=True))
        return min(own, key=lambda place: (place[0] - x) ** 2 + 4 * (place[1] - y) ** 2)


class Pixels:
    """Square pixels, two above each other in a cell; each has a color of its own."""

    def __init__(self, width: int, height: int) -> None:
        self.width, self.height = width, 2 * height
        self.colors: dict[Place, str] = {}

    def draw(self, points: Iterable[tuple[float, float]], color: str) -> None:
        """Color the pixels that a curve runs over."""
        self.colors |= dict.fromkeys(thin((int(x // 1), int(y // 1)) for x, y in points), color)

    def onto(self, cells: Cells, x: int, y: int) -> None:
        """Draw the pixels as half blocks."""
        for column, row in {(px, py // 2) for px, py in self.colors}:
            upper, lower = self.colors.get((column, 2 * row)), self.colors.get((column, 2 * row + 1))
            if upper == lower or upper is None or lower is None:
                char = "█" if upper == lower else "▄" if upper is None else "▀"
                cells.put(x + column, y + row, char, upper or lower or "")
            else:
                cells.put(x + column, y + row, "▀", upper, lower)


class Dots:
    """Dots, two by four in a cell; a curve of another color passes over those that are there."""

    BITS = ((0x01, 0x08), (0x02, 0x10), (0x04, 0x20), (0x40, 0x80))

    def __init__(self, width: int, height: int) -> None:
        self.width, self.height = 2 * width, 4 * height
        self.bits: dict[Place, int] = {}
        self.colors: dict[Place, str] = {}

    def draw(self, points: Iterable[tuple[float, float]], color: str) -> None:
        """Set the dots that a curve runs over."""
        for x, y in thin((int(x // 1), int(y // 1)) for x, y in points):
            if 0 <= x < self.width and 0 <= y < self.height:
                at = x // 2, y // 4
                before = self.bits.get(at, 0) if self.colors.get(at) == color else 0
                self.bits[at] = before | self.BITS[y % 4][x % 2]
                self.colors[at] = color

    def onto(self, cells: Cells, x: int, y: int) -> None:
        """Draw the dots as Braille."""
        for (column, row), bits in self.bits.items():
            cells.put(x + column, y + row, chr(0x2800 + bits), self.colors[column, row], bold=True)


def thin(points: Iterable[Place]) -> list[Place]:
    """The points of a curve without doubles and without the corners of its steps."""
    path: list[Place] = []
    for point in points:
        if path and point == path[-1]:
            continue
        if len(path) > 1 and abs(point[0] - path[-2][0]) <= 1 and abs(point[1] - path[-2][1]) <= 1:
            path.pop()
        path.append(point)
    return path


# --- text -----------------------------------------------------------------------------------------------------------


@lru_cache(maxsize=4096)
def char_width(char: str) -> int:
    """How many cells a character takes."""
    if unicodedata.combining(char) or unicodedata.category(char) in ("Cc", "Cf"):
        return 0
    return 2 if unicodedata.east_asian_width(char) in "WF" else 1


def text_width(text: str) -> int:
    """How many cells a text takes."""
    return sum(map(char_width, text))


def cut(text: str, width: int) -> str:
    """A text that fits, with … where something is missing."""
    if text_width(text) <= width:
        return text
    kept = ""
    for char in text:
        if text_width(kept) + char_width(char) > width - 1:
            break
        kept += char
    return kept.rstrip() + "…" if width > 0 else ""


def wrap(text: str, width: int) -> list[str]:
    """A text on as many lines as it needs; a word that is longer than a line is broken."""
    lines = [""]
    for word in text.split():
        joined = f"{lines[-1]} {word}" if lines[-1] else word
        if text_width(joined) <= width:
            lines[-1] = joined
            continue
        if lines[-1]:
            lines.append("")
        for char in word:
            if text_width(lines[-1] + char) > max(2, width):
                lines.append("")
            lines[-1] += char
    return lines


def wrapped(spans: Line, width: int) -> Iterator[list[Span]]:
    """A line of one mark and a text, on as many lines as it needs."""
    *marks, last = spans
    lead = sum(text_width(mark.text) for mark in marks)
    for number, part in enumerate(wrap(last.text, width - lead)):
        yield [*(marks if number == 0 else [Span(" " * lead)]), last._replace(text=part)]


def mix(color: str, other: str, share: float) -> str:
    """A color between two: `share` of the other one."""
    parts = (round(int(color[i : i + 2], 16) * (1 - share) + int(other[i : i + 2], 16) * share) for i in (1, 3, 5))
    return "#" + "".join(f"{part:02X}" for part in parts)


def ink_on(color: str) -> str:
    """Black or white, whichever reads better on a color."""
    red, green, blue = (int(color[i : i + 2], 16) for i in (1, 3, 5))
    return "#10181D" if 0.299 * red + 0.587 * green + 0.114 * blue > 135 else "#FFFDF6"
