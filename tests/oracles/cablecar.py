"""A slow and plain implementation of San Francisco Cable Car, written from the rules text alone.

It is played beside the real kernel in the tests; every line is traced from scratch whenever it is needed.
"""

from collections import Counter
from collections.abc import Callable, Sequence
from dataclasses import dataclass
from fractions import Fraction
from functools import cache

# Every random event: given the counts (weights) of the possibilities, returns the index drawn.
Choose = Callable[[list[int]], int]

# CC-1: the board. Columns a..h from left to right, rows 1..8 from top to bottom.
COLUMNS = "abcdefgh"
ROWS = "12345678"
POWER_STATION = {"d4", "e4", "d5", "e5"}
SQUARES = [column + row for row in ROWS for column in COLUMNS if column + row not in POWER_STATION]

# CC-3: exits 0,1 top; 2,3 right; 4,5 bottom; 6,7 left. Leaving by exit x enters the neighbor by ENTERS[x].
ENTERS = {0: 5, 1: 4, 2: 7, 3: 6, 4: 1, 5: 0, 6: 3, 7: 2}
STEP = {0: (0, -1), 1: (1, 0), 2: (0, 1), 3: (-1, 0)}  # side (exit // 2) -> change of column and row

# CC-6: the letter of even exit e says which odd exit it joins.
LETTERS = {"a": 5, "b": 3, "c": 7, "d": 1}

# CC-7: the kinds in order, with their copies.
COPIES = {
    "aaaa": 4,
    "aacb": 4,
    "acba": 4,
    "baac": 4,
    "cbaa": 4,
    "bcbc": 3,
    "cbcb": 3,
    "bbbb": 2,
    "cccc": 2,
    "dddd": 2,
    "adad": 2,
    "dada": 2,
    "accd": 2,
    "cdac": 2,
    "ccda": 2,
    "dacc": 2,
    "adbb": 2,
    "badb": 2,
    "bbad": 2,
    "dbba": 2,
    "bcdd": 2,
    "cddb": 2,
    "dbcd": 2,
    "ddbc": 2,
}
KINDS = list(COPIES)

# CC-8: the cars, by number of players.
COLORS = ["yellow", "blue", "orange", "green", "purple", "black"]
CARS: dict[int, dict[str, list[int]]] = {
    2: {
        "yellow": [1, 3, 5, 7, 9, 11, 13, 15, 17, 19, 21, 23, 25, 27, 29, 31],
        "blue": [2, 4, 6, 8, 10, 12, 14, 16, 18, 20, 22, 24, 26, 28, 30, 32],
    },
    3: {
        "yellow": [1, 4, 6, 11, 15, 20, 23, 25, 28, 31],
        "blue": [2, 7, 9, 12, 14, 19, 22, 27, 29, 32],
        "orange": [3, 5, 8, 10, 13, 18, 21, 24, 26, 30],
    },
    4: {
        "yellow": [4, 7, 11, 16, 20, 23, 27, 32],
        "blue": [3, 8, 12, 15, 19, 24, 28, 31],
        "orange": [1, 6, 10, 13, 18, 21, 25, 30],
        "green": [2, 5, 9, 14, 17, 22, 26, 29],
    },
    5: {
        "yellow": [1, 5, 10, 14, 22, 28],
        "blue": [6, 12, 18, 23, 27, 32],
        "orange": [3, 7, 15, 19, 25, 29],
        "green": [2, 9, 13, 21, 26, 30],
        "purple": [4, 8, 11, 20, 24, 31],
    },
    6: {
        "yellow": [1, 5, 10, 19, 27],
        "blue": [2, 11, 18, 25, 29],
        "orange": [4, 8, 14, 21, 26],
        "green": [6, 15, 20, 24, 31],
        "purple": [3, 9, 13, 23, 30],
        "black": [7, 12, 22, 28, 32],
    },
}

# CC-27: the companies and their cars, whatever the number of players.
COMPANY_CARS: dict[str, list[int]] = {
    "yellow": [1, 11, 21, 31],
    "blue": [2, 12, 22, 32],
    "orange": [3, 13, 23, 25],
    "green": [4, 14, 24, 26],
    "purple": [5, 15, 17, 27],
    "black": [6, 16, 18, 28],
    "red": [7, 9, 19, 29],
    "brown": [8, 10, 20, 30],
}
COMPANIES = list(COMPANY_CARS)
PERCENTS = [10, 20, 30, 40]


@dataclass(frozen=True)
class Line:
    """The line that departs from a station; an open one counts the crossings it has so far."""

    station: int
    color: str | None
    crossings: int
    complete: bool
    power_station: bool
    points: int


@cache
def neighbor(square: str, side: int) -> str | None:
    """The square beyond a side (0 top, 1 right, 2 bottom, 3 left), or None beyond the edge of the board."""
    column = COLUMNS.index(square[0]) + STEP[side][0]
    row = ROWS.index(square[1]) + STEP[side][1]
    if 0 <= column < 8 and 0 <= row < 8:
        return COLUMNS[column] + ROWS[row]
    return None


def departure(station: int) -> tuple[str, int]:
    """The square and the even exit by which the line of a station enters the board (CC-2, CC-4)."""
    if station <= 8:
        return COLUMNS[station - 1] + "1", 0
    if station <= 16:
        return "h" + ROWS[station - 9], 2
    if station <= 24:
        return COLUMNS[24 - station] + "8", 4
    return "a" + ROWS[32 - station], 6


# The stations at each square (two at a corner).
STATIONS_AT = {square: [station for station in range(1, 33) if departure(station)[0] == square] for square in SQUARES}


@cache
def rails(tile: str) -> dict[int, int]:
    """Even exit -> odd exit of a tile such as "aacb" or "aacb/90" (CC-6, CC-25)."""
    letters, _, turn = tile.partition("/")
    shift = int(turn or "0") // 90 * 2
    joined: dict[int, int] = {}
    for number, letter in enumerate(letters):
        even = 2 * number
        odd = (even + LETTERS[letter]) % 8
        joined[(even + shift) % 8] = (odd + shift) % 8
    return joined


def trace(board: dict[str, str], station: int) -> tuple[int, str]:
    """Follow the line of a station: its crossings (CC-20) and its end, "open", "arrival" or "power station"."""
    square, entry = departure(station)
    crossings = 0
    while square in board:
        leave = rails(board[square])[entry]
        crossings += 1
        following = neighbor(square, leave // 2)
        if following is None:
            return crossings, "arrival"
        if following in POWER_STATION:  # CC-5
            return crossings, "power station"
        square, entry = following, ENTERS[leave]
    return crossings, "open"


def trace_all(board: dict[str, str], cars: dict[str, list[int]]) -> list[Line]:
    """The lines of all 32 stations in order."""
    found: list[Line] = []
    for station in range(1, 33):
        color = None
        for name, stations in cars.items():
            if station in stations:
                color = name
        crossings, end = trace(board, station)
        points = 0
        if color is not None and end == "arrival":
            points = crossings  # CC-20
        if color is not None and end == "power station":
            points = 2 * crossings  # CC-21
        found.append(Line(station, color, crossings, end != "open", end == "power station", points))
    return found


def score(board: dict[str, str], cars: dict[str, list[int]]) -> dict[str, int]:
    """Points by color: every complete line of a car, once (CC-19, CC-22)."""
    scores = dict.fromkeys(cars, 0)
    for line in trace_all(board, cars):
        if line.color is not None:
            scores[line.color] += line.points
    return scores


def open_squares(board: dict[str, str]) -> list[str]:
    """CC-14: free squares on the edge of the board or edge to edge with a tile."""
    found: list[str] = []
    for square in SQUARES:
        if square in board:
            continue
        around = [neighbor(square, side) for side in range(4)]
        if any(other is None or other in board for other in around):
            found.append(square)
    return found


def one_tile_line(board: dict[str, str], square: str, tile: str) -> bool:
    """CC-17: would this tile on this square make a line from station to station over itself alone?"""
    after = dict(board)
    after[square] = tile
    return any(trace(after, station) == (1, "arrival") for station in STATIONS_AT[square])


def written(kind: str, turn: int) -> str:
    """A tile as it lies on the board."""
    return kind if turn == 0 else f"{kind}/{turn}"


def placements_of(board: dict[str, str], kind: str, rotate: bool) -> set[str]:
    """Every legal placement of one kind of tile (CC-14, CC-15, CC-17, CC-18, CC-25)."""
    good: set[str] = set()
    bad: set[str] = set()
    for square in open_squares(board):
        for turn in [0, 90, 180, 270] if rotate else [0]:
            action = written(f"{kind}@{square}", turn)
            if one_tile_line(board, square, written(kind, turn)):
                bad.add(action)
            else:
                good.add(action)
    return good if good else bad  # CC-18


def parse(action: str) -> tuple[str, str, int]:
    """Tile, square and turn of a placement."""
    kind, _, where = action.partition("@")
    square, _, turn = where.partition("/")
    return kind, square, int(turn or "0")


class Oracle:
    """One game, with public state."""

    def __init__(
        self,
        players: int,
        *,
        rotate: bool = False,
        hand: int = 1,
        companies: bool = False,
        first: int | None = None,
        choose: Choose,
    ) -> None:
        assert 2 <= players <= 6
        assert 1 <= hand <= 3
        self.players = players
        self.rotate = rotate
        self.companies = companies
        self.choose = choose
        self.cars = COMPANY_CARS if companies else CARS[players]
        self.board: dict[str, str] = {}
        self.drawn: str | None = None
        self.stack: Counter[str] = Counter(COPIES)
        self.scores: dict[str, int] = dict.fromkeys(self.cars, 0)  # CC-9
        self.turn = choose([1] * players) if first is None else first  # CC-10
        self.hands: list[list[str | None]] = []
        for _ in range(players):  # CC-9, CC-26
            tiles: list[str | None] = []
            for _ in range(hand):
                tiles.append(self._draw())
            self.hands.append(tiles)
        self.shares: list[dict[int, str]] = []
        self.faceup: dict[int, str] = {}
        self.piles: dict[int, tuple[set[str], list[str]]] = {}
        if companies:  # CC-28
            self.shares = [{} for _ in range(players)]
            for percent in PERCENTS:
                self.piles[percent] = (set(COMPANIES), [])
                for seat in range(players):
                    self.shares[seat][percent] = self._share(percent)
                self.faceup[percent] = self._share(percent)

    def _draw(self) -> str:
        """Draw a tile from the face-down stack."""
        kind = KINDS[self.choose([self.stack[kind] for kind in KINDS])]
        assert self.stack[kind] > 0
        self.stack[kind] -= 1
        return kind

    def _share(self, percent: int) -> str:
        """Take the top share of a pile: an unseen one while there is one, then the first of those put back."""
        unseen, returned = self.piles[percent]
        if unseen:
            company = COMPANIES[self.choose([1 if company in unseen else 0 for company in COMPANIES])]
            unseen.remove(company)
            return company
        return returned.pop(0)

    def seat(self) -> int | None:
        if len(self.board) == 60:  # CC-24
            return None
        return self.turn

    def legal(self) -> set[str]:
        seat = self.seat()
        if seat is None:
            return set()
        if self.drawn is not None:  # CC-11: a drawn tile must be placed
            return placements_of(self.board, self.drawn, self.rotate)
        actions: set[str] = set()
        for tile in self.hands[seat]:
            if tile is not None:
                actions |= placements_of(self.board, tile, self.rotate)
        if sum(self.stack.values()) > 0:
            actions.add("+")
        if self.companies and all(points < 25 for points in self.scores.values()):  # CC-29, CC-31
            for percent in PERCENTS:
                actions.add(f"x{percent}")
                actions.add(f"x{percent}?")
        return actions

    def play(self, action: str) -> None:
        assert action in self.legal(), action
        if action == "+":  # CC-11: the same seat goes on
            self.drawn = self._draw()
            return
        if action.startswith("x"):
            self._exchange(action)
        else:
            self._place(action)
        self.turn = (self.turn + 1) % self.players
        while self.seat() is not None and not self.legal():  # a seat that can do nothing is passed over
            self.turn = (self.turn + 1) % self.players

    def _exchange(self, action: str) -> None:
        """CC-30."""
        percent = int(action[1:3])
        mine = self.shares[self.turn]
        self.piles[percent][1].append(mine[percent])
        if action.endswith("?"):
            mine[percent] = self._share(percent)
        else:
            mine[percent] = self.faceup[percent]
            self.faceup[percent] = self._share(percent)

    def _place(self, action: str) -> None:
        kind, square, turn = parse(action)
        hand = self.hands[self.turn]
        if self.drawn is not None:
            self.drawn = None
        else:
            hand[hand.index(kind)] = None
        self.board[square] = written(kind, turn)
        self.scores = score(self.board, self.cars)  # CC-19, CC-32
        for slot in range(len(hand)):  # CC-12, CC-26
            if hand[slot] is None and sum(self.stack.values()) > 0:
                hand[slot] = self._draw()

    def lines(self) -> list[Line]:
        return trace_all(self.board, self.cars)

    def results(self) -> list[Fraction]:
        if not self.companies:
            return [Fraction(self.scores[COLORS[seat]]) for seat in range(self.players)]
        totals: list[Fraction] = []
        for mine in self.shares:  # CC-32
            total = Fraction(0)
            for percent, company in mine.items():
                total += Fraction(percent * self.scores[company], 100)
            totals.append(total)
        return totals

    def places(self) -> list[int]:
        totals = self.results()  # CC-24, CC-32: level players share the place
        return [1 + sum(1 for other in totals if other > mine) for mine in totals]


def fault(board: dict[str, str], stack: Counter[str], placement: str, rotate: bool) -> tuple[str, str] | None:
    """The rule that a placement without hands breaks, with a message, or None."""
    kind, square, turn = parse(placement)
    if kind not in COPIES:
        return "CC-6", f"there is no tile {kind}"
    if stack[kind] == 0:
        return "CC-7", f"all {COPIES[kind]} copies of {kind} are placed"
    if turn != 0 and not rotate:
        return "CC-15", "tiles may not be turned"
    if square in POWER_STATION:
        return "CC-1", f"{square} belongs to the Power Station"
    if square not in SQUARES:
        return "CC-1", f"there is no square {square}"
    if square in board:
        return "CC-14", f"{square} is occupied"
    if square not in open_squares(board):
        return "CC-14", f"{square} is neither on the edge of the board nor next to a tile"
    if written(f"{kind}@{square}", turn) not in placements_of(board, kind, rotate):
        return "CC-17", "a line would run from station to station over this tile alone"
    return None


def check(players: int, placements: list[str], *, rotate: bool = False, companies: bool = False) -> dict[str, object]:
    """Judge and score a physical game typed in: any tile of which copies are left, also an unfinished game."""
    cars = COMPANY_CARS if companies else CARS[players]
    board: dict[str, str] = {}
    stack = Counter(COPIES)
    error: dict[str, object] | None = None
    for index, placement in enumerate(placements):
        broken = fault(board, stack, placement, rotate)
        if broken is not None:
            error = {"index": index, "placement": placement, "rule": broken[0], "message": broken[1]}
            break
        kind, square, turn = parse(placement)
        board[square] = written(kind, turn)
        stack[kind] -= 1
    lines: list[dict[str, object]] = []
    for line in trace_all(board, cars):
        if line.complete and line.color is not None:
            lines.append(
                {
                    "station": line.station,
                    "color": line.color,
                    "crossings": line.crossings,
                    "power_station": line.power_station,
                    "points": line.points,
                }
            )
    return {
        "valid": error is None,
        "placed": len(board),
        "scores": score(board, cars),
        "lines": lines,
        "error": error,
    }


def perft(depth: int, *, rotate: bool = False, placements: Sequence[str] = ()) -> int:
    """The number of sequences of `depth` legal placements without hands, from the board after `placements`."""
    if depth == 0:
        return 1
    board: dict[str, str] = {}
    stack = Counter(COPIES)
    for placement in placements:
        kind, square, turn = parse(placement)
        board[square] = written(kind, turn)
        stack[kind] -= 1
    count = 0
    for kind in KINDS:
        if stack[kind] > 0:
            for action in placements_of(board, kind, rotate):
                count += perft(depth - 1, rotate=rotate, placements=[*placements, action])
    return count
