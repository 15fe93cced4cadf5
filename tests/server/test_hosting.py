"""What docs/hosting.md promises hosts: backups, restoring them, upgrades, and nothing left behind."""

import asyncio
import hashlib
import os
import sqlite3
import subprocess
import tempfile
from collections.abc import Callable
from datetime import UTC, datetime
from pathlib import Path
from typing import Any

import pytest
from sqlalchemy import Connection, MetaData, text
from sqlalchemy.engine import make_url

from fogcity import record
from fogcity.server import metrics
from fogcity.server.store import Database
from fogcity.server.store.database import upgrade
from fogcity.table import Table
from ports import free_port
from server import postgres
from server.harness import Person, get, play_out, post, serving, settings, worker

PersonAt = Callable[[str], Person]


def begin(one: Person) -> tuple[str, int]:
    """A game that has begun: its table, and how far it is."""
    table: str = one.new_table("me", "me", game="tickets")["table"]["id"]
    with one.socket(table) as socket:
        socket.receive()
        for _ in range(6):
            assert socket.act()["type"] == "accepted"
        ply: int = socket.state["ply"]
    return table, ply


def go_on(one: Person, base: str, table: str, ply: int) -> None:
    """The game is where it was, can be played to its end, and its record verifies."""
    one.move_to(base)
    assert one.state(table)["ply"] == ply
    with one.socket(table) as socket:
        assert play_out(socket)["outcome"]["ended"] == "complete"
    record.verify(record.loads(one.http.get(f"/api/tables/{table}/record").text))


def test_backup_of_sqlite_while_the_server_runs(own_database: str, person_at: PersonAt, tmp_path: Path) -> None:
    backup = tmp_path / "backup.sqlite3"
    with serving(settings(own_database)) as base:
        one = person_at(base)
        table, ply = begin(one)
        source, target = sqlite3.connect(make_url(own_database).database or ""), sqlite3.connect(backup)
        source.backup(target)  # what `.backup` of the sqlite3 command does
        source.close()
        target.close()
        with one.socket(table) as socket:
            play_out(socket)
    with serving(settings(f"sqlite+aiosqlite:///{backup}")) as base:
        go_on(one, base, table, ply)


def test_backup_of_postgresql_while_the_server_runs(postgresql: str, person_at: PersonAt, tmp_path: Path) -> None:
    url, backup = make_url(postgresql), tmp_path / "backup.pgdump"
    who = {"PGHOST": "127.0.0.1", "PGPORT": str(url.port), "PGUSER": "fogcity"}

    def run(program: str, *arguments: str) -> None:
        subprocess.run([postgres.find_programs() / program, *arguments], env=os.environ | who, check=True)

    with serving(settings(postgresql)) as base:
        one = person_at(base)
        table, ply = begin(one)
        run("pg_dump", "--format=custom", f"--file={backup}", "postgres")
        with one.socket(table) as socket:
            play_out(socket)
    run("createdb", "restored")
    run("pg_restore", "--clean", "--if-exists", "--dbname=restored", str(backup))
    with serving(settings(url.set(database="restored").render_as_string())) as base:
        go_on(one, base, table, ply)


@pytest.mark.parametrize("kind", ["sqlite", "postgresql"])
def test_upgrade_from_the_first_form_keeps_everything(
    kind: str, request: pytest.FixtureRequest, own_database: str, person_at: PersonAt
) -> None:
    url = own_database
    if kind == "postgresql":
        url = asyncio.run(_new_database(request.getfixturevalue("postgresql")))
    game = Table("cablecar", players=2, first=0)
    for _ in range(5):
        seat = game.waiting[0]
        game.play(seat, game.numbers(seat)[0])
    asyncio.run(_fill_first_form(url, game))
    with serving(settings(url)) as base:
        one = person_at(base)
        one.http.cookies.clear()
        one.http.cookies.set("fogcity", "an old token")
        assert one.ask("GET", "/api/me")["name"] == "Old Gripman"
        state = one.state("old_table_000001")
        assert [entry["action"]["text"] for entry in state["log"]] == [step.action.text for step in game.log]
        assert state["messages"][0]["text"] == "hello"
        go_on(one, base, "old_table_000001", 5)


async def _new_database(url: str) -> str:
    """Another empty database beside a PostgreSQL one."""
    database = Database(url)
    async with database.engine.connect() as connection:
        plain = await connection.execution_options(isolation_level="AUTOCOMMIT")
        await plain.execute(text("CREATE DATABASE old_form"))
    await database.close()
    return make_url(url).set(database="old_form").render_as_string()


async def _fill_first_form(url: str, game: Table) -> None:
    database = Database(url)
    async with database.engine.begin() as connection:
        await connection.run_sync(upgrade, "0001")
        await connection.run_sync(_insert_old_rows, game)
    await database.close()


def _insert_old_rows(connection: Connection, game: Table) -> None:
    """An account and a game as the first version stored them."""
    metadata = MetaData()
    metadata.reflect(connection)
    now = datetime.now(UTC)
    here = {"table_id": "old_table_000001"}
    flags: dict[str, Any] = dict.fromkeys(("public", "spectators", "hints", "chat", "autostart"), True)
    rows: dict[str, list[dict[str, Any]]] = {
        "accounts": [{"id": 1, "name": "Old Gripman", "name_key": "oldgripman", "created_at": now, "seen_at": now}],
        "sessions": [
            {
                "token_hash": hashlib.sha256(b"an old token").hexdigest(),
                "account_id": 1,
                "created_at": now,
                "seen_at": now,
            }
        ],
        "tables": [
            {
                "id": here["table_id"],
                "code": "OLDTABLE01",
                "version": 7,
                "game": "cablecar",
                "options": game.game.options.values(),
                "status": "playing",
                **flags,
                "clock_kind": "none",
                "clock_amount": 0,
                "secret": game._secret,
                "host_id": 1,
                "ply": len(game.log),
                "waiting": list(game.waiting),
                "deadlines": {},
                "created_at": now,
                "changed_at": now,
            }
        ],
        "seats": [
            here
            | {"seat": i, "kind": "person", "account_id": 1, "name": "Old Gripman", "away": False, "resigned": False}
            for i in (0, 1)
        ],
        "entries": [
            here
            | {"ply": i, "kind": "action", "seat": step.seat, "action": step.action.text, "by": "person"}
            | {"at": now, "events": []}
            for i, step in enumerate(game.log, start=1)
        ],
        "messages": [here | {"at": now, "ply": 0, "kind": "chat", "seat": 0, "text": "hello", "details": {}}],
    }
    for name, values in rows.items():
        connection.execute(metadata.tables[name].insert(), values)
    if connection.dialect.name == "postgresql":  # the account was inserted with its number
        connection.execute(text("SELECT setval('accounts_id_seq', 10)"))


def test_forwarded_addresses_are_believed_of_trusted_proxies_only(own_database: str) -> None:
    """A proxy says that somebody from outside asks by https: /metrics is not for them, and their cookie is Secure."""
    says = {"X-Forwarded-For": "203.0.113.9", "X-Forwarded-Proto": "https"}
    for trusted, status in (("127.0.0.1", 404), ("192.0.2.1", 200), ("*", 404)):
        port = free_port()
        with worker(own_database, port, FOGCITY_FORWARDED_ALLOW_IPS=trusted):
            assert get(f"http://127.0.0.1:{port}/metrics", headers=says).status_code == status
            cookie = post(f"http://127.0.0.1:{port}/api/me", headers=says).headers["set-cookie"]
            assert ("Secure" in cookie) == (status == 404)


def test_metrics_leave_no_folders_behind(monkeypatch: pytest.MonkeyPatch, tmp_path: Path) -> None:
    monkeypatch.setattr(tempfile, "tempdir", str(tmp_path))
    monkeypatch.setenv("PROMETHEUS_MULTIPROC_DIR", "")
    ended = subprocess.Popen(["true"])
    ended.wait()
    (tmp_path / f"fogcity-metrics-{ended.pid}-killed").mkdir()
    (tmp_path / f"fogcity-metrics-{os.getppid()}-running").mkdir()
    with metrics.shared_folder():
        mine = Path(os.environ["PROMETHEUS_MULTIPROC_DIR"])
        assert mine.is_dir()
        assert {folder.name.split("-")[2] for folder in tmp_path.iterdir()} == {str(os.getpid()), str(os.getppid())}
    assert not mine.exists()
