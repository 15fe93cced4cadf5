"""The network of Cable Car inside `@rule` functions: policy, win chances, margin. See model.py.

Positions of one search have most lines and placements in common, so the outputs of the first layers are cached: under a
hash of the bytes that they read, in the one slot where each can be.
"""

from functools import cache
from typing import Any, Final, NamedTuple

import numpy as np
import numpy.typing as npt

from fogcity.bots.cablecar.shapes import (
    CANONICAL,
    CENTER,
    CONTEXT,
    ENTRY_COLUMNS,
    LINE_COLUMNS,
    PLACES,
    ROLES,
    SQUARE_CLASS,
)
from fogcity.bots.dense import ZERO, add_row, apply_rows, dot, judge, load, rectify, rows
from fogcity.games import BadInput, Game
from fogcity.games.cablecar import features2, rules
from fogcity.games.cablecar.board import STATIONS
from fogcity.games.cablecar.features2 import (
    AFTER,
    ENTRIES,
    ENTRY_BYTES,
    LINE_BYTES,
    LINE_HEAD,
    LINE_OWNER,
    OWNER,
    SCORE,
    WAITS,
)
from fogcity.games.cablecar.rules import DRAW, SEATS, WORDS
from fogcity.kernel import ONE, first_of, popcount, rule

KEPT: Final = 4096
"""How many lines and placements are kept each, a power of two."""
LOW: Final = np.uint64(0xFFFFFFFF)
HALF: Final = np.uint64(32)
ROLE_BYTES: Final = np.array(ROLES, np.int64)
ROLE_COUNT: Final = len(ROLES)


class Net(NamedTuple):
    """The weights as the functions below take them; matrices have a row for each input."""

    entry1: Any
    entry1_bias: Any
    entry2: Any
    entry2_bias: Any
    line1: Any
    line1_bias: Any
    line2: Any
    line2_bias: Any
    pooled: Any
    """The first rows of the context's layer: for what lines say; then those of the known bytes, then of the lead."""
    known: Any
    lead: Any
    used: Any
    base: Any
    scale: Any
    context1_bias: Any
    context2: Any
    context2_bias: Any
    square1: Any
    """By role."""
    square_class: Any
    square1_bias: Any
    square_context: Any
    square2: Any
    square2_bias: Any
    policy: Any
    policy_bias: Any
    top: Any
    top_bias: Any
    draw: Any
    draw_bias: Any
    value: Any
    value_bias: Any


class Space(NamedTuple):
    """Room for one evaluation."""

    room: Any
    seen: Any
    row: Any
    words: Any
    """The bytes of `row` as words."""
    x: Any
    y: Any
    sums: Any
    """What entries of each role say together."""
    lines: Any
    c: Any
    d: Any
    """The context, and room for its layers."""
    setting: Any
    """The context as squares take it."""
    z: Any
    all: Any
    """What goes into the top: the context, the best and the sum of what placements say."""
    t: Any
    logits: Any
    """Of each square, and of drawing at the end."""
    lanes: Any
    hits: Any
    line_keys: Any
    kept_lines: Any
    """What lines were seen to say, with the hashes of their rows."""
    placement_keys: Any
    kept_placements: Any
    """The same of placements, up to where the context comes in."""
    value: Any
    """The chance of each seat to win, clockwise from the seat that looks, and its margin."""


def fits(game: Game) -> bool:
    """Whether the network was trained for a game's options."""
    return not (game.setup.rotate or game.setup.companies) and int(game.setup.hand) == 1


@cache
def _net() -> Net:
    return make(load("cablecar"))


def net(game: Game) -> Net:
    """The network of a game, which must be without options."""
    if not fits(game):
        raise BadInput("the network knows Cable Car without options: choose search for others")
    return _net()


def make(w: dict[str, Any]) -> Net:
    """The network from arrays as training writes them."""
    width = len(w["entry1.bias"])
    layout = features2.LAYOUT
    if w["context1.weight"].shape[1] != 2 * width + len(CONTEXT) + 1:
        raise BadInput("the network of cablecar is for other observations: train a new one")
    sources, codes, scales = layout.sources[CONTEXT], layout.codes[CONTEXT], layout.scales[CONTEXT]
    used, first = np.unique(sources, return_index=True)
    number = codes[first] < 0
    context, square = rows(w["context1.weight"]), rows(w["square1.weight"])
    return Net(
        entry1=rows(w["entry1.weight"]),
        entry1_bias=w["entry1.bias"],
        entry2=rows(w["entry2.weight"]),
        entry2_bias=w["entry2.bias"],
        line1=rows(w["line1.weight"]),
        line1_bias=w["line1.bias"],
        line2=rows(w["line2.weight"]),
        line2_bias=w["line2.bias"],
        pooled=np.ascontiguousarray(context[: 2 * width]),
        known=np.ascontiguousarray(context[2 * width : -1]),
        lead=np.ascontiguousarray(context[-1]),
        used=used,
        base=np.where(number, first, first - 1),
        scale=np.where(number, scales[first], 0).astype(np.float32),
        context1_bias=w["context1.bias"],
        context2=rows(w["context2.weight"]),
        context2_bias=w["context2.bias"],
        square1=np.ascontiguousarray(square[: ROLE_COUNT * width].reshape(ROLE_COUNT, width, width)),
        square_class=np.ascontiguousarray(square[ROLE_COUNT * width :]),
        square1_bias=w["square1.bias"],
        square_context=rows(w["square_context.weight"]),
        square2=rows(w["square2.weight"]),
        square2_bias=w["square2.bias"],
        policy=np.ascontiguousarray(w["policy.weight"][0]),
        policy_bias=w["policy.bias"],
        top=rows(w["top.weight"]),
        top_bias=w["top.bias"],
        draw=np.ascontiguousarray(w["draw.weight"][0]),
        draw_bias=w["draw.bias"],
        value=np.ascontiguousarray(w["value.weight"]),
        value_bias=w["value.bias"],
    )


def space(net: Net) -> Space:
    """Room for evaluations of a network."""
    width = len(net.entry1_bias)

    def floats(*shape: int) -> npt.NDArray[np.float32]:
        return np.zeros(shape, np.float32)

    row = np.zeros(-(-features2.ACTION_SIZE // 8) * 8, np.uint8)
    return Space(
        room=np.zeros(features2.ROOM, np.int16),
        seen=np.zeros(features2.SIZE, np.uint8),
        row=row,
        words=row.view(np.uint64),
        x=floats(width),
        y=floats(width),
        sums=floats(ROLE_COUNT, width),
        lines=floats(2 * width),
        c=floats(2 * width),
        d=floats(2 * width),
        setting=floats(width),
        z=floats(width),
        all=floats(4 * width),
        t=floats(2 * width),
        logits=np.zeros(65, np.float64),
        lanes=floats(8),
        hits=np.zeros(4 * width, np.int64),
        line_keys=np.zeros(KEPT, np.uint64),
        kept_lines=floats(KEPT, width),
        placement_keys=np.zeros(KEPT, np.uint64),
        kept_placements=floats(KEPT, width),
        value=np.zeros(SEATS + 1, np.float64),
    )


@rule
def look(setup: Any, s: Any, seat: int, net: Net, at: Space, mask: Any) -> None:
    """Evaluate a position from a seat's point of view; `mask` has room for its legal actions.

    Writes logits and values into `at`.
    """
    seen, room = at.seen, at.room
    width = len(at.x)
    for i in range(len(seen)):
        seen[i] = 0
    features2.clear_part(0, 1, room)
    features2.prepare_part(setup, s, seat, 0, 1, room)
    features2.observe_part(setup, s, seat, 0, 1, room, seen)
    _context(net, at)
    for j in range(width):
        at.setting[j] = net.square1_bias[j]
    apply_rows(at.c, net.square_context, at.hits, at.setting)
    for j in range(2 * width):
        at.all[j] = at.c[j]
        at.all[2 * width + j] = 0
    rules.legal(setup, s, seat, mask)
    squares = mask[0]
    while squares != 0:
        lowest = first_of(squares)
        squares ^= lowest
        square = popcount(lowest - ONE)
        _judge_placement(setup, s, seat, square, net, at)
    for j in range(3 * width, 4 * width):
        at.all[j] = at.all[j] / np.float32(16)
    for j in range(2 * width):
        at.t[j] = net.top_bias[j]
    apply_rows(at.all, net.top, at.hits, at.t)
    rectify(at.t)
    at.logits[64] = float(dot(at.t, net.draw, at.lanes) + net.draw_bias[0])
    judge(at.t, net.value, net.value_bias, at.lanes, int(setup.players), at.value)


@rule
def _row_in(net_rows: Any, scales: Any, bias: Any, row: Any, owner: int, place: int, there: int, out: Any) -> None:
    """The first layer of an entry's or a line's row."""
    for j in range(len(out)):
        out[j] = bias[j]
    count = len(scales)
    for i in range(count):
        if row[i] != 0 and scales[i] != np.float32(0) and i != owner + 1:
            add_row(np.float32(row[i]) * scales[i], net_rows[i], out)
    if row[owner] != 0:
        lead = np.float32(np.int64(row[owner + 1]) - CENTER)
        add_row(lead * scales[owner + 1], net_rows[owner + 1], out)
        add_row(np.float32(1), net_rows[count + np.int64(row[owner]) - 1], out)
    if row[there] != 0:
        add_row(np.float32(1), net_rows[count + SEATS + CANONICAL[row[place]]], out)


@rule
def _context(net: Net, at: Space) -> None:
    seen, lines, c, d = at.seen, at.lines, at.c, at.d
    width = len(at.x)
    for j in range(2 * width):
        lines[j] = 0
    for line in range(STATIONS):
        row = seen[LINE_BYTES * line : LINE_BYTES * (line + 1)]
        if row[0] != 0 or row[1] != 0:
            says = at.kept_lines[_line(row, net, at)]
            if row[0] != 0:
                add_row(np.float32(row[0]), says, lines[:width])
            if row[1] != 0:
                add_row(np.float32(row[1]), says, lines[width:])
    for j in range(2 * width):
        lines[j] = lines[j] * np.float32(0.25)
        d[j] = net.context1_bias[j]
    apply_rows(lines, net.pooled, at.hits, d)
    for i in range(len(net.used)):
        byte = seen[net.used[i]]
        if byte != 0:
            if net.scale[i] == np.float32(0):
                add_row(np.float32(1), net.known[net.base[i] + np.int64(byte)], d)
            else:
                add_row(np.float32(byte) * net.scale[i], net.known[net.base[i]], d)
    best = 0
    for place in range(1, SEATS):
        best = max(best, int(seen[SCORE + place]))
    add_row(np.float32(int(seen[SCORE]) - best) / np.float32(32), net.lead, d)
    rectify(d)
    for j in range(2 * width):
        c[j] = net.context2_bias[j]
    apply_rows(d, net.context2, at.hits, c)
    rectify(c)
    for j in range(2 * width):
        c[j] += d[j]


@rule
def _hash(words: Any, count: int, start: int) -> Any:
    """A number for the first words, never 0; in steps that do not run over, as plain Python would complain."""
    a, b = np.uint64(start + 1), np.uint64(0x7F4A7C15)
    for i in range(count):
        a = (a ^ (words[i] & LOW)) * np.uint64(0x9E3779B1)
        a = (a & LOW) ^ (a >> HALF)
        b = (b ^ (words[i] >> HALF) ^ a) * np.uint64(0x85EBCA77)
        b = (b & LOW) ^ (b >> HALF)
    return (a << HALF) | b | ONE


@rule
def _line(row: Any, net: Net, at: Space) -> int:
    """Where what the layers of lines say of a line's row is kept."""
    at.words[1] = np.uint64(0)
    for i in range(LINE_BYTES):
        at.row[i] = row[i]
    key = _hash(at.words, 2, 0)
    spot = np.int64((key >> np.uint64(1)) & np.uint64(KEPT - 1))
    says = at.kept_lines[spot]
    if at.line_keys[spot] != key:
        at.line_keys[spot] = key
        _row_in(net.line1, LINE_COLUMNS, net.line1_bias, row, LINE_OWNER, LINE_HEAD, LINE_OWNER, at.x)
        rectify(at.x)
        for j in range(len(says)):
            says[j] = net.line2_bias[j]
        apply_rows(at.x, net.line2, at.hits, says)
        rectify(says)
    return int(spot)


@rule
def _judge_placement(setup: Any, s: Any, seat: int, square: int, net: Net, at: Space) -> None:
    """The logit of a placement, and what it says about the position."""
    width = len(at.x)
    for i in range(len(at.words)):
        at.words[i] = np.uint64(0)
    features2.describe(setup, s, seat, square, at.room, at.row)
    key = _hash(at.words, len(at.words), square)
    spot = np.int64((key >> np.uint64(1)) & np.uint64(KEPT - 1))
    says = at.kept_placements[spot]
    if at.placement_keys[spot] != key:
        at.placement_keys[spot] = key
        _add_up(square, net, at, says)
    x, z = at.x, at.z
    for j in range(width):
        x[j] = max(at.setting[j] + says[j], ZERO)
        z[j] = net.square2_bias[j]
    apply_rows(x, net.square2, at.hits, z)
    for j in range(width):
        z[j] = x[j] + max(z[j], ZERO)
        at.all[2 * width + j] = max(at.all[2 * width + j], z[j])
        at.all[3 * width + j] += z[j]
    at.logits[square] = float(dot(z, net.policy, at.lanes) + net.policy_bias[0])


@rule
def _add_up(square: int, net: Net, at: Space, says: Any) -> None:
    """What the entries of a placement say together, by their roles, before the context."""
    width = len(at.x)
    for role in range(ROLE_COUNT):
        for j in range(width):
            at.sums[role, j] = 0
    roles = 0
    for entry in range(ENTRIES):
        row = at.row[ENTRY_BYTES * entry : ENTRY_BYTES * (entry + 1)]
        if row[ROLE_BYTES[0]] | row[ROLE_BYTES[1]] | row[ROLE_BYTES[2]] | row[ROLE_BYTES[3]] != 0:
            _row_in(net.entry1, ENTRY_COLUMNS, net.entry1_bias, row, OWNER, AFTER, WAITS, at.x)
            add_row(np.float32(1), net.entry1[ENTRY_BYTES + SEATS + PLACES + CANONICAL[4 * square + entry]], at.x)
            rectify(at.x)
            for j in range(width):
                at.y[j] = net.entry2_bias[j]
            apply_rows(at.x, net.entry2, at.hits, at.y)
            rectify(at.y)
            for role in range(ROLE_COUNT):
                weight = row[ROLE_BYTES[role]]
                if weight != 0:
                    add_row(np.float32(weight), at.y, at.sums[role])
                    roles |= 1 << role
    for j in range(width):
        says[j] = net.square_class[SQUARE_CLASS[square], j]
    for role in range(ROLE_COUNT):
        if roles >> role & 1:
            apply_rows(at.sums[role], net.square1[role], at.hits, says)


@rule
def logit(at: Space, action: int) -> float:
    """How much the policy likes a rule action, after a look."""
    return float(at.logits[64 if action == DRAW else action])


@rule
def outlook(setup: Any, s: Any, seat: int, net: Net, at: Space, out: Any) -> None:
    """Write the chances of all seats to win, by seat, as one of them sees them."""
    look(setup, s, seat, net, at, np.zeros(WORDS, np.uint64))
    players = int(setup.players)
    for place in range(players):
        out[(seat + place) % players] = at.value[place]
