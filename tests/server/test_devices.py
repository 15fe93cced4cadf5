"""Games of devices that are sent to an account: verified, marked, kept once; nothing false is kept."""

import json
import random
from collections.abc import Callable
from typing import Any

import pytest

from fogcity import record
from fogcity.table import Table
from server.harness import Person

NewPerson = Callable[[], Person]


def played(game: str = "cablecar", *, steps: int | None = None, names: tuple[str, ...] = ("Ann", "hard bot")) -> Table:
    """A game to its end, or only so many steps of it."""
    table, chance = Table(game, players=len(names), secret=bytes(range(32)), names=names), random.Random(3)
    while table.waiting and (steps is None or len(table.log) < steps):
        table.play(table.waiting[0], chance.choice(table.numbers(table.waiting[0])))
    return table


def sent(table: Table, **changes: Any) -> str:
    """The text of a record, with something changed in it."""
    found: str = json.dumps({**json.loads(record.of_table(table, with_secret=True).dumps()), **changes})
    return found


@pytest.mark.parametrize("game", ["cablecar", "tickets"])
def test_a_game_of_a_device_is_kept_and_marked(person: NewPerson, game: str) -> None:
    one, two, table = person(), person(), played(game)
    info = one.ask("POST", "/api/records", 201, record=sent(table), mine=[0])
    assert (info["status"], info["ended"], info["device"], info["public"]) == ("finished", "complete", True, False)
    assert info["scores"] == table.game.written_scores(table.state)
    assert [(seat["kind"], seat["name"], seat["mine"]) for seat in info["seats"]] == [
        ("person", "Ann", True),
        ("bot", "hard", False),
    ]
    assert one.ask("POST", "/api/records", 201, record=sent(table), mine=[0])["id"] == info["id"]
    assert [found["id"] for found in one.ask("GET", "/api/tables?list=mine")["tables"]].count(info["id"]) == 1
    other = two.ask("POST", "/api/records", 201, record=sent(table), mine=[0])
    assert other["id"] != info["id"]
    two.refused("not_allowed", "GET", f"/api/tables/{info['id']}")
    replay = one.ask("GET", f"/api/tables/{info['id']}/replay?seat=open&from={len(table.log)}")
    assert replay["length"] == len(table.log)
    assert replay["steps"][0]["views"][0]["places"] == info["places"]
    again = record.loads(one.http.get(f"/api/tables/{info['id']}/record").text)
    assert again == record.of_table(table)


def test_what_does_not_hold_is_not_kept(person: NewPerson) -> None:
    one, table = person(), played()
    document = json.loads(sent(table))
    wrong = [
        "no record",
        sent(played(steps=12)),
        sent(table, secret="00" * 32),
        sent(table, log=document["log"][:-1]),
        sent(table, log=[*document["log"][:5], "zzzz@a1", *document["log"][6:]]),
        sent(table, log=["+"] * 2001),
        sent(table, outcome={**document["outcome"], "places": [2, 1]}),
        sent(table, names=["Ann", "x" * 500]),
    ]
    for text in wrong:
        assert one.http.post("/api/records", json={"record": text, "mine": [0]}).status_code in (409, 422), text[:80]
    for mine in ([], [1], [2], [7]):
        assert one.http.post("/api/records", json={"record": sent(table), "mine": mine}).status_code == 422, mine
    assert one.http.post("/api/records", json={"record": " " * 100_001, "mine": [0]}).status_code == 422
    assert one.ask("GET", "/api/tables?list=mine")["tables"] == []
