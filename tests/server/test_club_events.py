"""Events of clubs: small ones of each format run to their end by themselves, whatever happens in between."""

import asyncio
import signal
from collections.abc import Callable, Iterator
from contextlib import contextmanager
from datetime import UTC, datetime, timedelta
from types import SimpleNamespace
from typing import Any

import pytest
from sqlalchemy import text

from fogcity.server.clubs import organizer, views
from fogcity.server.clubs.rows import BoardRow, EntrantRow, Played, Whole
from fogcity.server.clubs.standings import Rules
from fogcity.server.store import Database
from ports import free_port
from server.harness import PATIENCE, Person, Plain, change_database, serving, settings, wait_for, worker
from server.receivers import Browser, Receiver
from server.test_clocks import LONG_AGO, let_time_run_out
from server.test_clubs import found_club
from server.test_host import admin
from server.test_ratings import member, rating, seat_of, stored

PersonAt = Callable[[str], Person]
CLUB = "/api/clubs/Bay Fog Club"
DAYS, SECONDS = {"kind": "days", "amount": 1}, {"kind": "seconds", "amount": 3600}


class Event:
    """An event under way, and everybody who plays in it."""

    def __init__(self, database: str, people: list[Person], **body: Any) -> None:
        self.database, self.people = database, people
        soon = (datetime.now(UTC) + timedelta(hours=1)).isoformat()
        body = {"name": "Friday", "game": "cablecar", "clock": DAYS, "starts_at": soon} | body
        self.id = people[0].ask("POST", f"{CLUB}/events", 201, **body)["id"]
        for person in people:
            assert person.ask("POST", f"/api/events/{self.id}/enter")["entered"]

    def begin(self) -> Plain:
        """Let the hour come."""
        moment = LONG_AGO.strftime("%Y-%m-%d %H:%M:%S.%f")
        change_database(
            self.database, "update club_events set starts_at = ?, due = ? where id = ?", moment, moment, self.id
        )
        return self.until(lambda state: state["status"] != "entering")

    def state(self, person: Person | None = None) -> Plain:
        seen: Plain = (person or self.people[0]).ask("GET", f"/api/events/{self.id}")
        return seen

    def until(self, condition: Callable[[Plain], Any]) -> Plain:
        def look() -> Plain | None:
            seen = self.state()
            return seen if condition(seen) else None

        found: Plain = wait_for(look)
        return found

    def person(self, number: int, state: Plain) -> Person:
        name = next(row["name"] for row in state["standings"] if row["number"] == number)
        return next(person for person in self.people if person.name == name)

    def play(self, board: Plain, state: Plain, winner: int | None = None) -> None:
        """Everybody acts once, then all but one resign; the lowest number wins unless another is named."""
        table, who = board["table"], {number: self.person(number, state) for number in board["numbers"]}
        wait_for(lambda: next(iter(who.values())).state(table)["table"]["status"] != "open")
        acted: set[int] = set()
        one = next(iter(who.values()))
        while acted < who.keys() and one.state(table)["table"]["status"] == "playing":  # what is shown may be older
            for number, person in who.items():
                seen = person.state(table)
                if seen["seen"][0]["actions"]:
                    body = {"seat": seat_of(person, table), "ply": seen["ply"]}
                    action = seen["seen"][0]["actions"][-1]["text"]
                    person.ask("POST", f"/api/tables/{table}/actions", **body, action=action)
                    acted.add(number)
        best = min(who) if winner is None else winner
        for number, person in who.items():
            if number != best and person.state(table)["table"]["status"] == "playing":
                person.ask("POST", f"/api/tables/{table}/resign", 204, seat=seat_of(person, table))

    def play_oldest(self) -> None:
        """Play the first of the tables that are not over, until its result is known."""
        state = self.state()
        board = next(board for board in state["boards"][::-1] if board["ranks"] is None)
        self.play(board, state)
        self.until(lambda now: all(one["ranks"] for one in now["boards"] if one["table"] == board["table"]))

    def play_to_the_end(self) -> Plain:
        """Play all tables until the event is over."""
        while (state := self.state())["status"] == "running":
            left = [board for board in state["boards"] if board["ranks"] is None]
            for board in left:
                self.play(board, state)
            self.until(lambda now: now["round"] > state["round"] or now["status"] != "running" or not left)  # noqa: B023
        return state

    def compute_again(self, code: int = 0) -> str:
        return admin(self.database, "recompute-event", self.id, code=code)[-1]


@pytest.fixture
def club(own_database: str) -> Iterator[str]:
    with serving(settings(own_database)) as base:
        yield base


def people_of_a_club(person_at: PersonAt, base: str, number: int) -> list[Person]:
    """So many members; the first has founded the club."""
    founder, *others = (member(person_at, base) for _ in range(number))
    code = found_club(founder)["code"]
    for other in others:
        other.ask("POST", f"{CLUB}/join", code=code)
    return [founder, *others]


# --- each format to its end -------------------------------------------------------------------------------------------


def test_a_swiss_event_of_eight(club: str, person_at: PersonAt, own_database: str) -> None:
    people = people_of_a_club(person_at, club, 8)
    event = Event(own_database, people, format="swiss", players=2, rounds=3, rated=True)
    before = event.state()
    assert (before["status"], before["seed"], before["entrants"], before["boards"]) == ("entering", None, 8, [])
    state = event.begin()
    assert state["seed"]
    assert state["round"] == 1
    assert [board["ranks"] for board in state["boards"]] == [None] * 4
    answer = people[0].http.get(f"/api/events/{event.id}")
    again = people[0].http.get(f"/api/events/{event.id}", headers={"If-None-Match": answer.headers["etag"]})
    assert (again.status_code, again.content) == (304, b"")
    table = state["boards"][0]["table"]
    assert event.person(state["boards"][0]["numbers"][0], state).state(table)["table"]["event"] == event.id
    end = event.play_to_the_end()
    assert (end["status"], end["round"]) == ("finished", 3)
    assert [row["place"] for row in end["standings"]] == list(range(1, 9))
    assert end["standings"][0]["points"] == 3
    assert sum(row["points"] for row in end["standings"]) == 12
    assert rating(event.person(end["standings"][0]["number"], end))["games"] == 3, "rated as other games are"
    record = people[0].ask("GET", f"/api/events/{event.id}/record")
    assert len(record["boards"]) == 12
    assert record["seed"] == end["seed"]
    assert event.compute_again() == "3 rounds from 12 games. All is as stored."
    change_database(
        own_database, "update boards set ranks = '[2, 1]' where event_id = ? and round = 2 and board = 1", event.id
    )
    assert "differ" in event.compute_again(), "a result that the game does not have"


def test_a_knockout_of_seven_at_tables_of_four(club: str, person_at: PersonAt, own_database: str) -> None:
    event = Event(own_database, people_of_a_club(person_at, club, 7), format="knockout", players=4)
    state = event.begin()
    assert sorted(len(board["numbers"]) for board in state["boards"]) == [3, 4]
    end = event.play_to_the_end()
    assert end["round"] == 2
    assert len(end["boards"][0]["numbers"]) == 3
    assert end["standings"][0]["number"] == min(end["boards"][0]["numbers"])
    assert event.compute_again() == "2 rounds from 3 games. All is as stored."


def test_a_knockout_between_two_has_byes(club: str, person_at: PersonAt, own_database: str) -> None:
    event = Event(own_database, people_of_a_club(person_at, club, 3), format="knockout", players=2)
    state = event.begin()
    assert [len(board["numbers"]) for board in state["boards"]] == [2, 1]
    assert state["boards"][1] | {"numbers": []} == {
        "round": 1,
        "table": None,
        "numbers": [],
        "ranks": [1],
        "void": False,
    }
    (*pair,), (free,) = (board["numbers"] for board in state["boards"])

    def states() -> list[str | None]:
        return [event.state(event.person(number, state))["my_state"] for number in (*pair, free)]

    assert states() == ["playing", "playing", "bye"]
    table, loser = state["boards"][0]["table"], event.person(pair[1], state)
    wait_for(lambda: loser.state(table)["table"]["status"] == "playing")
    loser.ask("POST", f"/api/tables/{table}/resign", 204, seat=seat_of(loser, table))
    wait_for(lambda: event.state()["round"] == 2)
    assert states() == ["playing", "knocked_out", "playing"]
    end = event.play_to_the_end()
    assert end["round"] == 2
    assert states() == [None] * 3
    assert event.compute_again() == "2 rounds from 2 games. All is as stored."


def test_nobody_is_knocked_out_before_their_game_is_counted() -> None:
    event: Any = SimpleNamespace(status="running", format="knockout", step=1, rules=Rules("knockout", 2, 1, "seed"))
    entrants = [EntrantRow(number, number, None, 1000.0, False, None, None) for number in (1, 2)]
    board = BoardRow(1, 1, "table", [1, 2], None, [], False, None, None)
    whole = Whole(event, entrants, Played(1, [board]), [])

    def states() -> list[str | None]:
        return [views._my_state(whole, one) for one in entrants]

    assert states() == ["playing", "playing"]
    board.ranks = [1, 2]
    assert states() == ["waiting", "waiting"]
    board.taken = 1
    assert states() == ["waiting", "knocked_out"]


def test_a_game_played_to_its_end_is_replayed(club: str, person_at: PersonAt, own_database: str) -> None:
    """The log of a game says how it ended, whatever is stored beside it."""
    event = Event(own_database, people_of_a_club(person_at, club, 2), format="swiss", players=2, rounds=1)
    state = event.begin()
    table = state["boards"][0]["table"]
    wait_for(lambda: event.people[0].state(table)["table"]["status"] == "playing")
    while (seen := event.people[0].state(table))["table"]["status"] == "playing":
        person = next(one for one in event.people if one.state(table)["seen"][0]["actions"])
        action = person.state(table)["seen"][0]["actions"][-1]["text"]
        body = {"seat": seat_of(person, table), "ply": seen["ply"], "action": action}
        person.ask("POST", f"/api/tables/{table}/actions", **body)
    event.until(lambda now: now["status"] == "finished")
    assert event.compute_again() == "1 rounds from 1 games, 1 of them replayed from their logs. All is as stored."
    [(places,)] = stored(own_database, "select places from tables")
    turned = "[1, 2]" if places.startswith("[2") else "[2, 1]"
    change_database(own_database, "update tables set places = ? where id = ?", turned, table)
    assert "differ" in event.compute_again(), "a result that nobody has played"


def test_many_who_look_see_every_change(club: str, person_at: PersonAt, own_database: str) -> None:
    """What is kept of an event for all who look at it is never older than what has happened."""
    people = people_of_a_club(person_at, club, 3)
    event = Event(own_database, people, format="swiss", players=2, rounds=1)
    assert all(event.state(person)["entered"] for person in people)
    assert people[0].ask("POST", f"/api/events/{event.id}/leave")["entrants"] == 2
    assert [event.state(person)["entrants"] for person in people] == [2, 2, 2]
    assert [event.state(person)["entered"] for person in people] == [False, True, True]


def test_an_arena_until_its_time_is_up(club: str, person_at: PersonAt, own_database: str) -> None:
    *people, late = people_of_a_club(person_at, club, 6)
    event = Event(own_database, people, format="arena", players=2, minutes=60, clock=SECONDS)
    state = event.begin()
    assert len(state["boards"]) == 2
    assert late.ask("POST", f"/api/events/{event.id}/enter")["entered"], "an arena can be entered late"
    event.people.append(late)
    third = event.until(lambda state: len(state["boards"]) == 3)
    resting = event.person(third["boards"][-1]["numbers"][0], third)
    assert resting.ask("POST", f"/api/events/{event.id}/leave")["resting"]
    for _ in range(3):
        event.play_oldest()
    assert resting.ask("POST", f"/api/events/{event.id}/enter")["entered"]
    event.until(lambda state: sum(board["ranks"] is None for board in state["boards"]) >= 2)
    moment = LONG_AGO.strftime("%Y-%m-%d %H:%M:%S.%f")
    change_database(own_database, "update club_events set ends_at = ?, due = ? where id = ?", moment, moment, event.id)
    event.until(lambda _: stored(own_database, "select due from club_events") == [(None,)])
    made = event.state()["round"]
    event.play_oldest()  # two are free now, and others still play
    free = [one for one in event.people if event.state(one)["my_table"] is None]
    assert {event.state(one)["my_state"] for one in free} == {"time_up"}, "nobody is promised another game"
    assert free[0].ask("POST", f"/api/events/{event.id}/leave")["entrants"] == 5
    free[0].refused("not_open", "POST", f"/api/events/{event.id}/enter")
    end = event.play_to_the_end()
    assert (end["status"], end["round"]) == ("finished", made), "games are finished, none begins"
    listed = next(one for one in late.ask("GET", "/api/events") if one["id"] == event.id)
    assert end["entrants"] == listed["entrants"] == 6, "who left took part, too"
    assert event.compute_again().endswith("All is as stored.")


# --- who does not come, and what else goes wrong ----------------------------------------------------------------------


def test_who_does_not_come_has_lost_and_may_come_back(club: str, person_at: PersonAt, own_database: str) -> None:
    event = Event(own_database, people_of_a_club(person_at, club, 4), format="swiss", players=2, rounds=3, arrive=600)
    state = event.begin()
    first, second = state["boards"]
    table = first["table"]
    one = event.person(first["numbers"][0], state)
    wait_for(lambda: one.state(table)["table"]["status"] == "playing")
    (late,) = one.state(table)["table"]["waiting"]
    absent = next(n for n in first["numbers"] if seat_of(event.person(n, state), table) == late)
    let_time_run_out(own_database, table, late)
    event.play(second, state)
    state = event.until(lambda state: state["round"] == 2)
    row = next(row for row in state["standings"] if row["number"] == absent)
    assert (row["points"], row["out"]) == (0, True)
    assert absent not in [number for board in state["boards"] for number in board["numbers"]]
    assert [len(board["numbers"]) for board in state["boards"]] == [2, 1], "somebody has a bye"
    assert event.person(absent, state).ask("POST", f"/api/events/{event.id}/enter")["entered"]
    event.play(state["boards"][0], state)
    state = event.until(lambda state: state["round"] == 3)
    assert absent in [number for board in state["boards"] for number in board["numbers"]]
    assert event.play_to_the_end()["status"] == "finished"
    assert event.compute_again().endswith("All is as stored.")


def test_the_first_action_has_time_to_arrive(club: str, person_at: PersonAt, own_database: str) -> None:
    people = people_of_a_club(person_at, club, 2)
    clock = {"kind": "seconds", "amount": 30}
    event = Event(own_database, people, format="swiss", players=2, rounds=1, clock=clock, arrive=600)
    state = event.begin()
    table = state["boards"][0]["table"]
    wait_for(lambda: people[0].state(table)["table"]["status"] == "playing")
    seen = people[0].state(table)
    (deadline,) = (datetime.fromisoformat(moment) for moment in seen["deadlines"].values())
    assert deadline - datetime.fromisoformat(seen["table"]["changed_at"]) == timedelta(seconds=600)
    for person in people:
        person.refused("not_open", "POST", f"/api/tables/{table}/leave")


def test_a_table_that_the_host_closes_is_level(
    own_database: str, person_at: PersonAt, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(organizer, "VOIDS_EVERY", timedelta())
    with serving(settings(own_database)) as club:
        event = Event(own_database, people_of_a_club(person_at, club, 4), format="swiss", players=2, rounds=2)
        state = event.begin()
        wait_for(lambda: event.people[0].state(state["boards"][0]["table"])["table"]["status"] == "playing")
        admin(own_database, "close", state["boards"][0]["table"])
        event.play(state["boards"][1], state)
        state = event.until(lambda state: state["round"] == 2)
        void = event.people[0].ask("GET", f"/api/events/{event.id}?round=1")["boards"][0]
        assert (void["void"], void["ranks"]) == (True, [1, 1])
        assert event.play_to_the_end()["status"] == "finished"
        assert event.compute_again() == "2 rounds from 3 games. All is as stored."


def test_who_deletes_the_account_is_gone_and_others_go_on(club: str, person_at: PersonAt, own_database: str) -> None:
    event = Event(own_database, people_of_a_club(person_at, club, 4), format="swiss", players=2, rounds=2)
    state = event.begin()
    board = state["boards"][0]
    wait_for(lambda: event.people[0].state(state["boards"][0]["table"])["table"]["status"] == "playing")
    gone = next(number for number in board["numbers"] if event.person(number, state) is not event.people[0])
    event.person(gone, state).ask("DELETE", "/api/me", 204)
    event.play(state["boards"][1], state)
    event.until(lambda now: now["round"] > 1)  # with the result of whoever is gone
    end = event.play_to_the_end()
    row = next(row for row in end["standings"] if row["number"] == gone)
    assert (row["name"], row["points"], row["out"]) == (None, 0, True)
    assert event.compute_again().endswith("All is as stored.")


def test_too_few_and_events_that_are_called_off(club: str, person_at: PersonAt, own_database: str) -> None:
    founder, other = people_of_a_club(person_at, club, 2)
    alone = Event(own_database, [founder], format="swiss", players=2)
    assert alone.begin()["status"] == "cancelled"
    event = Event(own_database, [founder, other], format="swiss", players=2)
    other.refused("not_allowed", "POST", f"/api/events/{event.id}/cancel")
    event.begin()
    assert founder.ask("POST", f"/api/events/{event.id}/cancel")["status"] == "cancelled"
    founder.refused("not_open", "POST", f"/api/events/{event.id}/cancel")
    other.refused("not_open", "POST", f"/api/events/{event.id}/enter")
    third = Event(own_database, [founder], format="swiss", players=2)
    assert "Friday" in admin(own_database, "events", "--status", "entering")[0]
    admin(own_database, "cancel-event", third.id)
    admin(own_database, "cancel-event", third.id, code=2)
    admin(own_database, "recompute-event", "nothing", code=2)
    assert third.state()["status"] == "cancelled"


# --- what was tried ---------------------------------------------------------------------------------------------------


def test_entering_has_rules(club: str, person_at: PersonAt, own_database: str) -> None:
    founder, second, third = people_of_a_club(person_at, club, 3)
    stranger, guest = member(person_at, club), person_at(club)
    event = Event(own_database, [founder], format="swiss", players=2, most=2)
    assert founder.ask("POST", f"/api/events/{event.id}/enter")["entrants"] == 1, "entering twice is entering once"
    stranger.refused("not_allowed", "POST", f"/api/events/{event.id}/enter")
    stranger.refused("not_allowed", "GET", f"/api/events/{event.id}")
    stranger.refused("not_allowed", "GET", f"/api/events/{event.id}/record")
    assert stranger.ask("GET", "/api/events") == []
    guest.refused("not_allowed", "POST", f"/api/events/{event.id}/enter")
    twin = member(person_at, club, address=founder.http.headers["X-Forwarded-For"])
    twin.ask("POST", f"{CLUB}/join", code=founder.ask("GET", CLUB)["code"])
    twin.refused("not_allowed", "POST", f"/api/events/{event.id}/enter")
    second.ask("POST", f"/api/events/{event.id}/enter")
    third.refused("too_many", "POST", f"/api/events/{event.id}/enter")
    second.ask("POST", f"/api/events/{event.id}/leave")
    second.refused("not_found", "POST", f"/api/events/{event.id}/leave")
    third.ask("POST", f"/api/events/{event.id}/enter")
    event.people.append(third)
    event.begin()
    second.refused("not_open", "POST", f"/api/events/{event.id}/enter")
    third.ask("POST", f"/api/events/{event.id}/leave")
    board = event.state()["boards"][0]
    wait_for(lambda: third.state(board["table"])["table"]["status"] == "playing")
    assert event.state(third)["my_table"] == board["table"], "a game that has begun goes on"
    stranger.refused("not_allowed", "GET", f"/api/tables/{board['table']}")
    assert len(second.state(board["table"])["table"]["seats"]) == 2, "other members look on"
    data = third.ask("GET", "/api/me/data")["events"]
    assert [(one["name"], one["out"]) for one in data] == [("Friday", True)]


def test_planning_has_rules(club: str, person_at: PersonAt, own_database: str) -> None:
    founder, plain = people_of_a_club(person_at, club, 2)
    now = datetime.now(UTC)
    good = {
        "name": "Friday",
        "game": "cablecar",
        "format": "swiss",
        "players": 2,
        "clock": DAYS,
        "starts_at": (now + timedelta(days=1)).isoformat(),
    }
    plain.refused("not_allowed", "POST", f"{CLUB}/events", **good)
    for bad in (
        {"players": 7},
        {"players": 1},
        {"rounds": 0},
        {"rounds": 10**9},
        {"most": 501},
        {"most": 10**9},
        {"clock": {"kind": "none"}},
        {"format": "arena"},
        {"format": "arena", "clock": SECONDS, "minutes": 10**6},
        {"arrive": 1},
        {"game": "chess"},
        {"name": "\u200b\u200b"},
        {"starts_at": (now - timedelta(days=1)).isoformat()},
        {"starts_at": (now + timedelta(days=400)).isoformat()},
        {"starts_at": "9999-12-31T23:59:59-12:00"},
        {"starts_at": "2026-12-01T20:00:00"},
    ):
        founder.refused("bad_request", "POST", f"{CLUB}/events", **good | bad)
    there = {"starts_at": (now + timedelta(days=1)).astimezone().isoformat()}
    made = founder.ask("POST", f"{CLUB}/events", 201, **good | there)
    assert made["starts_at"].endswith("Z"), "stored and told in UTC, whatever zone it came in"
    for _ in range(9):
        founder.ask("POST", f"{CLUB}/events", 201, **good | {"everybody": True})
    founder.refused("too_many", "POST", f"{CLUB}/events", **good)
    stranger = member(person_at, club)
    assert len(stranger.ask("GET", "/api/events?club=Bay Fog Club")) == 9, "those for everybody"
    assert len(plain.ask("GET", "/api/events")) == 10
    assert stranger.ask("POST", f"/api/events/{plain.ask('GET', '/api/events')[1]['id']}/enter")["entered"]
    for path in ("x", "A" * 16):
        assert founder.http.get(f"/api/events/{path}").json()["code"] in ("bad_request", "not_found")


# --- several workers --------------------------------------------------------------------------------------------------


@contextmanager
def changing(url: str) -> Iterator[Callable[..., None]]:
    """Changes a PostgreSQL database behind the workers' backs."""

    async def change(statement: str, **values: Any) -> None:
        database = Database(url)
        async with database.engine.begin() as connection:
            await connection.execute(text(statement), values)
        await database.close()

    yield lambda statement, **values: asyncio.run(change(statement, **values))


def test_an_event_survives_a_killed_worker(postgresql: str, person_at: PersonAt) -> None:
    ports = free_port(), free_port()
    with worker(postgresql, ports[0]) as doomed, worker(postgresql, ports[1]), changing(postgresql) as change:
        people = people_of_a_club(person_at, f"http://127.0.0.1:{ports[0]}", 4)
        event = Event(postgresql, people, format="swiss", players=2, rounds=2)
        change("update club_events set starts_at = :at, due = :at where id = :id", at=LONG_AGO, id=event.id)
        state = event.until(lambda state: state["round"] == 1)
        event.play(state["boards"][0], state)
        doomed.send_signal(signal.SIGKILL)
        doomed.wait(PATIENCE)
        for person in people:
            person.move_to(f"http://127.0.0.1:{ports[1]}")
        end = event.play_to_the_end()
        assert (end["status"], end["round"]) == ("finished", 2)
        assert [row["points"] for row in end["standings"]] == [2, 1, 1, 0]
    assert event.compute_again() == "2 rounds from 4 games. All is as stored."


# --- who is told ------------------------------------------------------------------------------------------------------


def test_people_and_the_chat_of_the_club_are_told(own_database: str, person_at: PersonAt) -> None:
    with Receiver() as receiver, serving(settings(own_database, private_targets=True, notice_seconds=0)) as club:
        founder, other = people_of_a_club(person_at, club, 2)
        browser = Browser(receiver, "/push/other")
        other.ask("PUT", "/api/me/notices/devices", **browser.subscription("Firefox"))
        other.refused("not_allowed", "PATCH", CLUB, webhook=f"{receiver.base}/chat")
        for bad in ("ftp://chat.example.org", "https://me:secret@chat.example.org", "no address", "x" * 2000):
            founder.refused("bad_request", "PATCH", CLUB, webhook=bad)
        founder.ask("PATCH", CLUB, webhook=f"{receiver.base}/chat")
        assert founder.ask("GET", CLUB)["webhook"] == f"{receiver.base}/chat"
        assert other.ask("GET", CLUB)["webhook"] is None
        event = Event(own_database, [founder, other], format="swiss", players=2, rounds=1)
        starts = datetime.fromisoformat(event.state()["starts_at"]).astimezone(UTC)
        wait_for(lambda: len(receiver.said("/chat")) == 1)
        event.begin()
        wait_for(lambda: len(receiver.said("/chat")) == 2)
        assert wait_for(lambda: receiver.at(browser.path))
        state = event.play_to_the_end()
        wait_for(lambda: len(receiver.said("/chat")) == 3)
        winner = state["standings"][0]["name"]
        planned = f"A new event. It starts {starts:%Y-%m-%d %H:%M} (UTC)."
        told = planned, "It’s starting now.", f"It’s over. {winner} won."
        link = f"/event/{event.id}"
        assert [said.removesuffix(link) for said in receiver.said("/chat")] == [f"Friday: {text} " for text in told]
        key = other.ask("GET", "/api/me/notices")["key"]
        wait_for(lambda: any(shown.get("text") == told[2] for shown in browser.shown(key)))
        assert all(shown.get("text") != told[0] for shown in browser.shown(key)), "whoever enters knows of it"
        founder.ask("PATCH", CLUB, webhook="")
        assert founder.ask("GET", CLUB)["webhook"] is None
