"""The database: migrations fit the schema, changes are committed before anyone is told, or not at all."""

import asyncio
from collections.abc import Callable
from dataclasses import replace
from datetime import UTC, datetime, timedelta
from typing import Any

import pytest
from alembic.autogenerate import compare_metadata
from alembic.migration import MigrationContext
from sqlalchemy import delete, select, text
from sqlalchemy.exc import DBAPIError, IntegrityError

from fogcity.games import BadInput
from fogcity.server import lobby, moves
from fogcity.server.accounts import token_hash
from fogcity.server.live import Draft, Live
from fogcity.server.protocol.lobby import Clock, NewSeat, NewTable
from fogcity.server.protocol.play import Act
from fogcity.server.services import Services
from fogcity.server.store import AccountRow, Change, Conflict, Database, schema
from fogcity.server.store.schema import entries, messages, metadata
from server.harness import Person, serving, settings

PersonAt = Callable[[str], Person]


@pytest.fixture(params=["sqlite", "postgresql"])
def either(request: pytest.FixtureRequest, own_database: str) -> str:
    """A database of each kind."""
    url: str = own_database if request.param == "sqlite" else request.getfixturevalue("postgresql")
    return url


def test_migrations_make_the_schema(either: str) -> None:
    async def differences() -> list[Any]:
        database = Database(either)
        await database.migrate()
        await database.migrate()  # a second time it has nothing to do
        async with database.engine.connect() as connection:
            found = await connection.run_sync(
                lambda c: compare_metadata(MigrationContext.configure(c, opts={"compare_type": True}), metadata)
            )
        await database.close()
        return list(found)

    assert asyncio.run(differences()) == []


@pytest.mark.parametrize("url", ["mysql://here", "nonsense", "sqlite:///x", "postgresql://x/y"])
def test_other_databases_are_refused_in_words(url: str) -> None:
    with pytest.raises(BadInput, match="write sqlite"):
        Database(url)


def test_errors_of_the_database_hold_no_values(either: str) -> None:
    async def fail() -> str:
        database = Database(either)
        database.start()
        statement = text("INSERT INTO nowhere (address) VALUES (:address)")
        try:
            await database.write("", lambda connection: connection.execute(statement, {"address": "otter@example.org"}))
        except DBAPIError as error:
            return str(error)
        finally:
            await database.close()
        return ""

    said = asyncio.run(fail())
    assert "nowhere" in said
    assert "otter" not in said


async def started(services: Services, **keywords: Any) -> tuple[str, int]:
    """Start everything, and a game."""
    await services.start()
    return await new_game(services, **keywords)


async def new_game(services: Services, **keywords: Any) -> tuple[str, int]:
    """A game of one account against itself; gives the table and the account."""
    account, _ = await services.accounts.new_guest()
    body = NewTable(game="cablecar", seats=[NewSeat(kind="me"), NewSeat(kind="me")], first=0, **keywords)
    row, seats = await lobby.new_table(body, account, services.settings)
    await services.keeper.add(row, seats)
    await services.keeper.change(row.id, lobby.open_up)
    return row.id, account.id


def test_action_is_committed_before_anyone_is_told(either: str) -> None:
    async def check() -> None:
        services = Services(settings(either))
        table, account = await started(services)
        told: list[int] = []
        services.keeper.changed.append(lambda live, own: told.append(live.row.ply))
        commit, asked, allowed = services.keeper.store.commit, asyncio.Event(), asyncio.Event()

        async def slow_commit(change: Change, *more: Any) -> None:
            asked.set()
            await allowed.wait()
            await commit(change, *more)

        services.keeper.store.commit = slow_commit  # type: ignore[assignment, method-assign]
        acting = asyncio.create_task(services.keeper.change(table, acting_as(account)))
        await asked.wait()
        reading = asyncio.create_task(look(services, table))
        await asyncio.sleep(0.05)
        assert (told, reading.done()) == ([], False)
        assert await count_entries(services, table) == 0
        allowed.set()
        assert (await acting).ply == 1
        assert await reading == 1
        assert told == [1]
        assert await count_entries(services, table) == 1
        await services.stop()

    asyncio.run(check())


def acting_as(account: int) -> Callable[[Draft], Any]:
    """An operation: play the first legal action of whoever is to act."""

    def operation(draft: Draft) -> Any:
        seat = draft.playing().waiting[0]
        action = draft.playing().legal(seat)[0]
        return moves.act(draft, account, Act(seat=seat, ply=draft.row.ply, action=action.text))

    return operation


async def look(services: Services, table: str) -> int:
    async with services.keeper.reading(table) as live:
        return live.row.ply


async def count_entries(services: Services, table: str) -> int:
    async with services.database.engine.connect() as connection:
        found = await connection.execute(entries.select().where(entries.c.table_id == table))
        return len(found.all())


@pytest.mark.parametrize("busy_with", ["version", "load"])
def test_a_table_that_is_outdated_while_it_is_read_is_read_again(
    own_database: str, monkeypatch: pytest.MonkeyPatch, busy_with: str
) -> None:
    """An account and all it said is deleted by `fogcity admin` while somebody looks at its table."""

    async def check() -> None:
        services = Services(settings(own_database))
        table, _ = await started(services)
        real = getattr(services.keeper.store, busy_with)

        async def changed_meanwhile(*about: Any, **more: Any) -> Any:
            read = await real(*about, **more)
            monkeypatch.undo()
            gone = delete(messages).where(messages.c.table_id == table)
            await services.database.write("", lambda connection: connection.execute(gone))
            services.keeper.missed()
            return read

        async with services.keeper.reading(table) as live:
            assert [message.note for message in live.messages] == ["started"]
            live.stale = busy_with == "load"
        monkeypatch.setattr(services.keeper.store, busy_with, changed_meanwhile)
        async with services.keeper.reading(table, fresh=True) as live:
            assert not live.messages
        await services.stop()

    asyncio.run(check())


def test_action_that_cannot_be_committed_has_not_happened(own_database: str) -> None:
    async def check() -> None:
        services = Services(settings(own_database))
        table, account = await started(services)
        commit = services.keeper.store.commit

        async def broken(change: Change, *more: Any) -> None:
            raise OSError("the disk is full")

        services.keeper.store.commit = broken  # type: ignore[assignment, method-assign]
        with pytest.raises(OSError, match="full"):
            await services.keeper.change(table, acting_as(account))
        services.keeper.store.commit = commit  # type: ignore[method-assign]
        async with services.keeper.reading(table) as live:
            assert_nothing_happened(live)
        assert (await services.keeper.change(table, acting_as(account))).ply == 1
        await services.stop()

    asyncio.run(check())


def assert_nothing_happened(live: Live) -> None:
    assert live.row.ply == 0
    assert live.table is not None
    assert not live.table.log


def test_change_of_something_old_is_refused_and_a_ply_is_unique(either: str) -> None:
    async def check() -> None:
        services = Services(settings(either))
        table, account = await started(services)
        async with services.keeper.reading(table) as live:
            version = live.row.version
        with pytest.raises(Conflict):
            await services.keeper.store.commit(Change(table, version - 1, {"ply": 5}))
        await services.keeper.change(table, acting_as(account))
        async with services.keeper.reading(table) as live:
            entry, version = live.entries[0], live.row.version
        with pytest.raises(Conflict):
            await services.keeper.store.commit(Change(table, version, {"ply": 1}, entries=[entry]))
        with pytest.raises(IntegrityError):
            async with services.database.engine.begin() as connection:
                await connection.execute(entries.insert().values({**vars(entry), "table_id": table}))
        await services.stop()

    asyncio.run(check())


def test_many_changes_at_once(either: str) -> None:
    """All are written as they are in memory, one that is in conflict spoils no other, and a lost connection neither."""

    async def check() -> None:
        services = Services(settings(either))
        services.caretaker.sweep = nothing  # type: ignore[method-assign]  # it would move clocks on after a restart
        found = [await started(services, clock=Clock(kind="days", amount=3))]
        found += [await new_game(services, clock=Clock(kind="days", amount=3)) for _ in range(4)]
        keeper = services.keeper
        for _ in range(3):
            await asyncio.gather(*(keeper.change(table, acting_as(account)) for table, account in found))
            if services.database.postgresql:
                await cut_off_writers(services.database)
        for table, _ in found:
            stored = await keeper.store.load(table)
            async with keeper.reading(table) as live:
                assert stored is not None
                assert (live.row, live.seats, live.entries) == (stored.row, stored.seats, stored.entries)
                assert live.row.ply == 3
        first, second = [await keeper.get(table) for table, _ in found[:2]]
        changes = [Change(first.row.id, first.row.version - 1, {"ply": 9}), Change(second.row.id, second.row.version)]
        changes[1].values["ply"] = 7
        results = await asyncio.gather(*map(keeper.store.commit, changes), return_exceptions=True)
        assert isinstance(results[0], Conflict)
        assert results[1] is None
        plies = [(await keeper.store.load(live.row.id)).row.ply for live in (first, second)]  # type: ignore[union-attr]
        assert plies == [3, 7]
        await services.stop()

    asyncio.run(check())


def test_many_actions_are_written_at_once(either: str) -> None:
    async def check() -> None:
        services = Services(settings(either))
        found = [await started(services)] + [await new_game(services) for _ in range(9)]
        together: list[int] = []
        do_many = services.database._do_many

        async def counted(work: Any, values: list[Any]) -> Any:
            together.append(len(values))
            return await do_many(work, values)

        commit, busy, allowed = services.database._commit, asyncio.Event(), asyncio.Event()

        async def held(batch: Any) -> None:
            busy.set()
            await allowed.wait()
            await commit(batch)

        services.database._do_many = counted  # type: ignore[method-assign]
        services.database._commit = held  # type: ignore[method-assign]
        other = asyncio.create_task(services.database.write("", lambda connection: None))
        await busy.wait()  # the writer is busy until all changes wait for it
        changes = [asyncio.create_task(services.keeper.change(table, acting_as(account))) for table, account in found]
        while services.database._queue.qsize() < len(found):
            await asyncio.sleep(0)
        allowed.set()
        await asyncio.gather(other, *changes)
        assert sum(together) == 10
        assert len(together) <= 2  # a beat of the server may come in between
        await services.stop()

    asyncio.run(check())


async def nothing() -> None:
    """What a caretaker does who rests."""


async def cut_off_writers(database: Database) -> None:
    """End all connections but the one that does it, as a restart of the database does."""
    async with database.engine.connect() as connection:
        query = "SELECT pg_terminate_backend(pid) FROM pg_stat_activity WHERE query LIKE '%jsonb_populate_record%'"
        await connection.execute(text(query + " AND pid <> pg_backend_pid()"))


def test_message_that_comes_while_a_table_is_read_is_there_once(own_database: str) -> None:
    """It may be read from the database together with an older head of the table, and come with its news once more."""

    async def check() -> None:
        services = Services(settings(own_database))
        table, account = await started(services)
        before = await services.keeper.store.load(table)
        changes: list[Change] = []
        commit = services.keeper.store.commit

        async def listening(change: Change, *more: Any) -> None:
            changes.append(change)
            await commit(change, *more)

        services.keeper.store.commit = listening  # type: ignore[assignment, method-assign]
        now = datetime.now(UTC)
        await services.keeper.change(table, moves.say, AccountRow(account, "Otter", None, now, now), "hello")
        after = await services.keeper.store.load(table)
        assert before is not None
        assert after is not None
        live = Live(replace(before, messages=after.messages))
        live.adopt(changes[0])
        assert [message.text for message in live.messages if message.kind == "chat"] == ["hello"]
        await services.stop()

    asyncio.run(check())


def test_only_guests_who_stay_away_and_sit_nowhere_are_forgotten(either: str) -> None:
    """Who has a password, sits at a table or came lately stays; sessions that nobody used since go."""
    now = datetime.now(UTC)
    before = now - timedelta(days=180)

    async def check() -> None:
        services = Services(settings(either))
        _, sitting = await started(services)
        people = services.people
        accounts = {"sitting": sitting}
        for name in ("guest", "member", "new guest", "new member"):
            account, token = await services.accounts.new_guest()
            if "member" in name:
                await services.accounts.set_password(account, "tram number nine", None, token)
            accounts[name] = account.id
            seen_at = before + timedelta(days=1 if "new" in name else -1)
            await people.touch(account.id, token_hash(token), seen_at)
        (session,) = await people.sessions(sitting)
        await people.touch(sitting, session, before - timedelta(days=1))
        await people.forget_guests(before)
        async with services.database.engine.connect() as connection:
            found = (await connection.execute(select(schema.accounts.c.id))).scalars().all()
        assert {name for name, id_ in accounts.items() if id_ in found} == {
            *("sitting", "member", "new guest", "new member")
        }
        assert {name for name, id_ in accounts.items() if await people.sessions(id_)} == {"new guest", "new member"}
        await services.stop()

    asyncio.run(check())


def test_one_that_fails_does_not_spoil_others_in_its_batch(own_database: str) -> None:
    async def check() -> None:
        database = Database(own_database)
        await database.migrate()
        done = []

        def good(_: Any) -> None:
            done.append("good")

        def bad(_: Any) -> None:
            raise RuntimeError("bad")

        waiting = [
            asyncio.create_task(database.write(key, work)) for key, work in (("a", good), ("b", bad), ("c", good))
        ]
        await asyncio.sleep(0)
        database.start()
        results = await asyncio.gather(*waiting, return_exceptions=True)
        assert [type(result) for result in results] == [type(None), RuntimeError, type(None)]
        await database.close()

    asyncio.run(check())


def test_everything_is_there_after_a_restart(own_database: str, person_at: PersonAt) -> None:
    with serving(settings(own_database)) as base:
        one = person_at(base)
        table = one.new_table("me", "me")["table"]["id"]
        for _ in range(5):
            state = one.state(table)
            seen = next(seen for seen in state["seen"] if seen["actions"])
            body = {"seat": seen["seat"], "ply": state["ply"], "action": seen["actions"][-1]["text"]}
            one.ask("POST", f"/api/tables/{table}/actions", **body)
        one.ask("POST", f"/api/tables/{table}/messages", 204, text="see you")
        before = one.state(table)
    with serving(settings(own_database)) as base:
        one.move_to(base)
        after = one.state(table)
    for state in (before, after):
        del state["now"], state["table"]["changed_at"]  # clocks are moved on soon after a start
    assert after == before
