"""`fogcity completion`: tab completion for shells."""

import click
from click.shell_completion import get_completion_class


@click.command()
@click.argument("shell", type=click.Choice(("bash", "zsh", "fish")))
@click.pass_context
def completion(ctx: click.Context, shell: str) -> None:
    """Print tab completion for a shell.

    For bash put `eval "$(fogcity completion bash)"` into ~/.bashrc; for zsh into ~/.zshrc with zsh; for fish run
    `fogcity completion fish > ~/.config/fish/completions/fogcity.fish`.
    """
    kind = get_completion_class(shell)
    assert kind is not None, "click knows the three shells"
    click.echo(kind(ctx.find_root().command, {}, "fogcity", "_FOGCITY_COMPLETE").source())
