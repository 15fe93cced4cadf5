"""Information-set search with a network for Ticket to Ride: San Francisco.

An iteration deals what the seat cannot know, the others' tickets by the network's belief. The seat's own moves are
chosen by PUCT, with priors that the network computes for the current position; the policy is sharp, so the priors use a
high temperature, or little else would be tried. The others' moves are drawn from the unchanged policy. Where the tree
ends, the network judges the position from the searching seat's view, whether or not it is to move. The tree merges
outcomes of chance, so priors are kept only at the root, where the seat sees the same in every deal.
"""

from typing import Any, Final

import numpy as np

from fogcity.bots.dense import draw, softmax
from fogcity.bots.tickets import net as network
from fogcity.bots.tickets.belief import SHAPE, believe, deal_kept
from fogcity.bots.tickets.last import NOTHING, solve, solves
from fogcity.bots.tickets.net import Net, Space
from fogcity.bots.tickets.plan import list_cheapest
from fogcity.bots.tree import FULL, ROOT, Tree, find
from fogcity.games.tickets import rules
from fogcity.games.tickets.board import MAX_TICKETS, MAX_TRACKS
from fogcity.games.tickets.features import standing
from fogcity.games.tickets.state import CHOOSING, CLAIM_WORD, FERRY, SEATS, WORDS
from fogcity.kernel import Rng, nth_bit, rule, tanh

MAX_DEPTH: Final = 48
MAX_ACTIONS: Final = 64 * CLAIM_WORD + FERRY * MAX_TRACKS

KNOBS: Final = np.dtype(
    (
        np.record,
        [
            ("exploration", np.float32),
            ("unvisited", np.float32),  # how much worse than its parent an action is thought that was never tried
            ("margin", np.float32),  # the part of a result that is its margin
            ("unit", np.float32),  # points of margin that are about three quarters of a sure thing
            ("belief", np.float32),  # how far deals go by what the network believes; 0 for even chances
            ("temperature", np.float32),  # above 1 the network's favorites are favored less
        ],
    )
)
DEFAULTS: Final = np.array((1.0, 0.0, 0.3, 15.0, 1.0, 5.0), KNOBS)[()]


@rule
def search(setup: Any, states: Any, iterations: int, tree: Tree, net: Net, at: Space, knobs: Any, rng: Rng) -> None:
    """Add iterations to a tree for the veiled state states[0]; states[1] is room for a state to play with."""
    mask = np.zeros(WORDS, np.uint64)
    actions = np.zeros(MAX_ACTIONS, np.int64)
    edges = np.zeros(MAX_ACTIONS, np.int64)
    priors = np.zeros(MAX_ACTIONS, np.float64)
    path = np.zeros(MAX_DEPTH, np.int64)
    own = np.zeros(MAX_DEPTH, np.bool_)
    points = np.zeros(SEATS, np.int32)
    scores = np.zeros(SEATS, np.int32)
    me = actor(setup, states[0])
    chances = np.zeros(SHAPE, np.float64)
    players = int(setup.players)
    if knobs.belief > 0.0:
        believe(setup, states[0], me, net, at, knobs.belief, chances)
    for _ in range(iterations):
        states[1] = states[0]
        s = states[1]
        if knobs.belief > 0.0:
            deal_kept(s, chances, priors, rng)
        rules.resample(setup, s, rng)
        node, depth = ROOT, 0
        while depth < MAX_DEPTH and not rules.over(setup, s) and (node == ROOT or tree[node].visits > 0):
            seat = actor(setup, s)
            count = list_sensible(setup, s, seat, mask, actions)
            if seat == me:
                full = False
                for i in range(count):
                    edges[i] = find(tree, node, int(actions[i]))
                    full = full or edges[i] == FULL
                if full:
                    break
                known = node == ROOT and tree[node].visits > 0
                if count == 1:
                    priors[0] = 1.0
                elif known:
                    for i in range(count):
                        priors[i] = tree[edges[i]].prior
                else:
                    weigh(setup, s, seat, net, at, actions, count, knobs.temperature, priors)
                for i in range(count):
                    tree[edges[i]].available += 1
                    tree[edges[i]].prior = priors[i]
                chosen = _select(tree, node, edges, priors, count, knobs)
                edge = edges[chosen]
            else:
                if count > 1:
                    weigh(setup, s, seat, net, at, actions, count, 1.0, priors)
                chosen = draw(priors, count, rng) if count > 1 else 0
                edge = find(tree, node, int(actions[chosen]))
                if edge == FULL:
                    break
            path[depth] = edge
            own[depth] = seat == me
            node = edge
            depth += 1
            rules.apply(setup, s, seat, int(actions[chosen]), rng)
        if rules.over(setup, s):
            value = result(setup, s, me, knobs, points, scores)
        else:
            network.look(setup, s, me, net, at)
            network.judge(net, at, players)
            value = network.utility(at, players, knobs.margin)
        tree[ROOT].visits += 1
        tree[ROOT].next_total += value
        for i in range(depth):
            edge = path[i]
            tree[edge].visits += 1
            tree[edge].next_total += value
            if own[i]:
                tree[edge].total += value


@rule
def actor(setup: Any, s: Any) -> int:
    """The seat that acts: the first of those who choose tickets at the same time."""
    return nth_bit(np.uint64(rules.waiting(setup, s)), 0) if s.phase == CHOOSING else int(s.turn)


@rule
def list_sensible(setup: Any, s: Any, seat: int, mask: Any, actions: Any) -> int:
    """Write the actions worth searching: payments with as few ferry cards as possible, and the best last turns."""
    if solves(s):
        action, _ = solve(setup, s, seat, mask)
        if action != NOTHING:
            actions[0] = action
            return 1
    rules.legal(setup, s, seat, mask)
    return list_cheapest(setup, mask, actions)


@rule
def weigh(
    setup: Any, s: Any, seat: int, net: Net, at: Space, actions: Any, count: int, temperature: float, priors: Any
) -> None:
    """Write how likely the network is to choose each action for a seat."""
    network.look(setup, s, seat, net, at)
    for i in range(count):
        priors[i] = network.logit(net, at, int(actions[i])) / temperature
    softmax(priors, count)


@rule
def _select(tree: Tree, node: int, edges: Any, priors: Any, count: int, knobs: Any) -> int:
    base = tree[node].next_total / max(1, int(tree[node].visits)) - knobs.unvisited
    best, best_value = 0, -1e9
    for i in range(count):
        edge = tree[edges[i]]
        visits = int(edge.visits)
        mean = edge.total / visits if visits > 0 else base
        value = mean + knobs.exploration * priors[i] * np.sqrt(float(edge.available)) / (1 + visits)
        if value > best_value:
            best, best_value = i, value
    return best


@rule
def result(setup: Any, s: Any, me: int, knobs: Any, points: Any, scores: Any) -> float:
    """How well a seat did in a game that is over, from 0 to 1 for two, as it was trained for."""
    players = int(setup.players)
    standing(setup, s, points)
    rules.scores(setup, s, scores)
    winners, best, ahead = 0, points[0], -10000
    for seat in range(players):
        best = max(best, points[seat])
        if seat != me:
            ahead = max(ahead, int(scores[seat]))
    for seat in range(players):
        winners += int(points[seat] == best)
    share = 1.0 / winners if points[me] == best else 0.0
    even = (players * share - 1.0) / (players - 1)
    lead = float(scores[me]) - float(ahead)
    return float(0.5 + 0.5 * ((1.0 - knobs.margin) * even + knobs.margin * tanh(lead / knobs.unit)))


@rule
def favorite(setup: Any, s: Any, seat: int, net: Net, at: Space, mask: Any, actions: Any, priors: Any) -> int:
    """The action that the network alone likes best."""
    count = list_sensible(setup, s, seat, mask, actions)
    if count == 1:
        return int(actions[0])
    weigh(setup, s, seat, net, at, actions, count, 1.0, priors)
    best = 0
    for i in range(1, count):
        if priors[i] > priors[best]:
            best = i
    return int(actions[best])


@rule
def likes(setup: Any, s: Any, seat: int, net: Net, at: Space) -> int:
    """The same with room of its own."""
    actions, priors = np.zeros(MAX_ACTIONS, np.int64), np.zeros(MAX_ACTIONS, np.float64)
    return favorite(setup, s, seat, net, at, np.zeros(WORDS, np.uint64), actions, priors)


@rule
def deal_hidden(setup: Any, s: Any, seat: int, net: Net, at: Space, rng: Rng) -> None:
    """Deal what a veiled state hides: tickets of others as the network believes, the rest with even chances."""
    chances, likely = np.zeros(SHAPE, np.float64), np.zeros(MAX_TICKETS, np.float64)
    believe(setup, s, seat, net, at, 1.0, chances)
    deal_kept(s, chances, likely, rng)
    rules.resample(setup, s, rng)
