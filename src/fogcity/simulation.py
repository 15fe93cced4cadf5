"""Random games in bulk: their results and their speed."""

import hashlib
import math
import os
import statistics
import time
from collections.abc import Callable
from concurrent.futures import FIRST_COMPLETED, ProcessPoolExecutor, ThreadPoolExecutor, wait
from multiprocessing import get_context
from pathlib import Path
from typing import Any

import numpy as np
import numpy.typing as npt

from fogcity import games, record
from fogcity.games import Game
from fogcity.kernel import below, new_rng, patiently
from fogcity.table import Table

Z95 = 1.959964
CHUNK = 2000


def warm_up(game: Game) -> None:
    """Compile what random games need, or load it from disk, before several workers do so at once."""
    with patiently():
        _play_chunk(game, 0, 0, 1)
        random_table(game, 0, 0)


def cores() -> int:
    """The cores that this process may use."""
    return len(os.sched_getaffinity(0)) if hasattr(os, "sched_getaffinity") else os.cpu_count() or 1


def simulate(
    game: Game,
    count: int,
    seed: int,
    *,
    workers: int | None = None,
    records: Path | None = None,
    advance: Callable[[int], None] = lambda done: None,
) -> dict[str, Any]:
    """Play random games on several cores; game i depends only on the seed and i."""
    workers = workers or cores()
    if records is not None:
        records.mkdir(parents=True, exist_ok=True)
    chunk = max(1, min(CHUNK if records is None else 50, math.ceil(count / workers)))
    scores = np.zeros((count, game.players), np.int32)
    places = np.zeros((count, game.players), np.int32)
    moves = 0
    # Rules run outside Python's lock, so threads do; tables that write records need processes.
    pool = ThreadPoolExecutor(workers) if records is None else ProcessPoolExecutor(workers, get_context("spawn"))
    with pool:
        jobs = {
            pool.submit(_play_chunk, game, seed, first, min(chunk, count - first))
            if records is None
            else pool.submit(
                _record_chunk, game.id, game.options.values(), seed, first, min(chunk, count - first), records
            ): first
            for first in range(0, count, chunk)
        }
        pending = set(jobs)
        while pending:
            done, pending = wait(pending, return_when=FIRST_COMPLETED)
            for job in done:
                first = jobs[job]
                played, chunk_scores, chunk_places = job.result()
                scores[first : first + len(chunk_scores)] = chunk_scores
                places[first : first + len(chunk_scores)] = chunk_places
                moves += played
                advance(len(chunk_scores))
    return {
        "games": count,
        "moves": moves,
        "seats": [_seat_summary(game, i, scores, places) for i in range(game.players)],
    }


Chunk = tuple[int, npt.NDArray[np.int32], npt.NDArray[np.int32]]


def _play_chunk(game: Game, seed: int, first: int, count: int) -> Chunk:
    scores = np.zeros((count, game.players), np.int32)
    s = np.zeros(1, game.rules.STATE)[0]
    mask = np.zeros(game.rules.WORDS, np.uint64)
    rng = new_rng()
    moves = game.rules.random_games(game.setup, s, rng, mask, seed, first, scores)
    places = 1 + (scores[:, None, :] > scores[:, :, None]).sum(axis=2, dtype=np.int32)
    for i in np.flatnonzero(places.sum(axis=1) != game.players * (game.players + 1) // 2):
        # Level on points: only the game itself knows its tie-break, so play that one again.
        game.rules.random_games(game.setup, s, rng, mask, seed, first + int(i), scores[i : i + 1])
        places[i] = game.places(s)
    return moves, scores, places


def _record_chunk(game_id: str, options: dict[str, Any], seed: int, first: int, count: int, folder: Path) -> Chunk:
    game = games.make(game_id, **options)
    scores = np.zeros((count, game.players), np.int32)
    places = np.zeros((count, game.players), np.int32)
    moves = 0
    for i in range(count):
        table = random_table(game, seed, first + i)
        record.write(record.of_table(table), folder / f"{game_id}-{seed}-{first + i:06}.json")
        scores[i], places[i] = game.scores(table.state), game.places(table.state)
        moves += len(table.log)
    return moves, scores, places


def random_table(game: Game, seed: int, number: int) -> Table:
    """Random game `number` of a seed, played to its end at a table."""
    table = Table(game, secret=hashlib.sha256(f"{seed} {number}".encode()).digest())
    rng = new_rng(seed, number, 1)
    while not table.over:
        seat = table.waiting[below(rng, len(table.waiting))]
        actions = table.numbers(seat)
        table.play(seat, actions[below(rng, len(actions))])
    return table


def _seat_summary(game: Game, i: int, scores: npt.NDArray[np.int32], places: npt.NDArray[np.int32]) -> dict[str, Any]:
    """A summary of a seat; a shared first place counts as a fraction of a win."""
    winners = (places == 1).sum(axis=1)
    wins = float(((places[:, i] == 1) / winners).mean())
    return {
        "seat": i + 1,
        "name": game.seat_names[i],
        "mean_score": float(scores[:, i].mean()),
        "wins": wins,
        "wins_interval": wilson(wins, len(scores)),
    }


def wilson(share: float, n: float) -> tuple[float, float]:
    """The 95 % Wilson interval of a share seen in n games."""
    center = share + Z95**2 / (2 * n)
    spread = Z95 * math.sqrt(share * (1 - share) / n + Z95**2 / (4 * n * n))
    scale = 1 + Z95**2 / n
    return max(0.0, (center - spread) / scale), min(1.0, (center + spread) / scale)


def measure(game: Game, seconds: float) -> dict[str, Any]:
    """Speeds on one core: medians over slices of processor time, since machines are shared."""
    moves_rates: list[float] = []
    games_rates: list[float] = []
    end = time.perf_counter() + seconds
    first, batch = 0, 500
    while not moves_rates or time.perf_counter() < end:
        started = time.process_time()
        moves, _, _ = _play_chunk(game, 1, first, batch)
        elapsed = max(time.process_time() - started, 1e-3)  # some systems' clock is that coarse
        moves_rates.append(moves / elapsed)
        games_rates.append(batch / elapsed)
        first += batch
        batch = max(100, min(50_000, int(batch * 0.05 * seconds / elapsed)))
    native = statistics.median(moves_rates)
    table = _measure_table(game, min(seconds, 2.0))
    return {
        "moves_per_second": native,
        "best_moves_per_second": max(moves_rates),
        "games_per_second": statistics.median(games_rates),
        "slices": len(moves_rates),
        "state_bytes": game.rules.STATE.itemsize,
        "copy_nanoseconds": _measure_copy(game),
        "table_moves_per_second": table,
        "native_to_table_ratio": native / table,
    }


def _measure_table(game: Game, seconds: float) -> float:
    random_table(game, 1, 0)
    moves, number, spent = 0, 1, 0.0
    while spent < seconds:
        started = time.process_time()
        moves += len(random_table(game, 1, number).log)
        spent += time.process_time() - started
        number += 1
    return moves / spent


def _measure_copy(game: Game) -> float:
    states = np.zeros((2, game.rules.STATE.itemsize), np.uint8)
    rounds = 20_000
    started = time.process_time()
    for _ in range(rounds):
        states[1] = states[0]
    return (time.process_time() - started) / rounds * 1e9
