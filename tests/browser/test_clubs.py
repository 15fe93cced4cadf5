"""Clubs and events by their pages: a club is founded and joined by its link, an event planned, entered and begun."""

from datetime import UTC, datetime, timedelta
from urllib.parse import quote

from playwright.sync_api import expect

from browser.circle import begin_event, set_password
from browser.conftest import NewPerson
from browser.look import flaws, speak
from browser.people import Person
from fogcity.locales import LANGUAGES
from server.harness import change_database
from server.test_clocks import LONG_AGO

CLUB = "Mason Street Club"


def test_a_club_and_its_event(person: NewPerson, database: str) -> None:
    """Founding, joining by the link, planning, entering; then standings and pairings follow by themselves."""
    founder, friend = (
        person(phone=phone, extra_http_headers={"X-Forwarded-For": address})  # one account of a network may enter
        for phone, address in ((False, "100.65.1.1"), (True, "100.65.2.1"))
    )
    names = []
    for one in (founder, friend):
        names.append(one.ask("POST", "/api/me")["name"])
        one.ask("PUT", "/api/me/password", password="tram number nine")

    page = founder.page
    page.goto("/")
    page.get_by_role("link", name="Clubs and events").click()
    page.get_by_label("Club name").fill(CLUB)
    page.get_by_role("button", name="Create a club").press("Enter")
    page.wait_for_url("**/club/*")
    expect(page.get_by_role("heading", name=CLUB)).to_be_visible()
    page.get_by_label("About the club").fill("Every Friday.")
    page.get_by_role("button", name="Save").click()
    expect(page.locator("main header")).to_contain_text("Every Friday.")
    code = founder.ask("GET", f"/api/clubs/{quote(CLUB)}")["code"]

    friend.page.goto(f"/club/{quote(CLUB)}?code={code}")
    friend.page.get_by_role("button", name="Join the club").click()
    expect(friend.page.get_by_role("region", name="Members")).to_contain_text(names[0])
    assert not flaws(friend.page)

    page.get_by_text("Plan an event").first.press("Enter")
    page.get_by_label("Event name").fill("Mason Cup")
    page.get_by_label("Starts at").fill((datetime.now() + timedelta(days=2)).strftime("%Y-%m-%dT%H:%M"))
    page.get_by_label("Rounds").fill("3")
    clocks = page.get_by_label("Time per move")
    clocks.select_option("3 days a move")
    page.get_by_text("Arena", exact=True).click()  # where nobody can think for days
    expect(clocks).to_have_value("seconds-60")
    page.get_by_text("Swiss", exact=True).click()
    clocks.select_option("3 days a move")
    page.get_by_role("button", name="Plan an event").click()
    page.wait_for_url("**/event/*")
    expect(page.get_by_role("heading", name="Mason Cup")).to_be_visible()
    expect(page.locator("main header")).to_contain_text("3 days a move")
    event = page.url.split("/event/")[1]
    page.get_by_role("button", name="Change the time").press("Enter")
    page.get_by_role("dialog").get_by_label("Starts at").fill(
        (datetime.now() + timedelta(days=9)).strftime("%Y-%m-%dT20:30")
    )
    page.get_by_role("dialog").get_by_role("button", name="Change the time").click()
    expect(page.locator("main header").first).to_contain_text("8:30")

    friend.page.goto("/clubs")
    friend.page.get_by_role("link", name="Mason Cup").click()
    for one in (founder, friend):
        one.page.get_by_role("button", name="Take part").click()
        expect(one.page.get_by_role("button", name="Leave the event")).to_be_visible()
        one.sees("Your first game starts by itself")
    players = page.get_by_role("region", name="Players").get_by_role("listitem")
    expect(players).to_have_count(2)  # the friend's entry arrives without a reload

    moment = LONG_AGO.strftime("%Y-%m-%d %H:%M:%S.%f")
    change_database(database, "update club_events set starts_at = ?, due = ? where id = ?", moment, moment, event)
    expect(page.get_by_role("region", name="Pairings", exact=True)).to_contain_text(" – ")
    standings = page.get_by_role("region", name="Standings").get_by_role("row")
    for name in names:
        expect(standings.filter(has_text=name)).to_have_count(1)
    assert not flaws(page)
    for language in LANGUAGES:
        speak(friend.page, language)
        headings = friend.page.locator("thead")
        assert headings.evaluate("row => row.clientHeight") < 60, f"{language}: headings are broken into letters"
    speak(friend.page, "en")
    friend.page.get_by_role("link", name="Go to my table").click()
    expect(friend.page.locator("[data-cell]").first).to_be_attached()

    for path, question in ((f"/event/{event}", "Cancel the event"), (f"/club/{quote(CLUB)}", "Disband the club")):
        page.goto(path)
        page.get_by_role("button", name=question).click()
        page.get_by_role("dialog").get_by_role("button", name=question).click()
        expect(page.get_by_role("button", name=question)).to_have_count(0)
    page.wait_for_url("**/clubs")


def test_a_club_is_run_and_looked_after(person: NewPerson, database: str) -> None:
    """A member makes a table and reports the club; its founder renames it and hands it over; an admin closes it."""
    founder, friend = person(), person(phone=True)
    names = []
    for one in (founder, friend):
        names.append(one.ask("POST", "/api/me")["name"])
        one.ask("PUT", "/api/me/password", password="tram number nine")
    code = founder.ask("POST", "/api/clubs", name="Rude Club")["code"]
    friend.ask("POST", f"/api/clubs/{quote('Rude Club')}/join", code=code)
    friend.page.goto(f"/club/{quote('Rude Club')}")
    friend.page.get_by_role("button", name="Report the club").click()
    friend.page.get_by_role("dialog").get_by_role("button", name="Report", exact=True).click()
    friend.sees("The host will look at it")
    assert not flaws(friend.page)
    friend.page.get_by_role("link", name="Create a table").click()
    friend.sees("A table of Rude Club")
    friend.page.locator("button.primary.large").click()
    friend.page.wait_for_url("**/table/*")

    page = founder.page
    page.goto(f"/club/{quote('Rude Club')}")
    expect(page.get_by_role("region", name="Club tables")).to_contain_text(names[1])
    page.get_by_label("Club name").fill("Bay Club")
    page.get_by_label("Chat webhook").fill("https://chat.example.org/hooks/fog")
    page.get_by_role("button", name="Save").click()
    page.wait_for_url(f"**/club/{quote('Bay Club')}")
    expect(page.get_by_role("heading", name="Bay Club")).to_be_visible()
    assert founder.ask("GET", f"/api/clubs/{quote('Bay Club')}")["webhook"] == "https://chat.example.org/hooks/fog"
    starts = (datetime.now(UTC) + timedelta(days=2)).isoformat()
    planned = {"name": "Bay Cup", "game": "cablecar", "format": "swiss", "players": 2, "starts_at": starts}
    clock = {"kind": "seconds", "amount": 60}
    event = founder.ask("POST", f"/api/clubs/{quote('Bay Club')}/events", **planned, clock=clock)["id"]
    page.get_by_label(f"Manage {names[1]}").press("Enter")
    page.get_by_role("button", name="Hand over the club").click()
    page.get_by_role("dialog").get_by_role("button", name="Hand over the club").click()
    expect(page.locator("main header .badge")).to_have_text("officer")
    assert not flaws(page)

    change_database(database, "UPDATE accounts SET admin = 1 WHERE name = ?", names[0])
    page.goto("/admin")
    expect(page.get_by_role("listitem").filter(has_text="Rude Club")).to_contain_text("A club")
    page.get_by_role("link", name="Events", exact=True).click()
    page.get_by_role("button", name="View Bay Cup").press("Enter")
    page.get_by_label("New name").fill("Fog Prize")
    page.get_by_role("button", name="Rename").press("Enter")
    page.get_by_role("button", name="View Fog Prize").click()
    page.get_by_role("button", name="Cancel the event").click()
    page.get_by_role("button", name="Cancel the event").click()
    expect(page.get_by_role("listitem").filter(has_text="Fog Prize")).to_contain_text("canceled")
    assert founder.ask("GET", f"/api/events/{event}")["status"] == "cancelled"
    page.get_by_role("link", name="Clubs", exact=True).click()
    page.get_by_role("button", name="View Bay Club").click()
    expect(page.get_by_role("dialog")).to_contain_text(names[1])
    page.get_by_role("button", name="Close the club").click()
    expect(page.get_by_role("listitem").filter(has_text="Bay Club")).to_contain_text("Closed")
    assert not flaws(page)
    page.get_by_role("link", name="Log").click()
    expect(page.get_by_role("listitem").first).to_contain_text("closed the club Bay Club")


def test_an_event_says_who_is_out_and_why_there_was_none(person: NewPerson, database: str) -> None:
    """Whoever leaves is marked for all eyes and ears; an event with one player is called off with a reason."""
    founder, friend, third = people = [person(), person(phone=True), person()]
    names = []
    for number, one in enumerate(people):
        one.ask("POST", "/api/me")
        names.append(set_password(one, f"100.65.{number + 3}.1"))
    club = f"/api/clubs/{quote('Leavenworth Club')}"
    founder.ask("POST", "/api/clubs", name="Leavenworth Club")
    code = founder.ask("GET", club)["code"]
    for one in (friend, third):
        one.ask("POST", f"{club}/join", code=code)
    body = {"game": "cablecar", "format": "swiss", "players": 2, "clock": {"kind": "seconds", "amount": 3600}}
    starts = (datetime.now(UTC) + timedelta(days=1)).isoformat()
    cup, solo = (
        founder.ask("POST", f"{club}/events", name=name, starts_at=starts, **body)["id"] for name in ("Fog Cup", "Solo")
    )
    for one in people:
        one.ask("POST", f"/api/events/{cup}/enter")
    begin_event(founder, cup, database)
    friend.page.goto(f"/event/{cup}")
    friend.page.get_by_role("button", name="Leave the event").tap()
    friend.sees("You are not in the pairings at the moment.")
    expect(friend.page.get_by_role("button", name="Rejoin")).to_be_visible()
    founder.page.goto(f"/event/{cup}")
    rows = founder.page.get_by_role("region", name="Standings").get_by_role("row")
    expect(rows.filter(has_text=names[1])).to_contain_text("(out)")
    expect(rows.filter(has_text="(out)")).to_have_count(1)
    pairings = founder.page.get_by_role("region", name="Pairings", exact=True)
    expect(pairings.get_by_role("link").first).to_have_accessible_description(" – ".join(who(founder, cup)))

    founder.ask("POST", f"/api/events/{solo}/enter")
    moment = LONG_AGO.strftime("%Y-%m-%d %H:%M:%S.%f")
    founder.page.goto(f"/event/{solo}")
    founder.sees("Your first game starts by itself")
    change_database(database, "update club_events set starts_at = ?, due = ? where id = ?", moment, moment, solo)
    founder.sees("Fewer than two players had entered.")
    expect(founder.page.locator("main header .badge")).to_have_text("canceled")
    assert not flaws(founder.page)


def who(person: Person, event: str) -> list[str]:
    """Who sits at the first table of an event, as its page writes them."""
    state = person.ask("GET", f"/api/events/{event}")
    names = {row["number"]: row["name"] for row in state["standings"]}
    return [names[number] for number in next(board for board in state["boards"] if board["table"])["numbers"]]
