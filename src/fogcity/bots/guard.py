"""Bots that are not ours: after any fault a random action is played instead, and the fault is recorded and counted."""

from abc import ABC, abstractmethod
from collections import Counter
from collections.abc import Sequence

from fogcity.bots import Bot, Random
from fogcity.foreign import shown
from fogcity.games import BadInput, Game, State
from fogcity.history import Seen

MOST_FAULTS = 20
"""Different faults of a bot that are remembered; all are counted."""
LONGEST_FAULT = 300


class NoHello(BadInput):
    """A bot that could not be created, which ends a run."""


class Guarded(ABC):
    """A wrapper that turns a bot's faults into forfeited moves; the fallback is any legal action."""

    name: str

    def __init__(self, seed: int) -> None:
        self.faults: Counter[str] = Counter()
        """What it did wrong, and how often."""
        self.last_fault: str | None = None
        self.fallback: Bot = Random(seed)

    @property
    def forfeits(self) -> int:
        """How many moves the fallback had to choose."""
        return self.faults.total()

    @abstractmethod
    def answer(self, game: Game, veiled: State, seat: int, actions: Sequence[int], history: Sequence[Seen]) -> int:
        """The choice of the bot; anything that it raises is a fault."""

    def choose(self, game: Game, veiled: State, seat: int, actions: Sequence[int], history: Sequence[Seen] = ()) -> int:
        try:
            return self.answer(game, veiled, seat, actions, history)
        except NoHello:
            raise
        except Exception as error:
            self.fault(error)
            return self.fallback.choose(game, veiled, seat, actions)

    def fault(self, error: Exception) -> None:
        """Count and remember a fault."""
        self.last_fault = fault = shown(str(error) or type(error).__name__, LONGEST_FAULT)
        if fault not in self.faults and len(self.faults) >= MOST_FAULTS:
            fault = "other faults"
        self.faults[fault] += 1
