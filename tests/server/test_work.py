"""How much work a table makes: every view and every text once, and nothing that grows with the length of a log."""

import asyncio
import gc
import gzip
import sys
import threading
import weakref
from collections.abc import Callable
from datetime import UTC, datetime
from types import FrameType, SimpleNamespace
from typing import Any, cast
from unittest.mock import AsyncMock, Mock

import orjson
import pytest
from starlette.middleware.gzip import GZipMiddleware

from fogcity import games
from fogcity.games import SPECTATOR
from fogcity.server import frames, garbage, moves, takebacks
from fogcity.server import keeper as keeper_module
from fogcity.server.hub import Connection, Hub
from fogcity.server.keeper import FORGOTTEN_AT_ONCE, Keeper
from fogcity.server.live import RECENT, Draft, Live
from fogcity.server.protocol.play import Act, Undo
from fogcity.server.routes import common
from fogcity.server.settings import Settings
from fogcity.server.store import SeatRow, Stored, TableRow
from fogcity.server.store.database import BATCH
from fogcity.table import Table

SETTINGS = Settings()
PRESENCE = {"seats": [0, 1], "spectators": 3}


def new_live(game: str = "cablecar") -> Live:
    """A table of two people in memory, with accounts 1 and 2; nothing is written."""
    now, kind = datetime.now(UTC), games.kind(game)
    row = TableRow(
        id="a_table_00000001",
        code="ABCDEFGHJK",
        version=1,
        game=game,
        options=kind.options_type(players=2, first=0).values(),
        status="playing",
        ended=None,
        public=True,
        spectators=True,
        hints=True,
        chat=True,
        autostart=True,
        clock_kind="none",
        clock_amount=0,
        secret=bytes(range(32)),
        host_id=1,
        ply=0,
        waiting=[],
        deadlines={},
        due=None,
        places=None,
        scores=None,
        rematch=None,
        created_at=now,
        changed_at=now,
        start=None,
        rules=kind.version,
    )
    seats = [SeatRow(seat, "person", seat + 1, None, f"Person {seat + 1}") for seat in (0, 1)]
    found = Live(Stored(row, seats, [], []))
    change(found, Draft.settle)
    return found


def change(table: Live, operation: Callable[..., Any], *arguments: Any) -> None:
    """What the keeper does, without a database."""
    draft = Draft(table, SETTINGS)
    operation(draft, *arguments)
    draft.change()
    draft.adopt()


def act(table: Live) -> None:
    """Whoever is to act plays the last of the actions."""
    assert table.table is not None
    seat = table.table.waiting[0]
    body = Act(seat=seat, ply=table.row.ply, action=table.table.legal(seat)[-1].text)
    change(table, moves.act, seat + 1, body)


def shown(table: Live, account: int | None) -> Any:
    """What an account gets of a table after the last change."""
    return orjson.loads(frames.state(table, account, since=max(0, table.row.ply - 1), presence=PRESENCE))


def note_calls(patch: pytest.MonkeyPatch, owner: Any, name: str, note: Callable[[tuple[Any, ...]], None]) -> None:
    """Let a function tell what this thread called it with: servers of other tests may run in theirs."""
    function, here = getattr(owner, name), threading.current_thread()

    def noted(*about: Any) -> Any:
        if threading.current_thread() is here:
            note(about)
        return function(*about)

    patch.setattr(owner, name, noted)


def test_a_step_makes_a_view_for_each_who_sees_something_else(monkeypatch: pytest.MonkeyPatch) -> None:
    table = new_live()
    viewed: list[int] = []
    legal: list[int] = []
    for account in (1, 2, 3):
        shown(table, account)
    note_calls(monkeypatch, Table, "view", lambda about: viewed.append(about[1]))
    note_calls(monkeypatch, games.kind("cablecar"), "actions", lambda about: legal.append(about[2]))
    act(table)
    for account in (1, 2, *range(3, 20), None):  # two players and many who look on, some without an account
        shown(table, account)
    assert sorted(viewed) == [SPECTATOR, 0, 1]
    assert (
        legal == table.row.waiting
    )  # those of whoever is to act, once; what was played was read from those shown before


def test_all_who_look_on_share_one_text(monkeypatch: pytest.MonkeyPatch) -> None:
    table = new_live()
    made: list[int | None] = []
    note_calls(monkeypatch, frames, "_state", lambda about: made.append(about[1]))
    act(table)
    for account in (1, 2, *range(3, 50)):
        shown(table, account)
    assert made == [1, 2, None]
    first, later = shown(table, 3), shown(table, 4)
    assert first | {"now": 0} == later | {"now": 0}
    assert first["table"]["code"] is None
    assert shown(table, 1)["table"]["code"] == table.row.code


@pytest.mark.parametrize("game", games.names())
def test_playing_leaves_nothing_for_the_garbage_collection(game: str) -> None:
    """Positions are freed without it: a server collects what it has kept for long once an hour only."""
    table = new_live(game)
    was_on = gc.isenabled()
    gc.disable()
    try:
        first = weakref.ref(table.table)
        for _ in range(RECENT + 1):
            assert first() is not None
            for account in (1, 2, 3):
                shown(table, account)
            act(table)
        assert first() is None
    finally:
        if was_on:
            gc.enable()


def test_what_closed_connections_leave_is_collected(monkeypatch: pytest.MonkeyPatch) -> None:
    collected: list[str] = []
    thresholds = [garbage.YOUNG, garbage.OFTEN, garbage.NEVER]
    standin = SimpleNamespace(get_threshold=lambda: tuple(thresholds), collect=lambda: collected.append("all"))
    monkeypatch.setattr(garbage, "gc", standin)
    monkeypatch.setattr(garbage, "MOST_CLOSED", 3)
    asyncio.run(garbage.collect())
    assert collected == ["all"]
    for closed in range(1, 10):
        garbage.closed()
        assert len(collected) == 1 + closed // 3
    thresholds[:] = 700, 10, 10  # where Python does it by itself, as in a notebook
    asyncio.run(garbage.collect())
    assert len(collected) == 4


@pytest.mark.parametrize("game", games.names())
def test_what_is_shared_is_the_same_as_if_it_were_not(game: str) -> None:
    """Views are put together from parts that seats share: the JSON is that of the whole view."""
    table = new_live(game)
    for _ in range(12):
        act(table)
        assert table.table is not None
        for seat, account in ((0, 1), (1, 2), (SPECTATOR, 3)):
            seen = shown(table, account)["seen"][0]
            assert seen["view"] == orjson.loads(frames.dumps(table.table.view(seat)))
            legal = table.table.legal(seat) if seat in table.table.waiting else []
            assert seen["actions"] == orjson.loads(frames.dumps(legal))


def lines_of(work: Callable[[], None]) -> int:
    """How many lines of Python some work runs."""
    count = 0

    def tracer(frame: FrameType, event: str, _: Any) -> Any:
        nonlocal count
        count += event == "line"
        return tracer

    before = sys.gettrace()
    sys.settrace(tracer)
    try:
        work()
    finally:
        sys.settrace(before)
    return count


def test_a_long_log_makes_nothing_slower(monkeypatch: pytest.MonkeyPatch) -> None:
    """An action and its undo do as much in a log of 4,000 entries as in a short one."""
    monkeypatch.setattr(takebacks, "TAKEN_BACK_BETWEEN_PEOPLE", 10_000)
    table = new_live("tickets")

    def back_and_forth() -> None:
        seat = table.entries[-1].seat
        change(table, takebacks.undo, seat + 1, Undo(seat=seat, ply=table.row.ply))
        shown(table, 1)
        act(table)
        shown(table, 2)

    assert table.table is not None
    while not table.table.may_undo(table.entries[-1].seat if table.entries else 0):
        act(table)  # until one of them brings nothing to light
    few = min(lines_of(back_and_forth) for _ in range(3))
    while len(table.entries) < 4000:
        back_and_forth()
    many = min(lines_of(back_and_forth) for _ in range(3))
    assert many <= few * 1.1


def test_thousands_of_tables_in_use_make_no_work_for_one_more(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(keeper_module, "KEPT_TABLES", 10)
    asked: list[str] = []
    used = {f"table {number}" for number in range(0, 1000, 2)}

    def in_use(table_id: str) -> bool:
        asked.append(table_id)
        return table_id in used

    keeper: Any = Keeper(cast(Any, None), SETTINGS)
    keeper.in_use = in_use
    keeper._lives.update({f"table {number}": new_live() for number in range(3)})
    keeper._lives.update({f"table {number}": keeper._lives["table 0"] for number in range(3, 1000)})
    keeper._forget_old()
    assert len(asked) == FORGOTTEN_AT_ONCE
    for _ in range(1000):
        keeper._forget_old()
    assert set(keeper._lives) == used


def test_who_is_here_is_worked_out_once_for_all_who_look() -> None:
    async def check() -> None:
        people, store = AsyncMock(), AsyncMock()
        people.muted_by.return_value = frozenset()
        sitting = SimpleNamespace(seat=0, account_id=1)
        table: Any = SimpleNamespace(row=SimpleNamespace(id="a"), seats=[sitting], mine=lambda account: account == 1)
        keeper = SimpleNamespace(store=store, news=dict, settings=Settings(), known=lambda _: table)
        hub: Any = Hub(cast(Any, keeper), people)
        hub.logged_out = AsyncMock()
        hub._presence = Mock(wraps=hub._presence)
        socket = cast(Any, SimpleNamespace(scope={}))
        here = [Connection(socket, cast(Any, SimpleNamespace(id=number)), "", "a", 0, 0) for number in range(1, 9)]
        for connection in here:
            await hub.add(connection)
        assert [hub.presence(table) for _ in here] == [{"seats": [0], "spectators": 7}] * 8
        assert hub._presence.call_count == 1
        told = store.tell.await_count
        await hub.look(here[1], False)
        assert store.tell.await_count == told, "of those who only look on nobody has to know"
        await hub.look(here[0], False)
        assert store.tell.await_count == told + 1
        assert not hub.is_looking("a", 1)
        await hub.remove(here[0])
        assert hub.presence(table) == {"seats": [], "spectators": 7}
        sitting.account_id = 2
        assert hub.presence(table) == {"seats": [0], "spectators": 6}

    asyncio.run(check())


def test_other_workers_are_told_of_many_tables_at_once() -> None:
    async def check() -> None:
        people, at_once = AsyncMock(), list[int]()
        people.muted_by.return_value = frozenset()
        telling = 0

        async def tell(_: Any) -> None:
            nonlocal telling
            telling += 1
            at_once.append(telling)
            await asyncio.sleep(0)
            telling -= 1

        table: Any = SimpleNamespace(row=SimpleNamespace(id="0"), seats=[SimpleNamespace(seat=0, account_id=9)])
        keeper = SimpleNamespace(store=SimpleNamespace(tell=tell), news=dict, settings=Settings(), known=lambda _: None)
        hub: Any = Hub(cast(Any, keeper), people)
        hub.logged_out = AsyncMock()
        socket = cast(Any, SimpleNamespace(scope={}))
        for number in range(100):
            account = cast(Any, SimpleNamespace(id=number // 5))
            await hub.add(Connection(socket, account, "", str(number), 0, 0))
        await hub.heard_presence({"presence": "0", "worker": "dies", "accounts": [9], "looking": [], "ask": False})
        assert hub.presence(table)["seats"] == [0]
        hub._elsewhere["0"]["dies"] = hub._elsewhere["0"]["dies"]._replace(until=0.0)
        at_once.clear()
        await hub._tell_again()
        assert (len(at_once), max(at_once)) == (100, BATCH)
        assert hub.presence(table)["seats"] == []
        assert not hub._elsewhere

    asyncio.run(check())


def test_values_that_games_reuse_are_made_into_json_once(monkeypatch: pytest.MonkeyPatch) -> None:
    live, known = new_live(), dict[int, Any]()
    monkeypatch.setattr(frames, "_ONCE", known)
    first = frames.state(live, 1, presence=PRESENCE)
    assert len(known) > len(orjson.loads(first)["seen"][0]["view"]["lines"])  # and some actions
    made = Mock(wraps=frames.dumps)
    monkeypatch.setattr(frames, "dumps", made)
    live.kept.clear()
    assert orjson.loads(frames.state(live, 1, presence=PRESENCE)) | {"now": 0} == orjson.loads(first) | {"now": 0}
    assert not [call for call in made.call_args_list if isinstance(call.args[0], games.Value)]
    monkeypatch.setattr(frames, "MOST_KEPT", 10)
    live.kept.clear()
    known.clear()
    assert orjson.loads(frames.state(live, 1, presence=PRESENCE)) | {"now": 0} == orjson.loads(first) | {"now": 0}
    assert len(known) <= 10


def test_connections_of_an_account_are_found_without_looking_at_all() -> None:
    async def check() -> None:
        people, store = AsyncMock(), AsyncMock()
        people.muted_by.return_value = people.sessions.return_value = frozenset()
        people.by_id.return_value = None
        keeper = SimpleNamespace(store=store, news=dict, settings=Settings(), known=lambda _: None)
        hub: Any = Hub(cast(Any, keeper), people)
        hub.logged_out = AsyncMock()
        socket = cast(Any, SimpleNamespace(scope={}))
        mine = [Connection(socket, cast(Any, SimpleNamespace(id=1)), "", table, 0, 0) for table in "ab"]
        others = Connection(socket, cast(Any, SimpleNamespace(id=2)), "", "a", 0, 0)
        for connection in (*mine, others):
            await hub.add(connection)
        hub._connections = NotImplemented  # which nobody needs for it
        assert set(hub.of_account(1)) == set(mine)
        assert hub.of_account(3) == []
        hub._connections = {"a": {mine[0], others}, "b": {mine[1]}}
        for connection in mine:
            await hub.remove(connection)
        assert hub.of_account(1) == []
        assert set(hub._accounts) == {2}

    asyncio.run(check())


def test_others_are_served_while_a_long_answer_is_compressed() -> None:
    async def answer() -> int:
        turns, done, sent = 0, asyncio.Event(), bytearray()

        async def other() -> None:
            nonlocal turns
            while not done.is_set():
                turns += 1
                await asyncio.sleep(0)

        async def send(message: Any) -> None:
            sent.extend(message.get("body", b""))

        task = asyncio.create_task(other())
        headers = [(b"accept-encoding", b"gzip")]
        scope = {"type": "http", "method": "GET", "path": "/", "headers": headers, "asgi": {"spec_version": "2.4"}}
        content = orjson.dumps([*range(200_000)])
        await GZipMiddleware(common.json(content))(scope, AsyncMock(), send)
        done.set()
        await task
        assert gzip.decompress(bytes(sent)) == content
        return turns

    assert asyncio.run(answer()) >= 20
