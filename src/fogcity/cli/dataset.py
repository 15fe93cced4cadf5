"""`fogcity dataset`: games of strong play as arrays for learners."""

from pathlib import Path
from typing import Any

import click

from fogcity.cli.options import TableCommand, game_argument, given_options

FORMATS = ("npz", "parquet")


@click.command(cls=TableCommand)
@game_argument
@click.option(
    "--bot", default="search@200", show_default=True, help="The bot in all seats; also module:Class or file.py:Class."
)
@click.option("--games", "count", type=click.IntRange(min=1), default=1000, show_default=True, help="How many games.")
@click.option("--seed", type=click.IntRange(0, 2**32 - 1), default=0, show_default=True, help="Same seed, same games.")
@click.option(
    "--opening",
    type=click.IntRange(min=0),
    default=8,
    show_default=True,
    help="First decisions of each seat, sampled by visits.",
)
@click.option("--out", type=click.Path(path_type=Path, file_okay=False), required=True, help="The folder to write to.")
@click.option(
    "--format",
    type=click.Choice(FORMATS),
    default="npz",
    show_default=True,
    help="NumPy archives, or Parquet with the extra parquet.",
)
@click.option("--workers", type=click.IntRange(min=1), help="How many cores to use (default: all).")
def dataset(
    game_id: str,
    bot: str,
    count: int,
    seed: int,
    opening: int,
    out: Path,
    format: Any,
    workers: int | None,
    **flags: Any,
) -> None:
    """Write games of a bot with observations, masks, the search's visits and outcomes, for learners."""
    from fogcity import games
    from fogcity.cli.progress import progress
    from fogcity.dataset import Recipe, write
    from fogcity.kernel import compiling_message

    options = games.make(game_id, **given_options(game_id, flags)).options.values()
    recipe = Recipe(game_id, options, bot, count, seed, opening)
    with compiling_message("Compiling the bots for this machine; this is done once …"):  # noqa: SIM117
        with progress("games", count) as advance:
            described = write(recipe, out, format=format, workers=workers, advance=advance)
    click.echo(f"{described['games']} games, {described['steps']} decisions; the dataset is in {out}.")
