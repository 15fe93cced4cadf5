"""Reviews on the device are those of `fogcity review`, number for number."""

import json
from pathlib import Path

import pytest

from fogcity import games, record
from fogcity.review.critic import Critic
from fogcity.review.report import review
from fogcity.review.scale import PLAYOUTS
from fogcity.review.values import Judge
from pocket.conftest import run_node

GAMES = Path(__file__).parents[1] / "games"


@pytest.mark.parametrize("name", ["cablecar-101-000000", "tickets-201-000000"])
def test_reviews_are_equal(modules: Path, name: str) -> None:
    path = GAMES / f"{name}.json"
    found = record.read(path)
    judge = Judge(games.make(found.game, **found.options))
    expected = json.loads(json.dumps(review(found, judge=judge, critic=Critic(judge)).data()))
    assert expected.pop("margins") is None, "margins are told step by step"
    (answer,) = run_node("review.mjs", modules, [json.loads(path.read_text(encoding="utf-8"))])
    assert answer["review"] == expected
    assert answer["done"] == answer["all"]
    others = [step["step"] for step in expected["steps"] if step["best"] not in (None, step["action"])]
    assert sorted(map(int, answer["better"])) == others
    for step, better in answer["better"].items():
        assert better["action"]["text"] == expected["steps"][int(step) - 1]["best"]
    tables = [table.state.copy() for table in record.replay(found)]
    for step, margins in zip([0, 40, len(found.log)], answer["foreseen"], strict=True):
        told = judge.margins(tables[step], PLAYOUTS, f"{found.commitment} margin {step}")
        assert margins == [one._asdict() for one in told]
