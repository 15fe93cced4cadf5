"""First visits on a slow phone and a slow line: nothing jumps; docs/performance.md has how long they take."""

import pytest
from playwright.sync_api import Browser

from browser.conftest import NewPerson
from browser.slow import first_visit

GOOD = 0.1


@pytest.mark.parametrize(
    ("path", "mark"),
    [("/", "[data-testid=play-tickets]"), ("/learn/tickets", "[data-spot]"), ("/learn/cablecar", "[data-cell]")],
)
def test_pages_do_not_jump(chromium: Browser, base: str, path: str, mark: str) -> None:
    """The home page and both tutorials."""
    visit = first_visit(chromium, base, path, mark)
    assert visit.shift < GOOD, visit.moved


@pytest.mark.parametrize(("game", "mark"), [("cablecar", "[data-cell]"), ("tickets", "[data-spot]")])
def test_tables_do_not_jump(person: NewPerson, chromium: Browser, base: str, game: str, mark: str) -> None:
    """Tables that are opened by their address."""
    me = person()
    table = me.make_table(game, [{"kind": "me"}, {"kind": "bot", "level": "easy"}], first=0)
    visit = first_visit(chromium, base, f"/table/{table}", mark, me.context.storage_state())
    assert visit.shift < GOOD, visit.moved
