"""On desktops: the layout uses the available room, in the two most common sizes."""

from playwright.sync_api import expect

from browser.conftest import NewPerson
from browser.hands import briskly
from browser.look import resize
from browser.people import Written
from browser.test_phones import advance, bots

SIZES = ((1440, 900), (1920, 1080))


def greedily(actions: list[Written]) -> Written:
    """Draw tickets wherever one may, and keep them all."""
    return next((action for action in actions if action.startswith("tickets")), briskly(actions))


def test_the_log_keeps_its_room_beside_many_tickets(person: NewPerson) -> None:
    """With eight tickets the log still shows a round, and the points over time stand under the players."""
    me = person()
    table = me.make_table("tickets", bots(3), first=0)
    while len(me.state(table)["seen"][0]["view"]["players"][0]["tickets"]) < 8:
        advance(me, "tickets", greedily)
        me.ask("POST", f"/api/tables/{table}/actions", seat=0, ply=me.state()["ply"], action="tickets")
        advance(me, "keep", greedily)
        keep = max(me.state(table)["seen"][0]["actions"], key=len)
        me.ask("POST", f"/api/tables/{table}/actions", seat=0, ply=me.state()["ply"], action=keep)
    me.await_shown(me.state()["ply"])
    for width, height in SIZES:
        resize(me.page, {"width": width, "height": height})
        log = me.page.get_by_role("tabpanel").bounding_box()
        assert log is not None
        assert log["height"] > 0.28 * height
        expect(me.page.get_by_role("img", name="Points over time")).to_be_in_viewport(ratio=1)


def test_forms_use_the_width(person: NewPerson) -> None:
    """A new table is made on little more than one screen."""
    me = person()
    me.page.goto("/new/cablecar")
    me.page.locator("form section").nth(3).wait_for()
    assert me.page.evaluate("document.documentElement.scrollHeight") < 1450
    assert me.page.evaluate("document.querySelector('form').getBoundingClientRect().width") > 1000
