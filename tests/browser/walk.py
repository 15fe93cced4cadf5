"""Walks through every screen in some languages and keeps what it shows, for people to read.

cd tests && python -m browser.walk /tmp/walk             # all languages
cd tests && python -m browser.walk /tmp/walk fr ko       # these

Each language gets a folder with a picture of every screen on a desktop and on a phone, and `text.md` with their words.
"""

import argparse
import re
import tempfile
from collections.abc import Sequence
from itertools import chain
from pathlib import Path

from playwright.sync_api import sync_playwright

from browser.conftest import launch
from browser.look import speak
from browser.people import DESKTOP, PHONE, Person
from browser.screens import GAMES, Screens, lessons
from fogcity.locales import LANGUAGES
from server.harness import serving, settings

SIZES = ((PHONE, "-phone"), (DESKTOP, ""))  # the tour goes on in the last one


def walk(person: Person, screens: Screens, folder: Path, languages: Sequence[str]) -> None:
    """Keep every screen, and every step of the tutorials, in some languages."""
    words: dict[str, list[str]] = {language: [] for language in languages}
    for language in languages:
        (folder / language).mkdir(parents=True, exist_ok=True)
    for number, name in enumerate(chain(screens.tour(person), *(lessons(person, game) for game in GAMES))):
        plain = re.sub("[^a-z0-9]+", "-", name.lower()).strip("-")
        for size, suffix in SIZES:
            person.page.set_viewport_size(size)
            for language in languages:
                speak(person.page, language)
                person.page.screenshot(path=folder / language / f"{number:03}-{plain}{suffix}.png")
                if size is DESKTOP:
                    title, text = person.page.title(), person.page.inner_text("body")
                    words[language].append(f"# {name}\n\n{title}\n\n{text}\n")
    for language, texts in words.items():
        (folder / language / "text.md").write_text("\n".join(texts), encoding="utf-8")


def main() -> None:
    """Start a server, fill it and walk."""
    parser = argparse.ArgumentParser(description=__doc__.partition("\n")[0])
    parser.add_argument("folder", type=Path, help="where pictures and texts go")
    parser.add_argument("languages", nargs="*", default=LANGUAGES, help="all, if none is named")
    arguments = parser.parse_args()
    with (
        tempfile.TemporaryDirectory() as folder,
        serving(settings(database := f"sqlite+aiosqlite:///{folder}/walk.sqlite3")) as address,
        sync_playwright() as playwright,
        launch(playwright) as browser,
    ):
        base = address.replace("127.0.0.1", "localhost")
        with Person(browser, base) as owner, Person(browser, base) as friend:
            screens = Screens(owner, friend, database)
        with Person(browser, base, storage_state=screens.storage) as person:
            walk(person, screens, arguments.folder, arguments.languages)


if __name__ == "__main__":
    main()
