"""Reasons for an action in Cable Car: facts that its player could work out at the table."""

from collections.abc import Iterator
from dataclasses import dataclass
from typing import Any, Literal

import numpy as np

from fogcity.games import Action, Reason
from fogcity.games.cablecar import rules
from fogcity.games.cablecar.actions import Draw, Exchange, Place
from fogcity.games.cablecar.board import COLORS, PERCENTS, SQUARE, SQUARES, TILES, TURNS, Color, Turn, tile_name
from fogcity.games.cablecar.notation import copies_left, explain
from fogcity.games.cablecar.preview import Effect, effects_on
from fogcity.games.cablecar.rules import NO_TILE
from fogcity.games.cablecar.view import Line, tiles_on, traces

MOST = 3
"""The most reasons given; the strongest come first."""
FEW = 4
"""If fewer than one in so many tiles would be better, that is no reason to draw."""


@dataclass(frozen=True, slots=True, kw_only=True)
class LineEnds(Reason):
    """A line is completed and scores for its color."""

    type: Literal["line_ends"] = "line_ends"
    station: int
    color: Color
    mine: bool
    """Whether it is the player's own."""
    points: int
    power_station: bool


@dataclass(frozen=True, slots=True, kw_only=True)
class LineGrows(Reason):
    """The player's own line grows."""

    type: Literal["line_grows"] = "line_grows"
    station: int
    crossings: int
    """Its length afterwards."""
    added: int


@dataclass(frozen=True, slots=True, kw_only=True)
class SharesCompared(Reason):
    """The company received has other points than the one given away."""

    type: Literal["shares_compared"] = "shares_compared"
    given: Color
    given_points: int
    taken: Color
    taken_points: int


@dataclass(frozen=True, slots=True, kw_only=True)
class HandAdds(Reason):
    """How little the tiles in hand can add to the player's own lines, or to those of companies it has shares of."""

    type: Literal["hand_adds"] = "hand_adds"
    added: int
    """The most crossings that a tile adds where it ends no own line."""
    better: int
    """How many of the tiles that the player has not seen would add more."""
    unseen: int


@dataclass(frozen=True, slots=True, kw_only=True)
class HandEnds(Reason):
    """The tiles in hand end a line of the player's own wherever they go."""

    type: Literal["hand_ends"] = "hand_ends"


@dataclass(frozen=True, slots=True, kw_only=True)
class HandKept(Reason):
    """The most that a tile in hand could do for the player's own lines; it stays in hand."""

    type: Literal["hand_kept"] = "hand_kept"
    tile: str
    square: str
    turn: Turn
    points: int
    """What own lines score that end with it."""
    added: int
    """The crossings added to other own lines."""


@dataclass(frozen=True, slots=True, kw_only=True)
class LinesDone(Reason):
    """All of the player's own lines are complete."""

    type: Literal["lines_done"] = "lines_done"


def reasons(setup: Any, s: Any, seat: int, action: Action) -> list[Reason]:
    """Reasons for a legal action, the strongest first."""
    match action:
        case Place(tile=tile, square=square, turn=turn):
            effects = explain(setup, s, TILES.index(tile), TURNS.index(turn), SQUARE[square])
            own = None if setup.companies else COLORS[seat]
            return sorted(_of_effects(effects, own), key=_weight, reverse=True)[:MOST]
        case Exchange(percent=percent, unseen=False):
            i = PERCENTS.index(percent)
            given, taken = int(s.share[seat, i]), int(s.face_up[i])
            points = (int(s.score[given]), int(s.score[taken]))
            return [
                SharesCompared(given=COLORS[given], given_points=points[0], taken=COLORS[taken], taken_points=points[1])
            ]
        case Draw():
            return list(_of_draw(setup, s, seat))
    return []


def _of_effects(effects: list[Effect], own: Color | None) -> Iterator[Reason]:
    for effect in effects:
        if effect.color is None:
            continue
        mine = effect.color == own
        if effect.complete:
            yield LineEnds(
                station=effect.station,
                color=effect.color,
                mine=mine,
                points=effect.points,
                power_station=effect.power_station,
            )
        elif mine:
            yield LineGrows(station=effect.station, crossings=effect.crossings, added=len(effect.added))


def _weight(reason: Reason) -> tuple[int, int]:
    """One's own points first, then how much a line grows, then others' lines that end, the shortest first."""
    match reason:
        case LineEnds(mine=True, points=points):
            return 2, points
        case LineGrows(added=added):
            return 1, added
        case LineEnds(points=points):
            return 0, -points
    return 0, 0


# --- why draw another tile -------------------------------------------------------------------------------------------


@dataclass(frozen=True, slots=True)
class _Try:
    """What a tile would do to one's own lines."""

    kind: int
    turn: int
    square: int
    ends: bool
    points: int
    added: int
    gain: int
    """How much more the lines would have than now, in crossings and points."""


def _of_draw(setup: Any, s: Any, seat: int) -> Iterator[Reason]:
    """The tiles in hand do little now, or can be kept for later."""
    own = {COLORS[company] for company in s.share[seat].tolist()} if setup.companies else {COLORS[seat]}
    lines = tuple(line for line in traces(setup, s) if line.color in own and not line.complete)
    if not lines:
        yield LinesDone()
        return
    held = [tile - 1 for tile in s.hand[seat].tolist() if tile != NO_TILE]
    tries = [one for kind in held for one in _tries(setup, s, lines, kind)]
    added = _most_added(tries)
    left = [copies_left(s, kind) for kind in range(len(TILES))]
    drawn = [_most_added(_tries(setup, s, lines, kind)) if copies else -1 for kind, copies in enumerate(left)]
    better = sum(copies for copies, most in zip(left, drawn, strict=True) if most > added)
    best = max(tries, key=lambda one: one.gain)
    likely = FEW * better >= sum(left)
    if added < 0:
        yield HandEnds()
    elif likely or best.gain <= 0:
        yield HandAdds(added=added, better=better, unseen=sum(left))
    if best.gain > (max(added, 0) if likely else 0):
        square, turn = SQUARES[best.square], TURNS[best.turn]
        yield HandKept(tile=TILES[best.kind], square=square, turn=turn, points=best.points, added=best.added)


def _most_added(tries: list[_Try]) -> int:
    """The most crossings that are added where no line ends; -1 if one ends everywhere."""
    return max((one.added for one in tries if not one.ends), default=-1)


def _tries(setup: Any, s: Any, lines: tuple[Line, ...], kind: int) -> list[_Try]:
    """What a kind of tile would do to some open lines wherever it may be placed."""
    squares, tiles = np.zeros(4, np.uint64), tiles_on(s)
    rules.placements(setup, s, kind, squares)
    found: list[_Try] = []
    for turn in range(4):
        for square in range(64):
            if int(squares[turn]) >> square & 1:
                effects = effects_on(lines, tiles, tile_name(kind, turn), SQUARES[square])
                ended = [effect for effect in effects if effect.complete]
                points = sum(effect.points for effect in ended)
                added = sum(len(effect.added) for effect in effects if not effect.complete)
                lost = sum(effect.crossings - len(effect.added) for effect in ended)
                found.append(_Try(kind, turn, square, bool(ended), points, added, points + added - lost))
    return found
