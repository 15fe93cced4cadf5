"""How bots think: compiled functions and all their arguments.

They are described as values, so that not only Python can call them: the browser uses the same functions and numbers.
"""

import threading
from collections.abc import Callable, Sequence
from enum import Enum
from typing import Any, NamedTuple

from fogcity.bots import stream
from fogcity.games import Game, State
from fogcity.history import Seen


class Given(Enum):
    """What whoever calls gives each time."""

    SETUP = "setup"
    STATE = "state"
    """The state as the seat knows it."""
    SEAT = "seat"
    RNG = "rng"
    ACTION = "action"
    STATES = "states"
    """An array of two states: the one that the seat knows, and room for another."""
    ITERATIONS = "iterations"
    TREE = "tree"
    RAW = "raw"
    """The bytes of STATES."""
    KEY = "key"
    """Three words that seed chance."""
    OTHER = "other"
    """Another action."""
    LOSSES = "losses"
    OUT = "out"
    """Room for a number of each seat."""


class Fresh(NamedTuple):
    """Room that belongs to one call: zeros as this function makes them."""

    make: Callable[[], Any]


class Kept:
    """Room that a bot keeps from call to call, zeros at first: each thread has its own."""

    def __init__(self, make: Callable[[], Any]) -> None:
        self.make = make
        self._rooms = threading.local()

    def room(self) -> Any:
        """The room of this thread."""
        if not hasattr(self._rooms, "made"):
            self._rooms.made = self.make()
        return self._rooms.made


class Call(NamedTuple):
    """A compiled function and its arguments: what is given each time, room, and what the bot knows."""

    function: Callable[..., Any]
    arguments: tuple[Any, ...]

    def __call__(self, **given: Any) -> Any:
        return self.function(*(self._value(argument, given) for argument in self.arguments))

    @staticmethod
    def _value(argument: Any, given: dict[str, Any]) -> Any:
        if isinstance(argument, Given):
            return given[argument.value]
        if isinstance(argument, Kept):
            return argument.room()
        return argument.make() if isinstance(argument, Fresh) else argument


class Quick:
    """A bot whose choice is one call."""

    def __init__(self, name: str, seed: int, choice: Call) -> None:
        self.name = name
        self.seed = seed
        self.choice = choice

    def choose(self, game: Game, veiled: State, seat: int, actions: Sequence[int], history: Sequence[Seen] = ()) -> int:
        rng = stream(self.seed, veiled, seat)
        return int(self.choice(setup=game.setup, state=veiled, seat=seat, rng=rng))
