"""The same games in Firefox and WebKit: `make browsers` runs this file, which `make test` leaves out."""

from collections.abc import Callable, Iterator
from contextlib import AbstractContextManager
from pathlib import Path

import pytest

from browser.engines import Engine, firefox, has_firefox, has_webkit, webkit
from browser.site import KEPT, served_site
from browser.test_engines import prove, trial
from browser.test_pocket import PLAYED
from server.harness import wait_for

__all__ = ["trial"]

OTHERS: dict[str, tuple[Callable[[], AbstractContextManager[Engine]], Callable[[], bool], str]] = {
    "firefox": (firefox, has_firefox, "firefox-esr"),
    "webkit": (webkit, has_webkit, "webkit2gtk-driver xvfb"),
}
"""How to drive a browser, whether it is there, and what it is called in Debian."""
AT_ONCE = """void localStorage.setItem("fogcity-settings", JSON.stringify({ speed: "now", motion: "off" }))"""
"""Nobody watches: bots need not act for the eye."""


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


def test_a_whole_game_without_a_network(page: Engine, tmp_path: Path) -> None:
    """A game against a bot on a site of files, whose server is gone for good once the page was visited."""
    with served_site(tmp_path) as (address, stop):
        page.goto(address)
        wait_for(lambda: page.run(KEPT))
        stop.set()
        page.run(AT_ONCE)
        page.goto(address)
        wait_for(lambda: page.run("document.querySelector('[data-testid=\"play-cablecar\"]') !== null"))
        page.run("void document.querySelector('[data-testid=\"play-cablecar\"]').click()")
        wait_for(lambda: page.run("location.pathname.startsWith('/table/device-')"))
        page.run(f"void {PLAYED}")  # drivers do not wait for as long as a slow machine may need
        wait_for(lambda: page.run("document.querySelector('[data-testid=\"result\"]') !== null"))
        page.goto(address + "/games")  # a table that is over is kept
        wait_for(lambda: page.run("document.querySelector('a[href^=\"/table/device-\"]') !== null"))
