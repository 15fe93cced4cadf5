"""What the README shows is true: its Python runs, its commands exist, its links lead somewhere."""

import doctest
import re
import subprocess
import sys
from pathlib import Path

import click
import pytest

ROOT = Path(__file__).parents[1]
PAGES = [ROOT / "README.md", ROOT / "CONTRIBUTING.md", *sorted((ROOT / "docs").rglob("*.md"))]


def blocks(page: Path, language: str) -> list[str]:
    return re.findall(rf"^```{language}\n(.*?)^```", page.read_text(encoding="utf-8"), re.DOTALL | re.MULTILINE)


def test_the_library_example_runs() -> None:
    (example,) = blocks(ROOT / "README.md", "python")
    run = subprocess.run([sys.executable, "-c", example], capture_output=True, text=True, check=False)
    assert run.returncode == 0, run.stderr
    assert run.stdout.startswith("{'yellow': ")


@pytest.mark.parametrize("page", PAGES, ids=lambda page: page.name)
def test_links_lead_somewhere(page: Path) -> None:
    text = page.read_text(encoding="utf-8")
    links = re.findall(r"\]\(([^)#:]+?)(?:#[^)]*)?\)", text) + re.findall(r'(?:src|srcset)="([^":]+)"', text)
    for link in links:
        assert (page.parent / link).exists(), f"{page.name} points to {link}"


def test_commands_that_the_readme_names_exist() -> None:
    from fogcity.cli import cli

    known = cli.list_commands(click.Context(cli))
    named = set(re.findall(r"fogcity ([a-z]+)", (ROOT / "README.md").read_text(encoding="utf-8")))
    assert named <= {*known, "import"}


def test_the_example_of_the_page_about_boards_runs(tmp_path: Path) -> None:
    from fogcity.games.tickets import board_file

    (example,) = blocks(ROOT / "docs" / "boards.md", "python")
    data = Path(board_file.__file__).parent / "data" / "san_francisco.toml"
    (tmp_path / "my_board.toml").write_text(data.read_text(encoding="utf-8"), encoding="utf-8")
    run = subprocess.run([sys.executable, "-c", example], cwd=tmp_path, capture_output=True, text=True, check=False)
    assert run.returncode == 0, run.stderr
    assert (tmp_path / "my_board.svg").read_text(encoding="utf-8").startswith("<svg")


def test_the_typed_in_game_of_the_page_is_valid() -> None:
    from fogcity.games.tickets import TicketsOptions
    from fogcity.games.tickets.check import check

    (example,) = blocks(ROOT / "docs" / "games" / "tickets.md", "json")
    assert check(example, TicketsOptions())["error"] is None


def test_the_examples_of_the_page_about_positions_are_true() -> None:
    failed, tried = doctest.testfile(str(ROOT / "docs" / "positions.md"), module_relative=False)
    assert tried > 10
    assert failed == 0
