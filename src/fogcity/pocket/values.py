"""Arguments of functions as bytes, with a description that other languages can read.

A description is `["record", bytes]`, `["float32", [rows, columns]]` for an array, `["record", bytes, [count]]` for an
array of records, `["int64"]` for a number, and `["tuple", [...]]`, in which `["view", 2, "uint64", [8]]` means the
bytes of part 2 as other numbers. Single-precision arrays that half precision holds exactly are stored as `float16`.
"""

from typing import Any

import numpy as np
import numpy.typing as npt

Description = list[Any]


def write(value: Any) -> tuple[Description, bytes]:
    """The description and the content of a value."""
    if isinstance(value, tuple):
        parts = [_view(part, value) or write(part) for part in value]
        return ["tuple", [description for description, _ in parts]], b"".join(content for _, content in parts)
    array = np.asarray(value)
    if array.dtype.names is not None:
        shape = [] if isinstance(value, np.void) else [list(array.shape)]
        return ["record", array.dtype.itemsize, *shape], array.tobytes()
    if not isinstance(value, np.ndarray):
        number = array.astype(np.float64) if array.dtype.kind == "f" else array.astype(np.int64)
        return [str(number.dtype)], number.tobytes()
    kept = _halved(array)
    return [str(array.dtype), list(array.shape), str(kept.dtype)], kept.tobytes()


def _view(part: Any, parts: tuple[Any, ...]) -> tuple[Description, bytes] | None:
    """A part that is another look at an earlier one, without content of its own; None for any other."""
    if not isinstance(part, np.ndarray) or part.base is None:
        return None
    for i, other in enumerate(parts):
        if other is part.base:
            if part.nbytes != other.nbytes:
                raise ValueError("a view of an array must be of all its bytes")
            return ["view", i, str(part.dtype), list(part.shape)], b""
    return None


def _halved(array: npt.NDArray[Any]) -> npt.NDArray[Any]:
    if array.dtype != np.float32:
        return array
    with np.errstate(over="ignore"):
        half = array.astype(np.float16)
    return half if np.array_equal(half.astype(np.float32), array) else array
