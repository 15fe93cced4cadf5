"""Records: written, read, replayed, verified; damaged ones are refused with a sentence."""

import json
from pathlib import Path
from typing import Any

import pytest
from hypothesis import given
from hypothesis import strategies as st

from fogcity import games, record
from fogcity.games import BadInput, Illegal
from fogcity.simulation import random_table

FINISHED = sorted((Path(__file__).parent / "games").glob("*.json"))


@pytest.mark.parametrize("path", FINISHED, ids=lambda path: path.stem)
def test_finished_games_stay_what_they_were(path: Path) -> None:
    """Games of all kinds from earlier versions replay to the outcome they had."""
    found = record.read(path)
    table = record.verify(found)
    assert table.over
    assert found.outcome is not None
    assert record.of_table(table) == found


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
        ({"version": "1"}, "reads up to"),
        ({"game": "chess"}, "there is no game"),
        ({"game": None}, "game should be a text"),
        ({"options": []}, "options should be an object"),
        ({"options": {"players": 12}}, "choose 2 to 6"),
        ({"names": ["A"]}, "1 names for 3 players"),
        ({"log": [1, 2]}, "texts only"),
        ({"log": None}, "log should be a list"),
        ({"colour": 3}, "fields nobody knows: colour"),
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
        ({"commitment": "00" * 32}, "does not fit the commitment"),
        ({"commitment": None}, "no commitment"),
        ({"outcome": {"scores": {}}}, "not what its game comes to"),
        ({"log": ["d4"]}, "Step 1, 'd4'"),
        ({"log": ["nonsense here"]}, "step 1, 'nonsense here'"),
        ({"log": ["1" * 5000 + ": d4"]}, "step 1, '1111"),
    ],
)
def test_a_bent_record_does_not_verify(document: dict[str, Any], change: dict[str, Any], message: str) -> None:
    with pytest.raises((BadInput, Illegal), match=message):
        record.verify(record.loads(json.dumps(document | change)))


def test_an_unfinished_record_keeps_its_secret(tmp_path: Path) -> None:
    from fogcity.table import Table

    table = Table("cablecar", players=2)
    table.play(table.waiting[0], "+")
    assert record.of_table(table).secret is None
    record.write(record.of_table(table, with_secret=True), tmp_path / "kept.json")
    again = record.final(record.read(tmp_path / "kept.json"))
    assert again.state.tobytes() == table.state.tobytes()
    assert list(tmp_path.iterdir()) == [tmp_path / "kept.json"]


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
