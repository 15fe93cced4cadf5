"""How long a review takes in a browser without a network, and here: `python -m benchmarks.reviews`.

Two players. `policy` plays games against itself; each is opened as a file in Chromium from a site of files whose server
has stopped, and reviewed. Time runs from the click until the graph of win chances shows, and until the review is
complete. The goals are 2 s and 10 s, and 3 s for the whole review here. The first game of each kind, in which
everything is loaded and compiled, has its own figure.
"""

import argparse
import hashlib
import statistics
import sys
import tempfile
import time
from pathlib import Path

from playwright.sync_api import sync_playwright

sys.path.insert(0, str(Path(__file__).parents[1] / "tests"))

from browser.conftest import launch
from browser.people import Person
from browser.site import KEPT, served_site
from fogcity import bots, games, record
from fogcity.review.critic import Critic
from fogcity.review.report import review
from fogcity.review.values import Judge
from fogcity.table import Table
from server.harness import wait_for


def played(game_id: str, number: int) -> record.GameRecord:
    """A game of the strongest bot that answers at once, against itself."""
    secret = hashlib.sha256(f"reviews {number}".encode()).digest()
    table = Table(game_id, players=2, secret=secret, names=("one", "other"))
    bot = bots.make(table.game, "policy", seed=number)
    while not table.over:
        seat = table.waiting[0]
        table.play(seat, bot.choose(table.game, table.veiled(seat), seat, table.numbers(seat)))
    return record.of_table(table)


def there(me: Person, game: record.GameRecord, file: Path) -> tuple[float, float]:
    """Seconds until the graph shows in a browser, and until all is there."""
    record.write(game, file)
    me.page.goto("/games")
    me.page.locator('input[type="file"]').set_input_files(file)
    button = me.page.get_by_role("button", name="Review the game")
    button.wait_for()
    me.await_quiet()
    began = time.perf_counter()
    button.click()
    part = me.page.get_by_role("region", name="Review")
    part.get_by_role("img", name="Win chances during the game").wait_for()
    graph = time.perf_counter() - began
    part.locator("progress").wait_for(state="detached")
    return graph, time.perf_counter() - began


def here(game: record.GameRecord) -> float:
    """Seconds for the whole review in this process."""
    began = time.perf_counter()
    judge = Judge(games.make(game.game, **game.options))
    review(game, judge=judge, critic=Critic(judge))
    return time.perf_counter() - began


def told(seconds: list[float]) -> str:
    """The median and the longest of all but the first, and the first."""
    first, *later = seconds
    return f"{statistics.median(later):.1f} s ({max(later):.1f}; {first:.1f})"


def main() -> None:
    """Review games and print a table."""
    parser = argparse.ArgumentParser(description=__doc__.partition("\n")[0])
    parser.add_argument("--games", type=int, default=11, help="of each kind, 2 or more")
    wanted = parser.parse_args()
    with (
        tempfile.TemporaryDirectory() as folder,
        served_site(Path(folder, "site")) as (address, stop),
        sync_playwright() as playwright,
        launch(playwright) as browser,
        Person(browser, address, keeps=True) as me,
    ):
        me.page.goto("/")
        wait_for(lambda: me.page.evaluate(KEPT))
        me.await_quiet()
        me.expect_problem("Failed to load resource")
        stop.set()
        print("median (longest; first) | graph, Chromium | whole review, Chromium | whole review, here | steps")
        for game_id in games.names():
            found = [played(game_id, number) for number in range(wanted.games)]
            graphs, wholes = zip(*(there(me, game, Path(folder, "game.json")) for game in found), strict=True)
            steps = statistics.median(len(game.log) for game in found)
            natively = [here(game) for game in found]
            print(f"{game_id} | {told([*graphs])} | {told([*wholes])} | {told(natively)} | {steps:.0f}", flush=True)


if __name__ == "__main__":
    main()
