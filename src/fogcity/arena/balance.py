"""How even a board of Ticket to Ride: San Francisco is: `python -m fogcity.arena.balance` writes docs/balance.md.

Strong bots play each other for 2, 3 and 4 players. Everything below the mark in the page is written by this program;
what stands above it, such as what was changed and why, is kept.
"""

import statistics
from collections.abc import Iterator, Mapping, Sequence
from pathlib import Path
from typing import Any

import click

from fogcity import __version__, games
from fogcity.arena import insight, stats
from fogcity.arena.match import Plan, Result
from fogcity.arena.run import local, run, total

MARK = "<!-- figures -->"
INTRODUCTION = "# Balance of the San Francisco board\n"


@click.command()
@click.option("--games", "count", default=200, show_default=True, help="Games for each number of players.")
@click.option("--bot", default="search@400", show_default=True, help="The bot on all seats.")
@click.option("--seed", default=0, show_default=True, help="Which deals.")
@click.option("--workers", type=int, help="How many cores; all if left out.")
@click.option("--out", type=click.Path(path_type=Path, file_okay=False), help="Folder of results to resume from.")
@click.option("--to", "target", type=click.Path(path_type=Path), default=Path("docs/balance.md"), show_default=True)
def main(count: int, bot: str, seed: int, workers: int | None, out: Path | None, target: Path) -> None:
    """Measure the board and write the page."""
    from fogcity.cli.progress import progress

    if out is not None:
        out.mkdir(parents=True, exist_ok=True)
    played = {}
    for players in games.kind("tickets").options_type.seats:
        plan = Plan("tickets", games.make("tickets", players=players).options.values(), (bot,), count, seed)
        with progress(f"{players} players", total(plan)) as advance:
            file = None if out is None else out / f"balance-{players}.jsonl"
            played[players] = list(run(plan, local(workers), file=file, advance=advance))
    command = f"python -m fogcity.arena.balance --games {count} --bot {bot} --seed {seed}"
    kept = target.read_text(encoding="utf-8").partition(MARK)[0] if target.exists() else INTRODUCTION
    figures = "\n".join(page(played, command))
    target.write_text(f"{kept.rstrip()}\n\n{MARK}\n\n{figures}\n", encoding="utf-8")


def page(played: Mapping[int, Sequence[Result]], command: str) -> Iterator[str]:
    """The figures as lines of Markdown."""
    board: Any = games.make("tickets").board  # type: ignore[attr-defined]
    yield f"Fog City {__version__}, the same bot on all seats: `{command}`. Intervals are Wilson's at 95 %."
    yield ""
    yield "| players | games | turns a player | mean score (deviation) | winner | first turn wins | tickets a player |"
    yield "| ---: | ---: | ---: | ---: | ---: | ---: | ---: |"
    for players, results in played.items():
        yield _line(players, results)
    counts = list(played)
    yield from (
        "",
        "## Tickets",
        "",
        "Kept: by somebody, of all games. Brings: mean points, minus those when it failed.",
        "",
    )
    yield "| ticket | points | " + " | ".join(f"kept ({n}) | completed | brings" for n in counts) + " |"
    yield "| --- | ---: |" + " ---: | ---: | ---: |" * len(counts)
    of_tickets = [insight.tickets(played[n], [ticket.id for ticket in board.tickets]) for n in counts]
    for ticket in board.tickets:
        cells = [each[ticket.id] for each in of_tickets]
        parts = (f"{cell['kept']:.0%} | {cell['completed']:.0%} | {cell['gain']:+.1f}" for cell in cells)
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
    of_routes = [insight.routes(played[n], [track.id for track in board.tracks]) for n in counts]
    for track in board.tracks:
        cells = [each[track.id] for each in of_routes]
        parts = (f"{cell['use']:.0%} | {cell['wins']:.0%}" for cell in cells)
        yield f"| {track.id} | {board.routes[track.route].length} | " + " | ".join(parts) + " |"


def _line(players: int, results: Sequence[Result]) -> str:
    scores = [score for result in results for score in result.scores]
    first = stats.summary(results)["first"]
    turns = statistics.fmean(sum(_is_turn(entry) for entry in result.log) / players for result in results)
    tickets = statistics.fmean(len(end["tickets"]) for result in results for end in result.outcome["results"])
    return (
        f"| {players} | {len(results)} | {turns:.1f} | {statistics.fmean(scores):.1f} ({statistics.stdev(scores):.1f}) "
        f"| {statistics.fmean(max(result.scores) for result in results):.1f} "
        f"| {first['wins']:.1%} ({first['interval'][0]:.1%} to {first['interval'][1]:.1%}) | {tickets:.1f} |"
    )


def _is_turn(entry: str) -> float:
    """How much of a turn an action is: most turns that take cards take two."""
    verb = entry.partition(": ")[2].split()[0]
    return {"claim": 1.0, "tickets": 1.0, "pass": 1.0, "take": 0.5}.get(verb, 0.0)


if __name__ == "__main__":
    main()
