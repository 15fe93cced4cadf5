"""What a game's features.py provides for learners, and how the numbers of an observation are laid out.

An observation is a row of bytes, made of named fields one after the other. A field holds codes (its values stand for
things and have no order) or numbers. `expand` turns observations into what a network takes: codes become one-hot,
numbers are scaled to about 0..1.
"""

import math
from collections.abc import Sequence
from typing import Any, NamedTuple, Protocol

import numpy as np
import numpy.typing as npt

from fogcity.games import State
from fogcity.kernel import rule


class Field(NamedTuple):
    """A part of an observation: `codes` is how many codes there are, 0 for numbers, which are scaled by `highest`."""

    name: str
    shape: tuple[int, ...]
    codes: int
    highest: int
    meaning: str

    @property
    def size(self) -> int:
        """How many bytes the field takes."""
        return math.prod(self.shape)


def codes(name: str, shape: tuple[int, ...], count: int, meaning: str) -> Field:
    """A field of codes from 0 to count - 1."""
    return Field(name, shape, count, count - 1, meaning)


def numbers(name: str, shape: tuple[int, ...], highest: int, meaning: str) -> Field:
    """A field of numbers from 0 to about `highest`."""
    return Field(name, shape, 0, highest, meaning)


class Layout:
    """The fields of an observation with their places in it."""

    def __init__(self, fields: Sequence[Field]) -> None:
        self.fields = tuple(fields)
        self.at: dict[str, int] = {}
        """The first byte of each field."""
        self.size = 0
        for field in self.fields:
            self.at[field.name] = self.size
            self.size += field.size
        columns = [
            (self.at[field.name] + i, code, 1.0 if field.codes else 1.0 / field.highest)
            for field in self.fields
            for i in range(field.size)
            for code in (range(1, field.codes) if field.codes else (-1,))
        ]
        self.sources = np.array([column[0] for column in columns], np.int64)
        self.codes = np.array([column[1] for column in columns], np.int16)
        self.scales = np.array([column[2] for column in columns], np.float32)

    def part(self, observation: Any, name: str) -> Any:
        """A field of an observation, or of a batch of them, in its own shape."""
        field = next(field for field in self.fields if field.name == name)
        start = self.at[name]
        return observation[..., start : start + field.size].reshape(*observation.shape[:-1], *field.shape)

    def expand(self, observations: npt.NDArray[np.uint8]) -> npt.NDArray[np.float32]:
        """Observations for a network: a column for every code but 0 of a code field, numbers scaled to about 0..1."""
        values = observations[..., self.sources]
        one_hot = (values == self.codes).astype(np.float32)
        return np.where(self.codes < 0, values * self.scales, one_hot)


@rule
def clockwise(seat: int, other: int, players: int) -> int:
    """How many seats one has to go on clockwise from a seat to another."""
    return other - seat if other >= seat else other - seat + players


class Features(Protocol):
    """A game's features.py."""

    OBSERVATION_VERSION: int
    LAYOUT: Layout
    SIZE: int

    def observe(self, setup: Any, s: State, seat: int, out: npt.NDArray[np.uint8]) -> None: ...
    def observe_part(
        self, setup: Any, s: State, seat: int, part: int, parts: int, out: npt.NDArray[np.uint8]
    ) -> None: ...
    def possible(self, setup: Any, mask: npt.NDArray[np.uint64]) -> None: ...
    def standing(self, setup: Any, s: State, out: npt.NDArray[np.int32]) -> None: ...
    def score_unit(self, setup: Any) -> int: ...
