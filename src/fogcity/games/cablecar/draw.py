"""A Cable Car position as one standalone SVG picture, in the style of an old transit map.

Plain data in, text out: squares and tiles as in the notation, and one `Line` for each station. A square is 72 units wide,
so that the rails of an edge lie at 24 and 48; the board's top left corner is (0, 0).
"""

import re
from collections.abc import Collection, Mapping, Sequence
from typing import Literal
from xml.sax.saxutils import escape
from zlib import crc32

from fogcity.games.cablecar.board import POWER_STATION
from fogcity.games.cablecar.parts import (
    COLORS,
    FURNITURE,
    MARGIN,
    MARKS,
    SQUARE,
    board,
    defs,
    num,
    power_house,
    style_sheet,
    turn,
)
from fogcity.games.cablecar.view import Line

Theme = Literal["light", "dark", "auto"]


def draw(
    tiles: Mapping[str, str],
    lines: Sequence[Line],
    *,
    own: Collection[str] = (),
    legal: Collection[str] = (),
    last: str | None = None,
    preview: tuple[str, str] | None = None,
    theme: Theme = "light",
    title: str = "San Francisco Cable Car",
) -> str:
    """Draw a position; save the result as an .svg file or put it into a page as it is."""
    sheet = _Sheet(theme, (sorted(tiles.items()), tuple(lines), sorted(own), sorted(legal), last, preview, title))
    given = {line.station: line for line in lines}
    stations = [given.get(n, Line(n, None, (), False, False, 0)) for n in range(1, 33)]
    for line in stations:
        sheet.claim(line, own)

    marks = "".join(f'<path id="%-m{color}" d="{mark}"/>' for color, mark in MARKS.items())
    sheet.add(f"<defs>{marks}{FURNITURE}{power_house()}</defs>{board()}")
    for square in sorted(tiles):
        sheet.ground(square, tiles[square])
    for square in sorted(legal):
        x, y = _corner(square)
        sheet.add(f'<rect class="legal" x="{x + 5}" y="{y + 5}" width="62" height="62" rx="7"/>')
    for line in stations:
        sheet.platform(line, own)
    sheet.approaches()
    for square in sorted(tiles):
        sheet.tracks(square, tiles[square])
    sheet.joints(tiles)
    sheet.add('<use href="#%-house" x="216" y="216"/>')
    if preview is not None:
        x, y = _corner(preview[0])
        sheet.add('<g opacity=".8">')
        sheet.ground(*preview)
        sheet.tracks(*preview)
        sheet.add(f'</g><rect class="preview" x="{x + 1}" y="{y + 1}" width="70" height="70" rx="3"/>')
    if last is not None:
        x, y = _corner(last)
        sheet.add(
            f'<path class="last" transform="translate({x} {y})" d="M3 11V3H11M61 3H69V11M69 61V69H61M11 69H3V61"/>'
        )
    for line in stations:
        sheet.station(line)
    sheet.add("".join(sheet.badges))
    size = 8 * SQUARE + 2 * MARGIN
    return sheet.close(title, _summary(tiles, lines), f"{-MARGIN} {-MARGIN} {size} {size}")


def draw_tile(tile: str, *, theme: Theme = "light") -> str:
    """Draw one tile alone as it looks on the board: for a hand of tiles or a page about them."""
    sheet = _Sheet(theme, tile)
    sheet.add('<rect class="shadow" x="-.6" y=".6" width="73.2" height="73.2" rx="2.6"/>')
    sheet.ground("a1", tile)
    sheet.tracks("a1", tile)
    return sheet.close(tile, "", "-3 -3 78 78")


class _Sheet:
    """The drawing while it grows. In its text `%-` stands for the prefix that keeps the ids of two drawings apart."""

    def __init__(self, theme: Theme, content: object) -> None:
        self.theme = theme
        self.prefix = f"c{crc32(repr((theme, content)).encode()):08x}-"
        self.body: list[str] = []
        self.patterns: set[str] = set()
        self.claimed: dict[tuple[str, int], str] = {}  # the look of the line at an exit of a square
        self.arrived: dict[tuple[str, int], str] = {}  # the color of the line that is complete there
        self.badges: list[str] = []  # marks at the ends of lines, over everything else

    def add(self, text: str) -> None:
        self.body.append(text)

    def claim(self, line: Line, own: Collection[str]) -> None:
        """Note where a line runs and mark the end of an open one."""
        if line.color is None or not line.path:
            return
        for square, entry, leave in line.path:
            self.claimed[square, entry] = self.claimed[square, leave] = _look(line, own)
        square, _, leave = line.path[-1]
        if line.complete:
            self.arrived[square, leave] = line.color
        else:
            self.badge(*_exit(square, leave), line.color)

    def badge(self, x: float, y: float, color: str) -> None:
        mark = f'<circle class="badge {color}" r="6.4"/><use href="#%-m{color}" class="on-{color}"/>'
        self.badges.append(f'<g transform="translate({num(x)} {num(y)})">{mark}</g>')

    def ground(self, square: str, tile: str) -> None:
        """The paper of a tile with its houses."""
        x, y = _corner(square)
        pattern, quarters = _parse(tile)
        self.patterns.add(pattern)
        turn = f" rotate({90 * quarters} 36 36)" if quarters else ""
        self.add(f'<use href="#%-t{pattern}" transform="translate({x} {y}){turn}"/>')

    def tracks(self, square: str, tile: str) -> None:
        """The four tracks of a tile, each passing over those before it, with the lines that run on them."""
        x, y = _corner(square)
        pattern, quarters = _parse(tile)
        self.add(f'<g transform="translate({x} {y})">')
        for start in (0, 2, 4, 6):
            curve = f"{pattern[(start // 2 - quarters) % 4]}{start}"
            self.add(f'<use href="#%-s{curve}"/>')
            if look := self.claimed.get((square, start)):
                self.run(curve, look)
        self.add("</g>")

    def run(self, curve: str, look: str) -> None:
        """A line over one curve; a light core says that it is still open."""
        solid = look.removesuffix(" open")
        self.add(f'<use href="#%-k{curve}" class="line {solid}"/>')
        if solid != look:
            self.add(f'<use href="#%-k{curve}" class="core"/>')

    def joints(self, tiles: Mapping[str, str]) -> None:
        """Short pieces over the seams, where hairlines would show as a track goes on to the next tile."""
        pieces: dict[str, str] = {"": ""}
        for square in sorted(tiles):
            for leave in range(8):
                beyond = _beyond(square, leave)
                if beyond is None or beyond in tiles or beyond in POWER_STATION:
                    x, y = _exit(square, leave)
                    flat = leave // 2 % 2
                    piece = f"M{num(x - 2.2 * flat)} {num(y - 2.2 * (1 - flat))}{'vh'[flat]}4.4"
                    pieces[""] += piece
                    if look := self.claimed.get((square, leave)):
                        pieces[look] = pieces.get(look, "") + piece
        for i, (look, path) in enumerate(sorted(pieces.items())):
            self.add(f'<defs><path id="%-kj{i}" d="{path}"/></defs>')
            if look:
                self.run(f"j{i}", look)
            else:
                self.add(f'<use href="#%-kj{i}" class="bed joint"/><use href="#%-kj{i}" class="slot joint"/>')

    def approaches(self) -> None:
        """The yard of the Power Station with a track in and a track out at each of its eight edges."""
        self.add('<g transform="translate(216 216)"><rect class="yard" width="144" height="144"/>')
        for side, squares in enumerate((("d3", "e3"), ("f4", "f5"), ("e6", "d6"), ("c5", "c4"))):
            self.add(f'<g transform="rotate({90 * side} 72 72)">')
            for i, square in enumerate(squares):
                into = (5 + 2 * side) % 8
                self.add(f'<g transform="translate({72 * i} 0)"><use href="#%-sin"/><use href="#%-sout"/>')
                if color := self.arrived.get((square, into)):
                    self.run("in", self.claimed[square, into])
                    x, y = turn(72 * i + 24, (12, 16, 17, 16)[side], side, 72)
                    self.badge(216 + x, 216 + y, color)
                self.add("</g>")
            self.add("</g>")
        self.add("</g>")

    def platform(self, line: Line, own: Collection[str]) -> None:
        """The two tracks of a station: the departure with its buffer stop, and the arrival."""
        side, place, square = _edge(line.station)
        self.add(f'<g transform="rotate({90 * side} 288 288) translate({SQUARE * place} 0)">')
        self.add('<use href="#%-sfrom"/><use href="#%-sto"/>')
        if line.color is not None:
            self.run("from", _look(line, own))
        if (square, 2 * side + 1) in self.arrived:
            self.run("to", self.claimed[square, 2 * side + 1])
        self.add('<use href="#%-stop"/></g>')

    def station(self, line: Line) -> None:
        """What stands upright at a station: its number, its car with the points of a finished line, and what arrived."""
        side, place, square = _edge(line.station)
        flat = side % 2 == 1

        def at(along: float, out: float) -> tuple[float, float]:
            return turn(SQUARE * place + along, -out, side, 288)

        x, y = at(48 if flat else 51, 37)
        self.add(f'<text class="number" x="{num(x)}" y="{num(y + 4.6)}">{line.station}</text>')
        if color := self.arrived.get((square, 2 * side + 1)):
            self.badge(*at(48, 17), color)
        if line.color is None:
            return
        # A scored car stands across its track, dimmed, and leaves room for a ticket with the points.
        shape = "v" if flat == line.complete else "h"
        x, y = at(24, (34 if flat else 31) if line.complete else 27)
        self.add(f'<g transform="translate({num(x)} {num(y)})"><use href="#%-car{shape}" class="{line.color}"/>')
        if line.complete:
            self.add(
                f'<use href="#%-veil{shape}" class="veil"/><use href="#%-m{line.color}" class="dim" y="-3.4"/></g>'
            )
            x, y = at(24, 12.5 if flat else 9)
            double = " double" if line.power_station else ""
            self.add(
                f'<g transform="translate({num(x)} {num(y)})"><use href="#%-ticket" class="ticket {line.color}{double}"/>'
            )
            self.add(f'<text class="points{double}" y="3.5">{line.points}</text></g>')
        else:
            self.add(f'<use href="#%-m{line.color}" class="on-{line.color}" y="-3.4"/></g>')

    def close(self, title: str, summary: str, box: str) -> str:
        # Rules reach every drawing in a page, so classes are told apart by theme as ids are by content.
        family = f"cc{self.theme[0]}-"
        style = style_sheet(family, night=self.theme == "dark")
        if self.theme == "auto":
            style += f"@media(prefers-color-scheme:dark){{{style_sheet(family, night=True)}}}"
        drawing = f"<defs>{defs(self.patterns)}</defs>{''.join(self.body)}".replace("%-", self.prefix)
        drawing = re.sub('(?<=class=")[^"]+', lambda m: " ".join(family + name for name in m[0].split()), drawing)
        return (
            f'<svg xmlns="http://www.w3.org/2000/svg" viewBox="{box}" role="img"><title>{escape(title)}</title>'
            f"{f'<desc>{escape(summary)}</desc>' if summary else ''}<style>{style}</style>{drawing}</svg>\n"
        )


def _corner(square: str) -> tuple[int, int]:
    return SQUARE * "abcdefgh".index(square[0]), SQUARE * (int(square[1]) - 1)


def _exit(square: str, number: int) -> tuple[float, float]:
    left, top = _corner(square)
    x, y = turn(24 + 24 * (number % 2), 0, number // 2, 36)
    return left + x, top + y


def _beyond(square: str, leave: int) -> str | None:
    """The square that a line reaches by this exit, None outside the board."""
    x, y = _corner(square)
    column, row = x // SQUARE + (0, 1, 0, -1)[leave // 2], y // SQUARE + (-1, 0, 1, 0)[leave // 2]
    return f"{'abcdefgh'[column]}{row + 1}" if 0 <= column < 8 and 0 <= row < 8 else None


def _edge(station: int) -> tuple[int, int, str]:
    """The side of a station (0 top, then clockwise), its place on that side and the square before it."""
    side, place = divmod(station - 1, 8)
    return side, place, (f"{'abcdefgh'[place]}1", f"h{place + 1}", f"{'hgfedcba'[place]}8", f"a{8 - place}")[side]


def _parse(tile: str) -> tuple[str, int]:
    pattern, _, degrees = tile.partition("/")
    return pattern, int(degrees or 0) // 90


def _look(line: Line, own: Collection[str]) -> str:
    rank = "" if not own else " own" if line.color in own else " pale"
    return f"{line.color}{rank}{'' if line.complete else ' open'}"


def _summary(tiles: Mapping[str, str], lines: Sequence[Line]) -> str:
    parts = [f"{len(tiles)} tiles placed."]
    for color in COLORS:
        mine = [line for line in lines if line.color == color]
        done = [line for line in mine if line.complete]
        if mine:
            parts.append(f"{color}: {len(done)} of {len(mine)} lines finished, {sum(x.points for x in done)} points.")
    return " ".join(parts)
