"""PPO of TorchRL learns against random play: python docs/frameworks/torchrl_ppo.py

Needs: pip install "fogcity[envs]" torchrl.
"""

import sys

import gymnasium
import torch
from tensordict.nn import TensorDictModule
from torch import nn
from torchrl.collectors import Collector
from torchrl.envs import GymWrapper, set_exploration_type
from torchrl.envs.utils import ExplorationType
from torchrl.modules import ProbabilisticActor, ValueOperator
from torchrl.objectives import ClipPPOLoss
from torchrl.objectives.value import GAE

from fogcity.envs.gymnasium import Masked

FRAMES, ROUND = int(sys.argv[1]) if len(sys.argv) > 1 else 10_000, 1000


def new_env(reward="margin"):
    env = gymnasium.make("fogcity/Tickets-v1", reward=reward)
    if reward == "margin":
        env = gymnasium.wrappers.TransformReward(env, lambda points: points / 50)
    return GymWrapper(Masked(env), categorical_action_encoding=True)


class Policy(nn.Module):
    """Says what it thinks of each action; what is not legal gets no chance."""

    def __init__(self, columns, actions):
        super().__init__()
        self.net = nn.Sequential(nn.Linear(columns, 128), nn.ReLU(), nn.Linear(128, actions))

    def forward(self, observations, mask):
        return self.net(observations).masked_fill(mask == 0, -1e9)


torch.manual_seed(1)
env = new_env()
columns, actions = env.observation_spec["observations"].shape[-1], env.observation_spec["action_mask"].shape[-1]
keys = ["observations", "action_mask"]
actor = ProbabilisticActor(
    TensorDictModule(Policy(columns, actions), in_keys=keys, out_keys=["logits"]),
    in_keys=["logits"],
    distribution_class=torch.distributions.Categorical,
    return_log_prob=True,
)
critic = ValueOperator(nn.Sequential(nn.Linear(columns, 128), nn.ReLU(), nn.Linear(128, 1)), in_keys=["observations"])
advantage = GAE(gamma=1.0, lmbda=0.95, value_network=critic, average_gae=True)
loss = ClipPPOLoss(actor, critic)
optimizer = torch.optim.Adam(loss.parameters(), 1e-3)


def evaluate(games):
    env, rewards = new_env("rank"), []
    with torch.no_grad(), set_exploration_type(ExplorationType.RANDOM):
        for seed in range(games):
            env.set_seed(seed)
            rewards.append(env.rollout(1000, actor)["next", "reward"].sum().item())
    assert min(rewards) >= -1, "an illegal action or a game that did not end"
    return sum(rewards) / games


before = evaluate(100)
for batch in Collector(new_env, actor, frames_per_batch=ROUND, total_frames=FRAMES):
    for _ in range(4):
        advantage(batch)
        for part in batch.reshape(-1)[torch.randperm(ROUND)].split(250):
            losses = loss(part)
            optimizer.zero_grad()
            sum(losses[name] for name in ("loss_objective", "loss_critic", "loss_entropy")).backward()
            optimizer.step()
after = evaluate(100)
print(f"TorchRL: mean reward {before:+.2f} before and {after:+.2f} after {FRAMES:,} steps")
assert FRAMES < 10_000 or after > 0.2, "it did not learn to beat random play"
