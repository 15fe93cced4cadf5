"""`fogcity serve`: the server for players in browsers."""

import os
import sys
from typing import Any

import click


@click.command()
@click.option("--database", metavar="URL", help="The database as a URL (default: a SQLite file in your data folder).")
@click.option("--host", help="The address to listen on (default: 127.0.0.1, this machine only).")
@click.option(
    "--lan", is_flag=True, default=None, help="Also let people on your local network play, without encryption."
)
@click.option("--port", type=click.IntRange(0, 65535), help="The port to listen on (default: 8000).")
@click.option("--workers", type=click.IntRange(1, 64), help="Server processes (default: 1); more need PostgreSQL.")
@click.option(
    "--logs",
    type=click.Choice(["text", "json"]),
    help="Logs for people, or one JSON object per line (default: text on a terminal, else json).",
)
@click.option("--open", "open_browser", is_flag=True, help="Open the browser when the server is ready.")
def serve(open_browser: bool, **flags: Any) -> None:
    """Start the server for players in browsers.

    Every setting can also be given by an environment variable, for instance FOGCITY_DATABASE; docs/hosting.md lists
    them all.
    """
    # Workers are processes of their own: they find their settings in the environment.
    for name, value in flags.items():
        if value is not None:
            os.environ[f"FOGCITY_{name.upper()}"] = str(value)
    from fogcity.server.serve import run

    sys.exit(run(open_browser=open_browser))
