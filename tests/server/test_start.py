"""Tables that begin with a position, and what a seat sees as one."""

import json
from collections.abc import Callable

import httpx

from fogcity import record
from fogcity.table import Table
from server.harness import Person, play_out
from tickets.positions import SMALL_BOARD

NewPerson = Callable[[], Person]
LAST = (
    "acbabaaccdaccbaacbcbccccbcddaaaa/cddbdadabcddbadbaacbbbad1bbad/aaaaaacbcdacbadbbcbcaccdbaacacba/"
    "ccccbaacdacc2ddbcaacbccda/baacdadabbbb2dbcdadbbbbbb/cbcbcbaadaccadadccdacbcbdbbadbba/"
    "acbaddddcddbdddddbcdaaaaaaaaacba/cbaaddbcadbbadadaacbbcbccbaabcbc 1 accd/- -"
)
"""One tile is left to place."""


def position(who: Person, table_id: str, **query: int) -> str:
    answer = httpx.get(f"{who.base}/api/tables/{table_id}/position", timeout=60, params=query, cookies=who.http.cookies)
    assert answer.status_code == 200, answer.text
    text: str = answer.json()["position"]
    return text


def test_a_table_begins_with_a_position(person: NewPerson) -> None:
    """The text may name game and options or leave them out; a seat sees what it may and nothing else."""
    one, other = person(), person()
    rest = "2aaaa5/2dddd5/8/8/8/8/8/8 2 aacb/baac -"
    for start in (rest, f"cablecar players=2 | {rest}"):
        state = one.new_table("me", "me", start=start)
        table = state["table"]
        assert (table["status"], table["waiting"], table["from_position"]) == ("playing", [1], True)
        assert state["seen"][0]["view"]["tiles"] == {"c1": "aaaa", "c2": "dddd"}
        assert state["seen"][1]["view"]["hands"] == [["?"], ["baac"]]
        assert position(one, table["id"], seat=0) == f"cablecar players=2 | {rest.replace('baac', '?')}"
        assert position(other, table["id"]).endswith(" 2 ?/? -")
        assert "aacb/baac" not in json.dumps(other.state(table["id"]))
        other.refused("not_your_seat", "GET", f"/api/tables/{table['id']}/position?seat=0")
        one.refused("no_such_seat", "GET", f"/api/tables/{table['id']}/position?seat=2")
    assert not one.new_table("me", "bot")["table"]["from_position"]
    waiting = one.new_table("me", "open", start=rest)["table"]
    one.refused("not_playing", "GET", f"/api/tables/{waiting['id']}/position?seat=0")


def test_what_a_position_leaves_unknown_is_dealt(person: NewPerson) -> None:
    one = person()
    first = one.new_table("me", "me", "me", game="tickets")
    seen = position(one, first["table"]["id"], seat=0)
    state = one.new_table("me", "me", "me", game="tickets", start=seen)
    assert "?" in seen
    assert position(one, state["table"]["id"], seat=0) == seen
    assert state["seen"][0]["view"] == first["seen"][0]["view"]
    assert len(state["seen"][1]["view"]["offer"]) == 2


def test_a_game_from_a_position_is_played_recorded_and_played_again(person: NewPerson) -> None:
    one = person()
    table_id = one.new_table("me", "bot", start=LAST, options={"rotate": False})["table"]["id"]
    with one.socket(table_id) as socket:
        assert play_out(socket)["table"]["scores"] == ["112", "111"]
    kept = record.loads(one.http.get(f"/api/tables/{table_id}/record").text)
    assert kept.start == LAST
    assert record.verify(kept).over
    assert position(one, table_id).endswith(" 1 -/- -")
    again = one.ask("POST", f"/api/tables/{table_id}/rematch")
    assert again["table"]["from_position"]
    assert again["table"]["status"] in ("playing", "finished")  # it is the bot's turn now


def test_a_board_of_ones_own_beside_a_position(person: NewPerson) -> None:
    start = Table("tickets", board=SMALL_BOARD, secret=bytes(32)).position
    state = person().new_table("me", "bot", game="tickets", start=start, options={"board": SMALL_BOARD})
    assert state["table"]["options"]["board"] == "custom"
    person().refused(
        "bad_request", "POST", "/api/tables", game="tickets", seats=[{"kind": "me"}, {"kind": "bot"}], start=start
    )


def test_positions_that_cannot_be_are_refused(person: NewPerson) -> None:
    one = person()
    two = [{"kind": "me"}, {"kind": "bot"}]
    over = LAST.replace("bbad1bbad", "bbadaccdbbad").replace("accd/-", "-/-")
    for start, problem in (
        ("", "fields"),
        ("nonsense", "8 rows"),
        ("dddd@a1,dddd@b1,dddd@c1", "there are only 2"),
        ("cablecar players=3 | -", "players=3"),
        ("cablecar rotate=1 | -", "cannot be an option"),
        ("tickets players=2 | turn:1", "the position is for tickets|has no ticket|no stack"),
        (over, "the game is over"),
    ):
        refusal = one.refused("bad_request", "POST", "/api/tables", game="cablecar", seats=two, start=start)
        assert any(word in refusal["detail"] for word in problem.split("|")), refusal
    one.refused("bad_request", "POST", "/api/tables", game="cablecar", seats=two, start="-", first=0)
    one.refused("bad_request", "POST", "/api/tables", game="cablecar", seats=two, start="x" * 10_001)
