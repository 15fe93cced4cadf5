"""Tables, their seats, logs and messages in the database."""

import secrets
from collections.abc import Callable, Sequence
from dataclasses import dataclass, field, fields
from datetime import datetime
from typing import Any, NamedTuple, TypeVar

import orjson
from pydantic import TypeAdapter
from sqlalchemy import ColumnElement, Connection, and_, bindparam, case, insert, or_, select, tuple_, update
from sqlalchemy.ext.asyncio import AsyncConnection

from fogcity.server.store.club_schema import members
from fogcity.server.store.database import Conflict, Database
from fogcity.server.store.many import together
from fogcity.server.store.memberships import ASKED
from fogcity.server.store.rows import EntryRow, MessageRow, SeatRow, TableRow
from fogcity.server.store.schema import Moment, entries, messages, seats, tables

T = TypeVar("T")
TABLE_COLUMNS = tuple(tables.c[f.name] for f in fields(TableRow))
MOMENTS = tuple(f.name for f in fields(TableRow) if isinstance(tables.c[f.name].type, Moment))
SEAT_COLUMNS = tuple(seats.c[f.name] for f in fields(SeatRow))
ENTRY_COLUMNS = tuple(entries.c[f.name] for f in fields(EntryRow))
MESSAGE_COLUMNS = tuple(messages.c[f.name] for f in fields(MessageRow))
# Made once: to put a statement together takes longer than to carry it out.
CHANGE_TABLE = update(tables).where(tables.c.id == bindparam("the_id"), tables.c.version == bindparam("the_version"))
CHANGE_SEAT = update(seats).where(seats.c.table_id == bindparam("the_id"), seats.c.seat == bindparam("the_seat"))
ADD_ENTRIES = insert(entries)
ADD_MESSAGE = insert(messages).returning(messages.c.id)
STATUSES = ("open", "playing", "finished", "closed")
KEPT_MESSAGES = 1000
"""How many of a table's newest messages are shown."""

Place = tuple[bool, datetime, str]
"""A table's place in lists: whether it is not over, when it last changed, and its address."""


@dataclass
class Change:
    """The next state of a table: committed as a whole, or not at all if its version has moved on."""

    table_id: str
    version: int
    """The version that is changed; the table has the next one afterwards."""
    values: dict[str, Any] = field(default_factory=dict)
    seats: list[SeatRow] = field(default_factory=list)
    entries: list[EntryRow] = field(default_factory=list)
    messages: list[MessageRow] = field(default_factory=list)
    """They get their numbers when they are written."""
    numbers: list[int | None] = field(default_factory=list)
    """The actions of the entries by number, for other workers."""

    @property
    def empty(self) -> bool:
        """Whether nothing has to be written."""
        return not (self.values or self.seats or self.entries or self.messages)


LARGEST_NEWS = 7900
"""PostgreSQL takes news of less than 8000 bytes."""


def news_of(change: Change, worker: str) -> str:
    """A change as news for other workers; without what it consists of where that is too long."""
    news = {"worker": worker, "table": change.table_id, "version": change.version + 1}
    whole = orjson.dumps(news | {"change": change})
    return (whole if len(whole) <= LARGEST_NEWS else orjson.dumps(news)).decode()


def beginning(worker: str) -> str:
    """How all news of a worker begin, as text."""
    return f'{{"worker":"{worker}"'


def read_change(news: dict[str, Any]) -> Change | None:
    """The change in the news of another worker, if it is there."""
    if "change" not in news:
        return None
    change = _CHANGE.validate_python(news["change"])
    for name in MOMENTS:
        if change.values.get(name) is not None:
            change.values[name] = datetime.fromisoformat(change.values[name])
    return change


_CHANGE = TypeAdapter(Change)


class Due(NamedTuple):
    """A table that is due, and who holds the lease of its bots."""

    id: str
    due: datetime
    leased_by: str | None
    leased_until: datetime | None


@dataclass
class Stored:
    """A table as it is stored; of log and messages those that were asked for."""

    row: TableRow
    seats: list[SeatRow]
    entries: list[EntryRow]
    messages: list[MessageRow]
    members: frozenset[int] = frozenset()
    """Of a club's table: those who belong to the club."""


class TableStore:
    """The tables that are played here."""

    def __init__(self, database: Database) -> None:
        self.database = database
        self.worker = secrets.token_hex(4)
        """Who speaks in news."""

    async def add(
        self,
        row: TableRow,
        seat_rows: Sequence[SeatRow],
        refusal: Callable[[Connection], T | None] = lambda _: None,
        *,
        log: Sequence[EntryRow] = (),
    ) -> T | None:
        """A new table and its log, unless there is a reason in the database not to add it; gives the reason."""

        def work(connection: Connection) -> T | None:
            if (reason := refusal(connection)) is not None:
                return reason
            connection.execute(insert(tables), vars(row))
            connection.execute(insert(seats), [vars(seat) | {"table_id": row.id} for seat in seat_rows])
            if log:
                connection.execute(ADD_ENTRIES, [vars(entry) | {"table_id": row.id} for entry in log])
            return None

        return await self.database.write(row.id, work)

    async def commit(self, change: Change, then: Callable[[Connection], None] | None = None) -> None:
        """Write a change and tell other workers; Conflict if the table is not as the change supposed it to be.

        `then` writes more in the same transaction.
        """

        def work(connection: Connection) -> None:
            here = {"table_id": change.table_id}
            this = {"the_id": change.table_id, "the_version": change.version}
            done = connection.execute(CHANGE_TABLE, change.values | {"version": change.version + 1} | this)
            if done.rowcount != 1:
                raise Conflict
            if change.entries:
                connection.execute(ADD_ENTRIES, [vars(entry) | here for entry in change.entries])
            for seat in change.seats:
                connection.execute(CHANGE_SEAT, vars(seat) | {"the_id": change.table_id, "the_seat": seat.seat})
            for message in change.messages:
                columns = {name: value for name, value in vars(message).items() if name != "id"}
                message.id = connection.execute(ADD_MESSAGE, columns | here).scalar_one()
            if then is not None:
                then(connection)

        news = news_of(change, self.worker) if self.database.postgresql else None
        many = together(change, news) if then is None else None
        await self.database.write(change.table_id, work, lambda: news_of(change, self.worker), many)

    async def tell(self, news: dict[str, Any]) -> None:
        """Tell other workers something that is not stored."""
        await self.database.tell(orjson.dumps(news).decode())

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
                await self._members(connection, row.club_id),
            )

    async def _members(self, connection: AsyncConnection, club_id: int | None) -> frozenset[int]:
        if club_id is None:
            return frozenset()
        theirs = select(members.c.account_id).where(members.c.club_id == club_id, members.c.role != ASKED)
        return frozenset((await connection.execute(theirs)).scalars())

    async def by_code(self, code: str) -> str | None:
        """The table of an invitation code."""
        async with self.database.engine.connect() as connection:
            return (await connection.execute(select(tables.c.id).where(tables.c.code == code))).scalar()

    async def invited_from(self, code: str) -> str | None:
        """From where (as a hash) people are invited by a code; None if its table has no free seat."""
        free = and_(tables.c.code == code, tables.c.status == "open", seats.c.kind.in_(("open", "invited")))
        joined = tables.join(seats, seats.c.table_id == tables.c.id)
        query = select(tables.c.made_from).select_from(joined).where(free).limit(1)
        async with self.database.engine.connect() as connection:
            found = (await connection.execute(query)).first()
        return None if found is None else str(found[0] or "")

    async def find(
        self, wanted: ColumnElement[bool], *, before: Place | None, limit: int, running_first: bool = False
    ) -> list[tuple[TableRow, list[SeatRow]]]:
        """Tables with their seats, the last changed first; where wanted, before all others those that are not over."""
        keys: list[ColumnElement[Any]] = [tables.c.status != "finished", tables.c.changed_at, tables.c.id]
        skipped = 0 if running_first else 1
        query = select(*TABLE_COLUMNS).where(wanted)
        if before is not None:
            query = query.where(tuple_(*keys[skipped:]) < before[skipped:])
        query = query.order_by(*(key.desc() for key in keys[skipped:])).limit(limit)
        async with self.database.engine.connect() as connection:
            rows = [TableRow(*row) for row in await connection.execute(query)]
            its_seats: dict[str, list[SeatRow]] = {row.id: [] for row in rows}
            found = select(seats.c.table_id, *SEAT_COLUMNS).where(seats.c.table_id.in_(its_seats))
            for table_id, *columns in await connection.execute(found.order_by(seats.c.seat)):
                its_seats[table_id].append(SeatRow(*columns))
        return [(row, its_seats[row.id]) for row in rows]

    async def of_account(self, account_id: int, statuses: Sequence[str] = STATUSES) -> list[str]:
        """The tables where an account sits, or where a seat is kept for it."""
        query = select(tables.c.id).where(sits(account_id), tables.c.status.in_(statuses))
        async with self.database.engine.connect() as connection:
            return list((await connection.execute(query)).scalars())

    async def due(self, now: datetime, limit: int) -> list[Due]:
        """Tables that are due, the longest overdue first."""
        columns = tables.c.id, tables.c.due, tables.c.leased_by, tables.c.leased_until
        query = select(*columns).where(tables.c.due <= now).order_by(tables.c.due).limit(limit)
        async with self.database.engine.connect() as connection:
            return [Due(*row) for row in await connection.execute(query)]

    async def claim(self, table_id: str, due: datetime, until: datetime) -> bool:
        """Claim a due table for this worker; False if another worker was faster."""

        def work(connection: Connection) -> bool:
            this = and_(tables.c.id == table_id, tables.c.due == due)
            return connection.execute(update(tables).where(this).values(due=until)).rowcount == 1

        return await self.database.write(table_id, work)

    async def renew(self, table_ids: Sequence[str], until: datetime) -> None:
        """Extend leases of this worker."""
        moved = case((tables.c.due == tables.c.leased_until, until), else_=tables.c.due)
        await self._change_leases(table_ids, due=moved, leased_until=until)

    async def release(self, table_ids: Sequence[str], now: datetime) -> None:
        """End leases of this worker: the tables are due now, for any worker."""
        await self._change_leases(table_ids, due=now, leased_until=None, leased_by=None)

    async def _change_leases(self, table_ids: Sequence[str], **values: Any) -> None:
        mine = and_(tables.c.id.in_(table_ids), tables.c.leased_by == self.worker)
        change = update(tables).where(mine).values(**values)
        await self.database.write("", lambda connection: connection.execute(change))


def sits(account_id: int) -> ColumnElement[bool]:
    """Tables where an account sits, or where a seat is kept for it."""
    own = or_(seats.c.account_id == account_id, seats.c.reserved_id == account_id)
    return tables.c.id.in_(select(seats.c.table_id).where(own))
