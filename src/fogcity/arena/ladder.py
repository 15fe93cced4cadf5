"""The ladder: the round robin of all bots and levels of a game, as a part of docs/strength.md."""

from collections.abc import Sequence

from fogcity import __version__, bots, games
from fogcity.arena import stats
from fogcity.arena.match import Plan, Result

INTRODUCTION = """# How strong the bots are

`fogcity ladder` writes the parts between its marks. Every pair of bots plays the same deals for two players, each deal
once from each seat with the same chance. Wins count a shared first place as half; intervals are Wilson's at 95 %.
"""


def plan_of(game_id: str, count: int, seed: int, budget: str | None, more: Sequence[str] = ()) -> Plan:
    """The round robin of all bots and levels, and of more bots if one likes."""
    fewest = games.kind(game_id).options_type.seats[0]
    options = games.make(game_id, players=fewest).options.values()
    return Plan(game_id, options, (*bots.names(game_id), *bots.levels(game_id), *more), count, seed, budget)


def section(plan: Plan, results: Sequence[Result]) -> str:
    """A game's part of the page."""
    figures = stats.summary(results)
    names = [bot["name"] for bot in figures["bots"]]
    command = f"fogcity ladder {plan.game} --games {plan.games} --seed {plan.seed}"
    command += f" --budget {plan.budget}" if plan.budget else ""
    lines = [
        f"## {games.kind(plan.game).title}",
        "",
        f"Fog City {__version__}, n = {plan.deals * plan.players} games a pair, {figures['games']} in all: `{command}`",
        "",
        "| bot | rating | games | wins | 95 % interval | margin | ms a move |",
        "| --- | ---: | ---: | ---: | ---: | ---: | ---: |",
    ]
    for bot in figures["bots"]:
        low, high = bot["interval"]
        lines.append(
            f"| {bot['name']} | {bot['rating']['mu']:.1f} ± {2 * bot['rating']['sigma']:.1f} | {bot['n']} "
            f"| {bot['wins']:.1%} | {low:.1%} to {high:.1%} | {stats.margin_text(bot)} "
            f"| {stats.pace_text(bot)} |"
        )
    lines += ["", "How often the bot of a row beats the bot of a column:", "", "| | " + " | ".join(names) + " |"]
    lines.append("| --- |" + " ---: |" * len(names))
    for name in names:
        cells = (figures["versus"].get(name, {}).get(other) for other in names)
        shares = (f"{cell['wins']:.0%}" if cell else "" for cell in cells)
        lines.append(f"| {name} | " + " | ".join(shares) + " |")
    return "\n".join(lines)
