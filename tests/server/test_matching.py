"""Looking for opponents: who is matched with whom, exactly once, and who is not."""

import asyncio
from collections.abc import Callable
from datetime import UTC, datetime, timedelta
from typing import Any, cast
from unittest.mock import AsyncMock, Mock

import pytest

from fogcity.server.people import matching, searching
from fogcity.server.people.matching import Searcher, Stand, groups, near, window
from fogcity.server.people.searching import Search, Searches
from fogcity.server.store import AccountRow
from server.harness import PATIENCE, Person, SearchSocket, change_database, serving, settings, wait_for
from server.test_clocks import LONG_AGO, read
from server.test_friends import block
from server.test_ratings import member, resign

PersonAt = Callable[[str], Person]
NOW = datetime(2026, 1, 31, 12, tzinfo=UTC)


def searcher(number: int, *, waits: float, rating: float = 1000, players: int = 2, game: str = "cablecar") -> Searcher:
    since = NOW - timedelta(seconds=waits)
    return Searcher(AccountRow(number, f"P{number}", None, NOW, NOW), game, players, rating, since)


def numbers(found: list[list[Searcher]]) -> list[list[int]]:
    return [[one.account.id for one in group] for group in found]


def pair(one: int, other: int) -> frozenset[int]:
    return frozenset((one, other))


def test_the_longest_wait_comes_first() -> None:
    waiting = [searcher(1, waits=1), searcher(2, waits=9), searcher(3, waits=5), searcher(4, waits=7)]
    assert numbers(groups(waiting, NOW)) == [[2, 4], [3, 1]]
    assert numbers(groups(waiting[:3], NOW)) == [[2, 3]]
    assert groups(waiting[:1], NOW) == []


def test_games_and_numbers_of_players_are_apart() -> None:
    waiting = [searcher(1, waits=1), searcher(2, waits=2, game="tickets"), searcher(3, waits=3, players=3)]
    assert groups(waiting, NOW) == []
    more = [searcher(number, waits=number, players=3) for number in (4, 5)]
    assert numbers(groups([*waiting, *more], NOW)) == [[5, 4, 3]]


def test_the_window_widens_and_has_to_hold_both() -> None:
    assert [window(timedelta(seconds=s)) for s in (0, 9, 10, 60, 179, 180)] == [100, 100, 150, 400, 950, None]
    near_by, far = searcher(1, waits=0), searcher(2, waits=0, rating=1300)
    assert groups([near_by, far], NOW) == []
    assert groups([near_by, searcher(2, waits=500, rating=1300)], NOW) == [], "the one who has just come decides, too"
    assert numbers(groups([searcher(1, waits=40), searcher(2, waits=40, rating=1300)], NOW)) == [[1, 2]]
    assert numbers(groups([searcher(1, waits=180), searcher(2, waits=180, rating=2900)], NOW)) == [[1, 2]]
    trio = [searcher(1, waits=3, players=3), searcher(2, waits=2, players=3, rating=1090)]
    assert groups([*trio, searcher(3, waits=1, players=3, rating=1150)], NOW) == [], "all of them have to fit"


def test_blocked_people_never_meet_and_the_same_ones_later() -> None:
    both = [searcher(1, waits=900), searcher(2, waits=900)]
    assert groups(both, NOW, apart={pair(1, 2)}) == []
    assert numbers(groups([*both, searcher(3, waits=200)], NOW, apart={pair(1, 2)})) == [[1, 3]]
    assert groups([searcher(1, waits=900), searcher(2, waits=29)], NOW, met={pair(1, 2)}) == []
    assert numbers(groups([searcher(1, waits=900), searcher(2, waits=30)], NOW, met={pair(1, 2)})) == [[1, 2]]


def test_bots_near_a_rating() -> None:
    assert near("cablecar", 2, 0)[0] == "novice"
    assert near("cablecar", 6, 5000)[-1] == "expert"
    assert len(near("tickets", 4, 1300)) == matching.BOTS


def test_two_members_are_matched_for_a_rated_game(base: str, person_at: PersonAt) -> None:
    one, other = member(person_at, base), member(person_at, base)
    with SearchSocket(one) as first:
        told = first.receive()
        assert (told["type"], told["rating"], told["window"], told["bots"]) == ("searching", 1000, 100, [])
        with SearchSocket(other) as second:
            table = first.matched()
            assert second.matched() == table
            assert first.closed_with() == 1000
    state = one.state(table)["table"]
    assert (state["status"], state["rated"], state["hints"]) == ("playing", True, False)
    assert {seat["name"] for seat in state["seats"]} == {one.name, other.name}
    assert state["clock"] == {"kind": "seconds", "amount": 120}
    resign(one, table)
    assert one.ask("GET", f"/api/tables/{table}/ratings")["counted"]


def test_guests_play_for_fun_and_a_closed_tab_leaves(base: str, database: str, person_at: PersonAt) -> None:
    one, other, gone = member(person_at, base), person_at(base), person_at(base)
    with SearchSocket(gone, "tickets") as tab:
        tab.receive()
    wait_for(lambda: read(database, "select count(*) from searches") == 0)
    with SearchSocket(one, "tickets") as first, SearchSocket(other, "tickets") as second:
        table = first.matched()
        assert second.matched() == table
    state = one.state(table)["table"]
    assert not state["rated"]
    assert gone.name not in [seat["name"] for seat in state["seats"]]


def test_blocked_people_are_not_matched_by_the_server(base: str, person_at: PersonAt) -> None:
    one, rude, third = (person_at(base) for _ in range(3))
    block(one, rude)
    with SearchSocket(rude) as first:
        first.receive()  # waits longest, and so plays first
        with SearchSocket(one) as second:
            second.receive()
            with SearchSocket(third) as last:
                assert first.matched() == last.matched()
            with SearchSocket(third) as last:
                assert second.matched() == last.matched()


def test_one_search_a_person_and_bots_after_a_minute(base: str, database: str, person_at: PersonAt) -> None:
    one = person_at(base)
    with SearchSocket(one) as first:
        first.receive()
        with SearchSocket(one, "tickets", 3) as second:
            assert first.closed_with() == 4409
            assert second.receive()["bots"] == []
            minute_ago = (datetime.now(UTC) - timedelta(seconds=61)).strftime("%Y-%m-%d %H:%M:%S.%f")
            change_database(database, "update searches set since = ?", minute_ago)
            told = second.until(lambda message: message["bots"])
            assert told["bots"] == near("tickets", 3, 1000)
            assert told["window"] == 400
            one.ask("POST", "/api/logout-everywhere", 204)
            assert second.closed_with() == 4401
    with SearchSocket(person_at(base), "no-such-game") as refused:
        assert refused.closed_with() == 4404
    with SearchSocket(person_at(base), "cablecar", 99) as refused:
        assert refused.closed_with() == 4404


def test_a_flood_of_one_address_is_bounded(base: str, person_at: PersonAt, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(matching, "MOST_OF_ADDRESS", 1)
    one, other, elsewhere = (person_at(base) for _ in range(3))
    elsewhere.http.headers["X-Forwarded-For"] = "203.0.113.9"
    with SearchSocket(one, "tickets", 4) as first:
        first.receive()
        with SearchSocket(other, "tickets", 4) as second:
            assert second.closed_with() == 4429
        with SearchSocket(elsewhere, "tickets", 4) as third:
            third.receive()


def test_two_workers_match_everybody_once(postgresql: str, person_at: PersonAt) -> None:
    with serving(settings(postgresql)) as here, serving(settings(postgresql)) as there:
        people = [person_at(here if number % 2 else there) for number in range(8)]
        lines = [SearchSocket(one) for one in people]
        tables = [line.matched() for line in lines]
        assert sorted(tables.count(table) for table in set(tables)) == [2, 2, 2, 2]
        for one, table in zip(people, tables, strict=True):
            assert len(one.ask("GET", "/api/tables?list=mine")["tables"]) == 1
            assert one.state(table)["table"]["status"] == "playing"
        for line in lines:
            line.__exit__(None, None, None)


def test_whose_worker_died_is_not_matched(own_database: str, person_at: PersonAt) -> None:
    with serving(settings(own_database)) as base:
        ghost, one, other = (person_at(base) for _ in range(3))
        ghost.ask("GET", "/api/me")
        old = LONG_AGO.strftime("%Y-%m-%d %H:%M:%S.%f")
        columns = "account_id, token, game, players, rating, since, beat_at"
        change_database(
            own_database,
            f"insert into searches ({columns}) select id, 'x', 'cablecar', 2, 1000, ?, ? from accounts where name = ?",
            *(old, old, ghost.name),
        )
        with SearchSocket(one) as first, SearchSocket(other) as second:
            assert first.matched() == second.matched()


def test_matches_count_for_the_quotas_of_tables(own_database: str, person_at: PersonAt) -> None:
    with serving(settings(own_database, quota_open_tables=2, quota_address_tables=3)) as base:
        busy, one, other, late, elsewhere = (person_at(base) for _ in range(5))
        for _ in range(2):
            busy.new_table("me", "open")
        with SearchSocket(busy) as refused:
            assert refused.closed_with() == 4429
        with SearchSocket(one) as first, SearchSocket(other) as second:
            assert first.matched() == second.matched()
        with SearchSocket(late) as refused:
            assert refused.closed_with() == 4429, "three tables of one address are under way"
        elsewhere.http.headers["X-Forwarded-For"] = "203.0.113.9"
        with SearchSocket(elsewhere) as third:
            assert third.receive()["type"] == "searching"


def test_a_client_that_does_not_read_holds_nobody_up(monkeypatch: pytest.MonkeyPatch) -> None:
    stand = Stand(NOW, 1000, "cablecar", 2, None)

    async def check() -> None:
        told, never = asyncio.Event(), asyncio.Event()

        async def wait(_: str) -> None:
            await never.wait()

        async def tell(_: str) -> None:
            told.set()

        sockets: list[Any] = [Mock(send_text=AsyncMock(side_effect=send)) for send in (wait, tell)]
        database = Mock(write=AsyncMock(return_value={"silent": stand, "other": stand}))
        searches: Any = Searches(cast(Any, Mock(store=Mock(database=database))))
        for token, socket in zip(("silent", "other"), sockets, strict=True):
            searches._here[token] = Search(socket, cast(Any, Mock()), token)
        monkeypatch.setattr(searching, "TELL_SECONDS", PATIENCE)
        step = asyncio.create_task(searches.step())
        await asyncio.wait_for(told.wait(), PATIENCE)
        assert not step.done()
        step.cancel()
        monkeypatch.setattr(searching, "TELL_SECONDS", 0)
        searches._here["silent"]._said = None
        await searches.step()
        assert searches._here["silent"].over.is_set(), "it is as good as gone"

    asyncio.run(check())
