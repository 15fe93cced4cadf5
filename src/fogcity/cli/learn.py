"""`fogcity learn`: train a network by self-play."""

from dataclasses import replace
from pathlib import Path

import click

from fogcity.cli.options import game_argument
from fogcity.extras import extra


@click.command()
@game_argument
@click.option("--minutes", type=click.FloatRange(min=0), help="Minutes to train (default: as configured, usually 25).")
@click.option("--updates", type=click.IntRange(min=1), help="Stop after this many updates at the latest.")
@click.option("--config", "file", type=click.Path(path_type=Path, dir_okay=False), help="A configuration file (TOML).")
@click.option(
    "--run",
    "folder",
    type=click.Path(path_type=Path, file_okay=False),
    help="Folder of the run (default: runs/GAME).",
)
@click.option(
    "--device", type=click.Choice(["cpu", "cuda"]), help="Where to train (default: on a GPU if there is one)."
)
@click.option(
    "--scale",
    type=click.FloatRange(min=0.0001, max=64),
    default=1.0,
    help="Multiplies the number of parallel games.",
)
@click.option("--seed", type=click.IntRange(0, 2**24 - 1), help="The seed of the run.")
@click.option(
    "--from-packaged",
    "packaged",
    is_flag=True,
    help="Start a new run from the packaged network instead of random weights.",
)
@click.option("--exploit", is_flag=True, help="Learn only to beat the packaged network (in runs/GAME-exploit).")
def learn(
    game_id: str,
    minutes: float | None,
    updates: int | None,
    file: Path | None,
    folder: Path | None,
    device: str | None,
    scale: float,
    seed: int | None,
    packaged: bool,
    exploit: bool,
) -> None:
    """Train a network by self-play, or continue a run from its last checkpoint.

    Writes checkpoints, curves and the network into the folder of the run. Stop it at any time with Ctrl-C.
    """
    from fogcity.games import BadInput
    from fogcity.kernel import compiling_message

    with extra("learn"):
        import torch
    from fogcity.learn.config import Config
    from fogcity.learn.exploit import Exploiter
    from fogcity.learn.report import write_report
    from fogcity.learn.trainer import Trainer

    folder = folder or Path("runs") / (f"{game_id}-exploit" if exploit else game_id)
    kept = folder / "config.toml"
    config = Config.load(file or kept) if file or kept.exists() else Config.preset(game_id)
    if config.game != game_id:
        raise BadInput(f"{file or kept} is a configuration of {config.game}, not of {game_id}")
    if minutes is not None:
        config = replace(config, minutes=minutes)
    if seed is not None:
        config = replace(config, seed=seed)
    if packaged:
        config = replace(config, packaged=True)
    if scale != 1.0:
        config = config.scaled(scale)
    device = device or ("cuda" if torch.cuda.is_available() else "cpu")
    with compiling_message("Compiling the rules for this machine; this is done once …"):
        trainer = (Exploiter if exploit else Trainer)(config, folder, device=device, say=lambda text: click.echo(text))
    try:
        trainer.learn(updates)
    except KeyboardInterrupt:
        trainer.save()
        click.echo("stopped; run the same command to continue", err=True)
    write_report(folder)
    click.echo(f"The network is {folder / f'{game_id}.npz'}, the curves are {folder / 'report.html'}.")
