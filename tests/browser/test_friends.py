"""Playing with friends: links that work for them, a name and a seat of one's own, mixed bots, one screen, words."""

import re
from pathlib import Path
from urllib.parse import unquote

import pytest
from playwright.sync_api import Browser, expect

from browser.conftest import NewPerson
from browser.people import Person
from server.harness import serving, settings


def room(host: Person, game: str = "tickets", seats: tuple[str, ...] = ("invited",)) -> str:
    """Make a table with free seats, open its room, and give its link."""
    host.make_table(game, [{"kind": "me"}, *({"kind": kind} for kind in seats)])
    return host.page.get_by_label("Invitation link").input_value()


def test_a_link_that_works_on_this_machine_alone_says_so(person: NewPerson) -> None:
    host = person()
    room(host)
    expect(host.page.get_by_test_id("only-here")).to_contain_text("fogcity serve --lan")
    expect(host.page.get_by_alt_text("QR code of the invitation link")).to_have_count(0)


def test_in_a_network_the_room_shows_an_address_and_a_qr_code_for_friends(chromium: Browser, tmp_path: Path) -> None:
    """The host came by localhost, friends come by the address in the network."""
    with (
        serving(settings(f"sqlite+aiosqlite:///{tmp_path}/lan.sqlite3", host="192.168.7.20")) as base,
        Person(chromium, base.replace("127.0.0.1", "localhost")) as host,
    ):
        host.make_table("tickets", [{"kind": "me"}, {"kind": "invited"}])
        code = host.page.get_by_alt_text("QR code of the invitation link")
        expect(code).to_be_visible()
        assert "<svg" in unquote(code.get_attribute("src") or "")
        expect(host.page.get_by_label("Invitation link")).to_have_value(re.compile("^http://192.168.7.20:"))
        expect(host.page.get_by_test_id("only-here")).to_have_count(0)


def test_a_friend_gives_a_name_and_sits_down_in_their_own_color(person: NewPerson) -> None:
    host, friend = person(), person()
    friend.page.goto(room(host, seats=("invited", "open", "invited")))
    name = friend.page.get_by_label("What should we call you?")
    expect(name).to_have_value(re.compile("[A-Z]"))  # a guest's, until it is changed
    name.fill("Bella Blum")
    friend.page.get_by_label("Play as yellow").check()
    friend.page.get_by_role("button", name="Sit down").click()
    friend.page.wait_for_url("**/table/*")
    expect(host.page.get_by_text("Bella Blum", exact=True)).to_be_visible()
    assert [seat["name"] for seat in host.state()["table"]["seats"]][2:] == ["Bella Blum", None]
    friend.page.goto(room(host, seats=("open", "open", "open")))
    expect(friend.page.get_by_label("Play as yellow")).to_be_checked()
    expect(friend.page.get_by_label("What should we call you?")).to_have_value("Bella Blum")


def test_the_home_page_mixes_bots_and_remembers_them(person: NewPerson) -> None:
    me = person()
    me.page.goto("/")
    card = me.page.get_by_role("article", name="Ticket to Ride")
    card.get_by_role("radio", name="3", exact=True).check(force=True)
    card.get_by_role("radio", name="Mixed").check(force=True)
    card.get_by_label("Level of bot 1").select_option("easy")
    card.get_by_label("Level of bot 3").select_option("hard")
    me.page.get_by_test_id("play-tickets").click()
    me.page.wait_for_url("**/table/*")
    assert [seat["level"] for seat in me.state()["table"]["seats"]] == [None, "easy", "normal", "hard"]
    me.page.goto("/")
    expect(card.get_by_role("radio", name="Mixed")).to_be_checked()
    expect(card.get_by_label("Level of bot 3")).to_have_value("hard")


def test_open_hands_at_one_screen_have_no_curtain(person: NewPerson) -> None:
    me = person()
    me.page.clock.install()
    me.page.goto("/new/cablecar?hotseat")
    me.page.get_by_role("button", name="Play as blue").click()
    me.page.get_by_label("Name for seat 1").fill("Ann")
    me.page.get_by_label("Who starts").select_option(index=1)
    me.page.get_by_label("Open hands").check()
    me.page.get_by_role("button", name="Start the game").click()
    for ply in range(3):
        seen = me.await_turn(ply - 1)
        assert seen is not None
        me.page.clock.run_for(1500)
        expect(me.page.get_by_role("group", name="Your tiles")).to_contain_text(seen["view"]["hands"][seen["seat"]][0])
        expect(me.page.locator(".curtain")).to_have_count(0)
        me.page.locator("[data-cell].legal").first.click()
        me.await_shown(ply + 1)
    assert me.state()["table"]["seats"][0]["name"] == "Ann"


# --- words -------------------------------------------------------------------------------------------------------

START = (
    "turn:1 first:1 row:K2ROF hands:bg;kr tickets:uni-cas;gol-hai,alc-mis under:lom-cas+1"
    " stacks:sun=bridge,emb=bell,lom=crab,pot=sea_lion,chi=sourdough,alc=flower,gol=tram"
)
WORDS = {
    "fr": ("Annuler le coup", "Vos parties", "piochez des destinations"),
    "nl": ("Terugnemen", "Jouw spellen", "claim een route"),
    "ko": ("무르기", "내 게임", "노선 연결, 목적지 카드 뽑기"),
}


@pytest.mark.parametrize("language", WORDS)
def test_places_and_words_in_other_languages(person: NewPerson, language: str) -> None:
    """The map, the log and the labels for screen readers name places as the language does."""
    me = person(language=language)
    me.make_table("tickets", [{"kind": "me"}, {"kind": "bot"}], start=START)
    me.await_board()
    labels = " ".join(me.labels("data-spot").values())
    pier = {"fr": "Pier 39", "nl": "Pier 39", "ko": "피어 39"}[language]
    assert pier in labels
    expect(me.page.locator("svg text", has_text=pier.split()[0]).first).to_be_visible()
    assert ("The Embarcadero" in labels) == (language == "nl")
    undo, mine, turn = WORDS[language]
    expect(me.page.get_by_role("button", name=undo)).to_be_visible()
    expect(me.page.get_by_text(turn).first).to_be_visible()
    me.page.goto("/")
    expect(me.page.get_by_role("heading", name=mine)).to_be_visible()


def test_keys_tell_a_screen_reader_about_the_game(person: NewPerson) -> None:
    me = person()
    me.make_table("tickets", [{"kind": "me"}, {"kind": "bot"}], start=START)
    me.await_board()
    spoken = me.page.get_by_test_id("spoken")
    for key, told in {
        "w": "Your turn",
        "s": "0 points.",
        "h": "Ticket ",
        "b": "Face-up cards: ",
        "l": "Nothing has happened yet.",
    }.items():
        me.page.keyboard.press(key)
        expect(spoken).to_contain_text(told)
    me.page.keyboard.press("?")
    expect(me.page.get_by_role("dialog", name="Keyboard")).to_contain_text("What you hold")
