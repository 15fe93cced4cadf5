"""Processes in which bots think. They stay alive, so that no move waits for a start and for loading the rules."""

import asyncio
import contextlib
import os
import pickle
import signal
import struct
import sys
from collections.abc import Callable
from typing import Any, BinaryIO, TypeVar

T = TypeVar("T")

LENGTH = struct.Struct("<I")
START = "from fogcity.server.bot_process import main; main()"


class BotProcessFailed(Exception):
    """The function raised an exception, or its process died."""


class BotProcess:
    """A process that runs functions, one at a time; it starts when it is first needed."""

    def __init__(self, niceness: int) -> None:
        self._niceness = niceness
        """How readily it leaves the processor to others, as in nice(1)."""
        self._process: asyncio.subprocess.Process | None = None
        self.known: set[Any] = set()
        """What its process has done before and therefore has loaded."""
        self._ended = False

    async def run(self, function: Callable[..., T], *arguments: Any) -> T:
        """Run a function of some module there; cancelling this kills the process."""
        try:
            if self._process is None or self._ended or self._process.returncode is not None:
                self._process = await self._start()
            process = self._process
            assert process.stdin is not None
            assert process.stdout is not None
            request = pickle.dumps((function, arguments))
            process.stdin.write(LENGTH.pack(len(request)) + request)
            await process.stdin.drain()
            (length,) = LENGTH.unpack(await process.stdout.readexactly(LENGTH.size))
            done, result = pickle.loads(await process.stdout.readexactly(length))
        except (EOFError, OSError) as error:
            self._kill()
            raise BotProcessFailed("its process died") from error
        except BaseException:
            self._kill()
            raise
        if not done:
            raise BotProcessFailed(result)
        found: T = result
        return found

    async def _start(self) -> asyncio.subprocess.Process:
        self.known.clear()
        self._ended = False
        return await asyncio.create_subprocess_exec(
            *(sys.executable, "-c", START, str(self._niceness)),
            stdin=asyncio.subprocess.PIPE,
            stdout=asyncio.subprocess.PIPE,
            env=os.environ | {"PYTHONPATH": os.pathsep.join(filter(None, sys.path))},
        )

    def _kill(self) -> None:
        self._ended = True
        if self._process is not None:
            with contextlib.suppress(ProcessLookupError):
                self._process.kill()

    async def stop(self) -> None:
        """End the process, if it runs."""
        self._kill()
        if self._process is not None:
            await self._process.wait()


def main() -> None:
    """The process itself: answer requests until the server has gone."""
    signal.signal(signal.SIGINT, signal.SIG_IGN)  # Ctrl-C is for the server, which then ends this
    if hasattr(os, "nice"):
        with contextlib.suppress(OSError):  # a service may be forbidden to
            os.nice(int(sys.argv[1]))
    requests, answers = os.fdopen(os.dup(0), "rb"), os.fdopen(os.dup(1), "wb")
    os.dup2(2, 1)  # what a bot prints is not an answer
    with open(os.devnull) as nothing:
        os.dup2(nothing.fileno(), 0)
    with contextlib.suppress(EOFError, BrokenPipeError):
        while True:
            _answer(requests, answers)


def _answer(requests: BinaryIO, answers: BinaryIO) -> None:
    head = requests.read(LENGTH.size)
    if len(head) < LENGTH.size:
        raise EOFError
    try:
        function, arguments = pickle.loads(requests.read(*LENGTH.unpack(head)))
        answer = pickle.dumps((True, function(*arguments)))
    except Exception as error:
        answer = pickle.dumps((False, repr(error)))
    answers.write(LENGTH.pack(len(answer)) + answer)
    answers.flush()
