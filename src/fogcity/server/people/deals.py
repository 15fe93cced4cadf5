"""The daily leaderboard: attempts at the deal of the day, and streaks. The first attempt received counts.

Chance and bots of a deal follow from a published key, so people can practice it beforehand. The server only checks that
a game was really played like this against the bot of that day.
"""

from collections.abc import Sequence
from datetime import UTC, date, datetime
from typing import Any

from sqlalchemy import ColumnElement, Connection, and_, case, delete, func, or_, select

from fogcity import daily, games
from fogcity.daily import DAY, Score
from fogcity.games import BadInput, Illegal
from fogcity.kernel import at_once
from fogcity.server.people.hiding import shows
from fogcity.server.problems import Refusal
from fogcity.server.protocol.deals import DailyAttempt, DailyResult, DailyStreak, DailyStreaks, DailyTable
from fogcity.server.services import Services
from fogcity.server.store import AccountRow, Database
from fogcity.server.store.database import insert_into
from fogcity.server.store.memberships import belong_to
from fogcity.server.store.schema import accounts, deals, streaks

DAYS_LATE = 2
"""How many days late an attempt may arrive, since a device may have been offline."""
REMEMBERED = 400
"""How many days of attempts are kept per account."""


def checked(text: str, game: str, day: date) -> Score | str:
    """How an attempt ended, or why it doesn't count. Runs in its own process."""
    try:
        with at_once():
            return daily.check(text, game, day)
    except Illegal as error:
        return error.message
    except BadInput as error:
        return str(error)


class Deals:
    """Attempts at daily deals."""

    def __init__(self, database: Database) -> None:
        self.database = database

    async def add(self, services: Services, game: str, body: DailyAttempt, account: AccountRow) -> None:
        """Check an attempt and store it, unless there already is one for that day."""
        _known(game)
        if not 0 <= (daily.today() - body.date).days <= DAYS_LATE:
            raise Refusal("not_allowed", f"Attempts count on their day and for {DAYS_LATE} days after it.")
        if await self._mine(game, body.date, account.id) is not None:
            return
        found = await services.bots.check(checked, (body.record, game, body.date), account.id)
        if isinstance(found, str):
            raise Refusal("bad_request", found)
        key = f"deal {account.id} {game}"
        await self.database.write(key, lambda connection: _keep(connection, account.id, game, body.date, found))

    async def table(
        self, game: str, day: date, limit: int, reader: AccountRow | None, club_id: int | None = None
    ) -> DailyTable:
        """The best attempts of a day and the account's own, optionally among a club's members."""
        _known(game)
        shown = and_(
            *(deals.c.game == game, deals.c.date == day, shows("leaders")),
            *(() if club_id is None else (belong_to(club_id),)),
        )
        query = select(accounts.c.name, deals).join(accounts, accounts.c.id == deals.c.account_id)
        order = deals.c.won.desc(), deals.c.margin.desc(), deals.c.points.desc(), deals.c.at, deals.c.account_id
        rows = await self._rows(query.where(shown).order_by(*order).limit(limit))
        listed: list[DailyResult] = []
        for number, row in enumerate(rows, start=1):
            same = bool(listed) and _rank(rows[number - 2]) == _rank(row)
            listed.append(_result(row, listed[-1].place if same else number, reader))
        counted = select(func.count()).select_from(deals).join(accounts, accounts.c.id == deals.c.account_id)
        own = None
        if reader is not None and (row := await self._mine(game, day, reader.id)) is not None:
            better = await self._number(counted.where(shown, _better(row)))
            own = _result(row, better + 1, reader)
        level = daily.deal(day, game).level
        return DailyTable(
            game=game, date=day, level=level, played=await self._number(counted.where(shown)), results=listed, mine=own
        )

    async def streaks(
        self, game: str, limit: int, reader: AccountRow | None, club_id: int | None = None
    ) -> DailyStreaks:
        """The longest current streaks, optionally among a club's members."""
        _known(game)
        today = daily.today()
        fresh, missed = streaks.c.last >= today - DAY, streaks.c.last == today - 2 * DAY
        count = case((fresh, streaks.c.now), (missed, streaks.c.later), else_=0).label("count")
        query = (
            select(accounts.c.id, accounts.c.name, count, streaks)
            .join(accounts, accounts.c.id == streaks.c.account_id)
            .where(streaks.c.game == game, streaks.c.last >= today - 2 * DAY, count > 0)
            .where(shows("leaders"))
            .order_by(count.desc(), streaks.c.wins.desc(), accounts.c.id)
            .limit(limit)
        )
        rows = await self._rows(query if club_id is None else query.where(belong_to(club_id)))
        return DailyStreaks(
            game=game,
            streaks=[
                DailyStreak(
                    place=place,
                    name=row.name,
                    days=row.count,
                    longest=row.longest,
                    played=row.played,
                    wins=row.wins,
                    mine=reader is not None and reader.id == row.id,
                )
                for place, row in enumerate(rows, start=1)
            ],
        )

    async def _mine(self, game: str, day: date, account_id: int) -> Any | None:
        query = select(accounts.c.name, deals).join(accounts, accounts.c.id == deals.c.account_id)
        this = and_(deals.c.account_id == account_id, deals.c.game == game, deals.c.date == day)
        rows = await self._rows(query.where(this))
        return rows[0] if rows else None

    async def _rows(self, query: Any) -> Sequence[Any]:
        async with self.database.engine.connect() as connection:
            return list((await connection.execute(query)).all())

    async def _number(self, query: Any) -> int:
        async with self.database.engine.connect() as connection:
            return int((await connection.execute(query)).scalar_one())


def _known(game: str) -> None:
    if game not in games.names():
        raise Refusal("not_found", "There is no such game.")


def _rank(row: Any) -> tuple[float, ...]:
    return row.won, row.margin, row.points


def _better(row: Any) -> ColumnElement[bool]:
    """Attempts that are better than a given one."""
    more = deals.c.won > row.won
    same = deals.c.won == row.won
    ahead = or_(deals.c.margin > row.margin, and_(deals.c.margin == row.margin, deals.c.points > row.points))
    return or_(more, and_(same, ahead))


def _result(row: Any, place: int, reader: AccountRow | None) -> DailyResult:
    mine = reader is not None and reader.id == row.account_id
    return DailyResult(place=place, name=row.name, won=row.won == 1, points=row.points, margin=row.margin, mine=mine)


def _keep(connection: Connection, account_id: int, game: str, day: date, score: Score) -> None:
    """Store an attempt, unless another worker was faster, and recount the streak."""
    key = {"account_id": account_id, "game": game}
    values = {"won": score.won, "points": score.points, "margin": score.margin, "at": datetime.now(UTC)}
    added = insert_into(connection, deals).values(**key, date=day, **values).on_conflict_do_nothing()
    if connection.execute(added).rowcount == 0:
        return
    own = and_(deals.c.account_id == account_id, deals.c.game == game)
    connection.execute(delete(deals).where(own, deals.c.date < daily.today() - REMEMBERED * DAY))
    days = [row.date for row in connection.execute(select(deals.c.date).where(own))]
    last = max(days)
    this = and_(streaks.c.account_id == account_id, streaks.c.game == game)
    before = connection.execute(select(streaks).where(this)).one_or_none()
    now = daily.streak(days, last)
    counted: dict[str, Any] = {
        "last": last,
        "now": now,
        "later": daily.streak(days, last + 2 * DAY),
        "longest": max(now, before.longest if before else 0),
        "played": (before.played if before else 0) + 1,
        "wins": (before.wins if before else 0) + int(score.won == 1),
    }
    written = insert_into(connection, streaks).values(**key, **counted)
    connection.execute(
        written.on_conflict_do_update(index_elements=[streaks.c.account_id, streaks.c.game], set_=counted)
    )
