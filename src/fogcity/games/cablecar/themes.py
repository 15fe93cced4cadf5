"""The themes of Cable Car puzzles, and how large a loss makes a decision a mistake."""

from dataclasses import replace
from typing import Final

from fogcity.games import Action, State
from fogcity.games.cablecar import CableCar
from fogcity.games.cablecar.actions import Draw, Place
from fogcity.games.cablecar.board import COLORS, POWER_STATION, SQUARES, TILE_COUNT
from fogcity.games.cablecar.preview import effects, effects_on, tiles_left
from fogcity.games.cablecar.reasons import LineEnds
from fogcity.games.cablecar.view import Line, View

THRESHOLDS: Final = (0.20, 0.15, 0.10)
MARGIN: Final = 0.08
FEWEST: Final = 4
SPREAD: Final = 4
LAST: Final = 12
"""So many tiles before the end the endgame begins."""
WORTH_SAVING: Final = 3
"""Crossings from which on a line is worth saving."""
THEMES: Final = ("power", "finish", "wreck", "draw", "save", "grow", "endgame")


def possible(veiled: State) -> tuple[str, ...]:
    """The themes that a position may have."""
    return (*THEMES[:-2], _quiet(veiled))


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
    if isinstance(best, Place) and _saves(game.view(veiled, seat), seat, best):
        return "save"
    return _quiet(veiled)


def _quiet(veiled: State) -> str:
    """The theme where no line ends and none is saved."""
    return "endgame" if int(veiled.placed) >= TILE_COUNT - LAST else "grow"


def _saves(view: View, seat: int, placed: Place) -> bool:
    """Whether an own line that the next tile could end short goes on to where none can."""
    after = {**view.tiles, placed.square: placed.text.partition("@")[0]}
    for effect in effects(view, after[placed.square], placed.square):
        line = next(each for each in view.lines if each.station == effect.station)
        if effect.color == COLORS[seat] and len(line.path) >= WORTH_SAVING and _in_danger(line, view.tiles):
            longer = replace(line, path=(*line.path, *effect.added), complete=effect.complete)
            if not longer.complete and not _in_danger(longer, after):
                return True
    return False


def _in_danger(line: Line, tiles: dict[str, str]) -> bool:
    """Whether a single tile of those left could end a line outside the Power Station."""
    left = [tile for tile, copies in tiles_left(tiles).items() if copies]
    free = [square for square in SQUARES if square not in tiles and square not in POWER_STATION]
    ends = (end for square in free for tile in left for end in effects_on((line,), tiles, tile, square))
    return any(end.complete and not end.power_station for end in ends)
