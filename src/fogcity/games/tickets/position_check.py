"""What a position of Ticket to Ride: San Francisco must satisfy beyond having everything once.

This does not prove that a game can lead there; what is refused could not be played on, or contradicts itself.
"""

from typing import Any

from fogcity.games import BadInput, State
from fogcity.games.tickets import rules
from fogcity.games.tickets.board import MARKED, SET_ASIDE, SYMBOLS, Board
from fogcity.games.tickets.cards import row_must_go, takes
from fogcity.games.tickets.state import (
    CHOOSING,
    FEW_CARS,
    NO_TICKET,
    NO_TRACK,
    NOWHERE,
    OVER,
    ROW,
    SECOND_CARD,
    STACKING,
    TICKET_CHOICE,
    TOKEN_CHOICE,
    TURN,
    UNDECIDED,
)


def check(board: Board, setup: Any, s: State) -> None:
    """Refuse a state that contradicts itself."""
    _check_stacks(board, setup, s)
    _check_cards(s)
    _check_tickets(setup, s)
    _check_turns(setup, s)
    if s.phase <= STACKING:
        _check_first_cards(setup, s)
    if s.phase == CHOOSING:
        _check_choosing(setup, s)
    if s.phase == STACKING:
        _check_stacking(setup, s)
    if s.phase == SECOND_CARD and takes(s) == 0:
        raise BadInput("phase:second_card cannot be: there is no second card to take")
    if s.phase == TOKEN_CHOICE:
        _check_token_choice(setup, s)
    elif s.track != NO_TRACK:
        raise BadInput("track is written only in phase:token_choice: it is the route just claimed")


def _check_stacks(board: Board, setup: Any, s: State) -> None:
    """Five stacks lie on the marked locations, the others elsewhere; tokens come with routes (TK-6, TK-9, TK-21)."""
    places, marked = s.stack_at.tolist(), setup.marked.tolist()
    for at in marked:
        if at not in places:
            raise BadInput(f"no stack of tokens lies on {board.locations[at].id}: five begin on marked locations")
    aside = places.count(NOWHERE)
    if s.phase > STACKING and aside:
        names = " and ".join(SYMBOLS[i] for i, at in enumerate(places) if at == NOWHERE)
        raise BadInput(f"the stacks of {names} lie nowhere: all are placed before the first turn")
    if s.phase == CHOOSING and aside != SET_ASIDE:
        raise BadInput(f"{MARKED} stacks lie on the board while all choose tickets, not {len(places) - aside}")
    for seat in range(setup.players):
        ends = {end for track in _claimed(setup, s, seat) for end in setup.end[track].tolist()}
        for symbol, at in enumerate(places):
            if int(s.tokens[seat]) >> symbol & 1 and at not in ends:
                place = board.locations[at].id
                raise BadInput(f"seat {seat + 1} has a token {SYMBOLS[symbol]} but no route at {place}, where they lie")
        if int(s.tokens[seat]).bit_count() > len(_claimed(setup, s, seat)):
            raise BadInput(f"seat {seat + 1} has more tokens than routes: each route brings one at most")


def _claimed(setup: Any, s: State, seat: int) -> list[int]:
    low, high = s.claimed[seat].tolist()
    return [track for track in range(setup.tracks) if (low | high << 64) >> track & 1]


def _check_cards(s: State) -> None:
    """The deck is renewed and the row filled as far as there are cards (TK-12, TK-15)."""
    if s.deck_size == 0 and s.discards.any():
        raise BadInput("the deck is empty: the discards would have been shuffled into a new one")
    if s.deck_size > 0 and s.row.sum() < ROW:
        raise BadInput(f"{s.row.sum()} cards lie in the row while the deck has some: write all {ROW}")
    if not s.hidden.any() and row_must_go(s):
        raise BadInput("three ferry cards lie in the row: all of it would have been replaced")


def _check_tickets(setup: Any, s: State) -> None:
    """Everybody keeps a ticket at set-up, and tickets are offered to those who choose (TK-8, TK-22)."""
    for seat in range(setup.players):
        offered = bool(s.offer[seat, 0] != NO_TICKET)
        chooses = s.phase == CHOOSING or (s.phase == TICKET_CHOICE and s.turn == seat)
        if chooses and not offered:
            raise BadInput(f"seat {seat + 1} chooses tickets: write the two that are offered to it, ?,? if hidden")
        if offered and not chooses:
            raise BadInput(f"tickets are offered to seat {seat + 1}, who does not choose any now")
        keeps = seat in s.kept_by[: s.kept_count].tolist()
        if s.phase != CHOOSING and not keeps:
            raise BadInput(f"seat {seat + 1} has no ticket: everybody keeps one at least (write ? for a hidden one)")
    if s.phase != CHOOSING and (s.choice != UNDECIDED).any():
        raise BadInput("choice is written only in phase:choosing")


def _check_turns(setup: Any, s: State) -> None:
    """The last round and passed turns (TK-25, TK-26)."""
    players = int(setup.players)
    few = [seat for seat in range(players) if s.cars[seat] <= FEW_CARS]
    claiming = s.phase == TOKEN_CHOICE and few == [int(s.turn)]
    if s.last_turns and not few:
        raise BadInput("the last round begins when somebody has two cars or fewer: nobody has so few")
    if s.phase == OVER:
        if s.passes != players and (not few or s.last_turns):
            raise BadInput("the game is not over: its last round is not played, and not all have passed")
    elif few and not s.last_turns and not claiming:
        left = f"write how many turns are left, such as last:{players}"
        raise BadInput(f"the last round has begun, as seat {few[0] + 1} has {s.cars[few[0]]} cars: {left}")
    if s.passes and (s.phase < TURN or (s.phase != OVER and s.passes == players)):
        raise BadInput(f"{s.passes} players cannot have passed now")


def _check_first_cards(setup: Any, s: State) -> None:
    """Everybody has two cards before the first turn (TK-7)."""
    for seat in range(setup.players):
        number = int(s.hand[seat].sum()) + int(s.hidden[seat])
        if number != 2:
            raise BadInput(f"seat {seat + 1} has {number} cards: everybody has two before the first turn")


def _check_choosing(setup: Any, s: State) -> None:
    if s.kept_count or s.queued or s.claimed.any():
        raise BadInput("while all choose their first tickets, nobody has a ticket or a route yet")
    if all(s.choice[seat] != UNDECIDED for seat in range(setup.players)):
        raise BadInput("all have chosen their tickets: write what they keep, and phase:stacking")


def _check_stacking(setup: Any, s: State) -> None:
    players, aside = int(setup.players), s.stack_at.tolist().count(NOWHERE)
    if aside == 0 or s.claimed.any():
        raise BadInput("in phase:stacking a stack is still set aside and nobody has a route")
    last = int(s.first) - 1 if players == 2 or aside == SET_ASIDE else int(s.first) - 2
    if s.turn != last % players:
        raise BadInput(f"it is the turn of seat {last % players + 1} to place a stack, when seat {s.first + 1} begins")


def _check_token_choice(setup: Any, s: State) -> None:
    if s.track == NO_TRACK or int(s.track) not in _claimed(setup, s, int(s.turn)):
        raise BadInput("in phase:token_choice write which route was just claimed, such as track:a-b")
    if not all(rules.gives_token(s, int(s.turn), end) for end in setup.end[s.track].tolist()):
        raise BadInput("there is no choice between two tokens at the ends of the route just claimed")
