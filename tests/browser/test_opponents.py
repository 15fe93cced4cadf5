"""Friends and opponents in the browser: follow, invite with one tap, block, and be matched."""

from playwright.sync_api import expect

from browser.circle import befriend
from browser.conftest import NewPerson


def test_friends_follow_invite_and_block(person: NewPerson) -> None:
    me, other = person(phone=True), person()
    for each in (me, other):
        each.ask("POST", "/api/me")
        each.ask("PUT", "/api/me/password", password="tram number nine")
    name, theirs = (each.ask("GET", "/api/me")["name"] for each in (me, other))
    other.page.goto("/")
    page = me.page
    page.goto(f"/player/{theirs}")
    page.get_by_role("button", name="Follow", exact=True).click()
    expect(page.get_by_role("button", name="Stop following")).to_be_visible()
    assert page.evaluate("document.documentElement.scrollWidth <= innerWidth")
    page.goto("/friends")
    page.get_by_role("button", name=f"Invite {theirs}").press("Enter")
    page.wait_for_url("**/table/*")
    expect(page.get_by_role("button", name=f"{theirs} invited")).to_be_disabled()
    other.page.reload()
    calls = other.page.get_by_role("region", name="Invitations")
    expect(calls).to_contain_text(name)
    calls.get_by_role("button", name="Sit down").click()
    me.page.wait_for_selector("[data-ply]")
    other.page.wait_for_selector("[data-ply]")
    other.page.goto("/friends")
    follower = other.page.get_by_role("region", name="Your followers")
    follower.get_by_role("link", name=name).click()
    other.page.get_by_role("button", name="Block", exact=True).click()
    other.page.get_by_role("dialog").get_by_role("button", name="Block").click()
    expect(other.page.get_by_text("You have blocked this player.")).to_be_visible()
    other.page.goto("/friends")
    expect(other.page.get_by_role("region", name="Blocked")).to_contain_text(name)
    other.page.get_by_role("radiogroup", name="Who can invite you").get_by_text("Nobody").click()
    other.page.reload()
    circle = other.page.get_by_role("radiogroup", name="Who can invite you")
    expect(circle.get_by_role("radio", name="Nobody")).to_be_checked()


def test_an_invitation_is_told_once(person: NewPerson) -> None:
    """In a note wherever one is, and never again; not at all where the page lists it."""
    me, friend = person(), person()
    for each in (me, friend):
        each.ask("POST", "/api/me")
    befriend(me, friend)
    note = me.page.locator(".toast")
    me.page.goto("/settings")
    expect(note).to_contain_text("invites you to San Francisco Cable Car")
    me.page.reload()
    me.page.get_by_role("heading", name="Settings").wait_for()
    me.await_quiet()
    expect(note).to_have_count(0)
    befriend(me, friend)
    me.page.goto("/friends")
    expect(me.page.get_by_role("region", name="Invitations").get_by_role("listitem")).to_have_count(2)
    expect(note).to_have_count(0)


def test_two_who_look_for_an_opponent_find_each_other(person: NewPerson) -> None:
    one, other = person(phone=True), person()
    one.page.goto("/")
    one.page.get_by_role("button", name="Find an opponent").click()
    expect(one.page.get_by_role("complementary", name="Find an opponent")).to_contain_text("Your rating is 1000")
    one.page.get_by_role("link", name="Games").click()  # the search goes on
    expect(one.page.get_by_role("complementary", name="Find an opponent")).to_be_visible()
    one.page.get_by_role("button", name="Cancel").click()
    expect(one.page.get_by_role("complementary", name="Find an opponent")).to_have_count(0)
    one.page.goto("/games/open")
    for each in (one, other):
        each.page.goto("/games/open")
        each.page.get_by_role("button", name="Find an opponent").click()
    for each in (one, other):
        each.page.wait_for_url("**/table/*")
    assert one.table == other.table
