"""Bots for tests; they think in processes of their own, like real ones."""

import os
import time

from fogcity.server.bots import Task, think


def quick(task: Task) -> int:
    """A weak bot that answers at once."""
    return think(Task(task.game, task.options, task.veiled, task.seat, "random", task.seed))


def failing(task: Task) -> int:
    """Bots that all fail in their own way, but for the simplest."""
    match task.level:
        case "expert":
            raise RuntimeError("a mistake in the bot")
        case "hard":
            os._exit(1)
        case "normal":
            time.sleep(600)
        case "easy":
            return 10_000  # not legal
    return quick(task)


def hesitating(task: Task) -> int:
    """A weak bot that takes its time."""
    time.sleep(1)
    return quick(task)


def only_hard_fails(task: Task) -> int:
    """The real bots, but for one with a mistake."""
    if task.level == "hard":
        raise RuntimeError("a mistake in the bot")
    return think(task)
