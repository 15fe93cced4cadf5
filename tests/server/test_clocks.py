"""Clocks and absence: the server moves on by itself, also when nobody is connected."""

import asyncio
import json
import sqlite3
import threading
from collections.abc import Callable
from datetime import UTC, datetime, timedelta
from functools import partial
from pathlib import Path
from types import SimpleNamespace
from typing import Any

import pytest

from fogcity.server import caretaker, live, lobby, quotas, takebacks
from fogcity.server.store import Facts, facts
from server.fake_bots import hesitating
from server.harness import PATIENCE, Person, Plain, change_database, serving, settings, wait_for

NewPerson = Callable[[], Person]
PersonAt = Callable[[str], Person]
LONG_AGO = datetime.now(UTC) - timedelta(days=400)


def let_time_run_out(database: str, table: str, seat: int) -> None:
    """Put a seat's deadline into the past."""
    change_database(
        database,
        "update tables set version = version + 1, deadlines = ?, due = ? where id = ?",
        json.dumps({str(seat): LONG_AGO.isoformat()}),
        LONG_AGO.strftime("%Y-%m-%d %H:%M:%S.%f"),
        table,
    )


def let_time_pass(database: str, table: str) -> None:
    """Make a table look as if nothing had happened there for long."""
    moment = LONG_AGO.strftime("%Y-%m-%d %H:%M:%S.%f")
    change_database(
        database,
        "update tables set version = version + 1, changed_at = ?, due = ? where id = ?",
        moment,
        moment,
        table,
    )


def read(database: str, query: str, *values: Any) -> Any:
    """One value from the database."""
    with sqlite3.connect(database.partition(":///")[2]) as connection:
        row = connection.execute(query, values).fetchone()
    connection.close()
    return row[0]


def test_deadline_is_told_and_begins_anew_with_each_turn(person: NewPerson) -> None:
    one = person()
    clock = {"kind": "seconds", "amount": 300}
    state = one.new_table("me", "me", first=0, clock=clock)
    assert list(state["deadlines"]) == ["0"]
    began = datetime.fromisoformat(state["table"]["changed_at"])
    assert datetime.fromisoformat(state["deadlines"]["0"]) - began == timedelta(seconds=300)
    assert began <= datetime.fromisoformat(state["now"])
    action = next(a["text"] for a in state["seen"][0]["actions"] if a["type"] != "draw")
    one.ask("POST", f"/api/tables/{state['table']['id']}/actions", seat=0, ply=0, action=action)
    after = one.state(state["table"]["id"])
    assert list(after["deadlines"]) == ["1"]
    assert after["deadlines"]["1"] > state["deadlines"]["0"]


def test_undo_gives_no_more_time(person: NewPerson) -> None:
    one, other = person(), person()
    state = one.new_table("me", "open", game="tickets", public=True, clock={"kind": "days", "amount": 1})
    table = state["table"]["id"]
    before = other.ask("POST", f"/api/tables/{table}/join", seat=1)["deadlines"]["1"]
    other.ask("POST", f"/api/tables/{table}/actions", seat=1, ply=0, action="keep both")
    assert list(other.state(table)["deadlines"]) == ["0"]
    other.ask("POST", f"/api/tables/{table}/undo", seat=1, ply=1)
    assert other.state(table)["deadlines"]["1"] == before


def test_bot_plays_for_those_whose_time_is_up_until_they_come_back(person: NewPerson, database: str) -> None:
    one, other = person(), person()
    clock = {"kind": "days", "amount": 1}
    table = one.new_table("me", "open", public=True, first=0, clock=clock)["table"]["id"]
    other.ask("POST", f"/api/tables/{table}/join", seat=1)
    let_time_run_out(database, table, 0)
    state = wait_for(lambda: (state := other.state(table))["table"]["waiting"] == [1] and state)
    assert state["table"]["seats"][0]["away"]
    assert {entry["by"] for entry in state["log"]} == {"stand_in"}
    assert [message["note"] for message in state["messages"]][-1] == "time_up"
    assert list(state["deadlines"]) == ["1"]
    one.ask("POST", f"/api/tables/{table}/back", 204)
    state = one.state(table)
    assert not state["table"]["seats"][0]["away"]
    assert state["messages"][-1]["note"] == "back"


def test_connecting_says_that_one_is_back(person: NewPerson, database: str) -> None:
    one = person()
    table = one.new_table("me", "bot", first=0, clock={"kind": "days", "amount": 1})["table"]["id"]
    let_time_run_out(database, table, 0)
    wait_for(lambda: one.state(table)["table"]["seats"][0]["away"])
    with one.socket(table) as socket:
        socket.until_state(lambda state: not state["table"]["seats"][0]["away"])


def test_abandoned_tables_are_closed_and_their_secret_is_shown(own_database: str, person_at: PersonAt) -> None:
    with serving(settings(own_database)) as base:
        one = person_at(base)
        table = one.new_table("me", "me")["table"]["id"]
        let_time_pass(own_database, table)
        state = wait_for(lambda: (state := one.state(table))["table"]["status"] == "closed" and state)
        assert state["table"]["ended"] == "abandoned"
        record = one.ask("GET", f"/api/tables/{table}/record")
    assert record["secret"] == read(own_database, "select hex(secret) from tables where id = ?", table).lower()
    with serving(settings(own_database)) as base:  # also for a worker that has never seen the game
        one.move_to(base)
        assert one.ask("GET", f"/api/tables/{table}/record") == record


def test_guests_who_do_not_come_back_are_forgotten(own_database: str, person_at: PersonAt) -> None:
    """And nobody who has a password, nor a guest who was there half a year ago or later."""
    with serving(settings(own_database)) as base:
        away, member, lately = (person_at(base) for _ in range(3))
        member.ask("PUT", "/api/me/password", password="tram number nine")
    now = datetime.now(UTC)
    for one, days in ((away, 181), (member, 181), (lately, 179)):
        moment = (now - timedelta(days=days)).strftime("%Y-%m-%d %H:%M:%S.%f")
        change_database(own_database, "update accounts set seen_at = ? where name = ?", moment, one.name)
    with serving(settings(own_database)) as base:
        for one in (away, member, lately):
            one.move_to(base)
        wait_for(lambda: away.http.get("/api/me").status_code == 401)
        member.ask("POST", "/api/login", name=member.name, password="tram number nine")
        lately.ask("GET", "/api/me")


def test_tables_that_never_start_are_closed(person: NewPerson, database: str) -> None:
    one = person()
    table = one.new_table("me", "open", public=True)["table"]["id"]
    let_time_pass(database, table)
    wait_for(lambda: one.state(table)["table"]["ended"] == "cancelled")
    assert read(database, "select due from tables where id = ?", table) is None


# --- downtime and clocks that jump -----------------------------------------------------------------------------------


def set_alive(database: str, ago: timedelta) -> None:
    """Let the server have run for the last time so long ago, as if it had been killed then."""
    moment = (datetime.now(UTC) - ago).isoformat()
    change_database(database, "delete from facts where key = 'stopped_at'")
    change_database(database, "update facts set value = ? where key = 'alive_at'", moment)


@pytest.mark.parametrize("days", [0.5, 400, -400], ids=["downtime", "clock jumps on", "clock jumps back"])
def test_time_in_which_nothing_runs_costs_nobody_anything(own_database: str, person_at: PersonAt, days: float) -> None:
    with serving(settings(own_database)) as base:
        one = person_at(base)
        timed = one.new_table("me", "me", first=0, clock={"kind": "seconds", "amount": 300})
        waiting, quiet = one.new_table("me", "open")["table"]["id"], one.new_table("me", "me")["table"]["id"]
        table, before = timed["table"]["id"], timed["deadlines"]["0"]
    now, pause = datetime.now(UTC), timedelta(days=days)
    for moved in (table, waiting, quiet):  # as they would look if the clock had stood elsewhere when they were made
        deadlines = json.loads(read(own_database, "select deadlines from tables where id = ?", moved))
        shifted = {seat: (datetime.fromisoformat(at) - pause).isoformat() for seat, at in deadlines.items()}
        due, changed = (
            datetime.fromisoformat(read(own_database, f"select {column} from tables where id = ?", moved)) - pause
            for column in ("due", "changed_at")
        )
        change_database(
            own_database,
            "update tables set deadlines = ?, due = ?, changed_at = ? where id = ?",
            json.dumps(shifted),
            *(moment.strftime("%Y-%m-%d %H:%M:%S.%f") for moment in (due, changed)),
            moved,
        )
    set_alive(own_database, pause)
    with serving(settings(own_database)) as base:
        one.move_to(base)
        state = wait_for(
            lambda: (
                abs(datetime.fromisoformat((state := one.state(table))["deadlines"]["0"]) - now) < timedelta(minutes=10)
                and state
            )
        )
        assert state["deadlines"]["0"] >= before
        assert not state["table"]["seats"][0]["away"]
        assert [one.state(other)["table"]["status"] for other in (waiting, quiet)] == ["open", "playing"]


@pytest.mark.parametrize("days", [5, -5], ids=["on", "back"])
@pytest.mark.parametrize("kind", ["sqlite", "postgresql"])
def test_a_clock_that_jumps_while_the_server_runs(
    kind: str, days: int, request: pytest.FixtureRequest, person_at: PersonAt, monkeypatch: pytest.MonkeyPatch
) -> None:
    """Nobody's time is up, nothing is closed or deleted, and what is done just after the jump keeps its time, too."""
    url = request.getfixturevalue("own_database" if kind == "sqlite" else "postgresql")
    clock = {"kind": "seconds", "amount": 300}
    monkeypatch.setattr(caretaker, "SWEEP_SECONDS", 0.05)
    offset, may_notice, noticed = [timedelta()], threading.Event(), threading.Event()

    jumping = SimpleNamespace(now=lambda tz: datetime.now(tz) + offset[0], fromisoformat=datetime.fromisoformat)
    beat = Facts.beat

    async def told(self: Facts, now: datetime, **more: Any) -> timedelta | None:
        if offset[0]:
            await asyncio.to_thread(may_notice.wait, PATIENCE)
        moved = await beat(self, now, **more)
        if moved is not None and abs(moved) > timedelta(days=1):
            noticed.set()
        return moved

    for module in (caretaker, live, lobby, quotas, facts):
        monkeypatch.setattr(module, "datetime", jumping)
    monkeypatch.setattr(Facts, "beat", told)
    with serving(settings(url, purge_closed_days=3)) as base:
        one = person_at(base)
        table = one.new_table("me", "me", first=0, clock=clock)["table"]["id"]
        open_, quiet, closed = (one.new_table("me", seat)["table"]["id"] for seat in ("open", "me", "open"))
        one.ask("POST", f"/api/tables/{closed}/leave", 204)
        offset[0] = timedelta(days=days)
        late = one.new_table("me", "me", first=0, clock=clock)["table"]["id"]  # before it is noticed
        may_notice.set()
        assert noticed.wait(PATIENCE)
        now = datetime.now(UTC) + offset[0]
        for place in (table, late):
            state = wait_for(partial(fresh, one, place, now))
            assert not state["table"]["seats"][0]["away"]
            one.ask("POST", f"/api/tables/{place}/actions", seat=0, ply=0, action=first_action(state))
        statuses = [one.state(place)["table"]["status"] for place in (open_, quiet, closed)]
        assert statuses == ["open", "playing", "closed"]


def fresh(one: Person, table: str, now: datetime) -> Plain | None:
    """The state of a table if somebody has about as much time there as at the beginning."""
    state = one.state(table)
    left = datetime.fromisoformat(state["deadlines"]["0"]) - now
    return state if timedelta(0) < left < timedelta(days=1) else None


def has_begun(one: Person, table: str) -> bool:
    return bool(one.state(table)["ply"])


def first_action(state: Plain) -> str:
    text: str = state["seen"][0]["actions"][-1]["text"]
    return text


def test_bots_and_held_actions_go_on_after_the_clock_went_back(
    own_database: str, person_at: PersonAt, tmp_path: Path
) -> None:
    """A machine that starts with the clock of last year does not wait for a year."""
    with serving(settings(own_database), partial(hesitating, tmp_path)) as base:
        one, other = person_at(base), person_at(base)
        thinking = one.new_table("me", "bot", first=1)["table"]["id"]
        holding = one.new_table("me", "open", public=True, first=0, grace=10)["table"]["id"]
        other.ask("POST", f"/api/tables/{holding}/join", seat=1)
        wait_for((tmp_path / "thinking").exists)
        body = {"seat": 0, "ply": 0, "action": first_action(one.state(holding))}
        assert one.ask("POST", f"/api/tables/{holding}/actions", **body)["held_until"]
    later = datetime.now(UTC) + timedelta(days=400)
    moment = later.strftime("%Y-%m-%d %H:%M:%S.%f")
    change = "update tables set due = ?, changed_at = ?, {} where id = ?"
    bots = change.format("leased_by = 'died', leased_until = ?")
    change_database(own_database, bots, moment, moment, moment, thinking)
    held = change.format("held = json_set(held, '$.until', ?)")
    change_database(own_database, held, moment, moment, later.replace(tzinfo=UTC).isoformat(), holding)
    set_alive(own_database, -timedelta(days=400))
    with serving(settings(own_database)) as base:
        one.move_to(base)
        for table in (thinking, holding):
            wait_for(partial(has_begun, one, table))


def test_a_restart_on_purpose_costs_no_time_either(own_database: str, person_at: PersonAt) -> None:
    with serving(settings(own_database)) as base:
        one = person_at(base)
        state = one.new_table("me", "me", first=0, clock={"kind": "seconds", "amount": 30})
    with serving(settings(own_database)) as base:
        one.move_to(base)
        wait_for(lambda: one.state(state["table"]["id"])["deadlines"]["0"] > state["deadlines"]["0"])


# --- work is linear in what changed ----------------------------------------------------------------------------------


def test_undo_loops_have_an_end(person: NewPerson, monkeypatch: pytest.MonkeyPatch) -> None:
    most = 6
    monkeypatch.setattr(takebacks, "TAKEN_BACK_AGAINST_BOTS", most)
    one = person()
    table = one.new_table("me", "me", game="tickets", first=0)["table"]["id"]
    with one.socket(table) as socket:
        socket.receive()
        for number in range(most + 1):
            assert socket.act("keep both", seat=0)["type"] == "accepted"
            assert socket.ask("undo", seat=0, ply=2 * number + 1)["type"] == "accepted"
        socket.act("keep both", seat=0)
        refused = socket.ask("undo", seat=0, ply=2 * most + 3)["problem"]
    assert refused["code"] == "not_allowed"
    assert "play on" in refused["detail"]


def test_nothing_is_replayed_for_what_is_asked_again(person: NewPerson, monkeypatch: pytest.MonkeyPatch) -> None:
    """Not for a repeated action, however it is written, not for an old ply, and not for a reader of the newest."""
    one = person()
    state = one.new_table("me", "me", first=0)
    table = state["table"]["id"]
    with one.socket(table) as socket:
        socket.receive()
        for _ in range(6):
            socket.act()
        last = socket.frames[0]["seen"][0]["actions"][-1]
        fields = {name: value for name, value in last.items() if name not in ("number", "text")}
        monkeypatch.setattr(live, "make_table", lambda *_: pytest.fail("the game was set up anew"))
        for action in (last["text"], fields):
            assert socket.ask("act", seat=0, ply=0, action=action)["repeated"] is True
        assert socket.ask("act", seat=0, ply=0, action="x")["problem"]["code"] == "stale"
        played = []
        monkeypatch.setattr(live, "carry_out", lambda *about: played.append(about))
        assert one.state(table)["ply"] == socket.state["ply"]
        assert played == []
