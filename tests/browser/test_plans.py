"""Planning while others move: a plan is seen, can be canceled, and is played or dropped when the turn comes."""

from playwright.sync_api import Page, expect

from browser.conftest import NewPerson
from browser.hands import middle, spot_of, square, tab_to, walk_to_square
from browser.look import complaints, flaws
from browser.pairs import act, actions_of, draw_until, paid_in_two_ways, sit_down
from browser.people import Person, Plain, Written


def on_the_rim(friend: Person, table: str) -> Written:
    """A tile that the friend may place at the upper rim: below it every tile may follow."""
    return next(action for action in actions_of(friend, table) if (square(action) or "").endswith("1"))


def plan_of(page: Page) -> str | None:
    """What is outlined as planned on the board."""
    return page.locator("[data-plan]").get_attribute("data-plan")


def last(person: Person) -> Plain:
    """The newest entry of the log."""
    entry: Plain = person.state()["log"][-1]
    return entry


def test_a_planned_tile_is_played_when_the_turn_comes(person: NewPerson) -> None:
    """By keys and by mouse: shown, told and canceled; a square that becomes legal by then is enough."""
    me, friend = person(), person()
    sit_down(me, friend, "cablecar")
    me.page.locator("[data-cell].open").first.wait_for(state="attached")
    first = on_the_rim(friend, me.table)
    below = f"{square(first)[0]}2"  # type: ignore[index]
    line, spoken = me.page.get_by_test_id("plan"), me.page.get_by_test_id("spoken")
    tab_to(me.page, me.page.locator('[data-cell][tabindex="0"]'))
    walk_to_square(me.page, below)
    me.page.keyboard.press("Enter")
    expect(line).to_contain_text(f"Planned: your tile on {below}")
    expect(spoken).to_contain_text(f"Planned: your tile on {below}. It will be played on your turn")
    assert me.labels("data-cell")[below].startswith(f"{below}, free, planned for your tile")
    me.page.keyboard.press("Escape")
    expect(line).to_have_count(0)
    expect(spoken).to_contain_text("Plan canceled.")
    me.page.locator('[data-cell="h8"]').click()
    me.page.locator(f'[data-cell="{below}"]').click()
    assert plan_of(me.page) == below
    assert complaints(me.page) == []
    act(friend, me.table, first)
    me.await_shown(2)
    assert (last(me)["seat"], square(last(me)["action"])) == (0, below)
    expect(me.page.locator("[data-plan], [data-testid=plan]")).to_have_count(0)


def test_a_plan_is_dropped_when_the_square_is_taken_or_the_line_is_lost(person: NewPerson) -> None:
    """One sentence says so, nothing is played behind anybody's back, and the turn is an ordinary one."""
    me, friend = person(), person()
    me.expect_problem("WebSocket")
    sit_down(me, friend, "cablecar")
    first = on_the_rim(friend, me.table)
    cell = me.page.locator(f'[data-cell="{square(first)}"]')
    cell.click()
    assert plan_of(me.page) == square(first)
    me.cut()
    me.sees("The connection was lost: your plan was dropped.")
    expect(me.page.locator("[data-plan]")).to_have_count(0)
    me.mend()
    expect(me.page.locator(".play")).not_to_have_attribute("inert", "")
    cell.click()
    assert plan_of(me.page) == square(first)
    act(friend, me.table, first)
    me.sees(f"{square(first)} is taken now: your plan was dropped.")
    me.await_board()
    expect(me.page.locator("[data-plan], [data-testid=plan]")).to_have_count(0)
    assert me.state()["ply"] == 1


def test_a_planned_route_is_paid_for_as_planned(person: NewPerson) -> None:
    """The route and its payment are chosen while somebody else draws; cards that are kept for it are marked."""
    me, friend = person(), person()
    table = sit_down(me, friend, "tickets")
    draw_until(me, friend, table, lambda: paid_in_two_ways(actions_of(me, table)) is not None)
    track = paid_in_two_ways(actions_of(me, table))
    draw_until(me, friend, table, lambda: track is not None and "tickets" in actions_of(friend, table))
    me.await_shown(me.state()["ply"])
    me.page.mouse.click(*middle(me.page.locator(f'[data-spot="{track}"] .ring').first))
    me.sees("Choose how to pay")
    me.page.locator(".pay").nth(1).click()
    assert plan_of(me.page) == track
    expect(me.page.locator("[data-hand].paid")).not_to_have_count(0)
    ply = me.state()["ply"]
    act(friend, table, "take deck")
    act(friend, table, "take deck")
    me.await_shown(ply + 3)
    claimed = next(entry["action"] for entry in me.state()["log"] if entry["ply"] == ply + 3)
    assert (claimed.fields["type"], spot_of(claimed)) == ("claim", track)


def test_planning_on_a_phone(person: NewPerson) -> None:
    """One tap plans, another turns the tile, the button cancels; the board stays where it is."""
    me, friend = person(phone=True), person()
    sit_down(me, friend, "cablecar", rotate=True)
    me.page.locator("[data-cell].open").first.wait_for(state="attached")
    first = on_the_rim(friend, me.table)
    cell = me.page.locator(f'[data-cell="{square(first)[0]}2"]')  # type: ignore[index]
    before = cell.bounding_box()
    cell.tap()
    expect(me.page.get_by_test_id("plan")).to_be_in_viewport(ratio=1)
    assert cell.bounding_box() == before
    assert flaws(me.page) == []
    me.page.get_by_role("button", name="Cancel the plan").tap()
    expect(me.page.locator("[data-plan]")).to_have_count(0)
    cell.tap()
    cell.tap()
    expect(me.page.get_by_test_id("spoken")).to_contain_text("degrees")
    act(friend, me.table, first)
    me.await_shown(2)
    assert last(me)["action"].fields["turn"] == 90
