"""What every game's rules are written with: `@rule`, random numbers, bit masks and a few functions.

Nothing outside this package knows how rules are compiled.
"""

from fogcity.kernel.bits import ONE, bit, first_of, list_actions, nth_action, nth_bit, popcount
from fogcity.kernel.impatient import at_once, patiently
from fogcity.kernel.jit import COMPILED, compiling_message, door, rule
from fogcity.kernel.math import exp, tanh
from fogcity.kernel.random import Rng, below, new_rng, new_script, script_fits, seed

__all__ = [
    "COMPILED",
    "ONE",
    "Rng",
    "at_once",
    "below",
    "bit",
    "compiling_message",
    "door",
    "exp",
    "first_of",
    "list_actions",
    "new_rng",
    "new_script",
    "nth_action",
    "nth_bit",
    "patiently",
    "popcount",
    "rule",
    "script_fits",
    "seed",
    "tanh",
]
