"""`fogcity check`, `replay` and `verify`: games from files."""

import json
import sys
from itertools import islice
from pathlib import Path
from typing import TYPE_CHECKING, Any

import click

from fogcity.cli.options import TableCommand, game_argument, given_options, json_option, record_argument
from fogcity.foreign import ENCODING, printable, quote, shown

if TYPE_CHECKING:
    from fogcity.games import Game, State
    from fogcity.record import GameRecord


@click.command(cls=TableCommand, explained_by="check")
@game_argument
@click.argument("file", type=click.File(encoding=ENCODING, errors="replace"))
def check(game_id: str, file: Any, **flags: Any) -> None:
    """Check a game typed in from a real table, and score it.

    What FILE holds is up to the game: name it before --help. A FILE of - reads from standard input. The answer is JSON.
    The exit code is 0 for a valid game, 1 for an illegal step and 2 for text that is not a game at all.
    """
    from fogcity import games, record
    from fogcity.games import BadInput, Checker, OtherRules

    checker: Checker | None = games.part(game_id, "check")
    options = games.kind(game_id).options_type.of(given_options(game_id, flags))
    if checker is None:
        raise BadInput(f"fogcity check does not support {games.kind(game_id).title}")
    text = file.read()
    try:
        report = checker.check(text, options)
    except OtherRules:
        if '"format"' in text:  # a whole record, which says more about its game
            record.same_rules(record.loads(text))
        raise
    click.echo(json.dumps(report, indent=2))
    if report["error"] is not None and report["error"]["rule"] is None:
        raise click.ClickException(report["error"]["message"])
    sys.exit(0 if report["valid"] else 1)


@click.command()
@click.argument("source", metavar="RECORD|POSITION")
@click.option("--step", type=click.IntRange(min=0), help="How many actions to replay (default: all).")
@click.option("--seat", type=click.IntRange(min=1), help="Show only what this seat (from 1) saw.")
@click.option("--svg", "picture", type=click.Path(path_type=Path, dir_okay=False), help="Save a picture of the board.")
@click.option("--position", "as_position", is_flag=True, help="Print the position as a line of text.")
@json_option
def replay(
    source: str, step: int | None, seat: int | None, picture: Path | None, as_position: bool, as_json: bool
) -> None:
    """Show a recorded game at its end or after any step, or a position that you have as text."""
    from fogcity import position
    from fogcity.games import SPECTATOR, BadInput, plain

    game, state, heading, log = _position(source, step) if "|" in source else _replayed(Path(source), step, as_json)
    if seat is not None and seat > game.players:
        raise BadInput(f"there is no seat {seat}: the game has {game.players}")
    who = SPECTATOR if seat is None else seat - 1
    if seat is not None:
        state = game.veiled(state, who)
    if picture is not None:
        drawn = game.svg(state, who)
        if drawn is None:
            raise BadInput(f"{game.title} draws no pictures: leave out --svg")
        picture.write_text(drawn, encoding="utf-8")
    if as_json:
        answer = {"step": len(log), "log": log, "view": plain(game.view(state, who))}
        if as_position:
            answer["position"] = position.write(game, state)
        click.echo(json.dumps(answer, indent=2))
    elif as_position:
        click.echo(position.write(game, state))
    else:
        click.echo(f"{game.title}{heading}\n{game.text(state, who)}")


def _position(text: str, step: int | None) -> "tuple[Game, State, str, list[str]]":
    """The game and the state of a position; it has no log."""
    from fogcity import position
    from fogcity.games import BadInput

    if step is not None:
        raise BadInput("a position has no steps: leave out --step")
    return *position.read(text), "", []


def _replayed(path: Path, step: int | None, as_json: bool) -> "tuple[Game, State, str, list[str]]":
    """The game of a record and its state after a step, with a heading and the log so far."""
    from fogcity import record
    from fogcity.games import BadInput, OtherRules

    found = record.read(path)
    if step is not None and step > len(found.log):
        raise BadInput(f"the record has {len(found.log)} steps, not {step}")
    try:
        record.same_rules(found)
    except OtherRules:
        _show_stored(found, as_json)
        raise
    *_, table = islice(record.replay(found), (len(found.log) if step is None else step) + 1)
    last = f", {table.names[table.log[-1].seat]} played {table.log[-1].action}" if table.log else ""
    heading = f", step {len(table.log)} of {len(found.log)}{last}"
    return table.game, table.state, heading, [entry.action.text for entry in table.log]


def _show_stored(found: "GameRecord", as_json: bool) -> None:
    """Print a record that can't be replayed because it was played under other rules."""
    if as_json:
        parts = ("game", "rules", "options", "names", "log", "outcome")
        click.echo(json.dumps({part: getattr(found, part) for part in parts}, indent=2))
        return
    for i, entry in enumerate(found.log, start=1):
        click.echo(f"{i:4} {shown(entry)}")
    if found.outcome is not None:
        click.echo(f"Outcome: {json.dumps(found.outcome)}")


@click.command()
@record_argument
@click.option("--commitment", help="The commitment you noted before the game (default: the record's own).")
@json_option
def verify(path: Path, commitment: str | None, as_json: bool) -> None:
    """Verify a record: the secret matches the commitment, every step is legal, the outcome is right.

    An unfinished game is proved as far as it goes; a record without an outcome proves none.
    The exit code is 0 if it holds, 1 if it does not, and 2 if the file is not a record or uses other rules.
    """
    from fogcity import record
    from fogcity.games import BadInput, Illegal, OtherRules

    found = record.read(path)
    table = problem = None
    try:
        if commitment is not None and commitment.strip().lower() != found.commitment:
            raise BadInput(f"the record has another commitment, {quote(found.commitment)}")
        table = record.verify(found)
    except OtherRules as error:
        if as_json:
            click.echo(json.dumps({"verified": None, "steps": 0, "error": str(error)}))
        raise
    except (BadInput, Illegal) as error:
        problem = str(error)
    steps, finished = (0, False) if table is None else (len(table.log), table.over)
    stated = found.outcome is not None
    if as_json:
        report = {"verified": problem is None, "steps": steps, "finished": finished, "outcome": stated}
        report["taken_back"] = sum(found.taken_back or ())
        click.echo(json.dumps({**report, "error": problem}))
    elif problem is None:
        limit = "" if finished else " The game is not finished."
        if finished and not stated:
            limit = " The record states no outcome, so none was checked."
        if found.taken_back is not None:
            limit += f" It says that {sum(found.taken_back)} actions were taken back on the way."
        click.echo(f"Verified: {steps} steps of {found.game}, matching the commitment {found.commitment}.{limit}")
    else:
        click.echo(f"fogcity: not verified: {printable(' '.join(problem.split()))}", err=True)
    sys.exit(0 if problem is None else 1)
