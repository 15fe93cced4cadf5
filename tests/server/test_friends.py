"""Friends: following, blocking, being online, invitations; and attempts to abuse them."""

from collections.abc import Callable
from typing import Any

import pytest

from fogcity.server.people import friends
from server.harness import Person, Plain, change_database, serving, settings
from server.test_clocks import LONG_AGO
from server.test_host import admin
from server.test_ratings import member

NewPerson = Callable[[], Person]
PersonAt = Callable[[str], Person]


def lists(one: Person) -> Plain:
    found: Plain = one.ask("GET", "/api/me/friends")
    return found


def names(people: list[Plain]) -> list[str]:
    return [one["name"] for one in people]


def follow(one: Person, other: Person) -> None:
    one.ask("PUT", f"/api/me/following/{other.name}", 204)


def block(one: Person, other: Person) -> None:
    one.ask("PUT", f"/api/me/blocked/{other.name}", 204)


def new_table(host: Person, *seats: str, **more: Any) -> str:
    table: str = host.new_table(*(seats or ("me", "invited")), **more)["table"]["id"]
    return table


def invite(host: Person, other: Person, table: str) -> None:
    host.ask("POST", f"/api/tables/{table}/invited", 204, name=other.name)


def invited(one: Person) -> list[Plain]:
    found: list[Plain] = one.ask("GET", "/api/me/invitations")
    return found


def test_following_and_followers(base: str, person_at: PersonAt) -> None:
    one, other, guest = member(person_at, base), member(person_at, base), person_at(base)
    follow(one, other)
    follow(one, other)
    follow(guest, other)
    assert names(lists(one)["following"]) == [other.name]
    assert not lists(one)["following"][0]["mutual"]
    assert names(lists(other)["followers"]) == [one.name], "guests are made by the hundred"
    assert one.ask("GET", f"/api/players/{other.name}")["following"]
    follow(other, one)
    assert lists(one)["following"][0]["mutual"]
    assert lists(other)["followers"] == []
    one.ask("DELETE", f"/api/me/following/{other.name}", 204)
    assert lists(one)["following"] == []
    one.refused("not_allowed", "PUT", f"/api/me/following/{one.name}")
    one.refused("not_found", "PUT", "/api/me/following/Nobody At All")
    other.ask("PUT", "/api/me/hidden", hidden=True)
    one.refused("not_found", "PUT", f"/api/me/following/{other.name}")


def test_who_sees_that_somebody_is_online(base: str, database: str, person_at: PersonAt) -> None:
    one, followed, stranger = (member(person_at, base) for _ in range(3))
    follow(one, followed)
    for reader in (followed, stranger):
        follow(reader, one)

    def online() -> list[bool]:
        return [lists(reader)["following"][0]["online"] for reader in (followed, stranger)]

    assert online() == [False, False]
    invited(one)  # what the page asks for again and again
    assert online() == [True, False], "those whom somebody follows, unless they say otherwise"
    one.ask("PUT", "/api/me/friends", online_to="everybody", invited_by="everybody")
    assert online() == [True, True]
    assert stranger.ask("GET", f"/api/players/{one.name}")["online"]
    one.ask("PUT", "/api/me/friends", online_to="nobody", invited_by="everybody")
    invited(one)
    assert online() == [False, False]
    one.ask("PUT", "/api/me/friends", online_to="everybody", invited_by="everybody")
    invited(one)
    change_database(database, "update online set at = ?", LONG_AGO.strftime("%Y-%m-%d %H:%M:%S.%f"))
    assert online() == [False, False], "who went is not here"


def test_an_invitation_takes_a_seat_without_the_code(person: NewPerson) -> None:
    host, friend, stranger = person(), person(), person()
    table = new_table(host)
    invite(host, friend, table)
    invite(host, friend, table)
    assert names(host.ask("GET", f"/api/tables/{table}/invited")) == [friend.name]
    (found,) = invited(friend)
    assert (found["table"], found["by"], found["game"], found["players"]) == (table, host.name, "cablecar", 2)
    assert found["clock"] == {"kind": "none", "amount": 0}
    stranger.refused("not_allowed", "POST", f"/api/tables/{table}/join", seat=None)
    stranger.refused("not_host", "POST", f"/api/tables/{table}/invited", name=friend.name)
    stranger.refused("not_host", "GET", f"/api/tables/{table}/invited")
    assert friend.ask("POST", f"/api/tables/{table}/join", seat=None)["table"]["status"] == "playing"
    assert invited(friend) == []
    host.refused("not_open", "POST", f"/api/tables/{table}/invited", name=stranger.name)
    full = new_table(host, "me", "bot", autostart=False)
    host.refused("seat_taken", "POST", f"/api/tables/{full}/invited", name=stranger.name)


def test_declining_is_told_to_nobody_and_holds(person: NewPerson) -> None:
    host, friend = person(), person()
    table = new_table(host)
    invite(host, friend, table)
    friend.ask("DELETE", f"/api/me/invitations/{table}", 204)
    assert invited(friend) == []
    invite(host, friend, table)
    assert invited(friend) == []
    assert names(host.ask("GET", f"/api/tables/{table}/invited")) == [friend.name]
    friend.refused("not_allowed", "POST", f"/api/tables/{table}/join", seat=None)


def test_whose_invitations_reach_somebody(person: NewPerson) -> None:
    host, friend = person(), person()
    friend.ask("PUT", "/api/me/friends", online_to="followed", invited_by="followed")
    invite(host, friend, new_table(host))
    assert invited(friend) == []
    follow(friend, host)
    invite(host, friend, new_table(host))
    assert len(invited(friend)) == 1
    friend.ask("PUT", "/api/me/friends", online_to="followed", invited_by="nobody")
    invite(host, friend, new_table(host))
    assert len(invited(friend)) == 1


def test_blocked_people_reach_nobody_and_see_no_difference(base: str, person_at: PersonAt) -> None:
    one, rude, other = (member(person_at, base) for _ in range(3))
    for reader in (rude, other):  # `other` is not blocked: what both see must be the same
        follow(reader, one)
        follow(one, reader)
    pending = new_table(rude)
    invite(rude, one, pending)
    block(one, rude)
    one.ask("DELETE", f"/api/me/following/{other.name}", 204)
    assert invited(one) == []
    one.refused("not_allowed", "POST", f"/api/tables/{pending}/join", seat=None)
    seen = []
    for reader in (rude, other):
        follow(reader, one)
        table = new_table(reader)
        invite(reader, one, table)
        profile = reader.ask("GET", f"/api/players/{one.name}")
        facts = [profile[name] for name in ("following", "blocked", "online")]
        seen.append((lists(reader), facts, reader.ask("GET", f"/api/tables/{table}/invited")))
    assert seen[0] == seen[1]
    assert [found["by"] for found in invited(one)] == [other.name]
    assert names(lists(one)["followers"]) == [other.name]
    assert names(lists(one)["blocked"]) == [rude.name]
    assert one.ask("GET", f"/api/players/{rude.name}")["blocked"]
    one.refused("not_allowed", "PUT", f"/api/me/following/{rude.name}")
    one.refused("not_allowed", "POST", f"/api/tables/{new_table(one)}/invited", name=rude.name)
    one.ask("DELETE", f"/api/me/blocked/{rude.name}", 204)
    assert lists(one)["blocked"] == []


def test_who_blocks_hears_and_finds_nothing_of_them(person: NewPerson) -> None:
    one, rude, host = person(), person(), person()
    table = new_table(host, "me", "open", "open", public=True)
    for each in (one, rude):
        each.ask("POST", f"/api/tables/{table}/join", seat=None)
    theirs = new_table(rude, "me", "open", public=True)
    with one.socket(table) as line:
        line.until_state(lambda state: True)
        block(one, rude)
        line.until_state(lambda state: state["muted"])
        rude.ask("POST", f"/api/tables/{table}/messages", 204, text="boo")
        host.ask("POST", f"/api/tables/{table}/messages", 204, text="hello")
        heard = line.until(lambda message: message["type"] == "messages")["messages"]
        assert [message["text"] for message in heard] == ["hello"]
    rudes = next(seat["seat"] for seat in one.state(table)["table"]["seats"] if seat["name"] == rude.name)
    one.refused("not_allowed", "PUT", f"/api/tables/{table}/mutes", seat=rudes, muted=False)

    def open_ones(reader: Person) -> list[str]:
        return [found["id"] for found in reader.ask("GET", "/api/tables?list=open&limit=100")["tables"]]

    assert theirs not in open_ones(one)
    assert theirs in open_ones(host)


def test_lists_and_rates_are_bounded(own_database: str, person_at: PersonAt, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(friends, "MOST_FOLLOWED", 1)
    monkeypatch.setattr(friends, "MOST_BLOCKED", 1)
    monkeypatch.setattr(friends, "MOST_INVITED", 1)
    with serving(settings(own_database, rate_factor=1, limit_friends="4/3600", limit_invitations_to="2/3600")) as base:
        one, two, three = (person_at(base) for _ in range(3))
        follow(one, two)
        one.refused("too_many", "PUT", f"/api/me/following/{three.name}")
        block(one, three)
        one.refused("too_many", "PUT", f"/api/me/blocked/{two.name}")
        assert one.refused("too_many", "DELETE", f"/api/me/blocked/{three.name}")["limit"] == "friends"
        table = new_table(one)
        invite(one, two, table)
        two.ask("PUT", f"/api/me/blocked/{one.name}", 204)
        invite(one, two, table)
        assert one.refused("too_many", "POST", f"/api/tables/{table}/invited", name=two.name)["limit"]
        two_table = new_table(two)
        invite(two, three, two_table)
        two.refused("too_many", "POST", f"/api/tables/{two_table}/invited", name=person_at(base).name)


def test_admins_see_blocks_and_people_take_their_lists_with_them(own_database: str, person_at: PersonAt) -> None:
    with serving(settings(own_database)) as base:
        one, rude, friend = (person_at(base) for _ in range(3))
        block(one, rude)
        follow(one, friend)
        invite(friend, one, new_table(friend))
        data = one.ask("GET", "/api/me/data")
        assert names(data["blocked"]) == [rude.name]
        assert names(data["following"]) == names(data["invited_to"]) == [friend.name]
        assert rude.ask("GET", "/api/me/data")["blocked"] == []
        assert any(rude.name in line and one.name in line for line in admin(own_database, "blocks", rude.name))
        found = [line for line in admin(own_database, "accounts", rude.name) if "blocked_by: 1" in line]
        assert found
        one.ask("DELETE", "/api/me", 204)
        assert admin(own_database, "blocks", rude.name) == ["none"]
        assert rude.ask("GET", "/api/me/friends")["followers"] == []
