"""Reviews, puzzles and the deal of the day in the client."""

import re

from playwright.sync_api import expect

from browser.conftest import NewPerson
from browser.test_replay import finish


def test_a_review_of_a_finished_game(person: NewPerson) -> None:
    """One tap from the final window: graph, luck and play, moments, mistakes, a table, and playing on."""
    me = person()
    table = finish(me, "cablecar")
    me.page.goto(f"/replay/{table}?step=999")
    me.page.get_by_role("button", name="Result").click()
    me.page.get_by_role("dialog").get_by_role("link", name="Review the game").click()
    review = me.page.get_by_role("region", name="Review")
    expect(review.get_by_role("img", name="Chances to win during the game")).to_be_visible()
    moments = review.locator("ol.moments > li")
    expect(moments).to_have_count(3)
    expect(review.locator("progress")).to_have_count(0)  # all of it is there
    expect(review.locator("ul.players > li")).to_have_count(2)
    expect(review.locator("ul.players > li").first).to_contain_text(re.compile(r"luck [+−]?\d+, play [+−]?\d+"))
    me.page.keyboard.press("Home")
    review.get_by_role("button", name="Next mistake").click()
    expect(review.get_by_test_id("decision")).to_contain_text(re.compile("Inaccuracy|Mistake|Blunder"))
    expect(review.get_by_test_id("decision")).to_contain_text("A strong bot would")
    where = me.page.locator("output")
    step = where.inner_text()
    review.get_by_role("button", name="Next mistake").click()
    expect(where).not_to_have_text(step)
    review.get_by_text("All chances as a table").click()
    last = int(where.inner_text().split("/")[1])
    expect(review.get_by_test_id("chances").locator("tbody tr")).to_have_count(last + 1)
    me.page.goto(f"/replay/{table}?step=4&review=1")  # it was kept: nothing is computed again
    expect(moments).to_have_count(3)
    expect(review.locator("progress")).to_have_count(0)
    review.get_by_role("button", name="Play on from here").click()
    me.page.wait_for_url("**/table/device-*")
    assert me.await_turn(-1)


def test_a_puzzle_and_the_deal_of_the_day(person: NewPerson) -> None:
    """An answer is judged with its reason and kept; the deal of the day is one table, whenever it is asked for."""
    me = person()
    me.page.goto("/puzzles/cablecar")
    expect(me.page.get_by_text("one action is clearly the best")).to_be_visible()
    cell = me.page.locator("[data-cell].legal").first
    expect(cell).to_be_visible()
    cell.click()
    expect(me.page.locator("footer")).to_contain_text("A strong bot would")
    kept = me.page.evaluate("JSON.parse(localStorage.getItem('fogcity-puzzles')).cablecar")
    assert len(kept["tried"]) == 1
    me.page.get_by_role("button", name="Next puzzle").click()
    expect(me.page.get_by_text("one action is clearly the best")).to_be_visible()
    me.page.goto("/daily")
    me.page.get_by_role("button", name="Play the deal").first.click()
    me.page.wait_for_url("**/table/device-*")
    table = me.page.url
    me.page.goto("/daily")
    me.page.get_by_role("button", name="Go on playing").click()
    me.page.wait_for_url(table)
