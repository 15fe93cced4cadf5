"""Information-set Monte Carlo tree search for Cable Car.

An iteration deals hidden tiles anew, walks down the tree, plays on with quick choices for some turns and judges the
position by its score and what open lines are worth. The tree identifies placements by the tile that is placed, so
hidden hands are told apart by what is played from them.
"""

from typing import Any, Final

import numpy as np

from fogcity.bots.cablecar.worth import (
    HEADS,
    Table,
    Weights,
    gain,
    phase_of,
    quick_game,
    standing,
    weigh,
)
from fogcity.bots.tree import FULL, ROOT, Tree, backup, find, select
from fogcity.games.cablecar import rules
from fogcity.games.cablecar.board import PATTERN, STATIONS, TILE_COUNT
from fogcity.games.cablecar.rules import COMPANIES, DRAW, NO_TILE, PERCENT_COUNT, SEATS, WORDS
from fogcity.kernel import ONE, Rng, exp, first_of, popcount, rule

MAX_DEPTH: Final = 64
MAX_ACTIONS: Final = 64 * WORDS
KIND_SHIFT: Final = 10
"""Keys of the tree are kind + 1 of the tile above, the action below."""

KNOBS: Final = np.dtype(
    (
        np.record,
        [
            ("exploration", np.float32),
            ("temperature", np.float32),  # of the priors, in points
            ("plies", np.int32),  # of the playout before the position is judged
            ("scale", np.float32),  # points of margin that are nearly as good as a win, at the end of the game
            ("drift", np.float32),  # and how many more for each tile still to be placed
            ("expand", np.int32),  # visits of a node before its actions are looked at
            ("rivalry", np.float32),  # how much others' gains count as losses, in priors and playouts
        ],
    )
)
DEFAULTS: Final = np.array((0.7, 2.5, 24, 10.0, 0.5, 2, 1.0), KNOBS)[()]


@rule
def search(setup: Any, states: Any, iterations: int, tree: Tree, table: Table, knobs: Any, rng: Rng) -> None:
    """Add iterations to a tree for the veiled state states[0]; states[1] is room for a state to play with."""
    mask = np.zeros(WORDS, np.uint64)
    weights = np.zeros((SEATS, STATIONS), np.float32)
    path = np.zeros(MAX_DEPTH, np.int64)
    seats = np.zeros(MAX_DEPTH, np.int64)
    edges = np.zeros(MAX_ACTIONS, np.int64)
    actions = np.zeros(MAX_ACTIONS, np.int64)
    colors = np.zeros(COMPANIES, np.float32)
    utilities = np.zeros(SEATS, np.float32)
    weigh(setup, states[0], knobs.rivalry, weights)
    for _ in range(iterations):
        states[1] = states[0]
        s = states[1]
        rules.resample(setup, s, rng)
        node, depth = ROOT, 0
        while depth < MAX_DEPTH and not rules.over(setup, s) and (node == ROOT or tree[node].visits >= knobs.expand):
            seat = int(s.turn)
            rules.legal(setup, s, seat, mask)
            count = _look(setup, s, seat, node, mask, tree, table, weights, knobs, actions, edges)
            if count == 0:
                break  # the tree is full
            chosen = select(tree, node, edges, count, knobs.exploration)
            path[depth] = edges[chosen]
            seats[depth] = seat
            node = edges[chosen]
            depth += 1
            rules.apply(setup, s, seat, int(actions[chosen]), rng)
        quick_game(setup, s, knobs.plies, table, weights, mask, rng)
        _judge(setup, s, table, knobs, colors, utilities)
        backup(tree, path, seats, depth, utilities)


@rule
def tree_key(s: Any, seat: int, action: int) -> int:
    """An action as the tree knows it: a placement by its kind of tile, not by where in the hand it was."""
    if action >= DRAW:
        return action
    slot = action >> 8
    tile = int(s.drawn) if s.drawn != NO_TILE else int(s.hand[seat, slot])
    return (tile << KIND_SHIFT) | (action & 255)


@rule
def _look(
    setup: Any,
    s: Any,
    seat: int,
    node: int,
    mask: Any,
    tree: Tree,
    table: Table,
    weights: Weights,
    knobs: Any,
    actions: Any,
    edges: Any,
) -> int:
    """Find or make the edges of all legal actions; returns how many, or 0 when the tree is full."""
    count = 0
    phase = phase_of(int(s.placed) + 1)
    for word in range(WORDS):
        bits = mask[word]
        while bits != 0:
            lowest = first_of(bits)
            bits ^= lowest
            action = 64 * word + popcount(lowest - ONE)
            edge = find(tree, node, tree_key(s, seat, action))
            if edge == FULL:
                return 0
            if tree[edge].available == 0:
                promise = _promise(setup, s, seat, action, table, phase, weights)
                tree[edge].prior = exp(min(20.0, max(-20.0, promise / knobs.temperature)))
            tree[edge].available += 1
            actions[count] = action
            edges[count] = edge
            count += 1
    return count


@rule
def _promise(setup: Any, s: Any, seat: int, action: int, table: Table, phase: int, weights: Weights) -> float:
    """What an action seems to gain at first sight, in points."""
    if action >= DRAW:
        return table[phase, HEADS, 0] if action == DRAW else 0.0
    tile = int(s.drawn) if s.drawn != NO_TILE else int(s.hand[seat, action >> 8])
    return gain(s, table, phase, weights[seat], int(PATTERN[tile - 1, (action >> 6) & 3]), action & 63)


@rule
def _judge(setup: Any, s: Any, table: Table, knobs: Any, colors: Any, utilities: Any) -> None:
    """How well each seat stands, from 0 to 1: its lead over the best other one, squeezed."""
    players = int(setup.players)
    standing(setup, s, table, colors)
    for seat in range(players):
        utilities[seat] = colors[seat]
        if setup.companies:
            utilities[seat] = 0.0
            for percent in range(PERCENT_COUNT):
                utilities[seat] += 0.1 * (percent + 1) * colors[s.share[seat, percent]]
    best, second, leader = -1e9, -1e9, -1
    for seat in range(players):
        if utilities[seat] > best:
            best, second, leader = utilities[seat], best, seat
        elif utilities[seat] > second:
            second = utilities[seat]
    scale = knobs.scale + knobs.drift * (TILE_COUNT - int(s.placed))
    if setup.companies:
        scale *= 0.3
    for seat in range(players):
        lead = (utilities[seat] - (second if seat == leader else best)) / scale
        utilities[seat] = 0.5 + 0.5 * lead / (1.0 + abs(lead))
