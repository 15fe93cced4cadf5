"""What a table of Nim agrees on, what one can do, what one sees, and what everybody can see happen."""

from dataclasses import dataclass
from typing import ClassVar, Literal

from fogcity import games
from fogcity.games import Action, Event, Options, Value, option


@dataclass(frozen=True, kw_only=True)
class NimOptions(Options):
    """What a table of Nim agrees on."""

    heap: int = option(15, "Stones in the heap.", allowed=range(5, 31))
    seats: ClassVar[range] = range(2, 5)


@dataclass(frozen=True, slots=True, kw_only=True)
class Take(Action):
    """Take stones by hand."""

    type: Literal["take"] = "take"
    count: int


@dataclass(frozen=True, slots=True, kw_only=True)
class Roll(Action):
    """Let chance say how many stones one takes."""

    type: Literal["roll"] = "roll"


@dataclass(frozen=True, slots=True, kw_only=True)
class Taken(Event):
    """Stones were taken."""

    type: Literal["taken"] = "taken"
    seat: int
    count: int
    rolled: bool


@dataclass(frozen=True, slots=True)
class Player(Value):
    """What one sees of a seat."""

    stones: int
    card: int | None
    """The secret card, None if one may not see it."""
    points: int | None
    """The points, once the game is over."""


@dataclass(frozen=True, slots=True, kw_only=True)
class View(games.View):
    """What somebody sees of a game."""

    heap: int
    turn: int | None
    """The seat whose turn it is, None when the game is over."""
    players: tuple[Player, ...]
