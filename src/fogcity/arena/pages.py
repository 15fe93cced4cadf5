"""Pages of docs/ with a generated part for each game, between marks. The text around the parts is kept."""

import re
from pathlib import Path

from fogcity.games import BadInput


def put(target: Path, game_id: str, part: str, *, introduction: str) -> None:
    """Put a game's part into a page in place of the one that is there; a new page begins with an introduction."""
    marked = f"<!-- {game_id} -->\n{part}\n<!-- /{game_id} -->\n"
    try:
        text = target.read_text(encoding="utf-8") if target.exists() else introduction
    except UnicodeDecodeError:
        raise BadInput(f"{target} is not a text file in UTF-8: name another page") from None
    old = re.compile(rf"<!-- {game_id} -->.*?<!-- /{game_id} -->\n", re.DOTALL)
    text = old.sub(lambda _: marked, text) if old.search(text) else f"{text.rstrip()}\n\n{marked}"
    target.parent.mkdir(parents=True, exist_ok=True)
    target.write_text(text, encoding="utf-8")
