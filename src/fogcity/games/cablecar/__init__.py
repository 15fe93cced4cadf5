"""San Francisco Cable Car: tile laying for 2 to 6 players."""

from collections.abc import Collection
from dataclasses import dataclass, field
from typing import Any, ClassVar, cast

import numpy as np

from fogcity.games import SPECTATOR, BadInput, Game, Options, Rules, State, ranking
from fogcity.games.cablecar import notation, position, rules
from fogcity.games.cablecar.board import COLORS, cars, squares_of
from fogcity.games.cablecar.view import Line, View, text, traces, view

__all__ = ["GAME", "CableCar", "CableCarOptions", "Line", "View"]


@dataclass(frozen=True, kw_only=True)
class CableCarOptions(Options):
    """What a Cable Car table agrees on."""

    rotate: bool = False
    """Tiles may be turned (CC-25)."""
    hand: int = field(default=1, metadata={"allowed": range(1, rules.SLOTS + 1)})
    """Tiles in a hand, 1 to 3 (CC-26)."""
    companies: bool = False
    """The Company expansion (CC-27 to CC-32)."""

    seats: ClassVar[range] = range(2, 7)

    def __post_init__(self) -> None:
        super().__post_init__()
        if not 1 <= self.hand <= rules.SLOTS:
            raise BadInput(f"a hand of {self.hand} tiles cannot be: choose 1, 2 or 3")


class CableCar(Game):
    """A game of San Francisco Cable Car with its options."""

    id = "cablecar"
    title = "San Francisco Cable Car"
    options_type = CableCarOptions
    seat_names = COLORS[: rules.SEATS]
    rules = cast(Rules, rules)

    def __init__(self, options: CableCarOptions) -> None:
        super().__init__(options)
        self.setup.players = options.players
        self.setup.first = rules.NO_ONE if options.first is None else options.first
        self.setup.hand = options.hand
        self.setup.rotate = options.rotate
        self.setup.companies = options.companies
        self.setup.car[:] = rules.NO_ONE
        for color, stations in cars(options.players, companies=options.companies).items():
            self.setup.car[[station - 1 for station in stations]] = COLORS.index(color)

    def view(self, veiled: State, seat: int) -> View:
        over = self.over(veiled)
        results, places = (self.written_scores(veiled), self.places(veiled)) if over else ([], [])
        return view(self.setup, veiled, None if seat == SPECTATOR else seat, results, places)

    def write(self, s: State, seat: int, action: int) -> str:
        return notation.write(s, seat, action)

    def read(self, s: State, seat: int, text: str) -> int:
        return notation.read(self.setup, s, seat, text)

    def explain(self, s: State, tile: str, square: str) -> list[notation.Effect]:
        """What placing a tile (`aacb`, or `aacb/90` turned) on a free square would do to whose lines."""
        kind, _, turn = tile.partition("/")
        return notation.explain(self.setup, s, *notation.parse_placement(kind, square, turn or None))

    def describe(self, veiled: State, seat: int, action: int) -> str:
        return notation.describe(self.setup, veiled, seat, action)

    @property
    def unit(self) -> int:
        return 10 if self.setup.companies else 1  # shares pay in tenths of a point

    def places(self, s: State) -> list[int]:
        return ranking(self.scores(s))

    def position(self, s: State) -> str:
        return position.write(self.setup, s)

    def from_position(self, text: str) -> State:
        return position.read(self.setup, text)

    def outcome(self, s: State) -> dict[str, Any]:
        return {
            "scores": dict(zip(COLORS, map(int, s.score), strict=True))
            if self.setup.companies
            else dict(zip(self.seat_names, self.scores(s), strict=False)),
            "results": self.written_scores(s),
            "lines": [line_json(line) for line in traces(self.setup, s) if line.complete and line.color],
        }

    def text(self, veiled: State, seat: int, *, board: bool = True) -> str:
        return text(self.view(veiled, seat), legal=self.legal_squares(veiled, seat), board=board)

    def legal_squares(self, s: State, seat: int) -> Collection[str]:
        """The squares where a seat may place some tile now."""
        return squares_of(int(np.bitwise_or.reduce(self.mask(s, seat)[: rules.PLACE_WORDS])))

    def svg(self, veiled: State, seat: int, **wishes: Any) -> str:
        from fogcity.games.cablecar.draw import draw

        seen = self.view(veiled, seat)
        own = () if seat == SPECTATOR or self.setup.companies else (self.seat_names[seat],)
        return draw(seen.tiles, seen.lines, own=own, **wishes)


def line_json(line: Line) -> dict[str, Any]:
    """A completed line as `fogcity check` reports it."""
    return {
        "station": line.station,
        "color": line.color,
        "crossings": len(line.path),
        "power_station": line.power_station,
        "points": line.points,
    }


GAME = CableCar
