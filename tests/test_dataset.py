"""Datasets: what was known, legal and thought at each decision, the same on any number of cores."""

from dataclasses import replace
from pathlib import Path

import numpy as np
import pyarrow.parquet as parquet
import pytest
from click.testing import CliRunner

from fogcity import dataset, games
from fogcity.cli.dataset import dataset as command
from fogcity.dataset import Recipe
from fogcity.games import BadInput
from fogcity.gpu.loops import layout_of


def recipe(game_id: str, bot: str = "search@30", count: int = 3) -> Recipe:
    return Recipe(game_id, games.make(game_id, players=2).options.values(), bot, count, seed=5)


@pytest.mark.parametrize("game_id", games.names())
def test_rows_are_decisions_and_fit_together(game_id: str, tmp_path: Path) -> None:
    described = dataset.write(recipe(game_id), tmp_path / "data", workers=1)
    (arrays,) = dataset.read(tmp_path / "data")
    steps, actions = described["steps"], described["actions"]
    assert arrays["observations"].shape == (steps, layout_of(game_id).size)
    legal = np.unpackbits(arrays["masks"], axis=1, count=actions, bitorder="little").astype(bool)
    assert (legal.sum(1) > 1).all()
    assert legal[np.arange(steps), arrays["action"]].all()
    assert not arrays["policy"][~legal].any()
    assert np.allclose(arrays["policy"].sum(1, dtype=np.float32), 1, atol=0.01)
    assert (arrays["policy"] > 0).sum(1).max() > 1, "the visits of a search, not only its choice"
    assert arrays["game"].tolist() == sorted(arrays["game"])
    assert set(arrays["seat"]) == {0, 1}
    assert arrays["scores"].shape == (3, 2)
    assert (np.sign(arrays["rewards"][:, 0]) == -np.sign(arrays["rewards"][:, 1])).all()
    assert [int(start) for start in arrays["first_step"]] == [int((arrays["game"] < i).sum()) for i in range(3)]
    late = np.concatenate([np.flatnonzero(arrays["game"] == i)[2 * 8 :] for i in range(3)])
    assert (arrays["policy"][late, arrays["action"][late]] == arrays["policy"][late].max(1)).all()
    assert "| `policy` |" in (tmp_path / "data" / "README.md").read_text(encoding="utf-8")


def test_any_number_of_cores_writes_the_same(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(dataset, "SHARD", 2)
    wanted = recipe("cablecar", count=4)
    one = dataset.write(wanted, tmp_path / "one", workers=1)
    assert [shard["games"] for shard in one["shards"]] == [2, 2]
    assert dataset.write(wanted, tmp_path / "two", workers=2) == one
    other = dataset.write(replace(wanted, seed=6), tmp_path / "other", workers=1)
    assert other["shards"][0]["sha256"] != one["shards"][0]["sha256"]


@pytest.mark.parametrize("game_id", games.names())
def test_parquet_holds_the_same_as_archives(game_id: str, tmp_path: Path) -> None:
    """Other programs find a row for each decision, with the outcome of its game."""
    archives = dataset.write(recipe(game_id, "search@4"), tmp_path / "npz", workers=1)
    tables = dataset.write(recipe(game_id, "search@4"), tmp_path / "parquet", format="parquet", workers=1)
    assert [shard["sha256"] for shard in tables["shards"]] == [shard["sha256"] for shard in archives["shards"]]
    (expected,), (found,) = dataset.read(tmp_path / "npz"), dataset.read(tmp_path / "parquet")
    for name, values in expected.items():
        assert found[name].dtype == values.dtype, name
        assert np.array_equal(found[name], values), name
    rows = parquet.read_table(tmp_path / "parquet" / tables["shards"][0]["file"]).to_pylist()
    assert len(rows) == tables["steps"]
    last = rows[-1]
    assert last["scores"] == expected["scores"][-1].tolist()
    assert last["observations"] == expected["observations"][-1].tobytes()
    assert "--format parquet" in (tmp_path / "parquet" / "README.md").read_text(encoding="utf-8")


def test_the_command_and_what_it_refuses(tmp_path: Path) -> None:
    out = tmp_path / "data"
    line = ["cablecar", "--players", "3", "--bot", "greedy", "--games", "2", "--workers", "1", "--out", str(out)]
    done = CliRunner().invoke(command, line, catch_exceptions=False)
    assert "2 games" in done.output
    (arrays,) = dataset.read(out)
    assert arrays["rewards"].shape == (2, 3)
    with pytest.raises(BadInput, match="not empty"):
        CliRunner().invoke(command, line, catch_exceptions=False)
    with pytest.raises(BadInput, match="no bot 'nobody'"):
        dataset.write(recipe("cablecar", bot="nobody"), tmp_path / "x")
    with pytest.raises(BadInput, match="holds no dataset"):
        list(dataset.read(tmp_path))


@pytest.mark.parametrize(("choice", "fault"), [("actions[0]", None), ("-1", "failed in game 0: it chose -1")])
def test_a_class_in_a_file_plays_and_must_not_fail(choice: str, fault: str | None, tmp_path: Path) -> None:
    file = tmp_path / "mine.py"
    file.write_text(f"class Mine:\n    def choose(self, game, veiled, seat, actions):\n        return {choice}\n")
    asked = ["cablecar", "--games", "2", "--workers", "1", "--bot", f"{file}:Mine", "--out", str(tmp_path / "data")]
    done = CliRunner().invoke(command, asked)
    if fault is None:
        assert done.exit_code == 0, done.output
        (arrays,) = dataset.read(tmp_path / "data")
        assert (arrays["policy"].max(1) == 1).all()
    else:
        assert isinstance(done.exception, BadInput)
        assert fault in str(done.exception)


def test_a_bot_is_ended_even_when_its_game_fails(monkeypatch: pytest.MonkeyPatch) -> None:
    def fails(*_: object) -> None:
        raise OSError("the disk is full")

    ended: list[object] = []
    monkeypatch.setattr(dataset, "thoughts", fails)
    monkeypatch.setattr(dataset, "close", ended.append)
    with pytest.raises(OSError, match="full"):
        dataset.play(recipe("tickets"), games.make("tickets", players=2), 0)
    assert len(ended) == 1
