"""The rules of Ticket to Ride: San Francisco over one fixed-size record; every function also runs natively and on CUDA.

`setup` stays fixed during a game and includes the board; `s` changes. state.py lists both, and the actions. cards.py
has the rules of the deck and the face-up row, and secrecy.py hides what a seat can't know.
"""

import numpy as np
import numpy.typing as npt

from fogcity.games.tickets.board import CARS, MARKED, MAX_LENGTH, MAX_LOCATIONS, MAX_TICKETS
from fogcity.games.tickets.cards import draw_card, settle, takes
from fogcity.games.tickets.secrecy import resample as resample
from fogcity.games.tickets.secrecy import veil as veil
from fogcity.games.tickets.state import (
    ALL_KEEPS,
    ALL_TOKENS,
    BOTH,
    CHOOSING,
    CLAIM_WORD,
    FERRY,
    FEW_CARS,
    FULL_DECK,
    HIDDEN,
    KEEP,
    KINDS,
    MIXES,
    NO_ONE,
    NO_TICKET,
    NO_TRACK,
    NOWHERE,
    OVER,
    PASS,
    ROUTE_POINTS,
    SEATS,
    SECOND_CARD,
    STACK_WORD,
    STACKING,
    SYMBOL_COUNT,
    TAKE,
    TAKE_DECK,
    TICKET_CHOICE,
    TICKETS,
    TOKEN,
    TOKEN_CHOICE,
    TOKEN_POINTS,
    TURN,
    UNDECIDED,
    WORDS,
    Mask,
    Records,
    Setup,
    State,
)
from fogcity.games.tickets.state import SETUP as SETUP
from fogcity.games.tickets.state import STATE as STATE
from fogcity.kernel import ONE, Rng, below, bit, door, first_of, nth_action, nth_bit, popcount, rule, seed


@door
def start(setup: Setup, s: State, rng: Rng) -> None:
    """Set up a new game in `s` up to the choice of tickets, overwriting what it held (TK-5 to TK-9)."""
    clear(setup, s)
    players = int(setup.players)
    s.first = below(rng, players) if setup.first == NO_ONE else setup.first
    symbols = bit(SYMBOL_COUNT) - ONE
    for i in range(MARKED):
        symbol = nth_bit(symbols, below(rng, SYMBOL_COUNT - i))
        symbols &= ~bit(symbol)
        s.stack_at[symbol] = setup.marked[i]
        s.stack_left[symbol] = 3 if players == 4 else 2
    for seat in range(players):
        for _ in range(2):
            s.hand[seat, draw_card(s, rng)] += 1
    settle(s, rng)
    for seat in range(players):
        _offer_tickets(s, seat, rng)


@door
def clear(setup: Setup, s: State) -> None:
    """The empty board with all cards and tickets in their decks and no stack on it."""
    s.unseen = ~np.uint64(0) >> np.uint64(MAX_TICKETS - int(setup.tickets))
    s.unseen_size = setup.tickets
    s.phase = CHOOSING
    s.turn = 0
    s.first = 0
    s.passes = 0
    s.last_turns = 0
    s.track = NO_TRACK
    s.cars[:] = CARS
    s.points[:] = 0
    s.tokens[:] = 0
    s.stack_at[:] = NOWHERE
    s.stack_left[:] = 0
    s.hand[:] = 0
    s.known[:] = 0
    s.hidden[:] = 0
    s.row[:] = 0
    s.deck_size = 0
    s.discards[:] = 0
    s.renewed = 0
    for kind in range(KINDS):
        s.deck[kind] = FULL_DECK[kind]
        s.deck_size += FULL_DECK[kind]
    s.queued = 0
    s.queue[:] = NO_TICKET
    s.queue_known[:] = 0
    s.choice[:] = UNDECIDED
    s.offer[:] = NO_TICKET
    s.offer_known[:] = 0
    s.kept_count = 0
    s.kept[:] = NO_TICKET
    s.kept_known[:] = 0
    s.kept_by[:] = 0
    s.claimed[:] = 0
    s.open[:] = 0
    for seat in range(SEATS):
        for length in range(MAX_LENGTH + 1):
            s.open[seat, 0] |= setup.of_length[length, 0]
            s.open[seat, 1] |= setup.of_length[length, 1]
        for location in range(MAX_LOCATIONS):
            s.label[seat, location] = location


@door
def over(setup: Setup, s: State) -> bool:
    """Whether the game has ended (TK-25, TK-26)."""
    return int(s.phase) == OVER


@door
def waiting(setup: Setup, s: State) -> int:
    """The seats that may act now, as a mask: several while all choose tickets (TK-8)."""
    if s.phase == OVER:
        return 0
    if s.phase != CHOOSING:
        return 1 << int(s.turn)
    seats = 0
    for seat in range(setup.players):
        if s.choice[seat] == UNDECIDED:
            seats |= 1 << seat
    return seats


# --- legal actions -----------------------------------------------------------------------------------------------


@door
def legal(setup: Setup, s: State, seat: int, mask: Mask) -> int:
    """Write the legal actions of a seat into `mask` and return how many there are."""
    for word in range(WORDS):
        mask[word] = 0
    if seat < 0 or waiting(setup, s) >> seat & 1 == 0:
        return 0
    if s.phase == CHOOSING or s.phase == TICKET_CHOICE:  # TK-8, TK-22
        mask[0] = ALL_KEEPS
        return 3
    if s.phase == STACKING:
        return _stack_placements(setup, s, mask)
    if s.phase == TOKEN_CHOICE:  # TK-21
        mask[0] = ALL_TOKENS
        return 2
    mask[0] = takes(s)
    if s.phase == SECOND_CARD:
        return popcount(mask[0])
    if s.unseen_size > 0 or s.queued > 0:  # TK-23
        mask[0] |= bit(TICKETS)
    count = popcount(mask[0]) + _claims(setup, s, seat, mask)
    if count == 0:  # TK-25
        mask[0] = bit(PASS)
        count = 1
    return count


@rule
def _stack_placements(setup: Setup, s: State, mask: Mask) -> int:
    """A stack set aside goes on any location without one (TK-9)."""
    free = ~np.uint64(0) >> np.uint64(64 - int(setup.locations))
    aside = 0
    for symbol in range(SYMBOL_COUNT):
        if s.stack_at[symbol] == NOWHERE:
            aside += 1
        else:
            free &= ~bit(int(s.stack_at[symbol]))
    for n in range(aside):
        mask[STACK_WORD + n] = free
    return aside * popcount(free)


@rule
def _claims(setup: Setup, s: State, seat: int, mask: Mask) -> int:
    """All payments for all tracks that a seat may claim and has the cars for (TK-16 to TK-18, TK-20)."""
    count = 0
    for length in range(1, min(MAX_LENGTH, int(s.cars[seat])) + 1):
        affordable = payments(s, seat, length)
        if affordable != 0:
            for half in range(2):
                tracks = s.open[seat, half] & setup.of_length[length, half]
                while tracks != 0:
                    lowest = first_of(tracks)
                    tracks ^= lowest
                    track = 64 * half + popcount(lowest - ONE)
                    ways = setup.payments[track] & affordable
                    mask[CLAIM_WORD + track] = ways
                    count += popcount(ways)
    return count


@rule
def payments(s: State, seat: int, length: int) -> np.uint64:
    """What a hand can pay for a length in any color: a set of 8 * color + ferries (TK-17)."""
    ways = np.uint64(0)
    ferries = int(s.hand[seat, FERRY])
    for color in range(FERRY):
        ways |= MIXES[length, ferries, s.hand[seat, color]] << np.uint64(8 * color)
    return ways


# --- carrying them out -------------------------------------------------------------------------------------------


@door
def apply(setup: Setup, s: State, seat: int, action: int, rng: Rng) -> bool:
    """Carry out a legal action; returns whether it revealed chance or something hidden and so is final."""
    revealed = False
    s.renewed = 0
    word, index = action >> 6, action & 63
    if word >= CLAIM_WORD:
        revealed = _claim(setup, s, seat, word - CLAIM_WORD, index >> 3, index & 7, rng)
    elif word >= STACK_WORD:
        _place_stack(setup, s, word - STACK_WORD, index)
    elif action <= TAKE_DECK:
        revealed = _take(setup, s, seat, action, rng)
    elif action == TICKETS:
        _draw_tickets(setup, s, seat, rng)
        revealed = True
    elif action <= KEEP + BOTH:
        revealed = _choose(setup, s, seat, action - KEEP)
    elif action < PASS:
        _take_token(s, seat, int(setup.end[s.track, action - TOKEN]))
        _end_turn(setup, s, False)
    else:
        _end_turn(setup, s, True)
    return revealed or s.renewed > 0 or s.phase == OVER  # at the end all tickets are shown


@rule
def _take(setup: Setup, s: State, seat: int, action: int, rng: Rng) -> bool:
    """Take a card and fill the row (TK-10, TK-11, TK-13); returns whether a card came up."""
    unseen = action == TAKE_DECK
    if unseen:
        kind = draw_card(s, rng)
    else:
        kind = action - TAKE
        s.row[kind] -= 1
        s.known[seat, kind] += 1
    s.hand[seat, kind] += 1
    turned_up = settle(s, rng)
    second = s.phase == SECOND_CARD
    s.phase = SECOND_CARD
    if second or action == TAKE + FERRY or takes(s) == 0:
        _end_turn(setup, s, False)
    return unseen or turned_up


@rule
def _claim(setup: Setup, s: State, seat: int, track: int, color: int, ferries: int, rng: Rng) -> bool:
    """Pay for a track, put cars on it, score it and take a token (TK-16 to TK-21); returns whether a card came up."""
    pay(setup, s, seat, track, color, ferries)
    turned_up = settle(s, rng)
    occupy(setup, s, seat, track)
    a, b = int(setup.end[track, 0]), int(setup.end[track, 1])
    from_a, from_b = gives_token(s, seat, a), gives_token(s, seat, b)
    if from_a and from_b:
        s.track = track
        s.phase = TOKEN_CHOICE
    else:
        if from_a or from_b:
            _take_token(s, seat, a if from_a else b)
        _end_turn(setup, s, False)
    return turned_up


@rule
def pay(setup: Setup, s: State, seat: int, track: int, color: int, ferries: int) -> None:
    """Discard the cards that a track costs (TK-17)."""
    _spend(s, seat, color, int(setup.length[track]) - ferries)
    _spend(s, seat, FERRY, ferries)


@door
def occupy(setup: Setup, s: State, seat: int, track: int) -> None:
    """Put a seat's cars on a track and score it, without paying (TK-19, TK-20)."""
    length = int(setup.length[track])
    s.claimed[seat, track >> 6] |= bit(track & 63)
    partner = int(setup.partner[track])
    for other in range(setup.players):
        s.open[other, track >> 6] &= ~bit(track & 63)
        if partner != NO_TRACK and (other == seat or setup.players == 2):  # TK-20
            s.open[other, partner >> 6] &= ~bit(partner & 63)
    s.cars[seat] -= length
    s.points[seat] += ROUTE_POINTS[length]
    _join(s, seat, int(setup.end[track, 0]), int(setup.end[track, 1]))


@rule
def _spend(s: State, seat: int, kind: int, number: int) -> None:
    """Discard cards of a kind, which may include some that everybody has seen."""
    s.hand[seat, kind] -= number
    s.discards[kind] += number
    s.known[seat, kind] = max(0, int(s.known[seat, kind]) - number)


@rule
def _join(s: State, seat: int, a: int, b: int) -> None:
    """Give everything connected to either location the lower of their labels."""
    old, new = max(s.label[seat, a], s.label[seat, b]), min(s.label[seat, a], s.label[seat, b])
    for location in range(MAX_LOCATIONS):
        if s.label[seat, location] == old:
            s.label[seat, location] = new


@door
def gives_token(s: State, seat: int, location: int) -> bool:
    """Whether a location holds a token with a symbol that a seat does not have yet (TK-21)."""
    gives = False
    for symbol in range(SYMBOL_COUNT):
        if int(s.stack_at[symbol]) == location:
            gives = s.stack_left[symbol] > 0 and int(s.tokens[seat]) >> symbol & 1 == 0
    return gives


@rule
def _take_token(s: State, seat: int, location: int) -> None:
    """Take the top token of the stack on a location (TK-21)."""
    for symbol in range(SYMBOL_COUNT):
        if int(s.stack_at[symbol]) == location:
            s.stack_left[symbol] -= 1
            s.tokens[seat] |= np.uint8(1 << symbol)
    s.track = NO_TRACK


@rule
def _place_stack(setup: Setup, s: State, n: int, location: int) -> None:
    """Put the n-th stack still set aside on a location; then the next one does so, or play begins (TK-9)."""
    players = int(setup.players)
    aside = 0
    for symbol in range(SYMBOL_COUNT):
        if s.stack_at[symbol] == NOWHERE:
            if aside == n:
                s.stack_at[symbol] = location
                s.stack_left[symbol] = players - 1  # one token with two players, else the stack's two or three
            aside += 1
    if aside == 1:
        s.phase = TURN
        s.turn = s.first
    elif players > 2:
        s.turn = (int(s.turn) + players - 1) % players


@rule
def _draw_tickets(setup: Setup, s: State, seat: int, rng: Rng) -> None:
    """Offer two tickets (TK-22), or keep the only one left (TK-23)."""
    if int(s.unseen_size) + int(s.queued) == 1:
        ticket, known = _top_ticket(s, rng)
        _keep_ticket(s, seat, ticket, known | 1 << seat)
        _end_turn(setup, s, False)
    else:
        _offer_tickets(s, seat, rng)
        s.phase = TICKET_CHOICE


@rule
def _offer_tickets(s: State, seat: int, rng: Rng) -> None:
    for i in range(2):
        ticket, known = _top_ticket(s, rng)
        s.offer[seat, i] = ticket
        s.offer_known[seat, i] = known | 1 << seat


@rule
def _top_ticket(s: State, rng: Rng) -> tuple[int, int]:
    """Take the top ticket of the deck; returns it and the mask of those who knew it was there."""
    if s.unseen_size > 0:
        ticket = nth_bit(s.unseen, below(rng, popcount(s.unseen)))
        s.unseen &= ~bit(ticket)
        s.unseen_size -= 1
        return ticket, 0
    ticket, known = int(s.queue[0]), int(s.queue_known[0])
    s.queued -= 1
    for i in range(s.queued):
        s.queue[i] = s.queue[i + 1]
        s.queue_known[i] = s.queue_known[i + 1]
    s.queue[s.queued] = NO_TICKET
    s.queue_known[s.queued] = 0
    return ticket, known


@rule
def _choose(setup: Setup, s: State, seat: int, kept: int) -> bool:
    """Choose among the offered tickets; returns whether all have now done so at set-up (TK-8)."""
    if s.phase == TICKET_CHOICE:
        _keep(s, seat, kept)
        _end_turn(setup, s, False)
        return False
    s.choice[seat] = kept
    if waiting(setup, s) != 0:
        return False
    players = int(setup.players)
    for place in range(players):
        chooser = (int(s.first) + place) % players
        _keep(s, chooser, int(s.choice[chooser]))
        s.choice[chooser] = UNDECIDED
    s.phase = STACKING
    s.turn = (int(s.first) + players - 1) % players
    return True


@rule
def _keep(s: State, seat: int, kept: int) -> None:
    """Keep the offered tickets that are in the mask `kept` and put the other one under the deck (TK-8, TK-22).

    Whoever knew an offered ticket does not see which one is kept. That it is one of the two is not remembered.
    """
    for i in range(2):
        ticket = int(s.offer[seat, i])
        known = int(s.offer_known[seat, i]) if kept == BOTH else 1 << seat
        if kept >> i & 1:
            _keep_ticket(s, seat, ticket, known)
        else:
            s.queue[s.queued] = ticket
            s.queue_known[s.queued] = known
            s.queued += 1
        s.offer[seat, i] = NO_TICKET
        s.offer_known[seat, i] = 0


@rule
def _keep_ticket(s: State, seat: int, ticket: int, known: int) -> None:
    s.kept[s.kept_count] = ticket
    s.kept_known[s.kept_count] = known
    s.kept_by[s.kept_count] = seat
    s.kept_count += 1


@rule
def _end_turn(setup: Setup, s: State, passed: bool) -> None:
    """Pass the turn on, or end the game after the last round or when all have passed (TK-25, TK-26)."""
    players = int(setup.players)
    s.passes = int(s.passes) + 1 if passed else 0
    ended = int(s.passes) == players
    if s.last_turns > 0:
        s.last_turns -= 1
        ended = ended or s.last_turns == 0
    elif int(s.cars[s.turn]) <= FEW_CARS:
        s.last_turns = players
    if ended:
        s.phase = OVER
    else:
        s.phase = TURN
        s.turn = (int(s.turn) + 1) % players


# --- the score ---------------------------------------------------------------------------------------------------


@rule
def completed(setup: Setup, s: State, seat: int, ticket: int) -> bool:
    """Whether a seat's routes connect the two locations of a ticket (TK-27)."""
    return bool(s.label[seat, setup.ticket_end[ticket, 0]] == s.label[seat, setup.ticket_end[ticket, 1]])


@door
def scores(setup: Setup, s: State, out: npt.NDArray[np.int32]) -> None:
    """Each seat's points if the game ended now; hidden tickets don't count (TK-27)."""
    for seat in range(setup.players):
        out[seat] = int(s.points[seat]) + int(TOKEN_POINTS[popcount(np.uint64(s.tokens[seat]))])
    for i in range(s.kept_count):
        ticket, seat = int(s.kept[i]), int(s.kept_by[i])
        if ticket != HIDDEN:
            if completed(setup, s, seat, ticket):
                out[seat] += int(setup.ticket_points[ticket])
            else:
                out[seat] -= int(setup.ticket_points[ticket])


@rule
def random_game(setup: Setup, s: State, rng: Rng, mask: Mask) -> int:
    """Play random legal actions until the end; returns the number of actions."""
    actions = 0
    while not over(setup, s):
        seat = nth_bit(np.uint64(waiting(setup, s)), 0) if s.phase == CHOOSING else int(s.turn)
        count = legal(setup, s, seat, mask)
        apply(setup, s, seat, nth_action(mask, below(rng, count)), rng)
        actions += 1
    return actions


# --- Doors: entry points for Python. Numba takes records in arrays ten times faster than single records. ---
# Each game has its own: compiled functions that take other functions can't be cached on disk.


@door
def legal_at(setups: Records, states: Records, i: int, seat: int, mask: Mask) -> int:
    """The legal actions of a seat in game i of an array."""
    return legal(setups[0], states[i], seat, mask)


@door
def waiting_at(setups: Records, states: Records, i: int) -> int:
    """The seats that may act in game i of an array, as a mask."""
    return waiting(setups[0], states[i])


@door
def apply_at(setups: Records, states: Records, i: int, seat: int, action: int, rng: Rng) -> bool:
    """Carry out a legal action in game i of an array; returns whether it is final."""
    return apply(setups[0], states[i], seat, action, rng)


@door
def veil_at(setups: Records, states: Records, i: int, seat: int) -> None:
    """Remove everything that a seat can't know from game i of an array."""
    veil(setups[0], states[i], seat)


@rule
def random_games(
    setup: Setup, s: State, rng: Rng, mask: Mask, seed_word: int, first: int, results: npt.NDArray[np.int32]
) -> int:
    """Play a random game per row of `results`, game i by the stream (seed_word, first + i); returns all actions."""
    actions = 0
    for i in range(len(results)):
        seed(rng, seed_word, first + i, 0)
        start(setup, s, rng)
        actions += random_game(setup, s, rng, mask)
        scores(setup, s, results[i])
    return actions
