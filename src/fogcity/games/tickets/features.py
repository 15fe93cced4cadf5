"""Ticket to Ride: San Francisco for learners: what a seat knows as bytes, the possible actions, the standings.

Everything is seen from the seat: seats are counted clockwise from it, so seat 0 is the seat itself. What never changes
on a board (lengths, colors, ends, tickets) is not repeated: see `game.board`. There is room for the largest board.
`observe` gives the same for a full state as for one that is veiled for the seat.
"""

from typing import Final

import numpy as np
import numpy.typing as npt

from fogcity.games.observation import Layout, clockwise, codes, numbers
from fogcity.games.tickets.board import CARDS, CARS, MAX_LOCATIONS, MAX_TICKETS, MAX_TRACKS
from fogcity.games.tickets.rules import completed, scores, waiting
from fogcity.games.tickets.state import (
    CLAIM_WORD,
    DECIDED,
    HIDDEN,
    KINDS,
    NO_TICKET,
    NOWHERE,
    PASS,
    QUEUE,
    SEATS,
    STACK_WORD,
    SYMBOL_COUNT,
    TOKEN_CHOICE,
    UNDECIDED,
    WORDS,
    Setup,
    State,
)
from fogcity.kernel import ONE, bit, rule

OBSERVATION_VERSION: Final = 1

CLOSED: Final = 5
OWN_TICKET, OWN_COMPLETED, OFFERED, OFFERED_TO_OTHER, UNDER_DECK, OTHERS_TICKET = 1, 2, 3, 4, 5, 5
HIDDEN_CHOICE: Final = 4

LAYOUT: Final = Layout(
    [
        codes("track", (MAX_TRACKS,), 6, "open to oneself (0), one's own (1), of seat 1 to 3 (2 to 4), closed (5)"),
        codes("stack_symbol", (MAX_LOCATIONS,), SYMBOL_COUNT + 1, "1 + symbol of the token stack on each location"),
        numbers("stack_left", (MAX_LOCATIONS,), 3, "tokens left on each location"),
        codes(
            "ticket",
            (MAX_TICKETS,),
            9,
            "where each ticket is: unknown (0), one's own (1), one's own and completed (2), offered to oneself (3),"
            " offered to another seat (4), under the deck (5), kept by seat 1 to 3 (6 to 8)",
        ),
        numbers("offer_place", (MAX_TICKETS,), 2, "1 or 2: offered to oneself as the first or second ticket"),
        numbers("deck_place", (MAX_TICKETS,), 32, "1, 2, ...: how soon a ticket known to be under the deck comes up"),
        numbers("hand", (KINDS,), CARDS, "one's own cards of each kind, ferry cards last"),
        numbers("known_cards", (SEATS - 1, KINDS), CARDS, "cards that seat 1 to 3 took face up and cannot have spent"),
        numbers("hidden_cards", (SEATS - 1,), 20, "other cards in the hands of seat 1 to 3"),
        numbers("row", (KINDS,), 5, "face-up cards of each kind"),
        numbers("unseen", (KINDS,), CARDS, "cards of each kind in the deck or hidden in hands"),
        numbers("discards", (KINDS,), CARDS, "discarded cards of each kind"),
        numbers("deck", (1,), 44, "cards in the deck"),
        codes("tokens", (SEATS, SYMBOL_COUNT), 2, "symbols that each seat has a token of"),
        numbers("cars", (SEATS,), CARS, "cars left to each seat"),
        numbers("points", (SEATS,), 50, "points of each seat for routes"),
        numbers("tickets_kept", (SEATS,), 10, "tickets that each seat has kept"),
        numbers("ticket_deck", (1,), 24, "tickets in the shuffled part of their deck"),
        numbers("put_back", (1,), 24, "tickets put back under it"),
        codes("phase", (1,), 7, "choosing, stacking, turn, second card, token choice, ticket choice, over"),
        codes("acting", (SEATS,), 2, "seats that may act now"),
        codes("first", (SEATS,), 2, "the seat that starts"),
        codes("choice", (SEATS,), 5, "first tickets: not chosen (0), the first (1), second (2), both (3), hidden (4)"),
        codes("token_end", (MAX_LOCATIONS,), 2, "in token choice: the two ends of the track just claimed"),
        numbers("passes", (1,), SEATS, "turns passed one after the other"),
        numbers("last_turns", (1,), SEATS, "turns left once the last round has begun"),
        codes("players", (1,), SEATS + 1, "option: players"),
    ]
)
SIZE: Final = LAYOUT.size

TRACK: Final = LAYOUT.at["track"]
STACK_SYMBOL: Final = LAYOUT.at["stack_symbol"]
STACK_LEFT: Final = LAYOUT.at["stack_left"]
TICKET: Final = LAYOUT.at["ticket"]
OFFER_PLACE: Final = LAYOUT.at["offer_place"]
DECK_PLACE: Final = LAYOUT.at["deck_place"]
HAND: Final = LAYOUT.at["hand"]
KNOWN_CARDS: Final = LAYOUT.at["known_cards"]
HIDDEN_CARDS: Final = LAYOUT.at["hidden_cards"]
ROW: Final = LAYOUT.at["row"]
UNSEEN: Final = LAYOUT.at["unseen"]
DISCARDS: Final = LAYOUT.at["discards"]
DECK: Final = LAYOUT.at["deck"]
TOKENS: Final = LAYOUT.at["tokens"]
CARS_LEFT: Final = LAYOUT.at["cars"]
POINTS: Final = LAYOUT.at["points"]
TICKETS_KEPT: Final = LAYOUT.at["tickets_kept"]
TICKET_DECK: Final = LAYOUT.at["ticket_deck"]
PUT_BACK: Final = LAYOUT.at["put_back"]
PHASE: Final = LAYOUT.at["phase"]
ACTING: Final = LAYOUT.at["acting"]
FIRST: Final = LAYOUT.at["first"]
CHOICE: Final = LAYOUT.at["choice"]
TOKEN_END: Final = LAYOUT.at["token_end"]
PASSES: Final = LAYOUT.at["passes"]
LAST_TURNS: Final = LAYOUT.at["last_turns"]
PLAYERS: Final = LAYOUT.at["players"]

Bytes = npt.NDArray[np.uint8]


@rule
def observe(setup: Setup, s: State, seat: int, out: Bytes) -> None:
    """Write what a seat knows into `out`, SIZE bytes; `s` is the full state or the one veiled for the seat."""
    for i in range(SIZE):
        out[i] = 0
    observe_part(setup, s, seat, 0, 1, out)


@rule
def observe_part(setup: Setup, s: State, seat: int, part: int, parts: int, out: Bytes) -> None:
    """Write a part of an observation into zeros: parts share no byte, so that several threads can write them at once.

    All loops have fixed bounds, with a test inside: the CUDA compiler would unroll a loop that ends at a byte read from
    memory 255 times.
    """
    players = int(setup.players)
    _board(setup, s, seat, part, parts, out)
    _cards(s, seat, players, part, parts, out)
    _tickets(setup, s, seat, part, parts, out)
    acting = waiting(setup, s)
    for other in range(part, SEATS, parts):
        if other < players:
            at = clockwise(seat, other, players)
            for symbol in range(SYMBOL_COUNT):
                out[TOKENS + SYMBOL_COUNT * at + symbol] = int(s.tokens[other]) >> symbol & 1
            out[CARS_LEFT + at] = s.cars[other]
            out[POINTS + at] = s.points[other]
            out[ACTING + at] = acting >> other & 1
            choice = int(s.choice[other])
            if choice != UNDECIDED and (other != seat or choice == DECIDED):
                choice = HIDDEN_CHOICE
            out[CHOICE + at] = choice
    if part == 0:
        out[FIRST + clockwise(seat, int(s.first), players)] = 1
        out[PHASE] = s.phase
        out[PASSES] = s.passes
        out[LAST_TURNS] = s.last_turns
        out[PLAYERS] = players


@rule
def _board(setup: Setup, s: State, seat: int, part: int, parts: int, out: Bytes) -> None:
    players = int(setup.players)
    for track in range(part, MAX_TRACKS, parts):
        if track >= setup.tracks:
            break
        half, one = track >> 6, bit(track & 63)
        if s.open[seat, half] & one == 0:
            whose = CLOSED
            for other in range(SEATS):
                if s.claimed[other, half] & one != 0:
                    whose = 1 + clockwise(seat, other, players)
            out[TRACK + track] = whose
    for symbol in range(part, SYMBOL_COUNT, parts):
        location = int(s.stack_at[symbol])
        if location != NOWHERE:
            out[STACK_SYMBOL + location] = 1 + symbol
            out[STACK_LEFT + location] = s.stack_left[symbol]
    if s.phase == TOKEN_CHOICE:
        for i in range(part, 2, parts):
            out[TOKEN_END + int(setup.end[s.track, i])] = 1


@rule
def _cards(s: State, seat: int, players: int, part: int, parts: int, out: Bytes) -> None:
    """The seat's own hand, what is known of the others', and the kinds it has not seen."""
    for kind in range(part, KINDS, parts):
        out[ROW + kind] = s.row[kind]
        out[DISCARDS + kind] = s.discards[kind]
        out[HAND + kind] = s.hand[seat, kind]
        unseen = int(s.deck[kind])
        for other in range(SEATS):
            if other < players and other != seat:
                out[KNOWN_CARDS + KINDS * (clockwise(seat, other, players) - 1) + kind] = s.known[other, kind]
                unseen += int(s.hand[other, kind]) - int(s.known[other, kind])
        out[UNSEEN + kind] = unseen
    for other in range(part, SEATS, parts):
        if other < players and other != seat:
            hidden = int(s.hidden[other])
            for kind in range(KINDS):
                hidden += int(s.hand[other, kind]) - int(s.known[other, kind])
            out[HIDDEN_CARDS + clockwise(seat, other, players) - 1] = hidden
    if part == 0:
        out[DECK] = s.deck_size


@rule
def _tickets(setup: Setup, s: State, seat: int, part: int, parts: int, out: Bytes) -> None:
    players = int(setup.players)
    for other in range(part, SEATS, parts):
        for i in range(2):
            ticket = int(s.offer[other, i])
            if _sees(ticket, int(s.offer_known[other, i]), seat):
                out[TICKET + ticket] = OFFERED if other == seat else OFFERED_TO_OTHER
                if other == seat:
                    out[OFFER_PLACE + ticket] = 1 + i
    for i in range(part, QUEUE, parts):
        if i >= s.queued:
            break
        ticket = int(s.queue[i])
        if _sees(ticket, int(s.queue_known[i]), seat):
            out[TICKET + ticket] = UNDER_DECK
            out[DECK_PLACE + ticket] = 1 + i
    for i in range(part, MAX_TICKETS, parts):
        if i >= s.kept_count:
            break
        ticket, at = int(s.kept[i]), clockwise(seat, int(s.kept_by[i]), players)
        if _sees(ticket, int(s.kept_known[i]), seat):
            if at > 0:
                out[TICKET + ticket] = OTHERS_TICKET + at
            elif completed(setup, s, seat, ticket):
                out[TICKET + ticket] = OWN_COMPLETED
            else:
                out[TICKET + ticket] = OWN_TICKET
    for other in range(part, SEATS, parts):
        if other < players:
            kept = 0
            for i in range(MAX_TICKETS):
                if i >= s.kept_count:
                    break
                kept += int(int(s.kept_by[i]) == other)
            out[TICKETS_KEPT + clockwise(seat, other, players)] = kept
    if part == 0:
        out[TICKET_DECK] = s.unseen_size
        out[PUT_BACK] = s.queued


@rule
def _sees(ticket: int, known: int, seat: int) -> bool:
    return ticket not in (NO_TICKET, HIDDEN) and known >> seat & 1 == 1


@rule
def possible(setup: Setup, mask: npt.NDArray[np.uint64]) -> None:
    """Write all actions that can ever be legal on this board; a learner's action k is the k-th of them."""
    for word in range(WORDS):
        mask[word] = 0
    mask[0] = bit(PASS + 1) - ONE
    for word in range(STACK_WORD, CLAIM_WORD):
        mask[word] = bit(int(setup.locations)) - ONE
    for track in range(setup.tracks):
        mask[CLAIM_WORD + track] = setup.payments[track]


@rule
def standing(setup: Setup, s: State, out: npt.NDArray[np.int32]) -> None:
    """A number for each seat that decides its place, higher is better: points, then completed tickets (TK-28)."""
    scores(setup, s, out)
    for seat in range(setup.players):
        out[seat] *= MAX_TICKETS + 1
    for i in range(s.kept_count):
        ticket, seat = int(s.kept[i]), int(s.kept_by[i])
        if ticket != HIDDEN and completed(setup, s, seat, ticket):
            out[seat] += 1


@rule
def score_unit(setup: Setup) -> int:
    """How many units of `scores` make a point."""
    return 1
