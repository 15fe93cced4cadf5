"""How well win chances are calibrated, measured on unseen games, for every seat at every step.

A seat that says 70 % should win 70 of 100 such games. The calibration error is the mean distance from that, over
bins of a tenth; the Brier score is the mean squared error, by quarters of a game.
"""

import hashlib
from collections.abc import Callable, Iterator
from concurrent.futures import ProcessPoolExecutor
from functools import cache
from multiprocessing import get_context
from typing import Any, Final, NamedTuple

import numpy as np
import numpy.typing as npt

from fogcity import __version__, bots, games
from fogcity.bots import chances
from fogcity.games import Game
from fogcity.simulation import Z95, cores
from fogcity.table import Table

BINS: Final = 10
QUARTERS: Final = 4
PLAYER: Final = "policy"
"""The bot that plays the games: fast enough for thousands of them, and almost the strongest."""
RESAMPLES: Final = 1000

INTRODUCTION: Final = """# How reliable win chances are

`fogcity calibrate` writes the sections with figures below. The network plays against itself on deals it has never
seen, and every seat estimates its chances at every step, whether or not it is acting. A shared first place counts as
part of a win. The chances of all seats add up to 1 by construction. The *calibration error* is the mean distance
between predicted and actual wins, over ten bins. The *Brier score* is the mean squared error (always predicting one
half in a two-player game gives 0.25). Intervals are at 95 %, over games.
"""


class Judged(NamedTuple):
    """One game: by bin how many chances were named, their sum, and what they came to; by quarter the squared errors."""

    bins: npt.NDArray[np.float64]
    quarters: npt.NDArray[np.float64]


def judged(game_id: str, players: int, seed: int, number: int) -> Judged:
    """Play a game and judge it."""
    game, outlook = _game(game_id, players)
    secret = hashlib.sha256(f"calibration {seed} {number}".encode()).digest()
    table = Table(game, secret=secret)
    seated = [bots.make(game, PLAYER, seed=number) for _ in range(players)]
    said = []
    while not table.over:
        said.append([outlook(table.veiled(seat), seat)[seat] for seat in range(players)])
        seat = table.waiting[0]
        table.play(seat, seated[seat].choose(game, table.veiled(seat), seat, table.numbers(seat)))
    return tally(np.array(said), np.array(chances.shares(game, table.state)))


@cache
def _game(game_id: str, players: int) -> tuple[Game, chances.Outlook]:
    game = games.make(game_id, players=players)
    return game, chances.outlook(game)


def tally(said: npt.NDArray[np.float64], came: npt.NDArray[np.float64]) -> Judged:
    """Sort a game's chances (a row for each step, a column for each seat) into bins, with the outcomes."""
    bins, quarters = np.zeros((BINS, 3)), np.zeros((QUARTERS, 2))
    for step, row in enumerate(said):
        at = np.minimum((row * BINS).astype(int), BINS - 1)
        np.add.at(bins, at, np.stack([np.ones_like(row), row, came], 1))
        quarters[QUARTERS * step // len(said)] += len(row), ((row - came) ** 2).sum()
    return Judged(bins, quarters)


def figures(all_judged: list[Judged]) -> dict[str, Any]:
    """Calibration error and Brier scores of games, with intervals."""
    bins, quarters = np.stack([each.bins for each in all_judged]), np.stack([each.quarters for each in all_judged])
    draws = np.random.default_rng(0).integers(len(bins), size=(RESAMPLES, len(bins)))
    again = np.sort([_error(bins[rows].sum(0)) for rows in draws])
    total = bins.sum(0)
    return {
        "games": len(bins),
        "judgments": int(total[:, 0].sum()),
        "error": _error(total),
        "error_interval": [float(again[RESAMPLES // 40]), float(again[-RESAMPLES // 40])],
        "brier": _brier(quarters.sum(1)),
        "quarters": [_brier(quarters[:, quarter]) for quarter in range(QUARTERS)],
        "bins": [
            {"said": float(said / n), "came": float(came / n), "n": int(n)} for n, said, came in total.tolist() if n > 0
        ],
    }


def _error(bins: npt.NDArray[np.float64]) -> float:
    return float(np.abs(bins[:, 1] - bins[:, 2]).sum() / bins[:, 0].sum())


def _brier(errors: npt.NDArray[np.float64]) -> dict[str, float]:
    """The mean of squared errors, given as a count and a sum a game, and half of its interval."""
    mean = errors[:, 1].sum() / errors[:, 0].sum()
    spread = (errors[:, 1] - mean * errors[:, 0]).std() / errors[:, 0].mean() / len(errors) ** 0.5
    return {"mean": float(mean), "half": float(Z95 * spread)}


def measure(
    game_id: str, players: int, count: int, seed: int, *, workers: int | None, advance: Callable[[int], None]
) -> dict[str, Any]:
    """Play and judge a number of games on all cores."""
    all_judged = []
    for one in _play(game_id, players, count, seed, workers or cores()):
        all_judged.append(one)
        advance(1)
    return {"players": players, **figures(all_judged)}


def _play(game_id: str, players: int, count: int, seed: int, workers: int) -> Iterator[Judged]:
    numbers = range(count)
    if workers == 1:
        yield from (judged(game_id, players, seed, number) for number in numbers)
        return
    yield judged(game_id, players, seed, 0)  # compiled before several processes do it at once
    rest = count - 1
    with ProcessPoolExecutor(workers, get_context("spawn")) as pool:
        yield from pool.map(judged, [game_id] * rest, [players] * rest, [seed] * rest, numbers[1:], chunksize=8)


def section(game_id: str, seed: int, all_figures: list[dict[str, Any]]) -> str:
    """A game's part of the page."""
    counts = " ".join(f"--players {each['players']}" for each in all_figures)
    games_each = all_figures[0]["games"]
    lines = [
        f"## {games.kind(game_id).title}",
        "",
        f"Fog City {__version__}, chances {chances.version(game_id)}, n = {games_each} games each: "
        f"`fogcity calibrate {game_id} {counts} --games {games_each} --seed {seed}`",
        "",
        "| players | judgments | calibration error | interval | Brier score | 1st quarter | 2nd | 3rd | last |",
        "| ---: | ---: | ---: | ---: | ---: | ---: | ---: | ---: | ---: |",
    ]
    for each in all_figures:
        low, high = each["error_interval"]
        scores = " | ".join(f"{part['mean']:.3f} ± {part['half']:.3f}" for part in (each["brier"], *each["quarters"]))
        lines.append(
            f"| {each['players']} | {each['judgments']} | {each['error']:.1%} | {low:.1%} to {high:.1%} | {scores} |"
        )
    lines += ["", "How often seats won that said (mean of a bin): what they said → how often they won.", ""]
    for each in all_figures:
        said = ", ".join(f"{point['said']:.0%} → {point['came']:.0%}" for point in each["bins"])
        lines.append(f"- {each['players']} players: {said}")
    return "\n".join(lines)


def page(game_id: str, all_figures: list[dict[str, Any]]) -> str:
    """The reliability plots of a game as a page that works offline."""
    import plotly.graph_objects as go  # type: ignore[import-untyped]

    figure = go.Figure(layout={"title": f"{games.kind(game_id).title}: said and came true", "height": 720})
    figure.add_trace(go.Scatter(x=[0, 1], y=[0, 1], name="as said", line={"dash": "dot", "color": "gray"}))
    for each in all_figures:
        figure.add_trace(
            go.Scatter(
                x=[point["said"] for point in each["bins"]],
                y=[point["came"] for point in each["bins"]],
                text=[f"n = {point['n']}" for point in each["bins"]],
                mode="lines+markers",
                name=f"{each['players']} players, error {each['error']:.1%}",
            )
        )
    figure.update_xaxes(title_text="chance to win that a seat named", range=[0, 1])
    figure.update_yaxes(title_text="how often it won", range=[0, 1])
    return str(figure.to_html(full_html=True, include_plotlyjs=True))
