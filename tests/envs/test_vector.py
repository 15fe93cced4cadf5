"""Many environments at once: the same games as one by one, and Gymnasium's rules for resets."""

from typing import Any

import gymnasium
import numpy as np
import pytest
from gymnasium.vector import AutoresetMode

import fogcity.envs.gymnasium  # noqa: F401  # registers the environments
from fogcity.envs.vector import FogCityVectorEnv
from fogcity.games import BadInput

IDS = {"fogcity/CableCar-v1": "lines", "fogcity/Tickets-v1": "planner"}


def many(name: str, num_envs: int, **keywords: Any) -> FogCityVectorEnv:
    made = gymnasium.make_vec(name, num_envs, **keywords)
    assert isinstance(made, FogCityVectorEnv)
    return made


def test_one_of_many_plays_the_games_of_a_single_one() -> None:
    """The same seed, seat and an opponent that rolls no dice: the same observations, masks and rewards."""
    name = "fogcity/CableCar-v1"
    one: Any = gymnasium.make(name, seat=1, opponents="lines").unwrapped
    side_by_side = many(name, 1, seat=1, opponents="lines")
    for seed in (7, None):
        observation, info = one.reset(seed=seed)
        observations, infos = side_by_side.reset(seed=seed)
        games = 0
        while games < 2:
            assert np.array_equal(observations[0], observation)
            assert np.array_equal(infos["action_mask"][0], info["action_mask"])
            action = int(info["action_mask"].nonzero()[0][-1])
            observation, reward, over, _, info = one.step(action)
            observations, rewards, ends, truncated, infos = side_by_side.step(np.array([action]))
            assert (rewards[0], ends[0], truncated[0]) == (pytest.approx(reward), over, False)
            if over:
                games += 1
                assert infos["_scores"][0]
                assert infos["scores"][0].tolist() == info["scores"]
                assert infos["action_mask"].all()
                assert np.array_equal(observations[0], observation)
                observation, info = one.reset()
                observations, rewards, ends, _, infos = side_by_side.step(np.array([0]))
                assert (rewards[0], ends[0]) == (0, False), "the action of this step is ignored"


@pytest.mark.parametrize("name", IDS)
def test_many_games_of_all_seats_with_mixed_opponents(name: str) -> None:
    made = many(name, 64, players=3, opponents=["random", IDS[name]], reward="margin")
    assert made.metadata["autoreset_mode"] is AutoresetMode.NEXT_STEP
    rng = np.random.default_rng(3)
    _, info = made.reset(seed=3)
    assert set(made.seats) == {0, 1, 2}
    ended, over = 0, np.zeros(64, np.bool_)
    while ended < 200:
        legal = info["action_mask"].view(np.bool_)
        actions = np.array([rng.choice(mask.nonzero()[0]) for mask in legal])
        before = over
        observations, rewards, over, truncated, info = made.step(actions)
        assert made.observation_space.contains(observations)
        assert not truncated.any()
        assert not (over & before).any(), "a game has more than one action"
        assert not rewards[~over].any()
        assert "illegal" not in info
        for i in np.flatnonzero(over):
            scores = info["scores"][i] / made.game.unit
            mean = (scores.sum() - scores[made.seats[i]]) / 2
            assert rewards[i] == pytest.approx(scores[made.seats[i]] - mean, abs=1e-4)
        ended += int(over.sum())


def test_an_illegal_action_loses_its_own_game_only() -> None:
    made = many("fogcity/CableCar-v1", 3)
    _, info = made.reset(seed=0)
    right = info["action_mask"].argmax(1)
    wrong = int(np.flatnonzero(info["action_mask"][1] == 0)[0])
    _, rewards, over, _, info = made.step(np.array([right[0], wrong, right[2]]))
    assert over.tolist() == [False, True, False]
    assert rewards.tolist() == [0, -1, 0]
    assert info["illegal"].tolist() == [False, True, False]
    _, _, over, _, info = made.step(info["action_mask"].argmax(1))
    assert not over.any()
    assert 0 < info["action_mask"][1].sum() < made.batch.actions, "the next game has begun"


@pytest.mark.parametrize(
    ("wrong", "message"),
    [
        ({"seat": 2}, "there is no seat 2"),
        ({"opponents": ["random", "random"]}, "2 opponents for 1 seats"),
        ({"opponents": "search"}, "there is no bot 'search' for batches"),
        ({"render_mode": "ansi"}, "not rendered"),
        ({"num_envs": 0}, "cannot have 0 games"),
    ],
)
def test_bad_arguments_are_refused_in_words(wrong: dict[str, Any], message: str) -> None:
    with pytest.raises(BadInput, match=message):
        FogCityVectorEnv("cablecar", **wrong)
