"""Several workers on one PostgreSQL: players of one table on different ones, and one of them killed in mid-game."""

import asyncio
import os
import signal
import subprocess
import sys
import tempfile
from collections.abc import Callable
from concurrent.futures import ThreadPoolExecutor
from datetime import UTC, datetime, timedelta
from functools import partial
from pathlib import Path

import httpx
import pytest
import uvicorn
from sqlalchemy import select, text, update
from websockets.exceptions import ConnectionClosed

from fogcity import record
from fogcity.games import BadInput
from fogcity.server.live import LEASE
from fogcity.server.serve import Worker, read_settings
from fogcity.server.services import Services
from fogcity.server.store import Counts, Database, Facts, schema
from ports import free_port
from server.fake_bots import hesitating
from server.harness import PATIENCE, Person, Socket, get, play_out, post, serving, settings, wait_for, worker

PersonAt = Callable[[str], Person]


def address(port: int) -> str:
    return f"http://127.0.0.1:{port}"


def test_players_of_one_table_on_different_workers(postgresql: str, person_at: PersonAt) -> None:
    with serving(settings(postgresql)) as first, serving(settings(postgresql)) as second:
        one, other = person_at(first), person_at(second)
        state = one.new_table("me", "invited", "bot", game="tickets")
        table = state["table"]["id"]
        other.ask("POST", f"/api/tables/{table}/join", code=state["table"]["code"])
        with one.socket(table) as mine, other.socket(table) as theirs:
            mine.until(lambda m: m.get("presence", {}).get("seats") == [0, 1])
            theirs.until_state(lambda state: state["presence"]["seats"] == [0, 1] or theirs.receive())
            theirs.ask("say", text="hello from the other worker")
            said = mine.until(lambda m: m["type"] == "messages" or m.get("messages"))["messages"]
            assert said[-1]["text"] == "hello from the other worker"
            one.ask("PUT", f"/api/tables/{table}/mutes", 204, seat=1, muted=True)
            one.move_to(second)
            assert one.state(table)["muted"] == [1]
            _play_together(mine, theirs)
            assert mine.state["outcome"] == theirs.state["outcome"]
        finished = record.loads(other.http.get(f"/api/tables/{table}/record").text)
        record.verify(finished)


def test_ratings_of_those_who_sit_down_at_another_worker(postgresql: str, person_at: PersonAt) -> None:
    """They are shown at once, and go as soon as they are hidden there."""
    with serving(settings(postgresql)) as first, serving(settings(postgresql)) as second:
        one, other = person_at(first), person_at(second)
        for number, each in enumerate((one, other)):
            each.http.headers["X-Forwarded-For"] = f"100.64.{number}.1"
            each.ask("PUT", "/api/me/password", password="tram number nine")
        seats = ("me", "open", "open")
        table = one.new_table(*seats, rated=True, public=True, clock={"kind": "days", "amount": 1})["table"]["id"]
        with one.socket(table) as mine:
            mine.until_state(lambda state: state["table"]["seats"][0]["rating"] == 1000)
            other.ask("POST", f"/api/tables/{table}/join", seat=1)
            mine.until_state(lambda state: state["table"]["seats"][1]["rating"] == 1000)
            other.ask("PUT", "/api/me/hidden", hidden=True)
            mine.until_state(lambda state: state["table"]["seats"][1]["rating"] is None)
            assert mine.state["table"]["seats"][1]["name"] == other.name


def _play_together(mine: Socket, theirs: Socket) -> None:
    """Play a game to its end from two connections at the same time."""
    with ThreadPoolExecutor() as pool:
        for end in pool.map(play_out, (mine, theirs)):
            assert end["table"]["status"] == "finished"


def test_killed_worker_loses_nothing_and_bots_go_on(postgresql: str, person_at: PersonAt) -> None:
    ports = free_port(), free_port()
    with worker(postgresql, ports[0]) as doomed, worker(postgresql, ports[1]):
        one, other = person_at(address(ports[0])), person_at(address(ports[1]))
        state = one.new_table("me", "invited", "bot")
        table = state["table"]["id"]
        other.ask("POST", f"/api/tables/{table}/join", code=state["table"]["code"])
        bots_only = one.new_table("bot", "bot", game="tickets", public=True)["table"]["id"]
        with one.socket(table) as mine, other.socket(table) as theirs:
            accepted = _play_some(table, [one, other], 7)
            mine.until_state(lambda state: state["ply"] >= accepted)
            last = mine.state["ply"]
            doomed.send_signal(signal.SIGKILL)
            doomed.wait(PATIENCE)
            asyncio.run(let_time_pass(postgresql, table, bots_only))
            with pytest.raises(ConnectionClosed):
                mine.until_state(lambda state: False)
            theirs.until_state(lambda state: state["ply"] >= accepted)
        one.move_to(address(ports[1]))
        with one.socket(table, since=last) as mine, other.socket(table, since=last) as theirs:
            state = mine.receive()
            assert state["ply"] >= accepted
            theirs.receive()
            _play_together(mine, theirs)
        record.verify(record.loads(one.http.get(f"/api/tables/{table}/record").text))
        wait_for(lambda: one.state(bots_only)["table"]["status"] == "finished")


def test_a_bot_that_waits_long_is_left_to_its_worker(postgresql: str, person_at: PersonAt, tmp_path: Path) -> None:
    """Its worker renews the lease; the other one would have answered at once."""
    with (
        serving(settings(postgresql), partial(hesitating, tmp_path)) as first,
        serving(settings(postgresql)) as second,
    ):
        one = person_at(first)
        tables = [one.new_table("me", "bot", first=1)["table"]["id"] for _ in range(2)]  # one thinks, one waits
        before = asyncio.run(leases(postgresql, tables))
        wait_for(lambda: min(asyncio.run(leases(postgresql, tables)).values()) > max(before.values()) + LEASE)
        one.move_to(second)
        assert [one.state(table)["ply"] for table in tables] == [0, 0]
        (tmp_path / "enough").touch()
        wait_for(lambda: [one.state(table)["ply"] for table in tables] == [1, 1])
        assert asyncio.run(leases(postgresql, tables)) == {}


def test_bots_of_a_worker_that_stops_are_due_at_once(postgresql: str, person_at: PersonAt, tmp_path: Path) -> None:
    with serving(settings(postgresql), partial(hesitating, tmp_path)) as first:
        one = person_at(first)
        table = one.new_table("me", "bot", first=1)["table"]["id"]
        assert table in asyncio.run(leases(postgresql, [table]))
    assert asyncio.run(leases(postgresql, [table])) == {}
    with serving(settings(postgresql)) as second:
        one.move_to(second)
        wait_for(lambda: one.state(table)["ply"] == 1)


async def leases(url: str, tables: list[str]) -> dict[str, datetime]:
    """Until when workers have the bots of tables."""
    database = Database(url)
    columns = schema.tables.c
    async with database.engine.connect() as connection:
        query = select(columns.id, columns.leased_until).where(columns.id.in_(tables), columns.leased_by.is_not(None))
        found = {row.id: row.leased_until for row in await connection.execute(query)}
    await database.close()
    return found


async def let_time_pass(url: str, *tables: str) -> None:
    """Let the time be over that others leave a worker for its bots."""
    database = Database(url)
    async with database.engine.begin() as connection:
        moment = datetime.now(UTC) - timedelta(hours=1)
        await connection.execute(update(schema.tables).where(schema.tables.c.id.in_(tables)).values(due=moment))
    await database.close()


def _play_some(table: str, people: list[Person], moves: int) -> int:
    """Let people at different workers play so many actions; gives the ply of the last that was accepted."""
    ply = 0
    while moves > 0:
        for seat, who in enumerate(people):
            state = who.state(table)
            if state["seen"][0]["actions"]:
                body = {"seat": seat, "ply": state["ply"], "action": state["seen"][0]["actions"][-1]["text"]}
                ply = who.ask("POST", f"/api/tables/{table}/actions", **body)["ply"]
                moves -= 1
    return ply


def test_both_workers_act_at_once_and_one_is_accepted(postgresql: str, person_at: PersonAt) -> None:
    with serving(settings(postgresql)) as first, serving(settings(postgresql)) as second:
        one = person_at(first)
        table = one.new_table("me", "me", first=0)["table"]["id"]
        actions = [a["text"] for a in one.state(table)["seen"][0]["actions"] if a["type"] != "draw"][:2]
        cookies = dict(one.http.cookies)

        async def race() -> tuple[httpx.Response, httpx.Response]:
            async with httpx.AsyncClient(cookies=cookies, timeout=PATIENCE) as http:
                bodies = [{"seat": 0, "ply": 0, "action": action} for action in actions]
                path = f"/api/tables/{table}/actions"
                return await asyncio.gather(
                    http.post(first + path, json=bodies[0]), http.post(second + path, json=bodies[1])
                )

        answers = asyncio.run(race())
        assert sorted(answer.status_code for answer in answers) == [200, 409]
        assert one.state(table)["ply"] == 1


def test_logging_out_closes_sockets_at_other_workers(postgresql: str, person_at: PersonAt) -> None:
    with serving(settings(postgresql)) as first, serving(settings(postgresql)) as second:
        one, other = person_at(first), person_at(second)
        table = log_in_twice(one, other)
        with one.socket(table) as mine, other.socket(table) as theirs:
            mine.receive()
            theirs.receive()
            one.ask("PUT", "/api/me/password", password="tram number ten", current="tram number nine")
            assert theirs.closed_with() == 4401
            assert mine.ask("ping")["type"] == "done"


def test_logging_out_closes_sockets_also_when_the_news_was_lost(
    postgresql: str, person_at: PersonAt, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(Services, "_heard", lambda *_: None)
    with serving(settings(postgresql)) as first, serving(settings(postgresql)) as second:
        one, other = person_at(first), person_at(second)
        with other.socket(log_in_twice(one, other)) as theirs:
            theirs.receive()
            one.ask("POST", "/api/logout-everywhere", 204)
            assert theirs.ask("ping")["type"] == "done"
            asyncio.run(cut_off_listeners(postgresql))
            assert theirs.closed_with() == 4401


def log_in_twice(one: Person, other: Person) -> str:
    """Two devices of one account, and a table where it sits."""
    one.ask("PUT", "/api/me/password", password="tram number nine")
    other.ask("POST", "/api/login", name=one.name, password="tram number nine")
    table: str = one.new_table("me", "open")["table"]["id"]
    return table


async def cut_off_listeners(url: str) -> None:
    database = Database(url)
    async with database.engine.connect() as connection:
        query = "SELECT pg_terminate_backend(pid) FROM pg_stat_activity WHERE query LIKE 'LISTEN%'"
        assert len((await connection.execute(text(query))).all()) >= 2
    await database.close()


def test_counts_of_all_workers_hold_no_addresses(postgresql: str) -> None:
    async def count() -> str:
        database = Database(postgresql)
        database.start()
        one, other = Counts(database), Counts(database)
        try:
            for counts in (one, other):
                counts.key = await Facts(database).hash_key()
            assert [(await counts.add("login 203.0.113.5", 60))[0] for counts in (one, other)] == [1, 2]
            assert (await one.add("login 203.0.113.6", 60))[0] == 1
            async with database.engine.connect() as connection:
                return str((await connection.execute(text("SELECT key FROM counts"))).scalars().all())
        finally:
            await database.close()

    with serving(settings(postgresql)) as base:  # which makes the tables
        post(f"{base}/api/me").raise_for_status()
        stored = asyncio.run(count())
    for told in ("203.0.113.", "127.0.0.1", "login", "account"):
        assert told not in stored


def test_serve_with_two_workers_replaces_one_that_is_killed(postgresql: str) -> None:
    port = free_port()
    with worker(postgresql, port, FOGCITY_WORKERS="2") as parent:

        def workers() -> set[str]:
            try:
                return {get(f"{address(port)}/healthz").json()["worker"] for _ in range(30)}
            except httpx.TransportError:
                return set()

        before = wait_for(lambda: len(found := workers()) == 2 and found)
        if sys.platform == "linux":
            served = [get(f"{address(port)}/healthz").json()["worker"] for _ in range(60)]
            assert min(map(served.count, before)) >= 5  # a fair share, but for one chance in a billion
        assert "fogcity_requests_total" in get(f"{address(port)}/metrics").text
        listed = subprocess.run(["pgrep", "-P", str(parent.pid)], capture_output=True, text=True)
        child = next(pid for pid in map(int, listed.stdout.split()) if b"spawn_main" in _command(pid))
        os.kill(child, signal.SIGKILL)
        after = wait_for(lambda: len(found := workers()) == 2 and found != before and found)
        assert len(after & before) == 1
        parent.send_signal(signal.SIGHUP)  # what `systemctl reload` does: all are replaced, one after the other
        wait_for(lambda: len(found := workers()) == 2 and not found & after)
        folders = list(Path(tempfile.gettempdir()).glob(f"fogcity-metrics-{parent.pid}-*"))
        assert len(folders) == 1
    assert not folders[0].exists()


def test_both_workers_die_together_and_are_back(postgresql: str, person_at: PersonAt) -> None:
    """Nothing is lost, clients get in again, and bots that were thinking go on."""
    port = free_port()
    with worker(postgresql, port, FOGCITY_WORKERS="2") as parent:
        one = person_at(address(port))
        table = one.new_table("me", "bot", first=0)["table"]["id"]
        accepted = _play_some(table, [one], 2)
        listed = subprocess.run(["pgrep", "-P", str(parent.pid)], capture_output=True, text=True).stdout.split()
        doomed = [pid for pid in map(int, listed) if b"spawn_main" in _command(pid)]
        assert len(doomed) == 2
        for pid in doomed:
            os.kill(pid, signal.SIGKILL)
        one.move_to(address(port))

        def is_back() -> bool:
            try:
                return one.http.get("/healthz").status_code == 200
            except httpx.TransportError:
                return False

        wait_for(is_back)
        with one.socket(table) as mine:
            mine.until_state(lambda state: state["ply"] >= accepted and state["table"]["my_turn"])
            assert mine.act()["type"] == "accepted"


def _command(pid: int) -> bytes:
    with open(f"/proc/{pid}/cmdline", "rb") as file:
        return file.read()


def test_who_asks_a_worker_that_dies_hears_so() -> None:
    """It is stopped, so that the question is open when it is killed."""
    child = Worker(uvicorn.Config("fogcity.server.app:from_environment", factory=True), [])
    child.start()
    assert child.pid
    os.kill(child.pid, signal.SIGSTOP)
    with ThreadPoolExecutor() as pool:
        asked = pool.submit(child.is_alive, 100 * PATIENCE)
        wait_for(lambda: asked.running())
        os.kill(child.pid, signal.SIGKILL)
        assert asked.result(PATIENCE) is False
    child.process.join()


def test_sqlite_serves_one_worker_only(own_database: str, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setenv("FOGCITY_DATABASE", own_database)
    monkeypatch.setenv("FOGCITY_WORKERS", "2")
    with pytest.raises(BadInput, match="need PostgreSQL"):
        read_settings()
