"""Clubs, events, deals and records when two workers do the same at the same moment, and what clients craft for them."""

from collections.abc import Callable, Iterator
from datetime import UTC, datetime, timedelta

import pytest

from fogcity import daily
from fogcity.server.clubs.events import Events
from fogcity.server.store import Conflict
from server.harness import Person, serving, settings
from server.test_clubs import found_club, roles
from server.test_devices import played, sent
from server.test_races import at_once
from server.test_ratings import member
from test_daily import MONDAY, attempt
from test_daily import sent as attempt_text

PersonAt = Callable[[str], Person]
SOON = (datetime.now(UTC) + timedelta(hours=1)).isoformat()
EVENT = {"name": "Friday", "game": "cablecar", "format": "swiss", "players": 2, "starts_at": SOON}
EVENT |= {"clock": {"kind": "days", "amount": 1}}


@pytest.fixture(scope="module")
def workers(postgresql: str) -> Iterator[tuple[str, str]]:
    """Two workers on one database."""
    own = settings(postgresql, rate_one_address=True, hosts=[])
    with serving(own) as first, serving(own) as second:
        yield first, second


def twins(person_at: PersonAt, workers: tuple[str, str]) -> tuple[Person, Person]:
    """Somebody with a password, on two devices at two workers."""
    one = member(person_at, workers[0])
    other = person_at(workers[1])
    other.http.cookies = one.http.cookies
    return one, other


def test_joining_a_club_twice_at_once(workers: tuple[str, str], person_at: PersonAt) -> None:
    founder, (one, other) = member(person_at, workers[0]), twins(person_at, workers)
    code = found_club(founder, "Twice")["code"]
    join = "/api/clubs/Twice/join"
    answers = at_once(*((device, "POST", join, {"code": code}) for device in (one, other) * 4))
    assert {answer.status_code for answer in answers} == {200}, [answer.text for answer in answers]
    assert roles(founder.ask("GET", "/api/clubs/Twice")) == {founder.name: "founder", one.name: "member"}


def test_a_club_that_is_handed_over_twice_at_once_has_one_founder(
    workers: tuple[str, str], person_at: PersonAt
) -> None:
    one, other = twins(person_at, workers)
    heirs = [member(person_at, workers[0]) for _ in range(2)]
    code = found_club(one, "Heirs")["code"]
    path = "/api/clubs/Heirs"
    for heir in heirs:
        heir.ask("POST", f"{path}/join", code=code)
    for _ in range(4):
        hand_over = [
            (device, "POST", f"{path}/members", {"name": heir.name, "action": "hand_over"})
            for device, heir in zip((one, other), heirs, strict=True)
        ]
        answers = at_once(*hand_over)
        assert sorted(answer.status_code for answer in answers) == [200, 403]
        state = one.ask("GET", path)
        founder = [name for name, role in roles(state).items() if role == "founder"]
        assert len(founder) == 1
        heir = next(heir for heir in heirs if heir.name == founder[0])
        heir.ask("POST", f"{path}/members", name=one.name, action="hand_over")
    heirs[0].ask("POST", f"{path}/report", 204)


def test_the_last_place_of_an_event(workers: tuple[str, str], person_at: PersonAt) -> None:
    people = [member(person_at, workers[number % 2]) for number in range(5)]
    found_club(people[0], "Full")
    event = people[0].ask("POST", "/api/clubs/Full/events", 201, **EVENT, most=3, everybody=True)["id"]
    answers = at_once(*((one, "POST", f"/api/events/{event}/enter", {}) for one in people))
    assert sorted(answer.status_code for answer in answers) == [200, 200, 200, 429, 429]
    assert people[0].ask("GET", f"/api/events/{event}")["entrants"] == 3


def test_a_record_that_two_devices_send_at_once_is_kept_once(workers: tuple[str, str], person_at: PersonAt) -> None:
    devices, body = twins(person_at, workers), {"record": sent(played()), "mine": [0]}
    answers = at_once(*((device, "POST", "/api/records", body) for device in devices * 2))
    assert {answer.status_code for answer in answers} == {201}, [answer.text for answer in answers]
    assert len({answer.json()["id"] for answer in answers}) == 1


def test_two_attempts_at_the_deal_of_the_day_at_once_count_once(
    workers: tuple[str, str], person_at: PersonAt, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(daily, "today", lambda: MONDAY)
    devices, path = twins(person_at, workers), "/api/daily/cablecar"
    records = [attempt_text(attempt("cablecar", MONDAY, seed=seed)) for seed in (1, 2)]
    bodies = [{"date": MONDAY.isoformat(), "record": record} for record in records]
    answers = at_once(*((device, "POST", path, body) for device, body in zip(devices, bodies, strict=True)))
    assert {answer.status_code for answer in answers} == {200}, [answer.text for answer in answers]
    assert answers[0].json()["mine"]["points"] == answers[1].json()["mine"]["points"]
    streaks = devices[0].ask("GET", f"{path}/streaks")["streaks"]
    assert [(one["days"], one["played"]) for one in streaks if one["mine"]] == [(1, 1)]


def test_what_happens_at_the_same_moment_can_be_tried_again(
    workers: tuple[str, str], person_at: PersonAt, monkeypatch: pytest.MonkeyPatch
) -> None:
    one = member(person_at, workers[0])
    found_club(one, "Gone")
    event = one.ask("POST", "/api/clubs/Gone/events", 201, **EVENT, everybody=True)["id"]

    def clash(*_: object) -> None:
        raise Conflict

    monkeypatch.setattr(Events, "_enter", clash)
    problem = one.refused("unavailable", "POST", f"/api/events/{event}/enter")
    assert problem["retry_after"] == 1


def test_no_name_holds_what_the_database_cannot(workers: tuple[str, str], person_at: PersonAt) -> None:
    one = person_at(workers[0])
    seats = [{"kind": "me"}, {"kind": "open"}]
    one.refused("bad_request", "POST", "/api/tables", game="cablecar", seats=seats, club="a\0b")


@pytest.mark.parametrize("name", ["\u3164\u3164", "\u2800\u2800\u2800", "a" + "\u0301" * 9, "a\0b", "Frіday", "x"])
def test_names_of_events_are_names_that_can_be_seen(workers: tuple[str, str], person_at: PersonAt, name: str) -> None:
    one = member(person_at, workers[0])
    club = f"Names {ord(name[0])} {len(name)}"
    found_club(one, club)
    one.refused("bad_request", "POST", f"/api/clubs/{club}/events", **EVENT | {"name": name})
