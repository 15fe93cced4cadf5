"""A WebSocket client that takes next to no processor time, which is the server's on a machine that both share.

It trusts the server: messages come whole, and nothing is checked but that there is a WebSocket.
"""

import asyncio
from collections.abc import Callable, Mapping
from typing import Self, cast
from urllib.parse import urlsplit

TEXT, CLOSE, PING, PONG = 0x81, 0x88, 0x89, 0x8A
"""The first bytes of frames."""
HEAD = (
    "GET {path} HTTP/1.1\r\nHost: {host}\r\nUpgrade: websocket\r\nConnection: Upgrade\r\n"
    "Sec-WebSocket-Version: 13\r\nSec-WebSocket-Key: AAAAAAAAAAAAAAAAAAAAAA==\r\n{headers}\r\n"
)


class Line(asyncio.Protocol):
    """One connection, which hands on every message as it comes."""

    def __init__(self, heard: Callable[[bytes], None]) -> None:
        self._heard = heard
        self._transport: asyncio.Transport | None = None
        self._received = b""
        """What is not a whole message yet."""
        self._open = False
        loop = asyncio.get_running_loop()
        self._opened: asyncio.Future[None] = loop.create_future()
        self.closed: asyncio.Future[None] = loop.create_future()

    @classmethod
    async def connect(cls, address: str, heard: Callable[[bytes], None], headers: Mapping[str, str]) -> Self:
        """Connect to an address that begins with ws://."""
        parts = urlsplit(address)
        lines = "".join(f"{name}: {value}\r\n" for name, value in headers.items())
        loop = asyncio.get_running_loop()
        transport, line = await loop.create_connection(lambda: cls(heard), parts.hostname or "", parts.port or 80)
        transport.write(HEAD.format(path=parts.path, host=parts.netloc, headers=lines).encode())
        await line._opened
        return line

    def send(self, text: bytes) -> None:
        """Send a message of less than 64 kB; a mask of zeros leaves it as it is."""
        self._write(TEXT, text)

    def _write(self, kind: int, content: bytes) -> None:
        assert self._transport is not None
        long = len(content) >= 126
        size = b"\xfe" + len(content).to_bytes(2, "big") if long else bytes([0x80 | len(content)])
        self._transport.write(bytes([kind]) + size + bytes(4) + content)

    async def close(self) -> None:
        """Hang up."""
        assert self._transport is not None
        self._transport.close()
        await self.closed

    def connection_made(self, transport: asyncio.BaseTransport) -> None:
        """Begin."""
        self._transport = cast(asyncio.Transport, transport)

    def connection_lost(self, exc: Exception | None) -> None:
        """End, whoever hung up."""
        if not self._opened.done():
            self._opened.set_exception(exc or ConnectionResetError("no WebSocket"))
        if not self.closed.done():
            self.closed.set_result(None)

    def data_received(self, data: bytes) -> None:
        """Take in whatever came."""
        self._received += data
        if not self._open and not self._begin():
            return
        data, at = self._received, 0
        while (size := self._next(data, at)) is not None:
            kind, content = data[at], data[size[0] : size[1]]
            if kind == TEXT:
                self._heard(content)
            elif kind == PING:
                self._write(PONG, content)
            elif kind == CLOSE and self._transport is not None:
                self._transport.close()
            at = size[1]
        self._received = data[at:]

    def _begin(self) -> bool:
        """Read the answer to the first request, when it is all there."""
        end = self._received.find(b"\r\n\r\n")
        if end < 0:
            return False
        if not self._received.startswith(b"HTTP/1.1 101"):
            self._opened.set_exception(ConnectionRefusedError(self._received[:end].decode()))
            return False
        self._received = self._received[end + 4 :]
        self._open = True
        self._opened.set_result(None)
        return True

    @staticmethod
    def _next(data: bytes, at: int) -> tuple[int, int] | None:
        """Where the content of the frame at a place begins and ends, if it is all there."""
        if len(data) < at + 2:
            return None
        size, start = data[at + 1], at + 2
        if size >= 126:
            start = at + (4 if size == 126 else 10)
            if len(data) < start:
                return None
            size = int.from_bytes(data[at + 2 : start], "big")
        return (start, start + size) if len(data) >= start + size else None
