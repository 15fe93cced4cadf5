"""Puzzles as a file that the client reads: games by their numbers and actions, and the puzzles in them."""

import json
from collections.abc import Mapping, Sequence
from pathlib import Path
from typing import Any, Final

from fogcity import games
from fogcity.bots import chances
from fogcity.foreign import ENCODING
from fogcity.games import BadInput
from fogcity.puzzles.find import Puzzle, Source

FORMAT: Final = "fogcity-puzzles"
VERSION: Final = 1


def dumps(game_id: str, seed: int, tried: int, sources: Sequence[Source], counted: Mapping[str, int]) -> str:
    """The text of a file: one line a game, and of each puzzle step, best action, gap, theme and rating.

    `counted` says how many puzzles of each theme were played out, so that a run can go on where it ended.
    """
    head: dict[str, Any] = {
        "format": FORMAT,
        "version": VERSION,
        "game": game_id,
        "rules": games.kind(game_id).version,
        "value": chances.version(game_id),
        "seed": seed,
        "tried": tried,
        "counted": dict(sorted(counted.items())),
    }
    rows = [
        [source.number, source.log[: source.puzzles[-1].step], [list(vars(each).values()) for each in source.puzzles]]
        for source in sources
        if source.puzzles
    ]
    lines = ",\n".join("  " + json.dumps(row, separators=(",", ":")) for row in rows)
    return f'{json.dumps(head)[:-1]}, "games": [\n{lines}\n]}}\n'


def loads(text: str) -> tuple[dict[str, Any], list[Source]]:
    """What a file says about itself, and its games."""
    document = json.loads(text)
    if not isinstance(document, dict) or document.get("format") != FORMAT or document.get("version") != VERSION:
        raise BadInput("this version of Fog City cannot read the file of puzzles")
    rows = document.pop("games")
    return document, [
        Source(number, tuple(log), tuple(Puzzle(*puzzle) for puzzle in puzzles)) for number, log, puzzles in rows
    ]


def read(path: Path) -> tuple[dict[str, Any], list[Source]]:
    """The same from a file; BadInput says what is wrong with it."""
    try:
        return loads(path.read_text(encoding=ENCODING))
    except OSError as error:
        raise BadInput(f"cannot read {path}: {error.strerror or error}") from None
    except (ValueError, KeyError, TypeError):
        raise BadInput(f"{path} is not a file of puzzles") from None
