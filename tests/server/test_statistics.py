"""Statistics: what a game's end adds, for whom, and what does not count."""

from collections.abc import Callable
from datetime import UTC, datetime, timedelta
from typing import Any

import pytest
from sqlalchemy import create_engine, event, select

from fogcity import games
from fogcity.server.people import results, statistics
from fogcity.server.people.results import Ended
from fogcity.server.store.schema import accounts, awards, companions, feats, metadata, tallies
from fogcity.table import Table
from server.harness import Person, play_out, play_together

NewPerson = Callable[[], Person]
NOW = datetime(2026, 1, 31, 12, tzinfo=UTC)


def test_a_game_is_counted_for_everybody_who_played_it(person: NewPerson) -> None:
    one = person()
    table = one.new_table("me", "bot", game="tickets")["table"]["id"]
    with one.socket(table) as socket:
        end = play_out(socket)
    found = one.ask("GET", f"/api/players/{one.name}")
    (tally,) = found["tallies"]
    place, points = end["outcome"]["places"][0], float(end["outcome"]["scores"][0])
    counted = {name: tally[name] for name in ("game", "players", "against", "seat", "games", "places")}
    assert counted == {"game": "tickets", "players": 2, "against": "easy", "seat": 0, "games": 1, "places": place}
    assert (tally["points"], tally["best"]) == (points, points)
    assert {feat["name"] for feat in found["feats"]} == set(games.kind("tickets").feat_kinds)
    data = one.ask("GET", "/api/me/data")
    assert len(data["statistics"]) == 1


def test_two_people_remember_each_other(person: NewPerson) -> None:
    one, other = person(), person()
    table = one.new_table("me", "open", public=True)["table"]["id"]
    other.ask("POST", f"/api/tables/{table}/join", seat=None)
    play_together(table, one, other)
    profiles = [one.ask("GET", f"/api/players/{name}") for name in (one.name, other.name)]
    assert [[met["name"] for met in profile["companions"]] for profile in profiles] == [[other.name], [one.name]]
    assert sum(profile["companions"][0]["ahead"] for profile in profiles) == 1
    assert [profile["tallies"][0]["against"] for profile in profiles] == ["people", "people"]
    assert [profile["tallies"][0]["seat"] for profile in profiles] == [0, 1]


@pytest.mark.parametrize(
    ("seats", "more"),
    [
        (("me", "me"), {}),
        (("me", "bot"), {"first": 0}),
        (("me", "bot"), {"options": {"hand": 2}}),
    ],
)
def test_what_does_not_count(person: NewPerson, seats: tuple[str, ...], more: dict[str, Any]) -> None:
    """Games with oneself, and games that are not the usual one."""
    one = person()
    table = one.new_table(*seats, **more)["table"]["id"]
    with one.socket(table) as socket:
        play_out(socket)
    assert one.ask("GET", f"/api/players/{one.name}")["tallies"] == []


@pytest.mark.parametrize("game", games.names())
def test_feats_are_those_that_a_game_declares(game: str) -> None:
    kind = games.kind(game)
    table = Table(game, secret=bytes(32))
    while not table.over:
        seat = table.waiting[0]
        table.play(seat, table.legal(seat)[0])
    found = table.game.feats(table.state)
    assert len(found) == table.game.players
    assert all(seat.keys() == kind.feat_kinds.keys() for seat in found)
    assert all(value >= 0 for seat in found for value in seat.values())
    assert any(value for seat in found for value in seat.values())


def ended(*people: int | None, at: datetime = NOW, **more: object) -> Ended:
    levels = ["easy" if account is None else None for account in people]
    count = len(people)
    values = {"table_id": "t", "game": "cablecar", "rated": False, "usual": True, "levels": levels} | more
    places, scores = list(range(1, count + 1)), [float(count - i) for i in range(count)]
    rest = {"places": places, "scores": scores, "left": [False] * count, "feats": [{"lines": i} for i in range(count)]}
    return Ended(accounts=list(people), at=at, **(rest | values))  # type: ignore[arg-type]


def test_what_is_stored_and_done_for_a_game_has_a_bound(monkeypatch: pytest.MonkeyPatch) -> None:
    """The same statements for the first game and the hundredth, and no more companions than are kept."""
    monkeypatch.setattr(statistics, "MOST_COMPANIONS", 3)
    engine = create_engine("sqlite://")
    metadata.create_all(engine)
    said: list[str] = []
    event.listen(engine, "before_cursor_execute", lambda *about: said.append(about[2]))
    with engine.begin() as connection:
        for number in range(1, 12):
            row = {"id": number, "name": f"p{number}", "name_key": f"p{number}", "created_at": NOW, "seen_at": NOW}
            connection.execute(accounts.insert().values(**row))
        lengths = []
        for number in range(100):
            said.clear()
            game = ended(1, 2 + number % 10, None, at=NOW + timedelta(minutes=number))
            results.record(connection, game)
            lengths.append(len(said))
        assert max(lengths[50:]) <= max(lengths[:10])
        kept = connection.execute(select(companions.c.other_id).where(companions.c.account_id == 1)).scalars().all()
        assert sorted(kept) == [9, 10, 11]
        (tally,) = connection.execute(select(tallies).where(tallies.c.account_id == 1)).all()
        assert (tally.against, tally.games, tally.wins, tally.places, tally.best) == ("mixed", 100, 100, 100, 3.0)
        (feat,) = connection.execute(select(feats).where(feats.c.account_id == 2)).all()
        assert (feat.games, feat.total, feat.best) == (10, 10, 1)


def test_achievements_are_counted_and_their_first_game_is_remembered() -> None:
    engine = create_engine("sqlite://")
    metadata.create_all(engine)
    with engine.begin() as connection:
        row = {"id": 1, "name": "p", "name_key": "p", "created_at": NOW, "seen_at": NOW}
        connection.execute(accounts.insert().values(**row))
        for table_id in ("first", "second"):
            results.record(connection, ended(1, None, table_id=table_id, awards=[["photo"], ["haul"]]))
        left = ended(1, None, table_id="third", awards=[["runaway"], []], left=[True, False])
        results.record(connection, left)
        (found,) = connection.execute(select(awards)).all()
        assert (found.name, found.games, found.table_id, found.first_at) == ("photo", 2, "first", NOW)


def test_who_left_has_lost_whatever_their_bot_did() -> None:
    engine = create_engine("sqlite://")
    metadata.create_all(engine)
    with engine.begin() as connection:
        row = {"id": 1, "name": "p", "name_key": "p", "created_at": NOW, "seen_at": NOW}
        connection.execute(accounts.insert().values(**row))
        results.record(connection, ended(1, None, None, left=[True, False, False]))
        (tally,) = connection.execute(select(tallies)).all()
        assert (tally.wins, tally.places, tally.points) == (0, 3, 0)
        assert connection.execute(select(feats)).all() == []
