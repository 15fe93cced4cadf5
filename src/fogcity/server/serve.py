"""Starts the server: checks, uvicorn, and the greeting in the terminal."""

import asyncio
import contextlib
import json
import os
import signal
import socket
import sys
import threading
import time
import urllib.error
import urllib.request
import webbrowser
from collections.abc import Iterator
from typing import Any

import uvicorn
from alembic.util import CommandError
from pydantic import ValidationError
from pydantic_settings import SettingsError
from sqlalchemy.engine import make_url
from uvicorn.supervisors import multiprocess

from fogcity.foreign import quote
from fogcity.games import BadInput
from fogcity.server import logs, metrics, reach
from fogcity.server.notices import post
from fogcity.server.notices.mail import is_address
from fogcity.server.requests import BoundedProtocol
from fogcity.server.security import LARGEST_FRAME
from fogcity.server.settings import LOOPBACK, Settings
from fogcity.server.store import Database
from fogcity.server.store.outages import NO_ANSWER
from fogcity.server.websockets import MeteredProtocol

OPEN_FILES = 65536
"""The open files to ask the system for: every player is an open connection."""
FEW_FILES = 4096
"""Fewer than this are worth a word."""

KEEP_ALIVE = 150
"""Seconds after which an idle connection is closed: longer than proxies and clients keep theirs (nginx 60, Caddy 120),
so that they never send a request into a connection that is just being closed."""

TRUST = "Nothing is encrypted there: use it only in a network you trust."

WORKER_SECONDS = 30
"""How long a worker may take to start or answer before it is considered dead."""


def run(*, open_browser: bool) -> int:
    """Serve with the settings of the environment until told to stop; returns the exit code."""
    settings = read_settings()
    if settings.lan:
        settings = reach.in_lan(settings)
        # Workers are separate processes, which read their settings from the environment.
        os.environ |= {"FOGCITY_HOST": settings.host, "FOGCITY_HOSTS": json.dumps(settings.hosts)}
    asyncio.run(_prepare(settings.database))
    _allow_many_files()
    # When it has stopped uvicorn passes the signal on: without this the process would die before it has cleaned up.
    signal.signal(signal.SIGTERM, lambda *_: sys.exit(0))
    try:
        return _run(settings, open_browser)
    except KeyboardInterrupt:  # uvicorn ends in good order and passes it on
        if logs.for_people(settings.logs):
            _say("\nFog City has stopped. Your games are kept.")
        return 0


def _run(settings: Settings, open_browser: bool) -> int:
    with _bind(settings) as listener, _bind_here(settings, listener) as listeners:
        port = listener.getsockname()[1]
        address = reach.url_of("localhost" if settings.lan or settings.host in LOOPBACK else settings.host, port)
        _greet(settings, address, port)
        if open_browser:
            threading.Thread(target=_open_when_ready, args=(address,), daemon=True).start()
        return _serve(settings, listeners)


def _greet(settings: Settings, address: str, port: int) -> None:
    """Print the server's addresses: for a person, or as log lines."""
    database = make_url(settings.database)
    kept = database.database if settings.on_sqlite else database.render_as_string(hide_password=True)
    there = reach.url_of(settings.host, port) if settings.lan else None
    if logs.for_people(settings.logs):
        _say(_welcome(address, there, str(kept)))
    else:
        _say(f"Fog City is at {address} (stop it with Ctrl-C). Games are kept in {kept}")
        if there:
            _say(f"Everybody in your local network can play at {there}. {TRUST}")
    if not there and settings.host not in LOOPBACK:
        _say(
            "It listens beyond this machine without encryption: put a reverse proxy with TLS in front"
            " (docs/hosting.md), or use it only in a network you trust."
        )


def _welcome(address: str, there: str | None, kept: str) -> str:
    """The greeting for a person who starts the server in a terminal."""
    lines = ["", "  Welcome to Fog City!", "", f"  Play here:    {address}"]
    if there:
        lines += [
            f"  With friends: {there}",
            "",
            *(f"  {line}" for line in reach.qr_lines(there).splitlines()),
            "",
            "  Everybody in your local network can play: send the address, or let them scan the code.",
            f"  {TRUST}",
        ]
    else:
        lines += ["  With friends: make play LAN=1, or fogcity serve --lan, for everybody in your local network"]
    return "\n".join(
        [*lines, "", f"  Games are kept in {kept}", "  Stop with Ctrl-C; games go on where they were.", ""]
    )


def _serve(settings: Settings, listeners: list[socket.socket]) -> int:
    config = uvicorn.Config(
        "fogcity.server.app:from_environment",
        factory=True,
        workers=settings.workers,
        log_config=None,
        access_log=False,
        proxy_headers=True,
        forwarded_allow_ips=settings.forwarded_allow_ips,
        server_header=False,
        http=BoundedProtocol,
        ws=MeteredProtocol,
        ws_max_size=LARGEST_FRAME,
        ws_ping_interval=20,
        ws_ping_timeout=20,
        ws_per_message_deflate=False,  # it costs more time and memory than it saves
        timeout_keep_alive=KEEP_ALIVE,
        timeout_graceful_shutdown=5,
        timeout_worker_healthcheck=WORKER_SECONDS,
    )
    if settings.workers > 1:
        logs.set_up(settings.log_level, settings.logs)  # for what is said about workers; they set up their own
        if sys.platform == "linux":  # elsewhere all workers accept from one socket
            listeners = [OwnListener(listener) for listener in listeners]
        with metrics.shared_folder():
            multiprocess.Process = Worker  # type: ignore[misc]  # there is no other way to name it
            multiprocess.Multiprocess(config, sockets=listeners).run()
        return 0
    server = uvicorn.Server(config)
    server.run(sockets=listeners)
    return 0 if server.started else 3


class Worker(multiprocess.Process):
    """A worker whose death ends the question whether it is well, which would wait for its answer otherwise."""

    def start(self) -> None:
        super().start()
        self.child_conn.close()  # the last one to hold this end is the worker


class OwnListener(socket.socket):
    """A bound socket for which every worker opens its own: the system shares connections out evenly among them.

    From one socket whichever worker wakes up first accepts, which can be the same one every time. The process that
    started them keeps the port and never listens.
    """

    def __init__(self, bound: socket.socket) -> None:
        super().__init__(fileno=os.dup(bound.fileno()))

    def __reduce__(self) -> tuple[Any, ...]:
        return _listen_again, (self.family, self.getsockname())


def _listen_again(family: int, address: tuple[Any, ...]) -> socket.socket:
    listener = socket.socket(family, socket.SOCK_STREAM)
    listener.setsockopt(socket.SOL_SOCKET, socket.SO_REUSEADDR, 1)
    if sys.platform != "win32":  # which has no such option
        listener.setsockopt(socket.SOL_SOCKET, socket.SO_REUSEPORT, 1)
    listener.bind(address)
    return listener


def read_settings() -> Settings:
    """The settings of the environment; BadInput says which one cannot be used."""
    try:
        settings = Settings()
    except ValidationError as error:
        first = error.errors()[0]
        name = f"FOGCITY_{'_'.join(map(str, first['loc'])).upper()}"
        raise BadInput(f"the setting {name} cannot be {quote(first['input'])}: {first['msg']}") from None
    except SettingsError as error:  # those that are not a single value
        name = "FOGCITY_HOSTS" if "hosts" in str(error) else "FOGCITY_ORIGINS"
        raise BadInput(f'the setting {name} is a JSON list, such as ["https://play.example.org"]') from None
    if (settings.smtp_host or settings.webhook) and settings.site is None:
        raise BadInput("what is sent holds links: set FOGCITY_HOSTS to the name of this server, or FOGCITY_ORIGINS")
    if settings.smtp_host and not is_address(settings.smtp_from.rpartition("<")[2].rstrip(">")):
        raise BadInput("FOGCITY_SMTP_HOST needs FOGCITY_SMTP_FROM: an address that e-mail is from")
    if settings.webhook:
        try:
            post.read(settings.webhook, private=settings.private_targets)
        except post.Forbidden as why:
            raise BadInput(f"the setting FOGCITY_WEBHOOK cannot be used: {why}") from None
    if settings.workers > 1 and settings.on_sqlite:
        raise BadInput(
            f"{settings.workers} workers need PostgreSQL: give --database postgresql+asyncpg://…, or --workers 1"
        )
    if settings.workers > 1 and sys.platform == "win32":
        raise BadInput("on Windows one process serves everybody: give --workers 1")
    return settings


async def _prepare(url: str) -> None:
    """Bring the database to its newest form before any worker starts."""
    database = Database(url)
    try:
        await database.migrate()
    except CommandError as error:
        raise BadInput(
            f"the database {database.url} is of a newer version of Fog City ({error}): install that one, or restore the"
            " backup from before the upgrade"
        ) from None
    except NO_ANSWER as error:
        reason = getattr(error, "orig", error)
        check = (
            "its address, user and password, and that it runs"
            if database.postgresql
            else "that its folder exists, that you may write there, and that it is not some other file"
        )
        raise BadInput(f"the database {database.url} cannot be used ({reason}): check {check}") from None
    finally:
        await database.close()


@contextlib.contextmanager
def _bind_here(settings: Settings, listener: socket.socket) -> Iterator[list[socket.socket]]:
    """With --lan the server also listens on loopback, at the same port."""
    if not settings.lan:
        yield [listener]
        return
    with _bind(settings.model_copy(update={"host": "127.0.0.1", "port": listener.getsockname()[1]})) as here:
        yield [listener, here]


def _bind(settings: Settings) -> socket.socket:
    family = socket.AF_INET6 if ":" in settings.host else socket.AF_INET
    listener = socket.socket(family, socket.SOCK_STREAM)
    if sys.platform == "win32":  # where SO_REUSEADDR would let a second server take the same port
        listener.setsockopt(socket.SOL_SOCKET, socket.SO_EXCLUSIVEADDRUSE, 1)
    else:
        listener.setsockopt(socket.SOL_SOCKET, socket.SO_REUSEADDR, 1)
    try:
        listener.bind((settings.host, settings.port))
    except OSError as error:
        listener.close()
        reason = error.strerror or error
        raise BadInput(f"cannot listen on {settings.host} port {settings.port}: {reason}; try --port 0") from None
    listener.set_inheritable(True)
    return listener


def _allow_many_files() -> None:
    if sys.platform != "win32":
        import resource

        _, most = resource.getrlimit(resource.RLIMIT_NOFILE)
        wanted = OPEN_FILES if most == resource.RLIM_INFINITY else min(most, OPEN_FILES)
        with contextlib.suppress(ValueError, OSError):  # macOS says "no limit" and then allows fewer
            resource.setrlimit(resource.RLIMIT_NOFILE, (wanted, most))
        if wanted < FEW_FILES:
            _say(
                f"The system allows {wanted} open files, and every player is one: with more players, connections fail."
                f" Run `ulimit -Hn {OPEN_FILES}` as root before the start, or set LimitNOFILE={OPEN_FILES} in a systemd"
                " unit."
            )


def _open_when_ready(address: str) -> None:
    for _ in range(300):
        try:
            with urllib.request.urlopen(f"{address}/healthz", timeout=1):
                webbrowser.open(address)
                return
        except (urllib.error.URLError, TimeoutError):
            time.sleep(0.1)


def _say(text: str) -> None:
    print(text, file=sys.stderr, flush=True)
