"""`fogcity review`: was it luck or play?"""

import json
import sys
from pathlib import Path
from typing import TYPE_CHECKING

import click

from fogcity.cli.options import json_option, record_argument

if TYPE_CHECKING:
    from fogcity.review.report import Review


@click.command()
@record_argument
@click.option("--html", "page", type=click.Path(path_type=Path, dir_okay=False), help="Write a page with a graph, too.")
@click.option("--luck-only", is_flag=True, help="Do not compare decisions with better ones, which takes longest.")
@json_option
def review(path: Path, page: Path | None, luck_only: bool, as_json: bool) -> None:
    """Tell luck from play in a finished game, and find better actions.

    docs/review.md explains the figures.
    """
    from fogcity import games, record
    from fogcity.review.critic import Critic
    from fogcity.review.report import review as made
    from fogcity.review.values import Judge

    found = record.read(path)
    record.same_rules(found)
    judge = Judge(games.make(found.game, **found.options))
    critic = None if luck_only else Critic(judge)
    if page is not None:
        from fogcity.review import page as pages  # says what to install before anything long begins
    with click.progressbar(length=len(found.log), label="Reviewing", file=sys.stderr) as bar:
        result = made(found, judge=judge, critic=critic, advance=bar.update)
    if page is not None:
        page.write_text(pages.page(result), encoding="utf-8")
    click.echo(json.dumps(result.data(), indent=2) if as_json else _text(result))


def _text(found: "Review") -> str:
    lines = [f"{'':20} {'start':>7} {'luck':>7} {'play':>7} {'others':>7} {'result':>7} {'accuracy':>9}"]
    for player in found.players:
        parts = (
            f"{player.start:7.0%} {player.luck:+7.0%} {player.play:+7.0%} {player.others:+7.0%} {player.result:7.0%}"
        )
        lines.append(f"{player.name[:20]:20} {parts} {'' if player.accuracy is None else f'{player.accuracy:9.0%}'}")
    lines += ["", "Moments that decided the game:"]
    for at in found.moments:
        if at == 0:
            lines.append("  the deal")
            continue
        step = found.steps[at - 1]
        play, luck = step.play[step.seat], step.luck[step.seat]
        lines.append(f"  {at:3} {found.players[step.seat].name} {step.action}: play {play:+.0%}, luck {luck:+.0%}")
    worse = [step for step in found.steps if step.judgment is not None]
    if worse:
        lines += ["", "Decisions to look at again:"]
        for step in worse:
            who = found.players[step.seat].name
            lines.append(
                f"  {step.step:3} {who} {step.action}: {step.judgment}, {step.best} was better by {step.loss:.0%}"
            )
    return "\n".join(lines)
