"""Levels that feel like people: habits show in what they do, and each is stronger than the one below."""

import itertools
from functools import cache
from importlib import import_module
from typing import Any

import numpy as np
import pytest

from bots.test_play import play
from fogcity import bots, games
from fogcity.bots.people import TEMPER, settle, temper
from fogcity.games import Game
from fogcity.kernel import new_rng

GAMES = ("cablecar", "tickets")
SIMPLEST = {"cablecar": "newcomer", "tickets": "one_step"}
TASTES = {"builder": "build", "blocker": "block", "collector": "collect", "gambler": "gamble"}


@cache
def deeds(game_id: str, level: str) -> dict[str, float]:
    """How much of each habit shows in an action of somebody on average, in ten games against the simplest player."""
    game = games.make(game_id, players=2)
    module: Any = import_module(f"fogcity.bots.{game_id}.people")
    likes = {habit: temper(1.0, 1.0, **{taste: 1.0}) for habit, taste in TASTES.items()}
    shown, acted = dict.fromkeys(TASTES, 0.0), 0
    for seed in range(10):
        states = np.zeros(1, game.rules.STATE)
        game.rules.start(game.setup, states[0], new_rng(seed))
        players = [bots.make(game, name, seed=seed) for name in (level, SIMPLEST[game_id])]
        for ply in itertools.count(1):
            if not (waiting := game.waiting(states[0])):
                break
            seat = waiting[0]
            veiled, actions = game.veiled(states[0], seat), game.numbers(states[0], seat)
            action = players[seat].choose(game, veiled, seat, actions)
            if seat == 0 and len(actions) > 1:
                acted += 1
                for habit, like in likes.items():
                    asked = (game.setup, veiled, seat) if game_id == "cablecar" else ()
                    shown[habit] += module.taste(*asked, action, like)
            game.rules.apply_at(game.setups, states, 0, seat, action, new_rng(seed, ply))
    return {habit: total / acted for habit, total in shown.items()}


@pytest.mark.parametrize(
    ("game_id", "level"),
    [(game, level) for game in GAMES for level, who in bots.persons(game).items() if who.habit != "all_round"],
)
def test_habits_show_in_play(game_id: str, level: str) -> None:
    """The blocker blocks more than those of other habits do on average, and so on."""
    persons = bots.persons(game_id)
    habit = persons[level].habit  # type: ignore[index]
    others = [
        deeds(game_id, other)[habit] for other, person in persons.items() if person.habit != habit and other != "expert"
    ]
    assert deeds(game_id, level)[habit] > 1.1 * sum(others) / len(others)


@pytest.mark.parametrize("game_id", GAMES)
def test_levels_and_people_belong_together(game_id: str) -> None:
    persons = bots.persons(game_id)
    assert tuple(persons) == bots.levels(game_id)
    assert 6 <= len(persons) <= 9
    for ratings in zip(*(person.ratings for person in persons.values()), strict=True):
        assert list(ratings) == sorted(ratings)
    for one in ("name", "look"):
        assert len({getattr(person, one) for person in persons.values()}) == len(persons)


def share(game: Game, one: str, other: str, deals: int) -> float:
    """How often one beats another, each deal from both seats."""
    won = 0.0
    for seed in range(deals):
        for seat in range(2):
            names = (one, other) if seat == 0 else (other, one)
            scores = play(game, [bots.make(game, name, seed=2 * seed + i) for i, name in enumerate(names)], seed)
            won += 1.0 if scores[seat] > scores[1 - seat] else 0.5 if scores[seat] == scores[1 - seat] else 0.0
    return won / (2 * deals)


@pytest.mark.parametrize("game_id", GAMES)
def test_the_lowest_level_is_for_newcomers(game_id: str) -> None:
    """The simplest sensible player wins 50 to 65 %, as far as 200 games of fixed deals can tell."""
    assert 0.45 <= share(games.make(game_id, players=2), SIMPLEST[game_id], "novice", 100) <= 0.7


@pytest.mark.parametrize("game_id", GAMES)
def test_levels_are_steps(game_id: str) -> None:
    """Two steps up are clearly stronger, and no step is a leap."""
    game = games.make(game_id, players=2)
    levels = bots.levels(game_id)[:-1]
    for below, above in itertools.pairwise(levels):
        assert 0.5 <= share(game, above, below, 50) <= 0.82, (above, below)


@pytest.mark.parametrize(
    ("game_id", "names"),
    [
        ("cablecar", ("newcomer", "casual", "skilled", "strong")),
        ("tickets", ("one_step", "normal", "skilled", "hard")),
    ],
)
def test_levels_keep_their_order_at_tables_of_four(game_id: str, names: tuple[str, ...]) -> None:
    """Who is of a higher level is ahead of more of the others, each deal from every seat."""
    game = games.make(game_id, players=4)
    beaten = [0] * 4
    for seed in range(25):
        for first in range(4):
            seats = [(seat + first) % 4 for seat in range(4)]
            scores = play(game, [bots.make(game, names[who], seed=seed) for who in seats], seed)
            for seat, who in enumerate(seats):
                beaten[who] += sum(scores[seat] > other for other in scores)
    assert beaten == sorted(beaten)


def test_who_sees_nothing_takes_what_they_like_best() -> None:
    for seed in range(20):
        assert settle(np.array([0.0, 5.0, 1.0]), 3, temper(0.1, 0.0), new_rng(seed)) == 1


def test_sight_and_temperature_make_mistakes_plausible() -> None:
    """Overlooking the best means the second best at low temperatures; high ones know no order."""

    def counts(who: Any) -> list[int]:
        found = [settle(np.array([3.0, 2.0, -9.0]), 3, who, new_rng(seed)) for seed in range(300)]
        return [found.count(i) for i in range(3)]

    assert temper(1.0, 0.5).dtype == TEMPER
    sharp = counts(temper(0.05, 0.7))
    assert sharp[0] > 180
    assert sharp[1] > 30
    assert sharp[2] < 40
    assert min(counts(temper(100.0, 1.0))) > 70
