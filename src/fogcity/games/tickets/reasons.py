"""Reasons for an action in Ticket to Ride: San Francisco: facts that its player could work out at the table."""

from collections.abc import Iterator
from dataclasses import dataclass
from heapq import heappop, heappush
from typing import Literal

from fogcity.games import Action, Reason
from fogcity.games.tickets.actions import Claim, Keep, Take, Token
from fogcity.games.tickets.board import FERRY, GRAY, POINTS, Board, Symbol
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
            serves = [one for one in needed if card == FERRY or _color(board, one) in (card, GRAY)]
            tracks = sorted(serves, key=lambda one: (-_length(board, one), one))[:MOST_TRACKS]
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
        before, after = (spaces_left(board, view, seat, ticket, by, cars) for by in (view.owners, owners))
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
        left = spaces_left(board, view, seat, ticket, view.owners, view.players[seat].cars)
        if left is not None:
            yield TicketNeeds(ticket=ticket.id, points=ticket.points, left=left)


# --- ways on the board ------------------------------------------------------------------------------------------------


def spaces_left(board: Board, view: View, seat: int, ticket: Ticket, owners: dict[str, int], cars: int) -> int | None:
    """Spaces a seat must still claim to join a ticket's ends; None if it has too few cars."""
    cost = _costs(board, view, seat, ticket.a, owners).get(ticket.b)
    return cost if cost is not None and cost <= cars else None


def missing_tracks(board: Board, view: View, seat: int) -> list[str]:
    """The unclaimed tracks on any shortest way to complete a seat's tickets."""
    found: dict[str, None] = {}
    for ticket in view.players[seat].tickets:
        left = spaces_left(board, view, seat, ticket, view.owners, view.players[seat].cars)
        if ticket.completed or left is None:
            continue
        there, back = (_costs(board, view, seat, end, view.owners) for end in (ticket.a, ticket.b))
        for track in board.tracks:
            price, route = _price(board, view, seat, track.id, view.owners), board.routes[track.route]
            a, b = board.locations[route.a].id, board.locations[route.b].id
            far = float("inf")
            ways = (there.get(x, far) + (price or 0) + back.get(y, far) for x, y in ((a, b), (b, a)))
            if price and left in ways:
                found[track.id] = None
    return list(found)


def _costs(board: Board, view: View, seat: int, start: str, owners: dict[str, int]) -> dict[str, int]:
    """What it costs a seat in cars to get from a location to each that it can still reach."""
    costs: dict[str, int] = {}
    heap = [(0, start)]
    while heap:
        cost, here = heappop(heap)
        if here in costs:
            continue
        costs[here] = cost
        for track in board.tracks:
            route = board.routes[track.route]
            ends = [board.locations[route.a].id, board.locations[route.b].id]
            price = _price(board, view, seat, track.id, owners) if here in ends else None
            if price is not None:
                heappush(heap, (cost + price, ends[1 - ends.index(here)]))
    return costs


def _price(board: Board, view: View, seat: int, track: str, owners: dict[str, int]) -> int | None:
    """What a track costs a seat in cars: nothing when it is its own, None when it can never be (TK-20)."""
    if track in owners:
        return 0 if owners[track] == seat else None
    route = board.tracks[board.track_index[track]].route
    twins = [other.id for other in board.tracks if other.route == route and other.id != track]
    taken = [owners[twin] for twin in twins if twin in owners]
    closed = bool(taken) and (seat in taken or len(view.players) == 2)
    return None if closed else _length(board, track)


def _length(board: Board, track: str) -> int:
    return board.routes[board.tracks[board.track_index[track]].route].length


def _color(board: Board, track: str) -> str:
    return board.tracks[board.track_index[track]].color
