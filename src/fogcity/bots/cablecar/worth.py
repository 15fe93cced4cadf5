"""What lines of Cable Car are worth before they are complete, and the quick player that follows from it.

The worth of an open line is what it will score on average when players like these play on: a + b * crossings, with a
and b from a table by the place where the line waits and the number of tiles on the board. `train.py` makes the table.
"""

from functools import cache
from importlib import resources
from typing import Any, Final

import numpy as np
import numpy.typing as npt

from fogcity.games.cablecar import rules
from fogcity.games.cablecar.board import ARRIVAL, INTO_POWER_STATION, LEAVES, NEXT, PATTERN, STATIONS, TILE_COUNT
from fogcity.games.cablecar.rules import DRAW, EXCHANGE, FILLED, HIDDEN, NO_ONE, NO_TILE, PERCENT_COUNT, SEATS
from fogcity.kernel import Rng, first_of, popcount, rule

PHASES: Final = 12
PHASE_TILES: Final = TILE_COUNT // PHASES
HEADS: Final = 256
TABLES: Final = 2 * (SEATS - 1) + 2
"""A table for each number of players and one for companies, each without and with turning of tiles."""

Table = npt.NDArray[np.float32]
"""Rows of phases, then heads (4 * square + entry) with a and b; in the row after the last head the mean best gain."""
Weights = npt.NDArray[np.float32]
"""What a point of each station's line means to each seat: 1 for its own, less than 0 for others'."""

SHAPE: Final = (TABLES, PHASES + 1, HEADS + 1, 2)


@cache
def tables() -> Table:
    """The trained tables."""
    with (resources.files(__package__) / "worth.npy").open("rb") as file:
        loaded: Table = np.load(file).astype(np.float32)
    return loaded


def table_index(setup: Any) -> int:
    """Which table belongs to a set-up."""
    kind = SEATS - 1 if setup.companies else int(setup.players) - 2
    return 2 * kind + int(setup.rotate)


@rule
def weigh(setup: Any, s: Any, rivalry: float, weights: Weights) -> None:
    """What each line means to each seat. Unknown shares count as an equal part of what is left."""
    players = int(setup.players)
    for seat in range(players):
        for line in range(STATIONS):
            color = int(setup.car[line])
            if color == NO_ONE:
                weights[seat, line] = 0.0
            elif setup.companies:
                weights[seat, line] = _interest(setup, s, seat, color)
            else:
                weights[seat, line] = 1.0 if color == seat else 0.0
    for line in range(STATIONS):
        total = 0.0
        for seat in range(players):
            total += weights[seat, line]
        for seat in range(players):
            own = weights[seat, line]
            weights[seat, line] = own - rivalry * (total - own) / (players - 1)


@rule
def _interest(setup: Any, s: Any, seat: int, company: int) -> float:
    """The part of a company's points that a seat gets, or is likely to get."""
    part = 0.0
    for percent in range(PERCENT_COUNT):
        share = int(s.share[seat, percent])
        if share == company:
            part += 0.1 * (percent + 1)
        elif share == HIDDEN:
            unseen = np.uint64(s.unseen[percent])
            if (unseen >> np.uint64(company)) & np.uint64(1) != 0:
                part += 0.1 * (percent + 1) / popcount(unseen)
    return part


@rule
def line_worth(table: Table, phase: int, head: int, length: int) -> float:
    """What an open line is worth, by the head where it waits and its crossings so far."""
    return float(table[phase, head, 0] + table[phase, head, 1] * length)


@rule
def phase_of(placed: int) -> int:
    """The row of a table for a number of tiles on the board."""
    return (placed + PHASE_TILES - 1) // PHASE_TILES


@rule
def follow(s: Any, square: int, pattern: int, head: int) -> tuple[int, int]:
    """Where a line would get from a head with a pattern on a square: the new head or end, and the crossings."""
    crossings = 0
    while head < ARRIVAL:
        at = head >> 2
        if at == square:
            head = int(NEXT[at, LEAVES[pattern, head & 3]])
        elif s.cell[at, 0] >= FILLED:
            head = int(NEXT[at, LEAVES[s.cell[at, 1], head & 3]])
        else:
            break
        crossings += 1
    return head, crossings


@rule
def gain(s: Any, table: Table, phase: int, weight: Any, pattern: int, square: int) -> float:
    """How much a seat gains when a pattern is placed on a square; `weight` is its row of the weights."""
    total = 0.0
    for entry in range(4):
        line = int(s.cell[square, entry]) - 1
        if line >= 0 and weight[line] != 0.0:
            length = int(s.length[line])
            before = line_worth(table, phase, 4 * square + entry, length)
            head, crossings = follow(s, square, pattern, 4 * square + entry)
            length += crossings
            if head == ARRIVAL:
                after = float(length)
            elif head == INTO_POWER_STATION:
                after = 2.0 * length
            else:
                after = line_worth(table, phase, head, length)
            total += weight[line] * (after - before)
    return total


@rule
def best_placement(setup: Any, s: Any, seat: int, table: Table, weights: Weights, mask: Any) -> tuple[int, float]:
    """The placement with the greatest gain for a seat that has a tile to place, and the gain."""
    phase = phase_of(int(s.placed) + 1)
    best, best_gain = -1, -1e9
    slots = 1 if s.drawn != NO_TILE else int(setup.hand)
    turns = 4 if setup.rotate else 1
    for slot in range(slots):
        tile = int(s.drawn) if s.drawn != NO_TILE else int(s.hand[seat, slot])
        if tile != NO_TILE:
            rules.placements(setup, s, tile - 1, mask)
            for turn in range(turns):
                squares = mask[turn]
                pattern = int(PATTERN[tile - 1, turn])
                while squares != 0:
                    lowest = first_of(squares)
                    squares ^= lowest
                    square = popcount(lowest - np.uint64(1))
                    value = gain(s, table, phase, weights[seat], pattern, square)
                    if value > best_gain:
                        best, best_gain = 64 * (4 * slot + turn) + square, value
    return best, best_gain


@rule
def quick_choice(setup: Any, s: Any, seat: int, table: Table, weights: Weights, mask: Any) -> int:
    """The placement with the greatest gain, or a draw if a new tile promises more."""
    best, best_gain = best_placement(setup, s, seat, table, weights, mask)
    if s.drawn == NO_TILE and s.stack > 0 and best_gain < table[phase_of(int(s.placed) + 1), HEADS, 0]:
        return DRAW
    return best if best >= 0 else EXCHANGE  # with companies tiles can run out for a seat


@rule
def quick_game(setup: Any, s: Any, plies: int, table: Table, weights: Weights, mask: Any, rng: Rng) -> int:
    """Play on with quick choices for a number of actions at most; returns how many were played."""
    played = 0
    while played < plies and not rules.over(setup, s):
        seat = int(s.turn)
        rules.apply(setup, s, seat, quick_choice(setup, s, seat, table, weights, mask), rng)
        played += 1
    return played


@rule
def standing(setup: Any, s: Any, table: Table, out: Any) -> None:
    """What each color will have in the end: its score and the worth of its open lines."""
    phase = phase_of(int(s.placed))
    for color in range(len(out)):
        out[color] = float(s.score[color])
    free = s.free
    while free != 0:
        lowest = first_of(free)
        free ^= lowest
        square = popcount(lowest - np.uint64(1))
        for entry in range(4):
            line = int(s.cell[square, entry]) - 1
            if line >= 0:
                color = int(setup.car[line])
                if color != NO_ONE:
                    out[color] += line_worth(table, phase, 4 * square + entry, int(s.length[line]))
