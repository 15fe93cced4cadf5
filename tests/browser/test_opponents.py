"""Friends and opponents in the browser: follow, invite with one tap, block, and be matched."""

from datetime import UTC, datetime, timedelta

from playwright.sync_api import expect

from browser.circle import MOMENT, befriend, set_password
from browser.conftest import NewPerson
from browser.people import Person
from server.harness import change_database


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


def members(*people: Person) -> list[str]:
    """Give people accounts with passwords; gives their names."""
    for one in people:
        one.ask("POST", "/api/me")
    return [set_password(one, f"100.69.{number}.1") for number, one in enumerate(people)]


def test_following_that_is_refused_says_why(person: NewPerson) -> None:
    """A name that nobody has, one's own, that of somebody blocked, and of somebody who hides; what was typed stays."""
    me, other, hidden = person(), person(), person()
    own, blocked, shy = members(me, other, hidden)
    me.ask("PUT", f"/api/me/blocked/{blocked}")
    hidden.ask("PUT", "/api/me/hidden", hidden=True)
    nobody, not_this = "Nobody here has that name, or their profile is hidden", "You can’t follow yourself"
    for name, why, status in (
        ("Nobody At All", nobody, "404"),
        (shy, nobody, "404"),
        (own, not_this, "403"),
        (blocked, not_this, "403"),
    ):
        me.expect_problem(status)
        me.page.goto("/friends")
        field = me.page.get_by_label("Player name")
        field.fill(name)
        field.press("Enter")
        expect(me.page.locator(".toast").filter(has_text=why)).to_be_visible()
        expect(field).to_have_value(name)
        me.sees("Nobody yet. Type a name")


def test_the_keyboard_keeps_its_place(person: NewPerson) -> None:
    """A button that goes away when it is pressed leaves the focus to what takes its place, or comes next."""
    me, *others = (person() for _ in range(3))
    names = sorted(members(me, *others)[1:])
    page = me.page
    page.goto(f"/player/{names[0]}")
    for pressed, next_ in (("Follow", "Stop following"), ("Stop following", "Follow")):
        page.get_by_role("button", name=pressed, exact=True).press("Enter")
        expect(page.get_by_role("button", name=next_, exact=True)).to_be_focused()
    page.get_by_role("button", name="Block", exact=True).press("Enter")
    page.get_by_role("dialog").get_by_role("button", name="Block", exact=True).press("Enter")
    expect(page.get_by_role("button", name="Unblock")).to_be_focused()
    page.keyboard.press("Enter")
    expect(page.get_by_role("button", name="Follow", exact=True)).to_be_focused()
    for name in names:
        me.ask("PUT", f"/api/me/following/{name}")
    page.goto("/friends")
    buttons = page.get_by_role("button", name="Stop following")
    expect(buttons).to_have_count(2)
    last = buttons.last.get_attribute("aria-label") or ""
    buttons.first.press("Enter")
    expect(buttons).to_have_count(1)
    expect(page.get_by_role("region", name="You follow").locator(":focus")).to_have_count(1)
    expect(page.get_by_role("button", name=last)).to_be_visible()
    buttons.first.click()  # no keyboard pops up on a phone
    expect(buttons).to_have_count(0)
    expect(page.locator(":focus")).to_have_count(0)


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


def test_bots_are_offered_after_a_minute(person: NewPerson, database: str) -> None:
    """They are told to screen readers, too, and the game against one is rated."""
    me = person()
    (name,) = members(me)
    me.page.goto("/")
    find = me.page.get_by_role("button", name="Find an opponent")
    find.press("Enter")
    search = me.page.get_by_role("complementary", name="Find an opponent")
    expect(search).to_contain_text("Your rating is 1000")
    expect(find).to_be_disabled()
    expect(find).to_be_focused()  # the keyboard keeps its place
    expect(search.get_by_role("group")).to_have_count(0)
    earlier = (datetime.now(UTC) - timedelta(seconds=61)).strftime(MOMENT)
    mine = "account_id = (select id from accounts where name = ?)"
    change_database(database, f"update searches set since = ? where {mine}", earlier, name)
    offered = search.get_by_role("group", name="Or play a bot now").get_by_role("button")
    expect(offered).to_have_count(3)
    expect(search.get_by_role("status")).to_contain_text(offered.first.inner_text())
    offered.first.press("Enter")
    me.page.wait_for_url("**/table/*")
    assert me.state()["table"]["rated"]
