"""Modules against the rules here, in one run: `python -m benchmarks.pocket --games 10000 --browser-games 1000`.

Plays random games over all player counts and options of all games here, in Node and in the browsers that are installed
(Chromium, Firefox, WebKit), compares them byte for byte and searches tree for tree, and measures both. Large counts can
be played in parts: `--where Node --games 20000 --first 40000` plays the third 20,000. docs/browser.md has figures.
"""

import argparse
import gzip
import sys
import time
from collections.abc import Callable, Iterator, Sequence
from contextlib import AbstractContextManager, contextmanager
from pathlib import Path
from typing import Any

sys.path.insert(0, str(Path(__file__).parents[1] / "tests"))

from playwright.sync_api import sync_playwright

from browser.conftest import launch
from browser.engines import Chromium, Engine, firefox, has_firefox, has_webkit, webkit
from fogcity import games
from pocket.conftest import ask_node, builder
from pocket.jobs import dealt, game_jobs, played, thought
from pocket.served import ask_page, trial_page

Jobs = list[dict[str, Any]]
Asked = Callable[[Jobs], list[Any]]
SEARCHES = 20
ITERATIONS = 2000
PART = 500
"""The most games of a job."""
AT_ONCE = 8
"""The jobs that a page is asked for at once: drivers of browsers do not wait for ever."""


def main() -> None:
    """Print a line for each thing that was compared."""
    parser = argparse.ArgumentParser(description="Compare modules with the rules here, and measure them.")
    parser.add_argument("--games", type=int, default=10_000, help="random games in Node, over all games")
    parser.add_argument("--browser-games", type=int, default=1_000, help="random games in each browser")
    parser.add_argument("--first", type=int, default=0, help="number of the first random game")
    parser.add_argument("--where", action="append", choices=("Node", *BROWSERS), help="only there")
    arguments = parser.parse_args()
    where = arguments.where or ("Node", *BROWSERS)
    folder: Path = builder().build()
    for name in games.names():
        sizes = [len(gzip.compress((folder / f"{name}.{kind}").read_bytes(), 9)) for kind in ("wasm", "js", "json")]
        print(f"{name}: module {sizes[0]:,} bytes gzipped, script {sizes[1]:,}, book {sizes[2]:,}", flush=True)
    if "Node" in where:
        compare("Node", range(arguments.first, arguments.first + arguments.games), lambda jobs: ask_node(folder, jobs))
    with trial_page(folder) as address:
        for browser, page in installed(where):
            numbers = range(arguments.first, arguments.first + arguments.browser_games)
            compare(browser, numbers, lambda jobs, page=page: ask_page(page, address, jobs))  # type: ignore[misc]


def installed(where: Sequence[str]) -> Iterator[tuple[str, Engine]]:
    """The wanted browsers that are here, one after the other."""
    for name, (is_there, engine) in BROWSERS.items():
        if name not in where:
            continue
        if is_there():
            with engine() as page:
                yield name, page
        else:
            print(f"{name} is not installed")


@contextmanager
def chromium() -> Iterator[Engine]:
    """A page of Chromium."""
    with sync_playwright() as playwright, launch(playwright) as browser:
        page = browser.new_page()
        page.set_default_timeout(0)
        yield Chromium(page)


BROWSERS: dict[str, tuple[Callable[[], bool], Callable[[], AbstractContextManager[Engine]]]] = {
    "Chromium": (lambda: True, chromium),
    "Firefox": (has_firefox, firefox),
    "WebKit": (has_webkit, webkit),
}
"""Whether each is there, and how to open a page in it."""


def compare(where: str, numbers: range, asked: Asked) -> None:
    """Random games and searches somewhere else and here."""
    for i, name in enumerate(names := games.names()):
        own = dealt(numbers, i, len(names))
        jobs = [part for job in game_jobs(name, len(own), first=own.start) for part in parts(job)]
        if not jobs:
            continue
        played(jobs[0] | {"count": 1})  # compile
        started = time.perf_counter()
        expected = [played(job) for job in jobs]
        here = time.perf_counter() - started
        answers = slowly(asked, jobs)
        there = sum(answer["seconds"] for answer in answers)
        actions = sum(answer["actions"] for answer in answers)
        pairs = zip(answers, expected, strict=True)
        differ = sum(a != b for answer, ours in pairs for a, b in zip(answer["numbers"], ours, strict=True))
        rates = f"{actions / here:,.0f} actions/s here, {actions / there:,.0f} there"
        print(f"{where}, {name}: {len(own):,} games, {actions:,} actions, {differ} differ; {rates}", flush=True)
        for bot in ("search", "champion"):
            job = {"game": name, "options": {}, "key": 3, "first": 0, "count": SEARCHES, "plies": 16, "bot": bot}
            job |= {"iterations": ITERATIONS}
            thought(job | {"count": 1})
            started = time.perf_counter()
            trees = thought(job)
            here = time.perf_counter() - started
            answers = slowly(asked, parts(job, 1))
            same = "equal" if [tree for answer in answers for tree in answer["numbers"]] == trees else "NOT equal"
            there = sum(answer["seconds"] for answer in answers)
            own_rate, rate = (SEARCHES * ITERATIONS / seconds for seconds in (here, there))
            rates = f"{own_rate:,.0f} iterations/s here, {rate:,.0f} there"
            print(f"{where}, {name}, {bot}: {SEARCHES} trees of {ITERATIONS} {same}; {rates}", flush=True)


def slowly(asked: Asked, jobs: Jobs) -> list[Any]:
    """The answers to jobs, a few at a time."""
    return [answer for at in range(0, len(jobs), AT_ONCE) for answer in asked(jobs[at : at + AT_ONCE])]


def parts(job: dict[str, Any], size: int = PART) -> Jobs:
    """A job as several that are not too large."""
    starts = range(0, job["count"], size)
    return [job | {"first": job["first"] + at, "count": min(size, job["count"] - at)} for at in starts]


if __name__ == "__main__":
    main()
