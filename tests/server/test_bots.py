"""Bots on the server: they play to the end, and one that fails is replaced by a simpler one."""

import asyncio
import json
import os
import time
from collections.abc import Callable
from dataclasses import replace
from functools import partial
from pathlib import Path
from types import SimpleNamespace
from typing import Any, cast

import pytest

from fogcity import bots, record
from fogcity.bots import LEVELS, Budget
from fogcity.server import bot_process, game_cache, metrics
from fogcity.server import bots as thinking
from fogcity.server.bot_process import BotProcess, BotProcessFailed
from fogcity.server.bots import Bots, NotAsked, Task
from fogcity.server.caretaker import lane_of
from fogcity.server.store import SeatRow
from fogcity.server.turns import Lane, Turns
from fogcity.table import Table
from server.fake_bots import failing, hesitating, only_hard_fails, quick, remembering
from server.harness import PATIENCE, Person, change_database, serving, settings, wait_for

NewPerson = Callable[[], Person]
PersonAt = Callable[[str], Person]
COMPILING = 1500.0
"""Seconds it may take on a slow machine where the bots are compiled for the first time."""


@pytest.mark.parametrize("game", ["cablecar", "tickets"])
def test_table_of_bots_runs_to_its_end(person: NewPerson, game: str) -> None:
    one = person()
    table = one.new_table("bot", "bot", "bot", game=game, public=True)["table"]["id"]
    end = wait_for(lambda: (state := one.state(table))["table"]["status"] == "finished" and state)
    assert end["outcome"]["ended"] == "complete"
    assert {entry["by"] for entry in end["log"]} == {"bot"}
    assert one.state(table)["mine"] == []


def test_failing_bots_are_replaced_and_the_log_says_so(
    own_database: str, person_at: PersonAt, monkeypatch: pytest.MonkeyPatch
) -> None:
    choose = Bots.choose

    async def limited(bots: Bots, task: Task, *more: Any) -> int:
        seconds = 0.2 if task.level == "normal" else PATIENCE  # which hangs
        bots.settings = bots.settings.model_copy(update={"first_bot_seconds": seconds})
        return await choose(bots, task, *more)

    monkeypatch.setattr(Bots, "choose", limited)
    with serving(settings(own_database), failing) as base:
        one = person_at(base)
        table = one.new_table("me", {"kind": "bot", "level": "expert"}, first=1)["table"]["id"]
        state = wait_for(lambda: (state := one.state(table))["ply"] and state)
        replaced = [message for message in state["messages"] if message["note"] == "bot_replaced"]
    assert [message["details"]["to"] for message in replaced] == [*LEVELS[-2::-1], "random"]
    assert state["table"]["seats"][1]["level"] == "random"


def test_bots_go_on_after_a_restart(own_database: str, person_at: PersonAt) -> None:
    with serving(settings(own_database)) as base:
        one = person_at(base)
        table = one.new_table("bot", "bot", game="tickets", public=True)["table"]["id"]
    change_database(own_database, "update tables set due = '2001-01-01 00:00:00.000000'")  # as if time had passed
    with serving(settings(own_database)) as base:
        one.move_to(base)
        wait_for(lambda: one.state(table)["table"]["status"] == "finished")


def test_bots_are_told_what_everybody_saw(own_database: str, person_at: PersonAt, tmp_path: Path) -> None:
    (folder := tmp_path / "told").mkdir()
    with serving(settings(own_database), partial(remembering, folder)) as base:
        one = person_at(base)
        table = one.new_table("bot", "bot", game="tickets", public=True)["table"]["id"]
        wait_for(lambda: one.state(table)["table"]["status"] == "finished")
        played = record.loads(one.http.get(f"/api/tables/{table}/record").text)
    *_, end = record.replay(played)
    told = {int(path.stem): json.loads(path.read_text(encoding="utf-8")) for path in folder.iterdir()}
    assert len(told) > 20
    for length, history in told.items():
        assert history == end.history[:length]


def test_time_in_the_queue_is_not_the_bots(own_database: str, monkeypatch: pytest.MonkeyPatch) -> None:
    now, measured = 0.0, list[float]()

    async def think(*_: object, **__: object) -> int:
        nonlocal now
        now += 2.0
        return 7

    async def wait_and_choose() -> int:
        nonlocal now
        bots: Any = Bots(settings(own_database))
        table = Table("cablecar")
        async with bots._turns.turn("people", 0):
            choosing = asyncio.create_task(bots.choose(thinking.task(table, table.waiting[0], "easy")))
            await asyncio.sleep(0)
            now += 100.0
        chosen: int = await choosing
        return chosen

    monkeypatch.setattr(thinking, "time", SimpleNamespace(monotonic=lambda: now))
    monkeypatch.setattr(BotProcess, "run", think)
    monkeypatch.setattr(
        metrics, "BOT_SECONDS", SimpleNamespace(labels=lambda _: SimpleNamespace(observe=measured.append))
    )
    assert asyncio.run(wait_and_choose()) == 7
    assert measured == [2.0]


def test_few_games_are_kept_for_bots() -> None:
    """Their options may hold a whole board of somebody's own."""
    assert 0 < game_cache.KEPT_GAMES <= 100


@pytest.mark.timeout(COMPILING + 300)
@pytest.mark.parametrize("game", ["cablecar", "tickets"])
def test_real_bots_play_whole_tables(
    own_database: str, person_at: PersonAt, monkeypatch: pytest.MonkeyPatch, game: str, caplog: pytest.LogCaptureFixture
) -> None:
    """Easy, normal and, because hard fails, a skilled one: the table ends, and table and log say what happened."""
    monkeypatch.setenv("FOGCITY_JIT", "1")  # real bots are slow without compiled rules
    with serving(settings(own_database, first_bot_seconds=COMPILING), only_hard_fails) as base:
        one = person_at(base)
        bots = [{"kind": "bot", "level": level} for level in ("easy", "normal", "hard")]
        table = one.new_table(*bots, game=game, public=True)["table"]["id"]
        end = wait_for(lambda: (state := one.state(table))["table"]["status"] == "finished" and state, COMPILING)
        record.verify(record.loads(one.http.get(f"/api/tables/{table}/record").text))
    assert end["outcome"]["ended"] == "complete"
    assert {entry["by"] for entry in end["log"]} == {"bot"}
    replaced = [message["details"] for message in end["messages"] if message["note"] == "bot_replaced"]
    assert replaced == [{"from": "hard", "to": "skilled"}]
    assert [seat["level"] for seat in end["table"]["seats"]] == ["easy", "normal", "skilled"]
    failures = [entry for entry in caplog.records if entry.getMessage() == "a bot failed"]
    assert [(entry.__dict__["game"], entry.__dict__["bot"]) for entry in failures] == [(game, "hard")]


def test_a_process_that_may_not_lower_its_priority_answers(monkeypatch: pytest.MonkeyPatch) -> None:
    """Filters of system calls in a service or a container may forbid it."""
    forbidden = "import os\ndef nice(_): raise PermissionError\nos.nice = nice\n"
    monkeypatch.setattr(bot_process, "START", forbidden + bot_process.START)

    async def main() -> None:
        process = BotProcess(3)
        with pytest.raises(BotProcessFailed, match="PermissionError"):
            await process.run(eval, "__import__('os').nice(0)")
        assert await process.run(abs, -7) == 7
        await process.stop()

    asyncio.run(main())


def test_minds_stay_and_come_back_after_a_failure() -> None:
    async def main() -> None:
        process = BotProcess(3)
        first = await process.run(os.getpid)
        assert first != os.getpid()
        assert await process.run(os.getpid) == first
        assert await process.run(os.nice, 0) == os.nice(0) + 3
        assert await process.run(os.write, 1, b"no answer") == 9
        with pytest.raises(BotProcessFailed, match="not a number"):
            await process.run(int, "not a number")
        assert await process.run(os.getpid) == first
        with pytest.raises(BotProcessFailed, match="died"):
            await process.run(os._exit, 1)
        second = await process.run(os.getpid)
        assert second != first
        process.known.add("something")
        hanging = asyncio.create_task(process.run(time.sleep, PATIENCE))
        await asyncio.sleep(0)
        hanging.cancel()
        await asyncio.gather(hanging, return_exceptions=True)
        assert await process.run(os.getpid) != second
        assert not process.known
        await process.stop()

    asyncio.run(main())


def test_quick_bots_have_a_mind_of_their_own(own_database: str, tmp_path: Path) -> None:
    """Those that think long take all others and leave them this one."""

    async def main() -> None:
        bots = Bots(settings(own_database), partial(hesitating, tmp_path))
        table = Table("cablecar")
        asked = thinking.task(table, table.waiting[0], "expert")
        long = asyncio.create_task(bots.choose(asked, "people"))
        while not (tmp_path / "thinking").exists():
            await asyncio.sleep(0.02)
        bots._think = quick
        assert await bots.choose(replace(asked, level="easy"), "quick") in table.numbers(asked.seat)
        assert not long.done()
        (tmp_path / "enough").touch()
        await long
        await bots.stop()

    asyncio.run(main())


def test_who_is_not_wanted_any_more_does_not_think(own_database: str) -> None:
    async def main() -> None:
        bots = Bots(settings(own_database))
        table = Table("cablecar")
        with pytest.raises(NotAsked):
            await bots.choose(thinking.task(table, table.waiting[0], "easy"), still=lambda: False)
        async with asyncio.timeout(PATIENCE), bots._turns.turn("people", 0):
            pass

    asyncio.run(main())


async def order(waiting: list[tuple[Lane, int]], slots: int = 1) -> list[tuple[Lane, int]]:
    """In which order bots get their turns that wait while one of each lane thinks."""
    turns, served = Turns(slots), list[tuple[Lane, int]]()

    async def one(lane: Lane, account: int) -> None:
        async with turns.turn(lane, account):
            served.append((lane, account))
            await asyncio.sleep(0)

    async with turns.turn("people", 0), turns.turn("quick", 0):
        tasks = [asyncio.create_task(one(*about)) for about in waiting]
        await asyncio.sleep(0)
    await asyncio.gather(*tasks)
    return served


def test_people_come_first_and_accounts_take_turns() -> None:
    flood: list[tuple[Lane, int]] = [("people", 1)] * 50
    served = asyncio.run(order([("bots_alone", 3), *flood, ("people", 2), ("quick", 2)]))
    assert served.index(("quick", 2)) < 2
    assert served.index(("people", 2)) < 3
    assert served[-1] == ("bots_alone", 3)
    bots: list[tuple[Lane, int]] = [("bots_alone", 1)] * 50
    alone = asyncio.run(order([*bots, ("bots_alone", 2), ("people", 3)]))
    assert alone[0] == ("people", 3)
    assert alone.index(("bots_alone", 2)) <= 3


def test_games_of_bots_alone_leave_a_slot_for_people() -> None:
    async def main() -> None:
        turns = Turns(2)
        async with turns.turn("bots_alone", 1):
            second = asyncio.create_task(turns.turn("bots_alone", 1).__aenter__())
            await asyncio.sleep(0)
            assert not second.done()
            async with asyncio.timeout(5), turns.turn("people", 2):
                pass
        async with asyncio.timeout(5):
            await second

    asyncio.run(main())


def test_who_gives_up_waiting_takes_no_turn() -> None:
    async def main() -> None:
        turns = Turns(1)
        async with turns.turn("people", 1):
            gone = asyncio.create_task(turns.turn("people", 2).__aenter__())
            await asyncio.sleep(0)
            gone.cancel()
            await asyncio.gather(gone, return_exceptions=True)
        async with asyncio.timeout(5), turns.turn("people", 3):
            pass

    asyncio.run(main())


def test_bots_think_in_processor_time(monkeypatch: pytest.MonkeyPatch) -> None:
    """Whatever their makers say: on a busy machine a bot is as strong as on an idle one."""
    budgets = []

    class Thinker:
        name, budget = "expert", Budget(seconds=0.5)

        def choose(self, game: Any, veiled: Any, seat: int, actions: Any, history: Any = ()) -> int:
            budgets.append(self.budget)
            return int(actions[0])

    monkeypatch.setattr(bots, "make", lambda *_, **__: Thinker())
    table = Table("cablecar")
    thinking.think(thinking.task(table, table.waiting[0], "expert"))
    assert budgets == [Budget(seconds=0.5, cpu_time=True)]


@pytest.mark.parametrize(
    ("seats", "level", "lane"),
    [
        ("pb", "easy", "quick"),
        ("pb", "expert", "people"),
        ("pab", "expert", "people"),
        ("bb", "easy", "bots_alone"),
        ("rb", "hard", "bots_alone"),
        ("ab", "expert", "bots_alone"),
    ],
)
def test_in_which_lane_a_bot_waits(seats: str, level: str, lane: str) -> None:
    """p: a person, a: one who is away, r: one who has resigned, b: a bot."""
    rows = [
        SeatRow(i, "bot" if kind == "b" else "person", away=kind == "a", resigned=kind == "r")
        for i, kind in enumerate(seats)
    ]
    assert lane_of(cast(Any, SimpleNamespace(seats=rows)), level) == lane
