"""Quotas: nobody fills the lobby or the disk, and what is closed for long is deleted."""

from collections.abc import Callable
from datetime import UTC, datetime, timedelta
from pathlib import Path

import pytest

from fogcity import daily, record
from fogcity.server import quotas
from fogcity.server.store import people
from server.harness import Person, change_database, get, post, serving, settings, wait_for
from server.test_clubs import found_club
from server.test_ratings import member
from test_daily import MONDAY

PersonAt = Callable[[str], Person]


def test_tables_an_account_and_an_address_may_have(own_database: str, person_at: PersonAt) -> None:
    few = {"quota_open_tables": 2, "quota_address_tables": 3}
    with serving(settings(own_database, **few)) as base:
        one, other, third = (person_at(base) for _ in range(3))
        body = {"game": "cablecar", "seats": [{"kind": "me"}, {"kind": "open"}]}
        table, _ = (one.new_table("me", "open")["table"]["id"] for _ in range(2))
        problem = one.refused("too_many", "POST", "/api/tables", **body)
        assert problem["limit"] == "open_tables"
        assert "2 tables under way" in problem["detail"]
        one.ask("POST", f"/api/tables/{table}/leave", 204)
        one.new_table("me", "open")
        other.new_table("me", "open")
        assert third.refused("too_many", "POST", "/api/tables", **body)["limit"] == "address_tables"


def test_games_of_bots_alone(own_database: str, person_at: PersonAt) -> None:
    with serving(settings(own_database, quota_bot_games=0)) as base:
        one = person_at(base)
        bots = {"game": "cablecar", "seats": [{"kind": "bot"}, {"kind": "bot"}]}
        assert one.refused("too_many", "POST", "/api/tables", **bots)["limit"] == "bot_games"
        one.new_table("me", "bot")
    with serving(settings(own_database, quota_all_bot_games=0)) as base:
        assert person_at(base).refused("too_many", "POST", "/api/tables", **bots)["limit"] == "all_bot_games"
        one.move_to(base)
        table = one.new_table("open", "bot")["table"]["id"]  # no way around it: nobody sits at this table
        one.refused("not_allowed", "PUT", f"/api/tables/{table}/seats/0", kind="bot", level="easy")
        assert one.state(table)["table"]["status"] == "open"


def test_invitations_of_ones_own_are_no_way_around_the_limit_of_guests(own_database: str) -> None:
    with serving(settings(own_database, rate_factor=1, limit_invited_from="2/3600")) as base, Person(base) as host:
        codes = [host.new_table("me", "invited")["table"]["code"] for _ in range(3)]
        invited = [post(f"{base}/api/me", json={"invitation": code}) for code in codes]
        assert [answer.status_code for answer in invited] == [200, 200, 429]
        assert invited[-1].json()["limit"] == "invited_from"


def test_an_account_is_logged_in_on_so_many_devices(
    own_database: str, person_at: PersonAt, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(people, "MOST_SESSIONS", 3)
    with serving(settings(own_database)) as base:
        one = person_at(base)
        one.ask("PUT", "/api/me/password", password="tram number nine")
        for _ in range(4):
            last = post(f"{base}/api/login", json={"name": one.name, "password": "tram number nine"})
        one.refused("no_account", "GET", "/api/me")  # the one that was not used for longest
        assert get(f"{base}/api/me", cookies=dict(last.cookies)).status_code == 200
        assert len(get(f"{base}/api/me/data", cookies=dict(last.cookies)).json()["devices"]) == 3


def test_what_was_said_long_ago_is_forgotten(
    own_database: str, person_at: PersonAt, monkeypatch: pytest.MonkeyPatch
) -> None:
    with serving(settings(own_database)) as base:
        one = person_at(base)
        table, other = (one.new_table("me", "open")["table"]["id"] for _ in range(2))
        for number in range(5):
            one.ask("POST", f"/api/tables/{table}/messages", 204, text=f"line {number}")
        one.ask("POST", f"/api/tables/{other}/messages", 204, text="elsewhere")
    monkeypatch.setattr(quotas, "KEPT_MESSAGES", 3)
    with serving(settings(own_database)) as base:
        one.move_to(base)
        wait_for(lambda: len(one.ask("GET", "/api/me/data")["messages"]) == 4)
        kept = [message["text"] for message in one.ask("GET", "/api/me/data")["messages"]]
        assert kept == ["line 2", "line 3", "line 4", "elsewhere"]


def days_ago(database: str, table: str, days: int) -> None:
    moment = (datetime.now(UTC) - timedelta(days=days)).strftime("%Y-%m-%d %H:%M:%S.%f")
    change_database(database, "update tables set changed_at = ?, version = version + 1 where id = ?", moment, table)


def test_what_is_closed_for_long_is_purged_and_its_record_kept(
    own_database: str, person_at: PersonAt, tmp_path: Path
) -> None:
    with serving(settings(own_database)) as base:
        one = person_at(base)
        given_up, never_begun, finished, lately = (one.new_table("me", "open")["table"] for _ in range(4))
        other = person_at(base)
        for table in (given_up, finished):
            state = other.ask("POST", f"/api/tables/{table['id']}/join", code=table["code"])
            acting = one if 0 in state["table"]["waiting"] else other
            seat = state["table"]["waiting"][0]
            action = acting.state(table["id"])["seen"][0]["actions"][-1]["text"]
            acting.ask("POST", f"/api/tables/{table['id']}/actions", seat=seat, ply=0, action=action)
        one.ask("POST", f"/api/tables/{finished['id']}/resign", 204, seat=0)
        for table in (never_begun, lately):
            one.ask("POST", f"/api/tables/{table['id']}/leave", 204)
    change_database(
        own_database, "update tables set status = 'closed', ended = 'abandoned' where id = ?", given_up["id"]
    )
    for table, days in ((given_up, 8), (never_begun, 8), (finished, 8), (lately, 6)):
        days_ago(own_database, table["id"], days)
    with serving(settings(own_database, records=tmp_path / "records")) as base:
        for person in (one, other):
            person.move_to(base)
        wait_for(lambda: one.http.get(f"/api/tables/{given_up['id']}").status_code == 404)
        assert one.http.get(f"/api/tables/{never_begun['id']}").status_code == 404
        for kept in (finished, lately):
            one.state(kept["id"])
    (kept_record,) = (tmp_path / "records").iterdir()
    assert given_up["id"] in kept_record.name
    assert len(record.verify(record.loads(kept_record.read_text(encoding="utf-8"))).log) == 1
    with serving(settings(own_database, purge_finished_days=7)) as base:
        one.move_to(base)
        wait_for(lambda: one.http.get(f"/api/tables/{finished['id']}").status_code == 404)


def test_deleting_accounts_is_no_way_around_the_quota_of_an_address(own_database: str) -> None:
    with serving(settings(own_database)) as base:
        tables = []
        for number in range(3):
            with Person(base) as one:
                table = one.new_table("me", "me")["table"]["id"]
                one.ask("POST", f"/api/tables/{table}/resign", 204, seat=0)
                one.ask("DELETE", "/api/me", 204)
                days_ago(own_database, table, 3 - number)
                tables.append(table)
    with serving(settings(own_database, quota_address_games=2)) as base:
        wait_for(lambda: get(f"{base}/api/tables/{tables[0]}").status_code == 404)
        assert [get(f"{base}/api/tables/{table}").status_code for table in tables[1:]] == [200, 200]


def test_the_oldest_games_beyond_a_quota_go(own_database: str, person_at: PersonAt) -> None:
    with serving(settings(own_database)) as base:
        one = person_at(base)
        tables = [one.new_table("me", "me")["table"]["id"] for _ in range(3)]
        for number, table in enumerate(tables):
            one.ask("POST", f"/api/tables/{table}/resign", 204, seat=0)
            days_ago(own_database, table, 3 - number)
    with serving(settings(own_database, quota_stored_games=2)) as base:
        one.move_to(base)
        wait_for(lambda: one.http.get(f"/api/tables/{tables[0]}").status_code == 404)
        assert [one.http.get(f"/api/tables/{table}").status_code for table in tables[1:]] == [200, 200]


def test_clubs_and_deals_of_one_address_are_limited(
    own_database: str, person_at: PersonAt, monkeypatch: pytest.MonkeyPatch
) -> None:
    """Whoever has many accounts founds no more clubs and sends no more attempts; others are not held up."""
    monkeypatch.setattr(daily, "today", lambda: MONDAY)
    few = {"rate_factor": 1, "limit_address_clubs": "2/3600", "limit_address_deals": "2/3600"}
    with serving(settings(own_database, **few)) as base:
        same = [member(person_at, base, address="198.51.100.9") for _ in range(3)]
        for number, one in enumerate(same[:2]):
            found_club(one, f"Club {number}")
        refused = same[2].refused("too_many", "POST", "/api/clubs", name="Club 3")
        assert refused["limit"] == "address_clubs"
        assert "join one of them" in refused["detail"]
        attempt = {"date": MONDAY.isoformat(), "record": "{}"}
        for one in same[:2]:
            one.refused("bad_request", "POST", "/api/daily/cablecar", **attempt)
        refused = same[2].refused("too_many", "POST", "/api/daily/cablecar", **attempt)
        assert refused["limit"] == "address_deals"
        other = member(person_at, base)
        found_club(other, "Elsewhere")
        other.refused("bad_request", "POST", "/api/daily/cablecar", **attempt)
