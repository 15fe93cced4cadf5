"""The public events of Ticket to Ride: San Francisco."""

from collections import Counter
from collections.abc import Iterator
from dataclasses import dataclass
from typing import Literal

from fogcity.games import Action, Event
from fogcity.games.tickets.actions import Claim, DrawTickets, Keep, Pass, Take
from fogcity.games.tickets.board import Card, Symbol
from fogcity.games.tickets.view import View


@dataclass(frozen=True, slots=True, kw_only=True)
class TicketsChosen(Event):
    """A seat chose from its first tickets; how many it kept is revealed when all have chosen."""

    type: Literal["tickets_chosen"] = "tickets_chosen"
    seat: int


@dataclass(frozen=True, slots=True, kw_only=True)
class TicketsDrawn(Event):
    """Tickets were drawn, to choose from."""

    type: Literal["tickets_drawn"] = "tickets_drawn"
    seat: int


@dataclass(frozen=True, slots=True, kw_only=True)
class TicketsKept(Event):
    """How many tickets a seat kept."""

    type: Literal["tickets_kept"] = "tickets_kept"
    seat: int
    count: int


@dataclass(frozen=True, slots=True, kw_only=True)
class StackPlaced(Event):
    """A stack of tokens was placed."""

    type: Literal["stack_placed"] = "stack_placed"
    seat: int
    symbol: Symbol
    location: str


@dataclass(frozen=True, slots=True, kw_only=True)
class CardTaken(Event):
    """A card was taken: face up, or unseen from the deck."""

    type: Literal["card_taken"] = "card_taken"
    seat: int
    card: Card | None
    """The face-up card; None for one from the deck."""


@dataclass(frozen=True, slots=True, kw_only=True)
class RowChanged(Event):
    """Cards came face up."""

    type: Literal["row_changed"] = "row_changed"
    turned_up: tuple[Card, ...]
    renewed: bool
    """Whether all five were replaced because three were ferries."""


@dataclass(frozen=True, slots=True, kw_only=True)
class DeckRenewed(Event):
    """The deck was empty, and the discards were shuffled into a new one."""

    type: Literal["deck_renewed"] = "deck_renewed"
    cards: int
    """Cards in the new deck."""


@dataclass(frozen=True, slots=True, kw_only=True)
class RouteClaimed(Event):
    """A track was claimed."""

    type: Literal["route_claimed"] = "route_claimed"
    seat: int
    track: str
    cards: dict[Card, int]
    """What was paid."""
    points: int


@dataclass(frozen=True, slots=True, kw_only=True)
class TokenTaken(Event):
    """A tourist token was taken."""

    type: Literal["token_taken"] = "token_taken"
    seat: int
    symbol: Symbol
    location: str


@dataclass(frozen=True, slots=True, kw_only=True)
class Passed(Event):
    """A player who could do nothing passed."""

    type: Literal["passed"] = "passed"
    seat: int


@dataclass(frozen=True, slots=True, kw_only=True)
class LastRound(Event):
    """A seat has two cars or fewer: everybody has one more turn."""

    type: Literal["last_round"] = "last_round"
    seat: int


def events(seat: int, action: Action, before: View, after: View) -> Iterator[Event]:
    """The events of a step, from what spectators see before and after it."""
    taken: Counter[Card] = Counter()
    match action:
        case Keep() if before.phase == "choosing":
            yield TicketsChosen(seat=seat)
        case DrawTickets():
            yield TicketsDrawn(seat=seat)
        case Take(card=card):
            yield CardTaken(seat=seat, card=card)
            taken = Counter([] if card is None else [card])
        case Pass():
            yield Passed(seat=seat)
        case Claim(track=track, cards=cards):
            points = after.players[seat].points - before.players[seat].points
            yield RouteClaimed(seat=seat, track=track, cards=cards, points=points)
    for location in after.stacks.keys() - before.stacks.keys():
        yield StackPlaced(seat=seat, symbol=after.stacks[location][0], location=location)
    for symbol in set(after.players[seat].tokens) - set(before.players[seat].tokens):
        location = next(place for place, (its_symbol, _) in after.stacks.items() if its_symbol == symbol)
        yield TokenTaken(seat=seat, symbol=symbol, location=location)
    for other, (old, new) in enumerate(zip(before.players, after.players, strict=True)):
        if new.ticket_count > old.ticket_count:
            yield TicketsKept(seat=other, count=new.ticket_count - old.ticket_count)
    if after.renewed:
        yield DeckRenewed(cards=after.renewed)
    yield from _row_changed(Counter(before.row) - taken, Counter(after.row))
    if after.last_turns is not None and before.last_turns is None:
        yield LastRound(seat=seat)


def _row_changed(left: Counter[Card], row: Counter[Card]) -> Iterator[Event]:
    renewed = bool(left - row)  # a card went that nobody took
    turned_up = sorted((row if renewed else row - left).elements())
    if turned_up:
        yield RowChanged(turned_up=tuple(turned_up), renewed=renewed)
