"""Bots in play: never an illegal action in thousands of games, with all options, and stronger where they should be."""

from collections.abc import Sequence
from typing import Any

import numpy as np
import pytest

from fogcity import bots, games
from fogcity.bots import LEVELS, Bot, Budget
from fogcity.games import Game
from fogcity.kernel import new_rng

QUICK = {
    "cablecar": ("random", "one_ply", "greedy", "lines"),
    "tickets": ("random", "long_routes", "one_step", "route_focus", "destination_hungry", "planner", "easy"),
}
OPTIONS: list[tuple[str, dict[str, Any]]] = [
    ("cablecar", {"players": 2}),
    ("cablecar", {"players": 3, "rotate": True}),
    ("cablecar", {"players": 4, "hand": 3}),
    ("cablecar", {"players": 5, "companies": True}),
    ("cablecar", {"players": 6, "companies": True, "hand": 2, "rotate": True}),
    ("tickets", {"players": 2}),
    ("tickets", {"players": 3}),
    ("tickets", {"players": 4}),
]


def play(game: Game, players: Sequence[Bot], seed: int) -> list[int]:
    """A game between bots that ends with an error at the first illegal action; returns the scores."""
    rules = game.rules
    states = np.zeros(1, rules.STATE)
    rules.start(game.setup, states[0], new_rng(seed))
    ply = 0
    while waiting := game.waiting(states[0]):
        seat = waiting[0]
        actions = game.numbers(states[0], seat)
        action = players[seat].choose(game, game.veiled(states[0], seat), seat, actions)
        ply += 1
        assert action in actions, f"{players[seat].name} played {action} in game {seed}, ply {ply}"
        rules.apply_at(game.setups, states, 0, seat, action, new_rng(seed, ply))
    return game.scores(states[0])


@pytest.mark.parametrize(("game_id", "options"), OPTIONS)
def test_quick_bots_play_legally_in_all_games(game_id: str, options: dict[str, Any]) -> None:
    """About 2000 games in all, every bot from every seat."""
    game = games.make(game_id, **options)
    names = QUICK[game_id]
    for seed in range(250):
        players = [bots.make(game, names[(seed + seat) % len(names)], seed=seed) for seat in range(game.players)]
        play(game, players, seed)


@pytest.mark.parametrize(("game_id", "options"), OPTIONS)
def test_search_plays_legally_in_all_games(game_id: str, options: dict[str, Any]) -> None:
    game = games.make(game_id, **options)
    for seed in range(2):
        play(game, [bots.make(game, "search@25", seed=seat) for seat in range(game.players)], seed)


def wins(game: Game, one: str, other: str, deals: int) -> float:
    """The share of games that a bot wins, each deal from both seats."""
    won = 0.0
    for seed in range(deals):
        for seat in range(2):
            names = (one, other) if seat == 0 else (other, one)
            scores = play(game, [bots.make(game, name, seed=seed) for name in names], seed)
            won += 1.0 if scores[seat] > scores[1 - seat] else 0.5 if scores[seat] == scores[1 - seat] else 0.0
    return won / (2 * deals)


@pytest.mark.parametrize(
    ("game_id", "one", "other", "deals"),
    [
        ("cablecar", "one_ply", "random", 20),
        ("cablecar", "greedy", "one_ply", 20),
        ("cablecar", "lines", "greedy", 20),
        ("cablecar", "search@200", "greedy", 4),
        ("tickets", "one_step", "random", 20),
        ("tickets", "planner", "long_routes", 20),
        ("tickets", "search@200", "long_routes", 4),
    ],
)
def test_stronger_bots_win(game_id: str, one: str, other: str, deals: int) -> None:
    """Fixed deals and budgets of iterations: the same result every time."""
    assert wins(games.make(game_id, players=2), one, other, deals) >= 0.75


@pytest.mark.parametrize("game_id", games.names())
def test_levels_exist_in_order(game_id: str) -> None:
    game = games.make(game_id, players=2)
    levels = bots.levels(game_id)
    made = [bots.make(game, level, seed=0, budget=Budget(iterations=10)) for level in levels]
    assert [bot.name for bot in made] == list(levels)
    assert set(bots.BASIC) <= set(levels), "tables and records name these"
    assert list(levels) == [level for level in LEVELS if level in levels]
