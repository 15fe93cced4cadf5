"""People at tables: two browsers against each other, several people at one screen, spectators, and how it ends."""

from collections.abc import Callable
from functools import partial

import pytest
from playwright.sync_api import expect

from browser.conftest import NewPerson
from browser.hands import Anyhow, briskly, by_mouse
from browser.pairs import PAIR, actions_of
from browser.pairs import act as play
from browser.people import Person, Plain, Written

Act = Callable[[], None]


def place(person: Person) -> None:
    """Place a tile of Cable Car with the mouse on the first square that is allowed."""
    seen = person.await_turn()
    assert seen is not None
    person.page.locator("[data-cell].legal").first.click()
    person.await_shown(seen["ply"] + 1)


def invite(host: Person) -> str:
    """Make a table for two in the form, and give the link for the other."""
    host.page.goto("/new/cablecar")
    host.page.get_by_label("Who starts").select_option(index=1)
    host.page.get_by_role("button", name="Create the table").click()
    return host.page.get_by_label("Invitation link").input_value()


# --- two browsers ------------------------------------------------------------------------------------------------


def reload(person: Person, act: Act) -> None:
    """In the middle of a turn the page is loaded anew."""
    person.page.reload()
    person.await_turn()
    act()


def lose_the_line(person: Person, act: Act) -> None:
    """While the line is cut the board stands still; when it is back, the turn goes on where it was."""
    ply = person.seen["ply"]
    person.cut()
    expect(person.page.get_by_role("alert")).to_contain_text("Connection lost")
    expect(person.page.locator(".play.frozen")).to_have_attribute("inert", "")
    person.mend()
    expect(person.page.get_by_role("alert")).to_have_count(0)
    act()
    person.await_shown(ply + 1)


def lose_the_answer(person: Person, act: Act) -> None:
    """The server hears the action, but the line breaks before it can say so: the client's repeat changes nothing."""
    ply = person.seen["ply"]
    person.deafen()
    act()
    person.await_ply(ply)
    person.cut()
    expect(person.page.get_by_role("alert")).to_be_visible()
    person.mend()
    person.await_shown(ply + 1)


def in_public(action: Written) -> Plain:
    """An action as far as it tells what was done, not with which cards or tickets."""
    return {name: value for name, value in action.fields.items() if name not in ("number", "text", "cards", "tickets")}


@pytest.mark.parametrize(
    ("game", "choose"), [("cablecar", Anyhow(5)), ("tickets", briskly)], ids=["cablecar", "tickets"]
)
def test_two_browsers_to_the_end_with_mishaps(
    person: NewPerson, game: str, choose: Callable[[list[Written]], Written]
) -> None:
    """Reloads and broken lines in the middle of turns lose nothing, play nothing twice; both see the same result."""
    host, guest = person(), person()
    table = host.make_table(game, PAIR, first=0, grace=0)  # nobody wants to take anything back
    guest.page.goto(host.page.get_by_label("Invitation link").input_value())
    guest.page.get_by_role("button", name="Sit down").click()
    guest.page.wait_for_url(f"**/table/{table}")
    mishaps = {host: [reload, lose_the_answer, lose_the_line], guest: [lose_the_line, reload, lose_the_answer]}
    played: list[tuple[int, Plain]] = []
    while any(mishaps.values()):
        state = host.state(table)
        seat = state["table"]["waiting"][0]
        mover = (host, guest)[seat]
        seen = mover.await_turn(state["ply"] - 1)
        assert seen is not None
        # Mishaps come in the middle of a turn: after the first of two cards, or with a drawn tile in hand.
        first_half = [action for action in seen["actions"] if mishaps[mover] and action in ("+", "take deck")]
        action = first_half[0] if first_half else choose(seen["actions"])
        played.append((seat, in_public(action)))
        act = partial(by_mouse, mover, action)
        between = seen["view"].get("drawn") or seen["view"].get("phase") == "second_card"
        if between and mishaps[mover]:
            mishaps[mover].pop(0)(mover, act)
        else:
            act()
        mover.await_shown(seen["ply"] + 1)
    # The rest is played by the protocol, which is quicker, while both pages follow.
    while (state := host.state(table))["table"]["status"] == "playing":
        seat = state["table"]["waiting"][0]
        mover = (host, guest)[seat]
        action = choose(actions_of(mover, table))
        played.append((seat, in_public(action)))
        play(mover, table, action)
    assert [(entry["seat"], in_public(entry["action"])) for entry in state["log"]] == played
    for one in (host, guest):
        expect(one.final).to_be_visible()
        for score in state["outcome"]["scores"]:
            expect(one.final).to_contain_text(score.replace("-", "−"))


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
    guest.page.get_by_role("button", name="Mute players").click()
    guest.page.get_by_role("switch").click()
    guest.page.get_by_role("button", name="Close").click()
    guest.page.reload()
    guest.page.get_by_role("tab", name="Chat").click()
    expect(guest.page.get_by_role("log")).not_to_contain_text("Good luck")


# --- one screen --------------------------------------------------------------------------------------------------


def share_a_screen(person: Person, game: str) -> list[str]:
    """A table for two at one screen, made in the form; gives the names of both."""
    person.page.clock.install()
    person.page.goto(f"/new/{game}?hotseat")
    person.page.get_by_label("Name for seat 2").fill("Ann")
    person.page.get_by_label("Who starts").select_option(index=1)
    person.page.get_by_role("button", name="Start the game").click()
    person.page.wait_for_url("**/table/*")
    return [seat["name"] for seat in person.state()["table"]["seats"]]


def lift_the_curtain(person: Person, name: str) -> None:
    """Wait for the curtain between two people, and lift it as the one who is called."""
    person.page.clock.run_for(1500)  # a moment to see what one's own action did
    curtain = person.page.locator(".curtain")
    expect(curtain.get_by_role("heading")).to_contain_text(name)
    for hidden in ("[data-cell]", "[data-spot]", "[data-hand]", ".tile", ".ticket"):
        expect(person.page.locator(hidden)).to_have_count(0)
    curtain.get_by_role("button", name=f"I am {name}").click()


@pytest.mark.parametrize(
    ("game", "choose", "most"), [("cablecar", Anyhow(3), 16), ("tickets", briskly, None)], ids=["cablecar", "tickets"]
)
def test_a_hot_seat(person: NewPerson, game: str, choose: Callable[[list[Written]], Written], most: int | None) -> None:
    """Two people at one screen: between turns nothing of the table is on the page, then only what is one's own; in
    tickets to the end."""
    me = person()
    names = share_a_screen(me, game)
    before, after = None, -1
    while after != most and (seen := me.await_turn(after)):
        seat, view = seen["seat"], seen["view"]
        if seat != before:
            lift_the_curtain(me, names[seat])
        before, after = seat, seen["ply"]
        if game == "tickets":
            expect(me.page.locator("li .ticket:visible")).to_have_count(
                len(view["players"][seat]["tickets"] + view["offer"])
            )
        else:
            expect(me.page.get_by_role("group", name="Your tiles")).to_contain_text(
                view["drawn"] or view["hands"][seat][0]
            )
        by_mouse(me, choose(seen["actions"]))
        me.await_shown(after + 1)
    if most is None:
        expect(me.final).to_be_visible()


# --- around a game -----------------------------------------------------------------------------------------------


def test_a_spectator_sees_no_hands(person: NewPerson) -> None:
    """Whoever has the address may look on, and sees what lies open."""
    player, spectator = person(), person()
    table = player.make_table("cablecar", [{"kind": "me"}, {"kind": "bot", "level": "easy"}], first=0)
    place(player)
    spectator.page.goto(f"/table/{table}")
    spectator.sees("You are watching.")
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
    expect(me.page.get_by_test_id("verdict")).to_contain_text("nothing was changed after the start")
    me.page.keyboard.press("Escape")
    with me.page.expect_download() as download:
        me.page.get_by_role("link", name="Record").click()
    assert download.value.suggested_filename.endswith(f"{first}.json")

    me.page.get_by_role("button", name="Rematch").click()
    me.page.wait_for_url(lambda url: "/table/" in url and first not in url)
    assert me.state()["table"]["status"] == "playing"


def test_a_rematch_says_who_asks_for_whom_it_waits_and_what_changes(person: NewPerson) -> None:
    """Between friends, after one has resigned: words that fit both, the new color, and names on both sides."""
    ann, ben = person(), person()
    ann.make_table("cablecar", [{"kind": "me"}, {"kind": "open"}], first=0, public=True)
    ben.ask("POST", "/api/me")
    ben.ask("POST", f"/api/tables/{ann.table}/join", seat=1)
    ben.page.goto(f"/table/{ann.table}")
    names = [seat["name"] for seat in ann.state()["table"]["seats"]]
    ben.ask("POST", f"/api/tables/{ann.table}/resign", seat=1)
    for one, title in ((ann, "You win!"), (ben, "You resigned")):
        dialog = one.page.get_by_role("dialog", name=title)
        expect(dialog).to_contain_text(f"{names[1]} has resigned: {names[0]} wins, whatever the points.")
        expect(dialog).to_contain_text("everybody moves over one seat")
    expect(ann.page.get_by_role("dialog")).to_contain_text("yours will be blue")
    ann.page.get_by_role("button", name="Rematch").click()
    ann.sees(f"waiting for {names[1]}")
    ann.await_quiet()
    ben.page.keyboard.press("Escape")
    ben.sees(f"{names[0]} wants a rematch.")
    ann.page.go_back()
    ann.sees("You have asked for a rematch.")
    expect(ann.page.locator(".toast")).to_have_count(0)
    ben.page.get_by_role("button", name="Join the rematch").click()
    ben.page.wait_for_url(lambda url: ann.table not in url)
    assert ben.state()["table"]["status"] == "playing"


def test_a_seat_can_be_given_to_a_bot_before_the_start(person: NewPerson) -> None:
    """The host fills a free seat with a bot, and the game begins."""
    host = person()
    invite(host)
    host.page.get_by_label("Who takes seat 2").select_option(label="Bot: Rosa, Easy")
    assert host.await_turn() is not None


def test_a_table_that_is_not_there(person: NewPerson) -> None:
    """A wrong address says so, and shows the way home."""
    me = person()
    me.expect_problem("Failed to load resource")
    me.expect_problem("WebSocket connection")
    me.page.goto("/table/nosuchtable12345")
    me.sees("This table does not exist")
    me.page.goto("/join/NOSUCHCODE")
    me.sees("No table has this code")
