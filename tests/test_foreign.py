"""Untrusted records, boards and typed games: no character, name or length in them does any harm."""

import json
from collections.abc import Callable
from pathlib import Path
from typing import Any

import pytest

from fogcity import bots, games, position, record
from fogcity.bots.external import External
from fogcity.foreign import printable, quote, shorten, shown
from fogcity.games import BadInput, Illegal
from fogcity.games.cablecar import check as cablecar_check
from fogcity.games.tickets import board_file
from fogcity.games.tickets import check as tickets_check
from fogcity.table import Table
from test_cli import fogcity

GAMES = Path(__file__).parent / "games"
RECORD = GAMES / "cablecar-101-000000.json"
TICKETS = GAMES / "tickets-201-000000.json"
BOARD = Path(__file__).parents[1] / "src" / "fogcity" / "games" / "tickets" / "data" / "san_francisco.toml"

MARK = b"\xef\xbb\xbf"
LONG = "x" * 2_000_000
NAMES = {
    "surrogate": "\ud800",
    "escape": "\x1b[31mred\x1b]0;title\x07",
    "lines": "a\r\nb\u2028c\x85d",
    "bidi": "\u202egnp.exe\u2066",
    "c1": "\x9b31m",
    "long": LONG,
}


@pytest.fixture(autouse=True)
def interpreted(monkeypatch: pytest.MonkeyPatch) -> None:
    """Commands that start quickly: no rule is what these tests are about."""
    monkeypatch.setenv("FOGCITY_JIT", "0")


def test_texts_are_shortened_and_quoted() -> None:
    assert shorten("abc", 3) == "abc"
    assert shorten("abcd", 3) == "ab…"
    assert quote("it's\x1b[31m\u202e") == '"it\'s\\x1b[31m\\u202e"'
    assert len(quote(LONG)) < 100
    assert len(quote([LONG] * 3)) < 300
    assert quote(16**10_000) == "something huge"
    assert quote(None) == "None"


def test_what_terminals_obey_is_not_shown() -> None:
    for name in NAMES.values():
        assert not any(character in "\x1b\x07\x85\x9b\r\n\u2028\u202e\u2066\ud800" for character in shown(name))
    for harmless in ("Zoë O'Neill-Łęcki", "김민준", "👩\u200d🚀", "علی\u200cرضا", "a b"):
        assert printable(harmless) == harmless


# ----------------------------------------------------------------------------------------------------------- names


def changed(path: Path, source: Path = RECORD, **changes: Any) -> Path:
    """A record with some other fields."""
    path.write_text(json.dumps(json.loads(source.read_text(encoding="utf-8")) | changes), encoding="utf-8")
    return path


@pytest.mark.parametrize("name", NAMES.values(), ids=NAMES)
def test_any_name_can_be_shown(name: str, tmp_path: Path) -> None:
    players = len(record.read(RECORD).names)
    names = [name + str(seat) for seat in range(players)]
    kept = changed(tmp_path / "kept.json", names=names)
    shown_at_step = fogcity("replay", kept, "--step", "1").stdout
    assert printable(shown_at_step.replace("\n", "")) == shown_at_step.replace("\n", "")
    assert len(shown_at_step) < 20_000
    assert "Verified" in fogcity("verify", kept).stdout


@pytest.mark.parametrize("name", NAMES.values(), ids=NAMES)
def test_a_game_with_any_name_goes_on(name: str, tmp_path: Path) -> None:
    log = json.loads(RECORD.read_text(encoding="utf-8"))["log"]
    names = [name + str(seat) for seat in range(len(record.read(RECORD).names))]
    kept = changed(tmp_path / "kept.json", names=names, log=log[:2], outcome=None)
    run = fogcity("play", "--resume", kept, "--plain", text="log\nquit\n")
    assert printable(run.stdout.replace("\n", "")) == run.stdout.replace("\n", "")
    assert record.read(kept).log[:2] == tuple(log[:2])


def test_a_record_keeps_halves_of_characters(tmp_path: Path) -> None:
    """In the text of a board, say, where nothing shows them."""
    text = BOARD.read_text(encoding="utf-8") + "# \ud800\n"
    table = Table("tickets", board=text, secret=bytes(32))
    record.write(record.of_table(table, with_secret=True), tmp_path / "kept.json")
    assert record.read(tmp_path / "kept.json").options["board"] == text


def test_a_table_refuses_names_that_cannot_be_shown() -> None:
    with pytest.raises(BadInput, match=r"'\\x1b\[31m' cannot be a name"):
        Table("cablecar", names=["Ann", "\x1b[31m"])


# ------------------------------------------------------------------------------------------------ byte-order marks


def marked(path: Path, source: Path) -> Path:
    path.write_bytes(MARK + source.read_bytes())
    return path


def test_records_may_begin_with_a_mark(tmp_path: Path) -> None:
    assert "Verified" in fogcity("verify", marked(tmp_path / "game.json", RECORD)).stdout


def test_boards_may_begin_with_a_mark(tmp_path: Path) -> None:
    board = marked(tmp_path / "board.toml", BOARD)
    assert "good board" in fogcity("board", "check", board).stdout
    fogcity("simulate", "tickets", "--games", "1", "--board", board, "--records", tmp_path / "games")
    (kept,) = (tmp_path / "games").iterdir()
    assert not record.read(kept).options["board"].startswith("\ufeff")
    assert board_file.parse("\ufeff" + BOARD.read_text(encoding="utf-8"), source="pasted")


def test_typed_games_may_begin_with_a_mark(tmp_path: Path) -> None:
    typed = tmp_path / "game.txt"
    typed.write_bytes(MARK + b"adad@e8")
    assert json.loads(fogcity("check", "cablecar", typed).stdout)["placed"] == 1
    assert json.loads(fogcity("check", "cablecar", "-", text="\ufeffadad@e8").stdout)["placed"] == 1


# ------------------------------------------------------------------------------------------------------ long input


def document(**changes: Any) -> str:
    return json.dumps(json.loads(RECORD.read_text(encoding="utf-8")) | changes)


def play(game: str, text: str) -> None:
    table = Table(game, secret=bytes(32))
    table.play(table.waiting[0], text)


def play_later(game: str, text: str) -> None:
    """After the opening, where every kind of action is open."""
    (path,) = GAMES.glob(f"{game}-?01-000000.json")
    table = next(table for table in record.replay(record.read(path)) if len(table.log) == 12)
    table.play(table.waiting[0], text)


def checked(text: str) -> None:
    deal = {"stacks": {LONG: "crab"}} if text == "deal" else {text: "red"}
    report = tickets_check.check(json.dumps({"deal": deal, "log": [text]}), games.make("tickets").options)  # type: ignore[arg-type]
    raise BadInput(json.dumps(report["error"]))


def placed(text: str) -> None:
    report = cablecar_check.check(text, games.make("cablecar").options)  # type: ignore[arg-type]
    raise BadInput(json.dumps(report["error"]))


READERS: dict[str, Callable[[], Any]] = {
    "not JSON": lambda: record.loads(LONG),
    "version": lambda: record.loads(document(version=LONG)),
    "fields": lambda: record.loads(document(**{LONG: 1})),
    "game": lambda: record.loads(document(game=LONG)),
    "option": lambda: record.loads(document(options={LONG: 1})),
    "players": lambda: record.loads(document(options={"players": 10**4000})),
    "players' type": lambda: record.loads(document(options={"players": LONG})),
    "first": lambda: record.loads(document(options={"first": 10**4000})),
    "huge first": lambda: games.make("cablecar", first=16**10_000),
    "hand": lambda: record.loads(document(options={"hand": 10**4000})),
    "board": lambda: games.make("tickets", board=LONG),
    "log": lambda: record.final(record.loads(document(log=[LONG]))),
    "seat in a log": lambda: record.final(record.loads(document(log=[f"1: {LONG}"]))),
    "secret": lambda: record.final(record.loads(document(secret=LONG))),
    "tile": lambda: play("cablecar", f"{LONG}@a1"),
    "square": lambda: play("cablecar", f"aacb@{LONG}"),
    "turn": lambda: play("cablecar", f"aacb@a1/{LONG}"),
    "exchange": lambda: play("cablecar", f"exchange {LONG}"),
    **{
        f"tickets {verb}": lambda verb=verb: play_later("tickets", f"{verb} {LONG}")  # type: ignore[misc]
        for verb in ("keep", "take", "claim", "place", "token", "tickets", "pass", "draw", LONG)
    },
    "route": lambda: play_later("tickets", f"claim {LONG}-castro"),
    "payment": lambda: play_later("tickets", f"claim castro-mission with {LONG} red"),
    "ticket": lambda: play("tickets", f"keep {LONG}"),
    "typed placement": lambda: placed(LONG),
    "typed tile": lambda: placed(f"{LONG}@a1"),
    "typed deal": lambda: checked("deal"),
    "typed parts": lambda: checked(LONG),
    "position": lambda: position.read(f"cablecar {LONG}=1 | "),
    "unknown key": lambda: board_file.parse(f"{LONG[:4000]} = 1\n" * 3, source="x.toml"),
    "budget": lambda: bots.Budget.of(LONG),
    "bot": lambda: bots.make(games.make("cablecar"), LONG),
    "command": lambda: External(games.make("cablecar"), f"'{LONG[:5000]}", seed=1),
}


@pytest.mark.parametrize("read", READERS.values(), ids=READERS)
def test_no_error_repeats_much_of_its_input(read: Callable[[], Any]) -> None:
    with pytest.raises((BadInput, Illegal)) as caught:
        read()
    assert len(str(caught.value)) < 1500


def test_no_command_repeats_much_of_its_input(tmp_path: Path) -> None:
    for name, content in (("fields", document(**{LONG: 1})), ("log", document(log=[LONG])), ("text", LONG)):
        path = tmp_path / f"{name}.json"
        path.write_text(content, encoding="utf-8")
        assert len(fogcity("replay", path, check=2).stderr) < 1500
    assert len(fogcity("check", "cablecar", tmp_path / "text.json", check=2).stdout) < 1500


def test_a_board_cannot_send_codes_to_the_terminal(tmp_path: Path) -> None:
    board = tmp_path / "board.toml"
    board.write_text('"\\u001b[31m\\u202e" = 1\n[[location]]\nid = "\\u009b31m"\n', encoding="utf-8")
    for more in ((), ("--json",)):
        run = fogcity("board", "check", board, *more, check=2)
        assert printable(run.stdout.replace("\n", "")) == run.stdout.replace("\n", "")
        assert "�[31m�" in run.stdout


def test_letters_that_a_terminal_does_not_know(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    """As on Windows, where output that goes to a file is written in an old alphabet."""
    monkeypatch.setenv("PYTHONIOENCODING", "cp1252")
    kept = changed(tmp_path / "kept.json", names=["김민준"] * len(record.read(RECORD).names))
    assert "??? played" in fogcity("replay", kept).stdout
