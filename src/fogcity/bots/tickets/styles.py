"""Players of Ticket to Ride: San Francisco that follow a plan; a style says which tickets and tracks they go for."""

from typing import Any, Final

import numpy as np

from fogcity.bots.tickets.last import NOTHING, best_claim, solve, solves
from fogcity.bots.tickets.plan import (
    STYLE,
    Plan,
    add_goal,
    aim,
    best_payment,
    count_needs,
    list_goals,
    make_plan,
    set_prices,
)
from fogcity.games.tickets import rules
from fogcity.games.tickets.cards import takes
from fogcity.games.tickets.rules import completed
from fogcity.games.tickets.state import (
    BOTH,
    CHOOSING,
    CLAIM_WORD,
    FERRY,
    KEEP,
    NO_TRACK,
    PASS,
    SECOND_CARD,
    STACK_WORD,
    STACKING,
    TAKE,
    TAKE_DECK,
    TICKET_CHOICE,
    TICKETS,
    TOKEN,
    TOKEN_CHOICE,
)
from fogcity.kernel import ONE, Rng, below, bit, first_of, nth_action, nth_bit, popcount, rule

NEVER: Final = 99
#                                     goals hungry keep later turn car token pace rush deck watch first
ONE_STEP: Final = np.array((1, 0, 0.0, NEVER, 2.0, 0.3, 0.0, 2.0, 0, 3.0, 0.0, 0), STYLE)[()]
LONG_ROUTES: Final = np.array((0, 0, 99.0, NEVER, 2.0, 0.3, 0.0, 0.7, 0, 3.0, 0.0, 0), STYLE)[()]
ROUTE_FOCUS: Final = np.array((9, 0, 0.0, NEVER, 2.0, 0.3, 0.0, 2.0, 0, 3.0, 0.0, 0), STYLE)[()]
DESTINATION_HUNGRY: Final = np.array((9, 5, -99.0, NEVER, 2.0, 0.3, 0.0, 2.0, 12, 3.0, 0.0, 0), STYLE)[()]
PLANNER: Final = np.array((9, 0, 3.0, NEVER, 2.0, 0.3, 0.7, 3.0, 0, 5.0, 1.2, 0), STYLE)[()]
PLAYOUT: Final = np.array((9, 0, 1.0, NEVER, 2.0, 0.3, 0.7, 6.0, 3, 6.5, 1.2, 0), STYLE)[()]
"""The planner without later tickets: search plays to the end with it and decides itself when to draw them."""
PLAYOUT_1: Final = np.array((9, 0, 1.0, NEVER, 2.0, 0.3, 0.7, 6.0, 3, 8.0, 0.0, 1), STYLE)[()]
"""The same as it was in the first search, which stays as it is for comparison."""


@rule
def decide(setup: Any, s: Any, seat: int, style: Any, mask: Any, rng: Rng, room: Any) -> int:
    """What a style does for a seat, planned again."""
    plan_for(setup, s, seat, style, 0, rng, room)
    return follow(setup, s, seat, style, mask, rng, room)


@rule
def plan_for(setup: Any, s: Any, seat: int, style: Any, noise: int, rng: Rng, room: Any) -> None:
    """Make the plan of a seat for the tickets it holds."""
    room.first = style.first
    list_goals(setup, s, seat, room)
    if room.goals > 0:
        set_prices(setup, s, seat, style, noise, rng, room)
    make_plan(setup, s, seat, style, int(style.goals), room, room.want[seat])


@rule
def choose_tickets(setup: Any, s: Any, seat: int, style: Any, rng: Rng, room: Any) -> int:
    """Keep the ticket that makes the best plan with those already held, and the other one if it adds enough."""
    kept = room.want[seat]
    values = (0.0, 0.0, 0.0)
    for choice in range(3):
        list_goals(setup, s, seat, room)
        points = 0.0
        for i in range(2):
            if (choice + 1) >> i & 1:
                ticket = int(s.offer[seat, i])
                if ticket < int(setup.tickets):
                    if completed(setup, s, seat, ticket):
                        points += float(setup.ticket_points[ticket])
                    add_goal(setup, s, seat, ticket, room)
        set_prices(setup, s, seat, style, 0, rng, room)
        value = points + make_plan(setup, s, seat, style, max(1, int(style.goals)), room, kept)
        values = (values[1], values[2], value)
    best = 1 if values[0] >= values[1] else 2
    if values[2] >= max(values[0], values[1]) + style.keep:
        best = BOTH
    return KEEP + best


@rule
def follow(setup: Any, s: Any, seat: int, style: Any, mask: Any, rng: Rng, room: Any) -> int:
    """The next action by the plan in room.want (which is made again where it was crossed)."""
    want = room.want[seat]
    if solves(s) and style.first == 0:
        action, _ = solve(setup, s, seat, mask)
        return action if action != NOTHING else _anything(setup, s, seat, mask, rng)
    if s.phase == CHOOSING or s.phase == TICKET_CHOICE:
        return choose_tickets(setup, s, seat, style, rng, room)
    if s.phase == STACKING:
        return _place_stack(setup, s, seat, want, mask, rng)
    if s.phase == TOKEN_CHOICE:
        return TOKEN + _scarcer(setup, s)
    if s.phase == SECOND_CARD:
        count_needs(setup, s, seat, want, room)
        return _take(s, style, room, rng)
    if s.last_turns > 0:
        return _last_turn(setup, s, seat, mask, rng)
    if (want[0] & ~s.open[seat, 0]) | (want[1] & ~s.open[seat, 1]) != 0:
        plan_for(setup, s, seat, style, 0, rng, room)
    tickets_left = s.unseen_size > 0 or s.queued > 0
    if (
        tickets_left
        and style.hungry > 0
        and list_goals(setup, s, seat, room) < style.hungry
        and _least_cars(setup, s) >= style.rush
    ):
        return TICKETS
    if want[0] | want[1] == 0:
        list_goals(setup, s, seat, room)
        if (
            tickets_left
            and room.goals == 0
            and int(s.cars[seat]) >= style.later
            and _least_cars(setup, s) >= style.rush
        ):
            return TICKETS
        aim(setup, s, seat, style, rng, want)
    count_needs(setup, s, seat, want, room)
    track, way = _next_claim(setup, s, seat, want, room)
    if track != NO_TRACK:
        want[track >> 6] &= ~bit(track & 63)
        return 64 * (CLAIM_WORD + track) + way
    if takes(s) == 0:
        return _last_turn(setup, s, seat, mask, rng)
    return _take(s, style, room, rng)


@rule
def _least_cars(setup: Any, s: Any) -> int:
    least = 99
    for seat in range(np.int64(setup.players)):
        least = min(least, int(s.cars[seat]))
    return least


@rule
def _next_claim(setup: Any, s: Any, seat: int, want: Plan, room: Any) -> tuple[int, int]:
    """The wanted track to claim now, and how to pay for it: what others could take first, then what is longest."""
    best, best_way, best_value = NO_TRACK, -1, -1.0
    for half in range(2):
        tracks = want[half]
        while tracks != 0:
            lowest = first_of(tracks)
            tracks ^= lowest
            track = 64 * half + popcount(lowest - ONE)
            length = int(setup.length[track])
            if length <= int(s.cars[seat]) and s.open[seat, half] & lowest != 0:
                way = best_payment(setup, s, seat, track, room)
                if way >= 0:
                    value = float(length)
                    if setup.partner[track] == NO_TRACK:
                        value += 2.0
                    if value > best_value:
                        best, best_way, best_value = track, way, value
    return best, best_way


@rule
def _take(s: Any, style: Any, room: Any, rng: Rng) -> int:
    """Take the face-up card that is needed most, else an unseen one; a face-up ferry card where one is a must."""
    best, best_value = -1, -1.0
    second = s.phase == SECOND_CARD
    if s.deck_size > 0:
        best, best_value = TAKE_DECK, style.deck
    elif s.row[FERRY] > 0 and not second:
        best, best_value = TAKE + FERRY, 0.5
    if s.row[FERRY] > 0 and not second and room.need[FERRY] > 0:
        best, best_value = TAKE + FERRY, 6.0
    for color in range(FERRY):
        if s.row[color] > 0:
            need = int(room.need[color])
            lacking = need - int(s.row[color])
            value = 4.0 + 6.0 / (1 + (abs(lacking) if style.first == 1 else max(0, lacking))) if need > 0 else 1.0
            value += 0.1 * below(rng, 8)
            if value > best_value:
                best, best_value = TAKE + color, value
    return best if best >= 0 else PASS


@rule
def _scarcer(setup: Any, s: Any) -> int:
    """Which of the two ends of the track just claimed has fewer tokens left."""
    left = (9, 9)
    for symbol in range(len(s.stack_at)):
        if s.stack_at[symbol] == setup.end[s.track, 0]:
            left = (int(s.stack_left[symbol]), left[1])
        if s.stack_at[symbol] == setup.end[s.track, 1]:
            left = (left[0], int(s.stack_left[symbol]))
    return 0 if left[0] <= left[1] else 1


@rule
def _place_stack(setup: Any, s: Any, seat: int, want: Plan, mask: Any, rng: Rng) -> int:
    """Put a stack where the plan passes, if that is allowed."""
    rules.legal(setup, s, seat, mask)
    allowed = mask[STACK_WORD]
    passed = np.uint64(0)
    for track in range(np.int64(setup.tracks)):
        if want[track >> 6] & bit(track & 63) != 0:
            passed |= bit(int(setup.end[track, 0])) | bit(int(setup.end[track, 1]))
    if passed & allowed != 0:
        allowed &= passed
    return 64 * STACK_WORD + nth_bit(allowed, below(rng, popcount(allowed)))


@rule
def _last_turn(setup: Any, s: Any, seat: int, mask: Any, rng: Rng) -> int:
    """Claim whatever gives most at once: points, tickets, tokens; or what else may be done."""
    rules.legal(setup, s, seat, mask)
    best, _ = best_claim(setup, s, seat, mask)
    return best if best != NOTHING else _anything(setup, s, seat, mask, rng)


@rule
def _anything(setup: Any, s: Any, seat: int, mask: Any, rng: Rng) -> int:
    """A card if one can be taken, else any legal action."""
    count = rules.legal(setup, s, seat, mask)
    cards = mask[0] & (bit(TAKE_DECK + 1) - ONE)
    if cards != 0:
        return nth_bit(cards, popcount(cards) - 1)
    return nth_action(mask, below(rng, count))
