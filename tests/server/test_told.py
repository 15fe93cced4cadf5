"""Who learns what about others: addresses of private games, hidden ratings, invitations from blocked people."""

from collections.abc import Callable

import pytest

from fogcity import games
from fogcity.server.notices import outbox
from fogcity.server.settings import Rate
from server.harness import Person, Plain, change_database, serving, settings, wait_for
from server.receivers import Browser, Receiver
from server.test_club_events import CLUB, Event, people_of_a_club
from server.test_friends import block
from server.test_ratings import member, profile, resign, sit_down, stored

PersonAt = Callable[[str], Person]


@pytest.mark.parametrize("public", [False, True])
def test_addresses_of_private_games_are_told_to_nobody_else(base: str, person_at: PersonAt, public: bool) -> None:
    one, other, stranger = member(person_at, base), member(person_at, base), person_at(base)
    table = sit_down(one, other, public=public)
    resign(other, table)

    def history(reader: Person) -> list[str | None]:
        games = reader.ask("GET", f"/api/players/{one.name}/history?game=cablecar&players=2")["games"]
        return [game["table"] for game in games]

    assert history(one) == [table]
    assert history(stranger) == history(other) == [table if public else None]


def test_achievements_tell_no_address_of_a_private_game(own_database: str, person_at: PersonAt) -> None:
    with serving(settings(own_database)) as base:
        one, stranger = person_at(base), person_at(base)
        table = one.new_table("me", "bot")["table"]["id"]
        change_database(
            own_database,
            "insert into awards select id, 'cablecar', ?, 1, seen_at, ? from accounts where name = ?",
            *(games.kind("cablecar").awards[0], table, one.name),
        )
        assert [award["table"] for award in profile(one)["awards"]] == [table]
        assert [award["table"] for award in profile(stranger, one.name)["awards"]] == [None]


def test_blocked_people_send_no_notice_by_a_rematch(own_database: str, person_at: PersonAt) -> None:
    own = settings(own_database, notice_seconds=0, private_targets=True)
    with Receiver() as receiver, serving(own) as base:
        rude, one, friend = (person_at(base) for _ in range(3))
        browser = Browser(receiver, "/push")
        one.ask("PUT", "/api/me/notices/devices", **browser.subscription())
        one.ask("PUT", "/api/me/notices", off=["turn", "start", "end"])
        for host in (rude, friend):
            table = host.new_table("me", "open", public=True)["table"]["id"]
            one.ask("POST", f"/api/tables/{table}/join", seat=1)
            host.ask("POST", f"/api/tables/{table}/resign", 204, seat=0)
            if host is rude:
                block(one, rude)
            host.ask("POST", f"/api/tables/{table}/rematch")
        told = browser.wait(str(one.ask("GET", "/api/me/notices")["key"]), 1)
        assert [friend.name in each["title"] for each in told] == [True]


def test_ratings_that_are_hidden_are_for_members_and_opponents(own_database: str, person_at: PersonAt) -> None:
    with serving(settings(own_database, rate_one_address=True)) as base:
        founder, hidden = people_of_a_club(person_at, base, 2)
        hidden.ask("PUT", "/api/me/hidden", hidden=True)
        event = Event(own_database, [founder, hidden], format="swiss", players=2, everybody=True)
        event.begin()

        def ratings(reader: Person) -> dict[str, float | None]:
            return {row["name"]: row["rating"] for row in event.state(reader)["standings"]}

        def recorded(reader: Person) -> list[float | None]:
            record: Plain = reader.ask("GET", f"/api/events/{event.id}/record")
            return [one["rating"] for one in record["entrants"]]

        assert ratings(founder) == {founder.name: 1000, hidden.name: 1000}
        assert recorded(founder) == [1000, 1000]
        stranger = person_at(base)
        assert ratings(stranger) == {founder.name: 1000, hidden.name: None}
        assert recorded(stranger) == [1000, None]
        assert stranger.ask("GET", CLUB)["people"] == []


def test_invitations_keep_nothing_else_from_somebody(
    own_database: str, person_at: PersonAt, monkeypatch: pytest.MonkeyPatch
) -> None:
    """Neither the limit of notices nor the room for them: else enemies could have somebody's time run out unseen."""
    monkeypatch.setattr(outbox, "MOST_KEPT", 3)
    own = settings(own_database, notice_seconds=3600, private_targets=True, rate_factor=1, limit_notices=Rate(2, 3600))
    with Receiver() as receiver, serving(own) as base:
        one, *enemies = (person_at(base) for _ in range(5))
        one.ask("PUT", "/api/me/notices/devices", **Browser(receiver, "/push").subscription())
        table = enemies[0].new_table("me", "open", public=True, first=1)["table"]["id"]
        for enemy in enemies[1:]:
            trap = enemy.new_table("me", "open")["table"]["id"]
            enemy.ask("POST", f"/api/tables/{trap}/invited", 204, name=one.name)
        wait_for(lambda: stored(own_database, "select count(*) from deliveries") == [(2,)])
        one.ask("POST", f"/api/tables/{table}/join", seat=1)
        late = enemies[0].new_table("me", "open")["table"]["id"]
        kinds = "select kind from deliveries order by kind"
        wait_for(lambda: stored(own_database, kinds) == [("invitation",), ("invitation",), ("turn",)])
        monkeypatch.setattr(outbox, "MOST_KEPT", 2)
        monkeypatch.setattr(own, "limit_notices", Rate(9, 3600))
        enemies[0].ask("POST", f"/api/tables/{late}/invited", 204, name=one.name)
        wait_for(lambda: stored(own_database, kinds) == [("invitation",), ("turn",)])
