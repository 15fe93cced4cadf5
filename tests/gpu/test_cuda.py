"""The CUDA kernels in Numba's simulator give what the CPU gives, bit for bit. On a GPU: benchmarks/gpu.py --proof."""

import json
import os
import subprocess
import sys
from pathlib import Path
from typing import Any

import numpy as np

from gpu.simulated import course, study

CASES: list[tuple[str, int, int, str, dict[str, Any]]] = [
    ("cablecar", 2, 70, "cuda", {"players": 2}),
    ("cablecar", 2, 4, "cuda", {"players": 3, "rotate": True, "hand": 2}),
    ("cablecar", 2, 4, "cuda", {"players": 4, "companies": True}),
    ("cablecar", 2, 4, "cuda", {"players": 5, "hand": 3, "reward": "margin"}),
    ("cablecar", 33, 1, "cuda", {"players": 6, "rotate": True, "companies": True, "first": 1}),
    ("tickets", 2, 90, "cuda", {"players": 2}),
    ("tickets", 2, 6, "cuda", {"players": 3, "reward": "margin", "auto_reset": False}),
    ("tickets", 33, 1, "cuda", {"players": 4, "first": 2}),
]
STUDIES: list[tuple[str, int, int, str, dict[str, Any]]] = [
    ("cablecar", 2, 8, "cuda", {"players": 2, "bot": "lines"}),
    ("cablecar", 2, 4, "cuda", {"players": 3, "rotate": True, "hand": 2, "companies": True, "bot": "greedy"}),
    ("tickets", 2, 40, "cuda", {"players": 2, "bot": "planner"}),
    ("tickets", 2, 6, "cuda", {"players": 4, "bot": "one_step"}),
]


def test_simulated_cuda_equals_the_cpu(tmp_path: Path) -> None:
    environment = {**os.environ, "NUMBA_ENABLE_CUDASIM": "1", "FOGCITY_JIT": "0"}
    script = Path(__file__).with_name("simulated.py")
    cases = [("course", *case) for case in CASES] + [("study", *case) for case in STUDIES]
    subprocess.run([sys.executable, str(script), str(tmp_path), json.dumps(cases)], env=environment, check=True)
    for number, (kind, name, n, steps, _, options) in enumerate(cases):
        simulated = np.load(tmp_path / f"{number}.npz")
        do = {"course": course, "study": study}[kind]
        for key, expected in do(name, n, steps, "cpu", dict(options)).items():
            assert np.array_equal(simulated[key], expected), f"{name} {options}: {key}"
