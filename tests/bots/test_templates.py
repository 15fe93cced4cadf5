"""The templates of docs/bot-templates: each is short and plays whole legal games of every game."""

import os
import subprocess
import sys
import sysconfig
from pathlib import Path

import pytest

from fogcity import games
from fogcity.arena.match import Plan
from fogcity.arena.run import local, run

FOLDER = Path(__file__).parents[2] / "docs" / "bot-templates"
TEMPLATES = {"bot.py": "python template", "bot.mjs": "javascript template", "bot.go": "go template"}
MOST_LINES = 60
HOUR = "3600s"
"""The program may be kept waiting by whatever else runs on this machine."""


def tool(name: str) -> str:
    """A program of the development environment."""
    return str(Path(sysconfig.get_path("scripts")) / name)


@pytest.fixture(scope="module")
def built(tmp_path_factory: pytest.TempPathFactory) -> Path:
    """The template in Go as a program."""
    program = tmp_path_factory.mktemp("go") / "my_bot"
    environment = os.environ | {"GOTOOLCHAIN": "local", "GOFLAGS": "-mod=mod", "GOPROXY": "off"}
    command = [tool("go"), "build", "-o", str(program), str(FOLDER / "bot.go")]
    subprocess.run(command, env=environment, check=True)
    return program


@pytest.mark.parametrize("file", TEMPLATES)
def test_a_template_plays_whole_legal_games(file: str, request: pytest.FixtureRequest) -> None:
    assert len((FOLDER / file).read_text(encoding="utf-8").splitlines()) < MOST_LINES
    command = {
        "bot.py": lambda: f"{sys.executable} {FOLDER / file}",
        "bot.mjs": lambda: f"{tool('node')} {FOLDER / file}",
        "bot.go": lambda: str(request.getfixturevalue("built")),
    }[file]()
    for game in games.names():
        options = games.make(game, players=3).options.values()
        plan = Plan(game, options, (f"cmd:{command}", "random"), games=3, seed=4, budget=HOUR)
        results = list(run(plan, local(1)))
        assert len(results) == 3
        for result in results:
            assert result.names == [TEMPLATES[file], "random", "random"]
            assert (result.forfeits, result.faults[0]) == ([0, 0, 0], {})
            assert result.moves[0] > 5
        again = list(run(plan, local(1)))
        assert [result.log for result in again] == [result.log for result in results], "the same seed, the same games"


def test_every_template_is_shown() -> None:
    page = (FOLDER.parent / "bots.md").read_text(encoding="utf-8")
    assert {path.name for path in FOLDER.iterdir() if path.is_file()} == set(TEMPLATES)
    for file in TEMPLATES:
        assert f"(bot-templates/{file})" in page
