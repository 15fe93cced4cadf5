"""Tables of two people: one in front of a browser, and a friend who plays by the protocol, as a test wants it."""

from collections.abc import Callable

from browser.hands import spot_of
from browser.people import Person, Written

PAIR = [{"kind": "me"}, {"kind": "open"}]


def sit_down(me: Person, friend: Person, game: str, **options: object) -> str:
    """A table at which the friend begins; gives its id."""
    friend.ask("POST", "/api/me")
    table = me.make_table(game, PAIR, first=1, grace=0, public=True, options=options)
    friend.ask("POST", f"/api/tables/{table}/join", seat=1)
    return table


def actions_of(person: Person, table: str) -> list[Written]:
    """What somebody may do now."""
    actions: list[Written] = person.state(table)["seen"][0]["actions"]
    return actions


def act(person: Person, table: str, action: str) -> None:
    """Play an action by the protocol."""
    state = person.state(table)
    person.ask("POST", f"/api/tables/{table}/actions", seat=state["mine"][0], ply=state["ply"], action=action)


def draw_until(me: Person, friend: Person, table: str, done: Callable[[], bool]) -> None:
    """In tickets both take cards from the deck, after the choices of the beginning, until something holds."""
    while not done():
        for one in (me, friend):
            if actions := actions_of(one, table):
                act(one, table, "take deck" if "take deck" in actions else actions[-1])
                break


def paid_in_two_ways(actions: list[Written]) -> str | None:
    """A track that can be claimed with different cards."""
    tracks = [track for action in actions if action.fields["type"] == "claim" and (track := spot_of(action))]
    return next((track for track in tracks if tracks.count(track) > 1), None)
