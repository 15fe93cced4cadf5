"""The organizer runs events in the background: it starts them, pairs rounds, ends them, and voids closed tables.

Every worker has one. A step is written only if the event has not changed in the database since it was read.
"""

import asyncio
import contextlib
import logging
from datetime import UTC, datetime, timedelta
from functools import partial

import anyio.to_thread
from sqlalchemy import Connection, and_, exists, or_, select, update

from fogcity import games
from fogcity.server.clubs import steps
from fogcity.server.clubs.rows import News, Whole, load
from fogcity.server.notices import Notice, Notices
from fogcity.server.settings import Settings
from fogcity.server.store import Conflict, Database
from fogcity.server.store.club_schema import boards, clubs, events
from fogcity.server.store.outages import OUTAGES, is_outage
from fogcity.server.store.schema import tables

log = logging.getLogger(__name__)

SWEEP_SECONDS = 1.0
AT_ONCE = 20
VOIDS_EVERY = timedelta(seconds=15)
"""Seconds between checks for tables that will never have a result."""


class Organizer:
    """Background work on the events of one worker."""

    def __init__(self, database: Database, settings: Settings, notices: Notices) -> None:
        self.database = database
        self.settings = settings
        self.notices = notices
        self._task: asyncio.Task[None] | None = None
        self._voids_at = datetime.min.replace(tzinfo=UTC)

    def start(self) -> None:
        """Start the background work."""
        self._task = asyncio.get_running_loop().create_task(self._sweep())

    async def stop(self) -> None:
        """Stop; other workers, or the next start, continue."""
        if self._task is not None:
            self._task.cancel()
            with contextlib.suppress(asyncio.CancelledError):
                await self._task

    async def _sweep(self) -> None:
        while True:
            await asyncio.sleep(SWEEP_SECONDS)
            try:
                await self.sweep(datetime.now(UTC))
            except Exception as error:
                if is_outage(error):
                    OUTAGES.failed(error)
                else:
                    log.exception("could not advance events; trying again")

    async def sweep(self, now: datetime) -> None:
        """Advance all events that are ready."""
        if abs(now - self._voids_at) >= VOIDS_EVERY:
            self._voids_at = now
            await self._find_voids(now)
        reported = exists().where(
            boards.c.event_id == events.c.id, boards.c.taken.is_(None), boards.c.ranks.is_not(None)
        )
        ready = or_(events.c.due <= now, and_(events.c.status == "running", reported))
        query = select(events.c.id).where(ready, events.c.status.in_(("entering", "running"))).limit(AT_ONCE)
        async with self.database.engine.connect() as connection:
            found = (await connection.execute(query.order_by(events.c.due, events.c.id))).scalars().all()
        for event_id in found:
            try:
                await self._move_on(event_id, now)
            except Conflict:
                continue  # another worker was faster, or somebody entered: it is looked at again
            except Exception as error:
                if is_outage(error):
                    raise
                log.exception("could not advance an event; trying again", extra={"event": event_id})
        await self._tell_news()

    async def _move_on(self, event_id: str, now: datetime) -> None:
        async with self.database.engine.connect() as connection:
            whole = await connection.run_sync(_read, event_id)
        if whole is None:
            return
        step = await anyio.to_thread.run_sync(steps.plan, whole, now)
        if not step.empty:
            write = partial(steps.write, step=step, whole=whole, settings=self.settings, now=now)
            await self.database.write(f"event {event_id}", write)

    async def _tell_news(self) -> None:
        """Send the news of events; each is sent by one worker."""
        query = select(events.c.id, events.c.news).where(events.c.news.is_not(None)).limit(AT_ONCE)
        async with self.database.engine.connect() as connection:
            found = (await connection.execute(query)).all()
        for event_id, news in found:
            whole = await self.database.write(f"event {event_id}", partial(_claim, event_id=event_id, news=news))
            if whole is not None:
                await self._tell(whole, news)

    async def _tell(self, whole: Whole, news: News) -> None:
        """Notify all entrants and the club's chat."""
        event = whole.event
        facts = {"event": event.name, "news": news}
        if news in ("planned", "moved"):
            facts["at"] = event.starts_at.isoformat()
        winner = next((one.name for one in whole.entrants if one.place == 1), None)
        if news == "ended" and winner is not None:
            facts["winner"] = winner
        notice = Notice("event", f"/event/{event.id}", facts)  # which leads everybody to their table
        for one in whole.entrants:
            if one.present and one.account_id is not None and news != "planned":
                self.notices.tell(one.account_id, notice)
        query = select(clubs.c.webhook, clubs.c.language).where(clubs.c.id == event.club_id)
        async with self.database.engine.connect() as connection:
            chat = (await connection.execute(query)).first()
        if chat is not None and chat.webhook is not None:
            self.notices.post(chat.webhook, chat.language, notice)

    async def _find_voids(self, now: datetime) -> None:
        """Void boards whose table was closed or deleted, or whose rules are no longer played."""
        versions = {name: games.kind(name).version for name in games.names()}
        columns = boards.c.event_id, boards.c.round, boards.c.board, boards.c.numbers
        query = (
            select(*columns, tables.c.game, tables.c.rules, tables.c.status)
            .join(events, events.c.id == boards.c.event_id)
            .join(tables, tables.c.id == boards.c.table_id, isouter=True)
            .where(events.c.status == "running", boards.c.ranks.is_(None))
        )
        async with self.database.engine.connect() as connection:
            rows = (await connection.execute(query)).all()
        for row in rows:
            if row.status in ("open", "playing") and versions.get(row.game) == row.rules:
                continue
            if row.status == "finished":  # reported in the transaction that ended it
                continue
            this = and_(boards.c.event_id == row.event_id, boards.c.round == row.round, boards.c.board == row.board)
            values = {"ranks": [1] * len(row.numbers), "void": True, "ended_at": now}
            void = update(boards).where(this, boards.c.ranks.is_(None)).values(values)
            await self.database.write(f"event {row.event_id}", lambda c, void=void: c.execute(void))  # type: ignore[misc]


def _claim(connection: Connection, event_id: str, news: News) -> Whole | None:
    """Claim the news of an event; None if another worker was faster."""
    this = and_(events.c.id == event_id, events.c.news == news)
    claimed = connection.execute(update(events).where(this).values(news=None)).rowcount == 1
    return load(connection, event_id) if claimed else None


def _read(connection: Connection, event_id: str) -> Whole | None:
    whole = load(connection, event_id)
    if whole is not None:
        steps.read_ratings(connection, whole)
    return whole
