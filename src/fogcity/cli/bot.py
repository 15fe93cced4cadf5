"""`fogcity bot`: list the bots, or serve one to another program."""

import json
import secrets
import sys
from typing import TYPE_CHECKING

import click

from fogcity.cli.options import GAMES, game_argument, json_option
from fogcity.foreign import quote

if TYPE_CHECKING:
    from fogcity.games import Game


@click.group()
def bot() -> None:
    """List bots, or serve one to another program."""


@bot.command(name="list")
@game_argument
def list_bots(game_id: str) -> None:
    """List the bots and levels of a game."""
    from fogcity import bots

    click.echo("bots:   " + ", ".join(bots.names(game_id)))
    click.echo("levels: " + ", ".join(bots.levels(game_id)))


@bot.command()
@click.argument("name")
@click.option("--budget", help="100ms, 1s, or a number of iterations.")
@click.option("--seed", type=click.IntRange(0, 2**32 - 1), help="For all games, instead of each game's own seed.")
def serve(name: str, budget: str | None, seed: int | None) -> None:
    """Serve the bot NAME, module:Class or file.py:Class: one JSON object per line, see docs/bots.md."""
    from fogcity import bots
    from fogcity.bots.external import serve
    from fogcity.bots.outside import find, make_any, without_budget

    known = {name for game in GAMES for name in (*bots.names(game), *bots.LEVELS)}
    if ":" not in name and name.partition("@")[0] not in known:
        raise click.UsageError(f"there is no bot {quote(name)}: choose {', '.join(sorted(known))}")
    if ":" in name:
        find(*without_budget(name).rsplit(":", 1))  # says at once what is wrong with it, and not at the first game
    thinking = None if budget is None else bots.Budget.of(budget)

    def make(game: "Game", own: int | None) -> bots.Bot:
        chosen = next((number for number in (seed, own) if number is not None), secrets.randbits(32))
        return make_any(game, name, seed=chosen, budget=thinking)

    serve(make, sys.stdin, sys.stdout)


@bot.command()
@game_argument
@click.option("--players", type=int, default=2, show_default=True, help="Number of players.")
@click.option("--seconds", type=click.FloatRange(min=0.1), default=2.0, show_default=True, help="How long to measure.")
@json_option
def speed(game_id: str, players: int, seconds: float, as_json: bool) -> None:
    """Measure the search's playouts per second on one core, from the middle of games."""
    from fogcity.bots.speed import measure
    from fogcity.kernel import compiling_message

    with compiling_message("Compiling the bots for this machine; this is done once …"):
        report = measure(game_id, players=players, seconds=seconds)
    if as_json:
        click.echo(json.dumps(report))
    else:
        click.echo(f"{game_id}, {players} players: {report['iterations_per_second']:,.0f} informed playouts a second")
