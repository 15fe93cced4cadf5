"""Games on the device: without a network, over a closed tab, with every comfort, and a record that can be verified."""

from pathlib import Path

from playwright.sync_api import expect

from browser.conftest import NewPerson
from browser.device import stored_table
from browser.hands import Anyhow, by_mouse
from fogcity import record
from server.harness import wait_for


def test_a_game_without_a_network(person: NewPerson, tmp_path: Path) -> None:
    """Begun, closed at any moment, taken up again, with hints and refusals, and kept as a record that holds."""
    me = person()
    me.page.goto("/")
    wait_for(lambda: me.page.evaluate("navigator.serviceWorker.controller !== null"))
    me.await_quiet()
    me.expect_problem("Failed to load resource")
    me.context.set_offline(True)
    me.page.goto("/")
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
    expect(me.page.locator(".advised").first).to_be_attached()
    me.page.goto("/games")
    expect(me.page.locator(f'a[href="/table/{table}"]').first).to_be_visible()
    stored, replayed = stored_table(me.page, table)
    kept = record.of_table(replayed, with_secret=True)
    assert kept.commitment == replayed.commitment
    assert len(stored["log"]) > after
