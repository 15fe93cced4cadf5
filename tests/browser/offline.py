"""Pictures of a game on a phone without a network, from begin to end: `cd tests && python -m browser.offline`.

They go to docs/screenshots as offline-1.jpg, offline-2.jpg and so on. The page comes from a site of files, whose server
stops once the page was visited.
"""

import tempfile
from pathlib import Path

from playwright.sync_api import sync_playwright

from browser.conftest import launch
from browser.hands import Anyhow, by_touch
from browser.people import Person
from browser.screenshots import shoot
from browser.site import KEPT, served_site
from server.harness import wait_for

TURNS = (0, 6, 14, 22)
"""After how many of one's own turns a picture is taken; the last one is of the end."""


def main() -> None:
    """Play a game and take the pictures."""
    with (
        tempfile.TemporaryDirectory() as folder,
        served_site(Path(folder)) as (address, stop),
        sync_playwright() as playwright,
        launch(playwright) as browser,
        Person(browser, address, phone=True, device_scale_factor=2, color_scheme="light", keeps=True) as me,
    ):
        me.page.goto("/")
        wait_for(lambda: me.page.evaluate(KEPT))
        me.await_quiet()
        me.expect_problem("Failed to load resource")
        stop.set()
        me.page.goto("/")
        me.page.get_by_test_id("play-cablecar").click()
        me.page.wait_for_url("**/table/device-*")
        choose, after, turn = Anyhow(5), -1, 0
        while seen := me.await_turn(after):
            if turn in TURNS:
                shoot(me, f"offline-{TURNS.index(turn) + 1}")
            by_touch(me, choose(seen["actions"]))
            after, turn = seen["ply"], turn + 1
        me.final.wait_for()
        shoot(me, f"offline-{len(TURNS) + 1}")


if __name__ == "__main__":
    main()
