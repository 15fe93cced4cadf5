"""The positions of the tutorials are those that the rules give now."""

import runpy
from pathlib import Path

SCRIPT = Path(__file__).parents[1] / "web" / "src" / "learn" / "make_positions.py"


def test_positions_are_up_to_date() -> None:
    for path, text in runpy.run_path(str(SCRIPT))["files"]().items():
        assert path.read_text(encoding="utf-8") == text, "run python web/src/learn/make_positions.py"
