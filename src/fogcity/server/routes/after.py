"""Replays (during a game only of your own seat or as a spectator), and records of finished games."""

from functools import partial
from typing import Annotated, Literal

from fastapi import APIRouter, Query, Request, Response

from fogcity.games import SPECTATOR, Action, View
from fogcity.server import devices, frames, records
from fogcity.server.live import Live, begun, make_table
from fogcity.server.problems import Refusal, documented
from fogcity.server.protocol.lobby import DeviceGame, TableInfo
from fogcity.server.protocol.play import Replay, Words
from fogcity.server.routes.common import (
    Account,
    MaybeAccount,
    ServicesDep,
    TableIdPath,
    json,
    limited,
    limited_by_address,
    made_from,
)
from fogcity.table import Table

router = APIRouter(tags=["after the game"])

_ENDED = documented("not_found", "not_allowed", "not_over")
_OVER = documented("not_found", "not_allowed", "not_over", "other_rules")
Eyes = Annotated[
    Literal["0", "1", "2", "3", "4", "5", "spectator", "open"],
    Query(description="Whose view: a seat's, a spectator's, or that of all seats together."),
]


@router.get("/tables/{table_id}/record", responses={**_ENDED, 200: {"content": {"application/json": {}}}})
async def get_record(table_id: TableIdPath, services: ServicesDep, account: MaybeAccount) -> Response:
    """The record with the secret, as a file: `fogcity verify` proves that nothing was changed after the start.

    A game of other rules is returned as it was stored; its record names the version of the rules.
    """
    async with services.keeper.reading(table_id, fresh=True) as live:
        _let_see_end(live, account.id if account else None)
        text, name = records.of_live(live).dumps(), records.file_name(live.row)
    disposition = {"Content-Disposition": f'attachment; filename="{name}"'}
    return Response(text, media_type="application/json", headers=disposition)


@router.post(
    "/records",
    status_code=201,
    response_model=TableInfo,
    responses=documented("no_account", "name_taken", "other_rules", "illegal", "too_large"),
    dependencies=[limited("tables")],
)
async def keep_record(body: DeviceGame, request: Request, services: ServicesDep, account: Account) -> Response:
    """Save a finished game that was played on a device; the server replays, verifies and marks it.

    Sent again it is kept once. The oldest games go when there are more than a server keeps for somebody.
    """
    table_id = await devices.keep(services, body, account, await made_from(request, services))
    async with services.keeper.reading(table_id) as live:
        return json(frames.table_info(live.row, live.seats, account.id, live.ratings), 201)


@router.get(
    "/tables/{table_id}/replay",
    response_model=Replay,
    responses=_OVER,
    dependencies=[limited_by_address("heavy")],
)
async def replay(
    table_id: TableIdPath,
    services: ServicesDep,
    account: MaybeAccount,
    seat: Eyes = "spectator",
    first: Annotated[int, Query(alias="from", ge=0, le=10_000, description="The first step wanted.")] = 0,
    count: Annotated[int, Query(ge=1, le=200, description="How many steps.")] = 50,
) -> Response:
    """The views of a game, step by step; during the game only your own seat's, or a spectator's."""
    account_id = account.id if account else None
    async with services.keeper.reading(table_id, fresh=True) as live:
        log = [(step.seat, step.action) for step in _seen(live, account_id, seat).log]
        eyes = _eyes(seat, len(live.seats))
        game, over = make_table(live.row, live.seats), live.row.status != "playing"
        about = {
            "table": frames.table_info(live.row, live.seats, account_id, live.ratings),
            "outcome": frames.outcome(live),
            "seat": seat,
            "length": len(log),
        }
    return json(await services.aside(partial(_render, about, game, log, eyes, over, first, count)))


@router.get("/tables/{table_id}/replay/text", responses=_OVER, dependencies=[limited_by_address("heavy")])
async def words_at(
    table_id: TableIdPath,
    services: ServicesDep,
    account: MaybeAccount,
    seat: Eyes = "spectator",
    step: Annotated[int, Query(ge=0, le=10_000, description="After how many actions; the end if there are fewer.")] = 0,
) -> Words:
    """A position of a game in words and as a picture, for clients that can't draw this game."""
    async with services.keeper.reading(table_id, fresh=True) as live:
        log = [(one.seat, one.action) for one in _seen(live, account.id if account else None, seat).log]
        eyes = _eyes(seat, len(live.seats))
        game = make_table(live.row, live.seats)
    return await services.aside(partial(_words, game, log[:step], eyes[0] if len(eyes) == 1 else SPECTATOR))


def _words(table: Table, log: list[tuple[int, Action]], eyes: int) -> Words:
    """Replay a game so far and tell what is seen then. Runs in a thread, so the table is its own."""
    for seat, action in log:
        table.play(seat, action)
    veiled = table.veiled(eyes)
    return Words(text=table.game.text(veiled, eyes), svg=table.game.svg(veiled, eyes))


def _eyes(body: str, seats: int) -> list[int]:
    """The seats whose points of view are requested."""
    if body in ("spectator", "open"):
        return [SPECTATOR] if body == "spectator" else list(range(seats))
    if int(body) >= seats:
        raise Refusal("no_such_seat", f"There is no seat {int(body) + 1}: seats are 1 to {seats}.")
    return [int(body)]


def _over(live: Live, account_id: int | None) -> Table:
    """A finished game that the account can see."""
    _let_see_end(live, account_id)
    live.let_play()
    assert live.table is not None
    return live.table


def _let_see_end(live: Live, account_id: int | None) -> None:
    """Refuse if the game is not over or the account can't see it."""
    live.let_see(account_id)
    if live.row.status not in ("finished", "closed") or not begun(live.row):
        raise Refusal("not_over", "This is only available when the game is over.")


def _seen(live: Live, account_id: int | None, eyes: str) -> Table:
    """The game, for somebody who may look at it by these eyes: before its end only by their own or a spectator's."""
    if live.row.status != "playing":
        return _over(live, account_id)
    live.let_see(account_id)
    live.let_play()
    if live.table is None or eyes not in ("spectator", *map(str, live.mine(account_id))):
        raise Refusal("not_over", "Before the end you can replay only your own view, or a spectator's.")
    return live.table


def _render(
    about: frames.Plain,
    table: Table,
    log: list[tuple[int, Action]],
    eyes: list[int],
    over: bool,
    first: int,
    count: int,
) -> bytes:
    """Replay a game and draw up the steps asked for. Runs in a thread, so the table is its own."""
    before = None
    steps = []
    for step in range(min(len(log), first + count - 1) + 1):
        if step:
            table.play(*log[step - 1])
        if step < first - 1:
            continue
        after = table.view(SPECTATOR)
        if step >= first:
            steps.append(_step(table, step, before, after, eyes, over))
        before = after
    return frames.dumps({**about, "steps": steps})


def _step(table: Table, step: int, before: View | None, after: View, eyes: list[int], over: bool) -> frames.Plain:
    last = table.log[-1] if table.log else None
    open_ = over or (last is not None and last.seat in eyes)
    return {
        "step": step,
        "seat": last.seat if last else None,
        "action": (last.action if open_ else table.game.public(last.action)) if last else None,
        "events": table.events(before, after) if before is not None else [],
        "waiting": table.waiting,
        "views": [after if seat == SPECTATOR else table.view(seat) for seat in eyes],
    }
