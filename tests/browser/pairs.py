"""Tables of two people: one in front of a browser, and a friend who plays by the protocol, as a test wants it."""

from collections.abc import Callable

from playwright.sync_api import Locator, expect

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


def hint_until(me: Person, table: str, words: str, choose: Callable[[list[Written]], Written]) -> Locator:
    """Ask for a hint in turn after turn until it has these words; gives the words that the page shows."""
    advice = me.page.locator(".advice")
    assert me.await_turn()
    while True:
        me.page.get_by_role("button", name="Hint").click()
        expect(advice).to_contain_text("A strong bot would")
        if words in advice.inner_text():
            return advice
        act(me, table, choose(actions_of(me, table)))
        assert me.await_turn(me.state()["ply"] - 1), "no hint had these words"
        expect(advice).to_have_count(0)


def paid_in_two_ways(actions: list[Written]) -> str | None:
    """A track that can be claimed with different cards."""
    tracks = [track for action in actions if action.fields["type"] == "claim" and (track := spot_of(action))]
    return next((track for track in tracks if tracks.count(track) > 1), None)
