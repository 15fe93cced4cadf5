"""Following a game: taking back, what happened since one's last turn, earlier positions, plans and hints."""

import re
from pathlib import Path

import pytest
from playwright.sync_api import Browser, ViewportSize, expect

from browser.conftest import NewPerson
from browser.hands import Anyhow, by_touch, middle
from browser.pairs import act, actions_of, draw_until, paid_in_two_ways, sit_down
from browser.people import PHONE, PHONES, Person
from browser.test_phones import advance, bots
from server.fake_bots import drawing
from server.harness import serving, settings

AGAINST_A_BOT = [{"kind": "me"}, {"kind": "bot", "level": "easy"}]
DRAWN = [
    (
        "cablecar",
        "1accdacbacbcbbadbbcbcaaaa1/1adad4dbcdbaac/1bbad4bcddcccc/acba6dacc/cbcb7/7badb/ddbc7/2baac1baac3 1 cddb/? -",
        "A strong bot would draw another tile. You can lengthen your lines by at most 2 without ending one;"
        " 28 of the 40 tiles you have not seen would do better. You keep a tile that could score 7 points on b4.",
    ),
    (
        "tickets",
        "turn:1 first:1 row:B2KPF discards:2B3O3F hands:b2gpRro;9? routes:gol-for;emb-alc tickets:gol-pot;?"
        " under:uni-cas+1,?+2 stacks:alc=bridge,pot=bell,lom=crab,sun=sea_lion,gol=sourdough,emb=flower,pre=tram"
        " tokens:sourdough;bridge",
        "A strong bot would draw from the deck. Of the face-up cards only a ferry helps you pay for"
        " The Embarcadero – Potrero Hill and Union Square – Potrero Hill, and it would end your turn."
        " 14 of the 24 cards you have not seen help with your tickets, 4 of them ferries;"
        " from the deck a ferry counts like any other card.",
    ),
]
"""Positions in which somebody could draw, and what is said then."""


def place(person: Person) -> int:
    """Place a tile by the protocol, somewhere; gives the ply."""
    state = person.state()
    seen = next(seen for seen in state["seen"] if seen["actions"])
    action = next(action for action in seen["actions"] if "@" in action)
    path = f"/api/tables/{person.table}/actions"
    ply: int = person.ask("POST", path, seat=seen["seat"], ply=state["ply"], action=action)["ply"]
    return ply


def test_taking_back_against_a_bot(person: NewPerson) -> None:
    """As far as one likes, and the list of games says so."""
    me = person()
    table = me.make_table("cablecar", AGAINST_A_BOT, first=0)
    for _ in range(2):
        place(me)
        me.await_turn(me.state()["ply"] - 1)
    me.await_shown(4)
    expect(me.page.locator(".lines .laid")).to_have_count(4)
    for left in (2, 0):
        me.page.get_by_role("button", name="Take back").click()
        expect(me.page.locator(".lines .laid")).to_have_count(left)
    me.sees("You took the last 2 actions back.")
    me.page.goto("/games")
    expect(me.page.locator(f'.table:has(a[href="/table/{table}"])')).to_contain_text("4 actions taken back")


def test_taking_back_between_people(person: NewPerson) -> None:
    """In a moment before the next tile is shown, or when the other one agrees."""
    me, friend = person(), person()
    friend.ask("POST", "/api/me")
    table = me.make_table("cablecar", [{"kind": "me"}, {"kind": "open"}], first=0, grace=10, public=True)
    friend.ask("POST", f"/api/tables/{table}/join", seat=1)
    friend.page.goto(f"/table/{table}")
    me.await_turn()
    place(me)
    me.page.locator(".held").get_by_role("button", name="Take back").click()
    expect(me.page.locator(".held")).to_have_count(0)
    assert me.state()["ply"] == 0
    place(me)
    friend.sees("has chosen.")
    friend.await_turn()
    me.page.get_by_role("button", name="Ask to take back").click()
    me.sees("You asked for a take-back.")
    friend.page.get_by_role("button", name="Agree").click()
    me.await_shown(2)
    assert [entry["kind"] for entry in friend.state()["log"]] == ["action", "undo"]


def test_following_a_round_of_bots(person: NewPerson) -> None:
    """What happened since one's turn is outlined; the log points at it; one can look back, return, and watch again."""
    me = person()
    me.make_table("cablecar", [{"kind": "me"}, *[{"kind": "bot", "level": "easy"}] * 2], first=0)
    me.page.get_by_role("button", name="Menu").click()
    me.page.get_by_label("Bot speed").select_option("Instant")
    me.page.keyboard.press("Escape")
    place(me)
    me.await_turn(2)
    log = [entry["action"] for entry in me.state()["log"]]
    squares = [action.split("@")[1].split("/")[0] for action in log]
    marks = me.page.locator("[data-mark]")
    assert marks.evaluate_all("all => all.map((mark) => mark.dataset.mark)") == squares[1:]
    assert len(set(marks.evaluate_all("all => all.map((mark) => mark.className.baseVal)"))) == 2
    me.page.locator("[data-entry='1']").hover()
    expect(me.page.locator(f"[data-mark={squares[0]}]")).to_have_count(1)
    expect(marks).to_have_count(1)
    me.page.locator("body").press("ArrowLeft")
    me.sees("Move 2 of 3")
    expect(me.page.locator(".lines .laid")).to_have_count(2)
    expect(me.page.locator("[data-cell].legal")).to_have_count(0)
    me.page.get_by_role("button", name="Back to game").click()
    expect(me.page.locator(".lines .laid")).to_have_count(3)
    me.page.get_by_role("button", name="Watch the round again").click()
    me.sees("Move 1 of 3")
    expect(me.page.get_by_role("button", name="Back to game")).to_have_count(0)
    expect(me.page.locator(".lines .laid")).to_have_count(3)
    me.page.set_viewport_size(PHONE)
    expect(me.page.locator("[data-entry]").first).to_have_attribute("data-entry", "3")  # the newest is the nearest


@pytest.mark.parametrize("size", PHONES, ids=str)
def test_the_log_on_phones(person: NewPerson, size: ViewportSize) -> None:
    """A button leads to the log and back; whoever steps back from there sees the board, in a game on the device too."""
    me = person(phone=True, viewport=size)
    me.page.goto("/")
    me.page.get_by_test_id("play-cablecar").click()
    me.page.wait_for_url("**/table/device-*")
    seen = me.await_turn()
    assert seen
    by_touch(me, Anyhow(1)(seen["actions"]))
    me.await_turn(seen["ply"])
    newest = me.page.locator("[data-entry]").first
    expect(newest).not_to_be_in_viewport()
    me.page.get_by_role("button", name="Log").tap()
    expect(newest).to_be_in_viewport(ratio=1)
    tiles = me.page.locator(".lines .laid")
    laid = tiles.count()
    me.page.locator(".aside").get_by_role("button", name="One step back").tap()
    expect(me.page.get_by_text(re.compile(r"Move \d+ of \d+"))).to_be_visible()
    expect(tiles).to_have_count(laid - 1)
    expect(me.page.locator(".toast")).to_have_count(0)
    expect(me.page.locator(".board").first).to_be_in_viewport(ratio=0.99)
    me.page.get_by_role("button", name="Back to game").tap()
    expect(tiles).to_have_count(laid)
    me.page.get_by_role("button", name="Menu").tap()
    expect(me.page.get_by_role("button", name="Copy the link for spectators")).to_have_count(0)  # nobody else has it


def test_how_fast_bots_act(person: NewPerson) -> None:
    """A faster setting shows the first action of a bot sooner, by the page's own clock, and the fastest at once."""
    me, friend = person(reduced_motion="no-preference"), person()
    friend.ask("POST", "/api/me")
    me.page.clock.install()
    bot = {"kind": "bot", "level": "easy"}
    table = me.make_table("tickets", [{"kind": "me"}, bot, bot, {"kind": "open"}], first=0, grace=0, public=True)
    friend.ask("POST", f"/api/tables/{table}/join", seat=3)
    me.page.get_by_role("tab", name="Chat").click()
    waits = []
    for speed in ("Slow", "Normal", "Fast", "Instant"):
        me.page.get_by_role("button", name="Menu").click()
        me.page.get_by_label("Bot speed").select_option(speed)
        me.page.keyboard.press("Escape")
        draw_until(me, friend, table, lambda: "take deck" in actions_of(me, table))
        me.await_shown(me.state()["ply"])
        me.page.clock.pause_at(me.page.evaluate("Date.now() / 1000") + 10)
        while actions_of(me, table):
            act(me, table, "take deck")
        own = max(entry["ply"] for entry in me.state()["log"] if entry["seat"] == 0)
        while not actions_of(friend, table):
            me.page.wait_for_timeout(20)
        friend.ask("POST", f"/api/tables/{table}/messages", text=f"{speed} bots")
        expect(me.page.get_by_role("log")).to_contain_text(f"{speed} bots")  # what bots did has come before
        waits.append(0)
        while me.page.evaluate("Number(document.querySelector('[data-ply]').dataset.ply)") <= own:
            me.page.clock.run_for(50)
            waits[-1] += 50
        me.page.clock.resume()
    slow, normal, fast, instant = waits
    assert slow > normal > fast > instant == 0


def test_following_a_claim_in_tickets(person: NewPerson) -> None:
    """A route that somebody has claimed is outlined in their color, told and marked in the log; one can look back."""
    me, friend = person(), person()
    table = sit_down(me, friend, "tickets")
    draw_until(me, friend, table, lambda: any(action.startswith("claim") for action in actions_of(friend, table)))
    me.await_shown(me.state()["ply"])
    claim = next(action for action in actions_of(friend, table) if action.startswith("claim"))
    act(friend, table, claim)
    if tokens := actions_of(friend, table):
        act(friend, table, tokens[0])
    me.await_turn(me.state()["ply"] - 1)
    track = claim.fields["track"]
    mark = me.page.locator(f'[data-mark="{track}"]')
    expect(mark).to_have_class(re.compile("tk-seat-1"))
    expect(me.page.get_by_test_id("spoken")).to_contain_text("claims")
    expect(me.page.locator(".since", has_text="claims")).to_have_count(1)
    stood = len(me.state()["log"])
    me.page.locator("body").press("ArrowLeft")
    if tokens:
        me.page.locator("body").press("ArrowLeft")
    me.sees(f"Move {stood - 1 - bool(tokens)} of {stood}")
    expect(mark).to_have_count(0)
    assert "claimed by" not in me.labels("data-spot")[track]
    me.page.get_by_role("button", name="Back to game").click()
    expect(mark).to_have_count(1)
    assert "claimed by" in me.labels("data-spot")[track]


@pytest.mark.parametrize(("game", "start", "said"), DRAWN)
def test_a_hint_to_draw_says_why(chromium: Browser, tmp_path: Path, game: str, start: str, said: str) -> None:
    """What one has now does little, or can wait; and how many of the tiles or cards not seen yet would help."""
    with (
        serving(settings(f"sqlite+aiosqlite:///{tmp_path}/draw.sqlite3"), drawing) as base,
        Person(chromium, base.replace("127.0.0.1", "localhost")) as me,
    ):
        me.make_table(game, bots(2), start=start)
        me.await_board()
        me.page.get_by_role("button", name="Hint").click()
        expect(me.page.locator(".advice")).to_have_text(said)


def test_what_tickets_asks_for_and_why(person: NewPerson) -> None:
    """A hint says why, in a color of its own; stacks and payments say what they are for; rings are in one's color."""
    me = person()
    table = me.make_table("tickets", bots(2), first=1)  # whoever is last places stacks
    advice = me.page.locator(".advice")
    advance(me, "keep")
    me.page.get_by_role("button", name="Hint").click()
    expect(advice).to_contain_text("A strong bot would")
    expect(advice).to_contain_text("points and needs")
    advance(me, "stack")
    me.sees("Different tokens score at the end")
    me.page.get_by_role("button", name="Hint").click()
    expect(me.page.locator(".advised circle")).to_have_css("stroke", "rgb(194, 24, 122)")
    expect(me.page.locator(".glow circle").first).not_to_have_css("stroke", "rgb(194, 24, 122)")
    advance(me, "take deck")
    expect(me.page.locator("circle.wanted").first).to_have_css("stroke", "rgb(192, 57, 43)")
    while (track := paid_in_two_ways(actions := actions_of(me, table))) is None:
        if actions:
            act(me, table, "take deck" if "take deck" in actions else actions[-1])
    me.await_shown(me.state()["ply"])
    turn = me.page.locator(".head .turn")
    expect(turn).to_contain_text("Your turn")
    me.page.mouse.click(*middle(me.page.locator(f'[data-spot="{track}"] .ring').first))
    expect(turn).to_contain_text("Choose how to pay")
    me.page.keyboard.press("Escape")
    expect(turn).to_contain_text("Your turn")
