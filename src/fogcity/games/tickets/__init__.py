"""Ticket to Ride: San Francisco: route building for 2 to 4 players."""

from collections.abc import Mapping, Sequence
from typing import Any, ClassVar, cast

from fogcity.games import Action, Event, FeatKind, Game, Reason, Rules, State, plain, unpack
from fogcity.games.tickets import actions, events, notation, notation_reader, position, position_reader, reasons, rules
from fogcity.games.tickets.awards import AWARDS, awarded
from fogcity.games.tickets.board import CARS, COLORS, GRAY, SET_ASIDE, Board, BoardData, Route
from fogcity.games.tickets.options import TicketsOptions, load_board
from fogcity.games.tickets.state import FULL_DECK, NO_ONE, NO_TRACK
from fogcity.games.tickets.view import Player, Result, Ticket, View, owners, places, results, text, view
from fogcity.kernel import bit

__all__ = ["GAME", "Player", "Result", "Ticket", "Tickets", "TicketsOptions", "View"]


class Tickets(Game):
    """A game of Ticket to Ride: San Francisco with its options."""

    id = "tickets"
    title = "Ticket to Ride: San Francisco"
    version = 2
    options_type = TicketsOptions
    action_types = (
        actions.Keep,
        actions.Stack,
        actions.Take,
        actions.Claim,
        actions.Token,
        actions.DrawTickets,
        actions.Pass,
    )
    event_types = (
        events.TicketsChosen,
        events.TicketsDrawn,
        events.TicketsKept,
        events.StackPlaced,
        events.CardTaken,
        events.RowChanged,
        events.DeckRenewed,
        events.RouteClaimed,
        events.TokenTaken,
        events.Passed,
        events.LastRound,
    )
    reason_types = (
        reasons.RouteScores,
        reasons.TicketHelped,
        reasons.TokenComes,
        reasons.CardServes,
        reasons.TicketNeeds,
        reasons.RowHelpsNot,
        reasons.DeckHelps,
        reasons.DeckFerries,
        reasons.NoCardNeeded,
        reasons.CardUnseen,
    )
    view_type = View
    board_type = BoardData
    seat_names = ("red", "blue", "yellow", "purple")
    feat_kinds: ClassVar[Mapping[str, FeatKind]] = {
        "completed": "total",
        "tokens": "total",
        "longest": "best",
        "dearest": "best",
    }
    awards = AWARDS
    rules = cast(Rules, rules)

    def __init__(self, options: TicketsOptions) -> None:
        super().__init__(options)
        self.board = load_board(options.board)
        self.setup.players = options.players
        self.setup.first = NO_ONE if options.first is None else options.first
        _lay_out(self.setup, self.board)
        self.longest = self._longest()

    def _longest(self) -> int:
        """An upper bound on the actions of a game: everything a player can take or spend runs out."""
        players = self.players
        claims = CARS * players  # a car each, at least, and then a choice of tokens
        cards = int(FULL_DECK.sum()) + CARS * players  # as many as there are, and again those that claims bring back
        tickets = len(self.board.tickets)  # at least one is kept of each offer
        passes = (players - 1) * (claims + cards + tickets + 1)
        return players + SET_ASIDE + 2 * claims + cards + 2 * tickets + passes

    def first(self, s: State) -> int:
        return int(s.first)  # before, all choose tickets

    def view(self, veiled: State, seat: int) -> View:
        return view(self.board, self.players, veiled, seat, self.waiting(veiled))

    def action(self, s: State, seat: int, number: int) -> Action:
        return notation.action(self.board, s, seat, number)

    def actions(self, s: State, seat: int, numbers: Sequence[int]) -> list[Action]:
        unpacked = unpack(s)
        return [notation.action(self.board, unpacked, seat, number) for number in numbers]

    def read(self, s: State, seat: int, text: str) -> Action:
        return self.action(s, seat, notation_reader.read(self.board, self.setup, s, seat, text))

    def action_text(self, type: str, **fields: Any) -> str:
        return notation.write(type, **fields)

    def events(self, seat: int, action: Action, before: View, after: View) -> list[Event]:
        return list(events.events(seat, action, before, after))

    def describe(self, veiled: State, seat: int, action: Action) -> str:
        return notation.describe(self.board, self.setup, veiled, seat, action)

    def reasons(self, veiled: State, seat: int, action: Action) -> list[Reason]:
        return reasons.reasons(self.board, self.view(veiled, seat), action)

    def public(self, action: Action) -> Action:
        return notation.public(action)

    def board_data(self) -> BoardData:
        return self.board.data()

    def results(self, s: State) -> list[Result]:
        """Each seat's score if the game ended now, part by part."""
        return results(self.board, self.players, s)

    def places(self, s: State) -> list[int]:
        return places(self.results(s))

    def position(self, s: State) -> str:
        return position.write(self.board, self.setup, s)

    def from_position(self, text: str) -> State:
        return position_reader.read(self.board, self.setup, text)

    def outcome(self, s: State) -> dict[str, Any]:
        return {
            "scores": dict(zip(self.seat_names, self.scores(s), strict=False)),
            "results": plain(self.results(s)),
        }

    def feats(self, s: State) -> list[dict[str, int]]:
        lengths = {track.id: self.board.routes[track.route].length for track in self.board.tracks}
        claimed = [(seat, lengths[track]) for track, seat in owners(self.board, s).items()]
        return [
            {
                "completed": result.completed,
                "tokens": int(s.tokens[seat]).bit_count(),
                "longest": max((length for owner, length in claimed if owner == seat), default=0),
                "dearest": max((ticket.points for ticket in result.tickets if ticket.completed), default=0),
            }
            for seat, result in enumerate(self.results(s))
        ]

    def awarded(self, s: State) -> list[list[str]]:
        results = self.results(s)
        return [
            awarded(results, int(s.tokens[seat]).bit_count(), int(s.cars[seat]), seat) for seat in range(self.players)
        ]

    def text(self, veiled: State, seat: int, *, board: bool = True) -> str:
        return text(self.board, self.view(veiled, seat), self.seat_names, show_board=board)

    def svg(self, veiled: State, seat: int, **keywords: Any) -> str:
        from fogcity.games.tickets.draw import draw

        seen = self.view(veiled, seat)
        return draw(self.board, owner=seen.owners, stacks=seen.stacks, **keywords)


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
