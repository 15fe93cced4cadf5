"""Plays an action of either game as a person would: by mouse, by touch, or with Tab, arrows and Enter alone."""

import re
from collections.abc import Callable
from random import Random

from playwright.sync_api import Locator, Page

from browser.people import Person, Written

Hand = Callable[[Person, Written], None]
"""Carries out an action in the window of the person whose turn it is."""

MOST_KEYS = 120
"""Keys after which nobody would look any further."""


def play_on(person: Person, hand: Hand, choose: Callable[[list[Written]], Written]) -> None:
    """Play until the game is over."""
    after = -1
    while seen := person.await_turn(after):
        hand(person, choose(seen["actions"]))
        after = seen["ply"]


def briskly(actions: list[Written]) -> Written:
    """A choice in tickets that brings the game to its end: claim what one can, the longest last; else take cards."""
    kinds = ("pass", "take", "claim", "token", "stack", "keep")
    wanted = {kind: worth for worth, kind in enumerate(kinds)}

    def worth(place: int) -> tuple[int, bool, int]:
        fields = actions[place].fields
        return wanted.get(fields["type"], -1), fields.get("card", "") is None, place  # the deck before the row

    return actions[max(range(len(actions)), key=worth)]


class Anyhow:
    """A choice in Cable Car from all that is possible: placements, and every fourth time another tile or a share."""

    def __init__(self, seed: int) -> None:
        self._chance = Random(seed)
        self._asked = 0

    def __call__(self, actions: list[Written]) -> Written:
        """Choose from the legal actions."""
        self._asked += 1
        others = [action for action in actions if not square(action)] if self._asked % 4 == 0 else []
        return self._chance.choice(others or [action for action in actions if square(action)])


# --- with the mouse ----------------------------------------------------------------------------------------------


def by_mouse(person: Person, action: Written) -> None:
    """Point and click."""
    _press(person, action, Locator.click, lambda spot: person.page.mouse.click(*middle(spot)))


def by_touch(person: Person, action: Written) -> None:
    """Tap, and tap again to confirm."""
    _press(person, action, Locator.tap, lambda spot: person.page.touchscreen.tap(*middle(spot)))
    confirm = person.page.locator(".hand .buttons .primary, .tray .confirm .primary")
    if action.fields["type"] not in ("keep", "claim", "pass", "exchange"):
        confirm.tap()


def _press(person: Person, action: Written, press: Callable[[Locator], None], point: Callable[[Locator], None]) -> None:
    page = person.page
    for button in buttons(page, action):
        press(button)
    if cell := square(action):
        press(page.locator(f'[data-cell="{cell}"]'))
    elif spot := spot_of(action):
        # The map takes the pointer itself, so that a finger need not be exact.
        point(page.locator(f'[data-spot="{spot}"] .ring').first)
        if asks_for_payment(person, action):
            press(page.locator(".pay").first)


def middle(element: Locator) -> tuple[float, float]:
    """The middle of an element on the screen."""
    element.scroll_into_view_if_needed()
    box = element.bounding_box()
    assert box is not None
    return box["x"] + box["width"] / 2, box["y"] + box["height"] / 2


# --- with keys ---------------------------------------------------------------------------------------------------


def by_keys(person: Person, action: Written) -> None:
    """Tab to what one wants, arrows over the board, Enter."""
    page = person.page
    for button in buttons(page, action):
        tab_to(page, button)
        page.keyboard.press("Enter")
    if cell := square(action):
        tab_to(page, page.locator('[data-cell][tabindex="0"]'))
        walk_to_square(page, cell)
        page.keyboard.press("Enter")
    elif spot := spot_of(action):
        tab_to(page, page.locator('[data-spot][tabindex="0"]'))
        walk_to_spot(page, spot)
        page.keyboard.press("Enter")
        if asks_for_payment(person, action):
            tab_to(page, page.locator(".pay").first)
            page.keyboard.press("Enter")


def tab_to(page: Page, target: Locator) -> None:
    """Press Tab until something has the focus."""
    for _ in range(MOST_KEYS):
        if target.evaluate("element => element === document.activeElement"):
            return
        # 2 and 4 are the DOM's bits for before and after; what has gone from the page is neither.
        behind = target.evaluate("element => !!(document.activeElement.compareDocumentPosition(element) & 2)")
        page.keyboard.press("Shift+Tab" if behind else "Tab")
    raise AssertionError(f"Tab never reaches {target}")


def walk_to_square(page: Page, cell: str) -> None:
    """From the square that has the focus to another of Cable Car, around the Power Station in the middle."""
    for _ in range(MOST_KEYS):
        at = page.evaluate("document.activeElement.dataset.cell")
        if at == cell:
            return
        side, down = ord(cell[0]) - ord(at[0]), int(cell[1]) - int(at[1])
        across = "ArrowRight" if side > 0 else "ArrowLeft" if side else ""
        along = "ArrowDown" if down > 0 else "ArrowUp" if down else ""
        beside_middle = cell[1] in "45"
        page.keyboard.press((across or along) if beside_middle else (along or across))
    raise AssertionError(f"arrows never reach {cell}")


WAYS = {"ArrowRight": (1, 0), "ArrowLeft": (-1, 0), "ArrowDown": (0, 1), "ArrowUp": (0, -1)}
SPOTS = """() => Object.fromEntries([...document.querySelectorAll("[data-spot]")].map((spot) => {
  const box = spot.getBoundingClientRect();
  return [spot.dataset.spot, [box.x + box.width / 2, box.y + box.height / 2]];
}))"""


def walk_to_spot(page: Page, goal: str) -> None:
    """From the spot of the map that has the focus to another: in its direction, or sideways where that fails."""
    places = page.evaluate(SPOTS)
    chance = Random(goal)
    tried: set[tuple[str, str]] = set()
    for _ in range(MOST_KEYS):
        at = page.evaluate("document.activeElement.dataset.spot")
        if at == goal:
            return
        dx, dy = (places[goal][i] - places[at][i] for i in (0, 1))
        ways = sorted(WAYS, key=lambda way: -dx * WAYS[way][0] - dy * WAYS[way][1])
        fresh = [way for way in ways if (at, way) not in tried]
        way = fresh[0] if fresh else chance.choice(ways)
        tried.add((at, way))
        page.keyboard.press(way)
    raise AssertionError(f"arrows never reach {goal}")


def keeping_focus(hand: Hand) -> Hand:
    """A hand that, once its action is on the screen, checks that the keyboard is still somewhere on the table."""

    def careful(person: Person, action: Written) -> None:
        hand(person, action)
        person.await_shown(person.seen["ply"] + 1)
        assert person.page.evaluate("document.activeElement !== document.body"), f"the focus is lost after {action}"

    return careful


# --- what an action is made of -----------------------------------------------------------------------------------


def buttons(page: Page, action: Written) -> list[Locator]:
    """The buttons to press for an action before the board, or instead of it."""
    match action.fields:
        case {"type": "keep" | "pass"}:
            return [page.locator(".tray .button.primary").first]
        case {"type": "take", "card": card}:
            return [page.locator(f'[data-card="{card or "deck"}"]').first]
        case {"type": "tickets"}:
            return [page.get_by_role("button", name="Draw tickets")]
        case {"type": "stack", "symbol": symbol}:
            called = re.compile(symbol.replace("_", " "), re.IGNORECASE)
            return [page.get_by_role("group", name="stack").get_by_role("button", name=called)]
        case {"type": "draw"}:
            return [page.locator(".hand .draw")]
        case {"type": "exchange", "percent": percent, "unseen": unseen}:
            pile = page.get_by_role("group", name=f"Shares of {percent}%")
            return [pile.get_by_role("button").nth(1 if unseen else 0), page.locator("dialog[open] .primary")]
        case {"type": "place", "tile": tile}:
            in_hand = page.get_by_role("button", name=re.compile(rf"\b{tile}\b"))
            chosen = [in_hand.first] if in_hand.count() else []
            return chosen + [page.locator(".hand .turn")] * turns(action)
    return []


def square(action: Written) -> str | None:
    """The square of Cable Car where a tile is placed."""
    return action.fields.get("square")


def turns(action: Written) -> int:
    """How often a tile of Cable Car is turned."""
    return int(action.fields.get("turn", 0)) // 90


def spot_of(action: Written) -> str | None:
    """What is pointed at on the map of tickets: a track to claim, or a location."""
    return action.fields.get("track") or action.fields.get("location")


def asks_for_payment(person: Person, action: Written) -> bool:
    """Whether a claim leads to a choice of payments: where there are several, or where every action is confirmed."""
    track = action.fields.get("track")
    ways = sum(other.fields.get("track") == track for other in person.seen["actions"])
    return track is not None and (person.phone or ways > 1)
