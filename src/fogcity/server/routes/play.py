"""Playing over plain HTTP: the same as over a WebSocket, for clients that poll and post."""

from typing import Annotated, Any

from fastapi import APIRouter, Query, Response

from fogcity.server import frames, play
from fogcity.server.problems import documented
from fogcity.server.protocol.play import (
    Accepted,
    Act,
    Explanation,
    ForSeat,
    Hint,
    Mute,
    Say,
    TableState,
    Undo,
)
from fogcity.server.routes.common import (
    Account,
    MaybeAccount,
    ServicesDep,
    TableIdPath,
    json,
    limited,
    table_state,
)

router = APIRouter(tags=["play"])

SincePly = Annotated[int, Query(ge=0, le=100_000, description="The last ply one has.", examples=[12])]
SinceMessage = Annotated[int, Query(ge=0, le=2**53, description="The last message one has.", examples=[34])]
SeatQuery = Annotated[int, Query(ge=0, le=5, description="One of my seats.", examples=[0])]

_ACT = documented(
    "no_account", "not_found", "not_your_seat", "no_such_seat", "not_playing", "stale", "illegal", "unavailable"
)
_SEAT = documented("no_account", "not_found", "not_your_seat", "no_such_seat", "not_playing", "unavailable")


@router.get("/tables/{table_id}", response_model=TableState, responses=documented("not_found", "not_allowed"))
async def look(
    table_id: TableIdPath,
    services: ServicesDep,
    account: MaybeAccount,
    since: SincePly = 0,
    messages_since: SinceMessage = 0,
) -> Response:
    """A table as it is now, with the log and the messages after those one has."""
    return json(await table_state(services, table_id, account.id if account else None, since, messages_since))


@router.post("/tables/{table_id}/actions", responses=_ACT, dependencies=[limited("message")])
async def act(table_id: TableIdPath, wish: Act, services: ServicesDep, account: Account) -> Accepted:
    """Play an action; the answer comes when it is written down for good."""
    return await play.act(services, table_id, account, wish)


@router.post("/tables/{table_id}/actions/check", status_code=204, responses=_ACT, dependencies=[limited("message")])
async def check(table_id: TableIdPath, wish: Act, services: ServicesDep, account: Account) -> None:
    """Refuse an action as if it were played, but play nothing: to ask why something is not legal."""
    await play.check(services, table_id, account, wish)


@router.post("/tables/{table_id}/undo", responses=_ACT, dependencies=[limited("message")])
async def undo(table_id: TableIdPath, wish: Undo, services: ServicesDep, account: Account) -> Accepted:
    """Take one's last action back, if nothing came to light by it and nobody acted since."""
    return await play.undo(services, table_id, account, wish)


@router.post(
    "/tables/{table_id}/messages",
    status_code=204,
    responses=documented("no_account", "not_found", "not_allowed", "chat_off"),
    dependencies=[limited("chat")],
)
async def say(table_id: TableIdPath, wish: Say, services: ServicesDep, account: Account) -> None:
    """Say something to the table."""
    await play.say(services, table_id, account, wish)


@router.put(
    "/tables/{table_id}/mutes",
    status_code=204,
    responses=documented("no_account", "not_found", "not_allowed", "no_such_seat", "unavailable"),
    dependencies=[limited("message")],
)
async def mute(table_id: TableIdPath, wish: Mute, services: ServicesDep, account: Account) -> None:
    """Hide or show what a person says, here and everywhere."""
    await play.mute(services, table_id, account, wish)


@router.post(
    "/tables/{table_id}/hint",
    responses=documented(
        "no_account",
        "not_found",
        "not_your_seat",
        "no_such_seat",
        "not_playing",
        "not_your_turn",
        "stale",
        "hints_off",
        "unavailable",
    ),
    dependencies=[limited("hint")],
)
async def hint(table_id: TableIdPath, wish: ForSeat, services: ServicesDep, account: Account) -> Hint:
    """What a strong bot would do with what the seat can see."""
    return await play.hint(services, table_id, account, wish.seat)


@router.get("/tables/{table_id}/explanation", responses=_SEAT, dependencies=[limited("heavy")])
async def explanation(table_id: TableIdPath, seat: SeatQuery, services: ServicesDep, account: Account) -> Explanation:
    """What each legal placement would do to whose lines, for previews (Cable Car)."""
    return await play.explain(services, table_id, account, seat)


@router.post("/tables/{table_id}/resign", status_code=204, responses=_SEAT, dependencies=[limited("message")])
async def resign(table_id: TableIdPath, wish: ForSeat, services: ServicesDep, account: Account) -> None:
    """Give up; the game ends if one player is left, else a bot plays on."""
    await play.resign(services, table_id, account, wish.seat)


@router.post(
    "/tables/{table_id}/back",
    status_code=204,
    responses=documented("no_account", "not_found"),
    dependencies=[limited("message")],
)
async def back(table_id: TableIdPath, services: ServicesDep, account: Account) -> None:
    """Say that one is back: bots no longer play for one's seats."""
    await play.back(services, table_id, account)


@router.get("/tables/{table_id}/board", response_model=dict[str, Any], responses=documented("not_found", "not_allowed"))
async def board(table_id: TableIdPath, services: ServicesDep, account: MaybeAccount) -> Response:
    """The board as plain data, for drawing; it never changes."""
    async with services.keeper.reading(table_id) as live:
        live.let_see(account.id if account else None)
        content = frames.board(live.row.game, frames.dumps(live.row.options).decode())
    return Response(content, media_type="application/json", headers={"Cache-Control": "private, max-age=86400"})
