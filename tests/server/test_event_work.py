"""The cost of an event: little for each viewer, however often its players resign. And moving an event."""

from collections.abc import Callable, Iterator
from datetime import UTC, datetime, timedelta
from fractions import Fraction
from unittest.mock import Mock

import pytest

from fogcity.server import caretaker
from fogcity.server.clubs import organizer, rows, steps, views
from fogcity.server.clubs.rows import EntrantRow
from fogcity.server.clubs.standings import Place
from fogcity.server.clubs.standings import standings as standings_of
from server.harness import PATIENCE, Person, serving, settings, wait_for
from server.receivers import Browser, Receiver
from server.test_club_events import CLUB, SECONDS, Event, people_of_a_club
from server.test_host import admin
from server.test_ratings import stored

PersonAt = Callable[[str], Person]


@pytest.fixture
def club(own_database: str) -> Iterator[str]:
    with serving(settings(own_database)) as base:
        yield base


def test_who_is_gone_before_a_table_begins_does_not_stop_the_event(
    own_database: str, person_at: PersonAt, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(organizer, "VOIDS_EVERY", timedelta(0))
    monkeypatch.setattr(caretaker, "SWEEP_SECONDS", 10 * PATIENCE)  # at the next server nothing begins
    with serving(settings(own_database)) as base:
        people = people_of_a_club(person_at, base, 2)
        event = Event(own_database, people, format="swiss", players=2)
        event.begin()
        people[1].ask("DELETE", "/api/me", 204)
        assert stored(own_database, "select status, due <= datetime('now', '+1 hour') from tables") == [("open", 1)]
    monkeypatch.setattr(caretaker, "SWEEP_SECONDS", 0.1)
    with serving(settings(own_database)) as base:
        people[0].move_to(base)
        assert event.until(lambda state: state["status"] == "finished")["boards"][0]["void"]


def test_standings_are_worked_out_once_for_all_who_look(
    club: str, person_at: PersonAt, own_database: str, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(organizer, "VOIDS_EVERY", timedelta(0))
    people = people_of_a_club(person_at, club, 4)
    event = Event(own_database, people, format="swiss", players=2)
    event.begin()
    seen = event.state()
    standings, round_row = Mock(wraps=standings_of), Mock(wraps=rows.RoundRow)
    monkeypatch.setattr(rows, "standings", standings)
    monkeypatch.setattr(rows, "RoundRow", round_row)
    for person in people:
        assert [row["name"] for row in event.state(person)["standings"]] == [row["name"] for row in seen["standings"]]
    assert standings.call_count == round_row.call_count == 0
    people[1].ask("PATCH", "/api/me", name="Another Otter")
    assert "Another Otter" in [row["name"] for row in event.state()["standings"]]
    people[2].ask("DELETE", "/api/me", 204)
    assert people[2].name not in [row["name"] for row in event.state()["standings"]]
    event.until(lambda state: any(board["ranks"] for board in state["boards"]))
    assert standings.call_count >= 1, "when something has changed"
    assert len(people[0].ask("GET", f"/api/events/{event.id}/record")["rounds"]) == 1
    assert round_row.call_count == 1


def test_an_arena_of_people_who_resign_has_an_end(
    club: str, person_at: PersonAt, own_database: str, monkeypatch: pytest.MonkeyPatch
) -> None:
    """Its time is up with its last board, for everybody to see: nobody can enter or come back any more."""
    monkeypatch.setattr(steps, "MOST_BOARDS", 3)
    *people, late = people_of_a_club(person_at, club, 3)
    event = Event(own_database, people, format="arena", players=2, clock=SECONDS)
    event.begin()
    while (state := event.state())["round"] < 3:
        assert datetime.fromisoformat(state["ends_at"]) > datetime.now(UTC)
        event.play_oldest()
        event.until(lambda now: now["round"] > state["round"])
    assert datetime.fromisoformat(state["ends_at"]) <= datetime.now(UTC)
    late.refused("not_open", "POST", f"/api/events/{event.id}/enter")
    assert event.state(late)["my_state"] is None
    end = event.play_to_the_end()
    assert (end["status"], end["round"]) == ("finished", 3)
    assert event.compute_again().endswith("All is as stored.")


def test_who_leaves_while_others_look_is_left_out() -> None:
    entrant = EntrantRow(2, 2, None, 1000.0, False, None, None)
    places = [Place(number, number, 0, Fraction(), 0, 0, 0) for number in (1, 2)]
    whole = Mock(entrants=[entrant], places=lambda: places)
    assert [row.number for row in views._standings(whole, 0, inside=True)] == [2]


def test_only_new_ratings_are_written() -> None:
    people = [EntrantRow(number, number, None, 1000.0, False, None, None) for number in range(1, 6)]
    people[3].is_new = True
    connection, whole = Mock(), Mock(entrants=people)
    whole.event.id = "event"
    steps._write_ratings(connection, whole)
    assert connection.execute.call_count == 1


# --- another time -----------------------------------------------------------------------------------------------------


def test_an_event_is_moved_or_called_off_and_everybody_is_told(own_database: str, person_at: PersonAt) -> None:
    """By push in one's own time zone, in the club's chat in UTC; by officers, admins and the host."""
    with Receiver() as receiver, serving(settings(own_database, private_targets=True, notice_seconds=0)) as base:
        founder, other, boss = people_of_a_club(person_at, base, 3)
        admin(own_database, "promote", boss.name)
        browser = Browser(receiver, "/push/other")
        other.ask("PUT", "/api/me/notices/devices", **browser.subscription("Firefox"))
        other.ask("PUT", "/api/me/notices", zone="Asia/Seoul", language="nl")
        founder.ask("PATCH", CLUB, webhook=f"{receiver.base}/chat")
        event = Event(own_database, [founder, other], format="swiss", players=2, rounds=1)
        move, key = f"/api/events/{event.id}/move", str(other.ask("GET", "/api/me/notices")["key"])
        noon = (datetime.now(UTC) + timedelta(days=3)).replace(hour=12, minute=0, second=0, microsecond=0)

        other.refused("not_allowed", "POST", move, starts_at=noon.isoformat())
        for bad in (noon - timedelta(days=4), noon + timedelta(days=400)):
            founder.refused("bad_request", "POST", move, starts_at=bad.isoformat())
        before = event.state()
        moved = founder.ask("POST", move, starts_at=noon.isoformat())
        assert (moved["starts_at"], moved["status"]) == (noon.isoformat().replace("+00:00", "Z"), "entering")
        assert (moved["commitment"], moved["entrants"]) == (before["commitment"], before["entrants"])
        (told,) = browser.wait(key, 1)
        assert (told["title"], told["text"]) == ("Friday", f"Nieuwe tijd: {noon:%Y-%m-%d} 21:00 (Asia/Seoul).")
        wait_for(lambda: any(f"New time: {noon:%Y-%m-%d} 12:00 (UTC)" in text for text in receiver.said("/chat")))

        later = noon + timedelta(hours=1)
        boss.ask("POST", f"/api/admin/events/{event.id}/move", 204, starts_at=later.isoformat())
        boss.refused("bad_request", "POST", f"/api/admin/events/{event.id}/move")
        assert "22:00" in browser.wait(key, 2)[1]["text"]
        admin(own_database, "move-event", event.id, (noon + timedelta(hours=2)).isoformat())
        assert "23:00" in browser.wait(key, 3)[2]["text"]
        for wrong in ("tomorrow", "2026-12-01T20:00", "1999-12-01T20:00Z"):
            admin(own_database, "move-event", event.id, wrong, code=2)

        founder.ask("POST", f"/api/events/{event.id}/cancel")
        assert browser.wait(key, 4)[3]["text"] == "Het gaat niet door."
        founder.refused("not_open", "POST", move, starts_at=noon.isoformat())
        admin(own_database, "move-event", event.id, noon.isoformat(), code=2)
        founder.ask("POST", f"{CLUB}/members", name=other.name, action="promote")
        alone = Event(own_database, [other], format="swiss", players=2)
        alone.begin()
        assert browser.wait(key, 5)[4]["text"] == "Het gaat niet door.", "too few came"
