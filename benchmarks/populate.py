"""Accounts and tables for `benchmarks.load`, written to the database before its server starts: thousands in seconds."""

import asyncio
from typing import Any, NamedTuple

from fogcity.server import lobby
from fogcity.server.accounts import COOKIE
from fogcity.server.protocol.lobby import NewTable
from fogcity.server.services import Services
from fogcity.server.settings import Settings

AT_ONCE = 64


class Seated(NamedTuple):
    """A table where a game has begun, and the cookies of its two players."""

    table_id: str
    cookies: tuple[str, str]


async def populate(url: str, tables: int, game: dict[str, Any]) -> list[Seated]:
    """Make accounts and tables by the server's own means, without the server."""
    services = Services(Settings(database=url))
    await services.database.migrate()
    services.database.start()

    async def one() -> Seated:
        (host, token), (guest, other) = await services.accounts.new_guest(), await services.accounts.new_guest()
        row, seats = await lobby.new_table(NewTable(**game), host, services.settings)
        await services.keeper.add(row, seats)
        await services.keeper.change(row.id, lobby.join, guest, None, row.code)
        return Seated(row.id, (f"{COOKIE}={token}", f"{COOKIE}={other}"))

    made: list[Seated] = []
    while len(made) < tables:
        made += await asyncio.gather(*(one() for _ in range(min(AT_ONCE, tables - len(made)))))
    await services.database.close()
    return made
