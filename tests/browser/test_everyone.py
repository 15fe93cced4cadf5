"""For everyone: every screen with axe by day and by night, in all languages on phones and desktops, and read aloud."""

from collections.abc import Iterator

import pytest
from playwright.sync_api import Browser, expect

from browser.conftest import NewPerson
from browser.hands import square, tab_to
from browser.look import assert_suits
from browser.people import DESKTOP, Person
from browser.screens import Screens

PARTS = 6
"""So that none takes long."""


@pytest.fixture(scope="module")
def screens(base: str, chromium: Browser, database: str) -> Iterator[Screens]:
    """An account with tables in every state."""
    with Person(chromium, base) as owner, Person(chromium, base) as friend:
        yield Screens(owner, friend, database)


@pytest.mark.parametrize("part", range(PARTS))
def test_every_screen_suits_everybody(person: NewPerson, screens: Screens, part: int) -> None:
    me = person(phone=True, viewport=DESKTOP, storage_state=screens.storage)
    assert_suits(me.page, screens.tour(me, part, PARTS))


# --- read aloud --------------------------------------------------------------------------------------------------


def test_squares_say_what_a_tile_would_do(person: NewPerson, screens: Screens) -> None:
    """Every square and station of Cable Car is labelled; those that are open tell which lines would grow or end."""
    me = person(storage_state=screens.storage)
    screens.screen("cablecar: own turn").show(me)
    seen = me.state()["seen"][0]
    hand, drawn = seen["view"]["hands"][0][0], seen["view"]["drawn"]
    allowed = {square(action) for action in seen["actions"] if action.fields.get("tile") == (drawn or hand)}
    labels = me.labels("data-cell")
    assert len(labels) == 60 + 32
    for cell, label in labels.items():
        if cell.startswith("s"):
            assert label.startswith(f"Station {cell[1:]}, ")
        elif cell in seen["view"]["tiles"]:
            assert label.startswith(f"{cell}, tile {seen['view']['tiles'][cell]}")
        else:
            would = ("line" in label) and ("not open" not in label)
            assert would == (cell in allowed), label


def test_routes_say_whose_they_are_or_how_to_pay(person: NewPerson, screens: Screens) -> None:
    """Every track of the map is labelled with its places, its length, and what one can do with it."""
    me = person(storage_state=screens.storage)
    screens.screen("payment").show(me)
    state = me.state()
    seen, names = state["seen"][0], [seat["name"] for seat in state["table"]["seats"]]
    payable = {action.fields["track"] for action in seen["actions"] if "track" in action.fields}
    labels = me.labels("data-spot")
    assert payable
    assert payable | set(seen["view"]["owners"]) < set(labels)
    for track, label in labels.items():
        assert " – " in label
        assert "space" in label
        assert ("you can pay" in label) == (track in payable)
        owner = seen["view"]["owners"].get(track)
        assert owner is None or label.endswith(f"claimed by {names[owner]}")


def test_what_the_others_do_is_announced(person: NewPerson) -> None:
    """A live region that is there from the start says what happened."""
    me, friend = person(), person()
    table = me.make_table("cablecar", [{"kind": "me"}, {"kind": "open"}], first=1, public=True)
    friend.ask("POST", "/api/me")
    friend.ask("POST", f"/api/tables/{table}/join", seat=1)
    me.await_shown(0)
    spoken = me.page.get_by_test_id("spoken")
    expect(spoken).to_have_attribute("aria-live", "polite")
    expect(spoken).to_be_empty()
    seen = friend.state(table)["seen"][0]
    action = next(action for action in seen["actions"] if square(action))
    friend.ask("POST", f"/api/tables/{table}/actions", seat=1, ply=0, action=action)
    expect(spoken).to_contain_text(f"places a tile on {square(action)}.")
    last = me.page.get_by_role("list", name="Log").get_by_role("listitem").last
    expect(last.locator("svg[aria-hidden=true] use").first).to_be_attached()


def test_windows_take_the_focus_and_give_it_back(person: NewPerson, screens: Screens) -> None:
    """The payment, the menu and the result are where the keyboard is when they open; Escape leads back."""
    me = person(storage_state=screens.storage)
    screens.screen("payment").show(me)
    expect(me.page.locator(".pay").first).to_be_focused()
    me.page.keyboard.press("Escape")
    expect(me.page.locator("[data-spot]:focus")).to_have_count(1)

    menu = me.page.get_by_role("button", name="Menu")
    tab_to(me.page, menu)
    me.page.keyboard.press("Enter")
    expect(me.page.get_by_role("dialog").get_by_role("heading", name="Menu")).to_be_focused()
    me.page.keyboard.press("Escape")
    expect(menu).to_be_focused()

    screens.screen("tickets: over").show(me)
    expect(me.page.get_by_role("dialog").locator("h2").first).to_be_focused()
