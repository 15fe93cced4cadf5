"""What many games show about a game, as plain data: a game's insight.py makes it, and reports draw it.

`Insight` is what such a file provides. It reads finished games one by one, so there can be any number of them, and
describes tables and pictures by the values below. Reports decide how these look.
"""

from collections.abc import Iterable, Iterator, Mapping, Sequence
from dataclasses import dataclass
from typing import Any, NamedTuple, Protocol

from fogcity.games import Action, State


class Move(NamedTuple):
    """An action of a finished game and the full state before it."""

    seat: int
    action: Action
    before: State


@dataclass(frozen=True, slots=True)
class Played:
    """A finished game. Tuples have an entry for each seat."""

    names: tuple[str, ...]
    """Who sat there."""
    wins: tuple[float, ...]
    """1 for the winner, or a part for each of those who share the first place."""
    first: int
    """The seat that had the first turn."""
    moves: Sequence[Move]
    end: State


class Insight(Protocol):
    """A game's insight.py. The game is one with the options that all games were played with."""

    def parts(self, game: Any, s: State) -> list[dict[str, float]]:
        """What the points of each seat are made of at the end of a game."""
        ...

    def sections(self, game: Any, games: Iterable[Played], bots: Sequence[str]) -> Iterator["Section"]:
        """What the games show; the bots that played them are given best first."""
        ...


# --- figures --------------------------------------------------------------------------------------------------------
# A `form` is a format as Python's `format` takes it, such as ".0%".


@dataclass(frozen=True, slots=True)
class Column:
    """A column of a table: a value for each row, or None."""

    name: str
    form: str
    values: Sequence[float | None]
    fixed: bool = False
    """Whether the values are facts of the game, which do not depend on how it was played."""


@dataclass(frozen=True, slots=True)
class Table:
    """Figures by rows."""

    text: str
    """What the columns mean."""
    label: str
    """What a row stands for."""
    rows: Sequence[str]
    columns: Sequence[Column]


@dataclass(frozen=True, slots=True)
class Grid:
    """Values on the squares of a board, given by column and row; high ones are red, or low ones."""

    columns: Sequence[str]
    rows: Sequence[str]
    values: Mapping[tuple[str, str], float]
    form: str
    low_is_red: bool = False


@dataclass(frozen=True, slots=True)
class Axis:
    """A scale of values and what they mean."""

    title: str
    form: str


@dataclass(frozen=True, slots=True)
class Bars:
    """A bar for each name, and with a second scale a mark for each, too."""

    label: str
    """What a name stands for."""
    names: Sequence[str]
    axis: Axis
    values: Sequence[float]
    notes: Sequence[str] = ()
    """What is written on the bars."""
    marks_axis: Axis | None = None
    marks: Sequence[float] = ()


class Point(NamedTuple):
    """A point of a cloud: where it is, how large and how red, and what is said about it."""

    name: str
    x: float
    y: float
    size: float
    heat: float
    note: str


@dataclass(frozen=True, slots=True)
class Cloud:
    """Points on two scales, colored by a third."""

    x: Axis
    y: Axis
    heat: Axis
    points: Sequence[Point]


class Place(NamedTuple):
    """A place of a map; y grows downward."""

    name: str
    x: float
    y: float


class Link(NamedTuple):
    """A connection between two places of a map: which of several parallel ones, how thick, how red, what is said."""

    name: str
    a: int
    b: int
    nth: int
    parallel: int
    width: float
    """0 for one that was never used."""
    heat: float
    note: str


@dataclass(frozen=True, slots=True)
class Map:
    """Places and the connections between them."""

    places: Sequence[Place]
    links: Sequence[Link]


Figure = Table | Grid | Bars | Cloud | Map


@dataclass(frozen=True, slots=True)
class Section:
    """A part of a report."""

    title: str
    text: str
    figures: Sequence[Figure]
