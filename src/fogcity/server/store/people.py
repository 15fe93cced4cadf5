"""Accounts, sessions and mutes in the database."""

import secrets
from collections.abc import Callable
from dataclasses import fields
from datetime import UTC, datetime, timedelta
from typing import Any

import orjson
from sqlalchemy import (
    ColumnElement,
    Connection,
    Executable,
    Select,
    Table,
    and_,
    case,
    delete,
    func,
    insert,
    or_,
    select,
    update,
)

from fogcity.server.store.club_schema import clubs, entrants, events, members
from fogcity.server.store.database import Database
from fogcity.server.store.memberships import pass_on
from fogcity.server.store.puzzle_schema import answers, solvers
from fogcity.server.store.rows import AccountRow
from fogcity.server.store.schema import (
    accounts,
    awards,
    companions,
    deals,
    deliveries,
    entries,
    feats,
    links,
    messages,
    mutes,
    notice_preferences,
    ratings,
    reports,
    results,
    seats,
    sessions,
    streaks,
    subscriptions,
    tables,
    tallies,
)
from fogcity.server.store.social import blocks, follows, invitations, searches

MOST_SESSIONS = 50
"""The most devices an account can be logged in on."""
MOST_REPORTS = 20
"""The most open reports about one account."""
KEPT_REPORTS = timedelta(days=90)
"""How long reports are kept that were dealt with."""
ROWS_AT_ONCE = 500
"""Rows of a data export read at a time."""
ALL_LOOKS = select(accounts.c.id, accounts.c.name, accounts.c.look)
COLUMNS = tuple(accounts.c[f.name] for f in fields(AccountRow))


class People:
    """The accounts."""

    def __init__(self, database: Database) -> None:
        self.database = database

    async def add(self, name: str, name_key: str, look: str, token_hash: str, now: datetime) -> AccountRow:
        """A new account with its first session; Conflict if the name is taken."""

        def work(connection: Connection) -> AccountRow:
            values = {"name": name, "name_key": name_key, "look": look, "created_at": now, "seen_at": now}
            id_ = connection.execute(insert(accounts).values(values).returning(accounts.c.id)).scalar_one()
            connection.execute(insert(sessions).values(_session(token_hash, id_, now)))
            return AccountRow(id_, name, None, now, now)

        return await self.database.write("", work)

    async def by_token(self, token_hash: str) -> tuple[AccountRow, str, datetime] | None:
        """The account of a session, with the hash as it is stored and when the session was last seen."""
        query = (
            select(*COLUMNS, sessions.c.token_hash, sessions.c.seen_at.label("session_seen_at"))
            .join(sessions, sessions.c.account_id == accounts.c.id)
            .where(sessions.c.token_hash == token_hash)
        )
        async with self.database.engine.connect() as connection:
            row = (await connection.execute(query)).first()
        return None if row is None else (AccountRow(*row[: len(COLUMNS)]), row.token_hash, row.session_seen_at)

    async def by_name(self, name_key: str) -> AccountRow | None:
        """The account with a name."""
        async with self.database.engine.connect() as connection:
            row = (await connection.execute(select(*COLUMNS).where(accounts.c.name_key == name_key))).first()
        return None if row is None else AccountRow(*row)

    async def by_id(self, account_id: int) -> AccountRow | None:
        """An account."""
        async with self.database.engine.connect() as connection:
            row = (await connection.execute(select(*COLUMNS).where(accounts.c.id == account_id))).first()
        return None if row is None else AccountRow(*row)

    async def by_look(self, look: str) -> list[AccountRow]:
        """Accounts whose names look alike."""
        async with self.database.engine.connect() as connection:
            rows = await connection.execute(select(*COLUMNS).where(accounts.c.look == look).limit(10))
            return [AccountRow(*row) for row in rows]

    async def fill_looks(self, look: Callable[[str], str]) -> None:
        """Compute the look of names stored without one, or with an older version of it."""

        def work(connection: Connection) -> None:
            for account_id, name, before in connection.execute(ALL_LOOKS).all():
                if (now := look(name)) != before:
                    connection.execute(update(accounts).where(accounts.c.id == account_id).values(look=now))

        await self.database.write("", work)

    async def use_link(self, kind: str, token_hash: str) -> int | None:
        """Use a one-time link; returns its account (0 for none), or None if it can't be used."""

        def work(connection: Connection) -> int | None:
            good = (
                (links.c.token_hash == token_hash)
                & (links.c.kind == kind)
                & (links.c.uses > 0)
                & (links.c.until > datetime.now(UTC))
            )
            if connection.execute(update(links).where(good).values(uses=links.c.uses - 1)).rowcount == 0:
                return None
            query = select(links.c.account_id).where(links.c.token_hash == token_hash)
            return connection.execute(query).scalar() or 0

        return await self.database.write("", work)

    async def replace_link(self, row: dict[str, Any]) -> None:
        """Add a one-time link in place of earlier ones of its kind for the same account."""
        await self._execute(
            delete(links).where(links.c.kind == row["kind"], links.c.account_id == row["account_id"]),
            insert(links).values(row),
        )

    async def report(self, account_id: int, about_id: int, table_id: str | None, kind: str, text: str) -> None:
        """Store a report for admins, once, and only a limited number about one account."""
        values = {"account_id": account_id, "about_id": about_id, "table_id": table_id, "kind": kind, "text": text}
        waiting = select(reports.c.kind, reports.c.text).where(reports.c.about_id == about_id, ~reports.c.done)

        def work(connection: Connection) -> None:
            known = [tuple(row) for row in connection.execute(waiting.limit(MOST_REPORTS))]
            if len(known) < MOST_REPORTS and (kind, text) not in known:
                connection.execute(insert(reports).values(**values, at=datetime.now(UTC), done=False))

        await self.database.write("", work)

    async def everything_of(self, account_id: int) -> bytes:
        """Everything stored about an account, as JSON, in parts so that other requests are served in between."""
        muted = select(mutes.c.muted_id).where(mutes.c.account_id == account_id)
        mine = select(seats.c.table_id).where(seats.c.account_id == account_id)
        own_seat = and_(
            seats.c.table_id == entries.c.table_id, seats.c.seat == entries.c.seat, seats.c.account_id == account_id
        )
        # An undo may also take back other players' actions, which may be secret.
        played = case((entries.c.kind == "undo", None), else_=entries.c.action).label("action")
        kept = ("name", "created_at", "seen_at", "banned_at", "admin", "hidden", "online_to", "invited_by")
        account = [accounts.c[name] for name in kept]
        queries = {
            "account": select(*account, accounts.c.password.is_not(None).label("has_password")).where(
                accounts.c.id == account_id
            ),
            "devices": select(sessions.c.created_at, sessions.c.seen_at).where(sessions.c.account_id == account_id),
            "tables": select(
                tables.c.id, tables.c.game, tables.c.status, tables.c.created_at, tables.c.changed_at, tables.c.places
            ).where(tables.c.id.in_(mine)),
            "seats": select(seats.c.table_id, seats.c.seat, seats.c.name).where(seats.c.account_id == account_id),
            "actions": select(
                entries.c.table_id,
                entries.c.ply,
                entries.c.kind,
                played,
                entries.c.takes_back,
                entries.c.by,
                entries.c.at,
            )
            .select_from(entries.join(seats, own_seat))
            .order_by(entries.c.table_id, entries.c.ply),
            "messages": select(messages.c.table_id, messages.c.at, messages.c.text)
            .where(messages.c.account_id == account_id, messages.c.kind == "chat")
            .order_by(messages.c.id),
            "muted": select(accounts.c.name).where(accounts.c.id.in_(muted)),
            "ratings": select(ratings).where(ratings.c.account_id == account_id),
            "rated_games": select(results).where(results.c.account_id == account_id).order_by(results.c.id),
            "statistics": select(tallies).where(tallies.c.account_id == account_id),
            "feats": select(feats).where(feats.c.account_id == account_id),
            "awards": select(awards).where(awards.c.account_id == account_id),
            "deals": select(deals).where(deals.c.account_id == account_id).order_by(deals.c.game, deals.c.date),
            "puzzles": select(solvers).where(solvers.c.account_id == account_id),
            "answers": select(answers).where(answers.c.account_id == account_id).order_by(answers.c.at),
            "streaks": select(streaks).where(streaks.c.account_id == account_id),
            "companions": select(accounts.c.name, companions.c.games, companions.c.ahead, companions.c.last_at)
            .join(accounts, accounts.c.id == companions.c.other_id)
            .where(companions.c.account_id == account_id),
            "following": _names(follows, follows.c.other_id, follows.c.account_id == account_id),
            "blocked": _names(blocks, blocks.c.blocked_id, blocks.c.account_id == account_id),
            "invited_to": _names(
                invitations, invitations.c.from_id, (invitations.c.account_id == account_id) & ~invitations.c.silent
            ).add_columns(invitations.c.table_id),
            "invited_others": _names(
                invitations, invitations.c.account_id, invitations.c.from_id == account_id
            ).add_columns(invitations.c.table_id),
            "searches": select(searches.c.game, searches.c.players, searches.c.since).where(
                searches.c.account_id == account_id
            ),
            "notices": select(notice_preferences).where(notice_preferences.c.account_id == account_id),
            "notice_devices": select(subscriptions.c.name, subscriptions.c.endpoint, subscriptions.c.created_at).where(
                subscriptions.c.account_id == account_id
            ),
            "notices_under_way": select(
                deliveries.c.channel, deliveries.c.kind, deliveries.c.path, deliveries.c.facts, deliveries.c.created_at
            ).where(deliveries.c.account_id == account_id),
            "clubs": select(clubs.c.name, members.c.role, members.c.since)
            .join(clubs, clubs.c.id == members.c.club_id)
            .where(members.c.account_id == account_id),
            "events": select(
                entrants.c.event_id,
                events.c.name,
                entrants.c.rating,
                entrants.c.out,
                entrants.c.place,
                entrants.c.points,
            )
            .join(events, events.c.id == entrants.c.event_id)
            .where(entrants.c.account_id == account_id),
            "reports": select(reports.c.at, reports.c.kind, reports.c.text).where(reports.c.account_id == account_id),
        }
        return b"{%b}" % b",".join([await self._in_json(name, query) for name, query in queries.items()])

    async def _in_json(self, name: str, query: Select[Any]) -> bytes:
        """The rows of a query as a member of a JSON object."""
        parts = []
        async with self.database.engine.connect() as connection, connection.stream(query) as rows:
            async for part in rows.mappings().partitions(ROWS_AT_ONCE):
                parts.append(orjson.dumps([dict(row) for row in part], option=orjson.OPT_NON_STR_KEYS)[1:-1])
        return b'"%b":[%b]' % (name.encode(), b",".join(parts))

    async def change(self, account_id: int, **values: Any) -> None:
        """Change an account; Conflict if a new name is taken."""
        await self._execute(update(accounts).where(accounts.c.id == account_id).values(**values))

    async def add_session(self, account_id: int, token_hash: str, now: datetime) -> None:
        """Add a session; where there are too many the one that was unused for longest goes."""
        kept = select(sessions.c.token_hash).where(sessions.c.account_id == account_id)
        kept = kept.order_by(sessions.c.seen_at.desc(), sessions.c.created_at.desc()).limit(MOST_SESSIONS)
        await self._execute(
            insert(sessions).values(_session(token_hash, account_id, now)),
            delete(sessions).where(sessions.c.account_id == account_id, sessions.c.token_hash.not_in(kept)),
        )

    async def touch(self, account_id: int, token_hash: str, now: datetime) -> None:
        """Remember that an account was here."""
        await self._execute(
            update(sessions).where(sessions.c.token_hash == token_hash).values(seen_at=now),
            update(accounts).where(accounts.c.id == account_id).values(seen_at=now),
        )

    async def sessions(self, account_id: int) -> frozenset[str]:
        """The hashes of the tokens by which an account is logged in; none if it is banned."""
        query = (
            select(sessions.c.token_hash)
            .join(accounts, accounts.c.id == sessions.c.account_id)
            .where(sessions.c.account_id == account_id, accounts.c.banned_at.is_(None))
        )
        async with self.database.engine.connect() as connection:
            return frozenset((await connection.execute(query)).scalars())

    async def drop_session(self, token_hash: str) -> None:
        """Log a device out."""
        await self._execute(delete(sessions).where(sessions.c.token_hash == token_hash))

    async def drop_sessions(self, account_id: int, *, but: str = "") -> None:
        """Log out all devices except one."""
        await self._execute(delete(sessions).where(sessions.c.account_id == account_id, sessions.c.token_hash != but))

    async def delete(self, account_id: int) -> None:
        """Delete an account: games stay; the name and what was said go."""
        its_tables = select(seats.c.table_id).where(seats.c.account_id == account_id)
        await self._execute(
            *step_aside(account_id),
            # A new version, so that workers with the table in memory read it again.
            update(tables).where(tables.c.id.in_(its_tables)).values(version=tables.c.version + 1),
            delete(messages).where(messages.c.account_id == account_id, messages.c.kind == "chat"),
            update(messages).where(messages.c.account_id == account_id).values(name=None),
            # The address hash stays, so that deleting accounts doesn't reset an address's quota.
            update(tables).where(tables.c.made_by == account_id).values(made_by=None),
            update(seats).where(seats.c.account_id == account_id).values(name=None),
            # Opponents keep what they won, but not from whom.
            update(results).where(results.c.account_id == account_id).values(gone=secrets.token_hex(8)),
            delete(accounts).where(accounts.c.id == account_id),
            first=lambda connection: pass_on(connection, account_id),
        )

    async def forget_guests(self, before: datetime) -> None:
        """Delete guests who have not come since and sit nowhere, unused sessions, used links and old reports."""
        now = datetime.now(UTC)
        sitting = select(seats.c.account_id).where(seats.c.account_id.is_not(None))
        guests = accounts.c.password.is_(None) & (accounts.c.seen_at < before) & accounts.c.id.not_in(sitting)
        await self._execute(
            delete(accounts).where(guests),
            delete(sessions).where(sessions.c.seen_at < before),
            delete(links).where((links.c.until < now) | (links.c.uses == 0)),
            delete(reports).where(reports.c.done, reports.c.at < now - KEPT_REPORTS),
        )

    async def muted_by(self, account_id: int) -> frozenset[int]:
        """The accounts that an account has muted or blocked."""
        muted = select(mutes.c.muted_id).where(mutes.c.account_id == account_id)
        blocked = select(blocks.c.blocked_id).where(blocks.c.account_id == account_id)
        async with self.database.engine.connect() as connection:
            return frozenset((await connection.execute(muted.union(blocked))).scalars())

    async def mute(self, account_id: int, muted_id: int, muted: bool) -> None:
        """Mute or unmute an account."""
        remove = delete(mutes).where(mutes.c.account_id == account_id, mutes.c.muted_id == muted_id)
        add = insert(mutes).values(account_id=account_id, muted_id=muted_id)
        await self._execute(remove, *([add] if muted else []))

    async def _execute(self, *statements: Any, first: Callable[[Connection], None] = lambda _: None) -> None:
        def work(connection: Connection) -> None:
            first(connection)
            for statement in statements:
                connection.execute(statement)

        await self.database.write("", work)


def _names(table: Table, who: ColumnElement[int], wanted: ColumnElement[bool]) -> Select[Any]:
    """The names of people in a table, and since when they are there."""
    return select(accounts.c.name, table.c.at).join(accounts, accounts.c.id == who).where(wanted).order_by(table.c.at)


def step_aside(account_id: int) -> tuple[Executable, ...]:
    """Statements that free an account's seats at open tables, and let bots play on at others."""
    theirs = or_(seats.c.account_id == account_id, seats.c.reserved_id == account_id)
    their_tables = tables.c.id.in_(select(seats.c.table_id).where(theirs))
    at = {status: select(tables.c.id).where(tables.c.status == status) for status in ("open", "playing")}
    others = and_(seats.c.table_id == tables.c.id, seats.c.account_id != account_id)
    next_host = select(func.min(seats.c.account_id)).where(others).scalar_subquery()
    nobody = {"kind": "open", "account_id": None, "reserved_id": None, "name": None}
    return (
        update(tables).where(their_tables).values(version=tables.c.version + 1),
        update(tables).where(their_tables, tables.c.status == "playing").values(due=datetime.now(UTC)),
        update(tables).where(tables.c.host_id == account_id, tables.c.status == "open").values(host_id=next_host),
        update(seats).where(theirs, seats.c.table_id.in_(at["open"])).values(**nobody),
        update(seats)
        .where(seats.c.account_id == account_id, seats.c.table_id.in_(at["playing"]), ~seats.c.resigned)
        .values(away=True),
    )


def _session(token_hash: str, account_id: int, now: datetime) -> dict[str, Any]:
    return {"token_hash": token_hash, "account_id": account_id, "created_at": now, "seen_at": now}
