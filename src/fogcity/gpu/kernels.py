"""The CUDA kernels of a batch: they call the same rules functions as the CPU does.

Most give each game a thread. A whole warp builds an observation, since neighboring bytes of it come from neighboring
bytes of the state. Rows are collected in shared memory, and a block writes them out side by side.

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
WORDS = STATE_WORDS = SIZE = 0

cuda: Any = numba_cuda  # it has no types

REGISTERS = 128
"""The most that a thread with complete games may use: with more, fewer threads find room on a multiprocessor."""
WARP = 32
BLOCK = 128
OBSERVE_BLOCK = 8 * WARP
SHAPES = {
    "begin": (BLOCK, BLOCK),
    "legal": (WARP, BLOCK),
    "step": (BLOCK, BLOCK),
    "sample": (BLOCK, BLOCK),
    "observe": (8, OBSERVE_BLOCK),
    "random": (BLOCK, BLOCK),
}
"""How many games a block of a kernel handles, and with how many threads."""


def begin_kernel(games: Games) -> None:
    i = cuda.grid(1)
    if i < len(games.states):
        games.moves[i] = 0
        begin(games, i)


def legal_kernel(games: Games) -> None:
    """A thread finds the legal actions of a game; then warps write them out, the words and a byte for each action."""
    tile = cuda.shared.array((WARP, WORDS), np.uint64)
    warp, lane = cuda.threadIdx.x // WARP, cuda.threadIdx.x % WARP
    low = cuda.blockIdx.x * WARP
    count = min(WARP, len(games.states) - low)
    if warp == 0 and lane < count:
        rules.legal(games.setups[0], games.states[low + lane], int(games.seats[low + lane]), tile[lane])
    cuda.syncthreads()
    for at in range(warp, count, BLOCK // WARP):
        for word in range(lane, WORDS, WARP):
            games.words[low + at, word] = tile[at, word]
        for action in range(lane, len(games.table), WARP):
            games.masks[low + at, action] = is_legal(tile[at], games.table, action)


def step_kernel(games: Games) -> None:
    i = cuda.grid(1)
    if i < len(games.states):
        step(games, i)


def sample_kernel(games: Games) -> None:
    i = cuda.grid(1)
    if i < len(games.states):
        games.actions[i] = sample(games.words[i], games.numbering, games.policy[i])


def observe_kernel(games: Games) -> None:
    """A warp writes the observation of a game in shared memory; eight of them are SIZE words of eight bytes."""
    words = cuda.shared.array(SIZE, np.uint64)
    tile = words.view(np.uint8)
    thread = cuda.threadIdx.x
    for at in range(thread, SIZE, OBSERVE_BLOCK):
        words[at] = 0
    cuda.syncthreads()
    warp, lane = thread // WARP, thread % WARP
    i = 8 * cuda.blockIdx.x + warp
    if i < len(games.states):
        row = tile[SIZE * warp : SIZE * (warp + 1)]
        features.observe_part(games.setups[0], games.states[i], max(int(games.views[i]), 0), lane, WARP, row)
    cuda.syncthreads()
    out = games.observations.view(np.uint64)
    low = SIZE * cuda.blockIdx.x
    for at in range(thread, min(SIZE, len(out) - low), OBSERVE_BLOCK):
        out[low + at] = words[at]


def random_kernel(games: Games) -> None:
    """Complete games in the thread's own memory, which the hardware interleaves between neighbors.

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


KERNELS = (begin_kernel, legal_kernel, step_kernel, sample_kernel, observe_kernel, random_kernel)


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
    return {**names, "STATE": state, "STATE_WORDS": state.itemsize // 8}
