"""How long somebody waits on a machine that has never compiled the rules.

    python -m benchmarks.cold                          # a table and a server, each with nothing compiled
    python -m benchmarks.cold --before                 # the same table when everything is compiled first

Time runs from the start of the process until the first move of a `Table` is played; and for a server until it answers,
and until a bot has made the first move at a new table.
"""

import argparse
import asyncio
import json
import os
import subprocess
import sys
import tempfile
import time
from typing import Any

import uvloop

from benchmarks.bots import guest
from benchmarks.load import database_url, server
from fogcity import games

FIRST_MOVE = """
import resource, sys, time
from contextlib import nullcontext
from fogcity import Table
from fogcity.kernel import patiently
with patiently() if sys.argv[2] == "before" else nullcontext():
    table = Table(sys.argv[1])
    seat = table.waiting[0]
    table.play(seat, table.legal(seat)[0])
print(time.time(), time.process_time())
"""
LEVELS = ("easy", "expert")


def told(what: str, **figures: float) -> None:
    """Print what came out."""
    rounded = {name: round(value, 2) for name, value in figures.items()}
    print(json.dumps({"what": what, **rounded, "load_average": round(os.getloadavg()[0], 1)}), flush=True)


def first_move(game: str, when: str) -> None:
    """The first move of a table in a new process."""
    with tempfile.TemporaryDirectory() as folder:
        environment = os.environ | {"FOGCITY_CACHE_DIR": folder}
        began = time.time()
        command = [sys.executable, "-c", FIRST_MOVE, game, when]
        told_at, processor = map(float, subprocess.check_output(command, env=environment, text=True).split())
        told(f"first move of {game}, {when}", seconds=told_at - began, processor_seconds=processor)


async def first_answers() -> None:
    """A server that starts with nothing compiled."""
    with tempfile.TemporaryDirectory() as folder, database_url("sqlite") as database:
        began = time.perf_counter()
        more = {"FOGCITY_WARM_UP": "true", "FOGCITY_CACHE_DIR": folder}
        async with server(database, 1, **more) as (base, _):
            told("the server answers", seconds=time.perf_counter() - began)
            await asyncio.gather(
                *(first_answer(base, game, level, began) for game in games.names() for level in LEVELS)
            )


async def first_answer(base: str, game: str, level: str, began: float) -> None:
    """Wait for the first move of a bot at a new table."""
    http = await guest(base)
    seats: list[dict[str, Any]] = [{"kind": "me"}, {"kind": "bot", "level": level}]
    answer = await http.post("/api/tables", json={"game": game, "seats": seats, "first": 1})
    table = answer.raise_for_status().json()["table"]["id"]
    asked = time.perf_counter()
    while (await http.get(f"/api/tables/{table}")).raise_for_status().json()["ply"] == 0:
        await asyncio.sleep(0.1)
    now = time.perf_counter()
    told(f"{level} of {game} has moved", seconds=now - began, after_being_asked=now - asked)
    await http.aclose()


def main() -> None:
    """Measure what the command line asks for."""
    parser = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    parser.add_argument("--before", action="store_true", help="compile first, as if nothing could be interpreted")
    before = parser.parse_args().before
    for game in games.names():
        first_move(game, "before" if before else "now")
    if not before:
        uvloop.run(first_answers())


if __name__ == "__main__":
    main()
