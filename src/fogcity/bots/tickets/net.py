"""The network of Ticket to Ride: San Francisco inside `@rule` functions: policy, win chances, margin.

Its first layer reads the bytes of an observation (version 2): a code adds the row of its column, a number its row times
the number. Most bytes are zero and cost nothing.
"""

from functools import cache
from typing import Any, Final, NamedTuple

import numpy as np

from fogcity.bots import dense
from fogcity.bots.dense import add_row, apply_rows, dot, load, normalize, rectify, rows, stacked
from fogcity.games import BadInput, Game
from fogcity.games.tickets import features2
from fogcity.games.tickets.board import MAX_LOCATIONS, MAX_TICKETS, MAX_TRACKS
from fogcity.games.tickets.state import SEATS
from fogcity.gpu.loops import possible_actions
from fogcity.kernel import ONE, popcount, rule

NONE: Final = -1


class Net(NamedTuple):
    """The weights as the functions below take them."""

    used: Any
    """The bytes of an observation that the network reads."""
    base: Any
    """For each of them the column of its first code, or of the number."""
    scale: Any
    """For a number what it is multiplied with, 0 for a code."""
    input: Any
    input_bias: Any
    norm_scale: Any
    norm_shift: Any
    ins: Any
    in_bias: Any
    outs: Any
    out_bias: Any
    last_scale: Any
    last_shift: Any
    policy: Any
    policy_bias: Any
    value: Any
    value_bias: Any
    belief: Any
    """Which tickets the others hold: a row for each ticket of each other seat, as small whole numbers."""
    belief_unit: Any
    """What 1 stands for among these."""
    belief_bias: Any
    possible: Any
    """The rule actions that the policy knows, as bits."""
    before: Any
    """How many of them come before each word of the bits."""


class Space(NamedTuple):
    """Room for one evaluation."""

    room: Any
    seen: Any
    h: Any
    g: Any
    t: Any
    lanes: Any
    hits: Any
    value: Any
    """The chance of each seat to win, clockwise from the seat that looks, and its margin."""


def fits(game: Game) -> bool:
    """Whether the network was trained for a game's board."""
    options: Any = game.options
    return bool(options.board == "san_francisco")


@cache
def _net() -> Net:
    from fogcity import games

    return make(games.make("tickets"), load("tickets"))


def net(game: Game) -> Net:
    """The network of a game, which must be of the board it was trained for."""
    if not fits(game):
        raise BadInput("the network knows only the board san_francisco: choose search for others")
    return _net()


def make(game: Game, w: dict[str, Any]) -> Net:
    """The network from arrays as training writes them."""
    layout, setup = features2.LAYOUT, game.setup
    columns = np.flatnonzero(
        layout.within(
            {MAX_TRACKS: int(setup.tracks), MAX_LOCATIONS: int(setup.locations), MAX_TICKETS: int(setup.tickets)}
        )
    )
    if w["input.weight"].shape[1] != len(columns):
        raise BadInput("the network of tickets is for other observations: train a new one")
    sources, codes, scales = layout.sources[columns], layout.codes[columns], layout.scales[columns]
    used, first = np.unique(sources, return_index=True)
    number = codes[first] < 0
    belief = w["belief.weight"]
    unit = max(np.abs(belief).max(), dense.TINY) / np.float32(127)
    possible = np.trim_zeros(possible_actions(game), "b")
    blocks = sum(name.startswith("ins.") and name.endswith(".weight") for name in w)
    return Net(
        used=used.astype(np.int16),  # small kinds: the browser loads them, too
        base=np.where(number, first, first - 1).astype(np.int16),
        scale=np.where(number, scales[first], 0).astype(np.float32),
        input=rows(w["input.weight"]),
        input_bias=w["input.bias"],
        norm_scale=stacked(w, "norms.{}.weight", blocks),
        norm_shift=stacked(w, "norms.{}.bias", blocks),
        ins=stacked(w, "ins.{}.weight", blocks, as_rows=True),
        in_bias=stacked(w, "ins.{}.bias", blocks),
        outs=stacked(w, "outs.{}.weight", blocks, as_rows=True),
        out_bias=stacked(w, "outs.{}.bias", blocks),
        last_scale=w["norm.weight"],
        last_shift=w["norm.bias"],
        policy=np.ascontiguousarray(w["policy.weight"]),
        policy_bias=w["policy.bias"],
        value=np.ascontiguousarray(w["value.weight"]),
        value_bias=w["value.bias"],
        belief=np.rint(belief / unit).astype(np.int8),
        belief_unit=np.array([unit], np.float32),
        belief_bias=w["belief.bias"],
        possible=possible,
        before=(np.cumsum(np.bitwise_count(possible)) - np.bitwise_count(possible)).astype(np.int16),
    )


def space(net: Net) -> Space:
    """Room for evaluations of a network."""
    width = len(net.input_bias)
    h, g, t = (np.zeros(width, np.float32) for _ in range(3))
    return Space(
        np.zeros(features2.ROOM, np.int16),
        np.zeros(features2.SIZE, np.uint8),
        h,
        g,
        t,
        np.zeros(8, np.float32),
        np.zeros(width, np.int64),
        np.zeros(SEATS + 1, np.float64),
    )


@rule
def look(setup: Any, s: Any, seat: int, net: Net, at: Space) -> None:
    """Evaluate a position from a seat's point of view; logits and values are available afterwards."""
    seen, room = at.seen, at.room
    for i in range(len(seen)):
        seen[i] = 0
    features2.clear_part(0, 1, room)
    features2.prepare_part(setup, s, seat, 0, 1, room)
    features2.observe_part(setup, s, seat, 0, 1, room, seen)
    think(net, at)


@rule
def think(net: Net, at: Space) -> None:
    """From the observation to the last layer before the heads."""
    seen, h, g, t = at.seen, at.h, at.g, at.t
    for j in range(len(h)):
        h[j] = net.input_bias[j]
    for i in range(len(net.used)):
        byte = seen[net.used[i]]
        if byte != 0:
            if net.scale[i] == np.float32(0):
                add_row(np.float32(1), net.input[net.base[i] + np.int64(byte)], h)
            else:
                add_row(np.float32(byte) * net.scale[i], net.input[net.base[i]], h)
    rectify(h)
    for block in range(len(net.ins)):
        normalize(h, net.norm_scale[block], net.norm_shift[block], at.lanes, g)
        for j in range(len(t)):
            t[j] = net.in_bias[block, j]
        apply_rows(g, net.ins[block], at.hits, t)
        rectify(t)
        for j in range(len(h)):
            h[j] += net.out_bias[block, j]
        apply_rows(t, net.outs[block], at.hits, h)
    normalize(h, net.last_scale, net.last_shift, at.lanes, g)


@rule
def logit(net: Net, at: Space, action: int) -> float:
    """How much the policy likes a rule action, after a look."""
    word, below = action >> 6, (ONE << np.uint64(action & 63)) - ONE
    k = net.before[word] + popcount(net.possible[word] & below)
    return float(dot(at.g, net.policy[k], at.lanes) + net.policy_bias[k])


@rule
def judge(net: Net, at: Space, players: int) -> None:
    """Write the chances to win and the margin into `at.value`, after a look."""
    dense.judge(at.g, net.value, net.value_bias, at.lanes, players, at.value)


@rule
def suspicion(net: Net, at: Space, place: int, ticket: int) -> float:
    """How much it seems that the seat at a place clockwise, from 1, holds a ticket: a logit, after a look."""
    k = (place - 1) * (len(net.belief) // (SEATS - 1)) + ticket
    for j in range(len(at.t)):
        at.t[j] = np.float32(net.belief[k, j])
    return float(dot(at.g, at.t, at.lanes) * net.belief_unit[0] + net.belief_bias[k])


@rule
def utility(at: Space, players: int, margin: float) -> float:
    """How well the seat that looked does, from 0 to 1 for two: its chance against an even share, and its margin."""
    even = (players * float(at.value[0]) - 1.0) / (players - 1)
    return 0.5 + 0.5 * ((1.0 - margin) * even + margin * float(at.value[SEATS]))


@rule
def outlook(setup: Any, s: Any, seat: int, net: Net, at: Space, out: Any) -> None:
    """Write the chances of all seats to win, by seat, as one of them sees them."""
    players = int(setup.players)
    look(setup, s, seat, net, at)
    judge(net, at, players)
    for place in range(players):
        out[(seat + place) % players] = at.value[place]
