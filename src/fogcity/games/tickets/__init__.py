"""Ticket to Ride: San Francisco: route building for 2 to 4 players."""

from dataclasses import dataclass
from functools import lru_cache
from typing import Any, ClassVar, cast

from fogcity.games import BadInput, Game, Options, Rules, State
from fogcity.games.tickets import notation, position, position_reader, rules
from fogcity.games.tickets.board import COLORS, GRAY, Board, Route
from fogcity.games.tickets.board_file import BoardError, builtin, parse
from fogcity.games.tickets.state import NO_ONE, NO_TRACK
from fogcity.games.tickets.view import Player, Result, Ticket, View, places, results, text, view
from fogcity.kernel import bit

__all__ = ["GAME", "Player", "Result", "Ticket", "Tickets", "TicketsOptions", "View"]


@dataclass(frozen=True, kw_only=True)
class TicketsOptions(Options):
    """What a Ticket to Ride: San Francisco table agrees on."""

    board: str = "san_francisco"
    """The name of a board that comes with the product, or the whole text of a board file."""

    seats: ClassVar[range] = range(2, 5)

    def __post_init__(self) -> None:
        super().__post_init__()
        load_board(self.board)


@lru_cache(maxsize=64)
def load_board(source: str) -> Board:
    """A board by its name, or from the text of a board file; BadInput says what is wrong with it."""
    try:
        return parse(source, source="board") if "\n" in source else builtin(source)
    except BoardError as error:
        raise BadInput(str(error)) from None


class Tickets(Game):
    """A game of Ticket to Ride: San Francisco with its options."""

    id = "tickets"
    title = "Ticket to Ride: San Francisco"
    options_type = TicketsOptions
    seat_names = ("red", "blue", "yellow", "purple")
    rules = cast(Rules, rules)

    def __init__(self, options: TicketsOptions) -> None:
        super().__init__(options)
        self.board = load_board(options.board)
        self.setup.players = options.players
        self.setup.first = NO_ONE if options.first is None else options.first
        _lay_out(self.setup, self.board)

    def view(self, veiled: State, seat: int) -> View:
        return view(self.board, self.setup, veiled, seat)

    def write(self, s: State, seat: int, action: int) -> str:
        return notation.write(self.board, s, seat, action)

    def read(self, s: State, seat: int, text: str) -> int:
        return notation.read(self.board, self.setup, s, seat, text)

    def describe(self, veiled: State, seat: int, action: int) -> str:
        return notation.describe(self.board, self.setup, veiled, seat, action)

    def public(self, action: str) -> str:
        return "keep" if action.startswith("keep") else action  # how many tickets is hidden at set-up, too

    def results(self, s: State) -> list[Result]:
        """Each seat's score if the game ended now, part by part."""
        return results(self.board, self.setup, s)

    def places(self, s: State) -> list[int]:
        return places(self.results(s))

    def position(self, s: State) -> str:
        return position.write(self.board, self.setup, s)

    def from_position(self, text: str) -> State:
        return position_reader.read(self.board, self.setup, text)

    def outcome(self, s: State) -> dict[str, Any]:
        return {
            "scores": dict(zip(self.seat_names, self.scores(s), strict=False)),
            "results": [
                {**end._asdict(), "tickets": [ticket._asdict() for ticket in end.tickets]} for end in self.results(s)
            ],
        }

    def text(self, veiled: State, seat: int, *, board: bool = True) -> str:
        return text(self.board, self.view(veiled, seat), self.seat_names, show_board=board)

    def svg(self, veiled: State, seat: int, **wishes: Any) -> str:
        from fogcity.games.tickets.draw import draw

        seen = self.view(veiled, seat)
        return draw(self.board, owner=seen.owners, stacks=seen.stacks, **wishes)


def _lay_out(setup: Any, board: Board) -> None:
    """Write a board into a setup."""
    setup.locations, setup.tracks, setup.tickets = len(board.locations), len(board.tracks), len(board.tickets)
    setup.marked[:] = [i for i, location in enumerate(board.locations) if location.marked]
    setup.partner[:] = NO_TRACK
    for i, track in enumerate(board.tracks):
        route = board.routes[track.route]
        setup.end[i] = route.a, route.b
        setup.length[i] = route.length
        setup.payments[i] = _payments(route, track.color)
        setup.of_length[route.length, i >> 6] |= bit(i & 63)
        for other in board.route_tracks(track.route):
            if other != i:
                setup.partner[i] = other
    for i, ticket in enumerate(board.tickets):
        setup.ticket_end[i] = ticket.a, ticket.b
        setup.ticket_points[i] = ticket.points


def _payments(route: Route, color: str) -> int:
    """All that can pay for a track, as bits 8 * color + ferries (TK-17, TK-18); see state.py for ferries alone."""
    colors = range(len(COLORS)) if color == GRAY else [COLORS.index(color)]
    mixes = {8 * c + ferries for c in colors for ferries in range(route.ferries, route.length)}
    return sum(1 << way for way in mixes | {8 * colors[0] + route.length})


GAME = Tickets
