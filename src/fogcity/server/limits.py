"""Rate limits: how often an address or an account may do something.

A count begins with the first time and is forgotten after the limit's seconds. What protects people and data is counted
for all workers together, in PostgreSQL; what only protects a worker's own time is counted in its memory.
"""

import time
from collections import defaultdict
from typing import NamedTuple

from fogcity.server.problems import Refusal
from fogcity.server.settings import Settings
from fogcity.server.store import Counts


class Limit(NamedTuple):
    """So many times in so many seconds."""

    times: int
    seconds: int
    shared: bool = True
    """Whether all workers count together."""


LIMITS = {
    "request": Limit(600, 60, shared=False),
    "account": Limit(20, 3600),
    "login": Limit(10, 60),
    "invitation": Limit(20, 60),
    "table": Limit(30, 60),
    "message": Limit(30, 10, shared=False),
    "chat": Limit(8, 10),
    "hint": Limit(20, 60),
    "heavy": Limit(60, 60),
    "socket": Limit(60, 60),
}
"""`request`, `account`, `login`, `invitation` and `socket` for each address, the others for each account; `heavy` for
each account at a table, and for each address where no account is needed."""


class RateLimits:
    """How often whom may do what."""

    def __init__(self, settings: Settings, counts: Counts) -> None:
        self._factor = settings.rate_factor
        self._counts = counts
        self._here: dict[str, dict[str, tuple[float, int]]] = defaultdict(dict)
        """For each limit and whom it concerns: until when it counts, and how often it was; the oldest first."""

    async def check(self, what: str, whom: str) -> None:
        """Count once; refused when it was too often."""
        limit = LIMITS[what]
        if limit.shared and self._counts.several_workers:
            number, left = await self._counts.add(f"{what} {whom}", limit.seconds)
        else:
            number, left = self._count_here(what, whom, limit.seconds)
        if number > max(1, int(limit.times * self._factor)):
            seconds = max(1, round(left))
            raise Refusal("too_many", f"That was too often: wait {seconds} seconds.", retry_after=seconds)

    def _count_here(self, what: str, whom: str, seconds: int) -> tuple[int, float]:
        now, counts = time.monotonic(), self._here[what]
        while counts and next(iter(counts.values()))[0] <= now:
            del counts[next(iter(counts))]
        until, number = counts.get(whom, (now + seconds, 0))
        counts[whom] = until, number + 1
        return number + 1, until - now
