"""How even a game is: the same bot on all seats, for every number of players, as a part of docs/balance.md.

The first player should not win much more than their share. Everything else depends on the game: the tables from its
insight.py, with the numbers of players side by side.
"""

import statistics
from collections.abc import Iterator, Sequence
from typing import Any

from fogcity import __version__, games
from fogcity.arena import stats
from fogcity.arena.match import Plan, Result, replay
from fogcity.games.insight import Column, Insight, Section, Table

INTRODUCTION = """# How balanced the games are

`fogcity balance` writes the sections with figures below. One bot plays all seats. Intervals are Wilson's at 95 %, over
deals.
"""


Played = Sequence[tuple[Plan, Sequence[Result]]]


def plans(game_id: str, options: dict[str, Any], bot: str, count: int, seed: int) -> list[Plan]:
    """The games to play, for every number of players or for the one that is given."""
    seats = [options["players"]] if "players" in options else games.kind(game_id).options_type.seats
    made = (games.make(game_id, **{**options, "players": players}) for players in seats)
    return [Plan(game_id, game.options.values(), (bot,), count, seed) for game in made]


def section(played: Played) -> str:
    """A game's part of the page."""
    return "\n".join(_lines(played))


def _lines(played: Played) -> Iterator[str]:
    plan, _ = played[0]
    game_id = plan.game
    command = f"fogcity balance {game_id} --bot {plan.bots[0]} --games {plan.games} --seed {plan.seed}"
    yield f"## {games.kind(game_id).title}"
    yield ""
    yield f"Fog City {__version__}, the same bot on all seats: `{command}`. Intervals are Wilson's at 95 %, over deals."
    yield ""
    yield "Wins are those of the first, second, … player; the interval is that of the first."
    yield ""
    yield "| players | games | mean score (deviation) | winner | wins | interval |"
    yield "| ---: | ---: | ---: | ---: | ---: | ---: |"
    for plan, results in played:
        yield _line(plan.players, results)
    insight: Insight | None = games.part(game_id, "insight")
    if insight is None:
        return
    shown = [_sections(insight, plan, results) for plan, results in played]
    for alike in zip(*shown, strict=True):
        tables = [[figure for figure in each.figures if isinstance(figure, Table)] for each in alike]
        for group in zip(*tables, strict=True):
            yield ""
            yield f"### {alike[0].title}"
            yield ""
            yield from _side_by_side([plan.players for plan, _ in played], group)


def _line(players: int, results: Sequence[Result]) -> str:
    scores = [score for result in results for score in result.scores]
    low, high = stats.summary(results)["first"]["interval"]
    won = [[result.wins()[(result.first + place) % players] for place in range(players)] for result in results]
    wins = [statistics.fmean(of_place) for of_place in zip(*won, strict=True)]
    return (
        f"| {players} | {len(results)} | {statistics.fmean(scores):.1f} ({statistics.pstdev(scores):.1f}) "
        f"| {statistics.fmean(max(result.scores) for result in results):.1f} "
        f"| {', '.join(f'{share:.1%}' for share in wins)} | {low:.1%} to {high:.1%} |"
    )


def _sections(insight: Insight, plan: Plan, results: Sequence[Result]) -> list[Section]:
    game = games.make(plan.game, **plan.options)
    return list(insight.sections(game, (replay(plan, result) for result in results), plan.bots))


def _side_by_side(players: Sequence[int], tables: Sequence[Table]) -> Iterator[str]:
    """Tables of the same form for different numbers of players as one."""
    rows = list(dict.fromkeys(row for table in tables for row in table.rows))
    longest = max(tables, key=lambda table: len(table.rows))
    fixed = [(longest, column, column.name) for column in longest.columns if column.fixed]
    varying = [
        (table, column, f"{column.name} ({count})" if i == 0 else column.name)
        for count, table in zip(players, tables, strict=True)
        for i, column in enumerate(column for column in table.columns if not column.fixed)
    ]
    columns = fixed + varying
    yield tables[0].text
    yield ""
    yield f"| {tables[0].label} | " + " | ".join(name for _, _, name in columns) + " |"
    yield "| --- |" + " ---: |" * len(columns)
    for row in rows:
        yield f"| {row} | " + " | ".join(_cell(table, column, row) for table, column, _ in columns) + " |"


def _cell(table: Table, column: Column, row: str) -> str:
    value = column.values[list(table.rows).index(row)] if row in table.rows else None
    return "" if value is None else format(value, column.form)
