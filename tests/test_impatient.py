"""Nobody waits on a machine that has never compiled the rules: they are interpreted until they are compiled."""

import os
import subprocess
import sys
from multiprocessing.pool import ThreadPool
from pathlib import Path
from types import SimpleNamespace
from typing import Any

import pytest

from fogcity.kernel.impatient import _alone

HELPING = """
import numpy as np
from fogcity.kernel import ONE, popcount, rule

@rule
def twice(mask: np.uint64) -> int:
    return 2 * popcount(mask | ONE)
"""
GIVEN = """
import numpy as np
from fogcity.kernel import door, popcount, rule
import helping

@door
def reach(mask: np.uint64) -> int:
    return helping.twice(mask) + popcount(mask)

@rule
def inner(mask: np.uint64) -> int:
    return reach(mask)

@door
def broken(mask: np.uint64) -> int:
    return len(str(mask.nothing)) if popcount(mask) > 9 else 7
"""
BEGIN = """
import sys, time
import numpy as np
from fogcity.kernel import at_once, impatient, patiently
from given import broken, inner, reach
mask = np.uint64(12)

def compiled(function):
    return len(function.overloads)

def wait():
    while any(impatient.HELPER._asked.values()):
        time.sleep(0.01)
"""


def start(folder: Path, program: str) -> "subprocess.Popen[str]":
    """A program that finds the two modules above, and no compiled code."""
    (folder / "helping.py").write_text(HELPING)
    (folder / "given.py").write_text(GIVEN)
    path = os.pathsep.join([str(folder), os.environ.get("PYTHONPATH", "")])
    variables = os.environ | {"FOGCITY_CACHE_DIR": str(folder / "cache"), "PYTHONPATH": path, "FOGCITY_JIT": "1"}
    command = [sys.executable, "-W", "error", "-c", BEGIN + program]
    pipes: dict[str, Any] = {"stdin": subprocess.PIPE, "stdout": subprocess.PIPE, "stderr": subprocess.PIPE}
    return subprocess.Popen(command, env=variables, text=True, **pipes)


def end(process: "subprocess.Popen[str]") -> list[str]:
    """What a program still prints, once it has a line to read."""
    printed, problem = process.communicate("go\n")
    assert process.returncode == 0, problem
    return printed.split()


def run(folder: Path, program: str) -> list[str]:
    """What a program prints."""
    return end(start(folder, program))


def test_a_door_is_interpreted_until_it_is_compiled(tmp_path: Path) -> None:
    """It calls plain twins all the way down, of other modules, too; then code comes from disk, and is the same."""
    first = "print(reach(mask), compiled(reach))\n"
    later = "wait()\nprint(reach(mask), compiled(reach), sum(reach.stats.cache_misses.values()))\n"
    assert run(tmp_path, first + later) == ["8", "0", "8", "1", "0"]
    assert run(tmp_path, first) == ["8", "1"]  # the next program finds it


def test_a_rule_is_compiled_first_unless_somebody_is_in_a_hurry(tmp_path: Path) -> None:
    hurry = "with at_once():\n    print(inner(mask), compiled(inner))\n"
    calm = "print(inner(mask), compiled(inner))\n"
    assert run(tmp_path, hurry + calm) == ["8", "0", "8", "1"]


def test_patience_wins_over_hurry_and_doors(tmp_path: Path) -> None:
    program = "with patiently(), at_once():\n    print(reach(mask), compiled(reach))\n"
    assert run(tmp_path, program) == ["8", "1"]


@pytest.mark.parametrize("how", ["cannot start", "dies"])
def test_without_its_helper_a_program_compiles_by_itself(tmp_path: Path, how: str) -> None:
    start = "sys.executable = '/nowhere'\n" if how == "cannot start" else "impatient.START = 'raise SystemExit(3)'\n"
    program = start + "print(reach(mask), compiled(reach))\nwait()\nprint(reach(mask), compiled(reach))\n"
    assert run(tmp_path, program) == ["8", "0", "8", "1"]


def test_what_cannot_be_compiled_says_why(tmp_path: Path) -> None:
    program = """
print(broken(mask))
wait()
try:
    broken(mask)
except Exception as error:
    print(type(error).__name__)
"""
    assert run(tmp_path, program) == ["7", "TypingError"]


def test_a_function_that_no_other_process_can_find_is_compiled_here(tmp_path: Path) -> None:
    program = "from fogcity.kernel import door\nhere = door(lambda a: a + 1)\nprint(here(2), compiled(here))\n"
    (tmp_path / "made.py").write_text(BEGIN.replace("from given import broken, inner, reach", "") + program)
    assert run(tmp_path, "import made\n") == ["3", "1"]


@pytest.mark.skipif(sys.platform == "win32", reason="some work is done twice there")
def test_of_two_programs_one_compiles(tmp_path: Path) -> None:
    """The other waits, and finds the code on disk."""
    program = "print('ready', flush=True)\ninput()\ninner(mask)\nprint(sum(inner.stats.cache_misses.values()))\n"
    both = [start(tmp_path, program) for _ in range(2)]
    assert [process.stdout.readline() for process in both if process.stdout] == ["ready\n"] * 2
    with ThreadPool(2) as pool:
        assert sorted(pool.map(end, both)) == [["0"], ["1"]]


@pytest.mark.skipif(sys.platform == "win32", reason="nothing is locked there")
def test_functions_of_one_name_do_not_wait_for_each_other(tmp_path: Path) -> None:
    """The modules of a folder share a folder of compiled code."""
    cache = SimpleNamespace(_cache_file=None, cache_path=str(tmp_path))
    for module in ("one", "other"):
        with _alone(SimpleNamespace(__module__=module, __name__="observe", _cache=cache)):
            pass
    assert len(list(tmp_path.iterdir())) == 2
