"""Changes while a worker waits for the database: nothing that happens in that moment is lost."""

import asyncio
from collections.abc import Awaitable, Callable
from datetime import UTC, datetime, timedelta
from typing import Any

import pytest
from sqlalchemy import delete

from fogcity.server import keeper as keepers
from fogcity.server.hub import Connection
from fogcity.server.notices.outbox import Asked
from fogcity.server.people.searching import NO_ACCOUNT, Search
from fogcity.server.services import Services
from fogcity.server.store.schema import messages
from server.harness import settings
from server.test_store import acting_as, started


class Socket:
    """A WebSocket on which nothing comes; it knows whether it was closed."""

    def __init__(self) -> None:
        self.scope = {"type": "websocket", "client": ("192.0.2.1", 1), "headers": []}
        self.closed = asyncio.Event()

    async def receive(self) -> dict[str, Any]:
        await self.closed.wait()
        return {"type": "websocket.disconnect"}


def meanwhile(whose: Any, what: str, happens: Callable[[], Awaitable[Any]]) -> None:
    """Let something happen once, between the end of a read and the moment when its reader goes on."""
    real = getattr(whose, what)

    async def reads(*about: Any, **more: Any) -> Any:
        read = await real(*about, **more)
        setattr(whose, what, real)
        await happens()
        return read

    setattr(whose, what, reads)


def test_a_table_that_is_outdated_while_it_is_read_for_the_first_time(own_database: str) -> None:
    async def check() -> None:
        services = Services(settings(own_database))
        table, _ = await started(services)
        keeper = services.keeper

        async def is_deleted() -> None:
            gone = delete(messages).where(messages.c.table_id == table)
            await services.database.write("", lambda connection: connection.execute(gone))
            keeper.read_again([table])

        keeper._lives.clear()
        meanwhile(keeper.store, "load", is_deleted)
        async with keeper.reading(table) as live:
            assert not live.messages
        await services.stop()

    asyncio.run(check())


def test_news_of_a_table_that_is_read_for_the_first_time(own_database: str) -> None:
    """Another worker plays while this one reads the table."""

    async def check() -> None:
        services, other = Services(settings(own_database)), Services(settings(own_database))
        table, account = await started(services)
        await other.start()

        async def is_played() -> None:
            await other.keeper.change(table, acting_as(account))
            await services.keeper.heard({"table": table, "version": (await other.keeper.get(table)).row.version})

        services.keeper._lives.clear()
        meanwhile(services.keeper.store, "load", is_played)
        async with services.keeper.reading(table) as live:
            assert live.row.ply == 1
        await services.stop()
        await other.stop()

    asyncio.run(check())


def test_a_table_is_never_in_memory_twice(own_database: str, monkeypatch: pytest.MonkeyPatch) -> None:
    """Whoever waits for a table's lock changes the one that others see, though it was forgotten in between."""

    async def check() -> None:
        services = Services(settings(own_database))
        table, account = await started(services)
        keeper = services.keeper
        live = await keeper.get(table)
        await live.lock.acquire()
        waits = asyncio.create_task(keeper.change(table, acting_as(account)))
        while not live.lock._waiters:
            await asyncio.sleep(0)
        live.lock.release()  # nobody has it until the one who waits wakes up
        monkeypatch.setattr(keepers, "KEPT_TABLES", 0)
        keeper._forget_old()
        monkeypatch.undo()
        again = await keeper.get(table)
        await waits
        assert (await keeper.get(table)) is again
        async with keeper.reading(table) as seen:
            assert seen.row.ply == 1
        await services.stop()

    asyncio.run(check())


def test_a_table_that_fails_to_load_is_loaded_once(own_database: str) -> None:
    async def check() -> None:
        services = Services(settings(own_database))
        table, _ = await started(services)
        keeper, load = services.keeper, services.keeper.store.load
        fails, goes_on = asyncio.Event(), asyncio.Event()
        calls = 0

        async def slow(table_id: str, **more: Any) -> Any:
            nonlocal calls
            calls += 1
            if calls == 1:
                await fails.wait()
                raise ConnectionError
            found = await load(table_id, **more)
            await goes_on.wait()
            return found

        keeper._lives.clear()
        keeper.store.load = slow  # type: ignore[method-assign]
        first, second = asyncio.create_task(keeper.get(table)), asyncio.create_task(keeper.get(table))
        await asyncio.sleep(0)
        fails.set()
        with pytest.raises(ConnectionError):
            await first
        third = asyncio.create_task(keeper.get(table))
        while calls < 2:
            await asyncio.sleep(0)
        goes_on.set()
        assert await second is await third
        await services.stop()

    asyncio.run(check())


@pytest.mark.parametrize("who", ["somebody new", "somebody here"])
def test_muting_while_mutes_are_read(own_database: str, monkeypatch: pytest.MonkeyPatch, who: str) -> None:
    async def check() -> None:
        services = Services(settings(own_database))
        table, account_id = await started(services)
        account = await services.people.by_id(account_id)
        other, _ = await services.accounts.new_guest()
        assert account is not None
        connection = Connection(Socket(), account, "", table, 0, 0)  # type: ignore[arg-type]

        async def mutes() -> None:
            await services.people.mute(account_id, other.id, True)
            task = asyncio.create_task(services.hub.mutes_changed(account_id))
            tasks.append(task)
            await asyncio.wait([task], timeout=0.2)  # it may have to wait for what is being read

        tasks: list[asyncio.Task[None]] = []

        async def stays(_: int) -> None:
            """Nobody is logged out."""

        monkeypatch.setattr(services.hub, "logged_out", stays)
        if who == "somebody here":
            await services.hub.add(connection)
        meanwhile(services.people, "muted_by", mutes)
        await (services.hub.add(connection) if who == "somebody new" else services.hub.mutes_changed(account_id))
        await asyncio.gather(*tasks)
        assert connection.muted == {other.id}
        await services.hub.remove(connection)
        await services.stop()

    asyncio.run(check())


def test_logging_out_while_a_search_begins(own_database: str, monkeypatch: pytest.MonkeyPatch) -> None:
    async def check() -> None:
        services = Services(settings(own_database))
        await services.start()
        account, _ = await services.accounts.new_guest()
        socket, closed = Socket(), list[int]()

        async def logs_out() -> None:
            await services.people.drop_sessions(account.id)
            await services.searches.logged_out(account.id)

        async def close(search: Search, code: int) -> None:
            closed.append(code)
            search.over.set()

        async def is_in() -> bool:
            return bool(await services.people.sessions(account.id))

        monkeypatch.setattr(Search, "close", close)
        meanwhile(services.database, "write", logs_out)
        await services.searches.look(socket, account, "cablecar", 2, "", is_in)  # type: ignore[arg-type]
        assert closed == [NO_ACCOUNT]
        await services.stop()

    asyncio.run(check())


def test_a_held_action_is_carried_out_in_time_though_timers_are_early(
    own_database: str, monkeypatch: pytest.MonkeyPatch
) -> None:
    async def check() -> None:
        services, late, sleep = Services(settings(own_database)), list[bool](), asyncio.sleep
        until = datetime.now(UTC) + timedelta(seconds=0.2)

        async def change(*_: Any) -> None:
            late.append(datetime.now(UTC) >= until)

        monkeypatch.setattr(services.keeper, "change", change)
        monkeypatch.setattr(asyncio, "sleep", lambda seconds: sleep(seconds / 2))
        await services.caretaker._release("", until)
        assert late == [True]
        await services.database.close()

    asyncio.run(check())


def test_what_is_being_written_when_the_server_stops_is_written(own_database: str) -> None:
    async def check() -> None:
        services = Services(settings(own_database))
        await services.start()
        written: list[Any] = []
        begun = asyncio.Event()

        async def take_in(ops: list[Any]) -> int:
            if not begun.is_set():
                begun.set()
                await asyncio.Event().wait()
            written.extend(ops)
            return 0

        services.notices.outbox.take_in = take_in  # type: ignore[method-assign,assignment]
        services.notices.mail(7, "reset")
        await begun.wait()
        await services.stop()
        assert written == [Asked(7, "reset")]

    asyncio.run(check())
