"""The rules give the same games as plain Python, natively and as CUDA kernels (in Numba's simulator)."""

import os
import subprocess
import sys
from pathlib import Path

import pytest

from three_ways import digests

HERE = Path(__file__).parent


@pytest.mark.parametrize("way", ["interpreted", "cuda"])
def test_three_ways_of_running_give_equal_games(way: str) -> None:
    environment = os.environ | {"FOGCITY_JIT": "0"} | ({"NUMBA_ENABLE_CUDASIM": "1"} if way == "cuda" else {})
    command = [sys.executable, "-W", "error", str(HERE / "three_ways.py"), way]
    run = subprocess.run(command, env=environment, capture_output=True, text=True, check=False)
    assert run.returncode == 0, run.stderr
    assert run.stdout.split() == digests(on_cuda=False)
