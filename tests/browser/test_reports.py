"""The report of a match: a game of it is opened by its link and played again, from the file alone."""

from pathlib import Path

import pytest
from playwright.sync_api import Browser, expect

from arena.test_arena import one_by_one, plan
from fogcity import games
from fogcity.arena import report
from fogcity.arena.run import run
from server.harness import PATIENCE


@pytest.mark.parametrize("game", games.names())
def test_a_game_of_a_report_is_played_again(chromium: Browser, tmp_path: Path, game: str) -> None:
    setting = plan("random", "random", game=game, count=2)
    results = list(run(setting, one_by_one))
    file = tmp_path / "report.html"
    file.write_text(report.page(setting, results), encoding="utf-8")
    with chromium.new_context(viewport={"width": 390, "height": 664}, offline=True) as context:
        context.set_default_timeout(1000 * PATIENCE)
        page = context.new_page()
        errors: list[object] = []
        page.on("pageerror", lambda error: errors.append(error))
        page.goto(file.as_uri())
        page.locator('a[href="#game-2"]').click()
        opened, moves = page.locator("#game-2"), len(results[1].log)
        expect(opened.locator("summary")).to_be_in_viewport()
        expect(opened.locator(".board svg")).to_be_in_viewport(ratio=1)
        opened.get_by_role("button", name="on", exact=True).click()
        expect(opened.locator("output")).to_have_text(f"1 of {moves}")
        expect(opened.locator(".told")).to_have_text(opened.locator("li").first.inner_text())
        opened.locator("li button").last.click()
        expect(opened.locator("output")).to_have_text(f"{moves} of {moves}")
        assert not errors
