"""Bots in other processes: good ones play, bad ones forfeit moves, and no match ever stops for them."""

import base64
import html
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
from fogcity.arena import report, stats
from fogcity.arena.match import Match, Plan, play
from fogcity.arena.run import local, run
from fogcity.bots import external
from fogcity.bots.external import External, serve, words
from fogcity.bots.guard import NoHello
from fogcity.games import BadInput
from fogcity.table import Table

STATE = base64.b64encode(Table("cablecar", secret=bytes(32)).veiled(0).tobytes()).decode()
FIRST = """
import json, sys
for line in sys.stdin:
    question = json.loads(line)
    if question["type"] == "hello":
        assert question["protocol"] == 3 and "players" in question["options"] and isinstance(question["board"], dict)
        print(json.dumps({"name": "first " + question["game"]}), flush=True)
    elif question["type"] == "choose":
        assert question["view"]["seat"] == question["seat"] and question["seconds"] > 0
        print(json.dumps({"id": question["id"], "action": question["actions"][0]["text"]}), flush=True)
"""
HELLO = 'import sys, time\nsys.stdin.readline()\nprint(\'{"name": "bad"}\', flush=True)\n'
HANGS = HELLO + "time.sleep(60)\n"
CRASHES = HELLO + "sys.stdin.readline()\nsys.exit('I did not expect that')\n"
NOT_JSON = HELLO + "for line in sys.stdin: print('checkmate', flush=True)\n"
NOT_AN_OBJECT = HELLO + "for line in sys.stdin: print('[1]', flush=True)\n"
ILLEGAL = FIRST.replace('question["actions"][0]["text"]', '"dddd@d4"')
TOO_DEEP = HELLO + "for line in sys.stdin: print('[' * 100_000, flush=True)\n"
ALWAYS_LATE = HELLO + """while True: print('{"id": 0, "action": ""}', flush=True), time.sleep(0.05)\n"""
SHOUTS = HELLO + "sys.stdin.readline()\nwhile True: print('me')\n"
DEAF = "import time\nprint('{}\\n' * 40, flush=True)\ntime.sleep(60)\n"
NO_HELLO = "import sys\nprint('x' * 5000 + ' no licence', file=sys.stderr)\nsys.exit(1)\n"


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
        (CRASHES, "ended: I did not expect that"),
        (NOT_JSON, "not 'checkmate'"),
        (NOT_AN_OBJECT, "JSON object"),
        (ILLEGAL, "not the text of one of the actions"),
        (TOO_DEEP, "brackets"),
        (ALWAYS_LATE, "no answer within"),
        (SHOUTS, "ended|not 'me'"),
    ],
    ids=["hangs", "crashes", "not_json", "no_object", "illegal", "too_deep", "late", "shouts"],
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


def test_a_program_that_says_no_hello_ends_the_run_with_what_it_printed(tmp_path: Path) -> None:
    command = "cmd:" + program(tmp_path, NO_HELLO)
    plan = Plan("cablecar", games.make("cablecar", players=2).options.values(), (command, "greedy"), games=2)
    for runner in (local(1), local(2)):
        with pytest.raises(NoHello, match=r"did not say hello.*x no licence") as refused:
            list(run(plan, runner))
        assert len(str(refused.value)) < 2500
    with (
        pytest.raises(NoHello, match="No such file"),
        closing(External(games.make("cablecar"), "/no/such", seed=1)) as b,
    ):
        b.new_game(0, 1)


def test_hello_comes_once_and_games_are_announced(tmp_path: Path) -> None:
    """One process plays all games; it hears where it sits, and how each game ended."""
    heard = tmp_path / "heard.jsonl"
    listener = FIRST.replace("    question =", f"    open({str(heard)!r}, 'a').write(line)\n    question =")
    command = "cmd:" + program(tmp_path, listener)
    plan = Plan("cablecar", games.make("cablecar", players=2).options.values(), (command, "random"), games=4, seed=2)
    results = list(run(plan, local(1)))
    said = [json.loads(line) for line in heard.read_text(encoding="utf-8").splitlines()]
    others = [message for message in said if message["type"] != "choose"]
    assert [message["type"] for message in others] == ["hello", *["new_game", "game_over"] * 4]
    assert [message["seat"] for message in others if message["type"] == "new_game"] == [0, 1, 0, 1]
    assert others[1]["seed"] == others[3]["seed"] != others[5]["seed"], "one for each deal"
    for message, result in zip(others[2::2], results, strict=True):
        assert [message["scores"][result.seat(i)] for i in range(2)] == result.scores
        assert [message["places"][result.seat(i)] for i in range(2)] == result.places
    assert results[0].names == ["first cablecar", "random"]
    assert {bot["name"] for bot in stats.summary(stats.named(results))["bots"]} == {"first cablecar", "random"}


def test_faults_are_in_the_results_and_in_the_report(tmp_path: Path) -> None:
    command = "cmd:" + program(tmp_path, ILLEGAL)
    plan = Plan("cablecar", games.make("cablecar", players=2).options.values(), (command, "random"), games=2)
    results = list(run(plan, local(1)))
    (fault,) = {fault for result in results for fault in result.faults[0]}
    assert fault == "'dddd@d4' is not the text of one of the actions"
    assert sum(result.faults[0][fault] for result in results) == sum(result.forfeits[0] for result in results) > 0
    page = report.page(plan, results)
    assert "<h2>Faults</h2>" in page
    assert html.escape(fault) in page


def test_a_program_is_a_command() -> None:
    game = games.make("cablecar")
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

    bot._runs = lambda: True  # type: ignore[method-assign]
    bot._exchange = exchange  # type: ignore[method-assign]
    bot.choose(game, table.veiled(seat), seat, actions)
    hello = {"type": "hello", "protocol": 3, "game": game_id, "options": game.options.values()}
    answers = io.StringIO()
    begin = {"type": "new_game", "seat": seat, "seed": 7}
    lines = [json.dumps(hello), json.dumps(begin), asked[0], '{"type": "game_over"}', '{"type": "of_the_future"}']
    serve(lambda game, seed: bots.make(game, "normal", seed=seed or 0), io.StringIO("\n".join(lines)), answers)
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
    hello = json.dumps({"type": "hello", "protocol": 3, "game": "cablecar", "options": {}})
    serve(lambda game, seed: bots.make(game, "random", seed=7), io.StringIO(f"{hello}\n{question}\n"), answers)
    named, answer = map(json.loads, answers.getvalue().splitlines())
    assert "error" not in named
    assert "error" in answer
