"""A game that is a package of its own, tests/third_game, does everything that our games do; nothing knows its name.

It is found by its entry point, as an installed package is. Everything runs in other processes, so that no other test of
this one sees it.
"""

import json
import os
import subprocess
import sys
from collections.abc import Iterator
from pathlib import Path
from typing import Any

import pytest

from ports import free_port
from server.harness import Person, play_out, worker

PACKAGE = Path(__file__).parent / "third_game"
WITH_IT = {"PYTHONPATH": os.pathsep.join([str(PACKAGE), os.environ.get("PYTHONPATH", "")])}


def python(
    *arguments: str | Path, text: str = "", home: Path | None = None, check: int = 0, compiled: bool = False
) -> str:
    """What Python prints where the package is installed; `check` is the exit code that is expected."""
    environment = os.environ | WITH_IT | {"FOGCITY_JIT": str(int(compiled))}
    environment |= {"XDG_DATA_HOME": str(home)} if home else {}
    command = [sys.executable, *map(str, arguments)]
    run = subprocess.run(command, input=text, capture_output=True, text=True, env=environment, check=False)
    assert run.returncode == check, run.stderr
    assert "Traceback" not in run.stderr
    return run.stdout


def fogcity(*arguments: str | Path, **keywords: Any) -> str:
    """What the command says."""
    return python("-m", "fogcity", *arguments, **keywords)


@pytest.mark.parametrize("suite", ["oracle", "secrecy", "batch", "pettingzoo", "gymnasium", "openspiel", "screen"])
def test_suites(suite: str) -> None:
    python("-W", "ignore", PACKAGE / "suites.py", suite, compiled=suite in ("oracle", "batch"))


def test_it_is_played_in_the_terminal_recorded_replayed_and_proved(tmp_path: Path) -> None:
    said = fogcity(
        "play", "nim", "--heap", "6", "--first", "1", text="take 4\ntake 3\nroll\nroll\nroll\n", home=tmp_path
    )
    assert "Nim with a secret. You are north." in said
    assert "One takes 1 to 3 stones. (NIM-2)" in said
    assert "The game is over." in said
    (kept,) = (tmp_path / "fogcity" / "games").iterdir()
    record = json.loads(kept.read_text(encoding="utf-8"))
    assert (record["game"], record["options"]["heap"], record["log"][0]) == ("nim", 6, "take 3")
    assert "Verified" in fogcity("verify", kept)
    view = json.loads(fogcity("replay", kept, "--step", "1", "--seat", "2", "--json"))["view"]
    assert view["heap"] == 3
    assert view["players"][0]["card"] is None
    assert view["players"][1]["card"] in (1, 2, 3)
    picture = tmp_path / "heap.svg"
    fogcity("replay", kept, "--step", "1", "--svg", picture)
    assert picture.read_text(encoding="utf-8").count("<circle") == 3


def test_without_its_package_a_record_says_what_is_missing(tmp_path: Path) -> None:
    fogcity("simulate", "nim", "--games", "1", "--records", tmp_path)
    (path,) = tmp_path.iterdir()
    command = [sys.executable, "-m", "fogcity", "replay", str(path)]
    run = subprocess.run(command, capture_output=True, text=True, env=os.environ | {"FOGCITY_JIT": "0"}, check=False)
    assert run.returncode == 2
    assert "there is no game 'nim'" in run.stderr


def test_it_is_checked_simulated_and_measured(tmp_path: Path) -> None:
    report = json.loads(fogcity("check", "nim", "--heap", "6", "-", text="3 2 1"))
    assert (report["valid"], report["stones"]) == (True, [4, 2])
    assert json.loads(fogcity("check", "nim", "-", text="3 4", check=1))["error"]["rule"] == "NIM-2"
    assert "separated by white space" in fogcity("check", "nim", "--help")
    line = "simulate nim --players 4 --games 500 --seed 2 --json"
    summary = json.loads(fogcity(*line.split(), compiled=True))
    assert sum(seat["wins"] for seat in summary["seats"]) == pytest.approx(1)
    fogcity("simulate", "nim", "--games", "2", "--records", tmp_path / "games")
    for path in (tmp_path / "games").iterdir():
        assert "Verified" in fogcity("verify", path)
    assert json.loads(fogcity("bench", "nim", "--seconds", "0.1", "--json", compiled=True))["games_per_second"] > 0
    assert "Options of nim:\n  --heap N  Stones in the heap.  [5 to 30; default: 15]" in fogcity("simulate", "--help")


def test_bots_meet_in_an_arena_and_reports_are_written(tmp_path: Path) -> None:
    assert fogcity("bot", "list", "nim") == "bots:   random\nlevels: easy, normal, hard, expert\n"
    page = tmp_path / "report.html"
    line = f"arena nim --players 3 --heap 20 --bots random,hard --games 6 --workers 1 --report {page} --json"
    figures = json.loads(fogcity(*line.split()))
    assert (figures["games"], figures["plan"]["options"]["heap"]) == (6, 20)
    assert "<h2>Seats</h2>" in page.read_text(encoding="utf-8")
    target = tmp_path / "page.md"
    fogcity(*f"balance nim --bot random --games 4 --workers 1 --to {target}".split())
    fogcity(*f"ladder nim --games 2 --workers 1 --to {target}".split())
    assert "## Nim with a secret" in target.read_text(encoding="utf-8")


@pytest.fixture(scope="module")
def base(tmp_path_factory: pytest.TempPathFactory) -> Iterator[str]:
    """The address of a server that has the package."""
    port = free_port()
    database = f"sqlite+aiosqlite:///{tmp_path_factory.mktemp('third') / 'test.sqlite3'}"
    with worker(database, port, FOGCITY_JIT="0", **WITH_IT):
        yield f"http://127.0.0.1:{port}"


def test_the_server_hosts_it(base: str) -> None:
    with Person(base) as person:
        (nim,) = (game for game in person.ask("GET", "/api/games") if game["id"] == "nim")
        assert (nim["title"], nim["min_players"], nim["max_players"]) == ("Nim with a secret", 2, 4)
        assert [option["name"] for option in nim["options"]] == ["heap"]
        table = person.new_table("me", "bot", "bot", game="nim", options={"heap": 20})["table"]["id"]
        with person.socket(table) as mine:
            end = play_out(mine)
        assert end["table"]["status"] == "finished"
        assert sorted(end["outcome"]["places"])[0] == 1
        cards = [player["card"] for player in mine.frames[0]["seen"][0]["view"]["players"]]
        assert cards[0] is not None
        assert cards[1:] == [None, None]
        events = [event for frame in mine.frames for entry in frame.get("log", ()) for event in entry["events"]]
        assert sum(event["count"] for event in events if event["type"] == "taken") == 20
        record = person.http.get(f"/api/tables/{table}/record").json()
        assert (record["game"], record["options"]["heap"]) == ("nim", 20)
        replay = person.ask("GET", f"/api/tables/{table}/replay?seat=open&from=0&count=100")
        assert replay["steps"][-1]["views"][0]["heap"] == 0


def test_its_types_are_in_the_description_of_the_server(base: str) -> None:
    with Person(base) as person:
        schemas = person.ask("GET", "/api/openapi.json")["components"]["schemas"]
    assert {"nim.View", "nim.Take", "nim.Taken", "nim.Options"} <= set(schemas)
    assert {"$ref": "#/components/schemas/nim.View"} in schemas["GameView"]["anyOf"]
