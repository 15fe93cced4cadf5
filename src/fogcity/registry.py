"""The installed games and bots, without loading any of them: those of this package and those of other packages.

A package adds a game through an entry point in the group `fogcity.games`, such as `nim = "nim:Nim"`, and bots for it
through one in the group `fogcity.bots`, such as `nim = "nim.bots"`. A single bot for any game is called `GAME.BOT` in
that group, such as `nim.mine = "my_package:Mine"`.
"""

import importlib
import importlib.util
from collections.abc import Iterable
from functools import cache
from importlib.metadata import EntryPoint, entry_points
from pathlib import Path
from types import ModuleType

OWN = Path(__file__).parent
GAMES, BOTS = "fogcity.games", "fogcity.bots"
"""Groups of entry points, and the packages where our own games and bots are."""


@cache
def games() -> dict[str, EntryPoint]:
    """Every game by its id; what an entry point loads is the class of the game."""
    own = (EntryPoint(path.parent.name, f"{GAMES}.{path.parent.name}:GAME", GAMES) for path in _folders("games"))
    return _by_name(entry_points(group=GAMES), own)


@cache
def bots() -> dict[str, EntryPoint]:
    """The modules with the bots of games, by the id of the game; not every game has any."""
    own = (EntryPoint(path.parent.name, f"{BOTS}.{path.parent.name}", BOTS) for path in _folders("bots"))
    return _by_name((point for point in entry_points(group=BOTS) if "." not in point.name), own)


@cache
def single_bots(game_id: str) -> dict[str, EntryPoint]:
    """Bots of a game that packages bring one by one, by their names; what an entry point loads is the class."""
    points = _by_name(entry_points(group=BOTS))
    return {name.removeprefix(f"{game_id}."): points[name] for name in points if name.startswith(f"{game_id}.")}


def folder(game_id: str) -> Path | None:
    """Where the files of a game are; None for a game that has no folder."""
    module = games()[game_id].module
    if module == f"{GAMES}.{game_id}":  # to look for it would load what it lies in
        return OWN / "games" / game_id
    spec = importlib.util.find_spec(module)
    return None if spec is None or spec.submodule_search_locations is None else Path(spec.submodule_search_locations[0])


def beside_bots(game_id: str, name: str) -> ModuleType | None:
    """A module beside the bots of a game, such as `native`; None where there is none."""
    point = bots().get(game_id)
    if point is None or not hasattr(importlib.import_module(point.module), "__path__"):
        return None  # a game without bots, or with bots in a single file
    module = f"{point.module}.{name}"
    return importlib.import_module(module) if importlib.util.find_spec(module) else None


def _folders(part: str) -> list[Path]:
    return sorted((OWN / part).glob("*/__init__.py"))


def _by_name(*groups: Iterable[EntryPoint]) -> dict[str, EntryPoint]:
    """Entry points by name; where two have the same, the later group counts."""
    points = {point.name: point for group in groups for point in group}
    return {name: points[name] for name in sorted(points)}
