"""How fast an easy bot answers at a person's table while games of experts alone keep the server's bots busy.

    python -m benchmarks.bots                          # 210 tables of four experts
    python -m benchmarks.bots --tables 50 --answers 200 --database postgresql --workers 2

Time runs from the state in which a person's action is played until the one in which it is the person's turn again, as
the client gets them. First without the flood, then with it, in one run on one server.
"""

import argparse
import asyncio
import json
import os
import random
import sys
import time
from typing import Any

import httpx
import orjson
import uvloop
from websockets.asyncio.client import connect

from benchmarks.load import database_url, server
from fogcity import games

PEOPLE = 4
"""People who play at the same time, each against an easy bot."""
AN_ACCOUNT = 5
"""Games of bots alone that each hostile account makes, which is the quota."""
EXPERTS = [{"kind": "bot", "level": "expert"}] * 4
PATIENCE = 120.0
"""Seconds after which an answer counts as never given."""


async def guest(base: str) -> httpx.AsyncClient:
    """Somebody with an account."""
    http = httpx.AsyncClient(base_url=base, timeout=PATIENCE)
    (await http.post("/api/me")).raise_for_status()
    return http


async def new_table(http: httpx.AsyncClient, game: str, seats: list[dict[str, str]]) -> str:
    """A table that starts at once."""
    answer = await http.post("/api/tables", json={"game": game, "seats": seats, "public": True})
    table: str = answer.raise_for_status().json()["table"]["id"]
    return table


async def play(base: str, game: str, waits: list[float], enough: int) -> None:
    """Play against an easy bot, game after game, until there are enough answers of it."""
    http = await guest(base)
    cookie = "; ".join(f"{name}={value}" for name, value in http.cookies.items())
    while len(waits) < enough:
        table = await new_table(http, game, [{"kind": "me"}, {"kind": "bot", "level": "easy"}])
        address = f"{base.replace('http', 'ws')}/api/tables/{table}/socket"
        async with connect(address, additional_headers={"Cookie": cookie}, ping_interval=None) as socket:
            await _play_game(socket, waits, enough)
    await http.aclose()


async def _play_game(socket: Any, waits: list[float], enough: int) -> None:
    asked, acted = None, -1
    while len(waits) < enough:
        try:
            async with asyncio.timeout(PATIENCE):
                state = orjson.loads(await socket.recv())
        except TimeoutError:
            waits.append(PATIENCE)
            return
        if state["type"] == "refused" and state["problem"]["code"] != "stale":  # others may choose at the same time
            raise RuntimeError(f"the server refused an action: {state['problem']['detail']}")
        if state["type"] != "state":
            continue
        mine = state["table"]["my_turn"]
        if asked is not None and (mine or state["table"]["status"] != "playing"):
            waits.append(time.perf_counter() - asked)
            asked = None
        if state["table"]["status"] != "playing":
            return
        if not mine:
            asked = asked or time.perf_counter()
        elif state["ply"] > acted and state["seen"][0]["actions"]:
            acted = state["ply"]
            await asyncio.sleep(random.random() / 2)  # people think, too
            choice = random.choice(state["seen"][0]["actions"])["text"]
            await socket.send(
                orjson.dumps({"type": "act", "id": 1, "seat": 0, "ply": acted, "action": choice}), text=True
            )


async def answers(base: str, enough: int) -> list[float]:
    """How long easy bots took, so many times."""
    waits: list[float] = []
    names = games.names()
    await asyncio.gather(*(play(base, names[i % len(names)], waits, enough) for i in range(PEOPLE)))
    return sorted(waits)


async def flood(base: str, tables: int) -> None:
    """Tables of four experts each, made by many accounts."""
    names = games.names()
    for first in range(0, tables, AN_ACCOUNT):
        http = await guest(base)
        for number in range(first, min(tables, first + AN_ACCOUNT)):
            await new_table(http, names[number % len(names)], EXPERTS)
        await http.aclose()


async def loaded(base: str) -> None:
    """Wait until the server has its bots in memory."""
    async with httpx.AsyncClient(base_url=base, timeout=PATIENCE) as http:
        while True:
            text = (await http.get("/metrics")).text
            found = [
                line for line in text.splitlines() if line.startswith('fogcity_bot_seconds_count{level="expert@1"}')
            ]
            if found and float(found[0].split()[-1]) >= len(games.names()):
                return
            await asyncio.sleep(0.5)


def told(what: str, waits: list[float]) -> None:
    """Print what came out."""
    result = {
        "what": what,
        "answers": len(waits),
        "p50_ms": round(1000 * waits[len(waits) // 2]),
        "p99_ms": round(1000 * waits[min(len(waits) - 1, int(0.99 * len(waits)))]),
        "longest_ms": round(1000 * waits[-1]),
        "within_a_second": round(sum(wait <= 1 for wait in waits) / len(waits), 3),
        "load_average": round(os.getloadavg()[0], 1),
    }
    print(json.dumps(result), flush=True)


async def main() -> None:
    """Measure what the command line asks for."""
    parser = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    parser.add_argument("--tables", type=int, default=210, help="games of four experts")
    parser.add_argument("--answers", type=int, default=120)
    parser.add_argument("--database", default="sqlite", help="sqlite, postgresql or a URL")
    parser.add_argument("--workers", type=int, default=1)
    arguments = parser.parse_args()
    with database_url(arguments.database) as database:
        more = {
            "FOGCITY_WARM_UP": "true",
            "FOGCITY_QUOTA_ALL_BOT_GAMES": "1000000",
            "FOGCITY_LIMIT_MESSAGES": "1000000/60",  # nobody plays as fast as these people
        }
        async with server(database, arguments.workers, **more) as (base, _):
            print("waiting until the bots are loaded", file=sys.stderr)
            await loaded(base)
            told("without the flood", await answers(base, arguments.answers))
            await flood(base, arguments.tables)
            told(f"while {arguments.tables} tables of four experts play", await answers(base, arguments.answers))


if __name__ == "__main__":
    uvloop.run(main())
