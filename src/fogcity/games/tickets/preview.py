"""What players are told before they act: what a ticket or a payment lacks, which tracks are closed, what to plan.

Clients have only views, so these functions take views; the browser gets the same ones (fogcity.pocket.preview).
"""

from collections.abc import Mapping
from dataclasses import dataclass
from heapq import heappop, heappush

from fogcity.games import Action, Value
from fogcity.games.tickets.actions import Claim, DrawTickets, Take
from fogcity.games.tickets.board import CARD_NAMES, CARS, COLORS, FERRY, GRAY, POINTS, BoardData, Card
from fogcity.games.tickets.state import TOKEN_POINTS
from fogcity.games.tickets.view import Player, Result, Ticket, View

PLAYING = ("turn", "second_card", "token_choice", "ticket_choice")
"""Phases after which a seat that waits has a whole turn before it."""
NO_ACTION = -1
"""The number of what nobody may do yet."""
Prices = list[int | None]


@dataclass(frozen=True, slots=True)
class Lack(Value):
    """What somebody lacks to claim a track that is open."""

    cars: bool
    """Whether it is cars; else it is cards."""
    color: Card
    """The color to pay with: of a gray track that of which most are held."""
    needs: int
    """Cars, or cards of that color besides ferry cards."""
    ferries: int
    """Ferry cards that it needs in any case."""


def spaces_left(board: BoardData, view: View, seat: int, a: str, b: str) -> int | None:
    """Spaces that a seat must still claim to join two locations; None when it cannot any more."""
    return spaces_between(board, view, seat, (a, b), view.owners, view.players[seat].cars)


def spaces_between(
    board: BoardData, view: View, seat: int, ends: tuple[str, str], owners: dict[str, int], cars: int
) -> int | None:
    """The same for other owners of tracks and another number of cars."""
    places = [place.id for place in board.locations]
    prices = _prices(board, view, seat, owners)
    cost = _costs(board, prices, places.index(ends[0])).get(places.index(ends[1]))
    return cost if cost is not None and cost <= cars else None


def missing_tracks(board: BoardData, view: View, seat: int) -> tuple[str, ...]:
    """The unclaimed tracks on any shortest way to complete a seat's tickets."""
    found: dict[str, None] = {}
    places = [place.id for place in board.locations]
    prices, far = _prices(board, view, seat, view.owners), float("inf")
    for ticket in view.players[seat].tickets:
        if ticket.completed:
            continue
        there, back = (_costs(board, prices, places.index(end)) for end in (ticket.a, ticket.b))
        left = there.get(places.index(ticket.b), far)
        if left > view.players[seat].cars:
            continue
        for track, price in zip(board.tracks, prices, strict=True):
            route = board.routes[track.route]
            ways = [there.get(x, far) + (price or 0) + back.get(y, far) for x, y in _directions(route.a, route.b)]
            if price and left in ways:
                found[track.id] = None
    return tuple(found)


def _directions(a: int, b: int) -> tuple[tuple[int, int], tuple[int, int]]:
    return (a, b), (b, a)


def _costs(board: BoardData, prices: Prices, start: int) -> dict[int, int]:
    """What it costs in cars to get from a location to each that can still be reached."""
    costs: dict[int, int] = {}
    ways: dict[int, list[tuple[int, int]]] = {}
    for track, price in zip(board.tracks, prices, strict=True):
        if price is not None:
            route = board.routes[track.route]
            for here, next_ in _directions(route.a, route.b):
                ways.setdefault(here, []).append((price, next_))
    heap = [(0, start)]
    while heap:
        cost, here = heappop(heap)
        if here in costs:
            continue
        costs[here] = cost
        for price, next_ in ways.get(here, []):
            heappush(heap, (cost + price, next_))
    return costs


def _prices(board: BoardData, view: View, seat: int | None, owners: Mapping[str, int]) -> Prices:
    """What each track costs a seat in cars: nothing when it is its own, None when it can never be (TK-20)."""
    taken: dict[int, list[int]] = {}
    for track in board.tracks:
        if track.id in owners:
            taken.setdefault(track.route, []).append(owners[track.id])
    found: Prices = []
    for track in board.tracks:
        by = taken.get(track.route, [])
        if track.id in owners:
            found.append(0 if owners[track.id] == seat else None)
        elif by and (seat in by or len(view.players) == 2):
            found.append(None)
        else:
            found.append(board.routes[track.route].length)
    return found


def closed_tracks(board: BoardData, view: View, seat: int | None) -> tuple[str, ...]:
    """The unclaimed tracks that a seat can no longer claim, because of the other track of their route (TK-20)."""
    prices = zip(board.tracks, _prices(board, view, seat, view.owners), strict=True)
    return tuple(track.id for track, price in prices if price is None and track.id not in view.owners)


# --- cards ------------------------------------------------------------------------------------------------------------


def serves(color: str, card: str) -> bool:
    """Whether a card can help to pay for a track of a color (TK-17)."""
    return card == FERRY or color in (card, GRAY)


def lacking(board: BoardData, player: Player, track: str) -> Lack | None:
    """What a player lacks to claim an open track; None when it can be paid (TK-16 to TK-18)."""
    color = next(one.color for one in board.tracks if one.id == track)
    route = next(board.routes[one.route] for one in board.tracks if one.id == track)
    if _payments(color, route.length, route.ferries, player):
        return None
    best: Card = FERRY
    most = -1
    for one in COLORS:
        if serves(color, one) and player.hand.get(one, 0) > most:
            best, most = one, player.hand.get(one, 0)
    if player.cars < route.length:
        return Lack(True, best, route.length, 0)
    return Lack(False, best, route.length - route.ferries, route.ferries)


def _payments(color: str, length: int, ferries: int, player: Player) -> list[dict[Card, int]]:
    """All that a player can pay for a track with (TK-16 to TK-18)."""
    if player.cars < length:
        return []
    held = player.hand.get(FERRY, 0)
    found: list[dict[Card, int]] = []
    for one in COLORS:
        for ferry in range(ferries, min(length - 1, held) + 1):
            if serves(color, one) and player.hand.get(one, 0) >= length - ferry:
                found.append({one: length - ferry, FERRY: ferry} if ferry else {one: length})
    if held >= length:
        found.append({FERRY: length})
    return found


def plans(board: BoardData, view: View) -> tuple[Action, ...]:
    """What the seat that sees this may plan for its next turn: a route with its payment, a card, tickets."""
    if view.seat is None or view.phase not in PLAYING:
        return ()
    me, closed = view.players[view.seat], set(closed_tracks(board, view, view.seat))
    found: list[Action] = [Take(number=NO_ACTION, text="", card=card) for card in CARD_NAMES if view.row.get(card, 0)]
    if view.deck:
        found.append(Take(number=NO_ACTION, text="", card=None))
    if view.ticket_deck:
        found.append(DrawTickets(number=NO_ACTION, text=""))
    for track in board.tracks:
        if track.id not in view.owners and track.id not in closed:
            route = board.routes[track.route]
            for cards in _payments(track.color, route.length, route.ferries, me):
                found.append(Claim(number=NO_ACTION, text="", track=track.id, cards=cards))
    return tuple(found)


# --- points -----------------------------------------------------------------------------------------------------------


def route_points(length: int) -> int:
    """What a route of so many spaces scores (TK-3)."""
    return POINTS[length]


def token_points(symbols: int) -> int:
    """What so many different tokens score at the end (TK-27)."""
    return int(TOKEN_POINTS[symbols])


# --- a game at a real table -------------------------------------------------------------------------------------------


@dataclass(frozen=True, slots=True)
class Fault(Value):
    """Something that cannot be in a game that was typed in, by its rule."""

    rule: str
    seat: int
    track: str | None


def sheet(
    board: BoardData, owners: dict[str, int], kept: tuple[tuple[str, ...], ...], symbols: tuple[int, ...]
) -> tuple[Result, ...]:
    """The score of each seat by its tracks, its tickets and how many different tokens it has (TK-27)."""
    return tuple(_score(board, owners, seat, kept[seat], symbols[seat]) for seat in range(len(kept)))


def _score(board: BoardData, owners: dict[str, int], seat: int, kept: tuple[str, ...], symbols: int) -> Result:
    own: Prices = [0 if owners.get(track.id) == seat else None for track in board.tracks]
    routes = sum(POINTS[length] for length in _lengths(board, owners, seat))
    tickets = [
        Ticket(
            ticket.id,
            board.locations[ticket.a].id,
            board.locations[ticket.b].id,
            ticket.points,
            ticket.b in _costs(board, own, ticket.a),
        )
        for ticket in board.tickets
        if ticket.id in kept
    ]
    tokens = int(TOKEN_POINTS[symbols])
    total = routes + tokens + sum(ticket.points if ticket.completed else -ticket.points for ticket in tickets)
    return Result(routes, tuple(tickets), tokens, total, sum(1 for ticket in tickets if ticket.completed))


def _lengths(board: BoardData, owners: dict[str, int], seat: int) -> list[int]:
    return [board.routes[track.route].length for track in board.tracks if owners.get(track.id) == seat]


def faults(board: BoardData, owners: dict[str, int], players: int) -> tuple[Fault, ...]:
    """What cannot be: more cars than a player has (TK-16), or both tracks of a route (TK-20)."""
    found = [Fault("TK-16", seat, None) for seat in range(players) if sum(_lengths(board, owners, seat)) > CARS]
    first: dict[int, int] = {}
    for track in board.tracks:
        if track.id in owners:
            if track.route in first and (players == 2 or first[track.route] == owners[track.id]):
                found.append(Fault("TK-20", owners[track.id], track.id))
            first[track.route] = owners[track.id]
    return tuple(found)


SHOWN = (spaces_left, missing_tracks, closed_tracks, serves, lacking, plans, route_points, token_points, sheet, faults)
"""What pages ask."""
