"""Requests that are too large, too slow or too many never get as far as the app."""

import contextlib
import json
import socket
import time
from collections.abc import Callable, Iterator
from contextlib import closing
from typing import Any
from urllib.parse import urlsplit

import httpx
import pytest
from fastapi import routing
from fastapi.dependencies import utils as dependencies

from fogcity.server import requests
from server.harness import PATIENCE, Person, get, serving, settings, wait_for

Connect = Callable[[], socket.socket]


@pytest.fixture
def connect(base: str) -> Iterator[Connect]:
    """Opens connections to the server."""
    made: list[socket.socket] = []

    def new() -> socket.socket:
        host, port = urlsplit(base).hostname, urlsplit(base).port
        made.append(socket.create_connection((host, port), PATIENCE))
        return made[-1]

    yield new
    for one in made:
        one.close()


def answer_of(connection: socket.socket) -> tuple[int, dict[str, object]]:
    """The status and the problem that the server answers before it closes a connection."""
    received = b""
    with contextlib.suppress(ConnectionResetError):  # it did not read all that was sent
        while piece := connection.recv(65536):
            received += piece
    head, _, body = received.partition(b"\r\n\r\n")
    return int(head.split()[1]), json.loads(body)


@pytest.mark.parametrize(
    "head",
    [
        b"GET / HTTP/1.1\r\nX: " + b"x" * 40_000,
        b"GET /" + b"x" * 40_000,
        b"GET / HTTP/1.1\r\n" + b"A: b\r\n" * 7_000,
        b"GET / HTTP/1.1\r\n" + b"A: b\r\n" * 101 + b"\r\n",
        b"GET / HTTP/1.1\r\nX: " + b"x" * 40_000 + b"\r\n\r\n",
    ],
    ids=["one endless header", "endless address", "endless headers", "many headers", "large header"],
)
def test_a_large_head_is_refused(connect: Connect, head: bytes) -> None:
    with connect() as connection:
        connection.sendall(head)
        status, problem = answer_of(connection)
    assert status == 413
    assert problem["code"] == "too_large"


def test_what_is_not_http_is_refused(connect: Connect, caplog: pytest.LogCaptureFixture) -> None:
    with connect() as connection:
        connection.sendall(b"\x16\x03\x01 this is TLS\r\n\r\n")
        status, problem = answer_of(connection)
    assert (status, problem["code"]) == (422, "bad_request")
    assert not [entry for entry in caplog.records if "HTTP request" in entry.getMessage()]


@pytest.mark.parametrize(
    "beginning", [b"", b"GET / HTTP/1.1\r\nHost: x\r\n", b"POST /api/me HTTP/1.1\r\nContent-Length: 9\r\n\r\n{"]
)
def test_a_slow_request_is_not_waited_for(connect: Connect, beginning: bytes, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(requests, "REQUEST_SECONDS", 0.05)
    with connect() as connection:
        connection.sendall(beginning)
        with contextlib.suppress(ConnectionResetError):
            while connection.recv(100):
                pass


def test_a_connection_that_waits_for_the_next_request_stays(base: str, monkeypatch: pytest.MonkeyPatch) -> None:
    with Person(base) as one:
        first = one.http.get("/api/me").extensions["network_stream"].get_extra_info("client_addr")
        monkeypatch.setattr(requests, "REQUEST_SECONDS", 0.01)
        time.sleep(0.1)
        again = one.http.get("/api/me").extensions["network_stream"].get_extra_info("client_addr")
        assert first == again


def test_one_address_has_only_so_many_connections(own_database: str, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(requests, "MOST_CONNECTIONS", 3)
    with serving(settings(own_database), trusted="192.0.2.1") as base:
        address = ("127.0.0.1", urlsplit(base).port or 0)
        held = [socket.create_connection(address, PATIENCE) for _ in range(3)]
        with closing(socket.create_connection(address, PATIENCE)) as one_more:
            assert answer_of(one_more)[1]["code"] == "too_many"
        for connection in held:
            connection.close()
        wait_for(lambda: get(f"{base}/healthz").status_code == 200)
    with serving(settings(own_database)) as base:  # a proxy that is trusted has as many as it needs
        address = ("127.0.0.1", urlsplit(base).port or 0)
        held = [socket.create_connection(address, PATIENCE) for _ in range(4)]
        assert get(f"{base}/healthz").status_code == 200
        for connection in held:
            connection.close()


def test_the_first_requests_build_no_routes(own_database: str, monkeypatch: pytest.MonkeyPatch) -> None:
    """FastAPI builds routes with the process's warnings changed, which must not happen in two threads at once."""
    built: list[str] = []
    build = dependencies.get_dependant

    def watched(*, path: str, **more: Any) -> Any:
        built.append(path)
        return build(path=path, **more)

    for module in (dependencies, routing):
        monkeypatch.setattr(module, "get_dependant", watched)
    with serving(settings(own_database)) as base:
        assert "/api/tables" in built
        built.clear()
        for path, status in (("/api/tables", 200), ("/healthz", 200), ("/api/nothing", 404)):
            assert httpx.get(base + path, timeout=PATIENCE).status_code == status
    assert built == []
