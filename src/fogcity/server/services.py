"""Everything that runs in one worker, put together."""

import asyncio
import logging
import time
from collections.abc import Callable, Sequence
from typing import Any, TypeVar

import anyio
import anyio.to_thread

from fogcity import games
from fogcity.games import SPECTATOR
from fogcity.server import garbage
from fogcity.server.accounts import Accounts
from fogcity.server.bots import Bots, Task, think
from fogcity.server.caretaker import Caretaker
from fogcity.server.clubs.clubs import Clubs
from fogcity.server.clubs.events import Events
from fogcity.server.clubs.organizer import Organizer
from fogcity.server.hub import Hub
from fogcity.server.keeper import Keeper
from fogcity.server.limits import RateLimits
from fogcity.server.names import LOOKS, look
from fogcity.server.news import News
from fogcity.server.notices import Notices
from fogcity.server.people.friends import Friendships
from fogcity.server.people.searching import Searches
from fogcity.server.settings import Settings
from fogcity.server.store import Counts, Database, Facts, People, TableStore
from fogcity.server.store.outages import NO_ANSWER, OUTAGES, is_outage
from fogcity.table import Table

log = logging.getLogger(__name__)
T = TypeVar("T")

HEALTH_SECONDS = 3.0
"""A database that takes longer to write a line is not healthy."""
MOST_TOLD = 300
"""The most tables named in one piece of news."""


def get_rules_ready() -> None:
    """Load, or compile on the first start, what the event loop would otherwise have to wait for."""
    for name in games.names():
        table = Table(name)
        seat = table.waiting[0]
        table.view(seat)
        table.view(SPECTATOR)
        table.play(seat, table.legal(seat)[0])


class Services:
    """The parts of a worker; `start` and `stop` once each."""

    def __init__(self, settings: Settings, think: Callable[[Task], int] = think) -> None:
        self.settings = settings
        self.database = Database(settings.database)
        self.people = People(self.database)
        self.accounts = Accounts(self.people)
        self.friendships = Friendships(self.database)
        self.counts = Counts(self.database)
        self.limits = RateLimits(settings, self.counts)
        self.keeper = Keeper(TableStore(self.database), settings)
        self.hub = Hub(self.keeper, self.people)
        self.searches = Searches(self.keeper)
        self.bots = Bots(settings, think)
        self.facts = Facts(self.database)
        self.caretaker = Caretaker(self.keeper, self.bots, self.people, self.counts, self.facts)
        self.notices = Notices(settings, self.database, self.accounts, self.facts, self.hub, self.limits)
        self.caretaker.tidy += [self.friendships.forget, self.notices.outbox.tidy, garbage.collect]
        self.clubs = Clubs(self.database, settings)
        self.events = Events(self.database, settings)
        self.organizer = Organizer(self.database, settings, self.notices)
        self.news = News(self.database, self.keeper.store.worker, self._heard, self._missed)
        self.keeper.in_use = lambda table_id: self.hub.in_use(table_id) or self.caretaker.is_busy(table_id)
        self.caretaker.changed_outside = self._missed
        self.keeper.changed += [self.hub.changed, self.caretaker.changed]
        self.keeper.committed.append(self.notices.changed)
        self._health, self._health_at, self._asking_health = False, -1.0, asyncio.Lock()
        self._hearing: set[asyncio.Task[None]] = set()
        self._drawing = anyio.CapacityLimiter(1)
        self._exporting = asyncio.Lock()

    async def start(self) -> None:
        """Open the database and start background work."""
        await anyio.to_thread.run_sync(get_rules_ready)
        await self.database.migrate()
        self.database.start()
        self.counts.key = await self.facts.hash_key()
        if await self.facts.looks() != LOOKS:
            await self.people.fill_looks(look)
            await self.facts.note_looks(LOOKS)
        await self.news.start()
        await self.notices.start()
        self.hub.start()
        self.searches.start()
        self.caretaker.start(warm_up=self.settings.warm_up)
        self.organizer.start()

    async def stop(self) -> None:
        """Finish running work and release everything."""
        await self.hub.stop()
        await self.searches.stop()
        await self.organizer.stop()
        await self.caretaker.stop()
        await self.bots.stop()
        await self.notices.stop()
        await self.news.stop()
        await self.database.close()

    def _heard(self, news: dict[str, Any]) -> None:
        """Handle news from another worker; most is about tables that only the other one needs."""
        if "table" not in news or self.keeper.needs(news["table"]):
            self._take_in_later(news)

    def _missed(self) -> None:
        """News from other workers may have been lost."""
        self.keeper.missed()
        self._take_in_later({"missed": True})

    def _take_in_later(self, news: dict[str, Any]) -> None:
        task = asyncio.get_running_loop().create_task(self._take_in(news))
        self._hearing.add(task)
        task.add_done_callback(self._hearing.discard)

    async def _take_in(self, news: dict[str, Any]) -> None:
        try:
            if "missed" in news:
                if "worker" in news:  # another worker has moved all clocks on
                    self.keeper.missed()
                await self.hub.missed()
            elif "table" in news:
                await self.keeper.heard(news)
            elif "presence" in news:
                await self.hub.heard_presence(news)
            elif "read_again" in news:
                self.keeper.read_again(news["read_again"])
            elif "muted_by" in news:
                await self.hub.mutes_changed(news["muted_by"])
            elif "logged_out" in news:
                await self.hub.logged_out(news["logged_out"])
                await self.searches.logged_out(news["logged_out"])
        except Exception as error:
            if is_outage(error):
                OUTAGES.failed(error)
            else:
                log.exception("news of another worker could not be taken in")

    async def healthy(self) -> bool:
        """Whether the database can be written (a full disk can still be read); checked at most once a second."""
        async with self._asking_health:
            if time.monotonic() - self._health_at >= 1:
                try:
                    async with asyncio.timeout(HEALTH_SECONDS):
                        await self.facts.probe()
                    self._health = True
                except (TimeoutError, *NO_ANSWER) as error:
                    OUTAGES.failed(error)
                    self._health = False
                self._health_at = time.monotonic()
            return self._health

    async def aside(self, work: Callable[[], T]) -> T:
        """Run a long task outside the event loop, one at a time, so that a flood of them doesn't delay others."""
        return await anyio.to_thread.run_sync(work, limiter=self._drawing)

    async def everything_of(self, account_id: int) -> bytes:
        """Everything stored about an account, as JSON; one export at a time."""
        async with self._exporting:
            return await self.people.everything_of(account_id)

    async def tell_mutes(self, account_id: int) -> None:
        """Tell all workers that somebody muted or unmuted somebody."""
        await self.hub.mutes_changed(account_id)
        await self.keeper.store.tell(self.keeper.news(muted_by=account_id))

    async def tell_read_again(self, table_ids: Sequence[str]) -> None:
        """Something other than a move changed tables: all workers read them again."""
        self.keeper.read_again(table_ids)
        for first in range(0, len(table_ids), MOST_TOLD):
            told = self.keeper.news(read_again=table_ids[first : first + MOST_TOLD])
            await self.keeper.store.tell(told)

    async def tell_logged_out(self, account_id: int) -> None:
        """Devices were logged out: all workers close their connections."""
        await self.keeper.store.tell(self.keeper.news(logged_out=account_id))
        await self.hub.logged_out(account_id)
        await self.searches.logged_out(account_id)
