"""Write the data that the client's games keep beside their code: `python web/src/games/generate.py`.

Run it after a change of the rules, the boards or the drawings. A game's own generate.py says what there is.
"""

import json
import runpy
from pathlib import Path

HERE = Path(__file__).parent


def files() -> dict[Path, str]:
    """Everything that is generated, by its place."""
    made = {}
    for script in sorted(HERE.glob("*/generate.py")):
        for name, value in runpy.run_path(str(script))["files"]().items():
            made[script.parent / name] = json.dumps(value, separators=(",", ":"), ensure_ascii=False) + "\n"
    return made


if __name__ == "__main__":
    for path, text in files().items():
        path.write_text(text, encoding="utf-8")
