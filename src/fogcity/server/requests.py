"""uvicorn's HTTP protocol with limits on the size and duration of requests, and on connections from one address.

WebSockets have their own limits, in websockets.py and in the hub.
"""

import logging
from asyncio import TimerHandle, Transport
from collections import Counter
from typing import Any
from weakref import WeakKeyDictionary

from uvicorn.protocols.http.httptools_impl import STATUS_LINE, HttpToolsProtocol
from uvicorn.server import ServerState

from fogcity.server.problems import Refusal, response
from fogcity.server.security import address_of, site_of

LARGEST_HEAD, MOST_HEADERS = 32 * 1024, 100
"""Bytes of a request before its body, and how many headers are in them."""
REQUEST_SECONDS = 60
"""How long a request may take to arrive, and a new connection to send its first one."""
MOST_CONNECTIONS = 1000
"""Simultaneous connections from one address; trusted proxies have their own limits."""

log = logging.getLogger(__name__)
# Logging every malformed request would flood the log, so they are counted as refusals.
log.addFilter(lambda record: record.levelno > logging.WARNING)
_open: "WeakKeyDictionary[ServerState, Counter[str]]" = WeakKeyDictionary()


class BoundedProtocol(HttpToolsProtocol):
    """One connection, closed if it sends too much or too slowly."""

    def __init__(self, *args: Any, **kwargs: Any) -> None:
        super().__init__(*args, **kwargs)
        self.logger = log
        self._address: str | None = None
        self._head: int | None = 0
        """Bytes of a head that is not complete; None while a body comes."""
        self._patience: TimerHandle | None = None

    def connection_made(self, transport: Transport) -> None:  # type: ignore[override]
        """A client connected."""
        super().connection_made(transport)
        host = self.client[0] if self.client else None
        if host is not None and host not in getattr(self.app, "trusted_hosts", ()):
            self._address = site_of(address_of({"client": self.client}))
            here = _open.setdefault(self.server_state, Counter())
            here[self._address] += 1
            if here[self._address] > MOST_CONNECTIONS:
                self._refuse(Refusal("too_many", "There are too many connections from your network. Wait a minute."))
                return
        self._wait()

    def connection_lost(self, exc: Exception | None) -> None:
        """A client disconnected."""
        self._leave()
        super().connection_lost(exc)

    def handle_websocket_upgrade(self) -> None:
        """Let a WebSocket take the connection over."""
        self._leave()
        super().handle_websocket_upgrade()

    def data_received(self, data: bytes) -> None:
        """Read a piece of a request."""
        if self.transport.is_closing():
            return
        if self._head is not None:
            self._head += len(data)
        super().data_received(data)
        if self._head is not None and self._head > LARGEST_HEAD:
            self._refuse(HEAD_TOO_LARGE)

    def on_message_begin(self) -> None:
        """Another request begins."""
        super().on_message_begin()
        self._wait()

    def on_headers_complete(self) -> None:
        """A request but for its body is there."""
        size = len(self.url) + sum(len(name) + len(value) for name, value in self.headers)
        if size > LARGEST_HEAD or len(self.headers) > MOST_HEADERS:
            self._refuse(HEAD_TOO_LARGE)
            raise ValueError  # which stops the parser
        self._head = None
        super().on_headers_complete()

    def on_message_complete(self) -> None:
        """A whole request is there."""
        self._head = 0
        self._stop_waiting()
        super().on_message_complete()

    def send_400_response(self, msg: str) -> None:
        """Refuse what is not HTTP."""
        self._refuse(Refusal("bad_request", "The request cannot be read: send HTTP."))

    def _refuse(self, refusal: Refusal) -> None:
        """Answer by a problem document, and close the connection."""
        if self.transport.is_closing():
            return
        answer = response(refusal.problem)
        headers = [*answer.raw_headers, (b"connection", b"close")]
        lines = b"".join(b"%b: %b\r\n" % header for header in headers)
        self.transport.write(b"%b%b\r\n%b" % (STATUS_LINE[answer.status_code], lines, bytes(answer.body)))
        self.transport.close()

    def _wait(self) -> None:
        if self._patience is None:
            self._patience = self.loop.call_later(REQUEST_SECONDS, self._give_up)

    def _give_up(self) -> None:
        self._patience = None
        self.transport.close()

    def _stop_waiting(self) -> None:
        if self._patience is not None:
            self._patience.cancel()
            self._patience = None

    def _leave(self) -> None:
        """Neither wait for this connection nor count it any longer."""
        self._stop_waiting()
        if self._address is not None:
            here = _open[self.server_state]
            here[self._address] -= 1
            if not here[self._address]:
                del here[self._address]
            self._address = None


HEAD_TOO_LARGE = Refusal("too_large", f"A request has {MOST_HEADERS} headers of {LARGEST_HEAD} bytes at most.")
