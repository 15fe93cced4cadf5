"""Games that were begun by another version of their rules: kept, shown, never replayed; nothing falls over."""

import sqlite3
from collections.abc import Callable
from contextlib import closing
from dataclasses import fields
from datetime import UTC, datetime
from typing import Any

import pytest

from fogcity import games, record
from fogcity.games import OtherRules
from fogcity.server.records import of_stored
from fogcity.server.store import EntryRow, SeatRow, Stored, TableRow
from server.harness import Person, change_database, serving, settings, wait_for


def due(url: str) -> list[str | None]:
    """When the server has to look after each table."""
    with closing(sqlite3.connect(url.partition(":///")[2])) as connection:
        return [moment for (moment,) in connection.execute("SELECT due FROM tables")]


def begin(me: Person) -> str:
    """A game against a bot with one action and a message."""
    found = me.new_table("me", "bot", game="cablecar", first=0)
    table: str = found["table"]["id"]
    state = me.state(table)
    me.ask("POST", f"/api/tables/{table}/messages", 204, text="hello")
    action = state["seen"][0]["actions"][0]["text"]
    me.ask("POST", f"/api/tables/{table}/actions", seat=0, ply=state["ply"], action=action)
    return table


PersonAt = Callable[[str], Person]


def test_a_game_of_other_rules_is_shown_and_cannot_go_on(
    own_database: str, person_at: PersonAt, monkeypatch: pytest.MonkeyPatch
) -> None:
    with serving(settings(own_database)) as base:
        me, other = person_at(base), person_at(base)
        table = begin(me)
        wait_for(lambda: me.state(table)["table"]["my_turn"])
        waiting = me.new_table("me", "open", game="cablecar")["table"]["id"]
        before = me.state(table)
    monkeypatch.setattr(games.kind("cablecar"), "version", 2)
    with serving(settings(own_database)) as base:
        me.move_to(base)
        other.move_to(base)
        state = me.state(table)
        assert (state["log"], state["seen"], state["outcome"]) == ([], [], None)
        assert (state["stored"]["rules"], state["stored"]["here"]) == (1, 2)
        own = [entry["text"] for entry in state["stored"]["log"] if entry["seat"] == 0]
        assert own == [entry["action"]["text"] for entry in before["log"] if entry["seat"] == 0]
        assert len(state["stored"]["log"]) == before["ply"]
        assert {entry["text"] for entry in other.state(table)["stored"]["log"]} == {None}
        assert [message["text"] for message in state["messages"] if message["kind"] == "chat"] == ["hello"]
        assert (state["table"]["waiting"], state["table"]["my_turn"]) == ([], False)
        marked = {found["id"]: found["other_rules"] for found in me.ask("GET", "/api/tables?list=mine")["tables"]}
        assert marked == {table: True, waiting: False}
        act = {"seat": 0, "ply": before["ply"], "action": "+"}
        me.refused("other_rules", "POST", f"/api/tables/{table}/actions", **act)
        me.refused("other_rules", "POST", f"/api/tables/{table}/undo", seat=0, ply=before["ply"])
        me.refused("other_rules", "POST", f"/api/tables/{table}/resign", seat=0)
        me.refused("other_rules", "GET", f"/api/tables/{table}/text")
        me.refused("other_rules", "GET", f"/api/tables/{table}/replay")
        me.refused("not_over", "GET", f"/api/tables/{table}/record")
        me.ask("POST", f"/api/tables/{table}/messages", 204, text="a pity")
        me.ask("POST", f"/api/tables/{table}/back", 204)
        assert me.state(waiting)["stored"] is None
        assert me.new_table("me", "bot", game="cablecar")["table"]["status"] == "playing"


def test_the_record_of_a_finished_game_of_other_rules(
    own_database: str, person_at: PersonAt, monkeypatch: pytest.MonkeyPatch
) -> None:
    """The record is what was stored, and names its rules; what needs a replay is refused."""
    with serving(settings(own_database)) as base:
        me = person_at(base)
        table = begin(me)
        wait_for(lambda: me.state(table)["table"]["my_turn"])
        me.ask("POST", f"/api/tables/{table}/resign", 204, seat=0)
        before = record.loads(me.http.get(f"/api/tables/{table}/record").text)
    monkeypatch.setattr(games.kind("cablecar"), "version", 2)
    with serving(settings(own_database)) as base:
        me.move_to(base)
        assert me.state(table)["table"]["other_rules"]
        found = record.loads(me.http.get(f"/api/tables/{table}/record").text)
        assert (found.rules, found.secret, found.names) == (1, before.secret, before.names)
        assert [entry.partition(": ")[2] for entry in found.log] == list(before.log)
        me.refused("other_rules", "GET", f"/api/tables/{table}/replay")


def test_the_caretaker_lets_such_games_rest(
    own_database: str, person_at: PersonAt, monkeypatch: pytest.MonkeyPatch
) -> None:
    """Clocks and bots of a game that cannot go on hold nobody up, and its players can leave."""
    with serving(settings(own_database)) as base:
        me = person_at(base)
        table = begin(me)
    change_database(own_database, "UPDATE tables SET due = '2020-01-01 00:00:00.000000'")
    monkeypatch.setattr(games.kind("cablecar"), "version", 2)
    with serving(settings(own_database)) as base:
        me.move_to(base)
        assert me.state(table)["stored"]["rules"] == 1
        wait_for(lambda: due(own_database) == [None])
        me.ask("DELETE", "/api/me", 204)
        person_at(base).new_table("me", "bot")


def test_the_record_of_such_a_game_is_what_was_stored() -> None:
    """A table that is deleted leaves a record of its own rules, without what was taken back; no rules are asked."""
    now = datetime.now(UTC)
    entries = [
        EntryRow(1, "action", 0, "one", "person", None, now, None, []),
        EntryRow(2, "undo", 0, "one", "person", 1, now, None, []),
        EntryRow(3, "action", 0, "two", "person", None, now, None, []),
    ]
    values: dict[str, Any] = {field.name: None for field in fields(TableRow)}
    head: dict[str, Any] = {
        "game": "cablecar",
        "rules": 7,
        "options": {"players": 2},
        "secret": bytes(32),
        "status": "finished",
    }
    row = TableRow(**{**values, **head, "scores": ["3", "5"], "places": [2, 1]})
    stored = Stored(row, [SeatRow(0, "person", name="Ann"), SeatRow(1, "bot", level="easy")], entries, [])
    found = record.loads(of_stored(stored).dumps())
    assert (found.rules, found.log, found.names) == (7, ("1: two",), ("Ann", "easy bot"))
    with pytest.raises(OtherRules, match="it ended yellow 3, blue 5"):
        record.verify(found)
