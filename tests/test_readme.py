"""The README is true: its Python runs, its commands exist, its links work."""

import doctest
import re
import subprocess
import sys
from dataclasses import fields
from pathlib import Path

import click
import pytest

from fogcity import games

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


def code(page: Path) -> list[str]:
    """Everything that a page writes as code: words in backquotes, and the lines of blocks."""
    text = page.read_text(encoding="utf-8")
    outside = re.sub(r"^```.*?^```", "", text, flags=re.DOTALL | re.MULTILINE)
    lines = [line for block in blocks(page, r"[a-z]*") for line in block.splitlines()]
    return re.findall(r"`([^`]+)`", outside) + lines


@pytest.mark.parametrize("page", PAGES, ids=lambda page: page.name)
def test_commands_that_pages_name_exist(page: Path) -> None:
    """Every `fogcity …` with its flags, and every `make …`."""
    from fogcity.cli import cli

    flags = {f"--{part.name}" for name in games.names() for part in fields(games.kind(name).options_type)}
    targets = set(re.findall(r"^([a-z]+):", (ROOT / "Makefile").read_text(encoding="utf-8"), re.MULTILINE))
    for line in code(page):
        words = re.sub(r"\s#.*|[\[\]]", "", re.sub(r""""[^"]*"|'[^']*'""", "quoted", line.strip())).split()
        while words and ("=" in words[0] or words[0] == "$"):  # a variable of the environment, or a prompt
            words = words[1:]
        if not words or not re.fullmatch(r"(.*/)?(fogcity|make)", words[0]):
            continue
        if words[0] == "make":
            assert set(words[1:2]) <= targets, line
            continue
        command: click.Command = cli
        for word in words[1:]:
            if isinstance(command, click.Group) and not word.startswith("-"):
                found = command.get_command(click.Context(command), word)
                assert found is not None, line
                command = found
        known = {name for part in command.params for name in (*part.opts, *part.secondary_opts)} | {"--help"} | flags
        named = {word.partition("=")[0].rstrip("`,") for word in words if word.startswith("--")}
        assert command is cli or named <= known, f"{line}: {named - known}"


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
