"""MaskablePPO of sb3-contrib learns Cable Car against a random player: python docs/notebooks/maskable_ppo.py

Needs: pip install "fogcity[envs]" sb3-contrib. It shows how the parts fit together; what comes of it
is in docs/research.md.
"""

import argparse
import math
import time

import gymnasium as gym
import numpy as np
from sb3_contrib import MaskablePPO
from stable_baselines3.common.vec_env import DummyVecEnv

import fogcity.envs.gymnasium  # noqa: F401  # registers the environments


class Expanded(gym.ObservationWrapper):
    """Observations for a network: codes as one-hot, numbers scaled (see docs/research.md)."""

    def __init__(self, env):
        super().__init__(env)
        self.layout = env.unwrapped.match.layout
        self.observation_space = gym.spaces.Box(0.0, 8.0, (len(self.layout.sources),), np.float32)

    def observation(self, observation):
        return self.layout.expand(observation)

    def action_masks(self):
        return self.env.unwrapped.action_masks()


def evaluate(model, env, games, seed):
    """Mean reward by rank (1 win, 0 draw, -1 loss) with its 95 % interval; games and actions follow from the seed."""
    rewards = []
    observation, _ = env.reset(seed=seed)
    while len(rewards) < games:
        action, _ = model.predict(observation, action_masks=env.action_masks(), deterministic=True)
        observation, reward, terminated, _, _ = env.step(int(action))
        if terminated:
            rewards.append(reward)
            observation, _ = env.reset()
    spread = 1.96 * np.std(rewards) / math.sqrt(games)
    return (
        f"{np.mean(rewards):+.3f} ({np.mean(rewards) - spread:+.3f} to {np.mean(rewards) + spread:+.3f}), n = {games}"
    )


def learning_env():
    """Margins of some twenty points are scaled to about 1, as PPO likes its rewards."""
    return gym.wrappers.TransformReward(Expanded(gym.make("fogcity/CableCar-v1", reward="margin")), lambda r: r / 20)


def main():
    arguments = argparse.ArgumentParser(description=__doc__)
    arguments.add_argument("--steps", type=int, default=300_000)
    arguments.add_argument("--games", type=int, default=500)
    arguments.add_argument("--seed", type=int, default=1)
    wishes = arguments.parse_args()
    judge = Expanded(gym.make("fogcity/CableCar-v1", reward="rank"))
    model = MaskablePPO(
        "MlpPolicy",
        DummyVecEnv([learning_env] * 32),
        seed=wishes.seed,
        learning_rate=1e-3,
        n_steps=128,
        batch_size=1024,
        n_epochs=4,
        gamma=1.0,
        policy_kwargs={"net_arch": [64, 64]},
        device="cpu",
    )
    print("mean reward by rank before:", evaluate(model, judge, wishes.games, seed=99), flush=True)
    started = time.time()
    model.learn(wishes.steps)
    print(f"learned from {model.num_timesteps:,} steps in {time.time() - started:.0f} s")
    print("mean reward by rank after:", evaluate(model, judge, wishes.games, seed=99), flush=True)


if __name__ == "__main__":
    main()
