"""PPO of Tianshou learns against random play: python docs/frameworks/tianshou_ppo.py

Needs: pip install "fogcity[envs]" tianshou.
"""

import sys

import gymnasium
import torch
from tianshou.algorithm import PPO
from tianshou.algorithm.modelfree.reinforce import ProbabilisticActorPolicy
from tianshou.algorithm.optim import AdamOptimizerFactory
from tianshou.data import Collector, VectorReplayBuffer
from tianshou.env import DummyVectorEnv
from tianshou.trainer import OnPolicyTrainerParams
from torch import nn

from fogcity.envs.gymnasium import Masked

ROUNDS = int(sys.argv[1]) if len(sys.argv) > 1 else 10


def new_env(reward="margin"):
    env = gymnasium.make("fogcity/Tickets-v1", reward=reward)
    if reward == "margin":
        env = gymnasium.wrappers.TransformReward(env, lambda points: points / 50)
    return Masked(env)


def network(columns, outputs):
    return nn.Sequential(nn.Linear(columns, 128), nn.ReLU(), nn.Linear(128, outputs))


class Policy(nn.Module):
    """Says what it thinks of each action; what is not legal gets no chance."""

    def __init__(self, columns, actions):
        super().__init__()
        self.net = network(columns, actions)

    def forward(self, obs, state=None, info=None):
        legal = torch.as_tensor(obs.action_mask) > 0
        return self.net(torch.as_tensor(obs.observations)).masked_fill(~legal, -1e9), state


class Critic(nn.Module):
    def __init__(self, columns):
        super().__init__()
        self.net = network(columns, 1)

    def forward(self, obs, **_):
        return self.net(torch.as_tensor(obs.observations))


torch.manual_seed(1)
env = new_env()
columns, actions = env.observation_space["observations"].shape[0], int(env.action_space.n)
policy = ProbabilisticActorPolicy(
    actor=Policy(columns, actions),
    dist_fn=lambda logits: torch.distributions.Categorical(logits=logits),
    action_space=env.action_space,
    observation_space=env.observation_space,
    action_scaling=False,
    action_bound_method=None,
)
learner = PPO(policy=policy, critic=Critic(columns), optim=AdamOptimizerFactory(lr=1e-3), gamma=1.0)
training, testing = DummyVectorEnv([new_env] * 8), DummyVectorEnv([lambda: new_env("rank")] * 8)
collector = Collector(learner, training, VectorReplayBuffer(4000, 8))


def evaluate(games):
    tester = Collector(learner, testing)
    tester.reset()
    found = tester.collect(n_episode=games)
    assert found.lens.min() > 1, "an illegal action ends a game at once"
    return float(found.returns.mean())


before = evaluate(100)
learner.run_training(
    OnPolicyTrainerParams(
        training_collector=collector,
        max_epochs=1,
        epoch_num_steps=1000 * ROUNDS,
        collection_step_num_env_steps=1000,
        update_step_num_repetitions=4,
        batch_size=250,
        test_step_num_episodes=0,
        verbose=False,
        show_progress=False,
    )
)
after = evaluate(100)
print(f"Tianshou: mean reward {before:+.2f} before and {after:+.2f} after {1000 * ROUNDS:,} steps")
assert ROUNDS < 10 or after > 0.2, "it did not learn to beat random play"
