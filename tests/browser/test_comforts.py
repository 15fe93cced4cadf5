"""Comforts at the table: taking back at a shared screen, points explained, an open replay, names in all languages."""

from random import Random

from playwright.sync_api import expect

from browser.conftest import NewPerson
from browser.hands import middle
from browser.people import Person, Plain
from fogcity import locales

TOGETHER = [{"kind": "me"}, {"kind": "me", "name": "Ann"}]


def play_until(person: Person, table: str, kind: str) -> Plain | None:
    """Play anything by the protocol until an action of a kind is possible; gives its request, None at the end."""
    chance = Random(5)
    while (state := person.state(table))["table"]["status"] == "playing":
        seen = next((seen for seen in state["seen"] if seen["actions"]), None)
        if seen is None:
            continue  # a bot thinks
        body = {"seat": seen["seat"], "ply": state["ply"]}
        if found := [action for action in seen["actions"] if action.fields["type"] == kind]:
            return {**body, "action": found[0]}
        person.ask("POST", f"/api/tables/{table}/actions", **body, action=chance.choice(seen["actions"]))
    return None


def test_taking_back_until_the_next_person_lifts_the_curtain(person: NewPerson) -> None:
    """A claimed route brings nothing to light: whoever claimed it may think again, with no curtain on the way back."""
    me = person()
    table = me.make_table("tickets", TOGETHER, first=0)
    claim = play_until(me, table, "claim")
    assert claim is not None
    me.page.reload()
    me.page.get_by_role("button", name="I am").click()
    me.ask("POST", f"/api/tables/{table}/actions", **claim)
    while seen := next((one for one in me.state()["seen"] if one["seat"] == claim["seat"] and one["actions"]), None):
        body = {"seat": claim["seat"], "ply": me.state()["ply"], "action": seen["actions"][0]}  # which token to take
        me.ask("POST", f"/api/tables/{table}/actions", **body)
    me.page.get_by_role("button", name="takes the last action back").click()
    expect(me.page.locator("[data-spot]").first).to_be_attached()
    assert me.state()["log"][-1]["kind"] == "undo"
    assert claim["seat"] in me.state()["table"]["waiting"]


def test_keyboard_players_continue_at_the_board_after_the_curtain(person: NewPerson) -> None:
    """The button that had the focus is gone: the board takes over, and arrows move on it."""
    me = person()
    me.make_table("cablecar", TOGETHER, first=0)
    expect(me.page.get_by_role("button", name="I am")).to_be_focused()
    me.page.keyboard.press("Enter")
    expect(me.page.locator("[data-cell]:focus")).to_have_count(1)


def test_points_are_explained(person: NewPerson) -> None:
    """A click on somebody's points says how they came about."""
    me = person()
    me.make_table("cablecar", TOGETHER, first=0)
    me.page.get_by_role("button", name="I am").click()
    me.page.get_by_role("button", name="Points of Ann").click()
    expect(me.page.get_by_role("dialog", name="Points of Ann")).to_contain_text("Points so far")


def test_an_open_replay_hides_nothing(person: NewPerson) -> None:
    """A spectator sees no shares at the beginning; with everything open all four of each player are on the cards."""
    me = person()
    me.ask("POST", "/api/me")
    made = me.ask("POST", "/api/tables", game="cablecar", seats=TOGETHER, options={"companies": True})
    table = made["table"]["id"]
    assert play_until(me, table, "nothing of this kind") is None
    cards = me.page.get_by_role("list", name="Players").locator(".share")
    me.page.goto(f"/replay/{table}?eyes=spectator")
    expect(me.page.get_by_role("list", name="Players")).to_be_visible()
    expect(cards).to_have_count(0)
    me.page.get_by_label("Seen by").select_option("open")
    expect(cards).to_have_count(8)
    expect(cards.filter(has_text="hidden")).to_have_count(0)


def test_a_guest_gets_a_name_in_the_language_of_the_page(person: NewPerson) -> None:
    """Not in that of the server, nor in English."""
    guest = person(language="nl")
    guest.page.goto("/account")
    name = guest.page.locator("input").first
    expect(name).not_to_have_value("")
    assert name.input_value().split()[1] in locales.text("nl", "guest-beings").split()


def test_one_reason_at_a_time_beside_the_turn_line(person: NewPerson) -> None:
    """Why something is not possible is said once, below the turn line, until the next attempt."""
    me = person()
    me.make_table("cablecar", [{"kind": "me"}, {"kind": "bot", "level": "easy"}], first=0)
    me.await_board()
    back = me.page.get_by_role("button", name="Take back")
    expect(back).to_be_disabled()
    expect(back).to_have_attribute("title", "There is nothing to take back yet.")
    back.click(force=True)
    expect(me.page.locator(".toast")).to_have_text("There is nothing to take back yet.")
    me.page.locator('[data-cell="c3"]').click()
    expect(me.page.locator(".toast")).to_contain_text("next to another tile")
    expect(me.page.locator(".toast")).to_have_count(1)
    toast, line = me.page.locator(".toast").bounding_box(), me.page.locator(".head .turn").bounding_box()
    assert toast
    assert line
    assert toast["y"] > line["y"] + line["height"]
    me.page.locator("[data-cell].legal").first.click()
    expect(me.page.locator(".toast")).to_have_count(0)
    expect(me.page.get_by_role("list", name="Log").get_by_role("listitem").first).to_contain_text("You place a tile on")


def test_a_mouse_that_was_released_elsewhere_drags_nothing(person: NewPerson) -> None:
    """Pressed on the board, released beside it: the board does not stick to the mouse once it is zoomed."""
    me = person()
    me.make_table("cablecar", [{"kind": "me"}, {"kind": "bot", "level": "easy"}], first=0)
    me.await_board()
    mouse, board = me.page.mouse, me.page.locator(".viewport svg").first
    mouse.move(*middle(me.page.locator('[data-cell="c3"]')))
    mouse.down()
    mouse.move(5, 400)
    mouse.up()
    me.page.get_by_role("button", name="Zoom in").press("Enter")
    seen = board.get_attribute("viewBox")
    for cell in ("d3", "f6"):
        mouse.move(*middle(me.page.locator(f'[data-cell="{cell}"]')))
    expect(board).to_have_attribute("viewBox", seen or "")


def test_a_finished_game_shows_its_points_in_the_list(person: NewPerson) -> None:
    """One's place among three, here and at the end, the points with one's own first, and the way to the replay."""
    me = person()
    me.ask("POST", "/api/me")
    seats = [{"kind": "me"}, *[{"kind": "bot", "level": "easy"}] * 2]
    table = me.ask("POST", "/api/tables", game="cablecar", seats=seats)["table"]["id"]
    assert play_until(me, table, "nothing of this kind") is None
    scores = me.state(table)["table"]["scores"]
    place = 1 + sum(int(other) > int(scores[0]) for other in scores)
    assert place > 1
    me.page.goto(f"/table/{table}")
    ordinal = {2: "second", 3: "third"}[place]
    expect(me.page.get_by_role("dialog")).to_contain_text(f"You finished {ordinal} of 3.")
    me.page.goto("/games")
    finished = me.page.locator(f'a[href="/table/{table}"]')
    expect(finished).to_contain_text(" – ".join(scores))
    expect(finished).to_contain_text({2: "2nd of 3", 3: "3rd of 3"}[place])
    me.page.get_by_role("link", name="Replay").click()
    me.page.wait_for_url(f"**/replay/{table}*")


def test_a_mistyped_code_stays(person: NewPerson) -> None:
    """It can be corrected where the page says that it leads nowhere."""
    me = person()
    me.expect_problem("404")
    me.page.goto("/join")
    me.page.get_by_label("Code or link").fill("NOTACODE22")
    me.page.get_by_role("button", name="Join").click()
    me.sees("No table has this code")
    expect(me.page.get_by_label("Code or link")).to_have_value("NOTACODE22")
