"""The test that stops early: right when bots differ, and hardly ever wrong when they do not."""

from pathlib import Path

import numpy as np
import pytest
from click.testing import CliRunner

from arena.test_arena import made_up, plan
from fogcity.arena.sequential import judge, verdict
from fogcity.cli.arena import arena
from fogcity.games import BadInput


@pytest.mark.parametrize("even", [1 / 2, 1 / 4])
def test_even_bots_are_seldom_told_apart(even: float) -> None:
    """At most 1 match in 20, although one looks after every deal of 400."""
    chance = np.random.default_rng(1)
    wrong = sum(judge((chance.random(400) < even).astype(float), even).sure for _ in range(400))
    assert wrong / 400 <= 0.05


@pytest.mark.parametrize(("wins", "better"), [(0.65, True), (0.35, False)])
def test_unlike_bots_are_told_apart_early(wins: float, better: bool) -> None:
    chance = np.random.default_rng(2)
    found = [judge(chance.binomial(2, wins, 400) / 2, 0.5) for _ in range(50)]
    assert all(one.sure and one.better == better for one in found)
    assert np.mean([one.deals for one in found]) < 100


def test_deals_count_in_their_order_and_only_when_they_are_complete() -> None:
    setting = plan("lines", "random", count=200)
    won = [made_up(("lines", "random"), [1, 0], deal, rotation) for deal in range(100) for rotation in range(2)]
    assert verdict(setting, won).sure
    assert verdict(setting, won[1:]).deals == 0
    assert verdict(setting, won[:9]).deals == 4


def test_the_command_stops_when_it_is_sure(tmp_path: Path) -> None:
    asked = ["cablecar", "--bots", "lines,random", "--games", "400", "--workers", "1", "--until-sure"]
    answer = CliRunner().invoke(arena, asked)
    assert answer.exit_code == 0, answer.output
    assert "lines: better than an even share after" in answer.output
    assert "400 games" not in answer.output
    answer = CliRunner().invoke(arena, ["cablecar", "--bots", "lines,random,greedy", "--players", "2", "--until-sure"])
    assert isinstance(answer.exception, BadInput)
