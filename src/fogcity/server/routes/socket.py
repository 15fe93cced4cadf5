"""The WebSocket of a table."""

import asyncio
import logging
import re
from collections.abc import Awaitable, Callable
from functools import partial
from typing import Any

from fastapi import APIRouter, WebSocket, WebSocketDisconnect
from pydantic import TypeAdapter, ValidationError

from fogcity.server import metrics, moves, takebacks
from fogcity.server.accounts import token_hash, token_of
from fogcity.server.hints import hint
from fogcity.server.hub import NO_ACCOUNT, NOT_ALLOWED, Connection
from fogcity.server.limits import Bucket
from fogcity.server.problems import Refusal, refusal_of
from fogcity.server.protocol.sockets import (
    ActRequest,
    AnswerUndoRequest,
    BackRequest,
    CheckRequest,
    ClientMessage,
    HintRequest,
    LookRequest,
    PingRequest,
    ResignRequest,
    SayRequest,
    UndoRequest,
)
from fogcity.server.routes.common import TABLE_ID
from fogcity.server.security import LARGEST_FRAME, address_of, is_foreign, is_own_host
from fogcity.server.services import Services
from fogcity.server.store import AccountRow
from fogcity.server.store.outages import OUTAGES, is_outage
from fogcity.server.websockets import CUT_OFF, FLOOD

log = logging.getLogger(__name__)
router = APIRouter()

NOT_FOUND = 4404
PATIENCE = 20
"""How many unusable messages are answered at once; after that one per second."""
_REQUEST: TypeAdapter[ClientMessage] = TypeAdapter(ClientMessage)


@router.websocket("/tables/{table_id}/socket")
async def socket(
    websocket: WebSocket, table_id: str, since: int = 0, messages_since: int = 0, looking: bool = True
) -> None:
    """Play at a table; docs/protocol.md describes the messages."""
    services: Services = websocket.app.state.services
    await websocket.accept()  # before any refusal: browsers show no other reason than a close code
    account = await admit(websocket, services, partial(_may_look, services, table_id))
    if account is None:
        return
    session = token_hash(token_of(websocket) or "")
    since, messages_since = max(0, since), max(0, messages_since)
    connection = Connection(websocket, account, session, table_id, since, messages_since, looking=looking)
    tasks: list[asyncio.Task[None]] = []
    try:
        try:
            await services.hub.add(connection)
        except Refusal:
            await connection.close(FLOOD)
            return
        tasks.append(asyncio.create_task(connection.send(services.keeper, services.hub.presence)))
        tasks.append(asyncio.create_task(_receive(websocket, services, connection)))
        if looking:
            services.notices.seen(account.id, table_id, session)
        await services.keeper.change(table_id, moves.back, account.id)
        done, _ = await asyncio.wait(tasks, return_when=asyncio.FIRST_COMPLETED)
        for task in done:
            if (error := task.exception()) is not None and not isinstance(error, WebSocketDisconnect | RuntimeError):
                raise error
    except Exception as error:
        _tell(error)
    finally:
        for task in tasks:
            task.cancel()
        await asyncio.gather(*tasks, return_exceptions=True)
        try:
            await services.hub.remove(connection)
        except Exception as error:
            _tell(error)
        await connection.close(1011)


def _tell(error: Exception) -> None:
    """Log what broke a connection."""
    if is_outage(error):
        OUTAGES.failed(error)
    else:
        log.error("a connection broke", exc_info=error)


async def _may_look(services: Services, table_id: str, account: AccountRow) -> int:
    """0 if the account can see the table, else the close code."""
    if not re.fullmatch(TABLE_ID, table_id):
        return NOT_FOUND
    async with services.keeper.reading(table_id, fresh=True) as live:
        return 0 if live.may_look(account.id) else NOT_ALLOWED


async def admit(
    websocket: WebSocket, services: Services, let_in: Callable[[AccountRow], Awaitable[int]]
) -> AccountRow | None:
    """The account that connects; None if it may not, after closing the connection with the reason."""
    code = 0
    account = None
    try:
        await services.limits.check("sockets", address_of(websocket.scope))
        account = await services.accounts.of_token(token_of(websocket))
        own = is_own_host(websocket.scope, services.settings.hosts)
        if not own or is_foreign(websocket.scope, services.settings.origins):
            code = NOT_ALLOWED
        elif account is None or account.banned_at is not None:
            code = NO_ACCOUNT
        else:
            code = await let_in(account)
    except Exception as error:
        code = {"not_found": NOT_FOUND, "too_many": FLOOD}.get(refusal_of(error).problem.code, 1011)
    if code:
        await websocket.close(code)
        return None
    return account


async def _receive(websocket: WebSocket, services: Services, connection: Connection) -> None:
    """Handle requests one by one; hints don't block the others."""
    thinking: set[asyncio.Task[None]] = set()
    patience = Bucket(PATIENCE * services.settings.rate_factor, 1)
    try:
        while True:
            text = await websocket.receive_text()
            await asyncio.sleep(0)  # others are served between two messages of a client
            await connection.room()
            if not connection.is_open:  # the device was logged out, but its client keeps sending
                return
            try:
                request = await _count_and_read(services, connection, text)
            except _Unusable as unusable:
                if not patience.take():
                    await connection.close(FLOOD, CUT_OFF)
                    return
                _refuse(connection, unusable.number, unusable.error)
                continue
            number = request.id
            if isinstance(request, HintRequest):
                if thinking:
                    _refuse(connection, number, Refusal("too_many", "Wait for the hint you asked for.", retry_after=1))
                    continue
                task = asyncio.create_task(_answer(services, connection, request))
                thinking.add(task)
                task.add_done_callback(thinking.discard)
            else:
                await _answer(services, connection, request)
    except KeyError:  # a message of bytes instead of text
        await connection.close(1003)
    finally:
        for task in thinking:
            task.cancel()


class _Unusable(Exception):
    """A message beyond the limits or invalid, with the id for the answer."""

    def __init__(self, number: int | None, error: Exception) -> None:
        super().__init__(error)
        self.number, self.error = number, error


async def _count_and_read(services: Services, connection: Connection, text: str) -> ClientMessage:
    """A client's request, counted before it is parsed."""
    refusal: Refusal | None = None
    try:
        await services.limits.check("address_messages", connection.address)
        await services.limits.check("messages", str(connection.account.id))
    except Refusal as too_many:
        refusal = too_many
    if len(text) > LARGEST_FRAME:
        raise _Unusable(None, Refusal("too_large", f"A message has {LARGEST_FRAME} characters at most."))
    try:
        request = _REQUEST.validate_json(text)
    except ValidationError as error:
        raise _Unusable(None, refusal or error) from None
    if refusal is not None:
        raise _Unusable(request.id, refusal)
    return request


async def _answer(services: Services, connection: Connection, request: Any) -> None:
    try:
        await _carry_out(services, connection, request)
    except Exception as error:
        _refuse(connection, request.id, error)


async def _carry_out(services: Services, connection: Connection, request: Any) -> None:
    table_id, account, change = connection.table_id, connection.account, services.keeper.change
    match request:
        case ActRequest():
            accepted = await change(table_id, moves.act, account.id, request)
            connection.answer("accepted", request.id, **accepted.model_dump(mode="json"))
        case CheckRequest():
            await change(table_id, moves.check, account.id, request)
            connection.answer("done", request.id)
        case UndoRequest():
            accepted = await change(table_id, takebacks.undo, account.id, request)
            connection.answer("accepted", request.id, **accepted.model_dump(mode="json"))
        case AnswerUndoRequest():
            await change(table_id, takebacks.answer, account.id, request)
            connection.answer("done", request.id)
        case SayRequest():
            await services.limits.check("chat", str(account.id))
            await change(table_id, moves.say, account, request.text)
            connection.answer("done", request.id)
        case HintRequest():
            await services.limits.check("hints", str(account.id))
            found = await hint(services, table_id, account.id, request.seat)
            connection.answer("hint", request.id, **found.model_dump())
        case ResignRequest():
            await change(table_id, moves.resign, account.id, request.seat)
            connection.answer("done", request.id)
        case BackRequest():
            await change(table_id, moves.back, account.id)
            connection.answer("done", request.id)
        case LookRequest():
            await services.hub.look(connection, request.looking)
            if request.looking:
                services.notices.seen(account.id, table_id, connection.session)
            connection.answer("done", request.id)
        case PingRequest():
            connection.answer("done", request.id)


def _refuse(connection: Connection, request: int | None, error: Exception) -> None:
    problem = refusal_of(error).problem
    metrics.REFUSALS.labels(problem.code).inc()
    connection.answer("refused", request, problem=problem.model_dump(exclude_none=True))
