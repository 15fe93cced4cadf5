"""Replay of finished games."""

import random
import re

from playwright.sync_api import expect

from browser.conftest import NewPerson
from browser.people import Person


def finish(person: Person, game: str, *others: str) -> str:
    """A finished game against Ann or others, played by the protocol."""
    seats = [{"kind": "me"}, *({"kind": "me", "name": name} for name in others or ("Ann",))]
    person.ask("POST", "/api/me")
    table: str = person.ask("POST", "/api/tables", game=game, seats=seats)["table"]["id"]
    chance = random.Random(1)
    while (state := person.state(table))["table"]["status"] == "playing":
        seen = next(seen for seen in state["seen"] if seen["actions"])
        action = chance.choice(seen["actions"])
        person.ask("POST", f"/api/tables/{table}/actions", seat=seen["seat"], ply=state["ply"], action=action)
    return table


def test_stepping_jumping_and_playing(person: NewPerson) -> None:
    """Buttons, keys, the log and the slider move through the game; what a step did is marked; the address follows."""
    me = person()
    table = finish(me, "cablecar")
    last = me.ask("GET", f"/api/tables/{table}/replay?count=1")["length"]
    me.page.goto(f"/replay/{table}")
    where = me.page.locator("output")
    expect(where).to_have_text(f"0 / {last}")
    me.page.get_by_role("button", name="One step forward").click()
    expect(where).to_have_text(f"1 / {last}")
    expect(me.page.locator("[data-mark]")).to_have_count(1)
    me.page.keyboard.press("ArrowRight")
    expect(where).to_have_text(f"2 / {last}")
    me.page.locator('[data-cell="c3"]').click()
    me.page.keyboard.press("ArrowRight")
    expect(where).to_have_text(f"3 / {last}")
    me.page.get_by_role("slider").fill("30")
    expect(where).to_have_text(f"30 / {last}")
    expect(me.page).to_have_url(re.compile("step=30"))
    me.page.get_by_role("list", name="Log").get_by_role("button").nth(9).click()
    expect(where).to_have_text(f"10 / {last}")
    me.page.get_by_label("Speed").select_option("4×")
    me.page.get_by_role("button", name="Play").click()
    expect(where).to_have_text(re.compile(r"^(1[3-9]|[2-6]\d) /"))
    me.page.get_by_role("button", name="Pause").click()
    me.page.get_by_role("button", name="Result").click()
    expect(me.final).to_be_visible()
    expect(where).to_have_text(f"{last} / {last}")
    me.page.keyboard.press("ArrowLeft")  # keys mean the window now, and not the board behind it
    expect(me.final).to_be_visible()
    me.page.keyboard.press("Escape")
    me.page.keyboard.press("Home")
    expect(where).to_have_text(f"0 / {last}")
    expect(me.page.get_by_role("button", name="Go to the beginning")).to_have_attribute("aria-disabled", "true")


def test_through_anybodys_eyes(person: NewPerson) -> None:
    """A stranger opens a finished game by its address and looks through the eyes of a seat."""
    player, stranger = person(), person()
    table = finish(player, "tickets")
    stranger.page.goto(f"/replay/{table}?step=5")
    expect(stranger.page.locator("output")).to_contain_text("5 / ")
    eyes = stranger.page.get_by_label("Seen by")
    expect(eyes).to_have_value("open")
    told = stranger.page.get_by_role("list", name="Log").get_by_role("listitem").nth(4).get_by_role("button")
    expect(stranger.page.locator(".head")).to_contain_text(told.inner_text())
    eyes.focus()
    eyes.select_option("1")
    expect(eyes).to_have_value("1")
    expect(stranger.page).to_have_url(re.compile("eyes=1"))
    expect(stranger.page.locator("[data-spot]").first).to_be_attached()
    expect(eyes).to_be_focused()


def test_a_replay_on_a_phone_has_no_button_to_draw(person: NewPerson) -> None:
    """Through one's own eyes, of a game of five: nobody acts any more, so the board has the room."""
    me = person(phone=True)
    table = finish(me, "cablecar", "Ann", "Ben", "Cal", "Dot")
    me.page.goto(f"/replay/{table}?step=20&eyes=0")
    expect(me.page.get_by_role("group", name="Your tiles")).to_be_visible()
    expect(me.page.get_by_role("button", name="Draw another tile")).to_be_hidden()
    board = me.page.locator(".board .paper").first.bounding_box()
    assert board
    assert board["width"] > 220


def test_a_replay_begins_where_its_address_says(person: NewPerson) -> None:
    """The log has the step in sight, and everybody's points so far stand under the players."""
    me = person()
    table = finish(me, "tickets")
    steps = me.ask("GET", f"/api/tables/{table}/replay?count=1")["length"]
    me.page.goto(f"/replay/{table}?step={steps - 1}")
    expect(me.page.locator(".log .current")).to_contain_text(str(steps - 1))
    expect(me.page.locator(".log .current")).to_be_in_viewport()
    chart = me.page.get_by_role("img", name="Points over time")
    expect(chart).to_be_in_viewport(ratio=1)
    late = chart.get_attribute("aria-label") or ""
    me.page.get_by_role("slider").fill("9")
    expect(chart).not_to_have_attribute("aria-label", late)


def test_open_hands_show_every_card(person: NewPerson) -> None:
    """In a replay that hides nothing all kinds of cards in a hand fit into their column."""
    me = person()
    table = finish(me, "tickets")
    me.page.goto(f"/replay/{table}?step=40")
    hands = me.page.locator(".hands dd.cards")
    expect(hands).to_have_count(2)
    assert max(hand.locator("[data-hand]").count() for hand in hands.all()) >= 6
    for hand in hands.all():
        box = hand.bounding_box()
        cards = [card.bounding_box() for card in hand.locator("[data-hand]").all()]
        assert box
        assert all(
            card and card["x"] >= box["x"] and card["x"] + card["width"] <= box["x"] + box["width"] for card in cards
        )
