"""Rate limits: how often an address or an account may do something. The settings `limit_…` say how often.

A count starts with the first request and expires after the limit's seconds. Limits that protect people and data are
counted in PostgreSQL for all workers together; those that only protect a worker are counted in its memory.
"""

import time
from collections import defaultdict
from typing import Literal

from fogcity.server.problems import Refusal
from fogcity.server.security import site_of
from fogcity.server.settings import Rate, Settings
from fogcity.server.store import Counts

Limited = Literal[
    "requests",
    "guests",
    "invited",
    "invited_from",
    "logins",
    "account_logins",
    "wrong_codes",
    "sockets",
    "tables",
    "new_tables",
    "messages",
    "address_messages",
    "chat",
    "hints",
    "heavy",
    "reports",
    "exports",
    "friends",
    "invitations",
    "invitations_to",
    "address_invitations",
    "searches",
    "notices",
    "mails",
    "clubs",
    "address_clubs",
    "deals",
    "address_deals",
    "puzzles",
]
"""What is limited; the setting of `guests` is `limit_guests`, and so on."""
OWN_TIME = ("requests", "messages", "address_messages")
"""What each worker counts for itself."""
BY_ADDRESS = frozenset(
    (
        "requests guests logins wrong_codes sockets new_tables address_messages heavy address_invitations"
        " address_clubs address_deals"
    ).split()
)
"""What is counted by address."""
SITES = 10
"""How many times as much as one IPv6 network of 64 bits all those that share 48 bits may do together."""
MOST_COUNTED = 100_000
"""How many addresses or accounts are remembered for each limit: a flood from more of them costs no more memory."""
ADVICE: dict[Limited, str] = {
    "guests": "Many new players have come from your network. Wait {wait}, open an invitation link, or log in.",
    "invited": "This invitation has been used very often. Wait {wait}, or ask for another one.",
    "invited_from": "Many new players were invited from the same network. Wait {wait}, or come without an invitation.",
    "logins": "There were many attempts to log in from your network. Wait {wait}.",
    "account_logins": "There were many attempts to log in with this name. Wait {wait}.",
    "wrong_codes": "Many codes were tried from your network. Wait {wait}, and ask for the link again.",
    "tables": "You have created or joined many tables in a short time. Wait {wait}.",
    "new_tables": "Many tables were created from your network in a short time. Wait {wait}, or join one of them.",
    "exports": "You have downloaded your data several times. Wait {wait}.",
    "friends": "You have followed or blocked many people in a short time. Wait {wait}.",
    "invitations": "You have invited many people in a short time. Wait {wait}, or send them the link.",
    "invitations_to": "You have invited this person several times. Wait {wait}, or send them the link.",
    "address_invitations": "Many people were invited from your network in a short time. Wait {wait}.",
    "searches": "You have looked for opponents many times. Wait {wait}.",
    "mails": "You have asked for several e-mails. Wait {wait}, and check your spam folder.",
    "clubs": "You have made many changes to clubs or events. Wait {wait}.",
    "address_clubs": "Many clubs were founded from your network. Wait {wait}, or join one of them.",
    "deals": "You have sent many attempts. Wait {wait}.",
    "address_deals": "Many attempts were sent from your network. Wait {wait}.",
    "puzzles": "You have answered many puzzles in a short time. Wait {wait}.",
    "chat": "You are writing very fast. Wait {wait}.",
    "hints": "You have asked for many hints. Wait {wait}.",
}
"""What to do, in plain words."""


class Bucket:
    """A token bucket: an amount at once, and an amount per second after that."""

    def __init__(self, most: float, a_second: float) -> None:
        self._most, self._a_second = most, a_second
        self._left, self._at = most, time.monotonic()

    def take(self, cost: float = 1) -> bool:
        """Take an amount; False if not enough is left."""
        now = time.monotonic()
        self._left = min(self._most, self._left + (now - self._at) * self._a_second) - cost
        self._at = now
        return self._left >= 0


class Offenders:
    """Devices that are locked out for a while after a flood, by their session tokens."""

    SECONDS, MOST = 60.0, 10_000

    def __init__(self) -> None:
        self.held = 0
        """How many of their connections are kept waiting."""
        self._until: dict[str, float] = {}
        """The oldest first."""

    def add(self, token: str) -> None:
        """Lock a device out; one without a token is refused anyway."""
        if token:
            self._until.pop(token, None)
            self._until[token] = time.monotonic() + self.SECONDS
            if len(self._until) > self.MOST:
                del self._until[next(iter(self._until))]

    def __contains__(self, token: str) -> bool:
        until = self._until.get(token)
        if until is not None and until <= time.monotonic():
            del self._until[token]
            return False
        return until is not None


class RateLimits:
    """Counts for all rate limits."""

    def __init__(self, settings: Settings, counts: Counts) -> None:
        self._settings = settings
        self._counts = counts
        self._here: dict[str, dict[str, tuple[float, int]]] = defaultdict(dict)
        """For each limit and whom it concerns: until when it counts, and how often it was; the oldest first."""

    async def check(self, what: Limited, whom: str) -> None:
        """Count once; refused above the limit."""
        # Of the many networks that somebody may have, all together count as a few.
        if what in BY_ADDRESS and (site := site_of(whom)) != whom:
            await self._check(what, site, SITES)
        await self._check(what, whom, 1)

    async def _check(self, what: Limited, whom: str, times: int) -> None:
        rate: Rate = getattr(self._settings, f"limit_{what}")
        most = max(1, int(rate.times * times * self._settings.rate_factor))
        number, left = self._count_here(what, whom, rate.seconds)
        # Who is far above the limit costs the database nothing.
        if number <= most and what not in OWN_TIME and self._counts.several_workers:
            number, left = await self._counts.add(f"{what} {whom}", rate.seconds)
        if number > most:
            seconds = max(1, round(left))
            detail = ADVICE.get(what, "Too many requests. Wait {wait}.").format(wait=in_words(seconds))
            raise Refusal("too_many", detail, limit=what, retry_after=seconds)

    def _count_here(self, what: str, whom: str, seconds: int) -> tuple[int, float]:
        now, counts = time.monotonic(), self._here[what]
        while counts and (len(counts) >= MOST_COUNTED or next(iter(counts.values()))[0] <= now):
            del counts[next(iter(counts))]
        until, number = counts.get(whom, (now + seconds, 0))
        counts[whom] = until, number + 1
        return number + 1, until - now


def in_words(seconds: int) -> str:
    """A waiting time in words."""
    if seconds >= 90:
        return f"{round(seconds / 60)} minutes"
    return f"{seconds} second{'s' * (seconds != 1)}"
