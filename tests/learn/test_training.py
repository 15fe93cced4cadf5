"""Whole runs with a tiny budget on the CPU: they learn, stop, go on, and leave behind what they promise."""

import json
from dataclasses import replace
from pathlib import Path

import numpy as np
import pytest
import torch
from click.testing import CliRunner

from fogcity.bots import dense
from fogcity.cli import cli
from fogcity.games import BadInput
from fogcity.learn.config import PAST, WEAK, Arm, Config
from fogcity.learn.exploit import Exploiter
from fogcity.learn.report import curves
from fogcity.learn.rollout import WEAKNESS, Fields
from fogcity.learn.trainer import Trainer, model_of
from fogcity.learn.weights import write

TINY = {
    "tickets": Config.of({"game": "tickets", "model": "flat", "width": 16, "blocks": 1, "belief": 0.1}),
    "cablecar": Config.of({"game": "cablecar", "model": "placements", "width": 8, "unit": 30.0}),
}
ARMS = {
    "tickets": (Arm(2, 6), Arm(2, 4, "past"), Arm(2, 4, "planner"), Arm(3, 3)),
    "cablecar": (Arm(2, 6), Arm(2, 4, "past"), Arm(2, 4, "lines"), Arm(4, 3)),
}
EVALUATE = {"tickets": ("one_step",), "cablecar": ("greedy",)}


def tiny(game: str) -> Config:
    return replace(
        TINY[game],
        arms=ARMS[game],
        steps=8,
        minibatch=64,
        past_every=1,
        evaluate=EVALUATE[game],
        evaluate_games=4,
        minutes=60.0,
    )


@pytest.mark.parametrize("game", ["tickets", "cablecar"])
def test_a_run_stops_and_goes_on(game: str, tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    lines: list[str] = []
    first = Trainer(tiny(game), tmp_path, say=lines.append)
    before = [parameter.clone() for parameter in first.model.parameters()]
    first.learn(updates=2)
    assert first.update == 2
    assert first.samples == 2 * 8 * 17
    assert any(not torch.equal(a, b) for a, b in zip(before, first.model.parameters(), strict=True))
    assert f"v {EVALUATE[game][0]}" in lines[0]
    assert 1 <= len(first.past) <= 2
    again = Trainer(tiny(game), tmp_path, say=lines.append)
    assert again.progress()["updates"] == 2
    for mine, theirs in zip(again.averaged.parameters(), first.averaged.parameters(), strict=True):
        assert torch.equal(mine, theirs)
    again.learn(updates=1)
    assert again.update == 3
    assert [row["update"] for row in curves(tmp_path)][-1] == 3
    monkeypatch.setenv(dense.WEIGHTS, str(tmp_path))
    dense.load.cache_clear()
    card = dense.card(game)
    dense.load.cache_clear()
    assert card["progress"]["updates"] == 3
    assert Config.load(tmp_path / "config.toml") == tiny(game)
    with pytest.raises(BadInput, match="another network"):
        Trainer(replace(tiny(game), width=24), tmp_path)


def test_weak_players_teach_values_and_no_actions() -> None:
    """They play by the network's policy, but flatter; nothing of what they do is learned, only how it ends."""
    config = replace(tiny("cablecar"), arms=(Arm(2, 4), Arm(2, 40, WEAK)), steps=16)
    fields = Fields(config, "cpu")
    model = model_of(config, fields.actions)

    samples = fields.play(model, model, model)
    learns = samples.learns.view(16, 44)
    assert learns[:, :4].all()
    assert not learns[:, 4:].any()
    assert torch.allclose(samples.targets[:, :-1].sum(-1), torch.ones(16 * 44))
    weakness = fields.all[1].weakness
    assert WEAKNESS[0] <= weakness.min() < weakness.max() <= WEAKNESS[1]
    assert samples.masks.gather(1, samples.actions[:, None]).all(), "their actions are legal"


@pytest.mark.parametrize("game", ["tickets", "cablecar"])
def test_values_of_all_views_are_chances(game: str) -> None:
    """Targets are chances that add up to 1 and margins from -1 to 1; who does not learn is marked."""
    torch.manual_seed(1)
    config = replace(tiny(game), steps=80)
    fields = Fields(config, "cpu")
    model = model_of(config, fields.actions)
    samples = fields.play(model, model, model)
    for targets in (samples.targets, samples.view_targets):
        assert torch.allclose(targets[:, :-1].sum(-1), torch.ones(len(targets)), atol=1e-4)
        assert targets.min() >= -1
        assert targets.max() <= 1.0001
    assert fields.finished > 0
    learns = samples.learns.view(80, fields.games)
    assert learns[:, :6].all(), "oneself on all seats"
    assert 0.2 < learns[:, 6:14].float().mean() < 0.8, "one seat of two"
    legal = samples.masks.gather(1, samples.actions[:, None])[samples.learns]
    assert legal.all()


def test_the_command_trains_and_reports(tmp_path: Path) -> None:
    config = tmp_path / "tiny.toml"
    config.write_text(tiny("tickets").text(), encoding="utf-8")
    folder = tmp_path / "run"
    arguments = ["learn", "tickets", "--config", str(config), "--run", str(folder), "--updates", "1", "--device", "cpu"]
    result = CliRunner().invoke(cli, arguments, catch_exceptions=False)
    assert result.exit_code == 0
    assert (folder / "tickets.npz").exists()
    page = (folder / "report.html").read_text(encoding="utf-8")
    assert "Games won against bots" in page
    assert "belief = 0.1" in page
    assert json.loads((folder / "curve.jsonl").read_text().splitlines()[-1])["samples"] == 8 * 17
    with np.load(folder / "tickets.npz") as arrays:
        assert arrays["policy.weight"].dtype == np.float16


def test_a_run_may_start_from_the_packaged_network(tmp_path: Path) -> None:
    """The one that the bots play with; a network of another size is refused."""
    config = replace(Config.preset("cablecar").scaled(0.001), packaged=True)
    run = Trainer(config, tmp_path / "run", say=lambda text: None)
    weights = dense.load("cablecar")
    for network in (run.model, run.averaged):
        assert all(np.array_equal(value.numpy(), weights[name]) for name, value in network.state_dict().items())
    with pytest.raises(BadInput, match="another size"):
        Trainer(replace(config, width=8), tmp_path / "other", say=lambda text: None)


def test_a_best_response_learns_against_the_champion_alone(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    """It begins as the champion's twin, plays against nobody else, and the champion stays as it is."""
    config = replace(tiny("tickets"), width=16)
    champion = model_of(config, Fields(config, "cpu").actions)
    write(champion, config, tmp_path / "tickets.npz", {})
    monkeypatch.setenv(dense.WEIGHTS, str(tmp_path))
    dense.load.cache_clear()
    run = Exploiter(config, tmp_path / "run", say=lambda text: None)
    dense.load.cache_clear()
    assert run.config.arms == (Arm(2, config.games, PAST),)
    for mine, theirs in zip(run.model.parameters(), champion.parameters(), strict=True):
        assert torch.allclose(mine, theirs, atol=1e-3)
    before = {name: value.clone() for name, value in run.past[0].items()}
    run.learn(updates=2)
    assert len(run.past) == 1
    assert all(torch.equal(before[name], value) for name, value in run.rival.state_dict().items())
    assert any(not torch.equal(before[name], value) for name, value in run.model.state_dict().items())
