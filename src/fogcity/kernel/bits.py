"""Sets of up to 64 things as one unsigned 64-bit number."""

import numpy as np
import numpy.typing as npt

from fogcity.kernel.jit import door, rule

ONE = np.uint64(1)


@rule
def bit(index: int) -> np.uint64:
    """The set that holds only `index`."""
    return ONE << np.uint64(index)


def _popcount_compiled(mask: np.uint64) -> int:
    # LLVM knows this pattern and makes it one instruction, on the CPU and on CUDA.
    m = np.uint64(mask)
    m = m - ((m >> np.uint64(1)) & np.uint64(0x5555555555555555))
    m = (m & np.uint64(0x3333333333333333)) + ((m >> np.uint64(2)) & np.uint64(0x3333333333333333))
    m = (m + (m >> np.uint64(4))) & np.uint64(0x0F0F0F0F0F0F0F0F)
    # Not int(): Numba would keep it unsigned, and unsigned and signed together make a float.
    return np.int64((m * np.uint64(0x0101010101010101)) >> np.uint64(56))  # type: ignore[return-value]


def _popcount_plain(mask: np.uint64) -> int:
    return int(mask).bit_count()


popcount = rule(_popcount_compiled, plain=_popcount_plain)
"""How many things are in the set."""


@rule
def first_of(mask: np.uint64) -> np.uint64:
    """The set that holds only the smallest member of a set."""
    return mask & (ONE + ~mask) if mask != 0 else mask


@rule
def nth_bit(mask: np.uint64, n: int) -> int:
    """The n-th smallest index (from 0) of a set with more than n members."""
    index = 0
    rest = mask
    width = 32
    while width > 0:  # halve the interval that holds the wanted bit
        low = rest & ((ONE << np.uint64(width)) - ONE)
        count = popcount(low)
        if n >= count:
            n -= count
            index += width
            rest = rest >> np.uint64(width)
        else:
            rest = low
        width >>= 1
    return index


@rule
def nth_action(mask: npt.NDArray[np.uint64], n: int) -> int:
    """The n-th action (from 0) of a mask of legal actions with more than n of them."""
    word = 0
    count = popcount(mask[0])
    while n >= count:
        n -= count
        word += 1
        count = popcount(mask[word])
    return 64 * word + nth_bit(mask[word], n)


@door
def list_actions(mask: npt.NDArray[np.uint64], out: npt.NDArray[np.int32]) -> int:
    """Write the actions of a mask into `out`, in order, and return how many there are."""
    count = 0
    for word in range(len(mask)):
        rest = mask[word]
        while rest != 0:
            out[count] = 64 * word + nth_bit(rest, 0)
            rest &= rest - ONE
            count += 1
    return count
