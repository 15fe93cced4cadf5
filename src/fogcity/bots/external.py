"""Bots in other processes and languages: one JSON object a line, questions on stdin, answers on stdout.

    → {"type": "hello", "protocol": 2, "game": GAME, "options": {…}}
    ← {"name": "mybot"}
    → {"type": "choose", "id": 7, "seat": 0, "view": {…}, "seconds": 1.0, "state": "…",
       "actions": [{"type": "take", "number": 3, "text": "take 3", …}, …]}
    ← {"id": 7, "action": "take 3"}

`state` is the veiled state in base64, for bots that work with this package; the view says the same in words.
`External` is the side that asks, `serve` the side that answers with one of our bots. A bot that hangs, crashes or
gives an invalid answer forfeits the move to a fallback; the match goes on.
"""

import base64
import contextlib
import json
import os
import queue
import shlex
import subprocess
import threading
import time
from collections.abc import Callable, Sequence
from typing import IO, Any

from fogcity import bots, games
from fogcity.bots import Bot, Budget, Random
from fogcity.foreign import quote, shorten, shown
from fogcity.games import BadInput, Game, Illegal, State, plain

PROTOCOL = 2
HELLO_SECONDS = 20.0
"""How long a bot may take to start, for instance to compile itself."""
GRACE = 0.25
"""Seconds for the round trip, on top of the time a bot was given."""
LONGEST_LINE = 1 << 20
MOST_UNREAD = 64
"""Unread lines a bot may have written; after that nothing more is read from it."""
MOST_STARTS = 3
"""How often a program is started in a match; after that the fallback plays on alone."""


def words(command: str, *, windows: bool = os.name == "nt") -> list[str]:
    """The words of a command as a shell reads them; on Windows a backslash is part of a path."""
    return [word.strip('"') for word in shlex.split(command, posix=False)] if windows else shlex.split(command)


class Lines(queue.Queue["str | None"]):
    """Unread lines of a bot, up to a limit; None marks the end."""

    def end(self) -> None:
        """Mark the end of the output; a bot that wrote too much is cut off."""
        with self.mutex:
            if len(self.queue) == self.maxsize:
                self.queue.clear()
        self.put(None)


class External:
    """A bot that runs as another program; `forfeits` counts the moves that the fallback had to choose."""

    def __init__(self, game: Game, command: str | Sequence[str], *, seed: int, seconds: float = 1.0) -> None:
        try:
            self.command = words(command) if isinstance(command, str) else list(command)
        except ValueError as error:
            raise BadInput(f"{quote(command)} is not a command ({error}): write it as in a shell") from None
        if not self.command:
            raise BadInput("an external bot is a command: write cmd:./my_bot")
        self.name = self.command[0]
        self.seconds = seconds
        self.forfeits = 0
        self.last_fault: str | None = None
        self._fallback: Bot = Random(seed)
        self._game = game
        self._process: subprocess.Popen[str] | None = None
        self._answers = Lines(MOST_UNREAD)
        self._asked = 0
        self._starts = 0

    def choose(self, game: Game, veiled: State, seat: int, actions: Sequence[int]) -> int:
        try:
            return self._ask(game, veiled, seat, actions)
        except (OSError, ValueError) as fault:
            self.last_fault = str(fault) or type(fault).__name__
            self.forfeits += 1
            if isinstance(fault, OSError):  # it hangs (TimeoutError) or is gone: the next move finds a fresh one
                self.close()
            return self._fallback.choose(game, veiled, seat, actions)

    def _ask(self, game: Game, veiled: State, seat: int, actions: Sequence[int]) -> int:
        self._start()
        self._asked += 1
        written = [game.action(veiled, seat, number) for number in actions]
        question = {
            "type": "choose",
            "id": self._asked,
            "seat": seat,
            "view": plain(game.view(veiled, seat)),
            "actions": plain(written),
            "seconds": self.seconds,
            "state": base64.b64encode(veiled.tobytes()).decode(),
        }
        answer = self._exchange(question, self.seconds + GRACE)
        chosen = next((action.number for action in written if action.text == answer.get("action")), None)
        if chosen is None:
            raise ValueError(f"{quote(answer.get('action'))} is not the text of one of the actions")
        return chosen

    def _start(self) -> None:
        if self._process is not None and self._process.poll() is None:
            return
        self.close()
        if self._starts == MOST_STARTS:
            raise BrokenPipeError(f"the bot has failed {MOST_STARTS} times")
        self._starts += 1
        self._process = subprocess.Popen(
            self.command, stdin=subprocess.PIPE, stdout=subprocess.PIPE, text=True, encoding="utf-8", errors="replace"
        )
        self._answers = Lines(MOST_UNREAD)
        threading.Thread(target=_read_lines, args=(self._process.stdout, self._answers), daemon=True).start()
        hello = {
            "type": "hello",
            "protocol": PROTOCOL,
            "game": self._game.id,
            "options": self._game.options.values(),
        }
        try:
            self.name = shown(str(self._exchange(hello, HELLO_SECONDS).get("name", self.name)))
        except ValueError as fault:
            raise BrokenPipeError(str(fault)) from None  # a program that cannot say hello is of no use

    def _exchange(self, message: dict[str, Any], seconds: float) -> dict[str, Any]:
        """Send a message and wait for its answer, for a number of seconds in all."""
        deadline = time.monotonic() + seconds
        # A program that does not read blocks whoever writes to it: a thread, so that this has a limit, too.
        writer = threading.Thread(target=self._write, args=(json.dumps(message) + "\n",), daemon=True)
        writer.start()
        writer.join(seconds)
        if writer.is_alive():
            raise TimeoutError(f"the bot read nothing for {seconds:g} seconds")
        while True:
            try:
                line = self._answers.get(timeout=max(0.0, deadline - time.monotonic()))
            except queue.Empty:
                raise TimeoutError(f"no answer within {seconds:g} seconds") from None
            if line is None:
                raise BrokenPipeError("the bot has ended")
            try:
                answer = json.loads(line)
            except RecursionError:
                raise ValueError("an answer is a JSON object, not that many brackets") from None
            if not isinstance(answer, dict):
                raise ValueError("an answer is a JSON object")
            late = "action" in answer and answer.get("id") != message.get("id")  # for an earlier question
            if not late:
                return answer

    def _write(self, line: str) -> None:
        process = self._process
        if process is not None and process.stdin is not None:
            with contextlib.suppress(OSError, ValueError):  # it has ended, which whoever waits for its answer finds out
                process.stdin.write(line)
                process.stdin.flush()

    def close(self) -> None:
        """End the program."""
        if self._process is not None:
            self._process.kill()
            self._process.wait()
            for pipe in (self._process.stdin, self._process.stdout):
                try:
                    if pipe is not None:
                        pipe.close()
                except OSError:
                    pass  # what was still to be written is of no use to a program that is gone
            self._process = None


def _read_lines(pipe: IO[str], answers: Lines) -> None:
    """Pass on every line; a thread of its own, so that waiting for an answer can have a limit on all systems."""
    with contextlib.suppress(OSError, ValueError, queue.Full):  # closed while reading, or it says far too much
        while line := pipe.readline(LONGEST_LINE):
            answers.put_nowait(line)
    answers.end()


def make_any(game: Game, name: str, *, seed: int, budget: Budget | None = None) -> Bot:
    """A bot by its name, or `cmd:PROGRAM ARGUMENTS` for another process: never hand this what a stranger typed."""
    if name.startswith("cmd:"):
        seconds = budget.seconds if budget is not None and budget.seconds is not None else 1.0
        return External(game, name.removeprefix("cmd:"), seed=seed, seconds=seconds)
    return bots.make(game, name, seed=seed, budget=budget)


def close(bot: Bot) -> None:
    """End the program of a bot that has one."""
    if isinstance(bot, External):
        bot.close()


def serve(make_bot: Callable[[Game], Bot], questions: IO[str], answers: IO[str]) -> None:
    """Answer questions until they end, with a bot that is made for the game they are about."""
    game: Game | None = None
    bot: Bot | None = None
    for line in questions:
        try:
            question = json.loads(line)
            if question["type"] == "hello":
                game = games.make(question["game"], **question["options"])
                bot = make_bot(game)
                answer: dict[str, Any] = {"name": bot.name, "protocol": PROTOCOL}
            elif game is None or bot is None:
                raise BadInput("say hello first, with the game and its options")
            else:
                answer = {"id": question["id"], "action": _answer(game, bot, question)}
        except (BadInput, Illegal) as error:
            answer = {"error": str(error)}
        except (LookupError, TypeError, ValueError, OverflowError, RecursionError) as error:
            answer = {"error": f"not a question of this protocol: {type(error).__name__} {shorten(str(error))}"}
        answers.write(json.dumps(answer) + "\n")
        answers.flush()


def _answer(game: Game, bot: Bot, question: dict[str, Any]) -> str:
    content, seat = base64.b64decode(question["state"]), int(question["seat"])
    if len(content) != game.rules.STATE.itemsize or not 0 <= seat < game.players:
        raise BadInput("state or seat are not of this game: send them as they came")
    veiled = game.restore(content)[0]
    numbers = [game.read(veiled, seat, action["text"]).number for action in question["actions"]]
    if not numbers:
        raise BadInput("there is nothing to choose from: send the legal actions")
    return game.action(veiled, seat, bot.choose(game, veiled, seat, numbers)).text
