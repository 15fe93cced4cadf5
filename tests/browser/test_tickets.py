"""Whole games of Ticket to Ride: San Francisco: by mouse, by keyboard alone, and by touch on a phone."""

import pytest
from playwright.sync_api import expect

from browser.conftest import NewPerson
from browser.hands import briskly, by_keys, by_mouse, by_touch, keeping_focus, play_on, tab_to
from browser.look import flaws
from browser.people import PHONE, Person

BOXES = "(parts) => [...document.querySelectorAll(parts)].map((part) => part.getBoundingClientRect().toJSON())"


def check_final(person: Person) -> None:
    """The final screen shows everybody's score."""
    expect(person.final).to_be_visible()
    for score in person.state()["outcome"]["scores"]:
        expect(person.final).to_contain_text(score.replace("-", "−"))


def test_a_whole_game_by_mouse(person: NewPerson) -> None:
    """One click from the first page to a table, and the mouse to the scoring finale."""
    me = person()
    me.page.goto("/")
    me.page.get_by_test_id("play-tickets").click()
    me.page.wait_for_url("**/table/*")
    play_on(me, by_mouse, briskly)
    check_final(me)


def test_a_whole_game_by_keyboard_alone(person: NewPerson) -> None:
    """Tab, arrows and Enter from the first page to the finale; the focus is never lost on the way."""
    me = person()
    me.page.goto("/")
    tab_to(me.page, me.page.get_by_test_id("play-tickets"))
    me.page.keyboard.press("Enter")
    me.page.wait_for_url("**/table/*")
    play_on(me, keeping_focus(by_keys), briskly)
    check_final(me)


@pytest.mark.parametrize("first", [0, 1])
def test_a_first_turn_on_a_phone(person: NewPerson, first: int) -> None:
    """Places are as large as a finger; nothing lights up that nobody has touched; tickets and hand are in sight."""
    me = person(phone=True)
    me.make_table("tickets", [{"kind": "me"}, {"kind": "bot", "level": "easy"}], first=first)
    while (seen := me.await_turn(me.seen.get("ply", -1))) and "take deck" not in seen["actions"]:
        if seen["actions"][0].fields["type"] == "stack":
            assert all(box["width"] >= 39.9 <= box["height"] for box in me.page.evaluate(BOXES, "[data-spot]"))
        by_touch(me, briskly(seen["actions"]))
    assert me.page.locator(".about, circle.lit").count() == 0
    for box in me.page.evaluate(BOXES, ".chips button, [data-hand]"):
        assert box["bottom"] <= PHONE["height"]


def test_a_whole_game_on_a_phone_with_touch(person: NewPerson) -> None:
    """Every action is tapped and confirmed, in a window of 360 by 616."""
    me = person(phone=True)
    me.page.goto("/")
    me.page.get_by_test_id("play-tickets").tap()
    me.page.wait_for_url("**/table/*")
    play_on(me, by_touch, briskly)
    check_final(me)
    assert flaws(me.page) == []


def test_letters_of_tickets_have_ones_color(person: NewPerson) -> None:
    """On the cards as on the map, whatever seat one has."""
    me = person()
    me.make_table("tickets", [{"kind": "bot", "level": "easy"}, {"kind": "me"}], first=1)
    blue = "rgb(36, 86, 184)"
    for letters in (".tray .letter", ".own .letter"):
        me.await_turn(me.seen.get("ply", -1))
        expect(me.page.locator(letters).first).to_have_css("background-color", blue)
        expect(me.page.locator(".board .flag").first).to_have_css("fill", blue)
        by_mouse(me, briskly(me.seen["actions"]))
