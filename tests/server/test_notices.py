"""Notices: sent to people who look elsewhere, withdrawn when they no longer apply, with nothing secret in them."""

import asyncio
import itertools
import json
from collections.abc import Callable, Iterator
from contextlib import ExitStack
from datetime import UTC, datetime, timedelta
from typing import Any, get_args

import pytest
from sqlalchemy import insert

from fogcity import locales
from fogcity.games import BadInput
from fogcity.server.clubs.rows import News
from fogcity.server.notices import KINDS, post, push, quiet, sender
from fogcity.server.notices.notice import Notice, words
from fogcity.server.notices.outbox import Delivery, Outbox, Withdrawal
from fogcity.server.serve import read_settings
from fogcity.server.settings import Rate
from fogcity.server.store import Database, People
from fogcity.server.store.schema import subscriptions
from server.harness import Person, Plain, serving, settings, wait_for
from server.receivers import Browser, Receiver

NOW = datetime.now(UTC)
PersonAt = Callable[[str], Person]
NUMBERS = itertools.count(1)
"""Of browsers: all of them have addresses of their own at the one push service."""


@pytest.fixture(scope="module")
def receiver() -> Iterator[Receiver]:
    """A push service and a chat."""
    with Receiver() as running:
        yield running


@pytest.fixture(scope="module", params=["sqlite", "postgresql"])
def house(
    request: pytest.FixtureRequest, tmp_path_factory: pytest.TempPathFactory, receiver: Receiver
) -> Iterator[str]:
    """A server that tells at once, on each kind of database."""
    sqlite = f"sqlite+aiosqlite:///{tmp_path_factory.mktemp('notices') / 'test.sqlite3'}"
    url: str = sqlite if request.param == "sqlite" else request.getfixturevalue("postgresql")
    hook = {"webhook": f"{receiver.base}/chat", "hosts": ["127.0.0.1"], "private_targets": True}
    with serving(settings(url, notice_seconds=0, **hook)) as base:
        yield base


def key_of(person: Person) -> str:
    """The key by which this server signs."""
    return str(person.ask("GET", "/api/me/notices")["key"])


def subscribed(person: Person, receiver: Receiver, name: str = "Firefox") -> Browser:
    """A browser of somebody's that gets notices."""
    browser = Browser(receiver, f"/push/{next(NUMBERS)}-{name}")
    person.ask("PUT", "/api/me/notices/devices", **browser.subscription(name))
    return browser


def pair(house: str, person_at: PersonAt, **preferences: Any) -> tuple[Person, Person, str]:
    """Two people at a public table where the first one begins; not started."""
    first, second = person_at(house), person_at(house)
    table = first.new_table("me", "open", public=True, first=0, grace=0, **preferences)["table"]["id"]
    return first, second, table


def act(person: Person, table: str) -> None:
    """Play the first legal action, which ends the turn."""
    state = person.state(table)
    seen = next(seen for seen in state["seen"] if seen["actions"])
    body = {"seat": seen["seat"], "ply": state["ply"], "action": seen["actions"][0]["text"]}
    person.ask("POST", f"/api/tables/{table}/actions", **body)


def test_a_closed_browser_is_told_and_untold(house: str, receiver: Receiver, person_at: PersonAt) -> None:
    """A turn comes as a push that only that browser can read; when it was taken, another push closes it."""
    first, second, table = pair(house, person_at)
    browser, key = subscribed(second, receiver), key_of(second)
    second.ask("POST", f"/api/tables/{table}/join", seat=1)
    [start] = browser.wait(key, 1)
    assert start["kind"] == "start"
    act(first, table)
    turn = browser.wait(key, 2)[1]
    assert turn == {
        "kind": "turn",
        "path": f"/table/{table}",
        "title": "Your turn",
        "text": f"San Francisco Cable Car with {first.name}",
    }
    act(second, table)
    assert browser.wait(key, 3)[2] == {"kind": "withdrawn", "path": f"/table/{table}"}
    act(first, table)
    assert browser.wait(key, 4)[3] == turn
    topics = {request.headers["topic"] for request in receiver.at(browser.path)}
    assert len(topics) == 1, "a push service that still keeps one of them replaces it"


def test_who_looks_at_the_table_is_not_told(house: str, receiver: Receiver, person_at: PersonAt) -> None:
    """A page in sight needs no notice; one out of sight does, and whatever is looked at is closed elsewhere."""
    first, second, table = pair(house, person_at)
    browser, key = subscribed(second, receiver), key_of(second)
    second.ask("PUT", "/api/me/notices", off=["start"])
    second.ask("POST", f"/api/tables/{table}/join", seat=1)
    with second.socket(table) as page:
        page.until_state(lambda state: True)
        act(first, table)
        page.until_ply(1)
        act(second, table)
        page.until_ply(2)
        assert page.ask("look", looking=False)["type"] == "done"
        act(first, table)
        assert [shown["kind"] for shown in browser.wait(key, 1)] == ["turn"], "of the first turn nothing was said"
    with phone_of(second, house) as phone, phone.socket(table, looking=0) as hidden:
        hidden.until_state(lambda state: True)
        assert hidden.ask("ping")["type"] == "done"
        assert len(browser.shown(key)) == 1
        hidden.ask("look", looking=True)
        assert browser.wait(key, 2)[1]["kind"] == "withdrawn"


def phone_of(person: Person, house: str) -> Person:
    """Another device of somebody's, logged in."""
    phone = Person(house)
    phone.http.cookies.clear()
    person.ask("PUT", "/api/me/password", password="tram number nine")
    phone.ask("POST", "/api/login", name=person.name, password="tram number nine")
    return phone


def test_invitations_starts_and_ends(house: str, receiver: Receiver, person_at: PersonAt) -> None:
    """Everything else that is worth a word, in one's own language; a chat hears of public games only."""
    first, second, table = pair(house, person_at)
    browser, key = subscribed(second, receiver), key_of(second)
    second.ask("PUT", "/api/me/notices", language="nl", off=["start"])
    second.ask("POST", f"/api/tables/{table}/join", seat=1)
    first.ask("POST", f"/api/tables/{table}/resign", 204, seat=0)
    end = browser.wait(key, 1)[0]
    assert (end["kind"], end["title"]) == ("end", "Het spel is afgelopen")
    again = first.ask("POST", f"/api/tables/{table}/rematch")["table"]["id"]
    invitation = browser.wait(key, 2)[1]
    assert invitation["title"] == f"{first.name} nodigt je uit"
    assert invitation["path"] == f"/table/{again}"
    second.ask("POST", f"/api/tables/{again}/join", seat=None)
    told = browser.wait(key, 3)[2]
    assert (told["kind"], told["path"]) in [("withdrawn", f"/table/{again}"), ("turn", f"/table/{again}")]
    chat = wait_for(lambda: (found := about(receiver, table)) and len(found) == 2 and found)
    told_chat = {each["event"]["kind"]: each for each in chat}
    assert told_chat["end"]["text"].startswith("The game is over: San Francisco Cable Car with ")


def about(receiver: Receiver, table: str) -> list[Plain]:
    """What a chat was told about a table."""
    told = [json.loads(request.body) for request in receiver.at("/chat")]
    return [each for each in told if each["event"]["link"].endswith(table)]


def test_devices_that_are_gone_are_forgotten(house: str, receiver: Receiver, person_at: PersonAt) -> None:
    _, second, table = pair(house, person_at)
    browser = subscribed(second, receiver)
    receiver.answers[browser.path] = [410]
    second.ask("POST", f"/api/tables/{table}/join", seat=1)
    wait_for(lambda: second.ask("GET", "/api/me/notices")["devices"] == [])
    assert len(receiver.at(browser.path)) == 1


def test_a_service_that_fails_is_tried_again(
    house: str, receiver: Receiver, person_at: PersonAt, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(sender, "FIRST_WAIT", 0.01)
    first, second, table = pair(house, person_at)
    browser, key = subscribed(second, receiver), key_of(second)
    receiver.answers[browser.path] = [503, 429]
    second.ask("POST", f"/api/tables/{table}/join", seat=1)
    shown = browser.wait(key, 3)
    assert [each["kind"] for each in shown] == ["start"] * 3
    act(first, table)
    assert browser.wait(key, 4)[3]["kind"] == "turn", "and what was taken at last is not sent once more"


def test_each_notice_is_sent_by_one_worker(postgresql: str, receiver: Receiver, person_at: PersonAt) -> None:
    """Three workers look for what is due; everybody is told everything once, whichever worker they play at."""
    preferences = {"notice_seconds": 0, "private_targets": True}
    with ExitStack() as stack:
        workers = [stack.enter_context(serving(settings(postgresql, **preferences))) for _ in range(3)]
        first, second, table = pair(workers[0], person_at)
        browser, key = subscribed(second, receiver), key_of(second)
        second.move_to(workers[1])
        second.ask("POST", f"/api/tables/{table}/join", seat=1)
        browser.wait(key, 1)
        for turn in range(1, 5):
            act(first, table)
            assert browser.wait(key, 2 * turn)[-1]["kind"] == "turn"
            act(second, table)
            assert browser.wait(key, 2 * turn + 1)[-1]["kind"] == "withdrawn"
        with second.socket(table) as page:  # at the second worker: the first one knows
            page.until_state(lambda state: True)
            with first.socket(table) as other:
                other.until(lambda message: message["type"] == "presence" or message["presence"]["seats"] == [0, 1])
            act(first, table)
            act(second, table)
            assert page.ask("look", looking=False)["type"] == "done"
    assert len(browser.shown(key)) == 9


# --- bounds and doors ------------------------------------------------------------------------------------------------


@pytest.mark.parametrize(
    "endpoint",
    [
        "http://push.example.org/send/abc",
        "https://127.0.0.1/send/abc",
        "https://[::1]/send/abc",
        "https://[::ffff:10.0.0.1]/send/abc",
        "https://169.254.169.254/latest",
        "https://user:pass@push.example.org/send",
        "https://push.example.org:8443/send",
        "https://push.example.org:99999/send",
        "https://push.example.org/a b",
        "file:///etc/passwd",
        "https:///nowhere",
    ],
)
def test_nothing_is_sent_into_private_networks(base: str, person: Callable[[], Person], endpoint: str) -> None:
    with Receiver() as unused:
        body = Browser(unused, "/").subscription() | {"endpoint": endpoint}
    person().refused("bad_request", "PUT", "/api/me/notices/devices", **body)


def test_names_of_private_addresses_are_refused_when_something_is_sent() -> None:
    with pytest.raises(post.Forbidden):
        asyncio.run(post.post("https://localhost/", b"", {}))
    with Receiver() as receiver, pytest.raises(post.Forbidden):
        asyncio.run(post.post(receiver.base, b"", {}))


def test_redirects_are_not_followed() -> None:
    with Receiver() as receiver:
        receiver.answers["/here"] = [307]
        answer = asyncio.run(post.post(f"{receiver.base}/here?a=b", b"x", {}, private=True))
        assert answer.status == 201
        assert asyncio.run(post.post(f"{receiver.base}/here", b"x", {}, private=True)).status == 307
        assert [request.path for request in receiver.got] == ["/here?a=b", "/here"]


def test_bad_keys_are_refused(person: Callable[[], Person]) -> None:
    somebody = person()
    with Receiver() as unused:
        good = Browser(unused, "/").subscription() | {"endpoint": "https://push.example.org/send"}
    point, auth = good["keys"]["p256dh"], good["keys"]["auth"]
    for keys in ({"p256dh": point[:-2] + "AA", "auth": auth}, {"p256dh": point, "auth": "AAAA"}, {"p256dh": "é"}):
        somebody.refused("bad_request", "PUT", "/api/me/notices/devices", **good | {"keys": keys})
    for body in ({"zone": "Mars/Base"}, {"quiet": {"start": 1440, "end": 0}}, {"off": ["chat"]}, {"language": "xx"}):
        somebody.refused("bad_request", "PUT", "/api/me/notices", **body)
    somebody.refused("not_allowed", "PUT", "/api/me/notices/mail", address="otter@example.org")
    somebody.refused("not_allowed", "POST", "/api/lost-password", who=somebody.name)
    somebody.refused("not_found", "DELETE", "/api/me/notices/devices/77777")


def test_devices_are_bounded_and_end_with_their_session(person: Callable[[], Person]) -> None:
    """An account has ten at most; a device that logs out, and one that somebody else takes over, is forgotten."""
    owner, friend = person(), person()
    owner.ask("PUT", "/api/me/password", password="tram number nine")
    devices = []
    with Receiver() as unused:
        for number in range(12):
            device = Person(owner.base)
            device.ask("POST", "/api/login", name=owner.name, password="tram number nine")
            body = Browser(unused, "/").subscription(f"Device {number}")
            body["endpoint"] = f"https://push.example.org/{owner.name}/{number}".replace(" ", "-")
            device.ask("PUT", "/api/me/notices/devices", **body)
            devices.append((device, body))
    listed = owner.ask("GET", "/api/me/notices")["devices"]
    assert [device["name"] for device in listed] == [f"Device {number}" for number in range(2, 12)]
    assert [device["here"] for device in devices[-1][0].ask("GET", "/api/me/notices")["devices"]] == [False] * 9 + [
        True
    ]
    devices[-1][0].ask("POST", "/api/logout", 204)
    friend.ask("PUT", "/api/me/notices/devices", **devices[-2][1])
    owner.ask("DELETE", f"/api/me/notices/devices/{listed[0]['id']}")
    assert [device["name"] for device in owner.ask("GET", "/api/me/notices")["devices"]] == [
        f"Device {number}" for number in range(3, 10)
    ]
    owner.ask("POST", "/api/logout-everywhere", 204)
    with Person(owner.base) as back:
        back.ask("POST", "/api/login", name=owner.name, password="tram number nine")
        assert back.ask("GET", "/api/me/notices")["devices"] == []
    for device, _ in devices:
        device.http.close()


def test_notices_of_one_account_are_limited(own_database: str, receiver: Receiver, person_at: PersonAt) -> None:
    few = {"limit_notices": Rate(2, 3600), "rate_factor": 1, "limit_messages": Rate(1000, 10)}
    with serving(settings(own_database, notice_seconds=0, private_targets=True, **few)) as base:
        first, second, table = pair(base, person_at)
        browser, key = subscribed(second, receiver), key_of(second)
        second.ask("POST", f"/api/tables/{table}/join", seat=1)
        browser.wait(key, 1)
        for number in (2, 3):
            act(first, table)
            if number == 2:
                browser.wait(key, 2)
            act(second, table)
        first.ask("POST", f"/api/tables/{table}/resign", 204, seat=0)
        metrics = first.http.get("/metrics").text
        wait_for(lambda: 'fogcity_notices_total{channel="any",outcome="dropped"} ' in first.http.get("/metrics").text)
    assert 'fogcity_notices_waiting{channel="push"}' in metrics
    assert [shown["kind"] for shown in browser.shown(key)] == ["start", "turn", "withdrawn"]


# --- the parts --------------------------------------------------------------------------------------------------------


def test_the_example_of_rfc_8291() -> None:
    """The bytes that the standard gives for its keys, salt and text (appendix A)."""
    key = push.read_key("yfWPiYE-n46HLnH0KqZOF1fJJU3MYrct3AELtAQ-oRw")
    sealed = push.encrypt(
        b"When I grow up, I want to be a watermelon",
        "BCVxsr7N_eNgVRqvHtD0zTZsEc6-VV-JvLexhqUzORcxaOzi6-AYWXvTBHm4bjyPjs7Vd8pZGH6SRpkNtoIAiw4",
        "BTBZMqHH6r4Tts7J_aSIgg",
        key=key,
        salt=push.decode("DGv6ra1nlYgDCS1FRnbzlw"),
    )
    assert push.encode(sealed) == (
        "DGv6ra1nlYgDCS1FRnbzlwAAEABBBP4z9KsN6nGRTbVYI_c7VJSPQTBtkgcy27mlmlMoZIIgDll6e3vCYLocInmYWAmS6TlzAC8wEqKK6PBru3jl7A_"
        "yl95bQpu6cVPTpK4Mqgkf1CXztLVBSt2Ks3oZwbuwXPXLWyouBWLVWGNWQexSgSxsj_Qulcy4a-fN"
    )


@pytest.mark.parametrize(
    ("zone", "now", "then"),
    [
        ("America/Los_Angeles", "2026-01-31T12:00-08:00", None),
        ("America/Los_Angeles", "2026-01-31T22:00-08:00", "2026-02-01T08:00-08:00"),
        ("America/Los_Angeles", "2026-02-01T07:59-08:00", "2026-02-01T08:00-08:00"),
        ("America/Los_Angeles", "2026-02-01T08:00-08:00", None),
        ("America/Los_Angeles", "2026-03-08T01:00-08:00", "2026-03-08T08:00-07:00"),
        ("America/Los_Angeles", "2026-10-31T23:00-07:00", "2026-11-01T08:00-08:00"),
        ("Asia/Seoul", "2026-01-31T12:00Z", None),
        ("Asia/Seoul", "2026-01-31T13:00Z", "2026-01-31T23:00Z"),
    ],
)
def test_quiet_hours_in_ones_own_time(zone: str, now: str, then: str | None) -> None:
    """From ten to eight, also in the nights in which clocks are changed."""
    moment = datetime.fromisoformat(now)
    awake = quiet.after(moment, zone, 22 * 60, 8 * 60)
    assert awake == datetime.fromisoformat(then or now)
    assert quiet.after(moment, zone, None, None) == quiet.after(moment, zone, 60, 60) == moment


def test_quiet_hours_within_a_day() -> None:
    noon = datetime.fromisoformat("2026-01-31T12:30Z")
    assert quiet.after(noon, "UTC", 12 * 60, 13 * 60) == noon.replace(hour=13, minute=0)
    assert quiet.after(noon.replace(hour=13), "UTC", 12 * 60, 13 * 60) == noon.replace(hour=13)


def now_and_around() -> Plain:
    """Quiet hours from an hour ago to an hour from now, in UTC."""
    now = datetime.now(UTC)
    minute = now.hour * 60 + now.minute
    return {"start": (minute - 60) % quiet.DAY, "end": (minute + 60) % quiet.DAY}


def test_in_quiet_hours_a_notice_waits(house: str, receiver: Receiver, person_at: PersonAt) -> None:
    """And it is not sent at all if the turn was taken by then."""
    first, second, table = pair(house, person_at)
    browser, key = subscribed(second, receiver), key_of(second)
    around = now_and_around()
    assert second.ask("PUT", "/api/me/notices", quiet=around, zone="UTC")["preferences"]["quiet"] == around
    second.ask("POST", f"/api/tables/{table}/join", seat=1)
    act(first, table)
    act(second, table)
    second.ask("PUT", "/api/me/notices", quiet=None)
    act(first, table)
    assert [shown["kind"] for shown in browser.wait(key, 1)] == ["turn"]


def test_what_is_shown_is_closed_though_a_newer_notice_was_never_sent(
    house: str, receiver: Receiver, person_at: PersonAt
) -> None:
    """Whoever accepts an invitation on another device sees the table there before the start is told."""
    first, second, table = pair(house, person_at)
    browser, key = subscribed(second, receiver), key_of(second)
    first.ask("POST", f"/api/tables/{table}/invited", 204, name=second.name)
    assert [shown["kind"] for shown in browser.wait(key, 1)] == ["invitation"]
    second.ask("PUT", "/api/me/notices", quiet=now_and_around(), zone="UTC")
    second.ask("POST", f"/api/tables/{table}/join", seat=1)
    with phone_of(second, house) as phone, phone.socket(table) as page:
        page.until_state(lambda state: True)
        assert browser.wait(key, 2)[1] == {"kind": "withdrawn", "path": f"/table/{table}"}


def test_what_is_on_its_way_when_things_change_is_closed_once(own_database: str) -> None:
    """A notice that another one is to replace meanwhile can be withdrawn; so can one that replaces what is shown."""
    page = "/table/b3xQ0aZr71LmPq_c"

    async def check() -> None:
        database = Database(own_database)
        await database.migrate()
        database.start()
        me = (await People(database).add("Ann", "ann", "ann", "hash", NOW)).id
        device = {"account_id": me, "session": "hash", "endpoint": "e", "p256dh": "p", "auth": "a", "name": "Firefox"}
        await database.write(
            "", lambda connection: connection.execute(insert(subscriptions).values(device | {"created_at": NOW}))
        )
        outbox = Outbox(database, wait=timedelta(0), mail_wait=None)

        async def begin(*kinds: str) -> list[Delivery]:
            begun = await outbox.claim("push", 10, 10, ())
            assert [one.kind for one in begun] == [*kinds]
            return begun

        await outbox.take_in([(me, Notice("invitation", page))])
        (invitation,) = await begin("invitation")
        await outbox.take_in([(me, Notice("start", page))])
        assert await outbox.sent(invitation)
        await outbox.take_in([Withdrawal(me, path=page)])
        (closing,) = await begin("withdrawn")
        assert await outbox.sent(closing)

        await outbox.take_in([(me, Notice("start", page))])
        (start,) = await begin("start")
        assert await outbox.sent(start)
        await outbox.take_in([(me, Notice("turn", page))])
        (turn,) = await begin("turn")
        await outbox.take_in([Withdrawal(me, path=page)])
        await begin()
        assert not await outbox.sent(turn), "whoever sends it closes it"
        await begin()
        await database.close()

    asyncio.run(check())


@pytest.mark.parametrize("language", locales.LANGUAGES)
def test_every_kind_has_words(language: str) -> None:
    facts = {"game": "tickets", "with": "Ann", "by": "Bob", "place": "2", "event": "Friday Arena"}
    for kind in KINDS:
        title, text = words(language, kind, facts)
        assert title
        assert text
    assert "Bob" in words(language, "invitation", facts)[0]
    moved = {"event": "Friday Arena", "news": "moved", "at": "2026-07-01T18:30:00+00:00", "zone": "Europe/Paris"}
    assert "2026-07-01 20:30 (Europe/Paris)" in words(language, "event", moved)[1]
    assert len({words(language, "event", facts | {"news": news})[1] for news in get_args(News)}) == 5
    won = {"event": "Friday Arena", "news": "ended", "winner": "Ann"}
    assert "Ann" in words(language, "event", won)[1]


def test_words_for_a_chat_call_nobody() -> None:
    facts = {"game": "cablecar", "with": "<!channel> & @everyone"}
    one = Delivery(1, "hook", None, None, "", "en", "start", "/table/x", "x", facts, NOW, NOW, 0)
    told = sender.said(one, "https://play.example.org")
    assert "&lt;!channel&gt; &amp; @everyone" in told["text"]
    assert told["allowed_mentions"] == {"parse": []}
    assert told["event"]["link"] == "https://play.example.org/table/x"


@pytest.mark.parametrize(
    ("values", "says"),
    [
        ({"SMTP_HOST": "mail.example.org", "SMTP_FROM": "fog@example.org"}, "FOGCITY_HOSTS"),
        ({"SMTP_HOST": "mail.example.org", "HOSTS": '["play.example.org"]'}, "FOGCITY_SMTP_FROM"),
        ({"WEBHOOK": "http://chat.example.org/x", "HOSTS": '["play.example.org"]'}, "FOGCITY_WEBHOOK"),
    ],
)
def test_settings_that_do_not_fit_are_said(values: dict[str, str], says: str, monkeypatch: pytest.MonkeyPatch) -> None:
    for name, value in values.items():
        monkeypatch.setenv(f"FOGCITY_{name}", value)
    with pytest.raises(BadInput, match=says):
        read_settings()
