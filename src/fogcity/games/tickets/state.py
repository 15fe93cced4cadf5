"""What a game of Ticket to Ride: San Francisco is made of: one record that stays fixed, one that changes, and actions.

Actions are small integers. `color` is an index of COLORS:

    TAKE + color                               take a face-up card (color FERRY for a ferry card)
    TAKE_DECK                                  take the top of the deck
    TICKETS                                    draw tickets
    KEEP + 1, KEEP + 2, KEEP + BOTH            keep the first, the second or both of the two tickets offered
    TOKEN, TOKEN + 1                           take the token at the first or second end of the track just claimed
    PASS                                       do nothing, when nothing else can be done
    64 * (STACK_WORD + n) + location           put the n-th stack (from 0) still set aside on a location
    64 * (CLAIM_WORD + track) + 8 * color + f  claim a track with f ferry cards and the rest in a color; ferry cards
                                               alone count as the track's own color, on gray as color 0
"""

from typing import Any, Final

import numpy as np
import numpy.typing as npt

from fogcity.games.tickets.board import (
    CARDS,
    COLORS,
    FERRY_CARDS,
    MARKED,
    MAX_LENGTH,
    MAX_LOCATIONS,
    MAX_TICKETS,
    MAX_TRACKS,
    POINTS,
    SYMBOLS,
)

SEATS: Final = 4
FERRY: Final = len(COLORS)
KINDS: Final = FERRY + 1
"""Kinds of cards: the six colors in the order of COLORS, then ferry cards."""
ROW: Final = 5
TOO_MANY_FERRIES: Final = 3
SYMBOL_COUNT: Final = len(SYMBOLS)
QUEUE: Final = MAX_TICKETS // 2
"""Tickets under the deck: for each one put back another was kept."""
FEW_CARS: Final = 2

FULL_DECK: Final = np.array([CARDS] * FERRY + [FERRY_CARDS], np.uint8)
ROUTE_POINTS: Final = np.array(POINTS, np.uint8)
TOKEN_POINTS: Final = np.array([0, 0, 1, 2, 4, 6, 9, 12], np.uint8)
MIXES: Final = np.array(
    [
        [
            [
                sum(1 << f for f in range(length + 1) if f <= ferries and length - f <= cards)
                for cards in range(CARDS + 1)
            ]
            for ferries in range(FERRY_CARDS + 1)
        ]
        for length in range(MAX_LENGTH + 1)
    ],
    np.uint64,
)
"""For a length and the ferry cards and cards of one color in a hand: the numbers of ferries that can pay (TK-17)."""

TAKE: Final = 0
TAKE_DECK: Final = 7
TICKETS: Final = 8
KEEP: Final = 8
BOTH: Final = 3
TOKEN: Final = 12
PASS: Final = 14
STACK_WORD: Final = 1
CLAIM_WORD: Final = 3
WORDS: Final = CLAIM_WORD + MAX_TRACKS
"""Words of a mask of legal actions."""
ALL_KEEPS: Final = np.uint64(0b111 << KEEP + 1)
ALL_TOKENS: Final = np.uint64(0b11 << TOKEN)

CHOOSING: Final = 0
"""All choose among their first two tickets (TK-8)."""
STACKING: Final = 1
"""The last players place the two stacks set aside (TK-9)."""
TURN: Final = 2
SECOND_CARD: Final = 3
TOKEN_CHOICE: Final = 4
TICKET_CHOICE: Final = 5
OVER: Final = 6

NO_ONE: Final = -1
NO_TRACK: Final = 255
NOWHERE: Final = 255
NO_TICKET: Final = 254
HIDDEN: Final = 255
"""Places of tickets hold a ticket, NO_TICKET, or in a veiled state HIDDEN."""
UNDECIDED: Final = 0
DECIDED: Final = 255
"""A choice at set-up is UNDECIDED, 1 or 2 for the first or second ticket, BOTH, or in a veiled state DECIDED."""

SETUP: Final = np.dtype(
    (
        np.record,
        [
            ("players", np.uint8),
            ("first", np.int8),  # the seat that starts, NO_ONE for a random one
            ("locations", np.uint8),
            ("tracks", np.uint8),
            ("tickets", np.uint8),
            ("marked", np.uint8, MARKED),
            ("end", np.uint8, (MAX_TRACKS, 2)),
            ("length", np.uint8, MAX_TRACKS),
            ("partner", np.uint8, MAX_TRACKS),  # the other track of a double route, or NO_TRACK
            ("payments", np.uint64, MAX_TRACKS),  # all that could pay for it, as bits 8 * color + ferries
            ("of_length", np.uint64, (MAX_LENGTH + 1, 2)),  # the tracks of each length
            ("ticket_end", np.uint8, (MAX_TICKETS, 2)),
            ("ticket_points", np.uint8, MAX_TICKETS),
        ],
    )
)

STATE: Final = np.dtype(
    (
        np.record,
        [
            ("open", np.uint64, (SEATS, 2)),  # tracks that each seat may still claim (TK-16, TK-20)
            ("claimed", np.uint64, (SEATS, 2)),
            ("unseen", np.uint64),  # tickets in the shuffled part of their deck; in a veiled state all hidden ones
            ("phase", np.uint8),
            ("turn", np.uint8),
            ("first", np.uint8),
            ("passes", np.uint8),  # turns passed one after the other
            ("last_turns", np.uint8),  # how many are left once the last round has begun, else 0
            ("track", np.uint8),  # in TOKEN_CHOICE the track just claimed
            ("cars", np.uint8, SEATS),
            ("points", np.uint8, SEATS),
            ("tokens", np.uint8, SEATS),  # masks of symbols
            ("stack_at", np.uint8, SYMBOL_COUNT),  # the location of each symbol's stack, NOWHERE while set aside
            ("stack_left", np.uint8, SYMBOL_COUNT),
            # Two locations are joined for a seat if their labels are equal: the lowest of all that are joined,
            # so that equal networks are equal bytes.
            ("label", np.uint8, (SEATS, MAX_LOCATIONS)),
            ("hand", np.uint8, (SEATS, KINDS)),
            ("known", np.uint8, (SEATS, KINDS)),  # of these, the ones that were taken face up and cannot be spent yet
            ("hidden", np.uint8, SEATS),  # in a veiled state the other cards of a hand, else 0
            ("row", np.uint8, KINDS),
            ("deck", np.uint8, KINDS),  # in a veiled state with all hidden cards
            ("deck_size", np.uint8),
            ("discards", np.uint8, KINDS),  # none while the deck is empty (TK-12)
            ("renewed", np.uint8),  # cards in the new deck if the last action had the discards shuffled, else 0
            # Tickets. Where one is and who knows it is public, so that every seat can remember; which one it is is not.
            ("unseen_size", np.uint8),
            ("queued", np.uint8),
            ("queue", np.uint8, QUEUE),  # put back under the deck, the first to come up first
            ("queue_known", np.uint8, QUEUE),
            ("choice", np.uint8, SEATS),
            ("offer", np.uint8, (SEATS, 2)),
            ("offer_known", np.uint8, (SEATS, 2)),
            ("kept_count", np.uint8),
            ("kept", np.uint8, MAX_TICKETS),
            ("kept_known", np.uint8, MAX_TICKETS),
            ("kept_by", np.uint8, MAX_TICKETS),
        ],
    )
)

Setup = Any  # records of SETUP and STATE: attributes of np.record are not known to type checkers
State = Any
Records = npt.NDArray[Any]
Mask = npt.NDArray[np.uint64]
Cards = npt.NDArray[np.uint8]
