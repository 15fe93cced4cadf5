"""Bots as people type them on a command line: names, Python classes of their own, and programs.

    search@100ms                 a bot of this package, or of one that is installed
    my_package.bots:Mine@2000    a class in a module that can be imported from here
    path/to/mine.py:Mine         a class in a file
    cmd:./my_bot --fast          a program, see external.py

A class is called with whichever of `game`, `seed` and `budget` it takes, once per game. All of this runs code that
somebody typed: never pass it untrusted input.
"""

import hashlib
import importlib
import importlib.util
import os
import sys
import traceback
from collections.abc import Callable, Sequence
from functools import cache
from pathlib import Path
from types import ModuleType
from typing import Any

from fogcity import bots, registry
from fogcity.bots import Bot, Budget
from fogcity.bots.external import PREFIX, External
from fogcity.bots.guard import Guarded
from fogcity.foreign import quote, shown
from fogcity.games import BadInput, Game, State
from fogcity.history import Seen

SECONDS = 1.0
"""How long a program may think about a move if no budget says otherwise."""


def make_any(game: Game, name: str, *, seed: int, budget: Budget | None = None) -> Bot:
    """A bot as typed on the command line."""
    if name.startswith(PREFIX):
        seconds = budget.seconds if budget is not None and budget.seconds is not None else SECONDS
        return External(game, name.removeprefix(PREFIX), seed=seed, seconds=seconds)
    where, colon, called = name.rpartition(":")
    plain, at, thinking = called.partition("@")
    installed = registry.single_bots(game.id)
    if not colon and plain not in installed:
        return bots.make(game, name, seed=seed, budget=budget)
    made_by = find(where, plain) if colon else installed[plain].load()
    return Loaded(name, made_by, game, seed, Budget.of(thinking) if at else budget)


def without_budget(name: str) -> str:
    """The typed name, without the budget."""
    where, colon, called = name.rpartition(":")
    return where + colon + called.partition("@")[0]


def close(bot: Bot) -> None:
    """End the program of a bot that has one."""
    if isinstance(bot, External):
        bot.end()


class Loaded(Guarded):
    """A bot that is an external Python class."""

    def __init__(self, name: str, made_by: Callable[..., Any], game: Game, seed: int, budget: Budget | None) -> None:
        super().__init__(seed)
        try:
            self.bot: Any = bots.call(made_by, game, seed, budget)
        except Exception as error:
            raise BadInput(f"the bot {quote(name)} cannot be made: {_said(error)}") from error
        if not callable(getattr(self.bot, "choose", None)):
            raise BadInput(f"the bot {quote(name)} has no method choose: docs/bots.md shows one")
        self.name = shown(str(getattr(self.bot, "name", name)))

    @property
    def budget(self) -> Any:
        """The budget that it keeps, if any; the arena asks for processor time instead of wall time."""
        return getattr(self.bot, "budget", None)

    @budget.setter
    def budget(self, budget: Any) -> None:
        self.bot.budget = budget

    def answer(self, game: Game, veiled: State, seat: int, actions: Sequence[int], history: Sequence[Seen]) -> int:
        try:
            chosen = self.bot.choose(game, veiled, seat, actions, history)
        except Exception as error:
            raise ValueError(_said(error)) from error
        if chosen not in actions:
            raise ValueError(f"it chose {quote(chosen)}, which is not one of the actions")
        return int(chosen)


def find(where: str, called: str) -> Callable[..., Any]:
    """The class of a name in a module or in a file."""
    module = _file(str(Path(where).resolve())) if where.endswith(".py") else _module(where)
    made_by: Callable[..., Any] | None = getattr(module, called, None)
    if not callable(made_by):
        raise BadInput(f"there is no class {quote(called)} in {where}: write module:Class or file.py:Class")
    return made_by


@cache
def _module(name: str) -> ModuleType:
    here = str(Path.cwd())
    if here not in sys.path:
        sys.path.insert(0, here)  # as Python itself does for what is started here
    try:
        return importlib.import_module(name)
    except Exception as error:
        raise BadInput(f"the bots of {quote(name)} cannot be loaded: {_said(error)}") from error


@cache
def _file(path: str) -> ModuleType:
    if not Path(path).is_file():
        raise BadInput(f"there is no file {quote(path)}: write path/to/file.py:Class")
    if (folder := str(Path(path).parent)) not in sys.path:
        sys.path.append(folder)  # for what lies beside it
    name = f"fogcity_bot_{hashlib.sha256(path.encode()).hexdigest()[:12]}"
    spec = importlib.util.spec_from_file_location(name, path)
    assert spec is not None, "a file of Python"
    assert spec.loader is not None, "a file of Python"
    module = importlib.util.module_from_spec(spec)
    sys.modules[name] = module
    try:
        spec.loader.exec_module(module)
    except Exception as error:
        del sys.modules[name]
        raise BadInput(f"{path} cannot be loaded: {_said(error)}") from error
    return module


def _said(error: Exception) -> str:
    """An error in external code and where it happened there, on one line."""
    own = f"{registry.OWN}{os.sep}"
    frames = [
        frame for frame in traceback.extract_tb(error.__traceback__) if not frame.filename.startswith((own, "<frozen"))
    ]
    place = f" ({Path(frames[-1].filename).name}, line {frames[-1].lineno})" if frames else ""
    return f"{type(error).__name__}: {error}{place}"
