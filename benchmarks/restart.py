"""How long a server is away when all its workers die at once.

    python -m benchmarks.restart                       # two workers on PostgreSQL, three times

Time runs from the SIGKILLs until the first request is answered, and until every worker is back.
"""

import argparse
import asyncio
import contextlib
import json
import os
import signal
import time

import httpx
import uvloop

from benchmarks.load import database_url, family, server


async def worker(base: str) -> str | None:
    """The name of the worker that answers, over a new connection; None if nobody answers."""
    with contextlib.suppress(httpx.TransportError):
        async with httpx.AsyncClient(base_url=base, timeout=30) as http:
            answer = await http.get("/healthz", headers={"Connection": "close"})
            return str(answer.json()["worker"])
    return None


def workers_of(pid: int) -> list[int]:
    """The processes that serve, among those that a server started."""
    found = []
    for child in family(pid)[1:]:
        with open(f"/proc/{child}/cmdline", "rb") as file:
            if b"spawn_main" in file.read():
                found.append(child)
    return found


async def main() -> None:
    """Kill all workers some times and print how long it took."""
    parser = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    parser.add_argument("--workers", type=int, default=2)
    parser.add_argument("--times", type=int, default=3)
    arguments = parser.parse_args()
    with database_url("postgresql") as database:
        async with server(database, arguments.workers) as (base, pid):
            for _ in range(arguments.times):
                began, first, names = time.perf_counter(), None, set[str]()
                for child in workers_of(pid):
                    os.kill(child, signal.SIGKILL)
                while len(names) < arguments.workers:
                    if (name := await worker(base)) is not None:
                        first = first or time.perf_counter() - began
                        names.add(name)
                    await asyncio.sleep(0.02)
                whole = time.perf_counter() - began
                load = round(os.getloadavg()[0], 1)
                print(json.dumps({"first_s": round(first or 0, 2), "all_s": round(whole, 2), "load_average": load}))


if __name__ == "__main__":
    uvloop.run(main())
