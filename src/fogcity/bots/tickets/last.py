"""The last turn of a seat, solved exactly: how many points each remaining action adds.

Once the last round has begun every seat has one turn left (TK-26), so cards are worth nothing any more. What
counts is the best claim, or two more tickets if the routes already claimed promise more.
"""

from typing import Any

import numpy as np

from fogcity.games.tickets import rules
from fogcity.games.tickets.rules import completed, gives_token
from fogcity.games.tickets.state import (
    BOTH,
    CLAIM_WORD,
    KEEP,
    NO_TICKET,
    ROUTE_POINTS,
    TICKET_CHOICE,
    TICKETS,
    TOKEN_POINTS,
    TURN,
)
from fogcity.kernel import ONE, bit, first_of, popcount, rule

NOTHING = -1
"""No action scores, so that any is as good."""


@rule
def solves(s: Any) -> bool:
    """Whether the seat that acts has its last turn and something is left to be solved."""
    return int(s.last_turns) > 0 and int(s.phase) in (TURN, TICKET_CHOICE)


@rule
def solve(setup: Any, s: Any, seat: int, mask: Any) -> tuple[int, float]:
    """The action that adds most to a seat's points in its last turn, and what it adds; NOTHING if none does."""
    if s.phase == TICKET_CHOICE:
        return _best_choice(setup, s, seat)
    rules.legal(setup, s, seat, mask)
    best, best_value = best_claim(setup, s, seat, mask)
    if mask[0] & bit(TICKETS) != 0:
        value = tickets_worth(setup, s, seat)
        if value > best_value:
            best, best_value = TICKETS, value
    return best, best_value


@rule
def sure(setup: Any, s: Any, seat: int, mask: Any) -> int:
    """The action that a solved last turn asks for; NOTHING where there is none."""
    if not solves(s):
        return NOTHING
    action, _ = solve(setup, s, seat, mask)
    return action


@rule
def claim_worth(setup: Any, s: Any, seat: int, track: int) -> float:
    """What a claim adds to a seat's points at once: the route, a token, tickets that are completed by it."""
    a, b = int(setup.end[track, 0]), int(setup.end[track, 1])
    held = popcount(np.uint64(s.tokens[seat]))
    worth = float(ROUTE_POINTS[setup.length[track]])
    if gives_token(s, seat, a) or gives_token(s, seat, b):
        worth += float(TOKEN_POINTS[held + 1]) - float(TOKEN_POINTS[held])
    first, second = s.label[seat, a], s.label[seat, b]
    for i in range(np.int64(s.kept_count)):
        ticket = int(s.kept[i])
        if int(s.kept_by[i]) == seat and ticket < int(setup.tickets):
            x = s.label[seat, setup.ticket_end[ticket, 0]]
            y = s.label[seat, setup.ticket_end[ticket, 1]]
            if x != y and ((x == first and y == second) or (x == second and y == first)):
                worth += 2.0 * float(setup.ticket_points[ticket])
    return worth


@rule
def tickets_worth(setup: Any, s: Any, seat: int) -> float:
    """What drawing tickets adds on average, when the better choice of two unseen ones is kept.

    Tickets known to lie under the deck come up only when no unseen one is left: then it is left alone.
    """
    if s.unseen_size < 2:
        return -1.0
    total, pairs = 0.0, 0
    for one in range(np.int64(setup.tickets)):
        if s.unseen & bit(one) != 0:
            for other in range(one):
                if s.unseen & bit(other) != 0:
                    a, b = _worth(setup, s, seat, one), _worth(setup, s, seat, other)
                    total += max(a, b, a + b)
                    pairs += 1
    return total / max(1, pairs)


@rule
def _worth(setup: Any, s: Any, seat: int, ticket: int) -> float:
    points = float(setup.ticket_points[ticket])
    return points if completed(setup, s, seat, ticket) else -points


@rule
def best_claim(setup: Any, s: Any, seat: int, mask: Any) -> tuple[int, float]:
    """The claim that adds most to a seat's points at once, and what it adds; NOTHING if there is none."""
    best, best_value = NOTHING, 0.0
    for track in range(np.int64(setup.tracks)):
        ways = mask[CLAIM_WORD + track]
        if ways != 0:
            value = claim_worth(setup, s, seat, track)
            if value > best_value:
                best, best_value = 64 * (CLAIM_WORD + track) + popcount(first_of(ways) - ONE), value
    return best, best_value


@rule
def _best_choice(setup: Any, s: Any, seat: int) -> tuple[int, float]:
    """Which of the offered tickets to keep when nothing can be claimed any more."""
    values = (0.0, 0.0)
    for i in range(2):
        ticket = int(s.offer[seat, i])
        value = _worth(setup, s, seat, ticket) if ticket != NO_TICKET else -99.0
        values = (values[1], value)
    best, best_value = (KEEP + 1, values[0]) if values[0] >= values[1] else (KEEP + 2, values[1])
    if values[0] + values[1] > best_value:
        best, best_value = KEEP + BOTH, values[0] + values[1]
    return best, best_value
