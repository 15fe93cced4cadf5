"""What views should have said, worked out by hand for games of a few steps. Needs no PyTorch."""

import numpy as np
import pytest

from fogcity.games import BadInput
from fogcity.learn.config import Arm, Config
from fogcity.learn.returns import Rollout, results, returns, utility


def test_results_turn_with_the_seat() -> None:
    rewards = np.array([[1.0, -1.0, 0.0], [0.5, 0.5, -1.0]], np.float32)
    scores = np.array([[40, 10, 25], [30, 30, 0]])
    said = results(np, rewards, scores, 4, 15.0)
    assert said.shape == (2, 3, 5)
    assert said[0, 0, :4].tolist() == [1, 0, 0, 0]
    assert said[0, 1, :4].tolist() == [0, 0, 1, 0], "the winner sits two seats on from seat 1"
    assert said[0, 2, :4].tolist() == [0, 1, 0, 0]
    assert said[1, 0, :4].tolist() == [0.5, 0.5, 0, 0]
    assert said[1, 2, :4].tolist() == [0, 0.5, 0.5, 0]
    assert np.allclose(said[0, :, 4], np.tanh(np.array([15, -30, -15]) / 15))


def test_returns_follow_each_seat() -> None:
    """One game of two seats: 0 acts, 1 acts twice, 0 acts and wins; then a new game begins that is cut off."""
    seats = np.array([[0], [1], [1], [0], [1]])
    values = np.array([0.5, 0.4, 0.3, 0.8, 0.6])[:, None, None] * np.ones((1, 1, 1))
    done = np.array([[False], [False], [False], [True], [False]])
    ends = np.zeros((5, 1, 2, 1))
    ends[3, 0, :, 0] = 1.0, 0.0
    after = np.array([[[0.45], [0.55]]])
    viewers = 1 - seats
    acted, looked = returns(np, Rollout(seats, values, done, ends, after, viewers), 0.9)
    last = 0.55  # cut off: what is expected now stands for both
    assert np.isclose(acted[4, 0, 0], last)
    assert np.isclose(acted[3, 0, 0], 1.0)
    assert np.isclose(acted[2, 0, 0], 0.0)
    assert np.isclose(acted[1, 0, 0], 0.1 * 0.3 + 0.9 * 0.0)
    assert np.isclose(acted[0, 0, 0], 0.1 * 0.8 + 0.9 * 1.0)
    assert np.isclose(looked[4, 0, 0], 0.45)
    assert np.isclose(looked[3, 0, 0], 0.0), "seat 1 looked on as the game was lost"
    assert np.isclose(looked[2, 0, 0], 0.1 * 0.8 + 0.9 * 1.0)
    assert np.isclose(looked[0, 0, 0], 0.1 * 0.4 + 0.9 * (0.1 * 0.3))


def test_an_even_share_is_worth_nothing() -> None:
    values = np.array([[0.25, 0.25, 0.25, 0.25, 0.0], [1.0, 0, 0, 0, 1.0]])
    assert utility(values, np.array([4, 4]), 0.3).tolist() == [0.0, 1.0]


@pytest.mark.parametrize("game", ["tickets", "cablecar"])
def test_a_configuration_is_its_file(game: str, tmp_path: object) -> None:
    config = Config.preset(game)
    assert sum(arm.opponent == "self" for arm in config.arms) >= 2
    from pathlib import Path

    file = Path(str(tmp_path)) / "config.toml"
    file.write_text(config.text(), encoding="utf-8")
    assert Config.load(file) == config
    assert config.scaled(0.001).games < 60


def test_bad_configurations_say_so(tmp_path: object) -> None:
    with pytest.raises(BadInput, match="no setting 'widht'"):
        Config.of({"game": "tickets", "model": "flat", "widht": 3})
    with pytest.raises(BadInput, match="game and a model"):
        Config.of({"game": "tickets"})
    with pytest.raises(BadInput, match="nothing else"):
        Config.of({"game": "tickets", "model": "flat", "arms": [{"seats": 3}]})
    assert Arm().opponent == "self"
