"""Load for the server: real WebSocket clients, two at each table, and how long an action takes to reach the opponent.

    python -m benchmarks.load                                     # everything: the tables of docs/performance.md
    python -m benchmarks.load --database sqlite --rate 500 --seconds 20
    python -m benchmarks.load --database postgresql --workers 2 --limit
    python -m benchmarks.load --database sqlite --tables 100 --rate 100 --hostile 20     # before and with an attack
    python -m benchmarks.load --idle 5000                                                # memory and coming back

The server is started by this program, and so is PostgreSQL unless a URL is given. Time runs from just before an action
is sent until the opponent's client has read the state that holds it, so it counts the clients' own work, too. The
clients share the machine's cores with the server: they read of a frame only what they need. An action that the server
does not accept, or that one of the two does not find in the log, is a failure.
"""

import argparse
import asyncio
import contextlib
import gc
import itertools
import json
import os
import random
import re
import resource
import subprocess
import sys
import tempfile
import time
from collections.abc import AsyncIterator, Awaitable, Callable, Iterable, Iterator, Sequence
from contextlib import asynccontextmanager, contextmanager
from dataclasses import dataclass, field
from http.cookiejar import CookieJar, DefaultCookiePolicy
from pathlib import Path
from typing import Any

import httpx
import orjson
import uvloop

from benchmarks.line import Line
from benchmarks.populate import Seated, populate

PATIENCE = 0.250
"""The 99th percentile that still counts as held, in seconds."""
STEP = 125
"""Actions a second by which the search for the limit goes on."""
ALL = (("sqlite", 1), ("postgresql", 1), ("postgresql", 2))
GAME = {"game": "cablecar", "seats": [{"kind": "me"}, {"kind": "invited"}]}
PLY = re.compile(rb'"ply":(\d+)')
ACCEPTED = re.compile(rb'\{"type":"accepted","id":(\d+),"ply":(\d+),"repeated":false')
HEAD = 3000
"""In so many bytes of a state is what it says about the table and its last action."""
SPARE_FILES = 500
"""Open files of the server and of this program besides the connections of players."""
Result = dict[str, Any]


@dataclass
class Player:
    """Somebody with an account and a WebSocket at a table."""

    seat: int
    cookie: str
    line: Line | None = None
    frame: bytes = b""
    """The newest state, read further only when it is this player's turn to choose."""
    arrived: dict[int, float] = field(default_factory=dict)
    """When each ply was known to this client."""
    accepted: int = 0
    """The ply of the last action that the server accepted from this client."""
    news: asyncio.Event = field(default_factory=asyncio.Event)

    async def sit_down(self, address: str) -> None:
        """Connect to a table and wait for its first state."""
        await self.leave()
        self.frame, self.arrived, self.accepted = b"", {}, 0
        self.news.clear()
        self.line = await Line.connect(address, self.hear, {"Cookie": self.cookie})
        await self.news.wait()

    async def leave(self) -> None:
        """Hang up, if there is a connection."""
        if self.line is not None:
            await self.line.close()

    def hear(self, frame: bytes) -> None:
        """Take in what comes."""
        if frame.startswith(b'{"type":"state"'):
            self.frame = frame
            self.arrived[self.ply] = time.perf_counter()
            self.news.set()
        elif found := ACCEPTED.match(frame):
            assert found[1] == found[2], frame  # requests are numbered by the ply that they make
            self.accepted = int(found[2])
            self.news.set()

    async def until(self, is_so: Callable[[], bool]) -> None:
        """Wait until something holds that only news can change."""
        while not is_so():
            self.news.clear()
            await self.news.wait()

    def says(self, what: bytes) -> bool:
        """Whether the newest state says something about the table or its last action."""
        return self.frame.find(what, 0, HEAD) >= 0

    @property
    def actions(self) -> Any:
        """The legal actions of the newest state; the rest of it is not read."""
        start = self.frame.rindex(b'"actions":[') + len(b'"actions":')
        return orjson.loads(self.frame[start : self.frame.index(b',"may_undo"', start)])

    @property
    def ply(self) -> int:
        """How far the table is, as this player knows it."""
        found = PLY.search(self.frame)
        assert found is not None
        return int(found[1])


async def many(jobs: Iterable[Awaitable[None]]) -> None:
    """Do many things, a hundred at a time."""
    gate = asyncio.Semaphore(100)

    async def one(job: Awaitable[None]) -> None:
        async with gate:
            await job

    await asyncio.gather(*(one(job) for job in jobs))


class Load:
    """Tables with two players each, and the times their actions took."""

    def __init__(self, base: str, tables: Sequence[Seated]) -> None:
        self.address = base.replace("http", "ws")
        self.pairs = [(Player(0, one), Player(1, other)) for _, (one, other) in tables]
        self._tables = [table_id for table_id, _ in tables]
        self.waits: list[float] = []
        self.failures = 0
        self.elapsed = 0.0
        nobody = CookieJar(DefaultCookiePolicy(allowed_domains=[]))  # all players share the client, not their cookies
        self._http = httpx.AsyncClient(base_url=base, timeout=120, cookies=nobody)

    async def sit_down(self) -> None:
        """Connect everybody to their tables."""
        pairs = zip(self.pairs, self._tables, strict=True)
        await many(player.sit_down(self._socket(table_id)) for pair, table_id in pairs for player in pair)

    async def start_over(self) -> None:
        """Begin new games, so that none ends while another rate is measured."""
        await many(self._new_table(pair) for pair in self.pairs)

    def _socket(self, table_id: str) -> str:
        return f"{self.address}/api/tables/{table_id}/socket"

    async def _new_table(self, pair: tuple[Player, Player]) -> None:
        table = (await self._post("/api/tables", pair[0], GAME)).json()["table"]
        await self._post(f"/api/tables/{table['id']}/join", pair[1], {"code": table["code"]})
        for player in pair:
            await player.sit_down(self._socket(table["id"]))

    async def _post(self, path: str, player: Player, body: dict[str, Any]) -> httpx.Response:
        return (await self._http.post(path, json=body, headers={"Cookie": player.cookie})).raise_for_status()

    async def play(self, rate: float, seconds: float) -> None:
        """Let all tables together play a number of actions per second."""
        self.waits, self.failures = [], 0
        began = time.perf_counter()
        pause = len(self.pairs) / rate
        await asyncio.gather(*(self._play_table(pair, pause, began + seconds) for pair in self.pairs))
        self.elapsed = time.perf_counter() - began  # longer than asked for when the last answers were late

    async def _play_table(self, pair: tuple[Player, Player], pause: float, until: float) -> None:
        due = time.perf_counter() + random.random() * pause
        while due < until:
            await asyncio.sleep(max(0.0, due - time.perf_counter()))
            due += pause  # also when an action was late: the rate is what is asked for
            if pair[0].says(b'"status":"finished"'):
                await self._new_table(pair)
            await self._act(*pair)

    async def _act(self, one: Player, other: Player) -> None:
        if not one.says(b'"my_turn":true'):
            one, other = other, one
        actions, ply = one.actions, one.ply + 1
        if not actions:  # what an earlier failure was about has not arrived yet
            self.failures += 1
            return
        action = random.choice([each for each in actions if each["type"] != "draw"] or actions)
        body = {"type": "act", "id": ply, "seat": one.seat, "ply": ply - 1, "action": action["text"]}
        assert one.line is not None
        sent = time.perf_counter()
        one.line.send(orjson.dumps(body))
        try:
            async with asyncio.timeout(10):
                await other.until(lambda: ply in other.arrived)
                await one.until(lambda: ply in one.arrived and one.accepted == ply)
        except TimeoutError:
            self.failures += 1
            return
        entry = b'{"ply":%d,"kind":"action","seat":%d,"action":%b' % (ply, one.seat, orjson.dumps(action))
        self.failures += not (one.says(entry) and other.says(entry))
        self.waits.append(other.arrived[ply] - sent)

    async def close(self) -> None:
        """Let everybody go."""
        for player in itertools.chain(*self.pairs):
            await player.leave()
        await self._http.aclose()


# --- the server, and what it uses ---------------------------------------------------------------------------------


@asynccontextmanager
async def server(database: str, workers: int, **more: str) -> AsyncIterator[tuple[str, int]]:
    """`fogcity serve` on a free port; gives its address and process id."""
    port = 8500 + os.getpid() % 1000
    environment = os.environ | {
        "FOGCITY_DATABASE": database,
        "FOGCITY_PORT": str(port),
        "FOGCITY_WORKERS": str(workers),
        # Everybody comes from one address here: only what is counted by address is let through.
        "FOGCITY_LIMIT_ADDRESS_MESSAGES": "1000000/60",
        "FOGCITY_LIMIT_NEW_TABLES": "1000000/60",
        "FOGCITY_LIMIT_GUESTS": "1000000/60",
        "FOGCITY_LIMIT_REQUESTS": "1000000/60",
        "FOGCITY_LIMIT_SOCKETS": "1000000/60",
        "FOGCITY_LIMIT_TABLES": "1000000/60",
        "FOGCITY_QUOTA_ADDRESS_SOCKETS": "1000000",
        "FOGCITY_QUOTA_ADDRESS_TABLES": "1000000",
        "FOGCITY_QUOTA_OPEN_TABLES": "1000000",
        "FOGCITY_WARM_UP": "false",
        "FOGCITY_LOG_LEVEL": "warning",
        **more,
    }
    process = subprocess.Popen([sys.executable, "-m", "fogcity", "serve"], env=environment)
    base = f"http://127.0.0.1:{port}"
    try:
        async with httpx.AsyncClient() as http:
            seen: set[str] = set()
            while len(seen) < workers:
                assert process.poll() is None, "the server stopped"
                with contextlib.suppress(httpx.TransportError):
                    seen.add((await http.get(f"{base}/healthz", headers={"Connection": "close"})).json()["worker"])
                await asyncio.sleep(0.1)
        yield base, process.pid
    finally:
        process.terminate()
        process.wait(30)


@contextmanager
def database_url(kind: str) -> Iterator[str]:
    """A new database of a kind, thrown away afterwards; a URL stays what it is."""
    match kind:
        case "sqlite":
            with tempfile.TemporaryDirectory(prefix="fogcity-load-") as folder:
                yield f"sqlite+aiosqlite:///{folder}/load.sqlite3"
        case "postgresql":
            sys.path.insert(0, str(Path(__file__).parents[1] / "tests"))
            from server import postgres

            with postgres.running() as url:
                yield url
        case _:
            yield kind


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
    """The processor time of a server so far, all its processes together, without a PostgreSQL's."""
    total = 0
    for process in family(pid):
        with open(f"/proc/{process}/stat") as file:
            total += sum(map(int, file.read().rpartition(")")[2].split()[11:13]))
    return total / os.sysconf("SC_CLK_TCK")


def allow_files(needed: int) -> None:
    """Let this program and the server it starts open so many files: every client is a connection at both."""
    most = resource.getrlimit(resource.RLIMIT_NOFILE)[1]
    if most != resource.RLIM_INFINITY and most < needed:
        raise OSError(
            f"so many tables need {needed} open files, but {most} are allowed: run `ulimit -n {needed}` as root first"
            f" (or raise `nofile` in /etc/security/limits.conf), or measure {(most - SPARE_FILES) // 2} tables"
        )
    resource.setrlimit(resource.RLIMIT_NOFILE, (most, most))


@contextmanager
def attackers(base: str, number: int) -> Iterator[None]:
    """Hostile WebSockets at full speed, in a process of their own."""
    process = subprocess.Popen([sys.executable, "-m", "benchmarks.flood", base, str(number)])
    try:
        time.sleep(3)  # until they have their accounts and tables
        yield
    finally:
        process.kill()
        process.wait()


async def reconnect_all(kind: str, tables: int) -> None:
    """Open tables where nobody acts: how long all need to connect to a server that has just started, and its memory."""
    with database_url(kind) as database:
        seated = await populate(database, tables, GAME)
        print("everybody comes", file=sys.stderr, flush=True)
        async with server(database, 1) as (base, pid):
            load = Load(base, seated)
            before, worked, began = resident(pid), processor_seconds(pid), time.perf_counter()
            await load.sit_down()
            seconds = time.perf_counter() - began
            memory, processor = (resident(pid) - before) / 2**10, processor_seconds(pid) - worked
            await load.close()
    print(
        f"{kind}: all are back after {seconds:.1f} s ({processor:.1f} s of the server's processor time);"
        f" {tables} idle tables with two people each take {memory / 2**10:.0f} MiB, {memory / tables:.0f} KiB a table"
        f" (load average {os.getloadavg()[0]:.1f})"
    )


# --- runs and what they came to -----------------------------------------------------------------------------------


async def run(load: Load, pid: int, rate: float, seconds: float) -> Result:
    """Play at a rate; times in milliseconds."""
    server_began, clients_began = processor_seconds(pid), time.process_time()
    await load.play(rate, seconds)
    done = max(1, len(load.waits))
    waits = sorted(load.waits) or [float("inf")]

    def percentile(share: float) -> float:
        return round(1000 * waits[min(len(waits) - 1, int(share * len(waits)))], 1)

    result = {
        "asked": rate,
        "held": round(len(load.waits) / load.elapsed, 1),
        "actions": len(load.waits),
        "failures": load.failures,
        "p50": percentile(0.50),
        "p95": percentile(0.95),
        "p99": percentile(0.99),
        "server_cpu": round(1000 * (processor_seconds(pid) - server_began) / done, 2),
        "clients_cpu": round(1000 * (time.process_time() - clients_began) / done, 2),
        "load_average": round(os.getloadavg()[0], 1),  # of the whole machine: others' work counts against us
    }
    print(json.dumps(result), file=sys.stderr, flush=True)
    return result


def is_held(result: Result) -> bool:
    """Whether the server kept up."""
    return bool(
        result["p99"] <= 1000 * PATIENCE and result["held"] >= 0.95 * result["asked"] and not result["failures"]
    )


async def measure(kind: str, workers: int, arguments: argparse.Namespace) -> None:
    """Measure one set-up of the server and print it as a table in Markdown."""
    with database_url(kind) as database:
        seated = await populate(database, arguments.tables, GAME)
        async with server(database, workers) as (base, pid):
            memory = resident(pid)
            load = Load(base, seated)
            await load.sit_down()
            await load.play(arguments.tables / 2, 4)  # first moves load what is loaded once
            print("everybody plays", file=sys.stderr, flush=True)
            per_table = (resident(pid) - memory) / arguments.tables / 1024
            rates = itertools.count(STEP, STEP) if arguments.limit else [arguments.rate]
            results: list[Result] = []
            for rate in rates:
                if results:
                    await load.start_over()
                results.append(await run(load, pid, rate, arguments.seconds))
                if not is_held(results[-1]):
                    break
            if arguments.hostile:
                with attackers(base, arguments.hostile):
                    results.append(await run(load, pid, results[-1]["asked"], arguments.seconds))
            await load.close()
    held = max((result["asked"] for result in results if is_held(result)), default=None)
    print(f"\n{database.partition('+')[0]}, {workers} worker{'s' * (workers > 1)}, {arguments.tables} tables:", end=" ")
    print(f"{per_table:.0f} KiB a table; highest rate held with p99 under {1000 * PATIENCE:.0f} ms: {held}\n")
    columns = {
        "actions/s asked": "asked",
        "held": "held",
        "p50 ms": "p50",
        "p95 ms": "p95",
        "p99 ms": "p99",
        "server, processor ms an action": "server_cpu",
        "clients": "clients_cpu",
    }
    print("", *columns, "", sep=" | ")
    print("", *("---:" for _ in columns), "", sep=" | ")
    for result in results:
        print("", *(result[name] for name in columns.values()), "", sep=" | ", flush=True)


async def main() -> None:
    """Measure what the command line asks for."""
    parser = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    parser.add_argument("--tables", type=int, default=500)
    parser.add_argument("--rate", type=float, default=500, help="actions a second, all tables together")
    parser.add_argument("--limit", action="store_true", help="instead: find the highest rate with p99 under 250 ms")
    parser.add_argument("--seconds", type=float, default=10, help="how long each rate is kept up")
    parser.add_argument("--database", help="sqlite, postgresql or a URL; left out: all, each to its limit")
    parser.add_argument("--workers", type=int, default=1)
    parser.add_argument("--hostile", type=int, default=0, help="then the same with this many hostile WebSockets")
    parser.add_argument("--idle", type=int, default=0, help="instead: this many idle tables, and reconnecting to them")
    arguments = parser.parse_args()
    try:
        allow_files(2 * (arguments.idle or arguments.tables) + SPARE_FILES)
    except OSError as error:
        parser.error(str(error))
    gc.disable()  # or all clients stop together, for a tenth of a second now and then
    if arguments.idle:
        await reconnect_all(arguments.database or "sqlite", arguments.idle)
        return
    arguments.limit |= arguments.database is None
    for kind, workers in ALL if arguments.database is None else [(arguments.database, arguments.workers)]:
        await measure(kind, workers, arguments)


if __name__ == "__main__":
    uvloop.run(main())
