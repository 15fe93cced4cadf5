"""What a game's features.py provides for learners, and how the numbers of an observation are laid out.

An observation is a row of bytes, made of named fields one after the other. A field holds codes (its values stand for
things and have no order) or numbers. `expand` turns observations into what a network takes: codes become one-hot,
numbers are scaled to about 0..1.
"""

import importlib
import math
from collections.abc import Mapping, Sequence
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
        self._on: dict[str, tuple[Any, Any, Any, Any]] = {}

    def part(self, observation: Any, name: str) -> Any:
        """A field of an observation, or of a batch of them, in its own shape."""
        field = next(field for field in self.fields if field.name == name)
        start = self.at[name]
        return observation[..., start : start + field.size].reshape(*observation.shape[:-1], *field.shape)

    def expand(self, observations: Any) -> Any:
        """Observations for a network: a column for every code but 0 of a code field, numbers scaled to about 0..1.

        Takes arrays of NumPy, PyTorch or JAX and answers in kind, on the same device.
        """
        xp, sources, kinds, scales = self._tables(observations)
        values = observations[..., sources]
        return xp.where(kinds < 0, values * scales, xp.asarray(values == kinds, dtype=xp.float32))

    def _tables(self, like: Any) -> tuple[Any, Any, Any, Any]:
        """The library that an array belongs to, and the tables of the columns on the array's device."""
        name = type(like).__module__.partition(".")[0]
        if name == "torch":
            import torch

            key = f"torch {like.device}"
            if key not in self._on:
                sources, kinds, scales = (
                    torch.as_tensor(table, device=like.device) for table in (self.sources, self.codes, self.scales)
                )
                self._on[key] = (torch, sources, kinds, scales)
        elif name in ("jax", "jaxlib"):
            key = "jax"  # which moves arrays to where they are used
            library: Any = importlib.import_module("jax.numpy")
            self._on.setdefault(key, (library, self.sources, self.codes, self.scales))
        else:
            key = "numpy"
            self._on.setdefault(key, (np, self.sources, self.codes, self.scales))
        return self._on[key]

    def within(self, limits: Mapping[int, int]) -> npt.NDArray[np.bool_]:
        """Which columns can ever be used where axes of a size (a key) hold only so many things (its value)."""
        parts = []
        for field in self.fields:
            used = np.ones(field.shape, bool)
            for axis, size in enumerate(field.shape):
                if size in limits:
                    used[(slice(None),) * axis + (slice(limits[size], None),)] = False
            parts.append(used.ravel())
        columns: npt.NDArray[np.bool_] = np.concatenate(parts)[self.sources]
        return columns


@rule
def clockwise(seat: int, other: int, players: int) -> int:
    """The clockwise distance from one seat to another."""
    return other - seat if other >= seat else other - seat + players


class Features(Protocol):
    """A game's features.py: the first version of observations."""

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


class Features2(Protocol):
    """A game's features2.py: the second version, and what each action is about.

    `room` is for what is worked out once for both: all parts of it are cleared, then all are prepared, then read.
    """

    OBSERVATION_VERSION: int
    LAYOUT: Layout
    SIZE: int
    ACTION_LAYOUT: Layout
    ACTION_SIZE: int
    ROOM: int

    def clear_part(self, part: int, parts: int, room: npt.NDArray[np.int16]) -> None: ...
    def prepare_part(
        self, setup: Any, s: State, seat: int, part: int, parts: int, room: npt.NDArray[np.int16]
    ) -> None: ...
    def observe_part(
        self,
        setup: Any,
        s: State,
        seat: int,
        part: int,
        parts: int,
        room: npt.NDArray[np.int16],
        out: npt.NDArray[np.uint8],
    ) -> None: ...
    def describe(
        self,
        setup: Any,
        s: State,
        seat: int,
        action: int,
        room: npt.NDArray[np.int16],
        out: npt.NDArray[np.uint8],
    ) -> None: ...
