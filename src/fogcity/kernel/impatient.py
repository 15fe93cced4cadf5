"""Rules that nobody waits for: they are interpreted until another process has compiled them.

Compiling what a move needs takes seconds, interpreting it takes milliseconds. So the functions by which a table reaches
its rules (`@door`), and every rule inside `at_once`, run as plain Python at first, while a helper compiles them into
the folder of compiled code; once they are there, they are loaded. The helper is a process, not a thread, so that it
doesn't compete for Python's lock, and a program can exit while it works.
"""

import contextlib
import os
import pickle
import queue
import subprocess
import sys
import threading
from collections.abc import Iterator
from functools import cache, partial
from types import CellType, FunctionType, ModuleType
from typing import IO, Any

START = "from fogcity.kernel.impatient import compile_for_others; compile_for_others()"
IDLE = 10.0
"""Seconds after which a helper that has nothing to do ends."""
NICENESS = 5

_mood = threading.local()


@contextlib.contextmanager
def at_once() -> Iterator[None]:
    """Interpret all rules in this block that are not compiled yet, unless it is part of one that has patience."""
    with _in_mood(True):
        yield


@contextlib.contextmanager
def patiently() -> Iterator[None]:
    """Compile all rules in this block before they run, doors as well: for whoever measures, or plays many games."""
    with _in_mood(False):
        yield


@contextlib.contextmanager
def _in_mood(hurry: bool) -> Iterator[None]:
    before = getattr(_mood, "hurry", None)
    _mood.hurry = hurry and before is not False
    try:
        yield
    finally:
        _mood.hurry = before


def make_impatient(compiled: Any, *, door: bool) -> None:
    """Let a compiled function be interpreted, where nobody wants to wait, until it is compiled."""
    compiled._compile_for_args = partial(_first_call, compiled, door)


def _first_call(compiled: Any, door: bool, *arguments: Any) -> Any:
    """What runs when a function is called with types for which it is not in memory: compiled code, or plain Python."""
    hurry = getattr(_mood, "hurry", None)
    if door if hurry is None else hurry:
        types = tuple(compiled.typeof_pyval(argument) for argument in arguments)
        if _can_be_found(compiled) and not _is_kept(compiled, types) and HELPER.is_at(compiled, types):
            return plain(compiled)
    with _alone(compiled):
        return type(compiled)._compile_for_args(compiled, *arguments)


def _is_kept(compiled: Any, types: tuple[Any, ...]) -> bool:
    """Whether code for these types is on disk."""
    kept = compiled._cache
    target = compiled.targetctx
    target.refresh()
    return kept._index_key(types, target.codegen()) in kept._cache_file._load_index()


# --- plain twins ------------------------------------------------------------------------------------------------------


def is_compiled(value: Any) -> bool:
    """Whether a value is a function that `@rule` compiled."""
    return hasattr(value, "py_func") and hasattr(value, "overloads")


@cache
def plain(compiled: Any) -> Any:
    """A rule as plain Python that calls nothing but plain Python: compiled code gives it other kinds of numbers."""
    if (own := getattr(compiled, "plain", None)) is not None:
        return own
    function = compiled.py_func
    cells = tuple(CellType(_plain_value(cell.cell_contents)) for cell in function.__closure__ or ())
    return FunctionType(function.__code__, _plain_globals(function), function.__name__, function.__defaults__, cells)


_GLOBALS: dict[int, dict[str, Any]] = {}


def _plain_globals(function: Any) -> dict[str, Any]:
    """The globals of a function with plain twins in place of all rules; those of one module are made once."""
    own = function.__globals__
    if id(own) not in _GLOBALS:
        twins = _GLOBALS[id(own)] = dict(own)  # known before it is filled in: rules call each other
        for name, value in own.items():
            twins[name] = _plain_value(value)
    return _GLOBALS[id(own)]


def _plain_value(value: Any) -> Any:
    if is_compiled(value):
        return plain(value)
    if isinstance(value, ModuleType) and any(map(is_compiled, list(vars(value).values()))):
        return _PlainModule(value)
    return value


class _PlainModule:
    """A module of rules as its plain twins."""

    def __init__(self, module: ModuleType) -> None:
        self._module = module

    def __getattr__(self, name: str) -> Any:
        value = _plain_value(getattr(self._module, name))
        setattr(self, name, value)
        return value


# --- the helper -------------------------------------------------------------------------------------------------------


class Helper:
    """A process that compiles for this one. It starts when there is something to do, and ends when there is no more."""

    def __init__(self) -> None:
        self._asked: dict[tuple[Any, tuple[Any, ...]], bool] = {}
        """What was asked for, and whether that is still being done."""
        self._waiting: queue.Queue[tuple[Any, tuple[Any, ...]]] = queue.Queue()
        self._lock = threading.Lock()
        self._thread: threading.Thread | None = None

    def is_at(self, compiled: Any, types: tuple[Any, ...]) -> bool:
        """Whether the function is being compiled for these types; asks for it at the first time."""
        job = compiled, types
        with self._lock:
            if job not in self._asked:
                self._asked[job] = True
                self._waiting.put(job)
                self._start()
            return self._asked[job]

    def _start(self) -> None:
        if self._thread is None:
            self._thread = threading.Thread(target=self._work, name="compiling", daemon=True)
            self._thread.start()

    def _work(self) -> None:
        """Hand one after the other to the process. Whatever goes wrong, this process compiles by itself then."""
        process = None
        with contextlib.suppress(OSError, EOFError, pickle.PickleError):
            process = _start_process()
            assert process.stdin is not None
            assert process.stdout is not None
            while (job := self._next()) is not None:
                _send(process.stdin, (job[0].__module__, job[0].__qualname__, job[1]))
                pickle.load(process.stdout)
                self._asked[job] = False
        if process is not None:
            process.communicate()  # ends it
        with self._lock:
            self._thread = None
            if process is None or process.returncode != 0:
                self._asked = dict.fromkeys(self._asked, False)
            elif not self._waiting.empty():  # asked for while it ended
                self._start()

    def _next(self) -> tuple[Any, tuple[Any, ...]] | None:
        with contextlib.suppress(queue.Empty):
            return self._waiting.get(timeout=IDLE)
        return None


HELPER = Helper()


def _can_be_found(compiled: Any) -> bool:
    """Whether another process finds the function by its name, and its code on disk."""
    found: Any = sys.modules.get(compiled.__module__)
    kept = hasattr(compiled._cache, "_cache_file")
    return kept and compiled.__module__ != "__main__" and getattr(found, compiled.__qualname__, None) is compiled


def _start_process() -> "subprocess.Popen[bytes]":
    return subprocess.Popen(
        [sys.executable, "-c", START],
        stdin=subprocess.PIPE,
        stdout=subprocess.PIPE,
        stderr=subprocess.DEVNULL,
        env=os.environ | {"PYTHONPATH": os.pathsep.join(filter(None, sys.path))},
        start_new_session=True,  # Ctrl-C is not meant for it
    )


def _send(stream: IO[bytes], value: Any) -> None:
    pickle.dump(value, stream)
    stream.flush()


def compile_for_others() -> None:
    """The process itself: compile what it is asked for, until whoever asks has gone."""
    import importlib

    if hasattr(os, "nice"):
        with contextlib.suppress(OSError):  # a service may be forbidden to
            os.nice(NICENESS)
    with contextlib.suppress(EOFError, BrokenPipeError):
        while True:
            module, name, types = pickle.load(sys.stdin.buffer)
            compiled = getattr(importlib.import_module(module), name)
            with contextlib.suppress(Exception), _alone(compiled):
                compiled.compile(types)  # whoever needs it will see why it fails
            _send(sys.stdout.buffer, name)


@contextlib.contextmanager
def _alone(compiled: Any) -> Iterator[None]:
    """Let one process at a time compile a function: the others will find it on disk.

    On Windows, and where files cannot be locked, some work may be done twice.
    """
    with contextlib.ExitStack() as stack:
        if sys.platform != "win32" and hasattr(compiled._cache, "_cache_file"):
            import fcntl

            with contextlib.suppress(OSError):
                folder = compiled._cache.cache_path
                os.makedirs(folder, exist_ok=True)
                name = f"{compiled.__module__}.{compiled.__name__}.lock"
                lock = stack.enter_context(open(os.path.join(folder, name), "w"))
                fcntl.flock(lock, fcntl.LOCK_EX)
                stack.callback(fcntl.flock, lock, fcntl.LOCK_UN)  # a fork may have the file open, too
        yield
