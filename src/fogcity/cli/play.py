"""`fogcity play`: a game in the terminal, on the full screen, or as text for programs and screen readers."""

import os
import secrets
import sys
from collections.abc import Callable, Sequence
from pathlib import Path
from typing import TYPE_CHECKING, Any

import click

from fogcity.cli.options import GAMES, TableCommand, given_options
from fogcity.extras import MissingExtra

if TYPE_CHECKING:
    from fogcity.bots import Bot
    from fogcity.cli.sitting import Sitting
    from fogcity.games import Game
    from fogcity.table import Table

PACES = {"slow": 1.5, "normal": 0.6, "fast": 0.2, "at-once": 0.0}
"""The minimum seconds for a bot's move, so that people can follow."""
HELP = """\
Type an action, or one of these words:
  legal           every legal action           board           show the table again
  what ACTION     what an action would do      log             everything played so far
  undo            take back your last action   save FILE       write the record to a file
  position        what you see as one line     help            this help
  quit            leave; the game is saved"""


@click.command(cls=TableCommand)
@click.argument("game_id", metavar="[GAME]", type=click.Choice(GAMES), required=False)
@click.option(
    "--seat",
    "seats",
    type=click.IntRange(min=1),
    multiple=True,
    default=[1],
    show_default=True,
    help="Your seat; repeat it for each person at this terminal.",
)
@click.option(
    "--bot",
    "--bots",
    "bot_name",
    help="The bots in the other seats, as in fogcity arena: one for all, or one for each, separated by commas."
    "  [default: normal; random in text]",
)
@click.option("--plain", is_flag=True, help="Text instead of the full screen, for screen readers and scripts.")
@click.option("--resume", type=click.Path(path_type=Path, exists=True, dir_okay=False), help="Continue a saved game.")
@click.option(
    "--position", "start", metavar="TEXT", help="Start from a position; fogcity replay --position prints one."
)
@click.option(
    "--language", metavar="LANGUAGE", help="Language of the full screen: en, fr, nl or ko.  [default: the system's]"
)
@click.option("--pace", type=click.Choice(list(PACES)), default="normal", show_default=True, help="How fast bots act.")
def play(
    game_id: str | None,
    seats: tuple[int, ...],
    bot_name: str | None,
    plain: bool,
    resume: Path | None,
    start: str | None,
    language: str | None,
    pace: str,
    **flags: Any,
) -> None:
    """Play in the terminal, against bots or with others at the same keyboard.

    In a terminal the game fills the screen: arrows or mouse to point, Enter to play, ? for all keys. With --plain, and
    if input or output is not a terminal, it is lines of text.
    """
    from fogcity.bots.external import External
    from fogcity.bots.outside import close
    from fogcity.cli.sitting import Sitting, kept_file
    from fogcity.games import BadInput

    full = not plain and _full_screen()
    people = sorted({seat - 1 for seat in seats})
    if not full and len(people) > 1:
        raise BadInput("several people need the full screen of a terminal: leave out --plain, or give one --seat")
    spoken = _language(language) if full else ""
    if full and game_id is None and resume is None and start is None:
        from fogcity.cli import screen

        chosen = screen.ask(spoken, flags.get("option_players"))
        if chosen is None:
            return
        game_id, bot_name, spoken = chosen.game, bot_name or chosen.level, chosen.language
        flags["option_players"] = chosen.players
    table = _table(game_id, resume, start, flags)
    if people[-1] >= table.game.players:
        raise BadInput(f"there is no seat {people[-1] + 1}: the game has {table.game.players}")
    bots = _opponents(table.game, people, bot_name or ("normal" if full else "random"))
    try:
        sitting = Sitting(table, people, bots, resume or kept_file(table.game.id))
        if full:
            _show(sitting, spoken, PACES[pace])
        else:
            click.echo(f"{table.game.title}. You are {table.names[people[0]]}. Type help for the commands.")
            Session(sitting, plain).run()
    finally:
        for bot in bots.values():
            if isinstance(bot, External) and table.over:
                bot.game_over(table.game, table.state)
            close(bot)


def _opponents(game: "Game", people: Sequence[int], named: str) -> "dict[int, Bot]":
    """The bots on the other seats; programs have said hello."""
    from fogcity.bots.external import External
    from fogcity.bots.outside import make_any
    from fogcity.games import BadInput

    others = [seat for seat in range(game.players) if seat not in people]
    names = [name.strip() for name in named.split(",")]
    if len(names) not in (1, len(others)):
        raise BadInput(f"{len(names)} bots for {len(others)} seats: name one for all, or one for each")
    bots = {}
    for seat, name in zip(others, names * (len(others) if len(names) == 1 else 1), strict=True):
        seed = secrets.randbits(32)
        bots[seat] = bot = make_any(game, name, seed=seed)
        if isinstance(bot, External):
            bot.new_game(seat, seed)
    return bots


def _full_screen() -> bool:
    """Whether the game can fill the screen; if not, one line says what is missing."""
    if not (sys.stdin.isatty() and sys.stdout.isatty()) or os.environ.get("TERM") == "dumb":
        return False
    try:
        import fogcity.cli.screen  # noqa: F401
    except MissingExtra as missing:
        click.echo(f"Playing as text, because the full screen is not available: {missing}", err=True)
        return False
    return True


def _table(game_id: str | None, resume: Path | None, start: str | None, flags: dict[str, Any]) -> "Table":
    """The table to play at: a saved game, a position, or a new game."""
    from fogcity import record
    from fogcity.games import BadInput
    from fogcity.table import Table

    if resume is not None and start is not None:
        raise BadInput("a saved game continues where it was: leave out --resume or --position")
    if resume is not None:
        return record.final(record.read(resume))
    if start is not None:
        named = next(iter(start.split()), "")
        if named in GAMES and game_id not in (None, named):
            raise BadInput(f"the position is for {named}, not for {game_id}")
        return Table.from_position(start, **(given_options(named, flags) if named in GAMES else {}))
    game_id = game_id or click.prompt("Which game", type=click.Choice(GAMES), default=GAMES[0])
    return Table(game_id, **given_options(game_id, flags))


def _language(asked: str | None) -> str:
    """The language of the screen: the requested one, or the system's."""
    from fogcity import locales
    from fogcity.cli import screen
    from fogcity.games import BadInput

    language = asked or screen.spoken()
    if language not in locales.LANGUAGES:
        raise BadInput(f"there is no language {language}: choose {', '.join(locales.LANGUAGES)}")
    return language


def _show(sitting: "Sitting", language: str, pause: float) -> None:
    """Fill the screen; afterwards one line says where the game is."""
    from fogcity import locales
    from fogcity.cli import screen

    language = screen.run(sitting, language, pause=pause)
    if sitting.table.over:
        click.echo(locales.text(language, "terminal-record", file=sitting.file))
    else:
        click.echo(locales.text(language, "terminal-go-on", command=f"fogcity play --resume {sitting.file}"))


class Session:
    """One person at a table of bots, line by line."""

    def __init__(self, sitting: "Sitting", plain: bool) -> None:
        self.sitting = sitting
        self.table = table = sitting.table
        self.seat = seat = sitting.people[0]
        self.plain = plain
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
        while not self.table.over:
            mover = self.sitting.bot_to_move
            if mover is not None:
                self._bot_moves(mover)
            elif not self._person_moves():
                click.echo(f"The game is saved. Continue with: fogcity play --resume {self.sitting.file}")
                return
        self._show()
        click.echo(f"The record is in {self.sitting.file}. fogcity replay shows it, fogcity verify checks it.")

    def _bot_moves(self, mover: int) -> None:
        from fogcity.kernel import at_once

        table = self.table
        known = table.veiled(mover), mover, table.numbers(mover), table.history
        with at_once():
            action = self.sitting.bots[mover].choose(table.game, *known)
        step = self.sitting.play(mover, action)
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
                self.sitting.play(self.seat, line)
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
        step = self.sitting.undo(self.seat)
        click.echo(f"Taken back: {step.action}.")

    def _save(self, name: str) -> None:
        from fogcity.games import BadInput

        if not name:
            raise BadInput("name a file, for instance: save game.json")
        try:
            self.sitting.keep(Path(name).expanduser())
        except OSError as error:
            raise BadInput(f"can't save there ({error}): use another file name") from None
        click.echo(f"Saved to {name}.")
