"""A review as one page that works offline: win chances, luck and play, and decisions worth another look."""

from html import escape

from fogcity import games
from fogcity.extras import extra
from fogcity.review.report import Review

with extra("arena"):
    import plotly.graph_objects as go  # type: ignore[import-untyped]

STYLE = """
body { font: 16px/1.5 system-ui, sans-serif; max-width: 60rem; margin: 2rem auto; padding: 0 1rem }
body { color: #222; background: #fff }
table { border-collapse: collapse } th, td { padding: .3rem .8rem; text-align: right; border-bottom: 1px solid #8884 }
th:first-child, td:first-child, td.text { text-align: left }
@media (prefers-color-scheme: dark) { body { color: #ddd; background: #181a1f } .plot { background: #fff } }
"""


def page(found: Review) -> str:
    """The whole page as text."""
    title = f"{games.kind(found.game).title}: {' v '.join(player.name for player in found.players)}"
    return (
        f"<!doctype html><html lang=en><meta charset=utf-8><meta name=viewport content='width=device-width'>"
        f"<title>{escape(title)}</title><style>{STYLE}</style><h1>{escape(title)}</h1>"
        f"<div class=plot>{_graph(found)}</div>{_parts(found)}{_decisions(found)}"
        f"<p>Win chances {escape(found.value)}. <code>fogcity review</code> wrote this page.</p></html>"
    )


def _graph(found: Review) -> str:
    told = ["deal", *(f"{found.players[step.seat].name}: {step.action}" for step in found.steps)]
    figure = go.Figure(layout={"height": 420, "yaxis": {"tickformat": ".0%", "range": [0, 1]}, "margin": {"t": 30}})
    for seat, player in enumerate(found.players):
        line = [found.dealt[seat], *(step.chances[seat] for step in found.steps)]
        figure.add_trace(
            go.Scatter(
                y=line,
                name=player.name,
                text=[f"{said}{_margin(found, at, seat)}" for at, said in enumerate(told)],
                hovertemplate="%{text}<br>%{y:.0%}",
            )
        )
    for step in found.moments:
        figure.add_vline(x=step, line_dash="dot", line_color="gray")
    figure.update_xaxes(title_text="actions")
    figure.update_yaxes(title_text="chance to win")
    return str(figure.to_html(full_html=False, include_plotlyjs=True))


def _margin(found: Review, at: int, seat: int) -> str:
    if found.margins is None:
        return ""
    points, error = found.margins[at][seat]
    return f"<br>expected margin {points:+.1f} ± {error:.1f}"


def _parts(found: Review) -> str:
    rows = "".join(
        f"<tr><td>{escape(player.name)}<td>{player.start:.0%}<td>{player.luck:+.0%}<td>{player.play:+.0%}"
        f"<td>{player.others:+.0%}<td>{player.result:.0%}<td>{_share(player.accuracy)}"
        for player in found.players
    )
    head = "<th>player<th>start<th>luck<th>own play<th>others' play<th>result<th>accuracy"
    return f"<h2>Luck and play</h2><table><tr>{head}{rows}</table>"


def _decisions(found: Review) -> str:
    rows = "".join(
        f"<tr><td>{step.step}<td class=text>{escape(found.players[step.seat].name)}<td class=text>{step.judgment}"
        f"<td class=text>{escape(step.action)}<td class=text>{escape(step.best or '')}<td>{step.loss:.0%}"
        for step in found.steps
        if step.judgment is not None
    )
    head = "<th>step<th>player<th>judgment<th>played<th>better<th>lost"
    return f"<h2>Decisions to look at again</h2><table><tr>{head}{rows}</table>" if rows else ""


def _share(share: float | None) -> str:
    return "" if share is None else f"{share:.0%}"
