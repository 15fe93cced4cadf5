"""Games on the device: without a network, over a closed tab, from files, to an account, and without any server."""

import json
import random
from collections.abc import Iterator
from pathlib import Path

import pytest
from playwright.sync_api import Browser, expect

from browser.conftest import NewPerson
from browser.device import put_table, stored_table
from browser.hands import Anyhow, by_mouse
from browser.people import Person
from browser.site import KEPT, served_site
from browser.test_tables import lift_the_curtain, share_a_screen
from fogcity import record
from fogcity.table import Table
from server.harness import wait_for

PLAYED = """(async () => {
  for (let tries = 0; tries < 20000; tries++) {
    if (document.querySelector('[data-testid="result"]')) return true;
    document.querySelector("[data-cell].legal")?.dispatchEvent(new MouseEvent("click", { bubbles: true }));
    document.querySelector(".hand .buttons .primary")?.click();
    await new Promise((next) => setTimeout(next, 10));
  }
  return document.body.innerText;
})()"""
"""Places tiles wherever that is allowed until the result is shown."""


def go_offline(me: Person) -> None:
    """Visit the page once, then be without a network."""
    me.page.goto("/")
    wait_for(lambda: me.page.evaluate(KEPT))
    me.await_quiet()
    me.expect_problem("Failed to load resource")
    me.context.set_offline(True)
    me.page.goto("/")


def test_a_game_without_a_network(person: NewPerson) -> None:
    """Begun, closed at any moment, taken up again, with a hint, in another language, and found among one's games."""
    me = person(keeps=True)
    go_offline(me)
    me.page.get_by_test_id("play-cablecar").click()
    me.page.wait_for_url("**/table/device-*")
    table, after = me.table, -1
    for _ in range(2):
        seen = me.await_turn(after)
        assert seen
        by_mouse(me, Anyhow(1)(seen["actions"]))
        after = seen["ply"]
    me.await_ply(after)
    me.page.goto("about:blank")  # closed, be it in the middle of a bot's thought
    me.page.goto(f"/table/{table}")
    assert me.await_turn(after)
    me.page.get_by_role("button", name="Hint").click()
    expect(me.page.get_by_text("A strong bot would")).to_be_visible()
    assert [worker.url.rpartition("/")[2][:6] for worker in me.page.workers] == ["worker"]  # bots think there
    me.page.goto("/settings")
    me.page.locator("#settings-language").select_option("ko")
    expect(me.page.locator("html")).to_have_attribute("lang", "ko")
    me.page.goto("/games")
    expect(me.page.locator(f'a[href="/table/{table}"]').first).to_be_visible()
    stored, _ = stored_table(me.page, table)
    assert len(stored["log"]) > after


def test_a_record_is_opened_and_a_game_is_scored_without_a_network(person: NewPerson, tmp_path: Path) -> None:
    """A file becomes a replay that is kept; a game of a real table is clicked in, and judged by the rules."""
    me = person(keeps=True)
    table = Table("tickets", players=2, secret=bytes(32), names=("Ann", "hard bot"))
    chance = random.Random(4)
    while table.waiting:
        table.play(table.waiting[0], chance.choice(table.numbers(table.waiting[0])))
    file = tmp_path / "game.json"
    record.write(record.of_table(table), file)
    go_offline(me)
    me.page.goto("/games")
    me.page.locator('input[type="file"]').set_input_files(file)
    me.page.wait_for_url("**/replay/device-*")
    expect(me.page.locator("[data-spot]").first).to_be_visible()
    me.page.goto("/games")
    expect(me.page.locator('a[href^="/replay/device-"]').first).to_be_visible()
    file.write_text(json.dumps({**json.loads(file.read_text()), "secret": "11" * 32}))
    me.page.locator('input[type="file"]').set_input_files(file)
    expect(me.page.get_by_text("does not match the commitment")).to_be_visible()

    me.page.goto("/check/cablecar")
    me.page.get_by_role("button", name="cccc").click()
    me.page.locator('[data-cell="a1"]').click()
    expect(me.page.get_by_role("alert")).to_contain_text("cccc@a1")  # a line of one tile (CC-17)
    me.page.get_by_role("textbox").fill("aaaa@a1 dbba@a2")
    expect(me.page.get_by_role("alert")).to_have_count(0)
    expect(me.page.get_by_test_id("scores")).to_contain_text("yellow")

    me.page.goto("/check/tickets")
    me.page.locator('[data-spot="castro-mission_district"]').dispatch_event("click")
    first = me.page.get_by_test_id("scores").get_by_role("button").first
    expect(first.locator("b")).to_have_text("1")
    me.page.get_by_role("checkbox", name="Castro – Potrero Hill").check()
    expect(first).to_contain_text("Tickets −3")
    expect(first.locator("b")).to_have_text("−2")
    me.page.locator('[data-spot^="mission_district-potrero_hill"]').first.dispatch_event("click")
    expect(first).to_contain_text("Tickets 3")
    me.page.get_by_test_id("scores").get_by_role("button").nth(1).click()
    expect(me.page.get_by_role("checkbox", name="Castro – Potrero Hill")).to_be_disabled()


def test_a_game_of_the_device_goes_to_the_account(person: NewPerson) -> None:
    """Played on the device to its end, sent, verified by the server, and there on every device of the account."""
    me = person()
    me.page.goto("/")
    me.page.get_by_test_id("play-cablecar").click()
    me.page.wait_for_url("**/table/device-*")
    assert me.page.evaluate(PLAYED) is True
    me.page.get_by_role("button", name="Save to my account").click()
    expect(me.page.get_by_text("Saved to your account.").first).to_be_visible()
    (kept,) = [table for table in me.ask("GET", "/api/tables?list=mine")["tables"] if table["device"]]
    stored, _ = stored_table(me.page, me.table)
    assert (kept["scores"], kept["places"]) == (stored["scores"], stored["places"])


@pytest.fixture(scope="module")
def site(tmp_path_factory: pytest.TempPathFactory) -> Iterator[str]:
    """The address of a site of files alone."""
    with served_site(tmp_path_factory.mktemp("site")) as (address, _):
        yield address


def test_a_site_without_a_server(site: str, chromium: Browser) -> None:
    """A host of files is enough: games are begun by one click and in the form, without a network, and found again."""
    with Person(chromium, site, phone=True, language="nl", keeps=True) as me:
        me.page.goto("/")
        expect(me.page.get_by_text("Alles draait hier op je eigen apparaat")).to_be_visible()
        expect(me.page.locator('a[href="/account"]')).to_have_count(0)
        go_offline(me)
        expect(me.page.get_by_test_id("play-cablecar")).to_be_in_viewport(ratio=1)
        me.page.get_by_test_id("play-tickets").click()
        me.page.wait_for_url("**/table/device-*")
        assert me.await_turn()
        me.page.goto("/new/cablecar")
        me.page.locator("form .button.primary").tap()
        me.page.wait_for_url("**/table/device-*")
        assert me.await_turn()
        me.page.goto("/games")
        expect(me.page.locator('a[href^="/table/device-"]').first).to_be_visible()


def test_two_at_one_screen_without_a_network(site: str, chromium: Browser) -> None:
    """Between their turns a curtain hides the table, as at a server."""
    with Person(chromium, site, keeps=True) as me:
        go_offline(me)
        names = share_a_screen(me, "cablecar")
        assert me.table.startswith("device-")
        after = -1
        for seat in (0, 1):
            seen = me.await_turn(after)
            assert seen
            lift_the_curtain(me, names[seat])
            by_mouse(me, Anyhow(1)(seen["actions"]))
            after = seen["ply"]


@pytest.mark.parametrize(
    ("without", "said"),
    [
        ("delete globalThis.WebAssembly", "it lacks WebAssembly with SIMD"),
        ("WebAssembly.validate = () => false", "it lacks WebAssembly with SIMD"),
        ("delete globalThis.Worker", "it lacks web workers"),
        ("Object.defineProperty(globalThis, 'indexedDB', { value: undefined })", "it lacks storage for games"),
    ],
)
def test_a_site_says_what_the_browser_lacks(site: str, chromium: Browser, without: str, said: str) -> None:
    """On the front page, and to who tries all the same."""
    with Person(chromium, site) as me:
        me.page.add_init_script(without)
        me.expect_problem("Failed to load resource")
        me.page.goto("/")
        expect(me.page.get_by_role("alert")).to_contain_text(said)
        me.page.get_by_test_id("play-cablecar").click()
        expect(me.page.locator(".toast")).to_contain_text(said)


def test_a_bot_that_is_not_on_the_device_yet(person: NewPerson) -> None:
    """The page says why the bot does not act, and the game goes on when what it knows can be loaded."""
    me = person()
    me.expect_problem("Failed to load resource")
    me.page.route("**/*.bin", lambda route: route.abort())
    me.page.goto("/")
    table = put_table(me.page, "cablecar", 2, "hard")
    me.page.goto(f"/table/{table}")
    seen = me.await_turn()
    assert seen
    by_mouse(me, Anyhow(1)(seen["actions"]))
    banner = me.page.get_by_role("alert").filter(has_text="on your device yet")
    expect(banner).to_be_visible()
    me.page.unroute("**/*.bin")
    expect(banner).to_have_count(0)
    assert me.await_turn(seen["ply"])
    assert stored_table(me.page, table)[0]["seats"][1]["level"] == "hard"


def test_the_servers_bots_play_in_a_browser_that_lacks_something(person: NewPerson) -> None:
    one = person()
    one.page.add_init_script("delete globalThis.WebAssembly")
    one.page.goto("/")
    one.page.get_by_test_id("play-cablecar").click()
    one.page.wait_for_url("**/table/*")
    assert not one.table.startswith("device-")
