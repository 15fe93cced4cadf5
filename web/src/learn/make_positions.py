"""Write the positions of the tutorials and of the rules' figures: `python web/src/learn/make_positions.py`.

Run it after a change of the rules, of views or of the lessons.
"""

import json
import sys
from pathlib import Path

HERE = Path(__file__).resolve().parent
# The lessons, and what tests put positions together with.
sys.path[:0] = [str(HERE), str(HERE.parents[2] / "tests")]

from lessons import cablecar, tickets  # noqa: E402

GAMES = HERE.parent / "games"


def files() -> dict[Path, str]:
    """What the files of the games' positions should hold."""
    made = {
        "cablecar/lessons.generated.json": {"steps": cablecar.steps()},
        "cablecar/figures.generated.json": cablecar.rules_page(),
        "tickets/lessons.generated.json": {"steps": tickets.steps()},
    }
    return {
        GAMES / path: json.dumps(value, separators=(",", ":"), ensure_ascii=False) + "\n"
        for path, value in made.items()
    }


if __name__ == "__main__":
    for path, text in files().items():
        path.write_text(text, encoding="utf-8")
