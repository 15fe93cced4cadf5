"""Playing over plain HTTP: the same as over a WebSocket, for clients that poll and post."""

from typing import Annotated

from fastapi import APIRouter, Query, Response

from fogcity import position
from fogcity.games import SPECTATOR, Game, State
from fogcity.server import frames, moves, takebacks
from fogcity.server.hints import hint as find_hint
from fogcity.server.live import Draft
from fogcity.server.problems import Refusal, documented
from fogcity.server.protocol.games import GameBoardData
from fogcity.server.protocol.play import (
    Accepted,
    Act,
    AnswerUndo,
    ForSeat,
    Hint,
    Mute,
    Position,
    Say,
    TableState,
    Undo,
    Words,
)
from fogcity.server.routes.common import (
    Account,
    MaybeAccount,
    ServicesDep,
    TableIdPath,
    json,
    limited,
    limited_by_address,
    table_state,
)
from fogcity.server.store import AccountRow

router = APIRouter(tags=["play"])
MOST_MUTED = 500
"""The most people an account can mute."""

SincePly = Annotated[int, Query(ge=0, le=100_000, description="The last ply you have.", examples=[12])]
SinceMessage = Annotated[int, Query(ge=0, le=2**53, description="The last message you have.", examples=[34])]
SeatQuery = Annotated[
    int | None, Query(ge=0, le=5, description="One of your seats; if left out, what a spectator sees.", examples=[0])
]

_ACT = documented(
    "no_account",
    "not_found",
    "not_your_seat",
    "no_such_seat",
    "not_playing",
    "other_rules",
    "stale",
    "illegal",
    "unavailable",
)
_UNDO = _ACT | documented("not_allowed")
_SEAT = documented(
    "no_account", "not_found", "not_your_seat", "no_such_seat", "not_playing", "other_rules", "unavailable"
)


@router.get("/tables/{table_id}", response_model=TableState, responses=documented("not_found", "not_allowed"))
async def look(
    table_id: TableIdPath,
    services: ServicesDep,
    account: MaybeAccount,
    since: SincePly = 0,
    messages_since: SinceMessage = 0,
) -> Response:
    """The state of a table, with the log and messages since the given numbers."""
    return json(await table_state(services, table_id, account.id if account else None, since, messages_since))


@router.post("/tables/{table_id}/actions", responses=_ACT, dependencies=[limited("messages")])
async def act(table_id: TableIdPath, body: Act, services: ServicesDep, account: Account) -> Accepted:
    """Play an action; the answer comes once it is stored."""
    return await services.keeper.change(table_id, moves.act, account.id, body)


@router.post("/tables/{table_id}/actions/check", status_code=204, responses=_ACT, dependencies=[limited("messages")])
async def check(table_id: TableIdPath, body: Act, services: ServicesDep, account: Account) -> None:
    """Ask whether an action is legal, and why not, without playing it."""
    await services.keeper.change(table_id, moves.check, account.id, body)


@router.post("/tables/{table_id}/undo", responses=_UNDO, dependencies=[limited("messages")])
async def undo(table_id: TableIdPath, body: Undo, services: ServicesDep, account: Account) -> Accepted:
    """Take back an action where that is allowed; otherwise ask the others."""
    return await services.keeper.change(table_id, takebacks.undo, account.id, body)


@router.post("/tables/{table_id}/undo/answer", status_code=204, responses=_ACT, dependencies=[limited("messages")])
async def answer_undo(table_id: TableIdPath, body: AnswerUndo, services: ServicesDep, account: Account) -> None:
    """Agree to a request to take back, or refuse it."""
    await services.keeper.change(table_id, takebacks.answer, account.id, body)


@router.post(
    "/tables/{table_id}/messages",
    status_code=204,
    responses=documented("no_account", "not_found", "not_allowed", "chat_off"),
    dependencies=[limited("chat")],
)
async def say(table_id: TableIdPath, body: Say, services: ServicesDep, account: Account) -> None:
    """Say something to the table."""
    await services.keeper.change(table_id, moves.say, account, body.text)


@router.put(
    "/tables/{table_id}/mutes",
    status_code=204,
    responses=documented("no_account", "not_found", "not_allowed", "no_such_seat", "unavailable"),
    dependencies=[limited("messages")],
)
async def mute(table_id: TableIdPath, body: Mute, services: ServicesDep, account: Account) -> None:
    """Mute or unmute a person, everywhere."""
    async with services.keeper.reading(table_id, fresh=True) as live:
        live.let_see(account.id)
        other = Draft(live, services.settings).seat(body.seat).account_id
    if other is None or other == account.id:
        raise Refusal("not_allowed", "There is nobody to mute in that seat.")
    relation = await services.friendships.between(account.id, other)
    if not body.muted and relation.get("blocked"):
        raise Refusal("not_allowed", "You have blocked this person: unblock them to hear them again.")
    if body.muted and len(await services.people.muted_by(account.id)) >= MOST_MUTED:
        raise Refusal("too_many", f"You have muted {MOST_MUTED} people: unmute some of them first.")
    await services.people.mute(account.id, other, body.muted)
    await services.tell_mutes(account.id)


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
    dependencies=[limited("hints")],
)
async def hint(table_id: TableIdPath, body: ForSeat, services: ServicesDep, account: Account) -> Hint:
    """What a strong bot would do with what the seat can see."""
    return await find_hint(services, table_id, account.id, body.seat)


@router.post("/tables/{table_id}/resign", status_code=204, responses=_SEAT, dependencies=[limited("messages")])
async def resign(table_id: TableIdPath, body: ForSeat, services: ServicesDep, account: Account) -> None:
    """Resign; the game ends if one player is left, otherwise a bot plays on."""
    await services.keeper.change(table_id, moves.resign, account.id, body.seat)


@router.post(
    "/tables/{table_id}/back",
    status_code=204,
    responses=documented("no_account", "not_found"),
    dependencies=[limited("messages")],
)
async def back(table_id: TableIdPath, services: ServicesDep, account: Account) -> None:
    """Take over your seats from the bots that play them."""
    await services.keeper.change(table_id, moves.back, account.id)


@router.get("/tables/{table_id}/board", response_model=GameBoardData, responses=documented("not_found", "not_allowed"))
async def board(table_id: TableIdPath, services: ServicesDep, account: MaybeAccount) -> Response:
    """The board as the game declares it, for drawing; it never changes."""
    async with services.keeper.reading(table_id) as live:
        live.let_see(account.id if account else None)
        content = frames.board(live.row.game, frames.dumps(live.row.options).decode())
    return Response(content, media_type="application/json", headers={"Cache-Control": "private, max-age=86400"})


_LOOK = documented("not_found", "not_allowed", "no_such_seat", "not_your_seat", "not_playing", "other_rules")


@router.get("/tables/{table_id}/text", responses=_LOOK, dependencies=[limited_by_address("heavy")])
async def words(table_id: TableIdPath, services: ServicesDep, account: MaybeAccount, seat: SeatQuery = None) -> Words:
    """What a seat sees in words and as a picture, for clients that can't draw this game."""
    game, veiled, eyes = await _seen(services, table_id, account, seat)
    return await services.aside(lambda: Words(text=game.text(veiled, eyes), svg=game.svg(veiled, eyes)))


@router.get("/tables/{table_id}/position", responses=_LOOK, dependencies=[limited_by_address("heavy")])
async def position_of(
    table_id: TableIdPath, services: ServicesDep, account: MaybeAccount, seat: SeatQuery = None
) -> Position:
    """What a seat sees as one line of text, to store, analyze, or start another table from."""
    game, veiled, _ = await _seen(services, table_id, account, seat)
    return Position(position=await services.aside(lambda: position.write(game, veiled)))


async def _seen(
    services: ServicesDep, table_id: str, account: AccountRow | None, seat: int | None
) -> tuple[Game, State, int]:
    """The game, the state as one of the account's seats (or a spectator) knows it, and the seat."""
    async with services.keeper.reading(table_id) as live:
        live.let_see(account.id if account else None)
        if seat is not None:
            Draft(live, services.settings).own(account.id if account else 0, seat)
        live.let_play()
        if live.table is None:
            raise Refusal("not_playing", "The game has not started.")
        eyes = SPECTATOR if seat is None else seat
        return live.table.game, live.table.veiled(eyes), eyes
