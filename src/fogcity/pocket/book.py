"""What a page must know to call a game's module: its functions, the set-ups of all options, and its bots."""

import base64
import hashlib
import itertools
import json
from collections.abc import Iterator, Sequence
from dataclasses import fields
from typing import Any

from fogcity import bots, games
from fogcity.bots import chances
from fogcity.bots.calls import Call, Fresh, Given, Kept, Quick
from fogcity.bots.thinking import TreeSearch
from fogcity.games import BadInput, Game, Options, plain
from fogcity.kernel import wasm
from fogcity.pocket import values
from fogcity.pocket.doors import BotDoors, calls_of, features_doors, rules_doors, sizes
from fogcity.pocket.script import Script
from fogcity.review import core, scale

METHODS = (
    "view",
    "action",
    "public",
    "events",
    "read",
    "action_text",
    "describe",
    "reasons",
    "places",
    "written_scores",
    "outcome",
)
"""What a page asks of a game besides the rules themselves."""
REVIEW = "review"
"""Stands for reviews among the bots."""
INLINE = 400
"""Bytes of knowledge up to which it is part of the book and not a file."""


def choices(options: type[Options], part: Any) -> list[Any]:
    """All values a page can choose for an option, without texts of files."""
    if part.name == "players":
        return list(options.seats)
    if part.name == "first":
        return [None, *range(options.seats[-1])]
    if part.metadata["choices"]:
        return list(part.metadata["choices"])
    if part.metadata["allowed"]:
        return list(part.metadata["allowed"])
    return [False, True]


def every_game(game_id: str) -> Iterator[Game | None]:
    """The game with each combination of options, the last option fastest; None where they do not go together."""
    options = games.kind(game_id).options_type
    parts = fields(options)
    for combination in itertools.product(*(choices(options, part) for part in parts)):
        try:
            yield games.make(game_id, **{part.name: value for part, value in zip(parts, combination, strict=True)})
        except BadInput:
            yield None


class Book:
    """The module of a game with its book and files."""

    def __init__(self, game_id: str) -> None:
        self.kind = games.kind(game_id)
        self.files: dict[str, bytes] = {}
        self._known: dict[int, tuple[Any, Any]] = {}
        game, every = games.make(game_id), list(every_game(game_id))
        self._bot_doors = BotDoors(game)
        setups, bot_rows, review = self._rows(every)
        doors = [*rules_doors(game), *features_doors(game), *self._bot_doors.doors]
        script = Script(every, METHODS, doors, _functions(game_id))
        doors += script.doors.values()
        self.script = script.text
        self.module = wasm.build(doors)
        self.text = {
            "id": game_id,
            "version": self.kind.version,
            "sizes": sizes(game),
            "doors": [wasm.describe(door) for door in doors],
            "options": [
                [part.name, choices(self.kind.options_type, part), part.default]
                for part in fields(self.kind.options_type)
            ],
            "setups": setups,
            "bots": bot_rows,
            "review": review,
            "boards": _boards(every),
            "seat_names": self.kind.seat_names,
        }

    def _rows(self, every: Sequence[Game | None]) -> tuple[dict[str, Any], dict[str, Any], dict[str, Any]]:
        """For every combination of options the number of its set-up, and of the calls of every bot and of reviews."""
        names = [*bots.names(self.kind.id), *bots.levels(self.kind.id), REVIEW]
        setups: dict[bytes, int] = {}
        found: dict[str, dict[Any, int]] = {name: {} for name in names}
        rows: dict[str, list[int]] = {name: [] for name in names}
        of_setups = []
        before: dict[Any, dict[str, Any]] = {}
        for game in every:
            if game is None:
                of_setups.append(-1)
                for name in names:
                    rows[name].append(-1)
                continue
            of_setups.append(setups.setdefault(game.setups.tobytes(), len(setups)))
            # Who starts is no matter of a bot's: what holds for a random first seat holds for all.
            plain = tuple(value for name, value in game.options.values().items() if name != "first")
            if plain not in before:
                before[plain] = {
                    name: self._review(game) if name == REVIEW else self._bot(game, name) for name in names
                }
            for name, text in before[plain].items():
                rows[name].append(found[name].setdefault(text, len(found[name])))
        contents = base64.b64encode(b"".join(setups)).decode()
        kinds = {name: {"rows": rows[name], "kinds": [_thawed(text) for text in found[name]]} for name in names}
        review = kinds.pop(REVIEW) | scale.data(self.kind.id)
        return {"rows": of_setups, "content": contents}, kinds, review

    def _bot(self, game: Game, name: str) -> Any:
        """A bot with these options in a form that can be compared: its calls and budget; None for one without calls."""
        try:
            bot: Any = bots.make(game, name, seed=0)
        except BadInput:
            return None
        if not isinstance(bot, bots.Random | Quick | TreeSearch):
            return None
        budget = getattr(bot, "budget", None)
        calls = tuple((purpose, self._call(call)) for purpose, call in calls_of(bot).items())
        limits = (budget.iterations, budget.seconds) if budget else (None, None)
        return ("bot", *limits, getattr(bot, "pace", 1.0), calls)

    def _review(self, game: Game) -> Any:
        """What reviews of a game with these options call, in the same form; None where nobody can judge it."""
        try:
            calls = core.calls(game, chances.evaluator(game))
        except BadInput:
            return None
        return ("bot", None, None, 1.0, tuple((purpose, self._call(call)) for purpose, call in calls.items()))

    def _call(self, call: Call) -> Any:
        return self._bot_doors.name(call), tuple(self._argument(argument) for argument in call.arguments)

    def _argument(self, argument: Any) -> Any:
        if isinstance(argument, Given):
            return "given", argument.value
        if isinstance(argument, Fresh | Kept):
            how = "fresh" if isinstance(argument, Fresh) else "kept"
            return how, _frozen(values.write(argument.make())[0])
        if id(argument) not in self._known:
            description, content = values.write(argument)
            self._known[id(argument)] = argument, ("known", _frozen(description), self._kept(content))
        return self._known[id(argument)][1]

    def _kept(self, content: bytes) -> tuple[str, str]:
        """Where knowledge is, without zeros at its end: in the book itself, or in a file named after its content."""
        content = content.rstrip(b"\0")
        if len(content) <= INLINE:
            return "here", base64.b64encode(content).decode()
        name = f"{self.kind.id}-{hashlib.sha256(content).hexdigest()[:16]}.bin"
        self.files[name] = content
        return "file", name


def _functions(game_id: str) -> dict[str, Any]:
    """What a page asks of a set-up: to judge a game that was typed in, where rules alone can do that."""
    checker = games.part(game_id, "check")
    return {"judge": checker.judge} if hasattr(checker, "judge") else {}


def _boards(every: Sequence[Game | None]) -> dict[str, Any]:
    """What clients draw the board of each combination of options by, each once."""
    texts = [json.dumps(plain(game.board_data())) if game else None for game in every]
    kinds = list(dict.fromkeys(filter(None, texts)))
    return {
        "rows": [kinds.index(text) if text else -1 for text in texts],
        "kinds": [json.loads(text) for text in kinds],
    }


def _frozen(value: Any) -> Any:
    return tuple(map(_frozen, value)) if isinstance(value, list) else value


def _thawed(value: Any) -> Any:
    """What is written of a bot, from the form that can be compared."""
    if value is None:
        return None
    _, iterations, seconds, pace, calls = value
    return {
        "iterations": iterations,
        "seconds": seconds,
        "pace": pace,
        "calls": {purpose: {"door": door, "arguments": arguments} for purpose, (door, arguments) in calls},
    }
