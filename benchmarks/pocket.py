"""Modules against the rules here, in one run: `python -m benchmarks.pocket [GAMES]` (10,000 unless said).

Plays so many random games over all options of all games here and in Node, compares them byte for byte, and measures
random games and searches in both. Read docs/browser.md for what is compared.
"""

import gzip
import sys
import time
from pathlib import Path

sys.path.insert(0, str(Path(__file__).parents[1] / "tests"))

from fogcity import games
from pocket.conftest import ask_node, builder
from pocket.jobs import game_jobs, played, thought

SEARCHES = 20
ITERATIONS = 2000


def main(count: int) -> None:
    """Print a line for each thing that was compared."""
    folder: Path = builder().build()
    for name in games.names():
        sizes = [len(gzip.compress((folder / f"{name}.{kind}").read_bytes(), 9)) for kind in ("wasm", "js", "json")]
        print(f"{name}: module {sizes[0]:,} bytes gzipped, script {sizes[1]:,}, book {sizes[2]:,}")
        jobs = game_jobs(name, count)
        played(jobs[0] | {"count": 1})  # compile
        started = time.perf_counter()
        expected = [played(job) for job in jobs]
        here = time.perf_counter() - started
        answers = ask_node(folder, jobs)
        there = sum(answer["seconds"] for answer in answers)
        actions = sum(answer["actions"] for answer in answers)
        pairs = zip(answers, expected, strict=True)
        differ = sum(a != b for answer, own in pairs for a, b in zip(answer["numbers"], own, strict=True))
        print(f"  {count:,} games, {actions:,} actions: {differ} differ; {here:.1f} s here, {there:.1f} s in Node")
        for bot in ("search", "champion"):
            job = {"game": name, "options": {}, "key": 3, "first": 0, "count": SEARCHES, "plies": 16, "bot": bot}
            job |= {"iterations": ITERATIONS}
            thought(job | {"count": 1})
            started = time.perf_counter()
            own = thought(job)
            here = time.perf_counter() - started
            (answer,) = ask_node(folder, [job])
            same = "equal" if answer["numbers"] == own else "NOT equal"
            there = answer["seconds"]
            print(f"  {bot}: {SEARCHES} trees of {ITERATIONS} {same}; {here:.2f} s here, {there:.2f} s in Node")


if __name__ == "__main__":
    main(int(sys.argv[1]) if len(sys.argv) > 1 else 10_000)
