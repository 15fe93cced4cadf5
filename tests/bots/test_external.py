"""Bots in other processes: good ones play, bad ones forfeit moves, and no match ever stops for them."""

import base64
import io
import json
import re
import sys
from collections.abc import Iterator
from contextlib import closing, contextmanager
from pathlib import Path
from typing import Any

import pytest

from fogcity import bots, games
from fogcity.arena.match import Match, Plan, play
from fogcity.bots import external
from fogcity.bots.external import External, serve, words
from fogcity.games import BadInput
from fogcity.table import Table

STATE = base64.b64encode(Table("cablecar", secret=bytes(32)).veiled(0).tobytes()).decode()
FIRST = """
import json, sys
for line in sys.stdin:
    question = json.loads(line)
    if question["type"] == "hello":
        print(json.dumps({"name": "first " + question["game"]}), flush=True)
    else:
        assert question["view"]["seat"] == question["seat"] and question["seconds"] > 0
        print(json.dumps({"id": question["id"], "action": question["actions"][0]["text"]}), flush=True)
"""
HELLO = 'import sys, time\nsys.stdin.readline()\nprint(\'{"name": "bad"}\', flush=True)\n'
HANGS = HELLO + "time.sleep(60)\n"
CRASHES = HELLO + "sys.stdin.readline()\nsys.exit(3)\n"
NOT_JSON = HELLO + "for line in sys.stdin: print('checkmate', flush=True)\n"
NOT_AN_OBJECT = HELLO + "for line in sys.stdin: print('[1]', flush=True)\n"
ILLEGAL = FIRST.replace('question["actions"][0]["text"]', '"dddd@d4"')
TOO_DEEP = HELLO + "for line in sys.stdin: print('[' * 100_000, flush=True)\n"
ALWAYS_LATE = HELLO + """while True: print('{"id": 0, "action": ""}', flush=True), time.sleep(0.05)\n"""
SHOUTS = HELLO + "while True: print('me')\n"
DEAF = "import time\nprint('{}\\n' * 40, flush=True)\ntime.sleep(60)\n"
NO_HELLO = "import sys\nsys.exit(1)\n"


def test_commands_are_read_as_shells_do() -> None:
    assert words("python 'my bot.py' --deep", windows=False) == ["python", "my bot.py", "--deep"]
    assert words(r'"C:\My Bots\bot.exe" --deep C:\data', windows=True) == [r"C:\My Bots\bot.exe", "--deep", r"C:\data"]


def program(tmp_path: Path, text: str) -> str:
    path = tmp_path / "bot.py"
    path.write_text(text, encoding="utf-8")
    return f"{sys.executable} {path}"


@contextmanager
def playing(
    folder: Path, text: str, game: str = "cablecar", seconds: float = 300.0
) -> Iterator[tuple[External, Table]]:
    """A bot that is a program, and a table to ask it about."""
    table = Table(game, secret=bytes(32))
    with closing(External(table.game, program(folder, text), seed=1, seconds=seconds)) as bot:
        yield bot, table


def ask(bot: External, table: Table) -> int:
    seat = table.waiting[0]
    return bot.choose(table.game, table.veiled(seat), seat, table.numbers(seat))


def test_a_program_plays(tmp_path: Path) -> None:
    with playing(tmp_path, FIRST) as (bot, table):
        for _ in range(5):
            actions = table.numbers(table.waiting[0])
            assert ask(bot, table) == actions[0]
            table.play(table.waiting[0], actions[0])
        assert bot.forfeits == 0, bot.last_fault
        assert bot.name == "first cablecar"


@pytest.mark.parametrize(
    ("text", "fault"),
    [
        (HANGS, "no answer within"),
        (CRASHES, "ended"),
        (NOT_JSON, "Expecting value"),
        (NOT_AN_OBJECT, "JSON object"),
        (ILLEGAL, "not the text of one of the actions"),
        (TOO_DEEP, "brackets"),
        (ALWAYS_LATE, "no answer within"),
        (SHOUTS, "ended|Expecting value"),
        (NO_HELLO, "ended|Broken pipe"),
    ],
    ids=["hangs", "crashes", "not_json", "no_object", "illegal", "too_deep", "late", "shouts", "no_hello"],
)
def test_a_bad_program_forfeits_its_moves(
    tmp_path: Path, text: str, fault: str, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(external, "GRACE", 0.0)
    if text == ALWAYS_LATE:  # it talks on while this process may be kept waiting
        monkeypatch.setattr(external, "MOST_UNREAD", 1 << 20)
    with playing(tmp_path, text, seconds=0.3 if text in (HANGS, ALWAYS_LATE) else 300.0) as (bot, table):
        for asked in range(1, 3):
            assert ask(bot, table) in table.numbers(table.waiting[0])
            assert bot.forfeits == asked
            assert re.search(fault, bot.last_fault or ""), bot.last_fault


def test_a_program_that_reads_nothing_blocks_nobody(tmp_path: Path) -> None:
    """It answers nonsense while questions pile up, until there is no more room for them."""
    faults: set[str] = set()
    with playing(tmp_path, DEAF, "tickets", seconds=0.1) as (bot, table):
        while not any("read nothing" in fault for fault in faults) and bot.forfeits < 40:
            ask(bot, table)
            faults.add(bot.last_fault or "")
        assert any("read nothing" in fault for fault in faults), faults
        assert ask(bot, table) in table.numbers(table.waiting[0])


def test_a_program_that_shouts_fills_no_memory(tmp_path: Path) -> None:
    with playing(tmp_path, SHOUTS) as (bot, table):
        ask(bot, table)
        assert bot._answers.qsize() <= external.MOST_UNREAD


def test_a_match_goes_on_without_a_program_that_always_fails(tmp_path: Path) -> None:
    command = "cmd:" + program(tmp_path, CRASHES)
    options = games.make("cablecar", players=2).options.values()
    plan = Plan("cablecar", options, (command, "greedy"), games=2)
    result = play(plan, Match(plan.bots, 0, 0))
    assert result.places.count(1) >= 1
    assert result.forfeits[0] >= result.moves[0] > 0
    assert result.forfeits[1] == 0


def test_a_program_that_does_not_exist_forfeits() -> None:
    game = games.make("cablecar")
    table = Table(game)
    bot = External(game, "/no/such/program", seed=1)
    assert ask(bot, table) in table.numbers(table.waiting[0])
    assert bot.forfeits == 1
    with pytest.raises(BadInput, match="command"):
        External(game, "", seed=1)
    with pytest.raises(BadInput, match="command"):
        External(game, "'", seed=1)


@pytest.mark.parametrize("game_id", games.names())
def test_our_bots_answer_the_same_protocol(game_id: str) -> None:
    """What External asks, serve answers: the same choice as in the same process."""
    game = games.make(game_id, players=2)
    table = Table(game, secret=bytes(32))
    seat = table.waiting[0]
    actions = table.numbers(seat)
    asked: list[str] = []
    bot = External(game, "nothing", seed=1)

    def exchange(message: dict[str, Any], seconds: float) -> dict[str, Any]:
        asked.append(json.dumps(message))
        return {"id": 1, "action": None}

    bot._start = lambda: None  # type: ignore[method-assign]
    bot._exchange = exchange  # type: ignore[method-assign]
    bot.choose(game, table.veiled(seat), seat, actions)
    hello = {"type": "hello", "protocol": 2, "game": game_id, "options": game.options.values()}
    answers = io.StringIO()
    serve(lambda game: bots.make(game, "normal", seed=7), io.StringIO(f"{json.dumps(hello)}\n{asked[0]}\n"), answers)
    named, answer = map(json.loads, answers.getvalue().splitlines())
    assert named["name"] == "normal"
    expected = bots.make(game, "normal", seed=7).choose(game, table.veiled(seat), seat, actions)
    assert answer == {"id": 1, "action": game.action(table.state, seat, expected).text}


@pytest.mark.parametrize(
    "question",
    [
        *("nonsense", "[]", "{}", "[" * 100_000, '{"type": "choose", "id": 1}'),
        '{"type": "hello", "game": "chess", "options": {}}',
        '{"type": "choose", "id": 1, "seat": 1e999, "state": "", "actions": []}',
        f'{{"type": "choose", "id": 1, "seat": 0, "state": "{STATE}", "actions": []}}',
    ],
)
def test_nonsense_is_answered_with_an_error(question: str) -> None:
    answers = io.StringIO()
    hello = json.dumps({"type": "hello", "protocol": 2, "game": "cablecar", "options": {}})
    serve(lambda game: bots.make(game, "random", seed=7), io.StringIO(f"{hello}\n{question}\n"), answers)
    named, answer = map(json.loads, answers.getvalue().splitlines())
    assert "error" not in named
    assert "error" in answer
