"""Networks: what training computes and what the bots compute from the written weights are the same numbers."""

from pathlib import Path
from typing import Any

import numpy as np
import pytest
import torch

from bots.test_play import play
from fogcity import games
from fogcity.bots import Budget, cablecar, dense, tickets
from fogcity.bots.cablecar import net as cablecar_net
from fogcity.bots.model import Model, Said
from fogcity.bots.tickets import net as tickets_net
from fogcity.gpu import Batch
from fogcity.learn.config import Config
from fogcity.learn.trainer import model_of
from fogcity.learn.weights import write

MODELS = {"tickets": "flat", "cablecar": "placements"}


def random_model(config: Config, batch: Batch) -> Model:
    """A network with weights that make every part of it count, as half precision holds them."""
    torch.manual_seed(3)
    model = model_of(config, batch.actions)
    for parameter in model.parameters():
        torch.nn.init.normal_(parameter, std=0.3 / max(1, parameter.shape[-1]) ** 0.5)
        parameter.data = parameter.data.half().float()
    return model


def written(config: Config, model: Model, folder: Path, monkeypatch: pytest.MonkeyPatch) -> dict[str, Any]:
    write(model, config, folder / f"{config.game}.npz", {"samples": 0})
    monkeypatch.setenv(dense.WEIGHTS, str(folder))
    dense.load.cache_clear()
    arrays = dense.load(config.game)
    dense.load.cache_clear()
    return arrays


def positions(config: Config, players: int, count: int = 40) -> Batch:
    """Games at all stages."""
    batch = Batch(config.game, count, seed=5, observation=2, players=players, threads=1)
    for step in range(60):
        action = batch.sample().copy()
        action[np.arange(count) * 60 // count < step] = -1
        batch.step(action)
    return batch


@pytest.mark.parametrize("players", [2, 3])
def test_tickets_network(players: int, tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    config = Config.of({"game": "tickets", "model": "flat", "width": 32, "blocks": 2})
    batch = positions(config, players)
    model = random_model(config, batch)
    net = tickets_net.make(batch.game, written(config, model, tmp_path, monkeypatch))
    room = tickets_net.space(net)
    for seat in range(players):
        with torch.no_grad():
            said: Said = model(*model.read(batch, seat))
        for i in range(batch.n):
            tickets_net.look(batch.game.setup, batch.states[i], seat, net, room)
            tickets_net.judge(net, room, players)
            own = [tickets_net.logit(net, room, int(action)) for action in batch.rule_actions]
            assert np.allclose(own, said.logits[i].numpy(), atol=1e-4)
            assert np.allclose(room.value[:players], said.wins[i].softmax(-1)[:players].numpy(), atol=1e-4)
            assert np.isclose(room.value[-1], said.margin[i], atol=1e-4)
            assert said.belief is not None
            for place in range(1, players):
                held = [tickets_net.suspicion(net, room, place, k) for k in range(model.tickets)]
                assert np.allclose(held, said.belief[i, place - 1].numpy(), atol=0.05)


@pytest.mark.parametrize("players", [2, 4])
def test_cable_car_network(players: int, tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    config = Config.of({"game": "cablecar", "model": "placements", "width": 16})
    batch = positions(config, players)
    model = random_model(config, batch)
    net = cablecar_net.make(written(config, model, tmp_path, monkeypatch))
    room, mask = cablecar_net.space(net), np.zeros(batch.game.rules.WORDS, np.uint64)
    batch.legal()
    with torch.no_grad():
        acting: Said = model(*model.read(batch))
        looking: list[Said] = [model(*model.read(batch, seat)) for seat in range(players)]
    seats = batch.seats.copy()
    for i in range(batch.n):
        for seat in range(players):
            said = acting if seat == seats[i] else looking[seat]
            cablecar_net.look(batch.game.setup, batch.games.states[i], seat, net, room, mask)
            assert np.allclose(room.value[:players], said.wins[i].softmax(-1)[:players].numpy(), atol=1e-4)
            assert np.isclose(room.value[-1], said.margin[i], atol=1e-4)
            if seat == seats[i]:
                for k in np.flatnonzero(batch.masks[i]):
                    own = cablecar_net.logit(room, int(batch.rule_actions[k]))
                    assert np.isclose(own, said.logits[i, k], atol=1e-4)


@pytest.mark.parametrize("game_id", ["tickets", "cablecar"])
@pytest.mark.parametrize("players", [2, 3])
def test_champions_play_legally(game_id: str, players: int, tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    """Whole games with a network that knows nothing."""
    game = games.make(game_id, players=players)
    config = Config.of({"game": game_id, "model": MODELS[game_id], "width": 16})
    arrays = written(config, random_model(config, Batch(game, 1, observation=2)), tmp_path, monkeypatch)
    module: Any = {"tickets": tickets, "cablecar": cablecar}[game_id]
    net: Any = tickets_net.make(game, arrays) if game_id == "tickets" else cablecar_net.make(arrays)
    monkeypatch.setattr(module.net, "net", lambda game: net)
    for seed in range(2):
        champions = [module.Champion(game, seat, Budget(iterations=20)) for seat in range(players - 1)]
        play(game, [*champions, module.Policy(game)], seed)
