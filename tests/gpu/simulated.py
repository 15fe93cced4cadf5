"""Run by test_cuda.py in a process where CUDA is simulated: writes what batches on "cuda" come to into a file."""

import json
import sys
from typing import Any

import numpy as np

from fogcity.gpu import Batch

ARRAYS = ("seats", "masks", "observations", "actions", "rewards", "done", "episodes", "scores", "moves", "rngs")


def course(name: str, n: int, steps: int, device: str, options: dict[str, Any]) -> dict[str, Any]:
    """All arrays after each of some steps, and after random games from there."""
    batch = Batch(name, n, device=device, seed=9, **options)
    seen: dict[str, Any] = {}

    def keep(when: str) -> None:
        for array in ARRAYS:
            seen[f"{when} {array}"] = batch.host(getattr(batch.games, array)).copy()
        seen[f"{when} states"] = batch.host(batch.states).astype(batch.game.rules.STATE).view(np.uint8)

    for step in range(steps):
        batch.legal()
        if step % 4 == 0:  # what a network sees takes longest by far where CUDA is simulated
            batch.observe()
        batch.step(batch.sample())
        keep(f"step {step}")
    mine = batch._device.array(batch.host(batch.sample()).copy())  # a learner's own array on the device
    batch.step(mine)
    batch.sample()
    seen["the learner's own actions"] = batch.host(mine).copy()
    batch.random_games()
    keep("random games")
    batch.reset(3)
    keep("reset")
    return seen


def study(name: str, n: int, steps: int, device: str, options: dict[str, Any]) -> dict[str, Any]:
    """What learners and searchers ask of a batch, at some steps of games that a bot plays."""
    rest = {key: value for key, value in options.items() if key != "bot"}
    batch = Batch(name, n, device=device, seed=4, observation=2, **rest)
    seen: dict[str, Any] = {}
    choose = batch.bot(options["bot"])
    for step in range(steps):
        for seat in (None, step % batch.game.players):
            seen[f"{step} observations {seat}"] = batch.host(batch.observe(seat)).copy()
        seen[f"{step} features"] = batch.host(batch.action_features()).copy()
        seen[f"{step} running"] = batch.host(batch.running_scores()).copy()
        seen[f"{step} actions"] = batch.host(choose()).copy()
        batch.step(batch.games.actions)
        batch.check()
        if step % 3 == 2:
            batch.resample(step % batch.game.players)
    kept = batch.snapshot()
    batch.reset(2)
    batch.load(kept["states"])
    seen["loaded seats"] = batch.host(batch.seats).copy()
    batch.restore(kept)
    batch.step(batch.sample())
    for array, values in batch.snapshot().items():
        seen[f"end {array}"] = values.view(np.uint8) if values.dtype.names else values
    return seen


COURSES = {"course": course, "study": study}

if __name__ == "__main__":
    kind, name, count, steps, options = json.loads(sys.argv[2])
    np.savez(sys.argv[1], **COURSES[kind](name, count, steps, "cuda", options))
