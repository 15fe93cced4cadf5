"""`fogcity benchmark`: a fixed set of games for any bot, verifiable results, and the leaderboard."""

import json
import shutil
from pathlib import Path
from typing import Any

import click

from fogcity.cli.arena import play_plan, ray_option, workers_option
from fogcity.cli.options import GAMES, json_option

FILES = click.Path(path_type=Path, exists=True, dir_okay=False)

luck_option = click.option("--luck", "judged", is_flag=True, help="Also report wins without luck (seconds a game).")


class BotFirst(click.Group):
    """A group whose first argument may also be a bot to play."""

    def get_command(self, ctx: click.Context, name: str) -> click.Command | None:
        return super().get_command(ctx, name) or self.commands["play"]

    def resolve_command(
        self, ctx: click.Context, args: list[str]
    ) -> tuple[str | None, click.Command | None, list[str]]:
        if args[0] in self.commands:
            return super().resolve_command(ctx, args)
        return "play", self.commands["play"], args


@click.group(cls=BotFirst)
def benchmark() -> None:
    """Run the Fog City benchmark: fogcity benchmark BOT, with BOT as in fogcity arena."""


@benchmark.command()
@click.argument("bot")
@click.option(
    "--game",
    "game_ids",
    type=click.Choice(GAMES),
    multiple=True,
    help="Only this game (default: all games that know the bot).",
)
@click.option("--budget", help="For a bot without a budget: 100ms, 1s, or a number of iterations.  [default: 100ms]")
@click.option(
    "--out",
    type=click.Path(path_type=Path, file_okay=False),
    default=Path("benchmark"),
    show_default=True,
    help="Folder for the results; a run that was stopped continues from there.",
)
@workers_option
@ray_option
@luck_option
@json_option
def play(
    bot: str,
    game_ids: tuple[str, ...],
    budget: str | None,
    out: Path,
    workers: int | None,
    ray_address: str | None,
    judged: bool,
    as_json: bool,
) -> None:
    """Play the benchmark with BOT and print one table per game."""
    from fogcity.arena import benchmark as programme

    for game_id in game_ids or _knowing(bot):
        content = _played(game_id, bot, budget, out, workers, ray_address)
        _show({**content, "played": programme.results(content)}, judged, workers, as_json)


@benchmark.command()
@click.argument("files", nargs=-1, required=True, type=FILES)
@workers_option
@luck_option
@json_option
def show(files: tuple[Path, ...], workers: int | None, judged: bool, as_json: bool) -> None:
    """Print the tables of FILES again."""
    from fogcity.arena import benchmark as programme

    for file in files:
        _show(programme.read(file), judged, workers, as_json)


@benchmark.command()
@click.argument("files", nargs=-1, required=True, type=FILES)
@click.option("--opponents", is_flag=True, help="Also check the opponents' choices.")
def check(files: tuple[Path, ...], opponents: bool) -> None:
    """Replay all games of FILES move by move; exit code 1 if something is wrong."""
    from fogcity.arena import benchmark as programme

    wrong = 0
    for file in files:
        content = programme.read(file)
        found = list(programme.check(content, ask_opponents=opponents))
        wrong += len(found)
        for problem in found[:20]:
            click.echo(f"{file}: {problem}")
        if not found:
            games = sum(len(results) for results in content["played"])
            click.echo(f"{file}: {programme.label(content)}, {games} games, all correct.")
    if wrong:
        raise click.exceptions.Exit(1)


@benchmark.command()
@click.argument("files", nargs=-1, required=True, type=FILES)
@click.option(
    "--to",
    "target",
    type=click.Path(path_type=Path, dir_okay=False),
    default=Path("docs/leaderboard.md"),
    show_default=True,
    help="The page to write.",
)
def page(files: tuple[Path, ...], target: Path) -> None:
    """Write the leaderboard from FILES."""
    from fogcity.arena import benchmark as programme
    from fogcity.arena.pages import put

    of_games: dict[str, list[dict[str, Any]]] = {}
    for file in files:
        content = programme.read(file)
        of_games.setdefault(content["game"], []).append(content)
    for game_id, contents in sorted(of_games.items()):
        put(target, game_id, programme.section(contents), introduction=programme.INTRODUCTION)
    click.echo(f"{len(files)} files; the leaderboard is in {target}.")


def _show(content: dict[str, Any], judged: bool, workers: int | None, as_json: bool) -> None:
    """Print the table of a file of results."""
    from fogcity.arena import benchmark as programme
    from fogcity.cli.progress import progress

    adjusted: list[dict[str, Any]] = []
    if judged:
        with progress("reviews", sum(len(results) for results in content["played"])) as advance:
            adjusted = programme.without_luck(content, workers, advance)
    if not as_json:
        click.echo("\n".join(programme.table(content, adjusted)))
        return
    figures = programme.summary(content)
    figures |= {"rating": vars(figures["rating"]), "game": content["game"]}
    if judged:
        figures["without_luck"] = [{what: one and vars(one) for what, one in each.items()} or None for each in adjusted]
    click.echo(json.dumps(figures, default=str))


def _knowing(bot: str) -> list[str]:
    """The games with a programme that know a bot."""
    from fogcity import games
    from fogcity.arena.benchmark import programme
    from fogcity.bots.outside import close, make_any
    from fogcity.games import BadInput

    known, problem = [], BadInput("no game has a benchmark")
    for game_id in (game_id for game_id in GAMES if programme(game_id)):
        try:
            close(make_any(games.make(game_id), bot, seed=0))
            known.append(game_id)
        except BadInput as error:
            problem = error
    if not known:
        raise problem
    return known


def _played(
    game_id: str, bot: str, budget: str | None, out: Path, workers: int | None, ray_address: str | None
) -> dict[str, Any]:
    """The results of a bot; every game is saved immediately, so that a stopped run can continue."""
    from fogcity.arena import benchmark as programme

    name = "".join(letter if letter.isalnum() or letter in "-_@." else "-" for letter in bot).strip("-.")
    parts = out / f"{game_id}-{name}.parts"
    parts.mkdir(parents=True, exist_ok=True)
    played: list[list[Any]] = []
    for number, plan in enumerate(programme.plans(game_id, bot, budget), start=1):
        if plan is None:
            click.echo(f"{bot} does not know the options of trial {number}: skipped.", err=True)
            played.append([])
            continue
        results, complete = play_plan(plan, parts / f"{number}.jsonl", workers, ray_address)
        if not complete:
            raise click.ClickException(f"stopped in trial {number}: run the same command to continue from {parts}")
        played.append(results)
    content = programme.document(game_id, bot, budget, played)
    file = out / f"{game_id}-{name}.json.gz"
    programme.write(file, content)
    shutil.rmtree(parts)
    click.echo(f"The results are in {file}.", err=True)
    return content
