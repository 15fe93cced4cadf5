"""Whole games of Ticket to Ride: San Francisco, by mouse and by keyboard."""

from playwright.sync_api import expect

from browser.conftest import NewPerson
from browser.people import Person

BOT = [{"kind": "me"}, {"kind": "bot", "level": "easy"}]


def best(actions: list[str]) -> str:
    """A choice that brings the game on: claim what one can, else take cards; the longest routes first."""
    for verb in ("keep", "stack", "token", "claim", "take deck", "take", "pass"):
        found = [action for action in actions if action.startswith(verb)]
        if found:
            return found[-1]
    return actions[0]


def click(person: Person, action: str) -> None:
    """Carry an action out with the mouse."""
    page = person.page
    verb, _, rest = action.partition(" ")
    spot = rest.split(" on ")[-1].split()[0] if rest else ""
    match verb:
        case "keep" | "pass":
            page.locator(".tray .button.primary").first.click()
        case "take":
            page.locator(f'[data-card="{rest}"]:not([disabled])').first.click()
        case _:
            # The map takes the pointer itself, so that a finger need not be exact.
            box = page.locator(f'[data-spot="{spot}"] .ring').first.bounding_box()
            assert box is not None
            page.mouse.click(box["x"] + box["width"] / 2, box["y"] + box["height"] / 2)
    if verb == "claim" and sum(other.startswith(f"claim {spot} ") for other in person.seen["actions"]) > 1:
        page.locator(".pay").first.click()


def test_a_whole_game_by_mouse(person: NewPerson) -> None:
    """One click from the first page to a table, and the mouse to the scoring finale."""
    me = person()
    me.page.goto("/")
    me.page.get_by_test_id("play-tickets").click()
    me.page.wait_for_url("**/table/*")
    while seen := me.await_turn():
        click(me, best(seen["actions"]))
        me.await_ply(seen["ply"])
    expect(me.final).to_be_visible()
    for score in me.state()["outcome"]["scores"]:
        expect(me.final).to_contain_text(score.replace("-", "−"))
