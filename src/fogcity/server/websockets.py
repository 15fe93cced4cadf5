"""uvicorn's WebSocket protocol with a meter on what a client sends: a flood is cut off before it is parsed."""

import logging
from typing import Any

from uvicorn.protocols.utils import ClientDisconnected
from uvicorn.protocols.websockets.websockets_sansio_impl import WebSocketsSansIOProtocol
from websockets.exceptions import InvalidState
from websockets.frames import Frame

from fogcity.server.limits import Bucket

FLOOD = 4429
"""The close code for clients that send too much."""
BURST, A_SECOND, KILOBYTE = 200, 40, 1024
"""A frame costs one and one more for each kilobyte; so much may come at once, and so much in every second after it."""
SLICE = 4096
"""Bytes that are read at once, so that thousands of tiny frames do not hold everybody up before they are counted."""
CLOSE_SECONDS = 2.0
"""How long a client may take to answer a close."""

log = logging.getLogger(__name__)
# uvicorn's lines about connections hold addresses, and one line for each text that is not UTF-8 is a flood of its own.
log.addFilter(lambda record: record.levelno > logging.INFO and not str(record.msg).startswith("Invalid UTF-8"))


class MeteredProtocol(WebSocketsSansIOProtocol):
    """One connection; everything that comes is counted, control frames and frames after the close as well."""

    def __init__(self, *args: Any, **kwargs: Any) -> None:
        super().__init__(*args, **kwargs)
        self.logger = log
        self.close_timeout = CLOSE_SECONDS
        factor = self.app_state.get("rate_factor", 1.0)
        self._bucket = Bucket(BURST * factor, A_SECOND * factor)

    async def send(self, message: Any) -> None:
        """Send as ASGI has it, or several texts in JSON at once (`frames`): they leave in one piece, as they are."""
        if "frames" not in message:
            await super().send(message)
            return
        await self.writable.wait()
        if self.disconnected or self.close_sent:
            raise ClientDisconnected
        try:
            for text in message["frames"]:
                self.conn.send_text(text)
        except InvalidState:
            raise ClientDisconnected from None
        self.transport.write(b"".join(self.conn.data_to_send()))

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
            self.queue.put_nowait({"type": "websocket.disconnect", "code": FLOOD, "reason": ""})
            self.conn.send_close(FLOOD)
            self.transport.write(b"".join(self.conn.data_to_send()))
            self.close_sent = True
        self.transport.close()
        return False
