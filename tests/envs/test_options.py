"""Every option of every game is an argument of every interface, and a wrong one is refused in words."""

from collections.abc import Callable
from dataclasses import fields
from importlib import resources
from typing import Any

import gymnasium
import pyspiel  # type: ignore[import-not-found]
import pytest

from fogcity import games
from fogcity.envs import openspiel
from fogcity.envs.gymnasium import IDS
from fogcity.envs.pettingzoo import env, parallel_env
from fogcity.games import BadInput, Game
from fogcity.gpu import Batch

BOARD = (resources.files("fogcity.games.tickets") / "data" / "san_francisco.toml").read_text(encoding="utf-8")
WANTED: dict[str, dict[str, Any]] = {
    "cablecar": {"players": 5, "first": 3, "rotate": True, "hand": 2, "companies": True},
    "tickets": {"players": 3, "first": 2, "board": BOARD},
}
"""A value of each option that is not what one gets without asking."""


def by_gymnasium(name: str, **options: Any) -> Game:
    made: Any = gymnasium.make({game: number for number, game in IDS.items()}[name], **options).unwrapped
    return made.game  # type: ignore[no-any-return]


def by_openspiel(name: str, **options: Any) -> Game:
    return pyspiel.load_game(f"python_fogcity_{name}", options).fixed.game  # type: ignore[no-any-return]


INTERFACES: dict[str, Callable[..., Game]] = {
    "batch": lambda name, **options: Batch(name, 1, **options).game,
    "gymnasium": by_gymnasium,
    "openspiel": by_openspiel,
    "pettingzoo": lambda name, **options: env(name, **options).game,
    "pettingzoo parallel": lambda name, **options: parallel_env(name, **options).aec_env.game,
}
CASES = [(name, option) for name, values in WANTED.items() for option in values]


def test_no_option_is_forgotten() -> None:
    for name in games.names():
        options = fields(games.kind(name).options_type)
        assert {field.name for field in options} == set(WANTED[name])
        assert all(WANTED[name][field.name] != field.default for field in options)
        assert set(openspiel.TYPES[name].parameter_specification) == {*WANTED[name], "reward"}


@pytest.mark.parametrize("interface", INTERFACES)
@pytest.mark.parametrize(("name", "option"), CASES)
def test_every_option_reaches_the_game(interface: str, name: str, option: str) -> None:
    wanted = {option: WANTED[name][option]} | ({"players": WANTED[name]["players"]} if option == "first" else {})
    usual = games.kind(name).options_type().values()
    assert INTERFACES[interface](name, **wanted).options.values() == usual | wanted


@pytest.mark.parametrize("interface", INTERFACES)
@pytest.mark.parametrize("name", WANTED)
def test_all_options_go_together(interface: str, name: str) -> None:
    assert INTERFACES[interface](name, **WANTED[name]).options.values() == WANTED[name]


@pytest.mark.parametrize("interface", INTERFACES)
@pytest.mark.parametrize(
    ("name", "wrong", "message"),
    [
        ("cablecar", {"players": 7}, "7 players cannot play this game: choose 2 to 6"),
        ("cablecar", {"hand": 4}, "the option hand cannot be 4: choose 1 to 3"),
        ("cablecar", {"first": 2}, "seat 3 cannot start: choose a seat from 1 to 2"),
        ("tickets", {"players": 5}, "5 players cannot play this game: choose 2 to 4"),
        ("tickets", {"board": "atlantis"}, "atlantis"),
    ],
)
def test_a_wrong_value_is_refused_in_words(interface: str, name: str, wrong: dict[str, Any], message: str) -> None:
    with pytest.raises(BadInput, match=message):
        INTERFACES[interface](name, **wrong)


@pytest.mark.parametrize("interface", INTERFACES)
def test_an_unknown_option_is_refused_in_words(interface: str) -> None:
    """PettingZoo's and Gymnasium's users expect a TypeError, as of any function."""
    refused = r"(?i)(unknown (option|parameter)|unexpected keyword argument) '?rails"
    with pytest.raises((BadInput, TypeError, pyspiel.SpielError), match=refused):
        INTERFACES[interface]("cablecar", rails=3)
