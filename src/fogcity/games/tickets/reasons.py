"""Reasons for an action in Ticket to Ride: San Francisco: facts that its player could work out at the table."""

from collections.abc import Iterable, Iterator, Mapping
from dataclasses import dataclass
from typing import Literal

from fogcity.games import Action, Reason
from fogcity.games.tickets.actions import Claim, Keep, Take, Token
from fogcity.games.tickets.board import CARD_NAMES, COLORS, FERRY, POINTS, Board, Card, Symbol
from fogcity.games.tickets.preview import missing_tracks, serves, spaces_between, spaces_left
from fogcity.games.tickets.view import Ticket, View

MOST_TRACKS = 3
"""The most routes that are named."""
FaceUpFerry = Literal["none", "ends_turn", "not_second"]
"""What a face-up ferry means: there is none, it would end the turn, or it can't be the second card (TK-11)."""


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


@dataclass(frozen=True, slots=True, kw_only=True)
class RowHelpsNot(Reason):
    """No face-up card but a ferry brings the player closer to paying for routes that its tickets need."""

    type: Literal["row_helps_not"] = "row_helps_not"
    tracks: tuple[str, ...]
    ferry: FaceUpFerry


@dataclass(frozen=True, slots=True, kw_only=True)
class DeckHelps(Reason):
    """How many of the cards that the player has not seen bring it closer to paying for routes that its tickets need."""

    type: Literal["deck_helps"] = "deck_helps"
    cards: int
    ferries: int
    """How many of these are ferries: from the deck a ferry is a card like any other (TK-11)."""
    unseen: int


@dataclass(frozen=True, slots=True, kw_only=True)
class DeckFerries(Reason):
    """How many of the cards that the player has not seen are ferries, where it needs none in particular."""

    type: Literal["deck_ferries"] = "deck_ferries"
    ferries: int
    unseen: int


@dataclass(frozen=True, slots=True, kw_only=True)
class NoCardNeeded(Reason):
    """The player can pay for each route that its tickets need."""

    type: Literal["no_card_needed"] = "no_card_needed"
    tracks: tuple[str, ...]
    """Some of these routes; none if the tickets need no more."""


@dataclass(frozen=True, slots=True, kw_only=True)
class CardUnseen(Reason):
    """The others do not see a card that comes from the deck."""

    type: Literal["card_unseen"] = "card_unseen"


def reasons(board: Board, view: View, action: Action) -> list[Reason]:
    """Reasons for a legal action of the seat whose view this is, the strongest first."""
    assert view.seat is not None
    match action:
        case Claim(track=track):
            return list(_of_claim(board, view, view.seat, track))
        case Take(card=card) if card is not None:
            needed = missing_tracks(board, view, view.seat)
            useful = [one for one in needed if serves(_color(board, one), card)]
            return [CardServes(tracks=_longest(board, useful))] if useful else []
        case Take():
            return list(_of_draw(board, view, view.seat)) or [CardUnseen()]
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


def _of_draw(board: Board, view: View, seat: int) -> Iterator[Reason]:
    """What lies face up does not help, or what may come from the deck does."""
    hand, unseen = view.players[seat].hand, sum(view.unseen.values())
    needed = missing_tracks(board, view, seat)
    paid = [track for track in needed if not _cards_short(board, hand, track)]
    routes = [_route(board, track) for track in paid]
    unpaid = [track for track in needed if _route(board, track) not in routes]
    helpful = [card for card in CARD_NAMES if any(_helps(board, hand, track, card) for track in unpaid)]
    ferries = view.unseen.get(FERRY, 0)
    if not unpaid:
        yield NoCardNeeded(tracks=_longest(board, paid))
        if ferries:
            yield DeckFerries(ferries=ferries, unseen=unseen)
        return
    if not any(view.row.get(card, 0) for card in helpful if card != FERRY):
        yield RowHelpsNot(tracks=_longest(board, unpaid), ferry=_ferry(view))
    if cards := sum(view.unseen.get(card, 0) for card in helpful):
        yield DeckHelps(cards=cards, ferries=ferries, unseen=unseen)


def _ferry(view: View) -> FaceUpFerry:
    """What a face-up ferry means for whoever takes cards (TK-11)."""
    if not view.row.get(FERRY, 0):
        return "none"
    return "not_second" if view.phase == "second_card" else "ends_turn"


def _helps(board: Board, hand: Mapping[Card, int], track: str, card: Card) -> bool:
    more = {**hand, card: hand.get(card, 0) + 1}
    return _cards_short(board, more, track) < _cards_short(board, hand, track)


def _cards_short(board: Board, hand: Mapping[Card, int], track: str) -> int:
    """How many cards a hand lacks at least to pay for a track (TK-17, TK-18)."""
    route, color, held = board.routes[_route(board, track)], _color(board, track), hand.get(FERRY, 0)
    most = max(hand.get(one, 0) for one in COLORS if serves(color, one))
    return max(route.ferries - held, route.length - held - most, 0)


def _longest(board: Board, tracks: Iterable[str]) -> tuple[str, ...]:
    """The longest of some tracks, as many as are named: one of each route."""
    of_route = {_route(board, track): track for track in sorted(tracks, reverse=True)}
    return tuple(sorted(of_route.values(), key=lambda one: (-_length(board, one), one))[:MOST_TRACKS])


def _route(board: Board, track: str) -> int:
    return board.tracks[board.track_index[track]].route


def _length(board: Board, track: str) -> int:
    return board.routes[_route(board, track)].length


def _color(board: Board, track: str) -> str:
    return board.tracks[board.track_index[track]].color
