"""How the parts fit together: only a game's own folders know the game, and imports point one way."""

import ast
import re
from collections.abc import Iterator
from pathlib import Path

import pytest

ROOT = Path(__file__).parents[1]
PACKAGE = ROOT / "src" / "fogcity"
CLIENT = ROOT / "web" / "src"
IDS = [path.parent.name for path in (PACKAGE / "games").glob("*/__init__.py")]

# --- who knows a game -----------------------------------------------------------------------------------------------

OWN = re.compile(rf"(games|bots)/({'|'.join(IDS)})/|locales/\w+/({'|'.join(IDS)})(-\w+)?\.ftl$")
"""The folders and files that belong to a game, under src/fogcity and web/src."""
SUFFIXES = (".py", ".ts", ".svelte", ".css", ".html", ".ftl", ".mako")


def names_of_games() -> re.Pattern[str]:
    """Everything that names a game: its id in any writing, its title or the best known part of it, ids of its rules."""
    return re.compile(rf"(?i:{'|'.join(IDS)}|cable_car)|Cable Car|Ticket to Ride|\b(CC|TK)-\d", re.ASCII)


def sources() -> Iterator[Path]:
    """All that the package and the client are written in, without tests and what is generated."""
    for folder in (PACKAGE, CLIENT):
        for path in sorted(folder.rglob("*")):
            made = "static" in path.parts or path.name.endswith((".test.ts", ".d.ts"))
            if path.suffix in SUFFIXES and not made:
                yield path


def test_only_a_games_own_folders_name_it() -> None:
    """Code, comments and texts alike: whoever adds a game changes nothing outside its folders."""
    named = names_of_games()
    found = [
        f"{path.relative_to(ROOT)}:{number}: {line.strip()}"
        for path in sources()
        if not OWN.search(path.relative_to(ROOT).as_posix())
        for number, line in enumerate(path.read_text(encoding="utf-8").splitlines(), start=1)
        if named.search(line)
    ]
    assert not found, "\n".join(found)


def test_names_of_games_are_recognized() -> None:
    named = names_of_games()
    for line in ("import tickets", "TicketsView", "cable_car", "San Francisco Cable Car", "rule (TK-12)", "CC-3"):
        assert named.search(line), line
    assert not named.search("a ticket, a cable car on its climb, ACC-3")


# --- the direction of imports ---------------------------------------------------------------------------------------

LAYERS: list[set[str]] = [
    {"", "extras", "foreign", "registry"},
    {"kernel"},
    {"games"},
    {"history", "position"},
    {"table"},
    {"record"},
    {"simulation", "locales"},
    {"gpu"},
    {"bots"},
    {"daily", "review"},
    {"puzzles"},
    {"arena", "dataset", "envs", "learn", "mcp", "pocket", "server"},
    {"cli"},
    {"__main__"},
]
"""The parts of the package, lowest first: a part imports itself and lower ones, and of its own layer nothing else."""


def part_of(module: str) -> str:
    """The part of the package that a module belongs to, "" for the package itself."""
    return module.removeprefix("fogcity").lstrip(".").partition(".")[0]


def module_of(path: Path) -> str:
    """The name of a module."""
    return ".".join(path.relative_to(PACKAGE.parent).with_suffix("").parts).removesuffix(".__init__")


MODULES = {module_of(path): path for path in sorted(PACKAGE.rglob("*.py")) if "static" not in path.parts}


def imports(module: str) -> Iterator[str]:
    """The modules of this package that a module imports, at its beginning, inside functions or for types only."""
    for node in ast.walk(ast.parse(MODULES[module].read_text(encoding="utf-8"))):
        if isinstance(node, ast.Import):
            yield from (name.name for name in node.names if name.name.split(".")[0] == "fogcity")
        elif isinstance(node, ast.ImportFrom):
            assert node.level == 0, f"{module}: relative imports hide where they lead"
            if (node.module or "").split(".")[0] == "fogcity":
                for name in node.names:
                    whole = f"{node.module}.{name.name}"
                    yield whole if whole in MODULES else str(node.module)


@pytest.mark.parametrize("module", MODULES)
def test_imports_point_down(module: str) -> None:
    level = {part: number for number, layer in enumerate(LAYERS) for part in layer}
    part = part_of(module)
    assert part in level, f"where does {part} belong? Put it into LAYERS"
    if module == "fogcity":
        return  # it offers Table to whoever asks for it, and imports nothing until then
    wrong = [name for name in imports(module) if part_of(name) != part and level[part_of(name)] >= level[part]]
    assert not wrong, f"{module} imports {', '.join(wrong)}"


def test_games_know_nothing_of_each_other() -> None:
    for module in MODULES:
        own = re.match(rf"fogcity\.(?:games|bots)\.({'|'.join(IDS)})\b", module)
        others = "|".join(id_ for id_ in IDS if own is None or id_ != own[1])
        wrong = [name for name in imports(module) if re.match(rf"fogcity\.(games|bots)\.({others})\b", name)]
        assert own is None or not wrong, f"{module} imports {', '.join(wrong)}"


def test_nothing_but_tests_imports_tests() -> None:
    """Nothing that is installed or built needs what is only there to test it."""
    tests = {path.stem for path in (ROOT / "tests").iterdir() if path.suffix == ".py" or path.is_dir()}
    for path in (*PACKAGE.rglob("*.py"), *(ROOT / "web").glob("*.py")):
        for node in ast.walk(ast.parse(path.read_text(encoding="utf-8"))):
            names = [node.module or ""] if isinstance(node, ast.ImportFrom) else []
            names += [name.name for name in node.names] if isinstance(node, ast.Import) else []
            assert not [name for name in names if name.split(".")[0] in {"tests", *tests} - {"games", "web"}], path
