"""The same games in Firefox and WebKit: `make browsers` runs this file, which `make test` leaves out."""

import threading
from collections.abc import Callable, Iterator
from contextlib import AbstractContextManager
from pathlib import Path

import pytest

from browser.engines import Engine, Firefox, firefox, has_firefox, has_webkit, webkit
from browser.site import CONTROLLED, served_site
from browser.test_engines import prove, trial
from browser.test_pocket import PLAYED
from server.harness import wait_for

__all__ = ["trial"]

OTHERS: dict[str, tuple[Callable[[], AbstractContextManager[Engine]], Callable[[], bool], str]] = {
    "firefox": (firefox, has_firefox, "firefox-esr"),
    "webkit": (webkit, has_webkit, "webkit2gtk-driver xvfb"),
}
"""How to drive a browser, whether it is there, and what it is called in Debian."""


@pytest.fixture(params=OTHERS)
def page(request: pytest.FixtureRequest) -> Iterator[Engine]:
    """A page in one of the browsers."""
    engine, is_there, packages = OTHERS[request.param]
    if not is_there():
        pytest.fail(f"{request.param} is missing: install it (on Debian: apt-get install {packages})", pytrace=False)
    with engine() as made:
        yield made


def test_the_same_games(page: Engine, trial: str) -> None:
    prove(page, trial)


def test_a_whole_game(page: Engine, tmp_path: Path) -> None:
    """A game against a bot on a site of files; in Firefox the site is gone once it was visited."""
    with served_site(tmp_path) as (address, stop):
        play_here(page, address, stop if isinstance(page, Firefox) else None)


def play_here(page: Engine, address: str, stop: threading.Event | None) -> None:
    """Play a game to its end; where the server is stopped before, the page must have kept all of it."""
    page.goto(address)
    if stop is not None:
        wait_for(lambda: page.run(CONTROLLED))
        stop.set()
        page.goto(address)
    wait_for(lambda: page.run("document.querySelector('[data-testid=\"play-cablecar\"]') !== null"))
    page.run("void document.querySelector('[data-testid=\"play-cablecar\"]').click()")
    wait_for(lambda: page.run("location.pathname.startsWith('/table/device-')"))
    assert page.run(PLAYED) is True
