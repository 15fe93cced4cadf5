"""A server with quick bots, a Chromium, and people who sit in front of it."""

import os
import shutil
from collections.abc import Callable, Iterator
from contextlib import ExitStack
from pathlib import Path

import pytest
from playwright.sync_api import Browser, Playwright, expect, sync_playwright

from browser.people import Person
from server.harness import PATIENCE, serving, settings

NOT_WANTED = (
    *("AvoidUnnecessaryBeforeUnloadCheckSync", "DestroyProfileOnBrowserClose", "HttpsUpgrades", "LensOverlay"),
    *("HttpsFirstBalancedModeAutoEnable", "MediaRouter", "PaintHolding", "ThirdPartyStoragePartitioning"),
    *("AvoidCorsURLLoaderRestartOnRedirect", "OptimizationHints", "NetworkTimeServiceQuerying", "AimEnabled"),
    *("PreconnectToSearch", "WebUIOmniboxPopup", "WebUIOmniboxAimPopup"),
)
"""Features of Chromium: those that Playwright switches off, whose list this one replaces, and the last two, for which
every window loads another page, for its address bar."""
FLAGS = (
    "--no-sandbox",
    "--disable-gpu",
    "--disable-background-networking",
    "--disable-component-update",
    "--disable-sync",
    "--no-first-run",
    f"--disable-features={','.join(NOT_WANTED)}",
)
STATIC = Path(__file__).parents[2] / "src" / "fogcity" / "server" / "static"

expect.set_options(timeout=1000 * PATIENCE)

NewPerson = Callable[..., Person]


@pytest.fixture(scope="session")
def database(tmp_path_factory: pytest.TempPathFactory) -> str:
    """A SQLite file for the server."""
    return f"sqlite+aiosqlite:///{tmp_path_factory.mktemp('browser') / 'test.sqlite3'}"


@pytest.fixture(scope="session")
def base(database: str) -> Iterator[str]:
    """The address of a server with the client that was built last."""
    if not (STATIC / "index.html").exists():
        pytest.fail("the browser client is not built: run `make web` first")
    with serving(settings(database)) as address:
        yield address.replace("127.0.0.1", "localhost")


@pytest.fixture(scope="session")
def playwright() -> Iterator[Playwright]:
    """Playwright, which drives the browser."""
    with sync_playwright() as running:
        yield running


def launch(playwright: Playwright) -> Browser:
    """The system's Chromium; FOGCITY_CHROMIUM names another, and without any Playwright's own is used."""
    path = os.environ.get("FOGCITY_CHROMIUM") or shutil.which("chromium") or shutil.which("chromium-browser")
    return playwright.chromium.launch(executable_path=path, args=list(FLAGS), timeout=1000 * PATIENCE)


@pytest.fixture(scope="session")
def chromium(playwright: Playwright) -> Iterator[Browser]:
    """A browser."""
    with launch(playwright) as browser:
        yield browser


@pytest.fixture
def person(base: str, chromium: Browser) -> Iterator[NewPerson]:
    """Makes people, each with a browser window of their own; at the end none of them has seen an error."""
    with ExitStack() as stack:
        yield lambda **keywords: stack.enter_context(Person(chromium, base, **keywords))
