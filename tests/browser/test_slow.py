"""First visits: something is visible before any script runs, and nothing jumps. docs/performance.md has the timings."""

import json

import pytest
from playwright.sync_api import Browser, expect

from browser.conftest import NewPerson
from browser.slow import first_visit, later_visit

GOOD = 0.1


@pytest.mark.parametrize(
    ("path", "mark"),
    [("/", "[data-testid=play-tickets]"), ("/learn/tickets", "[data-spot]"), ("/learn/cablecar", "[data-cell]")],
)
def test_pages_do_not_jump(chromium: Browser, base: str, path: str, mark: str) -> None:
    """The home page and both tutorials."""
    visit = first_visit(chromium, base, path, mark)
    assert visit.shift < GOOD, visit.moved


def test_the_home_page_does_not_jump_when_the_games_come_late(chromium: Browser, base: str) -> None:
    """On later visits it has the games of the last one, and is as large as it will be."""
    visit = later_visit(chromium, base, "/", ".card .choice", "**/api/games")
    assert visit.shift < GOOD, visit.moved


@pytest.mark.parametrize(("game", "mark"), [("cablecar", "[data-cell]"), ("tickets", "[data-spot]")])
def test_tables_do_not_jump(person: NewPerson, chromium: Browser, base: str, game: str, mark: str) -> None:
    """Tables that are opened by their address."""
    me = person()
    table = me.make_table(game, [{"kind": "me"}, {"kind": "bot", "level": "easy"}], first=0)
    visit = first_visit(chromium, base, f"/table/{table}", mark, me.context.storage_state())
    assert visit.shift < GOOD, visit.moved


def test_pages_are_there_before_any_script(person: NewPerson) -> None:
    """Home and tutorials are drawn beforehand, in the browser's language."""
    me = person(language="fr", java_script_enabled=False)
    me.page.goto("/")
    expect(me.page.get_by_role("heading", level=1)).to_have_text("Jeux de société sur les collines de San Francisco")
    expect(me.page).to_have_title("Fog City\N{NO-BREAK SPACE}: jeux de société à San Francisco")
    me.page.goto("/learn/tickets")
    expect(me.page.get_by_text("Étape 1/15")).to_be_visible()


def test_what_is_drawn_is_this_persons(person: NewPerson) -> None:
    """Whoever chose another language, or is further in a tutorial, does not see the page of somebody else meanwhile."""
    me = person()
    me.page.route("**/assets/start-*.js", lambda route: route.abort())
    me.expect_problem("Failed to load resource")
    me.page.goto("/learn/tickets")
    drawn = me.page.locator("#drawn")
    expect(drawn).to_be_visible()
    for key, kept in (
        ("fogcity-settings", {"language": "nl"}),
        ("fogcity-learn", {"tickets": {"at": "ferry", "done": []}}),
    ):
        me.page.evaluate(
            "([key, kept]) => { localStorage.clear(); localStorage.setItem(key, kept) }", [key, json.dumps(kept)]
        )
        me.page.reload()
        expect(drawn).to_be_hidden()
        expect(me.page.locator("#shell")).to_be_visible()
