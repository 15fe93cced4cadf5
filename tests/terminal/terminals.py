"""A program in a terminal of its own, as a person would run it."""

import fcntl
import os
import pty
import re
import select
import signal
import struct
import subprocess
import termios
from collections.abc import Sequence
from types import TracebackType
from typing import Self


class Terminal:
    """A program whose input and output are a terminal of 100 by 30 characters."""

    def __init__(self, command: Sequence[str], **variables: str) -> None:
        self.master, slave = pty.openpty()
        fcntl.ioctl(slave, termios.TIOCSWINSZ, struct.pack("HHHH", 30, 100, 0, 0))
        environment = {**os.environ, "TERM": "xterm-256color", "COLORTERM": "truecolor", **variables}
        self.program = subprocess.Popen(
            list(command),
            stdin=slave,
            stdout=slave,
            stderr=slave,
            env=environment,
            start_new_session=True,
            preexec_fn=_as_from_a_shell,
        )
        os.close(slave)
        self.said = ""

    def __enter__(self) -> Self:
        return self

    def __exit__(self, kind: type[BaseException] | None, value: BaseException | None, at: TracebackType | None) -> None:
        if self.program.poll() is None:
            os.killpg(self.program.pid, signal.SIGKILL)
            self.program.wait()
        os.close(self.master)

    def until(self, wanted: str) -> str:
        """Read until something was said; returns all that was said so far, without colors."""
        while wanted not in plain(self.said):
            assert self._read(), f"it ended without {wanted!r}: {plain(self.said)[-2000:]}"
        return plain(self.said)

    def end(self) -> str:
        """Read until the program has ended; returns all that it said."""
        while self._read():
            pass
        self.program.wait()
        return plain(self.said)

    def type(self, keys: str) -> None:
        """Press keys."""
        os.write(self.master, keys.encode())

    def _read(self) -> bool:
        ended = False
        while not select.select([self.master], [], [], 0.5)[0]:
            if ended:
                return False
            ended = self.program.poll() is not None  # what it has said last may come between
        try:
            self.said += os.read(self.master, 65536).decode(errors="replace")
        except OSError:  # the program has closed its side
            return False
        return True


def _as_from_a_shell() -> None:
    """The terminal is the program's, and Ctrl-C is not ignored, as it is where tests run in the background."""
    fcntl.ioctl(0, termios.TIOCSCTTY, 0)
    signal.signal(signal.SIGINT, signal.SIG_DFL)


def plain(text: str) -> str:
    """What was said without the codes that move and color it."""
    return re.sub(
        r"\x1b(\[[0-9;?<>=:$]*[ -/]*[@-~]|\][^\x07\x1b]*(\x07|\x1b\\)|[PX^_][^\x1b]*\x1b\\|[@-Z\\-_=>])", "", text
    )
