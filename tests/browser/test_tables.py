"""People at tables: two browsers against each other, several people at one screen, spectators, and how it ends."""

import re

from playwright.sync_api import expect

from browser.conftest import NewPerson
from browser.people import Person


def place(person: Person) -> None:
    """Place a tile of Cable Car with the mouse on the first square that is allowed."""
    seen = person.await_turn()
    assert seen is not None
    person.page.locator("[data-cell].legal").first.click()
    person.await_ply(seen["ply"])


def invite(host: Person) -> str:
    """Make a table for two in the form, and give the link for the other."""
    host.page.goto("/new/cablecar")
    host.page.get_by_label("Who starts").select_option(label="Seat 1, yellow")
    host.page.get_by_role("button", name="Make the table").click()
    return host.page.get_by_label("Link of the invitation").input_value()


def test_two_browsers_with_a_reload_and_a_lost_connection(person: NewPerson) -> None:
    """A friend comes by link; reloading loses nothing; an action sent while the line is cut arrives once, later."""
    host, guest = person(), person()
    guest.page.goto(invite(host))
    guest.page.get_by_role("button", name="Sit down").click()
    guest.page.wait_for_url("**/table/*")

    place(host)
    place(guest)
    host.await_turn()
    host.page.reload()
    expect(host.page.locator("[data-cell].legal").first).to_be_attached()
    assert host.page.title().startswith("●")
    place(host)

    guest.await_turn()
    ply = guest.state()["ply"]
    guest.cut()
    expect(guest.page.get_by_role("alert")).to_contain_text("connection is lost")
    guest.page.locator("[data-cell].legal").first.click()
    assert guest.state()["ply"] == ply
    guest.mend()
    guest.await_ply(ply)
    expect(guest.page.get_by_role("alert")).to_have_count(0)
    host.await_shown(ply + 1)
    assert host.state()["ply"] == ply + 1

    host.cut()
    expect(host.page.get_by_role("alert")).to_be_visible()
    assert host.await_turn(shown=False)
    host.mend()
    place(host)


def test_chat_and_muting(person: NewPerson) -> None:
    """What is said arrives as plain text, is counted while unread, and can be hidden."""
    host, guest = person(), person()
    guest.page.goto(invite(host))
    guest.page.get_by_role("button", name="Sit down").click()
    host.await_turn()
    host.page.get_by_role("tab", name="Chat").click()
    host.page.get_by_label("Say something").fill("<b>Good luck</b> & fun")
    host.page.get_by_label("Say something").press("Enter")
    chat = guest.page.get_by_role("tab", name="Chat")
    expect(chat).to_contain_text("1")
    chat.click()
    expect(guest.page.get_by_role("log")).to_contain_text("<b>Good luck</b> & fun")
    guest.page.get_by_role("button", name="Whom to read").click()
    guest.page.get_by_role("switch").click()
    guest.page.get_by_role("button", name="Close").click()
    guest.page.reload()
    guest.page.get_by_role("tab", name="Chat").click()
    expect(guest.page.get_by_role("log")).not_to_contain_text("Good luck")


def test_hot_seat_with_a_curtain(person: NewPerson) -> None:
    """Two people at one screen: between turns nothing of the table is on the page."""
    me = person()
    me.page.goto("/new/cablecar?hotseat")
    me.page.get_by_label("Name for seat 2").fill("Ann")
    me.page.get_by_label("Who starts").select_option(label="Seat 1, yellow")
    me.page.get_by_role("button", name="Start the game").click()
    me.page.wait_for_url("**/table/*")
    for turn in range(6):
        curtain = me.page.get_by_role("button", name=re.compile("I am (Ann|.*)"))
        expect(curtain).to_be_visible()
        expect(curtain).to_contain_text("Ann") if turn % 2 else expect(curtain).not_to_contain_text("Ann")
        expect(me.page.locator("[data-cell]")).to_have_count(0)
        curtain.click()
        place(me)


def test_a_spectator_sees_no_hands(person: NewPerson) -> None:
    """Whoever has the address may look on, and sees what lies open."""
    player, spectator = person(), person()
    table = player.make_table("cablecar", [{"kind": "me"}, {"kind": "bot", "level": "easy"}], first=0)
    place(player)
    spectator.page.goto(f"/table/{table}")
    spectator.sees("You are looking on.")
    spectator.await_shown(player.state()["ply"])
    hands = spectator.state(table)["seen"][0]["view"]["hands"]
    assert {tile for hand in hands for tile in hand} == {"?"}
    assert spectator.page.get_by_role("button", name="Take back").count() == 0


def test_resigning_rematch_and_verifying(person: NewPerson) -> None:
    """Giving up ends a game of two; the shuffle verifies, the record is a file, and a rematch begins."""
    me = person()
    first = me.make_table("cablecar", [{"kind": "me"}, {"kind": "bot", "level": "easy"}], first=0)
    place(me)
    me.page.get_by_role("button", name="Menu").click()
    me.page.get_by_role("button", name="Resign").click()
    me.page.get_by_role("dialog", name="Resign?").get_by_role("button", name="Resign").click()
    expect(me.final).to_be_visible()

    me.page.get_by_role("button", name="Verify this shuffle").click()
    expect(me.page.get_by_test_id("verdict")).to_contain_text("nothing was bent")
    me.page.keyboard.press("Escape")
    with me.page.expect_download() as download:
        me.page.get_by_role("link", name="Record").click()
    assert download.value.suggested_filename.endswith(f"{first}.json")

    me.page.get_by_role("button", name="Rematch").click()
    me.page.wait_for_url(lambda url: "/table/" in url and first not in url)
    assert me.state()["table"]["status"] == "playing"


def test_a_seat_can_be_given_to_a_bot_before_the_start(person: NewPerson) -> None:
    """The host fills a free seat with a bot, and the game begins."""
    host = person()
    invite(host)
    host.page.get_by_label("Who sits on seat 2").select_option(label="Bot: Easy")
    assert host.await_turn() is not None


def test_a_table_that_is_not_there(person: NewPerson) -> None:
    """A wrong address says so, and shows the way home."""
    me = person()
    me.expect_problem("Failed to load resource")
    me.expect_problem("WebSocket connection")
    me.page.goto("/table/nosuchtable12345")
    me.sees("There is no such table")
    me.page.goto("/join/NOSUCHCODE")
    me.sees("No table belongs to this code")
