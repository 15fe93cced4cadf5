"""A plain install brings what the library and the terminal need; each extra brings its part, and says so if missing."""

import json
from pathlib import Path

import pytest
from packaging.utils import canonicalize_name

from install.environments import PROJECT, ROOT, Environment, packages, requirements

RECORD = ROOT / "tests" / "games" / "cablecar-101-000000.json"
BOARD = ROOT / "src" / "fogcity" / "games" / "tickets" / "data" / "san_francisco.toml"

PARTS = {
    "fogcity.arena": "arena",
    "fogcity.cli.screen": "terminal",
    "fogcity.envs.gymnasium": "envs",
    "fogcity.envs.openspiel": "envs",
    "fogcity.envs.pettingzoo": "envs",
    "fogcity.envs.vector": "envs",
    **{f"fogcity.bots.{name}": "learn" for name in ("model", "cablecar.model", "tickets.model")},
    **{f"fogcity.learn.{name}": "learn" for name in ("evaluate", "exploit", "rollout", "trainer", "weights")},
    "fogcity.locales": "server",
    "fogcity.mcp": "mcp",
    "fogcity.review.page": "arena",
    "fogcity.server": "server",
}
"""The modules that cannot be imported without an extra; everything else needs none."""

IMPORT_ALL = """
import importlib, json, pkgutil, sys
import fogcity
parts, wanted = json.loads(sys.argv[1]), sys.argv[2]
def extra_of(name):
    return next((extra for part, extra in parts.items() if f"{name}.".startswith(f"{part}.")), "")
def walk(package):
    for module in pkgutil.iter_modules(package.__path__, package.__name__ + "."):
        if module.name.endswith((".__main__", ".env")) or ".versions." in module.name:
            continue  # run by others when they are imported
        if extra_of(module.name) in ("", wanted):
            found = importlib.import_module(module.name)
            print(module.name)
            if module.ispkg:
                walk(found)
walk(fogcity)
"""

TABLE = """
from fogcity import Table
for game in ("cablecar", "tickets"):
    table = Table(game, players=3, secret=bytes(32))
    while not table.over:
        table.play(table.waiting[0], table.legal(table.waiting[0])[0])
    print(table.game.scores(table.state))
"""

BATCH = 'from fogcity.gpu import Batch; batch = Batch("cablecar", 4, device="{}"); print(batch.random_games().shape)'


@pytest.fixture(scope="module")
def plain(tmp_path_factory: pytest.TempPathFactory) -> Environment:
    """What `pip install fogcity` brings."""
    return Environment(tmp_path_factory.mktemp("plain"))


@pytest.fixture(scope="module")
def arena(tmp_path_factory: pytest.TempPathFactory) -> Environment:
    """What `pip install "fogcity[arena]"` brings."""
    return Environment(tmp_path_factory.mktemp("arena"), "arena")


def imported(environment: Environment, extra: str) -> list[str]:
    """All modules that need nothing but an extra, imported one after the other."""
    run = environment.run("-c", IMPORT_ALL, json.dumps(PARTS), extra, source=True)
    assert run.returncode == 0, run.stderr
    return run.stdout.split()


def test_a_plain_install_is_small() -> None:
    assert packages().keys() - {"colorama"} == {"click", "llvmlite", "numba", "numpy", "platformdirs"}


def test_the_environment_is_clean(plain: Environment) -> None:
    assert "No module named 'fastapi'" in plain.run("-c", "import fastapi").stderr
    assert "No module named 'fogcity'" in plain.run("-c", "import fogcity").stderr


def test_a_plain_install_imports_everything_else(plain: Environment) -> None:
    modules = imported(plain, "")
    assert {"fogcity.table", "fogcity.simulation", "fogcity.gpu.batch", "fogcity.cli.serve"} <= set(modules)
    assert not any(module.startswith("fogcity.server") for module in modules)


@pytest.mark.parametrize("code", [TABLE, BATCH.format("cpu")], ids=["table", "batch"])
def test_a_plain_install_compiles_the_rules(plain: Environment, code: str) -> None:
    run = plain.run("-c", code, source=True, FOGCITY_JIT="1")
    assert run.returncode == 0, run.stderr


@pytest.mark.parametrize(
    "arguments",
    [
        "-m fogcity simulate tickets --players 3 --games 2".split(),
        "-m fogcity simulate cablecar --games 2 --records games --workers 1".split(),
        "-m fogcity play cablecar --bot easy".split(),
        ("-m", "fogcity", "replay", RECORD, "--svg", "board.svg"),
        ("-m", "fogcity", "verify", RECORD),
        ("-m", "fogcity", "board", "check", BOARD),
        ("-m", "fogcity", "board", "draw", BOARD, "-o", "board.svg"),
        ("-m", "fogcity", "board", "stats", BOARD),
        "-m fogcity bot list tickets".split(),
        "-m fogcity completion bash".split(),
    ],
    ids=lambda arguments: " ".join(Path(part).name for part in arguments[2:]),
)
def test_a_plain_install_plays_and_simulates(plain: Environment, arguments: tuple[str | Path, ...]) -> None:
    run = plain.run(*arguments, source=True)
    assert run.returncode == 0, run.stderr


@pytest.mark.parametrize(
    ("command", "extra"),
    [
        ("serve --port 0", "server"),
        ("arena cablecar --bots random --games 1", "arena"),
        ("ladder cablecar --games 1", "arena"),
        ("learn cablecar", "learn"),
        ("mcp", "mcp"),
        ("dataset cablecar --games 1 --format parquet --out data", "parquet"),
        (f"board draw {BOARD} -o board.png", "png"),
    ],
)
def test_commands_say_which_extra_is_missing(plain: Environment, command: str, extra: str) -> None:
    run = plain.run("-m", "fogcity", *command.split(), source=True)
    assert run.returncode == 2
    assert run.stderr.endswith(f', which is not installed: pip install "fogcity[{extra}]"\n')
    assert run.stderr.count("\n") == 1


def test_the_arena_says_that_ray_is_missing(arena: Environment) -> None:
    run = arena.run("-m", "fogcity", *"arena cablecar --bots random --games 1 --ray".split(), source=True)
    assert run.returncode == 2
    assert run.stderr == 'fogcity: this needs ray, which is not installed: pip install "fogcity[ray]"\n'


@pytest.mark.parametrize(
    ("statement", "extra"),
    [*((f"import {part}", extra) for part, extra in PARTS.items()), (BATCH.format("cuda"), "gpu")],
)
def test_the_library_says_which_extra_is_missing(plain: Environment, statement: str, extra: str) -> None:
    run = plain.run("-c", statement, source=True)
    assert run.returncode == 1
    last = run.stderr.splitlines()[-1]
    assert last.startswith("fogcity.extras.MissingExtra: this needs ")
    assert last.endswith(f'pip install "fogcity[{extra}]"')
    assert run.stderr.count("Traceback") == 1


@pytest.mark.parametrize("extra", ["server", "arena"])
def test_every_package_of_an_extra_is_looked_for(extra: str) -> None:
    """So that nobody who happens to have some of them sees an error without a cure in the middle of a game."""
    own = {requirement.name for requirement in requirements(extra)} - {r.name for r in requirements()}
    installed = packages(extra)
    source = (ROOT / "src" / "fogcity" / extra / "__init__.py").read_text(encoding="utf-8")
    for name in own - {"uvloop"}:  # Windows goes without
        files = installed[canonicalize_name(name)].files or ()
        assert any(f'"{file.parts[0].removesuffix(".py")}' in source for file in files), f"{name} is not looked for"


def test_the_server_needs_only_its_extra(tmp_path: Path) -> None:
    assert "fogcity.server.app" in imported(Environment(tmp_path, "server"), "server")


def test_the_arena_needs_only_its_extra(arena: Environment) -> None:
    assert "fogcity.arena.report" in imported(arena, "arena")
    command = "arena cablecar --bots random,random --games 1 --workers 1 --report page.html"
    run = arena.run("-m", "fogcity", *command.split(), source=True)
    assert run.returncode == 0, run.stderr
    assert (arena.folder / "page.html").exists()


def test_the_full_screen_needs_only_its_extra(tmp_path: Path) -> None:
    assert "fogcity.cli.screen.app" in imported(Environment(tmp_path, "terminal"), "terminal")


def test_environments_need_only_their_extra(tmp_path: Path) -> None:
    environment = Environment(tmp_path, "envs")
    assert "fogcity.envs.openspiel" in imported(environment, "envs")
    picture = 'e = env("cablecar", render_mode="rgb_array"); e.reset(seed=1); print(e.render().shape)'
    run = environment.run("-c", f"from fogcity.envs.pettingzoo import env; {picture}", source=True)
    assert run.returncode == 0, run.stderr


def test_pictures_need_only_their_extra(tmp_path: Path) -> None:
    run = Environment(tmp_path, "png").run("-m", "fogcity", "board", "draw", BOARD, "-o", "board.png", source=True)
    assert run.returncode == 0, run.stderr
    assert (tmp_path / "board.png").read_bytes().startswith(b"\x89PNG")


def test_ray_comes_with_the_arena() -> None:
    assert packages("ray").keys() > packages("arena").keys()


def test_all_is_everything() -> None:
    (everything,) = PROJECT["optional-dependencies"]["all"]
    named = everything.removeprefix("fogcity[").removesuffix("]").split(",")
    assert {*named, "all"} == PROJECT["optional-dependencies"].keys()
