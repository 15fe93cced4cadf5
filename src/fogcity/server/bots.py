"""Bots think in their own processes, never in the event loop; a failing bot is replaced by a simpler one."""

import asyncio
import contextlib
import logging
import time
from collections.abc import Callable, Sequence
from dataclasses import dataclass, replace
from typing import Any, TypeVar

import anyio
import anyio.to_thread

from fogcity import bots, games
from fogcity.history import Seen
from fogcity.kernel import at_once
from fogcity.server import game_cache, metrics
from fogcity.server.bot_process import BotProcess, BotProcessFailed
from fogcity.server.problems import Refusal
from fogcity.server.settings import Settings
from fogcity.server.turns import Lane, Turns
from fogcity.table import Table

log = logging.getLogger(__name__)
T = TypeVar("T")

SIMPLEST = "random"
"""What plays where all levels fail."""
HINT_LEVEL = "expert@100ms"
"""The strongest level, with a budget short enough for a hint."""
LITTLE = 1
"""Enough iterations to load a bot; its choice is discarded."""
SLOW = ("expert",)
"""Levels that think before they answer."""
PATIENT = 5
"""The niceness of processes that think long: on a busy machine the server and quick bots come first."""


@dataclass(frozen=True)
class Task:
    """What a bot is given: its game, the state as its seat knows it, and what everybody saw so far."""

    game: str
    options: dict[str, Any]
    veiled: bytes
    seat: int
    level: str
    seed: int
    history: Sequence[Seen] = ()


class BotFailed(Exception):
    """A bot crashed, hung or gave an invalid answer."""


class NotAsked(Exception):
    """The choice was no longer needed when the bot's turn came."""


def task(table: Table, seat: int, level: str, history: Sequence[Seen] = ()) -> Task:
    """The task of choosing an action for a seat."""
    options = table.game.options.values()
    return Task(table.game.id, options, table.veiled(seat).tobytes(), seat, level, table.seed(seat), history)


def think(task: Task) -> int:
    """Choose an action. Runs in a bot process."""
    game = game_cache.game(task.game, task.options)
    veiled = game.restore(task.veiled)[0]
    actions = game.numbers(veiled, task.seat)
    if len(actions) == 1:
        return actions[0]
    bot = bots.make(game, task.level, seed=task.seed)
    if (budget := getattr(bot, "budget", None)) is not None:
        # Processor time, not wall-clock time: a bot is equally strong when many think at once.
        bot.budget = replace(budget, cpu_time=True)  # type: ignore[attr-defined]
    with at_once():  # on a new machine somebody waits for the first move, not for the compiler
        chosen = int(bot.choose(game, veiled, task.seat, actions, task.history))
    if chosen not in actions:
        raise ValueError(f"{task.level} chose {chosen}, which is not legal")
    return chosen


class Bots:
    """The processes in which bots think: one for those that answer at once, some for all others."""

    def __init__(self, settings: Settings, think: Callable[[Task], int] = think) -> None:
        self.settings = settings
        self._think = think
        self._turns = Turns(settings.bot_processes)
        self._quick = [BotProcess(0)]
        self._patient = [BotProcess(PATIENT) for _ in range(settings.bot_processes)]
        """The processes that are free; there are as many as turns."""

    async def choose(
        self, task: Task, lane: Lane = "people", account: int = 0, still: Callable[[], bool] = lambda: True
    ) -> int:
        """The action that a bot chooses; BotFailed if it fails, NotAsked if it is not `still` needed at its turn."""
        kind = task.game, task.level
        processes = self._quick if lane == "quick" else self._patient
        try:
            async with self._turns.turn(lane, account):  # the time in the queue is not the bot's
                if not still():
                    raise NotAsked
                process, began = processes.pop(), time.monotonic()
                try:
                    known = kind in process.known
                    with anyio.fail_after(self.settings.bot_seconds if known else self.settings.first_bot_seconds):
                        action = await process.run(self._think, task)
                    process.known.add(kind)
                finally:
                    processes.append(process)
        except NotAsked:
            raise
        except Exception as error:
            log.warning("a bot failed", extra={"game": task.game, "bot": task.level, "error": repr(error)})
            metrics.BOT_FAILURES.labels(task.level).inc()
            raise BotFailed from error
        metrics.BOT_SECONDS.labels(task.level).observe(time.monotonic() - began)
        return action

    async def check(self, work: Callable[..., T], given: tuple[Any, ...], account: int) -> T:
        """Do something long in a process when no person waits for one; it is refused where that takes too long."""
        async with self._turns.turn("bots_alone", account):
            process = self._patient.pop()
            try:
                with anyio.fail_after(self.settings.first_bot_seconds):
                    return await process.run(work, *given)
            except (TimeoutError, BotProcessFailed) as error:
                log.warning("a check failed", extra={"error": repr(error)})
                raise Refusal("unavailable", "It could not be checked: try again later.", retry_after=60) from error
            finally:
                self._patient.append(process)

    async def warm_up(self) -> None:
        """Compile and load each game's bots before anybody needs them, the quick ones first."""
        for level in bots.LEVELS:
            for name in games.names():
                if level not in bots.levels(name):
                    continue
                table = await anyio.to_thread.run_sync(Table, name)
                asked = task(table, table.waiting[0], f"{level}@{LITTLE}")
                if level not in SLOW:
                    await self._load(asked, "quick")
                await asyncio.gather(*(self._load(asked, "people") for _ in range(self.settings.bot_processes)))

    async def _load(self, asked: Task, lane: Lane) -> None:
        with contextlib.suppress(BotFailed):
            await self.choose(asked, lane)

    async def stop(self) -> None:
        """End the processes."""
        await asyncio.gather(*(process.stop() for process in (*self._quick, *self._patient)))


def simpler(game_id: str, level: str) -> str:
    """The next simpler bot of a game."""
    ladder = (SIMPLEST, *bots.levels(game_id))
    return ladder[ladder.index(level) - 1]
