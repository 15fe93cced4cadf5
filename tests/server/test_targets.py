"""Addresses that people enter for notices: private networks, names that don't resolve, servers that don't answer."""

import asyncio
import socket
import threading
from collections.abc import Callable, Iterator
from contextlib import contextmanager
from dataclasses import dataclass, field
from typing import Any

import pytest

from fogcity.server.notices import post
from fogcity.server.store.database import Database
from server.harness import PATIENCE, Person, client, serving, settings, wait_for
from server.receivers import Browser, Receiver

PersonAt = Callable[[str], Person]
PASSWORD = "correct horse battery"


@pytest.mark.parametrize(
    "address",
    [
        "2002:7f00:1::1",  # 6to4 of 127.0.0.1
        "2002:a00:1::1",
        "2001:0:5ef5:79fb::1",  # Teredo
        "fec0::1",
        "64:ff9b::a00:1",  # NAT64 of 10.0.0.1
        "::ffff:10.0.0.1",
        "::127.0.0.1",
        "fd00::1",
        "fe80::1",
        "ff0e::1",
    ],
)
def test_addresses_that_lead_elsewhere_are_private(address: str) -> None:
    with pytest.raises(post.Forbidden):
        post.read(f"https://[{address}]/hook", private=False)


def test_public_addresses_are_none() -> None:
    assert post.read("https://[2606:4700:4700::1111]/hook", private=False).host == "2606:4700:4700::1111"
    assert post.read("https://9.9.9.9/", private=False).port == 443


def test_names_that_nobody_answers_for_hold_nobody_else_up(monkeypatch: pytest.MonkeyPatch) -> None:
    asked, answered = threading.Event(), threading.Event()

    def ask(*_: Any, **__: Any) -> list[Any]:
        asked.set()
        answered.wait(PATIENCE)
        raise socket.gaierror

    async def work() -> None:
        posts = [asyncio.create_task(post.post("https://silent.example/", b"", {})) for _ in range(50)]
        await asyncio.get_running_loop().run_in_executor(None, asked.wait, PATIENCE)
        await asyncio.wait_for(asyncio.to_thread(int), PATIENCE)  # what else this program does in threads
        assert not answered.is_set()
        answered.set()
        found = await asyncio.gather(*posts, return_exceptions=True)
        assert {type(one) for one in found} == {post.Unreachable}

    monkeypatch.setattr(socket, "getaddrinfo", ask)
    monkeypatch.setattr(post, "SECONDS", PATIENCE)
    asyncio.run(work())


def test_sqlite_is_written_while_all_other_threads_wait(own_database: str) -> None:
    go_on = threading.Event()

    async def work() -> None:
        database = Database(own_database)
        await database.migrate()
        database.start()
        waiting = [asyncio.create_task(asyncio.to_thread(go_on.wait, PATIENCE)) for _ in range(100)]
        await asyncio.sleep(0)
        assert await asyncio.wait_for(database.write("", lambda _: "written"), PATIENCE) == "written"
        go_on.set()
        await asyncio.gather(*waiting)
        await database.close()

    asyncio.run(work())


@dataclass
class Silent:
    """A server that takes connections and never says a word."""

    base: str
    held: list[socket.socket] = field(default_factory=list)


@contextmanager
def silence() -> Iterator[Silent]:
    """A silent server."""
    with socket.create_server(("127.0.0.1", 0)) as listening:
        silent = Silent(f"http://127.0.0.1:{listening.getsockname()[1]}")

        def take() -> None:
            while True:
                try:
                    silent.held.append(listening.accept()[0])
                except OSError:
                    return

        thread = threading.Thread(target=take, daemon=True)
        thread.start()
        yield silent
        listening.shutdown(socket.SHUT_RDWR)
        thread.join(PATIENCE)
        for connection in silent.held:
            connection.close()


def test_silent_devices_of_some_keep_nobody_elses_notices_back(
    own_database: str, person_at: PersonAt, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(post, "SECONDS", PATIENCE)
    own = settings(own_database, notice_seconds=0, private_targets=True)
    with silence() as silent, Receiver() as receiver, serving(own) as base:
        host, bad, good = person_at(base), person_at(base), person_at(base)
        for one in (host, bad):
            one.ask("PUT", "/api/me/password", password=PASSWORD)
        keys = Browser(receiver, "/").subscription()
        for number in range(10):
            with client(base_url=base) as device:
                device.post("/api/login", json={"name": bad.name, "password": PASSWORD}).raise_for_status()
                body = keys | {"endpoint": f"{silent.base}/{number}"}
                device.put("/api/me/notices/devices", json=body).raise_for_status()
        for _ in range(4):  # to ten devices each
            table = host.new_table("me", "open")["table"]["id"]
            host.ask("POST", f"/api/tables/{table}/invited", 204, name=bad.name)
        wait_for(lambda: len(silent.held) >= 2)
        browser = Browser(receiver, "/push/good")
        good.ask("PUT", "/api/me/notices/devices", **browser.subscription())
        host.ask("POST", f"/api/tables/{table}/invited", 204, name=good.name)
        assert browser.wait(str(good.ask("GET", "/api/me/notices")["key"]), 1)[0]["kind"] == "invitation"
        assert len(silent.held) == 2, "so many at a time of one account"
