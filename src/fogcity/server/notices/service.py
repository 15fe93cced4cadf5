"""The service that others call: `services.notices.tell(account_id, Notice(…))`.

It never blocks: a separate task writes notices into the outbox, and others send them from there, so a push service or
mail server that is slow or down delays no game.
"""

import asyncio
import contextlib
import hashlib
from collections import deque
from collections.abc import Coroutine
from datetime import timedelta
from typing import Any

from fogcity.server import metrics
from fogcity.server.accounts import Accounts
from fogcity.server.hub import Hub
from fogcity.server.limits import RateLimits
from fogcity.server.live import Live
from fogcity.server.notices import moments
from fogcity.server.notices.notice import Notice
from fogcity.server.notices.outbox import Asked, Op, Outbox, Post, Told, Withdrawal
from fogcity.server.notices.preferences import Preferences
from fogcity.server.notices.push import Vapid, new_key
from fogcity.server.notices.sender import CHANNELS, Sender, waits
from fogcity.server.problems import Refusal
from fogcity.server.settings import Settings
from fogcity.server.store import Database, Facts, SeatRow, TableRow

MOST_HEARD = 10_000
"""The most operations waiting to be written; beyond that, the oldest is dropped."""
AT_ONCE = 500
GATHERS, SOON, LOOKS_EVERY, COUNTS_EVERY = 0.5, 0.05, 2.0, 15.0
"""Seconds in which what is told is gathered, at most and where notices do not wait, between looks at what is due, and
between counts of what waits."""
VAPID_KEY = "vapid_key"


class Notices:
    """Sends notifications to people who are not looking."""

    def __init__(
        self, settings: Settings, database: Database, accounts: Accounts, facts: Facts, hub: Hub, limits: RateLimits
    ) -> None:
        self.settings = settings
        mail_wait = timedelta(minutes=settings.mail_minutes) if settings.smtp_host else None
        self.preferences = Preferences(database)
        self.outbox = Outbox(database, wait=timedelta(seconds=settings.notice_seconds), mail_wait=mail_wait)
        self.vapid: Vapid
        self._facts = facts
        self._hub = hub
        self._limits = limits
        self._sender = Sender(self.outbox, settings, accounts, hub.is_looking)
        self._heard: deque[Op] = deque(maxlen=MOST_HEARD)
        self._wake, self._due = asyncio.Event(), {channel: asyncio.Event() for channel in CHANNELS}
        self._tasks: list[asyncio.Task[None]] = []
        self._gathers = min(GATHERS, settings.notice_seconds / 10 or SOON)

    async def start(self) -> None:
        """Create or read this server's key, and start."""
        kept = await self._facts.made_once(VAPID_KEY, new_key)
        mail = self.settings.smtp_from.rpartition("<")[2].rstrip(">")
        self.vapid = self._sender.vapid = Vapid(kept, f"mailto:{mail}" if mail else self.settings.site)
        work = [self._take_in(), self._keep_counting(), *(self._send(channel) for channel in CHANNELS)]
        self._tasks = [asyncio.create_task(each) for each in work]

    async def stop(self) -> None:
        """Stop; another worker, or the next start, sends what is waiting."""
        for task in self._tasks:
            task.cancel()
        await asyncio.gather(*self._tasks, return_exceptions=True)
        await self._sender.stop()
        with contextlib.suppress(Exception):  # the database may be gone already
            await self._write(list(self._heard))

    # --- what others call -----------------------------------------------------------------------------------------

    def tell(self, account_id: int, notice: Notice) -> None:
        """Notify somebody, unless they are looking, have switched it off or can't be reached."""
        self._hear((account_id, notice))

    def post(self, url: str, language: str, notice: Notice) -> None:
        """Notify a chat through its webhook."""
        self._hear((Post(url, language), notice))

    def withdraw(self, account_id: int, path: str) -> None:
        """Withdraw somebody's notices about a page."""
        self._hear(Withdrawal(account_id, path=path))

    def changed(self, before: TableRow, seats_before: list[SeatRow], live: Live) -> None:
        """A table changed: notify the people concerned."""
        for op in moments.of_change(before, seats_before, live.row, live.seats, self.settings):
            self._hear(op)

    def invite(self, live: Live, account_id: int, by: str) -> None:
        """Notify somebody of an invitation to a table."""
        self.tell(account_id, moments.about("invitation", live.row, live.seats, account_id, by=by))

    def seen(self, account_id: int, table_id: str, session: str) -> None:
        """Somebody opened a table on a device: withdraw notices about it everywhere."""
        self._hear(Withdrawal(account_id, table_id, session=session))

    def mail(self, account_id: int, kind: str) -> None:
        """Send somebody a requested e-mail with a one-time link."""
        self._hear(Asked(account_id, kind))

    def _hear(self, op: Op) -> None:
        if len(self._heard) == MOST_HEARD:
            metrics.NOTICES.labels("any", "dropped").inc()
        self._heard.append(op)
        self._wake.set()

    # --- in the background ----------------------------------------------------------------------------------------

    async def _take_in(self) -> None:
        while True:
            await self._wake.wait()
            await asyncio.sleep(self._gathers)
            self._wake.clear()
            while self._heard:
                ops = [self._heard.popleft() for _ in range(min(AT_ONCE, len(self._heard)))]
                try:
                    written = await self._safely(self._write(ops))
                except asyncio.CancelledError:
                    self._put_back(ops)
                    raise
                if not written:
                    self._put_back(ops)
                    await asyncio.sleep(LOOKS_EVERY)

    def _put_back(self, ops: list[Op]) -> None:
        """Keep what could not be written; what came meanwhile is newer."""
        kept = ops[max(0, len(ops) - (MOST_HEARD - len(self._heard))) :]
        metrics.NOTICES.labels("any", "dropped").inc(len(ops) - len(kept))
        self._heard.extendleft(reversed(kept))

    async def _write(self, ops: list[Op]) -> bool:
        """Write the collected operations; most concern nobody, which costs two reads for the whole batch."""
        ops = [op for op in ops if not self._is_seen(op)]
        people = [whom for op in ops if (whom := _person(op)) is not None]
        everybody = [op.table_id for op in ops if isinstance(op, Withdrawal) and op.account_id is None and op.table_id]
        reachable, tables = await self.outbox.reachable(people), await self.outbox.told_at(everybody)
        wanted: list[Op] = []
        for op in ops:
            if isinstance(op, Asked):
                wanted.append(op)
            elif isinstance(op, Withdrawal):
                concerns = op.table_id in tables if op.account_id is None else op.account_id in reachable
                wanted += [op] if concerns else []
            elif (isinstance(op[0], Post) or op[0] in reachable) and await self._within_limits(op):
                wanted.append(op)
        if wanted:
            if dropped := await self.outbox.take_in(wanted):
                metrics.NOTICES.labels("hook", "dropped").inc(dropped)
            for channel in CHANNELS:
                self._due[channel].set()
        return True

    def _is_seen(self, op: Op) -> bool:
        """Whether somebody is looking at the table of a notice."""
        if not isinstance(op, tuple) or isinstance(op[0], Post) or op[1].table_id is None:
            return False
        return self._hub.is_looking(op[1].table_id, op[0])

    async def _within_limits(self, op: Told) -> bool:
        whom = hashlib.sha256(op[0].url.encode()).hexdigest()[:32] if isinstance(op[0], Post) else str(op[0])
        if op[1].kind == "invitation":  # of which others send as many as they like: they use up nothing else
            whom += " invitation"
        try:
            await self._limits.check("notices", whom)
        except Refusal:
            metrics.NOTICES.labels("any", "dropped").inc()
            return False
        return True

    async def _send(self, channel: str) -> None:
        """Keep sending the due deliveries of one channel."""
        due = self._due[channel]
        while True:
            due.clear()
            begun = await self._safely(self._sender.begin_due(channel, due.set))
            if not begun:
                with contextlib.suppress(TimeoutError):
                    async with asyncio.timeout(LOOKS_EVERY):
                        await due.wait()

    async def _keep_counting(self) -> None:
        while True:
            await self._safely(self._count())
            await asyncio.sleep(COUNTS_EVERY)

    async def _count(self) -> None:
        waiting = await self.outbox.waiting()
        for channel in CHANNELS:
            metrics.NOTICES_WAITING.labels(channel).set(waiting.get(channel, 0))

    async def _safely(self, work: Coroutine[Any, Any, Any]) -> Any:
        """Run a task; log errors and retry it later."""
        try:
            return await work
        except Exception as error:
            waits(error)
            return None


def _person(op: Op) -> int | None:
    """The account concerned; None for a chat or a whole table."""
    if isinstance(op, tuple):
        return None if isinstance(op[0], Post) else op[0]
    return op.account_id
