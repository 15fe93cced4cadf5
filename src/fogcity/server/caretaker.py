"""The caretaker moves tables on by itself: bots, expired clocks, abandoned tables.

A table that needs attention has a due time. Any worker may claim a due table, by postponing that time; if the worker
dies, another one takes over. A table's bots belong to the worker that holds the lease and renews it while they think,
so no move is computed twice, and another worker takes over soon after one dies.
"""

import asyncio
import contextlib
import logging
from collections.abc import Awaitable, Callable
from datetime import UTC, datetime, timedelta
from functools import partial

from fogcity.games import Illegal
from fogcity.server import bots, lobby, moves, quotas, takebacks
from fogcity.server.accounts import STAYS_FOR
from fogcity.server.bots import BotFailed, Bots, NotAsked, Task
from fogcity.server.keeper import Keeper
from fogcity.server.live import LEASE, Draft, Live, bot_to_act
from fogcity.server.problems import Refusal
from fogcity.server.store import Counts, Facts, People
from fogcity.server.store.outages import NO_ANSWER, OUTAGES, is_outage
from fogcity.server.turns import Lane

log = logging.getLogger(__name__)

SWEEP_SECONDS = 1.0
AT_ONCE = 50
BEAT, LONGEST_PAUSE = timedelta(seconds=5), timedelta(seconds=15)
"""Seconds between heartbeats, and the gap after which clocks are moved forward."""
GRACE = timedelta(seconds=10)
"""Extra time for players after a pause."""
LONG_JUMP, TIDIES_AFTER = timedelta(hours=12), 24.0
"""After a longer pause or clock jump, which may be a mistake, nothing is deleted for this many hours."""


class Caretaker:
    """Background work on the tables of one worker."""

    def __init__(self, keeper: Keeper, bots: Bots, people: People, counts: Counts, facts: Facts) -> None:
        self.keeper = keeper
        self.bots = bots
        self.people = people
        self.counts = counts
        self.facts = facts
        self._pause = SWEEP_SECONDS
        self._beats_at: datetime | None = None
        self._hours = 0.0
        """How long it is until what is old is deleted."""
        self._mark: str | None = None
        self.changed_outside: Callable[[], None] = lambda: None
        """Called when something was changed in the database that no server did."""
        self.tidy: list[Callable[[], Awaitable[None]]] = []
        """Called once an hour, to delete what is old."""
        self._tasks: set[asyncio.Task[None]] = set()
        self._busy: set[str] = set()
        """Tables whose bots wait or think here."""

    def start(self, *, warm_up: bool) -> None:
        """Start the background work."""
        self._spawn(self._sweep())
        self._spawn(self._keep_leases())
        if warm_up:
            self._spawn(self.bots.warm_up())

    async def stop(self) -> None:
        """Stop; other workers, or the next start, continue."""
        busy = list(self._busy)
        for task in list(self._tasks):
            task.cancel()
        await asyncio.gather(*self._tasks, return_exceptions=True)
        with contextlib.suppress(*NO_ANSWER):
            await self.keeper.store.release(busy, datetime.now(UTC))
            await self.facts.stop(datetime.now(UTC))

    def is_busy(self, table_id: str) -> bool:
        """Whether bots of a table wait or think here."""
        return table_id in self._busy

    def changed(self, live: Live, own: bool) -> None:
        """A table changed: its bots are this worker's if it has, or just got, their lease."""
        if own and live.row.leased_by == self.keeper.store.worker:
            self._look_after_bots(live.row.id)
        if own and (held := live.row.held) is not None:
            self._spawn(self._release(live.row.id, datetime.fromisoformat(held["until"])))

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
                task, ply, lane, account = job
                try:
                    # It may wait for a long time; whether it is still needed is checked when its turn comes.
                    action = await self.bots.choose(task, lane, account, partial(self._is_mine, table_id, ply))
                    await self.keeper.change(table_id, moves.act_for, task.seat, ply, action)
                except NotAsked:
                    continue
                except (BotFailed, Illegal):
                    if task.level == bots.SIMPLEST:
                        raise  # nothing simpler is left: the table is due again after a while
                    simpler = bots.simpler(task.game, task.level)
                    await self.keeper.change(table_id, moves.replace_bot, task.seat, task.level, simpler)
        except Exception as error:
            self._busy.discard(table_id)
            if is_outage(error):
                OUTAGES.failed(error)
            else:
                log.warning("bots stop", extra={"table": table_id}, exc_info=error)

    def _is_mine(self, table_id: str, ply: int) -> bool:
        """Whether this worker still has the lease of a table, and the game has not moved on."""
        live = self.keeper.known(table_id)
        return live is not None and live.row.leased_by == self.keeper.store.worker and live.row.ply == ply

    async def _next_job(self, table_id: str) -> tuple[Task, int, Lane, int] | None:
        async with self.keeper.reading(table_id) as live:
            seat = bot_to_act(live.row, live.seats)
            if seat is None or live.table is None or live.row.leased_by != self.keeper.store.worker:
                self._busy.discard(table_id)  # under the lock: whoever changes the table next calls again
                return None
            level = live.seats[seat].level or moves.STAND_IN
            task = bots.task(live.table, seat, level, live.history)
            return task, live.row.ply, lane_of(live, level), live.row.made_by or 0

    async def _keep_leases(self) -> None:
        while True:
            await asyncio.sleep(LEASE.total_seconds() / 5)
            try:
                await self._renew_leases(datetime.now(UTC))
            except Exception as error:
                if is_outage(error):
                    OUTAGES.failed(error)
                else:
                    log.exception("leases of bots could not be renewed; it is tried again")

    async def _renew_leases(self, now: datetime) -> None:
        """Renew the leases of all tables here whose bots have waited or thought for a while."""
        mine = [live.row for live in map(self.keeper.known, self._busy) if live and live.row.leased_until]
        old = [row for row in mine if row.leased_until and row.leased_until < now + LEASE / 2]
        if old:
            until = now + LEASE
            await self.keeper.store.renew([row.id for row in old], until)
            for row in old:
                row.leased_until = until

    async def _release(self, table_id: str, until: datetime) -> None:
        """Carry out an action that was held, when its moment is over; if this fails, the table is due anyway."""
        while (left := (until - datetime.now(UTC)).total_seconds()) > 0:  # uvloop's timers may be early
            await asyncio.sleep(left)
        try:
            await self.keeper.change(table_id, takebacks.release)
        except Exception as error:
            if is_outage(error):
                OUTAGES.failed(error)
            else:
                log.warning("an action is held for longer", extra={"table": table_id}, exc_info=error)

    # --- what is due ----------------------------------------------------------------------------------------------

    async def _sweep(self) -> None:
        while True:
            await asyncio.sleep(self._pause)
            try:
                await self.sweep()
                self._hours -= self._pause / 3600
                if self._hours <= 0:
                    self._hours = 1.0
                    await self.people.forget_guests(datetime.now(UTC) - STAYS_FOR)
                    await self.counts.forget()
                    for forget in self.tidy:
                        await forget()
                    await quotas.purge(self.keeper, self.keeper.settings)
            except Exception as error:
                if is_outage(error):
                    OUTAGES.failed(error)
                else:
                    log.exception("the sweep failed and is tried again")

    async def _beat(self, now: datetime) -> None:
        """Record that this server runs; after a pause or a clock jump no player loses time."""
        moved = await self.facts.beat(now, starting=self._beats_at is None, longest=LONGEST_PAUSE, grace=GRACE)
        self._beats_at = now
        if (mark := await self.facts.mark()) != self._mark:  # `fogcity admin` did something
            self._mark = mark
            self.changed_outside()
        if moved is not None:
            log.info(
                "clocks were moved on by the time in which nothing ran", extra={"seconds": round(moved.total_seconds())}
            )
            if abs(moved) > LONG_JUMP:
                self._hours = TIDIES_AFTER
            self.keeper.missed()
            await self.keeper.store.tell(self.keeper.news(missed=True))

    async def sweep(self) -> None:
        """Handle everything that is due now."""
        now = datetime.now(UTC)
        if self._beats_at is None or abs(now - self._beats_at) >= BEAT:
            await self._beat(now)
        for found in await self.keeper.store.due(now, AT_ONCE):
            leased_until = found.leased_until or now
            until = leased_until if leased_until > now else now + LEASE
            if await self.keeper.store.claim(found.id, found.due, until):
                with contextlib.suppress(Refusal):
                    await self._look_after(found.id, leased=leased_until > now)

    async def _look_after(self, table_id: str, *, leased: bool) -> None:
        async with self.keeper.reading(table_id, fresh=True):
            pass
        await self.keeper.change(table_id, _overdue)
        if not leased and not self.is_busy(table_id) and await self.keeper.change(table_id, Draft.take_on_bots):
            self._look_after_bots(table_id)


def lane_of(live: Live, level: str) -> Lane:
    """The lane in which a table's bot waits for its turn to think."""
    if all(seat.kind == "bot" or seat.resigned or seat.away for seat in live.seats):
        return "bots_alone"
    return "people" if level in bots.SLOW else "quick"


def begin_for_event(draft: Draft) -> None:
    """Start a game of an event; everybody was seated when its table was created."""
    lobby.open_up(draft)
    if draft.row.status == "open":  # somebody's account was deleted in that moment
        draft.close("cancelled")
        draft.settle()


def _overdue(draft: Draft) -> None:
    """Handle a table whose time is up."""
    row = draft.row
    if draft.live.other_rules:
        draft.rest()
        return
    quiet = draft.now - row.changed_at
    if row.status == "open" and row.event_id is not None:
        begin_for_event(draft)
    elif row.status == "open" and quiet >= timedelta(days=draft.settings.open_days):
        draft.close("cancelled")
        draft.settle()
    elif takebacks.release(draft):
        pass
    elif row.status == "playing" and row.deadlines:
        moves.time_up(draft)
    elif row.status == "playing" and quiet >= timedelta(days=draft.settings.abandoned_days):
        draft.close("abandoned")
        draft.settle()
