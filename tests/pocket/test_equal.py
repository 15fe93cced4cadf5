"""Modules give the same games, byte for byte, and the same trees as the rules and bots here."""

import json
from pathlib import Path

import pytest

from fogcity import bots
from pocket.conftest import ask_node
from pocket.jobs import game_jobs, played, thought
from test_third_game import python


@pytest.mark.parametrize("name", ["cablecar", "tickets"])
def test_games_are_equal(modules: Path, name: str) -> None:
    """One game of each combination of options: states, legal actions, observations, scores and chance."""
    jobs = game_jobs(name, 60)
    answers = ask_node(modules, jobs)
    for job, answer in zip(jobs, answers, strict=True):
        assert answer["numbers"] == played(job), job


def test_games_of_a_third_game_are_equal(third_module: Path) -> None:
    expected = json.loads(python(Path(__file__).parent / "answers.py", "nim", "200"))
    answers = ask_node(third_module, [entry["job"] for entry in expected])
    assert [answer["numbers"] for answer in answers] == [entry["numbers"] for entry in expected]


@pytest.mark.parametrize("name", ["cablecar", "tickets"])
def test_bots_think_the_same(modules: Path, name: str) -> None:
    """Every bot and level of a game: choices, and searches tree for tree."""
    every = [*bots.names(name), *bots.levels(name)]
    kinds = [{"game": name, "options": {"players": players}, "bot": bot} for bot in every for players in (2, 3)]
    jobs = [kind | {"key": 5, "first": 3, "count": 2, "plies": 21, "iterations": 60} for kind in kinds]
    answers = ask_node(modules, jobs)
    for job, answer in zip(jobs, answers, strict=True):
        assert answer["numbers"] == thought(job), job
