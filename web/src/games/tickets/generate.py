"""What the client's tickets keeps beside its code: its board, a number of its rules, and a fixture for its tests."""

from dataclasses import asdict
from typing import Any

from fogcity.games.tickets.board_file import builtin
from fogcity.games.tickets.layout import label_boxes, label_lines, route_shapes
from fogcity.games.tickets.state import FEW_CARS


def board() -> dict[str, Any]:
    """The board as `GET /api/tables/{id}/board` gives it."""
    return asdict(builtin("san_francisco").data())


def shapes() -> dict[str, Any]:
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


def files() -> dict[str, Any]:
    """The files by their names."""
    return {
        "board.generated.json": board(),
        "numbers.generated.json": {"few_cars": FEW_CARS},
        "shapes.fixture.json": shapes(),
    }
