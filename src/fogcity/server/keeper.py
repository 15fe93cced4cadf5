"""The keeper of tables: tables in use are in memory, and every change is committed before anyone sees it."""

import asyncio
import contextlib
from collections import OrderedDict
from collections.abc import AsyncIterator, Callable, Iterable
from contextlib import asynccontextmanager
from functools import partial
from time import perf_counter
from typing import Any, Concatenate, ParamSpec, TypeVar
from weakref import WeakValueDictionary

from sqlalchemy import Connection

from fogcity.server import metrics
from fogcity.server.live import Draft, Live
from fogcity.server.people import beside, results
from fogcity.server.people.beside import Ratings
from fogcity.server.problems import Refusal
from fogcity.server.settings import Settings
from fogcity.server.store import Change, Conflict, SeatRow, Stored, TableRow, TableStore, read_change

T = TypeVar("T")
P = ParamSpec("P")

ATTEMPTS = 10
"""How often a change is tried when other workers change the same table at the same time."""
KEPT_TABLES = 2000
"""The most tables kept in memory, besides those in use."""
FORGOTTEN_AT_ONCE = 4


class Keeper:
    """The tables of one worker."""

    def __init__(self, store: TableStore, settings: Settings) -> None:
        self.store = store
        self.settings = settings
        self.changed: list[Callable[[Live, bool], None]] = []
        """Called after every change of a table in memory, with whether this worker made it."""
        self.committed: list[Callable[[TableRow, list[SeatRow], Live], None]] = []
        """Called after every change that this worker made, with the table as it was before."""
        self.in_use: Callable[[str], bool] = lambda table_id: False
        """Whether a table must stay in memory: somebody is connected to it, or its bots think here."""
        self._lives: OrderedDict[str, Live] = OrderedDict()
        self._loading: WeakValueDictionary[str, asyncio.Lock] = WeakValueDictionary()
        """Held while a table is read for the first time."""
        self._outdated: set[str] = set()
        """Tables that changed while they were read for the first time."""
        self._catching_up: set[asyncio.Task[None]] = set()

    async def add(
        self, row: TableRow, seats: list[SeatRow], refusal: Callable[[Connection], T | None] = lambda _: None
    ) -> T | None:
        """Keep a new table, unless there is a reason in the database not to; gives the reason."""
        return await self.store.add(row, seats, refusal)

    async def get(self, table_id: str) -> Live:
        """A table, from memory or from the database; refused if it does not exist."""
        if table_id not in self._lives:
            loading = self._loading.setdefault(table_id, asyncio.Lock())
            async with loading:
                if table_id not in self._lives:
                    await self._load(table_id)
            self._forget_old()
        self._lives.move_to_end(table_id)
        return self._lives[table_id]

    async def _load(self, table_id: str) -> None:
        """Read a table for the first time."""
        try:
            stored = await self.store.load(table_id)
            if stored is None:
                raise Refusal("not_found", "There is no such table.")
            ratings = await self._ratings(stored)
            live = self._lives[table_id] = Live(stored)
            live.ratings = ratings
            if table_id in self._outdated:
                live.outdate(whole=True)
        finally:
            self._outdated.discard(table_id)

    async def _ratings(self, stored: Stored) -> Ratings:
        (ratings,) = await beside.read(self.store.database, [(stored.row, stored.seats)])
        return ratings

    def _known(self, table_id: str) -> Live | None:
        """A table in memory, which just changed elsewhere; one that is being read now will be read again."""
        live = self._lives.get(table_id)
        if live is None and table_id in self._loading:
            self._outdated.add(table_id)
        return live

    def known(self, table_id: str) -> Live | None:
        """A table if it is in memory."""
        return self._lives.get(table_id)

    def _forget_old(self) -> None:
        # A few of the oldest each time: with thousands in use there may be none to forget.
        for _ in range(min(FORGOTTEN_AT_ONCE, len(self._lives) - KEPT_TABLES)):
            table_id, live = next(iter(self._lives.items()))
            if self.in_use(table_id) or live.lock.locked():
                self._lives.move_to_end(table_id)
            else:
                del self._lives[table_id]

    @asynccontextmanager
    async def reading(self, table_id: str, *, fresh: bool = False) -> AsyncIterator[Live]:
        """The committed table, locked against changes; `fresh` asks the database for the newest."""
        async with self._locked(table_id) as live:
            if fresh and not live.stale and await self.store.version(table_id) != live.row.version:
                live.stale = True
            await self._refresh(live)
            yield live

    @asynccontextmanager
    async def _locked(self, table_id: str) -> AsyncIterator[Live]:
        """A table with its lock, for which others may have to be waited for."""
        live = await self._lock(table_id)
        try:
            yield live
        finally:
            live.lock.release()

    async def _lock(self, table_id: str) -> Live:
        """A table whose lock is held now; whoever asked must release it."""
        while True:
            live = await self.get(table_id)
            await live.lock.acquire()
            if self._lives.get(table_id) is live:  # else it was forgotten while nobody held the lock
                return live
            live.lock.release()

    async def current(self, table_id: str) -> Live:
        """A table as it is committed, to be read at once: nothing else may be awaited before."""
        live = self._lives.get(table_id)
        if live is None or live.stale or live.lock.locked():
            async with self.reading(table_id) as live:
                pass
        return live

    async def _refresh(self, live: Live) -> None:
        """Read what is new, or everything if an earlier read failed halfway."""
        while live.stale:
            whole, outdated = live.broken, live.outdated
            after = {} if whole else {"after_ply": live.row.ply, "after_message": live.last_message}
            stored = await self.store.load(live.row.id, **after)
            if stored is None:
                self._lives.pop(live.row.id, None)
                raise Refusal("not_found", "There is no such table.")
            ratings = await self._ratings(stored)
            if whole:
                live.reset(stored)
            else:
                live.take(stored)
            live.ratings = ratings
            if live.outdated != outdated:  # what was read may be from before
                live.stale = live.broken = True

    async def change(
        self, table_id: str, operation: Callable[Concatenate[Draft, P], T], *args: P.args, **kwargs: P.kwargs
    ) -> T:
        """Apply an operation to a draft of a table, commit it, and only then notify everybody."""
        begun = perf_counter()
        for _ in range(ATTEMPTS):
            live = await self._lock(table_id)
            try:
                await self._refresh(live)
                draft = Draft(live, self.settings, self.store.worker)
                result = operation(draft, *args, **kwargs)
                change = draft.change()
                if change.empty:
                    return result
                try:
                    with metrics.COMMIT_SECONDS.time():
                        await self.store.commit(change, *_leaves(draft))
                except Conflict:
                    live.stale = True
                    metrics.CONFLICTS.inc()
                    continue
                except BaseException:
                    live.stale = True  # nobody knows whether it was written
                    raise
                before = live.row, live.seats
                draft.adopt()
                live.stale |= live.lacks_ratings
            finally:
                live.lock.release()
            _count(change, live, perf_counter() - begun)
            for listener in self.committed:
                listener(*before, live)
            self._tell(live, True)
            return result
        raise Refusal("unavailable", "Too many changes at this table at the same time: try again.", retry_after=1)

    def _tell(self, live: Live, own: bool) -> None:
        for listener in self.changed:
            listener(live, own)

    # --- what other workers did ---------------------------------------------------------------------------------

    def needs(self, table_id: str) -> bool:
        """Whether a table that another worker changed is used here; if not, whoever uses it next reads what is new."""
        live, in_use = self._known(table_id), self.in_use(table_id)
        if live is not None and not in_use:
            live.outdate()
        return live is not None and in_use

    async def heard(self, news: dict[str, Any]) -> None:
        """Another worker changed a table: catch up if it is in memory, and notify its connections here."""
        if not self.needs(news["table"]):
            return
        live = self._lives[news["table"]]
        async with live.lock:
            if live.row.version >= news["version"] and not live.stale:
                return
            await self._catch_up(live, read_change(news))
        self._tell(live, False)

    async def _catch_up(self, live: Live, change: Change | None) -> None:
        """Take in a change, or read what is new where that is not enough; the lock is held."""
        if not live.stale and change is not None and change.version == live.row.version:
            live.adopt(change)
            live.stale |= live.lacks_ratings
            return
        live.stale = True
        with contextlib.suppress(Refusal):  # it is gone
            await self._refresh(live)

    def missed(self) -> None:
        """News may have been lost: everything must be read again, and those in use at once."""
        self.read_again({*self._lives, *self._loading})

    def read_again(self, table_ids: Iterable[str]) -> None:
        """Something other than a move changed tables, such as what was said there: read all of them again."""
        for table_id in table_ids:
            if (live := self._known(table_id)) is None:
                continue
            live.outdate(whole=True)
            if self.in_use(table_id):
                task = asyncio.get_running_loop().create_task(self._again(table_id))
                self._catching_up.add(task)
                task.add_done_callback(self._catching_up.discard)

    async def _again(self, table_id: str) -> None:
        with contextlib.suppress(Refusal):  # it is gone
            async with self.reading(table_id) as live:
                pass
            self._tell(live, False)

    def news(self, **values: Any) -> dict[str, Any]:
        """Send news to other workers."""
        return {"worker": self.store.worker, **values}


def _leaves(draft: Draft) -> list[Callable[[Connection], None]]:
    """What must be written with a change that ends a game."""
    if draft.row.status != "finished" or draft.live.row.status == "finished" or draft.table is None:
        return []
    acted = [draft.has_acted(seat.seat) for seat in draft.seats]
    ended = results.ended(draft.row, draft.seats, draft.table.game, draft.table.state, acted)
    return [partial(results.record, game=ended)]


def _count(change: Change, live: Live, seconds: float) -> None:
    for entry in change.entries:
        metrics.ACTIONS.labels(live.row.game, entry.by).inc()
        metrics.ACTION_SECONDS.observe(seconds)
    if change.values.get("status") == "playing":
        metrics.GAMES_STARTED.labels(live.row.game).inc()
    elif "ended" in change.values:
        metrics.GAMES_ENDED.labels(live.row.game, live.row.ended).inc()
