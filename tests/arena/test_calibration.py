"""Chances to win: they add up to 1 for every seat, and the figures about them are right."""

from pathlib import Path

import numpy as np
import pytest
from click.testing import CliRunner

from fogcity import bots, games
from fogcity.arena import calibration
from fogcity.bots import chances
from fogcity.cli.arena import calibrate
from fogcity.games import BadInput
from fogcity.table import Table


@pytest.mark.parametrize(("game_id", "players"), [("cablecar", 2), ("cablecar", 5), ("tickets", 2), ("tickets", 4)])
def test_every_seat_names_chances_of_all_that_add_up_to_one(game_id: str, players: int) -> None:
    game = games.make(game_id, players=players)
    outlook, table = chances.outlook(game), Table(game, secret=bytes(32))
    bot = bots.make(game, "policy", seed=1)
    while not table.over:
        for seat in range(players):
            told = outlook(table.veiled(seat), seat)
            assert len(told) == players
            assert sum(told) == pytest.approx(1)
            assert min(told) >= 0
        seat = table.waiting[0]
        table.play(seat, bot.choose(game, table.veiled(seat), seat, table.numbers(seat)))
    assert outlook(table.veiled(0), 0) == chances.shares(game, table.state)
    assert sum(chances.shares(game, table.state)) == pytest.approx(1)


def test_chances_are_of_seats_and_not_of_who_looks() -> None:
    """Late in a game that one seat wins clearly, all seats see the same favorite."""
    game = games.make("cablecar", players=3)
    outlook, table = chances.outlook(game), Table(game, secret=bytes(31) + b"\1")
    players = [bots.make(game, name, seed=1) for name in ("random", "policy", "random")]
    while not table.over:
        if len(table.log) == 50:
            assert {int(np.argmax(outlook(table.veiled(seat), seat))) for seat in range(3)} == {1}
        seat = table.waiting[0]
        table.play(seat, players[seat].choose(game, table.veiled(seat), seat, table.numbers(seat)))


def test_chances_name_the_network_they_come_from() -> None:
    assert chances.version("cablecar") == chances.version("cablecar") != chances.version("tickets")
    with pytest.raises(BadInput, match="without options"):
        chances.outlook(games.make("cablecar", players=2, companies=True))


def test_figures_tell_how_far_chances_are_off() -> None:
    """One half of all seats win, but they say 30 and 70 %: off by 20 points whoever wins."""
    wrong = [calibration.tally(np.array([[0.3, 0.7]] * 8), np.array(came)) for came in ([1.0, 0.0], [0.0, 1.0]) * 50]
    told = calibration.figures(wrong)
    assert told["error"] == pytest.approx(0.2)
    assert told["brier"]["mean"] == pytest.approx((0.49 + 0.09) / 2)
    assert told["judgments"] == 100 * 16
    assert [point["came"] for point in told["bins"]] == pytest.approx([0.5, 0.5])
    right = [calibration.tally(np.array([[0.5, 0.5]] * 8), np.array(came)) for came in ([1.0, 0.0], [0.0, 1.0]) * 50]
    assert calibration.figures(right)["error"] == pytest.approx(0)


def test_quarters_are_of_the_steps_of_a_game() -> None:
    said = np.array([[0.5, 0.5], [0.5, 0.5], [0.5, 0.5], [1.0, 0.0]])
    told = calibration.figures([calibration.tally(said, np.array([1.0, 0.0]))] * 2)
    assert [quarter["mean"] for quarter in told["quarters"]] == pytest.approx([0.25, 0.25, 0.25, 0])


def test_the_command_writes_a_page_and_its_plot(tmp_path: Path) -> None:
    page, plot = tmp_path / "calibration.md", tmp_path / "plot.html"
    asked = ["cablecar", "--players", "2", "--games", "2", "--workers", "1", "--to", str(page), "--report", str(plot)]
    answer = CliRunner().invoke(calibrate, asked)
    assert answer.exit_code == 0, answer.output
    assert "calibration error" in page.read_text()
    assert f"chances {chances.version('cablecar')}" in page.read_text()
    assert "how often it won" in plot.read_text()
    answer = CliRunner().invoke(calibrate, ["tickets", "--players", "6"])
    assert isinstance(answer.exception, BadInput)
