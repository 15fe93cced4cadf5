"""Ratings beside the names at rated tables, until the game ends.

They are read with the table, and again when somebody sits down: no action and no frame asks the database.
"""

from collections.abc import Mapping, Sequence

from sqlalchemy import select

from fogcity.server.people import ratings
from fogcity.server.people.hiding import shows
from fogcity.server.people.ratings import Standing
from fogcity.server.store import Database, SeatRow, TableRow
from fogcity.server.store.schema import accounts
from fogcity.server.store.schema import ratings as standings

Ratings = Mapping[int, Standing | None]
"""Accounts at a table, with their ratings for its game and number of players; None if they hide them."""


def are_shown(row: TableRow) -> bool:
    """Whether a table shows ratings: afterwards its result says how they changed."""
    return row.rated and row.status in ("open", "playing")


def all_known(row: TableRow, seats: Sequence[SeatRow], known: Ratings) -> bool:
    """Whether nobody has sat down whose rating has not been read."""
    return not are_shown(row) or all(seat.account_id is None or seat.account_id in known for seat in seats)


def of_seat(row: TableRow, seat: SeatRow, players: int, known: Ratings) -> Standing | None:
    """The rating to show beside a name; a bot's is fixed."""
    if not are_shown(row):
        return None
    if seat.kind == "bot":
        return ratings.of_level(row.game, seat.level, players)
    return None if seat.account_id is None else known.get(seat.account_id)


async def read(database: Database, tables: Sequence[tuple[TableRow, Sequence[SeatRow]]]) -> list[Ratings]:
    """The ratings of those who sit at some tables, in one query."""
    people = [
        {seat.account_id for seat in seats if seat.account_id is not None} if are_shown(row) else set[int]()
        for row, seats in tables
    ]
    everybody = set[int]().union(*people)
    if not everybody:
        return [{} for _ in tables]
    columns = standings.c.game, standings.c.players, standings.c.mu, standings.c.sigma, standings.c.games
    query = (
        select(accounts.c.id, *columns)
        .join(standings, standings.c.account_id == accounts.c.id, isouter=True)
        .where(accounts.c.id.in_(everybody), shows("ratings"))
    )
    async with database.engine.connect() as connection:
        rows = (await connection.execute(query)).all()
    visible = {row.id for row in rows}
    found = {(row.id, row.game, row.players): Standing(row.mu, row.sigma, row.games) for row in rows}
    return [
        {one: found.get((one, row.game, len(seats)), Standing()) if one in visible else None for one in accounts_here}
        for (row, seats), accounts_here in zip(tables, people, strict=True)
    ]
