"""The `fogcity` command as people call it: answers, exit codes, one clear line for bad input."""

import json
import os
import subprocess
import sys
from pathlib import Path

import click
import pytest

from fogcity import Table, __version__, record
from fogcity.cli.options import FileToWrite

GAMES = Path(__file__).parent / "games"
RECORD = GAMES / "cablecar-101-000000.json"
RESULTS = Path(__file__).parents[1] / "docs" / "benchmark" / "cablecar-random.json.gz"
PICTURE = Path(__file__).parents[1] / "docs" / "screenshots" / "home-light.jpg"


def fogcity(
    *arguments: str | Path, text: str = "", home: Path | None = None, check: int | None = 0, compiled: bool = False
) -> "subprocess.CompletedProcess[str]":
    """Run the command, with rules as plain Python unless told otherwise; `check` is the exit code expected."""
    environment = os.environ | {"FOGCITY_JIT": str(int(compiled))} | ({"XDG_DATA_HOME": str(home)} if home else {})
    command = [sys.executable, "-m", "fogcity", *map(str, arguments)]
    run = subprocess.run(command, input=text, capture_output=True, text=True, env=environment, check=False)
    assert check is None or run.returncode == check, run.stderr
    assert "Traceback" not in run.stderr
    return run


def test_help_and_version_load_no_rules() -> None:
    assert "simulate" in fogcity("--help").stdout
    assert fogcity("--version").stdout.strip() == f"fogcity, version {__version__}"
    program = "import sys; from fogcity.cli import main\ntry: main(['--help'])\nexcept SystemExit: pass\n"
    program += "sys.exit(any(name.split('.')[0] in ('numba', 'numpy') for name in sys.modules))"
    assert subprocess.run([sys.executable, "-c", program], capture_output=True, check=False).returncode == 0


@pytest.mark.parametrize(
    ("arguments", "says"),
    [
        (["fly"], "No such command 'fly'"),
        (["simulate", "chess"], "'chess' is not one of"),
        (["simulate", "cablecar", "--players", "9"], "choose 2 to 6"),
        (["simulate", "cablecar", "--players", "x"], "not a valid integer"),
        (["simulate", "cablecar", "--games", "0"], "0 is not in the range"),
        (["simulate", "cablecar", "--board", "san_francisco"], "No such option '--board'"),
        (["simulate", "tickets", "--rotate"], "No such option '--rotate'"),
        (["simulate", "cablecar", "--first", "3"], "seat 3 cannot start: choose a seat from 1 to 2"),
        (["simulate", "tickets", "--board", str(PICTURE)], "not a text file"),
        (["check", "cablecar", "/no/such/file"], "No such file"),
        (["verify", "/no/such/file"], "does not exist"),
        (["replay", __file__], "is not a Fog City record"),
        (["replay", str(RECORD), "--step", "999"], "steps, not 999"),
        (["replay", str(RECORD), "--seat", "5"], "no seat 5"),
        (["replay", str(RECORD), "--svg", "/no/such/folder/x.svg"], "No such file or directory"),
        (["replay", "no such file"], "cannot read no such file"),
        (["replay", "cablecar | 8/8"], "8 rows"),
        (["replay", "cablecar | -", "--step", "1"], "a position has no steps"),
        (["replay", "cablecar | -", "--seat", "3"], "no seat 3"),
        (["play", "--position", "cablecar | 8/8"], "8 rows"),
        (["play", "tickets", "--position", "cablecar | -"], "the position is for cablecar"),
        (["play", "--resume", str(RECORD), "--position", "cablecar | -"], "leave out --resume or --position"),
        (["play", "cablecar", "--seat", "4"], "no seat 4"),
        (["play", "cablecar", "--bot", "search@" + "9" * 5000], "is not a budget"),
        (["bench"], "Missing argument"),
        (
            ["arena", "cablecar", "--bots", "random", "--report", "/no/such/folder/x.html"],
            "no folder '/no/such/folder'",
        ),
        (["calibrate", "cablecar", "--report", "/no/such/x.html"], "no folder '/no/such'"),
        (["puzzles", "cablecar", "--output", "/no/such/folder/x.json"], "no folder '/no/such/folder'"),
        (["review", str(RECORD), "--html", "/no/such/folder/x.html"], "no folder '/no/such/folder'"),
        (["bot", "serve", "/no/such/file.py:Bot"], "there is no file '/no/such/file.py'"),
        (["bot", "serve", "json:Bot@100ms"], "there is no class 'Bot' in json"),
        (["benchmark", "page", str(RESULTS), "--to", str(PICTURE)], "is not a text file in UTF-8"),
    ],
)
def test_bad_input_is_one_line_and_exit_code_2(arguments: list[str], says: str) -> None:
    run = fogcity(*arguments, check=2)
    assert run.stderr.startswith("fogcity: ")
    assert says in run.stderr
    assert run.stderr.count("\n") == 1


def test_a_file_that_is_there_is_written_wherever_it_is(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    """As /dev/null is, in a folder where no file can be made."""
    (tmp_path / "there").touch()
    monkeypatch.setattr(os, "access", lambda path, mode: Path(path).is_file())
    assert FileToWrite().convert(str(tmp_path / "there"), None, None) == tmp_path / "there"
    with pytest.raises(click.BadParameter, match="you may not write to the folder"):
        FileToWrite().convert(str(tmp_path / "new"), None, None)


def test_a_review_of_an_unfinished_game_is_refused_in_one_line(tmp_path: Path) -> None:
    record.write(record.of_table(Table("cablecar", secret=bytes(32)), with_secret=True), tmp_path / "game.json")
    run = fogcity("review", tmp_path / "game.json", "--luck-only", check=2)
    assert run.stderr == "fogcity: the game is not finished: a review needs its result\n"


def test_flags_are_made_from_the_options_that_games_declare() -> None:
    both = fogcity("simulate", "--help").stdout
    assert "Options of cablecar:\n  --rotate" in both
    assert "Options of tickets:\n  --board NAME|FILE" in both
    one = fogcity("simulate", "cablecar", "--help").stdout
    assert "--hand N" in one
    assert "[1 to 3; default: 1]" in one
    assert "[2 to 6; default: 2]" in one
    assert "--board" not in one
    first = ("simulate", "--first", "2", "--rotate", "cablecar", "--hand", "3", "--games", "1", "--json")
    options = json.loads(fogcity(*first).stdout)["options"]
    assert options == {"players": 2, "first": 1, "rotate": True, "hand": 3, "companies": False}


def test_check_explains_how_to_type_a_game_in() -> None:
    assert "aacb@c1" in fogcity("check", "cablecar", "--help").stdout
    assert '"deal": {' in fogcity("check", "tickets", "--help").stdout


def test_check_answers_in_json_with_an_exit_code() -> None:
    valid = fogcity("check", "cablecar", "--players", "3", "-", text="aaaa@c1\ndddd@c2")
    report = json.loads(valid.stdout)
    assert report == {
        "valid": True,
        "placed": 2,
        "scores": {"yellow": 0, "blue": 0, "orange": 3},
        "lines": [{"station": 3, "color": "orange", "crossings": 3, "power_station": False, "points": 3}],
        "error": None,
    }
    illegal = fogcity("check", "cablecar", "-", text="aacb@c1 dddd@a1", check=1)
    error = json.loads(illegal.stdout)["error"]
    assert (error["index"], error["placement"], error["rule"]) == (1, "dddd@a1", "CC-17")
    nonsense = fogcity("check", "cablecar", "-", text="aacb@c1 what is this", check=2)
    assert json.loads(nonsense.stdout)["error"]["rule"] is None
    assert nonsense.stderr.count("\n") == 1


def test_simulate_says_the_same_for_the_same_seed_on_any_number_of_cores(tmp_path: Path) -> None:
    common = ("simulate", "cablecar", "--players", "3", "--games", "50", "--seed", "7", "--json")
    one, two = (json.loads(fogcity(*common, "--workers", n, compiled=True).stdout) for n in ("1", "2"))
    assert one["seats"] == two["seats"]
    assert one["moves"] == two["moves"]
    assert sum(seat["wins"] for seat in one["seats"]) == pytest.approx(1)
    assert "seat 3 orange" in fogcity(*common[:-1]).stdout
    fogcity("simulate", "cablecar", "--games", "2", "--records", tmp_path / "new")
    for path in (tmp_path / "new").iterdir():
        assert "Verified" in fogcity("verify", path).stdout


def test_simulated_places_follow_the_tie_break() -> None:
    """TK-28: level on points, more completed tickets win, also in games that are played in bulk."""
    from fogcity import games
    from fogcity.kernel import new_rng
    from fogcity.simulation import _play_chunk

    game = games.make("tickets", players=4)
    _, scores, places = _play_chunk(game, 3, 0, 300)
    broken = 0
    for i in range(300):
        rng = new_rng(3, i)
        s = game.start(rng)
        game.rules.random_game(game.setup, s, rng, game.mask(s, 0))
        assert places[i].tolist() == game.places(s)
        broken += len(set(places[i].tolist())) > len(set(scores[i].tolist()))
    assert broken > 0


def test_verify_says_no_with_exit_code_1(tmp_path: Path) -> None:
    bent = json.loads(RECORD.read_text()) | {"commitment": "0" * 64}
    (tmp_path / "bent.json").write_text(json.dumps(bent))
    run = fogcity("verify", tmp_path / "bent.json", check=1)
    assert "not verified: the secret does not match" in run.stderr
    answer = json.loads(fogcity("verify", tmp_path / "bent.json", "--json", check=1).stdout)
    assert answer["verified"] is False
    assert json.loads(fogcity("verify", RECORD, "--json").stdout)["verified"] is True
    promised = json.loads(RECORD.read_text())["commitment"]
    assert "Verified" in fogcity("verify", RECORD, "--commitment", promised.upper()).stdout
    assert "another commitment" in fogcity("verify", RECORD, "--commitment", "0" * 64, check=1).stderr


def test_verify_says_what_it_could_not_prove(tmp_path: Path) -> None:
    whole = json.loads(RECORD.read_text(encoding="utf-8"))
    files = {"half": whole | {"log": whole["log"][:9], "outcome": None}, "silent": whole | {"outcome": None}}
    for name, document in files.items():
        (tmp_path / name).write_text(json.dumps(document), encoding="utf-8")
    assert "Verified: 9 steps" in fogcity("verify", tmp_path / "half").stdout
    assert "The game is not finished." in fogcity("verify", tmp_path / "half").stdout
    assert "The record states no outcome" in fogcity("verify", tmp_path / "silent").stdout
    assert fogcity("verify", RECORD).stdout.endswith(f"the commitment {whole['commitment']}.\n")
    for path, finished, outcome in ((tmp_path / "half", False, False), (tmp_path / "silent", True, False)):
        answer = json.loads(fogcity("verify", path, "--json").stdout)
        assert (answer["verified"], answer["finished"], answer["outcome"]) == (True, finished, outcome)
    early = whole | {"log": whole["log"][:9]}
    (tmp_path / "early").write_text(json.dumps(early), encoding="utf-8")
    assert "outcome" in fogcity("verify", tmp_path / "early", check=1).stderr


@pytest.mark.parametrize("command", [["replay"], ["verify"], ["play", "--resume"], ["check", "tickets"]], ids=" ".join)
def test_a_record_of_other_rules_is_not_replayed(command: list[str]) -> None:
    """One line says what is known, the exit code is 2, and `replay` shows what was stored."""
    old = GAMES / "rules-1" / "tickets-221-000000.json"
    run = fogcity(*command, old, check=2)
    assert run.stderr.count("\n") == 1
    assert "version 1 of the rules of Ticket to Ride: San Francisco, and this Fog City plays version 2" in run.stderr
    assert "2 players, red, blue, and 75 actions; it ended red 7, blue 19." in run.stderr
    log = json.loads(old.read_text(encoding="utf-8"))["log"]
    stored = [line.strip() for line in run.stdout.splitlines()]
    assert stored[:-1] == ([f"{i} {entry}" for i, entry in enumerate(log, 1)] if command == ["replay"] else [])


def test_other_rules_in_json() -> None:
    old = GAMES / "rules-1" / "tickets-221-000000.json"
    stored = json.loads(fogcity("replay", "--json", old, check=2).stdout)
    assert (stored["game"], stored["rules"], stored["names"], len(stored["log"])) == ("tickets", 1, ["red", "blue"], 75)
    assert stored["outcome"]["places"] == [2, 1]
    answer = json.loads(fogcity("verify", "--json", old, check=2).stdout)
    assert answer["verified"] is None
    assert "version 1" in answer["error"]
    typed = json.dumps({"game": "tickets", "rules": 1, "deal": {}, "log": []})
    assert "version 1" in fogcity("check", "tickets", "-", text=typed, check=2).stderr


def test_replay_shows_any_step_as_text_json_and_picture(tmp_path: Path) -> None:
    assert "Points: yellow 0, blue 0." in fogcity("replay", RECORD, "--step", "0").stdout
    assert "The game is over" in fogcity("replay", RECORD).stdout
    picture = tmp_path / "board.svg"
    answer = json.loads(fogcity("replay", RECORD, "--step", "10", "--seat", "1", "--json", "--svg", picture).stdout)
    assert (answer["step"], answer["view"]["seat"]) == (10, 0)
    assert answer["view"]["hands"][1] == ["?"]
    assert all(line["station"] in range(1, 33) for line in answer["view"]["lines"])
    assert picture.read_text().startswith("<svg")


def test_bench_measures(tmp_path: Path) -> None:
    report = json.loads(fogcity("bench", "cablecar", "--seconds", "0.2", "--json", compiled=True).stdout)
    assert report["moves_per_second"] > 0
    assert report["games_per_second"] > 0
    assert report["state_bytes"] <= 512


def test_positions_go_from_one_command_to_the_other(tmp_path: Path) -> None:
    """A record's position is written, shown, drawn and played on; the kept game knows where it began."""
    text = fogcity("replay", RECORD, "--step", "10", "--position").stdout.strip()
    assert text.startswith("cablecar players=2 | ")
    seen = fogcity("replay", RECORD, "--step", "10", "--seat", "2", "--position").stdout.strip()
    assert "?" in seen
    assert "?" not in text
    assert fogcity("replay", text, "--seat", "2", "--position").stdout.strip() == seen
    shown = fogcity("replay", text, "--svg", tmp_path / "board.svg").stdout
    assert shown.splitlines()[1:] == fogcity("replay", RECORD, "--step", "10").stdout.splitlines()[1:]
    assert (tmp_path / "board.svg").read_text(encoding="utf-8").startswith("<svg")
    answer = json.loads(fogcity("replay", text, "--json", "--position").stdout)
    assert (answer["step"], answer["log"], answer["position"]) == (0, [], text)

    board, _, *rest = text.split(" | ")[1].split()
    start = f"cablecar players=2 | {board} 1 {' '.join(rest)}"
    played = fogcity("play", "--position", start, text="position\n+\nquit\n", home=tmp_path).stdout
    assert fogcity("replay", start, "--seat", "1", "--position").stdout.strip() in played
    kept = next(tmp_path.rglob("*.json"))
    assert json.loads(kept.read_text(encoding="utf-8"))["start"] == f"{board} 1 {' '.join(rest)}"
    assert "step 0 of 1" in fogcity("replay", kept, "--step", "0").stdout


def test_a_person_plays_a_whole_game_in_the_terminal(tmp_path: Path) -> None:
    """Sentences only, as for a screen reader: the person always draws, then asks what a legal action would do."""
    lines = "help\nlegal\nlog\nundo\nsave\nsave /no/such/folder/x.json\nd4\nx" + "9" * 5000 + "\nwhat +\nquit\n"
    first = fogcity("play", "cablecar", "--plain", "--first", "1", text=lines, home=tmp_path).stdout
    for words in (
        "You are yellow",
        "take back",
        "The board is empty.",
        "(CC-1)",
        "You draw a tile",
        "name a file",
        "can't save there",
    ):
        assert words in first
    assert "a1" not in first.split("Lines:")[0]  # no drawn board
    (kept,) = (tmp_path / "fogcity" / "games").iterdir()
    assert json.loads(kept.read_text())["log"] == []


def test_a_program_can_be_the_opponent(tmp_path: Path) -> None:
    script = tmp_path / "draws.py"
    script.write_text(
        "import json\n"
        'input(), print(\'{"name": "draws"}\', flush=True)\n'
        "input()  # a new game\n"
        "question = json.loads(input())\n"
        "print(json.dumps({'id': question['id'], 'action': '+'}), flush=True)\n",
        encoding="utf-8",
    )
    bot = f"cmd:{sys.executable} {script}"
    said = fogcity("play", "cablecar", "--first", "2", "--bot", bot, text="quit\n", home=tmp_path).stdout
    assert "\nblue: +\n" in said


def test_a_kept_game_goes_on(tmp_path: Path) -> None:
    fogcity("play", "cablecar", "--first", "1", text="+\n", home=tmp_path)
    (kept,) = (tmp_path / "fogcity" / "games").iterdir()
    assert json.loads(kept.read_text())["log"] == ["+"]
    again = fogcity("play", "--resume", kept, text="quit\n", home=tmp_path).stdout
    assert "Drawn and to be placed now" in again


@pytest.mark.parametrize("shell", ["bash", "zsh", "fish"])
def test_shell_completion(shell: str) -> None:
    assert "_FOGCITY_COMPLETE" in fogcity("completion", shell).stdout
    words = os.environ | {"_FOGCITY_COMPLETE": "bash_complete", "COMP_WORDS": "fogcity sim", "COMP_CWORD": "1"}
    run = subprocess.run([sys.executable, "-m", "fogcity"], env=words, capture_output=True, text=True, check=False)
    assert "simulate" in run.stdout
