"""Arguments and options that several commands share; a table's flags are made from what the games declare."""

import os
from collections.abc import Iterable, Iterator
from dataclasses import Field, fields
from pathlib import Path
from typing import TYPE_CHECKING, Any

import click

from fogcity import registry
from fogcity.foreign import ENCODING, quote

if TYPE_CHECKING:
    from fogcity.games import Options

GAMES = list(registry.games())
"""The ids of all games; fogcity.games itself is not imported, so that help is fast."""
game_argument = click.argument("game_id", metavar="GAME", type=click.Choice(GAMES))
json_option = click.option("--json", "as_json", is_flag=True, help="Answer in JSON.")
record_argument = click.argument("path", metavar="RECORD", type=click.Path(path_type=Path, exists=True, dir_okay=False))

NAMED = "fogcity.game"
"""Where a context keeps the game that was named."""


class FileToWrite(click.Path):
    """A file that a command writes at its end: if it can't, the command says so before it begins."""

    def __init__(self) -> None:
        super().__init__(path_type=Path, dir_okay=False, writable=True)

    def convert(self, value: Any, param: click.Parameter | None, ctx: click.Context | None) -> Any:
        path = Path(os.fsdecode(super().convert(value, param, ctx)))
        if not path.parent.is_dir():
            self.fail(f"there is no folder {quote(str(path.parent))}", param, ctx)
        if not path.exists() and not os.access(path.parent, os.W_OK):
            self.fail(f"you may not write to the folder {quote(str(path.parent))}", param, ctx)
        return path


class TableCommand(click.Command):
    """A command that takes a game and the options of a table of it, which are flags: `--NAME` for each one declared.

    With `explained_by` the help for a game ends with what that file of the game's folder says about itself.
    """

    def __init__(self, *arguments: Any, explained_by: str | None = None, **keywords: Any) -> None:
        super().__init__(*arguments, **keywords)
        self.explained_by = explained_by

    def parse_args(self, ctx: click.Context, args: list[str]) -> list[str]:
        ctx.meta[NAMED] = self._named(args)
        return super().parse_args(ctx, args)

    def _named(self, args: list[str]) -> str | None:
        """The first word that is a game and not the value of one of the command's own options."""
        own = [option for option in self.params if isinstance(option, click.Option) and not option.is_flag]
        with_value = {name for option in own for name in option.opts}
        words = iter(args)
        for word in words:
            if word in with_value:
                next(words, None)
            elif word in GAMES:
                return word
        return None

    def get_params(self, ctx: click.Context) -> list[click.Parameter]:
        *own, help_option = super().get_params(ctx)
        named = ctx.meta.get(NAMED)
        return [*own, *self._flags(_declared(named), named), help_option]

    def _flags(self, declared: "Iterable[Field[Any]]", game_id: str | None) -> list[click.Parameter]:
        taken = {name for option in self.params for name in option.opts}
        return [_flag(part, _seats(game_id), taken) for part in declared]

    def format_options(self, ctx: click.Context, formatter: click.HelpFormatter) -> None:
        super().format_options(ctx, formatter)
        if ctx.meta.get(NAMED) is not None:
            return
        for game_id in GAMES:
            common = {part.name for part in _declared(None)}
            own = [part for part in _declared(game_id) if part.name not in common]
            if own:
                with formatter.section(f"Options of {game_id}"):
                    records = (flag.get_help_record(ctx) for flag in self._flags(own, game_id))
                    formatter.write_dl([record for record in records if record is not None])

    def format_epilog(self, ctx: click.Context, formatter: click.HelpFormatter) -> None:
        super().format_epilog(ctx, formatter)
        if self.explained_by is not None and ctx.meta.get(NAMED) is not None:
            from fogcity import games

            explanation = games.part(ctx.meta[NAMED], self.explained_by)
            if explanation is not None:
                formatter.write(f"\n{(explanation.__doc__ or '').strip()}\n")


def _options(game_id: str | None) -> "type[Options]":
    from fogcity import games

    return games.Options if game_id is None else games.kind(game_id).options_type


def _declared(game_id: str | None) -> "tuple[Field[Any], ...]":
    """The options of a game, or those that every game has."""
    return fields(_options(game_id))


def _seats(game_id: str | None) -> range | None:
    return None if game_id is None else _options(game_id).seats


def _flag(part: "Field[Any]", seats: range | None, taken: Iterable[str]) -> click.Option:
    """The flag for an option of a table; the game checks the value, with the same messages everywhere."""
    name = part.name.replace("_", "-")
    flag = f"--{name}" if f"--{name}" not in taken else f"--table-{name}"
    if part.type is bool:
        flag = f"{flag}/--no-{flag[2:]}" if part.default else flag
        return click.Option([flag, _key(part)], is_flag=True, default=None, help=part.metadata["help"])
    facts = "; ".join(_facts(part, seats))
    help_text = part.metadata["help"] + (f"  [{facts}]" if facts else "")
    number = part.type is not str
    return click.Option([flag, _key(part)], type=int if number else str, help=help_text, metavar=_metavar(part, number))


def _metavar(part: "Field[Any]", number: bool) -> str:
    return "N" if number else "NAME|FILE" if part.metadata["file"] else "NAME"


def _facts(part: "Field[Any]", seats: range | None) -> Iterator[str]:
    allowed = seats if part.name == "players" else part.metadata["allowed"]
    if allowed:
        yield f"{allowed[0]} to {allowed[-1]}"
    if part.metadata["choices"]:
        yield " or ".join(part.metadata["choices"])
    if part.name == "first":
        yield "from 1"
    if part.default is not None:
        yield f"default: {part.default}"


def _key(part: "Field[Any]") -> str:
    """What an option is called among all that a command gets: no other parameter can have the same name."""
    return f"option_{part.name}"


def given_options(game_id: str, flags: dict[str, Any]) -> dict[str, Any]:
    """The options that were given, as games.make takes them."""
    options = {}
    for part in _declared(game_id):
        value = flags.get(_key(part))
        if value is None:
            continue
        if part.name == "first":
            value -= 1  # people count seats from 1
        elif part.metadata["file"] and Path(value).suffix:
            value = _text_of(Path(value))
        options[part.name] = value
    return options


def _text_of(path: Path) -> str:
    try:
        return path.read_text(encoding=ENCODING)
    except UnicodeDecodeError:
        from fogcity.games import BadInput

        raise BadInput(f"{path} is not a text file in UTF-8: give another file") from None
