"""Events in the database: creating, entering, leaving and reading them."""

import secrets
from collections import OrderedDict
from collections.abc import Callable, Mapping, Sequence
from datetime import UTC, datetime, timedelta
from typing import Any

from sqlalchemy import ColumnElement, Connection, and_, delete, func, insert, or_, select, update

from fogcity.server.clubs.clubs import Club, not_an_officer
from fogcity.server.clubs.rows import EVENT_COLUMNS, EventRow, Played, Whole, load
from fogcity.server.people.fair import refuse_guest
from fogcity.server.problems import Refusal
from fogcity.server.settings import Settings
from fogcity.server.store import AccountRow, Database
from fogcity.server.store.club_schema import clubs, entrants, events, members
from fogcity.server.store.memberships import ASKED

KEPT_EVENTS = 200
"""How many finished events of a club are kept."""
MOST_KNOWN = 8
"""How many events keep their boards in memory for visitors."""
AHEAD = timedelta(days=366)
"""How far ahead an event can be planned."""
LISTED = 50
UNDER_WAY = ("entering", "running")


class Events:
    """The events of a server."""

    def __init__(self, database: Database, settings: Settings) -> None:
        self.database = database
        self.settings = settings
        self._played: OrderedDict[str, Played] = OrderedDict()
        """Recently viewed events, most recent last; an event often has many visitors."""

    async def find(self, event_id: str, reader: AccountRow | None, *, rounds: bool = False) -> Whole:
        """A whole event, if the account can see it."""
        async with self.database.engine.connect() as connection:
            return await connection.run_sync(self._find, event_id, reader, rounds)

    def _find(self, connection: Connection, event_id: str, reader: AccountRow | None, rounds: bool) -> Whole:
        whole = load(connection, event_id, rounds=rounds, known=self._played.pop(event_id, None))
        if whole is None:
            raise Refusal("not_found", "There is no such event.")
        self._played[event_id] = whole.played
        if len(self._played) > MOST_KNOWN:
            self._played.popitem(last=False)
        mine = any(reader is not None and one.account_id == reader.id for one in whole.entrants)
        if not whole.event.everybody and not mine and not _belongs(connection, whole.event.club_id, reader):
            raise Refusal("not_allowed", "Only members of its club may see this event.")
        return whole

    async def may_see(self, event_id: str, reader: AccountRow | None) -> None:
        """Refuse accounts that can't see an event; cheaper than reading it."""
        mine = select(entrants.c.number).where(
            entrants.c.event_id == event_id, entrants.c.account_id == (reader.id if reader else 0)
        )
        query = select(events.c.club_id, events.c.everybody, mine.exists()).where(events.c.id == event_id)
        async with self.database.engine.connect() as connection:
            found = (await connection.execute(query)).first()
            if found is None or (
                not (found[1] or found[2]) and not await connection.run_sync(_belongs, found[0], reader)
            ):
                raise Refusal("not_allowed", "Only members of its club may see this event.")

    async def version(self, event_id: str) -> int | None:
        """How often an event has changed."""
        async with self.database.engine.connect() as connection:
            return (await connection.execute(select(events.c.version).where(events.c.id == event_id))).scalar()

    async def listed(self, reader: AccountRow | None, club: Club | None = None) -> list[tuple[EventRow, str, int]]:
        """Events that an account can see, with club and number of entrants: upcoming ones, then past ones."""
        mine = select(members.c.club_id).where(
            members.c.account_id == (reader.id if reader else 0), members.c.role != ASKED
        )
        counted = or_(~entrants.c.out, events.c.status == "finished")  # those who left took part, too
        number = select(func.count()).where(entrants.c.event_id == events.c.id, counted).scalar_subquery()
        query = (
            select(*EVENT_COLUMNS, clubs.c.name, number)
            .join(clubs, clubs.c.id == events.c.club_id)
            .where(or_(events.c.everybody, events.c.club_id.in_(mine)), clubs.c.closed_at.is_(None))
        )
        query = query.where(events.c.club_id == club.id) if club is not None else query
        ahead = query.where(events.c.status.in_(UNDER_WAY)).order_by(events.c.starts_at, events.c.id).limit(LISTED)
        over = query.where(events.c.status == "finished").order_by(events.c.starts_at.desc(), events.c.id).limit(LISTED)
        async with self.database.engine.connect() as connection:
            rows = [*(await connection.execute(ahead)).all(), *(await connection.execute(over)).all()]
        return [(EventRow(*row[:-2]), row[-2], row[-1]) for row in rows]

    async def make(self, club: Club, **agreed: Any) -> str:
        """Create an event of a club; people can enter until it begins."""
        if not club.leads:
            raise not_an_officer()
        now = datetime.now(UTC)
        event = EventRow(
            id=secrets.token_urlsafe(12),
            club_id=club.id,
            version=0,
            seed=secrets.token_hex(16),
            status="entering",
            step=0,
            ends_at=None,
            ended_at=None,
            due=agreed["starts_at"],
            created_at=now,
            news="planned",
            **agreed,
        )
        await self._write(lambda connection: self._make(connection, event))
        return event.id

    def _make(self, connection: Connection, event: EventRow) -> Refusal | None:
        of_club = events.c.club_id == event.club_id
        ahead = select(func.count()).select_from(events).where(of_club, events.c.status.in_(UNDER_WAY))
        most = self.settings.quota_events
        if connection.execute(ahead).scalar_one() >= most:
            return Refusal("too_many", f"The club has {most} upcoming events: wait for one to end.", limit="events")
        over = (
            select(events.c.id).where(of_club, events.c.status.not_in(UNDER_WAY)).order_by(events.c.created_at.desc())
        )
        old = connection.execute(over.offset(KEPT_EVENTS)).scalars().all()
        connection.execute(delete(events).where(events.c.id.in_(old)))
        connection.execute(insert(events).values(vars(event)))
        return None

    async def enter(self, event_id: str, account: AccountRow, came_from: str) -> None:
        """Enter, or come back after a break."""
        refuse_guest(account, "Clubs and events")
        await self._write(lambda connection: self._enter(connection, event_id, account, came_from))

    def _enter(self, connection: Connection, event_id: str, account: AccountRow, came_from: str) -> Refusal | None:
        event = _locked(connection, event_id)
        if event is None:
            return Refusal("not_found", "There is no such event.")
        if not event.everybody and not _belongs(connection, event.club_id, account):
            return Refusal("not_allowed", "Only members of its club may enter this event.")
        if event.status not in UNDER_WAY:
            return Refusal("not_open", "This event is over.")
        rows = connection.execute(select(entrants).where(entrants.c.event_id == event_id)).all()
        mine = next((row for row in rows if row.account_id == account.id), None)
        if mine is None and event.status == "running" and event.format != "arena":
            return Refusal("not_open", "This event has already started.")
        if event.status == "running" and event.time_up:
            return Refusal("not_open", "The time of this event is up.")
        if mine is not None and event.status == "running" and event.format == "knockout" and mine.out:
            return Refusal("not_open", "You can't come back to a knockout.")
        others = [row for row in rows if row is not mine and not row.out]
        if not self.settings.rate_one_address and any(row.came_from == came_from for row in others):
            return Refusal("not_allowed", "Only one account per network can take part, and yours has one.")
        if mine is None or mine.out:
            if len(others) >= event.most:
                return Refusal("too_many", "This event is full.", limit="entrants")
            if mine is None and len(rows) >= 2 * self.settings.quota_entrants:
                return Refusal("too_many", "Too many have entered and left this event.", limit="entrants")
        if mine is None:
            number = 1 + max((row.number for row in rows), default=0)
            values = {"event_id": event_id, "number": number, "account_id": account.id, "came_from": came_from}
            connection.execute(insert(entrants).values(**values, out=False))
        elif mine.out or mine.came_from != came_from:
            this = and_(entrants.c.event_id == event_id, entrants.c.number == mine.number)
            connection.execute(update(entrants).where(this).values(out=False, came_from=came_from))
        _touch(connection, event, soon=event.status == "running")
        return None

    async def leave(self, event_id: str, account: AccountRow) -> None:
        """Leave the event; a game in progress continues."""
        await self._write(lambda connection: _leave(connection, event_id, account.id))

    async def cancel(self, event_id: str, account: AccountRow) -> None:
        """Cancel an event; games in progress continue, but no longer count."""
        await self._write(lambda connection: _lead(connection, event_id, account, UNDER_WAY, called_off()))

    async def move(self, event_id: str, account: AccountRow, starts_at: datetime) -> None:
        """Change when an event begins, before it does."""
        values = moved_to(starts_at)
        await self._write(lambda connection: _lead(connection, event_id, account, ("entering",), values))

    async def _write(self, work: Callable[[Connection], Refusal | None]) -> None:
        refusal = await self.database.write("", work)
        if refusal is not None:
            raise refusal


def _locked(connection: Connection, event_id: str) -> EventRow | None:
    found = connection.execute(select(*EVENT_COLUMNS).where(events.c.id == event_id).with_for_update()).first()
    return None if found is None else EventRow(*found)


def _touch(connection: Connection, event: EventRow, *, soon: bool) -> None:
    """Increase the version of an event; with `soon`, the organizer checks it right away."""
    values = {"version": event.version + 1} | ({"due": datetime.now(UTC)} if soon else {})
    connection.execute(update(events).where(events.c.id == event.id).values(values))


def _belongs(connection: Connection, club_id: int, account: AccountRow | None) -> bool:
    wanted: Sequence[ColumnElement[bool]] = (
        members.c.club_id == club_id,
        members.c.account_id == (account.id if account else 0),
        members.c.role != ASKED,
    )
    return connection.execute(select(members.c.role).where(*wanted)).first() is not None


def _leave(connection: Connection, event_id: str, account_id: int) -> Refusal | None:
    event = _locked(connection, event_id)
    this = and_(entrants.c.event_id == event_id, entrants.c.account_id == account_id)
    if event is None or connection.execute(select(entrants.c.number).where(this)).first() is None:
        return Refusal("not_found", "You are not taking part in this event.")
    if event.status == "entering":
        connection.execute(delete(entrants).where(this))
    elif event.status == "running":
        connection.execute(update(entrants).where(this).values(out=True))
    _touch(connection, event, soon=event.status == "running")
    return None


def _lead(
    connection: Connection, event_id: str, account: AccountRow, while_: Sequence[str], values: Mapping[str, Any]
) -> Refusal | None:
    """Change an event as only officers may, while it has one of some statuses."""
    event = _locked(connection, event_id)
    if event is None:
        return Refusal("not_found", "There is no such event.")
    leader = and_(members.c.club_id == event.club_id, members.c.account_id == account.id)
    role = connection.execute(select(members.c.role).where(leader)).scalar()
    if role not in ("founder", "officer"):
        return not_an_officer()
    if event.status not in while_:
        return Refusal("not_open", "This event has begun." if event.status == "running" else "This event is over.")
    change = update(events).where(events.c.id == event_id)
    connection.execute(change.values(**values, version=event.version + 1))
    return None


def called_off() -> dict[str, Any]:
    """The columns of a canceled event."""
    return {"status": "cancelled", "ended_at": datetime.now(UTC), "due": None, "news": "cancelled"}


def moved_to(starts_at: datetime) -> dict[str, Any]:
    """The columns of an event that begins at another time."""
    starts_at = ahead(starts_at)
    return {"starts_at": starts_at, "due": starts_at, "news": "moved"}


def ahead(starts_at: datetime) -> datetime:
    """A time at which an event can begin, in UTC; refused if it is past or far off."""
    now = datetime.now(UTC)
    if not now <= starts_at <= now + AHEAD:
        raise Refusal("bad_request", "An event begins in the future, and within a year.")
    return starts_at.astimezone(UTC)
