"""`fogcity puzzles`: find positions where one action is clearly best."""

from collections import Counter
from pathlib import Path

import click

from fogcity.cli.options import FileToWrite, game_argument

EVERY = 10
"""The file is saved after this many games."""


@click.command()
@game_argument
@click.option(
    "--games", "count", type=click.IntRange(1, 1_000_000), default=100, show_default=True, help="Games to look at."
)
@click.option("--seed", type=click.IntRange(0, 2**32 - 1), default=1, show_default=True, help="Same seed, same games.")
@click.option(
    "--per-theme",
    type=click.IntRange(1, 1_000_000),
    default=1_000,
    show_default=True,
    help="The most puzzles per theme that are played out.",
)
@click.option("--theme", "themes", multiple=True, help="Look only for this theme, easy ones too. Repeatable.")
@click.option("--workers", type=click.IntRange(min=1), help="How many cores to use (default: all).")
@click.option("--more", is_flag=True, help="Continue where the file ends instead of starting over.")
@click.option("--output", type=FileToWrite(), required=True, help="The file of puzzles.")
def puzzles(
    game_id: str,
    count: int,
    seed: int,
    per_theme: int,
    themes: tuple[str, ...],
    workers: int | None,
    more: bool,
    output: Path,
) -> None:
    """Find puzzles in games that a strong bot plays against itself.

    The same seed and number of games always give the same puzzles; docs/review.md says how they are found.
    """
    from fogcity.puzzles import store
    from fogcity.puzzles.find import proven, sources, spread
    from fogcity.simulation import cores

    def write(tried: int) -> None:
        output.write_text(store.dumps(game_id, seed, tried, kept, counted), encoding="utf-8")
        shipped = sum(len(source.puzzles) for source in kept)
        click.echo(f"{tried} games, {shipped} puzzles of {counted.total()}", err=True)

    told, kept = store.read(output) if more else ({"seed": seed, "tried": 0, "counted": {}}, [])
    first, seed, jobs = int(told["tried"]), int(told["seed"]), workers or cores()
    counted: Counter[str] = Counter(told.get("counted", {}))
    if "counted" not in told:  # of an older Fog City, which played nothing out
        counted.update(puzzle.theme for source in kept for puzzle in source.puzzles)
        kept = [held for _, held in proven(game_id, seed, kept, jobs) if held.puzzles]
        write(first)
    looked_at = spread(sources(game_id, seed, range(first, count), jobs, themes), per_theme, counted.copy())
    for tried, (found, held) in enumerate(proven(game_id, seed, looked_at, jobs), start=first + 1):
        counted.update(puzzle.theme for puzzle in found.puzzles)
        if held.puzzles:
            kept.append(held)
        if tried % EVERY == 0 or tried == count:
            write(tried)
