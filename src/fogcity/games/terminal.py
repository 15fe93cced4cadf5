"""How a game is shown in a terminal: its terminal.py draws on cells, and the screen does the rest.

Everything a seat can do is a `Choice` at a spot: a square of the board, a card, a line of a list. People move from spot
to spot by keys or mouse, pick what they hold and turn it; that is a `Pointer`. The drawing shows what it would do, and
the screen plays it. A game without a terminal.py is shown as text with a list of actions.
"""

from abc import ABC, abstractmethod
from collections.abc import Collection, Sequence
from dataclasses import dataclass
from typing import Any, NamedTuple, Protocol

from fogcity.games import Action, Event, Reason, State
from fogcity.games.cells import Line, Picture


class Say(Protocol):
    """Says a message in the language of the person at the screen."""

    def __call__(self, message: str, **arguments: Any) -> str: ...


@dataclass(frozen=True, slots=True)
class Choice:
    """A legal action, the spot where it is chosen, with which thing of the hand, and by how many quarters turned."""

    action: Action
    at: str
    item: str = ""
    turn: int = 0


class Pointer(NamedTuple):
    """What somebody points at, and what they hold."""

    at: str = ""
    item: str = ""
    turn: int = 0


class Part(NamedTuple):
    """Points of a seat that are counted up at the end, and what they are for."""

    label: str
    points: float


@dataclass(frozen=True)
class Scene:
    """What there is to draw: a position as a seat sees it."""

    game: Any
    veiled: State
    seat: int
    names: Sequence[str]
    """What the seats are called."""
    say: Say
    legal: Sequence[Action] = ()
    """What the seat may do; nothing while others act."""
    language: str = "en"
    """The language of the person at the screen."""


class Drawing(ABC):
    """One position of a game for one seat, drawn on cells."""

    carries: bool = False
    """Whether what one holds stays in the hand when one points elsewhere, even where it cannot be used."""
    keys: dict[str, str]
    """Keys that lead straight to a spot."""
    news: Collection[str] = ()
    """Spots where something happened since the seat last acted."""
    advised: Action | None = None
    """What a strong bot would do, once it was asked."""

    def __init__(self, scene: Scene) -> None:
        self.scene = scene
        self.say = scene.say
        self.keys = {}
        self.choices = self.list_choices()

    @abstractmethod
    def list_choices(self) -> list[Choice]:
        """What the seat may do, and where one chooses it."""

    @classmethod
    @abstractmethod
    def seat_colors(cls, game: Any) -> Sequence[str]:
        """The color of each seat; empty where seats have none."""

    @abstractmethod
    def expected(self) -> str:
        """What the table waits for, in a sentence; at the end, who won."""

    @abstractmethod
    def board(self, width: int, height: int, pointer: Pointer) -> Picture:
        """The board, as large as there is room for."""

    @abstractmethod
    def side(self, width: int, height: int, pointer: Pointer) -> Picture:
        """Players and what one holds, in a column of this width; lower than `height` where that is enough."""

    @abstractmethod
    def preview(self, pointer: Pointer) -> list[Line]:
        """What one points at, and what a choice there would do, in a few lines."""

    @abstractmethod
    def told(self, event: Event) -> str | None:
        """What happened, for the log; None for what need not be said."""

    @abstractmethod
    def advice(self, action: Action) -> str:
        """What a strong bot would do, in a sentence."""

    @abstractmethod
    def parts(self) -> list[list[Part]]:
        """Each seat's points at the end, in the order in which they are counted."""

    def tell(self, seat: int, action: Action, events: Sequence[Event]) -> list[str]:
        """What a step was, for the log: the public action and what everybody saw happen."""
        return [words for event in events if (words := self.told(event)) is not None]

    def meant(self, pointer: Pointer) -> str | None:
        """The text of the action that was meant where none is legal: the game says what forbids it."""
        return None

    def because(self, reason: Reason) -> str | None:
        """What speaks for an action, in a sentence."""
        return None

    def where(self, event: Event) -> str | None:
        """The spot where something happened."""
        return None

    def who(self, seat: int) -> dict[str, str]:
        """The arguments of a message about a seat: its name, and whether it is oneself."""
        return {"who": self.scene.names[seat], "you": "yes" if seat == self.scene.seat else "no"}
