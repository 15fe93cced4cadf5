"""Ticket to Ride: San Francisco for networks: observation version 2, and what each action is about.

The bytes of version 1 come first. After them comes what a network would otherwise have to work out: a plan (the tracks
on the cheapest paths to complete the seat's tickets, and the cards for them), what each track and ticket still needs,
and which tickets the others' routes touch. Paths are measured in half turns: two for a claim, one for a card.
"""

from typing import Final

import numpy as np
import numpy.typing as npt

from fogcity.games.observation import Layout, clockwise, codes, numbers
from fogcity.games.tickets import features as first
from fogcity.games.tickets.board import MAX_LOCATIONS, MAX_TICKETS, MAX_TRACKS
from fogcity.games.tickets.features import possible as possible
from fogcity.games.tickets.features import score_unit as score_unit
from fogcity.games.tickets.features import standing as standing
from fogcity.games.tickets.rules import completed, gives_token
from fogcity.games.tickets.state import (
    BOTH,
    CLAIM_WORD,
    FERRY,
    HIDDEN,
    KEEP,
    KINDS,
    NO_TICKET,
    ROUTE_POINTS,
    SEATS,
    STACK_WORD,
    TAKE_DECK,
    TICKETS,
    TOKEN,
    TOKEN_POINTS,
    Setup,
    State,
)
from fogcity.kernel import ONE, bit, first_of, popcount, rule

OBSERVATION_VERSION: Final = 2

LAYOUT: Final = Layout(
    [
        *first.LAYOUT.fields,
        codes("afford", (MAX_TRACKS,), 5, "a track one may claim: payable now (1), 1, 2 or more cards short (2 to 4)"),
        codes("way", (MAX_TRACKS,), 4, "how many of one's tickets the plan completes over it, up to 3"),
        codes(
            "offer_way", (MAX_TRACKS,), 4, "on the cheapest way of the first (1), second (2) or both offered tickets"
        ),
        numbers("lack", (MAX_TICKETS,), 16, "half turns that one's own or offered ticket still takes"),
        codes("lost", (MAX_TICKETS,), 2, "one's own or offered ticket that cannot be completed any more"),
        numbers("need", (KINDS,), 4, "cards of each kind that the plan needs beyond one's hand"),
        numbers("spare", (KINDS,), 4, "cards of each kind in one's hand that the plan does not need"),
        numbers("plan_cars", (1,), 10, "cars that the plan takes"),
        numbers("plan_turns", (1,), 32, "half turns that the plan takes, the cards in hand taken off"),
        codes("touch", (SEATS - 1, MAX_TICKETS), 4, "ends of a ticket that routes of seat 1 to 3 touch; 3: joined"),
        numbers("token_points", (SEATS,), 6, "points of each seat for tokens"),
        numbers("ticket_points", (2,), 20, "points of one's tickets that are completed, and of the others"),
    ]
)
SIZE: Final = LAYOUT.size

AFFORD: Final = LAYOUT.at["afford"]
WAY: Final = LAYOUT.at["way"]
OFFER_WAY: Final = LAYOUT.at["offer_way"]
LACK: Final = LAYOUT.at["lack"]
LOST: Final = LAYOUT.at["lost"]
NEED: Final = LAYOUT.at["need"]
SPARE: Final = LAYOUT.at["spare"]
PLAN_CARS: Final = LAYOUT.at["plan_cars"]
PLAN_TURNS: Final = LAYOUT.at["plan_turns"]
TOUCH: Final = LAYOUT.at["touch"]
TOKEN_POINTS_AT: Final = LAYOUT.at["token_points"]
TICKET_POINTS: Final = LAYOUT.at["ticket_points"]

KIND_OF_ACTION: Final = 9
ACTION_LAYOUT: Final = Layout(
    [
        codes(
            "kind", (1,), KIND_OF_ACTION, "row card, ferry, deck, tickets, keep, token or pass, stack, claim (0 to 7)"
        ),
        numbers("card_need", (1,), 4, "a card of the row: how many of its kind the plan needs"),
        numbers("length", (1,), 6, "a claim: spaces"),
        numbers("points", (1,), 15, "a claim: points of the route"),
        numbers("way", (1,), 3, "a claim: tickets of one's own that the plan completes over it"),
        numbers("ferries", (1,), 3, "a claim: ferry cards paid"),
        numbers("spent", (1,), 4, "a claim: cards paid that the rest of the plan needs"),
        codes("token", (1,), 2, "a claim: it gives a token"),
        codes("single", (1,), 2, "a claim: there is no second track beside it"),
        numbers("keeps", (1,), 2, "a choice: tickets kept"),
        numbers("keep_points", (1,), 20, "a choice: their points"),
        numbers("keep_lack", (1,), 16, "a choice: half turns they take"),
    ]
)
ACTION_SIZE: Final = ACTION_LAYOUT.size

ROOM: Final = 2 * MAX_LOCATIONS + 2 * MAX_TRACKS + 2 * MAX_TICKETS + KINDS + 2
"""Buffers for a plan: locations' distances and ways back, tracks on paths, what tickets lack, needed cards, sums."""
DISTANCE: Final = 0
VIA: Final = MAX_LOCATIONS
WAYS: Final = 2 * MAX_LOCATIONS
OFFER_WAYS: Final = WAYS + MAX_TRACKS
LACKS: Final = OFFER_WAYS + MAX_TRACKS
LOSTS: Final = LACKS + MAX_TICKETS
NEEDS: Final = LOSTS + MAX_TICKETS
SUMS: Final = NEEDS + KINDS
FAR: Final = 999
NO_WAY: Final = 255

Bytes = npt.NDArray[np.uint8]
Room = npt.NDArray[np.int16]


@rule
def clear_part(part: int, parts: int, room: Room) -> None:
    """Clear a part of the buffers before anything is planned."""
    for i in range(part, ROOM, parts):
        room[i] = 0


@rule
def prepare_part(setup: Setup, s: State, seat: int, part: int, parts: int, room: Room) -> None:
    """Make the plan of a seat in `room`, in one thread, since each ticket's path depends on those before it."""
    if part != 0:
        return
    for i in range(MAX_TICKETS):
        if i >= s.kept_count:
            break
        ticket = int(s.kept[i])
        if int(s.kept_by[i]) == seat and ticket < HIDDEN - 1 and not completed(setup, s, seat, ticket):
            _plan_ticket(setup, s, seat, ticket, WAYS, 1, room)
    for i in range(2):
        ticket = int(s.offer[seat, i])
        if ticket not in (NO_TICKET, HIDDEN) and not completed(setup, s, seat, ticket):
            _plan_ticket(setup, s, seat, ticket, OFFER_WAYS, 1 + i, room)
    for kind in range(KINDS):
        room[NEEDS + kind] = -np.int64(s.hand[seat, kind])  # not int(): Numba would keep it unsigned
    for track in range(MAX_TRACKS):
        if track >= setup.tracks:
            break
        if room[WAYS + track] > 0:
            color, ferries, gray = paint(setup, track)
            length = int(setup.length[track])
            room[SUMS] += length
            room[SUMS + 1] += length + 2
            room[NEEDS + FERRY] += ferries
            if not gray:
                room[NEEDS + color] += length - ferries
    for track in range(MAX_TRACKS):
        if track >= setup.tracks:
            break
        if room[WAYS + track] > 0:
            color, ferries, gray = paint(setup, track)
            if gray:
                best = 0
                for other in range(1, FERRY):
                    if room[NEEDS + other] < room[NEEDS + best]:
                        best = other
                room[NEEDS + best] += int(setup.length[track]) - ferries


@rule
def paint(setup: Setup, track: int) -> tuple[int, int, bool]:
    """The color of a track, the ferry cards it needs at least, and whether it is gray."""
    ways = setup.payments[track]
    lowest = popcount(first_of(ways) - ONE)
    color = lowest >> 3
    return color, lowest & 7, color < FERRY - 1 and (ways >> np.uint64(8 * (color + 1))) != 0


@rule
def _plan_ticket(setup: Setup, s: State, seat: int, ticket: int, ways: int, mark: int, room: Room) -> None:
    """Find and mark the cheapest path of a ticket; the seat's own tracks and those planned so far are free."""
    a, b = int(setup.ticket_end[ticket, 0]), int(setup.ticket_end[ticket, 1])
    for location in range(MAX_LOCATIONS):
        room[DISTANCE + location] = FAR
    room[DISTANCE + a] = 0
    cars = int(s.cars[seat]) - int(room[SUMS])
    changed = True
    while changed:
        changed = False
        for track in range(MAX_TRACKS):
            if track >= setup.tracks:
                break
            half, one = track >> 6, bit(track & 63)
            price = FAR
            if s.claimed[seat, half] & one != 0 or room[WAYS + track] > 0:
                price = 0
            elif s.open[seat, half] & one != 0 and int(setup.length[track]) <= cars:
                price = 2 + int(setup.length[track])
            if price < FAR:
                x, y = int(setup.end[track, 0]), int(setup.end[track, 1])
                if int(room[DISTANCE + x]) + price < int(room[DISTANCE + y]):
                    room[DISTANCE + y] = room[DISTANCE + x] + price
                    room[VIA + y] = track
                    changed = True
                elif int(room[DISTANCE + y]) + price < int(room[DISTANCE + x]):
                    room[DISTANCE + x] = room[DISTANCE + y] + price
                    room[VIA + x] = track
                    changed = True
    far = int(room[DISTANCE + b])
    if far >= FAR:
        room[LOSTS + ticket] = 1
        return
    room[LACKS + ticket] = far
    at = b
    while at != a:
        track = int(room[VIA + at])
        if s.claimed[seat, track >> 6] & bit(track & 63) == 0:
            if ways == WAYS:
                room[WAYS + track] += mark
            else:
                room[ways + track] |= mark
        at = int(setup.end[track, 0]) + int(setup.end[track, 1]) - at


@rule
def observe_part(setup: Setup, s: State, seat: int, part: int, parts: int, room: Room, out: Bytes) -> None:
    """Write a part of an observation into zeros, after `prepare_part` has made the plan; parts share no byte."""
    first.observe_part(setup, s, seat, part, parts, out)
    players = int(setup.players)
    ferries = int(s.hand[seat, FERRY])
    most = 0
    for color in range(FERRY):
        most = max(most, int(s.hand[seat, color]))
    for track in range(part, MAX_TRACKS, parts):
        if track >= setup.tracks:
            break
        length = int(setup.length[track])
        if s.open[seat, track >> 6] & bit(track & 63) != 0 and length <= int(s.cars[seat]):
            color, least, gray = paint(setup, track)
            own = most if gray else int(s.hand[seat, color])
            out[AFFORD + track] = 1 + min(3, max(0, least - ferries, length - own - ferries))
        out[WAY + track] = min(3, int(room[WAYS + track]))
        out[OFFER_WAY + track] = room[OFFER_WAYS + track]
    for ticket in range(part, MAX_TICKETS, parts):
        out[LACK + ticket] = room[LACKS + ticket]
        out[LOST + ticket] = room[LOSTS + ticket]
    for kind in range(part, KINDS, parts):
        need = int(room[NEEDS + kind])
        out[NEED + kind] = max(0, need)
        out[SPARE + kind] = max(0, -need)
    for other in range(part, SEATS, parts):
        if other < players:
            at = clockwise(seat, other, players)
            out[TOKEN_POINTS_AT + at] = TOKEN_POINTS[popcount(np.uint64(s.tokens[other]))]
            if at > 0:
                _touch(setup, s, other, out[TOUCH + MAX_TICKETS * (at - 1) : TOUCH + MAX_TICKETS * at])
    if part == 0:
        cards = 0
        for kind in range(KINDS):
            cards += int(s.hand[seat, kind])
        out[PLAN_CARS] = min(255, int(room[SUMS]))
        out[PLAN_TURNS] = max(0, min(255, int(room[SUMS + 1]) - cards))
        for i in range(MAX_TICKETS):
            if i >= s.kept_count:
                break
            ticket = int(s.kept[i])
            if int(s.kept_by[i]) == seat and ticket < HIDDEN - 1:
                done = 0 if completed(setup, s, seat, ticket) else 1
                out[TICKET_POINTS + done] = min(255, int(out[TICKET_POINTS + done]) + int(setup.ticket_points[ticket]))


@rule
def _touch(setup: Setup, s: State, other: int, out: Bytes) -> None:
    """Write how many ends of each ticket lie on routes of another seat, 3 where these connect them."""
    touched = np.uint64(0)
    for half in range(2):
        tracks = s.claimed[other, half]
        while tracks != 0:
            lowest = first_of(tracks)
            tracks ^= lowest
            track = 64 * half + popcount(lowest - ONE)
            touched |= bit(int(setup.end[track, 0])) | bit(int(setup.end[track, 1]))
    if touched == 0:
        return
    for ticket in range(MAX_TICKETS):
        if ticket >= setup.tickets:
            break
        a, b = int(setup.ticket_end[ticket, 0]), int(setup.ticket_end[ticket, 1])
        ends = int(touched & bit(a) != 0) + int(touched & bit(b) != 0)
        out[ticket] = 3 if ends == 2 and s.label[other, a] == s.label[other, b] else ends


@rule
def describe(setup: Setup, s: State, seat: int, action: int, room: Room, out: Bytes) -> None:
    """Write what an action is about into zeros, ACTION_SIZE bytes, after `prepare_part` has made the plan."""
    word, index = action >> 6, action & 63
    if word >= CLAIM_WORD:
        track, color, ferries = word - CLAIM_WORD, index >> 3, index & 7
        length = int(setup.length[track])
        out[0] = 7
        out[2] = length
        out[3] = ROUTE_POINTS[length]
        out[4] = min(3, int(room[WAYS + track]))
        out[5] = ferries
        if room[WAYS + track] == 0:  # the hand less what the plan needs of it
            needed = int(room[NEEDS + color]) + int(s.hand[seat, color])
            left = int(s.hand[seat, color]) - (length - ferries)
            out[6] = max(0, min(length - ferries, needed - left))
        a, b = int(setup.end[track, 0]), int(setup.end[track, 1])
        out[7] = gives_token(s, seat, a) or gives_token(s, seat, b)
        out[8] = int(setup.partner[track]) == NO_WAY
    elif word >= STACK_WORD:
        out[0] = 6
    elif action < TAKE_DECK:
        out[0] = 1 if action == FERRY else 0
        out[1] = max(0, int(room[NEEDS + action]))
    elif action == TAKE_DECK:
        out[0] = 2
    elif action == TICKETS:
        out[0] = 3
    elif action <= KEEP + BOTH:
        out[0] = 4
        for i in range(2):
            ticket = int(s.offer[seat, i])
            if (action - KEEP) >> i & 1 and ticket not in (NO_TICKET, HIDDEN):
                out[9] += 1
                out[10] += setup.ticket_points[ticket]
                out[11] = min(255, int(out[11]) + (64 if room[LOSTS + ticket] > 0 else int(room[LACKS + ticket])))
    elif action >= TOKEN:
        out[0] = 5
