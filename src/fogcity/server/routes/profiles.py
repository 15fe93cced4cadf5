"""Profiles, histories of ratings, leaderboards."""

from typing import Annotated

from fastapi import APIRouter, Path, Query

from fogcity import games
from fogcity.server.people.hiding import is_shown
from fogcity.server.people.profiles import Profiles
from fogcity.server.problems import Refusal, documented
from fogcity.server.protocol.people import Me
from fogcity.server.protocol.profiles import Hiding, History, Leaders, Profile, TableRatings
from fogcity.server.routes.common import Account, MaybeAccount, ServicesDep, TableIdPath
from fogcity.server.routes.people import me_of

router = APIRouter(tags=["profiles"])
NamePath = Annotated[str, Path(max_length=24, pattern=r"^[^\x00-\x1f]+$", examples=["Foggy Otter"])]
GameQuery = Annotated[str, Query(max_length=40, description="The id of a game.", examples=[games.names()[0]])]
PlayersQuery = Annotated[int, Query(ge=2, le=6, description="The number of players.", examples=[2])]


@router.get("/players/{name:path}/history", responses=documented("not_found"))
async def history(
    name: NamePath, services: ServicesDep, account: MaybeAccount, game: GameQuery, players: PlayersQuery = 2
) -> History:
    """The last 500 rated games of a player for a game and number of players, oldest first."""
    profiles = Profiles(services.database)
    return await profiles.history(await profiles.find(name, account), game, players, account)


@router.get("/players/{name:path}", responses=documented("not_found"))
async def profile(name: NamePath, services: ServicesDep, account: MaybeAccount) -> Profile:
    """A player's ratings and statistics unless hidden, or your own."""
    profiles = Profiles(services.database)
    return await profiles.profile(await profiles.find(name, account), account)


@router.get("/leaders", responses=documented("not_found"))
async def leaders(
    services: ServicesDep,
    account: MaybeAccount,
    game: GameQuery,
    players: PlayersQuery = 2,
    limit: Annotated[int, Query(ge=1, le=200)] = 100,
) -> Leaders:
    """The best players for a game and number of players, and the fixed ratings of its bots."""
    if game not in games.names():
        raise Refusal("not_found", "There is no such game.")
    return await Profiles(services.database).leaders(game, players, limit, account)


@router.get("/tables/{table_id}/ratings", responses=documented("not_found", "not_allowed"))
async def table_ratings(table_id: TableIdPath, services: ServicesDep, account: MaybeAccount) -> TableRatings:
    """How a rated game changed its players' ratings; empty before its end, or if it was not rated."""
    async with services.keeper.reading(table_id, fresh=True) as live:
        live.let_see(account.id if account else None)
    return await Profiles(services.database).of_table(table_id, account)


@router.put("/me/hidden", responses=documented("no_account"))
async def hide(body: Hiding, services: ServicesDep, account: Account) -> Me:
    """Hide your ratings and statistics from others, or parts of them, or show them."""
    shown = is_shown(account, "ratings")
    account.hidden = body.hidden
    account.hides = account.hides if body.hides is None else " ".join(sorted(set(body.hides)))
    await services.people.change(account.id, hidden=account.hidden, hides=account.hides)
    if is_shown(account, "ratings") != shown:  # beside their name at tables, too
        await services.tell_read_again(await services.keeper.store.of_account(account.id, ("open", "playing")))
    return me_of(account)
