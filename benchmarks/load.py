"""Load for the server: real WebSocket clients, two at each table, and how long an action takes to reach the opponent.

    python -m benchmarks.load --tables 500 --rate 500 --seconds 20
    python -m benchmarks.load --tables 500 --limit --database postgresql+asyncpg://… --workers 2

The server is started by this program, on a database of its own unless one is named. Time runs from just before an
action is sent until the opponent's client has read the state that holds it, so it counts the clients' own work, too.
"""

import argparse
import asyncio
import itertools
import json
import os
import random
import subprocess
import sys
import tempfile
import time
from collections.abc import AsyncIterator
from contextlib import asynccontextmanager
from dataclasses import dataclass, field
from typing import Any

import httpx
import orjson
from websockets.asyncio.client import ClientConnection, connect
from websockets.exceptions import ConnectionClosed

PATIENCE = 0.250
"""The 99th percentile that still counts as held, in seconds."""
GAME = {"game": "cablecar", "seats": [{"kind": "me"}, {"kind": "invited"}]}


@dataclass
class Player:
    """Somebody with an account and a WebSocket at a table."""

    cookies: dict[str, str]
    socket: ClientConnection | None = None
    state: dict[str, Any] = field(default_factory=dict)
    arrived: dict[int, float] = field(default_factory=dict)
    """When each ply was known to this client."""
    news: asyncio.Event = field(default_factory=asyncio.Event)

    async def read(self) -> None:
        """Take in what comes, for as long as the connection lasts."""
        assert self.socket is not None
        try:
            async for text in self.socket:
                message = orjson.loads(text)
                if message["type"] == "state":
                    self.state = message
                    self.arrived[message["ply"]] = time.perf_counter()
                    self.news.set()
        except ConnectionClosed:
            return


class Load:
    """Tables with two players each, and the times their actions took."""

    def __init__(self, base: str, tables: int) -> None:
        self.base = base
        self.players = [[Player({}), Player({})] for _ in range(tables)]
        self.waits: list[float] = []
        self.failures = 0
        self.elapsed = 0.0
        self._http = httpx.AsyncClient(base_url=base, timeout=120)
        self._readers: list[asyncio.Task[None]] = []

    async def sit_down(self) -> None:
        """Make all accounts and tables, a few at a time."""
        gate = asyncio.Semaphore(8)

        async def one(pair: list[Player]) -> None:
            async with gate:
                for player in pair:
                    async with httpx.AsyncClient(base_url=self.base, timeout=120) as visitor:
                        (await visitor.post("/api/me")).raise_for_status()
                        player.cookies = dict(visitor.cookies)
                await self._new_table(pair)

        await asyncio.gather(*map(one, self.players))

    async def _new_table(self, pair: list[Player]) -> None:
        made = await self._post("/api/tables", pair[0], GAME)
        table = made["table"]
        await self._post(f"/api/tables/{table['id']}/join", pair[1], {"code": table["code"]})
        for player in pair:
            if player.socket is not None:
                await player.socket.close()
            cookie = "; ".join(f"{name}={value}" for name, value in player.cookies.items())
            address = f"{self.base.replace('http', 'ws')}/api/tables/{table['id']}/socket"
            player.socket = await connect(address, additional_headers={"Cookie": cookie}, compression=None)
            player.state, player.arrived = {}, {}
            self._readers.append(asyncio.create_task(player.read()))
        for player in pair:
            while not player.state:
                await asyncio.sleep(0.01)

    async def _post(self, path: str, player: Player, wish: dict[str, Any]) -> dict[str, Any]:
        cookie = "; ".join(f"{name}={value}" for name, value in player.cookies.items())
        answer = await self._http.post(path, json=wish, headers={"Cookie": cookie})
        answer.raise_for_status()
        content: dict[str, Any] = answer.json()
        return content

    async def play(self, rate: float, seconds: float) -> None:
        """Let all tables together play so many actions a second."""
        self.waits, self.failures = [], 0
        began = time.perf_counter()
        pause = len(self.players) / rate
        await asyncio.gather(*(self._play_table(pair, pause, began + seconds) for pair in self.players))
        self.elapsed = time.perf_counter() - began  # longer than asked for when the last answers were late

    async def _play_table(self, pair: list[Player], pause: float, until: float) -> None:
        due = time.perf_counter() + random.random() * pause
        while due < until:
            await asyncio.sleep(max(0.0, due - time.perf_counter()))
            due += pause  # also when an action was late: the rate is what is asked for
            if pair[0].state["table"]["status"] == "finished":
                await self._new_table(pair)
            await self._act(pair)

    async def _act(self, pair: list[Player]) -> None:
        newest = max(player.state["ply"] for player in pair)
        mover = next((p for p in pair if p.state["ply"] == newest and p.state["seen"][0]["actions"]), None)
        if mover is None:
            return
        other = pair[1 - pair.index(mover)]
        seen, ply = mover.state["seen"][0], mover.state["ply"] + 1
        placements = [action for action in seen["actions"] if action != "+"] or seen["actions"]
        wish = {"type": "act", "id": ply, "seat": seen["seat"], "ply": ply - 1, "action": random.choice(placements)}
        assert mover.socket is not None
        sent = time.perf_counter()
        await mover.socket.send(json.dumps(wish))
        try:
            async with asyncio.timeout(10):
                while not (ply in other.arrived and ply in mover.arrived):
                    waiting = other if ply not in other.arrived else mover
                    waiting.news.clear()
                    await waiting.news.wait()
        except TimeoutError:
            self.failures += 1
            return
        self.waits.append(other.arrived[ply] - sent)

    async def close(self) -> None:
        """Let everybody go."""
        for player in itertools.chain(*self.players):
            if player.socket is not None:
                await player.socket.close()
        await asyncio.gather(*self._readers)
        await self._http.aclose()


@asynccontextmanager
async def server(database: str, workers: int) -> AsyncIterator[tuple[str, int]]:
    """`fogcity serve` on a free port; gives its address and process id."""
    port = 8500 + os.getpid() % 1000
    environment = os.environ | {
        "FOGCITY_DATABASE": database,
        "FOGCITY_PORT": str(port),
        "FOGCITY_WORKERS": str(workers),
        "FOGCITY_RATE_FACTOR": "1000000",
        "FOGCITY_WARM_UP": "false",
        "FOGCITY_LOG_LEVEL": "warning",
    }
    command = [sys.executable, "-c", "from fogcity.cli.serve import serve; serve()"]
    process = subprocess.Popen(command, env=environment)
    base = f"http://127.0.0.1:{port}"
    try:
        async with httpx.AsyncClient() as http:
            for _ in range(600):
                try:
                    if (await http.get(f"{base}/healthz")).status_code == 200:
                        break
                except httpx.TransportError:
                    await asyncio.sleep(0.2)
        yield base, process.pid
    finally:
        process.terminate()
        process.wait(30)


def family(pid: int) -> list[int]:
    """A process and those it started."""
    found = subprocess.run(["pgrep", "-P", str(pid)], capture_output=True, text=True).stdout.split()
    return [pid, *itertools.chain.from_iterable(family(int(child)) for child in found)]


def resident(pid: int) -> int:
    """The memory of a server in bytes, all its processes together."""
    total = 0
    for process in family(pid):
        with open(f"/proc/{process}/statm") as file:
            total += int(file.read().split()[1]) * os.sysconf("SC_PAGE_SIZE")
    return total


def processor_seconds(pid: int) -> float:
    """The processor time of a server so far, all its processes together."""
    total = 0
    for process in family(pid):
        with open(f"/proc/{process}/stat") as file:
            total += sum(map(int, file.read().rpartition(")")[2].split()[11:13]))
    return total / os.sysconf("SC_CLK_TCK")


async def server_sums(base: str) -> dict[str, float]:
    """Sums and counts that the server itself keeps, to tell its own time from that of clients that had to wait."""
    async with httpx.AsyncClient(timeout=60) as http:
        lines = (await http.get(f"{base}/metrics")).text.splitlines()
    wanted = ("fogcity_action_seconds_", "fogcity_commit_seconds_")
    rows = (line.split() for line in lines if line.startswith(wanted) and "bucket" not in line)
    return {name: float(value) for name, value in rows}


def mean_ms(before: dict[str, float], after: dict[str, float], what: str) -> float | None:
    """The mean time of something in the server between two readings."""
    count = after[f"{what}_count"] - before[f"{what}_count"]
    return round(1000 * (after[f"{what}_sum"] - before[f"{what}_sum"]) / count, 1) if count else None


def summary(load: Load, rate: float) -> dict[str, Any]:
    """What a run came to; times in milliseconds."""
    waits = sorted(load.waits) or [float("inf")]

    def percentile(share: float) -> float:
        return round(1000 * waits[min(len(waits) - 1, int(share * len(waits)))], 1)

    return {
        "rate_asked": rate,
        "rate_held": round(len(load.waits) / load.elapsed, 1),
        "elapsed_s": round(load.elapsed, 1),
        "actions": len(load.waits),
        "failures": load.failures,
        "p50_ms": percentile(0.50),
        "p95_ms": percentile(0.95),
        "p99_ms": percentile(0.99),
        "max_ms": percentile(1.0),
    }


async def main() -> None:
    """Run and print one JSON object a line."""
    parser = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    parser.add_argument("--tables", type=int, default=500)
    parser.add_argument("--rate", type=float, default=500, help="actions a second, all tables together")
    parser.add_argument("--seconds", type=float, default=20)
    parser.add_argument("--limit", action="store_true", help="find the highest rate with p99 under 250 ms")
    parser.add_argument("--database", help="default: a SQLite file that is thrown away")
    parser.add_argument("--workers", type=int, default=1)
    wishes = parser.parse_args()
    with tempfile.TemporaryDirectory(prefix="fogcity-load-") as folder:
        database = wishes.database or f"sqlite+aiosqlite:///{folder}/load.sqlite3"
        async with server(database, wishes.workers) as (base, pid):
            memory = resident(pid)
            load = Load(base, wishes.tables)
            await load.sit_down()
            await load.play(wishes.tables / 2, 4)  # first moves load what is loaded once
            per_table = (resident(pid) - memory) / wishes.tables
            about = {"database": database.partition(":")[0], "workers": wishes.workers, "tables": wishes.tables}
            print(json.dumps(about | {"kib_per_table": round(per_table / 1024, 1)}), flush=True)
            rates = [wishes.rate * step / 4 for step in range(1, 100)] if wishes.limit else [wishes.rate]
            for rate in rates:
                began, before = processor_seconds(pid), await server_sums(base)
                await load.play(rate, wishes.seconds)
                result, after = summary(load, rate), await server_sums(base)
                used = processor_seconds(pid) - began
                result |= {
                    "server_cores": round(used / load.elapsed, 2),
                    "server_ms_per_action": round(1000 * used / max(1, len(load.waits)), 2),
                    "server_action_mean_ms": mean_ms(before, after, "fogcity_action_seconds"),
                    "server_commit_mean_ms": mean_ms(before, after, "fogcity_commit_seconds"),
                    "load_average": os.getloadavg()[0],  # of the whole machine: others' work counts against us
                }
                print(json.dumps(result), flush=True)
                if result["p99_ms"] > 1000 * PATIENCE or result["rate_held"] < 0.9 * rate:
                    break
            await load.close()


if __name__ == "__main__":
    asyncio.run(main())
