"""What the chance of a step could have brought, and the mean value of it.

The rules ask for chance one number after the other. Here a script answers them: it is tried with every number that the
rules could have got, so nothing has to be known about a game. Where that makes too many outcomes, some are drawn at
random instead; the mean stays unbiased.
"""

from collections.abc import Iterator
from hashlib import sha256
from typing import Final, NamedTuple

import numpy as np

from fogcity.games import Game, State
from fogcity.gpu.loops import START, native
from fogcity.kernel import new_rng, new_script
from fogcity.review.values import MILLION, Judge, Values, exact

MOST: Final = 600
"""The most outcomes that are all looked at."""
DRAWN: Final = 200
"""How many are drawn where there are more."""


class Outcome(NamedTuple):
    """A state that chance may lead to, and how likely."""

    likely: float
    state: State


def outcomes(game: Game, state: State, seat: int, action: int) -> list[Outcome] | None:
    """All that an action (or START) may lead to, equal states together; None where there are more than MOST."""
    found: dict[bytes, float] = {}
    open_scripts: list[tuple[tuple[int, ...], float]] = [((), 1.0)]
    tried = 0
    while open_scripts:
        script, likely = open_scripts.pop()
        after, asked = _try(game, state, seat, action, script)
        if asked:
            open_scripts += [((*script, number), likely / asked) for number in range(asked)]
            tried += asked
            if tried > MOST:
                return None
        else:
            found[after.tobytes()] = found.get(after.tobytes(), 0.0) + likely
    return [Outcome(likely, game.restore(after)[0]) for after, likely in found.items()]


def _try(game: Game, state: State, seat: int, action: int, script: tuple[int, ...]) -> tuple[State, int]:
    """The state after an action by a script, or how many numbers could come next where the script ends too soon."""
    states, scratch = game.restore(state.tobytes()), game.restore(state.tobytes())
    asked = native(game.id).try_script(game.setups, states, scratch, seat, action, new_script(script))
    return states[0], int(asked)


def drawn(game: Game, state: State, seat: int, action: int, key: str) -> Iterator[State]:
    """States that an action (or START) may lead to, drawn at random: the same for the same key."""
    for number in range(DRAWN):
        digest = sha256(f"{key} {number}".encode()).digest()
        rng = new_rng(*(int.from_bytes(digest[i : i + 4], "little") for i in (0, 4, 8)))
        states = game.restore(state.tobytes())
        if action == START:
            game.rules.start(game.setup, states[0], rng)
        else:
            game.rules.apply(game.setup, states[0], seat, action, rng)
        yield states[0]


def expected(judge: Judge, state: State, seat: int, action: int, key: str) -> Values:
    """The mean value of what an action (or START) may lead to; `key` seeds the draws where there is too much."""
    game = judge.game
    found = outcomes(game, state, seat, action)
    if found is None:
        worth = np.mean([judge(after) for after in drawn(game, state, seat, action, key)], axis=0)
    else:
        worth = np.sum([outcome.likely * judge(outcome.state) for outcome in found], axis=0)
    return exact(worth / MILLION)
