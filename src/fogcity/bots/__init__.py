"""Bots: players that see only what their seat may know. This file defines the protocol and makes bots by name.

A bot's choice is a function of the veiled state of its seat, the legal actions, what everybody saw so far, its seed and
its budget, and of nothing else. Each game's bots live in a module of the same name in this package: `BOTS`, `LEVELS`
and `PEOPLE`. Another package adds its own through an entry point of group `fogcity.bots` (registry.py).
"""

import inspect
import re
import secrets
import zlib
from collections.abc import Callable, Mapping, Sequence
from dataclasses import dataclass
from functools import cache, partial
from typing import Any, Literal, Protocol, Self, get_args

from fogcity import registry
from fogcity.bots.people import Person
from fogcity.foreign import quote
from fogcity.games import BadInput, Game, State
from fogcity.history import Seen
from fogcity.kernel import Rng, below, new_rng

__all__ = [
    "BASIC",
    "DEFAULT",
    "LEVELS",
    "Bot",
    "Budget",
    "Level",
    "Maker",
    "Random",
    "Trial",
    "call",
    "levels",
    "make",
    "names",
    "persons",
    "stream",
]

Level = Literal["novice", "easy", "casual", "normal", "skilled", "hard", "strong", "master", "expert"]
"""The levels for people, from weak to strong."""
LEVELS: tuple[Level, ...] = get_args(Level)
BASIC: tuple[Level, ...] = ("easy", "normal", "hard", "expert")
"""The levels that every game has."""


class Bot(Protocol):
    """A player: `choose` returns one of the actions.

    It gets the state as its seat knows it (`Table.veiled`) and what everybody saw so far (`Table.history`).
    """

    name: str

    def choose(
        self, game: Game, veiled: State, seat: int, actions: Sequence[int], history: Sequence[Seen] = ()
    ) -> int: ...


@dataclass(frozen=True)
class Budget:
    """How long a bot may think about a move: a number of iterations or seconds, and on how many cores."""

    iterations: int | None = None
    seconds: float | None = None
    threads: int = 1
    cpu_time: bool = False
    """Count processor time instead of wall time, which is fair when more bots think than there are cores."""

    def __post_init__(self) -> None:
        if (self.iterations is None) == (self.seconds is None):
            raise BadInput("a budget is either a number of iterations or of seconds")
        if (self.iterations or self.seconds or 0) <= 0 or self.threads < 1:
            raise BadInput("a budget must be positive, on one core or more")

    @classmethod
    def of(cls, text: str) -> Self:
        """A budget as people write it: `100ms`, `1.5s` or `2000` (iterations), and `1s*4` on four cores."""
        found = re.fullmatch(r"(?:(\d{1,12})|(\d{1,12}(?:\.\d{1,12})?)(ms|s))(?:\*(\d{1,4}))?", text.strip())
        if found is None:
            raise BadInput(f"{quote(text)} is not a budget: write 100ms, 1.5s, or 2000 for a number of iterations")
        threads = int(found[4] or 1)
        if found[1]:
            return cls(iterations=int(found[1]), threads=threads)
        return cls(seconds=float(found[2]) / (1000 if found[3] == "ms" else 1), threads=threads)

    def __str__(self) -> str:
        cores = f"*{self.threads}" if self.threads > 1 else ""
        if self.iterations is not None:
            return f"{self.iterations}{cores}"
        seconds = self.seconds or 0
        return (f"{seconds:g}s" if seconds >= 1 else f"{1000 * seconds:g}ms") + cores


DEFAULT = Budget(seconds=0.1)


@dataclass(frozen=True)
class Trial:
    """A part of a benchmark: a bot against these opponents with these options, on so many deals."""

    options: dict[str, Any]
    opponents: tuple[str, ...]
    deals: int

    def __str__(self) -> str:
        options = ", ".join(f"{name} {value}" for name, value in self.options.items())
        return f"{' and '.join(self.opponents)}; {options}"


Maker = Callable[[Game, int, Budget | None], Bot]
"""Makes a bot from a game, a seed and a budget (None for the bot's own)."""


class Random:
    """Chooses uniformly among the legal actions."""

    name = "random"

    def __init__(self, seed: int) -> None:
        self.seed = seed

    def choose(self, game: Game, veiled: State, seat: int, actions: Sequence[int], history: Sequence[Seen] = ()) -> int:
        return actions[below(stream(self.seed, veiled, seat), len(actions))]


def stream(seed: int, veiled: State, seat: int) -> Rng:
    """Random numbers from a seed and what a seat knows: the same position gives the same numbers."""
    return new_rng(seed & 0xFFFFFFFF, zlib.crc32(veiled.tobytes()), seat)


def make(game: Game, name: str, *, seed: int | None = None, budget: Budget | None = None) -> Bot:
    """A bot of a game by its name or a level's; `search@100ms` and `search@2000` (iterations) name a budget, too."""
    plain, at, thinking = name.partition("@")
    makers = _makers(game.id)
    if plain not in makers:
        raise BadInput(f"there is no bot {quote(plain)} for {game.title}: choose {', '.join(makers)}")
    if at:
        budget = Budget.of(thinking)
    bot = makers[plain](game, secrets.randbits(32) if seed is None else seed, budget)
    bot.name = name
    return bot


def call(maker: Callable[..., Any], game: Game, seed: int, budget: Budget | None) -> Bot:
    """A bot of a class or function that takes whichever of `game`, `seed` and `budget` it wants.

    Its `choose` need not take the history.
    """
    offered = {"game": game, "seed": seed, "budget": budget}
    wanted = inspect.signature(maker).parameters.values()
    everything = any(part.kind is part.VAR_KEYWORD for part in wanted)
    bot: Any = maker(**{name: offered[name] for name in offered if everything or name in {p.name for p in wanted}})
    if callable(choose := getattr(bot, "choose", None)) and not _takes_history(choose):
        bot.choose = lambda game, veiled, seat, actions, history=(): choose(game, veiled, seat, actions)
    made: Bot = bot
    return made


def _takes_history(choose: Callable[..., Any]) -> bool:
    """Whether a method takes a fifth argument."""
    try:
        inspect.signature(choose).bind(*range(5))
    except TypeError:
        return False
    return True


def names(game_id: str) -> list[str]:
    """The bots of a game, the weakest first, without the levels."""
    return [name for name in _makers(game_id) if name not in LEVELS]


def levels(game_id: str) -> tuple[Level, ...]:
    """The levels of a game, the weakest first."""
    module = registry.bots().get(game_id)
    own: Any = None if module is None else module.load()
    return BASIC if own is None else tuple(level for level in LEVELS if level in own.LEVELS)


def persons(game_id: str) -> Mapping[Level, Person]:
    """The people who play at the levels of a game; unnamed ones if the game has none."""
    module = registry.bots().get(game_id)
    own: Mapping[Level, Person] = {} if module is None else getattr(module.load(), "PEOPLE", {})
    return own


@cache
def _makers(game_id: str) -> Mapping[str, Maker]:
    makers: dict[str, Maker] = {"random": lambda game, seed, budget: Random(seed)}
    makers |= {name: partial(call, point.load()) for name, point in registry.single_bots(game_id).items()}
    module = registry.bots().get(game_id)
    if module is None:  # a game without bots of its own
        return makers | dict.fromkeys(BASIC, makers["random"])
    own: Any = module.load()
    return {**makers, **own.BOTS, **own.LEVELS}
