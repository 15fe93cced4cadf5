"""PPO of RLlib learns against random play: python docs/frameworks/rllib_ppo.py

Needs: pip install "fogcity[envs]" "ray[rllib]" torch.
"""

import sys

import gymnasium
import ray
import torch
from ray.rllib.algorithms.ppo import PPOConfig
from ray.rllib.core.rl_module.rl_module import RLModuleSpec
from ray.rllib.examples.rl_modules.classes.action_masking_rlm import ActionMaskingTorchRLModule
from ray.tune.registry import register_env

from fogcity.envs.gymnasium import Masked

ROUNDS = int(sys.argv[1]) if len(sys.argv) > 1 else 10


def new_env(settings=None, reward="margin"):
    env = gymnasium.make("fogcity/Tickets-v1", reward=reward)
    if reward == "margin":
        env = gymnasium.wrappers.TransformReward(env, lambda points: points / 50)
    return Masked(env)


def evaluate(module, games):
    env, rewards = new_env(reward="rank"), []
    for seed in range(games):
        observation, _ = env.reset(seed=seed)
        done = False
        while not done:
            row = {key: torch.from_numpy(value)[None] for key, value in observation.items()}
            with torch.no_grad():
                logits = module.forward_inference({"obs": row})["action_dist_inputs"][0]
            action = int(torch.distributions.Categorical(logits=logits).sample())
            observation, reward, done, _, info = env.step(action)
            assert "illegal" not in info
        rewards.append(reward)
    return sum(rewards) / games


register_env("fogcity", new_env)
ray.init(include_dashboard=False, log_to_driver=False)
learner = (
    PPOConfig()
    .environment("fogcity")
    .env_runners(num_env_runners=0)
    .training(train_batch_size=1000, minibatch_size=250, num_epochs=4, gamma=1.0, lr=1e-3)
    .rl_module(
        rl_module_spec=RLModuleSpec(module_class=ActionMaskingTorchRLModule, model_config={"head_fcnet_hiddens": [128]})
    )
    .debugging(seed=1)
    .build_algo()
)
before = evaluate(learner.get_module(), 100)
for _ in range(ROUNDS):
    learner.train()
after = evaluate(learner.get_module(), 100)
print(f"RLlib: mean reward {before:+.2f} before and {after:+.2f} after {1000 * ROUNDS:,} steps")
assert ROUNDS < 10 or after > 0.2, "it did not learn to beat random play"
learner.stop()
ray.shutdown()
