"""The CUDA kernels for study.py: a thread for each game, or a block where parts can be worked out side by side."""

from functools import cache
from types import SimpleNamespace
from typing import Any, cast

import numpy as np

from fogcity.games import Rules
from fogcity.games.observation import Features2
from fogcity.gpu.kernels import aligned, cuda
from fogcity.gpu.loops import NO_SEAT, Games, acting, bind
from fogcity.gpu.study import deal_anew, study_names
from fogcity.kernel import bit

rules = cast(Rules, None)  # these are filled in by `bind`
features2 = cast(Features2, None)
native_bot: Any = None
STATE: Any = None
BOT_ROOM: Any = None
WORDS = SIZE2 = ACTION_SIZE = ROOM = STATE_WORDS = ROOM_WORDS = 0

BLOCK = 128
TEAM = 64
"""Threads that work on one game together."""
SHAPES = {
    "reseat": (BLOCK, BLOCK),
    "resample": (BLOCK, BLOCK),
    "running": (BLOCK, BLOCK),
    "observe2": (1, TEAM),
    "describe": (1, TEAM),
    "choose": (TEAM, TEAM),
}
"""How many games a block of a kernel handles, and with how many threads."""


def reseat_kernel(games: Games, extra: Any) -> None:
    i = cuda.grid(1)
    if i < len(games.states):
        games.seats[i] = acting(games.setups[0], games.states[i])


def resample_kernel(games: Games, extra: Any) -> None:
    i = cuda.grid(1)
    if i < len(games.states):
        deal_anew(games, i)


def running_kernel(games: Games, extra: Any) -> None:
    i = cuda.grid(1)
    if i < len(games.states):
        rules.scores(games.setups[0], games.states[i], extra[i])


def observe2_kernel(games: Games, extra: Any) -> None:
    room = cuda.shared.array(ROOM, np.int16)
    i, thread = cuda.blockIdx.x, cuda.threadIdx.x
    setup, s, seat = games.setups[0], games.states[i], max(int(games.views[i]), 0)
    row = games.observations[SIZE2 * i : SIZE2 * (i + 1)]
    features2.clear_part(thread, TEAM, room)
    for at in range(thread, SIZE2, TEAM):
        row[at] = 0
    cuda.syncthreads()
    features2.prepare_part(setup, s, seat, thread, TEAM, room)
    cuda.syncthreads()
    features2.observe_part(setup, s, seat, thread, TEAM, room, row)


def describe_kernel(games: Games, extra: Any) -> None:
    room = cuda.shared.array(ROOM, np.int16)
    i, thread = cuda.blockIdx.x, cuda.threadIdx.x
    setup, s, seat = games.setups[0], games.states[i], max(int(games.seats[i]), 0)
    features2.clear_part(thread, TEAM, room)
    cuda.syncthreads()
    features2.prepare_part(setup, s, seat, thread, TEAM, room)
    cuda.syncthreads()
    for k in range(thread, len(games.table), TEAM):
        action = int(games.table[k])
        row = extra[i, k]
        for at in range(ACTION_SIZE):
            row[at] = 0
        if games.words[i, action >> 6] & bit(action & 63) != 0:
            features2.describe(setup, s, seat, action, room, row)


def choose_kernel(games: Games, extra: Any) -> None:
    """A bot chooses from a veiled copy of the state in the thread's own memory."""
    i = cuda.grid(1)
    if i < len(games.states):
        seat = int(games.seats[i])
        games.actions[i] = 0
        if seat != NO_SEAT:
            memory = cuda.local.array(STATE_WORDS, np.uint64)
            space = cuda.local.array(ROOM_WORDS, np.uint64)
            mask = cuda.local.array(WORDS, np.uint64)
            all_words = games.states.view(np.uint64)
            for word in range(STATE_WORDS):
                memory[word] = all_words[STATE_WORDS * i + word]
            for word in range(ROOM_WORDS):
                space[word] = 0
            s, room = memory.view(STATE)[0], space.view(BOT_ROOM)[0]
            rules.veil(games.setups[0], s, seat)
            action = native_bot.choose(games.setups[0], s, seat, extra, mask, games.policy[i], room)
            games.actions[i] = games.numbering[action]


KERNELS = (reseat_kernel, resample_kernel, running_kernel, observe2_kernel, describe_kernel, choose_kernel)


@cache
def compiled(game_id: str) -> SimpleNamespace:
    """The kernels for a game, compiled when they are first used."""
    names = kernel_names(game_id)
    return SimpleNamespace(**{kernel.__name__: cuda.jit(bind(kernel, names)) for kernel in KERNELS})


def kernel_names(game_id: str) -> dict[str, Any]:
    """The names that these kernels look up for a game."""
    names = dict(study_names(game_id))
    state = aligned(names["STATE"])
    names |= {"STATE": state, "STATE_WORDS": state.itemsize // 8}
    if "BOT_ROOM" in names:
        room = aligned(names["BOT_ROOM"])
        names |= {"BOT_ROOM": room, "ROOM_WORDS": -(-room.itemsize // 8)}
    return names
