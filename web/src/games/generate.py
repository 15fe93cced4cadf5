"""Write the data that the client's games keep beside their code: the board that comes with tickets, and test fixtures.

Run it after a change of the rules, the boards or the drawings: `python web/src/games/generate.py`.
"""

import json
import random
from dataclasses import asdict
from pathlib import Path
from typing import Any

from fogcity.games.cablecar import CableCar
from fogcity.games.tickets.board_file import builtin
from fogcity.games.tickets.layout import label_boxes, label_lines, route_shapes
from fogcity.table import Table

HERE = Path(__file__).parent
SECRET = bytes(32)


def tickets_board() -> dict[str, Any]:
    """The board as `GET /api/tables/{id}/board` gives it."""
    return {name: value for name, value in asdict(builtin("san_francisco")).items() if not name.endswith("_index")}


def tickets_shapes() -> dict[str, Any]:
    """Where the Python drawing puts slots and names, for the client to be compared with."""
    board = builtin("san_francisco")
    names = {
        place: {
            "left": box.left,
            "top": box.top,
            "lines": label_lines(board.locations[board.location_index[place]].name),
        }
        for place, box in label_boxes(board).items()
    }
    return {"tracks": route_shapes(board), "names": names}


def cablecar_effects() -> dict[str, Any]:
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


def files() -> dict[Path, str]:
    """Everything that is generated, by its place."""
    values = {
        "tickets/board.generated.json": tickets_board(),
        "tickets/shapes.fixture.json": tickets_shapes(),
        "cablecar/effects.fixture.json": cablecar_effects(),
    }
    return {
        HERE / path: json.dumps(value, separators=(",", ":"), ensure_ascii=False) + "\n"
        for path, value in values.items()
    }


if __name__ == "__main__":
    for path, text in files().items():
        path.write_text(text, encoding="utf-8")
