"""Whole games of Cable Car: by mouse, by keyboard alone, and by touch on a phone with the Company expansion."""

from playwright.sync_api import expect

from browser.conftest import NewPerson
from browser.people import Person, Plain

BOT = [{"kind": "me"}, {"kind": "bot", "level": "easy"}]


def squares(seen: Plain) -> list[str]:
    """The squares where a seat may place a tile."""
    return sorted({action.split("@")[1].split("/")[0] for action in seen["actions"] if "@" in action})


def await_board(person: Person) -> None:
    """Wait until the board shows where one may place."""
    expect(person.page.locator("[data-cell].legal").first).to_be_attached()


def test_a_whole_game_by_mouse(person: NewPerson) -> None:
    """One click from the first page to a table, and the mouse to the final screen."""
    me = person()
    me.page.goto("/")
    me.page.get_by_test_id("play-cablecar").click()
    me.page.wait_for_url("**/table/*")
    while seen := me.await_turn():
        await_board(me)
        choice = squares(seen)
        me.page.locator(f'[data-cell="{choice[7 * seen["ply"] % len(choice)]}"]').click()
        me.await_ply(seen["ply"])
    expect(me.final).to_be_visible()
    for score in me.state()["outcome"]["scores"]:
        expect(me.final).to_contain_text(score)


def test_a_whole_game_by_keyboard_alone(person: NewPerson) -> None:
    """Tab to the board, N to the next square that is allowed, Enter; with turned tiles and two in hand."""
    me = person()
    me.make_table("cablecar", BOT, options={"rotate": True, "hand": 2})
    expect(me.page.locator("[data-cell]").first).to_be_attached()
    for _ in range(40):
        me.page.keyboard.press("Tab")
        if me.page.evaluate("document.activeElement?.dataset?.cell !== undefined"):
            break
    while seen := me.await_turn():
        await_board(me)
        me.page.keyboard.press("n")
        me.page.keyboard.press("Enter")
        me.await_ply(seen["ply"])
    expect(me.final).to_be_visible()
    expect(me.page.get_by_test_id("spoken")).not_to_be_empty()


def test_a_whole_game_on_a_phone_with_touch(person: NewPerson) -> None:
    """A square is chosen by one touch and confirmed by another; the game is the one with companies and shares."""
    me = person(phone=True)
    me.make_table("cablecar", BOT, options={"companies": True})
    while seen := me.await_turn():
        await_board(me)
        me.page.locator(f'[data-cell="{squares(seen)[0]}"]').tap()
        me.page.locator(".hand .button.primary").tap()
        me.await_ply(seen["ply"])
    expect(me.final).to_be_visible()
    assert me.overflow() == []


def test_the_first_touch_only_chooses(person: NewPerson) -> None:
    """With the confirm step on, one touch sends nothing."""
    me = person(phone=True)
    me.make_table("cablecar", BOT, first=0)
    await_board(me)
    me.page.locator('[data-cell="a1"].legal, [data-cell="b1"].legal').first.tap()
    expect(me.page.locator(".hand .button.primary")).to_be_visible()
    assert me.state()["ply"] == 0


def test_an_illegal_wish_is_explained(person: NewPerson) -> None:
    """CC-14: a square in the middle of nowhere is refused with the rule in words."""
    me = person()
    me.make_table("cablecar", BOT, first=0)
    await_board(me)
    me.page.locator('[data-cell="c3"]').click()
    expect(me.page.locator(".toast")).to_be_visible()
    assert me.state()["ply"] == 0


def test_a_hint_marks_a_square(person: NewPerson) -> None:
    """What a strong bot would do is shown on the board, and goes away with the turn."""
    me = person()
    me.make_table("cablecar", BOT, first=0)
    await_board(me)
    me.page.get_by_role("button", name="Hint").click()
    expect(me.page.locator(".toast")).to_contain_text("strong bot")
