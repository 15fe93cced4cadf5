"""The deal of the day: sending attempts, leaderboards, streaks."""

import datetime
from typing import Annotated

from fastapi import APIRouter, Path, Query

from fogcity import daily, games
from fogcity.server.people.deals import Deals
from fogcity.server.problems import documented
from fogcity.server.protocol.deals import DailyAttempt, DailyStreaks, DailyTable
from fogcity.server.routes.clubs import ClubQuery, club_id_of
from fogcity.server.routes.common import Account, MaybeAccount, ServicesDep, limited, limited_by_address

router = APIRouter(prefix="/daily", tags=["daily"])
GamePath = Annotated[str, Path(max_length=40, description="The id of a game.", examples=[games.names()[0]])]
DateQuery = Annotated[
    datetime.date | None, Query(description="The day in UTC; today by default.", examples=["2026-11-16"])
]
LimitQuery = Annotated[int, Query(ge=1, le=200)]


@router.get("/{game}/streaks", responses=documented("not_found"))
async def daily_streaks(
    game: GamePath, services: ServicesDep, account: MaybeAccount, limit: LimitQuery = 50, club: ClubQuery = None
) -> DailyStreaks:
    """The longest streaks of days on which a game's deal was played, on this server or in a club."""
    return await Deals(services.database).streaks(game, limit, account, await club_id_of(services, club, account))


@router.get("/{game}", responses=documented("not_found"))
async def daily_table(
    game: GamePath,
    services: ServicesDep,
    account: MaybeAccount,
    date: DateQuery = None,
    limit: LimitQuery = 50,
    club: ClubQuery = None,
) -> DailyTable:
    """The best attempts at a day's deal, on this server or in a club."""
    club_id = await club_id_of(services, club, account)
    return await Deals(services.database).table(game, date or daily.today(), limit, account, club_id)


@router.post(
    "/{game}",
    responses=documented("no_account", "not_found", "not_allowed", "too_large", "unavailable"),
    dependencies=[limited("deals"), limited_by_address("address_deals")],
)
async def send_attempt(game: GamePath, body: DailyAttempt, services: ServicesDep, account: Account) -> DailyTable:
    """Send an attempt; the server replays it, and your first one of a day counts. Returns that day's leaderboard."""
    found = Deals(services.database)
    await found.add(services, game, body, account)
    return await found.table(game, body.date, 50, account)
