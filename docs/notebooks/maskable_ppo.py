"""MaskablePPO of sb3-contrib learns Cable Car against a random player: python docs/notebooks/maskable_ppo.py

Needs: pip install "fogcity[envs]" sb3-contrib. What comes of it is in docs/research.md.

Three things make it learn within minutes: rewards that come with every step instead of at the end (`Promising`), a
network that judges every square in the same way (`Squares`), and its judgements as the first guess about each action
(`learner`).
"""

import argparse
import math
import time

import gymnasium as gym
import numpy as np
import torch
from sb3_contrib import MaskablePPO
from stable_baselines3.common.torch_layers import BaseFeaturesExtractor
from stable_baselines3.common.vec_env import DummyVecEnv

import fogcity.envs.gymnasium  # noqa: F401  # registers the environments
from fogcity.games.cablecar import board
from fogcity.games.cablecar.features import LAYOUT

ID = "fogcity/CableCar-v1"
HOPE = 6.0
"""Points that a line under way is thought to bring on top of what it has."""
SCALE = 10.0


class Promising(gym.Wrapper):
    """Pays at each step what it did to one's prospects; over a game that adds up to much the same as the margin."""

    def reset(self, **keywords):
        observation, info = self.env.reset(**keywords)
        self.before = prospects(observation)
        return observation, info

    def step(self, action):
        observation, _, terminated, truncated, info = self.env.step(action)
        after = prospects(observation)
        reward, self.before = (after - self.before) / SCALE, after
        return observation, reward, terminated, truncated, info

    def action_masks(self):
        return self.env.unwrapped.action_masks()


def prospects(observation):
    """What one's lines are worth, and may be, less the opponent's."""
    whose, end, length = (LAYOUT.part(observation, f"line_{what}").astype(float) for what in ("of", "end", "length"))
    worth = np.where(end == 2, 2 * length, length) + HOPE * (end == 0)
    return float(worth[whose == 1].sum() - worth[whose == 2].sum())


class Squares(BaseFeaturesExtractor):
    """Judges each square by what the tile would do to the lines that wait there; returns a number for each action.

    Behind these numbers come the means over the board, for the value of the position.
    """

    def __init__(self, space, width=32):
        super().__init__(space, 61 + width)
        joins = np.zeros((len(board.TILES) + 1, 4, 4), np.float32)  # the first for no tile
        for kind, leaves in enumerate(board.LEAVES):
            joins[kind + 1, np.arange(4), leaves] = 1
        ends, power = board.NEXT == board.ARRIVAL, board.NEXT == board.INTO_POWER_STATION
        self.register_buffer("joins", torch.from_numpy(joins))
        self.register_buffer("beyond", torch.from_numpy(np.stack([ends, power, ~ends & ~power]).astype(np.float32)))
        self.register_buffer("playable", torch.tensor([i for i in range(64) if int(board.PLAYABLE) >> i & 1]))
        self.look = torch.nn.Sequential(torch.nn.Conv1d(28, width, 1), torch.nn.ReLU())
        self.judge = torch.nn.Conv1d(width, 1, 1)
        self.draw = torch.nn.Linear(width, 1)

    def forward(self, observations):
        drawn, hand = LAYOUT.part(observations, "drawn"), LAYOUT.part(observations, "hand")
        joins = self.joins[torch.where(drawn > 0, drawn, hand[:, :1])[:, 0].long()]
        # Where the line that waits at each of a square's entries would get to: a station, the power station, on.
        fate = torch.einsum("beo,fso->befs", joins, self.beyond)
        waiting = LAYOUT.part(observations, "waiting").flatten(2)[:, :, None]
        length = LAYOUT.part(observations, "waiting_length").flatten(2) / 8
        planes = [((waiting == 1) * fate).flatten(1, 2), ((waiting == 2) * fate).flatten(1, 2), length]
        looked = self.look(torch.cat(planes, 1))
        whole = looked.mean(2)
        return torch.cat([self.judge(looked)[:, 0, self.playable], self.draw(whole), whole], 1)


def learner(seed):
    """PPO whose first guess for each action is what the network says about its square."""
    torch.set_num_threads(1)  # its matrices are too small to share
    model = MaskablePPO(
        "MlpPolicy",
        DummyVecEnv([lambda: Promising(gym.make(ID))] * 32),
        seed=seed,
        learning_rate=1e-3,
        n_steps=128,
        batch_size=512,
        n_epochs=4,
        gamma=0.9,
        gae_lambda=0.9,
        policy_kwargs={"features_extractor_class": Squares, "net_arch": {"pi": [], "vf": [32]}},
        device="cpu",
    )
    torch.nn.init.eye_(model.policy.action_net.weight)
    return model


def evaluate(model, games, seed):
    """Mean reward by rank (1 win, 0 draw, -1 loss) with its 95 % interval; games and actions follow from the seed."""
    env = gym.make(ID, reward="rank")
    rewards = []
    observation, info = env.reset(seed=seed)
    while len(rewards) < games:
        action, _ = model.predict(observation, action_masks=info["action_mask"].astype(bool), deterministic=True)
        observation, reward, terminated, _, info = env.step(int(action))
        if terminated:
            rewards.append(reward)
            observation, info = env.reset()
    mean, spread = np.mean(rewards), 1.96 * np.std(rewards) / math.sqrt(games)
    return f"{mean:+.3f} ({mean - spread:+.3f} to {mean + spread:+.3f}), n = {games}"


def main():
    parser = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    parser.add_argument("--steps", type=int, default=120_000)
    parser.add_argument("--games", type=int, default=1000)
    parser.add_argument("--seed", type=int, default=1)
    arguments = parser.parse_args()
    model = learner(arguments.seed)
    print("mean reward by rank before:", evaluate(model, arguments.games, seed=99), flush=True)
    started = time.process_time()
    model.learn(arguments.steps)
    print(f"learned from {model.num_timesteps:,} steps in {time.process_time() - started:.0f} s of one processor")
    print("mean reward by rank after:", evaluate(model, arguments.games, seed=99), flush=True)


if __name__ == "__main__":
    main()
