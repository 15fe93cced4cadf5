"""Batches on CUDA: proof that they equal the CPU bit for bit, and how fast they are, next to pgx on the same machine.

    python benchmarks/gpu.py --proof [--games 100000]
    python benchmarks/gpu.py --speed

Writes what is known so far to `--out` (JSON) after each part, and a line for people to standard output; at the end
the speeds as tables for docs/performance.md. A part that fails says so and the next one goes on. With `--device cpu`
nothing needs a GPU: the proof compares the CPU with itself, and speeds are those of one thread and of all.
"""

import argparse
import contextlib
import json
import os
import platform
import sys
import time
import traceback
from collections.abc import Callable
from functools import partial
from importlib import import_module
from itertools import product
from pathlib import Path
from typing import Any

import numpy as np

with contextlib.suppress(ImportError):  # numba-cuda on PYTHONPATH, where no .pth file has put it in place
    import _numba_cuda_redirector  # type: ignore[import-not-found]  # noqa: F401

from fogcity import games
from fogcity.gpu import Batch

CABLE_CAR = [
    {"players": players, "rotate": rotate, "hand": hand, "companies": companies}
    for players, rotate, hand, companies in product(range(2, 7), (False, True), (1, 2, 3), (False, True))
]
TICKETS = [{"players": players} for players in (2, 3, 4)]
KINDS = [("cablecar", options) for options in CABLE_CAR] + [("tickets", options) for options in TICKETS]
ARRAYS = (
    "seats",
    "words",
    "masks",
    "observations",
    "actions",
    "rewards",
    "done",
    "episodes",
    "scores",
    "moves",
    "rngs",
)
MAIN = ("cablecar", "tickets")


class Report:
    """What was found so far."""

    def __init__(self, out: Path) -> None:
        self.out, self.started = out, time.time()
        self.parts: dict[str, Any] = {}

    def part(self, name: str, work: Callable[[], Any]) -> None:
        """Do a part and keep what it returns, or how it failed."""
        self.say(f"{name} ...")
        try:
            self.parts[name] = work()
        except Exception as error:
            self.parts[name] = {"failed": f"{type(error).__name__}: {error}"[:2000]}
            traceback.print_exc(limit=8)
        self.say(f"{name}: {json.dumps(self.parts[name])}")
        self.out.write_text(json.dumps(self.parts, indent=1) + "\n", encoding="utf-8")

    def say(self, text: str) -> None:
        """A line with the seconds since the start."""
        print(f"[{time.time() - self.started:6.1f} s] {text}", flush=True)


def machine() -> dict[str, Any]:
    """What this runs on."""
    import numba

    about: dict[str, Any] = {
        "python": platform.python_version(),
        "numpy": np.__version__,
        "numba": numba.__version__,
        "cores": os.cpu_count(),
        "cpu": next((line.split(":")[1].strip() for line in _lines("/proc/cpuinfo") if "model name" in line), "?"),
    }
    from numba import cuda

    if cuda.is_available():  # type: ignore[no-untyped-call]
        device: Any = cuda.get_current_device()  # type: ignore[no-untyped-call]
        about["gpu"] = str(getattr(device, "name", "simulated"))
        about["multiprocessors"] = getattr(device, "MULTIPROCESSOR_COUNT", None)
        about["numba_cuda"] = getattr(cuda, "__version__", getattr(cuda, "implementation", "?"))
    return about


def _lines(path: str) -> list[str]:
    return Path(path).read_text(encoding="utf-8").splitlines() if Path(path).exists() else []


# --- proof -------------------------------------------------------------------------------------------------------


def random_games_equal(name: str, options: dict[str, Any], n: int, device: str) -> dict[str, Any]:
    """Complete random games on both devices from the same seeds: ends, chance, scores and lengths."""
    game = games.make(name, **options)
    ours, expected = Batch(game, n, device=device, seed=2024), Batch(game, n, seed=2024)
    for batch in (ours, expected):
        batch.random_games()
    wrong = different(ours, expected, ("scores", "moves", "rngs", "seats"))
    return {"games": n, "moves": int(expected.moves.sum()), "different": wrong}


def steps_equal(name: str, options: dict[str, Any], n: int, steps: int, device: str) -> dict[str, Any]:
    """Step by step with masks, observations, sampled actions, rewards and new games after old ones."""
    game = games.make(name, **options)
    ours, expected = Batch(game, n, device=device, seed=7), Batch(game, n, seed=7)
    wrong: list[str] = []
    for _ in range(steps):
        for batch in (ours, expected):
            batch.legal()
            batch.observe()
            batch.step(batch.sample())
        wrong += different(ours, expected, ARRAYS)
    return {"games": n, "steps": steps, "ended": int(expected.episodes.sum()), "different": sorted(set(wrong))}


def different(ours: Batch, expected: Batch, arrays: tuple[str, ...]) -> list[str]:
    """The arrays that are not equal, states field by field."""
    wrong = [a for a in arrays if not np.array_equal(ours.host(getattr(ours.games, a)), getattr(expected.games, a))]
    states = ours.host(ours.states)
    return wrong + [f"states.{f}" for f in expected.states.dtype.names if not (states[f] == expected.states[f]).all()]


def prove(report: Report, device: str, n: int) -> None:
    """Everything equal, for all player counts and options."""
    for name, options in KINDS:
        text = " ".join(f"{option}={value}" for option, value in options.items())
        report.part(f"random games {name} {text}", partial(random_games_equal, name, options, n, device))
    for name, options in [*KINDS[::13], *KINDS[-3:]]:
        text = " ".join(f"{option}={value}" for option, value in options.items())
        report.part(f"steps {name} {text}", partial(steps_equal, name, options, min(n, 1000), 150, device))
    if device == "cuda":
        for library in (share_torch, share_cupy, share_jax):
            report.part(library.__name__.replace("_", " "), library)
    done = [part for name, part in report.parts.items() if name.startswith(("random games", "steps"))]
    equal = sum(part.get("different") == [] for part in done)
    report.say(f"PROOF: {equal} of {len(done)} comparisons equal, {sum(p.get('games', 0) for p in done)} games in all")


def share_torch() -> dict[str, Any]:
    """PyTorch works on the batch's own memory, and the batch takes its actions as they are."""
    torch: Any = import_module("torch")

    batch = Batch("cablecar", 4096, device="cuda")
    masks = torch.as_tensor(batch.legal(), device="cuda")
    observations = torch.as_tensor(batch.observe(), device="cuda")
    shared = masks.data_ptr() == batch.masks.__cuda_array_interface__["data"][0]
    actions = torch.where(masks, torch.rand(masks.shape, device="cuda"), -1.0).argmax(1)
    torch.cuda.synchronize()
    batch.step(actions)
    batch.check()
    return {"version": torch.__version__, "no copy": shared, "observed": int(observations.sum())}


def share_cupy() -> dict[str, Any]:
    """The same with CuPy."""
    cupy: Any = import_module("cupy")

    batch = Batch("cablecar", 4096, device="cuda")
    masks = cupy.asarray(batch.legal())
    shared = masks.data.ptr == batch.masks.__cuda_array_interface__["data"][0]
    batch.step(cupy.argmax(masks, axis=1))
    batch.check()
    return {"version": cupy.__version__, "no copy": bool(shared)}


def share_jax() -> dict[str, Any]:
    """The same with JAX, by DLPack through PyTorch."""
    jax: Any = import_module("jax")
    torch: Any = import_module("torch")

    batch = Batch("cablecar", 4096, device="cuda")
    masks = jax.dlpack.from_dlpack(torch.as_tensor(batch.legal(), device="cuda").view(torch.uint8))
    batch.synchronize()
    shared = masks.unsafe_buffer_pointer() == batch.masks.__cuda_array_interface__["data"][0]
    actions = jax.block_until_ready(jax.numpy.argmax(masks, axis=1))
    batch.step(torch.from_dlpack(actions))
    batch.check()
    return {"version": jax.__version__, "no copy": bool(shared)}


# --- speed -------------------------------------------------------------------------------------------------------


def seconds(batch: Batch, work: Callable[[], Any], rounds: int) -> float:
    """The time of a round, the best of some, each until the device is done."""
    best = float("inf")
    for _ in range(rounds):
        batch.synchronize()
        started = time.perf_counter()
        work()
        batch.synchronize()
        best = min(best, time.perf_counter() - started)
    return best


def random_speed(
    name: str, n: int, device: str, block: int = 128, registers: int | None = None, **keywords: Any
) -> dict[str, Any]:
    """Complete random games from their starts to their scores."""
    batch = Batch(name, n, device=device, **keywords)
    device_side: Any = batch._device
    if device == "cuda":
        device_side.shapes = {**device_side.shapes, "random": (block, block)}
    if registers is not None:
        device_side._kernels = import_module("fogcity.gpu.kernels").compiled(name, registers)

    def play() -> None:
        batch.reset()
        batch.random_games()

    play()
    elapsed = seconds(batch, play, 5)
    lengths = batch.host(batch.moves).copy()
    start = seconds(batch, batch.reset, 5)
    warps = lengths[: n // 32 * 32].reshape(-1, 32)
    return {
        "games": n,
        "block": block,
        "registers": registers,
        "moves": int(lengths.sum()),
        "million_moves_per_second": round(float(lengths.sum()) / elapsed / 1e6, 1),
        "million_games_per_second": round(n / elapsed / 1e6, 2),
        "share_of_time_starting": round(start / elapsed, 3),
        "lanes_busy_by_length": round(float(warps.mean() / warps.max(axis=1).mean()), 3) if len(warps) else None,
    }


def step_speed(name: str, n: int, device: str, **keywords: Any) -> dict[str, Any]:
    """Step by step as a learner would: masks, observations, an action, a step."""
    batch = Batch(name, n, device=device, **keywords)

    def once() -> None:
        batch.legal()
        batch.observe()
        batch.step(batch.sample())

    def several() -> None:
        for _ in range(20):
            once()

    several()  # into the middle of the games
    several()
    elapsed = seconds(batch, several, 3) / 20
    parts = dict.fromkeys(("legal", "observe", "sample", "step"), 0.0)
    for _ in range(10):
        for part in parts:
            work = partial(batch.step, batch.games.actions) if part == "step" else getattr(batch, part)
            parts[part] += seconds(batch, work, 1) / 10
    bytes_a_game = traffic(batch)
    return {
        "games": n,
        "million_moves_per_second": round(n / elapsed / 1e6, 2),
        "milliseconds": {part: round(value * 1e3, 3) for part, value in parts.items()},
        "bytes_a_move_at_least": bytes_a_game,
        "gigabytes_per_second_at_least": {
            part: round(bytes_a_game[part] * n / value / 1e9, 1) for part, value in parts.items()
        },
    }


def traffic(batch: Batch) -> dict[str, int]:
    """Bytes that each part must read and write a game if everything is touched once."""
    state, words = batch.states.dtype.itemsize, 8 * batch.game.rules.WORDS
    return {
        "legal": state + words + batch.actions,
        "observe": state + batch.layout.size,
        "sample": words + 2 * 16 + 4,
        "step": 2 * state + words + 2 * 16 + 4 * batch.game.players + 11,
    }


def kernel_resources(name: str) -> dict[str, Any]:
    """Registers, memory and the occupancy that they allow."""
    batch = Batch(name, 64, device="cuda")
    batch.legal()
    batch.observe()
    batch.step(batch.sample())
    batch.random_games()
    found = {}
    device_side: Any = batch._device
    for kernel_name, kernel in vars(device_side._kernels).items():
        registers = next(iter(kernel.get_regs_per_thread().values()))
        block = device_side.shapes[kernel_name.removesuffix("_kernel")][1]
        shared = next(iter(kernel.get_shared_mem_per_block().values()))
        blocks = min(32, 65536 // max(1, registers * block), 233472 // max(1, shared + 1024), 2048 // block)
        found[kernel_name] = {
            "registers": registers,
            "local_bytes": next(iter(kernel.get_local_mem_per_thread().values())),
            "shared_bytes": shared,
            "occupancy_allowed": round(blocks * block / 2048, 3),
        }
    return found


def copy_bandwidth() -> dict[str, Any]:
    """What the memory does at best: a copy of 4 GiB, read and written."""
    torch: Any = import_module("torch")

    source = torch.zeros(1 << 30, dtype=torch.int32, device="cuda")
    target = torch.empty_like(source)
    times = []
    for _ in range(6):
        torch.cuda.synchronize()
        started = time.perf_counter()
        target.copy_(source)
        torch.cuda.synchronize()
        times.append(time.perf_counter() - started)
    return {"gigabytes_per_second": round(2 * 4 * 2**30 / min(times) / 1e9)}


def pgx_speed(name: str, n: int, steps: int = 200) -> dict[str, Any]:
    """Random play of a pgx game, vmapped, jitted and scanned, with a new game after each end."""
    jax: Any = import_module("jax")
    jnp: Any = import_module("jax.numpy")
    pgx: Any = import_module("pgx")

    game = pgx.make(name)
    advance = import_module("pgx.experimental").auto_reset(game.step, game.init)

    def act(state: Any, key: Any) -> tuple[Any, Any]:
        choose, chance = jax.random.split(key)
        logits = jnp.where(state.legal_action_mask, 0.0, -jnp.inf)
        actions = jax.random.categorical(choose, logits, axis=1)
        return jax.vmap(advance)(state, actions, jax.random.split(chance, n)), None

    run = jax.jit(lambda state, key: jax.lax.scan(act, state, jax.random.split(key, steps))[0])
    state = jax.jit(jax.vmap(game.init))(jax.random.split(jax.random.PRNGKey(0), n))
    state = jax.block_until_ready(run(state, jax.random.PRNGKey(1)))
    times = []
    for i in range(3):
        started = time.perf_counter()
        state = jax.block_until_ready(run(state, jax.random.PRNGKey(2 + i)))
        times.append(time.perf_counter() - started)
    rate = round(n * steps / min(times) / 1e6, 2)
    return {"version": pgx.__version__, "jax": jax.__version__, "games": n, "million_moves_per_second": rate}


def measure(report: Report, device: str, small: bool) -> None:
    """All speeds."""
    if device == "cuda":
        for name in MAIN:
            for n in [1 << 10] if small else [1 << 18, 1 << 20, 1 << 21]:
                report.part(f"random {name} {n}", partial(random_speed, name, n, device))
            for n in [1 << 9] if small else [1 << 16, 1 << 18, 1 << 20]:
                report.part(f"steps {name} {n}", partial(step_speed, name, n, device))
        most = 1 << 10 if small else 1 << 20
        for name, options in (("cablecar", CABLE_CAR[-1]), ("tickets", TICKETS[-1])):
            report.part(f"random {name} {options}", partial(random_speed, name, most, device, **options))
            report.part(f"steps {name} {options}", partial(step_speed, name, most, device, **options))
            report.part(f"kernels {name}", partial(kernel_resources, name))
            for block, registers in ((32, 96), (256, 96), (128, 64), (128, 128), (128, 168)):
                report.part(
                    f"random {name} block {block} registers {registers}",
                    partial(random_speed, name, most, device, block, registers),
                )
        report.part("copy bandwidth", copy_bandwidth)
        for name in ("connect_four", "backgammon"):
            for n in (1 << 16, 1 << 18, 1 << 20):
                report.part(f"pgx {name} {n}", partial(pgx_speed, name, n))
    for name in MAIN:
        for threads in (1, os.cpu_count() or 1):
            n = 1 << 9 if small else 4096 * threads
            report.part(f"cpu random {name} {threads}", partial(random_speed, name, n, "cpu", threads=threads))
            report.part(f"cpu steps {name} {threads}", partial(step_speed, name, n, "cpu", threads=threads))


def tables(parts: dict[str, Any]) -> str:
    """The speeds as Markdown."""
    lines = ["| | million moves/s |", "| --- | ---: |"]
    for name, part in parts.items():
        if "million_moves_per_second" in part:
            lines.append(f"| {name} | {part['million_moves_per_second']:,} |")
    lines += ["", "| milliseconds, GB/s at least | legal | observe | sample | step |", "| --- |" + " ---: |" * 4]
    for name, part in parts.items():
        if "milliseconds" in part:
            speeds = part["gigabytes_per_second_at_least"]
            cells = (f"{time:,} ms, {speeds[kernel]:,} GB/s" for kernel, time in part["milliseconds"].items())
            lines.append(f"| {name} | {' | '.join(cells)} |")
    kernels = {name: part for name, part in parts.items() if name.startswith("kernels") and "failed" not in part}
    if kernels:
        lines += ["", "| kernel | registers | local bytes | shared bytes | occupancy |", "| --- |" + " ---: |" * 4]
        for name, part in kernels.items():
            for kernel, found in part.items():
                lines.append(f"| {name.split()[1]} {kernel} | {' | '.join(f'{value:,}' for value in found.values())} |")
    return "\n".join(lines)


def main() -> int:
    """Run what the command line asks for."""
    parser = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    parser.add_argument("--proof", action="store_true")
    parser.add_argument("--speed", action="store_true")
    parser.add_argument("--games", type=int, default=100_000, help="random games of each kind to compare")
    parser.add_argument("--device", choices=("cuda", "cpu"), default="cuda")
    parser.add_argument("--small", action="store_true", help="small numbers, to try the script itself")
    parser.add_argument("--out", type=Path, default=Path("gpu.json"))
    arguments = parser.parse_args()
    report = Report(arguments.out)
    os.environ.setdefault("XLA_PYTHON_CLIENT_PREALLOCATE", "false")  # JAX would take most of the memory
    report.part("machine", machine)
    if arguments.proof:
        prove(report, arguments.device, arguments.games)
    if arguments.speed:
        measure(report, arguments.device, arguments.small)
        print(tables(report.parts))
    failed = [name for name, part in report.parts.items() if "failed" in part or part.get("different")]
    report.say(f"{len(report.parts)} parts, not as they should be: {failed or 'none'}")
    return 1 if failed else 0


if __name__ == "__main__":
    sys.exit(main())
