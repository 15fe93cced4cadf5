"""Phones, upright and on their side: what one acts with is always in sight, in both games, however many play."""

from collections.abc import Callable

import pytest
from playwright.sync_api import expect

from browser.circle import set_password
from browser.conftest import NewPerson
from browser.hands import Anyhow, briskly, square
from browser.look import DRAWN, flaws, resize, speak
from browser.pairs import sit_down
from browser.people import PHONES, Person, Plain, Written
from browser.screens import EVEN
from fogcity.locales import LANGUAGES

ESSENTIAL = (
    *("[data-hand]", ".tiles .tile", ".hand .buttons button", ".pile button"),  # what is in hand and done with it
    *("[data-card]", ".tray .confirm button", ".tray section > .button", ".tray label"),
    *(".tray [role=group] > .button", ".tray header .button", ".tray li:first-child > .pay", ".turn, .advice"),
)
HIDDEN = """(parts) => [...document.querySelectorAll(parts)].flatMap((part) => {
  const box = part.getBoundingClientRect();
  const style = getComputedStyle(part);
  if (!box.width || !box.height || style.visibility === "hidden") return [];
  const inside = box.top > -1 && box.left > -1 && box.bottom < innerHeight + 1 && box.right < innerWidth + 1;
  const at = document.elementFromPoint(box.x + box.width / 2, box.y + box.height / 2);
  const seen = inside && at && (part.contains(at) || at.contains(part));
  return seen ? [] : [`${part.tagName} ${part.className} ${part.textContent.trim()} at ${Math.round(box.top)}`];
})"""
SMALL = """() => [...document.querySelectorAll(".table button, .bar :is(button, a)")].flatMap((part) => {
  const [box, more] = [part.getBoundingClientRect(), getComputedStyle(part, "::after")];
  const grown = more.position === "absolute" ? parseFloat(more.height) : 0;
  return box.height && Math.max(box.height, grown) < 43.9 ? [`${part.className} ${Math.round(box.height)}`] : [];
})"""

UNDER = """(parts) => [...document.querySelectorAll(parts)].flatMap((part) => {
  const box = part.getBoundingClientRect();
  const beside = (tool) => tool.right <= box.left || box.right <= tool.left;
  const over = (tool) => !beside(tool) && tool.top < box.bottom && box.top < tool.bottom;
  const tools = [...document.querySelectorAll(".viewport .tools button")].map((tool) => tool.getBoundingClientRect());
  const name = part.parentElement.dataset.cell ?? part.textContent;
  return tools.some(over) ? [`${part.tagName} ${name} under the zoom button`] : [];
})"""
GAME = ".board :is([data-cell] .hit, .slot, .name)"
CUT = """(parts) => [...document.querySelectorAll(parts)].flatMap((part) =>
  part.scrollWidth > part.clientWidth ? [`${part.textContent} is cut off`] : [],
)"""
READ = ".board :is(.name, .number, .letters), .who > :is(.name, .you)"
TINY = """(parts) => [...document.querySelectorAll(parts)].flatMap((part) => {
  const { b, d } = part.getScreenCTM?.() ?? { b: 0, d: 1 };
  const size = parseFloat(getComputedStyle(part).fontSize) * Math.hypot(b, d);
  return size < (part.closest(".board") ? 8.9 : 11) ? [`${part.textContent} of ${size.toFixed(1)} px`] : [];
})"""


def bots(players: int) -> list[Plain]:
    """Oneself and bots."""
    return [{"kind": "me"}, *({"kind": "bot", "level": "easy"} for _ in range(1, players))]


def check(person: Person, what: str) -> None:
    """On every phone, controls are in sight and large enough to tap, and the board, which nothing covers, and the title
    above are readable."""
    for size in PHONES:
        resize(person.page, size)
        wrong = person.page.evaluate(HIDDEN, ", ".join(ESSENTIAL)) + flaws(person.page)
        wrong += person.page.evaluate(SMALL) + person.page.evaluate(TINY, READ) + person.page.evaluate(CUT, ".bar h1")
        wrong += person.page.evaluate(UNDER, GAME)
        assert not wrong, f"{what}, {size}: {wrong}"


CABLECAR: list[tuple[int, Plain]] = [
    (2, {}),
    (3, {"hand": 3, "rotate": True}),
    (4, {"companies": True}),
    (5, {}),
    (6, {"companies": True, "hand": 3, "rotate": True}),
]


@pytest.mark.parametrize(("players", "options"), CABLECAR)
def test_a_table_of_cable_car_fits(person: NewPerson, players: int, options: Plain) -> None:
    """Choosing a square, a draw, and the drawn tile: tiles and the row that confirms are in sight, in French, too."""
    me = person(phone=True, language="fr")
    me.make_table("cablecar", bots(players), first=0, options=options)
    seen = me.await_turn()
    assert seen is not None
    check(me, "one's turn")
    me.page.locator(f'[data-cell="{square(Anyhow(1)(seen["actions"]))}"]').tap()
    expect(me.page.locator(".buttons .primary")).to_be_visible()
    check(me, "a square is chosen")
    me.page.locator(".buttons button").last.tap()
    me.page.locator(".hand .draw").tap()
    check(me, "a draw is chosen")
    me.page.locator(".buttons .primary").tap()
    me.await_shown(1)
    check(me, "a tile is drawn")


@pytest.mark.parametrize("players", [2, 3, 4])
def test_a_table_of_tickets_fits(person: NewPerson, players: int) -> None:
    """First tickets, stacks, cards, a payment: hand and confirming row are in sight; points never cover names."""
    me = person(phone=True, language="fr")
    me.make_table("tickets", bots(players), first=1)  # whoever is last places stacks
    advance(me, "keep")
    me.page.locator(".tray label").first.wait_for()
    check(me, "first tickets")
    for ticket in me.page.locator(".tray .ticket").all():
        names, points = ticket.locator(".names").bounding_box(), ticket.locator(".points").bounding_box()
        assert names is not None
        assert points is not None
        assert names["x"] + names["width"] <= points["x"]
    letters = me.page.locator(".tray .letter").all_text_contents()  # those of the map, where each ticket leads
    assert set("".join(me.page.locator(".board .letters").all_text_contents())) == set(letters) == {"A", "B"}
    advance(me, "stack")
    resize(me.page, PHONES[0])
    before = me.page.locator(".board").bounding_box()
    choose_spot(me)
    expect(me.page.locator(".confirm")).to_be_visible()
    after = me.page.locator(".board").bounding_box()
    assert before
    assert after
    assert after["height"] > 0.9 * before["height"]  # the place stays under the finger
    check(me, "a stack and its place")
    advance(me, "take deck")
    me.page.locator("[data-card=deck]").tap()
    expect(me.page.locator(".confirm")).to_be_visible()
    check(me, "a card is chosen")
    advance(me, "claim", hoard)
    choose_spot(me)
    me.page.locator(".pay").first.wait_for()
    check(me, "a payment")
    me.page.keyboard.press("Escape")
    advance(me, "tickets", hoard)
    me.ask("POST", f"/api/tables/{me.table}/actions", seat=0, ply=me.state()["ply"], action="tickets")
    me.page.locator(".tray label").first.wait_for()
    check(me, "tickets drawn")


OVERLAPS = """() => [...document.querySelectorAll("[data-player]")].flatMap((card) => {
  const parts = [...card.querySelectorAll(".who, .details, .rating, .extra .extra, .score")];
  const boxes = parts.map((part) => [part.className, part.getBoundingClientRect()]).filter(([, box]) => box.width > 1);
  return boxes.flatMap(([name, one], i) => boxes.slice(i + 1).flatMap(([other, two]) => {
    const [x, y] = [Math.min(one.right, two.right) - Math.max(one.left, two.left),
      Math.min(one.bottom, two.bottom) - Math.max(one.top, two.top)];
    return x > 3 && y > 3 ? [`${name} over ${other} by ${x} x ${y}`] : [];
  }));
})"""


@pytest.mark.parametrize(("game", "players"), [("cablecar", 2), ("cablecar", 6), ("tickets", 3)])
def test_ratings_fit_beside_the_names(person: NewPerson, game: str, players: int) -> None:
    """However many play, nothing on a player's card covers anything else, also when days are left for a move."""
    me = person(phone=True, language="fr")
    me.ask("POST", "/api/me")
    set_password(me, "100.67.1.1")
    me.make_table(game, bots(players), rated=True, clock={"kind": "days", "amount": 3})
    assert me.await_turn() is not None
    expect(me.page.locator("[data-player] .rating")).to_have_count(players)
    check(me, "a rated game")
    for size in PHONES:
        resize(me.page, size)
        assert not me.page.evaluate(OVERLAPS), f"{size}: {me.page.evaluate(OVERLAPS)}"
        assert me.page.locator("[data-player] .rating").first.is_visible()


GROWS = [{"type": "line_grows", "station": 27, "crossings": 11, "added": 1}] * 3
HELPS = [{"type": "ticket_helped", "ticket": "alcatraz-potrero_hill", "points": 6, "left": 2}] * 2
SCORES = {"type": "route_scores", "points": 7}
COMES = {"type": "token_comes", "symbol": "sea_lion", "location": "golden_gate_bridge"}
COVERS = """() => {
  const part = (name) => document.querySelector(`.table .${name}`);
  const [hint, aside] = [part("advice"), innerWidth > innerHeight];
  const covered = (aside ? ["board", "players"] : ["board"]).filter((name) => {
    const [above, below] = [hint, part(name)].map((one) => one.getBoundingClientRect());
    return above.bottom > below.top + 0.5 && above.left < below.right - 0.5;
  });
  return [...covered.map((name) => `over the ${name}`), ...(hint.scrollHeight > hint.clientHeight ? ["too long"] : [])];
}"""


@pytest.mark.parametrize(("game", "reasons"), [("cablecar", GROWS), ("tickets", [*HELPS, SCORES, COMES])])
def test_a_hint_leaves_the_board_free(person: NewPerson, game: str, reasons: list[Plain]) -> None:
    """With as many reasons as a hint may have, in every language; and the board stays where it was. On a phone on its
    side the players stay in sight, too."""

    def explain(message: Plain) -> Plain:
        return message | {"reasons": reasons} if "reasons" in message else message

    me = person(phone=True)
    me.make_table(game, bots(2), first=0)
    if game == "tickets":
        advance(me, "claim", hoard)
    me.await_turn()
    me.await_board()
    me.await_quiet()
    me.revise(explain)
    board = me.page.locator(".table .board")
    before = board.bounding_box()
    me.page.locator(".tools [aria-busy]").tap()
    me.page.locator(".table .advice").wait_for()
    assert board.bounding_box() == before
    for size in PHONES:
        resize(me.page, size)
        for language in LANGUAGES:
            speak(me.page, language)
            me.page.evaluate(DRAWN)
            wrong = me.page.evaluate(COVERS)
            assert not wrong, f"{language}, {size}: {wrong}"
    check(me, "a hint")


def test_messages_are_counted_while_the_chat_is_below_the_fold(person: NewPerson) -> None:
    """Also with the chat chosen beforehand; who goes there has read them."""
    me, friend = person(phone=True), person()
    sit_down(me, friend, "cablecar")
    me.page.locator("[data-cell]").first.wait_for()
    log = me.page.locator(".bar .log")
    log.tap()
    me.page.get_by_role("tab", name="Chat").tap()
    log.tap()
    expect(me.page.get_by_role("log")).not_to_be_in_viewport()
    friend.ask("POST", f"/api/tables/{me.table}/messages", text="Hello!")
    expect(log.locator(".badge")).to_have_text("1")
    log.tap()
    expect(log.locator(".badge")).to_have_count(0)


FINGERS = """() => [...document.querySelectorAll(".choice input")].flatMap((part) => {
  const box = part.getBoundingClientRect();
  return box.height && box.height < 43.9 ? [`${part.parentElement.textContent.trim()} ${Math.round(box.height)}`] : [];
})"""


@pytest.mark.parametrize("path", ["/", "/new/cablecar", "/settings"])
def test_choices_are_as_large_as_a_finger(person: NewPerson, path: str) -> None:
    me = person(phone=True)
    me.page.goto(path)
    me.page.locator(".choice input").nth(3).wait_for()
    assert not me.page.evaluate(FINGERS)


def test_an_invitation_shows_the_button_to_sit_down(person: NewPerson) -> None:
    """However many seats are free, upright and on its side."""
    host, friend = person(), person(phone=True)
    host.make_table("cablecar", [{"kind": "me"}, *[{"kind": "invited"}] * 5])
    friend.page.goto(host.page.get_by_label("Invitation link").input_value())
    button = friend.page.get_by_role("button", name="Sit down")
    for size in PHONES:
        resize(friend.page, size)
        expect(button).to_be_in_viewport(ratio=1)
    button.tap()
    friend.page.wait_for_url("**/table/*")


@pytest.mark.parametrize("game", ["cablecar", "tickets"])
def test_puzzles_fit(person: NewPerson, game: str) -> None:
    """What one answers with is in sight, also on a phone on its side, in all languages."""
    me = person(phone=True)
    me.page.add_init_script(EVEN)
    me.page.goto(f"/puzzles/{game}")
    me.page.locator("[data-cell].legal, .tray label, [data-card]").first.wait_for()
    for language in LANGUAGES:
        speak(me.page, language)
        check(me, language)


def hoard(actions: list[Written]) -> Written:
    """Take cards."""
    return next((action for action in actions if action.startswith("take deck")), briskly(actions))


def advance(person: Person, verb: str, choose: Callable[[list[Written]], Written] = briskly) -> None:
    """Play by the protocol until an action of a kind is possible, and wait for the page to show it."""
    while (state := person.state())["table"]["status"] == "playing":
        actions, ply = state["seen"][0]["actions"], state["ply"]
        if any(action.startswith(verb) for action in actions):
            person.await_shown(ply)
            return
        if actions:
            person.ask("POST", f"/api/tables/{person.table}/actions", seat=0, ply=ply, action=choose(actions))
        else:
            person.page.wait_for_timeout(20)
    raise AssertionError(f"nobody could ever {verb}")


def choose_spot(person: Person) -> None:
    """Choose the first place or route of the map that may be chosen."""
    person.page.locator('[data-spot][aria-disabled="false"]').first.focus()
    person.page.keyboard.press("Enter")
