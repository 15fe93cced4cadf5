"""Protection against strangers: origins, headers, sizes, limits, URLs that can't be guessed, logs without secrets."""

import asyncio
import io
import json
import logging
import re
import sys
from collections.abc import Callable
from types import SimpleNamespace
from typing import cast, get_args

import httpx
import pytest

from fogcity.server import limits, logs, websockets
from fogcity.server.accounts import Accounts
from fogcity.server.logs import JsonLines, Lines
from fogcity.server.security import address_of, is_foreign
from fogcity.server.store import Counts
from server.harness import PATIENCE, Person, Socket, client, get, post, serving, settings

NewPerson = Callable[[], Person]
PersonAt = Callable[[str], Person]


def test_pages_of_other_sites_are_refused(person: NewPerson, base: str) -> None:
    one = person()
    body = {"game": "cablecar", "seats": [{"kind": "me"}, {"kind": "me"}]}
    for headers in (
        {"Origin": "https://evil.example"},
        {"Origin": "null"},
        {"Origin": "http://["},
        {"Sec-Fetch-Site": "cross-site"},
    ):
        answer = one.http.post("/api/tables", json=body, headers=headers)
        assert answer.json()["code"] == "origin"
    assert one.http.post("/api/tables", json=body, headers={"Origin": base}).status_code == 201
    table = one.new_table("me", "open")["table"]["id"]
    for origin in ("https://evil.example", "http://["):
        with Socket(one, table, headers={"Origin": origin}) as socket:
            assert socket.closed_with() == 4403
    with Socket(one, table, headers={"Origin": base}) as socket:
        assert socket.receive()["type"] == "state"


def test_further_origins_can_be_allowed() -> None:
    scope = {"headers": [(b"origin", b"https://play.example"), (b"host", b"10.0.0.1")]}
    assert is_foreign(scope, [])
    assert not is_foreign(scope, ["https://play.example"])


def test_no_socket_without_an_account(person: NewPerson) -> None:
    one = person()
    table = one.new_table("me", "open")["table"]["id"]
    one.http.cookies.clear()
    with one.socket(table) as socket:
        assert socket.closed_with() == 4401


def test_headers_of_every_answer(base: str) -> None:
    for path in ("/", "/api/games", "/api/none", "/healthz"):
        headers = get(base + path).headers
        assert "default-src 'none'" in headers["content-security-policy"]
        assert "script-src 'self' 'wasm-unsafe-eval';" in headers["content-security-policy"]
        assert headers["x-content-type-options"] == "nosniff"
        assert headers["x-frame-options"] == "DENY"
        assert headers["referrer-policy"] == "same-origin"
        assert "server" not in headers or "uvicorn" in headers["server"]  # `fogcity serve` sends none
    assert get(f"{base}/api/games").headers["cache-control"] == "no-store"


def test_mistakes_of_the_server_have_the_headers_as_well(base: str, monkeypatch: pytest.MonkeyPatch) -> None:
    async def fail(*_: object) -> None:
        raise ZeroDivisionError

    monkeypatch.setattr(Accounts, "of_token", fail)
    answer = get(f"{base}/api/me")
    assert answer.status_code == 500
    assert answer.json()["code"] == "internal"
    assert "default-src 'none'" in answer.headers["content-security-policy"]
    assert answer.headers["cache-control"] == "no-store"


def test_large_requests_are_refused(person: NewPerson, base: str) -> None:
    one = person()
    big = b'{"name": "' + b"x" * 200_000 + b'"}'
    json_type = {"Content-Type": "application/json"}
    assert one.http.patch("/api/me", content=big, headers=json_type).json()["code"] == "too_large"
    in_pieces = one.http.patch("/api/me", content=iter([big[:100_000], big[100_000:]]), headers=json_type)
    assert in_pieces.json()["code"] == "too_large"


def test_no_text_holds_a_nul(person: NewPerson) -> None:
    one = person()
    for path in ("/api/tables?game=a%00b", "/api/invitations/A%00B"):
        one.refused("bad_request", "GET", path)
    one.refused("bad_request", "POST", "/api/login", name="a\0b", password="correct horse battery")
    one.refused("bad_request", "POST", "/api/me", invitation="a\0b")
    for table in ("%00", "a%00aaaaaaaaaaaaa", "x" * 1000):
        with Socket(one, table) as socket:
            assert socket.closed_with() == 4404


def test_limits_for_addresses_and_accounts(
    own_database: str, person_at: PersonAt, monkeypatch: pytest.MonkeyPatch
) -> None:
    now = 1000.0
    monkeypatch.setattr(limits, "time", SimpleNamespace(monotonic=lambda: now))
    with serving(settings(own_database, rate_factor=1)) as base:
        one = person_at(base)

        def log_in(name: str = "nobody") -> str:
            answer = post(f"{base}/api/login", json={"name": name, "password": "guess"}).json()
            assert answer.get("limit", "account_logins") == "account_logins"  # not the address's, which has more
            code: str = answer["code"]
            return code

        assert [log_in() for _ in range(22)] == ["bad_password"] * 20 + ["too_many"] * 2
        assert log_in("somebody else") == "bad_password"
        now += 599.9
        assert log_in() == "too_many"
        now += 0.1  # ten minutes after the first time
        assert [log_in() for _ in range(21)] == ["bad_password"] * 20 + ["too_many"]
        table = one.new_table("me", "open")["table"]["id"]
        with one.socket(table) as socket:
            socket.receive()
            answers = [socket.ask("say", text=f"line {i}") for i in range(10)]
            assert [answer["type"] for answer in answers] == ["done"] * 8 + ["refused"] * 2
            assert answers[-1]["problem"]["code"] == "too_many"
        guessed = [one.http.get("/api/invitations/AAAAAAAAAA") for _ in range(65)]
        assert [answer.status_code for answer in guessed] == [404] * 60 + [429] * 5
        assert guessed[-1].headers["retry-after"] == "600"


def test_what_protects_a_worker_alone_is_counted_without_the_database(own_database: str) -> None:
    shared: list[str] = []

    async def add(key: str, _: int) -> tuple[int, float]:
        shared.append(key)
        return 1, 1.0

    counts = cast(Counts, SimpleNamespace(several_workers=True, add=add))
    counting = limits.RateLimits(settings(own_database), counts)
    for what in get_args(limits.Limited):
        asyncio.run(counting.check(what, "somebody"))
    own = ("requests", "messages", "address_messages")
    assert shared == [f"{what} somebody" for what in get_args(limits.Limited) if what not in own]


def test_one_client_has_one_address_by_ipv6() -> None:
    one = address_of({"client": ("2001:db8:1:2:3:4:5:6", 1)})
    assert one == address_of({"client": ("2001:db8:1:2:ffff::1", 2)})
    assert one != address_of({"client": ("2001:db8:1:3::1", 2)})
    assert address_of({"client": None}) == "unknown"
    assert address_of({"client": ("::ffff:203.0.113.9", 1)}) == "203.0.113.9"  # of a server that listens for both


def test_user_text_is_never_markup(person: NewPerson) -> None:
    one = person()
    one.ask("PATCH", "/api/me", name="<script>alert(1)")
    answer = one.http.get("/api/me")
    assert answer.headers["content-type"] == "application/json"
    assert answer.json()["name"] == "<script>alert(1)"


def test_addresses_cannot_be_guessed(person: NewPerson) -> None:
    one = person()
    tables = [one.new_table("me", "open")["table"] for _ in range(20)]
    assert len({table["id"] for table in tables} | {table["code"] for table in tables}) == 40
    assert all(len(table["id"]) == 16 and len(table["code"]) == 10 for table in tables)


def test_logs_are_json_and_hold_no_secrets(own_database: str, person_at: PersonAt) -> None:
    stream = io.StringIO()
    handler = logging.StreamHandler(stream)
    handler.setFormatter(JsonLines())
    root = logging.getLogger()
    root.addHandler(handler)
    level = root.level
    root.setLevel(logging.INFO)
    try:
        with serving(settings(own_database)) as base:
            one = person_at(base)
            one.ask("PUT", "/api/me/password", password="tram number nine")
            info = one.new_table("me", "open")["table"]
            one.http.get(f"/api/invitations/{info['code']}")
            one.http.get(f"/api/tables/{info['id']}?since=0&code={info['code']}")
    finally:
        root.removeHandler(handler)
        root.setLevel(level)
    text = stream.getvalue()
    lines = [json.loads(line) for line in text.splitlines()]
    requests = [line for line in lines if line["message"] == "request" and line["from"] == "fogcity.access"]
    assert any(line["route"].endswith("/invitations/{code}") and line["status"] == 200 for line in requests)
    mine = "\n".join(json.dumps(line) for line in lines if line["from"].startswith("fogcity"))
    for secret in (one.http.cookies["fogcity"], "tram number nine", info["code"]):
        assert secret not in mine


@pytest.mark.parametrize(("setting", "status"), [("local", 200), ("all", 200), ("off", 404)])
def test_metrics_and_health(own_database: str, setting: str, status: int) -> None:
    with serving(settings(own_database, metrics=setting)) as base:
        assert get(f"{base}/healthz").json()["status"] == "ok"
        assert [httpx.head(f"{base}{path}", timeout=PATIENCE).status_code for path in ("/healthz", "/")] == [200, 200]
        answer = get(f"{base}/metrics")
        assert answer.status_code == status
        if status == 200:
            assert 'fogcity_requests_total{method="GET",route="/healthz",status="200"}' in answer.text
        outside = get(f"{base}/metrics", headers={"X-Forwarded-For": "203.0.113.9"})
        assert outside.status_code == (200 if setting == "all" else 404)


def test_refusals_by_http_are_counted(base: str) -> None:
    def counted(code: str) -> float:
        found = re.search(f'fogcity_refusals_total{{code="{code}"}} (.*)', get(f"{base}/metrics").text)
        return float(found[1]) if found else 0.0

    asked = {
        "no_account": httpx.Request("GET", f"{base}/api/me"),
        "not_found": httpx.Request("GET", f"{base}/api/none"),
        "origin": httpx.Request("POST", f"{base}/api/me", headers={"Origin": "null"}),
    }
    before = {code: counted(code) for code in asked}
    with client() as http:
        for request in asked.values():
            http.send(request)
    assert {code: counted(code) for code in asked} == {code: number + 1 for code, number in before.items()}


@pytest.mark.parametrize(("error", "told"), [(asyncio.CancelledError(), False), (RuntimeError(), True)])
def test_what_a_stop_cancels_is_not_logged(error: BaseException, told: bool) -> None:
    about = (type(error), error, None)
    record = logging.LogRecord("uvicorn.error", logging.ERROR, "", 0, "Exception in ASGI application", None, about)
    assert bool(websockets.log.filter(record)) is told
    assert logs.is_no_cancellation(record) is told


def test_logs_for_people_say_what_went_wrong() -> None:
    record = logging.makeLogRecord({"msg": "a bot failed", "levelno": logging.WARNING, "levelname": "WARNING"})
    record.bot, record.account, record._by_a_library = "hard", None, 1
    assert Lines().format(record).partition(" ")[2] == "warning: a bot failed (bot hard)"


@pytest.mark.parametrize(
    ("kind", "terminal", "level", "shown"),
    [
        ("auto", True, "info", ["warning: late"]),
        ("auto", False, "info", ['"message": "request"', '"message": "late"']),
        ("json", True, "info", ['"message": "request"', '"message": "late"']),
        ("text", False, "debug", ["info: request", "warning: late"]),
    ],
)
def test_a_terminal_shows_people_what_they_want(
    monkeypatch: pytest.MonkeyPatch, kind: str, terminal: bool, level: str, shown: list[str]
) -> None:
    stream = io.StringIO()
    monkeypatch.setattr(stream, "isatty", lambda: terminal)
    monkeypatch.setattr(sys, "stderr", stream)
    root = logging.getLogger()
    before = root.level, list(root.handlers)
    try:
        logs.set_up(level, kind)
        logging.getLogger("fogcity.access").info("request")
        logging.getLogger("fogcity.server").warning("late")
    finally:
        root.setLevel(before[0])
        root.handlers[:] = before[1]
    lines = stream.getvalue().splitlines()
    assert len(lines) == len(shown)
    assert all(part in line for part, line in zip(shown, lines, strict=True))


def test_only_the_servers_own_names_are_served(own_database: str) -> None:
    with serving(settings(own_database, hosts=["play.example.org", "localhost"])) as base:
        for host, status in (("play.example.org", 200), ("PLAY.example.org:443", 200), ("evil.example", 403)):
            assert httpx.get(f"{base}/api/games", timeout=60, headers={"Host": host}).status_code == status
        assert httpx.get(f"{base}/healthz", timeout=60).status_code == 200


def test_over_https_no_other_site_can_set_the_cookie(own_database: str) -> None:
    proxy = {"X-Forwarded-Proto": "https"}
    with serving(settings(own_database)) as base:
        cookie = httpx.post(f"{base}/api/me", timeout=60, headers=proxy).headers["set-cookie"]
        assert cookie.startswith("__Host-fogcity=")
        assert "Secure" in cookie
        assert "Path=/" in cookie
        assert "Domain" not in cookie
        token = cookie.partition(";")[0].partition("=")[2]
        for name, status in (("__Host-fogcity", 200), ("fogcity", 401)):
            answer = httpx.get(f"{base}/api/me", timeout=60, headers=proxy | {"Cookie": f"{name}={token}"})
            assert answer.status_code == status
