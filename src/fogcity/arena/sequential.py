"""A test that can stop a match early: does the first bot win more or less than its even share?

Two gamblers bet on every deal, one that the first bot wins more than its share, one that it wins less. A deal pays what
the bot won on average in the games of that deal, a number from 0 to 1; stakes are set before it is played. If the share
is even, neither can expect to gain, so the chance that their mean wealth ever reaches 20 is at most 1 in 20 (Ville's
inequality), however often you look and whenever you stop. The only assumption is that deals are independent, so games
of one deal may share their luck. Stakes follow Waudby-Smith and Ramdas, "Estimating means of bounded random variables
by betting" (2024).
"""

from collections import defaultdict
from collections.abc import Iterable
from dataclasses import dataclass
from typing import Final

from fogcity.arena.match import Plan, Result

SURE: Final = 20.0
"""Wealth at which the match is decided: at 5 %."""
BOLDEST: Final = 0.5
"""The greatest part of its wealth that a gambler can lose on a deal."""


@dataclass(frozen=True)
class Verdict:
    """The state of the bets after a number of deals."""

    deals: int
    share: float
    """What the first bot won."""
    wealth: float
    """Their mean wealth; both began with 1."""
    better: bool

    @property
    def sure(self) -> bool:
        """Whether the match is decided."""
        return self.wealth >= SURE


def judge(outcomes: Iterable[float], even: float) -> Verdict:
    """Bet on deals in their order until the match is decided or they end."""
    up = down = 1.0
    count, total, squares = 0, 0.0, 0.0
    for outcome in outcomes:
        mean = (0.5 + total) / (count + 1)
        lead = mean - even
        stake = lead / ((0.25 + squares) / (count + 1) + lead * lead)
        up *= 1 + min(max(stake, 0.0), BOLDEST / even) * (outcome - even)
        down *= 1 + min(max(-stake, 0.0), BOLDEST / (1 - even)) * (even - outcome)
        count, total = count + 1, total + outcome
        squares += (outcome - (0.5 + total) / (count + 1)) ** 2
        if (up + down) / 2 >= SURE:
            break
    return Verdict(count, total / max(1, count), (up + down) / 2, up > down)


def verdict(plan: Plan, results: Iterable[Result]) -> Verdict:
    """The verdict on a plan's first bot. Deals count in their order: those that end soon must not come first."""
    won: dict[int, list[float]] = defaultdict(list)
    for result in results:
        won[result.deal].append(result.wins()[0])
    outcomes = []
    for deal in range(plan.deals):
        if len(won[deal]) < plan.players:
            break
        outcomes.append(sum(won[deal]) / plan.players)
    return judge(outcomes, 1 / plan.players)
