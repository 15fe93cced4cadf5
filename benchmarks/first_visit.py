"""First visits on a slow phone: 1.6 Mbit/s, 150 ms there and back, a processor four times slower than this one.

    python -m benchmarks.first_visit               # all pages, the median of five visits each
    python -m benchmarks.first_visit --visits 9

Nothing is kept from a visit to the next. The server runs in this process, with bots that do not think; the browser is
that of the tests. The goal is a largest text (LCP) within 2.5 s and a layout shift (CLS) under 0.1.
"""

import argparse
import statistics
import sys
import tempfile
from pathlib import Path

from playwright.sync_api import sync_playwright

sys.path.insert(0, str(Path(__file__).parents[1] / "tests"))

from browser.conftest import launch
from browser.people import Person
from browser.slow import Visit, first_visit
from server.harness import serving, settings

SEATS = [{"kind": "me"}, {"kind": "bot", "level": "easy"}]
MARKS = {"cablecar": "[data-cell]", "tickets": "[data-spot]"}


def show(name: str, visits: list[Visit]) -> None:
    """One line of the table."""
    first, largest, ready, shift, size = (
        statistics.median(getattr(visit, what) for visit in visits)
        for what in ("first", "largest", "ready", "shift", "kilobytes")
    )
    worst = max(visit.largest for visit in visits)
    times = f"{first:.1f} s | {largest:.1f} s ({worst:.1f}) | {ready:.1f} s"
    print(f"| {name} | {times} | {shift:.2f} | {size:.0f} kB | {visits[-1].what} |", flush=True)


def main() -> None:
    """Visit every page and print a table."""
    parser = argparse.ArgumentParser(description=__doc__.partition("\n")[0])
    parser.add_argument("--visits", type=int, default=5, help="of each page")
    visits = parser.parse_args().visits
    with (
        tempfile.TemporaryDirectory() as folder,
        serving(settings(f"sqlite+aiosqlite:///{folder}/visits.sqlite3")) as address,
        sync_playwright() as playwright,
        launch(playwright) as browser,
    ):
        base = address.replace("127.0.0.1", "localhost")
        with Person(browser, base) as person:
            pages = [("home", "/", "[data-testid=play-tickets]")]
            for game, mark in MARKS.items():
                table = person.make_table(game, SEATS, first=0)
                pages += [
                    (f"table of {game}", f"/table/{table}", mark),
                    (f"tutorial of {game}", f"/learn/{game}", mark),
                ]
            storage = person.context.storage_state()
        print("| page | first paint | largest text, median (worst) | ready | shift | transferred | the largest text |")
        print("|------|------------:|-----------------------------:|------:|------:|------------:|------------------|")
        for name, path, mark in pages:
            account = storage if path.startswith("/table") else None
            show(name, [first_visit(browser, base, path, mark, account) for _ in range(visits)])


if __name__ == "__main__":
    main()
