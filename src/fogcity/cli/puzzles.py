"""`fogcity puzzles`: find positions where one action is clearly best."""

from itertools import islice
from pathlib import Path

import click

from fogcity.cli.options import game_argument

EVERY = 10
"""Games after which what was found is written down."""


@click.command()
@game_argument
@click.option(
    "--games", "count", type=click.IntRange(1, 1_000_000), default=100, show_default=True, help="Games to look at."
)
@click.option(
    "--seed", type=click.IntRange(0, 2**32 - 1), default=1, show_default=True, help="The games follow from it."
)
@click.option("--more", is_flag=True, help="Go on where the file ends instead of beginning anew.")
@click.option("--output", type=click.Path(path_type=Path, dir_okay=False), required=True, help="The file of puzzles.")
def puzzles(game_id: str, count: int, seed: int, more: bool, output: Path) -> None:
    """Find puzzles in games that a strong bot plays against itself.

    The same seed and number of games always give the same puzzles; docs/review.md says how they are found.
    """
    from fogcity.puzzles import store
    from fogcity.puzzles.find import Finder

    told, sources = store.read(output) if more else ({"seed": seed, "tried": 0}, [])
    first, seed = int(told["tried"]), int(told["seed"])
    finder = Finder(game_id, seed)
    for tried, source in enumerate(islice(finder.sources(first), max(0, count - first)), start=first + 1):
        if source.puzzles:
            sources.append(source)
        if tried % EVERY == 0 or tried == count:
            output.write_text(store.dumps(game_id, seed, tried, sources), encoding="utf-8")
            click.echo(f"{tried} games, {sum(len(each.puzzles) for each in sources)} puzzles", err=True)
