"""How the page calls for attention: clock, absence, title and icon, sound, and notifications of the browser."""

import re

import pytest
from playwright.sync_api import expect

from browser.conftest import NewPerson
from browser.hands import square
from browser.people import Person
from server.test_clocks import let_time_run_out

EARS = """() => {
  window.heard = [];
  class Part {
    connect(other) { return other; }
    setValueAtTime() {}
    linearRampToValueAtTime() {}
    exponentialRampToValueAtTime() {}
    stop() {}
  }
  window.AudioContext = class {
    state = "running";
    currentTime = 0;
    sampleRate = 48000;
    destination = new Part();
    createGain() { return Object.assign(new Part(), { gain: new Part() }); }
  };
  window.BiquadFilterNode = Part;
  window.OscillatorNode = class extends Part {
    constructor(context, { frequency }) { super(); this.frequency = frequency; }
    start() { window.heard.push(this.frequency); }
  };
}"""
"""A browser whose loudspeaker writes down what it would play."""

EYES = """() => {
  window.notes = [];
  window.away = false;
  Object.defineProperty(Document.prototype, "hidden", { get: () => window.away });
  const note = (title, about) => void window.notes.push([title, about]);
  ServiceWorkerRegistration.prototype.showNotification = async (title, about) => note(title, about);
  window.Notification = class {  // until the service worker is there
    static permission = "granted";
    static requestPermission = async () => "granted";
    constructor(title, about) { note(title, about); }
  };
}"""
"""A browser that can be put out of sight, and writes down its notifications."""

BELL = 880


def pair(person: NewPerson, *, keeps: bool = False, **keywords: object) -> tuple[Person, Person]:
    """Two people at a table of Cable Car where the second one begins."""
    first, second = person(keeps=keeps), person()
    seats = [{"kind": "me"}, {"kind": "open"}]
    table = first.make_table("cablecar", seats, first=1, public=True, **keywords)
    second.ask("POST", "/api/me")
    second.ask("POST", f"/api/tables/{table}/join", seat=1)
    second.page.goto(f"/table/{table}")
    for one in (first, second):
        one.await_shown(0)
    return first, second


def place(person: Person) -> None:
    """Place a tile by the protocol."""
    state = person.state()
    seen = next(seen for seen in state["seen"] if seen["actions"])
    action = next(action for action in seen["actions"] if square(action))
    path = f"/api/tables/{person.table}/actions"
    person.ask("POST", path, seat=seen["seat"], ply=state["ply"], action=action)


def icon(person: Person) -> str:
    """The icon of the page's tab."""
    return person.page.locator('link[rel="icon"]').evaluate("link => link.getAttribute('href')") or ""


def test_title_and_icon_call(person: NewPerson) -> None:
    """On one's turn the tab says so, and only then."""
    me, friend = pair(person)
    expect(me.page).to_have_title(re.compile("^San Francisco Cable Car"))
    assert icon(me) == "/icon.svg"
    place(friend)
    expect(me.page).to_have_title(re.compile("^● San Francisco Cable Car"))
    assert icon(me) == "/icon-turn.svg"
    me.page.locator("[data-cell].legal").first.click()
    expect(me.page).to_have_title(re.compile("^San Francisco Cable Car"))
    assert icon(me) == "/icon.svg"


@pytest.mark.parametrize("on", [True, False], ids=["on", "off"])
def test_a_bell_on_ones_turn(person: NewPerson, on: bool) -> None:
    """The gripman's bell calls somebody who has not acted for a while, unless sound is off."""
    me, friend = pair(person)
    me.page.clock.install()
    me.page.add_init_script(f"({EARS})()")
    me.page.reload()
    me.await_shown(0)
    sound = me.page.get_by_role("button", name="Sound")
    expect(sound).to_have_attribute("aria-pressed", "true")
    if not on:
        sound.click()
    me.page.keyboard.press("Shift")
    me.page.clock.run_for(10_000)
    place(friend)
    me.await_shown(1)
    heard = me.page.evaluate("heard")
    assert BELL in heard if on else heard == []


def test_notifications_only_when_out_of_sight(person: NewPerson) -> None:
    """Allowed in the settings, a notification calls to a page that nobody sees, and to no other."""
    me, friend = pair(person, keeps=True)
    table = me.table
    me.context.grant_permissions(["notifications"])
    me.page.add_init_script(f"({EYES})()")
    me.page.goto("/settings")
    switch = me.page.get_by_role("switch", name="Notifications")
    switch.check()
    expect(switch).to_be_checked()
    me.page.goto(f"/table/{table}")
    me.await_shown(0)

    place(friend)
    me.await_shown(1)
    assert me.page.evaluate("notes") == []
    place(me)
    me.await_shown(2)
    me.page.evaluate("window.away = true")
    place(friend)
    me.page.wait_for_function("() => notes.length")
    [[title, about]] = me.page.evaluate("notes")
    assert "turn" in title
    assert "Cable Car" in about["body"]
    assert about["data"] == f"/table/{table}"


def test_the_clock_counts_down_and_warns(person: NewPerson) -> None:
    """Whoever is to act has a clock that everybody sees; the last ten seconds stand out."""
    me, friend = pair(person, clock={"kind": "seconds", "amount": 300})
    me.page.clock.install()
    me.page.reload()
    clock = me.page.get_by_role("timer")
    expect(clock).to_have_text(re.compile("^(5:00|4:5\\d)$"))
    expect(clock).not_to_have_class(re.compile("short"))
    me.page.clock.fast_forward(120_000)
    expect(clock).to_have_text(re.compile("^(3:00|2:[45]\\d)$"))
    me.page.clock.fast_forward(175_000)
    expect(clock).to_have_text(re.compile(r"^0:0\d$"))
    expect(clock).to_have_class(re.compile("short"))
    expect(friend.page.get_by_role("timer")).to_have_count(1)


def test_when_time_is_up_a_bot_plays(person: NewPerson, database: str) -> None:
    """The page says that a bot plays, and gives the seat back at a click; the others see it, too."""
    me, friend = pair(person, clock={"kind": "seconds", "amount": 300})
    let_time_run_out(database, friend.table, 1)
    me.await_shown(1)
    assert friend.state()["log"][0]["by"] == "stand_in"
    friend.sees("You ran out of time. A bot is playing for you.")
    expect(me.page.get_by_text("away, a bot plays")).to_be_visible()
    friend.page.get_by_role("button", name="I’m back").click()
    expect(friend.page.get_by_text("You ran out of time")).to_have_count(0)
    expect(me.page.get_by_text("away, a bot plays")).to_have_count(0)
    place(me)
    assert friend.await_turn(1) is not None
