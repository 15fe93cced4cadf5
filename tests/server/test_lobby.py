"""Tables before and between games: making, finding, sitting down, starting, meeting again."""

from collections.abc import Callable

from server.harness import Person, play_out, wait_for

NewPerson = Callable[[], Person]


def test_games_and_their_options(person: NewPerson) -> None:
    games = {game["id"]: game for game in person().ask("GET", "/api/games")}
    assert games["cablecar"]["max_players"] == 6
    options = {option["name"]: option for option in games["cablecar"]["options"]}
    assert options["rotate"]["type"] == "bool"
    assert options["hand"] == {
        "name": "hand",
        "type": "int",
        "default": 1,
        "help": "Tiles in a hand.",
        "low": 1,
        "high": 3,
        "choices": None,
        "file": False,
    }
    assert games["tickets"]["options"][0]["choices"] == ["san_francisco"]


def test_one_request_to_a_game_against_bots(person: NewPerson) -> None:
    state = person().new_table("me", "bot", first=0, options={"rotate": True})
    assert state["table"]["status"] == "playing"
    assert state["table"]["options"]["rotate"] is True
    assert state["table"]["my_turn"]
    assert state["seen"][0]["actions"]
    assert len(state["table"]["commitment"]) == 64


def test_refused_tables(person: NewPerson) -> None:
    one = person()
    me = {"kind": "me"}
    for wrong in (
        {"game": "chess", "seats": [me, me]},
        {"game": "tickets", "seats": [me] * 6},
        {"game": "cablecar", "seats": [me]},
        {"game": "cablecar", "seats": [me, me], "options": {"hand": 9}},
        {"game": "cablecar", "seats": [me, me], "options": {"players": 3}},
        {"game": "cablecar", "seats": [me, me], "options": {"color": "red"}},
        {"game": "cablecar", "seats": [me, me], "options": {"name": "x"}},
        {"game": "cablecar", "seats": [{"kind": "bot"}] * 2, "spectators": False},
        {"game": "cablecar", "seats": [me, me], "first": 2},
        {"game": "cablecar", "seats": [me, me], "clock": {"kind": "days", "amount": 99}},
        {"game": "tickets", "seats": [me, me], "options": {"board": "../../secret"}},
        {"game": "tickets", "seats": [me, me], "options": {"board": "not a board\n"}},
        {"game": "cablecar", "seats": [me, me], "surprise": True},
    ):
        one.refused("bad_request", "POST", "/api/tables", **wrong)


def test_names_at_one_screen_follow_the_rules_of_names(person: NewPerson) -> None:
    one, other = person(), person()
    other.ask("PATCH", "/api/me", name="Player 2")
    guest, known = person(), person()
    known.ask("PUT", "/api/me/password", password="correct horse")

    def seats(name: str) -> list[dict[str, str]]:
        return [{"kind": "me"}, {"kind": "me", "name": name}]

    for bad in ("x\u202e\nevil\x00", "\u200b\u200b", "a\x00b", "\ufdfa" * 24):
        one.refused("bad_request", "POST", "/api/tables", game="cablecar", seats=seats(bad))
    one.refused("name_taken", "POST", "/api/tables", game="cablecar", seats=seats(known.name.upper()))
    own = [(name, name) for name in (one.name, guest.name, "Player 2")]
    for good, shown in (("  Mrs   Fog ", "Mrs Fog"), *own):
        made = one.new_table(*seats(good))
        assert [seat["name"] for seat in made["table"]["seats"]] == [one.name, shown]
    one.refused("bad_request", "PATCH", "/api/me", name="\ufdfa" * 24)


def test_strangers_meet_at_a_public_table(person: NewPerson) -> None:
    host, guest = person(), person()
    table = host.new_table("me", "open", public=True, autostart=False)["table"]["id"]
    listed = [found["id"] for found in guest.ask("GET", "/api/tables?list=open&game=cablecar")["tables"]]
    assert table in listed
    host.refused("seats_open", "POST", f"/api/tables/{table}/start")
    state = guest.ask("POST", f"/api/tables/{table}/join", seat=1)
    assert state["mine"] == [1]
    guest.refused("not_host", "POST", f"/api/tables/{table}/start")
    assert host.ask("POST", f"/api/tables/{table}/start")["table"]["status"] == "playing"
    assert table in [found["id"] for found in guest.ask("GET", "/api/tables?list=live")["tables"]]
    guest.refused("not_open", "POST", f"/api/tables/{table}/leave")
    notes = [message["note"] for message in host.state(table)["messages"]]
    assert notes == ["joined", "started"]


def test_private_table_is_in_no_list_and_needs_its_code(person: NewPerson) -> None:
    host, guest = person(), person()
    info = host.new_table("me", "open", "invited")["table"]
    for name in ("open", "live", "finished", "mine"):
        assert info["id"] not in guest.http.get(f"/api/tables?list={name}").text
    path = f"/api/tables/{info['id']}/join"
    guest.refused("not_allowed", "POST", path, seat=1)
    guest.refused("not_allowed", "POST", path, code="AAAAAAAAAA")
    assert guest.state(info["id"])["table"]["code"] is None
    found = guest.ask("GET", f"/api/invitations/{info['code'].lower()}")
    assert found["id"] == info["id"]
    assert guest.ask("POST", path, seat=2, code=info["code"])["mine"] == [2]
    guest.refused("not_found", "GET", "/api/invitations/AAAAAAAAAA")


def test_invited_seat_of_a_public_table_is_not_for_everybody(person: NewPerson) -> None:
    host, guest = person(), person()
    table = host.new_table("me", "invited", public=True)["table"]["id"]
    assert table not in guest.http.get("/api/tables?list=open").text
    guest.refused("seat_taken", "POST", f"/api/tables/{table}/join", seat=1)


def test_host_frees_and_fills_seats(person: NewPerson) -> None:
    host, guest = person(), person()
    table = host.new_table("me", "open", "open", public=True)["table"]["id"]
    guest.ask("POST", f"/api/tables/{table}/join", seat=1)
    guest.refused("not_host", "POST", f"/api/tables/{table}/kick", seat=0)
    host.refused("not_allowed", "POST", f"/api/tables/{table}/kick", seat=0)
    refusal = host.refused("no_such_seat", "POST", f"/api/tables/{table}/kick", seat=5)
    assert refusal["detail"] == "There is no seat 6: seats are 1 to 3."
    refusal = host.refused("seat_taken", "PUT", f"/api/tables/{table}/seats/1", kind="bot")
    assert "seat 2" in refusal["detail"]
    assert host.ask("POST", f"/api/tables/{table}/kick", seat=1)["table"]["seats"][1]["kind"] == "open"
    assert guest.state(table)["mine"] == []
    host.ask("PUT", f"/api/tables/{table}/seats/1", kind="bot", level="hard")
    state = host.ask("PUT", f"/api/tables/{table}/seats/2", kind="bot")
    assert state["table"]["status"] == "playing"
    assert [seat["level"] for seat in state["table"]["seats"]] == [None, "hard", "normal"]


def test_leaving_passes_the_host_on_and_closes_an_empty_table(person: NewPerson) -> None:
    host, guest = person(), person()
    table = host.new_table("me", "open", "open", public=True)["table"]["id"]
    guest.ask("POST", f"/api/tables/{table}/join", seat=2)
    host.ask("POST", f"/api/tables/{table}/leave", 204)
    assert guest.state(table)["table"]["seats"][2]["host"]
    guest.ask("POST", f"/api/tables/{table}/leave", 204)
    assert host.state(table)["table"]["status"] == "closed"
    assert host.state(table)["table"]["ended"] == "cancelled"


def test_hot_seat_rematch_and_lists(person: NewPerson) -> None:
    one = person()
    seats = [{"kind": "me", "name": "Ann"}, {"kind": "me", "name": "Ben"}, {"kind": "bot", "level": "easy"}]
    state = one.new_table(*seats, first=1)
    table = state["table"]["id"]
    assert state["mine"] == [0, 1]
    assert [seen["seat"] for seen in state["seen"]] == [0, 1]
    with one.socket(table) as socket:
        end = play_out(socket)
    assert end["outcome"]["ended"] == "complete"
    again = one.ask("POST", f"/api/tables/{table}/rematch")
    assert again["table"]["id"] != table
    assert [seat["name"] for seat in again["table"]["seats"]] == ["easy", "Ann", "Ben"]
    assert again["table"]["status"] == "playing"
    assert one.ask("POST", f"/api/tables/{table}/rematch")["table"]["id"] == again["table"]["id"]
    mine = one.ask("GET", "/api/tables?list=mine&limit=1")
    more = one.ask("GET", f"/api/tables?list=mine&limit=1&cursor={mine['next']}")
    assert [mine["tables"][0]["id"], more["tables"][0]["id"]] == [again["table"]["id"], table]
    assert more["next"] is None
    one.refused("bad_request", "GET", "/api/tables?cursor=nonsense")


def test_rematch_between_people_waits_for_all(person: NewPerson) -> None:
    one, other, stranger = person(), person(), person()
    table = one.new_table("me", "open", public=True)["table"]["id"]
    other.ask("POST", f"/api/tables/{table}/join", seat=None)
    one.refused("not_over", "POST", f"/api/tables/{table}/rematch")
    other.ask("POST", f"/api/tables/{table}/resign", 204, seat=1)
    first = one.ask("POST", f"/api/tables/{table}/rematch")
    assert first["table"]["status"] == "open"
    assert [(seat["kind"], seat["name"]) for seat in first["table"]["seats"]] == [
        ("invited", other.name),
        ("person", one.name),
    ]
    note = one.state(table)["messages"][-1]
    assert (note["note"], note["seat"], note["name"]) == ("rematch", 0, one.name)
    assert wait_for(lambda: other.state(table)["table"]["rematch"]) == first["table"]["id"]
    stranger.refused("not_allowed", "POST", f"/api/tables/{table}/rematch")
    stranger.refused("seat_taken", "POST", f"/api/tables/{first['table']['id']}/join", code=first["table"]["code"])
    second = other.ask("POST", f"/api/tables/{table}/rematch")
    assert second["table"]["id"] == first["table"]["id"]
    assert second["table"]["status"] == "playing"
    assert second["mine"] == [0]


def test_a_stranger_takes_one_seat_of_a_public_table(person: NewPerson) -> None:
    host, guest = person(), person()
    info = host.new_table("me", "open", "open", "open", public=True)["table"]
    path = f"/api/tables/{info['id']}/join"
    assert guest.ask("POST", path, seat=1)["mine"] == [1]
    assert "already have a seat" in guest.refused("seat_taken", "POST", path, seat=2)["detail"]
    assert guest.ask("POST", path, seat=None)["mine"] == [1]  # who sits there already stays
    assert guest.ask("POST", path, seat=2, code=info["code"])["mine"] == [1, 2]  # the host gave away the code
    assert host.ask("POST", path, seat=3)["mine"] == [0, 3]


def test_the_code_is_for_the_host(person: NewPerson) -> None:
    host, guest = person(), person()
    info = host.new_table("me", "open", "invited", public=True)["table"]
    state = guest.ask("POST", f"/api/tables/{info['id']}/join", seat=1)
    assert state["table"]["code"] is None
    assert host.state(info["id"])["table"]["code"] == info["code"]
    guest.refused("seat_taken", "POST", f"/api/tables/{info['id']}/join", seat=2)
    host.ask("POST", f"/api/tables/{info['id']}/leave", 204)
    assert guest.state(info["id"])["table"]["code"] == info["code"]


def test_who_was_sent_away_does_not_come_back(person: NewPerson) -> None:
    host, guest, other = person(), person(), person()
    info = host.new_table("me", "open", "open", "open", public=True)["table"]
    path = f"/api/tables/{info['id']}"
    guest.ask("POST", f"{path}/join", seat=1, code=info["code"])
    guest.ask("POST", f"{path}/join", seat=2, code=info["code"])
    seats = host.ask("POST", f"{path}/kick", seat=1)["table"]["seats"]
    assert [seat["kind"] for seat in seats] == ["person", "open", "open", "open"]
    guest.refused("not_allowed", "POST", f"{path}/join", seat=1)
    guest.refused("not_allowed", "POST", f"{path}/join", code=info["code"])
    other.ask("POST", f"{path}/join", seat=1)
