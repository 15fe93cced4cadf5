"""Walks through every screen in one language after another and keeps what it shows, for people to read.

cd tests && python -m browser.walk /tmp/walk             # all languages
cd tests && python -m browser.walk /tmp/walk fr ko       # these

Each language gets a folder with a picture of every screen on a desktop and on a phone, and `text.md` with their words.
"""

import argparse
import re
import tempfile
from pathlib import Path

from playwright.sync_api import sync_playwright

from browser.conftest import launch
from browser.house import House
from browser.people import DESKTOP, PHONE, Person
from fogcity.locales import LANGUAGES
from server.harness import serving, settings

SIZES = ((PHONE, "-phone"), (DESKTOP, ""))


def walk(person: Person, house: House, folder: Path) -> None:
    """Keep every screen of a house, and every step of the tutorials, as one person sees them."""
    folder.mkdir(parents=True, exist_ok=True)
    words = []
    for size, suffix in SIZES:
        person.page.set_viewport_size(size)
        for number, name in enumerate(house.tour(person)):
            plain = re.sub("[^a-z0-9]+", "-", name.lower()).strip("-")
            person.page.screenshot(path=folder / f"{number:03}-{plain}{suffix}.png")
            if size is DESKTOP:
                words.append(f"# {name}\n\n{person.page.title()}\n\n{person.page.inner_text('body')}\n")
    (folder / "text.md").write_text("\n".join(words), encoding="utf-8")


def main() -> None:
    """Start a server, fill it and walk."""
    parser = argparse.ArgumentParser(description=__doc__.partition("\n")[0])
    parser.add_argument("folder", type=Path, help="where pictures and texts go")
    parser.add_argument("languages", nargs="*", default=LANGUAGES, help="all, if none is named")
    wish = parser.parse_args()
    with (
        tempfile.TemporaryDirectory() as folder,
        serving(settings(database := f"sqlite+aiosqlite:///{folder}/walk.sqlite3")) as address,
        sync_playwright() as playwright,
        launch(playwright) as browser,
    ):
        base = address.replace("127.0.0.1", "localhost")
        with Person(browser, base) as owner, Person(browser, base) as friend:
            house = House(owner, friend, database)
        for language in wish.languages:
            with Person(browser, base, language=language, storage_state=house.storage) as person:
                walk(person, house, wish.folder / language)


if __name__ == "__main__":
    main()
