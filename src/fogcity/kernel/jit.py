"""`@rule` compiles a function of the rules, or leaves it as plain Python with `FOGCITY_JIT=0`.

Compiled code is kept on disk in a folder named after a hash of all rules sources: Numba itself does not notice when a
function that another one calls has changed, and stale rules must never run. Games of other packages have folders
of their own, named after their sources, too.
"""

import contextlib
import hashlib
import os
import platform
import shutil
import sys
import tempfile
import threading
import time
from collections.abc import Callable, Iterator, Sequence
from functools import cache
from pathlib import Path
from typing import Any, TypeVar, cast

from fogcity.kernel.impatient import make_impatient

F = TypeVar("F", bound=Callable[..., Any])

COMPILED = os.environ.get("FOGCITY_JIT", "1") != "0"
"""Whether `@rule` compiles: set the environment variable FOGCITY_JIT=0 to debug the rules as plain Python."""

PORTABLE = os.environ.get("FOGCITY_JIT") == "wasm"
"""Whether `@rule` compiles for browsers (see wasm.py): from scratch, and independent of this machine."""
if PORTABLE:
    os.environ |= {"NUMBA_OPT": "0", "NUMBA_CPU_NAME": "generic", "NUMBA_CPU_FEATURES": ""}

ARRAY_MAKERS = {"zeros", "empty", "ones", "full"}
PACKAGE = Path(__file__).resolve().parents[1]
CALLED = ("fogcity.bots", "fogcity.gpu", "fogcity.review")
"""Packages with rules that are called. Others, those of games above all, are compiled into whatever calls them, which
makes random games a third faster; for bots it would take twice as long to compile."""
KEPT_FOR = 30 * 24 * 3600
"""Seconds after which compiled code of other versions is removed."""


def rule(function: F, *, built_on: str | None = None, plain: F | None = None) -> F:
    """Mark a function as part of the rules: plain Python over NumPy records that also runs natively and on CUDA.

    `built_on` names a module that the function is filled in with, where that is not its own. `plain` does the same
    and is what runs where rules are interpreted.
    """
    return _rule(function, built_on=built_on, plain=plain, door=False)


def door(function: F) -> F:
    """Mark a rule by which Python reaches one game: nobody waits for it, it is interpreted until it is compiled."""
    return _rule(function, door=True)


def _rule(function: F, *, built_on: str | None = None, plain: F | None = None, door: bool) -> F:
    if not COMPILED:
        return plain or function
    import numba

    # Rules make no arrays, so nobody needs to count who still uses one: a seventh of the time of a random game.
    makes_arrays = not ARRAY_MAKERS.isdisjoint(function.__code__.co_names)
    typed_in = not os.path.isfile(function.__code__.co_filename)  # at a prompt: Numba keeps code of files only
    kept = None if PORTABLE or typed_in else _cache_folder(built_on or function.__module__)
    how = {"cache": kept is not None, "error_model": "numpy", "nogil": True, "_nrt": makes_arrays}
    numba.config.CACHE_DIR = str(kept or "")  # type: ignore[attr-defined]  # set from the environment
    compiled: Any = cast(Any, numba.njit)(**how)(function)
    compiled.plain = plain
    if not PORTABLE:
        # Only here: CUDA takes over the options of `compiled` itself, and its compiler decides better alone.
        inlined = not function.__module__.startswith(CALLED)
        compiled._compiler.targetoptions = {**compiled.targetoptions, "forceinline": inlined}
        make_impatient(compiled, door=door)
    return cast(F, compiled)


@contextlib.contextmanager
def compiling_message(text: str, *, after: float = 1.0) -> Iterator[None]:
    """Print `text` once on stderr if compiling the rules used in this block takes longer than `after` seconds."""
    if not COMPILED:
        yield
        return
    from numba.core import event

    class Watch(event.Listener):
        started: float | None = None

        def on_start(self, _: Any) -> None:
            if self.started is None:
                self.started = time.monotonic()
                timer.start()

        def on_end(self, _: Any) -> None:
            pass

    timer = threading.Timer(after, lambda: print(text, file=sys.stderr, flush=True))
    timer.daemon = True
    with event.install_listener("numba:compile", Watch()):
        try:
            yield
        finally:
            timer.cancel()


def _cache_folder(module: str = __name__) -> Path | None:
    """The folder for compiled code of a module's package; None when no folder can be written."""
    package = module.partition(".")[0]
    return _folder_of(None if package == PACKAGE.name else package)


@cache
def _folder_of(package: str | None) -> Path | None:
    return _first_writable(_cache_roots(), _source_key([*sources(), *(sources_of(package) if package else ())]))


def _cache_roots() -> Iterator[Path]:
    """Where compiled code may be kept, best first."""
    if named := os.environ.get("FOGCITY_CACHE_DIR"):
        yield Path(named)
    with contextlib.suppress(Exception):  # a machine without a home folder
        import platformdirs

        yield platformdirs.user_cache_path("fogcity") / "rules"
    # Not a fixed name: others must not be able to put code there that we would run.
    yield Path(tempfile.gettempdir()) / f"fogcity-rules-{os.getuid() if hasattr(os, 'getuid') else 'me'}"


def _first_writable(roots: Iterator[Path], key: str) -> Path | None:
    for root in roots:
        folder = root / key
        try:
            root.mkdir(parents=True, exist_ok=True, mode=0o700)
            if hasattr(os, "getuid") and root.stat().st_uid != os.getuid():
                continue  # compiled code is run: take it only from a folder that is ours
            _remove_old(root, key)
            folder.mkdir(exist_ok=True)
            os.utime(folder)
            with tempfile.TemporaryFile(dir=folder):
                return folder
        except OSError:
            continue
    return None


def _remove_old(root: Path, key: str) -> None:
    for other in root.iterdir():
        if other.name != key and other.is_dir() and time.time() - other.stat().st_mtime > KEPT_FOR:
            shutil.rmtree(other, ignore_errors=True)


def sources() -> list[Path]:
    """The source files of compiled rules: the parts of this package with rules, and everything they use."""
    parts = [path for part in ("kernel", "games", "bots", "gpu", "review") for path in (PACKAGE / part).rglob("*")]
    files = [PACKAGE / "foreign.py", PACKAGE / "registry.py", PACKAGE / "history.py", *parts]
    return sorted(path for path in files if path.suffix in (".py", ".toml"))


def sources_of(package: str) -> list[Path]:
    """The files of another package, or of a module that is in none."""
    module = sys.modules[package]
    if folders := getattr(module, "__path__", None):
        files = (path for folder in folders for path in Path(folder).rglob("*"))
        return sorted(path for path in files if path.suffix in (".py", ".toml"))
    return [Path(module.__file__)] if getattr(module, "__file__", None) else []  # type: ignore[arg-type]


def _source_key(files: Sequence[Path]) -> str:
    """A hash of everything that decides what compiled rules do."""
    import llvmlite
    import numba
    import numpy

    digest = hashlib.sha256()
    for version in (platform.python_version(), numba.__version__, llvmlite.__version__, numpy.__version__):
        digest.update(version.encode())
    for path in files:
        name = path.relative_to(PACKAGE) if path.is_relative_to(PACKAGE) else path
        digest.update(name.as_posix().encode() + b"\0" + path.read_bytes() + b"\0")
    return digest.hexdigest()[:24]
