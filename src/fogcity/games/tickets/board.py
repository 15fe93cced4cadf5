"""Boards of Ticket to Ride: San Francisco as data: locations, routes, tickets, and measurements.

Boards are written in files; `board_file.py` reads them.
"""

import math
import re
from collections.abc import Iterable, Mapping
from dataclasses import dataclass, field, fields
from typing import Any, Literal, get_args

from fogcity import games
from fogcity.games import Value

Color = Literal["blue", "green", "black", "purple", "red", "orange"]
Card = Literal["blue", "green", "black", "purple", "red", "orange", "ferry"]
Symbol = Literal["bridge", "bell", "crab", "sea_lion", "sourdough", "flower", "tram"]
COLORS: tuple[Color, ...] = get_args(Color)
CARD_NAMES: tuple[Card, ...] = get_args(Card)  # the kinds of cards by index: the colors, then the ferry
GRAY: Literal["gray"] = "gray"
FERRY: Literal["ferry"] = "ferry"
SYMBOLS: tuple[Symbol, ...] = get_args(Symbol)
POINTS = (0, 1, 2, 4, 7, 10, 15)  # for a route of 0 to 6 spaces (TK-3)
SceneryKind = Literal["land", "park", "lake", "hill", "bridge", "steel_bridge", "lighthouse", "words"]
SCENERY: tuple[SceneryKind, ...] = get_args(SceneryKind)

MAX_LOCATIONS, MAX_TRACKS, MAX_TICKETS, MAX_LENGTH = 48, 128, 64, 6
MARKED = 5  # seven stacks of tokens: five start on marked locations, two are placed by players (TK-6, TK-9)
SET_ASIDE = len(SYMBOLS) - MARKED
CARS, CARDS, FERRY_CARDS = 20, 6, 8  # cars a player; cards a color; ferry cards (TK-1)
MIN_TICKETS = 8  # two each for four players (TK-8)

# The map is measured in units; a route's row of slots is this long, and a disc stands at each of its ends.
SLOT_LENGTH, SLOT_WIDTH, SLOT_GAP, DISC = 60.0, 27.0, 5.0, 19.0
SIZE = (1200.0, 900.0)

Point = tuple[float, float]
Names = Mapping[str, str]
"""What something is called in other languages than its file's, by their codes; French names with their article."""


@dataclass(frozen=True, slots=True)
class Location(Value):
    """A place on the map."""

    id: str
    name: str
    marked: bool
    """Whether it starts with a stack of tourist tokens."""
    at: Point | None
    """Latitude and longitude."""
    xy: Point
    """Where it is on the map, from the top left corner."""
    label: Point | None = None
    """From the center of its disc to the center of its name; None: the drawing finds a free side."""
    names: Names = field(default_factory=dict, hash=False)


@dataclass(frozen=True, slots=True)
class Route(Value):
    """A connection of two locations, with one track or two."""

    a: int
    """The index of one location."""
    b: int
    """The index of the other."""
    length: int
    tracks: tuple[str, ...]
    """One color, or two for a double route."""
    ferries: int
    """Ferry symbols on each track."""
    via: tuple[Point, ...] = ()
    """No, one or two control points of the curve from a to b."""


@dataclass(frozen=True, slots=True)
class Track(Value):
    """What a player claims."""

    id: str
    """`castro-mission_district`, or `…/1` and `…/2` on a double route."""
    route: int
    """The index of its route."""
    color: str


@dataclass(frozen=True, slots=True)
class BoardTicket(Value):
    """A ticket of the board: the indices of the locations to connect, and what that is worth."""

    id: str
    a: int
    b: int
    points: int


@dataclass(frozen=True, slots=True)
class Scenery(Value):
    """Decoration without a meaning for the game."""

    kind: SceneryKind
    points: tuple[Point, ...]
    name: str = ""
    names: Names = field(default_factory=dict, hash=False)


@dataclass(frozen=True, slots=True, kw_only=True)
class BoardData(games.BoardData):
    """A board as clients get it."""

    id: str
    name: str
    locations: tuple[Location, ...]
    routes: tuple[Route, ...]
    tracks: tuple[Track, ...]
    tickets: tuple[BoardTicket, ...]
    scenery: tuple[Scenery, ...] = ()
    size: Point = SIZE
    """Width and height of the map."""
    names: Names = field(default_factory=dict, hash=False)


@dataclass(frozen=True, slots=True, kw_only=True)
class Board(BoardData):
    """A board with indices to find its parts by their ids."""

    location_index: Mapping[str, int] = field(default_factory=dict, repr=False, compare=False)
    track_index: Mapping[str, int] = field(default_factory=dict, repr=False, compare=False)
    ticket_index: Mapping[str, int] = field(default_factory=dict, repr=False, compare=False)

    def data(self) -> BoardData:
        """The board as clients get it."""
        return BoardData(**{part.name: getattr(self, part.name) for part in fields(BoardData)})

    def route_tracks(self, route: int) -> tuple[int, ...]:
        """Indices of the one or two tracks of a route."""
        return tuple(t for t, track in enumerate(self.tracks) if track.route == route)

    def ends(self, track: Track) -> tuple[Location, Location]:
        """The two locations that a track joins."""
        route = self.routes[track.route]
        return self.locations[route.a], self.locations[route.b]


def called(place: Location, language: str) -> tuple[str, str]:
    """A location's name in a language, and what French sentences need before it: its article, or `d` before a vowel."""
    name = place.names.get(language, place.name)
    found = re.match(r"(le |la |les |l[’'])(.*)", name, re.IGNORECASE) if language == "fr" else None
    if found:
        return found[2], found[1].lower().rstrip(" ’'")
    return name, "d" if name[:1].lower() in "aeiouyé" else "none"


def shortest(count: int, edges: Iterable[tuple[int, int, float]]) -> list[list[float]]:
    """The lengths of the shortest paths between all pairs of locations (Floyd-Warshall)."""
    far = [[0.0 if i == j else math.inf for j in range(count)] for i in range(count)]
    for a, b, length in edges:
        far[a][b] = far[b][a] = min(far[a][b], length)
    for k in range(count):
        for row in far:
            for j in range(count):
                row[j] = min(row[j], row[k] + far[k][j])
    return far


def distances(board: Board) -> tuple[tuple[int, ...], ...]:
    """The fewest spaces from each location to each other one, by index."""
    far = shortest(len(board.locations), [(r.a, r.b, r.length) for r in board.routes])
    return tuple(tuple(int(value) for value in row) for row in far)


def twins(board: Board) -> list[str]:
    """Sentences about locations that people cannot tell apart: of the same name, or at the same point."""
    same: dict[tuple[str, Any], list[str]] = {}
    for place in board.locations:
        for what, value in (("name", place.name.casefold()), ("coordinates", place.at), ("point on the map", place.xy)):
            if value is not None:
                same.setdefault((what, value), []).append(place.id)
    return [f"{' and '.join(ids)} have the same {what}" for (what, _), ids in same.items() if len(ids) > 1]


def stats(board: Board) -> dict[str, Any]:
    """Measure a board, as JSON-able data: counts, colors, degrees, distances, tickets against their shortest path."""
    ids = [location.id for location in board.locations]
    far = distances(board)
    lengths = {track.id: board.routes[track.route].length for track in board.tracks}
    colors = {}
    for color in (*COLORS, GRAY):
        mine = [lengths[track.id] for track in board.tracks if track.color == color]
        colors[color] = {"tracks": len(mine), "spaces": sum(mine), "cards": 0 if color == GRAY else CARDS}
    single, double = sum(r.length for r in board.routes), sum(lengths.values())
    tickets, warnings = [], []
    for ticket in board.tickets:
        shortest = far[ticket.a][ticket.b]
        tickets.append({"id": ticket.id, "points": ticket.points, "shortest": shortest})
        if ticket.points != shortest:
            warnings.append(f"ticket {ticket.id} is worth {ticket.points}; its shortest path is {shortest} spaces")
    return {
        "id": board.id,
        "name": board.name,
        "locations": len(ids),
        "marked": [location.id for location in board.locations if location.marked],
        "routes": len(board.routes),
        "double_routes": sum(len(r.tracks) == 2 for r in board.routes),
        "ferry_routes": sum(r.ferries > 0 for r in board.routes),
        "tracks": len(board.tracks),
        "spaces": double,
        "points": sum(POINTS[length] for length in lengths.values()),
        "lengths": {str(n): sum(r.length == n for r in board.routes) for n in range(1, MAX_LENGTH + 1)},
        "colors": colors,
        "degrees": {id: sum(i in (r.a, r.b) for r in board.routes) for i, id in enumerate(ids)},
        "ticket_ends": {id: sum(i in (t.a, t.b) for t in board.tickets) for i, id in enumerate(ids)},
        "distances": {id: dict(zip(ids, row, strict=True)) for id, row in zip(ids, far, strict=True)},
        "diameter": max(map(max, far)),
        # With two players only one track of a double route can be used (TK-20).
        "car_demand": {str(n): {"cars": CARS * n, "spaces": single if n == 2 else double} for n in (2, 3, 4)},
        "tickets": tickets,
        "ticket_points": sum(ticket.points for ticket in board.tickets),
        "warnings": [*warnings, *twins(board)],
    }
