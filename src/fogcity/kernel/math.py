"""Functions of real numbers, computed by additions, multiplications and divisions alone.

Every processor, system library and browser has an `exp` of its own, and they differ in the last bit. These give the
same bits wherever the rules run, so that a search grows the same tree everywhere.
"""

from typing import Final

import numpy as np

from fogcity.kernel.jit import rule

HIGHEST: Final = 709.0
LOWEST: Final = -708.0
"""Beyond these the result is infinite or nothing."""
PER_BIT: Final = 1.4426950408889634
BIT_HIGH: Final = 0.6931471803691238
BIT_LOW: Final = 1.9082149292705877e-10
"""The logarithm of 2 in two parts, the first of which is exact when multiplied by a small whole number."""
BIAS: Final = 1023
MANTISSA: Final = 52
SMALL: Final = 0.02


@rule
def exp(x: float) -> float:
    """e to the power of x, to the last bit or two; 0 below LOWEST."""
    if x > HIGHEST:
        return np.inf
    if x < LOWEST:
        return 0.0
    if x != x:
        return x
    power = int(x * PER_BIT + (0.5 if x > 0.0 else -0.5))
    r = (x - power * BIT_HIGH) - power * BIT_LOW
    # The series up to the 13th power, for r of at most 0.35.
    total = 1.0 / 6227020800.0
    total = total * r + 1.0 / 479001600.0
    total = total * r + 1.0 / 39916800.0
    total = total * r + 1.0 / 3628800.0
    total = total * r + 1.0 / 362880.0
    total = total * r + 1.0 / 40320.0
    total = total * r + 1.0 / 5040.0
    total = total * r + 1.0 / 720.0
    total = total * r + 1.0 / 120.0
    total = total * r + 1.0 / 24.0
    total = total * r + 1.0 / 6.0
    total = total * r + 0.5
    total = total * r + 1.0
    total = total * r + 1.0
    return total * _power_of_two(power)


@rule
def _power_of_two(power: int) -> float:
    """2 to a whole power within the range of ordinary numbers, by its bits."""
    return np.int64((power + BIAS) << MANTISSA).view(np.float64)


@rule
def tanh(x: float) -> float:
    """The hyperbolic tangent."""
    if abs(x) < SMALL:  # what is below would lose digits
        square = x * x
        return x * (1.0 - square * (1.0 / 3.0 - square * (2.0 / 15.0 - square * (17.0 / 315.0))))
    if abs(x) > 20.0:
        return 1.0 if x > 0.0 else -1.0
    e = exp(2.0 * x)
    return (e - 1.0) / (e + 1.0)
