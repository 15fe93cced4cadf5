"""A game of Nim typed in from a real table: how many stones were taken each time, separated by white space: `3 1 2`."""

from typing import Any

from nim.values import NimOptions


def check(text: str, options: NimOptions) -> dict[str, Any]:
    """Judge the numbers; the first that cannot be ends it."""
    heap, stones, error = options.heap, [0] * options.players, None
    for index, word in enumerate(text.split()):
        if not word.isascii() or not word.isdigit() or len(word) > 3:
            error = {"index": index, "rule": None, "message": f"{word[:40]!r} is not a number of stones"}
            break
        if not 1 <= int(word) <= min(3, heap):
            error = {"index": index, "rule": "NIM-2", "message": f"One takes 1 to {min(3, heap)} stones."}
            break
        heap -= int(word)
        stones[((options.first or 0) + index) % options.players] += int(word)
    return {"valid": error is None, "heap": heap, "stones": stones, "error": error}
