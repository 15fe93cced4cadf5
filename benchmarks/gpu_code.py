"""The code that the CUDA kernels compile to, and a fingerprint of it: needs `fogcity[gpu]`, but no GPU.

    python benchmarks/gpu_code.py [--capability 9.0]

Two versions with the same fingerprint run the same instructions with the same tables, so what was proved of one on a
GPU holds for the other. Names of tables and numbers of parameters do not count; the contents of tables do.
"""

import argparse
import contextlib
import hashlib
import re
from types import SimpleNamespace
from typing import Any

import numpy as np

with contextlib.suppress(ImportError):  # numba-cuda on PYTHONPATH, where no .pth file has put it in place
    import _numba_cuda_redirector  # type: ignore[import-not-found]  # noqa: F401

from numba import cuda as numba_cuda
from numba import typeof as numba_typeof

from fogcity.gpu import Batch, kernels
from fogcity.gpu.loops import bind

cuda: Any = numba_cuda  # they have no types
typeof: Any = numba_typeof
NAME = re.compile(r"_cudapy_\w[\w$]*|_ZN\w[\w$]*")


def compiled(game_id: str, kernel: Any, capability: tuple[int, int]) -> str:
    """A kernel in PTX, the language that the driver turns into instructions of the card."""
    cuda.dispatcher.get_current_device = lambda: SimpleNamespace(compute_capability=capability)
    games = Batch(game_id, 8, players=2).games
    names = kernels.kernel_names(game_id)
    setups = games.setups.astype(kernels.aligned(games.setups.dtype))
    games = games._replace(setups=setups, states=np.zeros(8, names["STATE"]))
    signature = (typeof(games),)
    ptx, _ = cuda.compile(bind(kernel, names), signature, device=False, abi="numba", cc=capability, output="ptx")
    return str(ptx)


def fingerprint(ptx: str) -> str:
    """A hash of the instructions and of the tables they use, in the order in which they use them."""
    tables = dict(re.findall(r"^\.const .*? (\S+)\[\d+\] = (\{.*?\});", ptx, re.MULTILINE))
    body = re.sub(r"//.*", "", ptx[ptx.index("\n{") : ptx.rindex("}")])
    numbers: dict[str, int] = {}
    body = NAME.sub(lambda name: f"#{numbers.setdefault(name[0], len(numbers))}", body)
    used = [tables.get(name, "") for name in numbers]
    return hashlib.sha256("\n".join([body, *used]).encode()).hexdigest()[:16]


def main() -> None:
    """Print a fingerprint of each kernel."""
    arguments = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    arguments.add_argument("--capability", default="9.0", help="of the card: 9.0 for an H100 or H200")
    major, minor = map(int, arguments.parse_args().capability.split("."))
    for game_id in ("cablecar", "tickets"):
        for kernel in kernels.KERNELS:
            print(
                f"{game_id:9} {kernel.__name__:14} {fingerprint(compiled(game_id, kernel, (major, minor)))}", flush=True
            )


if __name__ == "__main__":
    main()
