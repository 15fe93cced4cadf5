"""The rules of Cable Car over one fixed-size record; every function also runs natively and on CUDA.

`setup` stays fixed during a game, `s` changes. Actions are small integers. Each hand slot and turn has a 64-bit word
whose bits are the squares; one more word holds everything else:

    64 * (4 * slot + turn) + square     place the tile of a hand slot (or, once drawn, the drawn tile as slot 0)
    DRAW                                draw another tile, which must then be placed
    EXCHANGE + 2 * percent + unseen     exchange a share for the face-up one or (unseen = 1) the top of its pile
"""

from typing import Any, Final

import numpy as np
import numpy.typing as npt

from fogcity.games.cablecar.board import (
    ARRIVAL,
    COPIES_MASK,
    DEPARTURE,
    EDGE,
    FULL_STACK,
    INTO_POWER_STATION,
    KIND_OF,
    LEAVES,
    NEIGHBOURS,
    NEXT,
    ONE_TILE,
    PATTERN,
    PLAYABLE,
    STATIONS,
    TILE_COUNT,
)
from fogcity.kernel import ONE, Rng, below, bit, door, first_of, nth_action, nth_bit, popcount, rule, seed

SEATS: Final = 6
SLOTS: Final = 3
COMPANIES: Final = 8
PERCENT_COUNT: Final = 4
QUEUE: Final = 5
"""Shares under a pile: never more than the pile, which holds 8 - 2 players - 1 face up."""
EXCHANGE_LIMIT: Final = 25

OPEN_END: Final = 0
ARRIVED: Final = 1
POWERED: Final = 2
"""How a line ends."""
TRACED: Final = 2 * (STATIONS + 4 * 64)
"""The most bytes that `trace` writes: no two lines enter a square by the same side."""

PLACE_WORDS: Final = 4 * SLOTS
WORDS: Final = PLACE_WORDS + 1
"""Words of a mask of legal actions."""
DRAW: Final = 64 * PLACE_WORDS
EXCHANGE: Final = DRAW + 1
EXCHANGES: Final = ((1 << 2 * PERCENT_COUNT) - 1) << 1
"""All exchanges, as bits of the last word."""

NO_TILE: Final = 0
HIDDEN: Final = 255
"""Hand slots and the drawn tile hold kind + 1, NO_TILE, or in a veiled state HIDDEN. Shares hold company or HIDDEN."""
FILLED: Final = 128
NO_ONE: Final = -1
PUBLIC: Final = 6
"""The bit of spectators in masks of who knows a share; seats are bits 0 to 5."""
EVERYBODY: Final = 127

SETUP: Final = np.dtype(
    (
        np.record,
        [
            ("players", np.uint8),
            ("first", np.int8),  # the seat that starts, NO_ONE for a random one
            ("hand", np.uint8),
            ("rotate", np.bool_),
            ("companies", np.bool_),
            ("car", np.int8, STATIONS),  # index of the color whose car stands there, or NO_ONE
        ],
    )
)

STATE: Final = np.dtype(
    (
        np.record,
        [
            ("free", np.uint64),
            ("frontier", np.uint64),  # free squares allowed by CC-14
            # The tiles in the stack as a set of single tiles sorted by kind. Of each kind the last ones are left,
            # so that equal stacks are equal numbers.
            ("left", np.uint64),
            ("done", np.uint32),  # stations whose line is complete
            ("powered", np.uint32),  # of these, the ones that ended in the Power Station
            ("score", np.int16, COMPANIES),
            # An empty square holds the lines (station number) that wait at its four even exits, 0 for none;
            # a filled one holds FILLED + 4 * kind + turn, its pattern and twice 0: equal boards are equal bytes.
            ("cell", np.uint8, (64, 4)),
            ("length", np.uint8, STATIONS),  # crossings so far
            ("stack", np.uint8),
            ("placed", np.uint8),
            ("turn", np.uint8),
            ("drawn", np.uint8),
            ("hand", np.uint8, (SEATS, SLOTS)),
            # The Company expansion. It is public who knows where a share is, so every seat can remember it.
            ("share", np.uint8, (SEATS, PERCENT_COUNT)),
            ("share_known", np.uint8, (SEATS, PERCENT_COUNT)),
            ("face_up", np.uint8, PERCENT_COUNT),
            ("unseen", np.uint8, PERCENT_COUNT),  # mask of the companies in the shuffled part of a pile
            ("queued", np.uint8, PERCENT_COUNT),
            ("queue", np.uint8, (PERCENT_COUNT, QUEUE)),  # shares put back under it, the first to come up first
            ("queue_known", np.uint8, (PERCENT_COUNT, QUEUE)),
        ],
    )
)

Setup = Any  # records of SETUP and STATE: attributes of np.record are not known to type checkers
State = Any
Records = npt.NDArray[Any]
Mask = npt.NDArray[np.uint64]


@door
def start(setup: Setup, s: State, rng: Rng) -> None:
    """Set up a new game in `s`, overwriting what it held (CC-8 to CC-10, CC-28)."""
    clear(s)
    s.turn = below(rng, int(setup.players)) if setup.first == NO_ONE else setup.first
    for seat in range(setup.players):
        _fill_hand(setup, s, seat, rng)
    if setup.companies:
        for percent in range(PERCENT_COUNT):
            s.unseen[percent] = (1 << COMPANIES) - 1
            for seat in range(setup.players):
                s.share[seat, percent], _ = _top_share(s, percent, rng)
                s.share_known[seat, percent] = 1 << seat
            s.face_up[percent], _ = _top_share(s, percent, rng)


@door
def clear(s: State) -> None:
    """The empty board with all tiles in the stack, every line waiting at its departure and nothing dealt."""
    s.free = PLAYABLE
    s.frontier = EDGE
    s.done = 0
    s.powered = 0
    s.left = FULL_STACK
    s.stack = TILE_COUNT
    s.placed = 0
    s.turn = 0
    s.drawn = NO_TILE
    s.score[:] = 0
    s.cell[:] = 0
    s.hand[:] = NO_TILE
    s.share[:] = 0
    s.share_known[:] = 0
    s.face_up[:] = 0
    s.unseen[:] = 0
    s.queued[:] = 0
    s.queue[:] = 0
    s.queue_known[:] = 0
    for line in range(STATIONS):
        s.length[line] = 0
        s.cell[DEPARTURE[line] >> 2, DEPARTURE[line] & 3] = line + 1


@door
def over(setup: Setup, s: State) -> bool:
    """Whether the game has ended (CC-24)."""
    return int(s.placed) == TILE_COUNT


@door
def waiting(setup: Setup, s: State) -> int:
    """The seats that may act now, as a mask."""
    return 0 if over(setup, s) else 1 << int(s.turn)


@rule
def placements(setup: Setup, s: State, kind: int, squares: Mask) -> None:
    """The squares where a kind of tile may be placed, for each of the four turns (CC-14 to CC-18, CC-25)."""
    _placements_at(setup, s, kind, squares, 0)


@rule
def _placements_at(setup: Setup, s: State, kind: int, mask: Mask, at: int) -> int:
    """The same from a word of a mask on; returns how many there are."""
    turns = 4 if setup.rotate else 1
    count = 0
    for turn in range(turns):
        mask[at + turn] = s.frontier & ~ONE_TILE[PATTERN[kind, turn]]
        count += popcount(mask[at + turn])
    if count == 0:  # CC-18
        for turn in range(turns):
            mask[at + turn] = s.frontier
        count = turns * popcount(s.frontier)
    return count


@door
def legal(setup: Setup, s: State, seat: int, mask: Mask) -> int:
    """Write the legal actions of a seat into `mask` and return how many there are."""
    for word in range(WORDS):
        mask[word] = 0
    if over(setup, s) or int(s.turn) != seat:
        return 0
    if s.drawn != NO_TILE:  # CC-11: it must be placed
        return _placements_at(setup, s, int(s.drawn) - 1, mask, 0)
    count = 0
    for slot in range(SLOTS):
        tile = int(s.hand[seat, slot])
        if tile != NO_TILE and not _held_before(s, seat, slot):
            count += _placements_at(setup, s, tile - 1, mask, 4 * slot)
    others = np.uint64(1 if s.stack > 0 else 0)
    if may_exchange(setup, s):
        others |= np.uint64(EXCHANGES)
    mask[PLACE_WORDS] = others
    return count + popcount(others)


@rule
def _held_before(s: State, seat: int, slot: int) -> bool:
    """Whether an earlier slot holds the same kind of tile: equal tiles are one choice."""
    same = False
    for other in range(slot):
        same = same or s.hand[seat, other] == s.hand[seat, slot]
    return same


@rule
def may_exchange(setup: Setup, s: State) -> bool:
    """Whether shares may still be exchanged (CC-29, CC-31)."""
    if not setup.companies:
        return False
    highest = 0
    for company in range(COMPANIES):
        highest = max(highest, int(s.score[company]))
    return highest < EXCHANGE_LIMIT


@door
def apply(setup: Setup, s: State, seat: int, action: int, rng: Rng) -> bool:
    """Carry out a legal action; returns whether it revealed chance or something hidden and so is final."""
    if action == DRAW:
        s.drawn = _draw_tile(s, rng)
        return True
    if action >= EXCHANGE:
        percent, unseen = (action - EXCHANGE) >> 1, (action - EXCHANGE) & 1
        _exchange(s, seat, percent, unseen == 1, rng)
        _end_turn(setup, s)
        return True
    word, square = action >> 6, action & 63
    slot, turn = word >> 2, word & 3
    if s.drawn != NO_TILE:
        kind = int(s.drawn) - 1
        s.drawn = NO_TILE
    else:
        kind = int(s.hand[seat, slot]) - 1
        s.hand[seat, slot] = NO_TILE
    place(setup, s, kind, turn, square)
    drew = _fill_hand(setup, s, seat, rng)
    _end_turn(setup, s)
    return drew


@door
def place(setup: Setup, s: State, kind: int, turn: int, square: int) -> None:
    """Put a tile on a square, extend the lines that waited there and score those it completes (CC-19 to CC-22)."""
    pattern = int(PATTERN[kind, turn])
    entry_lines = (int(s.cell[square, 0]), int(s.cell[square, 1]), int(s.cell[square, 2]), int(s.cell[square, 3]))
    s.cell[square, 0] = FILLED + 4 * kind + turn
    s.cell[square, 1] = pattern
    s.cell[square, 2] = 0
    s.cell[square, 3] = 0
    s.free &= ~bit(square)
    s.frontier = (s.frontier | NEIGHBOURS[square]) & s.free
    s.placed += 1
    for entry in range(4):
        line = entry_lines[entry]
        if line > 0:
            _run(setup, s, line - 1, 4 * square + entry)


@rule
def _run(setup: Setup, s: State, line: int, head: int) -> None:
    """Extend a line from a filled square until it waits at an empty one or ends."""
    length = int(s.length[line])
    while head < ARRIVAL and s.cell[head >> 2, 0] >= FILLED:
        length += 1
        head = int(NEXT[head >> 2, LEAVES[s.cell[head >> 2, 1], head & 3]])
    s.length[line] = length
    if head < ARRIVAL:
        s.cell[head >> 2, head & 3] = line + 1
        return
    s.done |= np.uint32(1 << line)
    points = length
    if head == INTO_POWER_STATION:
        s.powered |= np.uint32(1 << line)
        points *= 2
    color = int(setup.car[line])
    if color != NO_ONE:
        s.score[color] += points


@rule
def _draw_tile(s: State, rng: Rng) -> int:
    s.stack -= 1
    return _take_tile(s, rng)


@rule
def _take_tile(s: State, rng: Rng) -> int:
    """Draw a random tile from those left; returns its kind + 1."""
    kind = int(KIND_OF[nth_bit(s.left, below(rng, popcount(s.left)))])
    take_kind(s, kind)
    return kind + 1


@door
def take_kind(s: State, kind: int) -> None:
    """Remove a tile of a kind from those left; there must be one."""
    copies = s.left & COPIES_MASK[kind]
    s.left &= ~first_of(copies)  # see STATE


@rule
def _fill_hand(setup: Setup, s: State, seat: int, rng: Rng) -> bool:
    """Fill empty hand slots while the stack lasts (CC-9, CC-12, CC-26); returns whether a tile was drawn."""
    drew = False
    for slot in range(SLOTS):
        if slot < setup.hand and s.hand[seat, slot] == NO_TILE and s.stack > 0:
            s.hand[seat, slot] = _draw_tile(s, rng)
            drew = True
    return drew


@rule
def _end_turn(setup: Setup, s: State) -> None:
    """Pass the turn on, skipping seats that can't act (possible once tiles run out after exchanges)."""
    if over(setup, s):
        return
    seat = int(s.turn)
    able = False
    while not able:
        seat = (seat + 1) % int(setup.players)
        able = s.stack > 0 or may_exchange(setup, s)
        for slot in range(SLOTS):
            able = able or s.hand[seat, slot] != NO_TILE
    s.turn = seat


@rule
def _exchange(s: State, seat: int, percent: int, unseen: bool, rng: Rng) -> None:
    """Put a share under its pile and take the face-up one or the top of the pile (CC-30)."""
    given, given_known = s.share[seat, percent], s.share_known[seat, percent]
    top, known = _top_share(s, percent, rng)  # never the share given: a pile holds at least one other
    if unseen:
        s.share[seat, percent] = top
        s.share_known[seat, percent] = known | 1 << seat
    else:
        s.share[seat, percent] = s.face_up[percent]
        s.share_known[seat, percent] = EVERYBODY
        s.face_up[percent] = top
    at = int(s.queued[percent])
    s.queue[percent, at] = given
    s.queue_known[percent, at] = given_known
    s.queued[percent] = at + 1


@rule
def _top_share(s: State, percent: int, rng: Rng) -> tuple[int, int]:
    """Take the top share of a pile; returns its company and the mask of those who knew it was there."""
    unseen = np.uint64(s.unseen[percent])
    if unseen != 0:
        company = nth_bit(unseen, below(rng, popcount(unseen)))
        s.unseen[percent] = unseen & ~bit(company)
        return company, 0
    company, known = int(s.queue[percent, 0]), int(s.queue_known[percent, 0])
    for i in range(1, s.queued[percent]):
        s.queue[percent, i - 1] = s.queue[percent, i]
        s.queue_known[percent, i - 1] = s.queue_known[percent, i]
    s.queued[percent] -= 1
    return company, known


@door
def scores(setup: Setup, s: State, out: npt.NDArray[np.int32]) -> None:
    """Each seat's result: points, or with companies its shares' worth in tenths of a point (CC-24, CC-32).

    Shares that are hidden in a veiled state don't count.
    """
    for seat in range(setup.players):
        total = int(s.score[seat])
        if setup.companies:
            total = 0
            for percent in range(PERCENT_COUNT):
                if s.share[seat, percent] != HIDDEN:
                    total += (percent + 1) * int(s.score[s.share[seat, percent]])
        out[seat] = total


@door
def veil(setup: Setup, s: State, seat: int) -> None:
    """Remove from a state everything that a seat (with NO_ONE: a spectator) can't know. The only place for secrecy.

    What is hidden goes back among what is left: `left` and `unseen` then say what has not been seen. At the end of the
    game everything is open.
    """
    if over(setup, s):
        return
    for other in range(setup.players):
        if other != seat:
            for slot in range(SLOTS):
                s.hand[other, slot] = _veil_tile(s, int(s.hand[other, slot]))
    if int(s.turn) != seat:
        s.drawn = _veil_tile(s, int(s.drawn))
    if setup.companies:
        knower = 1 << (PUBLIC if seat == NO_ONE else seat)
        for percent in range(PERCENT_COUNT):
            for other in range(setup.players):
                if s.share_known[other, percent] & knower == 0:
                    s.share[other, percent] = _veil_share(s, percent, int(s.share[other, percent]))
            for i in range(s.queued[percent]):
                if s.queue_known[percent, i] & knower == 0:
                    s.queue[percent, i] = _veil_share(s, percent, int(s.queue[percent, i]))


@rule
def _veil_tile(s: State, tile: int) -> int:
    s.left = with_tile(s.left, tile)
    return NO_TILE if tile == NO_TILE else HIDDEN


@rule
def with_tile(left: np.uint64, tile: int) -> np.uint64:
    """The tiles left together with one that was taken from them, if `tile` is one that can be seen."""
    if tile in (NO_TILE, HIDDEN):
        return left
    taken = COPIES_MASK[tile - 1] & ~left
    return np.uint64(left | (taken + first_of(taken)) >> ONE)  # the last of them, see STATE


@rule
def _veil_share(s: State, percent: int, company: int) -> int:
    if company != HIDDEN:
        s.unseen[percent] = np.uint64(s.unseen[percent]) | bit(company)
    return HIDDEN


@door
def resample(setup: Setup, s: State, rng: Rng) -> None:
    """Turn a veiled state into a full one, drawn uniformly from all that fit what its seat knows."""
    for seat in range(setup.players):
        for slot in range(SLOTS):
            s.hand[seat, slot] = _deal_hidden(s, int(s.hand[seat, slot]), rng)
    s.drawn = _deal_hidden(s, int(s.drawn), rng)
    if setup.companies:
        for percent in range(PERCENT_COUNT):
            for seat in range(setup.players):
                s.share[seat, percent] = _deal_hidden_share(s, percent, int(s.share[seat, percent]), rng)
            for i in range(s.queued[percent]):
                s.queue[percent, i] = _deal_hidden_share(s, percent, int(s.queue[percent, i]), rng)


@rule
def _deal_hidden(s: State, tile: int, rng: Rng) -> int:
    return _take_tile(s, rng) if tile == HIDDEN else tile


@rule
def _deal_hidden_share(s: State, percent: int, company: int, rng: Rng) -> int:
    if company != HIDDEN:
        return company
    unseen = np.uint64(s.unseen[percent])
    dealt = nth_bit(unseen, below(rng, popcount(unseen)))
    s.unseen[percent] = unseen & ~bit(dealt)
    return dealt


@rule
def random_game(setup: Setup, s: State, rng: Rng, mask: Mask) -> int:
    """Play random legal actions until the end; returns the number of actions."""
    actions = 0
    while not over(setup, s):
        seat = int(s.turn)
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


@door
def trace(cells: np.ndarray[tuple[int, int], np.dtype[np.uint8]], out: npt.NDArray[np.uint8]) -> int:
    """All lines of a board as bytes, and how many there are.

    For each station: its crossings, how it ends (OPEN_END, ARRIVED, POWERED), and for each crossing where the line
    enters it (4 * square + side) and the side by which it leaves.
    """
    at = 0
    for station in range(STATIONS):
        head, begin = np.int64(DEPARTURE[station]), at
        at += 2
        while head < ARRIVAL and cells[head >> 2, 0] >= FILLED:
            leaves = LEAVES[cells[head >> 2, 1], head & 3]
            out[at], out[at + 1] = head, leaves
            at += 2
            head = np.int64(NEXT[head >> 2, leaves])
        out[begin] = (at - begin) // 2 - 1
        out[begin + 1] = OPEN_END if head < ARRIVAL else POWERED if head == INTO_POWER_STATION else ARRIVED
    return at


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
