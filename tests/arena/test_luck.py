"""Margins without luck: the mean stays, the interval gets narrower, and the luck is that of reviews."""

import json
import random

import numpy as np
import pytest
from click.testing import CliRunner

from arena.test_arena import plan
from fogcity import games
from fogcity.arena import luck
from fogcity.arena.match import play
from fogcity.bots.chances import shares
from fogcity.cli.arena import arena
from fogcity.kernel import new_rng
from fogcity.review.foresight import Foresight
from fogcity.simulation import random_table
from fogcity.table import Table

DEALS = 400


def test_what_is_taken_off_has_mean_zero_and_explains_a_part() -> None:
    chance = random.Random(1)
    deals = [number for number in range(DEALS) for _ in range(2)]
    own = [(chance.gauss(0, 1), chance.gauss(0, 1)) for _ in deals]
    noise = [chance.gauss(0, 1) for _ in deals]
    values = [5 + 16 * wins + 12 * points + 10 * rest for (wins, points), rest in zip(own, noise, strict=True)]
    found = luck.adjusted(deals, values, own)
    assert found is not None
    assert found.interval[0] < 5 < found.interval[1]
    assert 1.9 < found.narrower < 2.6, "a part of 80 % is explained"
    useless = luck.adjusted(deals, noise, own)
    assert useless is not None
    assert 0.95 < useless.narrower < 1.05
    assert luck.adjusted(deals[:20], values[:20], own[:20]) is None, "ten deals are too few"
    same = luck.adjusted(deals, values, [(0.0, 0.0)] * len(deals))
    assert same is not None
    assert same.narrower == 1


def test_no_game_has_a_say_in_its_own_correction() -> None:
    chance = random.Random(2)
    means = np.array([(chance.gauss(3, 1), chance.gauss(0, 1), chance.gauss(0, 1)) for _ in range(100)])
    moved = means.copy()
    moved[:: luck.FOLDS, 0] = 99.0
    before, after = luck.slopes(means), luck.slopes(moved)
    assert (before[0] == after[0]).all()
    assert (before[1:] != after[1:]).all()


def test_luck_judged_at_later_turns_has_mean_zero_over_all_outcomes() -> None:
    """Whatever tile comes, weighted by how likely it is; so do chances of all seats together."""
    game = games.make("cablecar", players=2)
    table, judge = Table(game, secret=bytes(32)), Foresight(game)
    (seat,) = table.waiting
    draw = game.read(table.state, seat, "+").number
    lucks, known = [], {}
    for number in range(400):
        after = game.restore(table.state.tobytes())
        game.rules.apply(game.setup, after[0], seat, draw, new_rng(7, number))
        tile = after.tobytes()
        if tile not in known:
            known[tile] = judge.step(table.state, seat, draw, after[0], "")
        lucks.append(known[tile])
    mean, error = np.mean(lucks, axis=0), np.std(lucks, axis=0) / len(lucks) ** 0.5
    assert (np.abs(mean) < 3 * error).all()
    assert np.sum(lucks, axis=0)[:2].sum() == pytest.approx(0, abs=1e-6)
    assert (judge.step(table.state, seat, table.numbers(seat)[0], after[0], "") != 0).any(), "a tile is drawn"


@pytest.mark.parametrize("game_id", ["cablecar", "tickets"])
def test_a_game_that_is_over_is_worth_its_result(game_id: str) -> None:
    """At every look, in chances to win and in points."""
    game = games.make(game_id, players=3)
    table = random_table(game, seed=3, number=0)
    looks = Foresight(game).worth(table.state).reshape(-1, 2, 3)
    scores = game.scores(table.state)
    ahead = [own - max(scores[:seat] + scores[seat + 1 :]) for seat, own in enumerate(scores)]
    assert len(looks) >= 3
    for wins, points in looks:
        assert wins == pytest.approx(shares(game, table.state))
        assert points == pytest.approx(ahead)


@pytest.mark.usefixtures("hasty")
def test_the_luck_of_a_game_is_that_of_its_bots() -> None:
    setting = plan("greedy", "random", count=2)
    results = [play(setting, match) for match in setting.matches()]
    found = [luck.luck(setting, result) for result in results]
    assert all(abs(sum(parts[0] for parts in each)) < 1e-6 for each in found)
    assert len({tuple(each) for each in found}) == len(found)


@pytest.mark.usefixtures("hasty")
def test_the_command_tells_margins_without_luck() -> None:
    line = "cablecar --bots greedy,random --games 40 --luck --workers 1 --json"
    done = CliRunner().invoke(arena, line.split(), catch_exceptions=False)
    figures = json.loads(done.stdout)["without_luck"]
    assert set(figures) == {"greedy", "random"}
    low, high = figures["greedy"]["margin"]["interval"]
    assert low < figures["greedy"]["margin"]["mean"] < high
    assert abs(figures["greedy"]["margin"]["mean"] + figures["random"]["margin"]["mean"]) < 1e-6
    few = CliRunner().invoke(arena, line.replace("40", "4").split(), catch_exceptions=False)
    assert '"margin": null' in few.stdout
