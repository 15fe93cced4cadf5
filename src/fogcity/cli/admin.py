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


def _link(path: str) -> str:
    """A link as people can open it, as far as the settings say where the server is found."""
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
    """Look after people and tables of a server.

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
    """List the devices where somebody is logged in."""
    _show(_run(lambda admin: admin.sessions(name)), as_json)


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
    """Show the seats of a table and what was said there lately."""
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
    """Ban an account: nobody comes in by it, and bots play on where it played."""
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
    """Log somebody out everywhere."""
    _do(lambda admin: admin.logout(name), f"{name} is logged out everywhere.")


@admin.command()
@click.argument("name")
def promote(name: str) -> None:
    """Make somebody an admin, who can use the host's tools in the browser."""
    _do(lambda admin: admin.promote(name), f"{name} is an admin now, and needs a password for the page /admin.")


@admin.command()
@click.argument("name")
def demote(name: str) -> None:
    """Take admin rights away."""
    _do(lambda admin: admin.promote(name, admin=False), f"{name} is no admin any more.")


@admin.command()
@click.argument("name")
def reset(name: str) -> None:
    """Print a link that lets somebody set a new password, once and within a day."""
    click.echo(_link(_run(lambda admin: admin.reset(name))))


@admin.command()
@click.option("--uses", type=click.IntRange(1, 10_000), default=30, show_default=True)
@click.option("--days", type=click.IntRange(1, 365), default=7, show_default=True)
def invite(uses: int, days: int) -> None:
    """Print an invitation link for a server that only invited people may use."""
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
    """Compute all ratings again from the results of all rated games."""
    found = _run(lambda admin: admin.recompute_ratings())
    equal = "All were as stored." if not found.changed else f"{found.changed} of them differed and are right now."
    click.echo(f"{found.standings} ratings from {found.games} games. {equal}")


@admin.command()
@click.argument("report", type=int)
def done(report: int) -> None:
    """Mark a report as resolved."""
    _do(lambda admin: admin.done(report), f"Report {report} is dealt with.")
