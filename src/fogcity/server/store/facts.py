"""What the server remembers about itself: when it last ran, and the key of its hashes."""

import secrets
from collections.abc import Callable
from datetime import UTC, datetime, timedelta
from typing import Any

from sqlalchemy import Connection, select, update

from fogcity.server.store.database import Database, insert_into
from fogcity.server.store.schema import entries, facts, tables

ALIVE, STOPPED, HASH_KEY, PROBE, CHANGED = "alive_at", "stopped_at", "hash_key", "probe", "changed"
LOOKS = "looks"


class Facts:
    """Facts about the server, shared by all workers."""

    def __init__(self, database: Database) -> None:
        self.database = database

    async def hash_key(self) -> bytes:
        """The key of the hashes of addresses: made at the first start and kept."""

        return bytes.fromhex(await self.made_once(HASH_KEY, lambda: secrets.token_hex(32)))

    async def made_once(self, key: str, make: Callable[[], str]) -> str:
        """A fact that is made at the first start and kept: the same for all workers."""

        def work(connection: Connection) -> str:
            if (found := _read(connection, key)) is None:
                made = _insert(connection, key, make())
                connection.execute(made.on_conflict_do_nothing())  # another worker may make one at the same time
                found = _read(connection, key)
            assert found is not None
            return found

        return await self.database.write("facts", work)

    async def probe(self) -> None:
        """Write something, to see that it is possible."""
        now = datetime.now(UTC).isoformat()
        await self.database.write("facts", lambda connection: _write(connection, PROBE, now))

    async def changed(self) -> None:
        """Note a change made outside the server; servers notice it with their next beat."""
        mark = secrets.token_hex(8)
        await self.database.write("facts", lambda connection: _write(connection, CHANGED, mark))

    async def mark(self) -> str | None:
        """A text that changes when something was changed outside this server."""
        return await self._look_up(CHANGED)

    async def looks(self) -> str | None:
        """The stored version of the look of names."""
        return await self._look_up(LOOKS)

    async def note_looks(self, version: str) -> None:
        """Store the version of the look of names."""
        await self.database.write("facts", lambda connection: _write(connection, LOOKS, version))

    async def _look_up(self, key: str) -> str | None:
        async with self.database.engine.connect() as connection:
            return (await connection.execute(select(facts.c.value).where(facts.c.key == key))).scalar()

    async def beat(self, now: datetime, *, starting: bool, longest: timedelta, grace: timedelta) -> timedelta | None:
        """Note that the server runs; gives by how much clocks were moved on, if it had not for longer than usual."""

        def work(connection: Connection) -> timedelta | None:
            alive, stopped = _read(connection, ALIVE, lock=True), _read(connection, STOPPED)
            _write(connection, ALIVE, now.isoformat())
            if alive is None:
                return None
            before = datetime.fromisoformat(alive)
            gap = now - before
            if stopped is not None:
                _write(connection, STOPPED, None)
            if -longest <= gap <= longest and not (starting and stopped is not None):
                return None
            gap += grace if gap > timedelta() else timedelta()
            _move_clocks(connection, gap, before, now)
            return gap

        return await self.database.write("facts", work)

    async def stop(self, now: datetime) -> None:
        """Note that a worker stops on purpose: if it was the last one, the time until the next start does not count."""

        def work(connection: Connection) -> None:
            _write(connection, ALIVE, now.isoformat())
            _write(connection, STOPPED, now.isoformat())

        await self.database.write("facts", work)


def _read(connection: Connection, key: str, *, lock: bool = False) -> str | None:
    query = select(facts.c.value).where(facts.c.key == key)
    return connection.execute(query.with_for_update() if lock else query).scalar()


def _write(connection: Connection, key: str, value: str | None) -> None:
    if value is None:
        connection.execute(facts.delete().where(facts.c.key == key))
    else:
        written = _insert(connection, key, value)
        connection.execute(written.on_conflict_do_update(index_elements=[facts.c.key], set_={"value": value}))


def _insert(connection: Connection, key: str, value: str) -> Any:
    """A new fact; workers that start together write the same ones."""
    return insert_into(connection, facts).values(key=key, value=value)


def _move_clocks(connection: Connection, by: timedelta, before: datetime, now: datetime) -> None:
    """Move all deadlines forward, so that nobody loses time while nothing can be played.

    Bots that were thinking before and actions that were held are due as they were, or at once if the clock went back:
    somebody waits for them. What was done after the clock jumped and before it was noticed is right as it is.
    """
    moments = tables.c.due, tables.c.changed_at, tables.c.deadlines, tables.c.held, tables.c.leased_until
    waiting = select(tables.c.id, tables.c.ply, *moments).where(tables.c.due.is_not(None))
    for row in connection.execute(waiting).all():
        if abs(row.changed_at - now) < abs(row.changed_at - before):
            continue
        deadlines = {seat: (datetime.fromisoformat(at) + by).isoformat() for seat, at in row.deadlines.items()}
        soon = row.due == row.leased_until or (row.held is not None and row.due.isoformat() == row.held["until"])
        values = {
            "due": min(row.due, now) if soon else row.due + by,
            "changed_at": row.changed_at + by,
            "deadlines": deadlines,
            "leased_until": row.leased_until and min(row.leased_until, now),
            "held": row.held and {**row.held, "until": min(datetime.fromisoformat(row.held["until"]), now).isoformat()},
        }
        this = update(tables).where(tables.c.id == row.id)
        connection.execute(this.values(**values, version=tables.c.version + 1))
        # What an undo would give back is moved on, too.
        last = (entries.c.table_id == row.id) & (entries.c.ply == row.ply) & entries.c.deadline.is_not(None)
        deadline = connection.execute(select(entries.c.deadline).where(last)).scalar()
        if deadline is not None:
            connection.execute(update(entries).where(last).values(deadline=deadline + by))
