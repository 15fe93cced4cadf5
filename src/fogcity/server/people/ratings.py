"""Ratings by OpenSkill, for each game and number of players, on a scale that people know from chess.

The levels of bots have fixed ratings, measured in the arena (docs/strength.md); games move only people's ratings.
docs/people.md tells players the rules.
"""

import math
from collections.abc import Sequence
from typing import Final, NamedTuple

from openskill.models import PlackettLuce

from fogcity import bots

MODEL: Final = PlackettLuce()
POINTS: Final = 400 / (math.log(10) * math.sqrt(2) * MODEL.beta)
"""Points of Elo for one of OpenSkill's units, between two players who are well known."""
FIRST: Final = 1000
"""The rating of somebody who has not played."""
SIMPLEST: Final = 700
"""The rating of the simplest sensible player, above which the levels of bots were measured."""
BOT_SIGMA: Final = 1.0
LIFT: Final = 400
"""No game lifts a rating more points than this above the best player that was beaten: who beats the weakest a hundred
times is no master."""
PROVISIONAL: Final = 10
"""A rating is provisional until this many games have counted."""


class Standing(NamedTuple):
    """How strong somebody is taken to be, how uncertain that is, and from how many games."""

    mu: float = MODEL.mu
    sigma: float = MODEL.sigma
    games: int = 0

    @property
    def rating(self) -> int:
        """The rating as people see it."""
        return points(self.mu)

    @property
    def plus_minus(self) -> int:
        """How far the rating may be off: two standard deviations."""
        return round(2 * self.sigma * POINTS)

    @property
    def sure(self) -> float:
        """What leaderboards sort by: the skill that somebody has in all likelihood."""
        return self.mu - 2 * self.sigma

    @property
    def provisional(self) -> bool:
        """Whether too few games have counted for the rating to say much."""
        return self.games < PROVISIONAL


def points(mu: float) -> int:
    """A skill as a rating."""
    return round(FIRST + POINTS * (mu - MODEL.mu))


def of_level(game: str, level: str | None) -> Standing | None:
    """The fixed standing of a level of bots; None where it was not measured."""
    person = next((found for name, found in bots.persons(game).items() if name == level), None)
    if person is None:
        return None
    return Standing(MODEL.mu + (SIMPLEST + person.rating - FIRST) / POINTS, BOT_SIGMA, PROVISIONAL)


def ranks(places: Sequence[int], left: Sequence[bool]) -> list[int]:
    """Who beat whom for ratings: those who left share the last rank, whatever a bot made of their seat."""
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
    """A new skill, which is not so far above the best of those who were beaten that they prove nothing about it."""
    return max(was, min(now, max(beaten) + LIFT / POINTS)) if beaten and now > was else now
