"""A game that was started with other rules than those the server plays now: it is marked, explained and readable."""

import pytest
from playwright.sync_api import Browser, expect

from browser.look import complaints, flaws
from browser.people import Person
from fogcity import games
from server.harness import serving, settings


def test_a_stored_game_of_other_rules(
    chromium: Browser, tmp_path_factory: pytest.TempPathFactory, monkeypatch: pytest.MonkeyPatch
) -> None:
    """One's list marks it; its page says why it cannot go on, and shows one's own actions but nobody else's."""
    database = f"sqlite+aiosqlite:///{tmp_path_factory.mktemp('stored') / 'test.sqlite3'}"
    seats = [{"kind": "me"}, {"kind": "bot", "level": "easy"}]
    with serving(settings(database)) as base, Person(chromium, base.replace("127.0.0.1", "localhost")) as before:
        over, going = (before.make_table("cablecar", seats, first=0) for _ in range(2))
        before.ask("POST", f"/api/tables/{over}/resign", seat=0)
        seen = before.await_turn()
        assert seen is not None
        before.ask("POST", f"/api/tables/{going}/actions", seat=0, ply=0, action=(played := seen["actions"][0]))
        known = before.context.storage_state()
    monkeypatch.setattr(games.kind("cablecar"), "version", 2)
    with (
        serving(settings(database)) as base,
        Person(chromium, base.replace("127.0.0.1", "localhost"), storage_state=known) as me,
    ):
        page = me.page
        page.goto("/games")
        cards = page.locator(f'[href="/table/{going}"], [href="/table/{over}"]')
        expect(cards).to_have_count(2)
        for card in cards.all():
            expect(card).to_contain_text("older rules")
        expect(page.locator(f'[href="/replay/{over}"]')).to_have_count(0)
        page.locator(f'[href="/table/{going}"]').click()
        stored = page.get_by_test_id("stored")
        expect(stored).to_contain_text("version 1 of its rules, but this server plays version 2")
        expect(stored.locator("ol li").first).to_contain_text(played)
        expect(stored.get_by_role("link", name="Download the record")).to_have_count(0)
        assert flaws(page) + complaints(page) == []
        page.goto(f"/table/{over}")
        with page.expect_download() as file:
            stored.get_by_role("link", name="Download the record").click()
        assert '"rules": 1,' in file.value.path().read_text(encoding="utf-8")
