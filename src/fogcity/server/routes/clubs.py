"""Clubs: founding, joining, members, their tables and their leaderboard."""

from typing import Annotated

from fastapi import APIRouter, Path, Query, Request, Response
from sqlalchemy import and_

from fogcity import games, locales
from fogcity.server.clubs.clubs import Club
from fogcity.server.people.profiles import Profiles
from fogcity.server.problems import Refusal, documented
from fogcity.server.protocol.clubs import ClubChange, ClubInfo, ClubState, JoinClub, MemberChange, MemberInfo, NewClub
from fogcity.server.protocol.lobby import Tables
from fogcity.server.protocol.profiles import Leaders
from fogcity.server.routes.common import (
    Account,
    MaybeAccount,
    ServicesDep,
    json,
    limited,
    limited_by_address,
    table_infos,
)
from fogcity.server.routes.profiles import GameQuery, PlayersQuery
from fogcity.server.security import address_of
from fogcity.server.services import Services
from fogcity.server.store import AccountRow
from fogcity.server.store.schema import tables

router = APIRouter(tags=["clubs"])
ClubPath = Annotated[str, Path(max_length=24, pattern=r"^[^\x00-\x1f]+$", examples=["Bay Fog Club"])]
ClubQuery = Annotated[
    str | None,
    Query(max_length=24, pattern=r"^[^\x00-\x1f]+$", description="Of this club only.", examples=["Bay Fog Club"]),
]
_CLUB = documented("no_account", "not_found", "not_allowed")
LISTED_TABLES = 50


async def club_id_of(services: Services, name: str | None, reader: AccountRow | None) -> int | None:
    """The club that a list is asked for, if one is named."""
    return None if name is None else (await services.clubs.find(name, reader)).id


async def club_state(services: Services, club: Club, reader: AccountRow | None) -> ClubState:
    """A club as somebody may see it."""
    people = await services.clubs.members(club)
    belonging = [one for one in people if one.role != "asked"]
    shown = people if club.leads else belonging if club.belongs else []
    return ClubState(
        name=club.name,
        about=club.about,
        members=len(belonging),
        created_at=club.created_at,
        role=club.role,
        people=[MemberInfo(**one._mapping) for one in shown],
        code=club.code if club.leads else None,
        webhook=club.webhook if club.leads else None,
    )


@router.get("/clubs", responses=documented())
async def search(
    services: ServicesDep, account: MaybeAccount, search: Annotated[str, Query(max_length=24, examples=["fog"])] = ""
) -> list[ClubInfo]:
    """Clubs whose name contains a text: your own first, then the largest."""
    return [ClubInfo(**row._mapping) for row in await services.clubs.search(search, account)]


@router.post(
    "/clubs",
    status_code=201,
    responses=documented("no_account", "not_allowed", "name_taken"),
    dependencies=[limited("clubs"), limited_by_address("address_clubs")],
)
async def found(request: Request, body: NewClub, services: ServicesDep, account: Account) -> ClubState:
    """Found a club."""
    await services.clubs.found(account, body.name, body.about, _language(request))
    return await club_state(services, await services.clubs.find(body.name, account), account)


@router.get("/clubs/{name:path}/tables", response_model=Tables, responses=_CLUB)
async def club_tables(name: ClubPath, services: ServicesDep, account: Account) -> Response:
    """Tables of a club that are open or played, for its members."""
    club = await services.clubs.find(name, account)
    if not club.belongs:
        raise Refusal("not_allowed", "Only members see the tables of a club.")
    wanted = and_(tables.c.club_id == club.id, tables.c.status.in_(("open", "playing")))
    found = await services.keeper.store.find(wanted, before=None, limit=LISTED_TABLES)
    return json({"tables": await table_infos(services, found, account.id), "next": None})


@router.get("/clubs/{name:path}/leaders", responses=documented("not_found"))
async def club_leaders(
    name: ClubPath, services: ServicesDep, account: MaybeAccount, game: GameQuery, players: PlayersQuery = 2
) -> Leaders:
    """The best of a club's members; provisional ratings and hidden profiles are left out."""
    club = await services.clubs.find(name, account)
    if game not in games.names():
        raise Refusal("not_found", "There is no such game.")
    return await Profiles(services.database).leaders(game, players, 200, account, club_id=club.id)


@router.post("/clubs/{name:path}/join", responses=_CLUB, dependencies=[limited("clubs")])
async def join(
    request: Request, name: ClubPath, services: ServicesDep, account: Account, body: JoinClub | None = None
) -> ClubState:
    """Join a club by its link, or ask its officers."""
    club = await services.clubs.find(name, account)
    try:
        await services.clubs.join(club, account, body.code if body else None)
    except Refusal:
        if body is not None and body.code is not None:
            await services.limits.check("wrong_codes", address_of(request.scope))
        raise
    return await _changed(services, name, account)


@router.post("/clubs/{name:path}/leave", status_code=204, responses=_CLUB, dependencies=[limited("clubs")])
async def leave(name: ClubPath, services: ServicesDep, account: Account) -> None:
    """Leave a club, or no longer ask to join it."""
    club = await services.clubs.find(name, account)
    await services.clubs.leave(club, account)
    await services.tell_read_again(await services.clubs.tables_of(club.id))


@router.post("/clubs/{name:path}/members", responses=_CLUB, dependencies=[limited("clubs")])
async def act_on_member(name: ClubPath, body: MemberChange, services: ServicesDep, account: Account) -> ClubState:
    """As an officer, accept or remove somebody; as the founder, choose officers or hand the club over."""
    club = await services.clubs.find(name, account)
    await services.clubs.act_on(club, account, body.name, body.action)
    return await _changed(services, name, account)


@router.post("/clubs/{name:path}/report", status_code=204, responses=_CLUB, dependencies=[limited("reports")])
async def report(name: ClubPath, services: ServicesDep, account: Account) -> None:
    """Report a club's name and what it says about itself to the host of the server."""
    club = await services.clubs.find(name, account)
    about = await services.clubs.founder(club)
    if about is None or about == account.id:
        raise Refusal("not_allowed", "There is nobody to report.")
    await services.people.report(account.id, about, None, "club", f"{club.name}: {club.about}")


@router.get("/clubs/{name:path}", responses=documented("not_found"))
async def read(name: ClubPath, services: ServicesDep, account: MaybeAccount) -> ClubState:
    """A club; its members see who else belongs to it."""
    return await club_state(services, await services.clubs.find(name, account), account)


@router.patch(
    "/clubs/{name:path}",
    responses=documented("no_account", "not_found", "not_allowed", "name_taken"),
    dependencies=[limited("clubs")],
)
async def change(
    request: Request, name: ClubPath, body: ClubChange, services: ServicesDep, account: Account
) -> ClubState:
    """As an officer, rename a club, change what it says about itself, where it is told of events, or its link."""
    club = await services.clubs.find(name, account)
    await services.clubs.change(club, **body.model_dump(), language=_language(request))
    return await club_state(services, await services.clubs.by_id(club.id, account), account)


@router.delete(
    "/clubs/{name:path}",
    status_code=204,
    responses=documented("no_account", "not_found", "not_allowed", "not_over"),
    dependencies=[limited("clubs")],
)
async def disband(name: ClubPath, services: ServicesDep, account: Account) -> None:
    """As its founder, disband a club; its games stay with those who played them."""
    club = await services.clubs.find(name, account)
    its_tables = await services.clubs.tables_of(club.id)
    await services.clubs.disband(club)
    await services.tell_read_again(its_tables)


def _language(request: Request) -> str:
    return locales.negotiate(request.headers.get("accept-language"))


async def _changed(services: Services, name: str, account: AccountRow) -> ClubState:
    """A club after its members have changed: who may see its tables has changed with them."""
    club = await services.clubs.find(name, account)
    await services.tell_read_again(await services.clubs.tables_of(club.id))
    return await club_state(services, club, account)
