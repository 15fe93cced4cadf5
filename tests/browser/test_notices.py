"""Notices in a real browser: a push shows one and another closes it; switches, quiet hours, mail and its links."""

import json
from pathlib import Path

from playwright.sync_api import Browser, expect

from browser.conftest import NewPerson
from browser.people import Person
from server.harness import serving, settings, wait_for
from server.receivers import Browser as Device
from server.receivers import Mailbox, Receiver, mail_server
from server.test_mail import link_in

SHOWN = """async () => (await (await navigator.serviceWorker.ready).getNotifications())
  .map(({ title, body, tag, data }) => [title, body, tag, data])"""
SUBSCRIBE = """PushManager.prototype.subscribe = async ({ applicationServerKey, userVisibleOnly }) => {
  if (!userVisibleOnly) throw new Error("browsers refuse silent pushes");
  window.signedBy = applicationServerKey;
  return { toJSON: () => (%s) };
};"""
"""Chromium's own push service is on another host; this one is on loopback. All else is the browser's."""
LOOKS = 30
"""How often notices are looked at before a push is delivered again."""


def push(person: Person, shown: list[list[str]], **payload: str) -> None:
    """Deliver a push to the service worker as the browser's push service would, until notices are those `shown`.

    Chromium drops a push that comes while its worker is being replaced; the same one twice changes nothing.
    """

    def delivered() -> bool:
        message = {
            "origin": person.page.url.partition("/settings")[0],
            "registrationId": registration(person),
            "data": json.dumps(payload),
        }
        line = person.context.new_cdp_session(person.page)
        line.send("ServiceWorker.enable")
        line.send("ServiceWorker.deliverPushMessage", message)
        for _ in range(LOOKS):
            if person.page.evaluate(SHOWN) == shown:
                line.detach()
                return True
            person.page.wait_for_timeout(100)
        line.detach()
        return False

    wait_for(delivered)


def registration(person: Person) -> str:
    """The number of the page's service worker, once it is there."""
    line, found = person.context.new_cdp_session(person.page), list[str]()
    line.on(
        "ServiceWorker.workerRegistrationUpdated",
        lambda told: found.extend(one["registrationId"] for one in told["registrations"]),
    )
    person.page.evaluate("async () => { await navigator.serviceWorker.register('/sw.js') }")
    person.page.evaluate("async () => { await navigator.serviceWorker.ready }")
    line.send("ServiceWorker.enable")
    while not found:
        person.page.wait_for_timeout(50)
    line.detach()
    return found[-1]


def test_a_push_shows_a_notice_and_closes_it(person: NewPerson) -> None:
    """With no page of the table open; and what a table was told about is closed when it is opened."""
    me = person(keeps=True)
    me.context.grant_permissions(["notifications"])
    me.page.goto("/settings")
    table = "/table/b3xQ0aZr71LmPq_c"
    turn, end = (["Your turn", "With Ann", table, table], ["The game is over", "With Ann", table, table])
    push(me, [turn], kind="turn", path=table, title="Your turn", text="With Ann")
    push(me, [end], kind="end", path=table, title="The game is over", text="With Ann")
    push(me, [], kind="withdrawn", path=table)


def test_preferences_are_kept(person: NewPerson) -> None:
    """Kinds and quiet hours by keyboard, with the time zone and language of the page."""
    me = person()
    me.page.goto("/settings")
    me.page.get_by_role("switch", name="Games ending").focus()
    me.page.keyboard.press("Space")
    me.page.get_by_role("switch", name="Quiet hours").focus()
    me.page.keyboard.press("Space")
    begin = me.page.get_by_label("From")
    expect(begin).to_have_value("22:00")
    begin.fill("21:30")
    begin.blur()
    wait_for(lambda: (me.ask("GET", "/api/me/notices")["preferences"]["quiet"] or {}).get("start") == 1290)
    preferences = me.ask("GET", "/api/me/notices")["preferences"]
    assert (preferences["off"], preferences["quiet"], preferences["language"]) == (
        ["end"],
        {"start": 1290, "end": 480},
        "en",
    )
    me.page.reload()
    expect(me.page.get_by_role("switch", name="Games ending")).not_to_be_checked()
    expect(me.page.get_by_role("switch", name="My turn")).to_be_checked()
    expect(me.page.get_by_label("From")).to_have_value("21:30")


def test_a_closed_page_is_told_of_a_turn_until_it_is_taken(chromium: Browser, tmp_path: Path) -> None:
    """From the switch in the settings to the notice and back: only this browser can read what its push service gets."""
    data = f"sqlite+aiosqlite:///{tmp_path / 'told.sqlite3'}"
    with Receiver() as receiver, serving(settings(data, private_targets=True, notice_seconds=0)) as address:
        base = address.replace("127.0.0.1", "localhost")
        with Person(chromium, base, keeps=True, language="nl") as me, Person(chromium, base) as friend:
            device = Device(receiver, "/push/me")
            me.context.grant_permissions(["notifications"])
            me.context.add_init_script(SUBSCRIBE % json.dumps(device.subscription()))
            me.page.goto("/settings")
            me.page.get_by_role("switch", name="Meldingen").focus()
            me.page.keyboard.press("Space")
            expect(me.page.get_by_text("(dit apparaat)")).to_be_visible()
            key = me.page.evaluate("signedBy")
            friend.ask("POST", "/api/me")
            name = friend.ask("GET", "/api/me")["name"]
            seats = [{"kind": "me"}, {"kind": "open"}]
            made = friend.ask("POST", "/api/tables", game="tickets", seats=seats, public=True, grace=0)
            table = made["table"]["id"]
            me.ask("POST", f"/api/tables/{table}/join", seat=1)  # both choose their first tickets
            (turn,) = device.wait(key, 1)
            title, text = "Jouw beurt", f"Ticket to Ride: San Francisco met {name}"
            assert (turn["title"], turn["text"]) == (title, text)
            push(me, [[title, text, f"/table/{table}", f"/table/{table}"]], **turn)
            state = me.state(table)
            (seen,) = state["seen"]
            me.ask("POST", f"/api/tables/{table}/actions", seat=1, ply=state["ply"], action=seen["actions"][0])
            push(me, [], **device.wait(key, 2)[1])


def test_mail_is_confirmed_and_replaces_a_lost_password(chromium: Browser, tmp_path: Path) -> None:
    """By keyboard, through the links in the mails."""
    data = f"sqlite+aiosqlite:///{tmp_path / 'mail.sqlite3'}"
    with mail_server() as (mailbox, port):
        server = {"smtp_host": "127.0.0.1", "smtp_port": port, "smtp_tls": "off", "smtp_from": "Fog <fog@example.org>"}
        origin = {"origins": ["https://play.example.org"]}
        with serving(settings(data, **server, **origin)) as address:
            base = address.replace("127.0.0.1", "localhost")
            with Person(chromium, base) as me, Person(chromium, base, phone=True) as later:
                name = me.ask("POST", "/api/me")["name"]
                me.ask("PUT", "/api/me/password", password="tram number nine")
                page = me.page
                page.goto("/settings")
                page.get_by_label("Your e-mail address").fill("me@example.org")
                page.get_by_label("Password", exact=True).fill("tram number nine")
                page.keyboard.press("Enter")
                expect(page.get_by_text("A link is on its way to me@example.org.")).to_be_visible()
                page.goto(page_in(mailbox, 1))
                page.get_by_role("button", name="Confirm").press("Enter")
                expect(page.get_by_text("me@example.org is confirmed.")).to_be_visible()
                expect(page.get_by_role("switch", name="E-mail notifications")).to_be_checked()

                later.page.goto("/account")
                later.page.get_by_role("link", name="Lost your password?").tap()
                later.page.get_by_label("Name or e-mail address").fill("me@example.org")
                later.page.get_by_role("button", name="Send me a link").tap()
                later.sees("If there is a confirmed address, an e-mail is on its way.")
                later.page.goto(page_in(mailbox, 2))
                later.page.get_by_label("New password").fill("tram number ten")
                later.page.get_by_role("button", name="Save password").tap()
                later.page.wait_for_url("**/account")
                assert later.ask("GET", "/api/me")["name"] == name


def page_in(mailbox: Mailbox, number: int) -> str:
    """The page that the newest of so many mails leads to."""
    wait_for(lambda: len(mailbox.to("me@example.org")) == number)
    kind, token = link_in(mailbox.to("me@example.org")[-1])
    return f"/{kind}/{token}"
