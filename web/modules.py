"""The modules of the games for the browser client: built by `fogcity.pocket`, and kept by what they are made of.

A process of its own compiles each game, since compiling for browsers must not see what was compiled for this machine.
"""

import ast
import hashlib
import os
import shutil
import subprocess
import sys
import tempfile
from pathlib import Path

WEB = Path(__file__).resolve().parent
PACKAGE = WEB.parent / "src" / "fogcity"
HERE = WEB / "pocket"
"""Where the client takes the modules from; not in the repository."""
STAMP = HERE / ".built-from"
PARTS = ("kernel", "games", "bots", "gpu", "pocket")
FILES = ("foreign.py", "registry.py", "review/core.py", "review/scale.py")
SUFFIXES = (".py", ".toml", ".npz", ".npy")
NEEDS = ("numba>=0.62", "numpy>=2.1", "platformdirs>=4.3", "ziglang>=0.13")
"""What the build needs besides Node."""


def games() -> list[str]:
    """The games of this package."""
    return sorted(path.parent.name for path in (PACKAGE / "games").glob("*/__init__.py"))


def fingerprint() -> str:
    """A hash of everything that modules are made of."""
    files = [path for part in PARTS for path in (PACKAGE / part).rglob("*") if path.suffix in SUFFIXES]
    digest = hashlib.sha256()
    for path in sorted([*files, *(PACKAGE / name for name in FILES)]):
        digest.update(f"{path.relative_to(PACKAGE).as_posix()}\0".encode())
        digest.update(code(path) if path.suffix == ".py" else path.read_bytes())
    return digest.hexdigest()


def code(path: Path) -> bytes:
    """A source without texts and comments on lines of their own: words change often, and compiling takes minutes."""
    text = path.read_text(encoding="utf-8")
    lines = text.splitlines()
    for node in ast.walk(ast.parse(text)):
        if isinstance(node, ast.Expr) and isinstance(node.value, ast.Constant):
            lines[node.lineno - 1 : node.end_lineno] = [""] * ((node.end_lineno or node.lineno) - node.lineno + 1)
    return "\n".join(line for line in lines if line and not line.lstrip().startswith("#")).encode()


def kept(wanted: str) -> Path:
    """The folder where modules of such a fingerprint are kept, for all checkouts of this user."""
    root = os.environ.get("FOGCITY_CACHE_DIR") or Path(os.environ.get("XDG_CACHE_HOME") or "~/.cache") / "fogcity"
    return Path(root).expanduser() / "modules" / wanted[:24]


def is_built() -> bool:
    """Whether there are modules of these sources, here or among those that are kept."""
    wanted = fingerprint()
    return (STAMP.exists() and STAMP.read_text() == wanted) or kept(wanted).is_dir()


def build() -> Path:
    """Build the modules, unless there are some of these sources; returns the folder that they are in."""
    wanted = fingerprint()
    if STAMP.exists() and STAMP.read_text() == wanted:
        return HERE
    folder = kept(wanted)
    if not folder.is_dir():
        folder.parent.mkdir(parents=True, exist_ok=True)
        with tempfile.TemporaryDirectory(dir=folder.parent) as made:
            write(Path(made) / "modules", games())
            if not folder.is_dir():  # somebody else may have been faster
                (Path(made) / "modules").rename(folder)
    shutil.rmtree(HERE, ignore_errors=True)
    shutil.copytree(folder, HERE)
    STAMP.write_text(wanted)
    return HERE


def write(folder: Path, names: list[str]) -> None:
    """Compile games into a folder, side by side; exits where one fails."""
    print("Compiling the rules and bots for browsers; this takes a minute or two, once.", file=sys.stderr, flush=True)
    environment = os.environ | {
        "FOGCITY_JIT": "wasm",
        "PYTHONPATH": os.pathsep.join([str(PACKAGE.parent), *filter(None, [os.environ.get("PYTHONPATH")])]),
    }
    command = [sys.executable, "-m", "fogcity.pocket", str(folder)]
    running = [subprocess.Popen([*command, name], env=environment) for name in names]
    statuses = [process.wait() for process in running]
    if any(statuses):
        sys.exit("the modules of the games could not be built: the message is above")
