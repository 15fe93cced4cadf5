"""Environments that hold what an install of Fog City would bring and nothing else: links to what is installed here."""

import os
import subprocess
import tomllib
import venv
from importlib.metadata import Distribution, PackagePath, distribution
from pathlib import Path

from packaging.requirements import Requirement
from packaging.utils import canonicalize_name

ROOT = Path(__file__).parents[2]
PROJECT = tomllib.loads((ROOT / "pyproject.toml").read_text(encoding="utf-8"))["project"]


def requirements(*extras: str) -> list[Requirement]:
    """What Fog City asks for with some extras, here and with this Python."""
    texts = PROJECT["dependencies"] + [text for extra in extras for text in PROJECT["optional-dependencies"][extra]]
    found = [Requirement(text) for text in texts]
    own = [requirement for requirement in found if requirement.name == PROJECT["name"]]
    others = [r for r in found if r not in own and (r.marker is None or r.marker.evaluate())]
    return others + [r for requirement in own for r in requirements(*sorted(requirement.extras)) if r not in others]


def packages(*extras: str) -> dict[str, Distribution]:
    """Everything that an install with some extras brings, besides Fog City itself."""
    found: dict[str, Distribution] = {}
    seen: set[tuple[str, str]] = set()
    waiting = requirements(*extras)
    while waiting:
        wanted = waiting.pop()
        name = canonicalize_name(wanted.name)
        found.setdefault(name, distribution(name))
        for extra in {"", *wanted.extras} - {extra for seen_name, extra in seen if seen_name == name}:
            seen.add((name, extra))
            more = map(Requirement, found[name].requires or ())
            waiting += [r for r in more if r.marker is None or r.marker.evaluate({"extra": extra})]
    return found


class Environment:
    """A virtual environment with the packages of some extras, without Fog City unless it is installed there."""

    def __init__(self, folder: Path, *extras: str) -> None:
        venv.create(folder, symlinks=os.name != "nt")
        self.scripts = folder / ("Scripts" if os.name == "nt" else "bin")
        self.python = self.scripts / "python"
        self.folder = folder
        site = self.run("-c", "import sysconfig; print(sysconfig.get_path('purelib'))").stdout.strip()
        for package in packages(*extras).values():
            for file in package.files or ():
                _link(package, file, Path(site))

    def run(self, *arguments: str | Path, source: bool = False, **more: str) -> "subprocess.CompletedProcess[str]":
        """Run its Python, with Fog City from this checkout if asked; what it says is kept."""
        return subprocess.run(
            [self.python, *arguments],
            env=self.variables(source=source) | more,
            cwd=self.folder,
            stdin=subprocess.DEVNULL,
            capture_output=True,
            text=True,
            encoding="utf-8",
            check=False,
        )

    def variables(self, *, source: bool) -> dict[str, str]:
        """The variables that its programs run with: for what is tested here nothing need be compiled first."""
        kept = {name: value for name, value in os.environ.items() if name != "PYTHONPATH"} | {"FOGCITY_JIT": "0"}
        return kept | ({"PYTHONPATH": str(ROOT / "src")} if source else {})


def _link(package: Distribution, file: PackagePath, site: Path) -> None:
    """Link a file, or the package that it is in as a whole: what Python has compiled of it is linked with it."""
    if file.parts[0] == ".." or file.is_absolute():
        return  # a command
    here = Path(str(package.locate_file("")))
    steps = [Path(*file.parts[:length]) for length in range(1, len(file.parts) + 1)]
    shown = next((step for step in steps if (here / step / "__init__.py").exists()), steps[-1])
    link = site / shown
    if not link.is_symlink() and (here / shown).exists():
        link.parent.mkdir(parents=True, exist_ok=True)
        link.symlink_to(here / shown)
