"""Write the data that the client's games keep beside their code: `python web/src/games/generate.py`.

Run it after a change of the rules, the boards or the drawings. A game's own generate.py says what there is; for every
game there is one that was played to its end, of which transcripts are made (`python web/build.py --transcripts`).
"""

import json
import random
import runpy
from pathlib import Path
from typing import Any

from fogcity import games
from fogcity.games import SPECTATOR, plain
from fogcity.table import Table

HERE = Path(__file__).parent
NAMES = ("Ann", "Ben", "Cleo")
EVERY = 12
"""The steps of a transcript after which the whole position is told."""


def played(name: str) -> dict[str, Any]:
    """A game to its end as the first seat sees it: every step, and the view now and then."""
    table, chance = Table(name, players=len(NAMES), first=0, secret=bytes(32)), random.Random(1)
    before = table.view(SPECTATOR)
    steps: list[dict[str, Any]] = []
    while table.waiting:
        seat = table.waiting[0]
        legal = table.legal(seat)
        kind = chance.choice(sorted({type(action).__name__ for action in legal}))
        step = table.play(seat, chance.choice([action for action in legal if type(action).__name__ == kind]))
        after = table.view(SPECTATOR)
        told = len(steps) % EVERY == 0 or table.over
        steps.append(
            {
                "seat": seat,
                "action": plain(step.action if seat == 0 else table.game.public(step.action)),
                "events": plain(table.events(before, after)),
                "view": plain(table.view(0)) if told else None,
            }
        )
        before = after
    return {"names": NAMES, "steps": steps}


def files() -> dict[Path, str]:
    """Everything that is generated, by its place."""
    made = {}
    for script in sorted(HERE.glob("*/generate.py")):
        own: dict[str, Any] = runpy.run_path(str(script))["files"]()
        if script.parent.name in games.names():
            own["transcript.fixture.json"] = played(script.parent.name)
        for name, value in own.items():
            made[script.parent / name] = json.dumps(value, separators=(",", ":"), ensure_ascii=False) + "\n"
    return made


if __name__ == "__main__":
    for path, text in files().items():
        path.write_text(text, encoding="utf-8")
