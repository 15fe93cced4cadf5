"""`fogcity review`: was it luck or play?"""

import json
from pathlib import Path
from typing import TYPE_CHECKING

import click

from fogcity.cli.options import FileToWrite, json_option, record_argument

if TYPE_CHECKING:
    from fogcity.review.report import Review


@click.command()
@record_argument
@click.option("--html", "page", type=FileToWrite(), help="Also write a page with a graph.")
@click.option("--luck-only", is_flag=True, help="Skip the search for better actions, which takes longest.")
@click.option("--margins", is_flag=True, help="Also estimate margins by playing games out, which takes a while.")
@json_option
def review(path: Path, page: Path | None, luck_only: bool, margins: bool, as_json: bool) -> None:
    """Separate luck from play in a finished game, and find better actions.

    docs/review.md explains the figures.
    """
    from fogcity import games, record
    from fogcity.cli.progress import progress
    from fogcity.review.critic import Critic
    from fogcity.review.report import review as made
    from fogcity.review.scale import PLAYOUTS
    from fogcity.review.values import Judge

    found = record.read(path)
    record.same_rules(found)
    judge = Judge(games.make(found.game, **found.options))
    critic = None if luck_only else Critic(judge)
    if page is not None:
        from fogcity.review import page as pages  # says what to install before anything long begins
    with progress("Reviewing", len(found.log)) as advance:
        playouts = PLAYOUTS if margins else 0
        result = made(found, judge=judge, critic=critic, playouts=playouts, advance=advance)
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
    winner = max(range(len(found.players)), key=lambda seat: found.players[seat].result)
    name, start = found.players[winner].name, found.players[winner].start
    lines += ["", f"Moments that decided the game, and what {name} won by them:"]
    for at in found.moments:
        if at == 0:
            lines.append(f"      the deal: luck {found.dealt[winner] - start:+.0%}")
            continue
        step = found.steps[at - 1]
        parts = f"play {step.play[winner]:+.0%}, luck {step.luck[winner]:+.0%}"
        lines.append(f"  {at:3} {found.players[step.seat].name} {step.action}: {parts}")
    if found.margins:
        lines += ["", "Expected margins with their standard errors, after every tenth step:"]
        for at in range(0, len(found.margins), 10):
            seats = zip(found.players, found.margins[at], strict=True)
            told = ", ".join(f"{player.name} {one.points:+.1f} ± {one.error:.1f}" for player, one in seats)
            lines.append(f"  {at:3} {told}")
    worse = [step for step in found.steps if step.judgment is not None]
    if worse:
        lines += ["", "Decisions to look at again:"]
        for step in worse:
            who = found.players[step.seat].name
            lines.append(
                f"  {step.step:3} {who} {step.action}: {step.judgment}, {step.best} was better by {step.loss:.0%}"
            )
    return "\n".join(lines)
