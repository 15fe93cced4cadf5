"""Ratings in the browser: a rated game from the form to the profile, the leaderboard, and hiding it all."""

import csv
import re

from playwright.sync_api import Page, expect

from browser.circle import set_password
from browser.conftest import NewPerson
from browser.look import flaws
from fogcity.server.people.ratings import of_level, points
from server.harness import wait_for


def test_a_rated_game_from_the_form_to_the_profile(person: NewPerson) -> None:
    me, other = person(phone=True), person()
    page = me.page
    page.goto("/new/cablecar?rated")
    rated = page.get_by_role("switch", name="Rated game")
    expect(rated).to_be_disabled()  # a guest may be anybody
    expect(page.get_by_role("link", name="Rated games need a permanent account")).to_be_visible()
    expect(rated).not_to_be_checked()
    me.ask("PUT", "/api/me/password", password="tram number nine")
    page.reload()
    expect(rated).to_be_checked()
    me.sees("The result counts for your rating.")
    me.sees("A rated game uses the standard rules, and the first player is random.")
    expect(page.get_by_label("Who starts")).to_have_count(0)
    page.get_by_role("radiogroup", name="Play with").get_by_text("On this screen").click()
    me.sees("People at one screen can’t play a rated game.")
    expect(rated).not_to_be_checked()
    expect(rated).to_be_disabled()
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
    marks = [
        {"table": f"t{i}", "at": f"2026-10-{i + 1:02}T20:00:00Z", "accuracy": 0.6 + i / 40, "luck": luck, "play": -0.2}
        for i, luck in enumerate((0.3, -0.2, 0.1, 0.4, -0.5, 0.0))
    ]
    page.evaluate("marks => localStorage.setItem('fogcity-marks', JSON.stringify({cablecar: marks}))", marks)
    page.goto("/account")
    page.get_by_role("link", name="My profile").click()
    expect(page.get_by_role("heading", name=name)).to_be_visible()
    expect(page.get_by_role("button", name="provisional")).to_have_attribute("aria-pressed", "true")
    expect(page.get_by_text("1 rated game")).to_be_visible()
    expect(page.get_by_role("img", name="The rating")).to_have_count(0)  # one game makes no curve
    expect(page.get_by_text(re.compile(r"^Joined .+\d{4}\.$"))).to_be_visible()  # a game given up is not told as none
    luck = page.get_by_role("img", name="Accuracy and luck").locator("rect")
    expect(luck).to_have_count(len(marks))
    expect(luck.first).to_be_visible()  # drawn as a part of the picture
    (rating,) = chart_of(page, "Ratings")
    assert rating.items() >= {"place": "2", "left": "true", "counted": "true", "table": table}.items()
    assert int(rating["rating"]) == 1000 + int(rating["change"])
    accuracy = [(row["at"], float(row["accuracy"]), float(row["luck"])) for row in chart_of(page, "Accuracy and luck")]
    assert accuracy == [(mark["at"], mark["accuracy"], mark["luck"]) for mark in marks]
    assert page.evaluate("document.documentElement.scrollWidth <= innerWidth")
    other.page.goto(f"/player/{name}")
    expect(other.page.get_by_role("heading", name=name)).to_be_visible()
    ratings = other.page.get_by_role("heading", name="Ratings")
    expect(ratings).to_be_visible()
    page.get_by_text("Or hide only").press("Enter")
    page.get_by_role("switch", name="Ratings", exact=True).click()
    expect(page.get_by_role("heading", name="Ratings")).to_be_visible()
    wait_for(lambda: me.ask("GET", f"/api/players/{name}")["hides"] == ["ratings"])
    other.page.reload()
    expect(other.page.get_by_role("heading", name="Statistics")).to_be_visible()
    expect(ratings).to_have_count(0)
    page.get_by_role("switch", name="Hide my profile").click()
    page.reload()
    expect(page.get_by_role("switch", name="Hide my profile")).to_be_checked()
    other.expect_problem("404")
    other.page.reload()
    expect(other.page.get_by_text("their profile is hidden")).to_be_visible()
    other.page.goto("/leaders/cablecar/3")
    expect(other.page.get_by_text("Nobody has played ten rated games")).to_be_visible()
    ada = of_level("cablecar", "expert", 3)
    assert ada is not None
    expect(other.page.get_by_role("list").filter(has_text="Ada")).to_contain_text(str(points(ada.mu)))
    other.page.get_by_role("link", name="How ratings work").click()
    expect(other.page.get_by_role("heading", name="Leaving")).to_be_visible()


def chart_of(page: Page, name: str) -> list[dict[str, str]]:
    """What a chart shows, as the data that people download, by keyboard."""
    with page.expect_download() as download:
        page.get_by_role("region", name=name).get_by_role("button", name="Download as CSV").press("Enter")
    return list(csv.DictReader(download.value.path().read_text(encoding="utf-8").splitlines()))


def test_ratings_stand_beside_the_names(person: NewPerson) -> None:
    """In lists of tables, on the page of an invitation, while people wait and during the game; until one hides them."""
    host, friend = person(), person(phone=True)
    names = []
    for one, address in ((host, "100.68.1.1"), (friend, "100.68.2.1")):
        one.ask("POST", "/api/me")
        names.append(set_password(one, address))
    seats = [{"kind": "me"}, {"kind": "open"}]
    host.make_table("cablecar", seats, rated=True, public=True, clock={"kind": "seconds", "amount": 3600})
    players = host.page.get_by_role("region", name="Players").get_by_role("listitem")
    expect(players.first).to_contain_text("Rating 1000, provisional")
    expect(players.first).to_contain_text("1000?")
    host.sees("rated")
    friend.page.goto("/games/open")
    listed = friend.page.get_by_role("link", name=f"{names[0]} (1000?)")
    expect(listed).to_contain_text("rated")
    code = host.state()["table"]["code"]
    friend.page.goto(f"/join/{code}")
    expect(friend.page.get_by_role("listitem").filter(has_text=names[0])).to_contain_text("1000?")
    friend.sees("rated")
    assert not flaws(friend.page)
    friend.page.get_by_role("button", name="Sit down").click()
    for one in (host, friend):
        ratings = one.page.locator("[data-player] .rating")
        expect(ratings).to_have_text(["Rating 1000, provisional1000?"] * 2)
        expect(ratings.first).to_be_visible()
    expect(host.page.locator(".bar").get_by_text("rated")).to_be_visible()
    friend.page.get_by_role("button", name="Menu").tap()
    expect(friend.page.get_by_role("dialog", name="Menu")).to_contain_text("rated")
    host.ask("PUT", "/api/me/hidden", hidden=False, hides=["ratings"])
    for one in (host, friend):
        expect(one.page.locator("[data-player] .rating")).to_have_count(1)


def test_an_invitation_to_a_rated_table_says_what_it_asks_for(person: NewPerson) -> None:
    """The host is told with the link; a guest cannot sit down before they have set a password."""
    host, guest = person(), person(phone=True)
    host.ask("POST", "/api/me")
    set_password(host, "100.68.3.1")
    seats = [{"kind": "me"}, {"kind": "invited"}]
    host.make_table("tickets", seats, rated=True, clock={"kind": "days", "amount": 1})
    code = host.state()["table"]["code"]
    guest.page.goto(f"/join/{code}")
    needs = guest.page.get_by_role("link", name="Rated games need a permanent account: set a password first.")
    sit = guest.page.get_by_role("button", name="Sit down")
    expect(needs).to_be_visible()
    expect(sit).to_be_disabled()
    expect(guest.page.get_by_role("radio")).to_have_count(0)  # seats are drawn at random
    assert not flaws(guest.page)
    needs.tap()
    guest.page.get_by_label("New password").fill("tram number nine")
    guest.page.get_by_role("button", name="Save password").tap()
    guest.sees("Password saved")
    guest.page.goto(f"/join/{code}")
    expect(needs).to_have_count(0)
    sit.tap()
    guest.page.wait_for_url("**/table/*")
