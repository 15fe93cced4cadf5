"""When the database doesn't answer for a while: people are asked to try again, and nothing stops for good."""

import asyncio
import base64
from collections.abc import Callable
from contextlib import ExitStack
from types import SimpleNamespace
from typing import Any

import asyncpg  # type: ignore[import-untyped]
import pytest
from sqlalchemy.exc import DBAPIError, OperationalError, ProgrammingError
from sqlalchemy.exc import TimeoutError as NoConnectionFree

from fogcity.server import hub, news
from fogcity.server.hub import Hub
from fogcity.server.news import News
from fogcity.server.problems import refusal_of
from fogcity.server.store import Database, Facts, TableStore
from fogcity.server.store.outages import Outages
from server import postgres
from server.harness import PATIENCE, Person, get, serving, settings, wait_for


def with_cause(error: Exception) -> Exception:
    """An error of the driver as SQLAlchemy wraps it."""
    wrapped = Exception(str(error))
    wrapped.__cause__ = error
    return wrapped


NewPerson = Callable[[], Person]
PersonAt = Callable[[str], Person]


@pytest.mark.parametrize(
    "error",
    [
        asyncpg.DataError("invalid input for query argument"),
        DBAPIError("select", {}, with_cause(asyncpg.DatetimeFieldOverflowError("out of range"))),
        DBAPIError("select", {}, with_cause(asyncpg.UntranslatableCharacterError("nul"))),
        ProgrammingError("select", {}, Exception("no such column")),
    ],
)
def test_a_value_that_a_database_refuses_is_no_outage(error: Exception) -> None:
    assert refusal_of(error).problem.code == "internal"


def test_an_outage_is_one_line_in_the_log(caplog: pytest.LogCaptureFixture) -> None:
    outages = Outages()
    for _ in range(32):
        outages.failed(ConnectionRefusedError("nobody there"))
    outages.answered()
    outages.answered()
    assert [entry.getMessage() for entry in caplog.records] == [
        "the database does not answer",
        "the database answers again",
    ]
    assert caplog.records[1].__dict__["refused"] == 32
    assert all(entry.exc_info is None for entry in caplog.records)


@pytest.mark.parametrize(
    "error",
    [
        ConnectionRefusedError(),
        OperationalError("insert", {}, Exception("database or disk is full")),
        DBAPIError("insert", {}, with_cause(asyncpg.DiskFullError("no space left on device"))),
        DBAPIError("select", {}, with_cause(asyncpg.AdminShutdownError("terminating connection"))),
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
    assert "the database does not answer" in caplog.messages


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
        listener = News(Database("postgresql+asyncpg://x@127.0.0.1:1/none"), "me", print, lambda: missed.append(True))
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
        keeper: Any = SimpleNamespace(store=store, news=lambda **values: values, known=lambda table_id: None)
        here: Any = Hub(keeper, None)  # type: ignore[arg-type]
        here._connections["a table"] = set()
        here.start()
        while told.qsize() < 2:
            assert not here._telling.done()
            await asyncio.sleep(0)
        await here.stop()

    monkeypatch.setattr(hub, "TELL_EVERY", 0)
    asyncio.run(asyncio.wait_for(go_on_telling(), PATIENCE))


def test_health_tells_of_a_database_that_cannot_be_written(own_database: str, monkeypatch: pytest.MonkeyPatch) -> None:
    with serving(settings(own_database)) as base:
        assert get(f"{base}/healthz").json()["status"] == "ok"

        async def full(_: Facts) -> None:
            raise OperationalError("update", {}, Exception("database or disk is full"))

        with monkeypatch.context() as patch:
            patch.setattr(Facts, "probe", full)
            wait_for(lambda: get(f"{base}/healthz").status_code == 503)
        wait_for(lambda: get(f"{base}/healthz").status_code == 200)


@pytest.mark.parametrize(
    "place",
    [
        "1 0001-01-01T00:00:00+14:00 b3xQ0aZr71LmPq_c",
        "1 9999-12-31T23:59:59-14:00 b3xQ0aZr71LmPq_c",
        "1 2026-01-31T12:00:00+00:00 a\0b",
    ],
)
def test_crafted_cursors_are_refused(person: NewPerson, place: str) -> None:
    cursor = base64.urlsafe_b64encode(place.encode()).decode().rstrip("=")
    person().refused("bad_request", "GET", f"/api/tables?cursor={cursor}")
