"""`fogcity board`: board files for Ticket to Ride. The rest of the game is loaded only when a command runs."""

import json
from pathlib import Path
from typing import Any

import click

from fogcity.extras import extra

json_option = click.option("--json", "as_json", is_flag=True, help="Answer in JSON.")
board_argument = click.argument("path", metavar="FILE", type=click.Path(path_type=Path, exists=True, dir_okay=False))


@click.group()
def board() -> None:
    """Check, draw and measure a board of your own for Ticket to Ride."""


@board.command()
@board_argument
@json_option
def check(path: Path, as_json: bool) -> None:
    """Say everything that is wrong with a board file, or only odd; exit code 2 if anything is wrong."""
    from fogcity.games.tickets.board import twins
    from fogcity.games.tickets.board_file import MOST_TOLD, BoardError, load

    try:
        found = load(path)
    except BoardError as error:
        if as_json:
            told = [{"line": p.line, "where": p.where, "message": p.message} for p in error.problems[:MOST_TOLD]]
            click.echo(json.dumps({"valid": False, "problems": told, "warnings": []}, ensure_ascii=False))
        else:
            for problem in error.problems[:MOST_TOLD]:
                click.echo(str(problem))
        count = len(error.problems)
        raise click.ClickException(f"{path}: {count} problem{'s' if count > 1 else ''}") from None
    warnings = twins(found)
    if as_json:
        click.echo(json.dumps({"valid": True, "problems": [], "warnings": warnings}))
    else:
        sizes = f"{len(found.locations)} locations, {len(found.tracks)} tracks, {len(found.tickets)} tickets"
        click.echo(f"{found.name} is a good board: {sizes}.")
        for warning in warnings:
            click.echo(f"warning: {warning}")


@board.command()
@board_argument
@click.option("-o", "--output", type=click.Path(path_type=Path, dir_okay=False), required=True, help="x.svg or x.png")
@click.option("--theme", type=click.Choice(("light", "dark")), default="light", show_default=True)
@click.option("--width", type=click.IntRange(100, 8000), default=1600, show_default=True, help="Pixels of a png.")
def draw(path: Path, output: Path, theme: str, width: int) -> None:
    """Draw a board file as a picture."""
    from fogcity.games import BadInput
    from fogcity.games.tickets.board_file import load
    from fogcity.games.tickets.draw import draw as picture

    svg = picture(load(path), theme=theme)  # type: ignore[arg-type]  # click has checked it
    if output.suffix == ".svg":
        output.write_text(svg, encoding="utf-8")
    elif output.suffix == ".png":
        with extra("png"):
            import resvg_py

        output.write_bytes(bytes(resvg_py.svg_to_bytes(svg_string=svg, width=width)))
    else:
        raise BadInput(f"{output} is neither .svg nor .png: name the picture so")


@board.command()
@board_argument
@json_option
def stats(path: Path, as_json: bool) -> None:
    """Measure a board: routes by color, distances, tickets against shortest paths."""
    from fogcity.games.tickets.board import stats as measured
    from fogcity.games.tickets.board_file import load

    report = measured(load(path))
    click.echo(json.dumps(report, ensure_ascii=False) if as_json else _stats_text(report))


def _stats_text(report: dict[str, Any]) -> str:
    """What a person wants to know of a board, as small tables."""
    rows = [
        f"{report['name']}: {report['locations']} locations, {report['routes']} routes"
        f" ({report['double_routes']} double, {report['ferry_routes']} by ferry), {report['spaces']} spaces,"
        f" the farthest places {report['diameter']} apart",
        "",
        "color     tracks  spaces",
        *(f"{color:<10}{kind['tracks']:>7}{kind['spaces']:>8}" for color, kind in report["colors"].items()),
        "",
        "spaces     routes",
        *(f"{length:<10}{count:>7}" for length, count in report["lengths"].items() if count),
        "",
        "location                  routes  tickets",
        *(
            f"{place:<24}{degree:>8}{report['ticket_ends'][place]:>9}"
            for place, degree in sorted(report["degrees"].items(), key=lambda item: -item[1])
        ),
        "",
        "ticket                                        points  shortest",
        *(f"{ticket['id']:<44}{ticket['points']:>8}{ticket['shortest']:>10}" for ticket in report["tickets"]),
    ]
    return "\n".join([*rows, *(["", *report["warnings"]] if report["warnings"] else [])])
