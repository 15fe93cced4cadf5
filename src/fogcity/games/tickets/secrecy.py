"""What a seat cannot know: takes it out of a state, and fills it in at random. The only place for secrecy."""

from fogcity.games.tickets.cards import deal, total
from fogcity.games.tickets.state import (
    BOTH,
    DECIDED,
    HIDDEN,
    KINDS,
    NO_ONE,
    NO_TICKET,
    OVER,
    UNDECIDED,
    Setup,
    State,
)
from fogcity.kernel import Rng, below, bit, door, nth_bit, popcount, rule


@door
def veil(setup: Setup, s: State, seat: int) -> None:
    """Take out of a state everything that a seat (or with NO_ONE a spectator) cannot know.

    What is hidden goes back among what is unseen: `deck` and `unseen` then hold more than `deck_size` and
    `unseen_size`. What can be worked out by counting cards when the discards become the deck is not remembered.
    """
    if s.phase == OVER:
        return
    knower = 0 if seat == NO_ONE else 1 << seat
    for other in range(setup.players):
        if other != seat:
            _veil_hand(s, other)
            if s.choice[other] != UNDECIDED:
                s.choice[other] = DECIDED
        for i in range(2):
            s.offer[other, i] = _veil_ticket(s, int(s.offer[other, i]), int(s.offer_known[other, i]) & knower)
    for i in range(s.queued):
        s.queue[i] = _veil_ticket(s, int(s.queue[i]), int(s.queue_known[i]) & knower)
    for i in range(s.kept_count):
        s.kept[i] = _veil_ticket(s, int(s.kept[i]), int(s.kept_known[i]) & knower)


@rule
def _veil_hand(s: State, seat: int) -> None:
    """Leave only the cards that were taken face up (TK-14)."""
    for kind in range(KINDS):
        hidden = int(s.hand[seat, kind]) - int(s.known[seat, kind])
        s.hand[seat, kind] -= hidden
        s.hidden[seat] += hidden
        s.deck[kind] += hidden


@rule
def _veil_ticket(s: State, ticket: int, known: int) -> int:
    if known != 0 or ticket in (NO_TICKET, HIDDEN):
        return ticket
    s.unseen |= bit(ticket)
    return HIDDEN


@door
def resample(setup: Setup, s: State, rng: Rng) -> None:
    """Turn a veiled state into a full one, drawn uniformly from all that fit what its seat knows."""
    for seat in range(setup.players):
        for _ in range(s.hidden[seat]):
            s.hand[seat, deal(s, below(rng, total(s.deck)))] += 1
        s.hidden[seat] = 0
        if s.choice[seat] == DECIDED:
            s.choice[seat] = 1 + below(rng, BOTH)
        for i in range(2):
            s.offer[seat, i] = _deal_ticket(s, int(s.offer[seat, i]), rng)
    for i in range(s.queued):
        s.queue[i] = _deal_ticket(s, int(s.queue[i]), rng)
    for i in range(s.kept_count):
        s.kept[i] = _deal_ticket(s, int(s.kept[i]), rng)


@rule
def _deal_ticket(s: State, ticket: int, rng: Rng) -> int:
    if ticket != HIDDEN:
        return ticket
    dealt = nth_bit(s.unseen, below(rng, popcount(s.unseen)))
    s.unseen &= ~bit(dealt)
    return dealt
