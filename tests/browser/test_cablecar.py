"""Whole games of Cable Car: by mouse, by keyboard alone, by short cuts, by touch on a phone; and its options."""

from playwright.sync_api import expect

from browser.conftest import NewPerson
from browser.hands import Anyhow, by_keys, by_mouse, by_touch, keeping_focus, play_on, square, tab_to, turns
from browser.look import complaints, flaws
from browser.pairs import act, actions_of
from browser.people import Person, Plain, Written

BOT = [{"kind": "me"}, {"kind": "bot", "level": "easy"}]


def check_final(person: Person) -> None:
    """The final screen shows everybody's score, and all of it can be read."""
    expect(person.final).to_be_visible()
    assert complaints(person.page, "color-contrast") == []
    for score in person.state()["outcome"]["scores"]:
        expect(person.final).to_contain_text(score)


def test_a_whole_game_by_mouse(person: NewPerson) -> None:
    """One click from the first page to a table, and the mouse to the final screen."""
    me = person()
    me.page.goto("/")
    me.page.get_by_test_id("play-cablecar").click()
    me.page.wait_for_url("**/table/*")
    play_on(me, by_mouse, Anyhow(1))
    check_final(me)


def test_a_whole_game_by_keyboard_alone(person: NewPerson) -> None:
    """Tab, arrows and Enter from the first page to the final screen; the focus is never lost on the way."""
    me = person()
    me.page.goto("/")
    tab_to(me.page, me.page.get_by_test_id("play-cablecar"))
    me.page.keyboard.press("Enter")
    me.page.wait_for_url("**/table/*")
    play_on(me, keeping_focus(by_keys), Anyhow(2))
    check_final(me)


def by_short_cuts(person: Person, action: Written) -> None:
    """The keys of the table: a number takes a tile, R turns it, D draws, N goes to the next square that is allowed."""
    press = person.page.keyboard.press
    if action.fields["type"] == "draw":
        press("d")
        return
    view, seat = person.seen["view"], person.seen["seat"]
    if view["drawn"] is None:
        press(str(view["hands"][seat].index(action.fields["tile"]) + 1))
    tab_to(person.page, person.page.locator('[data-cell][tabindex="0"]'))
    while person.page.evaluate("document.activeElement.dataset.cell") != square(action):
        press("n")
    for _ in range(turns(action) if person.page.locator(".hand .turn").count() else 0):
        press("r")
    press("Enter")


def test_turned_tiles_and_a_hand_of_three_by_short_cuts(person: NewPerson) -> None:
    """CC-25, CC-26: a whole game in which tiles are chosen from the hand and turned."""
    me = person()
    me.make_table("cablecar", BOT, options={"rotate": True, "hand": 3})
    play_on(me, by_short_cuts, Anyhow(3))
    check_final(me)
    played = [entry["action"] for entry in me.state()["log"]]
    assert any("/" in action for action in played)
    expect(me.page.get_by_test_id("spoken")).not_to_be_empty()


def test_a_whole_game_on_a_phone_with_companies(person: NewPerson) -> None:
    """CC-27: squares, shares and draws are tapped and confirmed, in a window of 360 by 616."""
    me = person(phone=True)
    me.make_table("cablecar", BOT, options={"companies": True})
    play_on(me, by_touch, Anyhow(4))
    check_final(me)
    assert flaws(me.page) == []
    assert any(entry["action"].startswith("x") for entry in me.state()["log"])


def test_the_first_touch_only_chooses(person: NewPerson) -> None:
    """With the confirm step on, one touch sends nothing; another one turns the tile where tiles may be turned."""
    me = person(phone=True)
    me.make_table("cablecar", BOT, first=0, options={"rotate": True})
    me.await_board()
    cell = me.page.locator('[data-cell="a1"].legal, [data-cell="b1"].legal').first
    cell.tap()
    expect(me.page.locator(".hand .button.primary")).to_be_visible()
    spoken = me.page.get_by_test_id("spoken")
    expect(spoken).to_contain_text("chosen")
    cell.tap()
    expect(spoken).to_contain_text("degrees")
    assert me.state()["ply"] == 0


def test_an_illegal_action_is_explained(person: NewPerson) -> None:
    """CC-14: a square in the middle of nowhere is refused with the rule in words."""
    me = person()
    me.make_table("cablecar", BOT, first=0)
    me.await_board()
    me.page.locator('[data-cell="c3"]').click()
    expect(me.page.locator(".toast")).to_be_visible()
    assert me.state()["ply"] == 0


def test_a_hint_marks_a_square(person: NewPerson) -> None:
    """What a strong bot would do is shown on the board and said in words, and goes away with the turn."""
    me = person()
    me.make_table("cablecar", BOT, first=0)
    me.await_board()
    me.page.get_by_role("button", name="Hint").click()
    expect(me.page.get_by_text("A strong bot would")).to_be_visible()
    expect(me.page.locator(".advised")).to_be_attached()
    by_mouse(me, Anyhow(7)(me.state()["seen"][0]["actions"]))
    me.await_shown(1)
    expect(me.page.get_by_text("A strong bot would")).to_have_count(0)


def test_a_hint_says_why(person: NewPerson) -> None:
    """The reasons stand beside the advice, the strongest first: the line that grows, or what an end scores."""
    me = person()
    table = me.make_table("cablecar", BOT, first=0)
    choose = Anyhow(8)
    while not (why := of_lines(me.ask("POST", f"/api/tables/{table}/hint", seat=0)["reasons"])):
        act(me, table, choose(actions_of(me, table)))
        assert me.await_turn(me.state()["ply"] - 1)
    me.page.get_by_role("button", name="Hint").click()
    match why[0]:
        case {"type": "line_grows", "station": station, "crossings": crossings}:
            reason = f"Your line {station} grows to {crossings}."
        case {"mine": True, "station": station, "points": points}:
            reason = f"Your line {station} scores {points} point"
        case {"color": color, "station": station, "points": points}:
            reason = f"It ends {color} line {station} at {points}."
    expect(me.page.locator(".advice")).to_contain_text("A strong bot would")
    expect(me.page.locator(".advice")).to_contain_text(reason)


def of_lines(why: list[Plain]) -> list[Plain]:
    return [reason for reason in why if reason["type"].startswith("line_")]


def test_an_exchange_asks_first(person: NewPerson) -> None:
    """CC-29: giving a share away is a whole turn: it is asked even where one click is enough, and then remembered."""
    me = person()
    me.make_table("cablecar", BOT, first=0, options={"companies": True})
    assert me.await_turn() is not None
    view = me.seen["view"]
    mine, up = view["shares"][0]["30"], view["piles"][2]["face_up"]
    pile = me.page.get_by_role("group", name="Shares of 30%")
    asked = me.page.get_by_role("dialog", name="Exchange your 30% share?")
    pile.get_by_role("button", name=f"face-up one: {up}").click()
    for words in (f"{mine}, 0 points now", f"{up}, 0 points now", "your whole turn"):
        expect(asked).to_contain_text(words)
    assert flaws(me.page) + complaints(me.page) == []
    asked.get_by_role("button", name="Cancel").click()
    assert me.state()["ply"] == 0
    keeping_focus(by_keys)(me, next(action for action in me.state()["seen"][0]["actions"] if action == "x30"))
    expect(me.page.get_by_text(f"You exchange the 30% share of {mine} for {up}.").first).to_be_visible()
