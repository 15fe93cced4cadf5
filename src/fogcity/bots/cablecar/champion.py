"""Information-set search with a network for Cable Car.

The tree identifies a position by the tiles that were placed and drawn on the way to it, and by the tile in the hand of
the seat that acts. So the network evaluates each position only once, when iterations have come there twice: its policy
is the prior, and its win chances count as much as these playouts. Playouts are games of `lines`. The policy is sharp
(nearly certain in most positions), so the prior uses a high temperature, or no other action would be tried. It is
highest at the root, where a good action that is never tried is lost. All seats choose by PUCT, each for its own good
(max^n).
"""

from typing import Any, Final

import numpy as np

from fogcity.bots.cablecar import net as network
from fogcity.bots.cablecar.net import Net, Space
from fogcity.bots.cablecar.worth import Table, quick_game, standing
from fogcity.bots.cablecar.worth import weigh as weigh_lines
from fogcity.bots.dense import softmax
from fogcity.bots.tree import FULL, ROOT, Tree, find
from fogcity.games.cablecar import rules
from fogcity.games.cablecar.board import STATIONS, TILE_COUNT
from fogcity.games.cablecar.rules import COMPANIES, DRAW, NO_TILE, PLACE_WORDS, SEATS, WORDS
from fogcity.kernel import ONE, Rng, below, exp, first_of, popcount, rule, tanh

MAX_DEPTH: Final = 64
MAX_ACTIONS: Final = 65
FINE: Final = 1 << 24
KIND_SHIFT: Final = 10
HERE: Final = (1 << KIND_SHIFT) - 1
"""Stands for the position itself among the actions of a tile in hand."""

KNOBS: Final = np.dtype(
    (
        np.record,
        [
            ("exploration", np.float32),
            ("unvisited", np.float32),  # how much worse than its position an action is thought that was never tried
            ("margin", np.float32),  # the part of a result that is its margin
            ("unit", np.float32),  # points of margin that are about three quarters of a sure thing
            ("temperature", np.float32),  # above 1 the network's favorites are favored less
            ("root", np.float32),  # the same for the search's own choice
            ("expand", np.int32),  # visits of a position before the network looks at it
            ("look", np.int32),  # how many playouts a look of the network counts for
            ("plies", np.int32),  # of a playout before the position is judged; 0 for none
            ("scale", np.float32),  # points of lead that are half a sure thing in a playout, at the end of the game
            ("drift", np.float32),  # and how many more for each tile still to be placed
            ("spread", np.float32),  # of three or more: points of lead that make somebody e times as likely to win
            ("sample", np.int32),  # others choose by the prior to this power; 0 for by PUCT
        ],
    )
)
DEFAULTS: Final = np.array((0.8, 0.05, 0.3, 30.0, 3.0, 10.0, 2, 2, 50, 10.0, 0.5, 0.0, 0), KNOBS)[()]
CROWD: Final = np.array((0.8, 0.05, 0.3, 30.0, 3.0, 3.0, 2, 2, 50, 10.0, 0.5, 12.0, 0), KNOBS)[()]
"""For three players or more."""


@rule
def search(
    setup: Any,
    states: Any,
    iterations: int,
    tree: Tree,
    net: Net,
    at: Space,
    table: Table,
    knobs: Any,
    rng: Rng,
) -> None:
    """Add iterations to a tree for the veiled state states[0]; states[1] is room for a state to play with."""
    mask = np.zeros(WORDS, np.uint64)
    actions = np.zeros(MAX_ACTIONS, np.int64)
    edges = np.zeros(MAX_ACTIONS, np.int64)
    priors = np.zeros(MAX_ACTIONS, np.float64)
    path = np.zeros(MAX_DEPTH, np.int64)
    places = np.zeros(MAX_DEPTH, np.int64)
    seats = np.zeros(MAX_DEPTH, np.int64)
    utilities = np.zeros(SEATS, np.float64)
    scores = np.zeros(SEATS, np.int32)
    weights = np.zeros((SEATS, STATIONS), np.float32)
    colors = np.zeros(COMPANIES, np.float32)
    me = int(states[0].turn)
    weigh_lines(setup, states[0], 1.0, weights)
    for _ in range(iterations):
        states[1] = states[0]
        s = states[1]
        rules.resample(setup, s, rng)
        node, place, depth = ROOT, ROOT, 0
        while depth < MAX_DEPTH and not rules.over(setup, s):
            seat = int(s.turn)
            tile = tile_in_hand(s, seat)
            place = find(tree, node, tile | HERE)
            if place == FULL:
                break
            count = list_actions(setup, s, seat, mask, actions)
            if tree[place].available == 0:
                if node != ROOT and tree[place].visits + 1 < knobs.expand:
                    break
                if not _expand(setup, s, seat, node, tile, mask, tree, net, at, actions, count, priors, knobs):
                    break
                tree[place].available = 1
                if knobs.look > 0:
                    _tell(setup, at, seat, knobs, utilities)
                    _back_up(tree, path, places, seats, depth, utilities, knobs.look)
                    tree[place].visits += knobs.look
                    tree[place].next_total += knobs.look * utilities[seat]
                if node != ROOT:
                    break
            full = False
            for i in range(count):
                edges[i] = find(tree, node, tile | int(actions[i]))
                full = full or edges[i] == FULL
            if full:
                break
            if knobs.sample > 0 and seat != me:
                chosen = _guess(tree, edges, priors, count, int(knobs.sample), rng)
            else:
                chosen = _select(tree, place, edges, count, knobs)
            path[depth] = edges[chosen]
            places[depth] = place
            seats[depth] = seat
            node = edges[chosen]
            depth += 1
            place = FULL
            rules.apply(setup, s, seat, int(actions[chosen]), rng)
        if rules.over(setup, s):
            _result(setup, s, knobs, scores, utilities)
            _back_up(tree, path, places, seats, depth, utilities, max(1, knobs.look))
        elif knobs.plies > 0:
            seat = int(s.turn)
            quick_game(setup, s, knobs.plies, table, weights, mask, rng)
            if rules.over(setup, s):
                _result(setup, s, knobs, scores, utilities)
            else:
                _judge(setup, s, table, knobs, colors, utilities)
            _back_up(tree, path, places, seats, depth, utilities, 1)
            if place != FULL:
                tree[place].visits += 1
                tree[place].next_total += utilities[seat]
        elif place == FULL:  # the tree is full
            network.look(setup, s, int(s.turn), net, at, mask)
            _tell(setup, at, int(s.turn), knobs, utilities)
            _back_up(tree, path, places, seats, depth, utilities, max(1, knobs.look))


@rule
def _back_up(tree: Tree, path: Any, places: Any, seats: Any, depth: int, utilities: Any, weight: int) -> None:
    """Add utilities to all positions and actions that an iteration went through, each for the seat that acted."""
    for i in range(depth):
        utility = weight * utilities[seats[i]]
        tree[places[i]].visits += weight
        tree[places[i]].next_total += utility
        tree[path[i]].visits += weight
        tree[path[i]].total += utility


@rule
def _judge(setup: Any, s: Any, table: Table, knobs: Any, colors: Any, utilities: Any) -> None:
    """How well each seat stands after a playout, from 0 to 1: its lead over the best other one, squeezed."""
    players = int(setup.players)
    standing(setup, s, table, colors)
    best, second, leader = -1e9, -1e9, -1
    for seat in range(players):
        if colors[seat] > best:
            best, second, leader = float(colors[seat]), best, seat
        elif colors[seat] > second:
            second = float(colors[seat])
    if players > 2 and knobs.spread > 0.0:
        _share(colors, players, best, knobs.spread + knobs.drift * (TILE_COUNT - int(s.placed)), utilities)
        return
    scale = knobs.scale + knobs.drift * (TILE_COUNT - int(s.placed))
    for seat in range(players):
        lead = (colors[seat] - (second if seat == leader else best)) / scale
        utilities[seat] = 0.5 + 0.5 * lead / (1.0 + abs(lead))


@rule
def _share(points: Any, players: int, best: float, scale: float, utilities: Any) -> None:
    """How well each of several seats stands: its chance to win by points, on the scale of the network's chances."""
    total = 0.0
    for seat in range(players):
        utilities[seat] = exp((points[seat] - best) / scale)
        total += utilities[seat]
    for seat in range(players):
        utilities[seat] = 0.5 + 0.5 * (players * utilities[seat] / total - 1.0) / (players - 1)


@rule
def tile_in_hand(s: Any, seat: int) -> int:
    """The tile to be placed next as the upper part of a key, and whether it was drawn."""
    if s.drawn != NO_TILE:
        return (np.int64(s.drawn) + 32) << KIND_SHIFT  # type: ignore[return-value]  # not int(), see kernel/random.py
    return np.int64(s.hand[seat, 0]) << KIND_SHIFT  # type: ignore[return-value]


@rule
def tree_key(s: Any, seat: int, action: int) -> int:
    """An action as the tree knows it."""
    return tile_in_hand(s, seat) | action


@rule
def list_actions(setup: Any, s: Any, seat: int, mask: Any, actions: Any) -> int:
    """Write the legal actions: squares, and to draw."""
    rules.legal(setup, s, seat, mask)
    count = 0
    squares = mask[0]
    while squares != 0:
        lowest = first_of(squares)
        squares ^= lowest
        actions[count] = popcount(lowest - ONE)
        count += 1
    if mask[PLACE_WORDS] & ONE != 0:
        actions[count] = DRAW
        count += 1
    return count


@rule
def weigh(at: Space, actions: Any, count: int, temperature: float, priors: Any) -> None:
    """Write how likely the network is to choose each action, after a look."""
    for i in range(count):
        priors[i] = network.logit(at, int(actions[i])) / temperature
    softmax(priors, count)


@rule
def _expand(
    setup: Any,
    s: Any,
    seat: int,
    node: int,
    tile: int,
    mask: Any,
    tree: Tree,
    net: Net,
    at: Space,
    actions: Any,
    count: int,
    priors: Any,
    knobs: Any,
) -> bool:
    """Evaluate a position with the network and store its policy; returns whether there was room."""
    network.look(setup, s, seat, net, at, mask)
    weigh(at, actions, count, knobs.root if node == ROOT else knobs.temperature, priors)
    for i in range(count):
        edge = find(tree, node, tile | int(actions[i]))
        if edge == FULL:
            return False
        tree[edge].prior = priors[i]
    return True


@rule
def _select(tree: Tree, place: int, edges: Any, count: int, knobs: Any) -> int:
    visits = int(tree[place].visits)
    base = tree[place].next_total / max(1, visits) - knobs.unvisited
    reach = knobs.exploration * np.sqrt(float(visits))
    best, best_value = 0, -1e9
    for i in range(count):
        edge = tree[edges[i]]
        tried = int(edge.visits)
        mean = edge.total / tried if tried > 0 else base
        value = mean + reach * edge.prior / (1 + tried)
        if value > best_value:
            best, best_value = i, value
    return best


@rule
def _guess(tree: Tree, edges: Any, chances: Any, count: int, power: int, rng: Rng) -> int:
    """What another seat may do: drawn by the prior to a power."""
    total = 0.0
    for i in range(count):
        chances[i] = 1.0
        for _ in range(power):
            chances[i] *= tree[edges[i]].prior
        total += chances[i]
    x = total * (below(rng, FINE) / float(FINE))
    for i in range(count):
        x -= chances[i]
        if x < 0.0:
            return i
    return count - 1


@rule
def _tell(setup: Any, at: Space, seat: int, knobs: Any, utilities: Any) -> None:
    """How well every seat does by what the network says, from 0 to 1 for two."""
    players = int(setup.players)
    for place in range(players):
        even = (players * at.value[place] - 1.0) / (players - 1)
        margin = even  # of three or more nobody's margin is the others': chances stand for it
        if players == 2 or knobs.spread == 0.0:
            if place == 0:
                margin = at.value[SEATS]
            elif players == 2:
                margin = -at.value[SEATS]
        utilities[(seat + place) % players] = 0.5 + 0.5 * ((1.0 - knobs.margin) * even + knobs.margin * margin)


@rule
def _result(setup: Any, s: Any, knobs: Any, scores: Any, utilities: Any) -> None:
    """How well every seat did in a game that is over, as the network was trained for."""
    players = int(setup.players)
    rules.scores(setup, s, scores)
    best, second = -100000, -100000
    for seat in range(players):
        points = int(scores[seat])
        if points > best:
            best, second = points, best
        elif points > second:
            second = points
    winners = 0
    for seat in range(players):
        winners += int(int(scores[seat]) == best)
    crowd = players > 2 and knobs.spread > 0.0
    if crowd:
        _share(scores, players, float(best), knobs.spread, utilities)
    for seat in range(players):
        points = int(scores[seat])
        share = 1.0 / winners if points == best else 0.0
        even = (players * share - 1.0) / (players - 1)
        lead = float(points - (second if points == best else best))
        margin = 2.0 * utilities[seat] - 1.0 if crowd else tanh(lead / knobs.unit)
        utilities[seat] = 0.5 + 0.5 * ((1.0 - knobs.margin) * even + knobs.margin * margin)


@rule
def favorite(setup: Any, s: Any, seat: int, net: Net, at: Space, mask: Any, actions: Any) -> int:
    """The action that the network alone likes best."""
    count = list_actions(setup, s, seat, mask, actions)
    network.look(setup, s, seat, net, at, mask)
    best = 0
    for i in range(1, count):
        if network.logit(at, int(actions[i])) > network.logit(at, int(actions[best])):
            best = i
    return int(actions[best])


@rule
def likes(setup: Any, s: Any, seat: int, net: Net, at: Space) -> int:
    """The same with room of its own."""
    return favorite(setup, s, seat, net, at, np.zeros(WORDS, np.uint64), np.zeros(MAX_ACTIONS, np.int64))


@rule
def deal_hidden(setup: Any, s: Any, seat: int, net: Net, at: Space, rng: Rng) -> None:
    """Deal what a veiled state hides: the network believes nothing about tiles in others' hands."""
    rules.resample(setup, s, rng)
