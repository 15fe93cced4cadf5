"""Compute the table of what lines are worth: `python -m fogcity.bots.cablecar.train` writes worth.npy.

Quick players play many games with the current table; where each line waited and what it scored in the end gives the
next one. After a few rounds the table no longer changes.
"""

from pathlib import Path
from typing import Any

import numpy as np
import numpy.typing as npt

from fogcity import games
from fogcity.bots.cablecar.worth import (
    HEADS,
    PHASES,
    SHAPE,
    Table,
    best_placement,
    phase_of,
    quick_choice,
    table_index,
    weigh,
)
from fogcity.games.cablecar import rules
from fogcity.games.cablecar.board import STATIONS
from fogcity.games.cablecar.rules import NO_TILE, SEATS
from fogcity.kernel import ONE, Rng, below, first_of, new_rng, nth_action, popcount, rule, seed

ROUNDS = 8
GAMES = 15_000
PRIOR = 20.0
"""How many made-up lines worth their length so far stand behind every cell, so that rare ones stay sane."""
NOISE = 10
"""One in this many actions is random, so that all kinds of positions come up."""

Sums = npt.NDArray[np.float64]


def main() -> None:
    """Train all tables and write them."""
    tables = np.zeros(SHAPE, np.float32)
    for players in (*range(2, SEATS + 1), 0):
        for rotate in (False, True):
            options = {"players": players or 4, "rotate": rotate, "companies": players == 0}
            game = games.make("cablecar", **options)
            index = table_index(game.setup)
            tables[index] = train(game)
            print(options, tables[index, :, HEADS, 0].round(1))
    np.save(Path(__file__).with_name("worth.npy"), tables.astype(np.float16))


def train(game: Any, rounds: int = ROUNDS, count: int = GAMES) -> Table:
    """The table of one set-up."""
    table = np.zeros(SHAPE[1:], np.float32)
    table[..., :HEADS, 1] = 1.0
    s = np.zeros(1, rules.STATE)[0]
    for number in range(rounds):
        sums = np.zeros((PHASES + 1, HEADS, 5))
        best = np.zeros((PHASES + 1, 2))
        _play(game.setup, s, table, sums, best, new_rng(1), number * count, count)
        fresh = _fit(_all_round(sums), best)
        table = fresh if number == 0 else (table + fresh) / 2  # or it swings to and fro
    return table


def _all_round(sums: Sums) -> Sums:
    """Add up what is the same but for a quarter turn of the board: the tiles are the same from all sides."""
    head = np.arange(HEADS)
    column, row, entry = head // 4 % 8, head // 32, head % 4
    total = sums.copy()
    for _ in range(3):
        column, row, entry = 7 - row, column, (entry + 1) % 4
        total += sums[:, 4 * (8 * row + column) + entry]
    return total


def _fit(sums: Sums, best: Sums) -> Table:
    """Points = a + b * crossings by least squares in every cell."""
    n, x, xx, y, xy = np.moveaxis(sums, -1, 0)
    n, x, xx, y, xy = n + PRIOR, x + 3 * PRIOR, xx + 12 * PRIOR, y + 5 * PRIOR, xy + 18 * PRIOR
    b = np.clip((n * xy - x * y) / (n * xx - x * x), 0.5, 2.0)
    table = np.zeros(SHAPE[1:], np.float32)
    table[:, :HEADS, 1] = b
    table[:, :HEADS, 0] = (y - b * x) / n
    table[:, HEADS, 0] = best[:, 1] / np.maximum(best[:, 0], 1)
    return table


@rule
def _play(setup: Any, s: Any, table: Table, sums: Sums, best: Sums, rng: Rng, first: int, count: int) -> None:
    mask = np.zeros(rules.WORDS, np.uint64)
    weights = np.zeros((SEATS, STATIONS), np.float32)
    heads = np.zeros((PHASES + 1, STATIONS), np.int64)
    lengths = np.zeros((PHASES + 1, STATIONS), np.int64)
    for i in range(count):
        seed(rng, 7, first + i, 0)
        rules.start(setup, s, rng)
        weigh(setup, s, 1.0, weights)
        heads[:] = -1
        noted = -1
        while not rules.over(setup, s):
            if s.drawn == NO_TILE and int(s.placed) > noted:
                noted = int(s.placed)
                _note(s, heads[phase_of(noted)], lengths[phase_of(noted)])
            seat = int(s.turn)
            if below(rng, NOISE) == 0:
                legal = rules.legal(setup, s, seat, mask)
                action = nth_action(mask, below(rng, legal))
            else:
                action = quick_choice(setup, s, seat, table, weights, mask)
                if s.drawn != NO_TILE:
                    _, gained = best_placement(setup, s, seat, table, weights, mask)
                    best[phase_of(noted + 1), 0] += 1
                    best[phase_of(noted + 1), 1] += gained
            rules.apply(setup, s, seat, action, rng)
        for phase in range(PHASES + 1):
            for line in range(STATIONS):
                head = heads[phase, line]
                if head >= 0:
                    x = float(lengths[phase, line])
                    y = float(s.length[line]) * (2.0 if (s.powered >> np.uint32(line)) & np.uint32(1) else 1.0)
                    cell = sums[phase, head]
                    cell[0] += 1
                    cell[1] += x
                    cell[2] += x * x
                    cell[3] += y
                    cell[4] += x * y


@rule
def _note(s: Any, heads: Any, lengths: Any) -> None:
    """Write down where each open line waits and how long it is."""
    heads[:] = -1
    free = s.free
    while free != 0:
        lowest = first_of(free)
        free ^= lowest
        square = popcount(lowest - ONE)
        for entry in range(4):
            line = int(s.cell[square, entry]) - 1
            if line >= 0:
                heads[line] = 4 * square + entry
                lengths[line] = s.length[line]


if __name__ == "__main__":
    main()
