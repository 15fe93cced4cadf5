"""Playing over a WebSocket and over plain HTTP."""

import asyncio
import io
import json
from collections.abc import Callable
from pathlib import Path
from typing import Any

import pytest

from fogcity import record
from fogcity.server import frames
from fogcity.server.bots import Bots, Task
from fogcity.server.live import Live
from fogcity.server.store import Conflict, People
from server.harness import Person, Plain, Socket, play_out, wait_for

NewPerson = Callable[[], Person]


AT_ONCE: Plain = {"held_until": None, "asked": False}
"""An answer to what is neither held nor asked for."""


def two_people(person: NewPerson, game: str = "cablecar", **more: object) -> tuple[Person, Person, str]:
    """A game between two people, who both sit at it; the first starts."""
    one, other = person(), person()
    state = one.new_table("me", "invited", game=game, first=0, **more)
    table = state["table"]["id"]
    other.ask("POST", f"/api/tables/{table}/join", code=state["table"]["code"])
    return one, other, table


@pytest.mark.parametrize("game", ["cablecar", "tickets"])
def test_whole_game_its_record_and_replay(person: NewPerson, game: str, tmp_path: Path) -> None:
    one = person()
    table = one.new_table("me", "bot", "bot", game=game)["table"]["id"]
    one.refused("not_over", "GET", f"/api/tables/{table}/record")
    with one.socket(table) as socket:
        end = play_out(socket)
    log = [entry for frame in socket.frames if frame["type"] == "state" for entry in frame["log"]]
    assert [entry["ply"] for entry in log] == list(range(1, end["ply"] + 1))
    assert log[-1]["events"][-1] == {"type": "game_over"}
    assert sorted(end["outcome"]["places"])[0] == 1
    answer = one.http.get(f"/api/tables/{table}/record")
    assert "attachment" in answer.headers["content-disposition"]
    verified = record.verify(record.loads(answer.text))
    assert verified.commitment == end["table"]["commitment"]
    replay = one.ask("GET", f"/api/tables/{table}/replay?seat=open&from=3&count=2")
    assert [step["step"] for step in replay["steps"]] == [3, 4]
    assert [view["seat"] for view in replay["steps"][0]["views"]] == [0, 1, 2]
    assert replay["steps"][0]["events"] == log[2]["events"]
    last = one.ask("GET", f"/api/tables/{table}/replay?seat=1&from={replay['length']}")
    assert last["steps"][-1]["views"][0]["places"] == end["outcome"]["places"]
    spectator = one.ask("GET", f"/api/tables/{table}/replay?count=1")
    assert spectator["steps"][0]["views"][0]["seat"] is None
    refusal = one.refused("no_such_seat", "GET", f"/api/tables/{table}/replay?seat=5")
    assert refusal["detail"] == "There is no seat 6: seats are 1 to 3."
    # Clients without a table for the game read the same in words: at the end, after the first action, as anybody.
    assert one.ask("GET", f"/api/tables/{table}/replay/text?step=9999") == one.ask("GET", f"/api/tables/{table}/text")
    told = [one.ask("GET", f"/api/tables/{table}/replay/text?step=1&seat={seat}")["text"] for seat in ("open", "0")]
    assert told[0] != told[1]
    assert "over" not in told[0]
    one.refused("no_such_seat", "GET", f"/api/tables/{table}/replay/text?seat=5")


def test_action_reaches_the_opponent_with_events(person: NewPerson) -> None:
    one, other, table = two_people(person)
    with one.socket(table) as mine, other.socket(table) as theirs:
        mine.until_state(lambda state: state["presence"]["seats"] == [0, 1] or mine.receive())
        theirs.receive()
        action = next(a["text"] for a in mine.state["seen"][0]["actions"] if a["type"] != "draw")
        answer = mine.act(action)
        assert answer == {"type": "accepted", "id": 1, "ply": 1, "repeated": False} | AT_ONCE
        assert mine.state["ply"] == 1  # the state came before the answer
        state = theirs.until_state(lambda state: state["ply"] == 1)
        tile, square = action.split("@")
        entry = state["log"][0]
        assert (entry["seat"], entry["action"]["text"], entry["by"]) == (0, action, "person")
        assert entry["events"][0] == {"type": "tile_placed", "seat": 0, "square": square, "tile": tile}
        assert state["seen"][0]["view"]["tiles"] == {square: tile}
        assert state["table"]["my_turn"]


def test_repeats_are_harmless_and_late_actions_are_refused(person: NewPerson) -> None:
    one, other, table = two_people(person)
    with one.socket(table) as mine:
        mine.receive()
        action = next(a["text"] for a in mine.state["seen"][0]["actions"] if a["type"] != "draw")
        assert mine.ask("act", seat=0, ply=0, action=action)["repeated"] is False
        assert mine.ask("act", seat=0, ply=0, action=action) == {
            "type": "accepted",
            "id": 2,
            "ply": 1,
            "repeated": True,
            **AT_ONCE,
        }
        refused = mine.ask("act", seat=0, ply=0, action="+")
        assert refused["problem"]["code"] == "stale"
        assert refused["problem"]["ply"] == 1
        assert one.state(table)["ply"] == 1
    other.refused("stale", "POST", f"/api/tables/{table}/actions", seat=1, ply=7, action="+")


def test_action_chosen_before_the_opponents_turn_is_stale(person: NewPerson) -> None:
    """Only where all choose at the same time may others have acted since."""
    one, other = person(), person()
    table = one.new_table("me", "open", public=True, first=1)["table"]["id"]
    other.ask("POST", f"/api/tables/{table}/join", seat=1)
    with one.socket(table) as mine, other.socket(table) as theirs:
        mine.receive()
        theirs.receive()
        while theirs.state["table"]["waiting"] == [1]:
            theirs.act()
        ply = theirs.state["ply"]
        for kind in ("act", "check"):
            for late in range(ply):
                problem = mine.ask(kind, seat=0, ply=late, action="+")["problem"]
                assert (problem["code"], problem["ply"]) == ("stale", ply)
        assert one.state(table)["ply"] == ply
        assert mine.ask("act", seat=0, ply=ply, action="+")["ply"] == ply + 1


def test_repeat_is_known_however_it_is_written(person: NewPerson) -> None:
    one, other, table = two_people(person, "tickets")
    path = f"/api/tables/{table}/actions"
    for _ in range(2):
        assert other.ask("POST", path, seat=1, ply=0, action="Keep  1")["ply"] == 1
    other.refused("stale", "POST", path, seat=1, ply=0, action="keep 2")
    other.refused("stale", "POST", path, seat=1, ply=0, action="take blue")
    other.refused("stale", "POST", path, seat=1, ply=0, action="please")
    assert one.ask("POST", path, seat=0, ply=0, action="keep both") == {"ply": 2, "repeated": False} | AT_ONCE
    assert other.ask("POST", path, seat=1, ply=0, action="KEEP 1") == {"ply": 1, "repeated": True} | AT_ONCE
    assert one.state(table)["ply"] == 2


def test_asking_why_plays_nothing(person: NewPerson) -> None:
    one, _, table = two_people(person)
    path = f"/api/tables/{table}/actions/check"
    for found in one.state(table)["seen"][0]["actions"]:
        fields = {name: value for name, value in found.items() if name not in ("number", "text")}
        for action in (fields, found["text"]):
            one.ask("POST", path, 204, seat=0, ply=0, action=action)
    for nonsense in ({}, {"type": "fly"}, {"type": "place", "tile": 3}, {"type": "draw", "tile": "aacb"}):
        one.refused("bad_request", "POST", path, seat=0, ply=0, action=nonsense)
    with one.socket(table) as socket:
        socket.receive()
        assert socket.ask("check", seat=0, ply=0, action=action)["type"] == "done"
    assert one.state(table)["ply"] == 0


@pytest.mark.parametrize(("address", "message"), [("actions", "act"), ("actions/check", "check")])
def test_refusals_name_the_rule_and_change_nothing(person: NewPerson, address: str, message: str) -> None:
    one, other, table = two_people(person)
    path = f"/api/tables/{table}/{address}"
    assert other.refused("illegal", "POST", path, seat=1, ply=0, action="+")["rule"] == "CC-10"
    assert one.refused("illegal", "POST", path, seat=0, ply=0, action="d4")["rule"] == "CC-1"
    one.refused("bad_request", "POST", path, seat=0, ply=0, action="please")
    one.refused("stale", "POST", path, seat=0, ply=1, action="d4")
    one.refused("not_your_seat", "POST", path, seat=1, ply=0, action="+")
    one.refused("no_such_seat", "POST", path, seat=5, ply=0, action="+")
    person().refused("not_your_seat", "POST", path, seat=0, ply=0, action="+")
    with one.socket(table) as socket:
        socket.receive()
        assert socket.ask(message, seat=0, ply=0, action="d4")["problem"]["rule"] == "CC-1"
        socket.ws.send("not json")
        assert socket.until(lambda m: m["type"] == "refused")["problem"]["code"] == "bad_request"
        socket.ws.send(json.dumps({"type": "fly", "id": 9}))
        assert socket.until(lambda m: m["type"] == "refused")["id"] is None
        assert socket.ask("ping")["type"] == "done"
    assert one.state(table)["ply"] == 0


def test_who_was_away_gets_exactly_what_was_missed(person: NewPerson) -> None:
    one, other, table = two_people(person)
    for _ in range(3):
        for who, seat in ((one, 0), (other, 1)):
            state = who.state(table)
            action = next(a["text"] for a in state["seen"][0]["actions"] if a["type"] != "draw")
            who.ask("POST", f"/api/tables/{table}/actions", seat=seat, ply=state["ply"], action=action)
    one.ask("POST", f"/api/tables/{table}/messages", 204, text="first")
    known = one.state(table)["messages"][-1]["id"]
    one.ask("POST", f"/api/tables/{table}/messages", 204, text="second")
    with other.socket(table, since=4, messages_since=known) as socket:
        state = socket.receive()
    assert (state["type"], state["since"]) == ("state", 4)
    assert [entry["ply"] for entry in state["log"]] == [5, 6]
    assert [message["text"] for message in state["messages"]] == ["second"]
    polled = other.state(table, since=4, messages_since=known)
    for part in ("log", "messages", "seen", "ply", "table"):
        assert polled[part] == state[part]


def test_undo_within_the_rules(person: NewPerson) -> None:
    one, other, table = two_people(person, "tickets")
    with one.socket(table) as mine, other.socket(table) as theirs:
        mine.receive()
        theirs.receive()
        assert mine.act("keep both")["ply"] == 1
        assert mine.state["seen"][0]["may_undo"]
        undone = mine.ask("undo", seat=0, ply=1)
        assert undone["ply"] == 2
        entry = theirs.until_state(lambda state: state["ply"] == 2)["log"][-1]
        assert (entry["kind"], entry["takes_back"]) == ("undo", 1)
        assert mine.ask("undo", seat=0, ply=1)["repeated"] is True
        assert mine.act("keep 1")["ply"] == 3
        assert theirs.act("keep both")["ply"] == 4
        mine.until_state(lambda state: state["ply"] == 4)
        assert mine.ask("undo", seat=0, ply=3)["problem"]["code"] == "stale"
        assert mine.ask("undo", seat=0, ply=4)["asked"] is True  # somebody acted since


def test_who_has_resigned_takes_nothing_back(person: NewPerson) -> None:
    one, other = person(), person()
    info = one.new_table("me", "open", "open", game="tickets", public=True)["table"]
    table = info["id"]
    for seat in (1, 2):
        other.ask("POST", f"/api/tables/{table}/join", seat=seat, code=info["code"])
    one.ask("POST", f"/api/tables/{table}/actions", seat=0, ply=0, action="keep both")
    one.ask("POST", f"/api/tables/{table}/resign", 204, seat=0)
    one.refused("not_playing", "POST", f"/api/tables/{table}/undo", seat=0, ply=1)
    assert other.state(table)["ply"] == 1


def test_all_choose_at_the_same_time_and_nobody_is_late(person: NewPerson) -> None:
    one, other, table = two_people(person, "tickets")
    path = f"/api/tables/{table}/actions"
    assert other.ask("POST", path, seat=1, ply=0, action="keep both")["ply"] == 1
    seen = one.state(table)
    assert seen["log"][0]["action"] == {"type": "keep", "number": -1, "text": "keep", "tickets": None}
    assert seen["log"][0]["events"] == [{"type": "tickets_chosen", "seat": 1}]
    assert one.ask("POST", path, seat=0, ply=0, action="keep 1")["ply"] == 2
    kept = [event for event in one.state(table)["log"][1]["events"] if event["type"] == "tickets_kept"]
    assert kept == [
        {"type": "tickets_kept", "seat": 0, "count": 1},
        {"type": "tickets_kept", "seat": 1, "count": 2},
    ]


def test_chat_is_stored_limited_and_can_be_muted(person: NewPerson) -> None:
    one, other, table = two_people(person)
    stranger = person()
    with one.socket(table) as mine, other.socket(table) as theirs:
        mine.receive()
        theirs.receive()
        theirs.ask("say", text="<b>hello</b>")
        said = mine.until(lambda m: m["type"] == "messages")["messages"][0]
        assert (said["seat"], said["name"], said["text"]) == (1, other.name, "<b>hello</b>")
        one.ask("PUT", f"/api/tables/{table}/mutes", 204, seat=1, muted=True)
        assert mine.until_state(lambda state: state["muted"] == [1])
        theirs.ask("say", text="can you hear me")
        theirs.ask("resign", seat=1)
        mine.until_state(lambda state: state["table"]["status"] == "finished")
        assert "can you hear me" not in json.dumps(mine.frames)
    assert "hello" not in json.dumps(one.state(table)["messages"])
    one.ask("PUT", f"/api/tables/{table}/mutes", 204, seat=1, muted=False)
    texts = [message["text"] for message in one.state(table)["messages"] if message["kind"] == "chat"]
    assert texts == ["<b>hello</b>", "can you hear me"]
    one.refused("bad_request", "POST", f"/api/tables/{table}/messages", text="x" * 501)
    one.refused("bad_request", "POST", f"/api/tables/{table}/messages", text="\u0000\u200e")
    stranger.refused("not_allowed", "POST", f"/api/tables/{table}/messages", text="hi")
    silent = one.new_table("me", "bot", chat=False)["table"]["id"]
    one.refused("chat_off", "POST", f"/api/tables/{silent}/messages", text="hi")


def test_nobody_can_be_muted_where_an_account_was_deleted(person: NewPerson) -> None:
    one, other, table = two_people(person)
    other.ask("POST", f"/api/tables/{table}/resign", 204, seat=1)
    other.ask("DELETE", "/api/me", 204)
    one.refused("not_allowed", "PUT", f"/api/tables/{table}/mutes", seat=1, muted=True)


def test_muting_somebody_who_leaves_at_that_moment(person: NewPerson, monkeypatch: pytest.MonkeyPatch) -> None:
    one, _, table = two_people(person)

    async def too_late(*_: object) -> None:
        raise Conflict

    monkeypatch.setattr(People, "mute", too_late)
    one.refused("unavailable", "PUT", f"/api/tables/{table}/mutes", seat=1, muted=True)


def test_hints(person: NewPerson) -> None:
    one, other, table = two_people(person)
    with one.socket(table) as socket:
        socket.receive()
        hint = socket.ask("hint", seat=0)
        assert hint["action"] in socket.state["seen"][0]["actions"]
        assert hint["text"]
    assert one.ask("POST", f"/api/tables/{table}/hint", seat=0)["action"] in socket.state["seen"][0]["actions"]
    other.refused("not_your_turn", "POST", f"/api/tables/{table}/hint", seat=1)
    plain = one.new_table("me", "bot", hints=False)["table"]["id"]
    one.refused("hints_off", "POST", f"/api/tables/{plain}/hint", seat=0)


def test_what_a_seat_sees_in_words(person: NewPerson) -> None:
    """Clients without a table of their own get words and a picture, of their own seats only."""
    one, other, table = two_people(person)
    (hand,) = one.state(table)["seen"][0]["view"]["hands"][0]
    mine, looks = (one.ask("GET", f"/api/tables/{table}/text{query}") for query in ("?seat=0", ""))
    assert f"Your hand: {hand}." in mine["text"]
    assert "Your hand" not in looks["text"]
    assert looks["svg"].startswith("<svg")
    other.refused("not_your_seat", "GET", f"/api/tables/{table}/text?seat=0")
    other.refused("no_such_seat", "GET", f"/api/tables/{table}/text?seat=4")
    waiting = one.new_table("me", "open")["table"]["id"]
    one.refused("not_playing", "GET", f"/api/tables/{waiting}/text")


@pytest.mark.parametrize(("who", "holds"), [(1, True), (0, False)])
def test_a_hint_holds_while_only_others_choose(
    person: NewPerson, monkeypatch: pytest.MonkeyPatch, who: int, holds: bool
) -> None:
    one, other, table = two_people(person, "tickets")
    choose = Bots.choose

    async def slowly(bots: Bots, task: Task, *about: Any) -> int:
        action = {"seat": who, "ply": 0, "action": "keep both"}
        await asyncio.to_thread((one, other)[who].ask, "POST", f"/api/tables/{table}/actions", **action)
        return await choose(bots, task, *about)

    monkeypatch.setattr(Bots, "choose", slowly)
    if holds:
        assert one.ask("POST", f"/api/tables/{table}/hint", seat=0)["ply"] == 1
    else:
        one.refused("stale", "POST", f"/api/tables/{table}/hint", seat=0)


def test_resigning_ends_a_game_of_two(person: NewPerson) -> None:
    one, other, table = two_people(person)
    with one.socket(table) as socket:
        socket.receive()
        assert socket.ask("resign", seat=0)["type"] == "done"
        outcome = socket.state["outcome"]
    assert (outcome["ended"], outcome["places"]) == ("resigned", [2, 1])
    unfinished = record.loads(other.http.get(f"/api/tables/{table}/record").text)
    assert not record.verify(unfinished).log
    one.refused("not_playing", "POST", f"/api/tables/{table}/actions", seat=0, ply=0, action="+")


def test_resigning_among_several_leaves_a_bot(person: NewPerson) -> None:
    one = person()
    table = one.new_table("me", "bot", "bot")["table"]["id"]
    one.ask("POST", f"/api/tables/{table}/resign", 204, seat=0)
    end = wait_for(lambda: (state := one.state(table))["table"]["status"] == "finished" and state)
    assert end["outcome"]["ended"] == "complete"
    assert {entry["by"] for entry in end["log"] if entry["seat"] == 0} == {"stand_in"}


def test_who_has_resigned_is_not_called(person: NewPerson, monkeypatch: pytest.MonkeyPatch) -> None:
    """While the stand-in thinks, the table waits for their seat, but not for them."""

    async def never(*_: object) -> int:
        return await asyncio.Future()

    monkeypatch.setattr(Bots, "choose", never)
    one = person()
    state = one.new_table("me", "bot", "bot", first=0)
    table = state["table"]["id"]
    assert state["table"]["my_turn"]
    assert state["seen"][0]["actions"]
    one.ask("POST", f"/api/tables/{table}/resign", 204, seat=0)
    state = one.state(table)
    assert (state["table"]["waiting"], state["table"]["my_turn"]) == ([0], False)
    assert (state["seen"][0]["actions"], state["seen"][0]["may_undo"]) == ([], False)
    for path in ("actions", "actions/check"):
        one.refused("not_playing", "POST", f"/api/tables/{table}/{path}", seat=0, ply=0, action="+")


def test_spectators_look_on_where_they_may(person: NewPerson) -> None:
    one, stranger = person(), person()
    open_table = one.new_table("me", "bot")["table"]["id"]
    with stranger.socket(open_table) as socket, one.socket(open_table) as mine:
        state = socket.receive()
        assert state["mine"] == []
        assert (state["seen"][0]["seat"], state["seen"][0]["actions"]) == (None, [])
        mine.until(lambda m: m.get("presence", {}).get("spectators") == 1)
    closed_table = one.new_table("me", "bot", spectators=False)["table"]["id"]
    stranger.refused("not_allowed", "GET", f"/api/tables/{closed_table}")
    stranger.refused("not_allowed", "GET", f"/api/tables/{closed_table}/board")
    one.ask("GET", f"/api/tables/{closed_table}/board")
    with stranger.socket(closed_table) as socket:
        assert socket.closed_with() == 4403
    with stranger.socket("A" * 16) as socket:
        assert socket.closed_with() == 4404


def test_board_of_a_table(person: NewPerson) -> None:
    one = person()
    cablecar = one.new_table("me", "bot")["table"]["id"]
    assert one.ask("GET", f"/api/tables/{cablecar}/board")["cars"]["1"] == "yellow"
    tickets = one.new_table("me", "bot", game="tickets")["table"]["id"]
    board = one.ask("GET", f"/api/tables/{tickets}/board")
    assert {"locations", "routes", "tracks", "tickets", "scenery", "size"} <= board.keys()
    assert board["locations"][0].keys() >= {"id", "name", "xy"}


def test_only_some_boards_are_kept() -> None:
    for spaces in range(100):
        assert b"cars" in frames.board("cablecar", '{"players": 2}' + " " * spaces)
    assert frames.board.cache_info().currsize < 100


def test_replay_is_read_under_the_lock_of_its_table(person: NewPerson, monkeypatch: pytest.MonkeyPatch) -> None:
    """A rematch or a message at the same moment throws away what was worked out of a table."""
    one, other, table = two_people(person)
    one.ask("POST", f"/api/tables/{table}/resign", 204, seat=0)
    outcome = frames.outcome

    def locked_outcome(live: Live) -> Plain | None:
        assert live.lock.locked()
        return outcome(live)

    monkeypatch.setattr(frames, "outcome", locked_outcome)
    replay = other.ask("GET", f"/api/tables/{table}/replay")
    assert replay["outcome"]["places"] == [2, 1]
    assert [seat["mine"] for seat in replay["table"]["seats"]] == [False, True]


def test_whole_game_by_polling(person: NewPerson) -> None:
    one = person()
    table = one.new_table("me", "me")["table"]["id"]
    state = one.state(table)
    for _ in range(10):
        seen = next(seen for seen in state["seen"] if seen["actions"])
        body = {"seat": seen["seat"], "ply": state["ply"], "action": seen["actions"][-1]["text"]}
        assert one.ask("POST", f"/api/tables/{table}/actions", **body)["ply"] == state["ply"] + 1
        news = one.state(table, since=state["ply"])
        assert [entry["ply"] for entry in news["log"]] == [state["ply"] + 1]
        state = news


def test_slow_client_skips_states_but_no_entry(person: NewPerson) -> None:
    """States that pile up for somebody who does not read become one, and none of the log is lost."""
    one, other, table = two_people(person)
    with other.socket(table) as slow:
        play = Socket(one, table)
        play.receive()
        with play, other.socket(table) as quick:
            quick.receive()
            for turn in range(20):
                mover = (play, quick)[turn % 2]
                mover.until_state(lambda state: state["table"]["my_turn"])
                mover.act(next(a["text"] for a in mover.state["seen"][0]["actions"] if a["type"] != "draw"))
        end = one.state(table)["ply"]
        slow.until_state(lambda state: state["ply"] == end)
        plies = [entry["ply"] for frame in slow.frames if frame["type"] == "state" for entry in frame["log"]]
        assert plies == list(range(1, end + 1))


def test_messages_of_bytes_and_giants_are_not_taken(person: NewPerson) -> None:
    one = person()
    table = one.new_table("me", "open")["table"]["id"]
    with one.socket(table) as socket:
        socket.receive()
        socket.ws.send(io.BytesIO(b"bytes").getvalue())
        assert socket.closed_with() == 1003
    with one.socket(table) as socket:
        socket.receive()
        socket.ws.send(json.dumps({"type": "say", "id": 1, "text": "x" * 20_000}))
        assert socket.until(lambda m: m["type"] == "refused")["problem"]["code"] == "too_large"
