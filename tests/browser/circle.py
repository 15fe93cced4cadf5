"""Company for a test account, set up over the protocol: friends, a club with events, and a daily leaderboard."""

from datetime import UTC, datetime, timedelta
from urllib.parse import quote

from browser.people import Person, Plain
from server.harness import change_database, wait_for
from server.test_clocks import LONG_AGO

CLUB = "Hyde Street Club"
CLUB_API, CLUB_PAGE = f"/api/clubs/{quote(CLUB)}", f"/club/{quote(CLUB)}"
MOMENT = "%Y-%m-%d %H:%M:%S.%f"


def set_password(person: Person, address: str) -> str:
    """Make it an account that may join clubs, from a network of its own; gives its name."""
    person.context.set_extra_http_headers({"X-Forwarded-For": address})  # one account of a network enters an event
    person.ask("PUT", "/api/me/password", password="tram number nine")
    name: str = person.ask("GET", "/api/me")["name"]
    return name


def befriend(owner: Person, friend: Person) -> None:
    """The two follow each other, and the friend invites the owner to a table."""
    names = [one.ask("GET", "/api/me")["name"] for one in (owner, friend)]
    for one, other in ((owner, names[1]), (friend, names[0])):
        one.ask("PUT", f"/api/me/following/{quote(other)}")
    seats = [{"kind": "me"}, {"kind": "invited"}]
    table = friend.ask("POST", "/api/tables", game="cablecar", seats=seats)["table"]["id"]
    friend.ask("POST", f"/api/tables/{table}/invited", name=names[0])


def found_club(owner: Person, friend: Person, database: str) -> dict[str, str]:
    """A club with a member, an event to come and one under way; gives their addresses by name."""
    owner.ask("POST", "/api/clubs", name=CLUB, about="Every Friday at eight, beginners welcome.")
    code = owner.ask("GET", CLUB_API)["code"]
    friend.ask("POST", f"{CLUB_API}/join", code=code)
    paths = {"a club": CLUB_PAGE}
    for name, format_, game in (("Fog Cup", "swiss", "cablecar"), ("Cable Night", "arena", "tickets")):
        event = plan_event(owner, name=name, format=format_, game=game)
        for one in (owner, friend):
            one.ask("POST", f"/api/events/{event}/enter")
        paths[f"an event to come: {format_}"] = f"/event/{event}"
    running = paths["an event to come: swiss"].removeprefix("/event/")
    begin_event(owner, running, database)
    paths["an event under way"] = paths.pop("an event to come: swiss")
    return paths


def plan_event(person: Person, **body: object) -> str:
    """Plan an event of the club for tomorrow; gives its id."""
    tomorrow = (datetime.now(UTC) + timedelta(days=1)).isoformat()
    body = {"players": 2, "clock": {"kind": "seconds", "amount": 3600}, "starts_at": tomorrow, "everybody": True} | body
    made: str = person.ask("POST", f"{CLUB_API}/events", **body)["id"]
    return made


def begin_event(person: Person, event: str, database: str) -> None:
    """Let its hour come, and wait for the first pairings."""
    moment = LONG_AGO.strftime(MOMENT)
    change_database(database, "update club_events set starts_at = ?, due = ? where id = ?", moment, moment, event)

    def begun() -> bool:
        state: Plain = person.ask("GET", f"/api/events/{event}")
        return bool(state["boards"])

    wait_for(begun)


def play_today(person: Person, game: str, margin: float, database: str) -> None:
    """Write an attempt at the deal of the day down for an account."""
    today, name = datetime.now(UTC), person.ask("GET", "/api/me")["name"]
    change_database(
        database,
        "INSERT INTO deals (account_id, game, date, won, points, margin, at) "
        "SELECT id, ?, ?, ?, ?, ?, ? FROM accounts WHERE name = ?",
        *(game, today.date().isoformat(), float(margin > 0), 71.0, margin, today.strftime(MOMENT), name),
    )
