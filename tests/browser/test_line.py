"""A bad connection: what you play without one is neither queued for later nor dropped silently."""

import signal
import subprocess
from collections.abc import Iterator

import pytest
from playwright.sync_api import Browser, expect

from browser.hands import Anyhow, by_mouse
from browser.people import Person
from ports import free_port
from server.harness import worker

FRIENDS = [{"kind": "me"}, {"kind": "me", "name": "Ann"}]


@pytest.fixture
def server(tmp_path_factory: pytest.TempPathFactory) -> Iterator[tuple[str, "subprocess.Popen[bytes]"]]:
    """A server that can be stopped and woken up."""
    port, folder = free_port(), tmp_path_factory.mktemp("line")
    with worker(f"sqlite+aiosqlite:///{folder / 'line.sqlite3'}", port) as process:
        try:
            yield f"http://localhost:{port}", process
        finally:
            process.send_signal(signal.SIGCONT)


def test_a_server_that_stands_still_is_noticed(
    chromium: Browser, server: tuple[str, "subprocess.Popen[bytes]"]
) -> None:
    """An action without an answer freezes the board, can be given up, and whatever is tried meanwhile is answered."""
    address, process = server
    with Person(chromium, address) as me:
        me.expect_problem("WebSocket")
        me.make_table("cablecar", FRIENDS, first=0)
        me.page.get_by_role("button", name="I am").click()
        me.await_board()
        actions = me.state()["seen"][0]["actions"]
        board, alert = me.page.locator(".play"), me.page.get_by_role("alert")
        process.send_signal(signal.SIGSTOP)
        by_mouse(me, Anyhow(1)(actions))
        expect(alert).to_contain_text("isn’t responding")
        expect(alert).to_contain_text("Connection lost")
        expect(board).to_have_attribute("inert", "")
        me.page.keyboard.press("d")
        expect(me.page.locator(".toast")).to_contain_text("nothing was played")
        alert.get_by_role("button", name="Don’t send it again").click()
        expect(alert.get_by_role("button")).to_have_count(0)
        process.send_signal(signal.SIGCONT)
        expect(alert).to_have_count(0)
        expect(board).not_to_have_attribute("inert", "")
