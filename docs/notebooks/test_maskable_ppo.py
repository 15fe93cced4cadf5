"""A short run of maskable_ppo.py: pytest docs/notebooks (needs sb3-contrib, so it is not among the ordinary tests)."""

import re
from pathlib import Path

import gymnasium
import maskable_ppo
import numpy as np
import pytest

RESEARCH = (Path(__file__).parents[1] / "research.md").read_text(encoding="utf-8")


@pytest.fixture(scope="module")
def model():
    model = maskable_ppo.learner(seed=1)
    model.learn(16_384)
    return model


def test_it_beats_random_play_after_a_few_hundred_games(model):
    mean, low, high = map(float, re.findall(r"[+-]\d\.\d+", maskable_ppo.evaluate(model, 400, seed=5)))
    assert low < mean < high
    assert mean > 0.05


def test_it_plays_legal_actions_only(model):
    env = gymnasium.make(maskable_ppo.ID)
    observation, info = env.reset(seed=3)
    done, steps = False, 0
    while not done:
        action, _ = model.predict(observation, action_masks=info["action_mask"].astype(bool))
        assert info["action_mask"][action]
        observation, _, done, _, info = env.step(int(action))
        steps += 1
    assert "illegal" not in info
    assert steps >= 30


def test_rewards_on_the_way_add_up_to_the_margin():
    env = maskable_ppo.Promising(gymnasium.make(maskable_ppo.ID))
    observation, info = env.reset(seed=4)
    rng, total, done = np.random.default_rng(4), maskable_ppo.prospects(observation), False
    while not done:
        _, reward, done, _, info = env.step(int(rng.choice(info["action_mask"].nonzero()[0])))
        total += maskable_ppo.SCALE * reward
    own, other = (info["scores"][seat] for seat in (env.unwrapped.seat, 1 - env.unwrapped.seat))
    assert total == pytest.approx(own - other)


def test_the_page_shows_what_it_printed():
    """Three lines of output, of which the last says that it beats random play."""
    printed = re.findall(r"    mean reward by rank after: [+-]\S+ \(([+-]\S+) to ", RESEARCH)
    assert len(printed) == 1
    assert float(printed[0]) > 0
