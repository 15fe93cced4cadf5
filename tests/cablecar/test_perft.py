"""Numbers of placement sequences without hands or draws, found equal by oracle and kernel and then frozen."""

from typing import Any

import numpy as np
import pytest

from fogcity import games
from fogcity.games.cablecar import rules
from fogcity.games.cablecar.board import COPIES_MASK
from fogcity.kernel import bit, popcount, rule
from oracles.cablecar import perft as oracle_perft

MIDDLE = """
    aacb@b1 acba@c1 bcbc@b2 cbcb@c2 baac@c3 aaaa@h4 cbaa@g4 dddd@g5 bbbb@f5 adad@f1 accd@f2
    dacc@e8 dbcd@d8 cddb@d7 ddbc@d6 aacb@a5 aacb@b5 aacb@c5
""".split()
NEARLY_FULL = """
    aaaa@a1 aaaa@b1 aaaa@c1 aaaa@d1 aacb@e1 aacb@f1 aacb@g1 aacb@h1 acba@a2 acba@b2 acba@c2 acba@d2 baac@e2 baac@f2
    baac@g2 baac@h2 cbaa@a3 cbaa@b3 cbaa@c3 cbaa@d3 bcbc@e3 bcbc@f3 bcbc@g3 cbcb@h3 cbcb@a4 cbcb@b4 bbbb@c4 bbbb@f4
    cccc@g4 cccc@h4 adad@a5 adad@b5 dada@c5 dada@f5 accd@g5 accd@h5 cdac@a6 cdac@b6 ccda@c6 ccda@d6 dacc@e6 dacc@f6
    adbb@g6 adbb@h6 badb@a7 badb@b7 bbad@c7 bbad@d7 dbba@e7
""".split()


@rule
def perft(setup: Any, states: Any, squares: Any, depth: int) -> int:
    """Sequences of `depth` placements from states[0]; states and squares have a row for every depth."""
    level, total = 0, 0
    kinds, turns = np.zeros(depth, np.int64), np.full(depth, -1)
    while level >= 0:
        s = states[level]
        if level == depth - 1:  # count without playing
            for kind in range(len(COPIES_MASK)):
                if s.left & COPIES_MASK[kind] != 0:
                    squares[level] = 0
                    rules.placements(setup, s, kind, squares[level])
                    for turn in range(4):
                        total += popcount(squares[level][turn])
            level -= 1
            continue
        # The next placement of this level: on within the squares of a turn, then the next turn, then the next kind.
        while kinds[level] < len(COPIES_MASK):
            if turns[level] < 0:
                squares[level] = 0
                if s.left & COPIES_MASK[kinds[level]] != 0:
                    rules.placements(setup, s, kinds[level], squares[level])
                turns[level] = 0
            while turns[level] < 4 and squares[level][turns[level]] == 0:
                turns[level] += 1
            if turns[level] < 4:
                break
            kinds[level] += 1
            turns[level] = -1
        if kinds[level] == len(COPIES_MASK):
            kinds[level], turns[level] = 0, -1
            level -= 1
            continue
        square = 0
        while squares[level][turns[level]] & bit(square) == 0:
            square += 1
        squares[level][turns[level]] &= ~bit(square)
        states[level + 1] = s
        rules.take_kind(states[level + 1], kinds[level])
        rules.place(setup, states[level + 1], kinds[level], turns[level], square)
        level += 1
    return total


def kernel_perft(depth: int, placements: list[str], rotate: bool) -> int:
    game = games.make("cablecar", players=2, rotate=rotate)
    states = np.zeros(depth, rules.STATE)
    states[0] = game.from_position(",".join(placements) or "-")
    return perft(game.setup, states, np.zeros((depth, 4), np.uint64), depth)


@pytest.mark.parametrize(
    ("placements", "rotate", "counts"),
    [
        ([], False, [476, 216_444, 99_622_784]),
        ([], True, [1_904, 3_463_104]),
        (MIDDLE, False, [694, 468_189, 306_602_438]),
        (MIDDLE, True, [2_776, 7_490_472]),
        (NEARLY_FULL, False, [33, 882, 19_656]),
        (NEARLY_FULL, True, [125, 12_880]),
    ],
    ids=["empty", "empty-rotate", "middle", "middle-rotate", "nearly-full", "nearly-full-rotate"],
)
def test_perft(placements: list[str], rotate: bool, counts: list[int]) -> None:
    assert [kernel_perft(depth, placements, rotate) for depth in range(1, len(counts) + 1)] == counts


@pytest.mark.parametrize(
    ("depth", "placements", "rotate"),
    [
        (1, [], False),
        (1, [], True),
        (2, MIDDLE, False),
        (1, MIDDLE, True),
        (2, NEARLY_FULL, False),
        (2, NEARLY_FULL, True),
    ],
)
def test_the_oracle_counts_the_same(depth: int, placements: list[str], rotate: bool) -> None:
    """CC-14, CC-17, CC-18: the frozen numbers are the oracle's, too."""
    assert oracle_perft(depth, rotate=rotate, placements=placements) == kernel_perft(depth, placements, rotate)
