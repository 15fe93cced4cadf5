"""The CUDA kernels in Numba's simulator give what the CPU gives, bit for bit. On a GPU: benchmarks/gpu.py --proof."""

import json
import os
import subprocess
import sys
from pathlib import Path
from typing import Any

import numpy as np
import pytest

from gpu.simulated import COURSES

CASES: list[tuple[str, str, int, int, dict[str, Any]]] = [
    ("course", "cablecar", 2, 70, {"players": 2}),
    ("course", "cablecar", 2, 4, {"players": 3, "rotate": True, "hand": 2}),
    ("course", "cablecar", 2, 4, {"players": 4, "companies": True}),
    ("course", "cablecar", 2, 4, {"players": 5, "hand": 3, "reward": "margin"}),
    ("course", "cablecar", 33, 1, {"players": 6, "rotate": True, "companies": True, "first": 1}),
    ("course", "tickets", 2, 90, {"players": 2}),
    ("course", "tickets", 2, 6, {"players": 3, "reward": "margin", "auto_reset": False}),
    ("course", "tickets", 33, 1, {"players": 4, "first": 2}),
    ("study", "cablecar", 2, 8, {"players": 2, "bot": "lines"}),
    ("study", "cablecar", 2, 4, {"players": 3, "rotate": True, "hand": 2, "companies": True, "bot": "greedy"}),
    ("study", "tickets", 2, 40, {"players": 2, "bot": "planner"}),
    ("study", "tickets", 2, 6, {"players": 4, "bot": "one_step"}),
]


@pytest.mark.parametrize("case", CASES, ids=lambda case: f"{case[0]}-{case[1]}-{case[4]['players']}")
def test_simulated_cuda_equals_the_cpu(case: tuple[str, str, int, int, dict[str, Any]], tmp_path: Path) -> None:
    environment = {**os.environ, "NUMBA_ENABLE_CUDASIM": "1", "FOGCITY_JIT": "0"}
    script, file = Path(__file__).with_name("simulated.py"), tmp_path / "simulated.npz"
    subprocess.run([sys.executable, str(script), str(file), json.dumps(case)], env=environment, check=True)
    simulated, (course, name, games, steps, options) = np.load(file), case
    expected = COURSES[course](name, games, steps, "cpu", options)
    assert set(simulated) == set(expected)
    for key, values in expected.items():
        assert np.array_equal(simulated[key], values), key
