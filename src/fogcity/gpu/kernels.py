"""The CUDA kernels of a batch: one thread a game, and the very same functions of the rules as on the CPU.

Written once for all games and filled in like loops.py. They also run in Numba's simulator (NUMBA_ENABLE_CUDASIM=1,
together with FOGCITY_JIT=0), which is how they are tested on machines without a GPU.
"""

from functools import cache
from types import SimpleNamespace
from typing import Any, cast

import numpy as np
from numba import config
from numba import cuda as numba_cuda

if not hasattr(np, "row_stack"):
    # NumPy 2.5 dropped it, and numba-cuda 0.30 names it when it compiles its first kernel.
    setattr(np, "row_stack", np.vstack)  # noqa: B010

from fogcity.games import Rules
from fogcity.games.observation import Features
from fogcity.gpu.loops import NO_SEAT, Games, begin, bind, game_names, is_legal, sample, step

rules = cast(Rules, None)  # these are filled in by `bind`
features = cast(Features, None)
STATE: Any = None
WORDS = STATE_WORDS = SIZE = ROW = 0

cuda: Any = numba_cuda  # it has no types

REGISTERS = 128
"""The most that a thread with complete games may use: with more, fewer threads find room on a multiprocessor."""
GAMES_A_TILE = 32
"""Games whose observations are put together in shared memory before they are written out side by side."""


def begin_kernel(games: Games) -> None:
    i = cuda.grid(1)
    if i < len(games.states):
        games.moves[i] = 0
        begin(games, i)


def legal_kernel(games: Games) -> None:
    i = cuda.grid(1)
    if i < len(games.states):
        rules.legal(games.setups[0], games.states[i], int(games.seats[i]), games.words[i])


def masks_kernel(games: Games) -> None:
    """A thread an action of a game, so that neighbours write neighbouring bytes."""
    at = cuda.grid(1)
    actions = len(games.table)
    i, k = at // actions, at % actions
    if i < len(games.states):
        games.masks[i, k] = is_legal(games.words[i], games.table, k)


def step_kernel(games: Games) -> None:
    i = cuda.grid(1)
    if i < len(games.states):
        step(games, i)


def sample_kernel(games: Games) -> None:
    i = cuda.grid(1)
    if i < len(games.states):
        games.actions[i] = sample(games.words[i], games.numbering, games.policy[i])


def observe_kernel(games: Games) -> None:
    """Bytes go to shared memory first: written straight to rows of their own they would touch 32 places at a time."""
    tile = cuda.shared.array((GAMES_A_TILE, ROW), np.uint8)
    thread = cuda.threadIdx.x
    low = cuda.blockIdx.x * GAMES_A_TILE
    count = min(GAMES_A_TILE, len(games.states) - low)
    if thread < count:
        i = low + thread
        features.observe(games.setups[0], games.states[i], max(int(games.seats[i]), 0), tile[thread])
    cuda.syncthreads()
    for at in range(thread, count * SIZE, GAMES_A_TILE):
        games.observations[low + at // SIZE, at % SIZE] = tile[at // SIZE, at % SIZE]


def random_kernel(games: Games) -> None:
    """Complete games in the thread's own memory, which the hardware interleaves between neighbours.

    States are moved in and out as words: Numba would move a record byte by byte, each in a register of its own.
    """
    i = cuda.grid(1)
    if i < len(games.states):
        memory = cuda.local.array(STATE_WORDS, np.uint64)
        mask = cuda.local.array(WORDS, np.uint64)
        rng = cuda.local.array(4, np.uint32)
        all_words = games.states.view(np.uint64)
        for word in range(STATE_WORDS):
            memory[word] = all_words[STATE_WORDS * i + word]
        for word in range(4):
            rng[word] = games.rngs[i, word]
        s = memory.view(STATE)[0]
        games.moves[i] += rules.random_game(games.setups[0], s, rng, mask)
        rules.scores(games.setups[0], s, games.scores[i])
        games.seats[i] = NO_SEAT
        for word in range(STATE_WORDS):
            all_words[STATE_WORDS * i + word] = memory[word]
        for word in range(4):
            games.rngs[i, word] = rng[word]


def aligned(dtype: np.dtype[Any]) -> np.dtype[Any]:
    """The same record with its fields where the GPU can read them at once."""
    formats = {name: kind[0] for name, kind in (dtype.fields or {}).items()}
    return np.dtype((np.record, np.dtype({"names": [*formats], "formats": [*formats.values()]}, align=True)))


KERNELS = (begin_kernel, legal_kernel, masks_kernel, step_kernel, sample_kernel, observe_kernel, random_kernel)


@cache
def compiled(game_id: str, registers: int = REGISTERS) -> SimpleNamespace:
    """The kernels for a game."""
    names = kernel_names(game_id)
    kernels = {kernel.__name__: cuda.jit(bind(kernel, names)) for kernel in KERNELS}
    if not config.ENABLE_CUDASIM:  # type: ignore[attr-defined]  # the simulator does not know about registers
        kernels["random_kernel"] = cuda.jit(max_registers=registers)(bind(random_kernel, names))
    return SimpleNamespace(**kernels)


def kernel_names(game_id: str) -> dict[str, Any]:
    """The names that kernels look up for a game."""
    names = game_names(game_id)
    state = aligned(names["rules"].STATE)
    # ROW is an odd number of 4-byte words, so that the threads of a warp write to different banks of shared memory.
    row = 4 * ((names["SIZE"] + 3) // 4 | 1)
    return {**names, "STATE": state, "STATE_WORDS": state.itemsize // 8, "ROW": row}
