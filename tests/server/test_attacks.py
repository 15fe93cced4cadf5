"""What attackers and bad luck can do to a server: full disks, locked databases, many networks, everybody at once."""

import json
import resource
import sqlite3
from collections.abc import Callable
from concurrent.futures import ThreadPoolExecutor
from contextlib import ExitStack, closing
from pathlib import Path
from types import SimpleNamespace
from typing import Any, cast

import httpx
import pytest
from sqlalchemy.engine import make_url
from websockets.exceptions import ConnectionClosed

from fogcity.server import hub, limits
from fogcity.server.limits import SITES, RateLimits
from fogcity.server.security import address_of, site_of
from fogcity.server.settings import Settings
from fogcity.server.store import database as store
from fogcity.server.websockets import FLOOD
from ports import free_port
from server.harness import Person, Socket, client, get, post, serving, settings, wait_for, worker
from server.test_host import admin

PersonAt = Callable[[str], Person]
BOTH = pytest.mark.parametrize("kind", ["sqlite", "postgresql"])


@pytest.fixture
def url(kind: str, request: pytest.FixtureRequest) -> str:
    """A database of a kind."""
    found: str = request.getfixturevalue("own_database" if kind == "sqlite" else "postgresql")
    return found


# --- a disk that is full, a database that is locked -------------------------------------------------------------------


def test_a_full_disk(own_database: str, person_at: PersonAt) -> None:
    """Files of the server cannot grow: nothing that was accepted is lost, and everything goes on when there is room."""
    port = free_port()
    with worker(own_database, port, FOGCITY_JIT="0") as process:
        one = person_at(f"http://127.0.0.1:{port}")
        table = one.new_table("me", "me", first=0)["table"]["id"]
        with one.socket(table) as socket:
            socket.receive()
            socket.act()
            file = Path(make_url(own_database).database or "")
            size = max(path.stat().st_size for path in (file, Path(f"{file}-wal")))
            resource.prlimit(process.pid, resource.RLIMIT_FSIZE, (size, resource.RLIM_INFINITY))
            accepted = 0
            while (answer := socket.act())["type"] == "accepted":  # the log of the database is used again for a while
                accepted += 1
            assert answer["problem"]["code"] == "unavailable"
            wait_for(lambda: get(f"{one.base}/healthz").status_code == 503)
            assert one.state(table)["ply"] == 1 + accepted  # it can still be read
            resource.prlimit(process.pid, resource.RLIMIT_FSIZE, (resource.RLIM_INFINITY,) * 2)
            wait_for(lambda: get(f"{one.base}/healthz").status_code == 200)
            assert socket.act()["ply"] == 2 + accepted


def test_a_database_that_somebody_else_has_locked(
    own_database: str, person_at: PersonAt, monkeypatch: pytest.MonkeyPatch
) -> None:
    """Everybody who waits is told so at once, not one after the other; readers are served all the time."""
    monkeypatch.setattr(store, "BUSY_SECONDS", 0.3)
    with serving(settings(own_database)) as base, ThreadPoolExecutor(8) as pool:
        people = [person_at(base) for _ in range(8)]
        tables = [one.new_table("me", "me", first=0)["table"]["id"] for one in people]
        with closing(sqlite3.connect(make_url(own_database).database or "", isolation_level=None)) as other:
            other.execute("BEGIN IMMEDIATE")
            attempts: list[str] = []
            commit = store.Database._commit

            async def counted(self: store.Database, batch: list[Any]) -> None:
                attempts.extend(item.key for item in batch if item.key in tables)
                await commit(self, batch)

            monkeypatch.setattr(store.Database, "_commit", counted)

            def act(one: Person, table: str) -> httpx.Response:
                action = one.state(table)["seen"][0]["actions"][-1]["text"]
                body = {"seat": 0, "ply": 0, "action": action}
                return one.http.post(f"/api/tables/{table}/actions", json=body)

            answers = list(pool.map(act, people, tables))
            assert {answer.json()["code"] for answer in answers} == {"unavailable"}
            assert {answer.headers["retry-after"] for answer in answers} == {"5"}
            assert sorted(attempts) == sorted(tables)  # what failed together is not tried again piece by piece
            wait_for(lambda: get(f"{base}/healthz").status_code == 503)
            other.execute("ROLLBACK")
        assert {answer.status_code for answer in pool.map(act, people, tables)} == {200}


# --- everybody at once ------------------------------------------------------------------------------------------------

MANY = 16


def at_once(*requests: Callable[[], httpx.Response]) -> list[int]:
    """The statuses of the answers to requests that are sent at the same time."""
    with ThreadPoolExecutor(len(requests)) as pool:
        return [answer.status_code for answer in pool.map(lambda request: request(), requests)]


@BOTH
@pytest.mark.parametrize("seats", [("me", "open", "bot"), ("me", "invited", "open")], ids=["one seat", "two seats"])
def test_the_last_seat(url: str, seats: tuple[str, ...], person_at: PersonAt) -> None:
    """As many get a seat as there are, nobody gets two, and the game begins once."""
    with ExitStack() as stack:
        bases = [stack.enter_context(serving(settings(url)))]
        if url.startswith("postgresql"):
            bases.append(stack.enter_context(serving(settings(url))))
        host = person_at(bases[0])
        table = host.new_table(*seats, public=True)["table"]
        people = [person_at(bases[number % len(bases)]) for number in range(MANY)]

        def join(one: Person) -> Callable[[], httpx.Response]:
            return lambda: one.http.post(f"/api/tables/{table['id']}/join", json={"code": table["code"]})

        free = len([kind for kind in seats if kind in ("open", "invited")])
        statuses = at_once(*map(join, people))
        assert sorted(statuses) == [200] * free + [409] * (MANY - free)
        state = host.state(table["id"])
        sitting = [seat["name"] for seat in state["table"]["seats"] if seat["kind"] == "person"]
        winners = [one.name for one, status in zip(people, statuses, strict=True) if status == 200]
        assert sorted(sitting) == sorted([host.name, *winners])
        assert [message["note"] for message in state["messages"]].count("started") == 1


@BOTH
def test_quotas_hold_for_those_who_come_at_once(url: str, person_at: PersonAt) -> None:
    with serving(settings(url, quota_open_tables=3)) as base:
        one = person_at(base)
        body = {"game": "cablecar", "seats": [{"kind": "me"}, {"kind": "open"}]}
        statuses = at_once(*[lambda: post(f"{base}/api/tables", json=body, cookies=one.http.cookies)] * MANY)
        assert sorted(statuses) == [201] * 3 + [429] * (MANY - 3)


@BOTH
def test_a_link_is_used_as_often_as_it_says(url: str, person_at: PersonAt) -> None:
    def link(*arguments: str) -> str:
        (printed,) = admin(url, *arguments)
        return printed.rpartition("/")[2]

    with serving(settings(url, invitation_only=True)) as closed, serving(settings(url)) as base:
        token = link("invite", "--uses", "2")
        statuses = at_once(*[lambda: post(f"{closed}/api/me", json={"invitation": token})] * MANY)
        assert sorted(statuses) == [200] * 2 + [403] * (MANY - 2)
        one = person_at(base)
        one.ask("PUT", "/api/me/password", password="tram number nine")
        token = link("reset", one.name)
        body = {"token": token, "password": "another tram"}
        assert post(f"{base}/api/reset", json=body | {"password": "short"}).status_code == 422  # it is not used up
        statuses = at_once(*[lambda: post(f"{base}/api/reset", json=body)] * MANY)
        assert sorted(statuses) == [200] + [404] * (MANY - 1)


# --- whoever has many addresses --------------------------------------------------------------------------------------


def coming_from(host: str) -> str:
    return address_of({"type": "http", "client": (host, 1)})


def test_networks_count_as_one_address() -> None:
    home = coming_from("2001:db8:7:1::1")
    assert home == coming_from("2001:db8:7:1:ffff::2") == "2001:db8:7:1::/64"
    assert site_of(home) == site_of(coming_from("2001:db8:7:2::1")) == "2001:db8:7::/48"
    assert site_of(coming_from("2001:db8:8:1::1")) != site_of(home)
    assert site_of(coming_from("::ffff:192.0.2.7")) == site_of(coming_from("192.0.2.7")) == "192.0.2.7"


def test_a_whole_network_of_ipv6_is_no_crowd(own_database: str) -> None:
    """Each network of 64 bits has its limit, and all that somebody rents ten times as much; others are let in."""
    with serving(settings(own_database, rate_factor=1, limit_guests="2/3600")) as base, client() as http:

        def arrive(host: str) -> int:
            http.cookies.clear()
            return http.post(f"{base}/api/me", headers={"X-Forwarded-For": host}).status_code

        assert [arrive("2001:db8:7:1::1"), arrive("2001:db8:7:1::2"), arrive("2001:db8:7:1::3")] == [200, 200, 429]
        enemies = [arrive(f"2001:db8:7:{number:x}::1") for number in range(2, 40)]
        assert enemies.count(200) == 2 * SITES - 3
        assert enemies[-1] == 429
        assert arrive("2001:db8:8:1::1") == 200


def test_a_site_makes_so_many_tables(own_database: str) -> None:
    with serving(settings(own_database, quota_address_tables=2)) as base:
        statuses = []
        for number in range(3):
            with client(base_url=base, headers={"X-Forwarded-For": f"2001:db8:7:{number}::1"}) as http:
                http.post("/api/me")
                body = {"game": "cablecar", "seats": [{"kind": "me"}, {"kind": "open"}]}
                statuses.append(http.post("/api/tables", json=body).status_code)
        assert statuses == [201, 201, 429]


def test_tables_made_from_an_address_in_an_hour(own_database: str, person_at: PersonAt) -> None:
    with serving(settings(own_database, rate_factor=1, limit_new_tables="2/3600")) as base:
        for one in (person_at(base), person_at(base)):
            table = one.new_table("me", "open")["table"]["id"]
            one.ask("POST", f"/api/tables/{table}/leave", 204)  # there is no end to it by leaving
        body = {"game": "cablecar", "seats": [{"kind": "me"}, {"kind": "open"}]}
        assert person_at(base).refused("too_many", "POST", "/api/tables", **body)["limit"] == "new_tables"


def test_counts_of_many_addresses_have_an_end(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(limits, "MOST_COUNTED", 5)
    rates = RateLimits(Settings(database="sqlite+aiosqlite:///x"), cast(Any, SimpleNamespace(several_workers=False)))
    for number in range(100):
        rates._count_here("requests", f"192.0.2.{number}", 60)
    assert len(rates._here["requests"]) == 5


def test_who_is_refused_costs_the_database_nothing(postgresql: str, person_at: PersonAt) -> None:
    with serving(settings(postgresql, rate_factor=1, limit_wrong_codes="2/86400")) as base:
        one = person_at(base)
        one.http.headers["X-Forwarded-For"] = "203.0.113.78"
        statuses = [one.http.get("/api/invitations/AAAAAAAAAA").status_code for _ in range(2)]
        with pytest.MonkeyPatch.context() as patch:
            patch.setattr("fogcity.server.store.counts.Counts.add", lambda *_: pytest.fail("it was counted there"))
            statuses.append(one.http.get("/api/invitations/AAAAAAAAAA").status_code)
        assert statuses == [404, 404, 429]


# --- WebSockets ------------------------------------------------------------------------------------------------------


def test_sockets_of_an_account_an_address_and_a_table(
    own_database: str, person_at: PersonAt, monkeypatch: pytest.MonkeyPatch
) -> None:
    """Also of those who come at once; who sits at a table is let in whoever looks on, and who leaves makes room."""
    with serving(settings(own_database, quota_sockets=3, quota_address_sockets=5)) as base, ExitStack() as stack:
        one, other, third = (person_at(base) for _ in range(3))
        table = one.new_table("me", "open", public=True)["table"]["id"]

        def connect(person: Person, address: str = "192.0.2.1") -> Socket:
            return stack.enter_context(Socket(person, table, headers={"X-Forwarded-For": address}))

        with ThreadPoolExecutor(8) as pool:
            sockets = list(pool.map(lambda _: connect(one), range(8)))
            let_in = list(pool.map(is_let_in, sockets))
        assert let_in.count(True) == 3  # of one account
        assert [is_let_in(connect(other)) for _ in range(3)] == [True, True, False]  # five from one address
        assert is_let_in(connect(third, "192.0.2.2"))
        monkeypatch.setattr(hub, "MOST_AT_TABLE", 1)
        assert not is_let_in(connect(third, "192.0.2.2"))  # more than one at this table
        sockets[let_in.index(True)].ws.close()
        wait_for(lambda: is_let_in(connect(one)))


def is_let_in(socket: Socket) -> bool:
    """Whether the server sends the state to a new connection, instead of closing it."""
    try:
        return bool(socket.receive()["type"] == "state")
    except ConnectionClosed as closed:
        if closed.rcvd is None or closed.rcvd.code != FLOOD:
            raise
        return False


def test_messages_of_all_accounts_of_an_address(own_database: str, person_at: PersonAt) -> None:
    with serving(settings(own_database, limit_address_messages="5/86400", rate_factor=1)) as base:
        people = [person_at(base) for _ in range(3)]
        table = people[0].new_table("me", "open", public=True)["table"]["id"]
        answers = []
        for one in people:
            with one.socket(table) as socket:
                socket.receive()
                answers += [socket.ask("ping") for _ in range(2)]
    assert [answer["type"] for answer in answers] == ["done"] * 5 + ["refused"]
    assert answers[-1]["problem"]["limit"] == "address_messages"


def test_who_is_muted_is_heard_by_no_way(own_database: str, person_at: PersonAt) -> None:
    """Not by a new name, a new connection, another table, an old message or plain HTTP; others hear them."""
    with serving(settings(own_database)) as base:
        one, rude, third = (person_at(base) for _ in range(3))
        table, other = (one.new_table("me", "open", "open", public=True)["table"]["id"] for _ in range(2))
        for place in (table, other):
            rude.ask("POST", f"/api/tables/{place}/join", seat=1)
        rude.ask("POST", f"/api/tables/{table}/messages", 204, text="rude before")
        with one.socket(table) as mine, third.socket(table) as theirs:
            mine.receive()
            one.ask("PUT", f"/api/tables/{table}/mutes", 204, seat=1, muted=True)
            mine.until_state(lambda state: state["muted"] == [1])
            rude.ask("PATCH", "/api/me", name="Somebody Else")
            with rude.socket(table) as socket:
                socket.receive()
                assert socket.ask("say", text="rude by socket")["type"] == "done"
            for place in (table, other):
                rude.ask("POST", f"/api/tables/{place}/messages", 204, text="rude by HTTP")
            theirs.until(lambda message: "rude by HTTP" in json.dumps(message))
            one.ask("POST", f"/api/tables/{table}/messages", 204, text="the end")
            mine.until(lambda message: "the end" in json.dumps(message))
            assert "rude" not in json.dumps(mine.frames[1:])
        for place in (table, other):
            assert "rude" not in one.http.get(f"/api/tables/{place}").text
            assert "rude" in third.http.get(f"/api/tables/{place}").text
        with one.socket(other) as mine:
            assert "rude" not in json.dumps(mine.receive())
