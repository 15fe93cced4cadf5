"""Plans in Ticket to Ride: San Francisco: the cheapest set of tracks that completes tickets, and the cards for it.

A track's price is what it costs in turns and cars, less what it scores. A plan is a set of tracks as two words of bits,
like `open` and `claimed` in the state.
"""

from typing import Any, Final

import numpy as np
import numpy.typing as npt

from fogcity.games.tickets.board import MAX_LOCATIONS, MAX_TICKETS, MAX_TRACKS
from fogcity.games.tickets.rules import completed, gives_token, payments
from fogcity.games.tickets.state import CLAIM_WORD, FERRY, FEW_CARS, KINDS, NO_TRACK, ROUTE_POINTS, SEATS, TOKEN_POINTS
from fogcity.kernel import ONE, Rng, below, bit, first_of, popcount, rule

FAR: Final = np.float32(1e6)
ENDLESS: Final = 9999
LEAST: Final = 0.2
"""The lowest price of a track; with lower ones, plans would make detours."""

STYLE: Final = np.dtype(
    (
        np.record,
        [
            ("goals", np.int32),  # tickets planned for at the same time
            ("hungry", np.int32),  # tickets to hold before anything else is done
            ("keep", np.float32),  # what the second of two tickets must be worth, in points, to be kept, too
            ("later", np.int32),  # cars needed to draw tickets once the plan is carried out
            ("turn", np.float32),  # price of a turn, in points
            ("car", np.float32),  # price of a car
            ("token", np.float32),  # worth of a token
            ("pace", np.float32),  # price of a turn where there is no plan and tracks are claimed for their points
            ("rush", np.int32),  # cars of the seat that has fewest below which no more tickets are drawn
            ("deck", np.float32),  # how much it likes an unseen card; a face-up one that is needed has 4 to 10
            ("watch", np.float32),  # half turns that it expects for each car of the others; 0: it does not watch them
            (
                "first",
                np.int32,
            ),  # of the frozen first search: copies in the row and last turns as they were counted then
        ],
    )
)

ROOM: Final = np.dtype(
    (
        np.record,
        [
            ("price", np.float32, MAX_TRACKS),
            ("distance", np.float32, MAX_LOCATIONS),
            ("via", np.int16, MAX_LOCATIONS),
            ("goal", np.int16, MAX_TICKETS),
            ("goals", np.int32),
            ("want", np.uint64, (SEATS, 2)),
            ("need", np.int32, KINDS),
            ("first", np.int32),  # needs are counted as the first search did: 256 too many of each kind that is held
        ],
    )
)
"""Room for planning: prices of tracks, a shortest path, the tickets aimed at, the wanted tracks, the needed cards."""

Plan = npt.NDArray[np.uint64]


@rule
def color_of(setup: Any, track: int) -> int:
    """The color of a track, or FERRY for gray."""
    ways = setup.payments[track]
    color, colors = 0, 0
    for c in range(FERRY):
        if (ways >> np.uint64(8 * c)) & np.uint64(0xFF) != 0:
            color, colors = c, colors + 1
    return color if colors == 1 else FERRY


@rule
def ferries_needed(setup: Any, track: int) -> int:
    """The fewest ferry cards that a track needs."""
    ways = setup.payments[track]
    least = int(setup.length[track])
    for c in range(FERRY):
        for f in range(least):
            if (ways >> np.uint64(8 * c + f)) & ONE != 0:
                least = f
                break
    return least


@rule
def missing(setup: Any, s: Any, seat: int, track: int) -> int:
    """How many cards a seat lacks to claim a track, if it spent all it can on it."""
    color = color_of(setup, track)
    own = np.int64(0)  # NumPy's numbers: Numba would keep int() of the state's bytes unsigned
    if color != FERRY:
        own = np.int64(s.hand[seat, color])
    else:
        for c in range(FERRY):
            own = max(own, np.int64(s.hand[seat, c]))
    ferries = np.int64(s.hand[seat, FERRY])
    least = np.int64(ferries_needed(setup, track))
    return max(0, least - ferries, np.int64(setup.length[track]) - own - ferries)  # type: ignore[return-value]


@rule
def set_prices(setup: Any, s: Any, seat: int, style: Any, noise: int, rng: Rng, room: Any) -> None:
    """The price of every track for a seat: nothing for its own, FAR for what it cannot claim; up to `noise` % more."""
    cars = int(s.cars[seat])
    for track in range(np.int64(setup.tracks)):
        half, one = track >> 6, bit(track & 63)
        length = int(setup.length[track])
        if s.claimed[seat, half] & one != 0:
            room.price[track] = 0.0
        elif s.open[seat, half] & one == 0 or length > cars:
            room.price[track] = FAR
        else:
            price = style.turn * (1.0 + 0.5 * length) + style.car * length - float(ROUTE_POINTS[length])
            if style.token > 0.0:
                for side in range(2):
                    if gives_token(s, seat, int(setup.end[track, side])):
                        price -= style.token
            if noise > 0:
                price *= 1.0 + 0.01 * below(rng, noise)
            room.price[track] = max(LEAST, price)


@rule
def find_path(setup: Any, start: int, room: Any) -> None:
    """The cheapest paths from a location to all others (Bellman-Ford)."""
    for location in range(np.int64(setup.locations)):
        room.distance[location] = FAR
    room.distance[start] = 0.0
    room.via[start] = NO_TRACK
    changed = True
    while changed:
        changed = False
        for track in range(np.int64(setup.tracks)):
            price = room.price[track]
            if price < FAR:
                a, b = int(setup.end[track, 0]), int(setup.end[track, 1])
                if room.distance[a] + price < room.distance[b]:
                    room.distance[b] = room.distance[a] + price
                    room.via[b] = track
                    changed = True
                elif room.distance[b] + price < room.distance[a]:
                    room.distance[a] = room.distance[b] + price
                    room.via[a] = track
                    changed = True


@rule
def list_goals(setup: Any, s: Any, seat: int, room: Any) -> int:
    """Write down the tickets of a seat that are not completed, the most valuable first; returns how many it holds."""
    held = 0
    room.goals = 0
    for i in range(np.int64(s.kept_count)):
        if int(s.kept_by[i]) == seat:
            held += 1
            add_goal(setup, s, seat, int(s.kept[i]), room)
    return held


@rule
def add_goal(setup: Any, s: Any, seat: int, ticket: int, room: Any) -> None:
    """Add a ticket to the goals if it is one (a hidden one is not) and not completed."""
    if ticket < int(setup.tickets) and not completed(setup, s, seat, ticket):
        at = int(room.goals)
        while at > 0 and setup.ticket_points[room.goal[at - 1]] < setup.ticket_points[ticket]:
            room.goal[at] = room.goal[at - 1]
            at -= 1
        room.goal[at] = ticket
        room.goals += 1


@rule
def half_turns(setup: Any, s: Any, seat: int, style: Any) -> int:
    """How many half turns (a card each, two for a claim) a seat can expect before the others' cars run out."""
    if style.watch <= 0.0:
        return ENDLESS
    least = 99
    for other in range(np.int64(setup.players)):
        if other != seat:
            least = min(least, int(s.cars[other]))
    if s.last_turns > 0:
        return 2
    return 4 + int(style.watch * max(0, least - FEW_CARS))


@rule
def make_plan(setup: Any, s: Any, seat: int, style: Any, most: int, room: Any, want: Plan) -> float:
    """Want the tracks that complete the goals, as far as cars and turns last; returns what the plan is worth.

    A goal that is given up costs its points. Prices of wanted tracks become nothing, so that goals share them.
    """
    want[0] = 0
    want[1] = 0
    cars = int(s.cars[seat])
    left = half_turns(setup, s, seat, style)
    for kind in range(KINDS):
        left += int(s.hand[seat, kind])
    worth = 0.0
    taken = 0
    for i in range(np.int64(room.goals)):
        ticket = int(room.goal[i])
        points = float(setup.ticket_points[ticket])
        worth -= points
        if taken < most:
            a, b = int(setup.ticket_end[ticket, 0]), int(setup.ticket_end[ticket, 1])
            find_path(setup, a, room)
            spaces, tracks = _spaces(setup, a, b, room) if room.distance[b] < FAR else (cars + 1, 0)
            if spaces <= cars and spaces + 2 * tracks <= left:
                worth += 2.0 * points - room.distance[b]
                cars -= spaces
                left -= spaces + 2 * tracks
                taken += 1
                _want_path(setup, a, b, room, want)
    return worth


@rule
def _spaces(setup: Any, a: int, b: int, room: Any) -> tuple[int, int]:
    """How many cars the path just found still needs, and on how many tracks."""
    spaces, tracks = 0, 0
    while b != a:
        track = int(room.via[b])
        if room.price[track] > 0.0:
            spaces += int(setup.length[track])
            tracks += 1
        b = int(setup.end[track, 0]) + int(setup.end[track, 1]) - b
    return spaces, tracks


@rule
def _want_path(setup: Any, a: int, b: int, room: Any, want: Plan) -> None:
    while b != a:
        track = int(room.via[b])
        if room.price[track] > 0.0:
            want[track >> 6] |= bit(track & 63)
            room.price[track] = 0.0
        b = int(setup.end[track, 0]) + int(setup.end[track, 1]) - b


@rule
def aim(setup: Any, s: Any, seat: int, style: Any, rng: Rng, want: Plan) -> None:
    """Aim at the single track that scores most for the turns it takes, for a seat without another plan."""
    best, best_value = NO_TRACK, -1e9
    cars = int(s.cars[seat])
    left = half_turns(setup, s, seat, style)
    held = popcount(np.uint64(s.tokens[seat]))
    for track in range(np.int64(setup.tracks)):
        length = int(setup.length[track])
        if s.open[seat, track >> 6] & bit(track & 63) != 0 and length <= cars:
            value = float(ROUTE_POINTS[length])
            if gives_token(s, seat, int(setup.end[track, 0])) or gives_token(s, seat, int(setup.end[track, 1])):
                value += max(style.token, float(TOKEN_POINTS[held + 1]) - float(TOKEN_POINTS[held]))
            lacking = missing(setup, s, seat, track)
            value -= style.pace * (1.0 + 0.5 * lacking) + 0.02 * below(rng, 10)
            if lacking + 2 > left:
                value -= 50.0  # there is no time for it
            if style.first == 1 and ferries_needed(setup, track) < int(s.hand[seat, FERRY]):
                value = -1e20  # the first search overlooked tracks that ask for fewer ferry cards than are held
            if value > best_value:
                best, best_value = track, value
    want[0] = 0
    want[1] = 0
    if best != NO_TRACK:
        want[best >> 6] |= bit(best & 63)


@rule
def count_needs(setup: Any, s: Any, seat: int, want: Plan, room: Any) -> int:
    """How many cards of each kind the wanted tracks still need (less than 0: to spare); returns the sum of needs."""
    for kind in range(KINDS):
        held = np.int64(s.hand[seat, kind])  # not int(): Numba would keep it unsigned
        room.need[kind] = 256 - held if room.first == 1 and held > 0 else -held
    for half in range(2):
        tracks = want[half]
        while tracks != 0:  # colored tracks
            lowest = first_of(tracks)
            tracks ^= lowest
            track = 64 * half + popcount(lowest - ONE)
            color, ferries = color_of(setup, track), ferries_needed(setup, track)
            room.need[FERRY] += ferries
            if color != FERRY:
                room.need[color] += int(setup.length[track]) - ferries
    for half in range(2):
        tracks = want[half]
        while tracks != 0:  # gray ones go to the color of which most is to spare
            lowest = first_of(tracks)
            tracks ^= lowest
            track = 64 * half + popcount(lowest - ONE)
            if color_of(setup, track) == FERRY:
                best = 0
                for color in range(1, FERRY):
                    if room.need[color] - int(s.row[color]) < room.need[best] - int(s.row[best]):
                        best = color
                room.need[best] += int(setup.length[track]) - ferries_needed(setup, track)
    needs = 0
    for kind in range(KINDS):
        needs += max(0, int(room.need[kind]))
    return needs


@rule
def best_payment(setup: Any, s: Any, seat: int, track: int, room: Any) -> int:
    """The way to pay that leaves the most useful cards, by the needs counted before; -1 if it cannot be paid."""
    ways = setup.payments[track] & payments(s, seat, int(setup.length[track]))
    best, best_cost = -1, 1e9
    while ways != 0:
        lowest = first_of(ways)
        ways ^= lowest
        way = popcount(lowest - ONE)
        color, ferries = way >> 3, way & 7
        cost = 3.0 * ferries
        if ferries < int(setup.length[track]):
            cost += max(0, int(room.need[color]))
        if cost < best_cost:
            best, best_cost = way, cost
    return best


@rule
def list_cheapest(setup: Any, mask: Any, actions: Any) -> int:
    """Write the legal actions, of claims in a color the one with the fewest ferry cards; returns how many."""
    count = 0
    for word in range(CLAIM_WORD + np.int64(setup.tracks)):
        bits = mask[word]
        color_done = -1
        while bits != 0:
            lowest = first_of(bits)
            bits ^= lowest
            index = popcount(lowest - ONE)
            if word >= CLAIM_WORD:
                if index >> 3 == color_done:
                    continue  # the same color with more ferry cards
                color_done = index >> 3
            actions[count] = 64 * word + index
            count += 1
    return count
