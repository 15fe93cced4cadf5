"""One of each: an account with tables in every state, so that every screen of the site can be opened by its address."""

import random
from collections.abc import Callable, Iterator
from dataclasses import dataclass
from itertools import count

from browser.circle import befriend, found_club, play_today, set_password
from browser.people import Person, Plain
from server.harness import change_database

GAMES = ("cablecar", "tickets")
PAGES = (
    *("/", "/new/cablecar", "/new/tickets", "/join", "/games", "/games/open", "/games/live", "/games/finished"),
    *("/account", "/settings", "/learn", "/learn/cablecar", "/learn/tickets", "/rules", "/rules/cablecar"),
    *("/rules/tickets", "/daily", "/leaders", "/ratings", "/reset/a-link-of-the-host", "/no/such/page"),
    *("/clubs", "/friends", "/lost", "/confirm/a-link-in-a-mail"),
)
ADMIN = ("/admin", "/admin/accounts", "/admin/tables", "/admin/clubs", "/admin/events", "/admin/log")
BOARD = "[data-cell], [data-spot]"
EVEN = "Math.random = () => 0.5"  # so that everybody is asked the same puzzle


@dataclass(frozen=True)
class Screen:
    """Something that people see: an address, what shows that it is all there, and what to do there first."""

    name: str
    path: str
    mark: str = "h1"
    then: Callable[[Person], None] = lambda _: None

    def show(self, person: Person) -> None:
        """Open it and wait until nothing is missing."""
        person.mend()
        person.page.goto(self.path)
        person.page.locator("#drawn, #shell").first.wait_for(state="detached")
        person.page.locator(self.mark).first.wait_for()
        person.await_quiet()
        self.then(person)


class Screens:
    """Two people who have played and left tables in every state; the first one, an admin, sees all screens."""

    def __init__(self, owner: Person, friend: Person, database: str) -> None:
        self._people = (owner, friend)
        self._chance = random.Random(11)
        for one in self._people:
            one.ask("POST", "/api/me")
        for number, one in enumerate(self._people):
            set_password(one, f"100.65.{number}.1")
        change_database(database, "UPDATE accounts SET admin = 1 WHERE name = ?", owner.ask("GET", "/api/me")["name"])
        room = owner.ask("POST", "/api/tables", game="cablecar", seats=[{"kind": "me"}, {"kind": "invited"}])
        other = friend.ask("POST", "/api/tables", game="tickets", seats=[{"kind": "me"}, {"kind": "invited"}])
        shared = owner.ask("POST", "/api/tables", game="tickets", seats=[{"kind": "me"}, {"kind": "me", "name": "Ann"}])
        watched = friend.ask(
            "POST", "/api/tables", game="tickets", seats=[{"kind": "me"}, {"kind": "bot"}], public=True
        )
        companies = self._table("cablecar", until=own_turn, companies=True, hand=3)
        self.all = [
            *(Screen(path, path) for path in PAGES),
            *(Screen(path, path, "nav .button") for path in ADMIN),
            Screen("waiting room", f"/table/{room['table']['id']}", "#room-link"),
            Screen("invitation", f"/join/{other['table']['code']}", "form"),
            Screen("curtain", f"/table/{shared['table']['id']}", ".curtain"),
            Screen("menu", companies, BOARD, open_menu),
            Screen("resigning", companies, BOARD, ask_to_resign),
            Screen("keys", companies, BOARD, list_keys),
            Screen("an exchange", companies, BOARD, ask_to_exchange),
            Screen("a tile drawn", self._table("cablecar", until=drawn), BOARD),
            Screen("choice of tickets", self._table("tickets", until=own_turn), ".tray label", keep_one),
            self._payment(),
            self._chat(),
            self._take_back(),
            Screen("watching", f"/table/{watched['table']['id']}", BOARD),
            Screen("a profile", self._profile(), "main svg[role=img]"),
            *(Screen(name, path) for name, path in found_club(owner, friend, database).items()),
        ]
        befriend(owner, friend)
        for game in GAMES:
            for one, margin in zip(self._people, (12.0, -3.0), strict=True):
                play_today(one, game, margin, database)
            over = self._table(game, until=never)
            table = over.removeprefix("/table/")
            own, others = self._table(game, until=amid), self._table(game, until=others_turn)
            self.all += [
                Screen(f"{game}: own turn", own, BOARD),
                Screen(f"{game}: a hint", own, BOARD, ask_for_a_hint),
                Screen(f"{game}: looking back", own, BOARD, look_back),
                Screen(f"{game}: no line", own, BOARD, lose_the_line),
                Screen(f"{game}: another's turn", others, BOARD),
                Screen(f"{game}: a plan", others, BOARD, plan),
                Screen(f"{game}: over", over, "[data-testid=result]"),
                Screen(f"{game}: given up", self._given_up(game), "[data-testid=result]"),
                Screen(f"{game}: replay, one's eyes", f"/replay/{table}?step=25&eyes=0", BOARD),
                Screen(f"{game}: replay, all open", f"/replay/{table}?step=25&eyes=open", BOARD),
                Screen(f"{game}: puzzle", f"/puzzles/{game}", BOARD),
                Screen(f"{game}: puzzle solved", f"/puzzles/{game}", BOARD, answer),
                Screen(f"{game}: check", f"/check/{game}", BOARD),
            ]
        self.all += [
            Screen("a review", f"/replay/{table}?step=25&review=1", "ol.moments"),
            Screen("a game on the device", "/", "[data-testid=play-tickets]", play_on_the_device),
            Screen("an even match", "/", "[data-testid=play-cablecar]", have_met_bots),
        ]
        self.storage = owner.context.storage_state()

    def tour(self, person: Person, part: int = 0, parts: int = 1) -> Iterator[str]:
        """Show a person every screen, or one of several parts of them; gives their names."""
        person.context.add_init_script(EVEN)
        for screen in self.all[part::parts]:
            screen.show(person)
            yield screen.name

    def screen(self, name: str) -> Screen:
        """A screen by its name."""
        return next(screen for screen in self.all if screen.name == name)

    def _payment(self) -> Screen:
        path = self._table("tickets", until=may_pay_in_two_ways)
        tracks = claims(self._people[0].state(path.removeprefix("/table/")))
        track = max(tracks, key=tracks.count)
        return Screen("payment", path, f'[data-spot="{track}"]', lambda person: choose_track(person, track))

    def _chat(self) -> Screen:
        path = self._table("cablecar", until=own_turn)
        for one, text in zip(self._people, ("Good luck!", "To you, too."), strict=True):
            one.ask("POST", f"/api/tables/{path.removeprefix('/table/')}/messages", text=text)
        return Screen("chat", path, BOARD, open_chat)

    def _take_back(self) -> Screen:
        path = self._table("cablecar", until=others_turn)
        table = path.removeprefix("/table/")
        friend = self._people[1]
        state = friend.state(table)
        action = next(action for action in state["seen"][0]["actions"] if action.fields["type"] == "place")
        friend.ask("POST", f"/api/tables/{table}/actions", seat=1, ply=state["ply"], action=action)
        friend.ask("POST", f"/api/tables/{table}/undo", seat=1, ply=state["ply"] + 1)
        return Screen("a take-back", path, ".take-back .button")

    def _profile(self) -> str:
        owner = self._people[0]
        seats = [{"kind": "me"}, {"kind": "bot", "level": "easy"}]
        clock = {"kind": "days", "amount": 1}
        for _ in range(2):  # two make a curve
            made = owner.ask("POST", "/api/tables", game="tickets", seats=seats, rated=True, clock=clock)
            owner.ask("POST", f"/api/tables/{made['table']['id']}/resign", seat=made["mine"][0])
        return f"/player/{owner.ask('GET', '/api/me')['name']}"

    def _given_up(self, game: str) -> str:
        path = self._table(game, until=amid)
        table = path.removeprefix("/table/")
        for step, body in (("resign", {"seat": 1}), ("rematch", {})):
            self._people[1].ask("POST", f"/api/tables/{table}/{step}", **body)
        return path

    def _table(self, game: str, *, until: Callable[[Plain], bool], **options: object) -> str:
        """Play by the protocol until a table is as wanted or the game is over; gives its address."""
        owner, friend = self._people
        seats = [{"kind": "me"}, {"kind": "open"}]
        chosen = {"public": True, "first": 0, "grace": 0, "options": options}
        made = owner.ask("POST", "/api/tables", game=game, seats=seats, **chosen)
        table = made["table"]["id"]
        friend.ask("POST", f"/api/tables/{table}/join", seat=1)
        while (state := owner.state(table))["table"]["status"] == "playing" and not until(state):
            mover = self._people[state["table"]["waiting"][0]]
            seen = (state if mover is owner else mover.state(table))["seen"][0]
            wanted = [action for action in seen["actions"] if action.fields["type"] == WAYS.get(until)]
            action = self._chance.choice(wanted or seen["actions"])
            mover.ask("POST", f"/api/tables/{table}/actions", seat=seen["seat"], ply=state["ply"], action=action)
        return f"/table/{table}"


# --- how far a table shall be ------------------------------------------------------------------------------------


def own_turn(state: Plain) -> bool:
    """The owner may act, at the very beginning."""
    return bool(state["seen"][0]["actions"])


def amid(state: Plain) -> bool:
    """The owner may act, somewhere in the middle of the game."""
    return state["ply"] >= 24 and own_turn(state)


def others_turn(state: Plain) -> bool:
    """The friend is to act, somewhere in the middle of the game."""
    return state["ply"] >= 24 and not own_turn(state)


def claims(state: Plain) -> list[str]:
    """The tracks that the owner may claim, one for each way to pay."""
    return [action.fields["track"] for action in state["seen"][0]["actions"] if "track" in action.fields]


def may_pay_in_two_ways(state: Plain) -> bool:
    """The owner may claim a track with different cards."""
    tracks = claims(state)
    return len(tracks) > len(set(tracks))


def drawn(state: Plain) -> bool:
    """The owner has drawn a tile and is to place it."""
    return own_turn(state) and state["seen"][0]["view"]["drawn"] is not None


def never(_: Plain) -> bool:
    """The game goes on to its end."""
    return False


# How actions begin that lead there, where chance would take long.
WAYS: dict[Callable[[Plain], bool], str] = {may_pay_in_two_ways: "take", drawn: "draw"}


# --- what to do on a screen --------------------------------------------------------------------------------------


def open_menu(person: Person) -> None:
    """Open the menu of a table: the last button of its bar."""
    person.page.locator("[aria-haspopup=dialog]").click()
    person.page.locator("dialog[open]").wait_for()


def ask_to_resign(person: Person) -> None:
    """The menu's last button asks first."""
    open_menu(person)
    person.page.locator("dialog[open] .danger").click()
    person.page.locator("dialog[open] .primary").wait_for()


def list_keys(person: Person) -> None:
    """The list of all keys."""
    person.page.keyboard.press("?")
    person.page.locator("dialog[open]").wait_for()


def ask_to_exchange(person: Person) -> None:
    """The exchange of a share is asked for."""
    person.page.locator(".pile button:enabled").first.click()
    person.page.locator("dialog[open] .primary").wait_for()


def open_chat(person: Person) -> None:
    """Open the chat behind the log."""
    person.page.get_by_role("tab").nth(1).click()
    person.page.get_by_role("log").wait_for()


def keep_one(person: Person) -> None:
    """Give one of the tickets back."""
    person.page.locator(".tray label").first.click()


def choose_track(person: Person, track: str) -> None:
    """Choose a track on the map, by the keys."""
    person.page.locator(f'[data-spot="{track}"]').focus()
    person.page.keyboard.press("Enter")
    person.page.locator(".pay").first.hover()


def ask_for_a_hint(person: Person) -> None:
    """What a strong bot would do, and why."""
    person.page.locator(".tools [aria-busy]").click()
    person.page.locator(".advice").wait_for()


def look_back(person: Person) -> None:
    """The position of three steps before."""
    for _ in range(3):
        person.page.locator("body").press("ArrowLeft")
    person.page.locator(".past").wait_for()


def lose_the_line(person: Person) -> None:
    """The line breaks and does not come back before the next screen."""
    person.cut()
    person.page.locator(".frozen").wait_for()


def plan(person: Person) -> None:
    """Plan one's next turn, be it a tile, a route or a card."""
    page = person.page
    square = page.locator("[data-cell].open").first
    if square.count():
        square.focus()
        page.keyboard.press("Enter")
    else:
        page.locator('[data-spot][aria-disabled="false"], [data-card="deck"]').first.focus()
        page.keyboard.press("Enter")
        if page.locator(".pay").count():
            page.locator(".pay").first.click()
    page.get_by_test_id("plan").wait_for()


def answer(person: Person) -> None:
    """Answer a puzzle with whatever comes first."""
    page = person.page
    offered = ".tray label"
    board = '[data-cell].legal, [data-card="deck"], [data-spot][aria-disabled="false"]'
    page.locator(f"{board}, {offered}").first.wait_for()
    if not page.locator(offered).count():
        page.locator(board).first.focus()
        page.keyboard.press("Enter")
    for confirm in (".pay", ".hand .buttons .primary, .tray .primary"):
        if page.locator(confirm).count():
            page.locator(confirm).first.click()
    page.locator("footer .primary").wait_for()


def play_on_the_device(person: Person) -> None:
    """A game against a bot that needs no server."""
    person.page.get_by_test_id("play-tickets").click()
    person.page.wait_for_url("**/table/device-*")
    person.page.locator(BOARD).first.wait_for()


def have_met_bots(person: Person) -> None:
    """Three games are enough to offer an even match."""
    met = {game: [[str(number), "novice", number % 2] for number in range(3)] for game in GAMES}
    person.page.evaluate("met => localStorage.setItem('fogcity-met', JSON.stringify(met))", met)
    person.page.reload()
    person.page.locator(".rivals p").first.wait_for()


# --- tutorials ---------------------------------------------------------------------------------------------------


def lessons(person: Person, game: str) -> Iterator[str]:
    """Show every step of a tutorial, one after the other, and the page at its end; gives their names."""
    Screen(game, f"/learn/{game}", BOARD).show(person)
    for step in count(1):
        yield f"{game}: step {step}"
        if not person.page.locator(".lesson").count():
            break
        person.page.locator(".ways button").last.click()
