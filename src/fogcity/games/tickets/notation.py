"""Actions of Ticket to Ride: San Francisco as people write them.

keep castro-potrero_hill    keep both    keep 1      of two tickets offered
stack crab on presidio                               place a stack of tokens set aside
take blue    take ferry    take deck                 take a face-up card, or the top of the deck
claim pier_39-embarcadero/2 with 1 purple 1 ferry    claim a track of a double route, and what is paid
token sunset                                         take the token there, when both ends have one
tickets                                              draw tickets
pass                                                 when nothing else can be done

Locations may be written by id, by name, by the beginning of either, or by their number in the board's list; a route's
ends in any order. The track and the payment may be left out where only one is possible.
"""

from collections.abc import Mapping, Sequence
from functools import lru_cache
from typing import Any

from fogcity.games import Action
from fogcity.games.tickets import rules
from fogcity.games.tickets.actions import Claim, DrawTickets, Keep, Pass, Stack, Take, Token
from fogcity.games.tickets.board import CARD_NAMES, COLORS, POINTS, SYMBOLS, Board, Card, Location
from fogcity.games.tickets.board import FERRY as FERRY_CARD
from fogcity.games.tickets.state import (
    BOTH,
    CLAIM_WORD,
    KEEP,
    NOWHERE,
    PASS,
    SECOND_CARD,
    STACK_WORD,
    TAKE,
    TAKE_DECK,
    TICKETS,
    TOKEN,
)


def action(board: Board, s: Any, seat: int, number: int) -> Action:
    """An action by its number; `s` is the state before it."""
    word, index = divmod(number, 64)
    if word >= CLAIM_WORD:
        track = board.tracks[word - CLAIM_WORD]
        return _claim(number, track.id, board.routes[track.route].length, *divmod(index, 8))
    if word >= STACK_WORD:
        symbol, location = SYMBOLS[symbols_aside(s)[word - STACK_WORD]], board.locations[index].id
        text = write("stack", symbol=symbol, location=location)
        return Stack(number=number, text=text, symbol=symbol, location=location)
    if number <= TAKE_DECK:
        return _TAKES[number - TAKE]
    if TICKETS < number <= KEEP + BOTH:
        return _keep(board, s["offer"][seat].tolist(), number)
    if TOKEN <= number < PASS:
        location = token_ends(board, s)[number - TOKEN].id
        return Token(number=number, text=write("token", location=location), location=location)
    return DRAW_TICKETS if number == TICKETS else PASSING


def _keep(board: Board, offer: Sequence[int], number: int) -> Keep:
    if number == KEEP + BOTH:  # the offer may be hidden from whoever looks
        both = tuple(board.tickets[ticket].id for ticket in offer if ticket < len(board.tickets))
        return Keep(number=number, text="keep both", tickets=both)
    kept = (board.tickets[offer[number - KEEP - 1]].id,)
    return Keep(number=number, text=write("keep", tickets=kept), tickets=kept)


@lru_cache(maxsize=4096)
def _claim(number: int, track: str, length: int, color: int, ferries: int) -> Claim:
    cards = paid(length, color, ferries)
    return Claim(number=number, text=write("claim", track=track, cards=cards), track=track, cards=cards)


def paid(length: int, color: int, ferries: int) -> dict[Card, int]:
    """The cards of a payment."""
    parts: tuple[tuple[Card, int], ...] = (COLORS[color], length - ferries), (FERRY_CARD, ferries)
    return {card: count for card, count in parts if count}


def write(
    type: str,
    *,
    tickets: Sequence[str] | None = None,
    symbol: str = "",
    location: str = "",
    card: str | None = None,
    track: str = "",
    cards: Mapping[Card, int] | None = None,
) -> str:
    """An action as people write it, legal or not."""
    match type:
        case "keep":
            return " ".join(["keep", *(tickets if len(tickets) == 1 else ["both"])]) if tickets else "keep"
        case "stack":
            return f"stack {symbol} on {location}"
        case "take":
            return f"take {card or 'deck'}"
        case "claim":
            return f"claim {track} with {cards_text(cards)}" if cards else f"claim {track}"
        case "token":
            return f"token {location}"
    return type


def cards_text(cards: Mapping[Card, int]) -> str:
    """Cards as people write them."""
    return " ".join(f"{count} {card}" for card, count in cards.items())


_TAKES = tuple(
    Take(number=TAKE + i, text=write("take", card=card), card=card) for i, card in enumerate((*CARD_NAMES, None))
)
DRAW_TICKETS = DrawTickets(number=TICKETS, text=write("tickets"))
PASSING = Pass(number=PASS, text=write("pass"))
HIDDEN_KEEP = Keep(number=-1, text=write("keep"), tickets=None)


def public(action: Action) -> Action:
    """An action as the other seats may see it: which and how many tickets one keeps is hidden at set-up, too."""
    return HIDDEN_KEEP if isinstance(action, Keep) else action


def symbols_aside(s: Any) -> list[int]:
    """The symbols whose stacks are still set aside, in order."""
    return [symbol for symbol, location in enumerate(s["stack_at"].tolist()) if location == NOWHERE]


def token_ends(board: Board, s: Any) -> tuple[Location, Location]:
    """The two locations between which a token must be chosen."""
    return board.ends(board.tracks[int(s["track"])])


def describe(board: Board, setup: Any, s: Any, seat: int, action: Action) -> str:
    """What a legal action would do, in a sentence."""
    match action:
        case Claim():
            return _describe_claim(board, setup, s, seat, action)
        case Stack(symbol=symbol, location=location):
            name = board.locations[board.location_index[location]].name
            return f"The {symbol} tokens go to {name}: {setup.players - 1} of them."
        case Take(card=card):
            ends = s.phase == SECOND_CARD or card == FERRY_CARD
            what = "the top of the deck" if card is None else f"a {card} card that all see"
            return f"You take {what}; {'your turn ends' if ends else 'then you take another card'}."
        case DrawTickets():
            if int(s.unseen_size) + int(s.queued) == 1:
                return "You draw the last ticket and must keep it."
            return "You draw two tickets and keep one of them or both."
        case Keep(number=number):
            if number == KEEP + BOTH:
                return "You keep both tickets; one that you do not complete costs its points."
            kept, returned = (board.tickets[int(s.offer[seat, i])] for i in (number - KEEP - 1, KEEP + 2 - number))
            return f"You keep {kept.id} for {kept.points} points; {returned.id} goes under the deck."
        case Token(number=number):
            return f"You take the token at {token_ends(board, s)[number - TOKEN].name}."
    return "You do nothing."


def _describe_claim(board: Board, setup: Any, s: Any, seat: int, claim: Claim) -> str:
    track = (claim.number >> 6) - CLAIM_WORD
    length = int(setup.length[track])
    ends = [int(end) for end in setup.end[track]]
    tokens = [board.locations[end].name for end in ends if rules.gives_token(s, seat, end)]
    return (
        f"You pay {cards_text(claim.cards)} for {' - '.join(board.locations[end].name for end in ends)},"
        f" score {POINTS[length]} and have {int(s.cars[seat]) - length} cars left"
        + (f"; you take a token at {' or '.join(tokens)}." if tokens else ".")
    )
