"""Write the modules of games into a folder: `FOGCITY_JIT=wasm python -m fogcity.pocket FOLDER [GAME ...]`."""

import json
import sys
from pathlib import Path

from fogcity import games
from fogcity.pocket.book import Book


def main(folder: Path, names: list[str]) -> None:
    """Write the files of some games, or of all."""
    folder.mkdir(parents=True, exist_ok=True)
    for name in names or games.names():
        book = Book(name)
        text = json.dumps(book.text, separators=(",", ":"))
        texts = {f"{name}.json": text.encode(), f"{name}.js": book.script.encode()}
        for file, content in {f"{name}.wasm": book.module, **texts, **book.files}.items():
            (folder / file).write_bytes(content)


if __name__ == "__main__":
    main(Path(sys.argv[1]), sys.argv[2:])
