"""The rules of Nim with a secret.

NIM-1  A heap of stones lies on the table. Everybody draws a secret card: 1, 2 or 3. The first seat is drawn, too.
NIM-2  In turn everybody takes 1, 2 or 3 stones, never more than there are.
NIM-3  Or one rolls: chance says how many stones one takes, as many as could have been taken by hand.
NIM-4  When the last stone is taken, all show their cards. A stone is a point. Whoever's number of stones leaves the
       number of the card when divided by 4 gets 5 points more. Most points win; equal points share the place.
"""

from typing import Any, Final

import numpy as np
import numpy.typing as npt

from fogcity.kernel import Rng, below, bit, door, nth_action, rule, seed

SEATS: Final = 4
MOST: Final = 3
CARDS: Final = 3
BONUS: Final = 5
ROLL: Final = MOST
"""Actions 0 to 2 take 1 to 3 stones, action 3 rolls."""
WORDS: Final = 1
RANDOM_FIRST: Final = 255
HIDDEN: Final = 0
"""A card that one has not seen."""

SETUP: Final = np.dtype((np.record, [("players", np.uint8), ("first", np.uint8), ("heap", np.uint8)]))
STATE: Final = np.dtype(
    (np.record, [("turn", np.uint8), ("heap", np.uint8), ("card", np.uint8, SEATS), ("stones", np.uint8, SEATS)])
)

Setup = Any
State = Any
Records = npt.NDArray[Any]
Mask = npt.NDArray[np.uint64]


@door
def start(setup: Setup, s: State, rng: Rng) -> None:
    """Deal the cards (NIM-1)."""
    s.heap = setup.heap
    for seat in range(SEATS):
        s.stones[seat] = 0
        s.card[seat] = 1 + below(rng, CARDS) if seat < setup.players else HIDDEN
    s.turn = below(rng, int(setup.players)) if setup.first == RANDOM_FIRST else setup.first


@rule
def over(setup: Setup, s: State) -> bool:
    """Whether the last stone is taken."""
    return int(s.heap) == 0


@rule
def waiting(setup: Setup, s: State) -> int:
    """The seat that may act, as a mask."""
    return 0 if over(setup, s) else 1 << int(s.turn)


@rule
def most(s: State) -> int:
    """How many stones one may take now (NIM-2)."""
    return min(MOST, int(s.heap))


@rule
def legal(setup: Setup, s: State, seat: int, mask: Mask) -> int:
    """Write the legal actions of a seat; returns how many there are."""
    mask[0] = 0
    if waiting(setup, s) >> seat & 1 == 0:
        return 0
    mask[0] = bit(ROLL) | bit(most(s)) - np.uint64(1)
    return most(s) + 1


@rule
def apply(setup: Setup, s: State, seat: int, action: int, rng: Rng) -> bool:
    """Carry out a legal action; returns whether chance or a secret came to light (NIM-3, NIM-4)."""
    count = 1 + (below(rng, most(s)) if action == ROLL else action)
    s.heap = int(s.heap) - count
    s.stones[seat] = int(s.stones[seat]) + count
    s.turn = (seat + 1) % int(setup.players)
    return action == ROLL or over(setup, s)


@door
def scores(setup: Setup, s: State, out: npt.NDArray[np.int32]) -> None:
    """Each seat's points, with what its card brings (NIM-4)."""
    for seat in range(setup.players):
        stones = int(s.stones[seat])
        out[seat] = stones + (BONUS if s.card[seat] != HIDDEN and stones % 4 == s.card[seat] else 0)


@rule
def veil(setup: Setup, s: State, seat: int) -> None:
    """Hide the cards of the others."""
    if not over(setup, s):
        for other in range(SEATS):
            if other != seat:
                s.card[other] = HIDDEN


@rule
def resample(setup: Setup, s: State, rng: Rng) -> None:
    """Deal what is hidden anew."""
    for seat in range(setup.players):
        if s.card[seat] == HIDDEN:
            s.card[seat] = 1 + below(rng, CARDS)


@rule
def random_game(setup: Setup, s: State, rng: Rng, mask: Mask) -> int:
    """Play on with random legal actions until the end; returns the number of actions."""
    actions = 0
    while not over(setup, s):
        seat = int(s.turn)
        count = legal(setup, s, seat, mask)
        apply(setup, s, seat, nth_action(mask, below(rng, count)), rng)
        actions += 1
    return actions


# --- Doors: how Python hands a game over. ---


@door
def legal_at(setups: Records, states: Records, i: int, seat: int, mask: Mask) -> int:
    """The legal actions of a seat in game i of an array."""
    return legal(setups[0], states[i], seat, mask)


@door
def waiting_at(setups: Records, states: Records, i: int) -> int:
    """The seats that may act in game i of an array, as a mask."""
    return waiting(setups[0], states[i])


@door
def apply_at(setups: Records, states: Records, i: int, seat: int, action: int, rng: Rng) -> bool:
    """Carry out a legal action in game i of an array; returns whether it is final."""
    return apply(setups[0], states[i], seat, action, rng)


@door
def veil_at(setups: Records, states: Records, i: int, seat: int) -> None:
    """Take everything out of game i of an array that a seat cannot know."""
    veil(setups[0], states[i], seat)


@rule
def random_games(
    setup: Setup, s: State, rng: Rng, mask: Mask, seed_word: int, first: int, results: npt.NDArray[np.int32]
) -> int:
    """Play a random game per row of `results`, game i by the stream (seed_word, first + i); returns all actions."""
    actions = 0
    for i in range(len(results)):
        seed(rng, seed_word, first + i, 0)
        start(setup, s, rng)
        actions += random_game(setup, s, rng, mask)
        scores(setup, s, results[i])
    return actions
