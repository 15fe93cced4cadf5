"""What a page must know to call a game's module: its doors, and the set-ups of all options."""

import base64
import itertools
from collections.abc import Iterator, Sequence
from dataclasses import fields
from typing import Any

from fogcity import games
from fogcity.games import BadInput, Game, Options
from fogcity.kernel import wasm
from fogcity.pocket.doors import features_doors, rules_doors, sizes


def choices(options: type[Options], part: Any) -> list[Any]:
    """All values a page can choose for an option, without texts of files."""
    if part.name == "players":
        return list(options.seats)
    if part.name == "first":
        return [None, *range(options.seats[-1])]
    if part.metadata["choices"]:
        return list(part.metadata["choices"])
    if part.metadata["allowed"]:
        return list(part.metadata["allowed"])
    return [False, True]


def every_game(game_id: str) -> Iterator[Game | None]:
    """The game with each combination of options, the last option fastest; None where they do not go together."""
    options = games.kind(game_id).options_type
    parts = fields(options)
    for combination in itertools.product(*(choices(options, part) for part in parts)):
        try:
            yield games.make(game_id, **{part.name: value for part, value in zip(parts, combination, strict=True)})
        except BadInput:
            yield None


class Book:
    """The module of a game with its book."""

    def __init__(self, game_id: str) -> None:
        kind, game, every = games.kind(game_id), games.make(game_id), list(every_game(game_id))
        doors = [*rules_doors(game), *features_doors(game)]
        self.module = wasm.build(doors)
        self.text = {
            "id": game_id,
            "version": kind.version,
            "sizes": sizes(game),
            "doors": [wasm.describe(door) for door in doors],
            "options": [
                [part.name, choices(kind.options_type, part), part.default] for part in fields(kind.options_type)
            ],
            "setups": _setups(every),
        }


def _setups(every: Sequence[Game | None]) -> dict[str, Any]:
    """For every combination of options the number of its set-up, -1 for none, and all set-ups one after the other."""
    contents: dict[bytes, int] = {}
    rows = [-1 if game is None else contents.setdefault(game.setups.tobytes(), len(contents)) for game in every]
    return {"rows": rows, "content": base64.b64encode(b"".join(contents)).decode()}
