"""Reviews, puzzles and the deal of the day in the client."""

import re
import struct

from playwright.sync_api import expect

from browser.circle import play_today
from browser.conftest import NewPerson
from browser.look import resize, speak
from browser.people import PHONES, Person
from browser.screens import GAMES
from browser.test_pocket import PLAYED
from browser.test_replay import finish
from fogcity.locales import LANGUAGES
from server.harness import wait_for

STALLED = """globalThis.Worker = class extends Worker {
  set onmessage(hear) {
    super.onmessage = ({ data }) => hear(new MessageEvent("message", { data: { ...data, all: data.all + 1 } }));
  }
}"""
"""No review is ever done."""


def test_a_review_of_a_finished_game(person: NewPerson) -> None:
    """One tap from the final window: graph, luck and play, moments, mistakes, a table, and playing on."""
    me = person()
    table = finish(me, "cablecar")
    me.page.goto(f"/replay/{table}?step=999")
    me.page.get_by_role("button", name="Result").click()
    me.page.get_by_role("dialog").get_by_role("link", name="Review the game").click()
    review = me.page.get_by_role("region", name="Review")
    expect(review.get_by_role("img", name="Win chances during the game")).to_be_visible()
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
    expect(review.get_by_text(re.compile(r"Expected margin: .+ [+−]?\d+ ± \d+"))).to_be_visible()
    look_for_a_better_move(me)
    expect(where).to_be_visible()
    review.get_by_text("All chances as a table").click()
    last = int(where.inner_text().split("/")[1])
    expect(review.get_by_test_id("chances").locator("tbody tr")).to_have_count(last + 1)
    me.page.goto(f"/replay/{table}?step=4&review=1")  # it was kept: nothing is computed again
    expect(moments).to_have_count(3)
    expect(review.locator("progress")).to_have_count(0)
    for size in PHONES:
        me.page.set_viewport_size(size)
        me.page.reload()
        for part in (review.get_by_role("img", name="Win chances during the game"), review.locator("figcaption")):
            expect(part).to_be_in_viewport(ratio=1)
    review.get_by_role("button", name="Play on from here").click()
    me.page.wait_for_url("**/table/device-*")
    assert me.await_turn(-1)


def test_the_first_results_of_a_review_fit_phones(person: NewPerson) -> None:
    """Graph and legend are in sight while the rest is computed, of three players, too; a moment is easy to tap."""
    me = person(phone=True)
    me.page.add_init_script(STALLED)
    table = finish(me, "cablecar", "Ann", "Bo")
    me.page.goto(f"/replay/{table}?review=1")
    review = me.page.locator(".review")
    legend = review.locator("figcaption")
    legend.wait_for()
    for size in PHONES:
        resize(me.page, size)
        for language in LANGUAGES:
            speak(me.page, language)
            expect(review.locator("progress")).to_be_visible()
            for part in (review.locator("figure > svg"), legend):
                expect(part).to_be_in_viewport(ratio=1)


def test_both_games_have_a_table_of_the_day(person: NewPerson, database: str) -> None:
    me = person()
    me.ask("POST", "/api/me")
    for game in GAMES:
        play_today(me, game, 12.0, database)
    me.page.goto("/daily")
    tables = me.page.get_by_role("region", name="Today’s leaderboard")
    expect(tables).to_have_count(len(GAMES))
    for table in tables.all():
        expect(table).to_contain_text("+12")


def look_for_a_better_move(me: Person) -> None:
    """The answer is hidden until somebody gives up; what a mistake was stays wrong, and a good move is right."""
    page = me.page
    page.get_by_role("button", name="Find a better move").click()
    footer = page.locator("footer")
    expect(footer).to_contain_text("Find a better one")
    expect(footer).not_to_contain_text("A strong bot would")
    cells = page.locator("[data-cell].legal")
    expect(cells.first).to_be_visible()
    expect(page.locator("rect.advised")).to_have_count(0)
    cells.first.click()
    expect(footer).to_contain_text(re.compile("Right!|You lose"))
    if footer.get_by_role("button", name="Try again").is_visible():
        footer.get_by_role("button", name="Try again").click()
        expect(footer).to_contain_text("Find a better one")
        footer.get_by_role("button", name="Show it").click()
    expect(footer).to_contain_text("A strong bot would")
    page.get_by_role("button", name="Back to the review").click()


def test_a_puzzle_and_the_deal_of_the_day(person: NewPerson) -> None:
    """An answer is judged and kept; the deal of the day is one table, which the server replays when it is finished."""
    me = person()
    me.page.goto("/puzzles/cablecar")
    expect(me.page.get_by_text("one action is clearly the best")).to_be_visible()
    cell = me.page.locator("[data-cell].legal").first
    expect(cell).to_be_visible()
    cell.click()
    expect(me.page.locator("footer")).to_contain_text(re.compile("Right!|You lose"))
    if me.page.get_by_role("button", name="Show it").is_visible():
        me.page.get_by_role("button", name="Show it").click()
    expect(me.page.locator("footer")).to_contain_text("A strong bot would")
    themes = me.page.get_by_role("combobox", name="Theme").locator("option").all_text_contents()
    assert me.page.locator("footer > .soft").inner_text() in themes
    kept = me.page.evaluate("JSON.parse(localStorage.getItem('fogcity-puzzles')).cablecar")
    assert len(kept["tried"]) == 1
    judged = wait_for(lambda: me.ask("GET", "/api/puzzles/cablecar/leaders")["mine"])  # the server has judged it, too
    assert (judged["tried"], judged["solved"]) == (1, kept["solved"])
    me.page.get_by_role("button", name="Next puzzle").click()
    expect(me.page.get_by_text("one action is clearly the best")).to_be_visible()
    me.page.goto("/daily")
    me.page.get_by_role("button", name="Play the deal").first.click()
    me.page.wait_for_url("**/table/device-*")
    table = me.page.url
    me.page.goto("/daily")
    me.page.get_by_role("button", name="Continue").click()
    me.page.wait_for_url(table)
    assert me.page.evaluate(PLAYED) is True
    me.page.get_by_role("dialog").get_by_role("link", name="Deal of the day").click()  # the server replays it
    expect(me.page.get_by_role("region", name="Today’s leaderboard").first.locator("li.mine")).to_have_count(1)
    share_a_result(me)
    me.page.goto("/leaders/cablecar")
    expect(me.page.get_by_role("region", name="Deal of the day").locator("li.mine")).to_have_count(1)


def share_a_result(me: Person) -> None:
    """As a text that can be copied, and as a picture of the size that sites show beside a link."""
    me.page.get_by_role("button", name="Share").first.click()
    window = me.page.get_by_role("dialog", name="Share your result")
    text = re.compile(r"Fog City, .+\nAgainst .+\n(Won|Lost), \d+ : \d+\.\n1 day in a row\n.+/daily")
    expect(window.get_by_role("textbox")).to_have_value(text)
    with me.page.expect_download() as download:
        window.get_by_role("button", name="Save picture").click()
    picture = download.value.path().read_bytes()
    assert picture[1:4] == b"PNG"
    assert struct.unpack(">II", picture[16:24]) == (1200, 630)
