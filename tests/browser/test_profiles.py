"""Ratings in the browser: a rated game from the form to the profile, the leaderboard, and hiding it all."""

import re

from playwright.sync_api import expect

from browser.conftest import NewPerson


def test_a_rated_game_from_the_form_to_the_profile(person: NewPerson) -> None:
    me, other = person(phone=True), person()
    page = me.page
    page.goto("/new/cablecar")
    rated = page.get_by_role("switch", name="Rated game")
    expect(rated).to_be_disabled()  # a guest may be anybody
    me.ask("PUT", "/api/me/password", password="tram number nine")
    page.reload()
    page.get_by_role("radiogroup", name="Play with").get_by_text("Bots").click()
    rated.focus()
    page.keyboard.press("Space")
    expect(rated).to_be_checked()
    expect(page.get_by_role("switch", name=re.compile("^Hints"))).to_have_count(0)
    page.get_by_role("button", name="Start the game").click()
    page.wait_for_url("**/table/*")
    table = me.table
    assert not table.startswith("device-")
    (seat,) = me.ask("GET", f"/api/tables/{table}")["mine"]
    me.ask("POST", f"/api/tables/{table}/resign", seat=seat)
    change = page.get_by_role("list", name="New ratings")
    expect(change).to_contain_text("−")
    name = me.ask("GET", "/api/me")["name"]
    page.goto("/account")
    page.get_by_role("link", name="My profile").click()
    expect(page.get_by_role("heading", name=name)).to_be_visible()
    expect(page.get_by_role("button", name="provisional")).to_have_attribute("aria-pressed", "true")
    expect(page.get_by_role("img", name="The rating after 1 game")).to_be_visible()
    assert page.evaluate("document.documentElement.scrollWidth <= innerWidth")
    other.page.goto(f"/player/{name}")
    expect(other.page.get_by_role("heading", name=name)).to_be_visible()
    page.get_by_role("switch", name="Hide my profile").click()
    page.reload()
    expect(page.get_by_role("switch", name="Hide my profile")).to_be_checked()
    other.expect_problem("404")
    other.page.reload()
    expect(other.page.get_by_text("they show nothing about themselves")).to_be_visible()
    other.page.goto("/leaders/cablecar/3")
    expect(other.page.get_by_text("Nobody has played ten rated games")).to_be_visible()
    expect(other.page.get_by_role("list").filter(has_text="Ada")).to_contain_text(re.compile("2040"))
    other.page.get_by_role("link", name="How ratings work").click()
    expect(other.page.get_by_role("heading", name="Leaving")).to_be_visible()
