"""Clubs: who may found, join, decide and see what."""

from collections.abc import Callable, Iterator
from datetime import UTC, datetime, timedelta

import pytest

from server.harness import Person, Plain, change_database, serving, settings
from server.test_host import admin
from server.test_ratings import member, stored

PersonAt = Callable[[str], Person]


@pytest.fixture
def clubs(own_database: str) -> Iterator[str]:
    """A server with small quotas."""
    small = {"quota_clubs": 2, "quota_memberships": 3, "quota_members": 4, "quota_events": 2, "quota_entrants": 20}
    with serving(settings(own_database, **small)) as base:
        yield base


def found_club(founder: Person, name: str = "Bay Fog Club") -> Plain:
    made: Plain = founder.ask("POST", "/api/clubs", 201, name=name, about="Fridays.")
    return made


def act(person: Person, about: Person, action: str, club: str = "Bay Fog Club") -> Plain:
    state: Plain = person.ask("POST", f"/api/clubs/{club}/members", name=about.name, action=action)
    return state


def roles(state: Plain) -> dict[str, str]:
    return {one["name"]: one["role"] for one in state["people"]}


def test_joining_by_request_and_by_link(clubs: str, person_at: PersonAt) -> None:
    founder, asker, guest, linked = (member(person_at, clubs) for _ in range(4))
    made = found_club(founder)
    assert roles(made) == {founder.name: "founder"}
    state = asker.ask("POST", "/api/clubs/bay fog club/join")
    assert (state["role"], state["people"], state["code"], state["members"]) == ("asked", [], None, 1)
    assert asker.ask("POST", "/api/clubs/bay fog club/join")["role"] == "asked", "asking twice is asking once"
    asker.refused("not_allowed", "POST", "/api/clubs/Bay Fog Club/members", name=asker.name, action="accept")
    assert roles(act(founder, asker, "accept")) == {founder.name: "founder", asker.name: "member"}
    linked.refused("not_allowed", "POST", "/api/clubs/Bay Fog Club/join", code="wrong")
    assert linked.ask("POST", "/api/clubs/Bay Fog Club/join", code=made["code"])["role"] == "member"
    founder.ask("PATCH", "/api/clubs/Bay Fog Club", new_code=True)
    guest.refused("not_allowed", "POST", "/api/clubs/Bay Fog Club/join", code=made["code"])
    assert guest.ask("GET", "/api/clubs/Bay Fog Club")["people"] == []
    assert len(linked.ask("GET", "/api/clubs/Bay Fog Club")["people"]) == 3
    assert [(c["name"], c["members"], c["role"]) for c in linked.ask("GET", "/api/clubs?search=FOG")] == [
        ("Bay Fog Club", 3, "member")
    ]


def test_guests_neither_found_nor_join(clubs: str, person_at: PersonAt) -> None:
    founder, guest = member(person_at, clubs), person_at(clubs)
    found_club(founder)
    guest.refused("not_allowed", "POST", "/api/clubs", name="Guests")
    guest.refused("not_allowed", "POST", "/api/clubs/Bay Fog Club/join")
    guest.refused("not_found", "POST", "/api/clubs/No Club/join")


def test_names_follow_the_rules_of_names(clubs: str, person_at: PersonAt) -> None:
    founder = member(person_at, clubs)
    found_club(founder)
    for alike in ("bay fog club", "Bay F0g Club", "Bау Fog Club", "BayFogClub"):
        assert founder.http.post("/api/clubs", json={"name": alike}).json()["code"] in ("name_taken", "bad_request")
    for bad in ("x", "\u2800\u2800", "a" * 25):
        founder.refused("bad_request", "POST", "/api/clubs", name=bad)
    founder.ask("PATCH", "/api/clubs/Bay Fog Club", name="Fog / Bay")
    assert founder.ask("GET", "/api/clubs/Fog / Bay")["name"] == "Fog / Bay"


def test_there_are_bounds(clubs: str, person_at: PersonAt) -> None:
    founder, *others = (member(person_at, clubs) for _ in range(5))
    made = found_club(founder)
    found_club(founder, "Second")
    founder.refused("too_many", "POST", "/api/clubs", name="Third")
    for other in others[:3]:
        other.ask("POST", "/api/clubs/Bay Fog Club/join", code=made["code"])
    others[3].refused("too_many", "POST", "/api/clubs/Bay Fog Club/join")
    others[3].ask("POST", "/api/clubs/Second/join")
    found_club(others[3], "Fourth")
    found_club(others[3], "Fifth")
    others[3].refused("too_many", "POST", "/api/clubs/Bay Fog Club/join")
    founder.refused("bad_request", "POST", "/api/clubs", name="Long", about="x" * 1001)


def test_officers_rights(clubs: str, person_at: PersonAt) -> None:
    founder, officer, second, plain = (member(person_at, clubs) for _ in range(4))
    code = found_club(founder)["code"]
    for other in (officer, second, plain):
        other.ask("POST", "/api/clubs/Bay Fog Club/join", code=code)
    club = "/api/clubs/Bay Fog Club"
    for method, path, body in (
        ("PATCH", "", {"about": "mine"}),
        ("DELETE", "", {}),
        ("POST", "/members", {"name": officer.name, "action": "remove"}),
        ("POST", "/members", {"name": plain.name, "action": "promote"}),
    ):
        plain.refused("not_allowed", method, club + path, **body)
    for one in (officer, second):
        act(founder, one, "promote")
    officer.refused("not_allowed", "POST", f"{club}/members", name=second.name, action="remove")
    officer.refused("not_allowed", "POST", f"{club}/members", name=founder.name, action="remove")
    officer.refused("not_allowed", "POST", f"{club}/members", name=officer.name, action="hand_over")
    officer.refused("not_allowed", "POST", f"{club}/members", name=plain.name, action="promote")
    officer.refused("not_found", "POST", f"{club}/members", name="nobody", action="remove")
    officer.refused("not_allowed", "DELETE", club)
    assert plain.name not in roles(act(officer, plain, "remove"))
    act(founder, second, "demote")
    founder.refused("not_allowed", "POST", f"{club}/leave")
    assert roles(act(founder, officer, "hand_over")) == {
        founder.name: "officer",
        officer.name: "founder",
        second.name: "member",
    }
    founder.ask("POST", f"{club}/leave", 204)
    officer.ask("DELETE", club, 204)
    officer.refused("not_found", "GET", club)


def test_tables_of_a_club_are_for_members(clubs: str, person_at: PersonAt) -> None:
    founder, mate, stranger = (member(person_at, clubs) for _ in range(3))
    code = found_club(founder)["code"]
    mate.ask("POST", "/api/clubs/Bay Fog Club/join", code=code)
    stranger.refused(
        "not_allowed", "POST", "/api/tables", game="cablecar", seats=[{"kind": "me"}] * 2, club="Bay Fog Club"
    )
    made = founder.new_table("me", "open", club="Bay Fog Club", public=True)["table"]
    table = made["id"]
    assert made["club"]
    assert not made["public"]
    for person in (stranger, person_at(clubs)):
        person.refused("not_allowed", "GET", f"/api/tables/{table}")
        person.refused("not_allowed", "GET", f"/api/invitations/{made['code']}")
        person.refused("not_allowed", "POST", f"/api/tables/{table}/join", code=made["code"])
        person.refused("not_allowed", "GET", "/api/clubs/Bay Fog Club/tables")
        assert table not in [one["id"] for one in person.ask("GET", "/api/tables")["tables"]]
    assert [one["id"] for one in mate.ask("GET", "/api/clubs/Bay Fog Club/tables")["tables"]] == [table]
    assert mate.ask("POST", f"/api/tables/{table}/join", seat=None)["table"]["status"] == "playing"
    late = member(person_at, clubs)
    late.refused("not_allowed", "GET", f"/api/tables/{table}")
    late.ask("POST", "/api/clubs/Bay Fog Club/join", code=code)
    assert late.state(table)["mine"] == []
    act(founder, late, "remove")
    late.refused("not_allowed", "GET", f"/api/tables/{table}")
    act(founder, mate, "remove")
    assert len(mate.state(table)["mine"]) == 1, "who plays goes on"


def test_the_leaderboard_of_a_club(clubs: str, person_at: PersonAt, own_database: str) -> None:
    founder, mate, hidden, stranger = (member(person_at, clubs) for _ in range(4))
    code = found_club(founder)["code"]
    for one in (mate, hidden):
        one.ask("POST", "/api/clubs/Bay Fog Club/join", code=code)
    stranger.ask("POST", "/api/clubs/Bay Fog Club/join")
    hidden.ask("PUT", "/api/me/hidden", hidden=True)
    for (account,) in stored(own_database, "select id from accounts"):
        change_database(
            own_database,
            "insert into ratings values (?, 'cablecar', 2, ?, 2.0, 12, ?, '2026-01-01 00:00:00')",
            *(account, 25.0 + account, 21.0 + account),
        )
    board = stranger.ask("GET", "/api/clubs/Bay Fog Club/leaders?game=cablecar&players=2")["leaders"]
    assert [(row["place"], row["name"]) for row in board] == [(1, mate.name), (2, founder.name)]
    assert len(stranger.ask("GET", "/api/leaders?game=cablecar&players=2")["leaders"]) == 3
    stranger.refused("not_found", "GET", "/api/clubs/Bay Fog Club/leaders?game=chess")


def test_accounts_take_their_memberships_with_them(clubs: str, person_at: PersonAt, own_database: str) -> None:
    founder, heir, plain = (member(person_at, clubs) for _ in range(3))
    code = found_club(founder)["code"]
    for one in (plain, heir):
        one.ask("POST", "/api/clubs/Bay Fog Club/join", code=code)
    act(founder, heir, "promote")
    data = heir.ask("GET", "/api/me/data")
    assert [(club["name"], club["role"]) for club in data["clubs"]] == [("Bay Fog Club", "officer")]
    assert data["events"] == []
    founder.ask("DELETE", "/api/me", 204)
    assert roles(heir.ask("GET", "/api/clubs/Bay Fog Club")) == {heir.name: "founder", plain.name: "member"}
    for one in (heir, plain):
        one.ask("DELETE", "/api/me", 204)
    assert stored(own_database, "select * from clubs") == [], "nobody is left"


def test_the_host_looks_after_clubs(clubs: str, person_at: PersonAt, own_database: str) -> None:
    founder, other = member(person_at, clubs), member(person_at, clubs)
    found_club(founder, "Rude Name")
    other.ask("POST", "/api/clubs/Rude Name/report", 204)
    founder.refused("not_allowed", "POST", "/api/clubs/Rude Name/report")
    assert "Rude Name: Fridays." in admin(own_database, "reports")[0]
    assert "kind: club" in admin(own_database, "reports")[0]
    assert founder.name in admin(own_database, "clubs", "rude")[0]
    admin(own_database, "rename-club", "Rude Name", "Kind Name")
    admin(own_database, "rename-club", "Rude Name", "Other", code=2)
    admin(own_database, "rename-club", "Kind Name", "x", code=2)
    assert founder.ask("GET", "/api/clubs/Kind Name")["role"] == "founder"
    found_club(founder, "Second")
    admin(own_database, "rename-club", "Second", "kind name", code=2)
    admin(own_database, "close-club", "Kind Name")
    founder.refused("not_found", "GET", "/api/clubs/Kind Name")
    assert [club["name"] for club in founder.ask("GET", "/api/clubs")] == ["Second"]
    admin(own_database, "close-club", "Kind Name", "--open")
    founder.ask("GET", "/api/clubs/Kind Name")
    admin(own_database, "delete-club", "Kind Name", "--yes")
    admin(own_database, "delete-club", "Kind Name", "--yes", code=2)
    founder.refused("not_found", "GET", "/api/clubs/Kind Name")
    assert "delete club" in admin(own_database, "log")[0]


def test_admins_look_after_clubs_and_events(clubs: str, person_at: PersonAt, own_database: str) -> None:
    """In the browser as by the command: look, rename, close, call off and delete."""
    founder, boss = member(person_at, clubs), member(person_at, clubs)
    found_club(founder, "Rude Name")
    starts = (datetime.now(UTC) + timedelta(days=1)).isoformat()
    planned = {"name": "Rude Cup", "game": "cablecar", "format": "swiss", "players": 2, "most": 20, "starts_at": starts}
    clock = {"kind": "days", "amount": 1}
    event = founder.ask("POST", "/api/clubs/Rude Name/events", 201, **planned, clock=clock)["id"]
    founder.ask("POST", f"/api/events/{event}/enter")
    for path in ("clubs", "clubs/Rude Name", "events", f"events/{event}"):
        boss.refused("not_allowed", "GET", f"/api/admin/{path}")
    admin(own_database, "promote", boss.name)
    [club] = boss.ask("GET", "/api/admin/clubs?search=rude")
    assert (club["name"], club["founder"], club["members"], club["closed_at"]) == ("Rude Name", founder.name, 1, None)
    content = boss.ask("GET", "/api/admin/clubs/Rude Name")
    assert [(one["name"], one["role"]) for one in content["members"]] == [(founder.name, "founder")]
    assert [one["name"] for one in content["events"]] == ["Rude Cup"]
    assert "role: founder" in admin(own_database, "club", "Rude Name")[0]
    boss.ask("POST", "/api/admin/clubs/Rude Name/rename", 204, name="Kind Name")
    boss.refused("bad_request", "POST", "/api/admin/clubs/Kind Name/rename")
    boss.refused("not_found", "POST", "/api/admin/clubs/Rude Name/close")
    boss.ask("POST", "/api/admin/clubs/Kind Name/close", 204)
    founder.refused("not_found", "GET", "/api/clubs/Kind Name")
    assert boss.ask("GET", "/api/admin/clubs")[0]["closed_at"]
    boss.ask("POST", "/api/admin/clubs/Kind Name/open", 204)
    assert [one["id"] for one in boss.ask("GET", "/api/admin/events?of=Kind Name&status=entering")] == [event]
    boss.refused("not_found", "GET", "/api/admin/events?of=Nobody")
    assert [one["name"] for one in boss.ask("GET", f"/api/admin/events/{event}")] == [founder.name]
    assert founder.name in admin(own_database, "event", event)[0]
    boss.ask("POST", f"/api/admin/events/{event}/rename", 204, name="Kind Cup")
    assert founder.ask("GET", f"/api/events/{event}")["name"] == "Kind Cup"
    admin(own_database, "rename-event", event, "x", code=2)
    admin(own_database, "rename-event", event, "Fog Cup")
    boss.ask("POST", f"/api/admin/events/{event}/cancel", 204)
    assert founder.ask("GET", f"/api/events/{event}")["status"] == "cancelled"
    boss.ask("POST", f"/api/admin/events/{event}/delete", 204)
    founder.refused("not_found", "GET", f"/api/events/{event}")
    admin(own_database, "delete-event", event, "--yes", code=2)
    admin(own_database, "event", event, code=2)
    boss.ask("POST", "/api/admin/clubs/Kind Name/delete", 204)
    founder.refused("not_found", "GET", "/api/clubs/Kind Name")
    done = [(entry["who"], entry["what"]) for entry in boss.ask("GET", "/api/admin/log")][:8]
    assert done == [
        (boss.name, "delete club"),
        (boss.name, "delete event"),
        (boss.name, "cancel event"),
        ("host", "rename event"),
        (boss.name, "rename event"),
        (boss.name, "open club"),
        (boss.name, "close club"),
        (boss.name, "rename club"),
    ]
