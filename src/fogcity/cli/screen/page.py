"""The whole screen as one grid of cells: what is expected, the board, players and hand, the log, and the keys.

+-----------------------------------------+
| title            what is expected       |
| +---------------------+ +-------------+ |
| | the board           | | players     | |
| |                     | | hand        | |
| +---------------------+ | log         | |
| what you point at       |             | |
| keys                                    |
+-----------------------------------------+
"""

from collections.abc import Sequence
from dataclasses import dataclass, field
from functools import cached_property
from typing import NamedTuple

from fogcity.games.cells import (
    ACCENT,
    FAINT,
    GLOW,
    INK,
    PAGE,
    PANEL,
    SOFT,
    Cells,
    Line,
    Picture,
    Place,
    Span,
    cut,
    text_width,
    wrap,
    wrapped,
)
from fogcity.games.terminal import Drawing, Pointer, Say

SMALLEST = (80, 24)
LOG_ROWS = 5
"""The least number of rows of the log."""


class Key(NamedTuple):
    """A key, how it is written, and what it does."""

    key: str
    label: str
    does: str


class Entry(NamedTuple):
    """A line of the log, the color of its player, and whether it is new to the person at the screen."""

    text: str
    color: str
    new: bool


@dataclass
class Page:
    """What is on the screen and what a click on each cell means."""

    picture: Picture
    keys: dict[Place, str] = field(default_factory=dict)
    beside: set[str] = field(default_factory=set)
    """Spots that are not on the board."""

    @cached_property
    def middles(self) -> dict[str, Place]:
        """Where each spot is: those of the board first, row by row."""
        names = set(self.picture.spots.values())
        found = {name: place for name in names if (place := self.picture.middle(name)) is not None}
        return {
            name: found[name]
            for name in sorted(found, key=lambda name: (name in self.beside, found[name][1], found[name][0]))
        }


@dataclass(frozen=True)
class Shown:
    """All that a page shows."""

    title: str
    drawing: Drawing
    pointer: Pointer
    log: Sequence[Entry] = ()
    keys: Sequence[Key] = ()
    notes: Sequence[Line] = ()
    """A hint, or why something cannot be done; above what one points at."""
    busy: bool = False
    """Whether a bot is thinking."""


def compose(width: int, height: int, shown: Shown) -> Page:
    """The page for a terminal of this size."""
    page = Page(Picture(Cells(width, height, PAGE)))
    if (width, height) < SMALLEST or height < SMALLEST[1]:
        _too_small(page, shown.drawing.say)
        return page
    side = max(29, min(48, width * 3 // 8))
    left, below = width - side - 2, 4 if height < 46 else 6
    rows = height - 2
    board = shown.drawing.board(left, rows - below, shown.pointer)
    _paste(page, board, max(0, (left - board.cells.width) // 2), 1)
    hand = shown.drawing.side(side, rows - LOG_ROWS - 1, shown.pointer)
    _paste(page, hand, left + 1, 1)
    page.beside = set(hand.spots.values())
    for y in range(1, rows + 1):
        page.picture.cells.put(left, y, "│", "#22363F")
    top = 1 + hand.cells.height + 1
    _log(page, left + 1, top, side, rows + 1 - top, shown)
    _below(page, 1, rows + 1 - below, left - 2, below, shown)
    _head(page, shown)
    _keys(page, shown.keys)
    return page


def _paste(page: Page, part: Picture, x: int, y: int) -> None:
    page.picture.cells.paste(part.cells, x, y)
    page.picture.spots |= {(x + dx, y + dy): spot for (dx, dy), spot in part.spots.items()}
    page.picture.items |= {(x + dx, y + dy): item for (dx, dy), item in part.items.items()}


def _too_small(page: Page, say: Say) -> None:
    cells = page.picture.cells
    words = say("terminal-too-small", columns=SMALLEST[0], rows=SMALLEST[1])
    for y, line in enumerate(wrap(words, max(2, cells.width - 2))):
        cells.put(1, y + cells.height // 3, line, INK)


def _head(page: Page, shown: Shown) -> None:
    cells = page.picture.cells
    cells.fill(0, 0, cells.width, 1, PANEL)
    mine = bool(shown.drawing.choices)
    expected = shown.drawing.expected() + (" …" if shown.busy else "")
    x = cells.put(1, 0, "▞▚ ", ACCENT, bold=True)
    if text_width(shown.title) + text_width(expected) + 10 < cells.width:
        x = cells.put(x, 0, shown.title, SOFT) + 2
    cells.put(x, 0, cut(expected, cells.width - x - 1), GLOW if mine else INK, bold=True)


def _log(page: Page, x: int, y: int, width: int, height: int, shown: Shown) -> None:
    """The newest entries, the last one at the bottom."""
    cells = page.picture.cells
    cells.put(x + 1, y, shown.drawing.say("log-title"), SOFT)
    lines: list[list[Span]] = []
    for entry in reversed(shown.log):
        spans = [Span("▌", entry.color or FAINT), Span(entry.text, INK if entry.new else SOFT)]
        lines[:0] = wrapped(spans, width - 2)
        if len(lines) >= height - 1:
            break
    for row, line in enumerate(lines[max(0, len(lines) - height + 1) :], start=1):
        cells.line(x + 1, y + row, line)


def _below(page: Page, x: int, y: int, width: int, height: int, shown: Shown) -> None:
    """What one points at, in as many lines as there is room for; the last one says how many are missing."""
    lines = [line for told in (*shown.notes, *shown.drawing.preview(shown.pointer)) for line in wrapped(told, width)]
    if len(lines) > height:
        lines = [*lines[: height - 1], [Span(f"… +{len(lines) - height + 1}", SOFT)]]
    for row, line in enumerate(lines):
        page.picture.cells.line(x, y + row, line)


def _keys(page: Page, keys: Sequence[Key]) -> None:
    cells, x = page.picture.cells, 1
    y = cells.height - 1
    cells.fill(0, y, cells.width, 1, PANEL)
    for key in keys:
        wide = text_width(key.label) + text_width(key.does) + 3
        if x + wide > cells.width:
            break
        page.keys |= {(x + dx, y): key.key for dx in range(wide - 1)}
        x = cells.put(x, y, key.label, GLOW, bold=True)
        x = cells.put(x + 1, y, key.does, SOFT) + 2


# --- what lies over the page ----------------------------------------------------------------------------------------


def overlay(page: Page, lines: Sequence[Line], key: str) -> None:
    """A box in the middle of the page; a click anywhere presses a key, and nothing below can be pointed at."""
    cells = page.picture.cells
    wide = min(cells.width - 2, max(sum(text_width(span.text) for span in line) for line in lines) + 6)
    high = min(cells.height - 2, len(lines) + 4)
    x, y = (cells.width - wide) // 2, (cells.height - high) // 2
    cells.fill(x, y, wide, high, PANEL)
    edge = "─" * (wide - 2)
    for row in range(high):
        ends = "╭╮" if row == 0 else "╰╯" if row == high - 1 else "││"
        cells.put(x, y + row, ends[0] + (edge if row in (0, high - 1) else " " * (wide - 2)) + ends[1], FAINT, PANEL)
    for row, line in enumerate(lines[: high - 4]):
        cells.line(x + 3, y + 2 + row, line)
    page.picture.spots.clear()
    page.picture.items.clear()
    page.keys = {(column, row): key for column in range(cells.width) for row in range(cells.height)}


def veil(page: Page) -> None:
    """Hide everything, before a curtain is drawn over it."""
    cells = page.picture.cells
    cells.fill(0, 0, cells.width, cells.height, PAGE)
