"""The board and the tiles of Cable Car as tables: squares, stations, patterns of rails (CC-1 to CC-8, CC-27).

    columns a..h, rows 1..8; square = 8 * row + column; the Power Station covers d4 e4 d5 e5

             1  2  ...  8                  0   1
          32 +-----------+ 9           +---|---|---+
           . |a1       h1| .        7 -+           +- 2
           . |           | .           |           |      the eight exits of a square
          25 |a8       h8| 16       6 -+           +- 3
             +-----------+             +---|---|---+
              24  ...  17                  5   4

A line always enters a square by an even exit and leaves it by an odd one, so a tile is a way to join the four even
exits to the four odd ones. There are 24 ways, and the tiles are just these: turning one gives another of the 24.
"""

import tomllib
from collections.abc import Iterator
from importlib import resources
from itertools import permutations
from typing import Final, Literal, get_args

import numpy as np

_DATA = tomllib.loads((resources.files(__package__) / "data" / "cable_car.toml").read_text(encoding="utf-8"))

Color = Literal["yellow", "blue", "orange", "green", "purple", "black", "red", "brown"]
Percent = Literal[10, 20, 30, 40]
Turn = Literal[0, 90, 180, 270]
COLORS: Final[tuple[Color, ...]] = get_args(Color)
LETTERS: Final = dict(zip(COLORS, "YBOGPKRN", strict=True))
"""One letter a color, for boards of text (K is black, N is brown)."""
PERCENTS: Final[tuple[Percent, ...]] = get_args(Percent)
TURNS: Final[tuple[Turn, ...]] = get_args(Turn)
STATIONS: Final = 32
TILES: Final = tuple(_DATA["tiles"])
"""The 24 kinds of tiles, in the order of the data file."""
COPIES: Final = np.array([_DATA["tiles"][tile] for tile in TILES], np.uint8)
TILE_COUNT: Final = int(COPIES.sum())
KIND_OF: Final = np.repeat(np.arange(len(TILES), dtype=np.uint8), COPIES)
"""The kind of each of the 60 single tiles when they lie sorted by kind."""

POWER_STATION: Final = ("d4", "e4", "d5", "e5")
SQUARES: Final = tuple(f"{column}{row}" for row in range(1, 9) for column in "abcdefgh")
"""Names of all 64 squares by index, the four of the Power Station included."""
SQUARE: Final = {name: index for index, name in enumerate(SQUARES)}

ARRIVAL: Final = 256
INTO_POWER_STATION: Final = 257
"""Values of NEXT for the two ways a line can end."""


def cars(players: int, *, companies: bool) -> dict[str, list[int]]:
    """The stations where each color's cars stand (CC-8, CC-27)."""
    table: dict[str, list[int]] = _DATA["companies"] if companies else _DATA["stations"][str(players)]
    return table


def _mask(squares: Iterator[int]) -> np.uint64:
    return np.uint64(sum(1 << square for square in squares))


def _pattern(tile: str) -> tuple[int, ...]:
    """The odd exit that a tile joins to each of the even exits 0, 2, 4, 6 (CC-6)."""
    step = {"a": 5, "b": 3, "c": 7, "d": 1}
    return tuple((2 * i + step[letter]) % 8 for i, letter in enumerate(tile))


def _turn(pattern: tuple[int, ...], quarters: int) -> tuple[int, ...]:
    """The pattern after turning the tile clockwise: the rail from e to o now runs from e + 2 to o + 2."""
    return tuple((pattern[(i - quarters) % 4] + 2 * quarters) % 8 for i in range(4))


def _beyond(square: int, leaving: int) -> int:
    """What lies beyond an odd exit: 4 * square + entry / 2 of the next square, or how the line ends (CC-3 to CC-5)."""
    entry = (5, 4, 7, 6, 1, 0, 3, 2)[leaving]
    column, row = square % 8, square // 8
    column += (0, 1, 0, -1)[leaving // 2]
    row += (-1, 0, 1, 0)[leaving // 2]
    if not (0 <= column < 8 and 0 <= row < 8):
        return ARRIVAL
    if SQUARES[8 * row + column] in POWER_STATION:
        return INTO_POWER_STATION
    return 4 * (8 * row + column) + entry // 2


def _departure(station: int) -> int:
    """Where the line of a station (1..32) begins: 4 * square + entry / 2 (CC-2, CC-4)."""
    side, along = divmod(station - 1, 8)
    column, row = ((along, 0), (7, along), (7 - along, 7), (0, 7 - along))[side]
    return 4 * (8 * row + column) + side


COPIES_MASK: Final = np.array([_mask(i for i in range(TILE_COUNT) if KIND_OF[i] == k) for k in range(len(TILES))])
"""The single tiles of each kind."""
FULL_STACK: Final = _mask(iter(range(TILE_COUNT)))

PLAYABLE: Final = _mask(i for i, name in enumerate(SQUARES) if name not in POWER_STATION)
EDGE: Final = _mask(i for i in range(64) if i % 8 in (0, 7) or i // 8 in (0, 7))
NEIGHBOURS: Final = np.array(
    [_mask(j for j in range(64) if abs(i % 8 - j % 8) + abs(i // 8 - j // 8) == 1) & PLAYABLE for i in range(64)],
    np.uint64,
)
"""The playable squares edge to edge with each square."""

NEXT: Final = np.array([[_beyond(square, 2 * side + 1) for side in range(4)] for square in range(64)], np.int16)
"""What lies beyond each square's odd exits 1, 3, 5, 7."""
DEPARTURE: Final = np.array([_departure(station) for station in range(1, STATIONS + 1)], np.uint8)

_PATTERNS = [_pattern(tile) for tile in TILES]
assert sorted(_PATTERNS) == sorted(tuple(p) for p in permutations((1, 3, 5, 7))), "CC-6: the 24 ways, each once"

LEAVES: Final = np.array([[exit_ // 2 for exit_ in pattern] for pattern in _PATTERNS], np.uint8)
"""For a pattern and an even exit (halved): the odd exit it is joined to (halved)."""
PATTERN: Final = np.array(
    [[_PATTERNS.index(_turn(pattern, quarters)) for quarters in range(4)] for pattern in _PATTERNS], np.uint8
)
"""The pattern that a tile shows when it is turned clockwise by 0 to 3 quarters."""


def _breaks_one_tile_rule(pattern: int, square: int) -> bool:
    """Whether a line would run from a station to a station over this tile alone (CC-17)."""
    starts = [int(d) % 4 for d in DEPARTURE if int(d) // 4 == square]
    return any(NEXT[square, LEAVES[pattern, entry]] == ARRIVAL for entry in starts)


ONE_TILE: Final = np.array(
    [_mask(q for q in range(64) if _breaks_one_tile_rule(pattern, q)) for pattern in range(len(TILES))], np.uint64
)
"""For each pattern the squares where it breaks the one-tile rule."""


def tile_name(kind: int, turn: int = 0) -> str:
    """A tile as people write it: `aacb`, or `aacb/90` when it is turned."""
    return TILES[kind] if turn == 0 else f"{TILES[kind]}/{TURNS[turn]}"


def squares_of(mask: int) -> list[str]:
    """The names of the squares in a mask."""
    return [name for i, name in enumerate(SQUARES) if int(mask) >> i & 1]
