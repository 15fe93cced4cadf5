"""The transportation cards: the deck, the discards and the face-up row. Piles are counts of each kind of card."""

import numpy as np

from fogcity.games.tickets.state import (
    FERRY,
    KINDS,
    ROW,
    SECOND_CARD,
    TAKE,
    TAKE_DECK,
    TOO_MANY_FERRIES,
    Cards,
    State,
)
from fogcity.kernel import Rng, below, bit, door, rule


@door
def takes(s: State) -> np.uint64:
    """The cards that may be taken, as a set of actions: no face-up ferry card second (TK-10 to TK-12)."""
    actions = bit(TAKE_DECK) if s.deck_size > 0 else np.uint64(0)
    for kind in range(FERRY if s.phase == SECOND_CARD else KINDS):
        if s.row[kind] > 0:
            actions |= bit(TAKE + kind)
    return actions


@rule
def total(cards: Cards) -> int:
    """How many cards are in a pile."""
    number = 0
    for kind in range(KINDS):
        number += int(cards[kind])
    return number


@rule
def draw_card(s: State, rng: Rng) -> int:
    """Draw a card, which must exist. Once it lies where it belongs, `settle` does the rest."""
    kind = deal(s, below(rng, int(s.deck_size)))
    s.deck_size -= 1
    return kind


@rule
def deal(s: State, n: int) -> int:
    """Take the n-th card (from 0) out of the deck when it lies sorted by kind; returns its kind."""
    kind, passed = 0, 0
    for other in range(FERRY):  # all of them: a loop that ends by chance costs a processor more than adding them up
        passed += int(s.deck[other])
        kind += int(n >= passed)
    s.deck[kind] -= 1
    return kind


@rule
def settle(s: State, rng: Rng) -> bool:
    """Renew the deck and fill the row after cards have moved; returns whether a card came up."""
    turned_up = False
    renew(s)
    gaps = ROW - total(s.row)
    while gaps > 0 and s.deck_size > 0:
        s.row[draw_card(s, rng)] += 1
        turned_up = True
        gaps -= 1
        if (gaps == 0 or s.deck_size == 0) and renew(s):
            gaps = ROW
    return turned_up


@rule
def renew(s: State) -> bool:
    """Discard a row of too many ferries (TK-15) and make an empty deck of the discards (TK-12). Nothing is drawn.

    Returns whether the row was discarded. The row goes first: a deck that lost its last card to such a row would
    otherwise be made of the row before it, and the same cards could alternate forever.
    """
    gone = row_must_go(s)
    if gone:
        for kind in range(KINDS):
            s.discards[kind] += s.row[kind]
            s.row[kind] = 0
    if s.deck_size == 0:
        for kind in range(KINDS):
            s.deck[kind] = s.discards[kind]
            s.deck_size += s.discards[kind]
            s.discards[kind] = 0
        if s.deck_size > 0:
            s.renewed = s.deck_size
    return gone


@rule
def row_must_go(s: State) -> bool:
    """Whether three of five cards are ferries and better cards can be had (TK-15)."""
    if int(s.row[FERRY]) < TOO_MANY_FERRIES or total(s.row) < ROW:
        return False
    others = 0
    for color in range(FERRY):
        others += int(s.row[color]) + int(s.deck[color]) + int(s.discards[color])
    return others > ROW - TOO_MANY_FERRIES
