"""`fogcity play`: a game in the terminal, for eyes and for screen readers."""

import secrets
from collections.abc import Callable
from datetime import datetime
from pathlib import Path
from typing import TYPE_CHECKING, Any

import click

from fogcity.cli.options import GAMES, TableCommand, given_options

if TYPE_CHECKING:
    from fogcity.bots import Bot
    from fogcity.table import Table

HELP = """\
Type an action, or one of these words:
  legal           every legal action           board           show the table again
  what ACTION     what an action would do      log             everything played so far
  undo            take back your last action   save FILE       write the record to a file
  position        what you see as one line     help            this help
  quit            leave; the game is kept"""


@click.command(cls=TableCommand)
@click.argument("game_id", metavar="[GAME]", type=click.Choice(GAMES), required=False)
@click.option("--seat", type=click.IntRange(min=1), default=1, show_default=True, help="Your seat.")
@click.option("--bot", "bot_name", default="random", show_default=True, help="Who plays the other seats.")
@click.option("--plain", is_flag=True, help="Sentences instead of a drawn board, for screen readers.")
@click.option("--resume", type=click.Path(path_type=Path, exists=True, dir_okay=False), help="Go on with a kept game.")
@click.option("--position", "start", metavar="TEXT", help="Begin at a position: fogcity replay --position writes one.")
def play(
    game_id: str | None, seat: int, bot_name: str, plain: bool, resume: Path | None, start: str | None, **flags: Any
) -> None:
    """Play in the terminal against bots."""
    from fogcity import record
    from fogcity.bots.external import close, make_any
    from fogcity.games import BadInput
    from fogcity.kernel import compiling_message
    from fogcity.table import Table

    with compiling_message("Getting the rules ready for this machine; this is done once …"):
        if resume is not None and start is not None:
            raise BadInput("a kept game goes on where it was: leave out --resume or --position")
        if resume is not None:
            table = record.final(record.read(resume))
        elif start is not None:
            named = next(iter(start.split()), "")
            if named in GAMES and game_id not in (None, named):
                raise BadInput(f"the position is one of {named}, not of {game_id}")
            table = Table.from_position(start, **(given_options(named, flags) if named in GAMES else {}))
        else:
            game_id = game_id or click.prompt("Which game", type=click.Choice(GAMES), default=GAMES[0])
            table = Table(game_id, **given_options(game_id, flags))
    if seat > table.game.players:
        raise BadInput(f"there is no seat {seat}: the game has {table.game.players}")
    file = resume or _kept_file(table.game.id)
    others = (other for other in range(table.game.players) if other != seat - 1)
    opponents = {other: make_any(table.game, bot_name, seed=secrets.randbits(32)) for other in others}
    click.echo(f"{table.game.title}. You are {table.names[seat - 1]}. The word help lists what you can type.")
    try:
        Session(table, seat - 1, opponents, plain, file).run()
    finally:
        for bot in opponents.values():
            close(bot)


def _kept_file(game_id: str) -> Path:
    import platformdirs

    folder = platformdirs.user_data_path("fogcity", ensure_exists=True) / "games"
    folder.mkdir(exist_ok=True)
    return folder / f"{game_id}-{datetime.now():%Y-%m-%d-%H%M%S}.json"


class Session:
    """One person at a table of bots; the record on disk is never behind what is on the screen."""

    def __init__(self, table: "Table", seat: int, opponents: "dict[int, Bot]", plain: bool, file: Path) -> None:
        self.table = table
        self.seat = seat
        self.opponents = opponents
        self.plain = plain
        self.file = file
        self.words: dict[str, Callable[[str], None]] = {
            "legal": lambda _: click.echo((" " if self.plain else "  ").join(map(str, table.legal(seat)))),
            "board": lambda _: self._show(),
            "what": self._what,
            "log": self._log,
            "undo": self._undo,
            "save": self._save,
            "position": lambda _: click.echo(table.view_position(seat)),
            "help": lambda _: click.echo(HELP),
        }

    def run(self) -> None:
        """Play until the game is over or the person leaves."""
        self._keep()
        while not self.table.over:
            mover = next((other for other in self.table.waiting if other in self.opponents), None)
            if mover is not None:
                self._bot_moves(mover)
            elif not self._person_moves():
                click.echo(f"The game is kept. Go on with: fogcity play --resume {self.file}")
                return
        self._show()
        click.echo(f"The record is in {self.file}; fogcity verify proves it, fogcity replay shows it.")

    def _bot_moves(self, mover: int) -> None:
        table = self.table
        action = self.opponents[mover].choose(table.game, table.veiled(mover), mover, table.numbers(mover))
        step = table.play(mover, action)
        self._keep()
        click.echo(f"{table.names[mover]}: {table.game.public(step.action)}")

    def _person_moves(self) -> bool:
        """Let the person act once; False when they leave."""
        from fogcity.games import BadInput, Illegal

        self._show()
        while True:
            try:
                line = click.prompt(self.table.names[self.seat], prompt_suffix="> ").strip()
            except click.exceptions.Abort:  # end of input or Ctrl-C
                click.echo()
                return False
            word, _, rest = line.partition(" ")
            if word in ("quit", "exit"):
                return False
            try:
                if word in self.words:
                    self.words[word](rest.strip())
                    continue
                self.table.play(self.seat, line)
                self._keep()
                return True
            except (BadInput, Illegal) as problem:
                click.echo(str(problem))

    def _show(self) -> None:
        click.echo()
        click.echo(self.table.game.text(self.table.veiled(self.seat), self.seat, board=not self.plain))

    def _what(self, action: str) -> None:
        veiled = self.table.veiled(self.seat)
        meant = self.table.game.read(veiled, self.seat, action)
        click.echo(self.table.game.describe(veiled, self.seat, meant))

    def _log(self, _: str) -> None:
        for number, step in enumerate(self.table.log, start=1):
            shown = step.action if step.seat == self.seat else self.table.game.public(step.action)
            click.echo(f"{number:3} {self.table.names[step.seat]}: {shown}")

    def _undo(self, _: str) -> None:
        step = self.table.undo(self.seat)
        self._keep()
        click.echo(f"Taken back: {step.action}.")

    def _save(self, name: str) -> None:
        from fogcity import record
        from fogcity.games import BadInput

        if not name:
            raise BadInput("say where to, for instance: save game.json")
        try:
            record.write(record.of_table(self.table, with_secret=True), Path(name).expanduser())
        except OSError as error:
            raise BadInput(f"it cannot be saved there ({error}): give another file name") from None
        click.echo(f"Saved to {name}.")

    def _keep(self) -> None:
        from fogcity import record

        record.write(record.of_table(self.table, with_secret=True), self.file)
