"""Simple players of Cable Car: `newcomer`, `greedy`, and the weighted one-ply player known from student projects."""

from typing import Any, Final

from fogcity.bots.cablecar.worth import follow
from fogcity.games.cablecar import rules
from fogcity.games.cablecar.board import ARRIVAL, INTO_POWER_STATION, NEXT, PATTERN
from fogcity.games.cablecar.rules import DRAW, EXCHANGE
from fogcity.kernel import ONE, Rng, below, first_of, popcount, rule

OWN_ENDED: Final = -25.0
OTHERS_ENDED: Final = 20.0
OWN_ENDANGERED: Final = -15.0
"""The weights of the one-ply player; a point of difference counts 1."""
SAFE: Final = 6.0
ENDANGERED: Final = 4.0
"""What greedy expects of an open line on top of its crossings so far: no tile can end it next, or one can."""
NOWHERE: Final = 64
ENDED: Final = 10
"""Crossings that the simplest player would give for not ending a line of its own."""
ONE_PLY, GREEDY, NEWCOMER = range(3)
"""The simple players."""
EXCHANGE_ACTIONS: Final = 2 * rules.PERCENT_COUNT


@rule
def endangered(s: Any, square: int, pattern: int, head: int) -> bool:
    """Whether one more tile at a head can lead the line to an arrival (with a pattern already laid on a square)."""
    danger = False
    for side in range(4):
        beyond = int(NEXT[head >> 2, side])
        if beyond < ARRIVAL:
            beyond, _ = follow(s, square, pattern, beyond)
        danger = danger or beyond == ARRIVAL
    return danger


@rule
def judge(s: Any, weight: Any, pattern: int, square: int, who: int) -> float:
    """What a placement is worth to a simple player; `weight` is the seat's interest in each line."""
    total = 0.0
    for entry in range(4):
        line = int(s.cell[square, entry]) - 1
        if line >= 0 and weight[line] != 0.0:
            length = float(s.length[line])
            head, crossings = follow(s, square, pattern, 4 * square + entry)
            after = length + crossings
            ended, own = head >= ARRIVAL, weight[line] > 0.0
            points = 2 * after if head == INTO_POWER_STATION else after
            if who == NEWCOMER:
                if own:
                    total += -ENDED if head == ARRIVAL else crossings
            elif who == ONE_PLY:
                if ended:
                    total += weight[line] * points + (OWN_ENDED if own else OTHERS_ENDED)
                elif own and endangered(s, square, pattern, head):
                    total += OWN_ENDANGERED
            else:
                before = length + (ENDANGERED if endangered(s, NOWHERE, 0, 4 * square + entry) else SAFE)
                if not ended:
                    points += ENDANGERED if endangered(s, square, pattern, head) else SAFE
                total += weight[line] * (points - before)
    return total


@rule
def baseline_choice(setup: Any, s: Any, seat: int, weight: Any, who: int, mask: Any, rng: Rng) -> int:
    """The placement judged best, the first of equals from a random square on; to draw where none is worth anything,
    which a newcomer never does."""
    rules.legal(setup, s, seat, mask)
    offset = below(rng, 64)
    best, best_value = -1, -1e9
    for word in range(rules.PLACE_WORDS):
        squares = mask[word]
        tile = int(s.drawn) if s.drawn != rules.NO_TILE else int(s.hand[seat, word >> 2])
        while squares != 0:
            lowest = first_of(squares)
            squares ^= lowest
            square = popcount(lowest - ONE)
            value = judge(s, weight, int(PATTERN[tile - 1, word & 3]), square, who)
            if value > best_value or (value == best_value and (square - offset) % 64 < (best - offset) % 64):
                best, best_value = 64 * word + square, value
    other = mask[rules.PLACE_WORDS]
    if who != NEWCOMER and best_value < 0.0 and other & ONE != 0:
        return DRAW
    return EXCHANGE + below(rng, EXCHANGE_ACTIONS) if best < 0 else best
