"""Tasks of the page's main thread while bots think and play on the device: `python -m benchmarks.smooth`.

A site of files in Chromium at the size of a desk, motion on: a person plays whole games of each kind against as many
experts as there are seats. All tasks of the main thread are traced, each with its time on the clock and on the
processor; on a machine that does other work, too, the clock says more about that work. The goal is none over 50 ms.
"""

import argparse
import json
import sys
import tempfile
from collections import defaultdict
from collections.abc import Iterator
from dataclasses import dataclass
from pathlib import Path
from typing import Any

from playwright.sync_api import Browser, sync_playwright

sys.path.insert(0, str(Path(__file__).parents[1] / "tests"))

from browser.conftest import launch
from browser.device import put_table
from browser.hands import Anyhow, briskly, by_mouse
from browser.people import Person
from browser.site import KEPT, served_site
from fogcity import games
from server.harness import wait_for

LONG = 50.0
"""Milliseconds."""
CATEGORIES = ["toplevel", "devtools.timeline", "disabled-by-default-devtools.timeline"]
SHOWN = 5
"""Tasks of a game that are told one by one."""
Event = dict[str, Any]


def main() -> None:
    """Play, and print a line for each game and for its longest tasks."""
    parser = argparse.ArgumentParser(description=__doc__.partition("\n")[0])
    parser.add_argument("--level", default="expert", help="of the bots")
    parser.add_argument("--turns", type=int, default=1000, help="of the person; all of a game where it has fewer")
    parser.add_argument("--game", action="append", choices=games.names(), help="only this one")
    arguments = parser.parse_args()
    with (
        tempfile.TemporaryDirectory() as folder,
        served_site(Path(folder)) as (address, _),
        sync_playwright() as playwright,
        launch(playwright) as browser,
    ):
        for name in arguments.game or games.names():
            report(name, list(tasks(trace(browser, address, name, arguments.level, arguments.turns))))


def trace(browser: Browser, address: str, name: str, level: str, turns: int) -> list[Event]:
    """What Chromium notes of a game, from a table that is open to its end."""
    players = max(games.kind(name).options_type.seats)
    with Person(browser, address, reduced_motion="no-preference", keeps=True) as me:
        me.page.goto("/")
        wait_for(lambda: me.page.evaluate(KEPT))  # from then on addresses of tables are pages
        me.await_quiet()
        me.expect_problem("Failed to load resource")
        table = put_table(me.page, name, players, level)
        me.page.goto(f"/table/{table}")
        me.await_turn()
        browser.start_tracing(page=me.page, categories=CATEGORIES)
        choose = Anyhow(5) if name == "cablecar" else briskly
        after = -1
        for _ in range(turns):
            seen = me.await_turn(after)
            if not seen:
                break
            by_mouse(me, choose(seen["actions"]))
            after = seen["ply"]
        events: list[Event] = json.loads(browser.stop_tracing())["traceEvents"]
        return events


@dataclass(frozen=True)
class Task:
    """What the main thread did in one go, in milliseconds."""

    clock: float
    processor: float
    parts: dict[str, float]
    """Time on the clock of what it did; one may be part of another."""


def tasks(events: list[Event]) -> Iterator[Task]:
    """The tasks of the busiest main thread."""
    mains = {(e["pid"], e["tid"]) for e in events if e.get("args", {}).get("name") == "CrRendererMain"}
    of_threads: dict[tuple[int, int], list[Event]] = defaultdict(list)
    for event in events:
        thread = event["pid"], event["tid"]
        if event.get("ph") == "X" and thread in mains:
            of_threads[thread].append(event)
    own = max(of_threads.values(), key=len)
    inner = [e for e in own if e["name"] != "RunTask" and e.get("dur", 0) > 1000]
    for task in (e for e in own if e["name"] == "RunTask"):
        clock = float(task["dur"]) / 1000
        parts: dict[str, float] = defaultdict(float)
        if clock > LONG:
            for event in inner:
                if task["ts"] <= event["ts"] < task["ts"] + task["dur"]:
                    parts[event["name"]] += event["dur"] / 1000
        yield Task(clock, float(task["tdur"]) / 1000, parts)


def report(name: str, found: list[Task]) -> None:
    """Print what was found."""
    clock, processor = [task.clock for task in found], [task.processor for task in found]
    print(
        f"{name}: {len(found):,} tasks; over {LONG:.0f} ms: {sum(t > LONG for t in clock)} on the clock (longest"
        f" {max(clock):.0f} ms), {sum(t > LONG for t in processor)} on the processor (longest {max(processor):.0f} ms)",
        flush=True,
    )
    for task in sorted(found, key=lambda task: -task.processor)[:SHOWN]:
        parts = sorted(task.parts.items(), key=lambda part: -part[1])[:8]
        told = ", ".join(f"{what} {spent:.0f}" for what, spent in parts)
        print(f"  {task.clock:.0f} ms, {task.processor:.0f} on the processor: {told}")


if __name__ == "__main__":
    main()
