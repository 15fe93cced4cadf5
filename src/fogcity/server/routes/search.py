"""The WebSocket of a search for opponents, which lasts as long as the connection."""

import contextlib
import logging

from fastapi import APIRouter, WebSocket, WebSocketDisconnect

from fogcity import games
from fogcity.server.accounts import token_of
from fogcity.server.problems import Refusal
from fogcity.server.routes.socket import NOT_FOUND, admit
from fogcity.server.security import address_of, site_of
from fogcity.server.services import Services
from fogcity.server.store import AccountRow, Conflict
from fogcity.server.store.outages import OUTAGES, is_outage
from fogcity.server.websockets import FLOOD

log = logging.getLogger(__name__)
router = APIRouter()


@router.websocket("/search/socket")
async def search(websocket: WebSocket, game: str = "", players: int = 2) -> None:
    """Look for opponents for a game and number of players; docs/protocol.md describes the messages."""
    services: Services = websocket.app.state.services
    await websocket.accept()  # before any refusal: browsers show no other reason than a close code

    async def let_in(account: AccountRow) -> int:
        if game not in games.names() or players not in games.kind(game).options_type.seats:
            return NOT_FOUND
        await services.limits.check("searches", str(account.id))
        return 0

    account = await admit(websocket, services, let_in)
    if account is None:
        return

    async def logged_in() -> bool:
        return await services.accounts.of_token(token_of(websocket)) is not None

    code = 1011
    try:
        came_from = services.counts.hidden(site_of(address_of(websocket.scope)))
        await services.searches.look(websocket, account, game, players, came_from, logged_in)
    except (Refusal, Conflict):  # too many of one address; or the account was deleted at this very moment
        code = FLOOD
    except Exception as error:
        if is_outage(error):
            OUTAGES.failed(error)
        else:
            log.error("a search broke", exc_info=error)
    with contextlib.suppress(RuntimeError, WebSocketDisconnect):  # it is closed
        await websocket.close(code)
