"""Bots in other processes and languages: one JSON object a line, questions on stdin, answers on stdout.

    → {"type": "hello", "protocol": 3, "game": GAME, "options": {…}, "board": {…}}
    ← {"name": "mybot"}
    → {"type": "new_game", "seat": 0, "seed": 12345}
    → {"type": "choose", "id": 7, "seat": 0, "view": {…}, "seconds": 1.0, "state": "…",
       "actions": [{"type": "take", "number": 3, "text": "take 3", …}, …],
       "since": 4, "history": [{"seat": 1, "action": "take 2", "events": [{"type": "taken", …}]}, …]}
    ← {"id": 7, "action": "take 3"}
    → {"type": "game_over", "scores": [3, 4], "places": [2, 1]}

A program says hello once and then plays game after game; `new_game` and `game_over` need no answer. `state` is the
veiled state in base64, for bots that work with this package; the view says the same in words. `history` is what
everybody saw after the first `since` steps of the game, which the program already has. `External` is the side
that asks, `serve` the side that answers with one of our bots. A bot that hangs, crashes or gives an invalid answer
forfeits the move to a fallback; the match goes on. Only a program that never says hello ends a run.
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
from collections import deque
from collections.abc import Callable, Sequence
from typing import IO, Any

from fogcity import games
from fogcity.bots import Bot, Random
from fogcity.bots.guard import Guarded, NoHello
from fogcity.foreign import quote, shorten, shown
from fogcity.games import BadInput, Game, Illegal, State, plain
from fogcity.history import Seen

PREFIX = "cmd:"
"""What names of programs begin with."""
PROTOCOL = 3
HELLO_SECONDS = 20.0
"""How long a bot may take to start, for instance to compile itself."""
GRACE = 0.25
"""Seconds for the round trip, on top of the time a bot was given."""
LAST_SECONDS = 2.0
"""For a program to end once there are no more questions."""
LONGEST_LINE = 1 << 20
MOST_UNREAD = 64
"""Unread lines a bot may have written; after that nothing more is read from it."""
MOST_STARTS = 3
"""How often a program is started in a game; after that the fallback plays on alone."""
MOST_PRINTED = 2000
"""How much of what a program printed on stderr is kept: the end of it."""


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


class External(Guarded):
    """A bot that runs as another program, for any number of games."""

    def __init__(self, game: Game, command: str | Sequence[str], *, seed: int, seconds: float = 1.0) -> None:
        super().__init__(seed)
        try:
            self.command = words(command) if isinstance(command, str) else list(command)
        except ValueError as error:
            raise BadInput(f"{quote(command)} is not a command ({error}): write it as in a shell") from None
        if not self.command:
            raise BadInput("an external bot is a command: write cmd:./my_bot")
        self.name = self.command[0]
        self.seconds = seconds
        self._game = game
        self._new_game: dict[str, Any] | None = None
        self._process: subprocess.Popen[str] | None = None
        self._answers = Lines(MOST_UNREAD)
        self._printed: deque[str] = deque(maxlen=MOST_PRINTED)
        self._listener: threading.Thread | None = None
        self._greeted = False
        self._asked = 0
        self._starts = 0
        self._told: list[Seen] = []
        """The history of this game as far as the program knows it."""

    def new_game(self, seat: int, seed: int) -> None:
        """Say that a game begins, with the bot on a seat; NoHello if the program has never said hello and does not."""
        self.faults.clear()
        self.fallback = Random(seed)
        self._starts = 0
        self._told = []
        self._new_game = {"type": "new_game", "seat": seat, "seed": seed}
        if not self._runs():
            with contextlib.suppress(OSError):  # one that has worked before may work again: choose tries it
                self._start()
        else:
            self._tell(self._new_game)

    def game_over(self, game: Game, state: State) -> None:
        """Say how the game ended."""
        self._new_game = None
        if self._runs():
            scores = [points / game.unit for points in game.scores(state)]
            self._tell({"type": "game_over", "scores": scores, "places": game.places(state)})

    def answer(self, game: Game, veiled: State, seat: int, actions: Sequence[int], history: Sequence[Seen]) -> int:
        try:
            return self._ask(game, veiled, seat, actions, history)
        except OSError as fault:  # it hangs (TimeoutError) or is gone: the next move finds a fresh one
            self.close()
            printed = self._tail().splitlines()
            raise OSError(f"{fault}: {printed[-1]}" if printed else str(fault)) from None

    def _ask(self, game: Game, veiled: State, seat: int, actions: Sequence[int], history: Sequence[Seen]) -> int:
        if not self._runs():
            self._start()
        self._asked += 1
        since = self._known(history)
        self._told[since:] = history[since:]
        written = [game.action(veiled, seat, number) for number in actions]
        question = {
            "type": "choose",
            "id": self._asked,
            "seat": seat,
            "view": plain(game.view(veiled, seat)),
            "actions": plain(written),
            "seconds": self.seconds,
            "state": base64.b64encode(veiled.tobytes()).decode(),
            "since": since,
            "history": self._told[since:],
        }
        answer = self._exchange(question, self.seconds + GRACE)
        chosen = next((action.number for action in written if action.text == answer.get("action")), None)
        if chosen is None:
            said = answer.get("error", answer.get("action"))
            raise ValueError(f"{quote(said)} is not the text of one of the actions")
        return chosen

    def _known(self, history: Sequence[Seen]) -> int:
        """How many steps of a history the program already has, without those taken back."""
        known = min(len(self._told), len(history))
        while known > 0 and self._told[known - 1] != history[known - 1]:
            known -= 1
        return known

    def _runs(self) -> bool:
        return self._process is not None and self._process.poll() is None

    def _start(self) -> None:
        """Start the program and say hello; a first hello that fails is NoHello, a later one a fault like others."""
        self.close()
        if self._starts == MOST_STARTS:
            raise BrokenPipeError(f"the bot has failed {MOST_STARTS} times")
        self._starts += 1
        hello = {
            "type": "hello",
            "protocol": PROTOCOL,
            "game": self._game.id,
            "options": self._game.options.values(),
            "board": plain(self._game.board_data()),
        }
        try:
            self._open()
            answer = self._exchange(hello, HELLO_SECONDS)
            if "error" in answer:
                raise ValueError(f"it answered with an error: {shorten(str(answer['error']))}")
        except (OSError, ValueError) as fault:
            self.close()
            if not self._greeted:
                printed = f"it printed: {self._tail()}" if self._tail() else "it printed nothing on stderr"
                raise NoHello(f"{' '.join(self.command)} did not say hello ({fault}); {printed}") from None
            raise BrokenPipeError(str(fault)) from None  # a program that cannot say hello is of no use
        self._greeted = True
        self.name = shown(str(answer.get("name", self.name)))
        if self._new_game is not None:
            self._tell(self._new_game)

    def _open(self) -> None:
        pipe = subprocess.PIPE
        self._process = process = subprocess.Popen(
            self.command, stdin=pipe, stdout=pipe, stderr=pipe, text=True, encoding="utf-8", errors="replace"
        )
        self._answers = Lines(MOST_UNREAD)
        self._printed = deque(maxlen=MOST_PRINTED)
        threading.Thread(target=_read_lines, args=(process.stdout, self._answers), daemon=True).start()
        self._listener = threading.Thread(target=_read_end, args=(process.stderr, self._printed), daemon=True)
        self._listener.start()

    def _tail(self) -> str:
        """What the program printed last on stderr."""
        if self._listener is not None:
            self._listener.join(LAST_SECONDS)  # it has ended: what it still had to say is there in a moment
        return "".join(self._printed).strip()

    def _tell(self, message: dict[str, Any]) -> None:
        """Say something that wants no answer; a program that does not take it in time is ended."""
        try:
            self._send(message, self.seconds + GRACE)
        except TimeoutError:
            self.close()

    def _send(self, message: dict[str, Any], seconds: float) -> None:
        # Writing to a program that does not read blocks, so a thread does it, with a time limit.
        writer = threading.Thread(target=self._write, args=(json.dumps(message) + "\n",), daemon=True)
        writer.start()
        writer.join(seconds)
        if writer.is_alive():
            raise TimeoutError(f"the bot read nothing for {seconds:g} seconds")

    def _exchange(self, message: dict[str, Any], seconds: float) -> dict[str, Any]:
        """Send a message and wait for its answer, for a number of seconds in all."""
        deadline = time.monotonic() + seconds
        self._send(message, seconds)
        while True:
            try:
                line = self._answers.get(timeout=max(0.0, deadline - time.monotonic()))
            except queue.Empty:
                raise TimeoutError(f"no answer within {seconds:g} seconds") from None
            if line is None:
                raise BrokenPipeError("the bot has ended")
            try:
                answer = json.loads(line)
            except ValueError:
                raise ValueError(f"an answer is a JSON object, not {quote(line.strip())}") from None
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
            with contextlib.suppress(OSError, ValueError):  # it has ended, which the reader of its answers will notice
                process.stdin.write(line)
                process.stdin.flush()

    def end(self) -> None:
        """Let the program end: its questions do, and it has a moment for what it wants to keep."""
        if self._process is not None and self._process.stdin is not None:
            with contextlib.suppress(OSError, subprocess.TimeoutExpired):
                self._process.stdin.close()
                self._process.wait(LAST_SECONDS)
        self.close()

    def close(self) -> None:
        """End the program at once."""
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
        self._told = []


def _read_lines(pipe: IO[str], answers: Lines) -> None:
    """Pass on every line; a thread of its own, so that waiting for an answer can have a limit on all systems."""
    with contextlib.suppress(OSError, ValueError, queue.Full):  # closed while reading, or it says far too much
        while line := pipe.readline(LONGEST_LINE):
            answers.put_nowait(line)
    answers.end()


def _read_end(pipe: IO[str], printed: deque[str]) -> None:
    """Read everything a program prints and keep the end; a program with a full pipe would block."""
    with contextlib.suppress(OSError, ValueError), pipe:
        while line := pipe.readline(LONGEST_LINE):
            printed.extend(line)


def serve(make_bot: Callable[[Game, int | None], Bot], questions: IO[str], answers: IO[str]) -> None:
    """Answer questions until they end, with a bot that is made for each game, from the seed that comes with it."""
    game: Game | None = None
    bot: Bot | None = None
    history: list[Seen] = []
    for line in questions:
        try:
            question = json.loads(line)
            kind = question["type"]
            if kind == "hello":
                game = games.make(question["game"], **question["options"])
                bot, history = make_bot(game, None), []
                answer: dict[str, Any] = {"name": bot.name, "protocol": PROTOCOL}
            elif game is None or bot is None:
                raise BadInput("say hello first, with the game and its options")
            elif kind == "choose":
                history[int(question.get("since", len(history))) :] = question.get("history", ())
                answer = {"id": question["id"], "action": _answer(game, bot, question, history)}
            else:
                if kind == "new_game":
                    bot, history = make_bot(game, int(question["seed"])), []
                continue  # these want no answer
        except (BadInput, Illegal) as error:
            answer = {"error": str(error)}
        except (LookupError, TypeError, ValueError, OverflowError, RecursionError) as error:
            answer = {"error": f"not a question of this protocol: {type(error).__name__} {shorten(str(error))}"}
        answers.write(json.dumps(answer) + "\n")
        answers.flush()


def _answer(game: Game, bot: Bot, question: dict[str, Any], history: Sequence[Seen]) -> str:
    content, seat = base64.b64decode(question["state"]), int(question["seat"])
    if len(content) != game.rules.STATE.itemsize or not 0 <= seat < game.players:
        raise BadInput("state or seat are not of this game: send them as they came")
    veiled = game.restore(content)[0]
    numbers = [game.read(veiled, seat, action["text"]).number for action in question["actions"]]
    if not numbers:
        raise BadInput("there is nothing to choose from: send the legal actions")
    return game.action(veiled, seat, bot.choose(game, veiled, seat, numbers, history)).text
