"""The host's tools for people and tables, by `fogcity admin` or in the browser; every change is logged."""

import secrets
from dataclasses import dataclass
from datetime import UTC, datetime, timedelta
from typing import Any

import orjson
from sqlalchemy import ColumnElement, Connection, Select, case, delete, insert, select, update

from fogcity.games import BadInput
from fogcity.server.accounts import token_hash
from fogcity.server.names import clean_name, look, name_key
from fogcity.server.people import results
from fogcity.server.people.results import Recomputed
from fogcity.server.problems import Refusal
from fogcity.server.store import Conflict, Database, Facts, People
from fogcity.server.store.people import step_aside
from fogcity.server.store.schema import accounts, admin_log, links, messages, reports, seats, sessions, tables

HOST = "host"
"""The actor behind `fogcity admin` in the log."""
LINK_DAYS, LINK_LETTERS = 1, 32
"""How long a link to set a password works, and how long the secret of a link is."""
MOST_LISTED = 200
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
        return await self._rows(select(*columns, has_password).where(*wanted).order_by(accounts.c.seen_at.desc()))

    async def sessions(self, name: str) -> list[Row]:
        """The sessions of an account, without tokens."""
        account_id = await self._account(name)
        query = select(sessions.c.created_at, sessions.c.seen_at).where(sessions.c.account_id == account_id)
        return await self._rows(query.order_by(sessions.c.seen_at.desc()))

    async def tables(self, *, status: str | None = None, of: str | None = None) -> list[Row]:
        """Tables, the last changed first; those where somebody sits."""
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
        """Rename an account, at its tables, too."""
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
            raise BadInput(f"somebody else is called {clean}: choose another name") from None

    async def logout(self, name: str) -> None:
        """Log somebody out everywhere."""
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
        token, until = secrets.token_urlsafe(LINK_LETTERS * 3 // 4), datetime.now(UTC) + timedelta(days=days)
        row = {"token_hash": token_hash(token), "kind": kind, "account_id": account_id, "until": until, "uses": uses}
        await self._do(kind, about, insert(links).values(row))
        return f"/{kind}/{token}"

    async def promote(self, name: str, *, admin: bool = True) -> None:
        """Grant or take away admin rights."""
        account_id = await self._account(name)
        change = update(accounts).where(accounts.c.id == account_id).values(admin=admin)
        await self._do("promote" if admin else "demote", name, change)

    async def close(self, table_id: str) -> None:
        """Close a table without a result."""
        # What was never played has no record that could tell anything.
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

    async def done(self, report: int) -> None:
        """Mark a report as resolved."""
        change = update(reports).where(reports.c.id == report).values(done=True)
        await self._do("report done", str(report), change, must_change=f"there is no report {report}")

    async def spare_admins(self, name: str) -> None:
        """Refuse actions against admins, including oneself: only the host may do that."""
        found = await People(self.database).by_name(name_key(name))
        if found is not None and found.admin:
            raise Refusal("not_allowed", "This is an admin: only the host can do this, by `fogcity admin`.")

    # --- underneath -----------------------------------------------------------------------------------------------

    async def _account(self, name: str) -> int:
        found = await People(self.database).by_name(name_key(name))
        if found is None:
            raise BadInput(f"nobody is called {name}: `fogcity admin accounts` lists everybody")
        return found.id

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


def _escaped(text: str) -> str:
    return text.replace("\\", "\\\\").replace("%", "\\%").replace("_", "\\_")
