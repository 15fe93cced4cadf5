"""Ratings by OpenSkill, for each game and number of players, on a scale that people know from chess.

Bot levels have fixed ratings, measured in the arena (docs/strength.md); games change only people's ratings.
docs/people.md explains the rules to players.
"""

import math
from collections.abc import Sequence
from typing import Final, NamedTuple

from openskill.models import PlackettLuce

from fogcity import bots

MODEL: Final = PlackettLuce()
POINTS: Final = 400 / (math.log(10) * math.sqrt(2) * MODEL.beta)
"""Elo points per OpenSkill unit, between two players with many games."""
FIRST: Final = 1000
"""The initial rating."""
SIMPLEST: Final = 700
"""The rating of the simplest sensible player, the zero point of the measured bot levels."""
BOT_SIGMA: Final = 1.0
LIFT: Final = 400
"""No game lifts a rating more than this above the best player beaten: beating the weakest a hundred
times doesn't make a master."""
PROVISIONAL: Final = 10
"""A rating is provisional until this many games have counted."""


class Standing(NamedTuple):
    """Estimated skill, its uncertainty, and the number of games behind it."""

    mu: float = MODEL.mu
    sigma: float = MODEL.sigma
    games: int = 0

    @property
    def rating(self) -> int:
        """The displayed rating."""
        return points(self.mu)

    @property
    def plus_minus(self) -> int:
        """The displayed uncertainty: two standard deviations."""
        return round(2 * self.sigma * POINTS)

    @property
    def sure(self) -> float:
        """The sort key of leaderboards: a skill that is very likely reached."""
        return self.mu - 2 * self.sigma

    @property
    def provisional(self) -> bool:
        """Whether the rating is based on too few games."""
        return self.games < PROVISIONAL


def points(mu: float) -> int:
    """A skill as a rating."""
    return round(FIRST + POINTS * (mu - MODEL.mu))


def of_level(game: str, level: str | None, players: int) -> Standing | None:
    """The fixed standing of a bot level in games of so many players; None if it was not measured.

    The more players, the more points are an Elo of 1: OpenSkill expects more luck at larger tables.
    """
    person = next((found for name, found in bots.persons(game).items() if name == level), None)
    if person is None or not 2 <= players < 2 + len(person.ratings):
        return None
    above = person.ratings[players - 2] * math.sqrt(players / 2)
    return fixed(MODEL.mu + (SIMPLEST + above - FIRST) / POINTS)


def fixed(mu: float) -> Standing:
    """The standing of a bot of such a skill, which no game changes."""
    return Standing(mu, BOT_SIGMA, PROVISIONAL)


def ranks(places: Sequence[int], left: Sequence[bool]) -> list[int]:
    """Ranks for ratings: players who left share the last rank, whatever a bot did with their seat."""
    return [len(places) + 1 if gone else place for place, gone in zip(places, left, strict=True)]


def after_game(before: Sequence[Standing], ranked: Sequence[int]) -> list[Standing]:
    """Everybody's standing after a game."""
    teams = [[MODEL.rating(mu=one.mu, sigma=one.sigma)] for one in before]
    after = MODEL.rate(teams, ranks=[float(rank) for rank in ranked])
    return [
        Standing(_lifted(one.mu, team[0].mu, _beaten(before, ranked, i)), team[0].sigma, one.games + 1)
        for i, (one, team) in enumerate(zip(before, after, strict=True))
    ]


def _beaten(before: Sequence[Standing], ranked: Sequence[int], seat: int) -> list[float]:
    return [one.mu for one, rank in zip(before, ranked, strict=True) if rank > ranked[seat]]


def _lifted(was: float, now: float, beaten: Sequence[float]) -> float:
    """A new skill, capped relative to the best player beaten."""
    return max(was, min(now, max(beaten) + LIFT / POINTS)) if beaten and now > was else now
