"""Tutorials: every step by keyboard or mouse, wrong tries answered, the place kept."""

import json
import re
from pathlib import Path
from typing import Any

import pytest
from playwright.sync_api import Locator, Page, expect

from browser.conftest import NewPerson
from browser.hands import buttons, by_keys, by_mouse, by_touch, spot_of, square
from browser.look import assert_suits
from browser.people import DESKTOP, Written
from browser.screens import GAMES, lessons
from browser.test_pages import ready
from fogcity import games

CLIENT = Path(__file__).parents[2] / "web" / "src" / "games"


def steps(game: str) -> list[dict[str, Any]]:
    """The steps of a tutorial."""
    made: list[dict[str, Any]] = json.loads((CLIENT / game / "lessons.generated.json").read_text(encoding="utf-8"))[
        "steps"
    ]
    return made


def way_through(game: str, part: dict[str, Any]) -> list[tuple[Written, list[Written]]]:
    """What to do in a step, one after the other, with the legal actions each time."""
    legal = [Written(action) for action in part.get("legal", ())]
    if after := part.get("after"):
        action = next(one for one in legal if one in after)
        return [(action, legal), *way_through(game, after[action])]
    if tries := part.get("tries"):
        fields = next(why["tried"] for why in part["why"] if why["rule"] == tries)
        tried = Written({**fields, "text": games.make(game).action_text(**fields)})
        return [(tried, legal), *way_through(game, part["then"] or {})]
    return []


@pytest.mark.parametrize("game", GAMES)
def test_every_lesson_suits_everybody(person: NewPerson, game: str) -> None:
    me = person(phone=True, viewport=DESKTOP)
    assert_suits(me.page, lessons(me, game))


def test_the_tutorial_of_cable_car_by_keyboard_alone(person: NewPerson) -> None:
    """Tab and arrows to a square, Enter; then Enter again, for the way on has the focus."""
    me = person()
    ready(me, "/learn/cablecar")
    for step in steps("cablecar"):
        for action, _ in way_through("cablecar", step["part"]):
            if action == "+":
                me.page.keyboard.press("d")
            else:
                by_keys(me, action)
        expect(me.page.get_by_role("button", name="Next")).to_be_focused()
        me.page.keyboard.press("Enter")
    expect(me.page.get_by_role("heading", name="You know the game")).to_be_focused()


def test_the_tutorial_of_tickets_by_mouse(person: NewPerson) -> None:
    """Every step, and the page remembers that all is done."""
    me = person()
    ready(me, "/learn/tickets")
    for step in steps("tickets"):
        for action, legal in way_through("tickets", step["part"]):
            me.seen = {"actions": legal}
            by_mouse(me, action)
        me.page.get_by_role("button", name="Next").click()
    expect(me.page.get_by_role("heading", name="You know the game")).to_be_visible()
    ready(me, "/learn")
    me.sees("15 of 15 steps done")


def test_tries_are_answered_and_the_place_is_kept(person: NewPerson) -> None:
    """A wrong square, a forbidden one, help, and coming back after a reload."""
    me = person()
    ready(me, "/learn/cablecar")
    answer = me.page.get_by_label("tutorial").get_by_role("status")
    me.page.locator('[data-cell="b1"]').click()
    expect(answer).to_contain_text("in front of a blue car")
    me.page.locator('[data-cell="d3"]').click()
    expect(answer).to_contain_text("Not allowed")
    me.page.get_by_role("button", name="Show me").click()
    expect(me.page.get_by_test_id("spoken")).to_contain_text("place the tile on")
    me.page.get_by_role("button", name="Skip").click()
    expect(me.page.get_by_role("heading", name="Longer lines")).to_be_focused()
    me.page.reload()
    expect(me.page.get_by_role("heading", name="Longer lines")).to_be_visible()


COVERED = """([x, y]) => {
  const at = document.elementFromPoint(x, y);
  return at?.closest(".board, button, label")?.className ?? `${x} ${y}: ${at?.className}`;
}"""


@pytest.mark.parametrize("game", ["cablecar", "tickets"])
def test_nothing_covers_what_a_step_asks_for_on_a_phone(person: NewPerson, game: str) -> None:
    """In every step the asked square, route, place or card is in the window, and a finger reaches it."""
    me = person(phone=True)
    ready(me, f"/learn/{game}")
    for step in steps(game):
        for action, legal in way_through(game, step["part"]):
            me.seen = {"actions": legal}
            for target in targets(me.page, action):
                expect(target).to_be_in_viewport(ratio=1)
                box = target.bounding_box()
                assert box is not None
                at = me.page.evaluate(COVERED, [box["x"] + box["width"] / 2, box["y"] + box["height"] / 2])
                assert at.split()[0] in ("board", "button", "take", "tile", "turn"), f"{step['id']}: {at} over {action}"
            if action not in legal:  # something to try that the rules refuse
                break
            by_touch(me, action)
        me.page.get_by_role("button", name=re.compile("Next|Skip")).tap()
    expect(me.page.locator(".lesson")).to_have_count(0)


def targets(page: Page, action: Written) -> list[Locator]:
    """What is touched for an action."""
    if cell := square(action):
        return [page.locator(f'[data-cell="{cell}"]')]
    if spot := spot_of(action):
        return [page.locator(f'[data-spot="{spot}"] .ring').first]
    return buttons(page, action)


def test_on_a_phone_a_step_fits_the_screen(person: NewPerson) -> None:
    """The coach alone is above the board, and what finishes the step is in sight without scrolling."""
    me = person(phone=True)
    ready(me, "/learn/cablecar")
    expect(me.page.get_by_role("banner")).to_have_count(0)
    me.page.locator('[data-cell="c1"]').tap()
    place = me.page.get_by_role("button", name="Place on c1")
    expect(place).to_be_in_viewport(ratio=1)
    place.tap()
    expect(me.page.get_by_role("button", name="Next")).to_be_in_viewport(ratio=1)
    ready(me, "/learn/tickets")
    expect(me.page.get_by_role("button", name="Keep both tickets")).to_be_in_viewport(ratio=1)
    expect(me.page.get_by_label("Tickets to choose from").get_by_role("listitem").last).to_be_in_viewport(ratio=1)


def test_skipped_steps_are_listed_at_the_end(person: NewPerson) -> None:
    """The end says how many steps were left out and leads back to them, or to a game against an easy bot."""
    me = person()
    ready(me, "/learn/cablecar")
    for _ in steps("cablecar"):
        me.page.get_by_role("button", name="Skip").click()
    me.sees("You have skipped 13 steps")
    me.page.get_by_role("button", name="Go to the skipped steps").click()
    expect(me.page.get_by_role("heading", name="Your cars")).to_be_visible()
    for _ in steps("cablecar"):
        me.page.get_by_role("button", name="Skip").click()
    me.page.get_by_role("button", name="Play an easy bot now").click()
    me.page.wait_for_url("**/table/*")
    assert [seat["level"] for seat in me.state()["table"]["seats"]] == [None, "easy"]
