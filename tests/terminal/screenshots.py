"""Pictures of the terminal client for docs/screenshots: `cd tests && python -m terminal.screenshots`."""

import asyncio
import re
import tempfile
from pathlib import Path

from fogcity import bots
from fogcity.cli.screen.app import TableApp
from fogcity.cli.sitting import Sitting
from fogcity.table import Table

OUT = Path(__file__).parents[2] / "docs" / "screenshots"
GOOD = {"cablecar": ("greedy", 33), "tickets": ("planner", 60)}
"""Who plays, and for how many actions."""
SIZES = {"": (120, 40), "-small": (80, 24)}


def kept_table(game: str, folder: Path) -> Sitting:
    """A table in the middle of a good game, where the person is to act."""
    table = Table(game, secret=bytes(32), players=3, first=0)
    bot, plies = GOOD[game]
    players = {seat: bots.make(table.game, bot, seed=seat) for seat in range(3)}
    while len(table.log) < plies or table.waiting != (0,):
        seat = table.waiting[0]
        table.play(seat, players[seat].choose(table.game, table.veiled(seat), seat, table.numbers(seat)))
    return Sitting(table, (0,), {seat: players[seat] for seat in (1, 2)}, folder / f"{game}.json")


async def shoot(sitting: Sitting, name: str, size: tuple[int, int]) -> None:
    """Keep what is on the screen, with a hint."""
    app = TableApp(sitting, "en", pause=0, count_pause=3600)
    async with app.run_test(size=size) as pilot:
        await pilot.pause()
        app._adviser = sitting.bots[1]
        app.hint()
        while app.drawing.advised is None:
            await pilot.pause(0.05)
        (OUT / f"{name}.svg").write_text(tidy(app.export_screenshot()), encoding="utf-8")


def tidy(picture: str) -> str:
    """The picture without fonts from elsewhere: any monospaced one does."""
    picture = re.sub(r"@font-face\s*\{[^}]*\}\s*", "", picture)
    return re.sub(r"font-family: Fira Code, monospace|font-family: Fira Code", "font-family: monospace", picture)


def main() -> None:
    """Take all pictures."""
    OUT.mkdir(parents=True, exist_ok=True)
    with tempfile.TemporaryDirectory() as folder:
        for game in GOOD:
            sitting = kept_table(game, Path(folder))
            for suffix, size in SIZES.items():
                asyncio.run(shoot(sitting, f"terminal-{game}{suffix}", size))


if __name__ == "__main__":
    main()
