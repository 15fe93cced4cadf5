"""The games: one folder each, all of the same shape. This file is the contract that everything above relies on."""

import importlib
import importlib.util
from abc import ABC, abstractmethod
from collections.abc import Mapping, Sequence
from dataclasses import dataclass, field, fields, is_dataclass
from functools import cache
from typing import Any, ClassVar, Literal, Protocol, Self

import numpy as np
import numpy.typing as npt

from fogcity import registry
from fogcity.foreign import quote
from fogcity.kernel import Rng, list_actions

State = Any
"""A record of a game's STATE dtype: type checkers do not know the attributes of np.record."""
Records = npt.NDArray[Any]
"""An array of such records. A game that is played from Python lives in an array of one."""

FeatKind = Literal["best", "total"]
"""Whether the best or the sum of all games says more about somebody."""

SPECTATOR = -1
"""The seat of a spectator."""


class BadInput(ValueError):
    """Input that cannot be used; the message says in one sentence what to do about it."""


class OtherRules(BadInput):
    """A game played by another version of its rules: it is shown as stored and never replayed."""


class Illegal(Exception):
    """An action that the rules refuse, with the id of the rule and a sentence for people."""

    def __init__(self, rule: str | None, message: str) -> None:
        super().__init__(f"{message} ({rule})" if rule else message)
        self.rule = rule
        self.message = message


# --- values: every game declares its own, and protocol, documentation and client are made from these -----------------


class Value:
    """A value that a game declares as a frozen dataclass; the docstrings of its fields go into the protocol, too."""

    __slots__ = ()
    reused: ClassVar[bool] = False
    """Whether a game gives the same object again for many positions: servers keep its JSON."""
    __pydantic_config__: ClassVar[Any] = {
        "use_attribute_docstrings": True,
        "json_schema_serialization_defaults_required": True,
    }


@dataclass(frozen=True, slots=True, kw_only=True)
class Action(Value):
    """What a seat does. A game has a class for each kind, with a `type` and the fields that say what is done."""

    reused: ClassVar[bool] = True
    number: int
    """The action for rules and learners."""
    text: str
    """The action as people write it."""

    def __str__(self) -> str:
        return self.text


@dataclass(frozen=True, slots=True, kw_only=True)
class Event(Value):
    """Something public that happened in a step. A game has a class for each kind, with a `type`."""


@dataclass(frozen=True, slots=True, kw_only=True)
class GameOver(Event):
    """The game ended with this step."""

    type: Literal["game_over"] = "game_over"


@dataclass(frozen=True, slots=True, kw_only=True)
class Reason(Value):
    """A reason for an action, from what its seat knows. A game has a class for each kind, with a `type`."""


@dataclass(frozen=True, slots=True, kw_only=True)
class View(Value):
    """What a seat or a spectator sees of a game and could remember."""

    seat: int | None
    """The seat whose view it is, None for a spectator."""


@dataclass(frozen=True, slots=True, kw_only=True)
class BoardData(Value):
    """What a client needs to draw the board; it never changes during a game. Many games need nothing."""


def plain(value: Any) -> Any:
    """A value as data that JSON can hold."""
    if is_dataclass(value) and not isinstance(value, type):
        return {part.name: plain(getattr(value, part.name)) for part in fields(value)}
    if isinstance(value, dict):
        return {str(key): plain(item) for key, item in value.items()}
    if isinstance(value, list | tuple | set | frozenset):
        return [plain(item) for item in value]
    return value


def unpack(record: Any) -> dict[str, Any]:
    """The fields of a record as Python numbers and arrays. Views read many, and reading a record is slow."""
    return dict(zip(record.dtype.names, record.item(), strict=True))


# --- options --------------------------------------------------------------------------------------------------------


def option(
    default: Any,
    help: str,
    *,
    allowed: range | None = None,
    choices: Sequence[str] | None = None,
    file: bool = False,
) -> Any:
    """A field of a game's Options: its meaning, its allowed values, and whether a value may be the text of a file."""
    return field(default=default, metadata={"help": help, "allowed": allowed, "choices": choices, "file": file})


_OPTION_TYPES: dict[Any, tuple[tuple[type, ...], str]] = {
    int: ((int,), "a whole number"),
    int | None: ((int, type(None)), "a whole number or nothing"),
    bool: ((bool,), "true or false"),
    str: ((str,), "a text"),
}


@dataclass(frozen=True, kw_only=True)
class Options(Value):
    """What a table agrees on before a game; a game adds its own fields, each made by `option`."""

    players: int = option(2, "How many play.")
    first: int | None = option(None, "The seat that starts, or nothing for a random one.")
    """The seat that starts (from 0), or None for a random one."""

    seats: ClassVar[range] = range(2, 5)

    def __post_init__(self) -> None:
        for part in fields(self):
            value, allowed = getattr(self, part.name), part.metadata["allowed"]
            kinds, wanted = _OPTION_TYPES[part.type]
            if type(value) not in kinds:
                raise BadInput(f"the option {part.name} cannot be {quote(value)}: give {wanted}")
            if allowed is not None and value not in allowed:
                raise BadInput(f"the option {part.name} cannot be {quote(value)}: choose {allowed[0]} to {allowed[-1]}")
        if self.players not in self.seats:
            few, many = self.seats[0], self.seats[-1]
            raise BadInput(f"{quote(self.players)} players cannot play this game: choose {few} to {many}")
        if self.first is not None and not 0 <= self.first < self.players:
            raise BadInput(f"seat {quote(self.first + 1)} cannot start: choose a seat from 1 to {self.players}")

    @classmethod
    def of(cls, values: Mapping[str, Any]) -> Self:
        """Options from plain values, such as a record holds."""
        known = {part.name for part in fields(cls)}
        for name in values:
            if name not in known:
                raise BadInput(f"unknown option {quote(name)}: this game has {', '.join(sorted(known))}")
        return cls(**values)

    def values(self) -> dict[str, Any]:
        """The options as plain values."""
        return {part.name: getattr(self, part.name) for part in fields(self)}

    def changed(self) -> dict[str, Any]:
        """The options that differ from their defaults."""
        return {field.name: value for field in fields(self) if (value := getattr(self, field.name)) != field.default}


class Rules(Protocol):
    """A game's rules.py: functions over records that run as plain Python, natively and on CUDA."""

    SETUP: np.dtype[Any]
    STATE: np.dtype[Any]
    WORDS: int

    def start(self, setup: Any, s: State, rng: Rng) -> None: ...
    def over(self, setup: Any, s: State) -> bool: ...
    def waiting(self, setup: Any, s: State) -> int: ...
    def legal(self, setup: Any, s: State, seat: int, mask: npt.NDArray[np.uint64]) -> int: ...
    def apply(self, setup: Any, s: State, seat: int, action: int, rng: Rng) -> bool: ...
    def scores(self, setup: Any, s: State, out: npt.NDArray[np.int32]) -> None: ...
    def veil(self, setup: Any, s: State, seat: int) -> None: ...
    def veil_at(self, setups: Records, states: Records, i: int, seat: int) -> None: ...
    def resample(self, setup: Any, s: State, rng: Rng) -> None: ...
    def random_game(self, setup: Any, s: State, rng: Rng, mask: npt.NDArray[np.uint64]) -> int: ...
    def legal_at(self, setups: Records, states: Records, i: int, seat: int, mask: npt.NDArray[np.uint64]) -> int: ...
    def waiting_at(self, setups: Records, states: Records, i: int) -> int: ...
    def apply_at(self, setups: Records, states: Records, i: int, seat: int, action: int, rng: Rng) -> bool: ...
    def random_games(
        self,
        setup: Any,
        s: State,
        rng: Rng,
        mask: npt.NDArray[np.uint64],
        seed_word: int,
        first: int,
        results: npt.NDArray[np.int32],
    ) -> int: ...


class Checker(Protocol):
    """A game's check.py, for games typed in from a real table. Its docstring says how to type them in."""

    def check(self, text: str, options: Any) -> dict[str, Any]:
        """A report with `valid` and `error`, None or an object with `rule` (None: it cannot be read) and `message`."""
        ...


class Game(ABC):
    """One game with its options: everything that stays fixed during play, and how people read and write it."""

    id: ClassVar[str]
    title: ClassVar[str]
    version: ClassVar[int] = 1
    """The version of the rules: a record is replayed only by the rules it was played by."""
    options_type: ClassVar[type[Options]]
    action_types: ClassVar[tuple[type[Action], ...]]
    event_types: ClassVar[tuple[type[Event], ...]]
    reason_types: ClassVar[tuple[type[Reason], ...]] = ()
    view_type: ClassVar[type[View]]
    board_type: ClassVar[type[BoardData]] = BoardData
    seat_names: ClassVar[tuple[str, ...]]
    feat_kinds: ClassVar[Mapping[str, FeatKind]] = {}
    """What statistics tell about how people play this game; a client calls each by the text `GAME-feat-NAME`."""
    awards: ClassVar[tuple[str, ...]] = ()
    """Achievements that say something about play; their texts are `GAME-award-NAME` and `GAME-award-NAME-text`."""

    rules: Rules

    longest: int | None = None
    """The most actions a game can have, over all seats; None if the rules set no limit."""

    @classmethod
    def same_rules(cls, version: int) -> None:
        """Raise OtherRules unless this is the version of the rules that is played here."""
        if version != cls.version:
            played = f"the game was played by version {quote(version)} of the rules of {cls.title}"
            here = f"this Fog City plays version {cls.version}: it can be shown as it was stored, but not replayed"
            raise OtherRules(f"{played}, and {here}")

    def __init__(self, options: Options) -> None:
        self.options = options
        self.players = options.players
        self.setups = np.zeros(1, self.rules.SETUP)
        self.setup: Any = self.setups[0]

    # --- what each game provides -------------------------------------------------------------------------------

    @abstractmethod
    def action(self, s: State, seat: int, number: int) -> Action:
        """A legal action by its number; `s` is the state before it, possibly veiled."""

    @abstractmethod
    def read(self, s: State, seat: int, text: str) -> Action:
        """The legal action that a text means, or Illegal with the rule that forbids it, or BadInput."""

    @abstractmethod
    def action_text(self, type: str, **fields: Any) -> str:
        """The text of a requested action, legal or not, from the fields of its class."""

    def first(self, s: State) -> int:
        """The seat that has the first turn of a game that has just begun."""
        return self.waiting(s)[0]

    @abstractmethod
    def view(self, veiled: State, seat: int) -> Any:
        """What a seat sees, as the game's own View, made from a state that was veiled for it."""

    @abstractmethod
    def events(self, seat: int, action: Action, before: Any, after: Any) -> list[Event]:
        """The public events of a step: `action` is as others see it, and the views are a spectator's."""

    @abstractmethod
    def outcome(self, s: State) -> dict[str, Any]:
        """The scores of a game and how they came about, as plain data."""

    @abstractmethod
    def places(self, s: State) -> list[int]:
        """Each seat's place, 1 for the best; level players share a place."""

    def feats(self, s: State) -> list[dict[str, int]]:
        """What each seat did in a finished game, by the names of `feat_kinds`."""
        return [{} for _ in range(self.players)]

    def awarded(self, s: State) -> list[list[str]]:
        """What each seat has achieved in a finished game, by the names of `awards`."""
        return [[] for _ in range(self.players)]

    @abstractmethod
    def describe(self, veiled: State, seat: int, action: Action) -> str:
        """What a legal action would do, in a sentence, as far as its seat knows."""

    def reasons(self, veiled: State, seat: int, action: Action) -> list[Reason]:
        """Reasons for a legal action, the strongest first; none if the game gives no reasons."""
        return []

    def public(self, action: Action) -> Action:
        """An action as the other seats may see it."""
        return action

    def board_data(self) -> BoardData:
        """What a client needs to draw the board, as the game's own BoardData."""
        return self.board_type()

    @abstractmethod
    def text(self, veiled: State, seat: int, *, board: bool = True) -> str:
        """What a seat sees as lines of text; without the board as sentences only, for screen readers."""

    def svg(self, veiled: State, seat: int, **keywords: Any) -> str | None:
        """What a seat sees as a picture; None where the game draws none."""
        return None

    def position(self, s: State) -> str:
        """A state as a line of text, with `?` where a veiled one hides something."""
        raise BadInput(f"{self.title} has no positions as text")

    def from_position(self, text: str) -> State:
        """The state that such a text means, veiled where it has `?`; BadInput says what is wrong with it."""
        raise BadInput(f"{self.title} has no positions as text")

    # --- the same for all games --------------------------------------------------------------------------------

    def __repr__(self) -> str:
        """The game as Python makes it: `make('nim', players=3)`."""
        changed = {"players": self.players, **self.options.changed()}
        return f"make({self.id!r}, {', '.join(f'{name}={value!r}' for name, value in changed.items())})"

    def start(self, rng: Rng) -> State:
        """A new game."""
        s = np.zeros(1, self.rules.STATE)[0]
        self.rules.start(self.setup, s, rng)
        return s

    def copy(self, s: State) -> State:
        """An independent copy of a state."""
        return self.restore(s.tobytes())[0]

    def restore(self, content: bytes) -> Records:
        """An array of one state with the given content."""
        return np.frombuffer(bytearray(content), self.rules.STATE)

    def over(self, s: State) -> bool:
        """Whether the game has ended."""
        return bool(self.rules.over(self.setup, s))

    def waiting(self, s: State) -> tuple[int, ...]:
        """The seats that may act now."""
        mask = int(self.rules.waiting_at(self.setups, self.restore(s.tobytes()), 0))  # faster than by the record
        return tuple(seat for seat in range(self.players) if mask >> seat & 1)

    def mask(self, s: State, seat: int) -> npt.NDArray[np.uint64]:
        """The legal actions of a seat as bits."""
        mask = np.zeros(self.rules.WORDS, np.uint64)
        self.rules.legal(self.setup, s, seat, mask)
        return mask

    def numbers(self, s: State, seat: int) -> list[int]:
        """The legal actions of a seat as numbers."""
        out = np.zeros(64 * self.rules.WORDS, np.int32)
        numbers: list[int] = out[: list_actions(self.mask(s, seat), out)].tolist()
        return numbers

    def legal(self, s: State, seat: int) -> list[Action]:
        """The legal actions of a seat."""
        return self.actions(s, seat, self.numbers(s, seat))

    def actions(self, s: State, seat: int, numbers: Sequence[int]) -> list[Action]:
        """Legal actions by their numbers."""
        return [self.action(s, seat, number) for number in numbers]

    def scores(self, s: State) -> list[int]:
        """Each seat's result as a whole number of the rules' units."""
        out = np.zeros(self.players, np.int32)
        self.rules.scores(self.setup, s, out)
        return [int(points) for points in out]

    @property
    def unit(self) -> int:
        """How many of the rules' units make a point: 1, or 10 where points come in tenths."""
        return 1

    def written_scores(self, s: State) -> list[str]:
        """Each seat's result in points, as people write it."""
        scores = self.scores(s)
        return [str(points) if self.unit == 1 else f"{points / self.unit:.1f}" for points in scores]

    def veiled(self, s: State, seat: int) -> State:
        """A copy of a state without what a seat cannot know."""
        hidden = self.restore(s.tobytes())
        self.rules.veil_at(self.setups, hidden, 0, seat)
        return hidden[0]


def ranking(keys: Sequence[Any]) -> list[int]:
    """Each seat's place by its key, higher is better; equal keys share a place."""
    return [1 + sum(other > key for other in keys) for key in keys]


def names() -> list[str]:
    """The ids of all games: ours, and those of installed packages."""
    return list(registry.games())


@cache
def kind(name: str) -> type[Game]:
    """The class of a game by its id."""
    if name not in registry.games():
        raise BadInput(f"there is no game {quote(name)}: choose {' or '.join(names())}")
    game: type[Game] = registry.games()[name].load()
    return game


def part(name: str, file: str) -> Any:
    """A file of a game's folder that not every game has, such as `check` or `insight`; None where there is none."""
    package = importlib.import_module(registry.games()[name].module)
    module = f"{package.__name__}.{file}"
    if not hasattr(package, "__path__") or importlib.util.find_spec(module) is None:
        return None
    return importlib.import_module(module)


def make(name: str, /, **options: Any) -> Game:
    """A game by its id, with its options: `make("nim", players=3)`."""
    game = kind(name)
    return game(game.options_type.of(options))
