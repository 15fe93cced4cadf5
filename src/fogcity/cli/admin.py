"""`fogcity admin`: tools for hosts to manage people and tables, whether the server is running or not."""

import asyncio
import json
import os
from collections.abc import Awaitable, Callable, Sequence
from datetime import datetime
from typing import TYPE_CHECKING, Any

import click

if TYPE_CHECKING:
    from fogcity.server.admin import Admin


def _run(work: "Callable[[Admin], Awaitable[Any]]") -> Any:
    """Run an operation on the configured database."""
    from fogcity.server.admin import Admin
    from fogcity.server.serve import read_settings
    from fogcity.server.store import Database

    async def main() -> Any:
        database = Database(read_settings().database)
        try:
            await database.migrate()
            database.start()
            return await work(Admin(database))
        finally:
            await database.close()

    return asyncio.run(main())


def _do(work: "Callable[[Admin], Awaitable[Any]]", done: str) -> None:
    """Do something and say so."""
    _run(work)
    click.echo(done)


def _moment(_: click.Context, __: click.Parameter, text: str) -> datetime:
    """A moment with its offset from UTC."""
    try:
        moment = datetime.fromisoformat(text)
    except ValueError:
        moment = None
    if moment is None or moment.tzinfo is None:
        raise click.BadParameter("write a date and a time with its offset from UTC, such as 2026-11-20T19:30+01:00")
    return moment


def _link(path: str) -> str:
    """A link that people can open, if the settings say where the server is."""
    from fogcity.server.reach import url_of
    from fogcity.server.serve import read_settings

    settings = read_settings()
    if settings.origins:
        return settings.origins[0] + path
    return (f"https://{settings.hosts[0]}" if settings.hosts else url_of(settings.host, settings.port)) + path


def _show(rows: Sequence[dict[str, Any]], as_json: bool) -> None:
    """Print a list: a table for people, or one JSON object per line."""
    for row in rows:
        values = {name: _text(value) for name, value in row.items()}
        if as_json:
            click.echo(json.dumps(values, ensure_ascii=False))
        else:
            click.echo("  ".join(f"{name}: {value}" for name, value in values.items() if value not in (None, False)))
    if not rows and not as_json:
        click.echo("none")


def _text(value: Any) -> Any:
    return value.isoformat(timespec="seconds") if isinstance(value, datetime) else value


@click.group()
@click.option("--database", metavar="URL", help="The database of the server (default: as for `fogcity serve`).")
def admin(database: str | None) -> None:
    """Manage the people and tables of a server.

    Everything that changes something is written into a log: `fogcity admin log`.
    """
    if database is not None:
        os.environ["FOGCITY_DATABASE"] = database


_as_json = click.option("--json", "as_json", is_flag=True, help="One JSON object per line.")


@admin.command()
@click.argument("search", default="")
@click.option("--banned", is_flag=True, help="Only banned accounts.")
@_as_json
def accounts(search: str, banned: bool, as_json: bool) -> None:
    """List accounts whose name contains SEARCH, most recently seen first."""
    _show(_run(lambda admin: admin.accounts(search, banned=banned)), as_json)


@admin.command()
@click.argument("name")
@_as_json
def sessions(name: str, as_json: bool) -> None:
    """List the devices where an account is logged in."""
    _show(_run(lambda admin: admin.sessions(name)), as_json)


@admin.command()
@click.argument("name")
@_as_json
def blocks(name: str, as_json: bool) -> None:
    """List whom an account has blocked, and who has blocked it."""
    _show(_run(lambda admin: admin.blocks(name)), as_json)


@admin.command()
@click.option("--status", type=click.Choice(["open", "playing", "finished", "closed"]))
@click.option("--of", metavar="NAME", help="Only tables where this account has a seat.")
@_as_json
def tables(status: str | None, of: str | None, as_json: bool) -> None:
    """List tables, most recently changed first."""
    _show(_run(lambda admin: admin.tables(status=status, of=of)), as_json)


@admin.command()
@click.argument("table_id")
@_as_json
def table(table_id: str, as_json: bool) -> None:
    """Show the seats and the recent chat of a table."""
    seats, said = _run(lambda admin: admin.table(table_id))
    _show(seats + said, as_json)


@admin.command()
@click.option("--all", "all_", is_flag=True, help="Include resolved reports.")
@_as_json
def reports(all_: bool, as_json: bool) -> None:
    """List open reports, oldest first."""
    _show(_run(lambda admin: admin.reports(all_=all_)), as_json)


@admin.command()
@_as_json
def log(as_json: bool) -> None:
    """List what admins did, newest first."""
    _show(_run(lambda admin: admin.log()), as_json)


@admin.command()
@click.argument("name")
def ban(name: str) -> None:
    """Ban an account: it can't log in, and bots play on in its games."""
    _do(lambda admin: admin.ban(name), f"{name} is banned; bots play on for them.")


@admin.command()
@click.argument("name")
def unban(name: str) -> None:
    """Lift a ban."""
    _do(lambda admin: admin.ban(name, banned=False), f"{name} may come back.")


@admin.command()
@click.argument("name")
@click.argument("new")
def rename(name: str, new: str) -> None:
    """Rename an account."""
    _do(lambda admin: admin.rename(name, new), f"{name} is called {new} now.")


@admin.command()
@click.argument("name")
def logout(name: str) -> None:
    """Log an account out everywhere."""
    _do(lambda admin: admin.logout(name), f"{name} is logged out everywhere.")


@admin.command()
@click.argument("name")
def promote(name: str) -> None:
    """Make an account an admin, who can use /admin in the browser."""
    _do(lambda admin: admin.promote(name), f"{name} is an admin now, and needs a password for the page /admin.")


@admin.command()
@click.argument("name")
def demote(name: str) -> None:
    """Take admin rights away."""
    _do(lambda admin: admin.promote(name, admin=False), f"{name} is no longer an admin.")


@admin.command()
@click.argument("name")
def reset(name: str) -> None:
    """Print a link to set a new password, valid once and for a day."""
    click.echo(_link(_run(lambda admin: admin.reset(name))))


@admin.command()
@click.option("--uses", type=click.IntRange(1, 10_000), default=30, show_default=True)
@click.option("--days", type=click.IntRange(1, 365), default=7, show_default=True)
def invite(uses: int, days: int) -> None:
    """Print an invitation link for an invitation-only server."""
    click.echo(_link(_run(lambda admin: admin.invite(uses=uses, days=days))))


@admin.command()
@click.argument("name")
@click.confirmation_option(prompt="The account, its name and what it said are gone for good. Delete it?")
def delete_account(name: str) -> None:
    """Delete an account; games stay."""
    _do(lambda admin: admin.delete_account(name), f"The account {name} is deleted.")


@admin.command()
@click.argument("table_id")
def close(table_id: str) -> None:
    """Close a table without a result."""
    _do(lambda admin: admin.close(table_id), f"The table {table_id} is closed.")


@admin.command()
@click.argument("table_id")
@click.confirmation_option(prompt="Everything said and played there is gone for good. Delete it?")
def delete_table(table_id: str) -> None:
    """Delete a table."""
    _do(lambda admin: admin.delete_table(table_id), f"The table {table_id} is deleted.")


@admin.command()
def ratings() -> None:
    """Recompute all ratings from the results of all rated games."""
    found = _run(lambda admin: admin.recompute_ratings())
    equal = "All were as stored." if not found.changed else f"{found.changed} of them differed and are right now."
    click.echo(f"{found.standings} ratings from {found.games} games. {equal}")


@admin.command()
@click.argument("search", default="")
@_as_json
def clubs(search: str, as_json: bool) -> None:
    """List clubs whose name contains SEARCH, newest first."""
    _show(_run(lambda admin: admin.clubs(search)), as_json)


@admin.command()
@click.argument("name")
@_as_json
def club(name: str, as_json: bool) -> None:
    """Show the members and events of a club."""
    people, its_events = _run(lambda admin: admin.club(name))
    _show(people + its_events, as_json)


@admin.command()
@click.argument("name")
@click.option("--open", "open_", is_flag=True, help="Reopen it instead.")
def close_club(name: str, open_: bool) -> None:
    """Close a club: it is hidden and gets no new events."""
    _do(lambda admin: admin.close_club(name, closed=not open_), f"The club {name} is {'open' if open_ else 'closed'}.")


@admin.command()
@click.argument("name")
@click.argument("new")
def rename_club(name: str, new: str) -> None:
    """Rename a club."""
    _do(lambda admin: admin.rename_club(name, new), f"The club {name} is called {new} now.")


@admin.command()
@click.argument("name")
@click.confirmation_option(prompt="The club, its members' list and its events are gone for good. Delete it?")
def delete_club(name: str) -> None:
    """Delete a club with its events; games stay."""
    _do(lambda admin: admin.delete_club(name), f"The club {name} is deleted.")


@admin.command()
@click.option("--status", type=click.Choice(["entering", "running", "finished", "cancelled"]))
@click.option("--of", metavar="CLUB", help="Only events of this club.")
@_as_json
def events(status: str | None, of: str | None, as_json: bool) -> None:
    """List events, latest start first."""
    _show(_run(lambda admin: admin.events(status=status, of=of)), as_json)


@admin.command()
@click.argument("event_id")
@_as_json
def event(event_id: str, as_json: bool) -> None:
    """Show the entrants of an event and their places."""
    _show(_run(lambda admin: admin.event(event_id)), as_json)


@admin.command()
@click.argument("event_id")
@click.argument("new")
def rename_event(event_id: str, new: str) -> None:
    """Rename an event."""
    _do(lambda admin: admin.rename_event(event_id, new), f"The event {event_id} is called {new} now.")


@admin.command()
@click.argument("event_id")
@click.confirmation_option(prompt="The event, its pairings and its results are gone for good. Delete it?")
def delete_event(event_id: str) -> None:
    """Delete an event with its results; games stay."""
    _do(lambda admin: admin.delete_event(event_id), f"The event {event_id} is deleted.")


@admin.command()
@click.argument("event_id")
def cancel_event(event_id: str) -> None:
    """Cancel an event; games in progress continue."""
    _do(lambda admin: admin.cancel_event(event_id), f"The event {event_id} is called off.")


@admin.command()
@click.argument("event_id")
@click.argument("starts_at", metavar="MOMENT", callback=_moment)
def move_event(event_id: str, starts_at: datetime) -> None:
    """Let an event that has not begun begin at another MOMENT, such as 2026-11-20T19:30+01:00."""
    _do(lambda admin: admin.move_event(event_id, starts_at), f"The event {event_id} begins at {starts_at.isoformat()}.")


@admin.command()
@click.argument("event_id")
def recompute_event(event_id: str) -> None:
    """Recompute an event from its games, and report differences; nothing is changed."""
    found = _run(lambda admin: admin.recompute_event(event_id))
    for difference in found.differences:
        click.echo(difference)
    missing = f" {found.missing} games are deleted: their stored results were taken." if found.missing else ""
    equal = "All is as stored." if not found.differences else f"{len(found.differences)} things differ."
    replayed = f", {found.replayed} of them replayed from their logs" if found.replayed else ""
    click.echo(f"{found.rounds} rounds from {found.games} games{replayed}.{missing} {equal}")


@admin.command()
@click.argument("report", type=int)
def done(report: int) -> None:
    """Mark a report as resolved."""
    _do(lambda admin: admin.done(report), f"Report {report} is dealt with.")
