"""Records: written, read, replayed, verified; damaged ones are refused with a sentence."""

import json
from dataclasses import replace
from pathlib import Path
from typing import Any

import pytest
from hypothesis import given
from hypothesis import strategies as st

from fogcity import games, record
from fogcity.games import BadInput, Illegal, OtherRules
from fogcity.simulation import random_table
from fogcity.table import Table

FINISHED = sorted((Path(__file__).parent / "games").glob("*.json"))


@pytest.mark.parametrize("path", FINISHED, ids=lambda path: path.stem)
def test_finished_games_stay_what_they_were(path: Path) -> None:
    """Games of all kinds from earlier versions replay to the outcome they had."""
    found = record.read(path)
    table = record.verify(found)
    assert table.over
    assert found.outcome is not None
    assert record.of_table(table) == found


OLD = sorted((Path(__file__).parent / "games" / "rules-1").glob("*.json"))
"""Games that were played by the first version of rules that have changed since."""


@pytest.mark.parametrize("path", OLD, ids=lambda path: path.stem)
def test_games_of_other_rules_are_read_and_never_replayed(path: Path) -> None:
    found = record.read(path)
    assert found.rules == 1 < games.kind(found.game).version
    assert record.loads(found.dumps()) == found
    for replayed in (record.final, record.verify, lambda found: next(record.replay(found))):
        with pytest.raises(OtherRules) as refused:
            replayed(found)
        said = str(refused.value)
        assert f"version 1 of the rules of {games.kind(found.game).title}" in said
        assert f"{len(found.names)} players, {', '.join(found.names)}, and {len(found.log)} actions" in said
        assert ", ".join(f"{who} {points}" for who, points in (found.outcome or {})["scores"].items()) in said


def test_the_wrong_rules_would_go_wrong() -> None:
    """The changed rule shows in this game: another card would be drawn, and a later action not be legal."""
    found = record.read(next(path for path in OLD if "tickets-221" in path.name))
    with pytest.raises(Illegal, match="Step 74"):
        record.verify(replace(found, rules=2))


def test_a_change_of_the_rules_leaves_old_records_readable(monkeypatch: pytest.MonkeyPatch) -> None:
    """A game gets a new version of its rules: what was recorded before is refused, what is recorded then is not."""
    path = next(path for path in FINISHED if path.stem.startswith("cablecar"))
    before = record.read(path)
    monkeypatch.setattr(games.kind("cablecar"), "version", before.rules + 1)
    with pytest.raises(OtherRules, match="version 1 of the rules of San Francisco Cable Car"):
        record.verify(record.read(path))
    table = random_table(games.make("cablecar"), 1, 1)
    now = record.loads(record.of_table(table).dumps())
    assert now.rules == before.rules + 1
    assert record.verify(now).over
    monkeypatch.undo()
    assert record.verify(record.read(path)).over
    with pytest.raises(OtherRules, match="this Fog City plays version 1"):
        record.verify(now)


def test_of_other_rules_the_secret_is_proved() -> None:
    found = record.read(OLD[0])
    with pytest.raises(OtherRules, match="Its secret fits its commitment"):
        record.verify(found)
    with pytest.raises(BadInput, match="does not match the commitment"):
        record.verify(replace(found, secret="00" * 32))


def test_other_rules_may_have_other_options() -> None:
    document = json.loads(OLD[0].read_text(encoding="utf-8"))
    document |= {"rules": 9, "options": {"players": 2, "volcanoes": 3}, "outcome": None, "version": 2}
    found = record.loads(json.dumps(document))
    assert found.options["volcanoes"] == 3
    with pytest.raises(OtherRules, match=r"version 9 .* 75 actions; it is not finished"):
        record.final(found)
    with pytest.raises(BadInput, match="unknown option 'volcanoes'"):
        record.loads(json.dumps(document | {"rules": games.kind("tickets").version}))


def test_there_are_finished_games_of_every_game() -> None:
    assert {record.read(path).game for path in FINISHED} == set(games.names())


@pytest.fixture(scope="module")
def document() -> dict[str, Any]:
    table = random_table(games.make("cablecar", players=3), 1, 1)
    found: dict[str, Any] = json.loads(record.of_table(table).dumps())
    return found


@pytest.mark.parametrize(
    ("change", "message"),
    [
        ({"format": "pgn"}, 'lacks "format"'),
        ({"version": 99}, "update it"),
        ({"taken_back": [1, "2"]}, "numbers of actions"),
        ({"taken_back": [1, 2, 3, 4, 5, 6, 7]}, "taken_back has 7 numbers"),
        ({"version": "1"}, "reads up to"),
        ({"rules": "1"}, "rules should be a number"),
        ({"rules": True}, "rules should be a number"),
        ({"rules": 0}, "versions from 1 on"),
        ({"rules": 7, "options": {}}, "3 names for None players"),
        ({"rules": 7, "options": {"players": "x"}, "names": None}, "0 names for 'x' players"),
        ({"game": "chess"}, "there is no game"),
        ({"game": None}, "game should be a text"),
        ({"options": []}, "options should be an object"),
        ({"options": {"players": 12}}, "choose 2 to 6"),
        ({"names": ["A"]}, "1 names for 3 players"),
        ({"log": [1, 2]}, "texts only"),
        ({"log": None}, "log should be a list"),
        ({"color": 3}, "unknown fields: color"),
    ],
)
def test_damaged_records_are_refused(document: dict[str, Any], change: dict[str, Any], message: str) -> None:
    with pytest.raises(BadInput, match=message):
        record.loads(json.dumps(document | change))


@pytest.mark.parametrize(
    ("change", "message"),
    [
        ({"secret": None}, "no secret"),
        ({"secret": "zz"}, "not hexadecimal"),
        ({"secret": "00" * 32}, "Step|step|commitment"),
        ({"commitment": "00" * 32}, "does not match the commitment"),
        ({"commitment": None}, "no commitment"),
        ({"outcome": {"scores": {}}}, "not the outcome of its game"),
        ({"log": ["d4"]}, "Step 1, 'd4'"),
        ({"log": ["nonsense here"]}, "step 1, 'nonsense here'"),
        ({"log": ["1" * 5000 + ": d4"]}, "step 1, '1111"),
    ],
)
def test_a_bent_record_does_not_verify(document: dict[str, Any], change: dict[str, Any], message: str) -> None:
    with pytest.raises((BadInput, Illegal), match=message):
        record.verify(record.loads(json.dumps(document | change)))


def test_an_unfinished_record_keeps_its_secret(tmp_path: Path) -> None:
    table = Table("cablecar", players=2)
    table.play(table.waiting[0], "+")
    assert record.of_table(table).secret is None
    record.write(record.of_table(table, with_secret=True), tmp_path / "kept.json")
    again = record.final(record.read(tmp_path / "kept.json"))
    assert again.state.tobytes() == table.state.tobytes()
    assert list(tmp_path.iterdir()) == [tmp_path / "kept.json"]


def test_a_record_can_be_read_by_people() -> None:
    """Names as they are written, a line for every action."""
    table = Table("tickets", players=2, secret=bytes(32), names=["Señor Fog", "霧"])
    table.play(0, "keep both")
    text = record.of_table(table).dumps()
    assert '"Señor Fog"' in text
    assert '"霧"' in text
    assert '\n    "1: keep both"\n' in text


@given(st.one_of(st.text(), st.binary().map(lambda b: b.decode("latin-1"))))
def test_no_text_crashes_the_reader(text: str) -> None:
    with pytest.raises(BadInput):
        record.loads(text)


json_values = st.recursive(
    st.none() | st.booleans() | st.integers() | st.floats(allow_nan=False) | st.text(max_size=5),
    lambda inner: st.lists(inner, max_size=3) | st.dictionaries(st.text(max_size=5), inner, max_size=3),
    max_leaves=6,
)


@given(st.sampled_from(["game", "options", "names", "commitment", "secret", "log", "outcome", "version"]), json_values)
def test_no_value_crashes_the_reader_or_the_replay(document: dict[str, Any], field: str, value: Any) -> None:
    try:
        table = record.verify(record.loads(json.dumps(document | {field: value})))
    except (BadInput, Illegal):
        return
    assert len(table.log) == len(document["log"])  # what was changed does not matter to the proof
