"""The same games and the same trees in Chromium; other_browsers.py repeats that in Firefox and WebKit."""

import os
from collections.abc import Iterator
from typing import Any

import pytest
from playwright.sync_api import Browser

from browser.engines import Chromium, Engine
from pocket.conftest import builder
from pocket.jobs import game_jobs, played, thought
from pocket.served import ask_page, trial_page

COUNT = int(os.environ.get("FOGCITY_GAMES", "30"))
"""Random games of each game, over all its options."""


@pytest.fixture(scope="module")
def trial() -> Iterator[str]:
    """The address of the page that does jobs."""
    with trial_page(builder().build()) as address:
        yield address


def prove(page: Engine, address: str) -> None:
    """Games byte for byte, and searches tree for tree."""
    for name in ("cablecar", "tickets"):
        jobs = game_jobs(name, COUNT, key=2)
        searches: list[dict[str, Any]] = [
            {"game": name, "options": {}, "key": 5, "first": 3, "count": 2, "plies": 21, "bot": bot, "iterations": 60}
            for bot in ("search", "champion")
        ]
        answers = ask_page(page, address, [*jobs, *searches])
        expected = [*map(played, jobs), *map(thought, searches)]
        for job, answer, own in zip([*jobs, *searches], answers, expected, strict=True):
            assert answer["numbers"] == own, job


def test_chromium_plays_the_same_games(chromium: Browser, trial: str) -> None:
    page = chromium.new_page()
    prove(Chromium(page), trial)
    page.close()
