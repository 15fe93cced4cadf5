"""Records from files: those of a server or a device are kept and replayed, all others are refused with the reason."""

import json
import random
from pathlib import Path
from typing import Any

import pytest

from fogcity import record
from fogcity.games import plain
from fogcity.table import Table
from pocket.conftest import run_node


def played(name: str, *, steps: int | None = None, chance: int = 4, **options: Any) -> Table:
    """A random game to its end, or so many steps of it."""
    table = Table(name, players=3, secret=bytes(range(32)), names=("Ann", "hard bot", "Bo"), **options)
    choices = random.Random(chance)
    while table.waiting and (steps is None or len(table.log) < steps):
        table.play(table.waiting[0], choices.choice(table.numbers(table.waiting[0])))
    return table


@pytest.mark.parametrize(("name", "options"), [("cablecar", {"companies": True, "rotate": True}), ("tickets", {})])
def test_a_record_is_kept_and_replayed(modules: Path, name: str, options: dict[str, Any]) -> None:
    table = played(name, **options)
    text = record.of_table(table).dumps()
    first, again = run_node("imported.mjs", modules, [text, text])
    assert (again["id"], again["kept"]) == (first["id"], 1)
    assert first["length"] == len(table.log)
    assert first["last"] == json.loads(json.dumps([plain(table.view(seat)) for seat in range(3)]))
    assert record.loads(json.dumps(first["record"])) == record.of_table(table)
    info = first["info"]
    assert (info["status"], info["ended"], info["places"]) == ("finished", "complete", table.game.places(table.state))
    assert [(seat["kind"], seat["name"], seat["mine"]) for seat in info["seats"]] == [
        ("person", "Ann", False),
        ("bot", "hard", False),
        ("person", "Bo", False),
    ]


def test_another_game_with_the_same_chance_is_a_table_of_its_own(modules: Path) -> None:
    """Everybody's deal of a day has the same chance: opening a friend's record must not show one's own game."""
    mine, other = played("cablecar"), played("cablecar", chance=5)
    texts = [record.of_table(table).dumps() for table in (mine, other, mine, other)]
    found = run_node("imported.mjs", modules, texts)
    assert [one["id"] == found[0]["id"] for one in found] == [True, False, True, False]
    assert found[1]["id"] == found[3]["id"]
    assert record.loads(json.dumps(found[1]["record"])) == record.of_table(other)


def test_a_game_that_was_not_finished_can_be_looked_at(modules: Path) -> None:
    table = played("tickets", steps=20)
    (found,) = run_node("imported.mjs", modules, [record.of_table(table, with_secret=True).dumps()])
    assert (found["length"], found["info"]["ended"], found["info"]["places"]) == (20, "abandoned", None)


def test_what_is_no_record_is_refused(modules: Path) -> None:
    table = played("cablecar")
    document = json.loads(record.of_table(table).dumps())
    wrong: list[Any] = [
        "hello",
        "[]",
        "{}",
        {**document, "secret": None},
        {**document, "secret": "00" * 32},
        {**document, "secret": 7},
        {**document, "start": "something"},
        {**document, "log": ["zzzz@a1"]},
        {**document, "log": ["9: +"]},
        {**document, "log": [7]},
        {**document, "log": ["+"] * 5001},
        {**document, "names": ["Ann"]},
        {**document, "outcome": {**document["outcome"], "places": [3, 2, 1]}},
        {**document, "options": {"players": 99}},
        {**document, "game": "chess"},
        " " * 1_000_001,
    ]
    texts = [text if isinstance(text, str) else json.dumps(text) for text in wrong]
    answers = run_node("imported.mjs", modules, [*texts, json.dumps({**document, "rules": 999})])
    for text, answer in zip(texts, answers, strict=False):
        assert answer.get("code") in ("bad_request", "illegal", "unavailable"), (text[:80], answer)
    assert answers[-1]["code"] == "other_rules"
