"""The results of an arena as one page that works offline: drawn with Plotly, whose script is part of the page."""

import html
import statistics
from collections.abc import Iterator, Sequence
from string import Template
from typing import Any

import plotly.graph_objects as go  # type: ignore[import-untyped]
from plotly.offline import get_plotlyjs  # type: ignore[import-untyped]

from fogcity import __version__, games
from fogcity.arena import insight, stats
from fogcity.arena.match import Plan, Result

INK, PAPER, ACCENT, SOFT = "#22303A", "#F4EEE2", "#C0442E", "#5C6A72"
COLORS = ("#C0442E", "#1F4A5C", "#B98A3E", "#5F94A8", "#7A4030", "#6F8F4E", "#8A5A9E", "#22303A")
BLUE_TO_RED = [[0.0, "#1F4A5C"], [0.5, "#F4EEE2"], [1.0, "#C0442E"]]

PAGE = Template("""<!doctype html>
<html lang="en"><head><meta charset="utf-8"><meta name="viewport" content="width=device-width, initial-scale=1">
<title>$title</title><style>
body{margin:0 auto;max-width:1080px;padding:32px 20px 80px;background:#F4EEE2;color:#22303A;
  font:16px/1.5 "Source Sans 3","Segoe UI",system-ui,sans-serif;font-variant-numeric:tabular-nums}
h1{font-size:34px;line-height:1.15;margin:0 0 4px}h2{font-size:21px;margin:48px 0 4px}
p{margin:4px 0 14px;max-width:70ch}
.soft{color:#5C6A72}table{border-collapse:collapse;margin:12px 0;background:#FFFDF6}
th,td{padding:6px 12px;text-align:right;border-bottom:1px solid #D6C9AC}th{font-weight:600;color:#5C6A72}
th:first-child,td:first-child{text-align:left}.plot{margin:8px 0;border-radius:6px;overflow-x:auto}
.scroll{overflow-x:auto}code{background:#E7EAEC;padding:1px 5px;border-radius:3px}
</style><script>$script</script></head><body>
<h1>$heading</h1><p class="soft">$facts</p>
$body
</body></html>
""")


def page(plan: Plan, results: Sequence[Result]) -> str:
    """The whole page as text."""
    game = games.make(plan.game, **plan.options)
    figures = stats.summary(results)
    facts = (
        f"{figures['games']} games, {plan.players} players, seed {plan.seed}, Fog City {__version__}. Every deal "
        "was played once for each rotation of the seats with the same chance. Intervals are Wilson's at 95 %."
    )
    return PAGE.substitute(
        title=html.escape(f"Arena: {', '.join(plan.bots)}"),
        script=get_plotlyjs(),
        heading=html.escape(f"{game.title}: {' against '.join(dict.fromkeys(plan.bots))}"),
        facts=html.escape(facts),
        body="\n".join(_sections(game, plan, results, figures)),
    )


def _sections(game: Any, plan: Plan, results: Sequence[Result], figures: dict[str, Any]) -> Iterator[str]:
    bots = figures["bots"]
    yield _section("Who wins", "Wins, points, and the OpenSkill rating with its uncertainty.")
    yield _table(bots)
    yield _plot(_ratings(bots), 120 + 46 * len(bots))
    if len(bots) > 1:
        yield _section("Head to head", "How often the bot of a row placed better than the bot of a column.")
        yield _plot(_cross_table(bots, figures["versus"]), 160 + 52 * len(bots))
    yield _section("Scores", "The points of every game, and what they are made of.")
    yield _plot(_scores(results, bots), 420)
    yield _plot(_parts(game.id, results, bots), 120 + 60 * len(bots))
    first = figures["first"]
    yield _section(
        "Seats",
        f"An even game would give every seat {1 / plan.players:.0%}. Whoever had the first turn won "
        f"{first['wins']:.1%} ({first['interval'][0]:.1%} to {first['interval'][1]:.1%}).",
    )
    yield _plot(_seats(figures["seats"], game.seat_names), 320)
    yield _section("Time", "Milliseconds of processor time that each bot thought about a move, game by game.")
    yield _plot(_times(results, bots), 380)
    if game.id == "cablecar":
        yield from _cable_car(results, bots)
    elif game.id == "tickets":
        yield from _tickets(game.board, results)


def _section(title: str, text: str) -> str:
    return f"<h2>{html.escape(title)}</h2><p>{html.escape(text)}</p>"


def _plot(figure: Any, height: int) -> str:
    figure.update_layout(
        height=height,
        paper_bgcolor="#FFFDF6",
        plot_bgcolor="#FFFDF6",
        font={"family": "Source Sans 3, Segoe UI, system-ui, sans-serif", "color": INK, "size": 14},
        margin={"l": 140, "r": 30, "t": 30, "b": 50},
        colorway=COLORS,
    )
    return f'<div class="plot">{figure.to_html(full_html=False, include_plotlyjs=False, config=CONFIG)}</div>'


CONFIG = {"displaylogo": False, "responsive": True, "modeBarButtonsToRemove": ["lasso2d", "select2d"]}


def _table(bots: Sequence[dict[str, Any]]) -> str:
    head = "".join(
        f"<th>{name}</th>"
        for name in ("bot", "games", "wins", "95 %", "score", "margin", "ms a move", "slowest", "rating", "forfeits")
    )
    rows = "".join(
        f"<tr><td>{html.escape(bot['name'])}</td><td>{bot['n']}</td><td>{bot['wins']:.1%}</td>"
        f"<td>{bot['interval'][0]:.1%} to {bot['interval'][1]:.1%}</td><td>{bot['score']:.1f}</td>"
        f"<td>{stats.margin_text(bot)}</td><td>{1000 * bot['seconds_per_move']:.1f}</td>"
        f"<td>{1000 * bot['slowest_move']:.0f}</td>"
        f"<td>{bot['rating']['mu']:.1f} ± {2 * bot['rating']['sigma']:.1f}</td><td>{bot['forfeits']}</td></tr>"
        for bot in bots
    )
    return f'<div class="scroll"><table><tr>{head}</tr>{rows}</table></div>'


def _ratings(bots: Sequence[dict[str, Any]]) -> Any:
    return go.Figure(
        go.Scatter(
            x=[bot["rating"]["mu"] for bot in bots],
            y=[bot["name"] for bot in bots],
            error_x={"type": "data", "array": [2 * bot["rating"]["sigma"] for bot in bots], "color": SOFT},
            mode="markers",
            marker={"size": 13, "color": ACCENT},
        ),
        {"xaxis": {"title": "OpenSkill rating"}, "yaxis": {"autorange": "reversed"}},
    )


def _cross_table(bots: Sequence[dict[str, Any]], versus: dict[str, Any]) -> Any:
    names = [bot["name"] for bot in bots]
    shares = [[versus.get(row, {}).get(column, {}).get("wins") for column in names] for row in names]
    texts = [["" if share is None else f"{share:.0%}" for share in row] for row in shares]
    return go.Figure(
        go.Heatmap(
            z=shares, x=names, y=names, text=texts, texttemplate="%{text}", zmin=0, zmax=1, colorscale=BLUE_TO_RED,
            showscale=False, xgap=2, ygap=2, hovertemplate="%{y} against %{x}: %{z:.1%}<extra></extra>",
        ),
        {"yaxis": {"autorange": "reversed"}, "xaxis": {"side": "top"}},
    )  # fmt: skip


def _scores(results: Sequence[Result], bots: Sequence[dict[str, Any]]) -> Any:
    figure = go.Figure()
    for bot in bots:
        points = [result.scores[i] for result, i in stats.entries(results, bot["name"])]
        figure.add_trace(go.Violin(x=points, name=bot["name"], orientation="h", meanline_visible=True, points=False))
    return figure.update_layout(xaxis_title="points", showlegend=False, yaxis_autorange="reversed")


def _parts(game_id: str, results: Sequence[Result], bots: Sequence[dict[str, Any]]) -> Any:
    means: dict[str, list[float]] = {}
    for bot in bots:
        parts = [insight.breakdown(game_id, result, i) for result, i in stats.entries(results, bot["name"])]
        for part in parts[0]:
            means.setdefault(part, []).append(statistics.fmean(each[part] for each in parts))
    names = [bot["name"] for bot in bots]
    bars = [go.Bar(x=values, y=names, name=part, orientation="h") for part, values in means.items()]
    layout = {"barmode": "relative", "xaxis": {"title": "mean points"}, "yaxis": {"autorange": "reversed"}}
    return go.Figure(bars, layout)


def _seats(seats: Sequence[dict[str, Any]], names: Sequence[str]) -> Any:
    bars = go.Bar(
        x=[f"seat {i + 1} ({names[i]})" for i in range(len(seats))],
        y=[seat["wins"] for seat in seats],
        error_y={
            "type": "data",
            "symmetric": False,
            "array": [seat["interval"][1] - seat["wins"] for seat in seats],
            "arrayminus": [seat["wins"] - seat["interval"][0] for seat in seats],
            "color": SOFT,
        },
        marker_color="#5F94A8",
    )
    figure = go.Figure(bars, {"yaxis": {"tickformat": ".0%", "title": "wins"}})
    return figure.add_hline(y=1 / len(seats), line_dash="dot", line_color=ACCENT)


def _times(results: Sequence[Result], bots: Sequence[dict[str, Any]]) -> Any:
    figure = go.Figure()
    for bot in bots:
        times = [1000 * r.seconds[i] / max(1, r.moves[i]) for r, i in stats.entries(results, bot["name"])]
        figure.add_trace(go.Box(x=times, name=bot["name"], boxpoints=False))
    return figure.update_layout(
        xaxis={"type": "log", "title": "ms a move"}, showlegend=False, yaxis_autorange="reversed"
    )


# --- Cable Car ---------------------------------------------------------------------------------------------------


def _cable_car(results: Sequence[Result], bots: Sequence[dict[str, Any]]) -> Iterator[str]:
    yield _section("Squares", "When each square is filled: the mean number of its tile, early in red.")
    yield _plot(_board(insight.squares(results), ".0f", reverse=True), 560)
    best = bots[0]["name"]
    yield _section(
        "Openings", f"Where {best} places among the first {insight.EARLY_TILES} tiles: placements in 100 games."
    )
    early = {square: 100 * share for square, share in insight.early_squares(results, best).items()}
    yield _plot(_board(early, ".0f"), 560)
    yield _section(
        "Lines", "What the line of each station brings, whoever owns it, and how often it ends in the Power Station."
    )
    yield _plot(_stations(insight.stations(results)), 380)


def _board(values: dict[str, float], number: str, *, reverse: bool = False) -> Any:
    rows = [[values.get(f"{column}{row}") for column in "abcdefgh"] for row in range(1, 9)]
    texts = [["" if value is None else format(value, number) for value in row] for row in rows]
    return go.Figure(
        go.Heatmap(
            z=rows, x=list("abcdefgh"), y=list(range(1, 9)), text=texts, texttemplate="%{text}", colorscale=BLUE_TO_RED,
            reversescale=reverse, xgap=3, ygap=3, hovertemplate="%{x}%{y}: %{z:.1f}<extra></extra>",
        ),
        {"yaxis": {"autorange": "reversed", "scaleanchor": "x", "dtick": 1}, "xaxis": {"side": "top"}},
    )  # fmt: skip


def _stations(lines: Sequence[dict[str, float]]) -> Any:
    numbers = [line["station"] for line in lines]
    bars = go.Bar(x=numbers, y=[line["points"] for line in lines], name="mean points", marker_color="#5F94A8")
    power = go.Scatter(
        x=numbers,
        y=[line["power_station"] for line in lines],
        name="ends in the Power Station",
        yaxis="y2",
        mode="markers",
        marker={"color": ACCENT, "size": 9},
    )
    right = {"overlaying": "y", "side": "right", "tickformat": ".0%", "rangemode": "tozero", "showgrid": False}
    layout = {"xaxis": {"dtick": 1, "title": "station"}, "yaxis2": right, "legend": {"orientation": "h", "y": 1.12}}
    return go.Figure([bars, power], layout)


# --- Ticket to Ride: San Francisco --------------------------------------------------------------------------------


def _tickets(board: Any, results: Sequence[Result]) -> Iterator[str]:
    yield _section(
        "Routes", "Every track: the wider, the more often it is claimed; the redder, the more often its owner wins."
    )
    yield _plot(_map(board, insight.routes(results, [track.id for track in board.tracks])), 760)
    yield _section(
        "Tickets",
        "How often each ticket is kept in a game and how often it is then completed; the colour says who wins.",
    )
    yield _plot(_ticket_plot(board, insight.tickets(results, [ticket.id for ticket in board.tickets])), 520)
    yield _section("Tokens", "How often a seat with so many points of tokens wins.")
    yield _plot(_token_plot(insight.tokens(results)), 340)


def _map(board: Any, figures: dict[str, dict[str, float]]) -> Any:
    figure = go.Figure()
    wins = [each["wins"] for each in figures.values() if each["use"] > 0] or [0.0]
    low, high = min(wins), max(wins)
    most = max((each["use"] for each in figures.values()), default=1) or 1
    seen: dict[int, int] = {}
    for track in board.tracks:
        a, b = board.ends(track)
        nth = seen.setdefault(track.route, 0)
        seen[track.route] += 1
        across = 7 * (nth - 0.5) if len(board.routes[track.route].tracks) > 1 else 0.0
        (x0, y0), (x1, y1) = a.xy, b.xy
        length = max(1.0, ((x1 - x0) ** 2 + (y1 - y0) ** 2) ** 0.5)
        dx, dy = -across * (y1 - y0) / length, across * (x1 - x0) / length
        each = figures[track.id]
        share = (each["wins"] - low) / max(1e-9, high - low)
        text = f"{track.id}<br>claimed in {each['use']:.0%} of the games<br>its owner wins {each['wins']:.0%}"
        # a point in the middle, too: the pointer finds a line only by its points
        figure.add_trace(
            go.Scatter(
                x=[x0 + dx, (x0 + x1) / 2 + dx, x1 + dx],
                y=[y0 + dy, (y0 + y1) / 2 + dy, y1 + dy],
                mode="lines",
                line={"width": 1.5 + 9 * each["use"] / most, "color": _mix(share) if each["use"] else "#C3CACD"},
                hovertext=text,
                hoverinfo="text",
                showlegend=False,
            )
        )
    figure.add_trace(
        go.Scatter(
            x=[place.xy[0] for place in board.locations],
            y=[place.xy[1] for place in board.locations],
            text=[place.name for place in board.locations],
            mode="markers+text",
            textposition="top center",
            marker={"size": 13, "color": "#B98A3E", "line": {"color": INK, "width": 1}},
            hoverinfo="text",
            showlegend=False,
        )
    )
    return figure.update_layout(
        xaxis={"visible": False}, yaxis={"visible": False, "autorange": "reversed", "scaleanchor": "x"}
    )


def _mix(share: float) -> str:
    """From blue to red."""
    deep, accent = (31, 74, 92), (192, 68, 46)
    return "#" + "".join(f"{round(a + (b - a) * share):02x}" for a, b in zip(deep, accent, strict=True))


def _ticket_plot(board: Any, figures: dict[str, dict[str, float]]) -> Any:
    worth = {ticket.id: ticket.points for ticket in board.tickets}
    ids = list(figures)
    points = go.Scatter(
        x=[figures[i]["kept"] for i in ids],
        y=[figures[i]["completed"] for i in ids],
        mode="markers",
        marker={
            "size": [8 + 2.4 * worth[i] for i in ids],
            "color": [figures[i]["wins"] for i in ids],
            "colorscale": BLUE_TO_RED,
            "colorbar": {"title": "holder wins", "tickformat": ".0%"},
            "line": {"color": INK, "width": 1},
        },
        text=[f"{i} ({worth[i]})<br>brings {figures[i]['gain']:+.1f}" for i in ids],
        hovertemplate="%{text}<br>kept %{x:.0%}, completed %{y:.0%}<extra></extra>",
    )
    layout = {
        "xaxis": {"tickformat": ".0%", "title": "kept by somebody, of all games"},
        "yaxis": {"tickformat": ".0%", "title": "completed, of those kept"},
    }
    return go.Figure(points, layout)


def _token_plot(figures: dict[int, dict[str, float]]) -> Any:
    bars = go.Bar(
        x=[str(points) for points in figures],
        y=[each["wins"] for each in figures.values()],
        text=[f"n = {each['n']:.0f}" for each in figures.values()],
        marker_color="#B98A3E",
    )
    return go.Figure(bars, {"xaxis": {"title": "points of tokens", "type": "category"}, "yaxis": {"tickformat": ".0%"}})
