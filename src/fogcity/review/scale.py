"""What decisions are called, and how a review is summed up: one scale, here and in browsers."""

from typing import Any, Final, Literal

from fogcity.bots import chances, dense

Judgment = Literal["inaccuracy", "mistake", "blunder"]
THRESHOLDS: Final[dict[Judgment, float]] = {"blunder": 0.15, "mistake": 0.10, "inaccuracy": 0.05}
"""From which loss of win chance a decision is called what."""
DECIDED: Final = 0.03
"""A game is decided for a seat whose win chance is this close to 0 or 1: nothing it does counts for its accuracy."""
MOMENTS: Final = 3
"""How many moments are said to have decided a game."""
SEARCH: Final = "champion"
ITERATIONS: Final = 200
DEALS: Final = 24
"""The bot that decisions are compared with, how long it searches, and on how many deals both actions are tried."""


def judgment(loss: float) -> Judgment | None:
    """What a decision is called that lost so much win chance."""
    return next((name for name, least in THRESHOLDS.items() if loss >= least), None)


def data(game_id: str) -> dict[str, Any]:
    """All of it for browsers, with the version of the game's win chances."""
    return {
        "value": chances.version(game_id) if dense.available(game_id) else "",
        "thresholds": THRESHOLDS,
        "decided": DECIDED,
        "moments": MOMENTS,
        "search": SEARCH,
        "iterations": ITERATIONS,
        "deals": DEALS,
    }
