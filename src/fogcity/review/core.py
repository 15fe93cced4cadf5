"""The numbers of a review: the value of positions, the mean over all outcomes of chance, and what an action loses.

Written once as `@rule` functions and filled in with a game's rules and its network's functions, so a review gives the
same numbers here and in browsers. `states` has room for ROOM states; the first is the position to be judged.
"""

from collections.abc import Callable
from functools import cache, partial
from types import SimpleNamespace
from typing import Any, Final, cast

import numpy as np

from fogcity.bots.calls import Call, Given, Kept
from fogcity.bots.chances import Evaluator
from fogcity.games import Game, Rules
from fogcity.games.observation import Features
from fogcity.gpu.loops import START, compile_for, game_names
from fogcity.kernel import Rng, exp, nth_bit, rule, seed
from fogcity.kernel.random import ASKED, NEXT, SCRIPT

rules = cast(Rules, None)  # filled in, as are the next five
BYTES: int = 0
"""The size of a state; a constant, because a size known only later needs a multiplication that browsers lack."""
features = cast(Features, None)
outlook: Any = None
favorite: Any = None
deal_hidden: Any = None

whole: Any = np.int64
"""Not int(): Numba would keep numbers unsigned, and unsigned and signed together make a float."""

MILLION: Final = 1_000_000
MOST: Final = 600
"""The most outcomes that are all looked at."""
DRAWN: Final = 200
"""How many are drawn where there are more."""
RESAMPLE: Final = -2
"""Stands for dealing everything hidden anew where an action is asked for."""
LONGEST: Final = 200
"""The most actions of others before a seat acts again."""
ENDLESS: Final = 5_000
"""More actions than any game has."""
ENORMOUS: Final = 1_000_000
"""More points than anybody has."""
HALF: Final = 0.16
"""The loss of win chance that halves the accuracy of a decision."""
LOG_HALF: Final = -0.6931471805599453

TENTHS: Final = 10
"""Margins are counted in tenths of a point: some games have no smaller parts."""

HERE: Final = 0
AFTER: Final = 1
SEEN: Final = 2
ROOM: Final = 3
DEEPEST: Final = 64
"""The most numbers that chance may bring in one step before some are drawn instead."""
FIRST: Final = np.uint64(0x811C9DC5)
PRIMES: Final = (np.uint64(0x01000193), np.uint64(0x0100019D))
LOW: Final = np.uint64(0xFFFFFFFF)


@rule
def exact(shares: Any, players: int, out: Any) -> None:
    """Write shares that add up to 1 as whole parts of a million; what rounding leaves over goes to the largest."""
    left, largest = MILLION, 0
    for seat in range(players):
        out[seat] = int(shares[seat] * MILLION + 0.5)
        left -= int(out[seat])
        if out[seat] > out[largest]:
            largest = seat
    out[largest] += left


@rule
def accuracy(losses: Any) -> float:
    """How well a player decided: 1 for no loss at all; a decision that loses HALF counts half."""
    total = 0.0
    for i in range(len(losses)):
        total += exp(LOG_HALF * losses[i] / HALF)
    return total / len(losses)


@rule
def fingerprint(raw: Any) -> Any:
    """A number of 64 bits for the bytes of a state."""
    high, low = FIRST, FIRST
    for i in range(len(raw)):
        high = ((high ^ np.uint64(raw[i])) * PRIMES[0]) & LOW
        low = ((low ^ np.uint64(raw[i])) * PRIMES[1]) & LOW
    return (high << np.uint64(32)) | low


@rule
def copy(source: Any, target: Any) -> None:
    """Copy bytes."""
    for i in range(len(source)):
        target[i] = source[i]


def won(setup: Any, s: Any, seat: int, standing: Any) -> float:
    """What a seat has won in a game that is over: 1, or a part of a shared first place."""
    features.standing(setup, s, standing)
    players = whole(setup.players)
    best, winners = int(standing[0]), 0
    for other in range(players):
        best = max(best, int(standing[other]))
    for other in range(players):
        winners += int(standing[other] == best)
    return 1.0 / winners if standing[seat] == best else 0.0


def value_at(
    setup: Any, states: Any, place: int, net: Any, space: Any, seen: Any, keys: Any, views: Any, out: Any
) -> None:
    """Write what a state is worth to every seat, in parts of a million: the mean of what all seats expect.

    A game that is over is worth its result. What each seat expects is kept in `views`, with the fingerprint of what it
    saw (`seen` are the bytes of states[SEEN]) in `keys`: a card that somebody draws changes nothing for the others.
    """
    players = whole(setup.players)
    shares = np.zeros(players, np.float64)
    if rules.over(setup, states[place]):
        standing = np.zeros(players, np.int32)
        for seat in range(players):
            shares[seat] = won(setup, states[place], seat, standing)
    else:
        for seat in range(players):
            states[SEEN] = states[place]
            rules.veil(setup, states[SEEN], seat)
            key = fingerprint(seen)
            if keys[seat] != key:
                keys[seat] = key
                outlook(setup, states[SEEN], seat, net, space, views[seat])
            for other in range(players):
                shares[other] += views[seat, other] / players
    exact(shares, players, out)


def value(setup: Any, states: Any, net: Any, space: Any, out: Any) -> None:
    """Write what the position is worth to every seat, in parts of a million."""
    players = whole(setup.players)
    keys, views = np.zeros(players, np.uint64), np.zeros((players, players), np.float64)
    value_at(setup, states, HERE, net, space, np.zeros(0, np.uint8), keys, views, out)


def happen(setup: Any, states: Any, seat: int, action: int, rng: Rng) -> None:
    """Let an action (or START, or RESAMPLE) happen to the position; what comes of it is states[AFTER]."""
    states[AFTER] = states[HERE]
    if action == START:
        rules.start(setup, states[AFTER], rng)
    elif action == RESAMPLE:
        rules.resample(setup, states[AFTER], rng)
    else:
        rules.apply(setup, states[AFTER], seat, action, rng)


def outcomes(setup: Any, states: Any, raw: Any, seat: int, action: int, likely: Any, found: Any) -> int:
    """Write the bytes of every state an action may lead to and how likely each is; returns how many there are.

    The rules ask for chance one number after the other. Here a script answers them: it is tried with every number that
    the rules could have got, so nothing has to be known about a game. Returns 0 where that makes more than MOST.
    """
    script, bounds = np.zeros(SCRIPT + DEEPEST, np.uint32), np.zeros(DEEPEST, np.int64)
    known = np.zeros(MOST, np.uint64)
    after = raw[AFTER * BYTES : (AFTER + 1) * BYTES]
    depth, tried, count, share = 0, 0, 0, 1.0
    while True:
        script[NEXT] = SCRIPT
        answers = script[: SCRIPT + depth]
        happen(setup, states, seat, action, answers)
        if answers[NEXT] > len(answers):
            asked = whole(answers[ASKED])
            tried += asked
            if tried > MOST or depth == DEEPEST:
                return 0
            bounds[depth] = asked
            script[SCRIPT + depth] = 0
            share /= asked
            depth += 1
            continue
        key = fingerprint(after)
        place = 0
        while place < count and known[place] != key:
            place += 1
        if place == count:
            known[place] = key
            likely[place] = 0.0
            copy(after, found[place])
            count += 1
        likely[place] += share
        while depth > 0 and whole(script[SCRIPT + depth - 1]) + 1 == bounds[depth - 1]:
            depth -= 1
            share *= bounds[depth]
        if depth == 0:
            return count
        script[SCRIPT + depth - 1] += 1


def expected(
    setup: Any, states: Any, raw: Any, seat: int, action: int, key: Any, net: Any, space: Any, out: Any
) -> int:
    """Write the mean value of what an action (or START, or RESAMPLE) may lead to; returns how many states that are.

    Where there are more than MOST, some are drawn by three words, and the answer is 0.
    """
    players = whole(setup.players)
    seen, after = raw[SEEN * BYTES : (SEEN + 1) * BYTES], raw[AFTER * BYTES : (AFTER + 1) * BYTES]
    likely, found = np.zeros(MOST, np.float64), np.zeros((MOST, BYTES), np.uint8)
    keys, views = np.zeros(players, np.uint64), np.zeros((players, players), np.float64)
    values, mean = np.zeros(players, np.int64), np.zeros(players, np.float64)
    count = outcomes(setup, states, raw, seat, action, likely, found) if action != RESAMPLE else 0
    for i in range(count):
        copy(found[i], after)
        value_at(setup, states, AFTER, net, space, seen, keys, views, values)
        for other in range(players):
            mean[other] += likely[i] * values[other] / MILLION
    if count == 0:
        rng = np.zeros(4, np.uint32)
        for number in range(DRAWN):
            seed(rng, whole(key[0]), whole(key[1]) + number, whole(key[2]))
            happen(setup, states, seat, action, rng)
            value_at(setup, states, AFTER, net, space, seen, keys, views, values)
            for other in range(players):
                mean[other] += values[other] / MILLION / DRAWN
    exact(mean, players, out)
    return count


def worth(setup: Any, states: Any, seat: int, action: int, deal: int, key: Any, net: Any, space: Any) -> float:
    """The win chance of a seat when it acts again after an action, in one deal of what it does not know."""
    rng, seen = np.zeros(4, np.uint32), np.zeros(setup.players, np.float64)
    a, b, c = whole(key[0]), whole(key[1]) + deal, whole(key[2])
    states[AFTER] = states[HERE]
    seed(rng, a, b, c)
    rules.resample(setup, states[AFTER], rng)
    actor = seat
    for step in range(1, LONGEST):
        seed(rng, a, b, c + step)
        rules.apply(setup, states[AFTER], actor, action, rng)
        waiting = np.uint64(rules.waiting(setup, states[AFTER]))
        if waiting == 0 or (waiting >> np.uint64(seat)) & np.uint64(1):
            break
        actor = nth_bit(waiting, 0)
        states[SEEN] = states[AFTER]
        rules.veil(setup, states[SEEN], actor)
        action = favorite(setup, states[SEEN], actor, net, space)
    if rules.over(setup, states[AFTER]):
        return won(setup, states[AFTER], seat, np.zeros(setup.players, np.int32))
    rules.veil(setup, states[AFTER], seat)
    outlook(setup, states[AFTER], seat, net, space, seen)
    return float(seen[seat])


def gain(
    setup: Any, states: Any, seat: int, action: int, other: int, deals: int, key: Any, net: Any, space: Any
) -> float:
    """How much more win chance an action has than another, by what the seat knows of the position.

    Both are tried on the same deals with the same chance; the network plays on until the seat acts again.
    """
    total = 0.0
    for deal in range(deals):
        total += worth(setup, states, seat, action, deal, key, net, space)
        total -= worth(setup, states, seat, other, deal, key, net, space)
    return total / deals


def finish(setup: Any, states: Any, a: int, b: int, c: int, net: Any, space: Any) -> None:
    """Let the network play states[AFTER] on for all seats until the game is over; three words seed chance."""
    rng = np.zeros(4, np.uint32)
    for step in range(1, ENDLESS):
        waiting = np.uint64(rules.waiting(setup, states[AFTER]))
        if waiting == 0:
            break
        actor = nth_bit(waiting, 0)
        states[SEEN] = states[AFTER]
        rules.veil(setup, states[SEEN], actor)
        action = favorite(setup, states[SEEN], actor, net, space)
        seed(rng, a, b, c + step)
        rules.apply(setup, states[AFTER], actor, action, rng)


def ahead(
    setup: Any, states: Any, seat: int, action: int, other: int, deals: int, key: Any, net: Any, space: Any, out: Any
) -> None:
    """Write how much more often a seat wins after an action than after another, summed over games played to the end.

    What the seat does not know is dealt as the network believes, and both actions get the same deals and chance. Behind
    the sum stands that of its squares.
    """
    rng, standing = np.zeros(4, np.uint32), np.zeros(setup.players, np.int32)
    out[0] = 0.0
    out[1] = 0.0
    for number in range(deals):
        a, b, c = whole(key[0]), whole(key[1]) + number, whole(key[2])
        difference = 0.0
        for side in range(2):
            states[AFTER] = states[HERE]
            seed(rng, a, b, c)
            deal_hidden(setup, states[AFTER], seat, net, space, rng)
            seed(rng, a, b, c + ENDLESS)
            rules.apply(setup, states[AFTER], seat, action if side == 0 else other, rng)
            finish(setup, states, a, b, c, net, space)
            difference += (1 - 2 * side) * won(setup, states[AFTER], seat, standing)
        out[0] += difference
        out[1] += difference * difference


def margins(setup: Any, states: Any, playouts: int, key: Any, tenths: Any, net: Any, space: Any, out: Any) -> None:
    """Write each seat's points minus the best of the others', summed over games that the network plays on from here.

    All in tenths of a point (`tenths` make one of the rules' units), with the sums of their squares behind them. What
    is hidden is dealt anew each time, from what the seats know in turn.
    """
    players = whole(setup.players)
    rng, points = np.zeros(4, np.uint32), np.zeros(players, np.int32)
    for i in range(2 * players):
        out[i] = 0
    for playout in range(playouts):
        a, b, c = whole(key[0]), whole(key[1]) + playout, whole(key[2])
        states[AFTER] = states[HERE]
        if not rules.over(setup, states[AFTER]):
            rules.veil(setup, states[AFTER], playout % players)
            seed(rng, a, b, c)
            rules.resample(setup, states[AFTER], rng)
        finish(setup, states, a, b, c, net, space)
        rules.scores(setup, states[AFTER], points)
        for seat in range(players):
            best = -ENORMOUS
            for other in range(players):
                if other != seat:
                    best = max(best, whole(points[other]))
            margin = whole(tenths[0]) * (whole(points[seat]) - best)
            out[seat] += margin
            out[players + seat] += margin * margin


FUNCTIONS: Final = (won, value_at, value, happen, outcomes, expected, worth, gain, finish, ahead, margins)


@cache
def functions(game_id: str, evaluator: Evaluator) -> SimpleNamespace:
    """The functions of this file for a game and its network, compiled."""
    own = {"outlook": evaluator.outlook, "favorite": evaluator.favorite, "deal_hidden": evaluator.deal_hidden}
    names: dict[str, Any] = {**game_names(game_id), **own}
    names["BYTES"] = names["rules"].STATE.itemsize
    for function in FUNCTIONS:  # in this order: later ones call earlier ones
        names[function.__name__] = compile_for(cast(Callable[..., Any], function), names)
    return SimpleNamespace(**{function.__name__: names[function.__name__] for function in FUNCTIONS})


def calls(game: Game, evaluator: Evaluator) -> dict[str, Call]:
    """What a review asks for, as calls."""
    made, net = functions(game.id, evaluator), evaluator.net(game)
    here, room = (Given.SETUP, Given.STATES), (net, Kept(partial(evaluator.space, net)))
    doing, tenths = (Given.SEAT, Given.ACTION), np.full(1, TENTHS // game.unit, np.int64)
    return {
        "value": Call(made.value, (*here, *room, Given.OUT)),
        "expected": Call(made.expected, (*here, Given.RAW, *doing, Given.KEY, *room, Given.OUT)),
        "gain": Call(made.gain, (*here, *doing, Given.OTHER, Given.ITERATIONS, Given.KEY, *room)),
        "margins": Call(made.margins, (*here, Given.ITERATIONS, Given.KEY, tenths, *room, Given.OUT)),
        "accuracy": Call(accuracy, (Given.LOSSES,)),
    }
