"""The learning curves of a run as one page."""

import json
from pathlib import Path
from typing import Any

AXES = (
    ("Games won against bots inside the batch", "v "),
    ("Mean margin against them, points", "margin v "),
    ("Losses", ("policy", "value", "belief", "entropy")),
    ("Samples a second", ("rate",)),
)


def curves(folder: Path) -> list[dict[str, Any]]:
    """The measurements of a run."""
    lines = (folder / "curve.jsonl").read_text(encoding="utf-8").splitlines()
    return [json.loads(line) for line in lines]


def write_report(folder: Path) -> Path:
    """Write report.html into the folder of a run: curves over samples, and the configuration they come from."""
    import plotly.graph_objects as go  # type: ignore[import-untyped]
    from plotly.subplots import make_subplots  # type: ignore[import-untyped]

    rows = curves(folder)
    figure = make_subplots(rows=len(AXES), cols=1, subplot_titles=[title for title, _ in AXES], vertical_spacing=0.07)
    for number, (_, wanted) in enumerate(AXES, 1):
        for name in rows[-1] if rows else ():
            if name.startswith(wanted) if isinstance(wanted, str) else name in wanted:
                points = [(row["samples"] / 1e6, row[name]) for row in rows if name in row]
                figure.add_trace(
                    go.Scatter(x=[x for x, _ in points], y=[y for _, y in points], name=name), row=number, col=1
                )
    figure.update_layout(height=320 * len(AXES), title=f"Learning {folder.name}")
    figure.update_xaxes(title_text="million samples")
    config = (folder / "config.toml").read_text(encoding="utf-8")
    page = figure.to_html(full_html=True, include_plotlyjs=True)
    told = f"<h2>Configuration</h2><pre>{config.replace('&', '&amp;').replace('<', '&lt;')}</pre>"
    out = folder / "report.html"
    out.write_text(page.replace("</body>", told + "</body>"), encoding="utf-8")
    return out
