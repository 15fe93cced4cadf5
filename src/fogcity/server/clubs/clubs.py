"""Clubs and their members in the database: who can join, and who can change what."""

import secrets
from collections.abc import Callable, Sequence
from datetime import UTC, datetime
from typing import Any, Literal, NamedTuple, TypeVar

from sqlalchemy import ColumnElement, Connection, and_, delete, func, insert, select, update

from fogcity.server.names import clean_name, look, name_key
from fogcity.server.notices import post
from fogcity.server.people.fair import refuse_guest
from fogcity.server.problems import Refusal
from fogcity.server.settings import Settings
from fogcity.server.store import AccountRow, Conflict, Database
from fogcity.server.store.club_schema import clubs, events, members
from fogcity.server.store.memberships import ASKED, lock
from fogcity.server.store.schema import accounts, tables

T = TypeVar("T")
Role = Literal["founder", "officer", "member", "asked"]
MemberAction = Literal["accept", "remove", "promote", "demote", "hand_over"]
LISTED = 100
"""How many clubs a search shows."""
CODE_BYTES = 12


class Club(NamedTuple):
    """A club, and the role of the account that asks."""

    id: int
    name: str
    about: str
    code: str
    webhook: str | None
    """The webhook of a chat that announces events."""
    language: str
    """The language of these announcements."""
    closed_at: datetime | None
    created_at: datetime
    role: Role | None

    @property
    def leads(self) -> bool:
        """Whether the account is the founder or an officer."""
        return self.role in ("founder", "officer")

    @property
    def belongs(self) -> bool:
        """Whether the account is a member."""
        return self.role in ("founder", "officer", "member")


class Clubs:
    """The clubs of a server."""

    def __init__(self, database: Database, settings: Settings) -> None:
        self.database = database
        self.settings = settings

    # --- looking --------------------------------------------------------------------------------------------------

    async def find(self, name: str, reader: AccountRow | None) -> Club:
        """A club by its name; refused if there is none, or the host has closed it."""
        return await self._read(lambda connection: _find(connection, clubs.c.name_key == name_key(name), reader))

    async def by_id(self, club_id: int, reader: AccountRow | None) -> Club:
        """A club by its number."""
        return await self._read(lambda connection: _find(connection, clubs.c.id == club_id, reader))

    async def search(self, text: str, reader: AccountRow | None) -> Sequence[Any]:
        """Clubs whose name contains a text: the account's own first, then the largest."""
        number = func.count(members.c.account_id).filter(members.c.role != ASKED).label("members")
        mine = func.max(members.c.role).filter(members.c.account_id == (reader.id if reader else 0)).label("role")
        query = (
            select(clubs.c.name, clubs.c.about, clubs.c.created_at, number, mine)
            .join(members, members.c.club_id == clubs.c.id, isouter=True)
            .where(clubs.c.closed_at.is_(None), clubs.c.name_key.contains(name_key(text), autoescape=True))
            .group_by(clubs.c.id)
            .order_by(mine.is_(None), number.desc(), clubs.c.id)
            .limit(LISTED)
        )
        async with self.database.engine.connect() as connection:
            return (await connection.execute(query)).all()

    async def members(self, club: Club) -> Sequence[Any]:
        """The members of a club and those who asked to join, in order of arrival."""
        columns = accounts.c.name, accounts.c.hidden, members.c.role, members.c.since
        query = select(*columns).join(accounts, accounts.c.id == members.c.account_id)
        query = query.where(members.c.club_id == club.id).order_by(members.c.since, accounts.c.id)
        async with self.database.engine.connect() as connection:
            return (await connection.execute(query)).all()

    async def founder(self, club: Club) -> int | None:
        """The account of a club's founder; None if the club is being disbanded."""
        query = select(members.c.account_id).where(members.c.club_id == club.id, members.c.role == "founder")
        async with self.database.engine.connect() as connection:
            return (await connection.execute(query)).scalar()

    async def tables_of(self, club_id: int) -> list[str]:
        """The tables of a club that are not over."""
        query = select(tables.c.id).where(tables.c.club_id == club_id, tables.c.status.in_(("open", "playing")))
        async with self.database.engine.connect() as connection:
            return list((await connection.execute(query)).scalars())

    # --- the club -------------------------------------------------------------------------------------------------

    async def found(self, account: AccountRow, name: str, about: str, language: str) -> None:
        """Found a club; guests can't."""
        refuse_guest(account, "Clubs and events")
        values = named(name) | {"about": clean_text(about), "code": _new_code(), "created_at": datetime.now(UTC)}
        values["language"] = language

        def work(connection: Connection) -> Refusal | None:
            founded = (members.c.account_id == account.id) & (members.c.role == "founder")
            if _count(connection, founded) >= self.settings.quota_clubs:
                return Refusal("too_many", f"You have founded {self.settings.quota_clubs} clubs.", limit="clubs")
            if (refusal := self._too_many(connection, account)) is not None:
                return refusal
            if _alike(connection, values["look"], but=0):
                return name_taken()
            club_id = connection.execute(insert(clubs).values(values).returning(clubs.c.id)).scalar_one()
            _add(connection, club_id, account.id, "founder")
            return None

        await self._write_name(work)

    async def change(
        self, club: Club, *, name: str | None, about: str | None, webhook: str | None, language: str, new_code: bool
    ) -> None:
        """Change a club's name, description, webhook or link."""
        self._only_leaders(club)
        values: dict[str, Any] = {} if name is None else named(name)
        values |= {} if about is None else {"about": clean_text(about)}
        if webhook is not None:
            values |= {"webhook": self._address(webhook) if webhook else None, "language": language}
        values |= {"code": _new_code()} if new_code else {}

        def work(connection: Connection) -> Refusal | None:
            if "look" in values and _alike(connection, values["look"], but=club.id):
                return name_taken()
            if values:
                connection.execute(update(clubs).where(clubs.c.id == club.id).values(values))
            return None

        await self._write_name(work)

    async def disband(self, club: Club) -> None:
        """Delete a club with its events; games stay."""
        if club.role != "founder":
            raise Refusal("not_allowed", "Only the founder can disband a club.")

        def work(connection: Connection) -> Refusal | None:
            running = (events.c.club_id == club.id) & (events.c.status == "running")
            if connection.execute(select(events.c.id).where(running).limit(1)).first() is not None:
                return Refusal("not_over", "An event of this club is running: wait until it ends, or cancel it.")
            connection.execute(delete(clubs).where(clubs.c.id == club.id))
            return None

        await self._write(work)

    # --- members --------------------------------------------------------------------------------------------------

    async def join(self, club: Club, account: AccountRow, code: str | None) -> Role:
        """Join through the club's link, or ask its officers."""
        refuse_guest(account, "Clubs and events")
        if club.belongs:
            return club.role or "member"
        if code is not None and not secrets.compare_digest(code.encode(), club.code.encode()):
            raise Refusal("not_allowed", "This link no longer works: ask for a new one.")
        role: Role = "asked" if code is None else "member"

        def work(connection: Connection) -> Refusal | None:
            lock(connection, clubs.c.id == club.id)
            this = and_(members.c.club_id == club.id, members.c.account_id == account.id)
            before = connection.execute(select(members.c.role).where(this)).scalar()
            if before is None:
                if (refusal := self._too_many(connection, account)) is not None:
                    return refusal
                if _count(connection, members.c.club_id == club.id) >= self.settings.quota_members:
                    return Refusal("too_many", "This club is full.", limit="members")
                _add(connection, club.id, account.id, role)
            elif before == "asked" and role == "member":
                connection.execute(update(members).where(this).values(role=role, since=datetime.now(UTC)))
            return None

        await self._write(work)
        return role

    async def leave(self, club: Club, account: AccountRow) -> None:
        """Leave a club, or withdraw a request to join; a founder has to hand it over first."""
        if club.role == "founder":
            raise Refusal("not_allowed", "Hand over the club to somebody first, or disband it.")
        this = and_(members.c.club_id == club.id, members.c.account_id == account.id, members.c.role != "founder")

        def work(connection: Connection) -> None:
            lock(connection, clubs.c.id == club.id)
            connection.execute(delete(members).where(this))

        await self.database.write("", work)

    async def act_on(self, club: Club, account: AccountRow, name: str, action: MemberAction) -> int:
        """Accept, remove, promote or demote somebody, or hand over the club to them; returns their account."""
        self._only_leaders(club)
        own = and_(members.c.club_id == club.id, members.c.account_id == account.id)

        def work(connection: Connection) -> Refusal | int:
            lock(connection, clubs.c.id == club.id)
            leads = connection.execute(select(members.c.role).where(own)).scalar()  # it may have been handed over
            if leads != "founder" and (leads != "officer" or action not in ("accept", "remove")):
                return Refusal("not_allowed", "Only the founder can choose officers.")
            found = connection.execute(
                select(members.c.account_id, members.c.role)
                .join(accounts, accounts.c.id == members.c.account_id)
                .where(members.c.club_id == club.id, accounts.c.name_key == name_key(name))
            ).first()
            if found is None:
                return Refusal("not_found", "Nobody in this club has that name.")
            now, wanted = _roles(action, found.role)
            if found.role not in now or (found.role == "officer" and action == "remove" and leads != "founder"):
                return Refusal("not_allowed", "This is not possible for this member.")
            this = and_(members.c.club_id == club.id, members.c.account_id == found.account_id)
            if wanted is None:
                connection.execute(delete(members).where(this))
            else:
                if wanted == "founder":
                    founder = and_(members.c.club_id == club.id, members.c.role == "founder")
                    connection.execute(update(members).where(founder).values(role="officer"))
                connection.execute(update(members).where(this).values(role=wanted))
            return int(found.account_id)

        answer = await self.database.write("", work)
        if isinstance(answer, Refusal):
            raise answer
        return answer

    # --- underneath -----------------------------------------------------------------------------------------------

    def _address(self, webhook: str) -> str:
        """The URL of a webhook; refused if this server would not send anything there."""
        try:
            post.read(webhook, private=self.settings.private_targets)
        except post.Forbidden as error:
            raise Refusal("bad_request", f"This address can't be used: {error}.") from None
        return webhook

    def _only_leaders(self, club: Club) -> None:
        if not club.leads:
            raise not_an_officer()

    def _too_many(self, connection: Connection, account: AccountRow) -> Refusal | None:
        most = self.settings.quota_memberships
        if _count(connection, members.c.account_id == account.id) < most:
            return None
        return Refusal(
            "too_many", f"You belong to {most} clubs, or have asked to: leave one first.", limit="memberships"
        )

    async def _read(self, work: Callable[[Connection], T]) -> T:
        async with self.database.engine.connect() as connection:
            return await connection.run_sync(work)

    async def _write_name(self, work: Callable[[Connection], Refusal | None]) -> None:
        try:
            await self._write(work)
        except Conflict:  # another worker was faster
            raise name_taken() from None

    async def _write(self, work: Callable[[Connection], Refusal | None]) -> None:
        refusal = await self.database.write("", work)
        if refusal is not None:
            raise refusal


def _find(connection: Connection, wanted: ColumnElement[bool], reader: AccountRow | None) -> Club:
    columns = [clubs.c[name] for name in Club._fields if name != "role"]
    found = connection.execute(select(*columns).where(wanted, clubs.c.closed_at.is_(None))).first()
    if found is None:
        raise Refusal("not_found", "There is no club by that name, or the host has closed it.")
    mine = and_(members.c.club_id == found.id, members.c.account_id == (reader.id if reader else 0))
    return Club(**found._mapping, role=connection.execute(select(members.c.role).where(mine)).scalar())


def _roles(action: MemberAction, role: Role) -> tuple[tuple[Role, ...], Role | None]:
    """Whom a change applies to, and their role afterwards."""
    match action:
        case "accept":
            return ("asked",), "member"
        case "remove":
            return ("asked", "member", "officer"), None
        case "promote":
            return ("member",), "officer"
        case "demote":
            return ("officer",), "member"
        case "hand_over":
            return ("member", "officer"), "founder"


def _add(connection: Connection, club_id: int, account_id: int, role: Role) -> None:
    values = {"club_id": club_id, "account_id": account_id, "role": role, "since": datetime.now(UTC)}
    connection.execute(insert(members).values(values))


def _count(connection: Connection, wanted: ColumnElement[bool]) -> int:
    return connection.execute(select(func.count()).select_from(members).where(wanted)).scalar_one()


def _alike(connection: Connection, looks: str, *, but: int) -> bool:
    """Whether another club's name looks the same."""
    alike = select(clubs.c.id).where(clubs.c.look == looks, clubs.c.id != but).limit(1)
    return connection.execute(alike).first() is not None


def named(name: str) -> dict[str, Any]:
    """The columns that store a name."""
    clean = clean_name(name)
    return {"name": clean, "name_key": name_key(clean), "look": look(clean)}


def clean_text(text: str) -> str:
    """A club's description, cleaned up for display."""
    return "".join(letter for letter in text if letter.isprintable() or letter == "\n").strip()


def name_taken() -> Refusal:
    """Why a club can't have a name."""
    return Refusal("name_taken", "Another club has this name or a similar one: choose another name.")


def not_an_officer() -> Refusal:
    """Why only leaders of a club can do something."""
    return Refusal("not_allowed", "Only the founder and the officers of the club can do this.")


def _new_code() -> str:
    return secrets.token_urlsafe(CODE_BYTES)
