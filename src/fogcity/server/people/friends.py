"""Friends: following, blocking, who is online, and invitations to tables.

Blocked people are never notified: to them everything looks the same, but nothing reaches the blocker.
"""

from collections.abc import Callable
from datetime import UTC, datetime, timedelta
from typing import Any, TypeVar

from sqlalchemy import (
    ColumnElement,
    Connection,
    Executable,
    Select,
    Table,
    and_,
    delete,
    exists,
    func,
    insert,
    or_,
    select,
    update,
)
from sqlalchemy.dialects import postgresql, sqlite

from fogcity.server.names import name_key
from fogcity.server.problems import Refusal
from fogcity.server.protocol.friends import Follower, Friend, Friends, InvitationInfo, Person
from fogcity.server.protocol.lobby import Clock
from fogcity.server.store import AccountRow, Database, People
from fogcity.server.store.schema import accounts, seats, tables
from fogcity.server.store.social import blocks, follows, invitations, online

T = TypeVar("T")

MOST_FOLLOWED, MOST_BLOCKED = 300, 500
BOUNDS = ("following", "blocked", "invited_here")
"""Names of the limits in problem documents."""
SHOWN_FOLLOWERS = 100
MOST_INVITED = 30
"""The most people invited to a table, and the most invitations shown to somebody, newest first."""
NOTED_EVERY, ONLINE_FOR = timedelta(seconds=45), timedelta(seconds=120)
"""How often an account's presence is stored, and how long it then counts as online."""
KEPT_INVITATIONS = timedelta(days=2)


class Friendships:
    """Who follows, blocks and invites whom."""

    def __init__(self, database: Database) -> None:
        self.database = database

    # --- following and blocking -----------------------------------------------------------------------------------

    async def named(self, name: str, account: AccountRow) -> AccountRow:
        """Somebody else, by name."""
        found = await People(self.database).by_name(name_key(name))
        if found is None:
            raise Refusal("not_found", f"There is no player called {name}.")
        if found.id == account.id:
            raise Refusal("not_allowed", "You can't do this to yourself.")
        return found

    async def follow(self, account: AccountRow, other: AccountRow) -> None:
        """Follow somebody. It looks the same to blocked people, but has no effect."""

        def work(connection: Connection) -> None:
            mine = follows.c.account_id == account.id
            if _is_there(connection, blocks, account_id=account.id, blocked_id=other.id):
                raise Refusal("not_allowed", f"You have blocked {other.name}: unblock them first.")
            if not _is_there(connection, follows, account_id=account.id, other_id=other.id):
                _bounded(
                    connection,
                    follows,
                    mine,
                    MOST_FOLLOWED,
                    "following",
                    "You follow {most} people: stop following some.",
                )
                values = {"account_id": account.id, "other_id": other.id, "at": datetime.now(UTC)}
                connection.execute(insert(follows).values(values))

        await self._write(work)

    async def unfollow(self, account: AccountRow, other: AccountRow) -> None:
        """Stop following somebody."""
        gone = delete(follows).where(follows.c.account_id == account.id, follows.c.other_id == other.id)
        await self._write(lambda connection: connection.execute(gone))

    async def block(self, account: AccountRow, other: AccountRow) -> None:
        """Block somebody: they can no longer reach this account, and their own lists stay unchanged."""

        def work(connection: Connection) -> None:
            if not _is_there(connection, blocks, account_id=account.id, blocked_id=other.id):
                mine = blocks.c.account_id == account.id
                _bounded(
                    connection, blocks, mine, MOST_BLOCKED, "blocked", "You have blocked {most} people: unblock some."
                )
                values = {"account_id": account.id, "blocked_id": other.id, "at": datetime.now(UTC)}
                connection.execute(insert(blocks).values(values))
            connection.execute(
                delete(follows).where(follows.c.account_id == account.id, follows.c.other_id == other.id)
            )
            theirs = and_(invitations.c.account_id == account.id, invitations.c.from_id == other.id)
            connection.execute(update(invitations).where(theirs).values(silent=True))
            mine = and_(invitations.c.account_id == other.id, invitations.c.from_id == account.id)
            connection.execute(delete(invitations).where(mine))

        await self._write(work)

    async def unblock(self, account: AccountRow, other: AccountRow) -> None:
        """Stop blocking somebody."""
        gone = delete(blocks).where(blocks.c.account_id == account.id, blocks.c.blocked_id == other.id)
        await self._write(lambda connection: connection.execute(gone))

    async def all_of(self, account: AccountRow) -> Friends:
        """Whom an account follows (online first), who follows it, and whom it has blocked."""
        followed = (
            select(accounts.c.name, _follows(accounts.c.id, account.id).label("mutual"), _online_to(account.id))
            .join(follows, follows.c.other_id == accounts.c.id)
            .where(follows.c.account_id == account.id, accounts.c.banned_at.is_(None))
            .order_by(accounts.c.name)
        )
        # Guest accounts are easy to create, and could flood anybody's list.
        following_me = (
            select(accounts.c.name)
            .join(follows, follows.c.account_id == accounts.c.id)
            .where(
                follows.c.other_id == account.id,
                accounts.c.password.is_not(None),
                accounts.c.banned_at.is_(None),
                ~_blocks(account.id, accounts.c.id),
                ~_follows(account.id, accounts.c.id),
            )
            .order_by(follows.c.at.desc())
            .limit(SHOWN_FOLLOWERS)
        )
        blocked = (
            select(accounts.c.name)
            .join(blocks, blocks.c.blocked_id == accounts.c.id)
            .where(blocks.c.account_id == account.id)
            .order_by(accounts.c.name)
        )
        friends = [
            Friend(name=row.name, mutual=bool(row.mutual), online=bool(row.online))
            for row in await self._rows(followed)
        ]
        return Friends(
            following=sorted(friends, key=lambda friend: not friend.online),
            followers=[Follower(name=row.name) for row in await self._rows(following_me)],
            blocked=[Person(name=row.name) for row in await self._rows(blocked)],
            online_to=account.online_to,
            invited_by=account.invited_by,
        )

    async def between(self, account_id: int, other_id: int) -> dict[str, bool]:
        """Whether an account follows and blocks another, and sees them online."""
        query = select(
            _follows(account_id, other_id).label("following"),
            _blocks(account_id, other_id).label("blocked"),
            _online_to(account_id),
        ).where(accounts.c.id == other_id)
        rows = await self._rows(query)
        return {name: bool(value) for name, value in rows[0]._mapping.items()} if rows else {}

    async def be_online(self, account: AccountRow) -> None:
        """Store an account's presence from time to time, if anybody is allowed to see it."""
        now = datetime.now(UTC)
        if account.online_to == "nobody":
            return
        noted = await self._rows(select(online.c.at).where(online.c.account_id == account.id))
        if noted and now - noted[0].at < NOTED_EVERY:
            return

        def work(connection: Connection) -> None:
            make = postgresql.insert if connection.dialect.name == "postgresql" else sqlite.insert
            written = make(online).values(account_id=account.id, at=now)
            connection.execute(written.on_conflict_do_update(index_elements=[online.c.account_id], set_={"at": now}))

        await self._write(work)

    async def go_offline(self, account_id: int) -> None:
        """Mark an account as offline."""
        gone = delete(online).where(online.c.account_id == account_id)
        await self._write(lambda connection: connection.execute(gone))

    # --- invitations ----------------------------------------------------------------------------------------------

    async def invite(self, account: AccountRow, other: AccountRow, table_id: str) -> bool:
        """Invite somebody to a table, once; False if it must not reach them, which the inviter never learns."""

        def work(connection: Connection) -> bool:
            if _is_there(connection, blocks, account_id=account.id, blocked_id=other.id):
                raise Refusal("not_allowed", f"You have blocked {other.name}: unblock them first.")
            if _is_there(connection, invitations, table_id=table_id, account_id=other.id):
                return False
            here = invitations.c.table_id == table_id
            _bounded(
                connection, invitations, here, MOST_INVITED, "invited_here", "{most} people are invited: wait for them."
            )
            told = _welcomes(connection, other, account.id)
            values = {"table_id": table_id, "account_id": other.id, "from_id": account.id, "at": datetime.now(UTC)}
            connection.execute(insert(invitations).values(**values, silent=not told))
            return told

        return await self._write(work)

    async def invited_to(self, account_id: int) -> list[InvitationInfo]:
        """The open tables an account is invited to, newest first."""
        free = select(seats.c.seat).where(
            seats.c.table_id == tables.c.id, seats.c.kind.in_(("open", "invited")), seats.c.reserved_id.is_(None)
        )
        sits = select(seats.c.seat).where(seats.c.table_id == tables.c.id, seats.c.account_id == account_id)
        players = select(func.count()).where(seats.c.table_id == tables.c.id).scalar_subquery().label("players")
        about = tables.c.id, tables.c.game, tables.c.clock_kind, tables.c.clock_amount, tables.c.rated
        query = (
            select(*about, accounts.c.name, invitations.c.at, players)
            .join(invitations, invitations.c.table_id == tables.c.id)
            .join(accounts, accounts.c.id == invitations.c.from_id)
            .where(
                invitations.c.account_id == account_id,
                ~invitations.c.silent,
                tables.c.status == "open",
                accounts.c.banned_at.is_(None),
                exists(free),
                ~exists(sits),
            )
            .order_by(invitations.c.at.desc())
            .limit(MOST_INVITED)
        )
        return [
            InvitationInfo(
                table=row.id,
                game=row.game,
                players=row.players,
                clock=Clock(kind=row.clock_kind, amount=row.clock_amount),
                rated=row.rated,
                by=row.name,
                at=row.at,
            )
            for row in await self._rows(query)
        ]

    async def invited_at(self, table_id: str) -> list[Person]:
        """Who was invited to a table."""
        query = select(accounts.c.name).join(invitations, invitations.c.account_id == accounts.c.id)
        rows = await self._rows(query.where(invitations.c.table_id == table_id).order_by(invitations.c.at))
        return [Person(name=row.name) for row in rows]

    async def code_for(self, table_id: str, account_id: int) -> str | None:
        """The code of a table that an account is invited to."""
        query = select(tables.c.code).join(invitations, invitations.c.table_id == tables.c.id)
        mine = invitations.c.table_id == table_id, invitations.c.account_id == account_id, ~invitations.c.silent
        rows = await self._rows(query.where(*mine))
        return str(rows[0].code) if rows else None

    async def decline(self, account_id: int, table_id: str) -> None:
        """Dismiss an invitation. The inviter is not notified, and can't invite them to this table again."""
        this = and_(invitations.c.table_id == table_id, invitations.c.account_id == account_id)
        await self._write(lambda connection: connection.execute(update(invitations).where(this).values(silent=True)))

    async def forget(self) -> None:
        """Delete old invitations and presence."""
        now = datetime.now(UTC)

        def work(connection: Connection) -> None:
            connection.execute(delete(invitations).where(invitations.c.at < now - KEPT_INVITATIONS))
            connection.execute(delete(online).where(online.c.at < now - ONLINE_FOR))

        await self._write(work)

    # --- underneath -----------------------------------------------------------------------------------------------

    async def _write(self, work: Callable[[Connection], T]) -> T:
        def careful(connection: Connection) -> T | Refusal:
            try:
                return work(connection)
            except Refusal as refusal:  # nothing was written, so others in the same transaction continue
                return refusal

        result = await self.database.write("", careful)
        if isinstance(result, Refusal):
            raise result
        return result

    async def _rows(self, query: Executable) -> list[Any]:
        async with self.database.engine.connect() as connection:
            return list((await connection.execute(query)).all())


def blocked_by(account_id: int) -> Select[Any]:
    """The accounts that an account has blocked."""
    return select(blocks.c.blocked_id).where(blocks.c.account_id == account_id)


def _follows(who: Any, whom: Any) -> ColumnElement[bool]:
    return exists(select(1).where(follows.c.account_id == who, follows.c.other_id == whom).correlate(accounts))


def _blocks(who: Any, whom: Any) -> ColumnElement[bool]:
    return exists(select(1).where(blocks.c.account_id == who, blocks.c.blocked_id == whom).correlate(accounts))


def _online_to(reader_id: int) -> ColumnElement[bool]:
    """Whether somebody is online, as far as another account may see.

    Blocked people also see what everybody sees: otherwise a second account would reveal the block.
    """
    lately = online.c.at > datetime.now(UTC) - ONLINE_FOR
    here = exists(select(1).where(online.c.account_id == accounts.c.id, lately).correlate(accounts))
    followed = and_(accounts.c.online_to == "followed", _follows(accounts.c.id, reader_id))
    allowed = or_(accounts.c.online_to == "everybody", followed)
    return and_(here, allowed).label("online")


def _welcomes(connection: Connection, account: AccountRow, inviter_id: int) -> bool:
    """Whether an invitation reaches somebody."""
    if account.banned_at is not None or account.invited_by == "nobody":
        return False
    if _is_there(connection, blocks, account_id=account.id, blocked_id=inviter_id):
        return False
    follows_them = _is_there(connection, follows, account_id=account.id, other_id=inviter_id)
    return account.invited_by == "everybody" or follows_them


def _is_there(connection: Connection, table: Table, **key: Any) -> bool:
    this = [table.c[name] == value for name, value in key.items()]
    return connection.execute(select(1).select_from(table).where(*this)).first() is not None


def _bounded(
    connection: Connection, table: Table, which: ColumnElement[bool], most: int, limit: str, advice: str
) -> None:
    number = connection.execute(select(func.count()).select_from(table).where(which)).scalar_one()
    if number >= most:
        raise Refusal("too_many", advice.format(most=most), limit=limit)
