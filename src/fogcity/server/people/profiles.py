"""Reading profiles, histories and leaderboards. Nobody else finds a hidden profile."""

from collections.abc import Sequence
from typing import Any

from sqlalchemy import ColumnElement, Select, Table, and_, select

from fogcity import bots, games
from fogcity.server.names import name_key
from fogcity.server.people import ratings
from fogcity.server.people.friends import Friendships
from fogcity.server.people.hiding import Part, chosen, hidden_from, shows
from fogcity.server.people.ratings import PROVISIONAL, Standing, points
from fogcity.server.problems import Refusal
from fogcity.server.protocol.profiles import (
    AwardInfo,
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
from fogcity.server.store.memberships import belong_to
from fogcity.server.store.schema import accounts, awards, companions, feats, results, tables, tallies
from fogcity.server.store.schema import ratings as standings

HISTORY = 500
"""How many of the last games a history shows."""
COMPANIONS = 20


class Profiles:
    """Profiles and leaderboards."""

    def __init__(self, database: Database) -> None:
        self.database = database

    async def find(self, name: str, reader: AccountRow | None) -> AccountRow:
        """An account whose profile the reader can see."""
        found = await People(self.database).by_name(name_key(name))
        own = found is not None and reader is not None and found.id == reader.id
        if found is None or ((found.hidden or found.banned_at is not None) and not own):
            raise Refusal("not_found", "There is no player by that name, or their profile is hidden.")
        return found

    async def profile(self, of: AccountRow, reader: AccountRow | None) -> Profile:
        """A whole profile."""
        own = reader is not None and reader.id == of.id
        hidden = hidden_from(of, reader)
        met = (
            select(accounts.c.name, companions.c.games, companions.c.ahead, companions.c.last_at)
            .join(accounts, accounts.c.id == companions.c.other_id)
            .where(companions.c.account_id == of.id, shows("companions"))
            .order_by(companions.c.last_at.desc())
            .limit(COMPANIONS)
        )

        async def rows(part: Part, query: Select[Any], *wanted: ColumnElement[bool]) -> Sequence[Any]:
            return [] if part in hidden else await self._rows(query, *wanted)

        return Profile(
            name=of.name,
            created_at=of.created_at,
            hidden=of.hidden,
            hides=chosen(of),
            mine=own,
            **(await Friendships(self.database).between(reader.id, of.id) if reader is not None else {}),
            ratings=[
                _standing_info(row) for row in await rows("ratings", select(standings), standings.c.account_id == of.id)
            ],
            tallies=[
                TallyInfo(**{name: value for name, value in row._mapping.items() if name != "account_id"})
                for row in await rows("statistics", select(tallies), tallies.c.account_id == of.id)
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
                for row in await rows("statistics", select(feats), feats.c.account_id == of.id)
                if row.game in games.names() and row.name in games.kind(row.game).feat_kinds
            ],
            awards=[
                AwardInfo(game=row.game, name=row.name, games=row.games, first_at=row.first_at, table=row.address)
                for row in await rows(
                    "statistics", select(awards, _address(awards, of, reader)), awards.c.account_id == of.id
                )
                if row.game in games.names() and row.name in games.kind(row.game).awards
            ],
            companions=[CompanionInfo(**row._mapping) for row in await rows("companions", met)],
        )

    async def history(self, of: AccountRow, game: str, players: int, reader: AccountRow | None) -> History:
        """The last rated games of an account."""
        if "ratings" in hidden_from(of, reader):
            raise Refusal("not_found", "They do not show their ratings.")
        this = (results.c.account_id == of.id) & (results.c.game == game) & (results.c.players == players)
        query = select(results, _address(results, of, reader)).where(this)
        rows = await self._rows(query.order_by(results.c.id.desc()).limit(HISTORY))
        return History(games=[_rated_game(row) for row in reversed(rows)])

    async def of_table(self, table_id: str, reader: AccountRow | None) -> TableRatings:
        """How a rated game changed its players' ratings; hidden ones are shown to opponents only."""
        query = select(results, shows("ratings").label("shown")).join(
            accounts, accounts.c.id == results.c.account_id, isouter=True
        )
        rows = await self._rows(query.where(results.c.table_id == table_id).order_by(results.c.seat))
        inside = any(reader is not None and row.account_id == reader.id for row in rows)
        seen = [row if inside or row.shown else None for row in rows]
        return TableRatings(
            counted=bool(rows) and rows[0].counted,
            seats=[
                SeatRating(seat=row.seat, rating=one and _points(one.mu), change=one and _change(one))
                for row, one in zip(rows, seen, strict=True)
            ],
        )

    async def leaders(
        self, game: str, players: int, limit: int, reader: AccountRow | None, club_id: int | None = None
    ) -> Leaders:
        """The best players for a game and number of players, optionally among a club's members."""
        shown = [
            standings.c.game == game,
            standings.c.players == players,
            standings.c.games >= PROVISIONAL,
            *(shows("leaders"), shows("ratings")),
        ]
        if club_id is not None:
            shown.append(belong_to(club_id))
        columns = accounts.c.id, accounts.c.name, standings.c.mu, standings.c.sigma, standings.c.games
        query = select(*columns).join(accounts, accounts.c.id == standings.c.account_id).where(*shown)
        rows = await self._rows(query.order_by(standings.c.sure.desc(), accounts.c.id).limit(limit))
        fixed = {level: ratings.of_level(game, level, players) for level in bots.levels(game)}
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


def _address(at: Table, of: AccountRow, reader: AccountRow | None) -> ColumnElement[str | None]:
    """The id of a row's table. Anybody who knows it can watch, so others get only those of public tables."""
    if reader is not None and reader.id == of.id:
        return at.c.table_id.label("address")
    public = and_(tables.c.id == at.c.table_id, tables.c.public, tables.c.spectators)
    return select(tables.c.id).where(public).scalar_subquery().label("address")


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
        table=row.address,
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
