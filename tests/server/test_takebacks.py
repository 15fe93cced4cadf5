"""Taking back: freely against bots, by agreement or within a moment between people, never to get better luck."""

import json
from collections.abc import Callable
from datetime import UTC, datetime, timedelta

import pytest

from fogcity import record
from fogcity.games.tickets.notation import HIDDEN_KEEP
from server.harness import Person, Plain, Socket, change_database, play_out, wait_for
from server.test_play import two_people
from server.test_races import at_once

NewPerson = Callable[[], Person]


def placements(socket: Socket) -> list[str]:
    """The placements that the person at a socket may choose from."""
    return [action["text"] for action in socket.state["seen"][0]["actions"] if action["type"] == "place"]


def own(socket: Socket) -> Plain:
    """What the one seat of a socket's person sees."""
    seen: Plain = socket.state["seen"][0]
    return seen


def test_against_bots_everything_can_be_taken_back_and_comes_again(person: NewPerson) -> None:
    one = person()
    table = one.new_table("me", "bot", "bot", first=0)["table"]["id"]
    with one.socket(table) as socket:
        socket.receive()
        began, views, moves = own(socket)["view"], [], []
        for turn in range(3):
            moves.append(placements(socket)[turn])
            socket.act(moves[-1])
            socket.until_state(lambda state: state["table"]["my_turn"])
            views.append(own(socket)["view"])
        assert socket.state["ply"] == 9
        taken = socket.ask("undo", seat=0, ply=0, to=1)  # whatever the bots did meanwhile
        assert (taken["type"], taken["ply"]) == ("accepted", 18)
        assert socket.ask("undo", seat=0, ply=9, to=1)["repeated"] is True
        assert own(socket)["view"] == began
        undone = [entry for entry in socket.state["log"] if entry["kind"] == "undo"]
        assert [entry["takes_back"] for entry in undone] == list(range(9, 0, -1))
        assert {entry["seat"] for entry in undone} == {0}
        assert socket.ask("undo", seat=0, ply=18, to=1)["problem"]["code"] == "stale"
        assert socket.ask("undo", seat=0, ply=18)["problem"]["code"] == "illegal"
        for move, view in zip(moves, views, strict=True):  # the same again brings the same again, bots included
            socket.act(move)
            socket.until_state(lambda state: state["table"]["my_turn"])
            assert own(socket)["view"] == view
        play_out(socket)
    info = one.state(table)["table"]
    assert info["taken_back"] == 9
    assert [found["taken_back"] for found in one.ask("GET", "/api/tables?list=mine")["tables"]] == [9]
    found = record.loads(one.http.get(f"/api/tables/{table}/record").text)
    assert found.taken_back == (9, 0, 0)
    assert record.of_table(record.verify(found)) == found
    one.refused("not_playing", "POST", f"/api/tables/{table}/undo", seat=0, ply=info["ply"], to=1)


def test_what_others_hid_stays_hidden_when_it_is_taken_back(person: NewPerson) -> None:
    """A bot keeps tickets that nobody sees: taking it back does not tell which."""
    one = person()
    table = one.new_table("me", "bot", game="tickets", first=0)["table"]["id"]
    with one.socket(table) as socket:
        socket.receive()
        socket.act("keep both", seat=0)
        socket.until_state(lambda state: len(state["table"]["waiting"]) == 1)
        ply = socket.state["ply"]
        assert socket.ask("undo", seat=0, ply=ply, to=next(e["ply"] for e in log_of(one, table) if e["seat"] == 0))
        taken = [entry for entry in log_of(one, table) if entry["kind"] == "undo"]
        assert taken
        for entry in taken:
            kept = log_of(one, table)[entry["takes_back"] - 1]
            assert entry["action"] == kept["action"]
            if kept["action"]["type"] == "keep":  # the bot may have placed tokens, too
                assert entry["action"]["text"] == ("keep both" if kept["seat"] == 0 else HIDDEN_KEEP.text)
    mine = [(entry["kind"], entry["action"]) for entry in one.ask("GET", "/api/me/data")["actions"]]
    assert mine == [("action", "keep both"), *[("undo", None)] * len(taken)]


def log_of(person: Person, table: str) -> list[Plain]:
    """The whole log of a table as somebody sees it."""
    log: list[Plain] = person.state(table)["log"]
    return log


def test_between_people_everybody_has_to_agree(person: NewPerson) -> None:
    one, other, table = two_people(person)
    with one.socket(table) as mine, other.socket(table) as theirs:
        mine.receive()
        first = placements(mine)[0]
        mine.act(first)
        theirs.until_ply(1)
        assert (own(mine)["may_undo"], own(mine)["may_ask_undo"]) == (False, True)
        assert mine.ask("undo", seat=0, ply=1)["asked"] is True
        assert mine.ask("undo", seat=0, ply=1)["repeated"] is True
        asked = theirs.until_state(lambda state: state["undo_asked"])["undo_asked"]
        assert asked == {"seat": 0, "to": 1, "missing": [1]}
        assert theirs.ask("answer_undo", seat=1, to=9, agree=True)["problem"]["code"] == "stale"
        assert mine.ask("answer_undo", seat=1, to=1, agree=True)["problem"]["code"] == "not_your_seat"
        assert mine.ask("answer_undo", seat=0, to=1, agree=True)["type"] == "done"  # one's own word is not enough
        assert one.state(table)["ply"] == 1
        assert theirs.ask("answer_undo", seat=1, to=1, agree=True)["type"] == "done"
        assert mine.until_ply(2)["undo_asked"] is None
        mine.act(first)
        mine.ask("undo", seat=0, ply=3)
        theirs.until_state(lambda state: state["undo_asked"])
        assert theirs.ask("answer_undo", seat=1, to=3, agree=False)["type"] == "done"
        mine.until_state(lambda state: state["undo_asked"] is None and state["ply"] == 3)
        assert own(mine)["may_ask_undo"] is False
        assert mine.ask("undo", seat=0, ply=3)["problem"]["code"] == "not_allowed"  # asked once is enough
        theirs.until_ply(3)
        theirs.act(placements(theirs)[0])
        mine.until_ply(4)
        mine.act(placements(mine)[0])
        mine.ask("undo", seat=0, ply=5)
        theirs.until_state(lambda state: state["undo_asked"])
        theirs.act(placements(theirs)[0])  # whoever plays on does not agree
        assert theirs.ask("answer_undo", seat=1, to=5, agree=True)["problem"]["code"] == "stale"
    state = one.state(table)
    notes = [message["note"] for message in state["messages"] if (message["note"] or "").startswith("undo")]
    assert notes == ["undo_asked", "undo_asked", "undo_refused", "undo_asked", "undo_refused"]
    assert state["table"]["taken_back"] == 1


def test_agreeing_and_acting_at_once(person: NewPerson) -> None:
    """Whichever comes first counts: the action is taken back, or the game goes on."""
    one, other, table = two_people(person)
    path = f"/api/tables/{table}"
    actions = [action["text"] for action in one.state(table)["seen"][0]["actions"] if action["type"] == "place"]
    one.ask("POST", f"{path}/actions", seat=0, ply=0, action=actions[0])
    one.ask("POST", f"{path}/undo", seat=0, ply=1)
    theirs = [action["text"] for action in other.state(table)["seen"][0]["actions"] if action["type"] == "place"]
    answers = at_once(
        (other, "POST", f"{path}/undo/answer", {"seat": 1, "to": 1, "agree": True}),
        (other, "POST", f"{path}/actions", {"seat": 1, "ply": 1, "action": theirs[0]}),
    )
    assert sorted(answer.status_code for answer in answers) in ([200, 409], [204, 409])
    state = one.state(table)
    assert (state["ply"], state["undo_asked"]) == (2, None)
    assert [entry["kind"] for entry in state["log"]] == ["action", "undo" if answers[0].is_success else "action"]


def test_a_moment_before_the_next_tile_is_shown(person: NewPerson, database: str) -> None:
    one, other, table = two_people(person, grace=10)
    with one.socket(table) as mine, other.socket(table) as theirs:
        mine.receive()
        theirs.receive()
        before, first = own(mine)["view"], placements(mine)[0]
        held = mine.act(first)
        assert held["ply"] == 1
        assert datetime.fromisoformat(held["held_until"]) > datetime.now(UTC)
        assert mine.state["ply"] == 0
        assert mine.state["held"]["action"]["text"] == first
        assert (own(mine)["view"], own(mine)["actions"], own(mine)["may_undo"]) == (before, [], True)
        seen = theirs.until_state(lambda state: state["held"])
        assert (seen["ply"], seen["held"]["action"], seen["log"]) == (0, None, [])  # what, nobody else gets to know
        assert mine.ask("act", seat=0, ply=0, action=first)["repeated"] is True
        assert mine.ask("act", seat=0, ply=0, action="+")["problem"]["code"] == "not_your_turn"
        assert theirs.ask("undo", seat=1, ply=0)["problem"]["code"] == "illegal"
        assert mine.ask("undo", seat=0, ply=0)["ply"] == 0
        mine.until_state(lambda state: state["held"] is None)
        assert own(mine)["view"] == before
        mine.act(first)
        past = {"seat": 0, "action": first, "until": (datetime.now(UTC) - timedelta(seconds=1)).isoformat()}
        due = datetime(2020, 1, 1).strftime("%Y-%m-%d %H:%M:%S.%f")
        statement = "update tables set version = version + 1, held = ?, due = ? where id = ?"
        change_database(database, statement, json.dumps(past), due, table)
        assert wait_for(lambda: one.state(table)["ply"]) == 1  # another worker carries it out, too
        state = one.state(table)
    assert (state["held"], state["table"]["taken_back"], state["log"][0]["kind"]) == (None, 0, "action")


@pytest.mark.parametrize(("seats", "grace"), [(("me", "bot"), 5), (("me", "me"), 5)])
def test_nothing_is_held_where_nobody_else_plays(person: NewPerson, seats: tuple[str, ...], grace: int) -> None:
    one = person()
    table = one.new_table(*seats, first=0, grace=grace)["table"]["id"]
    with one.socket(table) as socket:
        socket.receive()
        assert socket.act(placements(socket)[0])["held_until"] is None
        socket.until_ply(1)


def test_held_actions_are_carried_out_in_time(person: NewPerson) -> None:
    one, other, table = two_people(person, grace=1)
    with one.socket(table) as mine, other.socket(table) as theirs:
        mine.receive()
        theirs.receive()
        mine.act(placements(mine)[0])
        entry = theirs.until_ply(1)["log"][-1]
        assert (entry["seat"], entry["by"]) == (0, "person")
        assert theirs.state["table"]["my_turn"]
