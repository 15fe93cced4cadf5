"""An event of many accounts from its beginning to its end, with a worker killed on the way.

    python -m benchmarks.event                                    # 200 accounts, Swiss, two workers on PostgreSQL
    python -m benchmarks.event --accounts 40 --format arena --minutes 5

Every account is a bot of its own that knows the public protocol alone: it enters, looks where it plays, sits down by
the table's WebSocket and plays legal actions by chance until the event is over. At the end the host's tools compute the
event again from its games, and the ratings from the stored results.
"""

import argparse
import asyncio
import contextlib
import json
import os
import random
import signal
import subprocess
import sys
import time
from datetime import UTC, datetime, timedelta
from http.cookiejar import CookieJar, DefaultCookiePolicy
from typing import Any

import httpx
import orjson
import uvloop

from benchmarks.line import Line
from benchmarks.load import database_url, server
from benchmarks.restart import workers_of

CLUB = "/api/clubs/Bay Fog Club"
LOOKS_EVERY = 1.0
"""Seconds between looks at an event while there is nothing to play."""


class Account:
    """A bot that plays by chance."""

    def __init__(self, http: httpx.AsyncClient) -> None:
        self.http = http
        self.cookie = ""
        self.actions = self.tries = 0
        self.event: dict[str, Any] = {}
        """What was told about the event last."""
        self._tag = ""

    async def request(self, method: str, path: str, body: Any = None, **headers: str) -> httpx.Response:
        """Send a request until a worker answers."""
        while True:
            with contextlib.suppress(httpx.TransportError):
                answer = await self.http.request(method, path, json=body, headers=headers | {"Cookie": self.cookie})
                if not answer.is_server_error:
                    return answer
            await self.wait_for_another()

    async def ask(self, method: str, path: str, **body: Any) -> Any:
        """What the server answers; a refusal is an error."""
        answer = await self.request(method, path, body or None)
        answer.raise_for_status()
        self.cookie = self.cookie or answer.headers.get("set-cookie", "").partition(";")[0]
        return answer.json() if answer.content else None

    async def wait_for_another(self) -> None:
        """A worker died: another one will answer."""
        self.tries += 1
        await asyncio.sleep(LOOKS_EVERY)

    async def arrive(self) -> None:
        """Get an account that stays."""
        await self.ask("POST", "/api/me")
        await self.ask("PUT", "/api/me/password", password="tram number nine")

    async def look(self, event: str) -> dict[str, Any]:
        """The event as it is now."""
        answer = await self.request("GET", f"/api/events/{event}", **{"If-None-Match": self._tag})
        if answer.status_code != httpx.codes.NOT_MODIFIED:
            self._tag, self.event = answer.headers["etag"], answer.raise_for_status().json()
        return self.event

    async def take_part(self, event: str) -> None:
        """Play wherever the event says, until it is over."""
        played = ""
        while (state := await self.look(event))["status"] in ("entering", "running"):
            if (table := state["my_table"]) is not None and table != played:
                await self.play(table)
                played = table
            else:
                await asyncio.sleep(LOOKS_EVERY)

    async def play(self, table: str) -> None:
        """Play a game to its end."""
        address = f"{self.http.base_url}".replace("http", "ws", 1).rstrip("/")
        over = False
        while not over:
            frames: asyncio.Queue[bytes] = asyncio.Queue()
            try:
                heads = {"Cookie": self.cookie}
                line = await Line.connect(f"{address}/api/tables/{table}/socket", frames.put_nowait, heads)
            except OSError:
                await self.wait_for_another()
                continue
            line.closed.add_done_callback(lambda _, frames=frames: frames.put_nowait(b""))  # type: ignore[misc]
            over = await self.answer(line, frames)
            await line.close()

    async def answer(self, line: Line, frames: asyncio.Queue[bytes]) -> bool:
        """Act whenever it is our turn; whether the game is over, else the line is."""
        answered = -1
        while frame := await frames.get():
            message = orjson.loads(frame)
            if message["type"] == "refused" and message["problem"]["code"] != "stale":
                await self.wait_for_another()
                return False
            if message["type"] != "state" or message["table"]["status"] == "open":
                continue
            if message["table"]["status"] != "playing":
                return True
            able = [seen for seen in message["seen"] if seen["actions"]]
            if able and message["ply"] > answered:
                answered = message["ply"]
                action = random.choice(able[0]["actions"])["text"]
                wanted = {"type": "act", "id": answered, "seat": able[0]["seat"], "ply": answered, "action": action}
                line.send(orjson.dumps(wanted))
                self.actions += 1
        await self.wait_for_another()
        return False


async def gather(people: list[Account], arguments: argparse.Namespace) -> str:
    """Make everybody's account, a club of them all and its event; gives the event."""
    for first in range(0, len(people), 8):
        await asyncio.gather(*(one.arrive() for one in people[first : first + 8]))
    founder = people[0]
    club = await founder.ask("POST", "/api/clubs", name="Bay Fog Club")
    for one in people[1:]:
        await one.ask("POST", f"{CLUB}/join", code=club["code"])
    event = await founder.ask(
        "POST",
        f"{CLUB}/events",
        name="Friday",
        game=arguments.game,
        format=arguments.format,
        players=arguments.players,
        rounds=arguments.rounds,
        minutes=arguments.minutes,
        clock={"kind": "seconds", "amount": 600},
        arrive=600,
        most=arguments.accounts,
        rated=True,
        starts_at=(datetime.now(UTC) + timedelta(days=1)).isoformat(),
    )
    for one in people:
        await one.ask("POST", f"/api/events/{event['id']}/enter")
    soon = (datetime.now(UTC) + timedelta(seconds=10)).isoformat()  # however long it took until all had entered
    await founder.ask("POST", f"/api/events/{event['id']}/move", starts_at=soon)
    return str(event["id"])


async def run(base: str, pid: int, database: str, arguments: argparse.Namespace) -> dict[str, Any]:
    """Play an event; gives what was measured."""
    nobody = CookieJar(DefaultCookiePolicy(allowed_domains=[]))  # all share the client, not their cookies
    limits = httpx.Limits(max_connections=arguments.accounts, max_keepalive_connections=arguments.accounts)
    async with httpx.AsyncClient(base_url=base, timeout=120, cookies=nobody, limits=limits) as http:
        people = [Account(http) for _ in range(arguments.accounts)]
        event = await gather(people, arguments)
        entered = await people[0].look(event)
        assert entered["status"] == "entering", "everybody enters before the beginning"
        starts = datetime.fromisoformat(entered["starts_at"])
        await asyncio.sleep(max(0.0, (starts - datetime.now(UTC)).total_seconds()))
        began = time.perf_counter()
        killing = asyncio.create_task(kill_one(people[-1], pid))
        watching = asyncio.create_task(tell(people[0]))
        await asyncio.gather(*(one.take_part(event) for one in people))
        seconds = time.perf_counter() - began
        killing.cancel()
        watching.cancel()
        record = await people[0].ask("GET", f"/api/events/{event}/record")
    return {
        "accounts": arguments.accounts,
        "entered": entered["entrants"],
        "format": arguments.format,
        "status": people[0].event["status"],
        "rounds": people[0].event["round"],
        "games": sum(board["table"] is not None for board in record["boards"]),
        "without_result": sum(board["void"] for board in record["boards"]),
        "actions": sum(one.actions for one in people),
        "seconds": round(seconds, 1),
        "killed": killing.done() and not killing.cancelled(),
        "tried_again": sum(one.tries for one in people),
        "event_again": await host_says(database, "recompute-event", event),
        "ratings_again": await host_says(database, "ratings"),
        "load_average": round(os.getloadavg()[0], 1),
    }


async def kill_one(one: Account, pid: int) -> None:
    """Kill a worker when the second round has begun."""
    while one.event.get("round", 0) < 2:
        await asyncio.sleep(LOOKS_EVERY)
    os.kill(workers_of(pid)[0], signal.SIGKILL)
    print("a worker was killed", file=sys.stderr, flush=True)


async def tell(one: Account) -> None:
    """Say now and then how far it is."""
    while True:
        over = sum(board["ranks"] is not None for board in one.event.get("boards", ()))
        print(f"round {one.event.get('round')}: {over} games over", file=sys.stderr, flush=True)
        await asyncio.sleep(20)


async def host_says(database: str, *command: str) -> str:
    """What one of the host's tools says."""
    whole = [sys.executable, "-m", "fogcity", "admin", "--database", database, *command]
    done = await asyncio.to_thread(subprocess.run, whole, capture_output=True, text=True, check=True)
    return done.stdout.strip()


async def main() -> None:
    """Play an event and print what was measured, as JSON."""
    parser = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    parser.add_argument("--accounts", type=int, default=200)
    parser.add_argument("--format", choices=["swiss", "knockout", "arena"], default="swiss")
    parser.add_argument("--game", default="cablecar")
    parser.add_argument("--players", type=int, default=2)
    parser.add_argument("--rounds", type=int, default=3)
    parser.add_argument("--minutes", type=int, default=5)
    arguments = parser.parse_args()
    more = {"FOGCITY_LIMIT_LOGINS": "1000000/60", "FOGCITY_RATE_ONE_ADDRESS": "true"}
    with database_url("postgresql") as database:
        async with server(database, 2, **more) as (base, pid):
            print(json.dumps(await run(base, pid, database, arguments)))


if __name__ == "__main__":
    uvloop.run(main())
