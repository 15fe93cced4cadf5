"""Hostile clients for `benchmarks.load`: WebSockets that send malformed frames as fast as they can, until killed.

    python -m benchmarks.flood http://127.0.0.1:8000 20

Disconnected clients connect again, as a real attacker would.
"""

import asyncio
import contextlib
import sys

import httpx
import uvloop
from websockets.asyncio.client import connect
from websockets.exceptions import WebSocketException

FRAMES = (bytes([0x81, 0x82, 0, 0, 0, 0]) + b"{}") * 8000
TABLE = {"game": "cablecar", "seats": [{"kind": "me"}, {"kind": "open"}]}


async def attack(base: str) -> None:
    """One attacker with an account and a table of its own."""
    async with httpx.AsyncClient(base_url=base, timeout=60) as http:
        (await http.post("/api/me")).raise_for_status()
        table = (await http.post("/api/tables", json=TABLE)).raise_for_status().json()["table"]["id"]
        cookie = "; ".join(f"{name}={value}" for name, value in http.cookies.items())
    address = f"{base.replace('http', 'ws')}/api/tables/{table}/socket"
    while True:
        with contextlib.suppress(WebSocketException, OSError):
            async with connect(address, additional_headers={"Cookie": cookie}, ping_interval=None) as socket:
                while not socket.transport.is_closing():
                    socket.transport.write(FRAMES)
                    await asyncio.sleep(0.001)
        await asyncio.sleep(0.01)


async def main() -> None:
    """Attack until somebody ends it."""
    base, number = sys.argv[1], int(sys.argv[2])
    await asyncio.gather(*(attack(base) for _ in range(number)))


if __name__ == "__main__":
    uvloop.run(main())
