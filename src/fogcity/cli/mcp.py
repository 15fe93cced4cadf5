"""`fogcity mcp`: a seat for a language model."""

import click


@click.command()
@click.option("--url", default="http://localhost:8000", show_default=True, help="The Fog City server to play on.")
@click.option("--name", default="Agent", show_default=True, help="The player's name.")
def mcp(url: str, name: str) -> None:
    """Let a language model play, through the Model Context Protocol on standard input and output.

    Start it from the program that runs the model; docs/agents.md shows how.
    """
    from fogcity.mcp import run

    run(url, name)
