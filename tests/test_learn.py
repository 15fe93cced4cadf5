"""The positions of the tutorials are those that the rules give now."""

import importlib.util
from pathlib import Path
from types import ModuleType

import pytest

LEARN = Path(__file__).parents[1] / "web" / "src" / "learn"


@pytest.fixture(scope="module")
def made() -> ModuleType:
    """The script that makes them."""
    spec = importlib.util.spec_from_file_location("make_positions", LEARN / "make_positions.py")
    assert spec is not None
    assert spec.loader is not None
    module = importlib.util.module_from_spec(spec)
    spec.loader.exec_module(module)
    return module


@pytest.mark.parametrize("game", ["cablecar", "tickets"])
def test_positions_are_up_to_date(made: ModuleType, game: str) -> None:
    written = (LEARN / f"{game}.generated.json").read_text(encoding="utf-8")
    assert written == made.content(game), "run python web/src/learn/make_positions.py"
