"""How even a board of Ticket to Ride: San Francisco is: `python -m fogcity.arena.balance` writes docs/balance.md.

Strong bots play each other for 2, 3 and 4 players. Everything below the mark in the page is written by this program;
what stands above it, such as what was changed and why, is kept.
"""

import statistics
from collections.abc import Iterator, Sequence
from pathlib import Path
from typing import Any

import click

from fogcity import __version__, games
from fogcity.arena import insight, stats
from fogcity.arena.match import Plan, Result
from fogcity.arena.run import local, run, total
from fogcity.cli import main

MARK = "<!-- figures -->"
INTRODUCTION = "# Balance of the San Francisco board\n"


@click.command()
@click.option(
    "--games",
    "count",
    type=click.IntRange(min=1),
    default=200,
    show_default=True,
    help="Games for each number of players.",
)
@click.option("--bot", default="search@800", show_default=True, help="The bot on all seats.")
@click.option("--seed", type=click.IntRange(0, (1 << 32) - 1), default=0, show_default=True, help="Which deals.")
@click.option("--workers", type=click.IntRange(min=1), help="How many cores; all if left out.")
@click.option("--out", type=click.Path(path_type=Path, file_okay=False), help="Folder of results to resume from.")
@click.option("--to", "target", type=click.Path(path_type=Path), default=Path("docs/balance.md"), show_default=True)
def balance(count: int, bot: str, seed: int, workers: int | None, out: Path | None, target: Path) -> None:
    """Measure the board and write the page."""
    from fogcity.cli.progress import progress

    if out is not None:
        out.mkdir(parents=True, exist_ok=True)
    played: list[tuple[Plan, list[Result]]] = []
    for players in games.kind("tickets").options_type.seats:
        plan = Plan("tickets", games.make("tickets", players=players).options.values(), (bot,), count, seed)
        with progress(f"{players} players", total(plan)) as advance:
            file = None if out is None else out / f"balance-{players}.jsonl"
            played.append((plan, list(run(plan, local(workers), file=file, advance=advance))))
    command = f"python -m fogcity.arena.balance --games {count} --bot {bot} --seed {seed}"
    kept = target.read_text(encoding="utf-8").partition(MARK)[0] if target.exists() else INTRODUCTION
    figures = "\n".join(page(played, command))
    target.write_text(f"{kept.rstrip()}\n\n{MARK}\n\n{figures}\n", encoding="utf-8")


def page(played: Sequence[tuple[Plan, Sequence[Result]]], command: str) -> Iterator[str]:
    """The figures as lines of Markdown."""
    board: Any = games.make("tickets").board  # type: ignore[attr-defined]
    yield f"Fog City {__version__}, the same bot on all seats: `{command}`. Intervals are Wilson's at 95 %, over deals."
    yield ""
    yield "Wins and turns are those of whoever moves first, second, and so on; the interval is of the first."
    yield ""
    yield "| players | games | mean score (deviation) | winner | wins | interval | turns | tickets a player |"
    yield "| ---: | ---: | ---: | ---: | ---: | ---: | ---: | ---: |"
    for plan, results in played:
        yield _line(plan.players, results)
    counts = [plan.players for plan, _ in played]
    yield from (
        "",
        "## Tickets",
        "",
        "Kept: of the times it was offered. Completed: of those. Brings: mean points, minus those when it failed.",
        "",
    )
    yield "| ticket | points | " + " | ".join(f"kept ({n}) | completed | brings" for n in counts) + " |"
    yield "| --- | ---: |" + " ---: | ---: | ---: |" * len(counts)
    ids = [ticket.id for ticket in board.tickets]
    of_tickets = [(insight.offered(plan, each), insight.tickets(each, ids)) for plan, each in played]
    for ticket in board.tickets:
        cells = [(kept.get(ticket.id, 0.0), figures[ticket.id]) for kept, figures in of_tickets]
        parts = (f"{kept:.0%} | {cell['completed']:.0%} | {cell['gain']:+.1f}" for kept, cell in cells)
        yield f"| {ticket.id} | {ticket.points} | " + " | ".join(parts) + " |"
    yield from (
        "",
        "## Routes",
        "",
        "Use: how often a track is claimed, of all games. Wins: of whoever claimed it.",
        "",
    )
    yield "| track | length | " + " | ".join(f"use ({n}) | wins" for n in counts) + " |"
    yield "| --- | ---: |" + " ---: | ---: |" * len(counts)
    of_routes = [insight.routes(each, [track.id for track in board.tracks]) for _, each in played]
    for track in board.tracks:
        uses = (each[track.id] for each in of_routes)
        parts = (f"{use['use']:.0%} | {use['wins']:.0%}" for use in uses)
        yield f"| {track.id} | {board.routes[track.route].length} | " + " | ".join(parts) + " |"


def _line(players: int, results: Sequence[Result]) -> str:
    scores = [score for result in results for score in result.scores]
    low, high = stats.summary(results)["first"]["interval"]
    wins, turns = ([statistics.fmean(of_turn) for of_turn in zip(*rows, strict=True)] for rows in _by_turn(results))
    tickets = statistics.fmean(len(end["tickets"]) for result in results for end in result.outcome["results"])
    return (
        f"| {players} | {len(results)} | {statistics.fmean(scores):.1f} ({statistics.stdev(scores):.1f}) "
        f"| {statistics.fmean(max(result.scores) for result in results):.1f} "
        f"| {', '.join(f'{share:.1%}' for share in wins)} | {low:.1%} to {high:.1%} "
        f"| {', '.join(f'{count:.1f}' for count in turns)} | {tickets:.1f} |"
    )


def _by_turn(results: Sequence[Result]) -> tuple[list[list[float]], list[list[int]]]:
    """For each game what whoever moved first, second, … won of it, and how many turns they had."""
    won, had = [], []
    for result in results:
        order = [(result.first + place) % len(result.line_up) for place in range(len(result.line_up))]
        wins, turns = result.wins(), insight.turns(result)
        won.append([wins[number] for number in order])
        had.append([turns[number] for number in order])
    return won, had


if __name__ == "__main__":
    main(command=balance, name="python -m fogcity.arena.balance")
