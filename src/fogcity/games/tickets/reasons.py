"""Reasons for an action in Ticket to Ride: San Francisco: facts that its player could work out at the table."""

from collections.abc import Iterator
from dataclasses import dataclass
from typing import Literal

from fogcity.games import Action, Reason
from fogcity.games.tickets.actions import Claim, Keep, Take, Token
from fogcity.games.tickets.board import POINTS, Board, Symbol
from fogcity.games.tickets.preview import missing_tracks, serves, spaces_between, spaces_left
from fogcity.games.tickets.view import Ticket, View

MOST_TRACKS = 3
"""The most routes that are named."""


@dataclass(frozen=True, slots=True, kw_only=True)
class RouteScores(Reason):
    """The route scores points at once."""

    type: Literal["route_scores"] = "route_scores"
    points: int


@dataclass(frozen=True, slots=True, kw_only=True)
class TicketHelped(Reason):
    """The player's own ticket gets closer, or is completed."""

    type: Literal["ticket_helped"] = "ticket_helped"
    ticket: str
    points: int
    left: int
    """Spaces still missing on the shortest way; 0 when it is completed."""


@dataclass(frozen=True, slots=True, kw_only=True)
class TokenComes(Reason):
    """It brings a tourist token with a new symbol."""

    type: Literal["token_comes"] = "token_comes"
    symbol: Symbol
    location: str


@dataclass(frozen=True, slots=True, kw_only=True)
class CardServes(Reason):
    """A card pays for routes that the player's tickets still need."""

    type: Literal["card_serves"] = "card_serves"
    tracks: tuple[str, ...]


@dataclass(frozen=True, slots=True, kw_only=True)
class TicketNeeds(Reason):
    """How far apart the two ends of a kept ticket are for the player."""

    type: Literal["ticket_needs"] = "ticket_needs"
    ticket: str
    points: int
    left: int


def reasons(board: Board, view: View, action: Action) -> list[Reason]:
    """Reasons for a legal action of the seat whose view this is, the strongest first."""
    assert view.seat is not None
    match action:
        case Claim(track=track):
            return list(_of_claim(board, view, view.seat, track))
        case Take(card=card) if card is not None:
            needed = missing_tracks(board, view, view.seat)
            useful = [one for one in needed if serves(_color(board, one), card)]
            tracks = sorted(useful, key=lambda one: (-_length(board, one), one))[:MOST_TRACKS]
            return [CardServes(tracks=tuple(tracks))] if tracks else []
        case Keep(tickets=kept):
            offered = [ticket for ticket in view.offer if kept is None or ticket.id in kept]
            return list(_of_tickets(board, view, view.seat, offered))
        case Token(location=location) if location in view.stacks:
            return [TokenComes(symbol=view.stacks[location][0], location=location)]
    return []


def _of_claim(board: Board, view: View, seat: int, track: str) -> Iterator[Reason]:
    owners = {**view.owners, track: seat}
    cars = view.players[seat].cars
    for ticket in view.players[seat].tickets:
        before, after = (
            spaces_between(board, view, seat, (ticket.a, ticket.b), by, cars) for by in (view.owners, owners)
        )
        if not ticket.completed and after is not None and (before is None or after < before):
            yield TicketHelped(ticket=ticket.id, points=ticket.points, left=after)
    yield RouteScores(points=POINTS[_length(board, track)])
    own = view.players[seat].tokens
    route = board.routes[board.tracks[board.track_index[track]].route]
    for end in (route.a, route.b):
        symbol, count = view.stacks.get(board.locations[end].id, (None, 0))
        if symbol is not None and count and symbol not in own:
            yield TokenComes(symbol=symbol, location=board.locations[end].id)


def _of_tickets(board: Board, view: View, seat: int, tickets: list[Ticket]) -> Iterator[Reason]:
    for ticket in tickets:
        left = spaces_left(board, view, seat, ticket.a, ticket.b)
        if left is not None:
            yield TicketNeeds(ticket=ticket.id, points=ticket.points, left=left)


def _length(board: Board, track: str) -> int:
    return board.routes[board.tracks[board.track_index[track]].route].length


def _color(board: Board, track: str) -> str:
    return board.tracks[board.track_index[track]].color
