"""The queue of deliveries in the database. Any worker adds to it, and each row is sent by one worker at a time.

A worker claims a due delivery by postponing its time, as with due tables: if it dies, another one takes over later.
"""

from collections.abc import Collection, Iterable, Mapping, Sequence
from dataclasses import dataclass, fields
from datetime import UTC, datetime, timedelta
from typing import Any

from sqlalchemy import Connection, and_, delete, exists, func, insert, or_, select, update
from sqlalchemy.sql.elements import ColumnElement

from fogcity.server.notices import quiet
from fogcity.server.notices.notice import Notice
from fogcity.server.store import Database
from fogcity.server.store.schema import deliveries, notice_preferences, seats, subscriptions, tables

LASTS = timedelta(days=2)
"""How long a notice is retried, and how long it can be withdrawn."""
ASKED_LASTS = timedelta(hours=2)
"""The same for a requested e-mail."""
CLAIMED = timedelta(minutes=5)
"""How long a worker may take to send what it has claimed."""
MOST_KEPT = 200
"""The most deliveries kept for one account; beyond that, invitations are dropped first, then the oldest."""
MOST_FOR_HOOKS = 1000
"""The most waiting deliveries to webhooks; beyond that, new ones are dropped."""
WITHDRAWN = "withdrawn"
"""The kind of a delivery that withdraws an earlier one."""
SHOWS_ALL = ".push.apple.com"
"""Push services that cancel subscriptions after silent pushes; there, the next page visit closes notices."""


@dataclass(frozen=True)
class Withdrawal:
    """Notices that no longer hold: about a page or a table, for one account or all."""

    account_id: int | None = None
    table_id: str | None = None
    path: str | None = None
    kinds: tuple[str, ...] = ()
    """Of which kinds; of all if there are none."""
    session: str | None = None
    """The device that has seen it, and closes the notice by itself."""


@dataclass(frozen=True)
class Post:
    """A message to a chat: its webhook and language."""

    url: str
    language: str


@dataclass(frozen=True)
class Asked:
    """A requested e-mail with a one-time link."""

    account_id: int
    kind: str


@dataclass
class Delivery:
    """A row of the outbox that is to be sent."""

    id: int
    channel: str
    account_id: int | None
    subscription_id: int | None
    url: str | None
    language: str
    kind: str
    path: str
    table_id: str | None
    facts: dict[str, str]
    until: datetime
    due: datetime
    tries: int

    @property
    def to_whom(self) -> int | str | None:
        """The account, or the URL of a webhook."""
        return self.account_id if self.account_id is not None else self.url


COLUMNS = tuple(deliveries.c[f.name] for f in fields(Delivery))
Told = tuple[int | Post, Notice]
Op = Told | Withdrawal | Asked


class Outbox:
    """The deliveries of all workers."""

    def __init__(self, database: Database, *, wait: timedelta, mail_wait: timedelta | None) -> None:
        self.database = database
        self._wait = wait
        self._mail_wait = mail_wait
        """The extra delay of e-mails; None if the server sends no e-mail."""

    # --- taking in ------------------------------------------------------------------------------------------------

    async def reachable(self, account_ids: Iterable[int]) -> frozenset[int]:
        """The accounts that a notice could reach."""
        wanted = list(set(account_ids))
        if not wanted:
            return frozenset()
        devices = select(subscriptions.c.account_id).where(subscriptions.c.account_id.in_(wanted))
        by_mail = select(notice_preferences.c.account_id).where(
            notice_preferences.c.account_id.in_(wanted), notice_preferences.c.mail, notice_preferences.c.confirmed
        )
        async with self.database.engine.connect() as connection:
            return frozenset((await connection.execute(devices.union(by_mail))).scalars())

    async def told_at(self, table_ids: Iterable[str]) -> frozenset[str]:
        """The tables that have waiting or sent notices."""
        wanted = list(set(table_ids))
        if not wanted:
            return frozenset()
        query = select(deliveries.c.table_id).where(deliveries.c.table_id.in_(wanted)).distinct()
        async with self.database.engine.connect() as connection:
            return frozenset(str(found) for found in (await connection.execute(query)).scalars())

    async def take_in(self, ops: Sequence[Op]) -> int:
        """Write notices, withdrawals and e-mails in order; returns how many were dropped from full queues."""
        now = datetime.now(UTC)

        def work(connection: Connection) -> int:
            dropped = 0
            for op in ops:
                if isinstance(op, Withdrawal):
                    _withdraw(connection, op, now)
                elif isinstance(op, Asked):
                    _add_asked(connection, op, now)
                elif isinstance(op[0], Post):
                    dropped += not self._add_post(connection, op[0], op[1], now)
                else:
                    self._add(connection, op[0], op[1], now)
            return dropped

        return await self.database.write("notices", work)

    def _add(self, connection: Connection, account_id: int, notice: Notice, now: datetime) -> None:
        preferences = connection.execute(
            select(notice_preferences).where(notice_preferences.c.account_id == account_id)
        ).first()
        if preferences is not None and notice.kind in preferences.off:
            return
        same = and_(deliveries.c.account_id == account_id, deliveries.c.path == notice.path)
        known = connection.execute(select(deliveries.c.id).where(same, deliveries.c.kind == notice.kind)).first()
        if known is not None and notice.kind == "turn":  # the same turn: one that was taken has been withdrawn
            return
        # What is shown about that page stays until the new notice has replaced it on the device.
        unsent = and_(deliveries.c.sent_at.is_(None), deliveries.c.kind != WITHDRAWN)
        connection.execute(delete(deliveries).where(same, unsent))
        due = now + self._wait
        if preferences is not None:
            due = quiet.after(due, preferences.zone, preferences.quiet_from, preferences.quiet_until)
        values = _values(notice, now) | {
            "account_id": account_id,
            "language": preferences.language if preferences is not None else "en",
            "due": due,
        }
        if preferences is not None and "at" in notice.facts:
            values["facts"] |= {"zone": preferences.zone}
        query = select(subscriptions.c.id).where(subscriptions.c.account_id == account_id)
        rows = [values | {"channel": "push", "subscription_id": id_} for id_ in connection.execute(query).scalars()]
        if self._mail_wait is not None and preferences is not None and preferences.mail and preferences.confirmed:
            late = quiet.after(due + self._mail_wait, preferences.zone, preferences.quiet_from, preferences.quiet_until)
            rows.append(values | {"channel": "mail", "subscription_id": None, "due": late})
        if rows:
            connection.execute(insert(deliveries), rows)
            own = select(deliveries.c.id).where(deliveries.c.account_id == account_id)
            newest = own.order_by(deliveries.c.kind == "invitation", deliveries.c.id.desc()).limit(MOST_KEPT)
            connection.execute(
                delete(deliveries).where(deliveries.c.account_id == account_id, deliveries.c.id.not_in(newest))
            )

    def _add_post(self, connection: Connection, post: Post, notice: Notice, now: datetime) -> bool:
        waiting = select(func.count()).select_from(deliveries).where(deliveries.c.channel == "hook")
        if connection.execute(waiting).scalar_one() >= MOST_FOR_HOOKS:
            return False
        values = _values(notice, now) | {"channel": "hook", "url": post.url, "language": post.language, "due": now}
        connection.execute(insert(deliveries).values(values))
        return True

    # --- sending --------------------------------------------------------------------------------------------------

    async def claim(self, channel: str, most: int, each: int, busy: Collection[int | str | None]) -> list[Delivery]:
        """Take on deliveries that are due, those that never failed first, and `each` of one account or chat at most.

        No other worker sends them for a while. Nothing is taken on for those who are `busy`.
        """
        now = datetime.now(UTC)
        accounts_, chats = [i for i in busy if isinstance(i, int)], [i for i in busy if isinstance(i, str)]
        is_due = and_(
            deliveries.c.channel == channel,
            deliveries.c.due <= now,
            func.coalesce(deliveries.c.account_id, 0).not_in(accounts_),
            func.coalesce(deliveries.c.url, "").not_in(chats),
        )
        order = deliveries.c.tries, deliveries.c.due
        to_whom = deliveries.c.account_id, deliveries.c.url
        number = func.row_number().over(partition_by=to_whom, order_by=order).label("number")
        ranked = select(*COLUMNS, number).where(is_due).subquery()
        columns = [ranked.c[column.name] for column in COLUMNS]
        query = select(*columns).where(ranked.c.number <= each).order_by(ranked.c.tries, ranked.c.due).limit(most)
        async with self.database.engine.connect() as connection:
            found = [Delivery(*row) for row in await connection.execute(query)]
        if not found:
            return []

        def work(connection: Connection) -> list[Delivery]:
            claimed = []
            for one in found:
                this = and_(deliveries.c.id == one.id, deliveries.c.due == one.due)
                claim = update(deliveries).where(this).values(due=now + CLAIMED, tries=one.tries + 1)
                if connection.execute(claim).rowcount == 1:
                    claimed.append(one)
            return claimed

        return await self.database.write("notices", work)

    async def device(self, subscription_id: int) -> Mapping[str, Any] | None:
        """The device of a delivery."""
        return await self._first(subscriptions.c.id == subscription_id)

    async def _first(self, wanted: ColumnElement[bool]) -> Mapping[str, Any] | None:
        async with self.database.engine.connect() as connection:
            row = (await connection.execute(select(subscriptions).where(wanted))).mappings().first()
        return None if row is None else dict(row)

    async def still_holds(self, one: Delivery) -> bool:
        """Whether it is still their turn, or the invitation is still valid."""
        if one.table_id is None or one.kind not in ("turn", "invitation"):
            return True
        query = select(tables.c.status, tables.c.waiting).where(tables.c.id == one.table_id)
        own = select(seats.c.seat).where(
            seats.c.table_id == one.table_id, seats.c.account_id == one.account_id, ~seats.c.away, ~seats.c.resigned
        )
        async with self.database.engine.connect() as connection:
            table = (await connection.execute(query)).first()
            mine = set((await connection.execute(own)).scalars())
        if table is None:
            return False
        if one.kind == "turn":
            return table.status == "playing" and bool(mine & set(table.waiting))
        return table.status == "open" and not mine

    async def sent(self, one: Delivery) -> bool:
        """Mark a delivery as sent; False if it was withdrawn, and not replaced, in the meantime."""
        this = deliveries.c.id == one.id
        if one.channel == "push" and one.kind != WITHDRAWN:  # kept, to be withdrawn
            change: Any = update(deliveries).where(this, deliveries.c.kind == one.kind)
            change = change.values(sent_at=datetime.now(UTC), due=None)
        else:
            change = delete(deliveries).where(this)
        there = and_(deliveries.c.subscription_id == one.subscription_id, deliveries.c.path == one.path)

        def work(connection: Connection) -> bool:
            if connection.execute(change).rowcount == 1:
                if one.channel == "push":  # the device no longer shows what came before
                    connection.execute(delete(deliveries).where(there, deliveries.c.id < one.id))
                return True
            query = select(deliveries.c.tries, deliveries.c.kind, deliveries.c.sent_at)
            newer = connection.execute(query.where(there, deliveries.c.id > one.id)).all()
            all_wait = all(row.tries == 0 and row.kind != WITHDRAWN and row.sent_at is None for row in newer)
            if newer and all_wait and one.channel == "push" and one.kind != WITHDRAWN:
                # It is shown until the newer one is sent, and must be withdrawn if that never is.
                values, now = {column.name: getattr(one, column.name) for column in COLUMNS}, datetime.now(UTC)
                connection.execute(insert(deliveries).values(values | {"created_at": now, "sent_at": now, "due": None}))
            return bool(newer)

        return await self.database.write("notices", work)

    async def later(self, one: Delivery, seconds: float) -> None:
        """Retry a delivery later."""
        due = datetime.now(UTC) + timedelta(seconds=seconds)
        change = update(deliveries).where(deliveries.c.id == one.id).values(due=due, tries=one.tries + 1)
        await self.database.write("notices", lambda connection: connection.execute(change))

    async def drop(self, one: Delivery) -> None:
        """Give up on a delivery."""
        gone = delete(deliveries).where(deliveries.c.id == one.id)
        await self.database.write("notices", lambda connection: connection.execute(gone))

    async def forget_device(self, subscription_id: int) -> None:
        """Delete a device that is gone, with all its deliveries."""
        gone = delete(subscriptions).where(subscriptions.c.id == subscription_id)
        await self.database.write("notices", lambda connection: connection.execute(gone))

    async def waiting(self) -> dict[str, int]:
        """How many deliveries wait, by channel."""
        query = select(deliveries.c.channel, func.count()).where(deliveries.c.due.is_not(None))
        async with self.database.engine.connect() as connection:
            return {row[0]: row[1] for row in await connection.execute(query.group_by(deliveries.c.channel))}

    async def tidy(self) -> None:
        """Delete deliveries that are too old to be sent or withdrawn."""
        old = delete(deliveries).where(deliveries.c.until < datetime.now(UTC) - LASTS)
        await self.database.write("notices", lambda connection: connection.execute(old))


def _values(notice: Notice, now: datetime) -> dict[str, Any]:
    return {
        "kind": notice.kind,
        "path": notice.path,
        "table_id": notice.table_id,
        "facts": dict(notice.facts),
        "created_at": now,
        "until": notice.until or now + LASTS,
        "tries": 0,
    }


def _withdraw(connection: Connection, what: Withdrawal, now: datetime) -> None:
    """Delete waiting deliveries; where a notice was shown, send another push that closes it."""
    wanted = [deliveries.c.kind != WITHDRAWN, deliveries.c.channel != "hook"]
    for column, value in (("account_id", what.account_id), ("table_id", what.table_id), ("path", what.path)):
        wanted += [deliveries.c[column] == value] if value is not None else []
    wanted += [deliveries.c.kind.in_(what.kinds)] if what.kinds else []
    quiet_devices = select(subscriptions.c.id).where(
        or_(subscriptions.c.session == (what.session or ""), subscriptions.c.endpoint.contains(SHOWS_ALL))
    )
    newer = deliveries.alias()
    replaced = exists().where(  # by a notice that is on its way, which is closed when it has arrived
        newer.c.subscription_id == deliveries.c.subscription_id,
        newer.c.path == deliveries.c.path,
        newer.c.id > deliveries.c.id,
        newer.c.sent_at.is_(None),
        newer.c.kind != WITHDRAWN,
        newer.c.tries > 0,
    )
    shown = and_(
        *wanted,
        deliveries.c.channel == "push",
        deliveries.c.sent_at.is_not(None),
        deliveries.c.subscription_id.not_in(quiet_devices),
        ~replaced,
    )
    ids = list(connection.execute(select(deliveries.c.id).where(shown)).scalars())
    connection.execute(delete(deliveries).where(*wanted, deliveries.c.id.not_in(ids)))
    if ids:
        closing = {"kind": WITHDRAWN, "facts": {}, "due": now, "sent_at": None, "tries": 0, "until": now + LASTS}
        connection.execute(update(deliveries).where(deliveries.c.id.in_(ids)).values(closing))


def _add_asked(connection: Connection, asked: Asked, now: datetime) -> None:
    """Send an e-mail right away, replacing a waiting one of the same kind."""
    same = and_(deliveries.c.account_id == asked.account_id, deliveries.c.kind == asked.kind)
    connection.execute(delete(deliveries).where(same))
    own = select(notice_preferences.c.language).where(notice_preferences.c.account_id == asked.account_id)
    values = {"channel": "mail", "account_id": asked.account_id, "kind": asked.kind, "path": f"/{asked.kind}"}
    values |= {"language": connection.execute(own).scalar() or "en", "facts": {}, "created_at": now}
    connection.execute(insert(deliveries).values(values | {"until": now + ASKED_LASTS, "due": now, "tries": 0}))
