"""The benchmark: strength by maximum likelihood, files that are checked move by move, and the leaderboard."""

import gzip
import json
import re
from collections.abc import Iterator
from dataclasses import replace
from pathlib import Path
from typing import Any

import numpy as np
import pytest
from click.testing import CliRunner, Result

from fogcity import games
from fogcity.arena import benchmark as programme
from fogcity.arena import elo
from fogcity.arena.match import Plan
from fogcity.arena.match import Result as Played
from fogcity.bots import Trial
from fogcity.cli.benchmark import benchmark
from fogcity.games import BadInput

ROOT = Path(__file__).parents[2]
SHORT = (Trial({"players": 2}, ("greedy",), 2), Trial({"players": 3}, ("greedy", "random"), 1))


@pytest.fixture
def short(monkeypatch: pytest.MonkeyPatch) -> None:
    """A programme that is over soon."""
    monkeypatch.setattr(programme, "programme", lambda game_id: SHORT if game_id == "cablecar" else ())


def fogcity(*arguments: str | Path, code: int = 0) -> Result:
    done = CliRunner().invoke(benchmark, [str(argument) for argument in arguments], catch_exceptions=False)
    assert done.exit_code == code, done.output
    return done


def result(places: dict[str, int], deal: int) -> Played:
    names = list(places)
    nothing: list[Any] = [0] * len(names)
    return Played(
        names, deal, 0, 0, nothing, [places[name] for name in names], nothing, nothing, nothing, nothing, [], [], {}
    )


def test_three_wins_of_four_are_191_points() -> None:
    """Odds of three to one, with so many games that the draw given to each does not show."""
    better = np.array([[0.0, 3e6], [1e6, 0.0]])
    strong, weak = elo.fit(better)
    assert strong - weak == pytest.approx(400 * np.log10(3), abs=0.01)
    assert strong + weak == pytest.approx(0)


def test_ratings_need_no_order_and_no_meeting() -> None:
    """a beats b, b beats c, each three times of four; a and c never meet. Twice the same in another order."""
    games_played = [result({"a": 1, "b": 2} if deal % 4 else {"a": 2, "b": 1}, deal) for deal in range(400)]
    games_played += [result({"b": 1, "c": 2} if deal % 4 else {"b": 2, "c": 1}, 400 + deal) for deal in range(400)]
    found = elo.ratings([("all", games_played)])
    assert found["a"].elo - found["c"].elo == pytest.approx(2 * 400 * np.log10(3), rel=0.02)
    assert found == elo.ratings([("all", games_played)])
    again = elo.ratings([("all", games_played[::-1])])
    assert again["a"].elo == pytest.approx(found["a"].elo, abs=1e-6)
    for rating in found.values():
        assert rating.low < rating.elo < rating.high


def test_intervals_are_over_deals() -> None:
    """Ten games of one deal say no more than one: the interval does not shrink."""
    once = [result({"a": 1, "b": 2} if deal % 3 else {"a": 2, "b": 1}, deal) for deal in range(30)]
    ten = [each for each in once for _ in range(10)]
    wide, same = (elo.ratings([("x", played)])["a"] for played in (once, ten))
    assert same.high - same.low > 0.9 * (wide.high - wide.low)


def test_a_bot_that_only_wins_has_a_finite_rating_and_zero_is_where_it_should_be() -> None:
    games_played = [result({"a": 1, "b": 2, "c": 3}, deal) for deal in range(20)]
    found = elo.ratings([("x", games_played)], zero=["b", "c"])
    assert 300 < found["a"].elo < 3000
    assert found["b"].elo + found["c"].elo == pytest.approx(0)


@pytest.mark.usefixtures("short")
def test_a_run_is_written_checked_and_shown(tmp_path: Path) -> None:
    line = ("lines", "--out", tmp_path, "--workers", "1")
    said = fogcity(*line).stdout
    assert "benchmark 2, lines, 7 games" in said
    assert re.search(r"Elo [+-]\d+ \([+-]\d+ to [+-]\d+\)", said)
    assert "greedy and random; players 3" in said
    (file,) = tmp_path.iterdir()
    assert "7 games, all correct" in fogcity("check", file, "--opponents").stdout
    page = tmp_path / "page.md"
    fogcity("page", file, "--to", page)
    text = page.read_text(encoding="utf-8")
    assert "| **lines** | +" in text
    assert "| greedy (opponent) |" in text
    with pytest.raises(BadInput, match="two files are of a bot called 'lines'"):
        fogcity("page", file, file, "--to", page)
    figures = json.loads(fogcity(*line, "--json").stdout)
    assert figures["rating"]["elo"] > 0


@pytest.mark.usefixtures("hasty")
def test_a_table_tells_wins_without_luck_where_a_network_can_judge(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    enough, few = Trial({"players": 2}, ("greedy",), 20), Trial({"players": 2, "rotate": True}, ("greedy",), 1)
    monkeypatch.setattr(programme, "programme", lambda game_id: (enough, few) if game_id == "cablecar" else ())
    fogcity("greedy", "--out", tmp_path, "--workers", "1")
    (file,) = tmp_path.iterdir()
    line = ("show", file, "--luck", "--workers", "1")
    judged, other = fogcity(*line).stdout.splitlines()[-2:]
    assert re.search(r" \d+\.\d% \(-?\d+\.\d% to \d+\.\d%\)$", judged), judged
    assert other.endswith("(not judged)")
    assert "without luck" not in fogcity("show", file).stdout
    wins, nothing = json.loads(fogcity(*line, "--json").stdout)["without_luck"]
    low, high = wins["wins"]["interval"]
    assert low < 0.5 < high, "a bot against itself wins half of its games without luck"
    assert nothing is None


@pytest.mark.usefixtures("short")
def test_a_run_goes_on_where_it_was_stopped(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    from fogcity.arena import match, run

    played: list[str] = []
    most = 5

    def interrupted(plan: Any, game: Any) -> Any:
        if len(played) == most:
            raise KeyboardInterrupt
        played.append(game.key)
        return match.play(plan, game)

    monkeypatch.setattr(run, "play", interrupted)
    done = CliRunner().invoke(benchmark, ["random", "--out", str(tmp_path), "--workers", "1"])
    assert done.exit_code == 1
    assert "stopped in trial 2: run the same command" in done.output
    played.clear()
    most = 100
    fogcity("random", "--out", tmp_path, "--workers", "1")
    assert len(played) == 2


def changed(content: dict[str, Any]) -> Iterator[tuple[str, dict[str, Any]]]:
    """Ways to cheat, and what is said about them; the fingerprint is made anew each time."""

    def fresh() -> dict[str, Any]:
        copy: dict[str, Any] = json.loads(json.dumps(content))
        return copy

    better = fresh()
    first = better["trials"][0][0]
    first["scores"][0] += 50
    yield "scores or places are not those", better
    fewer = fresh()
    fewer["trials"][0].pop()
    yield "not those of the programme", fewer
    twice = fresh()
    twice["trials"][0][1] = twice["trials"][0][0]
    yield "not those of the programme", twice
    illegal = fresh()
    illegal["trials"][0][0]["log"][3] = illegal["trials"][0][0]["log"][1]
    yield "step 4", illegal
    short = fresh()
    short["trials"][1][0]["log"].pop()
    yield "does not end", short


@pytest.mark.usefixtures("short")
def test_cheats_are_found(tmp_path: Path) -> None:
    fogcity("lines", "--out", tmp_path, "--workers", "1")
    (file,) = tmp_path.iterdir()
    content = json.loads(gzip.decompress(file.read_bytes()))
    for message, cheat in changed(content):
        programme.write(file, {**cheat, "sha256": programme.digest(cheat)})
        assert message in fogcity("check", file, code=1).stdout
        programme.write(file, cheat)
        with pytest.raises(BadInput, match="changed after it was written"):
            fogcity("check", file)
    for text in ("", "[]", '{"benchmark": 99, "game": "cablecar", "sha256": "", "trials": []}', "[" * 100_000):
        packed = gzip.compress(text.encode())
        for written in (packed, packed[:-1], text.encode()):
            file.write_bytes(written)
            with pytest.raises(BadInput, match=r"not a file of results|another version"):
                fogcity("check", file)


@pytest.mark.usefixtures("short")
def test_opponents_that_would_not_play_like_that_are_found(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    """A file where another, weaker bot sat in the place of an opponent."""
    real = programme.plans

    def weak(*given: Any) -> list[Plan]:
        return [replace(plan, bots=("lines", *["random"] * (plan.players - 1))) for plan in real(*given) if plan]

    monkeypatch.setattr(programme, "plans", weak)
    fogcity("lines", "--out", tmp_path, "--workers", "1")
    monkeypatch.setattr(programme, "plans", real)
    (file,) = tmp_path.iterdir()
    content = json.loads(gzip.decompress(file.read_bytes()))
    for trial, results in zip(SHORT, content["trials"], strict=True):
        for each in results:
            each["line_up"] = ["lines", *trial.opponents]
    programme.write(file, {**content, "sha256": programme.digest(content)})
    fogcity("check", file)
    assert "greedy would not play" in fogcity("check", file, "--opponents", code=1).stdout


def test_an_unknown_bot_is_refused() -> None:
    with pytest.raises(BadInput, match="there is no bot 'nobody'"):
        fogcity("nobody")


@pytest.mark.parametrize("game_id", games.names())
def test_the_programme_is_fixed(game_id: str) -> None:
    """Whoever changes it gives it another version."""
    assert programme.VERSION == 2
    opponents, count = {
        "cablecar": (["greedy", "lines", "random", "search@200"], 940),
        "tickets": (["one_step", "planner", "random", "search@200"], 990),
    }[game_id]
    assert programme.opponents(game_id) == opponents
    assert sum(plan.deals * plan.players for plan in programme.plans(game_id, "random") if plan) == count


def test_a_bot_leaves_out_options_that_it_does_not_know_and_nothing_else() -> None:
    left_out = [plan is None for plan in programme.plans("cablecar", "policy")]
    assert left_out == [False, False, False, False, True, False]
    with pytest.raises(BadInput, match="there is no bot"):
        programme.plans("cablecar", "nobody")


def test_the_leaderboard_is_that_of_the_files(tmp_path: Path) -> None:
    files = sorted((ROOT / "docs" / "benchmark").glob("*.json.gz"))
    page = tmp_path / "leaderboard.md"
    fogcity("page", *files, "--to", page)
    made, kept = (
        re.split(r"([+-]\d+)", path.read_text(encoding="utf-8")) for path in (page, ROOT / "docs" / "leaderboard.md")
    )
    assert made[::2] == kept[::2]
    for one, other in zip(made[1::2], kept[1::2], strict=True):
        assert abs(int(one) - int(other)) <= 1, "another processor may round another way"
    assert "all correct" in fogcity("check", files[0]).stdout
