"""The table of the day: attempts are replayed and count once; places, streaks, and who is not shown."""

from collections.abc import Callable
from datetime import date, timedelta

import pytest

from fogcity import daily
from server.harness import Person
from test_daily import MONDAY, attempt, sent

NewPerson = Callable[[], Person]


@pytest.fixture
def monday(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(daily, "today", lambda: MONDAY)


def test_first_attempts_make_the_table_of_the_day(person: NewPerson, monday: None) -> None:
    tables = [attempt("cablecar", MONDAY, seed=seed) for seed in (1, 2)]
    scores = [daily.check(sent(table), "cablecar", MONDAY) for table in tables]
    ann, bea, day = person(), person(), MONDAY.isoformat()
    before = len(ann.ask("GET", "/api/daily/cablecar")["results"])
    for one, table, score in zip((ann, bea), tables, scores, strict=True):
        found = one.ask("POST", "/api/daily/cablecar", date=day, record=sent(table))
        assert (found["mine"]["points"], found["mine"]["margin"]) == (score.points, score.margin)
        assert found["level"] == "novice"
    again = ann.ask("POST", "/api/daily/cablecar", date=day, record=sent(tables[1]))
    assert again["mine"]["points"] == scores[0].points, "the first attempt counts"
    listed = bea.ask("GET", f"/api/daily/cablecar?date={day}")
    assert listed["played"] == before + 2
    order = [(one["won"], one["margin"], one["points"]) for one in listed["results"]]
    assert order == sorted(order, reverse=True)
    mine = [one for one in listed["results"] if one["mine"]]
    assert mine == [listed["mine"]]
    streaks = bea.ask("GET", "/api/daily/cablecar/streaks")["streaks"]
    assert [(one["days"], one["played"]) for one in streaks if one["mine"]] == [(1, 1)]
    bea.ask("PUT", "/api/me/hidden", hidden=True)
    assert ann.ask("GET", "/api/daily/cablecar")["played"] == before + 1
    assert not any(one["mine"] for one in bea.ask("GET", "/api/daily/cablecar/streaks")["streaks"])
    assert bea.ask("GET", "/api/daily/cablecar")["mine"]["points"] == scores[1].points


def test_streaks_go_on_and_end(person: NewPerson, monkeypatch: pytest.MonkeyPatch) -> None:
    """One day may be missed; after two the streak is gone."""
    ann = person()

    def play(day: date) -> None:
        monkeypatch.setattr(daily, "today", lambda: day)
        ann.ask("POST", "/api/daily/tickets", date=day.isoformat(), record=sent(attempt("tickets", day)))

    def streak(day: date) -> int | None:
        monkeypatch.setattr(daily, "today", lambda: day)
        return next(
            (one["days"] for one in ann.ask("GET", "/api/daily/tickets/streaks")["streaks"] if one["mine"]), None
        )

    first = date(2026, 11, 9)  # the bots of these days answer at once
    play(first)
    play(first + timedelta(days=1))
    assert [streak(first + timedelta(days=days)) for days in (1, 2, 3, 4)] == [2, 2, 2, None]


def test_what_does_not_count_is_refused(person: NewPerson, monday: None) -> None:
    ann = person()
    table = attempt("cablecar", MONDAY)
    for days in (-1, 3):
        day = (MONDAY - timedelta(days=days)).isoformat()
        ann.refused("not_allowed", "POST", "/api/daily/cablecar", date=day, record=sent(table))
    yesterday = (MONDAY - timedelta(days=1)).isoformat()
    ann.refused("bad_request", "POST", "/api/daily/cablecar", date=yesterday, record=sent(table))
    ann.refused("bad_request", "POST", "/api/daily/cablecar", date=MONDAY.isoformat(), record="{")
    ann.refused("not_found", "POST", "/api/daily/chess", date=MONDAY.isoformat(), record=sent(table))
    ann.refused("not_found", "GET", "/api/daily/chess")
    ann.refused("not_found", "GET", "/api/daily/chess/streaks")
    assert ann.ask("GET", "/api/daily/cablecar")["mine"] is None
