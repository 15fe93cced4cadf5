"""What the client's Cable Car keeps beside its code: a fixture for its tests."""

import random
from typing import Any

from fogcity.games import plain
from fogcity.games.cablecar import CableCar
from fogcity.games.cablecar.actions import Place
from fogcity.table import Table

SECRET = bytes(32)


def effects() -> dict[str, Any]:
    """A position in mid-game with free rotation, and what every legal placement would do there."""
    game = CableCar(CableCar.options_type(players=3, first=0, rotate=True))
    table, chance = Table(game, secret=SECRET), random.Random(7)
    while len(table.view(0).tiles) < 31 or 0 not in table.waiting:
        seat = table.waiting[0]
        table.play(seat, chance.choice(table.numbers(seat)))
    placements = [action for action in table.legal(0) if isinstance(action, Place)]
    explained = [game.explain(table.state, f"{one.tile}/{one.turn}", one.square) for one in placements]
    pairs = zip(placements, explained, strict=True)
    return {
        "view": plain(table.view(0)),
        "placements": [{"action": plain(action), "effects": plain(found)} for action, found in pairs],
    }


def files() -> dict[str, Any]:
    """The files by their names."""
    return {"effects.fixture.json": effects()}
