"""Cable Car for learners: what a seat knows as a row of bytes, the possible actions, and the standings.

Everything is seen from the seat: other seats are counted clockwise from it. Owners of lines and points are written as
1 for the seat itself, 2 for the next seat and so on, or with the Company expansion as 1 + company; 9 is a line without
a car. `observe` gives the same for a full state as for one that is veiled for the seat.
"""

from typing import Final

import numpy as np
import numpy.typing as npt

from fogcity.games.cablecar.board import COPIES_MASK, LEAVES, PLAYABLE, STATIONS, TILES
from fogcity.games.cablecar.rules import (
    COMPANIES,
    FILLED,
    HIDDEN,
    NO_ONE,
    NO_TILE,
    PERCENT_COUNT,
    PLACE_WORDS,
    QUEUE,
    SEATS,
    SLOTS,
    WORDS,
    Setup,
    State,
    over,
    scores,
    with_tile,
)
from fogcity.games.observation import Layout, clockwise, codes, numbers
from fogcity.kernel import bit, popcount, rule

OBSERVATION_VERSION: Final = 1

KINDS: Final = len(TILES)
NOBODYS: Final = 9
HIDDEN_TILE: Final = KINDS + 1
HIDDEN_SHARE: Final = COMPANIES + 1
HUNDRED: Final = 100

LAYOUT: Final = Layout(
    [
        codes("exits", (4, 8, 8), 5, "the tile on a square joins its exit 0, 2, 4, 6 to exit 1, 3, 5, 7 (1 to 4)"),
        codes("waiting", (4, 8, 8), 10, "whose line waits at exit 0, 2, 4, 6 of an empty square"),
        numbers("waiting_length", (4, 8, 8), 64, "crossings of that line so far"),
        codes("frontier", (8, 8), 2, "squares where CC-14 lets one place a tile"),
        codes("line_of", (STATIONS,), 10, "whose car stands at station 1 to 32"),
        codes("line_end", (STATIONS,), 3, "its line is under way (0), complete (1), complete in the Power Station (2)"),
        numbers("line_length", (STATIONS,), 64, "its crossings so far"),
        numbers("score_hundreds", (COMPANIES,), 1, "points // 100 of each seat, or of each company"),
        numbers("score_rest", (COMPANIES,), 100, "points % 100"),
        codes("hand", (SLOTS,), KINDS + 1, "1 + kind of the tile in each slot of one's hand"),
        codes("drawn", (1,), KINDS + 2, "1 + kind of the tile drawn that must be placed now; 25: hidden"),
        numbers("hand_size", (SEATS,), SLOTS, "tiles in each seat's hand"),
        numbers("unseen", (KINDS,), 4, "tiles of each kind in the stack or in hands one cannot see"),
        numbers("stack", (1,), 60, "tiles in the stack"),
        codes("turn", (1,), SEATS + 1, "who acts: 1 oneself, 2 the next seat, ...; 0: the game is over"),
        codes("players", (1,), SEATS + 1, "option: players"),
        codes("hand_slots", (1,), SLOTS + 1, "option: hand"),
        codes("rotate", (1,), 2, "option: rotate"),
        codes("companies", (1,), 2, "option: companies"),
        codes("share", (SEATS, PERCENT_COUNT), COMPANIES + 2, "1 + company of each seat's shares; 9: hidden"),
        codes("face_up", (PERCENT_COUNT,), COMPANIES + 1, "1 + company of the face-up share of each pile"),
        codes("unseen_share", (PERCENT_COUNT, COMPANIES), 2, "companies whose share one has not seen"),
        codes("put_back", (PERCENT_COUNT, QUEUE), COMPANIES + 2, "shares under each pile, next first; 9: hidden"),
    ]
)
SIZE: Final = LAYOUT.size

EXITS: Final = LAYOUT.at["exits"]
WAITING: Final = LAYOUT.at["waiting"]
WAITING_LENGTH: Final = LAYOUT.at["waiting_length"]
FRONTIER: Final = LAYOUT.at["frontier"]
LINE_OF: Final = LAYOUT.at["line_of"]
LINE_END: Final = LAYOUT.at["line_end"]
LINE_LENGTH: Final = LAYOUT.at["line_length"]
SCORE_HUNDREDS: Final = LAYOUT.at["score_hundreds"]
SCORE_REST: Final = LAYOUT.at["score_rest"]
HAND: Final = LAYOUT.at["hand"]
DRAWN: Final = LAYOUT.at["drawn"]
HAND_SIZE: Final = LAYOUT.at["hand_size"]
UNSEEN: Final = LAYOUT.at["unseen"]
STACK: Final = LAYOUT.at["stack"]
TURN: Final = LAYOUT.at["turn"]
OPTIONS: Final = LAYOUT.at["players"]
SHARE: Final = LAYOUT.at["share"]
FACE_UP: Final = LAYOUT.at["face_up"]
UNSEEN_SHARE: Final = LAYOUT.at["unseen_share"]
PUT_BACK: Final = LAYOUT.at["put_back"]

Bytes = npt.NDArray[np.uint8]


@rule
def observe(setup: Setup, s: State, seat: int, out: Bytes) -> None:
    """Write what a seat knows into `out`, SIZE bytes; `s` is the full state or the one veiled for the seat."""
    for i in range(SIZE):
        out[i] = 0
    observe_part(setup, s, seat, 0, 1, out)


@rule
def observe_part(setup: Setup, s: State, seat: int, part: int, parts: int, out: Bytes) -> None:
    """Write a part of an observation into zeros: parts share no byte, so that several threads can write them at once.

    All loops have fixed bounds, with a test inside: the CUDA compiler would unroll a loop that ends at a byte read from
    memory 255 times.
    """
    players = int(setup.players)
    _board(setup, s, seat, part, parts, out)
    unseen = unseen_tiles(setup, s, seat)
    for kind in range(part, KINDS, parts):
        out[UNSEEN + kind] = popcount(unseen & COPIES_MASK[kind])
    owners = COMPANIES if setup.companies else players
    for owner in range(part, COMPANIES, parts):
        if owner < owners:
            points = int(s.score[owner])
            at = whose(setup, owner, seat) - 1
            out[SCORE_HUNDREDS + at] = points // HUNDRED
            out[SCORE_REST + at] = points % HUNDRED
    for other in range(part, SEATS, parts):
        if other < players:
            _hand(s, seat, other, clockwise(seat, other, players), out)
    if setup.companies:
        for percent in range(part, PERCENT_COUNT, parts):
            _shares(setup, s, seat, percent, out)
    if part == 0:
        if s.drawn != NO_TILE:
            out[DRAWN] = s.drawn if int(s.turn) == seat else HIDDEN_TILE
        out[STACK] = s.stack
        if not over(setup, s):
            out[TURN] = 1 + clockwise(seat, int(s.turn), players)
        out[OPTIONS] = players
        out[OPTIONS + 1] = setup.hand
        out[OPTIONS + 2] = setup.rotate
        out[OPTIONS + 3] = setup.companies


@rule
def whose(setup: Setup, owner: int, seat: int) -> int:
    """How a seat names the owner of a car: see the top of this file."""
    if owner == NO_ONE:
        return NOBODYS
    return 1 + (owner if setup.companies else clockwise(seat, owner, int(setup.players)))


@rule
def _board(setup: Setup, s: State, seat: int, part: int, parts: int, out: Bytes) -> None:
    for square in range(part, 64, parts):
        if s.cell[square, 0] >= FILLED:
            for entry in range(4):
                out[EXITS + 64 * entry + square] = 1 + LEAVES[s.cell[square, 1], entry]
        else:
            for entry in range(4):
                line = int(s.cell[square, entry]) - 1
                if line >= 0:
                    out[WAITING + 64 * entry + square] = whose(setup, int(setup.car[line]), seat)
                    out[WAITING_LENGTH + 64 * entry + square] = s.length[line]
        if s.frontier & bit(square) != 0:
            out[FRONTIER + square] = 1
    for line in range(part, STATIONS, parts):
        out[LINE_OF + line] = whose(setup, int(setup.car[line]), seat)
        out[LINE_END + line] = (int(s.done) >> line & 1) + (int(s.powered) >> line & 1)
        out[LINE_LENGTH + line] = s.length[line]


@rule
def unseen_tiles(setup: Setup, s: State, seat: int) -> np.uint64:
    """The tiles that the seat has not seen, including those that others hold."""
    unseen = s.left
    for other in range(SEATS):
        if other < setup.players and other != seat:
            for slot in range(SLOTS):
                unseen = with_tile(unseen, int(s.hand[other, slot]))
    return unseen if int(s.turn) == seat else with_tile(unseen, int(s.drawn))


@rule
def _hand(s: State, seat: int, other: int, at: int, out: Bytes) -> None:
    size = 0
    for slot in range(SLOTS):
        tile = s.hand[other, slot]
        if tile != NO_TILE:
            size += 1
            if other == seat:
                out[HAND + slot] = tile
    out[HAND_SIZE + at] = size


@rule
def _shares(setup: Setup, s: State, seat: int, percent: int, out: Bytes) -> None:
    players = int(setup.players)
    out[FACE_UP + percent] = 1 + s.face_up[percent]
    for company in range(COMPANIES):
        out[UNSEEN_SHARE + COMPANIES * percent + company] = int(s.unseen[percent]) >> company & 1
    for other in range(SEATS):
        if other < players:
            at = SHARE + PERCENT_COUNT * clockwise(seat, other, players) + percent
            known = int(s.share_known[other, percent]) >> seat & 1
            out[at] = _share(int(s.share[other, percent]), known, percent, out)
    for i in range(QUEUE):
        if i < s.queued[percent]:
            known = int(s.queue_known[percent, i]) >> seat & 1
            out[PUT_BACK + QUEUE * percent + i] = _share(int(s.queue[percent, i]), known, percent, out)


@rule
def _share(company: int, known: int, percent: int, out: Bytes) -> int:
    if known == 1:
        return 1 + company
    if company != HIDDEN:
        out[UNSEEN_SHARE + COMPANIES * percent + company] = 1
    return HIDDEN_SHARE


@rule
def possible(setup: Setup, mask: npt.NDArray[np.uint64]) -> None:
    """Write all actions that can ever be legal with these options; a learner's action k is the k-th of them."""
    for word in range(WORDS):
        mask[word] = 0
    for slot in range(setup.hand):
        for turn in range(4 if setup.rotate else 1):
            mask[4 * slot + turn] = PLAYABLE
    mask[PLACE_WORDS] = ((1 << 1 + 2 * PERCENT_COUNT) - 1) if setup.companies else 1


@rule
def standing(setup: Setup, s: State, out: npt.NDArray[np.int32]) -> None:
    """A number for each seat that decides its place, higher is better (CC-24, CC-32)."""
    scores(setup, s, out)


@rule
def score_unit(setup: Setup) -> int:
    """How many units of `scores` make a point."""
    return 10 if setup.companies else 1
