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


def content(game: str) -> str:
    """What the file of a game's positions should hold."""
    made = {
        "cablecar": lambda: {"steps": cablecar.steps(), "rules": cablecar.rules_page()},
        "tickets": lambda: {"steps": tickets.steps()},
    }
    return json.dumps(made[game](), separators=(",", ":"), ensure_ascii=False) + "\n"


if __name__ == "__main__":
    for name in ("cablecar", "tickets"):
        (HERE / f"{name}.generated.json").write_text(content(name), encoding="utf-8")
