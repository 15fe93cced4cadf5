"""One of each: an account with tables in every state, so that every screen of the site can be opened by its address."""

import random
from collections.abc import Callable
from dataclasses import dataclass

from playwright.sync_api import Page

from browser.people import Person, Plain

GAMES = ("cablecar", "tickets")
PAGES = (
    *("/", "/new/cablecar", "/new/tickets", "/join", "/games", "/games/open", "/games/finished", "/account"),
    *("/settings", "/learn", "/learn/cablecar", "/learn/tickets", "/rules", "/rules/cablecar", "/rules/tickets"),
    "/no/such/page",
)
BOARD = "[data-cell], [data-spot]"


@dataclass(frozen=True)
class Screen:
    """Something that people see: an address, what shows that it is all there, and what to do there first."""

    name: str
    path: str
    mark: str = "h1"
    then: Callable[[Page], None] = lambda _: None

    def show(self, person: Person) -> None:
        """Open it and wait until nothing is missing."""
        person.page.goto(self.path)
        person.page.locator("#drawn, #shell").first.wait_for(state="detached")
        person.page.locator(self.mark).first.wait_for()
        person.await_quiet()
        self.then(person.page)


class House:
    """Two people who have played and left tables in every state; the first one's account sees all screens."""

    def __init__(self, owner: Person, friend: Person) -> None:
        self._people = (owner, friend)
        self._chance = random.Random(11)
        for one in self._people:
            one.ask("POST", "/api/me")
        room = owner.ask("POST", "/api/tables", game="cablecar", seats=[{"kind": "me"}, {"kind": "invited"}])
        shared = owner.ask("POST", "/api/tables", game="tickets", seats=[{"kind": "me"}, {"kind": "me", "name": "Ann"}])
        self.screens = [
            *(Screen(path, path) for path in PAGES),
            Screen("waiting room", f"/table/{room['table']['id']}", "#room-link"),
            Screen("curtain", f"/table/{shared['table']['id']}", ".curtain"),
            Screen("menu", self._table("cablecar", until=own_turn, companies=True, hand=3), BOARD, open_menu),
            Screen("a tile drawn", self._table("cablecar", until=drawn), BOARD),
            Screen("choice of tickets", self._table("tickets", until=own_turn), ".tray label", keep_one),
            self._payment(),
            self._chat(),
        ]
        for game in GAMES:
            over = self._table(game, until=never)
            table = over.removeprefix("/table/")
            self.screens += [
                Screen(f"{game}: own turn", self._table(game, until=amid), BOARD),
                Screen(f"{game}: another's turn", self._table(game, until=others_turn), BOARD),
                Screen(f"{game}: over", over, "[data-testid=result]"),
                Screen(f"{game}: replay, one's eyes", f"/replay/{table}?step=25&eyes=0", BOARD),
                Screen(f"{game}: replay, all open", f"/replay/{table}?step=25&eyes=open", BOARD),
            ]
        self.storage = owner.context.storage_state()

    def screen(self, name: str) -> Screen:
        """A screen by its name."""
        return next(screen for screen in self.screens if screen.name == name)

    def _payment(self) -> Screen:
        path = self._table("tickets", until=may_pay_in_two_ways)
        tracks = claims(self._people[0].state(path.removeprefix("/table/")))
        track = max(tracks, key=tracks.count)
        return Screen("payment", path, f'[data-spot="{track}"]', lambda page: choose_track(page, track))

    def _chat(self) -> Screen:
        path = self._table("cablecar", until=own_turn)
        for one, text in zip(self._people, ("Good luck!", "To you, too."), strict=True):
            one.ask("POST", f"/api/tables/{path.removeprefix('/table/')}/messages", text=text)
        return Screen("chat", path, BOARD, open_chat)

    def _table(self, game: str, *, until: Callable[[Plain], bool], **options: object) -> str:
        """Play by the protocol until a table is as wanted or the game is over; gives its address."""
        owner, friend = self._people
        seats = [{"kind": "me"}, {"kind": "open"}]
        made = owner.ask("POST", "/api/tables", game=game, seats=seats, public=True, first=0, options=options)
        table = made["table"]["id"]
        friend.ask("POST", f"/api/tables/{table}/join", seat=1)
        while (state := owner.state(table))["table"]["status"] == "playing" and not until(state):
            mover = self._people[state["table"]["waiting"][0]]
            seen = mover.state(table)["seen"][0]
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


def open_menu(page: Page) -> None:
    """Open the menu of a table: the last button of its bar."""
    page.locator("[aria-haspopup=dialog]").click()
    page.locator("dialog[open]").wait_for()


def open_chat(page: Page) -> None:
    """Open the chat behind the log."""
    page.get_by_role("tab").nth(1).click()
    page.get_by_role("log").wait_for()


def keep_one(page: Page) -> None:
    """Give one of the tickets back."""
    page.locator(".tray label").first.click()


def choose_track(page: Page, track: str) -> None:
    """Choose a track on the map, by the keys."""
    page.locator(f'[data-spot="{track}"]').focus()
    page.keyboard.press("Enter")
    page.locator(".pay").first.hover()
