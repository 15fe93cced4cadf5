"""Metrics for Prometheus, added up over all workers."""

import os
import shutil
import tempfile
from collections.abc import Iterator
from contextlib import contextmanager
from pathlib import Path

from prometheus_client import CollectorRegistry, Counter, Gauge, Histogram, generate_latest, multiprocess

FAST = (0.001, 0.0025, 0.005, 0.01, 0.025, 0.05, 0.1, 0.25, 0.5, 1, 2.5, 10)

REQUESTS = Counter("fogcity_requests", "HTTP requests", ["method", "route", "status"])
REQUEST_SECONDS = Histogram("fogcity_request_seconds", "Time to answer an HTTP request", ["route"], buckets=FAST)
CONNECTIONS = Gauge("fogcity_connections", "Open WebSockets", multiprocess_mode="livesum")
SENT = Counter("fogcity_sent", "Messages sent over WebSockets")
ACTIONS = Counter("fogcity_actions", "Actions played", ["game", "by"])
ACTION_SECONDS = Histogram("fogcity_action_seconds", "Time to check and commit an action", buckets=FAST)
COMMIT_SECONDS = Histogram("fogcity_commit_seconds", "Time to commit a change of a table", buckets=FAST)
CONFLICTS = Counter("fogcity_conflicts", "Changes tried again because another worker was first")
REFUSALS = Counter("fogcity_refusals", "Requests refused, by the code of the problem", ["code"])
BOT_SECONDS = Histogram("fogcity_bot_seconds", "Time a bot took for a move", ["level"], buckets=FAST)
BOT_FAILURES = Counter("fogcity_bot_failures", "Bots that failed and were replaced", ["level"])
BOT_QUEUE = Gauge("fogcity_bot_queue", "Bots that wait for their turn to think", ["lane"], multiprocess_mode="livesum")
BOT_WAIT = Histogram("fogcity_bot_wait_seconds", "Time a bot waited for its turn to think", ["lane"], buckets=FAST)
GAMES_STARTED = Counter("fogcity_games_started", "Games started", ["game"])
NOTICES = Counter("fogcity_notices", "Notices by what became of them", ["channel", "outcome"])
NOTICES_WAITING = Gauge(
    "fogcity_notices_waiting", "Notices that wait to be sent", ["channel"], multiprocess_mode="livemostrecent"
)
GAMES_ENDED = Counter("fogcity_games_ended", "Games ended", ["game", "ended"])


FOLDERS = "fogcity-metrics-"


@contextmanager
def shared_folder() -> Iterator[None]:
    """The folder where workers share their metrics; leftovers of killed servers are removed.

    The metrics library looks for it when it is first imported, which is in the workers.
    """
    for left in Path(tempfile.gettempdir()).glob(f"{FOLDERS}*"):
        pid = left.name.removeprefix(FOLDERS).partition("-")[0]
        if pid.isdecimal() and not is_alive(int(pid)):
            shutil.rmtree(left, ignore_errors=True)
    with tempfile.TemporaryDirectory(prefix=f"{FOLDERS}{os.getpid()}-") as folder:
        os.environ["PROMETHEUS_MULTIPROC_DIR"] = folder
        yield


def exposition() -> bytes:
    """All numbers in the text format of Prometheus."""
    if "PROMETHEUS_MULTIPROC_DIR" not in os.environ:
        return generate_latest()
    for file in Path(os.environ["PROMETHEUS_MULTIPROC_DIR"]).glob("gauge_live*.db"):
        pid = int(file.stem.rpartition("_")[2])
        if not is_alive(pid):
            multiprocess.mark_process_dead(pid)  # type: ignore[no-untyped-call]
    registry = CollectorRegistry()
    multiprocess.MultiProcessCollector(registry)  # type: ignore[no-untyped-call]
    return generate_latest(registry)


def is_alive(pid: int) -> bool:
    """Whether a process is running."""
    try:
        os.kill(pid, 0)
    except ProcessLookupError:
        return False
    except PermissionError:
        pass  # somebody else's
    return True
