"""News between workers: PostgreSQL's LISTEN and NOTIFY. A server on SQLite is one worker and needs none."""

import asyncio
import contextlib
import logging
from collections.abc import Callable
from typing import Any

import asyncpg  # type: ignore[import-untyped]
import orjson

from fogcity.server.store import Database
from fogcity.server.store.database import CHANNEL
from fogcity.server.store.outages import OUTAGES, is_outage
from fogcity.server.store.tables import beginning

log = logging.getLogger(__name__)

RETRY_SECONDS = 1.0


class News:
    """Listens to other workers for as long as the server runs."""

    def __init__(
        self, database: Database, worker: str, heard: Callable[[dict[str, Any]], None], missed: Callable[[], None]
    ) -> None:
        self.database = database
        self._own = beginning(worker)
        self.heard = heard
        """Called with the news of other workers."""
        self.missed = missed
        """Called when news may have been lost: everything kept in memory may be old."""
        self._task: asyncio.Task[None] | None = None
        self._ready = asyncio.Event()

    async def start(self) -> None:
        """Start listening; returns once nothing can be missed."""
        if self.database.postgresql:
            self._task = asyncio.create_task(self._listen())
            await self._ready.wait()

    async def stop(self) -> None:
        """Stop listening."""
        if self._task is not None:
            self._task.cancel()
            with contextlib.suppress(asyncio.CancelledError):
                await self._task

    async def _listen(self) -> None:
        url = self.database.url.set(drivername="postgresql").render_as_string(hide_password=False)
        while True:
            try:
                await self._listen_until_lost(url)
                log.warning("lost the connection that listens to the database")
            except Exception as error:
                if is_outage(error):
                    OUTAGES.failed(error)
                else:
                    log.warning("cannot listen to the database, trying again", extra={"error": repr(error)})
                await asyncio.sleep(RETRY_SECONDS)

    async def _listen_until_lost(self, url: str) -> None:
        connection = await asyncpg.connect(url)
        try:
            lost = asyncio.Event()
            connection.add_termination_listener(lambda _: lost.set())
            await connection.add_listener(CHANNEL, lambda *about: self._hear(about[-1]))
            self.missed()
            self._ready.set()
            await lost.wait()
        finally:
            connection.terminate()

    def _hear(self, news: str) -> None:
        """Take in a piece of news; this worker's own, which it hears as well, is not even parsed."""
        if not news.startswith(self._own):
            self.heard(orjson.loads(news))
