"""What the client's Cable Car keeps beside its code: a fixture for its tests."""

import random
from typing import Any

from fogcity.games.cablecar import CableCar
from fogcity.table import Table

SECRET = bytes(32)


def effects() -> dict[str, Any]:
    """A position in mid-game with free rotation, and what every legal placement would do there."""
    game = CableCar(CableCar.options_type(players=3, first=0, rotate=True))
    table, chance = Table(game, secret=SECRET), random.Random(7)
    while len(table.view(0).tiles) < 31 or 0 not in table.waiting:
        seat = table.waiting[0]
        table.play(seat, chance.choice(table.legal(seat)))
    view, legal = table.view(0), [action for action in table.legal(0) if "@" in action]
    lines = [{**line._asdict(), "path": line.path} for line in view.lines]
    effects = {}
    for action in legal:
        tile, _, place = action.partition("@")
        square, _, degrees = place.partition("/")
        turned = f"{tile}/{degrees}" if degrees else tile
        effects[action] = [effect._asdict() for effect in game.explain(table.state, turned, square)]
    return {"tiles": view.tiles, "lines": lines, "effects": effects}


def files() -> dict[str, Any]:
    """The files by their names."""
    return {"effects.fixture.json": effects()}
