"""The hub: who is connected to which table, here and at other workers, and what each connection still needs."""

import asyncio
import contextlib
import logging
import time
from collections import defaultdict, deque
from collections.abc import Callable
from typing import Any, NamedTuple
from weakref import WeakValueDictionary

from starlette.websockets import WebSocket, WebSocketDisconnect, WebSocketState

from fogcity.server import frames, metrics
from fogcity.server.keeper import Keeper
from fogcity.server.live import Live
from fogcity.server.problems import Refusal
from fogcity.server.security import address_of, site_of
from fogcity.server.store import AccountRow, People
from fogcity.server.store.database import BATCH
from fogcity.server.store.outages import OUTAGES, is_outage

log = logging.getLogger(__name__)

NOT_ALLOWED, RESTART, NO_ACCOUNT = 4403, 1012, 4401
MOST_ANSWERS = 32
"""The most unsent answers of a client that does not read."""
MOST_AT_TABLE = 500
"""The most connections at a table here; those who sit there come in anyway.

Each is told when another one comes, and other workers are told who is here, in less than 8000 bytes.
"""
TELL_EVERY = 30.0
"""Seconds between announcements of presence to other workers, which forget it after more than twice as long."""


class There(NamedTuple):
    """Who is connected to a table at another worker."""

    accounts: set[int]
    looking: set[int]
    until: float
    """When to stop believing it."""


class Connection:
    """A WebSocket of one account at one table. It knows what was sent and keeps no queue: slow clients skip states."""

    def __init__(
        self,
        socket: WebSocket,
        account: AccountRow,
        session: str,
        table_id: str,
        since: int,
        messages_since: int,
        *,
        looking: bool = True,
    ) -> None:
        self.socket = socket
        self.address = address_of(socket.scope)
        """From where it comes, as limits count it."""
        self.account = account
        self.session = session
        """The hash of the token that let it in."""
        self.table_id = table_id
        self.looking = looking
        """Whether its page is in sight."""
        self.since = since
        self.messages_since = messages_since
        self.answers: deque[frames.Plain] = deque()
        self._room = asyncio.Event()
        self.muted: frozenset[int] = frozenset()
        self._sent_head: Any = None
        self._sent_presence: Any = None
        self._wake = asyncio.Event()

    def wake(self) -> None:
        """Something changed: send this client what is new."""
        self._wake.set()

    def answer(self, type_: str, request: int | None, **values: Any) -> None:
        """Answer a client's request, after the states it must see first."""
        self.answers.append({"type": type_, "id": request, **values})
        self.wake()

    async def room(self) -> None:
        """Wait until the client has read most of its answers, before its next request is read."""
        while len(self.answers) >= MOST_ANSWERS:
            self._room.clear()
            await self._room.wait()

    async def send(self, keeper: Keeper, presence: Callable[[Live], frames.Plain]) -> None:
        """Send what is new, for as long as the connection lasts."""
        self.wake()
        while True:
            await self._wake.wait()
            self._wake.clear()
            answers = [self.answers.popleft() for _ in range(len(self.answers))]
            self._room.set()
            live = await keeper.current(self.table_id)
            if not live.may_look(self.account.id):
                await self.close(NOT_ALLOWED)
                return
            news = self._news(live, presence(live))
            if frames_ := [*news, *map(frames.dumps, answers)]:
                await self.socket.send({"type": "websocket.send", "frames": frames_})  # see websockets.py
                metrics.SENT.inc(len(frames_))

    def _news(self, live: Live, presence: frames.Plain) -> list[bytes]:
        """What this client does not have yet, in JSON."""
        row = live.row
        waits = row.deadlines, row.held, row.asked
        head = row.ply, row.status, row.host_id, row.rematch, waits, live.seats, live.ratings, self.muted
        news: list[bytes] = []
        if head != self._sent_head:
            state = frames.state(
                live,
                self.account.id,
                since=self.since,
                messages_since=self.messages_since,
                presence=presence,
                muted=self.muted,
            )
            news.append(b'{"type":"state",' + state[1:])
            self.since, self._sent_head, self._sent_presence = row.ply, head, presence
        elif messages := frames.messages(live, self.messages_since, self.muted):
            news.append(frames.dumps({"type": "messages", "messages": messages}))
        self.messages_since = max(self.messages_since, live.last_message)
        if presence != self._sent_presence:
            news.append(frames.dumps({"type": "presence", "presence": presence}))
            self._sent_presence = presence
        return news

    @property
    def is_open(self) -> bool:
        """Whether this side is still open; a client may keep sending for a while after a close."""
        return self.socket.application_state is WebSocketState.CONNECTED

    async def close(self, code: int, reason: str = "") -> None:
        """Close the connection, if it is not closed."""
        if self.is_open:
            with contextlib.suppress(RuntimeError, WebSocketDisconnect):  # the other side was faster
                await self.socket.close(code, reason)


class Hub:
    """All connections of one worker, and who is present at others."""

    def __init__(self, keeper: Keeper, people: People) -> None:
        self.keeper = keeper
        self.people = people
        self._connections: dict[str, set[Connection]] = defaultdict(set)
        """By table; the same by account and by address."""
        self._accounts: dict[int, set[Connection]] = defaultdict(set)
        self._from_address: dict[str, set[Connection]] = defaultdict(set)
        self._elsewhere: dict[str, dict[str, There]] = defaultdict(dict)
        """For each table and other worker who is connected there."""
        self._presences: dict[str, tuple[list[int | None], frames.Plain]] = {}
        """Who sits at a table and who is connected, until that changes: each of its connections asks for it."""
        self._reading_mutes: WeakValueDictionary[int, asyncio.Lock] = WeakValueDictionary()
        self._telling: asyncio.Task[None] | None = None

    def start(self) -> None:
        """Start announcing presence to other workers."""
        if self.keeper.store.database.postgresql:
            self._telling = asyncio.create_task(self._keep_telling())

    async def stop(self) -> None:
        """Close all connections: clients connect again, to another worker or to the next start."""
        if self._telling is not None:
            self._telling.cancel()
        for connections in list(self._connections.values()):
            for connection in list(connections):
                await connection.close(RESTART)

    def in_use(self, table_id: str) -> bool:
        """Whether somebody is connected to a table here."""
        return table_id in self._connections

    def of_account(self, account_id: int) -> list[Connection]:
        """The connections of an account here."""
        return list(self._accounts.get(account_id, ()))

    def _let_in(self, connection: Connection) -> None:
        """Refuse a connection beyond the limit of its account, address or table."""
        at_table, of_account, from_address = (len(index.get(key, ())) for index, key in self._indexes(connection))
        settings, live = self.keeper.settings, self.keeper.known(connection.table_id)
        sits = live is not None and live.mine(connection.account.id)
        too_many = of_account >= settings.quota_sockets or from_address >= settings.quota_address_sockets
        if too_many or (at_table >= MOST_AT_TABLE and not sits):
            raise Refusal("too_many", "There are too many connections: close some of them.")

    def changed(self, live: Live, _: bool) -> None:
        """A table changed: wake its clients."""
        self._wake_clients(live.row.id)

    # --- coming and going ---------------------------------------------------------------------------------------

    async def add(self, connection: Connection) -> None:
        """Add a connection; refused if there are too many."""
        self._let_in(connection)
        for index, key in self._indexes(connection):
            index[key].add(connection)
        metrics.CONNECTIONS.inc()
        await self.mutes_changed(connection.account.id)
        await self._presence_changed(connection.table_id, ask=True)
        await self.logged_out(connection.account.id)  # it may have been while this connection was let in

    async def remove(self, connection: Connection) -> None:
        """Remove a connection, if it was added."""
        if connection not in self._connections.get(connection.table_id, ()):
            return
        for index, key in self._indexes(connection):
            index[key].remove(connection)
            if not index[key]:
                del index[key]
        metrics.CONNECTIONS.dec()
        await self._presence_changed(connection.table_id)

    def _indexes(self, connection: Connection) -> "tuple[tuple[dict[Any, set[Connection]], Any], ...]":
        """Where a connection is found, and by what."""
        return (
            (self._connections, connection.table_id),
            (self._accounts, connection.account.id),
            (self._from_address, site_of(connection.address)),
        )

    async def _presence_changed(self, table_id: str, *, ask: bool = False) -> None:
        self._wake(table_id)
        await self._tell_presence(table_id, ask=ask)

    async def _tell_presence(self, table_id: str, *, ask: bool = False) -> None:
        """Tell other workers who is connected to a table here."""
        accounts, looking = sorted(self._accounts_here(table_id)), self._looking_here(table_id)
        await self.keeper.store.tell(self.keeper.news(presence=table_id, accounts=accounts, looking=looking, ask=ask))

    def _accounts_here(self, table_id: str) -> set[int]:
        return {connection.account.id for connection in self._connections.get(table_id, ())}

    def _looking_here(self, table_id: str) -> list[int]:
        """Those who sit at a table and have it before them."""
        live = self.keeper.known(table_id)
        seated = {seat.account_id for seat in live.seats} if live is not None else set()
        here = {c.account.id for c in self._connections.get(table_id, ()) if c.looking}
        return sorted(here & seated)

    def is_looking(self, table_id: str, account_id: int) -> bool:
        """Whether a player is looking at the table, here or at another worker."""
        if any(c.looking and c.account.id == account_id for c in self._connections.get(table_id, ())):
            return True
        there = self._elsewhere.get(table_id, {}).values()
        return any(account_id in each.looking and each.until > time.monotonic() for each in there)

    async def look(self, connection: Connection, looking: bool) -> None:
        """A page came into sight, or went out of it."""
        if connection.looking != looking:
            connection.looking = looking
            live = self.keeper.known(connection.table_id)
            if live is not None and live.mine(connection.account.id):  # of others nobody has to know
                await self._tell_presence(connection.table_id)

    def _wake(self, table_id: str) -> None:
        """Somebody came to a table, or left it."""
        self._presences.pop(table_id, None)
        self._wake_clients(table_id)

    def _wake_clients(self, table_id: str) -> None:
        for connection in self._connections.get(table_id, ()):
            connection.wake()

    def presence(self, live: Live) -> frames.Plain:
        """Who is connected to a table, as Presence."""
        seated = [seat.account_id for seat in live.seats]
        known = self._presences.get(live.row.id)
        if known is None or known[0] != seated:
            known = seated, self._presence(live)
            if self.in_use(live.row.id):
                self._presences[live.row.id] = known
        return known[1]

    def _presence(self, live: Live) -> frames.Plain:
        accounts = self._accounts_here(live.row.id)
        for there in self._elsewhere.get(live.row.id, {}).values():
            if there.until > time.monotonic():
                accounts |= there.accounts
        seated = {seat.account_id for seat in live.seats}
        return {
            "seats": [seat.seat for seat in live.seats if seat.account_id in accounts],
            "spectators": len(accounts - seated),
        }

    # --- news of other workers ----------------------------------------------------------------------------------

    async def heard_presence(self, news: dict[str, Any]) -> None:
        """Take in who is connected to a table at another worker."""
        table_id, worker = news["presence"], news["worker"]
        if news["accounts"]:
            until = time.monotonic() + 2.5 * TELL_EVERY
            self._elsewhere[table_id][worker] = There(set(news["accounts"]), set(news["looking"]), until)
        else:
            self._elsewhere[table_id].pop(worker, None)
            if not self._elsewhere[table_id]:
                del self._elsewhere[table_id]
        self._wake(table_id)
        if news["ask"] and self.in_use(table_id):
            await self._presence_changed(table_id)

    async def mutes_changed(self, account_id: int) -> None:
        """Update the connections of a person who muted somebody, or who just connected."""
        if not self.of_account(account_id):
            return
        reading = self._reading_mutes.setdefault(account_id, asyncio.Lock())
        async with reading:  # one after another: what was read last is the newest
            muted = await self.people.muted_by(account_id)
            for connection in self.of_account(account_id):
                connection.muted = muted
                connection.wake()

    async def logged_out(self, account_id: int) -> None:
        """Close the connections of devices that were logged out."""
        if connections := self.of_account(account_id):
            kept = await self.people.sessions(account_id)
            await asyncio.gather(*(c.close(NO_ACCOUNT) for c in connections if c.session not in kept))

    async def missed(self) -> None:
        """News may have been lost: close the connections of all devices that were logged out."""
        for account_id in list(self._accounts):
            await self.logged_out(account_id)

    async def _keep_telling(self) -> None:
        while True:
            await asyncio.sleep(TELL_EVERY)
            try:
                await self._tell_again()
            except Exception as error:
                if is_outage(error):
                    OUTAGES.failed(error)
                else:
                    log.exception("could not send presence to other workers; trying again")

    async def _tell_again(self) -> None:
        for table_id, there in list(self._elsewhere.items()):
            for worker in [worker for worker, each in there.items() if each.until < time.monotonic()]:  # it died
                del there[worker]
                self._wake(table_id)
            if not there:
                del self._elsewhere[table_id]
        tables = list(self._connections)
        for first in range(0, len(tables), BATCH):  # of which all are told in one transaction: others wait for it
            await asyncio.gather(*map(self._tell_presence, tables[first : first + BATCH]))
