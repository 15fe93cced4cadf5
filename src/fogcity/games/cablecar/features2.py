"""Cable Car for networks: observation version 2, and what each placement would do.

Networks can't learn to trace rails, so everything is traced for them: a table holds where the rails from each exit of
each empty square lead, and the rest are look-ups. For each of the four entries of its square, an action's bytes say
whose line waits there, where it would wait or end, and how long it would be; for an entry without a line, they say
which lines could arrive there next. The observation has a row for each line, and one for the whole position.
"""

from typing import Final

import numpy as np
import numpy.typing as npt

from fogcity.games.cablecar.board import (
    ARRIVAL,
    COPIES_MASK,
    INTO_POWER_STATION,
    LEAVES,
    NEXT,
    PATTERN,
    STATIONS,
    TILES,
)
from fogcity.games.cablecar.features import possible as possible
from fogcity.games.cablecar.features import score_unit as score_unit
from fogcity.games.cablecar.features import standing as standing
from fogcity.games.cablecar.features import unseen_tiles
from fogcity.games.cablecar.rules import (
    DRAW,
    FILLED,
    NO_ONE,
    NO_TILE,
    PERCENT_COUNT,
    SEATS,
    SLOTS,
    Setup,
    State,
    over,
)
from fogcity.games.observation import Field, Layout, clockwise, codes, numbers
from fogcity.kernel import bit, popcount, rule

OBSERVATION_VERSION: Final = 2
KINDS: Final = len(TILES)
ENTRIES: Final = 4
TENTHS: Final = 10

LINE_FIELDS: Final = (
    numbers("own", (1,), 1, "one's own line; with companies tenths of it that one holds"),
    numbers("others", (1,), 1, "another seat's; with companies the other tenths"),
    numbers("length", (1,), 16, "crossings so far"),
    numbers("arrivals", (1,), 2, "exits of its square from which it would arrive at a station"),
    numbers("powers", (1,), 2, "exits of its square from which it would enter the Power Station"),
    numbers("beyond", (1,), 8, "crossings beyond its square's other exits"),
    numbers("power_run", (1,), 8, "crossings of the longest way into the Power Station"),
    numbers("arrival_run", (1,), 8, "crossings of the longest way to a station"),
    numbers("own_beside", (1,), 1, "lines of one's own that wait at the same square"),
    numbers("others_beside", (1,), 1, "lines of others that wait there"),
    codes("owner", (1,), SEATS + 1, "seats clockwise from oneself to the owner, from 1 for oneself"),
    numbers("lead", (1,), 64, "128 + points of the owner above one's own"),
    numbers("head", (1,), 256, "where it waits: 4 * square + entry"),
)
"""A line under way; all zeros for others."""
LINE_BYTES: Final = len(LINE_FIELDS)
LINE_OWNER, LINE_LEAD, LINE_HEAD = 10, 11, 12

ENTRY_FIELDS: Final = (
    numbers("own", (1,), 1, "one's own line waits here; with companies tenths of it"),
    numbers("others", (1,), 1, "another seat's"),
    numbers("length", (1,), 16, "its crossings so far"),
    numbers("own_next", (1,), 1, "no line waits here, but this many own lines could come here next"),
    numbers("others_next", (1,), 1, "and this many lines of others"),
    numbers("feed", (1,), 8, "after this many crossings"),
    numbers("arrives", (1,), 1, "the line would arrive at a station"),
    numbers("powered", (1,), 1, "it would enter the Power Station"),
    numbers("waits", (1,), 1, "it would wait at another square"),
    numbers("crossings", (1,), 8, "crossings it would gain"),
    numbers("points", (1,), 32, "points if it ends"),
    numbers("arrivals", (1,), 2, "where it would wait: exits from which it would arrive"),
    numbers("powers", (1,), 2, "exits from which it would enter the Power Station"),
    numbers("beyond", (1,), 8, "crossings beyond the other exits"),
    numbers("power_run", (1,), 8, "crossings of the longest way into the Power Station"),
    numbers("arrival_run", (1,), 8, "crossings of the longest way to a station"),
    numbers("own_beside", (1,), 1, "lines of one's own that wait there"),
    numbers("others_beside", (1,), 1, "lines of others that wait there"),
    numbers("arrivals_here", (1,), 2, "exits of the square itself from which a line would arrive"),
    numbers("powers_here", (1,), 2, "exits into the Power Station"),
    numbers("beyond_here", (1,), 8, "crossings beyond the other exits"),
    numbers("power_run_here", (1,), 8, "crossings of the longest way into the Power Station"),
    numbers("feed_length", (1,), 16, "crossings so far of the lines that could come here next"),
    codes("owner", (1,), SEATS + 1, "seats clockwise from oneself to the owner, from 1 for oneself"),
    numbers("lead", (1,), 64, "128 + points of the owner above one's own"),
    numbers("after", (1,), 256, "where it would wait: 4 * square + entry"),
)
ENTRY_BYTES: Final = len(ENTRY_FIELDS)
LENGTH, FEED, ARRIVES, POWERED, WAITS, CROSSINGS, POINTS, THERE = 2, 5, 6, 7, 8, 9, 10, 11
HERE, FEED_LENGTH, OWNER, LEAD, AFTER = 18, 22, 23, 24, 25


def _rows(prefix: str, count: int, fields: tuple[Field, ...]) -> list[Field]:
    return [
        field._replace(name=f"{prefix}{i}_{field.name}", meaning=f"{prefix} {i}: {field.meaning}")
        for i in range(count)
        for field in fields
    ]


LAYOUT: Final = Layout(
    [
        *_rows("line", STATIONS, LINE_FIELDS),
        numbers("unseen", (KINDS,), 4, "tiles of each kind in the stack or in hands one cannot see"),
        codes("hand", (SLOTS,), KINDS + 1, "1 + kind of the tile in each slot of one's hand"),
        codes("drawn", (1,), KINDS + 1, "1 + kind of the tile one has drawn and must place now"),
        numbers("score", (SEATS,), 64, "points of each seat (up to 255)"),
        numbers("stack", (1,), 60, "tiles in the stack"),
        numbers("placed", (1,), 60, "tiles on the board"),
        codes("may_draw", (1,), 2, "another tile may be drawn"),
        numbers("hand_size", (SEATS,), SLOTS, "tiles in each seat's hand"),
        codes("turn", (1,), SEATS + 1, "who acts: 1 oneself, 2 the next seat, ...; 0: the game is over"),
        codes("players", (1,), SEATS + 1, "option: players"),
        codes("hand_slots", (1,), SLOTS + 1, "option: hand"),
        codes("rotate", (1,), 2, "option: rotate"),
        codes("companies", (1,), 2, "option: companies"),
    ]
)
SIZE: Final = LAYOUT.size
ACTION_LAYOUT: Final = Layout(
    [*_rows("entry", ENTRIES, ENTRY_FIELDS), codes("placement", (1,), 2, "the action places a tile")]
)
ACTION_SIZE: Final = ACTION_LAYOUT.size
PLACEMENT: Final = ACTION_LAYOUT.at["placement"]

UNSEEN: Final = LAYOUT.at["unseen"]
HAND: Final = LAYOUT.at["hand"]
DRAWN: Final = LAYOUT.at["drawn"]
SCORE: Final = LAYOUT.at["score"]
STACK: Final = LAYOUT.at["stack"]
PLACED: Final = LAYOUT.at["placed"]
MAY_DRAW: Final = LAYOUT.at["may_draw"]
HAND_SIZE: Final = LAYOUT.at["hand_size"]
TURN: Final = LAYOUT.at["turn"]
OPTIONS: Final = LAYOUT.at["players"]

HEADS: Final = 256
ROOM: Final = 3 * HEADS + STATIONS
"""Buffers for tracing: where each exit (4 * square + exit) leads, and after how many crossings; for each head the exit
that leads to it, -1 for none; where each line waits, -1 for nowhere."""
CROSS: Final = HEADS
FEEDER: Final = 2 * HEADS
HEAD_OF: Final = 3 * HEADS
NOWHERE: Final = -1

Bytes = npt.NDArray[np.uint8]
Room = npt.NDArray[np.int16]


@rule
def prepare_part(setup: Setup, s: State, seat: int, part: int, parts: int, room: Room) -> None:
    """Trace a part of the exits into cleared buffers; at most one exit leads to each head, so parts share no number."""
    for exit_ in range(part, HEADS, parts):
        square = exit_ >> 2
        if s.free & bit(square) != 0:
            head = int(NEXT[square, exit_ & 3])
            crossings = 0
            while head < ARRIVAL and s.cell[head >> 2, 0] >= FILLED:
                head = int(NEXT[head >> 2, LEAVES[s.cell[head >> 2, 1], head & 3]])
                crossings += 1
            room[exit_] = head
            room[CROSS + exit_] = crossings
            if head < ARRIVAL:
                room[FEEDER + head] = exit_
            line = int(s.cell[square, exit_ & 3]) - 1
            if line >= 0:
                room[HEAD_OF + line] = exit_


@rule
def clear_part(part: int, parts: int, room: Room) -> None:
    """Clear a part of the buffers before anything is traced."""
    for i in range(part, ROOM, parts):
        room[i] = NOWHERE


@rule
def interest(setup: Setup, s: State, seat: int, square: int, entry: int) -> tuple[int, int]:
    """What the line that waits at an entry means to the seat and to others (see LINE_FIELDS); 0, 0 for none."""
    line = int(s.cell[square, entry]) - 1
    if line < 0:
        return 0, 0
    owner = int(setup.car[line])
    if owner == NO_ONE:
        return 0, 0
    if not setup.companies:
        return (1, 0) if owner == seat else (0, 1)
    own = 0
    for percent in range(PERCENT_COUNT):
        if int(s.share[seat, percent]) == owner:
            own += percent + 1
    return own, TENTHS - own


@rule
def _tell_owner(setup: Setup, s: State, seat: int, line: int, at: int, row: Bytes) -> None:
    """Write the owner of a line and its lead; companies have no seat."""
    owner = int(setup.car[line])
    if not setup.companies:
        row[at] = 1 + clockwise(seat, owner, int(setup.players))
        row[at + 1] = max(0, min(255, 128 + int(s.score[owner]) - int(s.score[seat])))


@rule
def _through(room: Room, square: int, pattern: int, head: int) -> tuple[int, int]:
    """Where a head would lead with a pattern on a square, and after how many crossings."""
    crossings = 0
    visits = 0
    while head < ARRIVAL and (head >> 2) == square and visits < ENTRIES:
        exit_ = 4 * square + int(LEAVES[pattern, head & 3])
        head = int(room[exit_])
        crossings += 1 + int(room[CROSS + exit_])
        visits += 1
    return head, crossings


@rule
def _around(room: Room, at: int, square: int, pattern: int, row: Bytes, start: int) -> None:
    """Write what the four exits of an empty square lead to, with a pattern laid on another square (-1 for none)."""
    arrivals, powers, beyond, power_run, arrival_run = 0, 0, 0, 0, 0
    for side in range(ENTRIES):
        head = int(room[4 * at + side])
        crossings = 1 + int(room[CROSS + 4 * at + side])
        if square >= 0:
            head, more = _through(room, square, pattern, head)
            crossings += more
        if head == ARRIVAL:
            arrivals += 1
            arrival_run = max(arrival_run, crossings)
        elif head == INTO_POWER_STATION:
            powers += 1
            power_run = max(power_run, crossings)
        else:
            beyond += crossings
    row[start] = arrivals
    row[start + 1] = powers
    row[start + 2] = beyond
    row[start + 3] = power_run
    row[start + 4] = arrival_run


@rule
def observe_part(setup: Setup, s: State, seat: int, part: int, parts: int, room: Room, out: Bytes) -> None:
    """Write a part of an observation into zeros, after all parts have been prepared; parts share no byte."""
    players = int(setup.players)
    for line in range(part, STATIONS, parts):
        head = int(room[HEAD_OF + line])
        if head >= 0:
            own, others = interest(setup, s, seat, head >> 2, head & 3)
            if own + others > 0:
                row = out[LINE_BYTES * line : LINE_BYTES * (line + 1)]
                row[0] = own
                row[1] = others
                row[2] = s.length[line]
                _around(room, head >> 2, -1, 0, row, 3)
                for entry in range(ENTRIES):
                    if entry != head & 3:
                        own, others = interest(setup, s, seat, head >> 2, entry)
                        row[8] += own
                        row[9] += others
                _tell_owner(setup, s, seat, line, LINE_OWNER, row)
                row[LINE_HEAD] = head
    unseen = unseen_tiles(setup, s, seat)
    for kind in range(part, KINDS, parts):
        out[UNSEEN + kind] = popcount(unseen & COPIES_MASK[kind])
    for other in range(part, SEATS, parts):
        if other < players:
            at = clockwise(seat, other, players)
            if not setup.companies:
                out[SCORE + at] = max(0, min(255, int(s.score[other])))
            for slot in range(SLOTS):
                if s.hand[other, slot] != NO_TILE:
                    out[HAND_SIZE + at] += 1
    for slot in range(part, SLOTS, parts):
        out[HAND + slot] = s.hand[seat, slot]
    if part == 0:
        mine = int(s.turn) == seat and not over(setup, s)
        if mine:
            out[DRAWN] = s.drawn
            out[MAY_DRAW] = 1 if s.drawn == NO_TILE and s.stack > 0 else 0
        out[STACK] = s.stack
        out[PLACED] = s.placed
        if not over(setup, s):
            out[TURN] = 1 + clockwise(seat, int(s.turn), players)
        out[OPTIONS] = players
        out[OPTIONS + 1] = setup.hand
        out[OPTIONS + 2] = setup.rotate
        out[OPTIONS + 3] = setup.companies


@rule
def describe(setup: Setup, s: State, seat: int, action: int, room: Room, out: Bytes) -> None:
    """Write what an action would do into zeros, ACTION_SIZE bytes; drawing and exchanges stay zeros."""
    if action >= DRAW:
        return
    word, square = action >> 6, action & 63
    tile = int(s.drawn) if s.drawn != NO_TILE else int(s.hand[seat, word >> 2])
    pattern = int(PATTERN[tile - 1, word & 3])
    out[PLACEMENT] = 1
    for entry in range(ENTRIES):
        _describe_entry(
            setup, s, seat, square, entry, pattern, room, out[ENTRY_BYTES * entry : ENTRY_BYTES * (entry + 1)]
        )


@rule
def _describe_entry(
    setup: Setup, s: State, seat: int, square: int, entry: int, pattern: int, room: Room, row: Bytes
) -> None:
    own, others = interest(setup, s, seat, square, entry)
    head = 4 * square + entry
    length = 0
    if own + others > 0:
        line = int(s.cell[square, entry]) - 1
        length = int(s.length[line])
        row[0] = own
        row[1] = others
        row[LENGTH] = length
        _tell_owner(setup, s, seat, line, OWNER, row)
    elif s.cell[square, entry] != 0 or not _fed(setup, s, seat, square, head, room, row):
        return
    ends, crossings = _through(room, square, pattern, head)
    row[CROSSINGS] = crossings
    if ends == ARRIVAL:
        row[ARRIVES] = 1
        row[POINTS] = min(255, length + crossings)
    elif ends == INTO_POWER_STATION:
        row[POWERED] = 1
        row[POINTS] = min(255, 2 * (length + crossings))
    else:
        at = ends >> 2
        row[WAITS] = 1
        row[AFTER] = ends
        _around(room, at, square, pattern, row, THERE)
        if at != square:
            for other in range(ENTRIES):
                own, others = interest(setup, s, seat, at, other)
                row[THERE + 5] += own
                row[THERE + 6] += others
    arrivals, powers, beyond, power_run = 0, 0, 0, 0
    for side in range(ENTRIES):
        ends = int(room[4 * square + side])
        crossings = 1 + int(room[CROSS + 4 * square + side])
        if ends == ARRIVAL:
            arrivals += 1
        elif ends == INTO_POWER_STATION:
            powers += 1
            power_run = max(power_run, crossings)
        else:
            beyond += crossings
    row[HERE] = arrivals
    row[HERE + 1] = powers
    row[HERE + 2] = beyond
    row[HERE + 3] = power_run


@rule
def _fed(setup: Setup, s: State, seat: int, square: int, head: int, room: Room, row: Bytes) -> bool:
    """Write which lines wait at the square that leads to a head; returns whether there are any."""
    exit_ = int(room[FEEDER + head])
    if exit_ < 0 or exit_ >> 2 == square:
        return False
    live = False
    total = 0
    for entry in range(ENTRIES):
        own, others = interest(setup, s, seat, exit_ >> 2, entry)
        if own + others > 0:
            live = True
            row[3] += own
            row[4] += others
            total += int(s.length[int(s.cell[exit_ >> 2, entry]) - 1])
    if live:
        row[FEED] = 1 + room[CROSS + exit_]
        row[FEED_LENGTH] = min(255, total)
    return live
