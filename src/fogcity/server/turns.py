"""Which bot may think next: people's tables first, then one account after another."""

import asyncio
import time
from collections import OrderedDict, deque
from collections.abc import AsyncIterator
from contextlib import asynccontextmanager
from typing import Literal

from fogcity.server import metrics

Lane = Literal["quick", "people", "bots_alone"]
"""`quick`: instant levels at tables with people; `bots_alone`: bot-only games."""


class Turns:
    """Some slots in which bots think, and who waits for them.

    Quick bots have a slot of their own, so that they never wait for one that thinks long. Games of bots alone get a
    slot when no person waits, and one of them at a time.
    """

    def __init__(self, slots: int) -> None:
        self._free: dict[Lane, int] = {"quick": 1, "people": slots, "bots_alone": 1}
        self._waiting: dict[Lane, OrderedDict[int, deque[asyncio.Future[None]]]] = {
            lane: OrderedDict() for lane in self._free
        }

    @asynccontextmanager
    async def turn(self, lane: Lane, account: int) -> AsyncIterator[None]:
        """A slot, when it is this account's turn."""
        began = time.monotonic()
        future: asyncio.Future[None] = asyncio.get_running_loop().create_future()
        self._waiting[lane].setdefault(account, deque()).append(future)
        metrics.BOT_QUEUE.labels(lane).inc()
        self._serve()
        try:
            await future
        except asyncio.CancelledError:
            if future.done() and not future.cancelled():
                self._give_back(lane)
            else:
                self._forget(lane, account, future)
            raise
        finally:
            metrics.BOT_QUEUE.labels(lane).dec()
        metrics.BOT_WAIT.labels(lane).observe(time.monotonic() - began)
        try:
            yield
        finally:
            self._give_back(lane)

    def _forget(self, lane: Lane, account: int, future: asyncio.Future[None]) -> None:
        own = self._waiting[lane].get(account, deque())
        if future in own:
            own.remove(future)
        if not own:
            self._waiting[lane].pop(account, None)

    def _serve(self) -> None:
        for lane in ("quick", "people"):
            while self._free[lane] and self._waiting[lane]:
                self._begin(lane)
        while self._free["bots_alone"] and self._free["people"] and self._waiting["bots_alone"]:
            self._free["people"] -= 1  # bots alone think in a slot that no person needs
            self._begin("bots_alone")

    def _begin(self, lane: Lane) -> None:
        """Start the next account's bot, and move the account to the end of the queue."""
        account, own = self._waiting[lane].popitem(last=False)
        future = own.popleft()
        if own:
            self._waiting[lane][account] = own
        if not future.cancelled():
            self._free[lane] -= 1
            future.set_result(None)
        elif lane == "bots_alone":
            self._free["people"] += 1

    def _give_back(self, lane: Lane) -> None:
        self._free[lane] += 1
        if lane == "bots_alone":
            self._free["people"] += 1
        self._serve()
