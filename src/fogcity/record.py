"""Games as files: one JSON document with options, names and the log; everything else is replayed.

Old versions stay readable: `read` converts a document of any version to the newest format. The rules of a game have a
version of their own. A record with rules other than those played here can be read, but never replayed: OtherRules.
"""

import json
import re
from collections.abc import Callable, Iterator
from dataclasses import dataclass
from pathlib import Path
from typing import Any

from fogcity import games
from fogcity.foreign import ENCODING, quote, shorten, shown
from fogcity.games import BadInput, Illegal, OtherRules
from fogcity.table import Table, commitment

FORMAT = "fogcity"
VERSION = 3
"""1: records without `rules`, which are of the first version of their game's rules. 2: without `taken_back`."""
MOST = 100_000
"""The most actions that can be taken back."""
LONGEST_LIST = 300
"""The most names and scores shown of a game that is not replayed."""


@dataclass(frozen=True)
class GameRecord:
    """A finished or unfinished game. Without the secret only its log can be read, not what chance brought."""

    game: str
    rules: int
    """The version of the rules by which it was played."""
    options: dict[str, Any]
    names: tuple[str, ...]
    commitment: str | None
    secret: str | None
    log: tuple[str, ...]
    """The actions as people write them; `2: …` names the seat (from 1) where several may act."""
    outcome: dict[str, Any] | None
    """The outcome, if the game is finished."""
    start: str | None = None
    """The position where the game began, if it was not an ordinary set-up."""
    taken_back: tuple[int, ...] | None = None
    """How many actions each seat took back beyond what the rules allow, if any; the log does not contain them."""

    def dumps(self) -> str:
        """The record as text, with a line for every action."""
        head = {
            "format": FORMAT,
            "version": VERSION,
            **{k: v for k, v in vars(self).items() if k not in ("log", "outcome", "start", "taken_back")},
            **({} if self.start is None else {"start": self.start}),
            **({} if self.taken_back is None else {"taken_back": self.taken_back}),
        }
        lines = ",\n".join("    " + json.dumps(action, ensure_ascii=False) for action in self.log)
        body = json.dumps(head, indent=2, ensure_ascii=False)[:-2]
        log = f'  "log": [\n{lines}\n  ]' if lines else '  "log": []'
        return f'{body},\n{log},\n  "outcome": {json.dumps(self.outcome, ensure_ascii=False)}\n}}\n'


def of_table(table: Table, *, with_secret: bool | None = None) -> GameRecord:
    """The record of a table. The secret goes in when the game is over, or when its keeper asks for it."""
    over = table.over
    reveal = over if with_secret is None else with_secret
    return GameRecord(
        game=table.game.id,
        rules=table.game.version,
        options=table.game.options.values(),
        names=table.names,
        commitment=table.commitment,
        secret=table._secret.hex() if reveal else None,
        log=tuple(f"{step.seat + 1}: {step.action}" if step.several else step.action.text for step in table.log),
        outcome={**table.game.outcome(table.state), "places": table.game.places(table.state)} if over else None,
        start=table.start,
        taken_back=tuple(table.taken_back) if any(table.taken_back) else None,
    )


def write(record: GameRecord, path: Path) -> None:
    """Write a record atomically: a crash never leaves half a file."""
    partial = path.with_name(path.name + ".part")
    # JSON can hold halves of characters, UTF-8 cannot: they stay escaped as JSON writes them.
    partial.write_text(record.dumps(), encoding="utf-8", errors="backslashreplace")
    partial.replace(path)


def read(path: Path) -> GameRecord:
    """A record from a file; BadInput says what is wrong with it."""
    try:
        text = path.read_text(encoding=ENCODING)
    except OSError as error:
        raise BadInput(f"cannot read {path}: {error.strerror or error}") from None
    except UnicodeDecodeError:
        raise BadInput(f"{path} is not a Fog City record: it is not text") from None
    return loads(text, source=str(path))


def loads(text: str, *, source: str = "the record") -> GameRecord:
    """A record from its text; BadInput says what is wrong with it."""
    try:
        document = json.loads(text)
    except (ValueError, RecursionError) as error:
        raise BadInput(f"{source} is not a Fog City record: not JSON ({shorten(str(error))})") from None
    if not isinstance(document, dict) or document.get("format") != FORMAT:
        raise BadInput(f'{source} is not a Fog City record: it lacks "format": "{FORMAT}"')
    version = document.get("version")
    if type(version) is not int or not 1 <= version <= VERSION:
        raise BadInput(f"{source} has record version {quote(version)}; this Fog City reads up to {VERSION}: update it")
    return _from_document(document, source)


_FIELDS: dict[str, tuple[Any, bool]] = {
    "game": (str, True),
    "rules": (int, False),
    "options": (dict, True),
    "names": (list, False),
    "commitment": (str, False),
    "secret": (str, False),
    "log": (list, True),
    "outcome": (dict, False),
    "start": (str, False),
    "taken_back": (list, False),
}
"""Type of each field and whether it must be there."""


def _from_document(document: dict[str, Any], source: str) -> GameRecord:
    for name, (kind, needed) in _FIELDS.items():
        value = document.get(name)
        if not (type(value) is kind or (value is None and not needed)):
            raise BadInput(f"{source} is damaged: {name} should be {_WORDS[kind]}")
    for name in ("names", "log"):
        if not all(isinstance(item, str) for item in document.get(name) or []):
            raise BadInput(f"{source} is damaged: {name} should hold texts only")
    taken_back = document.get("taken_back")
    if taken_back is not None and not all(type(number) is int and 0 <= number <= MOST for number in taken_back):
        raise BadInput(f"{source} is damaged: taken_back should hold numbers of actions")
    unknown = set(document) - set(_FIELDS) - {"format", "version"}
    if unknown:
        raise BadInput(f"{source} has unknown fields: {shorten(', '.join(sorted(unknown)))}")
    game = games.kind(document["game"])
    rules = 1 if document.get("rules") is None else document["rules"]
    if rules < 1:
        raise BadInput(f"{source} is damaged: rules have versions from 1 on")
    options = document["options"]
    if rules == game.version:  # other rules may know other options
        options = game.options_type.of(options).values()
    players = options.get("players")
    usual = game.seat_names[:players] if isinstance(players, int) else ()
    names = tuple(map(shown, document.get("names") or usual))
    if not names or len(names) != players:
        raise BadInput(f"{source} is damaged: {len(names)} names for {quote(players)} players")
    if taken_back is not None and len(taken_back) != players:
        raise BadInput(f"{source} is damaged: taken_back has {len(taken_back)} numbers for {players} players")
    return GameRecord(
        game=document["game"],
        rules=rules,
        options=options,
        names=names,
        commitment=document.get("commitment"),
        secret=document.get("secret"),
        log=tuple(document["log"]),
        outcome=document.get("outcome"),
        start=document.get("start"),
        taken_back=tuple(taken_back) if taken_back and any(taken_back) else None,
    )


_WORDS = {str: "a text", dict: "an object", list: "a list", int: "a number"}


def _seat_and_action(entry: str, table: Table) -> tuple[int, str]:
    seat, colon, action = entry.partition(":")
    if colon and re.fullmatch(r"\s*\d{1,3}\s*", seat, re.ASCII):
        return int(seat) - 1, action.strip()
    if len(table.waiting) > 1:
        raise BadInput(f"several seats may act: write the seat before the action, as in '1: {shorten(entry)}'")
    return (table.waiting or (0,))[0], entry


def same_rules(record: GameRecord) -> None:
    """Raise OtherRules, with what the record says about its game, unless its rules are those that are played here."""
    try:
        games.kind(record.game).same_rules(record.rules)
    except OtherRules as error:
        raise OtherRules(f"{error}. It has {summary(record)}.") from None


def summary(record: GameRecord) -> str:
    """What a record says about its game without being replayed: players, actions and scores."""
    scores = (record.outcome or {}).get("scores")
    if isinstance(scores, dict):
        ended = "it ended " + shown(", ".join(f"{who} {points}" for who, points in scores.items()), LONGEST_LIST)
    else:
        ended = "it is not finished" if record.outcome is None else "it does not say how it ended"
    names = shorten(", ".join(record.names), LONGEST_LIST)
    return f"{len(record.names)} players, {names}, and {len(record.log)} actions; {ended}"


def replay(record: GameRecord) -> Iterator[Table]:
    """The table at the set-up and after every action; always the same object, one step further each time."""
    same_rules(record)
    game = games.make(record.game, **record.options)
    table = Table(game, secret=_secret(record), names=record.names, start=record.start)
    table.taken_back = list(record.taken_back or table.taken_back)
    yield table
    for i, entry in enumerate(record.log, start=1):
        try:
            seat, action = _seat_and_action(entry, table)
            table.play(seat, action)
        except Illegal as error:
            raise Illegal(error.rule, f"Step {i}, {quote(entry)}: {error.message}") from None
        except BadInput as error:
            raise BadInput(f"step {i}, {quote(entry)}: {error}") from None
        yield table


def _secret(record: GameRecord) -> bytes:
    if record.secret is None:
        raise BadInput("this record holds no secret yet, so it cannot be replayed: ask for it when the game is over")
    try:
        return bytes.fromhex(record.secret)
    except ValueError:
        raise BadInput("the record is damaged: its secret is not hexadecimal") from None


def final(record: GameRecord) -> Table:
    """The table after the last action of a record."""
    *_, table = replay(record)
    return table


def verify(record: GameRecord, seen: Callable[[Table], None] = lambda _: None) -> Table:
    """Prove a record: the secret fits the commitment, every action is legal, the outcome is what was written.

    Returns the replayed table; `seen` was told of it at the set-up and after every action. BadInput or Illegal say what
    is wrong. Of other rules only the secret can be proved.
    """
    secret = _secret(record)
    if record.commitment is None:
        raise BadInput("the record holds no commitment: nothing was promised that could be verified")
    if commitment(secret) != record.commitment:
        raise BadInput("the secret does not match the commitment: the game was not drawn as promised")
    try:
        for table in replay(record):
            seen(table)
    except OtherRules as error:
        raise OtherRules(f"{error} Its secret fits its commitment; nothing more can be proved here.") from None
    if record.outcome is not None and of_table(table).outcome != json.loads(json.dumps(record.outcome)):
        raise BadInput("the outcome in the record is not the outcome of its game")
    return table
