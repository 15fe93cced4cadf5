"""When the database does not answer for a while: people are told to try again, and nothing stops for good."""

import asyncio
from collections.abc import Callable
from contextlib import ExitStack
from types import SimpleNamespace
from typing import Any

import asyncpg  # type: ignore[import-untyped]
import pytest
from sqlalchemy.exc import TimeoutError as NoConnectionFree

from fogcity.server import hub, news
from fogcity.server.hub import Hub
from fogcity.server.news import News
from fogcity.server.problems import refusal_of
from fogcity.server.store import Database, TableStore
from server import postgres
from server.harness import PATIENCE, Person, get, serving, settings

NewPerson = Callable[[], Person]
PersonAt = Callable[[str], Person]


@pytest.mark.parametrize(
    "error",
    [
        ConnectionRefusedError(),
        OSError("Multiple exceptions: [Errno 111] …"),
        TimeoutError(),
        NoConnectionFree(),
        asyncpg.CannotConnectNowError(),
        asyncpg.InterfaceError("connection is closed"),
    ],
)
def test_database_that_does_not_answer_is_no_mistake_of_the_server(error: Exception) -> None:
    assert refusal_of(error).problem.code == "unavailable"


def test_stopped_database_is_told_as_unavailable(person_at: PersonAt) -> None:
    with ExitStack() as stack:
        url = stack.enter_context(postgres.running())
        with serving(settings(url)) as base:
            one = person_at(base)
            table = one.new_table("me", "open")["table"]["id"]
            with one.socket(table) as socket:
                socket.receive()
                stack.close()
                problem = socket.ask("say", text="hello?")["problem"]
                assert problem["code"] == "unavailable"
            answer = one.http.get("/api/me")
            assert answer.status_code == 503
            assert answer.json()["code"] == "unavailable"
            assert answer.headers["retry-after"] == "5"
            assert answer.headers["x-content-type-options"] == "nosniff"
            assert get(f"{base}/healthz").status_code == 503
            with one.socket(table) as socket:
                assert socket.closed_with() == 1011


def test_connection_that_could_not_be_told_of_is_forgotten(
    person: NewPerson, monkeypatch: pytest.MonkeyPatch, caplog: pytest.LogCaptureFixture
) -> None:
    async def fail(*_: object) -> None:
        raise OSError("no database")

    one = person()
    table = one.new_table("me", "open")["table"]["id"]
    with monkeypatch.context() as patch:
        patch.setattr(TableStore, "tell", fail)
        with one.socket(table) as socket:
            assert socket.closed_with() == 1011
    assert one.state(table)["presence"]["seats"] == []
    assert "a connection broke" in caplog.messages


def test_listening_is_tried_again_whatever_failed(monkeypatch: pytest.MonkeyPatch) -> None:
    """The first connection is refused, the second one breaks when it shall listen."""
    attempts: list[str] = []

    class Broken:
        def add_termination_listener(self, _: object) -> None:
            pass

        async def add_listener(self, *_: object) -> None:
            if len(attempts) == 2:
                raise asyncpg.InterfaceError("connection is closed")

        def terminate(self) -> None:
            pass

    async def connect(url: str) -> Broken:
        attempts.append(url)
        if len(attempts) == 1:
            raise ConnectionRefusedError
        return Broken()

    missed: list[bool] = []

    async def listen() -> None:
        listener = News(Database("postgresql+asyncpg://x@127.0.0.1:1/none"), print, lambda: missed.append(True))
        await asyncio.wait_for(listener.start(), PATIENCE)
        await listener.stop()

    monkeypatch.setattr(asyncpg, "connect", connect)
    monkeypatch.setattr(news, "RETRY_SECONDS", 0)
    asyncio.run(listen())
    assert len(attempts) == 3
    assert missed == [True]


def test_other_workers_are_told_again_after_a_failure(monkeypatch: pytest.MonkeyPatch) -> None:
    async def go_on_telling() -> None:
        told: asyncio.Queue[str] = asyncio.Queue()

        async def tell(about: dict[str, Any]) -> None:
            told.put_nowait(about["presence"])
            if told.qsize() == 1:
                raise OSError("no database")

        store = SimpleNamespace(tell=tell, database=SimpleNamespace(postgresql=True))
        here: Any = Hub(SimpleNamespace(store=store, news=lambda **values: values), None)  # type: ignore[arg-type]
        here._connections["a table"] = set()
        here.start()
        while told.qsize() < 2:
            assert not here._telling.done()
            await asyncio.sleep(0)
        await here.stop()

    monkeypatch.setattr(hub, "TELL_EVERY", 0)
    asyncio.run(go_on_telling())
