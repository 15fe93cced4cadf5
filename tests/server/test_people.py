"""Accounts: guests, names, passwords, leaving."""

import asyncio
import hashlib
import sqlite3
from collections.abc import Callable
from datetime import UTC, datetime, timedelta
from types import SimpleNamespace
from typing import cast

import pytest

from fogcity import locales
from fogcity.server.accounts import Accounts, token_hash
from fogcity.server.problems import Refusal
from fogcity.server.store import AccountRow, Conflict, People
from server.harness import Person, client, get, post

NewPerson = Callable[[], Person]


@pytest.mark.parametrize(("language", "words"), [("nl", "guest-beings"), ("ko", "guest-moods"), ("fr", "guest-moods")])
def test_a_guest_is_called_something_in_their_language(base: str, language: str, words: str) -> None:
    name = post(f"{base}/api/me", headers={"Accept-Language": language}).json()["name"]
    assert name.split()[1 if language != "ko" else 0] in locales.text(language, words).split()


def test_first_visit_makes_a_guest_and_the_second_finds_it(base: str) -> None:
    with client(base_url=base) as http:
        assert http.get("/api/me").json()["code"] == "no_account"
        first = http.post("/api/me")
        cookie = first.headers["set-cookie"]
        assert "HttpOnly" in cookie
        assert "samesite=lax" in cookie.lower()
        assert first.json()["has_password"] is False
        again = http.post("/api/me")
        assert again.json() == first.json() == http.get("/api/me").json()
        assert "set-cookie" not in again.headers


def test_cookie_is_secure_behind_tls(base: str) -> None:
    answer = post(f"{base}/api/me", headers={"X-Forwarded-Proto": "https"})
    assert "Secure" in answer.headers["set-cookie"]
    assert answer.headers["strict-transport-security"]


def test_token_is_stored_hashed(person: NewPerson, database: str) -> None:
    token = person().http.cookies["fogcity"]
    with sqlite3.connect(database.partition(":///")[2]) as connection:
        stored = {row[0] for row in connection.execute("select token_hash from sessions")}
        everything = "\n".join(connection.iterdump())
    connection.close()
    assert hashlib.sha256(token.encode()).hexdigest() in stored
    assert token not in everything


@pytest.mark.parametrize(
    ("away", "known", "noted"),
    [
        (timedelta(hours=5), True, False),
        (timedelta(hours=7), True, True),
        (timedelta(days=179), True, True),
        (timedelta(days=181), False, False),
    ],
)
def test_a_device_stays_logged_in_for_half_a_year(away: timedelta, known: bool, noted: bool) -> None:
    """And it is written down that somebody was here, but not at every request."""
    now = datetime.now(UTC)
    account, stored, touched = AccountRow(1, "Otter", None, now, now), token_hash("a token"), list[int]()

    async def by_token(_: str) -> tuple[AccountRow, str, datetime]:
        return account, stored, now - away  # also for a token that is merely alike

    async def touch(account_id: int, *_: object) -> None:
        touched.append(account_id)

    accounts = Accounts(cast(People, SimpleNamespace(by_token=by_token, touch=touch)))
    assert asyncio.run(accounts.of_token("a token")) == (account if known else None)
    assert touched == [1] * noted
    for wrong in (None, "", "another token"):
        assert asyncio.run(accounts.of_token(wrong)) is None


def test_when_no_name_is_free_a_guest_is_told_to_try_again() -> None:
    """With longer and longer numbers before that."""
    tried: list[str] = []

    async def add(name: str, *_: object) -> None:
        tried.append(name)
        raise Conflict

    with pytest.raises(Refusal) as refused:
        asyncio.run(Accounts(cast(People, SimpleNamespace(add=add))).new_guest("en"))
    assert refused.value.problem.code == "unavailable"
    assert len(tried) == 5
    assert [int(name.split()[-1]) < 1000 for name in tried[:2]] == [True, True]
    assert int(tried[-1].split()[-1]) > 1000


def test_rename(person: NewPerson) -> None:
    one, other = person(), person()
    assert one.ask("PATCH", "/api/me", name="  Señor   Fog 霧 ")["name"] == "Señor Fog 霧"
    other.refused("name_taken", "PATCH", "/api/me", name="SEÑOR FOG 霧")
    for bad in ("x", "y" * 25, "a\u202eb\u0000", "\u200b\u200b"):
        other.refused("bad_request", "PATCH", "/api/me", name=bad)


def test_password_lets_one_come_back(person: NewPerson, base: str) -> None:
    one = person()
    assert one.ask("PUT", "/api/me/password", password="tram number nine")["has_password"] is True
    one.refused("bad_password", "PUT", "/api/me/password", password="tram number ten")
    one.ask("PUT", "/api/me/password", password="tram number ten", current="tram number nine")
    with client(base_url=base) as elsewhere:
        wrong = elsewhere.post("/api/login", json={"name": one.name, "password": "tram number nine"})
        assert wrong.json()["code"] == "bad_password"
        good = elsewhere.post("/api/login", json={"name": one.name.upper(), "password": "tram number ten"})
        assert good.json()["name"] == one.name
        one.ask("POST", "/api/logout-everywhere", 204)
        assert elsewhere.get("/api/me").json()["code"] == "no_account"


def test_new_password_logs_other_devices_out(person: NewPerson, base: str) -> None:
    one = person()
    one.ask("PUT", "/api/me/password", password="tram number nine")
    with client(base_url=base) as elsewhere:
        elsewhere.post("/api/login", json={"name": one.name, "password": "tram number nine"})
        one.ask("PUT", "/api/me/password", password="tram number ten", current="tram number nine")
        assert elsewhere.get("/api/me").status_code == 401
    one.ask("GET", "/api/me")


def test_guest_name_cannot_be_logged_in_to(person: NewPerson, base: str) -> None:
    answer = post(f"{base}/api/login", json={"name": person().name, "password": "whatever it is"})
    assert answer.json()["code"] == "bad_password"


def test_logout_forgets_this_device(person: NewPerson) -> None:
    one = person()
    token = one.http.cookies["fogcity"]
    one.ask("POST", "/api/logout", 204)
    assert get(f"{one.base}/api/me", cookies={"fogcity": token}).status_code == 401


def test_deleted_account_leaves_games_without_its_name(person: NewPerson) -> None:
    one, other = person(), person()
    table = one.new_table("me", "open", "bot", public=True)["table"]["id"]
    other.ask("POST", f"/api/tables/{table}/join", code=None)
    other.ask("POST", f"/api/tables/{table}/messages", 204, text="goodbye")
    with one.socket(table) as socket:
        socket.receive()
        other.ask("DELETE", "/api/me", 204)
        socket.until_state(lambda state: state["table"]["seats"][1]["resigned"])
    other.refused("no_account", "GET", "/api/me")
    text = one.http.get(f"/api/tables/{table}").text
    assert other.name not in text
    assert "goodbye" not in text
    assert one.state(table)["table"]["status"] == "playing"


NEW_PASSWORD = ("PUT", "/api/me/password", 200)


@pytest.mark.parametrize(
    ("request_", "closed", "stays"),
    [
        (NEW_PASSWORD, "other", "one"),
        (("POST", "/api/logout", 204), "one", "other"),
        (("POST", "/api/logout-everywhere", 204), "both", ""),
        (("DELETE", "/api/me", 204), "both", ""),
    ],
    ids=["password", "logout", "everywhere", "delete"],
)
def test_sockets_of_devices_that_are_logged_out_are_closed(
    person: NewPerson, request_: tuple[str, str, int], closed: str, stays: str
) -> None:
    one, other = person(), person()
    one.ask("PUT", "/api/me/password", password="tram number nine")
    other.ask("POST", "/api/login", name=one.name, password="tram number nine")
    table = one.new_table("me", "open")["table"]["id"]
    with one.socket(table) as mine, other.socket(table) as theirs:
        sockets = {"one": mine, "other": theirs}
        for socket in sockets.values():
            socket.receive()
        body = {"password": "tram number ten", "current": "tram number nine"} if request_ == NEW_PASSWORD else {}
        one.ask(*request_, **body)
        for name, socket in sockets.items():
            if name == stays:
                assert socket.ask("say", text="still here")["type"] == "done"
            else:
                assert closed in (name, "both")
                assert socket.closed_with() == 4401
