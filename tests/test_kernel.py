"""The kernel: random numbers, bit masks, and compiled code on disk that is never stale and never in the way."""

import ast
import os
import subprocess
import sys
from collections import Counter
from pathlib import Path
from typing import Any

import numpy as np
import pytest
from hypothesis import given
from hypothesis import strategies as st

from fogcity.bots.cablecar.search import tree_key
from fogcity.games.cablecar import rules
from fogcity.kernel import below, bit, first_of, new_rng, new_script, nth_action, nth_bit, popcount, script_fits
from fogcity.kernel.jit import PACKAGE, sources
from fogcity.table import chance
from oracles.chance import Chance

masks = st.integers(0, 2**64 - 1)


@given(masks)
def test_bit_masks_are_sets(mask: int) -> None:
    members = [i for i in range(64) if mask >> i & 1]
    word = np.uint64(mask)
    assert popcount(word) == len(members)
    assert int(first_of(word)) == (1 << members[0] if members else 0)
    assert [nth_bit(word, n) for n in range(len(members))] == members
    assert sum(int(bit(i)) for i in members) == mask


def test_rules_of_games_are_compiled_into_their_callers_but_not_for_cuda() -> None:
    """Random games are a third faster so. CUDA copies `targetoptions`; its kernels stay what was proved on a GPU."""
    inlined: dict[Any, bool] = {rules.legal: True, below: True, tree_key: False}
    for function, wanted in inlined.items():
        assert function._compiler.targetoptions["forceinline"] is wanted
        assert "forceinline" not in function.targetoptions


@given(st.lists(masks, min_size=1, max_size=4))
def test_actions_of_a_mask_come_in_order(words: list[int]) -> None:
    actions = [64 * w + i for w, word in enumerate(words) for i in range(64) if word >> i & 1]
    array = np.array(words, np.uint64)
    assert [nth_action(array, n) for n in range(len(actions))] == actions


@given(st.binary(min_size=32, max_size=32), st.integers(0, 500), st.lists(st.integers(1, 2**32 - 1), max_size=20))
def test_chance_is_what_the_page_on_fairness_says(secret: bytes, ply: int, bounds: list[int]) -> None:
    """docs/fairness.md: an implementation from that page gives the same numbers."""
    page = Chance(secret)
    page.ply = ply
    rng = chance(secret, ply)
    assert [below(rng, bound) for bound in bounds] == [page.below(bound) for bound in bounds]


def test_bounded_numbers_are_even() -> None:
    """Every number below 60 comes up as often as chance allows; a bound with a large remainder is not bent."""
    rng, rounds = new_rng(3), 60_000
    counts = Counter(below(rng, 60) for _ in range(rounds))
    assert sum((n - 1000) ** 2 / 1000 for n in counts.values()) < 130  # 59 degrees of freedom
    assert set(counts) == set(range(60))
    third = 3 * 2**30  # without rejection a third of the numbers would come up twice as often
    low = sum(below(rng, third) < 2**30 for _ in range(rounds))
    assert abs(low - rounds / 3) < 600


def test_streams_differ_and_repeat() -> None:
    assert [below(new_rng(1, 2), 1000) for _ in range(2)] == [below(new_rng(1, 2), 1000)] * 2
    streams = [new_rng(i, j) for i in range(9) for j in range(9)]
    assert len({tuple(below(rng, 1000) for _ in range(5)) for rng in streams}) == 81


def test_a_script_says_what_happens() -> None:
    script = new_script([3, 0])
    assert (below(script, 5), below(script, 1)) == (3, 0)
    assert script_fits(script)
    assert not script_fits(new_script([1]))
    for outcomes, bound in (([5], 5), ([], 2)):
        script = new_script(outcomes)
        below(script, bound)
        assert not script_fits(script)


def test_where_a_script_says_nothing_numbers_differ() -> None:
    """Rules that repeat something until it is different would never end otherwise (TK-15)."""
    for outcomes in ([], [9]):
        script = new_script(outcomes)
        numbers = [below(script, 5) for _ in range(100)]
        assert set(numbers) == set(range(5))
        assert not script_fits(script)


PROGRAM = """
from fogcity.kernel import compiling_message, jit
with compiling_message("compiling now", after=0):
    from fogcity.kernel import popcount
    import numpy as np
    print(popcount(np.uint64(7)), jit._cache_folder())
"""


def run(cache: Path | str, **environment: str) -> "subprocess.CompletedProcess[str]":
    variables = os.environ | {"FOGCITY_CACHE_DIR": str(cache)} | environment
    return subprocess.run([sys.executable, "-c", PROGRAM], env=variables, capture_output=True, text=True, check=True)


def test_rules_are_compiled_once_with_a_message(tmp_path: Path) -> None:
    first = run(tmp_path)
    assert "compiling now" in first.stderr
    assert first.stdout.startswith(f"3 {tmp_path}")
    again = run(tmp_path)
    assert (again.stdout, again.stderr) == (first.stdout, "")


def imported(path: Path) -> set[Path]:
    """The modules of this package that a module imports."""
    found = set()
    for node in ast.walk(ast.parse(path.read_text())):
        if isinstance(node, ast.ImportFrom) and (node.module or "").startswith("fogcity"):
            for name in (node.module, *(f"{node.module}.{alias.name}" for alias in node.names)):
                place = PACKAGE.parent / str(name).replace(".", "/")
                found |= {file for file in (place.with_suffix(".py"), place / "__init__.py") if file.exists()}
    return found - {PACKAGE / "__init__.py"}


def test_compiled_code_is_named_after_all_that_rules_are_built_on() -> None:
    """Nothing that a module with rules imports, however far away, can change without a new compilation."""
    todo = {path for path in PACKAGE.rglob("*.py") if "@rule\n" in path.read_text()}
    assert len(todo) > 10
    seen: set[Path] = set()
    while todo:
        path = todo.pop()
        seen.add(path)
        todo |= imported(path) - seen
    assert PACKAGE / "games" / "tickets" / "state.py" in seen
    assert seen <= set(sources())
    assert any(path.name == "san_francisco.toml" for path in sources())


def test_rules_of_another_package_are_never_stale(tmp_path: Path) -> None:
    """What a function of another package calls has changed: it is compiled anew, although its own file is the same."""
    package = tmp_path / "elsewhere"
    package.mkdir()
    (package / "__init__.py").write_text("")
    called = "from fogcity.kernel import rule\n@rule\ndef one() -> int:\n    return {}\n"
    (package / "called.py").write_text(called.format(1))
    calling = "from fogcity.kernel import rule\nfrom elsewhere.called import one\n"
    (package / "calling.py").write_text(calling + "@rule\ndef two() -> int:\n    return one() + one()\n")
    program = "from elsewhere.calling import two\nprint(two(), sum(two.stats.cache_hits.values()))"
    path = os.pathsep.join([str(tmp_path), os.environ.get("PYTHONPATH", "")])
    variables = os.environ | {"FOGCITY_CACHE_DIR": str(tmp_path / "cache"), "PYTHONPATH": path}

    def said() -> str:
        run = [sys.executable, "-c", program]
        return subprocess.run(run, env=variables, capture_output=True, text=True, check=True).stdout.strip()

    assert (said(), said()) == ("2 0", "2 1")
    (package / "called.py").write_text(called.format(4))
    assert said() == "8 0"


def test_old_compiled_code_is_cleared_away_and_recent_kept(tmp_path: Path) -> None:
    old, recent = tmp_path / "old", tmp_path / "recent"
    old.mkdir()
    recent.mkdir()
    os.utime(old, (0, 0))
    run(tmp_path)
    assert (old.exists(), recent.exists()) == (False, True)


@pytest.mark.parametrize("place", ["missing", "a-file"])
def test_a_cache_that_cannot_be_written_breaks_nothing(tmp_path: Path, place: str) -> None:
    """A folder that cannot be made: another place is found, or the rules are compiled for this run only."""
    (tmp_path / "a-file").write_text("in the way")
    cache = Path("/proc/nowhere") if place == "missing" else tmp_path / "a-file"
    nowhere = {"HOME": "/proc/nowhere", "XDG_CACHE_HOME": "/proc/nowhere", "TMPDIR": str(tmp_path)}
    assert run(cache, **nowhere).stdout.startswith("3 ")


def test_only_the_kernel_and_the_gpu_know_numba() -> None:
    source = Path(__file__).parents[1] / "src" / "fogcity"
    knowing = {
        path.relative_to(source).parts[0]
        for path in source.rglob("*.py")
        if "import numba" in path.read_text("utf-8") or "from numba" in path.read_text("utf-8")
    }
    assert knowing <= {"kernel", "gpu"}
