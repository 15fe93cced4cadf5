"""Many people at the same moment: whatever comes first counts, nothing is half done, and no table gets stuck."""

import asyncio
from collections.abc import Callable
from concurrent.futures import ThreadPoolExecutor
from functools import partial
from pathlib import Path

import httpx
import pytest

from fogcity import record
from fogcity.server.store import Database, Facts
from fogcity.server.store.schema import facts
from server.fake_bots import hesitating
from server.harness import Person, Plain, serving, settings, wait_for

NewPerson = Callable[[], Person]
PersonAt = Callable[[str], Person]
Request = tuple[Person, str, str, Plain]


def at_once(*requests: Request) -> list[httpx.Response]:
    """Send requests of several people at the same time."""
    with ThreadPoolExecutor(len(requests)) as pool:
        return list(pool.map(lambda r: r[0].http.request(r[1], r[2], json=r[3]), requests))


@pytest.mark.parametrize("_", range(3))
def test_one_seat_and_many_who_want_it(postgresql: str, person_at: PersonAt, _: int) -> None:
    with serving(settings(postgresql)) as first, serving(settings(postgresql)) as second:
        host = person_at(first)
        table = host.new_table("me", "open", public=True)["table"]["id"]
        people = [person_at(base) for base in (first, second, first, second)]
        answers = at_once(*((one, "POST", f"/api/tables/{table}/join", {"seat": 1}) for one in people))
        assert sorted(answer.status_code for answer in answers) == [200, 409, 409, 409]
        winner = people[[answer.status_code for answer in answers].index(200)]
        for base in (first, second):
            host.move_to(base)
            assert host.state(table)["table"]["seats"][1]["name"] == winner.name
            assert host.state(table)["table"]["status"] == "playing"


@pytest.mark.parametrize("_", range(3))
def test_start_kick_and_leave_at_once(person: NewPerson, _: int) -> None:
    host, guest = person(), person()
    table = host.new_table("me", "open", public=True, autostart=False)["table"]["id"]
    guest.ask("POST", f"/api/tables/{table}/join", seat=1)
    path = f"/api/tables/{table}"
    at_once(
        (host, "POST", f"{path}/start", {}),
        (guest, "POST", f"{path}/leave", {}),
        (host, "POST", f"{path}/kick", {"seat": 1}),
    )
    now = host.state(table)["table"]
    assert (now["status"], now["seats"][1]["kind"]) in (("playing", "person"), ("open", "open"))


def test_last_action_and_resigning_at_once(person: NewPerson) -> None:
    one = person()
    table = one.new_table("me", "me", first=0)["table"]["id"]
    with one.socket(table) as socket:
        socket.receive()
        while len(socket.state["seen"][0]["view"]["tiles"]) < 59:
            socket.act()
        last = next(seen for seen in socket.state["seen"] if seen["actions"])
        body = {"seat": last["seat"], "ply": socket.state["ply"], "action": last["actions"][-1]["text"]}
        acted, resigned = at_once(
            (one, "POST", f"/api/tables/{table}/actions", body),
            (one, "POST", f"/api/tables/{table}/resign", {"seat": last["seat"]}),
        )
        end = socket.until_state(lambda state: state["table"]["status"] == "finished")
    assert sorted([acted.status_code, resigned.status_code]) in ([200, 409], [204, 409])
    assert end["outcome"]["ended"] == ("complete" if acted.status_code == 200 else "resigned")
    record.verify(record.loads(one.http.get(f"/api/tables/{table}/record").text))
    one.refused("not_playing", "POST", f"/api/tables/{table}/resign", seat=0)


def test_game_that_ends_while_a_bot_thinks(own_database: str, person_at: PersonAt, tmp_path: Path) -> None:
    with serving(settings(own_database), partial(hesitating, tmp_path)) as base:
        one = person_at(base)
        table = one.new_table("me", "bot", first=1)["table"]["id"]
        wait_for((tmp_path / "thinking").exists)
        one.ask("POST", f"/api/tables/{table}/resign", 204, seat=0)
        assert one.state(table)["outcome"]["ended"] == "resigned"
        (tmp_path / "enough").touch()
        other = one.new_table("me", "bot", first=1)["table"]["id"]
        wait_for(lambda: one.state(other)["ply"] > 0)  # the same process thinks on for others
        assert one.state(table)["ply"] == 0


def test_an_action_is_taken_back_while_the_bot_thinks(person_at: PersonAt, own_database: str, tmp_path: Path) -> None:
    """What the bot chooses for a position that is gone is never played, and it thinks again."""
    think = partial(hesitating, tmp_path)
    with serving(settings(own_database), think) as base:
        one = person_at(base)
        table = one.new_table("me", "bot", first=0)["table"]["id"]
        with one.socket(table) as socket:
            socket.receive()
            first, second = [a["text"] for a in socket.state["seen"][0]["actions"] if a["type"] == "place"][:2]
            socket.act(first)
            wait_for((tmp_path / "thinking").exists)
            assert socket.ask("undo", seat=0, ply=1, to=1)["ply"] == 2
            socket.act(second)
            (tmp_path / "enough").touch()
            socket.until_ply(4)
        log = [(entry["kind"], entry["seat"], entry["action"]["text"]) for entry in one.state(table)["log"][:4]]
    assert log[:3] == [("action", 0, first), ("undo", 0, first), ("action", 0, second)]
    assert log[3][:2] == ("action", 1)


def test_time_that_is_up_while_its_owner_acts(person: NewPerson, database: str) -> None:
    """Whether the bot or its owner was first: there is one action for the ply, and the owner is back."""
    from server.test_clocks import let_time_run_out

    one = person()
    table = one.new_table("me", "me", first=0, clock={"kind": "seconds", "amount": 3600})["table"]["id"]
    state = one.state(table)
    let_time_run_out(database, table, 0)
    action = next(a["text"] for a in state["seen"][0]["actions"] if a["type"] == "place")
    answer = one.http.post(f"/api/tables/{table}/actions", json={"seat": 0, "ply": 0, "action": action})
    assert answer.status_code == 200 or answer.json()["code"] == "stale"
    with one.socket(table) as socket:
        socket.receive()
        socket.until_state(lambda state: not any(seat["away"] for seat in state["table"]["seats"]))
        assert [entry["ply"] for entry in one.state(table)["log"]][:1] == [1]
        assert socket.ask("ping")["type"] == "done"


def test_deleting_an_account_with_seats_in_many_games(person: NewPerson) -> None:
    one, friend = person(), person()
    tables = []
    for seats in (("me", "open"), ("me", "open", "bot"), ("me", "me", "open")):
        table = one.new_table(*seats, public=True)["table"]["id"]
        friend.ask("POST", f"/api/tables/{table}/join", seat=seats.index("open"))
        tables.append(table)
    waiting = one.new_table("me", "open", public=True)["table"]["id"]
    deleted, _ = at_once(
        (one, "DELETE", "/api/me", {}), (friend, "POST", f"/api/tables/{tables[1]}/resign", {"seat": 1})
    )
    assert deleted.status_code == 204
    ended = [friend.state(table)["table"] for table in tables]
    assert [table["status"] for table in (ended[0], ended[2])] == ["finished", "finished"]
    wait_for(lambda: friend.state(tables[1])["table"]["status"] == "finished")  # bots play it to its end
    assert all(one.name != seat["name"] for table in ended for seat in table["seats"])
    assert friend.state(waiting)["table"]["status"] == "closed"


def test_one_hint_at_a_time(own_database: str, person_at: PersonAt, tmp_path: Path) -> None:
    with serving(settings(own_database), partial(hesitating, tmp_path)) as base:
        one = person_at(base)
        table = one.new_table("me", "me", first=0)["table"]["id"]
        with one.socket(table) as socket:
            socket.receive()
            asked = [socket.send("hint", seat=0) for _ in range(5)]
            answers = [socket.until(lambda message: message.get("id") in asked) for _ in asked[1:]]
            assert {answer["problem"]["code"] for answer in answers} == {"too_many"}
            (tmp_path / "enough").touch()
            assert socket.until(lambda message: message.get("id") in asked)["type"] == "hint"


def test_workers_that_start_together_agree_on_facts(postgresql: str) -> None:
    async def start_together() -> None:
        databases = [Database(postgresql) for _ in range(4)]
        await databases[0].migrate()
        for database in databases:
            database.start()
        everywhere = [Facts(database) for database in databases]
        for _ in range(10):
            await databases[0].write("", lambda connection: connection.execute(facts.delete()))
            keys = await asyncio.gather(*(found.hash_key() for found in everywhere))
            assert len(set(keys)) == 1
            await asyncio.gather(*(found.note_looks("1") for found in everywhere), *(f.probe() for f in everywhere))
        for database in databases:
            await database.close()

    asyncio.run(start_together())


def test_limits_hold_for_all_workers_together(postgresql: str, person_at: PersonAt) -> None:
    limits = settings(postgresql, rate_factor=1, limit_wrong_codes="20/86400")  # however long this takes
    with serving(limits) as first, serving(limits) as second:
        one = person_at(first)
        one.http.headers["X-Forwarded-For"] = "203.0.113.77"  # an address that no other test counts
        guesses = [one.http.get(f"{base}/api/invitations/AAAAAAAAAA") for base in (first, second) * 11]
    assert [guess.status_code for guess in guesses] == [404] * 20 + [429] * 2
    assert 0 < int(guesses[-1].headers["retry-after"]) <= 86400


def test_long_chats_are_shown_as_far_as_they_are_kept(person: NewPerson) -> None:
    one = person()
    table = one.new_table("me", "me")["table"]["id"]
    with one.socket(table) as socket:
        socket.receive()
        for i in range(1010):
            socket.send("say", text=f"line {i}")
        socket.until(lambda message: message.get("id") == 1010)
    said = [message["text"] for message in one.state(table)["messages"] if message["kind"] == "chat"]
    assert said == [f"line {i}" for i in range(10, 1010)]
    assert [m["text"] for m in one.state(table, messages_since=one.state(table)["messages"][-3]["id"])["messages"]] == [
        "line 1008",
        "line 1009",
    ]
    one.refused("bad_request", "POST", f"/api/tables/{table}/messages", text="x" * 501)
