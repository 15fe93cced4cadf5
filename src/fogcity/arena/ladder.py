"""The ladder: the strength of all bots and levels of a game, in plain sentences, as a part of docs/strength.md.

The results of matches are summed up in a small file for each game and number of players, and the page is made from
these files, so each part can be measured again without the others.
"""

import json
import shlex
from collections.abc import Sequence
from pathlib import Path
from typing import Any

from fogcity import __version__, bots, games
from fogcity.arena import elo, stats
from fogcity.arena.match import Plan, Result
from fogcity.arena.pages import put
from fogcity.games import BadInput

INTRODUCTION = """# How strong the bots are

`fogcity ladder` generates the ladders below from the figures in the folder next to this page. All bots play the same
deals, each deal once from each seat with the same chance. A shared first place counts as part of a win. Intervals are
Wilson's at 95 %. Elo comes from a Bradley-Terry model fitted by maximum likelihood over all pairs at a table, where 0
is the mean of the bots in a table; its intervals come from a bootstrap over deals. Time is processor time on one
core.
"""
WORDS = {2: "Two", 3: "Three", 4: "Four", 5: "Five", 6: "Six"}

Figures = dict[str, Any]


def plan_of(
    game_id: str, count: int, seed: int, budget: str | None, more: Sequence[str] = (), players: int | None = None
) -> Plan:
    """The round robin of all bots and levels, and of more bots if one likes."""
    fewest = games.kind(game_id).options_type.seats[0]
    options = games.make(game_id, players=players or fewest).options.values()
    return Plan(game_id, options, (*bots.names(game_id), *bots.levels(game_id), *more), count, seed, budget)


def figures(played: Sequence[tuple[Plan, Sequence[Result]]]) -> Figures:
    """What matches of one game and number of players show, as plain data; the strongest bot first."""
    plan = played[0][0]
    if any((other.game, other.players) != (plan.game, plan.players) for other, _ in played):
        raise BadInput("results of different games or numbers of players make no ladder: give those of one")
    results = [result for _, each in played for result in each]
    if not results:
        raise BadInput("there are no results to make a ladder of: play some games first")
    rated = elo.ratings((number, each) for number, (_, each) in enumerate(played))
    found = stats.summary(results)
    kept = ("name", "n", "wins", "interval", "margin", "margin_interval", "seconds_per_move")
    ranked = sorted(found["bots"], key=lambda bot: -rated[bot["name"]].elo)
    return {
        "game": plan.game,
        "players": plan.players,
        "fogcity": __version__,
        "rules": games.kind(plan.game).version,
        "games": found["games"],
        "commands": [command(each) for each, _ in played],
        "bots": [{**{key: bot[key] for key in kept}, "elo": vars(rated[bot["name"]])} for bot in ranked],
        "versus": found["versus"],
    }


def command(plan: Plan) -> str:
    """The command that plays a plan."""
    named = shlex.join(["--bots", ",".join(plan.bots)])
    budget = f" --budget {plan.budget}" if plan.budget else ""
    return f"fogcity arena {plan.game} --players {plan.players} {named} --games {plan.games} --seed {plan.seed}{budget}"


def write(found: Figures, target: Path) -> None:
    """Save figures in the folder next to a page, and rewrite the game's part of the page from all of them."""
    folder = target.with_suffix("")
    folder.mkdir(parents=True, exist_ok=True)
    game_id = found["game"]
    file = folder / f"{game_id}-{found['players']}.json"
    file.write_text(json.dumps(found, indent=1) + "\n", encoding="utf-8")
    kept = [json.loads(path.read_text(encoding="utf-8")) for path in sorted(folder.glob(f"{game_id}-*.json"))]
    put(target, game_id, section(kept), introduction=INTRODUCTION)


def section(kept: Sequence[Figures]) -> str:
    """A game's part of the page, from its figures for some numbers of players."""
    lines = [f"## {games.kind(kept[0]['game']).title}"]
    for found in sorted(kept, key=lambda each: int(each["players"])):
        lines += ["", *(_duels(found) if found["players"] == 2 else _tables(found))]
    return "\n".join(lines)


def _duels(found: Figures) -> list[str]:
    """Games of two: each bot against the next one, and everybody against everybody."""
    names = [bot["name"] for bot in found["bots"]]
    versus = found["versus"]
    least = min(cell["n"] for row in versus.values() for cell in row.values())
    lines = _heading(found, f"{found['games']:,} games, at least {least} of each pair that met")
    lines += ["Each bot against the strongest one below it that it met:", ""]
    for rank, name in enumerate(names):
        below = next((other for other in names[rank + 1 :] if other in versus[name]), None)
        if below is not None:
            lines.append(f"- `{name}` wins {_share(versus[name][below])} against `{below}`.")
    lines += ["", "| bot | Elo | interval | games | wins | margin | ms a move |"]
    lines.append("| --- | ---: | ---: | ---: | ---: | ---: | ---: |")
    for bot in found["bots"]:
        rated = bot["elo"]
        lines.append(
            f"| `{bot['name']}` | {rated['elo']:+.0f} | {rated['low']:+.0f} to {rated['high']:+.0f} | {bot['n']} "
            f"| {bot['wins']:.1%} | {stats.margin_text(bot)} | {stats.pace_text(bot)} |"
        )
    lines += ["", "How often the bot of a row beats the bot of a column:", "", "| | " + " | ".join(names) + " |"]
    lines.append("| --- |" + " ---: |" * len(names))
    for name in names:
        cells = (versus[name].get(other) for other in names)
        shares = (f"{cell['wins']:.0%}" if cell else "" for cell in cells)
        lines.append(f"| {name} | " + " | ".join(shares) + " |")
    return lines


def _tables(found: Figures) -> list[str]:
    """Games of more: how often each bot wins."""
    even = 1 / found["players"]
    lines = _heading(found, f"{found['games']:,} games; an even share is {even:.1%}")
    for bot in found["bots"]:
        rated = bot["elo"]
        strength = f"Elo {rated['elo']:+.0f} ({rated['low']:+.0f} to {rated['high']:+.0f})"
        lines.append(f"- `{bot['name']}` wins {_share(bot)}; {strength}.")
    return lines


def _heading(found: Figures, what: str) -> list[str]:
    played = [f"`{line}`" for line in found["commands"]]
    by = f"played by {played[0]}:" if len(played) == 1 else "played by"
    listed = [] if len(played) == 1 else ["", *(f"- {line}" for line in played)]
    title = f"### {WORDS.get(found['players'], found['players'])} players"
    return [title, "", f"{what}, Fog City {found['fogcity']}, rules version {found['rules']}, {by}", *listed, ""]


def _share(cell: dict[str, Any]) -> str:
    low, high = cell["interval"]
    return f"{cell['wins']:.1%} of {cell['n']} games ({low:.1%} to {high:.1%})"
