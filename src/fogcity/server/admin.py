"""The host's tools, for `fogcity admin` and the browser: people, tables, clubs, events. Every change is logged."""

from dataclasses import dataclass
from datetime import UTC, datetime
from functools import partial
from typing import Any

import orjson
from sqlalchemy import ColumnElement, Connection, Select, and_, case, delete, func, insert, or_, select, update

from fogcity.games import BadInput
from fogcity.server.accounts import LINK_DAYS, make_link
from fogcity.server.clubs.clubs import named
from fogcity.server.clubs.events import UNDER_WAY, called_off, moved_to
from fogcity.server.clubs.recompute import RecomputedEvent, recompute, replayed
from fogcity.server.clubs.rows import load
from fogcity.server.names import clean_name, look, name_key
from fogcity.server.people import results
from fogcity.server.people.results import Recomputed
from fogcity.server.problems import Refusal
from fogcity.server.protocol.clubs import LONGEST_EVENT_NAME
from fogcity.server.store import Conflict, Database, Facts, People, TableStore
from fogcity.server.store.club_schema import clubs, entrants, events, members
from fogcity.server.store.people import step_aside
from fogcity.server.store.schema import accounts, admin_log, links, messages, reports, seats, sessions, tables
from fogcity.server.store.social import blocks

HOST = "host"
"""The actor behind `fogcity admin` in the log."""
MOST_LISTED = 200
MOST_ENTRANTS = 1000
Row = dict[str, Any]


@dataclass
class Admin:
    """The tools of a host; `who` is written into the log."""

    database: Database
    who: str = HOST

    # --- looking --------------------------------------------------------------------------------------------------

    async def accounts(self, search: str = "", *, banned: bool = False) -> list[Row]:
        """Accounts, the last seen first."""
        wanted: list[ColumnElement[bool]] = (
            [accounts.c.name.ilike(f"%{_escaped(search)}%", escape="\\")] if search else []
        )
        wanted += [accounts.c.banned_at.is_not(None)] if banned else []
        columns = (accounts.c.name, accounts.c.created_at, accounts.c.seen_at, accounts.c.banned_at, accounts.c.admin)
        has_password = accounts.c.password.is_not(None).label("has_password")
        blocked_by = select(func.count()).where(blocks.c.blocked_id == accounts.c.id).scalar_subquery()
        query = select(*columns, has_password, blocked_by.label("blocked_by")).where(*wanted)
        return await self._rows(query.order_by(accounts.c.seen_at.desc()))

    async def sessions(self, name: str) -> list[Row]:
        """The sessions of an account, without tokens."""
        account_id = await self._account(name)
        query = select(sessions.c.created_at, sessions.c.seen_at).where(sessions.c.account_id == account_id)
        return await self._rows(query.order_by(sessions.c.seen_at.desc()))

    async def tables(self, *, status: str | None = None, of: str | None = None) -> list[Row]:
        """Tables, most recently changed first, optionally those of one player."""
        host = select(accounts.c.name).where(accounts.c.id == tables.c.host_id).scalar_subquery().label("host")
        columns = [tables.c[name] for name in ("id", "game", "status", "public", "ply", "changed_at")]
        query = select(*columns, host)
        if status is not None:
            query = query.where(tables.c.status == status)
        if of is not None:
            theirs = select(seats.c.table_id).where(seats.c.account_id == await self._account(of))
            query = query.where(tables.c.id.in_(theirs))
        return await self._rows(query.order_by(tables.c.changed_at.desc()))

    async def table(self, table_id: str) -> tuple[list[Row], list[Row]]:
        """The seats of a table, and what was said there lately; nothing of its game."""
        its_seats = select(seats.c.seat, seats.c.kind, seats.c.name, seats.c.level).where(seats.c.table_id == table_id)
        found = await self._rows(its_seats.order_by(seats.c.seat))
        if not found:
            raise BadInput(f"there is no table {table_id}: `fogcity admin tables` lists them")
        said = select(messages.c.id, messages.c.at, messages.c.name, messages.c.text)
        said = said.where(messages.c.table_id == table_id, messages.c.kind == "chat").order_by(messages.c.id.desc())
        return found, (await self._rows(said, most=50))[::-1]

    async def reports(self, *, all_: bool = False) -> list[Row]:
        """Open reports, oldest first."""
        about = select(accounts.c.name).where(accounts.c.id == reports.c.about_id).scalar_subquery().label("about")
        reporters = accounts.alias()
        by = select(reporters.c.name).where(reporters.c.id == reports.c.account_id).scalar_subquery().label("by")
        query = select(
            reports.c.id, reports.c.at, reports.c.kind, about, reports.c.text, by, reports.c.table_id, reports.c.done
        )
        return await self._rows((query if all_ else query.where(~reports.c.done)).order_by(reports.c.id))

    async def blocks(self, name: str) -> list[Row]:
        """Whom somebody has blocked, and who has blocked them, the last ones first."""
        account_id, other = await self._account(name), accounts.alias()
        who = select(accounts.c.name, other.c.name.label("blocked"), blocks.c.at)
        who = who.join(blocks, blocks.c.account_id == accounts.c.id).join(other, other.c.id == blocks.c.blocked_id)
        wanted = or_(blocks.c.account_id == account_id, blocks.c.blocked_id == account_id)
        return await self._rows(who.where(wanted).order_by(blocks.c.at.desc()))

    async def clubs(self, search: str = "") -> list[Row]:
        """Clubs, the newest first."""
        founders = members.join(accounts, accounts.c.id == members.c.account_id)
        its = and_(members.c.club_id == clubs.c.id, members.c.role == "founder")
        founder = select(accounts.c.name).select_from(founders).where(its).scalar_subquery().label("founder")
        number = select(func.count()).where(members.c.club_id == clubs.c.id).scalar_subquery().label("members")
        query = select(clubs.c.name, clubs.c.about, clubs.c.created_at, clubs.c.closed_at, founder, number)
        query = query.where(clubs.c.name.ilike(f"%{_escaped(search)}%", escape="\\")) if search else query
        return await self._rows(query.order_by(clubs.c.id.desc()))

    async def club(self, name: str) -> tuple[list[Row], list[Row]]:
        """Who belongs to a club, or has asked to, and its events."""
        club_id = await self._club(name)
        columns = accounts.c.name, members.c.role, members.c.since, accounts.c.hidden
        people = select(*columns).join(members, members.c.account_id == accounts.c.id)
        people = people.where(members.c.club_id == club_id).order_by(members.c.since, accounts.c.id)
        return await self._rows(people), await self._rows(_events().where(events.c.club_id == club_id))

    async def events(self, *, status: str | None = None, of: str | None = None) -> list[Row]:
        """Events, latest start first, optionally those of a club."""
        query = _events()
        query = query.where(events.c.status == status) if status is not None else query
        query = query.where(events.c.club_id == await self._club(of)) if of is not None else query
        return await self._rows(query)

    async def event(self, event_id: str) -> list[Row]:
        """Who has entered an event, and where they came."""
        if not await self._rows(select(events.c.id).where(events.c.id == event_id)):
            raise BadInput(_no_event(event_id))
        columns = [entrants.c[name] for name in ("number", "out", "place", "rating")]
        joined = entrants.join(accounts, accounts.c.id == entrants.c.account_id, isouter=True)
        query = select(accounts.c.name, *columns).select_from(joined).where(entrants.c.event_id == event_id)
        return await self._rows(query.order_by(entrants.c.place.nulls_last(), entrants.c.number), most=MOST_ENTRANTS)

    async def log(self) -> list[Row]:
        """What admins did, newest first."""
        return await self._rows(select(admin_log).order_by(admin_log.c.id.desc()))

    # --- doing ----------------------------------------------------------------------------------------------------

    async def ban(self, name: str, *, banned: bool = True) -> None:
        """Ban an account, so that bots play on for it, or unban it."""
        account_id = await self._account(name)
        values = {"banned_at": datetime.now(UTC) if banned else None}
        change = update(accounts).where(accounts.c.id == account_id).values(**values)
        what, aside = ("ban", step_aside(account_id)) if banned else ("unban", ())
        await self._do(what, name, change, *aside, everything=True, logged_out=account_id)

    async def rename(self, name: str, new: str) -> None:
        """Rename an account, also at its tables."""
        account_id = await self._account(name)
        try:
            clean = clean_name(new)
        except Refusal as refusal:
            raise BadInput(refusal.problem.detail) from None
        values = {"name": clean, "name_key": name_key(clean), "look": look(clean)}
        its_tables = select(seats.c.table_id).where(seats.c.account_id == account_id)
        try:
            await self._do(
                "rename",
                f"{name} to {clean}",
                update(accounts).where(accounts.c.id == account_id).values(**values),
                update(seats).where(seats.c.account_id == account_id).values(name=clean),
                update(messages).where(messages.c.account_id == account_id).values(name=clean),
                update(tables).where(tables.c.id.in_(its_tables)).values(version=tables.c.version + 1),
                everything=True,
            )
        except Conflict:
            raise BadInput(f"the name {clean} is taken: choose another one") from None

    async def logout(self, name: str) -> None:
        """Log an account out everywhere."""
        account_id = await self._account(name)
        gone = delete(sessions).where(sessions.c.account_id == account_id)
        await self._do("logout", name, gone, logged_out=account_id)

    async def delete_account(self, name: str) -> None:
        """Delete an account with its name and what it said; games stay."""
        account_id = await self._account(name)
        await People(self.database).delete(account_id)
        await self._do("delete account", name, everything=True, logged_out=account_id)

    async def reset(self, name: str) -> str:
        """A link to set a new password, valid once and for a day."""
        account_id = await self._account(name)
        return await self._link("reset", name, account_id, uses=1, days=LINK_DAYS)

    async def invite(self, *, uses: int, days: int) -> str:
        """An invitation link for an invitation-only server."""
        return await self._link("invite", f"{uses} uses, {days} days", None, uses=uses, days=days)

    async def _link(self, kind: str, about: str, account_id: int | None, *, uses: int, days: int) -> str:
        path, row = make_link(kind, account_id, uses=uses, days=days)
        await self._do(kind, about, insert(links).values(row))
        return path

    async def promote(self, name: str, *, admin: bool = True) -> None:
        """Grant or take away admin rights."""
        account_id = await self._account(name)
        change = update(accounts).where(accounts.c.id == account_id).values(admin=admin)
        await self._do("promote" if admin else "demote", name, change)

    async def close(self, table_id: str) -> None:
        """Close a table without a result."""
        # Games that were never played have no record worth keeping.
        ended = case((tables.c.status == "playing", "abandoned"), else_="cancelled")
        nothing: Row = {"due": None, "waiting": [], "deadlines": {}, "held": None, "asked": None}
        values: Row = {"status": "closed", "ended": ended, **nothing}
        under_way = (tables.c.id == table_id) & tables.c.status.in_(("open", "playing"))
        change = update(tables).where(under_way).values(**values, version=tables.c.version + 1)
        await self._do(
            "close table", table_id, change, must_change=f"no table {table_id} is under way", everything=True
        )

    async def delete_table(self, table_id: str) -> None:
        """Delete a table with everything said and played there."""
        gone = delete(tables).where(tables.c.id == table_id)
        await self._do("delete table", table_id, gone, must_change=f"there is no table {table_id}", everything=True)

    async def recompute_ratings(self) -> Recomputed:
        """Compute all ratings again from the results of all rated games."""
        found = await self.database.write("", results.recompute)
        await self._do("recompute ratings", f"{found.games} games, {found.changed} ratings differed")
        return found

    async def close_club(self, name: str, *, closed: bool = True) -> None:
        """Hide a club from everybody, or reopen it."""
        change = update(clubs).where(_club(name)).values(closed_at=datetime.now(UTC) if closed else None)
        await self._do("close club" if closed else "open club", name, change, must_change=_no_club(name))

    async def rename_club(self, name: str, new: str) -> None:
        """Rename a club."""
        try:
            values = named(new)
        except Refusal as refusal:
            raise BadInput(refusal.problem.detail) from None
        change = update(clubs).where(_club(name)).values(values)
        try:
            await self._do("rename club", f"{name} to {values['name']}", change, must_change=_no_club(name))
        except Conflict:
            raise BadInput(f"there is already a club called {values['name']}: choose another name") from None

    async def delete_club(self, name: str) -> None:
        """Delete a club with its events; games stay."""
        gone = delete(clubs).where(_club(name))
        await self._do("delete club", name, gone, must_change=_no_club(name), everything=True)

    async def cancel_event(self, event_id: str) -> None:
        """Call an event off; those who take part are told."""
        ahead = and_(events.c.id == event_id, events.c.status.in_(UNDER_WAY))
        change = update(events).where(ahead).values(**called_off(), version=events.c.version + 1)
        await self._do("cancel event", event_id, change, must_change=f"no event {event_id} is to come or under way")

    async def move_event(self, event_id: str, starts_at: datetime) -> None:
        """Let an event that has not begun begin at another time; those who have entered are told."""
        try:
            values = moved_to(starts_at)
        except Refusal as refused:
            raise BadInput(refused.problem.detail) from None
        to_come = and_(events.c.id == event_id, events.c.status == "entering")
        change = update(events).where(to_come).values(**values, version=events.c.version + 1)
        said = f"{event_id} to {values['starts_at']:%Y-%m-%d %H:%M} UTC"
        await self._do("move event", said, change, must_change=f"no event {event_id} is to come")

    async def rename_event(self, event_id: str, new: str) -> None:
        """Rename an event."""
        try:
            name = clean_name(new, LONGEST_EVENT_NAME)
        except Refusal as refused:
            raise BadInput(refused.problem.detail) from None
        change = update(events).where(events.c.id == event_id).values(name=name, version=events.c.version + 1)
        await self._do("rename event", f"{event_id} to {name}", change, must_change=_no_event(event_id))

    async def delete_event(self, event_id: str) -> None:
        """Delete an event with its results; games stay."""
        gone = delete(events).where(events.c.id == event_id)
        await self._do("delete event", event_id, gone, must_change=_no_event(event_id))

    async def recompute_event(self, event_id: str) -> RecomputedEvent:
        """Compute an event again from its games, and compare; nothing is changed."""
        async with self.database.engine.connect() as connection:
            whole = await connection.run_sync(partial(load, event_id=event_id, rounds=True))
            if whole is None:
                raise BadInput(_no_event(event_id))
        places = await replayed(TableStore(self.database), whole)
        async with self.database.engine.connect() as connection:
            return await connection.run_sync(recompute, whole, places)

    async def done(self, report: int) -> None:
        """Mark a report as resolved."""
        change = update(reports).where(reports.c.id == report).values(done=True)
        await self._do("report done", str(report), change, must_change=f"there is no report {report}")

    async def spare_admins(self, name: str) -> None:
        """Refuse actions against admins, including oneself; only the host can do that."""
        found = await People(self.database).by_name(name_key(name))
        if found is not None and found.admin:
            raise Refusal("not_allowed", "This is an admin: only the host can do this, by `fogcity admin`.")

    # --- underneath -----------------------------------------------------------------------------------------------

    async def _account(self, name: str) -> int:
        found = await People(self.database).by_name(name_key(name))
        if found is None:
            raise BadInput(f"there is no account called {name}: `fogcity admin accounts` lists all")
        return found.id

    async def _club(self, name: str) -> int:
        found = await self._rows(select(clubs.c.id).where(_club(name)))
        if not found:
            raise BadInput(_no_club(name))
        return int(found[0]["id"])

    async def _rows(self, query: Select[Any], most: int = MOST_LISTED) -> list[Row]:
        async with self.database.engine.connect() as connection:
            return [dict(row) for row in (await connection.execute(query.limit(most))).mappings()]

    async def _do(
        self,
        what: str,
        about: str,
        *changes: Any,
        must_change: str | None = None,
        everything: bool = False,
        logged_out: int | None = None,
    ) -> None:
        """Make a change, log it, and notify running servers."""

        def work(connection: Connection) -> bool:
            changed = [connection.execute(change).rowcount for change in changes]
            if must_change is not None and not any(changed):
                return False
            entry = {"at": datetime.now(UTC), "who": self.who[:40], "what": what, "about": about[:200]}
            connection.execute(insert(admin_log).values(entry))
            return True

        if not await self.database.write("", work):
            raise BadInput(must_change or "nothing changed")
        await Facts(self.database).changed()
        news: Row = (
            {"worker": HOST, "missed": True}
            if everything or logged_out is None
            else {
                "worker": HOST,
                "logged_out": logged_out,
            }
        )
        if everything or logged_out is not None:
            await self.database.tell(orjson.dumps(news).decode())


def _club(name: str) -> ColumnElement[bool]:
    return clubs.c.name_key == name_key(name)


def _events() -> Select[Any]:
    """Events with their clubs, latest start first."""
    columns = [events.c[name] for name in ("id", "name", "game", "format", "players", "status", "step", "starts_at")]
    query = select(*columns, clubs.c.name.label("club")).join(clubs, clubs.c.id == events.c.club_id)
    return query.order_by(events.c.starts_at.desc(), events.c.id)


def _no_event(event_id: str) -> str:
    return f"there is no event {event_id}: `fogcity admin events` lists them"


def _no_club(name: str) -> str:
    return f"there is no club called {name}: `fogcity admin clubs` lists them"


def _escaped(text: str) -> str:
    return text.replace("\\", "\\\\").replace("%", "\\%").replace("_", "\\_")
