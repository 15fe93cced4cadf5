"""The names of judgments, and the summary of a review: one scale, here and in browsers."""

from typing import Any, Final, Literal, get_args

from fogcity import games
from fogcity.bots import chances, dense

Judgment = Literal["blunder", "mistake", "inaccuracy"]
JUDGMENTS: Final[tuple[Judgment, ...]] = get_args(Judgment)
THRESHOLDS: Final = (0.15, 0.10, 0.05)
"""The default thresholds of win chance lost for each judgment."""
DECIDED: Final = 0.03
"""A game is decided for a seat whose win chance is this close to 0 or 1: nothing it does counts for its accuracy."""
MOMENTS: Final = 3
"""How many moments are said to have decided a game."""
SEARCH: Final = "champion"
ITERATIONS: Final = 200
DEALS: Final = 24
"""The bot that decisions are compared with, how long it searches, and on how many deals both actions are tried."""
TOLERANCE: Final = 0.02
"""Who looks for a better move has found one that loses no more win chance than this."""
PLAYOUTS: Final = 100
"""How many games are played out to estimate the margin of a position."""


def thresholds(game_id: str) -> dict[Judgment, float]:
    """From which loss of win chance a decision is called what, the worst first."""
    return dict(zip(JUDGMENTS, getattr(games.part(game_id, "themes"), "THRESHOLDS", THRESHOLDS), strict=True))


def judgment(game_id: str, loss: float) -> Judgment | None:
    """What a decision is called that lost so much win chance."""
    return next((name for name, least in thresholds(game_id).items() if loss >= least), None)


def data(game_id: str) -> dict[str, Any]:
    """All of it for browsers, with the version of the game's win chances."""
    return {
        "value": chances.version(game_id) if dense.available(game_id) else "",
        "thresholds": thresholds(game_id),
        "decided": DECIDED,
        "moments": MOMENTS,
        "search": SEARCH,
        "iterations": ITERATIONS,
        "deals": DEALS,
        "tolerance": TOLERANCE,
        "playouts": PLAYOUTS,
    }
