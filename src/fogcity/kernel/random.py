"""Random numbers for the rules: the generator SFC32 over four 32-bit words that the caller owns.

Chance is never global and never part of a game's state. All arithmetic is done in 64 bits and cut to 32, so that plain
Python, native code and CUDA give the same numbers.
"""

from collections.abc import Sequence

import numpy as np
import numpy.typing as npt

from fogcity.kernel.jit import door, rule

Rng = npt.NDArray[np.uint32]
"""Four words: a, b, c and a counter. A longer one is a script of outcomes, for games that were played elsewhere."""

LOW = np.uint64(0xFFFFFFFF)
WARM_UP = 12
PLAIN = 4
NEXT, ASKED, SCRIPT = 4, 5, 6
"""In a script: where its next number is, the first bound that was asked for after its end, and where it begins."""
OFF_SCRIPT = 0xFFFFFFFF


def new_rng(*words: int) -> Rng:
    """A generator seeded by up to three numbers of 32 bits."""
    rng = np.zeros(4, np.uint32)
    padded = [*words, 0, 0, 0]
    seed(rng, padded[0], padded[1], padded[2])
    return rng


@door
def seed(rng: Rng, a: int, b: int, c: int) -> None:
    """Start the stream that belongs to three words of 32 bits."""
    rng[0] = np.uint64(a) & LOW
    rng[1] = np.uint64(b) & LOW
    rng[2] = np.uint64(c) & LOW
    rng[3] = 1
    for _ in range(WARM_UP):
        _next(rng)


@rule
def _next(rng: Rng) -> np.uint64:
    a, b, c, counter = np.uint64(rng[0]), np.uint64(rng[1]), np.uint64(rng[2]), np.uint64(rng[3])
    out = (a + b + counter) & LOW
    rng[3] = (counter + np.uint64(1)) & LOW
    rng[0] = b ^ (b >> np.uint64(9))
    rng[1] = (c + (c << np.uint64(3))) & LOW
    rng[2] = (((c << np.uint64(21)) | (c >> np.uint64(11))) + out) & LOW
    return out


@door
def below(rng: Rng, n: int) -> int:
    """A whole number from 0 to n - 1, all exactly equally likely (n from 1 to 2^32 - 1)."""
    if len(rng) > PLAIN:
        return _scripted(rng, n)
    bound = np.uint64(n)
    product = _next(rng) * bound
    if product & LOW < bound:
        # Lemire's rejection: the lowest (2^32 mod n) fractions would make some results likelier than others.
        threshold = (np.uint64(1 << 32) - bound) % bound
        while product & LOW < threshold:
            product = _next(rng) * bound
    # Not int(): Numba would keep it unsigned, and unsigned and signed together make a float.
    return np.int64(product >> np.uint64(32))  # type: ignore[return-value]


def new_script(outcomes: Sequence[int]) -> Rng:
    """A source for which `below` returns the given numbers in turn."""
    return np.array([0] * PLAIN + [SCRIPT, 0, *outcomes], np.uint32)


def script_fits(rng: Rng) -> bool:
    """Whether exactly the numbers of a script were asked for, each within its bound."""
    return int(rng[NEXT]) == len(rng)


@rule
def _scripted(rng: Rng, n: int) -> int:
    """The next number of a script; where it says nothing or something impossible, any number, so that rules which
    repeat something until it is different come to an end."""
    at = int(rng[NEXT])
    if at < len(rng) and int(rng[at]) < n:
        rng[NEXT] = at + 1
        return int(rng[at])
    if at < len(rng):
        rng[NEXT] = OFF_SCRIPT
    elif at == len(rng):
        rng[NEXT] = at + 1
        rng[ASKED] = n
    return np.int64(_next(rng) % np.uint64(n))  # type: ignore[return-value]
