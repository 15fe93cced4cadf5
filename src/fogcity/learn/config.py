"""The configuration of a run: a TOML file that every result names."""

import tomllib
from dataclasses import asdict, dataclass, field, fields, replace
from importlib import resources
from pathlib import Path
from typing import Any, Self

from fogcity import registry
from fogcity.games import BadInput

SELF, PAST, WEAK = "self", "past", "weak"
"""Opponents: the current network, a past one, or weak players all round, of whose games only values are learned. Any
other name is a bot for batches."""


@dataclass(frozen=True)
class Arm:
    """Some of the games side by side: how many seats, and who sits on those that do not learn."""

    players: int = 2
    games: int = 1024
    opponent: str = SELF


@dataclass(frozen=True)
class Config:
    """All settings of a run; times are in seconds, and what has two values goes from the first to the second."""

    game: str
    model: str
    width: int = 256
    blocks: int = 2
    packaged: bool = False
    """Whether a new run starts from the packaged network instead of random weights."""
    arms: tuple[Arm, ...] = (Arm(),)
    steps: int = 32
    """Actions of every game between two updates."""
    minibatch: int = 32768
    epochs: int = 2
    rate: tuple[float, float] = (5e-4, 1e-5)
    entropy: tuple[float, float] = (0.02, 0.002)
    clip: float = 0.2
    decay: float = 0.95
    """How much of a value comes from what happened (lambda); the rest from what was expected then."""
    margin: float = 0.3
    """How much of a result is its margin; the rest is whether one has won."""
    unit: float = 15.0
    """Points of margin that count as about three quarters of a certain win."""
    view_every: int = 4
    """Every how many steps the views of the other seats are also learned from."""
    belief: float = 0.0
    """The weight of the belief loss (what others hold); 0 for games without one."""
    average: float = 0.999
    """How much of the averaged weights stays at each minibatch."""
    past_every: int = 40
    """Updates after which the network joins its past selves."""
    past: int = 8
    """How many past selves are kept."""
    evaluate: tuple[str, ...] = ()
    """Bots for batches that the averaged network is measured against."""
    evaluate_games: int = 2048
    evaluate_every: float = 30.0
    checkpoint_every: float = 30.0
    minutes: float = 25.0
    seed: int = 1
    options: dict[str, Any] = field(default_factory=dict)

    @property
    def games(self) -> int:
        """Games side by side in all."""
        return sum(arm.games for arm in self.arms)

    def scaled(self, part: float) -> Self:
        """The same with a multiple of the games side by side, for smaller machines."""
        arms = tuple(replace(arm, games=max(2, round(part * arm.games))) for arm in self.arms)
        return replace(self, arms=arms, minibatch=max(8, round(part * self.minibatch)))

    @classmethod
    def of(cls, values: dict[str, Any]) -> Self:
        """A configuration from plain values."""
        known = {setting.name for setting in fields(cls)}
        for name in values:
            if name not in known:
                raise BadInput(f"there is no setting {name!r}: choose {', '.join(sorted(known))}")
        values = dict(values)
        try:
            values["arms"] = tuple(Arm(**arm) for arm in values.get("arms", [{}]))
        except TypeError:
            raise BadInput("an arm has players, games and an opponent, nothing else") from None
        for name in ("rate", "entropy", "evaluate"):
            if name in values:
                values[name] = tuple(values[name])
        try:
            return cls(**values)
        except TypeError:
            raise BadInput("a configuration names at least a game and a model") from None

    @classmethod
    def preset(cls, game: str) -> Self:
        """The configuration that comes with the product for a game."""
        beside = registry.bots().get(game)
        file = beside and resources.files(beside.module) / "learn.toml"
        if not file or not file.is_file():
            raise BadInput(f"there is no ready configuration for {game}: give one with --config")
        return cls.of(tomllib.loads(file.read_text(encoding="utf-8")))

    @classmethod
    def load(cls, path: Path) -> Self:
        """A configuration from a file."""
        try:
            return cls.of(tomllib.loads(path.read_text(encoding="utf-8")))
        except (OSError, tomllib.TOMLDecodeError, UnicodeDecodeError) as error:
            raise BadInput(f"{path} is not a configuration: {error}") from None

    def text(self) -> str:
        """The configuration as a file."""
        values = asdict(self)
        arms, options = values.pop("arms"), values.pop("options")
        lines = [f"{name} = {_toml(value)}" for name, value in values.items()]
        for arm in arms:
            lines += ["", "[[arms]]", *(f"{name} = {_toml(value)}" for name, value in arm.items())]
        if options:
            lines += ["", "[options]", *(f"{name} = {_toml(value)}" for name, value in options.items())]
        return "\n".join(lines) + "\n"


def _toml(value: Any) -> str:
    if isinstance(value, bool):
        return str(value).lower()
    if isinstance(value, str):
        return '"' + value.replace("\\", "\\\\").replace('"', '\\"') + '"'
    if isinstance(value, list | tuple):
        return "[" + ", ".join(map(_toml, value)) + "]"
    return repr(value)
