"""`fogcity simulate` and `fogcity bench`: many random games, and how fast they run."""

import json
import time
from pathlib import Path
from typing import Any

import click

from fogcity.cli.options import TableCommand, game_argument, given_options, json_option


@click.command(cls=TableCommand)
@game_argument
@click.option("--games", "count", type=click.IntRange(min=1), default=1000, show_default=True, help="How many games.")
@click.option("--seed", type=click.IntRange(0, 2**32 - 1), default=0, show_default=True, help="Same seed, same games.")
@click.option("--records", type=click.Path(path_type=Path, file_okay=False), help="Write every game to this folder.")
@click.option("--workers", type=click.IntRange(min=1), help="How many cores to use (default: all).")
@json_option
def simulate(
    game_id: str, count: int, seed: int, records: Path | None, workers: int | None, as_json: bool, **flags: Any
) -> None:
    """Play random games and print their results."""
    from fogcity import games, simulation
    from fogcity.cli.progress import progress
    from fogcity.kernel import compiling_message

    game = games.make(game_id, **given_options(game_id, flags))
    started = time.perf_counter()
    with compiling_message("Compiling the rules for this machine; this is done once …"):
        simulation.warm_up(game)
    with progress("games", count) as advance:
        summary = simulation.simulate(game, count, seed, workers=workers, records=records, advance=advance)
    report = {"game": game_id, "options": game.options.values(), "seed": seed, **summary}
    report["seconds"] = round(time.perf_counter() - started, 3)
    if as_json:
        click.echo(json.dumps(report))
        return
    click.echo(f"{count} random games of {game.title}, {report['moves']} moves, {report['seconds']} s")
    for seat in summary["seats"]:
        low, high = seat["wins_interval"]
        click.echo(
            f"  seat {seat['seat']} {seat['name']:<8} mean score {seat['mean_score']:7.2f}"
            f"   wins {seat['wins']:6.1%} (95 % interval {low:.1%} to {high:.1%})"
        )
    if records is not None:
        click.echo(f"Records are in {records}.")


@click.command(cls=TableCommand)
@game_argument
@click.option("--seconds", type=click.FloatRange(min=0.1), default=2.0, show_default=True, help="How long to measure.")
@json_option
def bench(game_id: str, seconds: float, as_json: bool, **flags: Any) -> None:
    """Measure random games on one core, and a table from Python."""
    from fogcity import games, simulation
    from fogcity.kernel import compiling_message

    game = games.make(game_id, **given_options(game_id, flags))
    with compiling_message("Compiling the rules for this machine; this is done once …"):
        simulation.warm_up(game)
    report = simulation.measure(game, seconds)
    if as_json:
        click.echo(json.dumps({"game": game_id, "options": game.options.values(), **report}))
        return
    click.echo(f"{game.title}, {game.players} players, random complete games, one core")
    for name, value in report.items():
        click.echo(
            f"  {name.replace('_', ' '):<34}{value:>16,.3f}" if isinstance(value, float) else f"  {name}: {value}"
        )
