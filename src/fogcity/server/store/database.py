"""The connection to SQLite or PostgreSQL: settings, migrations, and one writer that commits what waits together."""

import asyncio
import contextlib
from collections.abc import Awaitable, Callable
from concurrent.futures import ThreadPoolExecutor
from functools import partial
from importlib import resources
from typing import Any, NamedTuple, TypeVar

import alembic.command
import alembic.config
import asyncpg  # type: ignore[import-untyped]
import orjson
from sqlalchemy import Connection, Table, create_engine, event, text
from sqlalchemy.dialects import postgresql, sqlite
from sqlalchemy.engine import make_url
from sqlalchemy.exc import ArgumentError, IntegrityError
from sqlalchemy.ext.asyncio import AsyncConnection, create_async_engine

from fogcity.foreign import quote
from fogcity.games import BadInput
from fogcity.server.store.outages import OUTAGES, is_outage

T = TypeVar("T")
Work = Callable[[Connection], Any]
News = Callable[[], str]
CHANNEL = "fogcity"
"""The PostgreSQL channel for news between workers."""
# Delivered when the transaction commits, never before.
NOTIFY = text(f"SELECT pg_notify('{CHANNEL}', news) FROM unnest(CAST(:news AS text[])) AS news")

BATCH = 64
"""The most changes committed together."""
BUSY_SECONDS = 10.0
"""How long SQLite waits for another writer, such as a backup."""
MIGRATION_LOCK = 0x0F06C174
"""Only one worker at a time migrates a PostgreSQL database."""


class Conflict(Exception):
    """Somebody else changed it first: read it again and retry."""


Result = tuple[Any, Conflict | None]


class Item(NamedTuple):
    """Some work that waits for the writer."""

    key: str
    work: Work
    news: News | None
    future: asyncio.Future[Any]
    many: "Many | None" = None


class Many(NamedTuple):
    """Work that can be done for many items at once; it returns the keys that were written, others are in conflict.

    In PostgreSQL it is one statement that takes an array for each value and sends the news itself; in SQLite it is a
    function of a connection and all values.
    """

    work: str | Callable[[Connection, list[tuple[Any, ...]]], set[str]]
    values: tuple[Any, ...]


class Database:
    """A database with its one writer."""

    def __init__(self, url: str) -> None:
        try:
            parsed = make_url(url)
        except ArgumentError:
            raise BadInput(f"{quote(url)} is not the address of a database: write sqlite+aiosqlite:///FILE") from None
        if parsed.drivername not in ("sqlite+aiosqlite", "postgresql+asyncpg"):
            raise BadInput(
                f"{quote(parsed.drivername)} cannot be used: write sqlite+aiosqlite:///… or postgresql+asyncpg://…"
            )
        self.url = parsed
        self.postgresql = parsed.get_backend_name() == "postgresql"
        # What went wrong is logged without values: they may be addresses or what somebody said.
        hidden = {"hide_parameters": True}
        options: dict[str, Any] = {"json_serializer": _json, "json_deserializer": orjson.loads, **hidden}
        if self.postgresql:
            self.engine = create_async_engine(parsed, **options, pool_size=10, max_overflow=20, pool_pre_ping=True)
            # The writer tries again by itself when its connection was lost, so it need not ask before each batch.
            self._writing_async = create_async_engine(parsed, **options, pool_size=1, max_overflow=0)
            self._kept: tuple[AsyncConnection, Any] | None = None
        else:
            # SQLite's writer has a thread and a connection of its own: a whole batch is one way there and back,
            # and nothing else that waits in a thread can hold it up.
            self._thread = ThreadPoolExecutor(1, "writer")
            self.engine = create_async_engine(parsed, **options)
            self._writing = create_engine(parsed.set(drivername="sqlite"), **options)
            for engine in (self.engine.sync_engine, self._writing):
                event.listen(engine, "connect", _set_up_sqlite)
        self._queue: asyncio.Queue[Item] = asyncio.Queue()
        self._writer: asyncio.Task[None] | None = None

    async def migrate(self) -> None:
        """Migrate the database to the newest schema."""
        if self.postgresql:
            async with self.engine.begin() as connection:
                await connection.execute(text("SELECT pg_advisory_xact_lock(:key)"), {"key": MIGRATION_LOCK})
                await connection.run_sync(upgrade)
        else:
            await asyncio.to_thread(self._migrate_sqlite)

    def _migrate_sqlite(self) -> None:
        with self._writing.begin() as connection:
            upgrade(connection)

    def start(self) -> None:
        """Start the writer."""
        self._writer = asyncio.create_task(self._write())

    async def close(self) -> None:
        """Stop writing and close all connections; nothing uncommitted was ever confirmed."""
        if self._writer is not None:
            self._writer.cancel()
            with contextlib.suppress(asyncio.CancelledError):
                await self._writer
        await self.engine.dispose()
        if self.postgresql:
            await self._give_back()
            await self._writing_async.dispose()
        else:
            self._writing.dispose()
            self._thread.shutdown(wait=False)

    async def write(
        self, key: str, work: Callable[[Connection], T], news: News | None = None, many: Many | None = None
    ) -> T:
        """Do some work in a transaction and return when it is committed; then other workers get the news, too.

        Work that waits at the same time shares a transaction, ordered by key so that workers do not lock each other
        out. Work must raise Conflict before it has changed anything. Items with `many` are written by that instead.
        """
        future: asyncio.Future[T] = asyncio.get_running_loop().create_future()
        self._queue.put_nowait(Item(key, work, news, future, many))
        return await future

    async def tell(self, news: str) -> None:
        """Tell other workers something that is not stored."""
        if self.postgresql:
            await self.write("", lambda connection: None, lambda: news)

    async def _write(self) -> None:
        while True:
            batch = [await self._queue.get()]
            while len(batch) < BATCH and not self._queue.empty():
                batch.append(self._queue.get_nowait())
            batch.sort(key=lambda item: item.key)
            for items in ([item for item in batch if item.many], [item for item in batch if not item.many]):
                if items:
                    await self._commit_or_each(items)

    async def _commit_or_each(self, batch: list[Item]) -> None:
        """Commit some work; what fails is answered with why."""
        error = await self._attempt(batch)
        if error is not None and self.postgresql and is_outage(error):
            error = await self._attempt(batch)  # the connection may have been an old one
        if error is None:
            return
        if len(batch) == 1 or is_outage(error):  # nobody is kept waiting until others have failed one by one
            for item in batch:
                _answer(item.future, error=error)
            return
        for item in batch:  # one of them spoiled it for all: each for itself now, so that only that one fails
            await self._commit_or_each([item])

    async def _attempt(self, batch: list[Item]) -> Exception | None:
        """Commit some work; gives what went wrong."""
        try:
            await self._commit(batch)
        except Exception as error:
            return error
        return None

    async def _commit(self, batch: list[Item]) -> None:
        if batch[0].many is not None:
            values = [item.many.values for item in batch if item.many is not None]
            done = await self._do_many(batch[0].many.work, values)
            results: list[Result] = [(None, None if item.key in done else Conflict()) for item in batch]
        elif self.postgresql:
            results = await self._use_connection(partial(_commit_postgresql, batch))
        else:
            results = await self._in_thread(self._commit_sqlite, batch)
        OUTAGES.answered()
        for item, (result, error) in zip(batch, results, strict=True):
            _answer(item.future, result, error)

    async def _do_many(self, work: Any, values: list[tuple[Any, ...]]) -> set[str]:
        if not self.postgresql:
            return await self._in_thread(self._do_many_in_sqlite, work, values)
        columns = [*map(list, zip(*values, strict=True))]
        rows = await self._use_connection(lambda connection, driver: driver.fetch(work, *columns))
        return {row[0] for row in rows}

    async def _use_connection(self, use: Callable[[AsyncConnection, Any], Awaitable[T]]) -> T:
        """Use PostgreSQL's writing connection, and the driver's; both are kept until something fails."""
        if self._kept is None:
            connection = await self._writing_async.connect()
            self._kept = connection, (await connection.get_raw_connection()).driver_connection
        try:
            return await use(*self._kept)
        except BaseException:
            await self._give_back()
            raise

    async def _give_back(self) -> None:
        """Keep no connection; a closed one is not used again."""
        if self._kept is not None:
            (connection, driver), self._kept = self._kept, None
            if driver.is_closed():
                await connection.invalidate()
            await connection.close()

    async def _in_thread(self, work: Callable[..., T], *given: Any) -> T:
        return await asyncio.get_running_loop().run_in_executor(self._thread, work, *given)

    def _do_many_in_sqlite(self, work: Any, values: list[tuple[Any, ...]]) -> set[str]:
        with self._writing.begin() as connection:
            done: set[str] = work(connection, values)
            return done

    def _commit_sqlite(self, batch: list[Item]) -> list[Result]:
        with self._writing.begin() as connection:
            return _do_all(connection, batch, tell=False)


async def _commit_postgresql(batch: list[Item], connection: AsyncConnection, _: Any) -> list[Result]:
    async with connection.begin():
        return await connection.run_sync(_do_all, batch, tell=True)


def insert_into(connection: Connection, table: Table) -> Any:
    """An insertion that may say what happens on a conflict, by the dialect's own statement."""
    insert = postgresql.insert if connection.dialect.name == "postgresql" else sqlite.insert
    return insert(table)


def _json(value: Any) -> str:
    return orjson.dumps(value).decode()


def _do_all(connection: Connection, batch: list[Item], *, tell: bool) -> list[Result]:
    results: list[Result] = []
    news: list[str] = []
    for item in batch:
        try:
            results.append((item.work(connection), None))
        except Conflict as conflict:
            results.append((None, conflict))
        else:
            news += [item.news()] if tell and item.news is not None else []
    if news:
        connection.execute(NOTIFY, {"news": news})
    return results


def _answer(future: asyncio.Future[Any], result: Any = None, error: Exception | None = None) -> None:
    if future.done():  # whoever asked is gone
        return
    if error is None:
        future.set_result(result)
    else:
        taken = isinstance(error, IntegrityError | asyncpg.IntegrityConstraintViolationError)
        future.set_exception(Conflict() if taken else error)


def _set_up_sqlite(connection: Any, _: Any) -> None:
    cursor = connection.cursor()
    # FULL: what was committed survives a power cut, too; committing together makes up for what it costs.
    busy = f"busy_timeout={1000 * BUSY_SECONDS:.0f}"
    for pragma in ("journal_mode=WAL", "synchronous=FULL", "foreign_keys=ON", busy):
        cursor.execute(f"PRAGMA {pragma}")
    cursor.close()


def upgrade(connection: Connection, revision: str = "head") -> None:
    """Bring a database to a form, in the transaction of the connection."""
    config = alembic.config.Config()
    config.set_main_option("script_location", str(resources.files(f"{__package__}.migrations")))
    config.attributes["connection"] = connection
    alembic.command.upgrade(config, revision)
