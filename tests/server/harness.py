"""A server for tests, on loopback, and people who play on it."""

import json
import os
import signal
import sqlite3
import subprocess
import sys
import threading
import time
from collections.abc import Callable, Iterator
from contextlib import ExitStack, contextmanager
from functools import partial
from typing import Any, Self

import httpx
import pytest
import uvicorn
from websockets.exceptions import ConnectionClosed
from websockets.sync.client import ClientConnection, connect

from fogcity.server.app import create_app
from fogcity.server.bots import Task
from fogcity.server.requests import BoundedProtocol
from fogcity.server.settings import Settings
from fogcity.server.websockets import MeteredProtocol
from server.fake_bots import quick

Plain = dict[str, Any]
PATIENCE = 300.0
"""Seconds after which something that should happen never will, on the slowest machine; nobody waits that long."""

get = partial(httpx.get, timeout=PATIENCE)
post = partial(httpx.post, timeout=PATIENCE)
client = partial(httpx.Client, timeout=PATIENCE)


def settings(database: str, **more: Any) -> Settings:
    """Settings for tests: no warming up, limits that tests do not reach by playing fast, and time for every bot."""
    limits = {"rate_factor": 1000.0, "bot_seconds": PATIENCE, "first_bot_seconds": PATIENCE}
    values = {"warm_up": False, "bot_processes": 1} | limits | more
    return Settings(database=database, **values)


@contextmanager
def serving(settings: Settings, think: Callable[[Task], int] = quick, *, trusted: str = "127.0.0.1") -> Iterator[str]:
    """A server in a thread of this process that trusts a proxy; gives its address."""
    app = create_app(settings, think)
    config = uvicorn.Config(
        *(app, "127.0.0.1", 0),
        loop="asyncio",
        http=BoundedProtocol,
        ws=MeteredProtocol,
        ws_ping_timeout=PATIENCE,
        timeout_keep_alive=int(PATIENCE),  # closed sooner, a line could meet the next question on its way
        forwarded_allow_ips=trusted,
        log_config=None,
        access_log=False,
    )
    server = uvicorn.Server(config)
    thread = threading.Thread(target=server.run, daemon=True)
    thread.start()
    wait_for(lambda: server.started or not thread.is_alive())
    assert server.started
    try:
        yield f"http://127.0.0.1:{server.servers[0].sockets[0].getsockname()[1]}"
    finally:
        server.should_exit = True
        thread.join(PATIENCE)
        assert not thread.is_alive(), "the server does not stop"


@contextmanager
def worker(database: str, port: int, **more: str) -> Iterator["subprocess.Popen[bytes]"]:
    """`fogcity serve` as a process of its own."""
    environment = os.environ | {
        "FOGCITY_DATABASE": database,
        "FOGCITY_PORT": str(port),
        "FOGCITY_RATE_FACTOR": "1000",
        "FOGCITY_WARM_UP": "false",
        "FOGCITY_BOT_PROCESSES": "1",
        "FOGCITY_BOT_SECONDS": str(PATIENCE),
        **more,
    }
    output = None if os.environ.get("FOGCITY_TEST_LOGS") else subprocess.DEVNULL
    patient = f"from fogcity.server import serve; serve.WORKER_SECONDS = {PATIENCE:.0f}"
    command = [sys.executable, "-c", f"{patient}; from fogcity.cli.serve import serve; serve()"]
    process = subprocess.Popen(command, env=environment, stdout=output, stderr=output)
    try:
        wait_for(lambda: _healthy(port) or process.poll() is not None)
        assert process.poll() is None
        yield process
    finally:
        if process.poll() is None:
            process.send_signal(signal.SIGTERM)
        process.wait(PATIENCE)


def _healthy(port: int) -> bool:
    try:
        return get(f"http://127.0.0.1:{port}/healthz").status_code == 200
    except httpx.TransportError:
        return False


def wait_for(condition: Callable[[], Any], patience: float = PATIENCE) -> Any:
    """Wait until something holds; fails when it never does."""
    until = time.monotonic() + patience
    while not (result := condition()):
        assert time.monotonic() < until, "it did not happen"
        time.sleep(0.02)
    return result


class Person:
    """Somebody with an account, by HTTP."""

    def __init__(self, base: str) -> None:
        self.base = base
        self.http = client(base_url=base)
        self.name: str = self.http.post("/api/me").raise_for_status().json()["name"]

    def __enter__(self) -> Self:
        return self

    def __exit__(self, *_: object) -> None:
        self.http.close()

    def move_to(self, base: str) -> None:
        """Go on at another worker."""
        cookies = self.http.cookies
        self.http.close()
        self.base = base
        self.http = client(base_url=base, cookies=cookies)

    def ask(self, method: str, path: str, status: int = 200, /, **json: Any) -> Any:
        """Send a request and check the status of the answer."""
        answer = self.http.request(method, path, json=json or None)
        assert answer.status_code == status, f"{method} {path}: {answer.status_code} {answer.text}"
        return answer.json() if answer.content else None

    def refused(self, code: str, method: str, path: str, /, **json: Any) -> Plain:
        """Send a request that must be refused by a code."""
        answer = self.http.request(method, path, json=json or None)
        assert answer.headers["content-type"] == "application/problem+json", answer.text
        problem: Plain = answer.json()
        assert problem["code"] == code, problem
        assert problem["status"] == answer.status_code
        return problem

    def new_table(self, *seats: str | Plain, game: str = "cablecar", **more: Any) -> Plain:
        """Make a table; seats by kind, bots easy."""
        chosen = [{"kind": seat, "level": "easy"} if isinstance(seat, str) else seat for seat in seats]
        state: Plain = self.ask("POST", "/api/tables", 201, game=game, seats=chosen, **more)
        return state

    def state(self, table_id: str, **query: int) -> Plain:
        """The table now."""
        return httpx_json(self.http.get(f"/api/tables/{table_id}", params=query))

    def socket(self, table_id: str, **query: int) -> "Socket":
        """A WebSocket at a table."""
        return Socket(self, table_id, query)


def httpx_json(answer: httpx.Response) -> Plain:
    """The content of a good answer."""
    assert answer.status_code == 200, answer.text
    plain: Plain = answer.json()
    return plain


class Socket:
    """A person's WebSocket at a table; `state` is the newest one, `frames` are all that came."""

    def __init__(self, person: Person, table_id: str, query: Plain | None = None, headers: Plain | None = None) -> None:
        self._open(person, f"/api/tables/{table_id}/socket?", query, headers)

    def _open(self, person: Person, path: str, query: Plain | None, headers: Plain | None) -> None:
        cookies = "; ".join(f"{name}={value}" for name, value in person.http.cookies.items())
        address = person.base.replace("http", "ws") + path
        address += "&".join(f"{name}={value}" for name, value in (query or {}).items())
        self._connecting = connect(
            address,
            additional_headers={"Cookie": cookies} | (headers or {}),
            max_size=None,
            open_timeout=PATIENCE,
            ping_timeout=PATIENCE,
        )
        self.ws: ClientConnection = self._connecting.__enter__()
        self.frames: list[Plain] = []
        self.state: Plain = {}
        self._id = 0

    def __enter__(self) -> Self:
        return self

    def __exit__(self, *about: Any) -> None:
        self._connecting.__exit__(*about)

    def receive(self) -> Plain:
        """The next message."""
        message: Plain = json.loads(self.ws.recv(timeout=PATIENCE))
        self.frames.append(message)
        if message["type"] == "state":
            self.state = message
        return message

    def until(self, condition: Callable[[Plain], Any]) -> Plain:
        """Receive until a message is as wanted."""
        while not condition(message := self.receive()):
            pass
        return message

    def until_state(self, condition: Callable[[Plain], Any]) -> Plain:
        """Receive until the table's state is as wanted."""
        while not (self.state and condition(self.state)):
            self.receive()
        return self.state

    def until_ply(self, ply: int) -> Plain:
        """Receive until the table is so far, or is no longer played."""
        return self.until_state(lambda state: state["ply"] >= ply or state["table"]["status"] != "playing")

    def send(self, type_: str, **values: Any) -> int:
        """Send a request; gives its number."""
        self._id += 1
        self.ws.send(json.dumps({"type": type_, "id": self._id, **values}))
        return self._id

    def ask(self, type_: str, **values: Any) -> Plain:
        """Send a request and wait for its answer."""
        number = self.send(type_, **values)
        return self.until(lambda message: message.get("id") == number and message["type"] != "state")

    def act(self, action: str | None = None, seat: int | None = None) -> Plain:
        """Play an action, or the last legal one, for a seat that may act."""
        seen = next(s for s in self.state["seen"] if s["actions"] and seat in (None, s["seat"]))
        return self.ask("act", seat=seen["seat"], ply=self.state["ply"], action=action or seen["actions"][-1]["text"])

    def closed_with(self) -> int:
        """The code by which the server closes this connection."""
        with pytest.raises(ConnectionClosed) as closed:
            self.until(lambda message: False)
        assert closed.value.rcvd is not None
        return closed.value.rcvd.code


class SearchSocket(Socket):
    """The WebSocket of somebody who looks for opponents."""

    def __init__(self, person: Person, game: str = "cablecar", players: int = 2) -> None:
        headers = {name: value for name, value in person.http.headers.items() if name == "x-forwarded-for"}
        self._open(person, "/api/search/socket?", {"game": game, "players": players}, headers)

    def matched(self) -> str:
        """Wait for a game; gives its table."""
        table: str = self.until(lambda message: message["type"] == "matched")["table"]
        return table


def play_out(socket: Socket, choose: Callable[[list[str]], str] = lambda actions: actions[-1]) -> Plain:
    """Play all seats of a socket's person until the game is over; gives the last state."""
    acted = -1
    while True:
        socket.until_ply(acted + 1)
        if socket.state["table"]["status"] != "playing":
            return socket.state
        acted = socket.state["ply"]
        able = [seen for seen in socket.state["seen"] if seen["actions"]]
        if able:
            action = choose([action["text"] for action in able[0]["actions"]])
            answer = socket.ask("act", seat=able[0]["seat"], ply=acted, action=action)
            assert answer["type"] == "accepted" or answer["problem"]["code"] == "stale", answer


def play_together(table: str, *people: Person) -> None:
    """Let people who have a seat each play a game to its end."""
    with ExitStack() as stack:
        found = [stack.enter_context(person.socket(table)) for person in people]
        for socket in found:
            socket.until_ply(0)
        sockets = {socket.state["mine"][0]: socket for socket in found}
        while found[0].state["table"]["status"] == "playing":
            ply = sockets[found[0].state["table"]["waiting"][0]].act()["ply"]
            for socket in found:
                socket.until_ply(ply)


def change_database(url: str, statement: str, *values: Any) -> None:
    """Change a SQLite database behind the server's back, for instance to let time pass."""
    with sqlite3.connect(url.partition(":///")[2]) as connection:
        connection.execute(statement, values)
    connection.close()
