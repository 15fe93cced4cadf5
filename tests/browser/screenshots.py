"""Pictures of the main screens for docs/screenshots, by day and by night, and of what has changed, before and after.

cd tests && python -m browser.screenshots             # all, as they are now
cd tests && python -m browser.screenshots --changes   # only those with a picture from before

What was before is made by the sources of then, with their client built (`python web/build.py` there), and without the
protocols of tests/server/harness.py (`http=` and `ws=`), which they do not have:

git worktree add ../before 24c104d
cd tests && PYTHONPATH=../../before/src python -m browser.screenshots --changes --suffix=-before
"""

import argparse
import tempfile
from pathlib import Path

from playwright.sync_api import Browser, sync_playwright

from browser.conftest import launch
from browser.people import DESKTOP, PHONE, PHONES, Person, Plain
from browser.slow import LINE
from fogcity.server.bots import HINT_LEVEL, task, think
from fogcity.table import Table
from server.harness import serving, settings

OUT = Path(__file__).parents[2] / "docs" / "screenshots"
LAPTOP = {"width": 1280, "height": 800}
SEATS = [{"kind": "me"}, {"kind": "bot", "level": "normal"}, {"kind": "bot", "level": "normal"}]
QUALITY = 74
SCHEMES = ("light", "dark")
PLIES = {"cablecar": 36, "tickets": 45}


def get_bots_ready() -> None:
    """Let the bots be compiled before a browser waits for them."""
    for game in PLIES:
        table = Table(game)
        for level in ("normal", HINT_LEVEL):
            think(task(table, table.waiting[0], level))


def play(person: Person, table: str, plies: int) -> None:
    """Play what a strong bot would until the table is so far and the person may act, or to the end."""
    while (state := person.state(table))["table"]["status"] == "playing":
        seen = next((seen for seen in state["seen"] if seen["actions"]), None)
        if seen is None:
            continue
        if state["ply"] >= plies:
            return
        action = hint(person, table, seen["seat"])
        person.ask("POST", f"/api/tables/{table}/actions", seat=seen["seat"], ply=state["ply"], action=action)


def hint(person: Person, table: str, seat: int) -> str:
    """What a strong bot would do."""
    answer: Plain = person.ask("POST", f"/api/tables/{table}/hint", seat=seat)
    action: str = answer["action"]["text"]
    return action


def point(person: Person, table: str) -> None:
    """Hold the mouse over the square of Cable Car that a strong bot would choose, so that the preview shows."""
    place = hint(person, table, 0).partition("@")[2].partition("/")[0]
    if place:
        person.page.locator(f'[data-cell="{place}"]').hover()


def shoot(person: Person, name: str) -> None:
    """Keep what is on the screen, once it stands still."""
    person.page.wait_for_load_state("networkidle")
    person.page.wait_for_timeout(600)
    person.page.screenshot(path=OUT / f"{name}.jpg", type="jpeg", quality=QUALITY)


def pictures(person: Person, suffix: str, tables: dict[str, str]) -> None:
    """Pages and tables in one look."""
    for path, name in (("/", "home"), ("/new/cablecar", "new"), ("/learn/cablecar", "learn")):
        person.page.goto(path)
        person.page.locator("#app h1").wait_for()
        shoot(person, f"{name}-{suffix}")
    for game, table in tables.items():
        open_table(person, table)
        if game == "cablecar":
            point(person, table)
        shoot(person, f"{game}-{suffix}")


def phone_pictures(person: Person, suffix: str, tables: dict[str, str]) -> None:
    """Both tables on a phone."""
    for game, table in tables.items():
        open_table(person, table)
        shoot(person, f"{game}-phone-{suffix}")


def last_pictures(person: Person, suffix: str, table: str) -> None:
    """A game that is over, and its replay."""
    person.page.goto(f"/table/{table}")
    person.final.wait_for()
    shoot(person, f"final-{suffix}")
    person.page.goto(f"/replay/{table}?step=30&eyes=open")
    person.page.locator("[data-spot]").first.wait_for()
    shoot(person, f"replay-{suffix}")


def open_table(person: Person, table: str) -> None:
    """Open a table as it is."""
    person.page.goto(f"/table/{table}")
    person.await_shown(person.state(table)["ply"])
    person.await_board()


def changes(person: Person, suffix: str) -> None:
    """Tables on phones and on desks, after a round of five bots, too; a long form; a first visit over a slow line."""
    page = person.page
    four = [{"kind": "me"}, *({"kind": "bot", "level": "easy"} for _ in range(3))]
    page.set_viewport_size(PHONE)
    table = person.make_table("tickets", four, first=1)
    page.locator(".tray label").first.wait_for()
    for size, name in ((PHONE, "phone"), (PHONES[-1], "side")):
        page.set_viewport_size(size)
        shoot(person, f"first-tickets-{name}{suffix}")
    play(person, table, 60)
    page.set_viewport_size(DESKTOP)
    page.reload()
    shoot(person, f"desk{suffix}")
    page.goto("/new/cablecar")
    page.locator("form section").first.wait_for()
    tall = page.evaluate("document.documentElement.scrollHeight")  # the whole form, with its buttons at the end
    page.set_viewport_size({"width": DESKTOP["width"], "height": tall})
    shoot(person, f"new-table{suffix}")
    page.set_viewport_size(PHONE)
    table = person.make_table("cablecar", [*four, *four[1:3]], first=0)
    play(person, table, 18)
    page.reload()
    person.await_board()
    page.locator("[data-cell].legal").first.tap()
    shoot(person, f"six-players-phone{suffix}")
    page.set_viewport_size(DESKTOP)
    page.reload()
    person.await_board()
    shoot(person, f"follow{suffix}")
    page.set_viewport_size(PHONE)
    line = person.context.new_cdp_session(page)
    line.send("Network.enable")
    line.send("Network.setCacheDisabled", {"cacheDisabled": True})
    line.send("Network.emulateNetworkConditions", LINE)
    page.goto("/", wait_until="commit")
    page.wait_for_timeout(1200)
    page.screenshot(path=OUT / f"slow-line{suffix}.jpg", type="jpeg", quality=QUALITY)
    line.detach()


def main() -> None:
    """Start a server and a browser, and take all pictures."""
    parser = argparse.ArgumentParser(description=__doc__.partition("\n")[0])
    parser.add_argument("--changes", action="store_true", help="only those with a picture from before")
    parser.add_argument("--suffix", default="", help="for the names of these")
    arguments = parser.parse_args()
    OUT.mkdir(parents=True, exist_ok=True)
    get_bots_ready()
    with (
        tempfile.TemporaryDirectory() as folder,
        serving(settings(f"sqlite+aiosqlite:///{folder}/pictures.sqlite3"), think) as address,
        sync_playwright() as playwright,
        launch(playwright) as browser,
    ):
        base = address.replace("127.0.0.1", "localhost")
        with Person(browser, base, phone=True, color_scheme="light") as person:
            changes(person, arguments.suffix)
        if not arguments.changes:
            looks(browser, base)


def looks(browser: Browser, base: str) -> None:
    """Everything by day and by night, of the same games."""
    with Person(browser, base, viewport=LAPTOP) as host:
        tables = {game: host.make_table(game, SEATS) for game in PLIES}
        for game, table in tables.items():
            play(host, table, PLIES[game])
        storage = host.context.storage_state()
        for scheme in SCHEMES:
            look: Plain = {"color_scheme": scheme, "storage_state": storage}
            with Person(browser, base, viewport=LAPTOP, **look) as person:
                pictures(person, scheme, tables)
            with Person(browser, base, phone=True, device_scale_factor=2, **look) as person:
                phone_pictures(person, scheme, tables)
        play(host, tables["tickets"], 10_000)
    for scheme in SCHEMES:
        look = {"color_scheme": scheme, "storage_state": storage}
        with Person(browser, base, viewport=LAPTOP, **look) as person:
            last_pictures(person, scheme, tables["tickets"])


if __name__ == "__main__":
    main()
