"""Modules against the rules here, in one run: `python -m benchmarks.pocket --games 10000 --browser-games 1000`.

Plays random games over all player counts and options of all games here, in Node and in the browsers that are installed
(Chromium, Firefox, WebKit), compares them byte for byte and searches tree for tree, and measures both. `--matches 40`
also lets the strongest bot of Chromium play against the same one here. docs/browser.md has figures.
"""

import argparse
import gzip
import sys
import time
from collections.abc import Callable, Iterator
from contextlib import AbstractContextManager, contextmanager
from pathlib import Path
from typing import Any

sys.path.insert(0, str(Path(__file__).parents[1] / "tests"))

from playwright.sync_api import sync_playwright

from browser.conftest import launch
from browser.engines import Chromium, Engine, firefox, has_firefox, has_webkit, webkit
from fogcity import games
from pocket.conftest import ask_node, builder
from pocket.jobs import game_jobs, played, thought
from pocket.matches import play_matches
from pocket.served import ask_page, trial_page

Jobs = list[dict[str, Any]]
Asked = Callable[[Jobs], list[Any]]
SEARCHES = 20
ITERATIONS = 2000
PART = 2000
"""The games that a page is asked for at once."""


def main() -> None:
    """Print a line for each thing that was compared."""
    parser = argparse.ArgumentParser(description="Compare modules with the rules here, and measure them.")
    parser.add_argument("--games", type=int, default=10_000, help="random games in Node, over all games")
    parser.add_argument("--browser-games", type=int, default=1_000, help="random games in each browser")
    parser.add_argument("--matches", type=int, default=0, help="games of the champion of Chromium against the one here")
    wish = parser.parse_args()
    folder: Path = builder().build()
    for name in games.names():
        sizes = [len(gzip.compress((folder / f"{name}.{kind}").read_bytes(), 9)) for kind in ("wasm", "js", "json")]
        print(f"{name}: module {sizes[0]:,} bytes gzipped, script {sizes[1]:,}, book {sizes[2]:,}", flush=True)
    compare("Node", wish.games, lambda jobs: ask_node(folder, jobs))
    with trial_page(folder) as address:
        for browser, page in installed():
            compare(browser, wish.browser_games, lambda jobs, page=page: ask_page(page, address, jobs))  # type: ignore[misc]
            if browser == "Chromium" and wish.matches:
                play_matches(page, wish.matches)


def installed() -> Iterator[tuple[str, Engine]]:
    """The browsers that are here, one after the other."""
    with chromium() as page:
        yield "Chromium", page
    others: list[tuple[str, bool, Callable[[], AbstractContextManager[Engine]]]] = [
        ("Firefox", has_firefox(), firefox),
        ("WebKit", has_webkit(), webkit),
    ]
    for name, there, engine in others:
        if there:
            with engine() as other:
                yield name, other
        else:
            print(f"{name} is not installed")


@contextmanager
def chromium() -> Iterator[Engine]:
    """A page of Chromium."""
    with sync_playwright() as playwright, launch(playwright) as browser:
        page = browser.new_page()
        page.set_default_timeout(0)
        yield Chromium(page)


def compare(where: str, count: int, asked: Asked) -> None:
    """Random games and searches somewhere else and here."""
    for i, name in enumerate(names := games.names()):
        share = count // len(names) + (i < count % len(names))
        jobs = [part for job in game_jobs(name, share) for part in parts(job)]
        played(jobs[0] | {"count": 1})  # compile
        started = time.perf_counter()
        expected = [played(job) for job in jobs]
        here = time.perf_counter() - started
        answers = asked(jobs)
        there = sum(answer["seconds"] for answer in answers)
        actions = sum(answer["actions"] for answer in answers)
        pairs = zip(answers, expected, strict=True)
        differ = sum(a != b for answer, own in pairs for a, b in zip(answer["numbers"], own, strict=True))
        rates = f"{actions / here:,.0f} actions/s here, {actions / there:,.0f} there"
        print(f"{where}, {name}: {share:,} games, {actions:,} actions, {differ} differ; {rates}", flush=True)
        for bot in ("search", "champion"):
            job = {"game": name, "options": {}, "key": 3, "first": 0, "count": SEARCHES, "plies": 16, "bot": bot}
            job |= {"iterations": ITERATIONS}
            thought(job | {"count": 1})
            started = time.perf_counter()
            own = thought(job)
            here = time.perf_counter() - started
            (answer,) = asked([job])
            same = "equal" if answer["numbers"] == own else "NOT equal"
            own_rate, rate = (SEARCHES * ITERATIONS / seconds for seconds in (here, answer["seconds"]))
            rates = f"{own_rate:,.0f} iterations/s here, {rate:,.0f} there"
            print(f"{where}, {name}, {bot}: {SEARCHES} trees of {ITERATIONS} {same}; {rates}", flush=True)


def parts(job: dict[str, Any]) -> Jobs:
    """A job as several that are not too large."""
    starts = range(0, job["count"], PART)
    return [job | {"first": job["first"] + at, "count": min(PART, job["count"] - at)} for at in starts]


if __name__ == "__main__":
    main()
