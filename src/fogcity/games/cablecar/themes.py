"""What a puzzle of Cable Car is about."""

from typing import Final

from fogcity.games import Action, State
from fogcity.games.cablecar import CableCar
from fogcity.games.cablecar.actions import Draw
from fogcity.games.cablecar.board import TILE_COUNT
from fogcity.games.cablecar.reasons import LineEnds

MARGIN: Final = 0.08
SPREAD: Final = 4
LAST: Final = 12
"""So many tiles before the end the endgame begins."""


def theme(game: CableCar, veiled: State, seat: int, best: Action, second: Action) -> str:
    """The theme of a position by its best action and the next best one."""
    ends = [reason for reason in game.reasons(veiled, seat, best) if isinstance(reason, LineEnds)]
    if any(end.mine and end.power_station for end in ends):
        return "power"
    if any(end.mine for end in ends):
        return "finish"
    if ends:
        return "wreck"
    if isinstance(best, Draw):
        return "draw"
    return "endgame" if int(veiled.placed) >= TILE_COUNT - LAST else "grow"
