"""The figures of a report, drawn with Plotly: those of every arena, and those described by a game's insight.py."""

import statistics
from collections.abc import Sequence
from typing import Any

import plotly.graph_objects as go  # type: ignore[import-untyped]

from fogcity.arena import stats
from fogcity.arena.match import Result
from fogcity.games.insight import Bars, Cloud, Grid, Map

INK, ACCENT, SOFT, SAND, SEA = "#22303A", "#C0442E", "#5C6A72", "#B98A3E", "#5F94A8"
COLORS = ("#C0442E", "#1F4A5C", "#B98A3E", "#5F94A8", "#7A4030", "#6F8F4E", "#8A5A9E", "#22303A")
BLUE_TO_RED = [[0.0, "#1F4A5C"], [0.5, "#F4EEE2"], [1.0, "#C0442E"]]
UNUSED = "#C3CACD"
CLEAR, FAINT, LABEL = "rgba(0,0,0,0)", "rgba(128,128,128,0.28)", "rgba(255,253,246,0.85)"
"""Colors that work in light and dark mode; names on a map have their own background."""
TIMES = [float(f"{digit}e{power}") for power in range(-4, 6) for digit in (1, 2, 5)]
"""Ticks of a logarithmic axis that can be read without knowing the one before."""
CONFIG = {"displaylogo": False, "responsive": True, "modeBarButtonsToRemove": ["lasso2d", "select2d"]}

SQUARE = {"scaleanchor": "x", "constrain": "domain"}
"""For the upright axis of a heat map: its cells are squares, and nothing is left around them."""

Bots = Sequence[dict[str, Any]]
"""Figures of the bots, as stats.summary has them."""


def as_html(figure: Any, height: int) -> str:
    """A picture as a part of a page, which gives it its ground and the color of its words."""
    figure.update_layout(
        template="none",
        height=height,
        paper_bgcolor=CLEAR,
        plot_bgcolor=CLEAR,
        font={"family": "Source Sans 3, Segoe UI, system-ui, sans-serif", "color": INK, "size": 14},
        margin={"l": 12, "r": 12, "t": 30, "b": 50},
        colorway=COLORS,
        legend={"orientation": "h", "y": 1.02, "yanchor": "bottom"},
    )
    figure.update_xaxes(automargin=True, gridcolor=FAINT, zerolinecolor=FAINT)
    figure.update_yaxes(automargin=True, gridcolor=FAINT, zerolinecolor=FAINT)
    return f'<div class="plot">{figure.to_html(full_html=False, include_plotlyjs=False, config=CONFIG)}</div>'


# --- of every arena -------------------------------------------------------------------------------------------------


def ratings(bots: Bots) -> Any:
    """The rating of each bot with its uncertainty."""
    return go.Figure(
        go.Scatter(
            x=[bot["rating"]["mu"] for bot in bots],
            y=[bot["name"] for bot in bots],
            error_x={"type": "data", "array": [2 * bot["rating"]["sigma"] for bot in bots], "color": SOFT},
            mode="markers",
            marker={"size": 13, "color": ACCENT},
        ),
        {"xaxis": {"title": "OpenSkill rating (2 σ)"}, "yaxis": {"autorange": "reversed"}},
    )


def cross_table(bots: Bots, versus: dict[str, Any]) -> Any:
    """How often each bot placed better than each other one."""
    names = [bot["name"] for bot in bots]
    shares = [[versus.get(row, {}).get(column, {}).get("wins") for column in names] for row in names]
    texts = [["" if share is None else f"{share:.0%}" for share in row] for row in shares]
    return go.Figure(
        go.Heatmap(
            z=shares, x=names, y=names, text=texts, texttemplate="%{text}", zmin=0, zmax=1, colorscale=BLUE_TO_RED,
            showscale=False, xgap=2, ygap=2, hovertemplate="%{y} against %{x}: %{z:.1%}<extra></extra>",
        ),
        {"yaxis": {"autorange": "reversed", **SQUARE}, "xaxis": {"side": "top", "constrain": "domain"}},
    )  # fmt: skip


def scores(results: Sequence[Result], bots: Bots) -> Any:
    """The points of each bot in all games."""
    figure = go.Figure()
    for bot in bots:
        points = [result.scores[i] for result, i in stats.entries(results, bot["name"])]
        figure.add_trace(go.Violin(x=points, name=bot["name"], orientation="h", meanline_visible=True, points=False))
    return figure.update_layout(xaxis_title="points", showlegend=False, yaxis_autorange="reversed")


def parts(results: Sequence[Result], bots: Bots) -> Any:
    """What the points of each bot are made of."""
    means: dict[str, list[float]] = {}
    for bot in bots:
        of_bot = [result.parts[i] for result, i in stats.entries(results, bot["name"])]
        for part in of_bot[0]:
            means.setdefault(part, []).append(statistics.fmean(each[part] for each in of_bot))
    names = [bot["name"] for bot in bots]
    bars = [go.Bar(x=values, y=names, name=part, orientation="h") for part, values in means.items()]
    layout = {"barmode": "relative", "xaxis": {"title": "mean points"}, "yaxis": {"autorange": "reversed"}}
    return go.Figure(bars, layout)


def seats(of_seats: Sequence[dict[str, Any]], names: Sequence[str]) -> Any:
    """How often each seat won, with intervals."""
    drawn = go.Bar(
        x=[f"seat {i + 1} ({names[i]})" for i in range(len(of_seats))],
        y=[seat["wins"] for seat in of_seats],
        error_y={
            "type": "data",
            "symmetric": False,
            "array": [seat["interval"][1] - seat["wins"] for seat in of_seats],
            "arrayminus": [seat["wins"] - seat["interval"][0] for seat in of_seats],
            "color": SOFT,
        },
        marker_color=SEA,
    )
    figure = go.Figure(drawn, {"yaxis": {"tickformat": ".0%", "title": "share of wins"}})
    return figure.add_hline(y=1 / len(of_seats), line_dash="dot", line_color=ACCENT)


def times(results: Sequence[Result], bots: Bots) -> Any:
    """How long each bot thought about a move."""
    figure = go.Figure()
    for bot in bots:
        of_bot = [1000 * r.seconds[i] / max(1, r.moves[i]) for r, i in stats.entries(results, bot["name"])]
        figure.add_trace(go.Box(x=of_bot, name=bot["name"], boxpoints=False))
    return figure.update_layout(
        xaxis={"type": "log", "title": "ms a move", "tickvals": TIMES}, showlegend=False, yaxis_autorange="reversed"
    )


# --- of a game ------------------------------------------------------------------------------------------------------


def grid(described: Grid) -> Any:
    """Values on the squares of a board."""
    rows = [[described.values.get((column, row)) for column in described.columns] for row in described.rows]
    texts = [["" if value is None else format(value, described.form) for value in row] for row in rows]
    return go.Figure(
        go.Heatmap(
            z=rows,
            x=list(described.columns),
            y=list(described.rows),
            text=texts,
            texttemplate="%{text}",
            colorscale=BLUE_TO_RED,
            reversescale=described.low_is_red,
            colorbar={"orientation": "h", "thickness": 12, "y": 0, "yanchor": "top"},  # phones are narrow
            xgap=3,
            ygap=3,
            hovertemplate="%{x}%{y}: %{z:.1f}<extra></extra>",
        ),
        {
            "yaxis": {"autorange": "reversed", "type": "category", **SQUARE},
            "xaxis": {"side": "top", "type": "category", "constrain": "domain"},
        },
    )


def bars(described: Bars) -> Any:
    """A bar for each name, and marks on a second scale."""
    axis, marks_axis = described.axis, described.marks_axis
    names = list(described.names)
    figure = go.Figure(
        go.Bar(
            x=names,
            y=list(described.values),
            name=axis.title,
            text=list(described.notes) or None,
            marker_color=SEA if marks_axis else SAND,
        ),
        {
            "xaxis": {"title": described.label, "type": "category"},
            "yaxis": {"tickformat": axis.form, "title": axis.title},
        },
    )
    if marks_axis is not None:
        marks = {"color": ACCENT, "size": 9}
        figure.add_trace(
            go.Scatter(
                x=names, y=list(described.marks), name=marks_axis.title, yaxis="y2", mode="markers", marker=marks
            )
        )
        right = {"overlaying": "y", "side": "right", "tickformat": marks_axis.form, "rangemode": "tozero"}
        figure.update_layout(yaxis2=right | {"showgrid": False})
    return figure


def cloud(described: Cloud) -> Any:
    """Points on two scales."""
    points = described.points
    largest = max((point.size for point in points), default=1.0) or 1.0
    return go.Figure(
        go.Scatter(
            x=[point.x for point in points],
            y=[point.y for point in points],
            mode="markers",
            marker={
                "size": [8 + 24 * point.size / largest for point in points],
                "color": [point.heat for point in points],
                "colorscale": BLUE_TO_RED,
                "colorbar": {"title": described.heat.title, "tickformat": described.heat.form},
                "line": {"color": INK, "width": 1},
            },
            text=[f"{point.name}<br>{point.note}" for point in points],
            hovertemplate=f"%{{text}}<br>%{{x:{described.x.form}}}, %{{y:{described.y.form}}}<extra></extra>",
        ),
        {
            "xaxis": {"tickformat": described.x.form, "title": described.x.title},
            "yaxis": {"tickformat": described.y.form, "title": described.y.title},
        },
    )


def map_of(described: Map) -> Any:
    """Places and how much the connections between them are used."""
    figure = go.Figure()
    heats = [link.heat for link in described.links if link.width > 0] or [0.0]
    low, high = min(heats), max(heats)
    widest = max((link.width for link in described.links), default=1.0) or 1.0
    for link in described.links:
        a, b = described.places[link.a], described.places[link.b]
        across = 7 * (link.nth - (link.parallel - 1) / 2)
        length = max(1.0, ((b.x - a.x) ** 2 + (b.y - a.y) ** 2) ** 0.5)
        dx, dy = -across * (b.y - a.y) / length, across * (b.x - a.x) / length
        color = _mix((link.heat - low) / max(1e-9, high - low)) if link.width else UNUSED
        # a point in the middle, too: the pointer finds a line only by its points
        figure.add_trace(
            go.Scatter(
                x=[a.x + dx, (a.x + b.x) / 2 + dx, b.x + dx],
                y=[a.y + dy, (a.y + b.y) / 2 + dy, b.y + dy],
                mode="lines",
                line={"width": 1.5 + 9 * link.width / widest, "color": color},
                hovertext=f"{link.name}<br>{link.note}",
                hoverinfo="text",
                showlegend=False,
            )
        )
    figure.add_trace(
        go.Scatter(
            x=[place.x for place in described.places],
            y=[place.y for place in described.places],
            text=[place.name for place in described.places],
            mode="markers",
            marker={"size": 13, "color": SAND, "line": {"color": INK, "width": 1}},
            hoverinfo="text",
            showlegend=False,
        )
    )
    for place in described.places:  # above all tracks, and readable on them
        figure.add_annotation(
            x=place.x, y=place.y, text=place.name, showarrow=False, yshift=16, bgcolor=LABEL, borderpad=1,
            font={"color": INK, "size": 12},
        )  # fmt: skip
    return figure.update_layout(xaxis={"visible": False}, yaxis={"visible": False, "autorange": "reversed", **SQUARE})


def _mix(share: float) -> str:
    """From blue to red."""
    deep, accent = (31, 74, 92), (192, 68, 46)
    return "#" + "".join(f"{round(a + (b - a) * share):02x}" for a, b in zip(deep, accent, strict=True))
