"""What every game's rules are written with: `@rule`, random numbers, bit masks and a few functions.

Nothing outside this package knows how rules are compiled.
"""

from fogcity.kernel.bits import ONE, bit, first_of, list_actions, nth_action, nth_bit, popcount
from fogcity.kernel.jit import COMPILED, compiling_message, rule
from fogcity.kernel.math import exp, tanh
from fogcity.kernel.random import Rng, below, new_rng, new_script, script_fits, seed

__all__ = [
    "COMPILED",
    "ONE",
    "Rng",
    "below",
    "bit",
    "compiling_message",
    "exp",
    "first_of",
    "list_actions",
    "new_rng",
    "new_script",
    "nth_action",
    "nth_bit",
    "popcount",
    "rule",
    "script_fits",
    "seed",
    "tanh",
]
