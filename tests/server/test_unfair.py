"""More attempts to gain rating other than by playing well, and what people can hide about themselves.

What tables and games alone decide is in test_ratings.py.
"""

import random
import statistics
from collections.abc import Callable
from datetime import UTC, datetime, timedelta

import orjson
import pytest
from hypothesis import given
from hypothesis import strategies as st

from fogcity.server.people import ratings, results
from fogcity.server.people.hiding import PARTS
from fogcity.server.people.ratings import Standing
from fogcity.server.store.tables import MOMENTS, Change, news_of, read_change
from server.harness import Person, play_together
from server.test_ratings import member, profile, rating, resign, sit_down

PersonAt = Callable[[str], Person]


def test_what_counts_is_settled_when_games_begin(
    base: str, person_at: PersonAt, monkeypatch: pytest.MonkeyPatch
) -> None:
    """Three games at once, of which two count: those that were won end first, and the lost one still counts."""
    monkeypatch.setattr(results, "PAIR_GAMES", 2)
    one, other = member(person_at, base), member(person_at, base)
    lost, *won = [sit_down(one, other) for _ in range(3)]
    for table in won:
        resign(other, table)
    best = rating(one)["rating"]
    resign(one, lost)
    counted = [one.ask("GET", f"/api/tables/{table}/ratings")["counted"] for table in (lost, *won)]
    assert counted == [True, True, False]
    assert rating(one)["rating"] < best


def test_other_workers_know_when_a_game_began() -> None:
    """Whichever worker ends a game decides whether it counts, by what another one has told it."""
    now = datetime.now(UTC)
    told = orjson.loads(news_of(Change("b3xQ0aZr71LmPq_c", 1, values=dict.fromkeys(MOMENTS, now)), "other"))
    change = read_change(told)
    assert change is not None
    assert change.values == dict.fromkeys(MOMENTS, now)
    assert "started_at" in change.values


def test_whoever_waits_elsewhere_has_time_to_come(base: str, person_at: PersonAt) -> None:
    """Nobody wins by sitting down at tables with short clocks whose makers look elsewhere."""
    one, other = member(person_at, base), member(person_at, base)
    clock = {"kind": "seconds", "amount": 10}
    made = one.new_table("me", "open", rated=True, public=True, clock=clock)["table"]
    other.ask("POST", f"/api/tables/{made['id']}/join", seat=None)
    (until,) = one.state(made["id"])["deadlines"].values()
    assert datetime.fromisoformat(until) > datetime.now(UTC) + timedelta(seconds=60)


@given(
    places=st.integers(2, 6).flatmap(lambda players: st.permutations(range(1, players + 1))),
    others=st.lists(st.booleans(), min_size=6, max_size=6),
    skills=st.lists(st.floats(10, 40), min_size=6, max_size=6),
)
def test_nobody_gains_by_leaving(places: list[int], others: list[bool], skills: list[float]) -> None:
    """Whatever place one would have had, whoever else leaves, and however strong all are."""
    before = [Standing(mu, 4) for mu in skills[: len(places)]]
    left = others[: len(places)]
    stayed, went = (
        ratings.after_game(before, ratings.ranks(places, [gone, *left[1:]]))[0].mu for gone in (False, True)
    )
    assert went <= stayed + 1e-9


def test_what_nobody_can_prevent_has_a_bound() -> None:
    """The figures of docs/people.md: accounts on many networks, and two at a table of three who help each other."""

    def after_beating(others: list[Standing]) -> Standing:
        winner = Standing()
        for other in others:
            for _ in range(results.PAIR_GAMES):
                winner, other = ratings.after_game([winner, other], [1, 2])
        return winner

    assert after_beating([Standing()] * 50).rating == 1400
    assert after_beating([after_beating([Standing()] * 10)] * 10).rating == 1800
    winner, friend = Standing(), Standing()
    for _ in range(100):
        winner, friend = ratings.after_game([winner, friend], [1, 2])
    assert winner.rating == 1216

    def among_three(seed: int, *, helped: bool) -> int:
        chance, one, other = random.Random(seed), Standing(), Standing()
        for _ in range(100):
            ranks = chance.sample(range(1, 4), 3)
            if helped:
                ranks[:2] = sorted(ranks[:2])
            one, other, _ = ratings.after_game([one, other, Standing(sigma=4)], ranks)
        return one.rating

    means = [statistics.mean(among_three(seed, helped=helped) for seed in range(30)) for helped in (True, False)]
    assert 1290 < means[0] < 1350
    assert 960 < means[1] < 1030


# --- what is hidden ---------------------------------------------------------------------------------------------------


def test_parts_of_a_profile_are_hidden(base: str, person_at: PersonAt, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr("fogcity.server.people.profiles.PROVISIONAL", 1)
    one, other, reader = member(person_at, base), member(person_at, base), member(person_at, base)
    table = sit_down(one, other)
    play_together(table, one, other)

    def hide(*parts: str) -> None:
        one.ask("PUT", "/api/me/hidden", hidden=False, hides=list(parts))

    def listed() -> bool:
        leaders = reader.ask("GET", "/api/leaders?game=cablecar&limit=200")["leaders"]
        return one.name in [leader["name"] for leader in leaders]

    def told(person: Person) -> list[int | None]:
        seats = person.ask("GET", f"/api/tables/{table}/ratings")["seats"]
        return [seat["rating"] for seat in seats]

    assert listed()
    assert None not in told(reader)
    hide("ratings")
    assert (profile(reader, one.name)["ratings"], profile(reader, one.name)["hides"]) == ([], ["ratings"])
    assert profile(reader, one.name)["companions"], "the rest is shown"
    assert profile(one)["ratings"]
    reader.refused("not_found", "GET", f"/api/players/{one.name}/history?game=cablecar")
    assert not listed()
    assert told(reader).count(None) == 1
    assert None not in told(other), "whoever played with them"
    hide("leaders")
    assert not listed()
    assert profile(reader, one.name)["ratings"]
    hide("companions")
    assert profile(reader, one.name)["companions"] == profile(reader, other.name)["companions"] == []
    hide(*PARTS)
    shown = profile(reader, one.name)
    assert [shown[part] for part in ("ratings", "tallies", "feats", "awards", "companions")] == [[]] * 5
    one.ask("PUT", "/api/me/hidden", hidden=True)
    assert profile(one)["hides"] == list(PARTS), "as they were"
    one.refused("bad_request", "PUT", "/api/me/hidden", hidden=False, hides=["everything"])
    hide()
    assert listed()
