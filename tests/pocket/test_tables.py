"""Tables on the device: whole games over the protocol, across a closed tab, with records that verify here."""

import json
from pathlib import Path
from typing import Any

import pytest

from fogcity import record
from fogcity.games import plain
from fogcity.server.protocol.play import TableState
from pocket.conftest import run_node

TABLES: dict[str, list[dict[str, Any]]] = {
    "cablecar": [
        {"options": {}, "seats": [{"kind": "me"}, {"kind": "bot", "level": "normal"}], "first": 0},
        {
            "options": {"rotate": True, "hand": 2, "companies": True},
            "seats": [{"kind": "bot", "level": "hard"}, {"kind": "me"}, {"kind": "me", "name": "Bo"}],
        },
    ],
    "tickets": [{"options": {}, "seats": [{"kind": "me"}, {"kind": "bot", "level": "easy"}]}],
}


@pytest.mark.parametrize("name", TABLES)
def test_whole_games(modules: Path, name: str) -> None:
    """With take-backs, a closed tab and a look back; a person sees no more of the past than they did then."""
    made = [{"game": name, **given} for given in TABLES[name]]
    for given, found in zip(made, run_node("server.mjs", modules, made), strict=True):
        kept = record.loads(json.dumps(found["record"]))
        table = record.verify(kept)
        assert table.over
        state = TableState.model_validate({key: value for key, value in found["state"].items() if key != "type"})
        assert state.table.status == "finished"
        assert state.outcome is not None
        assert state.outcome.places == table.game.places(table.state)
        assert state.outcome.scores == table.game.written_scores(table.state)
        assert found["length"] == len(table.log)
        assert found["last"] == json.loads(json.dumps([plain(table.view(seat)) for seat in range(table.game.players)]))
        assert found["refused"]["problem"]["code"] in ("bad_request", "illegal")
        assert sum(entry["kind"] == "undo" for entry in found["stored"]["log"]) >= found["undone"] > 0
        assert found["stored"]["waiting"] == []
        others = [str(seat) for seat, one in enumerate(given["seats"]) if one["kind"] != "me"]
        assert found["past"] == {"same": True, "told": True, "refused": ["open", *others]}
        assert found["same"]  # the log of a finished game that is opened again
        assert len(state.table.seats) == len(given["seats"])


def test_actions_can_be_taken_back(modules: Path) -> None:
    table = {"game": "tickets", "options": {}, "seats": [{"kind": "me"}, {"kind": "me", "name": "Bo"}]}
    (found,) = run_node("server.mjs", modules, [table])
    assert found["undone"] == 2
    record.verify(record.loads(json.dumps(found["record"])))
