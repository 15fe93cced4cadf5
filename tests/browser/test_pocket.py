"""Games on the device: without a network, over a closed tab, and on a site without a server."""

import subprocess
import sys
import threading
from collections.abc import Iterator
from functools import partial
from http.server import SimpleHTTPRequestHandler, ThreadingHTTPServer
from pathlib import Path

import pytest
from playwright.sync_api import Browser, expect

from browser.conftest import NewPerson
from browser.device import stored_table
from browser.hands import Anyhow, by_mouse
from browser.people import Person
from server.harness import wait_for

SITE = Path(__file__).parents[2] / "web" / "site.py"


def test_a_game_without_a_network(person: NewPerson) -> None:
    """Begun, closed at any moment, taken up again, with a hint, and found among one's games."""
    me = person()
    me.page.goto("/")
    wait_for(lambda: me.page.evaluate("navigator.serviceWorker.controller !== null"))
    me.await_quiet()
    me.expect_problem("Failed to load resource")
    me.context.set_offline(True)
    me.page.goto("/")
    me.page.get_by_test_id("play-cablecar").click()
    me.page.wait_for_url("**/table/device-*")
    table, after = me.table, -1
    for _ in range(2):
        seen = me.await_turn(after)
        assert seen
        by_mouse(me, Anyhow(1)(seen["actions"]))
        after = seen["ply"]
    me.await_ply(after)
    me.page.goto("about:blank")  # closed, be it in the middle of a bot's thought
    me.page.goto(f"/table/{table}")
    assert me.await_turn(after)
    me.page.get_by_role("button", name="Hint").click()
    expect(me.page.get_by_text("A strong bot would")).to_be_visible()
    me.page.goto("/games")
    expect(me.page.locator(f'a[href="/table/{table}"]').first).to_be_visible()
    stored, _ = stored_table(me.page, table)
    assert len(stored["log"]) > after


@pytest.fixture(scope="module")
def site(tmp_path_factory: pytest.TempPathFactory) -> Iterator[str]:
    """The address of a site of files alone."""
    folder = tmp_path_factory.mktemp("site")
    subprocess.run([sys.executable, str(SITE), str(folder)], check=True)
    handler = partial(Quiet, directory=str(folder))
    with ThreadingHTTPServer(("127.0.0.1", 0), handler) as server:
        threading.Thread(target=server.serve_forever, daemon=True).start()
        yield f"http://localhost:{server.server_port}"
        server.shutdown()


class Quiet(SimpleHTTPRequestHandler):
    """A host of files that says nothing of what it is asked for."""

    def log_message(self, format: str, *args: object) -> None:
        """Nobody reads it."""


def test_a_site_without_a_server(site: str, chromium: Browser) -> None:
    """A host of files is enough: a game is begun, goes on without any network, and can be found again."""
    with Person(chromium, site, phone=True, language="nl") as me:
        me.page.goto("/")
        expect(me.page.get_by_text("Alles draait hier op je eigen apparaat")).to_be_visible()
        expect(me.page.locator('a[href="/account"]')).to_have_count(0)
        wait_for(lambda: me.page.evaluate("navigator.serviceWorker.controller !== null"))
        me.await_quiet()
        me.expect_problem("Failed to load resource")
        me.context.set_offline(True)
        me.page.goto("/")
        me.page.get_by_test_id("play-tickets").click()
        me.page.wait_for_url("**/table/device-*")
        assert me.await_turn()
        me.page.goto("/games")
        expect(me.page.locator('a[href^="/table/device-"]').first).to_be_visible()
