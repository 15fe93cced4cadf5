"""Bots for tests; they think in processes of their own, like real ones."""

import json
import os
import time
from pathlib import Path

from fogcity import games
from fogcity.server.bots import Task, think


def quick(task: Task) -> int:
    """A weak bot that answers at once."""
    return think(Task(task.game, task.options, task.veiled, task.seat, "random", task.seed))


def drawing(task: Task) -> int:
    """A bot that draws a tile or a card from the deck wherever it may."""
    game = games.make(task.game, **task.options)
    for action in game.legal(game.restore(task.veiled)[0], task.seat):
        if action.text in ("+", "take deck"):
            return action.number
    return quick(task)


def remembering(folder: Path, task: Task) -> int:
    """A weak bot that writes down what it is told of the game so far."""
    (folder / f"{len(task.history)}.json").write_text(json.dumps(task.history), encoding="utf-8")
    return quick(task)


def failing(task: Task) -> int:
    """Bots that all fail in their own way, but for the simplest."""
    match task.level:
        case "expert":
            raise RuntimeError("a mistake in the bot")
        case "hard":
            os._exit(1)
        case "normal":
            time.sleep(600)
        case "random":
            return quick(task)
    return 10_000  # not legal


def hesitating(folder: Path, task: Task) -> int:
    """A weak bot that says that it thinks, by a file in a folder, and goes on once another file is there."""
    (folder / "thinking").touch()
    while not (folder / "enough").exists():
        time.sleep(0.02)
    return quick(task)


def only_hard_fails(task: Task) -> int:
    """The real bots, but for one with a mistake."""
    if task.level == "hard":
        raise RuntimeError("a mistake in the bot")
    return think(task)
