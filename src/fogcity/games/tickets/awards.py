"""Achievements of Ticket to Ride: San Francisco: what happens in few games, found in the result of a finished one."""

from collections.abc import Sequence

from fogcity.games.tickets.view import Result

MANY = 6
"""Tickets that were completed, without a single one missed."""
SYMBOLS = 7
AHEAD = 15
"""Points by which a game is won clearly."""

AWARDS = ("planner", "souvenirs", "lastcar", "photo", "runaway")


def awarded(results: Sequence[Result], symbols: int, cars: int, seat: int) -> list[str]:
    """What a seat with so many symbols and cars left has achieved in a finished game, by the names of `AWARDS`."""
    mine = results[seat]
    lead = mine.total - max(result.total for other, result in enumerate(results) if other != seat)
    achieved = {
        "planner": len(mine.tickets) == mine.completed >= MANY,
        "souvenirs": symbols == SYMBOLS,
        "lastcar": cars == 0,
        "photo": lead == 1,
        "runaway": lead >= AHEAD,
    }
    return [name for name in AWARDS if achieved[name]]
