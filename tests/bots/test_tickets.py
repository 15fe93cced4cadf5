"""The bots of Ticket to Ride: San Francisco: last turns are solved, and a rush is seen coming."""

from itertools import pairwise
from typing import Any

import numpy as np

from bots.test_play import play
from fogcity import bots, games
from fogcity.bots.tickets import Planned, last, styles
from fogcity.bots.tickets.plan import STYLE
from fogcity.games.tickets.state import CLAIM_WORD, TICKET_CHOICE, TICKETS, TURN
from fogcity.kernel import new_rng


def last_turns(deals: range, name: str) -> list[tuple[Any, int, int]]:
    """All positions of last turns in games of two bots, with the seat and the bot's choice."""
    game = games.make("tickets", players=2)
    found = []
    for seed in deals:
        players = [bots.make(game, name, seed=seed + seat) for seat in range(2)]
        states = np.zeros(1, game.rules.STATE)
        game.rules.start(game.setup, states[0], new_rng(seed))
        ply = 0
        while waiting := game.waiting(states[0]):
            seat = waiting[0]
            veiled = game.veiled(states[0], seat)
            action = players[seat].choose(game, veiled, seat, game.numbers(states[0], seat))
            if states[0].last_turns > 0 and states[0].phase in (TURN, TICKET_CHOICE):
                found.append((veiled, seat, action))
            ply += 1
            game.rules.apply_at(game.setups, states, 0, seat, action, new_rng(seed, ply))
    return found


def best_claim(game: Any, s: Any, seat: int) -> float:
    """The most points that a claim adds at once, by the rules alone."""
    before = game.scores(s)[seat]
    best = 0.0
    for action in game.numbers(s, seat):
        if action >> 6 >= CLAIM_WORD:
            after = game.copy(s)
            game.rules.apply(game.setup, after, seat, action, new_rng(1))
            if after.phase == 4:  # two tokens to choose from: either counts as much
                game.rules.apply(game.setup, after, seat, 12, new_rng(1))
            best = max(best, game.scores(after)[seat] - before)
    return best


def test_no_points_are_lost_on_last_turns() -> None:
    """What the solver says of claims is what the rules come to; search follows it."""
    game = games.make("tickets", players=2)
    mask = np.zeros(game.rules.WORDS, np.uint64)
    claims = 0
    for veiled, seat, action in [*last_turns(range(40), "planner"), *last_turns(range(3), "search@30")]:
        if veiled.phase != TURN:
            continue
        best = best_claim(game, veiled, seat)
        solved, worth = last.solve(game.setup, veiled, seat, mask)
        if solved == last.NOTHING:
            assert best == 0.0
            continue
        assert action == solved
        if solved == TICKETS:
            assert worth > best
        else:
            assert worth == best
            claims += 1
    assert claims > 20


def test_the_first_search_stays_as_it_was() -> None:
    """Its choices in a whole game with a budget of iterations never change, but with the rules."""
    game = games.make("tickets", players=2)
    one, other = (bots.make(game, name, seed=3) for name in ("search1@40", "planner"))
    first: Any = one
    style, knobs = first.grow.arguments[4:6]
    assert (style["first"], style["watch"], knobs["exact"]) == (1, 0, 0)
    assert len(play(game, [one, other], 5)) == 2


def test_the_planner_sees_a_rush_coming() -> None:
    """Against a player that keeps one ticket and spends its cars on whatever is cheapest the planner drops goals."""
    game = games.make("tickets", players=2)
    rush = np.array((1, 0, 99.0, 99, 2.0, 0.3, 0.0, 20.0, 0, 3.0, 0.0, 0), STYLE)[()]
    blind = np.array([styles.PLANNER], STYLE)
    blind["watch"] = 0.0
    points = []
    for style in (styles.PLANNER, blind[0]):
        total = 0
        for seed in range(60):
            for seat in range(2):
                pair = [Planned("planner", seed, style), Planned("rush", seed, rush)]
                total += play(game, pair if seat == 0 else pair[::-1], seed)[seat]
        points.append(total / 120)
    assert all(watching >= without for watching, without in pairwise(points)), points
