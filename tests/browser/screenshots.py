"""Pictures of the main screens for docs/screenshots, by day and by night.

cd tests && python -m browser.screenshots
"""

import random
import tempfile
from pathlib import Path

from playwright.sync_api import sync_playwright

from browser.conftest import launch
from browser.people import Person
from server.harness import serving, settings

OUT = Path(__file__).parents[2] / "docs" / "screenshots"
LAPTOP = {"width": 1280, "height": 800}
SEATS = [{"kind": "me"}, {"kind": "bot", "level": "easy"}, {"kind": "bot", "level": "easy"}]
PLIES = {"cablecar": 36, "tickets": 45}


def play(person: Person, table: str, plies: int) -> None:
    """Play by the protocol until the table is so far and the person may act, or to the end."""
    chance = random.Random(7)
    while (state := person.state(table))["table"]["status"] == "playing":
        seen = next((seen for seen in state["seen"] if seen["actions"]), None)
        if seen is None:
            continue
        if state["ply"] >= plies:
            return
        claims = [action for action in seen["actions"] if action.startswith("claim")]
        action = chance.choice(claims or [action for action in seen["actions"] if action != "tickets"])
        person.ask("POST", f"/api/tables/{table}/actions", seat=seen["seat"], ply=state["ply"], action=action)


def shoot(person: Person, name: str) -> None:
    """Keep what is on the screen, once it stands still."""
    person.page.wait_for_load_state("networkidle")
    person.page.wait_for_timeout(600)
    person.page.screenshot(path=OUT / f"{name}.jpg", type="jpeg", quality=82)


def pictures(person: Person, suffix: str) -> None:
    """All pictures in one look."""
    person.page.goto("/")
    shoot(person, f"home-{suffix}")
    person.page.goto("/new/cablecar")
    shoot(person, f"new-{suffix}")
    for game, plies in PLIES.items():
        table = person.make_table(game, SEATS)
        play(person, table, plies)
        shoot(person, f"{game}-{suffix}")
    play(person, table, 10_000)
    person.final.wait_for()
    shoot(person, f"final-{suffix}")
    person.page.goto(f"/replay/{table}?step=30&eyes=open")
    shoot(person, f"replay-{suffix}")
    person.page.goto("/learn/cablecar")
    shoot(person, f"learn-{suffix}")


def phone_pictures(person: Person, suffix: str) -> None:
    """Both tables on a phone."""
    for game, plies in PLIES.items():
        play(person, person.make_table(game, SEATS), plies)
        shoot(person, f"{game}-phone-{suffix}")


def main() -> None:
    """Start a server and a browser, and take all pictures."""
    OUT.mkdir(parents=True, exist_ok=True)
    with (
        tempfile.TemporaryDirectory() as folder,
        serving(settings(f"sqlite+aiosqlite:///{folder}/pictures.sqlite3")) as address,
        sync_playwright() as playwright,
        launch(playwright) as browser,
    ):
        base = address.replace("127.0.0.1", "localhost")
        for scheme in ("light", "dark"):
            with Person(browser, base, color_scheme=scheme, viewport=LAPTOP) as person:
                pictures(person, scheme)
            with Person(browser, base, phone=True, color_scheme=scheme, device_scale_factor=2) as person:
                phone_pictures(person, scheme)


if __name__ == "__main__":
    main()
