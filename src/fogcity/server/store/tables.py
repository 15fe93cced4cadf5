"""Tables, their seats, logs and messages in the database."""

import json
from collections.abc import Sequence
from dataclasses import asdict, dataclass, field, fields
from datetime import datetime
from typing import Any

from sqlalchemy import ColumnElement, Connection, and_, insert, or_, select, text, update

from fogcity.server.store.database import Conflict, Database
from fogcity.server.store.rows import EntryRow, MessageRow, SeatRow, TableRow
from fogcity.server.store.schema import entries, messages, seats, tables

CHANNEL = "fogcity"
"""The PostgreSQL channel for news between workers."""

TABLE_COLUMNS = tuple(tables.c[f.name] for f in fields(TableRow))
SEAT_COLUMNS = tuple(seats.c[f.name] for f in fields(SeatRow))
ENTRY_COLUMNS = tuple(entries.c[f.name] for f in fields(EntryRow))
MESSAGE_COLUMNS = tuple(messages.c[f.name] for f in fields(MessageRow))
KEPT_MESSAGES = 1000
"""So many of a table's messages, the newest, are shown."""


@dataclass
class Change:
    """What shall become of a table: committed as a whole, or not at all if its version has moved on."""

    table_id: str
    version: int
    values: dict[str, Any] = field(default_factory=dict)
    seats: list[SeatRow] = field(default_factory=list)
    entries: list[EntryRow] = field(default_factory=list)
    messages: list[MessageRow] = field(default_factory=list)
    """They get their numbers when they are written."""
    news: dict[str, Any] = field(default_factory=dict)
    """What other workers are told."""


@dataclass
class Stored:
    """A table as it is stored; of log and messages those that were asked for."""

    row: TableRow
    seats: list[SeatRow]
    entries: list[EntryRow]
    messages: list[MessageRow]


class TableStore:
    """The tables that are played here."""

    def __init__(self, database: Database) -> None:
        self.database = database

    async def add(self, row: TableRow, seat_rows: Sequence[SeatRow]) -> None:
        """A new table."""

        def work(connection: Connection) -> None:
            connection.execute(insert(tables).values(asdict(row)))
            connection.execute(insert(seats), [{**asdict(seat), "table_id": row.id} for seat in seat_rows])

        await self.database.write(row.id, work)

    async def commit(self, change: Change) -> None:
        """Write a change; Conflict if the table is not as the change supposed it to be."""

        def work(connection: Connection) -> None:
            at = and_(tables.c.id == change.table_id, tables.c.version == change.version)
            values = {**change.values, "version": change.version + 1}
            done = connection.execute(update(tables).where(at).values(values))
            if done.rowcount != 1:
                raise Conflict
            here = {"table_id": change.table_id}
            if change.entries:
                connection.execute(insert(entries), [asdict(entry) | here for entry in change.entries])
            for seat in change.seats:
                this = and_(seats.c.table_id == change.table_id, seats.c.seat == seat.seat)
                connection.execute(update(seats).where(this).values(asdict(seat)))
            for message in change.messages:
                columns = {name: value for name, value in asdict(message).items() if name != "id"} | here
                added = connection.execute(insert(messages).values(columns).returning(messages.c.id))
                message.id = added.scalar_one()
            self._tell(connection, change.news)

        await self.database.write(change.table_id, work)

    async def tell(self, news: dict[str, Any]) -> None:
        """Tell other workers something that is not stored."""
        if self.database.postgresql:
            async with self.database.engine.begin() as connection:
                await connection.run_sync(self._tell, news)

    def _tell(self, connection: Connection, news: dict[str, Any]) -> None:
        if self.database.postgresql and news:
            # Delivered when the transaction commits, never before.
            connection.execute(
                text("SELECT pg_notify(:channel, :news)"), {"channel": CHANNEL, "news": json.dumps(news)}
            )

    async def version(self, table_id: str) -> int | None:
        """How often a table has changed; None if there is no such table."""
        async with self.database.engine.connect() as connection:
            return (await connection.execute(select(tables.c.version).where(tables.c.id == table_id))).scalar()

    async def load(self, table_id: str, *, after_ply: int = 0, after_message: int = 0) -> Stored | None:
        """A table with what is new in its log and messages; None if there is no such table."""
        async with self.database.engine.connect() as connection:
            found = (await connection.execute(select(*TABLE_COLUMNS).where(tables.c.id == table_id))).first()
            if found is None:
                return None
            row = TableRow(*found)
            its_seats = await connection.execute(
                select(*SEAT_COLUMNS).where(seats.c.table_id == table_id).order_by(seats.c.seat)
            )
            its_entries = await connection.execute(
                select(*ENTRY_COLUMNS)
                # Not beyond the row that was read: another worker may have committed in between.
                .where(entries.c.table_id == table_id, entries.c.ply > after_ply, entries.c.ply <= row.ply)
                .order_by(entries.c.ply)
            )
            its_messages = await connection.execute(
                select(*MESSAGE_COLUMNS)
                .where(messages.c.table_id == table_id, messages.c.id > after_message)
                .order_by(messages.c.id.desc())
                .limit(KEPT_MESSAGES)
            )
            return Stored(
                row,
                [SeatRow(*seat) for seat in its_seats],
                [EntryRow(*entry) for entry in its_entries],
                [MessageRow(*message) for message in its_messages][::-1],
            )

    async def by_code(self, code: str) -> str | None:
        """The table of an invitation code."""
        async with self.database.engine.connect() as connection:
            return (await connection.execute(select(tables.c.id).where(tables.c.code == code))).scalar()

    async def find(
        self, wanted: ColumnElement[bool], *, before: tuple[datetime, str] | None, limit: int
    ) -> list[tuple[TableRow, list[SeatRow]]]:
        """Tables with their seats, the last changed first."""
        query = select(*TABLE_COLUMNS).where(wanted)
        if before is not None:
            moment, table_id = before
            same = and_(tables.c.changed_at == moment, tables.c.id < table_id)
            query = query.where(or_(tables.c.changed_at < moment, same))
        query = query.order_by(tables.c.changed_at.desc(), tables.c.id.desc()).limit(limit)
        async with self.database.engine.connect() as connection:
            rows = [TableRow(*row) for row in await connection.execute(query)]
            its_seats: dict[str, list[SeatRow]] = {row.id: [] for row in rows}
            found = select(seats.c.table_id, *SEAT_COLUMNS).where(seats.c.table_id.in_(its_seats))
            for table_id, *columns in await connection.execute(found.order_by(seats.c.seat)):
                its_seats[table_id].append(SeatRow(*columns))
        return [(row, its_seats[row.id]) for row in rows]

    async def of_account(self, account_id: int, statuses: Sequence[str]) -> list[str]:
        """The tables where an account sits, or where a seat is kept for it."""
        query = select(tables.c.id).where(sits(account_id), tables.c.status.in_(statuses))
        async with self.database.engine.connect() as connection:
            return list((await connection.execute(query)).scalars())

    async def due(self, now: datetime, limit: int) -> list[tuple[str, datetime]]:
        """Tables that somebody has to look after, the longest overdue first."""
        query = select(tables.c.id, tables.c.due).where(tables.c.due <= now).order_by(tables.c.due).limit(limit)
        async with self.database.engine.connect() as connection:
            return [(table_id, moment) for table_id, moment in await connection.execute(query)]

    async def claim(self, table_id: str, due: datetime, until: datetime) -> bool:
        """Take it on to look after a table, so that other workers need not; False if one of them was faster."""

        def work(connection: Connection) -> bool:
            this = and_(tables.c.id == table_id, tables.c.due == due)
            return connection.execute(update(tables).where(this).values(due=until)).rowcount == 1

        return await self.database.write(table_id, work)


def sits(account_id: int) -> ColumnElement[bool]:
    """Tables where an account sits, or where a seat is kept for it."""
    own = or_(seats.c.account_id == account_id, seats.c.reserved_id == account_id)
    return tables.c.id.in_(select(seats.c.table_id).where(own))
