"""A Cable Car game typed in from a real table: placements only, no hands and no draws.

Placements such as aacb@c1 (a tile, @, a square; /90, /180 or /270 after it for a turned tile) are separated by white
space, in the order in which they were made.
"""

import re
from typing import Any

import numpy as np

from fogcity.foreign import quote, shorten
from fogcity.games import BadInput, Illegal
from fogcity.games.cablecar import CableCar, CableCarOptions, line_json, notation, rules
from fogcity.games.cablecar.board import COLORS
from fogcity.games.cablecar.view import traces

PLACEMENT = re.compile(r"(?P<tile>[^@/\s]+)@(?P<square>[^@/\s]+?)(?:/(?P<turn>\d{1,4}))?")


def check(text: str, options: CableCarOptions) -> dict[str, Any]:
    """Judge placements such as `aacb@c1`, separated by white space; the first illegal one ends it.

    An error with no rule means that a word could not be read as a placement.
    """
    return judge(CableCar(options).setup, text)


def judge(setup: Any, text: str) -> dict[str, Any]:
    """The same for a set-up; browsers have this function, too."""
    s: Any = np.zeros(1, rules.STATE)[0]
    rules.clear(s)
    error = None
    for index, word in enumerate(text.split()):
        try:
            kind, turn, square = _read(setup, s, word)
        except (Illegal, BadInput) as problem:
            rule, message = (problem.rule, problem.message) if isinstance(problem, Illegal) else (None, str(problem))
            error = {"index": index, "placement": shorten(word), "rule": rule, "message": message}
            break
        rules.take_kind(s, kind)
        rules.place(setup, s, kind, turn, square)
    colors = COLORS if setup.companies else COLORS[: int(setup.players)]
    return {
        "valid": error is None,
        "placed": int(s.placed),
        "scores": {color: int(s.score[i]) for i, color in enumerate(colors)},
        "lines": [line_json(line) for line in traces(setup, s) if line.complete and line.color],
        "error": error,
    }


def _read(setup: Any, s: Any, word: str) -> tuple[int, int, int]:
    """Kind, turn and square of a placement that the rules allow."""
    found = PLACEMENT.fullmatch(word.lower())
    if found is None:
        raise BadInput(f"{quote(word)} is not a placement: write tile@square such as aacb@c1, turned aacb@c1/90")
    kind, turn = notation.parse_tile(found["tile"], found["turn"])
    if notation.copies_left(s, kind) == 0:
        raise Illegal("CC-7", "All copies of this tile are on the board already.")
    if refused := notation.turn_refusal(setup, turn):
        raise refused
    square = notation.parse_square(found["square"])
    if refused := notation.refusal(setup, s, kind, turn, square):
        raise refused
    return kind, turn, square
