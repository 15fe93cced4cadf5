"""San Francisco Cable Car: tile laying for 2 to 6 players."""

from collections.abc import Collection, Mapping, Sequence
from typing import Any, ClassVar, cast

import numpy as np

from fogcity.games import SPECTATOR, Action, Event, FeatKind, Game, Reason, Rules, State, ranking, unpack
from fogcity.games.cablecar import events, notation, position, reasons, rules
from fogcity.games.cablecar.actions import Draw, Exchange, Place
from fogcity.games.cablecar.awards import AWARDS, awarded
from fogcity.games.cablecar.board import COLORS, PLAYABLE, cars, squares_of
from fogcity.games.cablecar.options import CableCarOptions
from fogcity.games.cablecar.preview import Effect
from fogcity.games.cablecar.view import BoardData, Line, View, text, traces, view

__all__ = ["GAME", "CableCar", "CableCarOptions", "Line", "View"]


class CableCar(Game):
    """A game of San Francisco Cable Car with its options."""

    id = "cablecar"
    title = "San Francisco Cable Car"
    options_type = CableCarOptions
    action_types = (Place, Draw, Exchange)
    event_types = (events.TilePlaced, events.LineScored, events.TileDrawn, events.ShareExchanged)
    reason_types = (
        reasons.LineEnds,
        reasons.LineGrows,
        reasons.SharesCompared,
        reasons.HandAdds,
        reasons.HandEnds,
        reasons.HandKept,
        reasons.LinesDone,
    )
    view_type = View
    board_type = BoardData
    seat_names = COLORS[: rules.SEATS]
    feat_kinds: ClassVar[Mapping[str, FeatKind]] = {
        "lines": "total",
        "power": "total",
        "longest": "best",
        "richest": "best",
    }
    awards = AWARDS
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
        # A draw can come before every placement; exchanges (CC-30) can go on forever.
        self.longest = None if options.companies else 2 * int(PLAYABLE).bit_count()
        self._fixed = unpack(self.setup)

    def view(self, veiled: State, seat: int) -> View:
        def results() -> tuple[tuple[str, ...], tuple[int, ...]]:
            return tuple(self.written_scores(veiled)), tuple(self.places(veiled))

        return view(self._fixed, veiled, None if seat == SPECTATOR else seat, results)

    def action(self, s: State, seat: int, number: int) -> Action:
        return notation.action(s, seat, number)

    def actions(self, s: State, seat: int, numbers: Sequence[int]) -> list[Action]:
        unpacked = unpack(s)
        return [notation.action(unpacked, seat, number) for number in numbers]

    def read(self, s: State, seat: int, text: str) -> Action:
        return notation.action(s, seat, notation.read(self.setup, s, seat, text))

    def action_text(self, type: str, **fields: Any) -> str:
        return notation.write(type, **fields)

    def events(self, seat: int, action: Action, before: View, after: View) -> list[Event]:
        return list(events.events(seat, action, before, after))

    def explain(self, s: State, tile: str, square: str) -> list[Effect]:
        """What placing a tile (`aacb`, or `aacb/90` turned) on a free square would do to each line."""
        kind, _, turn = tile.partition("/")
        return notation.explain(self.setup, s, *notation.parse_placement(kind, square, turn or None))

    def describe(self, veiled: State, seat: int, action: Action) -> str:
        return notation.describe(self.setup, veiled, seat, action)

    def reasons(self, veiled: State, seat: int, action: Action) -> list[Reason]:
        return reasons.reasons(self.setup, veiled, seat, action)

    def board_data(self) -> BoardData:
        owners = enumerate(self.setup.car.tolist(), start=1)
        return BoardData(cars={str(station): COLORS[car] for station, car in owners if car != rules.NO_ONE})

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

    def feats(self, s: State) -> list[dict[str, int]]:
        if self.setup.companies:  # no line is a seat's own
            return super().feats(s)
        return [
            {
                "lines": len(lines),
                "power": sum(line.power_station for line in lines),
                "longest": max((len(line.path) for line in lines), default=0),
                "richest": max((line.points for line in lines), default=0),
            }
            for lines in self._own_lines(s)
        ]

    def awarded(self, s: State) -> list[list[str]]:
        if self.setup.companies:
            return super().awarded(s)
        scores = self.scores(s)
        return [awarded(lines, scores, seat) for seat, lines in enumerate(self._own_lines(s))]

    def _own_lines(self, s: State) -> list[list[Line]]:
        """The completed lines of each seat."""
        done = [line for line in traces(self.setup, s) if line.complete]
        return [[line for line in done if line.color == color] for color in self.seat_names[: self.players]]

    def text(self, veiled: State, seat: int, *, board: bool = True) -> str:
        return text(self.view(veiled, seat), legal=self.legal_squares(veiled, seat), board=board)

    def legal_squares(self, s: State, seat: int) -> Collection[str]:
        """The squares where a seat may place some tile now."""
        return squares_of(int(np.bitwise_or.reduce(self.mask(s, seat)[: rules.PLACE_WORDS])))

    def svg(self, veiled: State, seat: int, **keywords: Any) -> str:
        from fogcity.games.cablecar.draw import draw

        seen = self.view(veiled, seat)
        own = () if seat == SPECTATOR or self.setup.companies else (self.seat_names[seat],)
        return draw(seen.tiles, seen.lines, own=own, **keywords)


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
