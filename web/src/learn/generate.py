"""Write the tutorials and the figures of the rules pages: `python web/src/learn/generate.py`.

Run it after a change of the rules, of views, of the lessons or of their texts: it fails where a text does not say what
the rules say. A game's lessons.py has `steps`, what the texts of its `rules_page` may tell, the names of its `places`,
and `figures` if its rules page shows positions.
"""

import json
import runpy
import sys
from pathlib import Path
from typing import Any

HERE = Path(__file__).resolve().parent
sys.path.insert(0, str(HERE))  # for lessons, which are made of parts and claims

import claims  # noqa: E402

from fogcity.games import plain  # noqa: E402


def files() -> dict[Path, str]:
    """What is generated, by its place; FalseClaim says which texts are wrong."""
    made = {}
    for script in sorted(HERE.parent.glob("games/*/lessons.py")):
        game, lessons = script.parent.name, runpy.run_path(str(script))
        steps = lessons["steps"]()
        says = {f"learn-{game}-{step.id}-{end}": told for step in steps for end, told in step.says.items()}
        says |= {f"rules-{game}-{end}": told for end, told in lessons["rules_page"]().items()}
        claims.prove(game, says, lessons["places"]())
        tutorial = {"steps": [{"id": step.id, "part": step.part} for step in steps]}
        made[script.parent / "lessons.generated.json"] = _json(tutorial)
        if "figures" in lessons:
            made[script.parent / "figures.generated.json"] = _json(lessons["figures"]())
    return made


def _json(value: Any) -> str:
    return json.dumps(plain(value), separators=(",", ":"), ensure_ascii=False) + "\n"


if __name__ == "__main__":
    try:
        written = files()
    except claims.FalseClaim as problem:
        sys.exit(str(problem))
    for path, text in written.items():
        path.write_text(text, encoding="utf-8")
