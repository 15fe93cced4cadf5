"""The deal of the day: the same for everybody, and an attempt is checked move by move."""

import json
import random
import re
from datetime import date, timedelta
from pathlib import Path
from typing import Any

import pytest

from fogcity import bots, daily, games, record
from fogcity.games import BadInput, Illegal
from fogcity.table import Table

CLIENT = Path(__file__).parents[1] / "web" / "src"
MONDAY = date(2026, 11, 16)


def attempt(game_id: str, day: date, *, seed: int = 1, names: tuple[str, str] | None = None) -> Table:
    """A day's deal, played by somebody who plays anything."""
    deal, chance = daily.deal(day, game_id), random.Random(seed)
    usual = ["Ann", "Ann"]
    usual[1 - deal.seat] = f"{deal.level} bot"
    table = Table(games.make(game_id, players=2), secret=deal.secret, names=names or tuple(usual))
    while not table.over:
        seat = table.waiting[0]
        bot = seat != deal.seat
        number = daily.choice_of(table, deal) if bot else chance.choice(table.numbers(seat))
        assert number is not None
        table.play(seat, number)
    return table


def sent(table: Table, **changes: Any) -> str:
    """Its record, with something changed in it."""
    return json.dumps({**json.loads(record.of_table(table, with_secret=True).dumps()), **changes})


def test_a_deal_follows_from_date_game_and_key() -> None:
    """The client works it out by itself: daily.test.ts has the same values."""
    deal = daily.deal(MONDAY, "cablecar")
    assert deal.secret.hex().startswith("744f77b1")
    assert (deal.seat, deal.level) == (0, bots.levels("cablecar")[0])
    assert daily.deal(date(2026, 11, 22), "cablecar").level == bots.levels("cablecar")[-1]
    assert daily.deal(MONDAY, "tickets").seat == 1
    text = (CLIENT / "app/daily/daily.ts").read_text("utf-8")
    assert f'KEY = "{daily.KEY}"' in text
    table = (CLIENT / "pocket/table.ts").read_text("utf-8")
    found = re.search(r"STEADY = (\d+)", table)
    assert found is not None
    assert int(found[1]) == daily.ITERATIONS


def test_a_streak_forgives_one_missed_day_in_seven() -> None:
    def streak(*days: int, on: int = 16) -> int:
        return daily.streak((date(2026, 11, day) for day in days), date(2026, 11, on))

    assert streak() == 0
    assert streak(14, 15) == 2
    assert streak(14, 15, 16) == 3
    assert streak(13, 14, 16) == 3, "one missed"
    assert streak(12, 14, 16) == 2, "two within a week"
    assert streak(13, 16) == 1, "two in a row"
    assert streak(1, 2, 4, 5, 6, 7, 8, 9, 10, 12, on=12) == 10, "one a week"


@pytest.mark.parametrize("game_id", ["cablecar", "tickets"])
def test_an_attempt_is_scored(game_id: str) -> None:
    table = attempt(game_id, MONDAY)
    seat = daily.deal(MONDAY, game_id).seat
    scores = table.game.scores(table.state)
    score = daily.check(sent(table), game_id, MONDAY)
    assert (score.points, score.margin) == (scores[seat], scores[seat] - scores[1 - seat])
    assert score.won == float(table.game.places(table.state)[seat] == 1)


def test_what_was_not_played_like_that_does_not_count() -> None:
    table = attempt("cablecar", MONDAY)
    document = json.loads(sent(table))
    level = daily.deal(MONDAY, "cablecar").level
    other = Table(table.game, names=("Ann", f"{level} bot"))
    while not other.over:
        other.play(other.waiting[0], other.numbers(other.waiting[0])[0])
    weak = Table(table.game, secret=daily.deal(MONDAY, "cablecar").secret, names=("Ann", f"{level} bot"))
    while not weak.over:
        weak.play(weak.waiting[0], weak.numbers(weak.waiting[0])[-1])
    wrong = {
        "not a Fog City record": "no record",
        "its chance is another": sent(other),
        "what the bot of that day plays": sent(weak),
        "not over": sent(table, log=document["log"][:20], outcome=None),
        "another bot": sent(table, names=["Ann", "Bea"]),
        "not the game": sent(table, options={**document["options"], "companies": True}),
        "taken back": sent(table, taken_back=[1, 0]),
        "more than": sent(table, log=["+"] * 2001),
    }
    for why, text in wrong.items():
        with pytest.raises((BadInput, Illegal), match=why):
            daily.check(text, "cablecar", MONDAY)
    for game_id, day in (("cablecar", MONDAY + timedelta(days=1)), ("tickets", MONDAY)):
        with pytest.raises(BadInput, match="this is not the"):
            daily.check(sent(table), game_id, day)


def test_a_bot_that_thinks_by_the_clock_elsewhere_is_the_same_for_everybody() -> None:
    deal = daily.deal(date(2026, 11, 22), "cablecar")
    table = Table(games.make("cablecar", players=2), secret=deal.secret)
    while 1 - deal.seat not in table.waiting:
        table.play(table.waiting[0], table.numbers(table.waiting[0])[0])
    usual: Any = bots.make(table.game, deal.level, seed=0)
    assert usual.budget.seconds is not None
    assert len({daily.choice_of(table, deal) for _ in range(3)}) == 1
