"""Bots of others in Python: by module and class, by file and class, and by the entry points of packages."""

import re
import subprocess
import sys
from pathlib import Path

import pytest
from click.testing import CliRunner

from fogcity import games, registry
from fogcity.arena import stats
from fogcity.arena.match import Plan
from fogcity.arena.run import local, run
from fogcity.bots import Budget
from fogcity.bots.outside import Loaded, _said, make_any
from fogcity.cli.arena import arena, ladder
from fogcity.cli.bot import bot as bot_command
from fogcity.cli.play import play
from fogcity.games import BadInput

MINE = """
import helper

class First:
    name = "first"

    def choose(self, game, veiled, seat, actions, **more):
        return helper.first(actions)

class Careful(First):
    name = "careful"

    def __init__(self, game, seed, budget):
        self.game, self.seed, self.budget = game, seed, budget

class Everything(First):
    def __init__(self, **keywords):
        self.keywords = keywords

class Raises(First):
    name = "raises"

    def choose(self, game, veiled, seat, actions, **more):
        raise KeyError("my plan")

class Cheats(First):
    name = "cheats"

    def choose(self, game, veiled, seat, actions, **more):
        return -1

class Wants(First):
    def __init__(self, everything):
        pass

class Mute:
    pass

NUMBER = 5
"""
HELPER = "def first(actions):\n    return actions[0]\n"


@pytest.fixture
def folder(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> Path:
    """A folder with bots, where we are."""
    (tmp_path / "mine.py").write_text(MINE, encoding="utf-8")
    (tmp_path / "helper.py").write_text(HELPER, encoding="utf-8")
    (tmp_path / "broken.py").write_text("import json\n\nx = 1 / 0\n", encoding="utf-8")
    monkeypatch.chdir(tmp_path)
    monkeypatch.setattr(sys, "path", list(sys.path))
    for name in ("mine", "helper"):
        monkeypatch.delitem(sys.modules, name, raising=False)
    return tmp_path


def plan(*bots: str, count: int = 2) -> Plan:
    return Plan("cablecar", games.make("cablecar", players=2).options.values(), bots, count)


def test_a_file_and_a_class_play(folder: Path) -> None:
    (result, *_) = results = list(run(plan(f"{folder / 'mine.py'}:First", "mine.py:Careful@77"), local(1)))
    assert result.names == ["first", "careful"]
    assert result.forfeits == [0, 0]
    assert {bot["name"] for bot in stats.summary(stats.named(results))["bots"]} == {"first", "careful"}


def test_other_processes_find_them_too(folder: Path) -> None:
    setting = plan("mine.py:First", "mine.py:Careful")
    expected = {result.key: result.log for result in run(setting, local(1))}
    assert {result.key: result.log for result in run(setting, local(2))} == expected


def test_a_class_gets_what_it_asks_for(folder: Path) -> None:
    game = games.make("cablecar")
    careful = make_any(game, "mine.py:Careful@77", seed=9)
    assert isinstance(careful, Loaded)
    assert (careful.bot.game, careful.bot.seed, careful.bot.budget) == (game, 9, Budget(iterations=77))
    everything = make_any(game, "mine.py:Everything", seed=9, budget=Budget(seconds=2))
    assert isinstance(everything, Loaded)
    assert everything.bot.keywords == {"game": game, "seed": 9, "budget": Budget(seconds=2)}


@pytest.mark.parametrize(
    ("name", "fault"), [("Raises", r"KeyError: 'my plan' \(mine.py, line 24\)"), ("Cheats", "chose -1, which is not")]
)
def test_faults_cost_moves_and_are_told(folder: Path, name: str, fault: str) -> None:
    done = CliRunner().invoke(arena, ["cablecar", "--bots", f"mine.py:{name},random", "--games", "2", "--workers", "1"])
    assert done.exception is None
    assert re.search(rf"{name.lower()}, \d+ times: .*{fault}", done.output), done.output


@pytest.mark.parametrize(
    ("name", "message"),
    [
        ("mine.py:Nobody", "no class 'Nobody' in mine.py"),
        ("mine.py:NUMBER", "no class 'NUMBER'"),
        ("nowhere.py:Mine", "there is no file"),
        ("no.such.module:Mine", "ModuleNotFoundError"),
        ("broken.py:Mine", r"ZeroDivisionError: division by zero \(broken.py, line 3\)"),
        ("mine.py:Wants", "missing 1 required positional argument: 'everything'$"),
        ("mine.py:Mute", "has no method choose"),
        ("mine.py:First@soon", "not a budget"),
    ],
)
def test_what_cannot_be_loaded_is_said_in_a_line(folder: Path, name: str, message: str) -> None:
    with pytest.raises(BadInput, match=message):
        plan(name, "random")


def test_a_package_whose_name_begins_like_ours_is_not_ours() -> None:
    with pytest.raises(ZeroDivisionError) as caught:
        exec(compile("1 / 0", f"{registry.OWN}_bots/theirs.py", "exec"))
    assert _said(caught.value) == "ZeroDivisionError: division by zero (theirs.py, line 1)"


def test_a_module_is_found_from_here_by_the_command(folder: Path) -> None:
    command = [sys.executable, "-m", "fogcity", "arena", "cablecar", "--bots", "mine:First,random", "--games", "2"]
    done = subprocess.run([*command, "--workers", "1"], capture_output=True, text=True, check=False)
    assert done.returncode == 0, done.stderr
    assert "first " in done.stdout


def test_play_and_the_ladder_take_them(folder: Path) -> None:
    line = "cablecar --plain --players 3 --first 1 --bots mine.py:First,random".split()
    done = CliRunner().invoke(play, line, input="log\nquit\n", env={"XDG_DATA_HOME": str(folder)})
    assert done.exception is None, done.output
    with pytest.raises(BadInput, match="3 bots for 2 seats"):
        CliRunner().invoke(play, [*line[:-1], "random,random,random"], catch_exceptions=False)
    with pytest.raises(BadInput, match="no class 'Nobody'"):
        CliRunner().invoke(ladder, ["cablecar", "--bots", "mine.py:Nobody"], catch_exceptions=False)
    served = CliRunner().invoke(
        bot_command, ["serve", "mine.py:First"], input='{"type": "hello", "game": "cablecar", "options": {}}\n'
    )
    assert '"name": "first"' in served.output


def test_a_package_brings_a_bot_by_an_entry_point(folder: Path) -> None:
    info = folder / "mine-1.0.dist-info"
    info.mkdir()
    (info / "METADATA").write_text("Metadata-Version: 2.1\nName: mine\nVersion: 1.0\n", encoding="utf-8")
    (info / "entry_points.txt").write_text("[fogcity.bots]\ncablecar.first = mine:First\n", encoding="utf-8")
    python = [sys.executable, "-m", "fogcity"]
    listed = subprocess.run([*python, "bot", "list", "cablecar"], capture_output=True, text=True, check=True)
    assert ", first" in listed.stdout
    other = subprocess.run([*python, "bot", "list", "tickets"], capture_output=True, text=True, check=True)
    assert "first" not in other.stdout
    line = ["arena", "cablecar", "--bots", "first,random", "--games", "2", "--workers", "1", "--json"]
    assert '"name": "first"' in subprocess.run([*python, *line], capture_output=True, text=True, check=True).stdout
