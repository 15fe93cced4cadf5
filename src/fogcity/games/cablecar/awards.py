"""Achievements of San Francisco Cable Car: what happens in few games, found in the lines of a finished one."""

from collections.abc import Sequence

from fogcity.games.cablecar.view import Line

HAUL = 20
"""Crossings of a long line into the Power Station."""
POWERFUL = 5
"""Lines into the Power Station in one game."""
STUB = 2
"""The crossings of a line that was cut short."""
AHEAD = 20
"""Points by which a game is won clearly."""

AWARDS = ("haul", "powerhouse", "spotless", "photo", "runaway")


def awarded(lines: Sequence[Line], scores: Sequence[int], seat: int) -> list[str]:
    """What a seat has achieved with its own lines in a finished game, by the names of `AWARDS`."""
    lead = scores[seat] - max(score for other, score in enumerate(scores) if other != seat)
    achieved = {
        "haul": any(line.power_station and len(line.path) >= HAUL for line in lines),
        "powerhouse": sum(line.power_station for line in lines) >= POWERFUL,
        "spotless": bool(lines) and all(len(line.path) > STUB for line in lines),
        "photo": lead == 1,
        "runaway": lead >= AHEAD,
    }
    return [name for name in AWARDS if achieved[name]]
