"""The `fogcity` command. Commands are loaded only when they are used, so that help is fast.

A game can add commands in a file commands.py in its folder: every click command there that belongs to no group becomes
one of `fogcity`. That file is loaded without the game, whose rules take a moment, so its commands import what they need
when they run.
"""

import importlib
import importlib.util
import io
import os
import sys
from functools import cache
from typing import Any

import click

from fogcity import __version__, registry
from fogcity.extras import MissingExtra
from fogcity.foreign import printable, shorten

COMMANDS = {
    "serve": "serve",
    "admin": "admin",
    "play": "play",
    "check": "records",
    "replay": "records",
    "verify": "records",
    "review": "review",
    "puzzles": "puzzles",
    "simulate": "simulate",
    "bench": "simulate",
    "arena": "arena",
    "ladder": "arena",
    "calibrate": "arena",
    "balance": "arena",
    "benchmark": "benchmark",
    "dataset": "dataset",
    "bot": "bot",
    "learn": "learn",
    "mcp": "mcp",
    "completion": "completion",
}
"""The module of this package where each command lives."""


LONGEST_MESSAGE = 20_000
"""The longest error message printed."""


class Commands(click.Group):
    """The commands, each imported when it is asked for."""

    def list_commands(self, ctx: click.Context) -> list[str]:
        return [*COMMANDS, *_of_games()]

    def get_command(self, ctx: click.Context, name: str) -> click.Command | None:
        if name not in COMMANDS:
            return _of_games().get(name)
        command: click.Command = getattr(importlib.import_module(f"{__name__}.{COMMANDS[name]}"), name)
        return command


@cache
def _of_games() -> dict[str, click.Command]:
    """The commands that the games add."""
    commands: dict[str, click.Command] = {}
    for game_id in registry.games():
        folder = registry.folder(game_id)
        if folder is None or not (folder / "commands.py").exists():
            continue
        spec = importlib.util.spec_from_file_location(f"{__name__}.of_{game_id}", folder / "commands.py")
        assert spec is not None, "a file of Python"
        assert spec.loader is not None, "a file of Python"
        module = importlib.util.module_from_spec(spec)
        spec.loader.exec_module(module)
        own = [command for command in vars(module).values() if isinstance(command, click.Command)]
        grouped = [sub for group in own if isinstance(group, click.Group) for sub in group.commands.values()]
        commands |= {command.name or "": command for command in own if command not in grouped}
    return commands


@click.group(cls=Commands, context_settings={"help_option_names": ["-h", "--help"], "max_content_width": 100})
@click.version_option(__version__, prog_name="fogcity")
def cli() -> None:
    """Play, study and solve board games of San Francisco."""


def main(arguments: list[str] | None = None, *, command: click.Command = cli, name: str = "fogcity") -> Any:
    """Run a command; anything wrong with the input is one line on stderr and exit code 2."""
    for stream in (sys.stdout, sys.stderr):
        if isinstance(stream, io.TextIOWrapper):
            stream.reconfigure(errors="replace")  # a terminal may not know every letter, above all on Windows
    try:
        sys.exit(command.main(arguments, prog_name=name, standalone_mode=False))
    except click.exceptions.Abort:
        _say("stopped")
        sys.exit(130)
    except click.UsageError as error:
        context = f" (see: {error.ctx.command_path} --help)" if error.ctx else ""
        _fail(error.format_message().rstrip(".") + context)
    except click.ClickException as error:
        _fail(error.format_message())
    except BrokenPipeError:  # the reader of our output has seen enough
        os.dup2(os.open(os.devnull, os.O_WRONLY), sys.stdout.fileno())
        sys.exit(1)
    except MissingExtra as error:
        _fail(str(error))
    except OSError as error:
        _fail(f"{error.filename}: {error.strerror}" if error.filename else str(error))
    except Exception as error:
        if _is_refusal(error):
            _fail(str(error))
        raise


def _is_refusal(error: Exception) -> bool:
    """Whether an error was made for people: BadInput or Illegal (their module is loaded if one was raised)."""
    games = sys.modules.get("fogcity.games")
    return games is not None and isinstance(error, games.BadInput | games.Illegal)


def _fail(message: str) -> None:
    _say(message)
    sys.exit(2)


def _say(message: str) -> None:
    print("fogcity: " + shorten(printable(" ".join(message.split())), LONGEST_MESSAGE), file=sys.stderr)
