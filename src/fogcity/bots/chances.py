"""Win chances: what a game's network expects of a position, from one seat's point of view.

This is the only place that computes win chances for people: calibration measures it, and everything that shows one asks
here. The chances of all seats add up to 1. A game's module of bots has `EVALUATOR`, the functions of its network.
"""

import zlib
from collections.abc import Callable
from typing import Any, Final, NamedTuple

import numpy as np

from fogcity import registry
from fogcity.bots import dense
from fogcity.games import BadInput, Game, State

SCALE: Final = 1
"""Goes up when chances are computed differently from a network's output."""

Outlook = Callable[[State, int], list[float]]
"""Every seat's chance to win, from the veiled state of one seat, acting or not, at any step before the end."""


class Evaluator(NamedTuple):
    """What a game's network offers to those who judge positions; the first two and the last are `@rule` functions."""

    outlook: Callable[[Any, Any, int, Any, Any, Any], None]
    """`(setup, s, seat, net, space, out)`: write every seat's chance to win, as a seat sees it."""
    favorite: Callable[[Any, Any, int, Any, Any], int]
    """`(setup, s, seat, net, space)`: the network's favorite action for a seat."""
    net: Callable[[Game], Any]
    """The network for a game; BadInput if it was not trained for the game's options."""
    space: Callable[[Any], Any]
    """Room for evaluations of a network."""
    deal_hidden: Callable[[Any, Any, int, Any, Any, Any], None] | None = None
    """`(setup, s, seat, net, space, rng)`: deal what the veiled state of a seat hides, as the network believes."""
    unit: float = 1.0
    """The network's margin is the hyperbolic tangent of the points divided by this."""
    looks: int = 3
    """Arenas judge luck at so many later turns: the next one, the second, the fourth and so on."""
    runs: int = 8
    """They play on so many times to see these turns."""


def version(game_id: str) -> str:
    """The version of a game's win chances: values of different versions cannot be compared."""
    weights = b"".join(array.tobytes() for name, array in sorted(dense.load(game_id).items()) if name != "card")
    return f"{SCALE}-{zlib.crc32(weights):08x}"


def evaluator(game: Game) -> Evaluator:
    """The functions of a game's network; BadInput if there is none."""
    module: Any = registry.bots().get(game.id)
    made: Evaluator | None = getattr(module.load(), "EVALUATOR", None) if module is not None else None
    if made is None:
        raise BadInput(f"there is no network for {game.title} with these options, so its win chances are unknown")
    return made


def outlook(game: Game) -> Outlook:
    """Win chances for every seat of a game; a finished game gives its result."""
    own = evaluator(game)
    net = own.net(game)
    space, out = own.space(net), np.zeros(game.players, np.float64)

    def chances(veiled: State, seat: int) -> list[float]:
        if game.over(veiled):
            return shares(game, veiled)
        own.outlook(game.setup, veiled, seat, net, space, out)
        return [float(chance) for chance in out]

    return chances


def shares(game: Game, state: State) -> list[float]:
    """Who won a finished game: 1 for the winner, or an equal share for each of several."""
    places = game.places(state)
    return [1 / places.count(1) if place == 1 else 0.0 for place in places]
