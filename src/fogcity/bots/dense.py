"""Small networks inside `@rule` functions: no BLAS, float32 throughout, and the same numbers wherever they run.

Sums are taken in a fixed order, eight side by side, so that compilers can use vectors without changing a result.
Matrices are stored with a row for each input, so that inputs of zero cost nothing.
"""

import json
import os
from functools import cache
from importlib import resources
from pathlib import Path
from typing import Any, Final

import numpy as np
import numpy.typing as npt

from fogcity.games import BadInput
from fogcity.kernel import Rng, below, exp, rule, tanh

LANES: Final = 8
ZERO: Final = np.float32(0)
ONE_F: Final = np.float32(1)
TINY: Final = np.float32(1e-5)
FINE: Final = 1 << 24
"""How finely chances are drawn."""
WEIGHTS: Final = "FOGCITY_WEIGHTS"
"""The variable of the environment that names a folder with other networks than the packaged ones."""

Floats = npt.NDArray[np.float32]


def _file(game: str) -> Any:
    """The packaged network of a game, or one from the folder in WEIGHTS."""
    folder = os.environ.get(WEIGHTS)
    return Path(folder) / f"{game}.npz" if folder else resources.files(__package__) / game / "weights.npz"


def available(game: str) -> bool:
    """Whether there is a network of a game."""
    return bool(_file(game).is_file())


@cache
def load(game: str) -> dict[str, npt.NDArray[Any]]:
    """The arrays of a game's network in single precision."""
    file = _file(game)
    if not file.is_file():
        raise BadInput(f"there is no network of {game}: train one with `fogcity learn {game}`, or name its folder")
    with file.open("rb") as content, np.load(content) as arrays:
        loaded = {name: arrays[name] for name in arrays.files}
    return {name: array.astype(np.float32) if name != "card" else array for name, array in loaded.items()}


def card(game: str) -> dict[str, Any]:
    """What is known of a game's network: its data, command, time and license."""
    told: dict[str, Any] = json.loads(load(game)["card"].tobytes())
    return told


def stacked(w: dict[str, npt.NDArray[Any]], name: str, count: int, *, as_rows: bool = False) -> Floats:
    """The arrays `name` with 0, 1, ... in it, stacked."""
    parts = [w[name.format(i)] for i in range(count)]
    return np.ascontiguousarray(np.stack([rows(part) if as_rows else part for part in parts]), np.float32)


def rows(matrix: npt.NDArray[Any]) -> Floats:
    """A matrix with a row for each input."""
    return np.ascontiguousarray(matrix.T.astype(np.float32))


@rule
def add_row(weight: Any, row: Floats, out: Floats) -> None:
    """Add a row times a weight."""
    for j in range(len(out)):
        out[j] += weight * row[j]


@rule
def apply_rows(x: Floats, matrix: Floats, hits: Any, out: Floats) -> None:
    """Add a matrix times a vector, four inputs at a time, without those of zero; `hits` is room for the others."""
    count = 0
    for i in range(len(x)):
        hits[count] = i
        count += int(x[i] != ZERO)  # without a branch: which inputs are zero cannot be foreseen
    i = 0
    while i + 4 <= count:
        a, b, c, d = hits[i], hits[i + 1], hits[i + 2], hits[i + 3]
        xa, xb, xc, xd = x[a], x[b], x[c], x[d]
        ra, rb, rc, rd = matrix[a], matrix[b], matrix[c], matrix[d]
        for j in range(len(out)):
            out[j] += (xa * ra[j] + xb * rb[j]) + (xc * rc[j] + xd * rd[j])
        i += 4
    while i < count:
        add_row(x[hits[i]], matrix[hits[i]], out)
        i += 1


@rule
def dot(a: Floats, b: Floats, lanes: Floats) -> Any:
    """The product of two vectors whose length is a multiple of LANES."""
    for k in range(LANES):
        lanes[k] = ZERO
    for j in range(0, len(a), LANES):
        for k in range(LANES):
            lanes[k] += a[j + k] * b[j + k]
    return ((lanes[0] + lanes[4]) + (lanes[1] + lanes[5])) + ((lanes[2] + lanes[6]) + (lanes[3] + lanes[7]))


@rule
def rectify(x: Floats) -> None:
    """Replace negative numbers by zero."""
    for j in range(len(x)):
        x[j] = max(x[j], ZERO)


@rule
def normalize(x: Floats, scale: Floats, shift: Floats, lanes: Floats, out: Floats) -> None:
    """A layer's normalization: mean 0 and variance 1, then scaled and shifted."""
    n = len(x)
    for k in range(LANES):
        lanes[k] = ZERO
    for j in range(0, n, LANES):
        for k in range(LANES):
            lanes[k] += x[j + k]
    total = ((lanes[0] + lanes[4]) + (lanes[1] + lanes[5])) + ((lanes[2] + lanes[6]) + (lanes[3] + lanes[7]))
    mean = total / np.float32(n)
    for j in range(n):
        out[j] = x[j] - mean
    spread = dot(out, out, lanes) / np.float32(n)
    factor = ONE_F / np.sqrt(spread + TINY)
    for j in range(n):
        out[j] = out[j] * factor * scale[j] + shift[j]


@rule
def softmax(x: Any, count: int) -> None:
    """Turn the first numbers of a vector into chances that add up to 1."""
    top = x[0]
    for i in range(1, count):
        top = max(top, x[i])
    total = 0.0
    for i in range(count):
        x[i] = exp(x[i] - top)
        total += x[i]
    for i in range(count):
        x[i] /= total


@rule
def draw(chances: Any, count: int, rng: Rng) -> int:
    """One of the first places of a vector of chances that add up to 1."""
    x = below(rng, FINE) / float(FINE)
    for i in range(count):
        x -= chances[i]
        if x < 0.0:
            return i
    return count - 1


@rule
def judge(x: Floats, weights: Floats, bias: Floats, lanes: Floats, players: int, out: Any) -> None:
    """Write the chances of the seats to win, from the one that looks on, and in the last place its margin."""
    for place in range(players):
        out[place] = float(dot(x, weights[place], lanes) + bias[place])
    softmax(out, players)
    last = len(out) - 1
    out[last] = tanh(float(dot(x, weights[last], lanes) + bias[last]))
