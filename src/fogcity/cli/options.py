"""Arguments and options that several commands share."""

from collections.abc import Callable
from pathlib import Path
from typing import Any, TypeVar

import click

F = TypeVar("F", bound=Callable[..., Any])

# The folders of the games; fogcity.games itself is not imported, so that help answers at once.
GAMES = sorted(path.parent.name for path in (Path(__file__).parents[1] / "games").glob("*/__init__.py"))
game_argument = click.argument("game_id", metavar="GAME", type=click.Choice(GAMES))
json_option = click.option("--json", "as_json", is_flag=True, help="Answer in JSON.")


def options_of_a_table(function: F) -> F:
    """The options of a table, as flags; a flag that the game does not have is refused by the game."""
    for option in (
        click.option("--companies", is_flag=True, default=None, help="Cable Car: the Company expansion."),
        click.option("--hand", type=int, help="Cable Car: tiles in a hand, 1 to 3."),
        click.option("--rotate", is_flag=True, default=None, help="Cable Car: tiles may be turned."),
        click.option("--board", help="Tickets: a board file, or the name of a board we bring."),
        click.option("--first", type=int, help="The seat that starts, from 1; random if left out."),
        click.option("--players", type=int, help="How many play; 2 if left out."),
    ):
        function = option(function)
    return function


def given_options(**flags: Any) -> dict[str, Any]:
    """The options that were given, as games.make takes them."""
    options = {name: value for name, value in flags.items() if value is not None}
    if "first" in options:
        options["first"] -= 1
    if "board" in options and Path(options["board"]).suffix:
        try:
            options["board"] = Path(options["board"]).read_text(encoding="utf-8")
        except UnicodeDecodeError:
            from fogcity.games import BadInput

            raise BadInput(f"{options['board']} is not a text file in UTF-8: give a board file") from None
    return options
