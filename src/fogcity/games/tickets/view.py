"""What a seat or a spectator of Ticket to Ride: San Francisco sees, as plain data made from a veiled state.

Servers make views all the time, so fields are read by name, `s["hand"]`, from a state that was unpacked once.
"""

from dataclasses import dataclass
from typing import Any, Literal, get_args

from fogcity import games
from fogcity.games import SPECTATOR, Value, ranking, unpack
from fogcity.games.tickets.board import CARD_NAMES, SYMBOLS, Board, Card, Symbol
from fogcity.games.tickets.notation import symbols_aside, token_ends
from fogcity.games.tickets.state import (
    CHOOSING,
    HIDDEN,
    NO_TICKET,
    NOWHERE,
    OVER,
    TOKEN_CHOICE,
    TOKEN_POINTS,
    UNDECIDED,
)

UNKNOWN = "?"
"""Stands for a ticket that is there but hidden."""
Phase = Literal["choosing", "stacking", "turn", "second_card", "token_choice", "ticket_choice", "over"]
PHASES: tuple[Phase, ...] = get_args(Phase)
"""Names of the phases, by number."""


@dataclass(frozen=True, slots=True)
class Ticket(Value):
    """A visible ticket; it adds its points or, until it is completed, minus its points."""

    id: str
    a: str
    b: str
    points: int
    completed: bool


@dataclass(frozen=True, slots=True)
class Result(Value):
    """The final score of a seat, part by part (TK-27)."""

    routes: int
    tickets: tuple[Ticket, ...]
    tokens: int
    total: int
    completed: int


@dataclass(frozen=True, slots=True)
class Player(Value):
    """What the viewer sees of a seat."""

    points: int
    cars: int
    tokens: tuple[Symbol, ...]
    cards: int
    """How many transportation cards the seat holds."""
    hand: dict[Card, int]
    """The known cards: the viewer's own hand; of others, those taken face up and not spent since."""
    ticket_count: int
    tickets: tuple[Ticket, ...]
    """The known tickets: the viewer's own; of others, hardly ever one."""
    decided: bool
    """Whether the seat has chosen its first tickets."""


@dataclass(frozen=True, slots=True, kw_only=True)
class View(games.View):
    """What a seat or a spectator sees of a game of Ticket to Ride: San Francisco and could remember."""

    phase: Phase
    acting: tuple[int, ...]
    """The seats that may act now: several while all choose tickets, none when the game is over."""
    last_turns: int | None
    """Once a seat has two or fewer cars: how many turns are left in the game."""
    players: tuple[Player, ...]
    row: dict[Card, int]
    """The face-up cards."""
    deck: int
    discards: dict[Card, int]
    renewed: int
    """How many cards were shuffled into a new deck in the last action; 0 if it was not renewed."""
    unseen: dict[Card, int]
    """The cards the viewer has not seen: in the deck or in other hands."""
    owners: dict[str, int]
    """The seat that has claimed each track that is claimed."""
    stacks: dict[str, tuple[Symbol, int]]
    """Symbol and number of the tourist tokens on each location that has a stack, even an empty one."""
    aside: tuple[Symbol, ...]
    """The symbols whose stacks are still set aside."""
    tokens_at: tuple[str, ...]
    """The two locations between which the acting seat must choose a token."""
    offer: tuple[Ticket, ...]
    """Tickets offered to the viewer."""
    chosen: tuple[str, ...]
    """The first tickets that the viewer has decided to keep, while others still choose."""
    ticket_deck: int
    """Tickets that can still be drawn."""
    put_back: tuple[str, ...]
    """The last of these, which were put back under the deck; `?` for unknown ones."""
    results: tuple[Result, ...] | None
    """At the end each seat's score."""
    places: tuple[int, ...] | None


def view(board: Board, players: int, veiled: Any, seat: int, acting: tuple[int, ...]) -> View:
    """The view of a seat from a state that was veiled for it."""
    s, seats = unpack(veiled), range(players)
    phase, stack_left = s["phase"], s["stack_left"].tolist()
    ends = results(board, players, s) if phase == OVER else None
    return View(
        seat=None if seat == SPECTATOR else seat,
        phase=PHASES[phase],
        acting=acting,
        last_turns=s["last_turns"] or None,
        players=tuple(_player(board, s, other, phase == CHOOSING) for other in seats),
        row=_cards(s["row"].tolist()),
        deck=s["deck_size"],
        discards=_cards(s["discards"].tolist()),
        renewed=s["renewed"],
        unseen=_cards(s["deck"].tolist()),
        owners=owners(board, s),
        stacks={
            board.locations[at].id: (SYMBOLS[symbol], stack_left[symbol])
            for symbol, at in enumerate(s["stack_at"].tolist())
            if at != NOWHERE
        },
        aside=tuple(SYMBOLS[symbol] for symbol in symbols_aside(s)),
        tokens_at=tuple(end.id for end in token_ends(board, s)) if phase == TOKEN_CHOICE else (),
        offer=() if seat == SPECTATOR else _tickets(board, s, seat, s["offer"][seat].tolist()),
        chosen=() if seat == SPECTATOR else _chosen(board, s, seat),
        ticket_deck=s["unseen_size"] + s["queued"],
        put_back=tuple(
            UNKNOWN if ticket == HIDDEN else board.tickets[ticket].id for ticket in s["queue"][: s["queued"]].tolist()
        ),
        results=tuple(ends) if ends is not None else None,
        places=tuple(places(ends)) if ends is not None else None,
    )


def _player(board: Board, s: Any, seat: int, choosing: bool) -> Player:
    tokens, hand = int(s["tokens"][seat]), s["hand"][seat].tolist()
    kept = _kept(s, seat)
    return Player(
        points=int(s["points"][seat]),
        cars=int(s["cars"][seat]),
        tokens=tuple(symbol for i, symbol in enumerate(SYMBOLS) if tokens >> i & 1),
        cards=sum(hand) + int(s["hidden"][seat]),
        hand=_cards(hand),
        ticket_count=len(kept),
        tickets=_tickets(board, s, seat, kept),
        decided=not choosing or bool(s["choice"][seat] != UNDECIDED),
    )


def _cards(counts: list[int]) -> dict[Card, int]:
    return {name: number for name, number in zip(CARD_NAMES, counts, strict=True) if number}


def _kept(s: Any, seat: int) -> list[int]:
    """The tickets that a seat has kept, in order."""
    entries = zip(s["kept"][: s["kept_count"]].tolist(), s["kept_by"][: s["kept_count"]].tolist(), strict=True)
    return [ticket for ticket, by in entries if by == seat]


def _tickets(board: Board, s: Any, seat: int, tickets: list[int]) -> tuple[Ticket, ...]:
    """Those of some tickets that one sees, as they stand for a seat."""
    known = [index for index in tickets if index not in (HIDDEN, NO_TICKET)]
    label = s["label"][seat].tolist() if known else []
    seen = []
    for index in known:
        ticket = board.tickets[index]
        ends = board.locations[ticket.a].id, board.locations[ticket.b].id
        seen.append(Ticket(ticket.id, *ends, ticket.points, label[ticket.a] == label[ticket.b]))
    return tuple(seen)


def _chosen(board: Board, s: Any, seat: int) -> tuple[str, ...]:
    offer, choice = s["offer"][seat].tolist(), int(s["choice"][seat])
    return tuple(board.tickets[ticket].id for i, ticket in enumerate(offer) if choice >> i & 1)


def owners(board: Board, s: Any) -> dict[str, int]:
    """The seat that has claimed each track that is claimed."""
    claims = [(low | high << 64, seat) for seat, (low, high) in enumerate(s["claimed"].tolist()) if low or high]
    everybody = sum(mask for mask, _ in claims)  # no track has two owners
    return {
        track.id: next(seat for mask, seat in claims if mask >> i & 1)
        for i, track in enumerate(board.tracks)
        if everybody >> i & 1
    }


def results(board: Board, players: int, s: Any) -> list[Result]:
    """The score of each seat if the game ended now (TK-27)."""
    ends = []
    for seat in range(players):
        routes, tickets = int(s["points"][seat]), _tickets(board, s, seat, _kept(s, seat))
        tokens = int(TOKEN_POINTS[int(s["tokens"][seat]).bit_count()])
        total = routes + tokens + sum(ticket.points if ticket.completed else -ticket.points for ticket in tickets)
        ends.append(Result(routes, tickets, tokens, total, sum(ticket.completed for ticket in tickets)))
    return ends


def places(ends: list[Result]) -> list[int]:
    """Each seat's place: by points, then by completed tickets (TK-28)."""
    return ranking([(end.total, end.completed) for end in ends])


# --- as text -----------------------------------------------------------------------------------------------------


def text(board: Board, view: View, seat_names: tuple[str, ...], *, show_board: bool = True) -> str:
    """A view as text; without the board it is sentences only, for screen readers."""
    parts = [_board_text(board, view, seat_names)] if show_board else []
    parts.append(f"Face up: {_count(view.row)}. Deck {view.deck}, discards: {_count(view.discards)}.")
    stacks = [f"{place} {number} {symbol}" for place, (symbol, number) in view.stacks.items() if number]
    aside = f" Set aside: {', '.join(view.aside)}." if view.aside else ""
    parts.append(f"Tourist tokens: {'; '.join(stacks) or 'none'}.{aside} Tickets to draw: {view.ticket_deck}.")
    parts += [_player_words(view, seat, seat_names[seat]) for seat in range(len(view.players))]
    if view.seat is not None:
        parts += _own_words(view, view.players[view.seat])
    if view.last_turns is not None and view.results is None:
        parts.append(f"The last round: {view.last_turns} more turn{'s' * (view.last_turns > 1)}.")
    parts.append(_end_words(view, seat_names) if view.results is not None else _phase_words(view, seat_names))
    return "\n".join(parts)


def _board_text(board: Board, view: View, seat_names: tuple[str, ...]) -> str:
    """The tracks as a table: name, spaces, color, ferry symbols, owner."""
    width = max(len(track.id) for track in board.tracks)
    rows = []
    for track in board.tracks:
        route = board.routes[track.route]
        ferry = " ferry" * route.ferries
        mine = seat_names[view.owners[track.id]] if track.id in view.owners else "-"
        rows.append(f"{track.id:<{width}}  {route.length} {track.color + ferry:<14} {mine}")
    return "\n".join(rows)


def _count(cards: dict[Card, int]) -> str:
    return ", ".join(f"{number} {name}" for name, number in cards.items()) or "none"


def _player_words(view: View, seat: int, name: str) -> str:
    player = view.players[seat]
    known = f" (known: {_count(player.hand)})" if player.hand and seat != view.seat else ""
    claimed = [track for track, by in view.owners.items() if by == seat]
    return (
        f"Seat {seat + 1}, {name}: {player.points} points, {player.cars} cars, {player.cards} cards{known},"
        f" {player.ticket_count} tickets, tokens: {', '.join(player.tokens) or 'none'};"
        f" routes: {', '.join(claimed) or 'none'}."
    )


def _own_words(view: View, me: Player) -> list[str]:
    parts = [f"Your hand: {_count(me.hand)}."]
    if me.tickets:
        tickets = (f"{t.id} {t.points}{' (completed)' if t.completed else ''}" for t in me.tickets)
        parts.append(f"Your tickets: {', '.join(tickets)}.")
    if view.chosen:
        parts.append(f"You keep {' and '.join(view.chosen)}.")
    elif view.offer:
        parts.append("Offered to you: " + ", ".join(f"{t.id} {t.points}" for t in view.offer) + ".")
    return parts


_PHASE_WORDS = {
    "choosing": "to choose tickets",
    "stacking": "to place a stack of tokens",
    "turn": "to take cards, claim a route or draw tickets",
    "second_card": "to take a second card",
    "token_choice": "to choose a token",
    "ticket_choice": "to choose tickets",
}


def _phase_words(view: View, seat_names: tuple[str, ...]) -> str:
    acting = " and ".join(f"seat {seat + 1}, {seat_names[seat]}" for seat in view.acting)
    where = f" at {' or '.join(view.tokens_at)}" if view.tokens_at else ""
    return f"It is for {acting}, {_PHASE_WORDS[view.phase]}{where}."


def _end_words(view: View, seat_names: tuple[str, ...]) -> str:
    lines = ["The game is over."]
    for seat, (end, place) in enumerate(zip(view.results or (), view.places or (), strict=True)):
        tickets = (f"{t.id} {t.points if t.completed else -t.points:+}" for t in end.tickets)
        lines.append(
            f"Place {place}: seat {seat + 1}, {seat_names[seat]}, {end.total} points:"
            f" routes {end.routes}, tokens {end.tokens}, tickets {', '.join(tickets)} ({end.completed} completed)."
        )
    return "\n".join(lines)
