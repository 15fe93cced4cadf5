"""The full screen of `fogcity play`: Textual shows what the games draw on cells. Nothing here knows a game."""

import os
from typing import TYPE_CHECKING

from fogcity.cli.sitting import Sitting
from fogcity.extras import need

if TYPE_CHECKING:
    from fogcity.cli.screen.start import Chosen

need("terminal", "fluent.syntax", "textual")


def run(sitting: Sitting, language: str, *, pause: float) -> str:
    """Play on the full screen until the player quits; returns the language in use at the end."""
    from fogcity.cli.screen.app import TableApp

    app = TableApp(sitting, language, pause=pause)
    app.run()
    if app.problem is not None:
        raise app.problem
    return app.language


def ask(language: str, players: int | None) -> "Chosen | None":
    """Let the player choose a game; None if they quit."""
    from fogcity.cli.screen.start import StartApp

    return StartApp(language, players).run()


def spoken() -> str:
    """The language of the environment, or English."""
    from fogcity.locales import negotiate

    for name in ("LANGUAGE", "LC_ALL", "LC_MESSAGES", "LANG"):
        if locale := os.environ.get(name):
            return negotiate(locale.partition(":")[0].partition(".")[0].replace("_", "-"))
    return negotiate(None)
