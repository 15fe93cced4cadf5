"""Plays a plan with local processes or on a Ray cluster, and resumes it from its results file.

The file has one line of JSON for the plan and one for each match. A run with the same plan plays what is missing.
"""

import json
import os
import signal
from collections.abc import Callable, Iterable, Iterator
from concurrent.futures import FIRST_COMPLETED, Future, ProcessPoolExecutor, wait
from dataclasses import asdict
from multiprocessing import get_context
from pathlib import Path
from typing import Any

from fogcity import __version__, games
from fogcity.arena.match import Match, Plan, Result, end_programs, play, warm_up
from fogcity.extras import extra
from fogcity.games import BadInput, OtherRules
from fogcity.simulation import cores

AHEAD = 2
"""Matches handed to a worker before it asks for them: enough to keep it busy, few enough to stop soon."""

Runner = Callable[[Plan, Iterable[Match]], Iterator[Result]]


def run(
    plan: Plan, runner: Runner, *, file: Path | None = None, advance: Callable[[int], None] = lambda done: None
) -> Iterator[Result]:
    """Every result of a plan: first those in the file, then those still to play, which are added to it."""
    known = _read(plan, file) if file is not None and file.exists() else {}
    advance(len(known))
    yield from known.values()
    missing = (match for match in plan.matches() if match.key not in known)
    if file is None:
        for result in runner(plan, missing):
            advance(1)
            yield result
        return
    with file.open("a", encoding="utf-8") as out:
        if out.tell() == 0:
            _write(out, {"arena": __version__, "rules": games.kind(plan.game).version, "plan": asdict(plan)})
        for result in runner(plan, missing):
            _write(out, result.data())
            advance(1)
            yield result


def total(plan: Plan) -> int:
    """How many games a plan has."""
    return len(plan.line_ups()) * plan.deals * plan.players


def _write(out: Any, data: dict[str, Any]) -> None:
    out.write(json.dumps(data, ensure_ascii=False, separators=(",", ":")) + "\n")
    out.flush()


def _read(plan: Plan, file: Path) -> dict[str, Result]:
    """The results in a file; a truncated last line is removed from the file."""
    *lines, rest = file.read_bytes().split(b"\n")
    if not lines and not rest:
        return {}
    try:
        header, *results = (json.loads(line) for line in lines)
        stored, rules = _comparable(header["plan"]), header.get("rules", 1)
        known = [Result(**data) for data in results]
    except (ValueError, KeyError, TypeError, AttributeError):
        raise BadInput(f"{file} is not a file of arena results: name another one") from None
    if stored != _comparable(asdict(plan)):
        raise BadInput(f"{file} holds results of another plan: give the same options again, or name another file")
    if rules != games.kind(plan.game).version:
        raise OtherRules(f"{file} holds results of other rules of this game: name another file")
    if rest:
        with file.open("rb+") as cut:
            cut.truncate(sum(len(line) + 1 for line in lines))
    wanted = {match.key for match in plan.matches()}
    return {result.key: result for result in known if result.key in wanted}


def load(file: Path) -> tuple[Plan, list[Result]]:
    """The plan of a file of results, and all of its results so far."""
    try:
        header = json.loads(file.read_bytes().partition(b"\n")[0])
        plan = Plan(**{**header["plan"], "bots": tuple(header["plan"]["bots"])})
    except OSError as error:
        raise BadInput(f"cannot read {file}: {error.strerror or error}") from None
    except (ValueError, KeyError, TypeError):
        raise BadInput(f"{file} is not a file of arena results: name another one") from None
    return plan, list(_read(plan, file).values())


def _comparable(plan: dict[str, Any]) -> dict[str, Any]:
    """What must be equal to resume: everything but the number of games."""
    return {key: list(value) if isinstance(value, tuple) else value for key, value in plan.items() if key != "games"}


def local(workers: int | None = None) -> Runner:
    """Play on several processes, one game at a time on each, so that a thinking bot has a core to itself."""
    number = workers or cores()

    def runner(plan: Plan, matches: Iterable[Match]) -> Iterator[Result]:
        if number == 1:
            try:
                yield from (play(plan, match) for match in matches)
            finally:
                end_programs()
            return
        warm_up(plan)  # before several workers compile the same at once
        pool = ProcessPoolExecutor(number, get_context("spawn"), initializer=_mind_signals)
        waiting = iter(matches)
        running: set[Future[Result]] = set()
        try:
            while True:
                while len(running) < AHEAD * number and (match := next(waiting, None)) is not None:
                    running.add(pool.submit(play, plan, match))
                if not running:
                    break
                done, running = wait(running, return_when=FIRST_COMPLETED)
                for job in done:
                    yield job.result()
        finally:
            _stop(pool)

    return runner


def _stop(pool: ProcessPoolExecutor) -> None:
    """Stop immediately, without waiting for running games."""
    workers = list((pool._processes or {}).values())
    pool.shutdown(wait=False, cancel_futures=True)
    for worker in workers:
        worker.terminate()
    for worker in workers:
        worker.join()


def _mind_signals() -> None:
    """Ctrl-C reaches every process of a terminal; only the parent reacts to it, and stops its workers."""
    signal.signal(signal.SIGINT, signal.SIG_IGN)
    signal.signal(signal.SIGTERM, _leave)


def _leave(*_: Any) -> None:
    """End this process and its programs; a pool would take SystemExit for the result of a game and play the next."""
    try:
        end_programs()
    finally:
        os._exit(0)


def on_ray(address: str | None = None) -> Runner:
    """Play on a Ray cluster: the one at an address, or a local one that is started for this run."""

    def runner(plan: Plan, matches: Iterable[Match]) -> Iterator[Result]:
        with extra("ray"):
            import ray
        ray.init(address=address, log_to_driver=False, include_dashboard=False, configure_logging=False)
        try:
            task = ray.remote(num_cpus=1)(play)
            resources = ray.cluster_resources()  # type: ignore[no-untyped-call]
            ahead = AHEAD * max(1, int(resources.get("CPU", 1)))
            waiting = iter(matches)
            running: list[Any] = []
            while True:
                while len(running) < ahead and (match := next(waiting, None)) is not None:
                    running.append(task.remote(plan, match))
                if not running:
                    break
                done, running = ray.wait(running, num_returns=1)
                yield from ray.get(done)
        except ray.exceptions.RayTaskError as error:
            raise error.cause from None  # what went wrong, without the way it took
        finally:
            ray.shutdown()

    return runner
