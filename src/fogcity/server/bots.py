"""Bots think in their own processes, never in the event loop; a failing bot is replaced by a simpler one."""

import logging
import time
from collections.abc import Callable
from dataclasses import dataclass, replace
from typing import Any

import anyio
import anyio.to_process

from fogcity import bots, games
from fogcity.server import made, metrics
from fogcity.server.settings import Settings
from fogcity.server.turns import Lane, Turns
from fogcity.table import Table

log = logging.getLogger(__name__)

LADDER = ("random", *bots.LEVELS)
"""Bots from simple to strong."""
HINT_LEVEL = "hard"
QUICK = ("random", "easy", "normal")
"""Bots that answer at once."""


@dataclass(frozen=True)
class Task:
    """What a bot is given: its game, and the state as its seat knows it."""

    game: str
    options: dict[str, Any]
    veiled: bytes
    seat: int
    level: str
    seed: int


class BotFailed(Exception):
    """A bot crashed, hung or gave an invalid answer."""


def task(table: Table, seat: int, level: str) -> Task:
    """The task of choosing an action for a seat."""
    options = table.game.options.values()
    return Task(table.game.id, options, table.veiled(seat).tobytes(), seat, level, table.seed(seat))


def think(task: Task) -> int:
    """Choose an action. Runs in a process of its own."""
    game = made.game(task.game, task.options)
    veiled = game.restore(task.veiled)[0]
    actions = game.numbers(veiled, task.seat)
    if len(actions) == 1:
        return actions[0]
    bot = bots.make(game, task.level, seed=task.seed)
    if (budget := getattr(bot, "budget", None)) is not None:
        # Processor time, not the clock on the wall: where many bots think at once, each is as strong as alone.
        bot.budget = replace(budget, cpu_time=True)  # type: ignore[attr-defined]
    chosen = int(bot.choose(game, veiled, task.seat, actions))
    if chosen not in actions:
        raise ValueError(f"{task.level} chose {chosen}, which is not legal")
    return chosen


class Bots:
    """The processes in which bots think."""

    def __init__(self, settings: Settings, think: Callable[[Task], int] = think) -> None:
        self.settings = settings
        self._think = think
        self._turns = Turns(settings.bot_processes)
        self._known: set[tuple[str, str]] = set()
        """Games and levels that have answered before and are therefore compiled."""

    async def choose(self, task: Task, lane: Lane = "people", account: int = 0) -> int:
        """The action that a bot chooses; BotFailed if it does not."""
        kind = task.game, task.level
        seconds = self.settings.bot_seconds if kind in self._known else self.settings.first_bot_seconds
        try:
            async with self._turns.turn(lane, account):  # the time in the queue is not the bot's
                began = time.monotonic()
                with anyio.fail_after(seconds):
                    action = await anyio.to_process.run_sync(self._think, task, cancellable=True, limiter=UNLIMITED)
        except Exception as error:
            log.warning("a bot failed", extra={"game": task.game, "bot": task.level, "error": repr(error)})
            metrics.BOT_FAILURES.labels(task.level).inc()
            raise BotFailed from error
        self._known.add(kind)
        metrics.BOT_SECONDS.labels(task.level).observe(time.monotonic() - began)
        return action

    async def warm_up(self) -> None:
        """Compile and load each game's bots before somebody waits for them."""
        for name in games.names():
            for level in bots.LEVELS:
                table = await anyio.to_thread.run_sync(Table, name)
                try:
                    await self.choose(task(table, table.waiting[0], level))
                except BotFailed:
                    continue


UNLIMITED = anyio.CapacityLimiter(1000)


def simpler(level: str) -> str:
    """The next simpler bot."""
    return LADDER[LADDER.index(level) - 1]
