"""Ways for a single client to delay everybody: texts that take long to parse, floods of messages."""

import asyncio
import contextlib
import threading
from collections.abc import Callable, Iterator
from concurrent.futures import ThreadPoolExecutor
from importlib import resources
from types import SimpleNamespace
from typing import Any, cast, get_args

import pytest
from websockets.exceptions import ConnectionClosed, InvalidMessage
from websockets.sync.client import ClientConnection

from fogcity import games
from fogcity.games import BadInput
from fogcity.server import game_cache, limits, websockets
from fogcity.server.hub import MOST_ANSWERS, Connection
from fogcity.server.limits import Limited, Offenders
from fogcity.server.serve import read_settings
from fogcity.server.settings import Settings
from fogcity.server.websockets import BURST, FLOOD
from server.harness import PATIENCE, Person, Socket, get, post, serving, settings

NewPerson = Callable[[], Person]
PersonAt = Callable[[str], Person]
BOARD = (resources.files("fogcity.games.tickets") / "data" / "san_francisco.toml").read_text(encoding="utf-8")


@pytest.fixture
def slow_reading(monkeypatch: pytest.MonkeyPatch) -> Iterator[threading.Event]:
    """Reading a board file does not end before the event."""
    may_end = threading.Event()
    make = games.make

    def slowly(name: str, **options: Any) -> Any:
        if "\n" in str(options.get("board")):
            may_end.wait(PATIENCE)
        return make(name, **options)

    monkeypatch.setattr(games, "make", slowly)
    yield may_end
    may_end.set()


def table_with(board: str) -> dict[str, Any]:
    return {"game": "tickets", "options": {"board": board}, "seats": [{"kind": "me"}, {"kind": "open"}]}


def test_others_are_served_while_a_board_is_read(
    person: NewPerson, base: str, slow_reading: threading.Event, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(game_cache, "READ_SECONDS", PATIENCE)
    one = person()
    with ThreadPoolExecutor(1) as pool:
        made_table = pool.submit(one.http.post, "/api/tables", json=table_with(BOARD))
        assert [get(f"{base}/healthz").status_code for _ in range(3)] == [200] * 3
        assert not made_table.done()
        slow_reading.set()
        assert made_table.result().status_code == 201


def test_reading_a_board_has_an_end(
    person: NewPerson, slow_reading: threading.Event, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(game_cache, "READ_SECONDS", 0.05)
    problem = person().refused("too_many", "POST", "/api/tables", **table_with(BOARD))
    assert "in time" in problem["detail"]
    slow_reading.set()
    monkeypatch.setattr(game_cache, "READ_SECONDS", PATIENCE)
    person().ask("POST", "/api/tables", 201, **table_with(BOARD))


@pytest.mark.parametrize("text", ["a" + ".a" * 27_000 + " = 1\n", "[" + ".".join("a" * 2_000) + "]\n"])
def test_a_text_that_takes_long_to_read_is_refused(person: NewPerson, text: str) -> None:
    assert "board" in person().refused("bad_request", "POST", "/api/tables", **table_with(text))["detail"]


# --- floods of a WebSocket -------------------------------------------------------------------------------------------


@pytest.fixture
def strict(own_database: str, monkeypatch: pytest.MonkeyPatch) -> Iterator[str]:
    """The address of a server with the limits that hosts have; time stands still, so that every client is fast."""
    monkeypatch.setattr(limits, "time", SimpleNamespace(monotonic=lambda: 0.0))
    with serving(settings(own_database, rate_factor=1)) as base:
        yield base


def ends_with_a_flood(socket: Socket) -> None:
    """The connection is over, by the code for floods; what was still under way may outrun the code."""
    with pytest.raises(ConnectionClosed) as closed:
        socket.until(lambda message: False)
    assert closed.value.rcvd is None or closed.value.rcvd.code == FLOOD


@pytest.mark.parametrize(
    "send",
    [
        pytest.param(lambda ws: ws.send("{}"), id="malformed"),
        pytest.param(lambda ws: ws.send('{"type": "ping", "id": 1}'), id="in good form"),
        pytest.param(lambda ws: ws.send("[" * 16_000), id="large"),
        pytest.param(lambda ws: ws.ping(), id="control frames"),
        pytest.param(lambda ws: ws.send(["{"] * 50), id="in pieces"),
    ],
)
def test_who_floods_is_disconnected(
    strict: str, person_at: PersonAt, send: Callable[[ClientConnection], object]
) -> None:
    one = person_at(strict)
    table = one.new_table("me", "open")["table"]["id"]
    with one.socket(table) as socket:
        socket.receive()
        sent = 0
        with contextlib.suppress(ConnectionClosed):
            for _ in range(20 * BURST):
                send(socket.ws)
                sent += 1
        assert sent < 20 * BURST
        ends_with_a_flood(socket)
        assert len(socket.frames) < BURST
    assert one.state(table)["ply"] == 0


def test_thousands_of_frames_at_once_are_not_read(strict: str, person_at: PersonAt) -> None:
    """One write of a quarter of a megabyte of tiny frames: most of it is thrown away."""
    one = person_at(strict)
    table = one.new_table("me", "open")["table"]["id"]
    with one.socket(table) as socket:
        socket.receive()
        frame = bytes([0x81, 0x82, 0, 0, 0, 0]) + b"{}"
        with contextlib.suppress(OSError):
            socket.ws.socket.sendall(frame * 32_000)
        ends_with_a_flood(socket)
        assert len(socket.frames) < BURST


def test_unusable_messages_have_an_end(strict: str, person_at: PersonAt) -> None:
    """Also at a pace that the protocol allows."""
    one = person_at(strict)
    table = one.new_table("me", "open")["table"]["id"]
    with one.socket(table) as socket:
        socket.receive()
        with contextlib.suppress(ConnectionClosed):
            for _ in range(100):
                socket.ws.send("{}")
                assert socket.until(lambda message: message["type"] == "refused")["id"] is None
        ends_with_a_flood(socket)


def test_who_was_cut_off_is_kept_waiting(strict: str, person_at: PersonAt, monkeypatch: pytest.MonkeyPatch) -> None:
    """Whoever connects again gets nothing but the end; others come in, and so does everybody after a while."""
    monkeypatch.setattr(websockets, "HELD_SECONDS", 0.2)
    one, other = person_at(strict), person_at(strict)
    table = one.new_table("me", "open", public=True)["table"]["id"]
    with one.socket(table) as socket:
        with contextlib.suppress(ConnectionClosed):
            for _ in range(20 * BURST):
                socket.ws.send("{}")
        ends_with_a_flood(socket)
    with pytest.raises(InvalidMessage), one.socket(table):  # the connection ends before there is an answer
        pass
    monkeypatch.setattr(websockets, "MOST_HELD", 0)
    with pytest.raises((InvalidMessage, OSError)), one.socket(table):
        pass
    with other.socket(table) as socket:
        assert socket.receive()["type"] == "state"
    monkeypatch.setattr(limits, "time", SimpleNamespace(monotonic=lambda: Offenders.SECONDS + 1))
    with one.socket(table) as socket:
        assert socket.receive()["type"] == "state"


def test_few_offenders_are_remembered(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(Offenders, "MOST", 3)
    offenders = Offenders()
    for token in ("", "a", "b", "c", "a", "d"):
        offenders.add(token)
    assert [token in offenders for token in ("", "a", "b", "c", "d")] == [False, True, False, True, True]


def test_answers_that_nobody_reads_do_not_pile_up() -> None:
    async def main() -> None:
        connection = Connection(cast(Any, SimpleNamespace(scope={})), cast(Any, None), "", "", 0, 0)
        for number in range(MOST_ANSWERS):
            await connection.room()
            connection.answer("done", number)
        waiting = asyncio.create_task(connection.room())
        await asyncio.sleep(0)
        assert not waiting.done()
        assert len(connection.answers) == MOST_ANSWERS

    asyncio.run(main())


# --- limits that fit a club ------------------------------------------------------------------------------------------


def test_a_school_class_gets_in(strict: str) -> None:
    assert [post(f"{strict}/api/me").status_code for _ in range(40)] == [200] * 40


def test_who_is_invited_is_always_let_in(own_database: str) -> None:
    few = {"rate_factor": 1, "limit_guests": "2/3600", "limit_invited": "3/3600"}
    with serving(settings(own_database, **few)) as base, Person(base) as host:
        code = host.new_table("me", "invited")["table"]["code"]
        assert post(f"{base}/api/me").status_code == 200
        refused = post(f"{base}/api/me")
        assert refused.status_code == 429
        assert refused.json()["limit"] == "guests"
        assert "open an invitation link" in refused.json()["detail"]
        assert "60 minutes" in refused.json()["detail"]
        for wrong in (None, "AAAAAAAAAA"):
            assert post(f"{base}/api/me", json={"invitation": wrong}).status_code == 429
        invited = [post(f"{base}/api/me", json={"invitation": code.lower()}).status_code for _ in range(4)]
        assert invited == [200, 200, 200, 429]  # not for ever: a code is no way around the limit


def test_only_wrong_codes_are_counted(own_database: str, person_at: PersonAt) -> None:
    with serving(settings(own_database, rate_factor=1, limit_wrong_codes="2/60")) as base:
        one = person_at(base)
        code = one.new_table("me", "invited")["table"]["code"]
        for _ in range(5):
            one.ask("GET", f"/api/invitations/{code}")
        for _ in range(2):
            one.refused("not_found", "GET", "/api/invitations/AAAAAAAAAA")
        assert one.refused("too_many", "GET", "/api/invitations/AAAAAAAAAA")["limit"] == "wrong_codes"


@pytest.mark.parametrize("wrong", ["many", "0/60", "10/", "/10", "-1/60", "1/2/3"])
def test_a_limit_that_cannot_be_used_is_told(wrong: str, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setenv("FOGCITY_LIMIT_GUESTS", wrong)
    with pytest.raises(BadInput, match=r"FOGCITY_LIMIT_GUESTS .* such as 60/3600"):
        read_settings()


def test_limits_come_from_the_environment(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setenv("FOGCITY_LIMIT_GUESTS", "5/60")
    assert Settings().limit_guests == (5, 60)
    assert all(f"limit_{what}" in Settings.model_fields for what in get_args(Limited))
