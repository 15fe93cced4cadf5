"""What the client's Cable Car keeps beside its code: a number of its rules, and the board of its little picture."""

from dataclasses import replace
from typing import Any

from fogcity.games import plain
from fogcity.games.cablecar.board import COLORS, Color
from fogcity.games.cablecar.preview import grown
from fogcity.games.cablecar.rules import EXCHANGE_LIMIT
from fogcity.games.cablecar.view import Line

ROWS = (
    "acba bcbc baac adad cdac cbaa ccda",
    "dbba cbaa cbaa bbad acba baac badb",
    "aaaa aacb aaaa ccda bcbc baac aaaa",
)
"""Two rows of seven squares, and a third that gives their lines a way to go on."""
CARS = {0: (1, 4, 6, 31), 1: (2, 7, 32), 2: (3, 5, 30)}
"""The stations of three colors."""


def thumb() -> dict[str, Any]:
    """Tiles and lines of the little picture."""
    rows = [zip("abcdefg", row.split(), strict=True) for row in ROWS]
    tiles = {f"{column}{y}": tile for y, row in enumerate(rows, start=1) for column, tile in row}
    cars = sorted((station, COLORS[color]) for color, stations in CARS.items() for station in stations)
    return {"tiles": tiles, "lines": plain([_line(station, color, tiles) for station, color in cars])}


def _line(station: int, color: Color, tiles: dict[str, str]) -> Line:
    start = Line(station, color, (), complete=False, power_station=False, points=0)
    run = grown(start, tiles)
    return replace(start, path=run.added, complete=run.complete, power_station=run.power_station, points=run.points)


def files() -> dict[str, Any]:
    """The files by their names."""
    return {"numbers.generated.json": {"exchange_limit": EXCHANGE_LIMIT}, "thumb.generated.json": thumb()}
