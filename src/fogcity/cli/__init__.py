"""The `fogcity` command. Commands are loaded only when they are used, so that help answers at once."""

import importlib
import io
import os
import sys
from typing import Any

import click

from fogcity import __version__
from fogcity.extras import MissingExtra

COMMANDS = {
    "serve": "serve",
    "play": "play",
    "check": "records",
    "replay": "records",
    "verify": "records",
    "board": "board",
    "simulate": "simulate",
    "bench": "simulate",
    "arena": "arena",
    "ladder": "arena",
    "bot": "bot",
    "completion": "completion",
}
"""The module of this package where each command lives."""


class Commands(click.Group):
    """The commands, each imported when it is asked for."""

    def list_commands(self, ctx: click.Context) -> list[str]:
        return list(COMMANDS)

    def get_command(self, ctx: click.Context, name: str) -> click.Command | None:
        if name not in COMMANDS:
            return None
        command: click.Command = getattr(importlib.import_module(f"{__name__}.{COMMANDS[name]}"), name)
        return command


@click.group(cls=Commands, context_settings={"help_option_names": ["-h", "--help"], "max_content_width": 100})
@click.version_option(__version__, prog_name="fogcity")
def cli() -> None:
    """Play, study and solve San Francisco Cable Car and Ticket to Ride: San Francisco."""


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
    print("fogcity: " + " ".join(message.split()), file=sys.stderr)
