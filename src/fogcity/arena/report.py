"""The results of an arena as one page that works offline, drawn with Plotly, whose script is part of the page."""

import html
from collections.abc import Iterator, Sequence
from string import Template
from typing import Any

from plotly.offline import get_plotlyjs  # type: ignore[import-untyped]

from fogcity import __version__, games
from fogcity.arena import figures as draw
from fogcity.arena import replays, stats
from fogcity.arena.figures import as_html
from fogcity.arena.match import Plan, Result, replay
from fogcity.games import Game
from fogcity.games.insight import Bars, Cloud, Figure, Grid, Insight, Map, Table

PAGE = Template("""<!doctype html>
<html lang="en"><head><meta charset="utf-8"><meta name="viewport" content="width=device-width, initial-scale=1">
<title>$title</title><style>
:root{color-scheme:light dark;--ground:#F4EEE2;--ink:#22303A;--soft:#5C6A72;--paper:#FFFDF6;--line:#D6C9AC;
  --code:#E7EAEC;--link:#1F4A5C}
@media (prefers-color-scheme:dark){:root{--ground:#14191D;--ink:#E8E3D8;--soft:#A3AEB5;--paper:#1D242A;--line:#3A444C;
  --code:#2A333A;--link:#8FC1D6}}
body{margin:0 auto;max-width:1080px;padding:32px 20px 80px;background:var(--ground);color:var(--ink);
  font:16px/1.5 "Source Sans 3","Segoe UI",system-ui,sans-serif;font-variant-numeric:tabular-nums}
h1{font-size:34px;line-height:1.15;margin:0 0 4px;overflow-wrap:anywhere}h2{font-size:21px;margin:48px 0 4px}
p{margin:4px 0 14px;max-width:70ch}summary{cursor:pointer;color:var(--soft)}a{color:var(--link)}
.soft{color:var(--soft)}table{border-collapse:collapse;margin:12px 0;background:var(--paper)}
th,td{padding:6px 12px;text-align:right;border-bottom:1px solid var(--line)}th{font-weight:600;color:var(--soft)}
th:first-child,td:first-child{text-align:left}td:nth-child(n+3){white-space:nowrap}
.plot{margin:8px 0;border-radius:6px;background:var(--paper);overflow:hidden}
.scroll{overflow-x:auto}code{background:var(--code);padding:1px 5px;border-radius:3px}
ol{columns:14em;padding-left:2.5em}$style
@media (max-width:600px){body{padding:20px 12px 60px}h1{font-size:26px}th,td{padding:5px 8px}}
</style><script>$script</script></head><body>
<h1>$heading</h1><p class="soft">$facts</p>
$body
<script>
const night = matchMedia("(prefers-color-scheme: dark)");
function dress() {
  const color = getComputedStyle(document.body).color;
  for (const plot of document.querySelectorAll(".js-plotly-plot")) Plotly.relayout(plot, {"font.color": color});
}
night.addEventListener("change", dress);
addEventListener("load", dress);
</script>
</body></html>
""")


MOST_GAMES = 20
"""Games that can be played again in a page."""
OPEN_TARGET = """<script>
function reveal() {
  const game = location.hash && document.querySelector(location.hash);
  if (!game) return;
  game.addEventListener("toggle", () => game.scrollIntoView(), {once: true});
  game.open = true;
}
addEventListener("hashchange", reveal);
reveal();
</script>"""


def page(plan: Plan, results: Sequence[Result]) -> str:
    """The whole page as text."""
    results = stats.named(results)
    game = games.make(plan.game, **plan.options)
    figures = stats.summary(results)
    facts = (
        f"{figures['games']} games, {plan.players} players, seed {plan.seed}, Fog City {__version__}. Every deal "
        "was played once for each rotation of the seats with the same chance. Intervals are Wilson's at 95 %."
    )
    body = [
        *_sections(game, plan, results, figures),
        *_insight(game, plan, results, figures["bots"]),
        *_games(game, plan, results),
    ]
    return PAGE.substitute(
        title=html.escape(f"Arena: {', '.join(stats.names(results))}"),
        script=get_plotlyjs(),
        heading=html.escape(f"{game.title}: {' against '.join(stats.names(results))}"),
        facts=html.escape(facts),
        style=replays.STYLE,
        body="\n".join(body),
    )


def _sections(game: Game, plan: Plan, results: Sequence[Result], figures: dict[str, Any]) -> Iterator[str]:
    bots = figures["bots"]
    yield _section("Who wins", "Wins, points, and the OpenSkill rating with its uncertainty.")
    yield _bots(bots)
    yield as_html(draw.ratings(bots), 120 + 46 * len(bots))
    if any(bot["faults"] for bot in bots):
        yield _section("Faults", "What went wrong in bots that are not ours; each fault gave a move to chance.")
        yield _faults(bots)
    if len(bots) > 1:
        yield _section("Head to head", "How often the bot of a row placed better than the bot of a column.")
        yield as_html(draw.cross_table(bots, figures["versus"]), 160 + 52 * len(bots))
    made_of = all(result.parts for result in results)
    yield _section("Scores", "The points of every game" + (", and what they are made of." if made_of else "."))
    yield as_html(draw.scores(results, bots), 420)
    if made_of:
        yield as_html(draw.parts(results, bots), 120 + 60 * len(bots))
    first = figures["first"]
    yield _section(
        "Seats",
        f"An even game would give every seat {1 / plan.players:.0%}. The first player won "
        f"{first['wins']:.1%} ({first['interval'][0]:.1%} to {first['interval'][1]:.1%}).",
    )
    yield as_html(draw.seats(figures["seats"], game.seat_names), 320)
    yield _section("Time", "Milliseconds of processor time that each bot thought about a move, game by game.")
    yield as_html(draw.times(results, bots), 380)


def _insight(game: Game, plan: Plan, results: Sequence[Result], bots: Sequence[dict[str, Any]]) -> Iterator[str]:
    """What the games show about the game itself, if it has an insight.py."""
    insight: Insight | None = games.part(game.id, "insight")
    if insight is None:
        return
    again = (replay(plan, result) for result in results)
    for section in insight.sections(game, again, [bot["name"] for bot in bots]):
        yield _section(section.title, section.text)
        yield from (_figure(figure) for figure in section.figures)


def _games(game: Game, plan: Plan, results: Sequence[Result]) -> Iterator[str]:
    """The first games, each with a link to its replay."""
    shown = results[:MOST_GAMES]
    yield _section("Games", f"The first {len(shown)} of {len(results)}, with their points; each leads to its replay.")
    rows = []
    for number, result in enumerate(shown, start=1):
        numbers = result.match.seats()
        points = ", ".join(f"{result.line_up[bot]} {result.scores[bot]:g}" for bot in numbers)
        rows.append(f'<li><a href="#game-{number}">{html.escape(points)}</a></li>')
    yield f"<ol>{''.join(rows)}</ol>"
    album = replays.Album()
    for number, result in enumerate(shown, start=1):
        seated = [result.line_up[bot] for bot in result.match.seats()]
        played = replays.replay(plan, result, seated)
        album.add(played.pictures)
        title = f"Game {number}: deal {result.deal}, rotation {result.rotation}"
        moves = [_move(game, seated, entry) for entry in result.log]
        yield replays.section(number, title, f"{game.id}-{number}.json", played, moves)
    yield f'<script type="application/json" id="album">{album.dumps()}</script>'
    yield f"<script>{replays.SCRIPT}</script>"
    yield OPEN_TARGET


def _move(game: Game, seated: Sequence[str], entry: str) -> str:
    """A line of a log with the name of the bot."""
    seat, _, action = entry.partition(": ")
    return f"{game.seat_names[int(seat) - 1]} ({seated[int(seat) - 1]}): {action}"


def _figure(figure: Figure) -> str:
    match figure:
        case Table():
            return _table(figure)
        case Grid():
            return as_html(draw.grid(figure), 560)
        case Bars():
            return as_html(draw.bars(figure), 380)
        case Cloud():
            return as_html(draw.cloud(figure), 520)
        case Map():
            return as_html(draw.map_of(figure), 760)


def _section(title: str, text: str) -> str:
    return f"<h2>{html.escape(title)}</h2><p>{html.escape(text)}</p>"


def _bots(bots: Sequence[dict[str, Any]]) -> str:
    thinking = ("ms a move", "slowest (ms)", "rating", "forfeits")
    heads = ("bot", "games", "wins", "95 % interval", "points", "margin (points)", *thinking)
    rows = (
        (
            bot["name"],
            str(bot["n"]),
            f"{bot['wins']:.1%}",
            f"{bot['interval'][0]:.1%} to {bot['interval'][1]:.1%}",
            f"{bot['score']:.1f}",
            stats.margin_text(bot),
            f"{1000 * bot['seconds_per_move']:.3g}",
            f"{1000 * bot['slowest_move']:.0f}",
            f"{bot['rating']['mu']:.1f} ± {2 * bot['rating']['sigma']:.1f}",
            str(bot["forfeits"]),
        )
        for bot in bots
    )
    return _rows(heads, rows)


def _faults(bots: Sequence[dict[str, Any]]) -> str:
    found = ((bot["name"], fault, count) for bot in bots for fault, count in bot["faults"].items())
    ordered = sorted(found, key=lambda each: -each[2])
    return _rows(("bot", "fault", "times"), ((name, fault, str(count)) for name, fault, count in ordered))


def _table(table: Table) -> str:
    """A game's own table with the exact figures, folded away below the picture."""
    heads = (table.label, *(column.name for column in table.columns))
    cells = [
        ["" if value is None else format(value, column.form) for value in column.values] for column in table.columns
    ]
    rows = _rows(heads, zip(table.rows, *cells, strict=True))
    return f"<details><summary>The figures</summary><p>{html.escape(table.text)}</p>{rows}</details>"


def _rows(heads: Sequence[str], rows: Iterator[tuple[str, ...]]) -> str:
    head = "".join(f"<th>{html.escape(name)}</th>" for name in heads)
    body = "".join("<tr>" + "".join(f"<td>{html.escape(cell)}</td>" for cell in row) + "</tr>" for row in rows)
    return f'<div class="scroll"><table><tr>{head}</tr>{body}</table></div>'
