"""Notices in a real browser: a push shows one and another closes it; switches, quiet hours and what a page tells."""

import json

from playwright.sync_api import expect

from browser.conftest import NewPerson
from browser.people import Person
from server.harness import wait_for

SHOWN = """async () => (await (await navigator.serviceWorker.ready).getNotifications())
  .map(({ title, body, tag, data }) => [title, body, tag, data])"""
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
