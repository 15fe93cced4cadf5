"""Games and tables: creating, finding, joining, starting, rematches."""

import base64
import binascii
import dataclasses
import re
from datetime import datetime
from typing import Annotated, Any, Literal, cast

from fastapi import APIRouter, Path, Query, Request, Response
from sqlalchemy import ColumnElement, and_, or_

from fogcity import bots, games
from fogcity.server import frames, lobby, quotas, reach
from fogcity.server.people.friends import blocked_by
from fogcity.server.problems import Refusal, documented
from fogcity.server.protocol.lobby import (
    GameInfo,
    Invitation,
    Join,
    Kick,
    NewTable,
    OptionInfo,
    PersonInfo,
    SeatChange,
    TableInfo,
    Tables,
)
from fogcity.server.protocol.play import TableState
from fogcity.server.routes.common import (
    TABLE_ID,
    Account,
    MaybeAccount,
    ServicesDep,
    TableIdPath,
    came_from,
    json,
    limited,
    made_from,
    table_infos,
    table_state,
)
from fogcity.server.security import address_of
from fogcity.server.services import Services
from fogcity.server.store import AccountRow, TableRow
from fogcity.server.store.schema import seats, tables
from fogcity.server.store.tables import Place, sits

router = APIRouter(tags=["lobby"])

_EXAMPLE_CURSOR = "MSAyMDI2LTAxLTMxVDEyOjAwOjAwKzAwOjAwIGIzeFEwYVpyNzFMbVBxX2M"
ListName = Literal["open", "live", "mine", "finished"]


@router.get("/games", responses=documented())
async def list_games() -> list[GameInfo]:
    """The games that can be played here, with their options."""
    return [_game_info(games.kind(name)) for name in games.names()]


def _game_info(game: type[games.Game]) -> GameInfo:
    return GameInfo(
        id=game.id,
        title=game.title,
        min_players=game.options_type.seats[0],
        max_players=game.options_type.seats[-1],
        seat_names=list(game.seat_names),
        options=[
            _option_info(field)
            for field in dataclasses.fields(game.options_type)
            if field.name not in ("players", "first")
        ],
        levels=list(bots.levels(game.id)),
        people=[
            PersonInfo(level=level, name=one.name, look=one.look, habit=one.habit, rating=one.ratings[0])
            for level, one in bots.persons(game.id).items()
        ],
    )


def _option_info(field: "dataclasses.Field[Any]") -> OptionInfo:
    about, default = field.metadata, cast(Any, field.default)
    low, high = (about["allowed"][0], about["allowed"][-1]) if about["allowed"] else (None, None)
    kind: Literal["bool", "int", "str"] = "bool" if field.type is bool else "int" if field.type is int else "str"
    return OptionInfo(
        name=field.name,
        type=kind,
        default=default,
        help=about["help"],
        low=low,
        high=high,
        choices=about["choices"],
        file=about["file"],
    )


@router.get("/tables", response_model=Tables, responses=documented("no_account"))
async def list_tables(
    services: ServicesDep,
    account: MaybeAccount,
    list_: Annotated[ListName, Query(alias="list", description="Which tables.")] = "open",
    game: Annotated[str | None, Query(max_length=40, examples=[games.names()[0]])] = None,
    cursor: Annotated[
        str | None, Query(max_length=100, description="`next` of the page before.", examples=[_EXAMPLE_CURSOR])
    ] = None,
    limit: Annotated[int, Query(ge=1, le=100)] = 50,
) -> Response:
    """Tables, the last changed first: open ones to join, live ones to look on, finished ones, or my own, of which those
    that are over come last."""
    if list_ == "mine" and account is None:
        raise Refusal("no_account", "You need an account to list your own tables: POST /api/me first.")
    wanted = _wanted(list_, account.id if account else 0)
    if game is not None:
        wanted = and_(wanted, tables.c.game == game)
    if list_ == "open" and account is not None:  # hide the tables of people you have blocked
        wanted = and_(wanted, or_(tables.c.host_id.is_(None), tables.c.host_id.not_in(blocked_by(account.id))))
    place = _read_cursor(cursor)
    found = await services.keeper.store.find(wanted, before=place, limit=limit + 1, running_first=list_ == "mine")
    infos = await table_infos(services, found[:limit], account.id if account else None)
    if list_ == "mine":
        infos.sort(key=lambda info: not info["my_turn"])
    last = found[limit - 1][0] if len(found) > limit else None
    return json({"tables": infos, "next": _cursor(last) if last else None})


def _wanted(list_: ListName, account_id: int) -> ColumnElement[bool]:
    match list_:
        case "mine":
            return and_(sits(account_id), tables.c.status != "closed")
        case "open":
            free = tables.c.id.in_(seats.select().with_only_columns(seats.c.table_id).where(seats.c.kind == "open"))
            return and_(tables.c.status == "open", tables.c.public, free)
        case "live":
            return and_(tables.c.status == "playing", tables.c.public, tables.c.spectators)
        case "finished":
            return and_(tables.c.status == "finished", tables.c.public, tables.c.spectators)


def _cursor(row: TableRow) -> str:
    place = f"{int(row.status != 'finished')} {row.changed_at.isoformat()} {row.id}"
    return base64.urlsafe_b64encode(place.encode()).decode().rstrip("=")


def _read_cursor(cursor: str | None) -> Place | None:
    if cursor is None:
        return None
    try:
        running, moment, table_id = base64.urlsafe_b64decode(cursor + "=" * (-len(cursor) % 4)).decode().split(" ")
        when = datetime.fromisoformat(moment)
        # Only what `_cursor` writes: databases do not know all years, and no text holds a NUL.
        if when.tzinfo is None or not 2000 <= when.year < 3000 or not re.fullmatch(TABLE_ID, table_id):
            raise ValueError(moment)
        return running == "1", when, table_id
    except (ValueError, binascii.Error):
        raise Refusal("bad_request", "The cursor is invalid: leave it out to start over.") from None


@router.post(
    "/tables",
    status_code=201,
    response_model=TableState,
    responses=documented("no_account", "name_taken", "not_found", "not_allowed"),
    dependencies=[limited("tables")],
)
async def make_table(request: Request, body: NewTable, services: ServicesDep, account: Account) -> Response:
    """Create a table; with autostart and all seats taken, the game starts right away."""
    row, its_seats = await lobby.new_table(body, account, services.settings, await made_from(request, services))
    if body.club is not None:
        row.club_id, row.public = await club_of(services, body.club, account), False
    await lobby.check_names(its_seats, account, services.people)
    await quotas.add(services.keeper, row, its_seats)
    await services.keeper.change(row.id, lobby.open_up)
    return json(await table_state(services, row.id, account.id), 201)


async def club_of(services: Services, name: str, account: AccountRow) -> int:
    """The club of a new table, for its members only."""
    club = await services.clubs.find(name, account)
    if not club.belongs:
        raise Refusal("not_allowed", "Only members can create tables of a club: join it first.")
    return club.id


@router.get(
    "/invitations/{code}",
    response_model=TableInfo,
    responses=documented("no_account", "not_found"),
)
async def invitation(
    request: Request,
    code: Annotated[str, Path(min_length=1, max_length=20, examples=["K7QMX2RTBD"])],
    services: ServicesDep,
    account: Account,
) -> Response:
    """The table of an invitation code."""
    table_id = await services.keeper.store.by_code(code.strip().upper())
    if table_id is None:
        await services.limits.check("wrong_codes", address_of(request.scope))
        raise Refusal("not_found", "There is no table with that code: ask for the link again.")
    async with services.keeper.reading(table_id, fresh=True) as live:
        if live.row.club_id is not None:
            live.let_see(account.id)
        return json(frames.table_info(live.row, live.seats, account.id, live.ratings))


_TABLE = documented("no_account", "not_found", "not_allowed", "not_open", "seat_taken", "no_such_seat")
_HOST = documented("no_account", "not_found", "not_host", "not_open", "no_such_seat", "seat_taken", "seats_open")


@router.get("/tables/{table_id}/invitation", responses=documented("no_account", "not_found", "not_host"))
async def how_to_invite(request: Request, table_id: TableIdPath, services: ServicesDep, account: Account) -> Invitation:
    """The invitation link, if the server knows how others reach it."""
    async with services.keeper.reading(table_id, fresh=True) as live:
        lobby.only_host(live.row, account.id)
        path = f"/join/{live.row.code}"
    origin = reach.origin_for_others(request, services.settings)
    if origin is None:
        return Invitation(link=f"{str(request.base_url).rstrip('/')}{path}", local=True)
    return Invitation(link=origin + path, local=False, qr=reach.qr_picture(origin + path))


@router.post("/tables/{table_id}/join", response_model=TableState, responses=_TABLE, dependencies=[limited("tables")])
async def join(
    request: Request, table_id: TableIdPath, body: Join, services: ServicesDep, account: Account
) -> Response:
    """Sit down."""
    address = came_from(request, services)
    code = body.code or await services.friendships.code_for(table_id, account.id)
    await services.keeper.change(table_id, lobby.join, account, body.seat, code, address)
    return json(await table_state(services, table_id, account.id))


@router.post("/tables/{table_id}/leave", status_code=204, responses=_TABLE)
async def leave(table_id: TableIdPath, services: ServicesDep, account: Account) -> None:
    """Leave a seat before the start."""
    await services.keeper.change(table_id, lobby.leave, account.id)


@router.post("/tables/{table_id}/kick", response_model=TableState, responses=_HOST)
async def kick(table_id: TableIdPath, body: Kick, services: ServicesDep, account: Account) -> Response:
    """Free a seat before the start, as the host."""
    await services.keeper.change(table_id, lobby.kick, account.id, body.seat)
    return json(await table_state(services, table_id, account.id))


@router.put("/tables/{table_id}/seats/{seat}", response_model=TableState, responses=_HOST)
async def change_seat(
    table_id: TableIdPath,
    seat: Annotated[int, Path(ge=0, le=5, examples=[1])],
    body: SeatChange,
    services: ServicesDep,
    account: Account,
) -> Response:
    """As the host, change a seat without a person before the start."""
    await services.keeper.change(table_id, lobby.change_seat, account.id, seat, body)
    return json(await table_state(services, table_id, account.id))


@router.post("/tables/{table_id}/start", response_model=TableState, responses=_HOST)
async def start(table_id: TableIdPath, services: ServicesDep, account: Account) -> Response:
    """Start the game, as the host."""
    await services.keeper.change(table_id, lobby.start, account.id)
    return json(await table_state(services, table_id, account.id))


@router.post(
    "/tables/{table_id}/rematch",
    response_model=TableState,
    responses=documented("no_account", "not_found", "not_allowed", "not_over"),
    dependencies=[limited("tables")],
)
async def rematch(request: Request, table_id: TableIdPath, services: ServicesDep, account: Account) -> Response:
    """Play a rematch with seats rotated: the first request creates the table, the others join it."""
    async with services.keeper.reading(table_id, fresh=True) as live:
        new_id = live.row.rematch
    first = new_id is None
    if new_id is None:
        new_id = await lobby.make_rematch(services.keeper, table_id, account, await made_from(request, services))
    await services.keeper.change(new_id, lobby.meet_again, account, came_from(request, services))
    if first:
        async with services.keeper.reading(new_id) as live:
            for seat in live.seats:
                if seat.reserved_id is None:
                    continue
                relation = await services.friendships.between(seat.reserved_id, account.id)
                if not relation.get("blocked"):
                    services.notices.invite(live, seat.reserved_id, account.name)
    return json(await table_state(services, new_id, account.id))
