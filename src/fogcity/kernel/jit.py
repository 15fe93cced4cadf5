"""`@rule` compiles a function of the rules, or leaves it as it is when `FOGCITY_JIT=0`.

Compiled code is kept on disk in a folder named after a hash of all rules sources: Numba itself does not notice when a
function that another one calls has changed, and nobody must ever run stale rules.
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
from collections.abc import Callable, Iterator
from pathlib import Path
from typing import Any, TypeVar, cast

F = TypeVar("F", bound=Callable[..., Any])

COMPILED = os.environ.get("FOGCITY_JIT", "1") != "0"
"""Whether `@rule` compiles: set the environment variable FOGCITY_JIT=0 to debug the rules as plain Python."""

ARRAY_MAKERS = {"zeros", "empty", "ones", "full"}
PACKAGE = Path(__file__).resolve().parents[1]
KEPT_FOR = 30 * 24 * 3600
"""Seconds after which compiled code of other versions is removed."""


def rule(function: F) -> F:
    """Mark a function as part of the rules: plain Python over NumPy records that also runs natively and on CUDA."""
    if not COMPILED:
        return function
    import numba

    # Rules make no arrays, so nobody needs to count who still uses one: a seventh of the time of a random game.
    makes_arrays = not ARRAY_MAKERS.isdisjoint(function.__code__.co_names)
    how = {"cache": _cache_folder() is not None, "error_model": "numpy", "nogil": True, "_nrt": makes_arrays}
    compiled: Any = cast(Any, numba.njit)(**how)(function)
    return cast(F, compiled)


@contextlib.contextmanager
def compiling_message(text: str, *, after: float = 1.0) -> Iterator[None]:
    """Say `text` once on stderr if the rules used in this block have to be compiled for longer than `after` seconds."""
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


_folder: Path | None = None
_folder_known = False


def _cache_folder() -> Path | None:
    """The folder for compiled code, made and handed to Numba once; None when no folder can be written."""
    global _folder, _folder_known
    if not _folder_known:
        _folder_known = True
        _folder = _first_writable(_cache_roots(), _source_key())
        if _folder is not None:
            import numba

            numba.config.CACHE_DIR = str(_folder)  # type: ignore[attr-defined]  # set from the environment
    return _folder


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
    """The files that compiled rules are made of: the parts of this package with rules, and all they are built on."""
    files = (path for part in ("kernel", "games", "bots", "gpu") for path in (PACKAGE / part).rglob("*"))
    return sorted(path for path in files if path.suffix in (".py", ".toml"))


def _source_key() -> str:
    """A hash of everything that decides what compiled rules do."""
    import llvmlite
    import numba
    import numpy

    digest = hashlib.sha256()
    for version in (platform.python_version(), numba.__version__, llvmlite.__version__, numpy.__version__):
        digest.update(version.encode())
    for path in sources():
        digest.update(path.relative_to(PACKAGE).as_posix().encode() + b"\0" + path.read_bytes() + b"\0")
    return digest.hexdigest()[:24]
