"""Generated data for the browser client is up to date: its generator would write the same now."""

import runpy
from pathlib import Path

GENERATOR = Path(__file__).parents[1] / "web" / "src" / "games" / "generate.py"


def test_the_data_of_the_games_is_up_to_date() -> None:
    for path, text in runpy.run_path(str(GENERATOR))["files"]().items():
        assert path.read_text(encoding="utf-8") == text, f"run: python {GENERATOR}"
