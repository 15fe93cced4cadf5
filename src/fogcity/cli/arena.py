"""`fogcity arena`, `ladder`, `calibrate` and `balance`: bots against bots."""

import json
from collections.abc import Callable
from pathlib import Path
from typing import Any

import click

from fogcity.cli.options import FileToWrite, TableCommand, game_argument, given_options, json_option

bots_option = click.option(
    "--bots",
    required=True,
    help="Bots, separated by commas: names, name@100ms, name@2000, module:Class, file.py:Class, or cmd:PROGRAM.",
)
games_option = click.option(
    "--games", "count", type=click.IntRange(min=1), default=100, show_default=True, help="Games of each line-up."
)
budget_option = click.option("--budget", help="For bots without a budget: 100ms, 1s, or a number of iterations.")
seed_option = click.option(
    "--seed", type=click.IntRange(0, 2**32 - 1), default=0, show_default=True, help="Which deals."
)
out_option = click.option(
    "--out", type=click.Path(path_type=Path, dir_okay=False), help="File of results; a run resumes from it."
)
workers_option = click.option("--workers", type=click.IntRange(min=1), help="How many cores to use (default: all).")
ray_option = click.option(
    "--ray", "ray_address", is_flag=False, flag_value="", metavar="[ADDRESS]", help="Play on a Ray cluster."
)
report_option = click.option("--report", type=FileToWrite(), help="Write a report (HTML).")


def page_option(page: str) -> Callable[[Any], Any]:
    """Where a command writes what it found about a game."""
    help_text = "The page to update with this game's section."
    kind = click.Path(path_type=Path, dir_okay=False)
    return click.option("--to", "target", type=kind, default=Path(page), show_default=True, help=help_text)


@click.command(cls=TableCommand)
@game_argument
@bots_option
@games_option
@budget_option
@seed_option
@out_option
@workers_option
@ray_option
@report_option
@click.option(
    "--until-sure", is_flag=True, help="Stop as soon as the first bot is clearly better or worse than an even share."
)
@click.option(
    "--luck", "without_luck", is_flag=True, help="Also report margins and wins without luck (seconds a game)."
)
@json_option
def arena(
    game_id: str,
    bots: str,
    count: int,
    budget: str | None,
    seed: int,
    out: Path | None,
    workers: int | None,
    ray_address: str | None,
    report: Path | None,
    until_sure: bool,
    without_luck: bool,
    as_json: bool,
    **flags: Any,
) -> None:
    """Let bots play the same deals from every seat, and measure them.

    Every deal is played once for each rotation of the seats, with the same chance. More bots than players: every choice
    of them plays; fewer: the last one is repeated.
    """
    from fogcity import games
    from fogcity.arena import report as pages
    from fogcity.arena import sequential, stats
    from fogcity.arena.match import Plan
    from fogcity.games import BadInput

    names = _names(bots)
    options = given_options(game_id, flags)
    options.setdefault("players", min(max(2, len(names)), games.kind(game_id).options_type.seats[-1]))
    plan = Plan(game_id, games.make(game_id, **options).options.values(), names, count, seed, budget)
    if until_sure and len(plan.line_ups()) > 1:
        raise BadInput("--until-sure is for one line-up: name as many bots as players, or fewer")
    enough = (lambda results: sequential.verdict(plan, results).sure) if until_sure else None
    results, complete = play_plan(plan, out, workers, ray_address, enough)
    if not results:
        raise click.ClickException("no game was finished")
    figures = {"plan": vars(plan), "complete": complete, **stats.summary(stats.named(results))}
    if without_luck:
        figures["without_luck"] = _without_luck(plan, results, workers)
    if until_sure:
        figures["verdict"] = vars(sequential.verdict(plan, results))
    if report is not None:
        report.write_text(pages.page(plan, results), encoding="utf-8")
    if as_json:
        click.echo(json.dumps(figures))
        return
    _show(plan, figures)
    if without_luck:
        _show_without_luck(figures["without_luck"])
    if until_sure:
        found = sequential.verdict(plan, results)
        what = f"{'better' if found.better else 'worse'} than an even share" if found.sure else "not decided"
        click.echo(f"{names[0]}: {what} after {found.deals} deals (wealth {found.wealth:.3g} of {sequential.SURE:g}).")
    if not complete:
        hint = f": the same command goes on from {out}" if out else "; with --out a run can be resumed"
        click.echo(f"Stopped after {len(results)} games{hint}.")
    if report is not None:
        click.echo(f"The report is in {report}.")


@click.command()
@game_argument
@click.option(
    "--players",
    "counts",
    type=click.IntRange(min=2),
    multiple=True,
    help="Number of players; repeat for several (default: all).",
)
@click.option("--games", "count", type=click.IntRange(min=2), default=1000, show_default=True, help="Games of each.")
@seed_option
@workers_option
@report_option
@page_option("docs/calibration.md")
def calibrate(
    game_id: str,
    counts: tuple[int, ...],
    count: int,
    seed: int,
    workers: int | None,
    report: Path | None,
    target: Path,
) -> None:
    """Measure how well win chances are calibrated, and write a page about it."""
    from fogcity import games
    from fogcity.arena import calibration
    from fogcity.arena.pages import put
    from fogcity.cli.progress import progress
    from fogcity.games import BadInput

    seats = games.kind(game_id).options_type.seats
    for players in counts:
        if players not in seats:
            raise BadInput(f"{games.kind(game_id).title} is for {seats[0]} to {seats[-1]} players")
    found = []
    for players in counts or seats:
        with progress(f"{players} players", count) as advance:
            found.append(calibration.measure(game_id, players, count, seed, workers=workers, advance=advance))
    put(target, game_id, calibration.section(game_id, seed, found), introduction=calibration.INTRODUCTION)
    if report is not None:
        report.write_text(calibration.page(game_id, found), encoding="utf-8")
    for each in found:
        click.echo(
            f"{each['players']} players: calibration error {each['error']:.1%}, "
            f"Brier score {each['brier']['mean']:.3f}, in the last quarter {each['quarters'][-1]['mean']:.3f}"
        )
    click.echo(f"The figures are in {target}.")


@click.command()
@game_argument
@click.option("--bots", default="", help="More bots to compare, as in fogcity arena.")
@click.option("--players", type=click.IntRange(min=1), help="Number of players (default: the fewest).")
@click.option(
    "--results",
    multiple=True,
    type=click.Path(path_type=Path, dir_okay=False),
    help="Results of fogcity arena to use instead of playing; repeat for several files.",
)
@games_option
@budget_option
@seed_option
@out_option
@workers_option
@ray_option
@page_option("docs/strength.md")
def ladder(
    game_id: str,
    bots: str,
    players: int | None,
    results: tuple[Path, ...],
    count: int,
    budget: str | None,
    seed: int,
    out: Path | None,
    workers: int | None,
    ray_address: str | None,
    target: Path,
) -> None:
    """Play a round robin of all bots and levels, and write a page on their strength."""
    from fogcity.arena import stats
    from fogcity.arena.ladder import figures, plan_of, write
    from fogcity.arena.run import load
    from fogcity.games import BadInput

    if results:
        played = [load(file) for file in results]
        if any(plan.game != game_id for plan, _ in played):
            raise BadInput("these are results of another game: name it first")
    else:
        plan = plan_of(game_id, count, seed, budget, _names(bots), players)
        played = [(plan, _play_all(plan, out, workers, ray_address))]
    found = figures([(plan, stats.named(each)) for plan, each in played])
    write(found, target)
    click.echo(f"{found['games']} games; the figures are in {target}.")


@click.command(cls=TableCommand)
@game_argument
@click.option("--bot", required=True, help="The bot in all seats, with its budget: name@100ms or name@2000.")
@games_option
@seed_option
@click.option("--out", type=click.Path(path_type=Path, file_okay=False), help="Folder of results to resume from.")
@workers_option
@ray_option
@page_option("docs/balance.md")
def balance(
    game_id: str,
    bot: str,
    count: int,
    seed: int,
    out: Path | None,
    workers: int | None,
    ray_address: str | None,
    target: Path,
    **flags: Any,
) -> None:
    """Let one bot play all seats, for every number of players, and write a page on how balanced the game is."""
    from fogcity.arena.balance import INTRODUCTION, plans, section
    from fogcity.arena.pages import put

    if out is not None:
        out.mkdir(parents=True, exist_ok=True)
    played = []
    for plan in plans(game_id, given_options(game_id, flags), bot, count, seed):
        file = None if out is None else out / f"{game_id}-{plan.players}.jsonl"
        played.append((plan, _play_all(plan, file, workers, ray_address)))
    put(target, game_id, section(played), introduction=INTRODUCTION)
    click.echo(f"{sum(len(results) for _, results in played)} games; the figures are in {target}.")


def _names(bots: str) -> tuple[str, ...]:
    return tuple(name.strip() for name in bots.split(",") if name.strip())


def _play_all(plan: Any, out: Path | None, workers: int | None, ray_address: str | None) -> list[Any]:
    """All results of a plan."""
    results, complete = play_plan(plan, out, workers, ray_address)
    if not complete:
        hint = f": the same command goes on from {out}" if out else ""
        raise click.ClickException(f"stopped after {len(results)} games{hint}")
    return results


def play_plan(
    plan: Any,
    out: Path | None,
    workers: int | None,
    ray_address: str | None,
    enough: Callable[[list[Any]], bool] | None = None,
) -> tuple[list[Any], bool]:
    """The results of a plan until there are enough or Ctrl-C; and whether there were enough."""
    from fogcity.arena.run import local, on_ray, run, total
    from fogcity.cli.progress import progress
    from fogcity.kernel import compiling_message

    runner = local(workers) if ray_address is None else on_ray(ray_address or None)
    results: list[Any] = []
    with compiling_message("Compiling the bots for this machine; this is done once …"):
        try:
            with progress("games", total(plan)) as advance:
                for result in run(plan, runner, file=out, advance=advance):
                    results.append(result)
                    if enough is not None and enough(results):
                        break
        except KeyboardInterrupt:
            return results, False
    return results, True


def _show(plan: Any, figures: dict[str, Any]) -> None:
    from fogcity.arena import stats

    width = max(len(bot["name"]) for bot in figures["bots"])
    click.echo(f"{plan.game}, {plan.players} players, {figures['games']} games, seed {plan.seed}")
    click.echo(
        f"{'bot':<{width}}  games   wins  95 % interval   score  margin (95 %)            ms a move  slowest  OpenSkill"
    )
    for bot in figures["bots"]:
        low, high = bot["interval"]
        rating = f"{bot['rating']['mu']:.1f} ± {2 * bot['rating']['sigma']:.1f}"
        click.echo(
            f"{bot['name']:<{width}}  {bot['n']:>5}  {bot['wins']:>5.1%}  {low:>5.1%} to {high:>6.1%}"
            f"  {bot['score']:>5.1f}  {stats.margin_text(bot):<23}  {stats.pace_text(bot):>9}"
            f"  {1000 * bot['slowest_move']:>7.0f}  {rating}"
            + (f"  {bot['forfeits']} moves forfeited" if bot["forfeits"] else "")
        )
    for bot in figures["bots"]:
        for fault, count in sorted(bot["faults"].items(), key=lambda each: -each[1]):
            click.echo(f"{bot['name']}, {count} times: {fault}")
    seats = ", ".join(f"seat {i + 1} {seat['wins']:.1%}" for i, seat in enumerate(figures["seats"]))
    click.echo(f"Wins by seat: {seats}; of the first player: {figures['first']['wins']:.1%}")


def _without_luck(plan: Any, results: list[Any], workers: int | None) -> dict[str, dict[str, Any]]:
    """Margins and wins of every bot without luck, as plain data; None where there are too few deals."""
    from fogcity.arena import luck, stats
    from fogcity.cli.progress import progress

    with progress("reviews", len(results)) as advance:
        found = luck.lucks(plan, results, workers, advance)
    shown = stats.named(results)
    keys = {after.key: found[before.key] for before, after in zip(results, shown, strict=True)}
    return {
        name: {what: one and vars(one) for what, one in luck.summary(shown, keys, name).items()}
        for name in stats.names(shown)
    }


def _show_without_luck(figures: dict[str, dict[str, Any]]) -> None:
    for name, parts in figures.items():
        if parts["margin"] is None:
            click.echo("Too few deals to take out the luck: play more.")
            return
        (low, high), (least, most) = parts["margin"]["interval"], parts["wins"]["interval"]
        click.echo(
            f"{name} without luck: margin {parts['margin']['mean']:+.1f} ({low:+.1f} to {high:+.1f}), an interval"
            f" narrower by {parts['margin']['narrower']:.2f}; wins {parts['wins']['mean']:.1%} ({least:.1%} to"
            f" {most:.1%}), narrower by {parts['wins']['narrower']:.2f}"
        )
