"""A game of another package, which the client was not built with, at the plain table: tests/third_game."""

from collections.abc import Iterator

import pytest
from playwright.sync_api import Browser, expect

from browser.people import Person
from ports import free_port
from server.harness import worker
from test_third_game import WITH_IT

READY = "() => document.querySelector('[data-testid=result], [data-action]')"


@pytest.fixture(scope="module")
def address(tmp_path_factory: pytest.TempPathFactory) -> Iterator[str]:
    """The address of a server that has the package."""
    database = f"sqlite+aiosqlite:///{tmp_path_factory.mktemp('third') / 'test.sqlite3'}"
    port = free_port()
    with worker(database, port, FOGCITY_JIT="0", **WITH_IT):
        yield f"http://localhost:{port}"


def play_to_the_end(person: Person, favorite: str) -> int:
    """Play an action again and again, or the first one where it is not legal; gives how often."""
    page, played = person.page, 0
    while True:
        page.wait_for_function(READY)
        if person.final.count():
            return played
        ply = person.state()["ply"]
        found = page.locator(f'[data-action="{favorite}"]')
        (found if found.count() else page.locator("[data-action]").first).click()
        if person.phone:  # a finger is asked twice
            page.locator(".confirm .primary").click()
        person.await_shown(ply + 1)
        played += 1


@pytest.mark.parametrize("phone", [False, True])
def test_against_a_bot_to_the_end(address: str, chromium: Browser, phone: bool) -> None:
    """From the front page to the result and the replay, by what the server says of the game alone."""
    with Person(chromium, address, phone=phone) as person:
        page = person.page
        page.goto("/")
        expect(page.get_by_role("heading", name="Nim with a secret")).to_be_visible()
        page.get_by_test_id("play-nim").click()
        page.wait_for_url("**/table/*")
        expect(page.get_by_test_id("position")).to_contain_text("stones and the card")
        assert play_to_the_end(person, "take 3") >= 2
        expect(person.final).to_be_visible()
        state = person.state()
        assert state["table"]["status"] == "finished"
        assert state["seen"][0]["view"]["heap"] == 0
        page.goto(f"/replay/{state['table']['id']}")
        expect(page.get_by_test_id("position")).to_contain_text("There are 15 stones")


def test_a_table_with_options_for_two_at_one_screen(address: str, chromium: Browser) -> None:
    """The form of a new table is made from the options that the game declares; the curtain hides the cards."""
    with Person(chromium, address) as person:
        page = person.page
        page.goto("/new/nim?hotseat")
        page.locator("#new-nim-heap").fill("6")
        page.get_by_label("Name for seat 2").fill("Ann")
        page.get_by_label("Who starts").select_option(index=1)
        page.get_by_role("button", name="Start the game").click()
        page.wait_for_url("**/table/*")
        for name in (None, "Ann"):
            curtain = page.locator(".curtain")
            expect(curtain).to_be_visible()
            expect(page.get_by_test_id("position")).to_have_count(0)
            curtain.get_by_role("button", name=f"I am {name}" if name else "I am").click()
            expect(page.get_by_test_id("position")).to_contain_text("stones and the card")
            page.locator('[data-action="take 3"]').click()
        expect(person.final).to_be_visible()
        assert [seen["view"]["heap"] for seen in person.state()["seen"]][:1] == [0]


def test_following_at_the_plain_table(address: str, chromium: Browser) -> None:
    """What happened since one's turn is told and marked in the log; one can look back at positions, and return."""
    with Person(chromium, address) as person:
        page, seats = person.page, [{"kind": "me"}, {"kind": "bot", "level": "easy"}]
        person.make_table("nim", seats, first=0, options={"heap": 20})
        position = page.get_by_test_id("position")
        expect(position).to_contain_text("There are 20 stones")
        page.locator('[data-action="take 3"]').click()
        page.wait_for_function("() => document.querySelectorAll('[data-entry]').length === 2")
        left = person.state()["seen"][0]["view"]["heap"]
        expect(position).to_contain_text(f"There are {left} stones")
        expect(page.locator("[data-entry].since")).to_have_attribute("data-entry", "2")
        expect(page.get_by_test_id("spoken")).not_to_be_empty()
        page.locator("body").press("ArrowLeft")
        expect(page.get_by_text("Move 1 of 2")).to_be_visible()
        expect(position).to_contain_text("There are 17 stones")
        expect(page.locator("[data-action]")).to_have_count(0)
        page.get_by_role("button", name="Back to game").click()
        expect(position).to_contain_text(f"There are {left} stones")
        expect(page.locator("[data-action]").first).to_be_visible()
