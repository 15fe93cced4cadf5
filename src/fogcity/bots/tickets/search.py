"""Information-set Monte Carlo tree search for Ticket to Ride: San Francisco.

An iteration deals hidden cards and tickets anew, plans for every seat, walks down the tree and plays to the end by the
plans. The tree sees only sensible payments: in one color, with as few ferry cards as possible.
"""

from typing import Any, Final

import numpy as np

from fogcity.bots.tickets.last import NOTHING, solve, solves
from fogcity.bots.tickets.plan import count_needs, list_cheapest
from fogcity.bots.tickets.styles import follow, plan_for
from fogcity.bots.tree import FULL, ROOT, Tree, backup, find, select
from fogcity.games.tickets import rules
from fogcity.games.tickets.board import MAX_TRACKS
from fogcity.games.tickets.rules import gives_token
from fogcity.games.tickets.state import (
    CHOOSING,
    CLAIM_WORD,
    FERRY,
    ROUTE_POINTS,
    SEATS,
    STACK_WORD,
    TAKE_DECK,
    TICKET_CHOICE,
    TICKETS,
)
from fogcity.kernel import Rng, bit, nth_bit, rule

MAX_DEPTH: Final = 64
MAX_ACTIONS: Final = 64 * CLAIM_WORD + FERRY * MAX_TRACKS

KNOBS: Final = np.dtype(
    (
        np.record,
        [
            ("exploration", np.float32),
            ("noise", np.int32),  # prices of plans differ from iteration to iteration by up to so many per cent
            ("scale", np.float32),  # points of lead that are half way to a sure win
            ("expand", np.int32),  # visits of a node before its actions are looked at
            ("wanted", np.float32),  # prior of claiming a track that the plan wants; a needed card has 2
            (
                "exact",
                np.int32,
            ),  # 1: priors belong to the deal at hand, last turns are solved; 0: as in the first search
        ],
    )
)
DEFAULTS: Final = np.array((0.7, 40, 12.0, 2, 6.0, 1), KNOBS)[()]
FIRST: Final = np.array((0.7, 40, 12.0, 2, 6.0, 0), KNOBS)[()]
"""Those of the first search, which stays as it is for comparison."""


@rule
def search(
    setup: Any, states: Any, iterations: int, tree: Tree, style: Any, knobs: Any, room: Any, mask: Any, rng: Rng
) -> None:
    """Add iterations to a tree for the veiled state states[0]; states[1] is room for a state to play with."""
    path = np.zeros(MAX_DEPTH, np.int64)
    seats = np.zeros(MAX_DEPTH, np.int64)
    edges = np.zeros(MAX_ACTIONS, np.int64)
    actions = np.zeros(MAX_ACTIONS, np.int64)
    scores = np.zeros(SEATS, np.int32)
    utilities = np.zeros(SEATS, np.float32)
    for _ in range(iterations):
        states[1] = states[0]
        s = states[1]
        rules.resample(setup, s, rng)
        for seat in range(np.int64(setup.players)):
            plan_for(setup, s, seat, style, knobs.noise, rng, room)
        node, depth = ROOT, 0
        while depth < MAX_DEPTH and not rules.over(setup, s) and (node == ROOT or tree[node].visits >= knobs.expand):
            seat = _actor(setup, s)
            count = _look(setup, s, seat, node, mask, tree, knobs, room, actions, edges)
            if count == 0:
                break  # the tree is full
            chosen = select(tree, node, edges, count, knobs.exploration)
            path[depth] = edges[chosen]
            seats[depth] = seat
            node = edges[chosen]
            depth += 1
            _play(setup, s, seat, int(actions[chosen]), style, rng, room)
        while not rules.over(setup, s):
            seat = _actor(setup, s)
            _play(setup, s, seat, follow(setup, s, seat, style, mask, rng, room), style, rng, room)
        rules.scores(setup, s, scores)
        _judge(setup, scores, knobs, utilities)
        backup(tree, path, seats, depth, utilities)


@rule
def _actor(setup: Any, s: Any) -> int:
    return nth_bit(np.uint64(rules.waiting(setup, s)), 0) if s.phase == CHOOSING else int(s.turn)


@rule
def _play(setup: Any, s: Any, seat: int, action: int, style: Any, rng: Rng, room: Any) -> None:
    """Carry out an action and keep the actor's plan up to date."""
    word = action >> 6
    phase = int(s.phase)
    rules.apply(setup, s, seat, action, rng)
    if word >= CLAIM_WORD:
        track = word - CLAIM_WORD
        room.want[seat, track >> 6] &= ~bit(track & 63)
    elif phase == TICKET_CHOICE:
        plan_for(setup, s, seat, style, 0, rng, room)
    elif phase == CHOOSING and s.phase != CHOOSING:  # only now does anyone hold tickets
        for other in range(np.int64(setup.players)):
            plan_for(setup, s, other, style, 0, rng, room)


@rule
def _look(
    setup: Any, s: Any, seat: int, node: int, mask: Any, tree: Tree, knobs: Any, room: Any, actions: Any, edges: Any
) -> int:
    """Find or make the edges of all sensible legal actions; returns how many, or 0 when the tree is full."""
    if knobs.exact == 1 and solves(s):
        action, _ = solve(setup, s, seat, mask)
        if action != NOTHING:
            edge = find(tree, node, action)
            if edge == FULL:
                return 0
            tree[edge].prior = 1.0
            tree[edge].available += 1
            actions[0] = action
            edges[0] = edge
            return 1
    rules.legal(setup, s, seat, mask)
    count_needs(setup, s, seat, room.want[seat], room)
    count = list_cheapest(setup, mask, actions)
    for i in range(count):
        edge = find(tree, node, int(actions[i]))
        if edge == FULL:
            return 0
        if tree[edge].available == 0 or knobs.exact == 1:
            tree[edge].prior = _prior(setup, s, seat, int(actions[i]), knobs, room)
        tree[edge].available += 1
        edges[i] = edge
    return count


@rule
def _prior(setup: Any, s: Any, seat: int, action: int, knobs: Any, room: Any) -> float:
    """How likely an action is a good one at first sight, compared with others."""
    word, index = action >> 6, action & 63
    want = room.want[seat]
    if word >= CLAIM_WORD:
        track = word - CLAIM_WORD
        value = 0.3 + 0.4 * float(ROUTE_POINTS[setup.length[track]])
        if want[track >> 6] & bit(track & 63) != 0:
            value += knobs.wanted
        if gives_token(s, seat, int(setup.end[track, 0])) or gives_token(s, seat, int(setup.end[track, 1])):
            value += 1.0
        if index & 7 < int(setup.length[track]) and room.need[index >> 3] > 0:
            value *= 0.7  # the plan needs this color elsewhere
        return value
    if word >= STACK_WORD:
        value = 0.1
        for track in range(np.int64(setup.tracks)):
            touches = setup.end[track, 0] == index or setup.end[track, 1] == index
            if touches and want[track >> 6] & bit(track & 63) != 0:
                value = 1.0
        return value
    if action < FERRY:
        return 2.0 if room.need[action] > 0 else 0.4
    if action == FERRY:
        return 2.0 if room.need[FERRY] > 0 else 0.8
    if action == TAKE_DECK:
        return 1.5
    if action == TICKETS:
        return 2.0 if want[0] | want[1] == 0 else 0.4
    return 1.0


@rule
def _judge(setup: Any, scores: Any, knobs: Any, utilities: Any) -> None:
    """How well each seat did, from 0 to 1: its lead over the best other one, squeezed."""
    players = int(setup.players)
    for seat in range(players):
        best = -1000
        for other in range(players):
            if other != seat:
                best = max(best, int(scores[other]))
        lead = float(scores[seat] - best)
        utilities[seat] = 0.5 + 0.5 * (lead / (abs(lead) + knobs.scale))
