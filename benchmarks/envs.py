"""Steps a second of the environments on one core: python -m benchmarks.envs

A step is everything a learner does each time: read the observation and the mask, pick a random legal action with NumPy,
step. The best of several rounds, by the clock on the wall and by the time the processor spent on it: on a machine that
others use, too, the first says too little.
"""

import time
from collections.abc import Callable
from typing import Any

import gymnasium
import numpy as np
import pyspiel  # type: ignore[import-not-found]

import fogcity.envs.gymnasium
import fogcity.envs.openspiel  # noqa: F401  # both register the games
from fogcity.envs.pettingzoo import env

ROUNDS, SECONDS = 7, 1.0
DICE = np.random.default_rng(0).random(1 << 16).tolist()


def pick(mask: Any, number: int) -> int:
    """A legal action."""
    legal = mask.nonzero()[0]
    return int(legal[int(DICE[number & 0xFFFF] * len(legal))])


def play_pettingzoo(made: Any, end: float) -> int:
    """Play until the time is over; returns the steps."""
    steps = 0
    while time.perf_counter() < end:
        made.reset()
        while True:
            observation, _, terminated, truncated, _ = made.last()
            if terminated or truncated:
                break
            made.step(pick(observation["action_mask"], steps))
            steps += 1
    return steps


def play_gymnasium(made: Any, end: float) -> int:
    """The same with Gymnasium."""
    steps = 0
    while time.perf_counter() < end:
        _, info = made.reset()
        done = False
        while not done:
            _, _, done, _, info = made.step(pick(info["action_mask"], steps))
            steps += 1
    return steps


def play_openspiel(made: Any, end: float) -> int:
    """The same with OpenSpiel, where chance is a player as well."""
    steps = 0
    while time.perf_counter() < end:
        state = made.new_initial_state()
        while not state.is_terminal():
            dice = DICE[steps & 0xFFFF]
            if state.is_chance_node():
                outcomes = state.chance_outcomes()
                state.apply_action(outcomes[int(dice * len(outcomes))][0])
            else:
                legal = state.legal_actions()
                state.apply_action(legal[int(dice * len(legal))])
            steps += 1
    return steps


def best(play: Callable[[Any, float], int], made: Any) -> tuple[float, float]:
    """The best rates of all rounds, by the wall and by the processor."""
    wall, processor = [], []
    for _ in range(ROUNDS):
        started, worked = time.perf_counter(), time.process_time()
        steps = play(made, started + SECONDS)
        wall.append(steps / (time.perf_counter() - started))
        processor.append(steps / (time.process_time() - worked))
    return max(wall), max(processor)


def main() -> None:
    """Print a table for docs/performance.md."""
    cases: list[tuple[str, Callable[[Any, float], int], Any]] = []
    for name, title, number in (
        ("cablecar", "Cable Car", "fogcity/CableCar-v1"),
        ("tickets", "tickets", "fogcity/Tickets-v1"),
    ):
        cases.append((f"PettingZoo, {title}", play_pettingzoo, env(name)))
        cases.append((f"Gymnasium, {title}, random opponent", play_gymnasium, gymnasium.make(number).unwrapped))
        unchecked = gymnasium.make(number, disable_env_checker=True)
        cases.append((f"the same by `gymnasium.make`, {title}, no checker", play_gymnasium, unchecked))
        cases.append((f"the same by `gymnasium.make`, {title}", play_gymnasium, gymnasium.make(number)))
        cases.append((f"OpenSpiel, {title}", play_openspiel, pyspiel.load_game(f"python_fogcity_{name}")))
    cases.append(("OpenSpiel's own `backgammon` in C++", play_openspiel, pyspiel.load_game("backgammon")))
    print("| environment | steps/s (wall) | steps/s (processor) |\n| --- | ---: | ---: |")
    for text, play, made in cases:
        wall, processor = best(play, made)
        print(f"| {text} | {wall:,.0f} | {processor:,.0f} |", flush=True)


if __name__ == "__main__":
    main()
