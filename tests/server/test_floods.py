"""What one client alone could use to hold up everybody: texts that take long to read, floods of messages."""

import threading
from collections.abc import Callable, Iterator
from concurrent.futures import ThreadPoolExecutor
from importlib import resources
from typing import Any

import httpx
import pytest

from fogcity.server import made
from server.harness import Person

NewPerson = Callable[[], Person]
BOARD = (resources.files("fogcity.games.tickets") / "data" / "san_francisco.toml").read_text(encoding="utf-8")


@pytest.fixture
def slow_reading(monkeypatch: pytest.MonkeyPatch) -> Iterator[threading.Event]:
    """Reading a board file does not end before the event."""
    may_end = threading.Event()
    make = made.games.make

    def slowly(name: str, **options: Any) -> Any:
        if "\n" in str(options.get("board")):
            may_end.wait(60)
        return make(name, **options)

    monkeypatch.setattr(made.games, "make", slowly)
    yield may_end
    may_end.set()


def wish(board: str) -> dict[str, Any]:
    return {"game": "tickets", "options": {"board": board}, "seats": [{"kind": "me"}, {"kind": "open"}]}


def test_others_are_served_while_a_board_is_read(person: NewPerson, base: str, slow_reading: threading.Event) -> None:
    one = person()
    with ThreadPoolExecutor(1) as pool:
        made_table = pool.submit(one.http.post, "/api/tables", json=wish(BOARD))
        assert [httpx.get(f"{base}/healthz", timeout=30).status_code for _ in range(3)] == [200] * 3
        assert not made_table.done()
        slow_reading.set()
        assert made_table.result().status_code == 201


def test_reading_a_board_has_an_end(
    person: NewPerson, slow_reading: threading.Event, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(made, "READ_SECONDS", 0.05)
    problem = person().refused("too_many", "POST", "/api/tables", **wish(BOARD))
    assert "in time" in problem["detail"]
    slow_reading.set()
    monkeypatch.setattr(made, "READ_SECONDS", 60)
    person().ask("POST", "/api/tables", 201, **wish(BOARD))


@pytest.mark.parametrize("text", ["a" + ".a" * 27_000 + " = 1\n", "[" + ".".join("a" * 2_000) + "]\n"])
def test_a_text_that_takes_long_to_read_is_refused(person: NewPerson, text: str) -> None:
    assert "board" in person().refused("bad_request", "POST", "/api/tables", **wish(text))["detail"]
