"""Searches for opponents at this worker: each has a WebSocket, and ends when it closes."""

import asyncio
import contextlib
import logging
from collections.abc import Awaitable, Callable
from datetime import UTC, datetime

from starlette.websockets import WebSocket, WebSocketDisconnect, WebSocketState

from fogcity.server import lobby
from fogcity.server.keeper import Keeper
from fogcity.server.people import matching
from fogcity.server.people.matching import Stand
from fogcity.server.problems import Refusal
from fogcity.server.protocol.friends import MatchedMessage, SearchingMessage
from fogcity.server.store import AccountRow, Conflict
from fogcity.server.store.outages import OUTAGES, is_outage

log = logging.getLogger(__name__)

STEP_SECONDS, TELL_SECONDS = 1.0, 2.0
NO_ACCOUNT, ELSEWHERE = 4401, 4409
"""Why a search is closed: the device was logged out, or the account is searching elsewhere."""
KEY = ""
"""Searches are written before anything else in a batch, so that workers never deadlock."""


class Search:
    """Somebody's search, on one device."""

    def __init__(self, socket: WebSocket, account: AccountRow, token: str) -> None:
        self.socket = socket
        self.account = account
        self.token = token
        self.over = asyncio.Event()
        self._said: SearchingMessage | None = None

    async def say(self, stand: Stand, now: datetime) -> None:
        """Send the new state."""
        waited = now - stand.since
        message = SearchingMessage(
            since=stand.since,
            rating=stand.rating,
            window=matching.window(waited),
            bots=matching.near(stand.game, stand.players, stand.rating) if waited >= matching.BOTS_AFTER else [],
        )
        if message != self._said:
            self._said = message
            await self.socket.send_text(message.model_dump_json())

    async def matched(self, table_id: str) -> None:
        """Send that there is a game."""
        await self.socket.send_text(MatchedMessage(table=table_id).model_dump_json())

    async def close(self, code: int) -> None:
        """End it."""
        self.over.set()
        if self.socket.application_state is WebSocketState.CONNECTED:
            with contextlib.suppress(RuntimeError, WebSocketDisconnect):  # the other side was faster
                await self.socket.close(code)


class Searches:
    """The searches of one worker."""

    def __init__(self, keeper: Keeper) -> None:
        self.keeper = keeper
        self.now: Callable[[], datetime] = lambda: datetime.now(UTC)
        self._here: dict[str, Search] = {}
        """By token."""
        self._stepping = asyncio.Lock()
        self._task: asyncio.Task[None] | None = None

    def start(self) -> None:
        """Start matching people."""
        self._task = asyncio.create_task(self._keep_stepping())

    async def stop(self) -> None:
        """End all searches here; clients search again, at another worker or after the restart."""
        if self._task is not None:
            self._task.cancel()
        for search in list(self._here.values()):
            await search.close(1012)

    async def look(
        self,
        socket: WebSocket,
        account: AccountRow,
        game: str,
        players: int,
        came_from: str,
        logged_in: Callable[[], Awaitable[bool]],
    ) -> None:
        """Look for opponents until there is a game, the socket closes, or its device is logged out."""
        database = self.keeper.store.database
        token = await database.write(
            KEY,
            lambda connection: matching.begin(
                connection, self.keeper.settings, account.id, game, players, came_from, self.now()
            ),
        )
        if token is None:
            raise Refusal("too_many", "You, or many people on your network, are already searching or playing.")
        search = self._here[token] = Search(socket, account, token)
        try:
            if await logged_in():  # it may have been logged out while the search was written
                await self.step()
            else:
                await search.close(NO_ACCOUNT)
            gone = asyncio.create_task(_until_gone(socket))
            over = asyncio.create_task(search.over.wait())
            await asyncio.wait((gone, over), return_when=asyncio.FIRST_COMPLETED)
            for task in (gone, over):
                task.cancel()
            await asyncio.gather(gone, over, return_exceptions=True)
        finally:
            self._here.pop(token, None)
            await database.write(KEY, lambda connection: matching.end(connection, [token]))

    async def logged_out(self, account_id: int) -> None:
        """End an account's searches; a device that is still logged in searches again."""
        for search in [one for one in self._here.values() if one.account.id == account_id]:
            await search.close(NO_ACCOUNT)

    async def step(self) -> None:
        """Match players, and send everybody here the state of their search."""
        async with self._stepping:
            if not self._here:
                return
            now, tokens = self.now(), list(self._here)
            stands = await self.keeper.store.database.write(
                KEY, lambda connection: matching.step(connection, tokens, now, self.keeper.settings)
            )
        for table_id in {stand.table_id for stand in stands.values() if stand.table_id is not None}:
            # Whichever worker is first starts the game, so it doesn't matter if one dies.
            with contextlib.suppress(Refusal):
                await self.keeper.change(table_id, lobby.open_up)
        told = [(self._here[token], stands.get(token)) for token in tokens if token in self._here]
        await asyncio.gather(*(self._tell(search, stand, now) for search, stand in told))

    async def _tell(self, search: Search, stand: Stand | None, now: datetime) -> None:
        try:
            async with asyncio.timeout(TELL_SECONDS):  # don't let a client that stopped reading delay others
                if stand is None:
                    await search.close(ELSEWHERE)
                elif stand.table_id is None:
                    await search.say(stand, now)
                else:
                    await search.matched(stand.table_id)
                    await search.close(1000)
        except (RuntimeError, TimeoutError, WebSocketDisconnect):  # it is gone, or stuck
            search.over.set()

    async def _keep_stepping(self) -> None:
        while True:
            await asyncio.sleep(STEP_SECONDS)
            try:
                await self.step()
            except Exception as error:
                if is_outage(error):
                    OUTAGES.failed(error)
                elif not isinstance(error, Conflict):
                    log.exception("matching failed; trying again")


async def _until_gone(socket: WebSocket) -> None:
    """Wait until a client disconnects, ignoring what it sends."""
    with contextlib.suppress(WebSocketDisconnect, RuntimeError):
        while (await socket.receive())["type"] != "websocket.disconnect":
            await asyncio.sleep(0)
