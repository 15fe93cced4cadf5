"""Ratings: what changes them, what does not, and attempts to gain them other than by playing well."""

import json
import sqlite3
from collections.abc import Callable
from contextlib import closing
from itertools import count
from pathlib import Path
from typing import Any

import pytest

from fogcity import bots, games
from fogcity.server.keeper import Keeper
from fogcity.server.people import beside, ratings, results
from fogcity.server.people.ratings import Standing
from server.harness import Person, Plain, change_database, play_out, serving, settings, wait_for
from server.test_clocks import let_time_run_out
from server.test_host import PASSWORD, admin

PersonAt = Callable[[str], Person]
CLOCK = {"kind": "days", "amount": 1}
STRENGTH = Path(__file__).parents[2] / "docs" / "strength"
_addresses = count()


def member(person_at: PersonAt, base: str, *, address: str | None = None) -> Person:
    """Somebody with a password, from an address of their own."""
    one = person_at(base)
    one.http.headers["X-Forwarded-For"] = address or f"100.64.{next(_addresses)}.1"
    one.ask("PUT", "/api/me/password", password=PASSWORD)
    return one


def sit_down(host: Person, *others: Person, bots: int = 0, public: bool = True, **more: Any) -> str:
    """A rated game of some people, and easy bots."""
    seats = ["me", *["open"] * len(others), *["bot"] * bots]
    made = host.new_table(*seats, rated=True, public=public, clock=CLOCK, **more)
    for other in others:
        other.ask("POST", f"/api/tables/{made['table']['id']}/join", seat=None, code=made["table"]["code"])
    table: str = made["table"]["id"]
    assert host.state(table)["table"]["status"] == "playing"
    return table


def seat_of(person: Person, table: str) -> int:
    """Somebody's seat, which chance has chosen."""
    (seat,) = person.state(table)["mine"]
    return int(seat)


def resign(person: Person, table: str) -> None:
    person.ask("POST", f"/api/tables/{table}/resign", 204, seat=seat_of(person, table))


def rating(person: Person, players: int = 2) -> Plain:
    """Somebody's own rating."""
    found = [one for one in profile(person)["ratings"] if one["players"] == players]
    return found[0] if found else {"rating": 1000, "games": 0, "provisional": True}


def profile(person: Person, of: str | None = None) -> Plain:
    found: Plain = person.ask("GET", f"/api/players/{of or person.name}")
    return found


def stored(database: str, query: str) -> list[Any]:
    with closing(sqlite3.connect(database.partition(":///")[2])) as connection:
        return connection.execute(query).fetchall()


# --- the scale --------------------------------------------------------------------------------------------------------


@pytest.mark.parametrize(("game", "simplest"), [("cablecar", "newcomer"), ("tickets", "one_step")])
def test_bots_are_rated_as_the_arena_measured_them(game: str, simplest: str) -> None:
    """For every number of players; only for the strongest there are too few games at some tables (docs/strength.md)."""
    for players in games.kind(game).options_type.seats:
        measured = json.loads((STRENGTH / f"{game}-{players}.json").read_text())["bots"]
        elo = {bot["name"].replace("champion@100ms", "expert"): bot["elo"]["elo"] for bot in measured}
        for level, person in bots.persons(game).items():
            if level in elo:
                assert person.ratings[players - 2] == round((elo[level] - elo[simplest]) / 10) * 10
            standing = ratings.of_level(game, level, players)
            assert standing is not None
            above = person.ratings[players - 2] * (players / 2) ** 0.5
            assert standing.rating == pytest.approx(ratings.SIMPLEST + above, abs=0.5)
    assert ratings.of_level(game, "random", 2) is None
    assert ratings.of_level(game, "normal", 7) is None


@pytest.mark.parametrize("players", range(2, 7))
def test_the_elo_of_the_arena_means_the_same_in_ratings(players: int) -> None:
    """If one of two is 100 above a table's others by Elo, their rating stays where it is at the expected places."""
    strong = Standing(ratings.MODEL.mu + 100 * (players / 2) ** 0.5 / ratings.POINTS, 0.5)
    others = [Standing(sigma=0.5)] * (players - 1)
    odds = 10 ** (100 / 400)
    chances, left = [], 1.0  # of the places, by Plackett-Luce
    for place in range(players):
        chances.append(left * odds / (odds + players - 1 - place))
        left -= chances[-1]
    moved = 0.0
    for place, chance in enumerate(chances):
        ranked = [place + 1, *(rank for rank in range(1, players + 1) if rank != place + 1)]
        moved += chance * (ratings.after_game([strong, *others], ranked)[0].mu - strong.mu)
    assert moved == pytest.approx(0, abs=0.001)


def test_points_are_those_of_elo() -> None:
    """Between two who are well known, ratings stay as they are when 100 points more win 64 %."""
    strong, weak = Standing(ratings.MODEL.mu + 100 / ratings.POINTS, 0.5), Standing(sigma=0.5)
    assert strong.rating == 1100
    gain = ratings.after_game([strong, weak], [1, 2])[0].mu - strong.mu
    loss = strong.mu - ratings.after_game([strong, weak], [2, 1])[0].mu
    assert loss / (gain + loss) == pytest.approx(0.64, abs=0.01)


def test_players_who_left_rank_last() -> None:
    assert ratings.ranks([1, 2, 3], [True, False, False]) == [4, 2, 3]
    assert ratings.ranks([1, 2, 2], [False, True, True]) == [1, 4, 4]


# --- games ------------------------------------------------------------------------------------------------------------


def test_a_game_moves_both_and_says_so(base: str, person_at: PersonAt, database: str) -> None:
    one, other = member(person_at, base), member(person_at, base)
    table = sit_down(one, other)
    assert one.state(table)["table"]["rated"]
    resign(other, table)
    won, lost = rating(one), rating(other)
    assert won["rating"] > 1000 > lost["rating"]
    assert won["provisional"]
    assert (won["games"], lost["games"]) == (1, 1)
    told = one.ask("GET", f"/api/tables/{table}/ratings")
    assert told["counted"]
    assert {seat["seat"]: seat["change"] for seat in told["seats"]} == {
        seat_of(one, table): won["rating"] - 1000,
        seat_of(other, table): lost["rating"] - 1000,
    }
    history = one.ask("GET", f"/api/players/{one.name}/history?game=cablecar&players=2")["games"]
    assert [(game["table"], game["rank"], game["left"]) for game in history] == [(table, 1, False)]
    again = one.ask("POST", f"/api/tables/{table}/rematch")["table"]
    assert again["rated"]
    data = one.ask("GET", "/api/me/data")
    assert len(data["ratings"]) == len(data["rated_games"]) == 1


def test_a_whole_game_against_a_bot(base: str, person_at: PersonAt) -> None:
    one = member(person_at, base)
    table = sit_down(one, bots=1)
    with one.socket(table) as socket:
        end = play_out(socket)
    won = end["outcome"]["places"][seat_of(one, table)] == 1
    assert (rating(one)["rating"] > 1000) == won
    bot = next(seat for seat in one.ask("GET", f"/api/tables/{table}/ratings")["seats"] if seat["rating"] is None)
    assert bot["change"] is None


def test_ratings_are_those_of_stored_games(person_at: PersonAt, own_database: str) -> None:
    """Computed again they are equal to the last bit, also after somebody deleted their account."""
    with serving(settings(own_database)) as base:
        people = [member(person_at, base) for _ in range(4)]
        for i in range(6):
            group = people[i % 4], people[(i + 1) % 4]
            resign(group[0], sit_down(*group))
        three = sit_down(*people[:3])
        resign(people[0], three)
        resign(people[2], three)
        resign(people[0], sit_down(people[0], bots=1))
        people[3].ask("DELETE", "/api/me", 204)
    query = "select account_id, game, players, mu, sigma, games, sure from ratings order by 1, 2, 3"
    before = stored(own_database, query)
    assert len(before) == 6
    assert admin(own_database, "ratings") == ["6 ratings from 8 games. All were as stored."]
    # A bot keeps the rating that it had in a game, also when levels are measured again.
    change_database(own_database, "update results set level = 'expert' where level is not null")
    assert admin(own_database, "ratings") == ["6 ratings from 8 games. All were as stored."]
    assert stored(own_database, query) == before
    with closing(sqlite3.connect(own_database.partition(":///")[2])) as connection, connection:
        connection.execute("update ratings set mu = 99 where players = 3")
    assert admin(own_database, "ratings") == ["6 ratings from 8 games. 3 of them differed and are right now."]
    assert stored(own_database, query) == before


def test_games_that_ended_at_the_same_time_are_told_apart(person_at: PersonAt, own_database: str) -> None:
    """On several workers the rows of two games may be written in turns."""
    with serving(settings(own_database)) as base:
        people = [member(person_at, base) for _ in range(4)]
        resign(people[0], sit_down(*people[:2]))
        resign(people[3], sit_down(*people[2:]))
    for number, other in ((2, 100), (3, 2), (100, 3)):
        change_database(own_database, "update results set id = ? where id = ?", other, number)
    assert [table for (table,) in stored(own_database, "select table_id from results order by id")] == [
        table for (table,) in stored(own_database, "select table_id from results order by seat, id")
    ]
    assert admin(own_database, "ratings") == ["4 ratings from 2 games. All were as stored."]


# --- beside the names -------------------------------------------------------------------------------------------------


def beside_names(state: Plain) -> dict[str, tuple[int | None, bool]]:
    """What a table shows beside the names."""
    return {seat["name"]: (seat["rating"], seat["provisional"]) for seat in state["table"]["seats"]}


def test_ratings_stand_beside_the_names_until_the_game_ends(
    base: str, person_at: PersonAt, database: str, monkeypatch: pytest.MonkeyPatch
) -> None:
    """They are read when somebody sits down, never when somebody acts."""
    one, other, onlooker = (member(person_at, base) for _ in range(3))
    resign(other, sit_down(one, other))
    whose = "account_id = (select id from accounts where name = ?)"
    change_database(database, f"update ratings set games = 10 where {whose}", one.name)
    won, lost = (rating(one)["rating"], False), (rating(other)["rating"], True)
    # The first sweep of a server, and one after `fogcity admin`, would have it read all tables again, this one, too.
    monkeypatch.setattr(Keeper, "missed", lambda keeper: None)
    made = one.new_table("me", "open", rated=True, public=True, clock=CLOCK)["table"]
    (listed,) = (found for found in one.ask("GET", "/api/tables?list=open")["tables"] if found["id"] == made["id"])
    invited = other.ask("GET", f"/api/invitations/{made['code']}")
    for table in (made, listed, invited):
        assert beside_names({"table": table}) == {one.name: won, None: (None, False)}
    read: list[str] = []
    reading = beside.read

    async def note(database: Any, tables: Any) -> Any:
        read.extend(row.id for row, _ in tables)
        return await reading(database, tables)

    monkeypatch.setattr(beside, "read", note)
    with onlooker.socket(made["id"]) as socket:
        socket.until_state(lambda state: beside_names(state)[one.name] == won)
        other.ask("POST", f"/api/tables/{made['id']}/join", seat=None)
        state = socket.until_state(lambda state: state["table"]["status"] == "playing")
        assert beside_names(state) == {one.name: won, other.name: lost}
        before = read.count(made["id"])
        (waiting,) = state["table"]["waiting"]
        with (one if seat_of(one, made["id"]) == waiting else other).socket(made["id"]) as mine:
            mine.until_state(lambda state: state["seen"][0]["actions"])
            mine.act()
        socket.until_ply(1)
        assert beside_names(socket.state) == {one.name: won, other.name: lost}
        assert read.count(made["id"]) == before
        resign(other, made["id"])
        end = socket.until_state(lambda state: state["table"]["status"] == "finished")
        assert set(beside_names(end).values()) == {(None, False)}


def test_bots_have_their_ratings_beside_their_names(base: str, person_at: PersonAt) -> None:
    one = member(person_at, base)
    easy = ratings.of_level("cablecar", "easy", 3)
    assert easy is not None
    assert beside_names(one.state(sit_down(one, bots=2))) == {one.name: (1000, True), "easy": (easy.rating, False)}


def test_games_that_are_not_rated_show_no_ratings(base: str, person_at: PersonAt) -> None:
    one = member(person_at, base)
    resign(one, sit_down(one, bots=1))
    assert set(beside_names(one.new_table("me", "bot")).values()) == {(None, False)}


def test_whoever_hides_their_rating_hides_it_at_tables(base: str, person_at: PersonAt) -> None:
    """At once, wherever they sit; also from themselves, so that they see what others see."""
    one, other = member(person_at, base), member(person_at, base)
    table = sit_down(one, other)
    with other.socket(table) as socket:
        for hidden in ({"hidden": False, "hides": ["ratings"]}, {"hidden": True, "hides": []}):
            one.ask("PUT", "/api/me/hidden", **hidden)
            socket.until_state(lambda state: beside_names(state)[one.name][0] is None)
            assert beside_names(socket.state)[other.name] == (1000, True)
            assert beside_names(one.state(table)) == beside_names(socket.state)
            listed = other.ask("GET", "/api/tables?list=mine")["tables"]
            assert beside_names({"table": listed[0]}) == beside_names(socket.state)
            one.ask("PUT", "/api/me/hidden", hidden=False, hides=[])
            socket.until_state(lambda state: beside_names(state)[one.name][0] == 1000)


# --- leaving ----------------------------------------------------------------------------------------------------------


def test_time_that_is_up_is_a_loss_whatever_a_bot_would_do(base: str, person_at: PersonAt, database: str) -> None:
    one, other = member(person_at, base), member(person_at, base)
    table = sit_down(one, other)
    (waiting,) = one.state(table)["table"]["waiting"]
    let_time_run_out(database, table, waiting)
    end = wait_for(lambda: (state := one.state(table)["table"])["status"] == "finished" and state)
    assert end["ended"] == "resigned"
    assert [seat["late"] for seat in end["seats"]] == [seat["resigned"] for seat in end["seats"]]
    assert [message["note"] for message in one.state(table)["messages"]][-2:] == ["lost_on_time", "finished"]
    late, there = (one, other) if seat_of(one, table) == waiting else (other, one)
    assert rating(late)["rating"] < 1000 < rating(there)["rating"]


def test_who_leaves_a_game_of_three_is_last_even_if_their_bot_wins(
    base: str, person_at: PersonAt, database: str
) -> None:
    one, other = member(person_at, base), member(person_at, base)
    table = sit_down(one, other, bots=1)
    resign(one, table)
    assert one.state(table)["table"]["status"] == "playing"
    with other.socket(table) as socket:
        play_out(socket)
    ranked = dict(
        stored(database, f"select account_id, rank from results where account_id is not null and table_id = '{table}'")
    )
    assert sorted(ranked.values())[-1] == 4
    assert rating(one, 3)["rating"] < 1000
    assert rating(one, 3)["rating"] < rating(other, 3)["rating"]


def test_deleting_the_account_does_not_undo_a_loss(base: str, person_at: PersonAt) -> None:
    one, other = member(person_at, base), member(person_at, base)
    sit_down(one, other)
    other.ask("DELETE", "/api/me", 204)
    assert rating(one)["rating"] > 1000


def test_what_the_host_closes_does_not_count(base: str, person_at: PersonAt, database: str) -> None:
    one, other = member(person_at, base), member(person_at, base)
    admin(database, "close", sit_down(one, other))
    assert rating(one)["games"] == rating(other)["games"] == 0


# --- what would not be fair -------------------------------------------------------------------------------------------


def test_unfair_tables_are_refused(base: str, person_at: PersonAt) -> None:
    one = member(person_at, base)
    me, open_, bot = {"kind": "me"}, {"kind": "open"}, {"kind": "bot", "level": "easy"}

    def refused(seats: list[Plain], **more: Any) -> str:
        body = {"game": "cablecar", "seats": seats, "rated": True, "clock": CLOCK} | more
        detail: str = one.refused("bad_request", "POST", "/api/tables", **body)["detail"]
        return detail

    assert "themselves" in refused([me, me])
    assert "themselves" in refused([bot, bot])
    assert "clock" in refused([me, open_], clock={"kind": "none"})
    assert "usual rules" in refused([me, open_], first=0)
    assert "usual rules" in refused([me, open_], options={"hand": 2})
    guest = person_at(base)
    guest.refused("not_allowed", "POST", "/api/tables", game="cablecar", seats=[me, open_], rated=True, clock=CLOCK)
    table = one.new_table("me", "open", "open", rated=True, public=True, clock=CLOCK)["table"]
    assert not table["hints"]
    guest.refused("not_allowed", "POST", f"/api/tables/{table['id']}/join", seat=None)
    one.refused("seat_taken", "POST", f"/api/tables/{table['id']}/join", seat=1, code=table["code"])


def test_nothing_is_taken_back_and_no_hint_given(base: str, person_at: PersonAt) -> None:
    one = member(person_at, base)
    table = sit_down(one, bots=1)
    with one.socket(table) as socket:
        socket.until_state(lambda state: any(seen["actions"] for seen in state["seen"]))
        assert socket.ask("hint", seat=seat_of(one, table))["problem"]["code"] == "hints_off"
        ply = socket.act()["ply"]
        socket.until_ply(ply)
        assert not socket.state["seen"][0]["may_undo"]
        assert not socket.state["seen"][0]["may_ask_undo"]
    problem = one.refused("not_allowed", "POST", f"/api/tables/{table}/undo", seat=seat_of(one, table), ply=ply)
    assert "rated" in problem["detail"]


def test_nobody_chooses_a_seat(base: str, person_at: PersonAt) -> None:
    """The host asks for the first seat again and again, and gets it about every second time."""
    one, other = member(person_at, base), member(person_at, base)
    seats: set[int] = set()
    while len(seats) < 2:
        seats.add(seat_of(one, sit_down(one, other)))
    assert seats == {0, 1}


def test_two_accounts_of_one_address_are_not_rated(base: str, person_at: PersonAt) -> None:
    one, twin = (member(person_at, base, address="198.51.100.7") for _ in range(2))
    table = sit_down(one, twin)
    state = one.state(table)
    assert not state["table"]["rated"]
    assert "unrated" in [message["note"] for message in state["messages"]]
    resign(twin, table)
    assert rating(one)["games"] == 0


def test_a_friend_who_loses_on_purpose_helps_for_a_few_games_a_day(
    base: str, person_at: PersonAt, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(results, "PAIR_GAMES", 2)
    one, friend = member(person_at, base), member(person_at, base)
    seen = []
    for _ in range(4):
        table = sit_down(one, friend)
        resign(friend, table)
        seen.append((rating(one)["games"], one.ask("GET", f"/api/tables/{table}/ratings")["counted"]))
    assert seen == [(1, True), (2, True), (2, False), (2, False)]


def test_who_beats_the_weakest_again_and_again_is_no_master() -> None:
    weak = ratings.of_level("cablecar", "novice", 2)
    assert weak is not None
    winner, friend = Standing(), Standing()
    for _ in range(300):
        winner = ratings.after_game([winner, weak], [1, 2])[0]
    assert winner.rating == weak.rating + ratings.LIFT
    winner = Standing()
    for _ in range(300):  # a second account that always loses
        winner, friend = ratings.after_game([winner, friend], [1, 2])
    assert winner.rating < 1300
    strong = Standing(40, 2)
    assert ratings.after_game([strong, weak], [1, 2])[0].mu == strong.mu
    assert ratings.after_game([strong, weak], [2, 1])[0].mu < strong.mu


# --- who sees it ------------------------------------------------------------------------------------------------------


def test_leaders_and_hidden_profiles(base: str, person_at: PersonAt, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr("fogcity.server.people.profiles.PROVISIONAL", 1)
    one, other, reader = member(person_at, base), member(person_at, base), person_at(base)
    resign(other, sit_down(one, other))

    def names() -> list[str]:
        """Those of this test: other games were played here, too."""
        found = reader.ask("GET", "/api/leaders?game=cablecar&limit=200")["leaders"]
        return [leader["name"] for leader in found if leader["name"] in (one.name, other.name)]

    assert names() == [one.name, other.name]
    levels = [bot["level"] for bot in reader.ask("GET", "/api/leaders?game=cablecar")["bots"]]
    assert levels == list(bots.levels("cablecar"))
    assert other.ask("PUT", "/api/me/hidden", hidden=True)["hidden"]
    assert names() == [one.name]
    reader.refused("not_found", "GET", f"/api/players/{other.name}")
    reader.refused("not_found", "GET", f"/api/players/{other.name}/history?game=cablecar")
    assert profile(other)["mine"]
    assert profile(reader, one.name)["companions"] == []
    other.ask("PUT", "/api/me/hidden", hidden=False)
    assert names() == [one.name, other.name]
    monkeypatch.setattr("fogcity.server.people.profiles.PROVISIONAL", 2)
    assert names() == []


def test_the_log_says_that_ratings_were_computed_again(own_database: str) -> None:
    admin(own_database, "ratings")
    assert [json.loads(line)["what"] for line in admin(own_database, "log", "--json")] == ["recompute ratings"]
