"""`fogcity board`: check, draw and stats of board files."""

import json
from pathlib import Path

import pytest

from test_cli import fogcity

BOARD = Path(__file__).parents[2] / "src" / "fogcity" / "games" / "tickets" / "data" / "san_francisco.toml"


@pytest.fixture
def bad(tmp_path: Path) -> Path:
    """A board with two mistakes."""
    path = tmp_path / "bad.toml"
    text = BOARD.read_text(encoding="utf-8").replace('["castro", "mission_district"]', '["castrp", "mission_district"]')
    path.write_text(text.replace('["red", "blue"]', '["pink", "blue"]'), encoding="utf-8")
    return path


def test_check_says_everything_that_is_wrong(bad: Path) -> None:
    """TK-4: every problem at once, with where it is and what to do."""
    assert "good board: 18 locations, 46 tracks, 24 tickets" in fogcity("board", "check", BOARD).stdout
    run = fogcity("board", "check", bad, check=2)
    assert "'pink' is not a track color" in run.stdout
    assert "did you mean `castro`?" in run.stdout
    assert run.stderr.count("\n") == 1
    answer = json.loads(fogcity("board", "check", bad, "--json", check=2).stdout)
    assert len(answer["problems"]) == 2


def test_check_warns_of_what_is_only_odd(tmp_path: Path) -> None:
    odd = tmp_path / "odd.toml"
    odd.write_text(BOARD.read_text(encoding="utf-8").replace('name = "Castro"', 'name = "Presidio"'), encoding="utf-8")
    said = fogcity("board", "check", odd).stdout
    assert "is a good board" in said
    assert "warning: presidio and castro have the same name" in said
    answer = json.loads(fogcity("board", "check", odd, "--json").stdout)
    assert (answer["valid"], len(answer["warnings"])) == (True, 1)


def test_draw_makes_a_picture(tmp_path: Path, bad: Path) -> None:
    fogcity("board", "draw", BOARD, "-o", tmp_path / "map.svg")
    assert (tmp_path / "map.svg").read_text(encoding="utf-8").startswith("<svg")
    fogcity("board", "draw", BOARD, "-o", tmp_path / "map.png", "--width", "300")
    assert (tmp_path / "map.png").read_bytes().startswith(b"\x89PNG")
    assert "name the picture so" in fogcity("board", "draw", BOARD, "-o", tmp_path / "map.gif", check=2).stderr
    assert fogcity("board", "draw", bad, "-o", tmp_path / "bad.svg", check=2).stderr.count("\n") == 1
    assert not (tmp_path / "bad.svg").exists()


def test_stats_measure_a_board() -> None:
    """TK-4: every ticket of our board is worth its shortest path."""
    report = json.loads(fogcity("board", "stats", BOARD, "--json").stdout)
    assert all(ticket["points"] == ticket["shortest"] for ticket in report["tickets"])
    text = fogcity("board", "stats", BOARD).stdout
    assert "San Francisco: 18 locations, 36 routes" in text
    assert "golden_gate_bridge-potrero_hill" in text


def test_a_game_on_a_board_of_ones_own(tmp_path: Path) -> None:
    """A board file is an option of a table, and its text goes into the record."""
    mine = tmp_path / "mine.toml"
    mine.write_text(BOARD.read_text(encoding="utf-8").replace("Castro", "My Street"), encoding="utf-8")
    fogcity("simulate", "tickets", "--games", "1", "--board", mine, "--records", tmp_path / "games")
    (kept,) = (tmp_path / "games").iterdir()
    assert "My Street" in json.loads(kept.read_text(encoding="utf-8"))["options"]["board"]
    assert "Verified" in fogcity("verify", kept).stdout
