"""Reasons for an action in Cable Car: facts that its player could work out at the table."""

from collections.abc import Iterator
from dataclasses import dataclass
from typing import Any, Literal

from fogcity.games import Action, Reason
from fogcity.games.cablecar.actions import Exchange, Place
from fogcity.games.cablecar.board import COLORS, PERCENTS, SQUARE, TILES, TURNS, Color
from fogcity.games.cablecar.notation import explain
from fogcity.games.cablecar.preview import Effect

MOST = 3
"""The most reasons given; the strongest come first."""


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
