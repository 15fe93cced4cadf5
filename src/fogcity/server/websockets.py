"""uvicorn's WebSocket protocol with a meter on what a client sends: a flood is cut off before it is parsed."""

import asyncio
import logging
from typing import Any

from starlette.requests import HTTPConnection
from uvicorn.protocols.utils import ClientDisconnected
from uvicorn.protocols.websockets.websockets_sansio_impl import WebSocketsSansIOProtocol
from websockets.frames import Frame
from websockets.protocol import OPEN

from fogcity.server import garbage, logs
from fogcity.server.accounts import COOKIE, HOST_COOKIE
from fogcity.server.limits import Bucket, Offenders

FLOOD = 4429
"""The close code for clients that send too much."""
CUT_OFF = "flood"
"""The reason given to clients that are locked out for a while."""
BURST, A_SECOND, KILOBYTE = 200, 40, 1024
"""A frame costs one and one more for each kilobyte; so much may come at once, and so much in every second after it."""
SLICE = 4096
"""Bytes that are read at once, so that thousands of tiny frames do not hold everybody up before they are counted."""
CLOSE_SECONDS = 2.0
"""How long a client may take to answer a close."""
HELD_SECONDS, MOST_HELD = 5.0, 1000
"""How long a locked-out client is kept waiting, and how many at once: a client that waits cannot reconnect."""

log = logging.getLogger(__name__)
# uvicorn's lines about connections hold addresses, and one line for each text that is not UTF-8 is a flood of its own.
log.addFilter(lambda record: record.levelno > logging.INFO and not str(record.msg).startswith("Invalid UTF-8"))
log.addFilter(logs.is_no_cancellation)


OFFENDERS = Offenders()


class MeteredProtocol(WebSocketsSansIOProtocol):
    """One connection; everything that comes is counted, control frames and frames after the close as well."""

    def __init__(self, *args: Any, **kwargs: Any) -> None:
        super().__init__(*args, **kwargs)
        self.logger = log
        self.close_timeout = CLOSE_SECONDS
        factor = self.app_state.get("rate_factor", 1.0)
        self._bucket = Bucket(BURST * factor, A_SECOND * factor)

    async def run_asgi(self) -> None:
        """Hand the connection to the application, unless its device is locked out."""
        if self._token not in OFFENDERS:
            await super().run_asgi()
        elif OFFENDERS.held < MOST_HELD:
            OFFENDERS.held += 1
            try:
                self.transport.pause_reading()
                await asyncio.sleep(HELD_SECONDS)
            finally:
                OFFENDERS.held -= 1
                self.transport.close()
        else:
            self.transport.abort()

    @property
    def _token(self) -> str:
        """The session token, which tells devices apart even where a proxy hides their addresses."""
        cookies = HTTPConnection(dict(self.scope)).cookies
        return cookies.get(HOST_COOKIE) or cookies.get(COOKIE) or ""

    async def send(self, message: Any) -> None:
        """Send as ASGI has it, or several texts in JSON at once (`frames`): they leave in one piece, as they are."""
        if "frames" not in message:
            if message.get("reason") == CUT_OFF:
                OFFENDERS.add(self._token)
            await super().send(message)
            return
        await self.writable.wait()
        if self.disconnected or self.close_sent:
            raise ClientDisconnected
        if self.conn.state is not OPEN:
            raise ClientDisconnected
        self.transport.write(b"".join(_frame(text) for text in message["frames"]))

    def connection_lost(self, exc: Exception | None) -> None:
        """A client disconnected."""
        super().connection_lost(exc)
        garbage.closed()

    def data_received(self, data: bytes) -> None:
        """Read a slice at a time, for as long as the client keeps its measure."""
        for start in range(0, len(data), SLICE):
            if self.transport.is_closing():
                return
            super().data_received(data[start : start + SLICE])

    def handle_text(self, event: Frame) -> None:
        """Take in a frame of text."""
        if self._counted(event):
            super().handle_text(event)

    def handle_bytes(self, event: Frame) -> None:
        """Take in a frame of bytes."""
        if self._counted(event):
            super().handle_bytes(event)

    def handle_cont(self, event: Frame) -> None:
        """Take in a continuation frame."""
        if self._counted(event):
            super().handle_cont(event)

    def handle_pong(self, event: Frame) -> None:
        """Take in a pong."""
        if self._counted(event):
            super().handle_pong(event)

    def handle_ping(self) -> None:
        """Answer a ping."""
        if self._counted(None):
            super().handle_ping()

    def _counted(self, event: Frame | None) -> bool:
        """Count a frame; False ends the connection of a client that floods."""
        if self.transport.is_closing():
            return False
        if self._bucket.take(1 + (len(event.data) if event else 0) / KILOBYTE):
            return True
        if not self.close_sent:
            OFFENDERS.add(self._token)
            self.queue.put_nowait({"type": "websocket.disconnect", "code": FLOOD, "reason": CUT_OFF})
            self.conn.send_close(FLOOD, CUT_OFF)
            self.transport.write(b"".join(self.conn.data_to_send()))
            self.close_sent = True
        self.transport.close()
        return False


def _frame(text: bytes) -> bytes:
    """A text as a whole frame, uncompressed: several times as fast as the library, which can do all that there is."""
    size = len(text)
    if size < 126:
        return b"\x81%c%b" % (size, text)
    if size < 65536:
        return b"\x81\x7e%b%b" % (size.to_bytes(2, "big"), text)
    return b"\x81\x7f%b%b" % (size.to_bytes(8, "big"), text)
