"""Reading profiles, histories and leaderboards. Whoever hides a profile is found by nobody else."""

from collections.abc import Sequence
from typing import Any

from sqlalchemy import ColumnElement, Select, select

from fogcity import bots, games
from fogcity.server.names import name_key
from fogcity.server.people import ratings
from fogcity.server.people.ratings import PROVISIONAL, Standing, points
from fogcity.server.problems import Refusal
from fogcity.server.protocol.profiles import (
    BotRating,
    CompanionInfo,
    FeatInfo,
    History,
    Leader,
    Leaders,
    Profile,
    RatedGame,
    SeatRating,
    StandingInfo,
    TableRatings,
    TallyInfo,
)
from fogcity.server.store import AccountRow, Database, People
from fogcity.server.store.schema import accounts, companions, feats, results, tallies
from fogcity.server.store.schema import ratings as standings

HISTORY = 500
"""How many of the last games a history shows."""
COMPANIONS = 20


class Profiles:
    """What there is to see about people."""

    def __init__(self, database: Database) -> None:
        self.database = database

    async def find(self, name: str, reader: AccountRow | None) -> AccountRow:
        """Somebody whose profile the reader may see."""
        found = await People(self.database).by_name(name_key(name))
        own = found is not None and reader is not None and found.id == reader.id
        if found is None or ((found.hidden or found.banned_at is not None) and not own):
            raise Refusal("not_found", "Nobody here has that name, or they show nothing about themselves.")
        return found

    async def profile(self, of: AccountRow, reader: AccountRow | None) -> Profile:
        """Everything there is to see about somebody."""
        own = reader is not None and reader.id == of.id
        met = (
            select(accounts.c.name, companions.c.games, companions.c.ahead, companions.c.last_at)
            .join(accounts, accounts.c.id == companions.c.other_id)
            .where(companions.c.account_id == of.id, ~accounts.c.hidden, accounts.c.banned_at.is_(None))
            .order_by(companions.c.last_at.desc())
            .limit(COMPANIONS)
        )
        return Profile(
            name=of.name,
            created_at=of.created_at,
            hidden=of.hidden,
            mine=own,
            ratings=[
                _standing_info(row) for row in await self._rows(select(standings), standings.c.account_id == of.id)
            ],
            tallies=[
                TallyInfo(**{name: value for name, value in row._mapping.items() if name != "account_id"})
                for row in await self._rows(select(tallies), tallies.c.account_id == of.id)
            ],
            feats=[
                FeatInfo(
                    game=row.game,
                    name=row.name,
                    kind=games.kind(row.game).feat_kinds[row.name],
                    games=row.games,
                    total=row.total,
                    best=row.best,
                )
                for row in await self._rows(select(feats), feats.c.account_id == of.id)
                if row.game in games.names() and row.name in games.kind(row.game).feat_kinds
            ],
            companions=[CompanionInfo(**row._mapping) for row in await self._rows(met)],
        )

    async def history(self, of: AccountRow, game: str, players: int) -> History:
        """Somebody's last rated games."""
        this = (results.c.account_id == of.id) & (results.c.game == game) & (results.c.players == players)
        rows = await self._rows(select(results).where(this).order_by(results.c.id.desc()).limit(HISTORY))
        return History(games=[_rated_game(row) for row in reversed(rows)])

    async def of_table(self, table_id: str) -> TableRatings:
        """What a rated game did to the ratings of its players."""
        query = select(results).where(results.c.table_id == table_id).order_by(results.c.seat)
        rows = await self._rows(query)
        return TableRatings(
            counted=bool(rows) and rows[0].counted,
            seats=[SeatRating(seat=row.seat, rating=_points(row.mu), change=_change(row)) for row in rows],
        )

    async def leaders(self, game: str, players: int, limit: int, reader: AccountRow | None) -> Leaders:
        """The best of a game and number of players."""
        shown = [
            standings.c.game == game,
            standings.c.players == players,
            standings.c.games >= PROVISIONAL,
            ~accounts.c.hidden,
            accounts.c.banned_at.is_(None),
        ]
        columns = accounts.c.id, accounts.c.name, standings.c.mu, standings.c.sigma, standings.c.games
        query = select(*columns).join(accounts, accounts.c.id == standings.c.account_id).where(*shown)
        rows = await self._rows(query.order_by(standings.c.sure.desc(), accounts.c.id).limit(limit))
        fixed = {level: ratings.of_level(game, level) for level in bots.levels(game)}
        return Leaders(
            game=game,
            players=players,
            leaders=[
                Leader(
                    place=place,
                    name=row.name,
                    rating=points(row.mu),
                    plus_minus=Standing(row.mu, row.sigma).plus_minus,
                    games=row.games,
                    mine=reader is not None and reader.id == row.id,
                )
                for place, row in enumerate(rows, start=1)
            ],
            bots=[BotRating(level=level, rating=one.rating) for level, one in fixed.items() if one is not None],
        )

    async def _rows(self, query: Select[Any], *wanted: ColumnElement[bool]) -> Sequence[Any]:
        async with self.database.engine.connect() as connection:
            found = await connection.execute(query.where(*wanted) if wanted else query)
            return list(found.all())


def _standing_info(row: Any) -> StandingInfo:
    standing = Standing(row.mu, row.sigma, row.games)
    return StandingInfo(
        game=row.game,
        players=row.players,
        rating=standing.rating,
        plus_minus=standing.plus_minus,
        games=row.games,
        provisional=standing.provisional,
        changed_at=row.changed_at,
    )


def _rated_game(row: Any) -> RatedGame:
    return RatedGame(
        table=row.table_id,
        at=row.ended_at,
        rank=min(row.rank, row.players),
        left=row.left,
        counted=row.counted,
        rating=_points(row.mu),
        change=_change(row),
        plus_minus=None if row.sigma is None else Standing(row.mu, row.sigma).plus_minus,
    )


def _points(mu: float | None) -> int | None:
    return None if mu is None else points(mu)


def _change(row: Any) -> int | None:
    return None if row.mu is None else points(row.mu) - points(row.mu_before)
