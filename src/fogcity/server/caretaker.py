"""The caretaker looks after tables that nobody else moves on: bots, clocks that run out, abandoned tables.

Every table that needs it has a moment when it is due. Any worker may take on what is due; it claims it by moving the
moment on, so that another worker takes over if this one dies.
"""

import asyncio
import contextlib
import logging
from datetime import UTC, datetime, timedelta

from fogcity.games import Illegal
from fogcity.server import bots, moves
from fogcity.server.bots import BotFailed, Bots, Task
from fogcity.server.keeper import Keeper
from fogcity.server.live import LEASE_MARGIN, Draft, Live
from fogcity.server.problems import Refusal
from fogcity.server.store import Counts, People

log = logging.getLogger(__name__)

SWEEP_SECONDS = 1.0
AT_ONCE = 50
GUESTS_STAY = timedelta(days=180)
"""Guests who sit nowhere and do not come back for so long are forgotten."""


class Caretaker:
    """What goes on at the tables of one worker without anybody asking."""

    def __init__(self, keeper: Keeper, bots: Bots, people: People, counts: Counts) -> None:
        self.keeper = keeper
        self.bots = bots
        self.people = people
        self.counts = counts
        self._lease = timedelta(seconds=keeper.settings.bot_seconds) + LEASE_MARGIN
        self._tasks: set[asyncio.Task[None]] = set()
        self._busy: set[str] = set()

    def start(self, *, warm_up: bool) -> None:
        """Begin to look after tables."""
        self._spawn(self._sweep())
        if warm_up:
            self._spawn(self.bots.warm_up())

    async def stop(self) -> None:
        """Stop; other workers, or the next start, go on where this one was."""
        for task in list(self._tasks):
            task.cancel()
        await asyncio.gather(*self._tasks, return_exceptions=True)

    def changed(self, live: Live, own: bool) -> None:
        """A table changed: if this worker did it, its bots are this worker's as well."""
        if own and bot_to_act(live) is not None:
            self._look_after_bots(live.row.id)

    def _spawn(self, work: "asyncio._CoroutineLike[None]") -> None:
        task = asyncio.get_running_loop().create_task(work)
        self._tasks.add(task)
        task.add_done_callback(self._tasks.discard)

    # --- bots -----------------------------------------------------------------------------------------------------

    def _look_after_bots(self, table_id: str) -> None:
        if table_id not in self._busy:
            self._busy.add(table_id)
            self._spawn(self._play_bots(table_id))

    async def _play_bots(self, table_id: str) -> None:
        """Let bots act at a table until a person is to act or the game is over."""
        try:
            while (job := await self._next_job(table_id)) is not None:
                task, ply = job
                try:
                    action = await self.bots.choose(task)
                    await self.keeper.change(table_id, moves.act_for, task.seat, ply, action)
                except (BotFailed, Illegal):
                    if task.level == bots.LADDER[0]:
                        raise  # nothing simpler is left: the table is due again after a while
                    simpler = bots.simpler(task.level)
                    await self.keeper.change(table_id, moves.replace_bot, task.seat, task.level, simpler)
        except Exception as error:
            self._busy.discard(table_id)
            log.warning("bots stop", extra={"table": table_id}, exc_info=error)

    async def _next_job(self, table_id: str) -> tuple[Task, int] | None:
        async with self.keeper.reading(table_id) as live:
            seat = bot_to_act(live)
            if seat is None or live.table is None:
                self._busy.discard(table_id)  # under the lock: whoever changes the table next calls again
                return None
            return bots.task(live.table, seat, live.seats[seat].level or moves.STAND_IN), live.row.ply

    # --- what is due ----------------------------------------------------------------------------------------------

    async def _sweep(self) -> None:
        hours = 0.0
        while True:
            await asyncio.sleep(SWEEP_SECONDS)
            try:
                await self.sweep()
                hours -= SWEEP_SECONDS / 3600
                if hours <= 0:
                    hours = 1.0
                    await self.people.forget_guests(datetime.now(UTC) - GUESTS_STAY)
                    await self.counts.forget()
            except Exception:
                log.exception("the sweep failed and is tried again")

    async def sweep(self) -> None:
        """Look after everything that is due now."""
        now = datetime.now(UTC)
        for table_id, due in await self.keeper.store.due(now, AT_ONCE):
            if await self.keeper.store.claim(table_id, due, now + self._lease):
                with contextlib.suppress(Refusal):
                    await self._look_after(table_id)

    async def _look_after(self, table_id: str) -> None:
        async with self.keeper.reading(table_id, fresh=True):
            pass
        await self.keeper.change(table_id, _overdue)
        async with self.keeper.reading(table_id) as live:
            waits_for_bot = bot_to_act(live) is not None
        if waits_for_bot:
            self._look_after_bots(table_id)


def bot_to_act(live: Live) -> int | None:
    """A seat for which a bot has to act now."""
    waiting = live.row.waiting if live.row.status == "playing" else []
    return next((seat for seat in waiting if live.seats[seat].played_by_bot), None)


def _overdue(draft: Draft) -> None:
    """Do what the time that has passed asks for."""
    row = draft.row
    quiet = draft.now - row.changed_at
    if row.status == "open" and quiet >= timedelta(days=draft.settings.open_days):
        draft.close("cancelled")
        draft.settle()
    elif row.status == "playing" and row.deadlines:
        moves.time_up(draft)
    elif row.status == "playing" and quiet >= timedelta(days=draft.settings.abandoned_days):
        draft.close("abandoned")
        draft.settle()
