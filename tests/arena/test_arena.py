"""The arena: the same deals for everyone, honest figures, results that survive an interruption."""

import base64
import json
import re
import time
from collections import Counter
from collections.abc import Iterable, Iterator
from concurrent.futures import ProcessPoolExecutor, wait
from multiprocessing import get_context
from pathlib import Path

import pytest
from click.testing import CliRunner
from plotly.offline import get_plotlyjs  # type: ignore[import-untyped]

from fogcity import games, record
from fogcity.arena import balance, ladder, replays, report, stats
from fogcity.arena.match import Match, Plan, Result, play, replay
from fogcity.arena.pages import put
from fogcity.arena.run import _mind_signals, _stop, local, on_ray, run, total
from fogcity.bots import Budget
from fogcity.cli.arena import arena
from fogcity.cli.arena import ladder as ladder_command
from fogcity.games import BadInput, OtherRules
from fogcity.simulation import wilson


def plan(*bots: str, game: str = "cablecar", count: int = 4, players: int = 2, seed: int = 0) -> Plan:
    return Plan(game, games.make(game, players=players).options.values(), bots, count, seed)


def made_up(line_up: tuple[str, ...], scores: list[float], deal: int = 0, rotation: int = 0) -> Result:
    """A result that only has what the figures need."""
    places = [1 + sum(other > score for other in scores) for score in scores]
    n = len(scores)
    return Result(
        line_up=list(line_up),
        deal=deal,
        rotation=rotation,
        first=0,
        scores=scores,
        places=places,
        moves=[10] * n,
        seconds=[1.0] * n,
        slowest=[0.5] * n,
        forfeits=[0] * n,
        parts=[],
        log=[],
        outcome={},
    )


@pytest.mark.parametrize("game", games.names())
def test_every_deal_comes_back_in_every_rotation_with_the_same_chance(game: str) -> None:
    setting = plan("random", game=game, players=3)
    logs = {tuple(play(setting, Match(("random",) * 3, 5, rotation)).log[:1]) for rotation in range(3)}
    assert len({log[0].partition(":")[0] for log in logs}) == 1, "the same seat begins"
    again = [play(setting, Match(("random",) * 3, 5, 1)) for _ in range(2)]
    assert again[0].log == again[1].log
    assert again[0].log != play(setting, Match(("random",) * 3, 6, 1)).log


def test_rotations_with_a_bot_that_rolls_no_dice_are_the_same_game() -> None:
    setting = plan("lines", players=3)
    assert len({tuple(play(setting, Match(("lines",) * 3, 5, rotation)).log) for rotation in range(3)}) == 1


def test_games_of_one_deal_do_not_make_a_seat_surer() -> None:
    """Seat 1 wins two deals of three, whoever sits there: as sure as three games, not as six."""
    results = [
        made_up(("a", "b"), [1, 0] if (deal < 2) == (rotation == 0) else [0, 1], deal, rotation)
        for deal in range(3)
        for rotation in range(2)
    ]
    seat = stats.summary(results)["seats"][0]
    assert (seat["n"], seat["wins"]) == (6, pytest.approx(2 / 3))
    low, high = seat["interval"]
    assert low < wilson(2 / 3, 3)[0] < wilson(2 / 3, 6)[0]
    assert high > wilson(2 / 3, 3)[1] > wilson(2 / 3, 6)[1]


def test_every_bot_sits_everywhere_equally_often() -> None:
    setting = plan("random", "greedy", "one_ply", players=3, count=9)
    seats = Counter(
        (match.line_up[number], seat) for match in setting.matches() for seat, number in enumerate(match.seats())
    )
    assert set(seats.values()) == {3}
    assert len(seats) == 9


def test_too_many_bots_play_every_choice_and_too_few_repeat_the_last() -> None:
    assert len(plan("random", "greedy", "one_ply", "random@5").line_ups()) == 6
    assert plan("greedy", "greedy", "random").line_ups() == [("greedy", "greedy"), ("greedy", "random")]
    assert plan("greedy", "random", players=4).line_ups() == [("greedy", "random", "random", "random")]
    assert total(plan("random", "greedy", count=3)) == 4, "whole deals only"


def test_a_budget_is_for_bots_that_have_none_of_their_own() -> None:
    setting = Plan("tickets", games.make("tickets").options.values(), ("search", "hard"), 2, budget="30")
    assert setting.thinking("search") == Budget(iterations=30)
    assert setting.thinking("hard") is None


def test_scores_belong_to_the_bots_wherever_they_sit() -> None:
    setting = plan("greedy", "random")
    for rotation in range(2):
        result = play(setting, Match(("greedy", "random"), 1, rotation))
        by_seat = list(result.outcome["scores"].values())
        assert [by_seat[result.seat(number)] for number in range(2)] == result.scores
        assert result.seat(0) == rotation


def test_figures_of_known_results() -> None:
    results = [made_up(("a", "b"), [10, 5], 0, 0), made_up(("a", "b"), [7, 7], 0, 1), made_up(("a", "b"), [3, 9], 1, 0)]
    figures = stats.summary(results)
    a = next(bot for bot in figures["bots"] if bot["name"] == "a")
    assert a["wins"] == pytest.approx(0.5)
    assert a["interval"] == list(wilson(0.5, 3))
    assert a["margin"] == pytest.approx((5 + 0 - 6) / 3)
    half = 1.959964 * (2.5 - -6) / 2**0.5 / 2**0.5  # two deals: means 2.5 and -6
    assert a["margin_interval"] == pytest.approx([a["margin"] - half, a["margin"] + half])
    assert stats.summary(results[:2])["bots"][0]["margin_interval"] is None
    assert a["seconds_per_move"] == pytest.approx(0.1)
    assert figures["versus"]["a"]["b"]["wins"] == pytest.approx(0.5)
    assert figures["seats"][0]["wins"] == pytest.approx((1 + 0.5 + 0) / 3)


def test_ratings_put_the_better_bot_first_and_know_bots_that_sit_twice() -> None:
    results = [made_up(("good", "bad", "bad"), [9, 4, 2], deal) for deal in range(10)]
    rated = stats.ratings(results)
    assert rated["good"]["mu"] > rated["bad"]["mu"] + 5
    assert rated["good"]["sigma"] < 8


def one_by_one(setting: Plan, matches: Iterable[Match]) -> Iterator[Result]:
    for match in matches:
        yield play(setting, match)


def test_a_run_resumes_from_its_file(tmp_path: Path) -> None:
    setting, file = plan("random", "greedy", count=6), tmp_path / "games.jsonl"
    whole = [result.data() for result in run(setting, one_by_one)]

    def interrupted(setting: Plan, matches: Iterable[Match]) -> Iterator[Result]:
        for i, match in enumerate(matches):
            if i == 3:
                raise KeyboardInterrupt
            yield play(setting, match)

    with pytest.raises(KeyboardInterrupt):
        list(run(setting, interrupted, file=file))
    with file.open("a", encoding="utf-8") as out:
        out.write('{"cut": "sho')  # the machine went down while it wrote
    played: list[str] = []

    def watched(setting: Plan, matches: Iterable[Match]) -> Iterator[Result]:
        for match in matches:
            played.append(match.key)
            yield play(setting, match)

    results = list(run(setting, watched, file=file))
    assert len(played) == 3
    assert [timeless(result.data()) for result in results] == [timeless(data) for data in whole]
    assert list(run(setting, watched, file=file)) == results
    assert len(played) == 3


def timeless(data: dict[str, object]) -> dict[str, object]:
    return {key: value for key, value in data.items() if key not in ("seconds", "slowest")}


def test_a_file_of_something_else_is_refused(tmp_path: Path) -> None:
    file = tmp_path / "games.jsonl"
    list(run(plan("random", count=2), one_by_one, file=file))
    with pytest.raises(BadInput, match="another plan"):
        list(run(plan("greedy", count=2), one_by_one, file=file))
    for text in ("hello\n", "a text without an end", '{"plan": 5}\n', '{"my": "only line"}'):
        file.write_text(text, encoding="utf-8")
        with pytest.raises(BadInput, match="not a file of arena results"):
            list(run(plan("random", count=2), one_by_one, file=file))
        assert file.read_text(encoding="utf-8") == text  # nothing is lost
    file.write_text("", encoding="utf-8")
    assert len(list(run(plan("random", count=2), one_by_one, file=file))) == 2


def test_results_of_other_rules_are_not_mixed(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    file = tmp_path / "games.jsonl"
    setting = plan("random", count=2)
    list(run(setting, one_by_one, file=file))
    monkeypatch.setattr(games.kind(setting.game), "version", 99)
    with pytest.raises(OtherRules, match="other rules of this game"):
        list(run(setting, one_by_one, file=file))


def test_processes_and_a_ray_cluster_play_the_same_games() -> None:
    setting = plan("random", "one_ply", count=4)
    expected = {result.key: result.log for result in run(setting, one_by_one)}
    assert {result.key: result.log for result in run(setting, local(2))} == expected
    assert {result.key: result.log for result in run(setting, on_ray())} == expected


@pytest.mark.parametrize("game", games.names())
def test_the_report_is_one_page_without_the_network(game: str) -> None:
    bots = ("greedy", "random") if game == "cablecar" else ("planner", "random")
    setting = plan(*bots, game=game, count=4)
    whole = report.page(setting, list(run(setting, one_by_one)))
    assert get_plotlyjs() in whole
    text = whole.replace(get_plotlyjs(), "")
    for heading in ("Who wins", "Head to head", "Scores", "Seats", "Time"):
        assert f"<h2>{heading}</h2>" in text
    assert ("<h2>Squares</h2>" if game == "cablecar" else "<h2>Routes</h2>") in text
    assert "http" not in text


def test_parts_add_up_to_the_score() -> None:
    for game, bots in (("cablecar", ("greedy", "random")), ("tickets", ("planner", "random"))):
        for result in run(plan(*bots, game=game), one_by_one):
            for number in range(2):
                assert sum(result.parts[number].values()) == result.scores[number]


def test_a_match_is_replayed_as_it_was() -> None:
    setting = plan("planner", "random", game="tickets", players=3)
    for rotation in range(3):
        result = play(setting, Match(("planner", "random", "random"), 2, rotation))
        again = replay(setting, result)
        assert again.names[rotation] == "planner"
        assert again.wins[rotation] == result.wins()[0]
        assert again.names.index("planner") == result.seat(0)
        assert again.first == result.seat(result.first)
        assert [f"{move.seat + 1}: {move.action}" for move in again.moves] == result.log
        game = games.make("tickets", players=3)
        assert game.outcome(again.end) == result.outcome
        assert [game.numbers(move.before, move.seat).count(move.action.number) for move in again.moves[:5]] == [1] * 5


def test_balance_puts_the_numbers_of_players_side_by_side() -> None:
    plans = balance.plans("tickets", {}, "random", 2, 5)
    assert [setting.players for setting in plans] == [2, 3, 4]
    assert [setting.players for setting in balance.plans("tickets", {"players": 3}, "random", 2, 5)] == [3]
    played = [(setting, list(run(setting, one_by_one))) for setting in plans]
    text = balance.section(played)
    assert "`fogcity balance tickets --bot random --games 2 --seed 5`" in text
    assert "| track | length | use (2) | wins | use (3) | wins | use (4) | wins |" in text
    assert text.count("\n| castro-mission_district | 1 | ") == 1
    (fourth,) = (line for line in text.splitlines() if line.startswith("| fourth |"))
    assert fourth.startswith("| fourth |  |  |  |  | "), "there is none with two or three players"
    assert len([line for line in text.splitlines() if line.startswith(("| 2 |", "| 3 |", "| 4 |"))]) == 3
    assert text.count("### ") == 3


def test_the_ladder_replaces_its_own_part_of_the_page(tmp_path: Path) -> None:
    target = tmp_path / "strength.md"
    setting = plan("random", "greedy")
    results = list(run(setting, one_by_one))
    for _ in range(2):
        ladder.write(ladder.figures([(setting, results)]), target)
        put(target, "other", "something else", introduction="never used")
    first = target.read_text(encoding="utf-8")
    assert first.startswith(ladder.INTRODUCTION)
    assert first.count("something else") == first.count("## San Francisco Cable Car") == 1
    assert "| `greedy` |" in first
    assert "fogcity arena cablecar --players 2 --bots random,greedy --games 4 --seed 0" in first
    (met,) = (bot for bot in stats.summary(results)["bots"] if bot["name"] == "greedy")
    assert f"- `greedy` wins {met['wins']:.1%} of 4 games (" in first
    assert set(ladder.plan_of("tickets", 2, 0, None).bots) >= {"search", "planner", "expert"}


def test_a_ladder_is_made_of_files_of_results(tmp_path: Path) -> None:
    """Pairs that were played apart, and tables of three beside them; what was measured before stays on the page."""
    target, pairs = tmp_path / "strength.md", [("random", "greedy"), ("greedy", "lines")]
    files = [tmp_path / f"{one}.jsonl" for one, _ in pairs]
    for file, pair in zip(files, pairs, strict=True):
        list(run(plan(*pair), one_by_one, file=file))
    three = tmp_path / "three.jsonl"
    list(run(plan("random", "greedy", "lines", players=3, count=3), one_by_one, file=three))
    ask = ["cablecar", "--to", str(target), *(f"--results={file}" for file in files)]
    for line in ([*ask], ["cablecar", "--to", str(target), f"--results={three}"]):
        answer = CliRunner().invoke(ladder_command, line, catch_exceptions=False)
        assert answer.exit_code == 0, answer.output
    text = target.read_text(encoding="utf-8")
    assert text.index("### Two players") < text.index("8 games, at least 4 of each pair that met")
    assert text.index("### Two players") < text.index("### Three players") < text.index("an even share is 33.3%")
    assert len(list((tmp_path / "strength").iterdir())) == 2
    with pytest.raises(BadInput, match="another game"):
        CliRunner().invoke(ladder_command, ["tickets", f"--results={three}"], catch_exceptions=False)
    with pytest.raises(BadInput, match="numbers of players"):
        CliRunner().invoke(ladder_command, [*ask, f"--results={three}"], catch_exceptions=False)
    for wrong in (tmp_path / "missing.jsonl", target):
        with pytest.raises(BadInput, match=r"cannot read|not a file of arena results"):
            CliRunner().invoke(ladder_command, ["cablecar", f"--results={wrong}"], catch_exceptions=False)


def test_the_command_answers_in_json_and_writes_a_report(tmp_path: Path) -> None:
    page = tmp_path / "report.html"
    line = f"cablecar --bots greedy,random --games 4 --workers 1 --report {page} --json"
    done = CliRunner().invoke(arena, line.split(), catch_exceptions=False)
    figures = json.loads(done.stdout)
    assert figures["games"] == 4
    assert figures["complete"]
    assert figures["bots"][0]["name"] == "greedy"
    assert page.read_text(encoding="utf-8").startswith("<!doctype html>")


@pytest.mark.parametrize(
    ("bots", "message"), [("nobody", "there is no bot"), ("search@soon", "not a budget"), (",", "needs bots")]
)
def test_the_command_says_what_is_wrong(bots: str, message: str) -> None:
    with pytest.raises(BadInput, match=message):
        CliRunner().invoke(arena, ["cablecar", "--bots", bots], catch_exceptions=False)


def _begin(file: Path) -> None:
    file.touch()
    time.sleep(60)  # longer than anybody waits: only a process that does not stop gets there


def test_processes_that_are_stopped_play_no_further_game(tmp_path: Path) -> None:
    pool = ProcessPoolExecutor(1, get_context("spawn"), initializer=_mind_signals)
    jobs = [pool.submit(_begin, tmp_path / name) for name in ("first", "second")]
    while not (tmp_path / "first").exists():
        wait(jobs[:1], timeout=0.05)
    _stop(pool)
    assert not (tmp_path / "second").exists()


def test_the_report_is_for_night_and_phones_and_leads_to_every_move() -> None:
    setting = plan("greedy", "random", count=2)
    results = list(run(setting, one_by_one))
    text = report.page(setting, results).replace(get_plotlyjs(), "")
    assert "prefers-color-scheme:dark" in text
    assert "@media (max-width:600px)" in text
    assert '"paper_bgcolor":"rgba(0,0,0,0)"' in text
    assert text.count('"scaleanchor":"x"') >= 2, "squares of heat maps are squares"
    for unit in ("margin (points)", "slowest (ms)", "ms a move"):
        assert unit in text
    for number, result in enumerate(results, start=1):
        assert f'href="#game-{number}"' in text
        (moves,) = re.findall(rf'<details [^>]*id="game-{number}" .*?</details>', text)
        assert moves.count("<li>") == len(result.log)
        assert result.log[-1].partition(": ")[2] in moves
        (data,) = re.findall(r'href="data:application/json;base64,([^"]+)"', moves)
        assert record.final(record.loads(base64.b64decode(data).decode())).over, "the record is a whole game"


@pytest.mark.parametrize("game", games.names())
def test_the_report_holds_every_position_of_its_games(game: str) -> None:
    """As the page's own script puts them together from what changes with a move."""
    setting = plan("random", "random", game=game, count=2)
    results = list(run(setting, one_by_one))
    text = report.page(setting, results).replace(get_plotlyjs(), "")
    (album,) = re.findall(r'<script type="application/json" id="album">(.*?)</script>', text, re.DOTALL)
    held = json.loads(album)
    for result, changes in zip(results, held["games"], strict=True):
        pictures = replays.replay(setting, result, ["A", "B"]).pictures
        assert len(changes) == len(pictures) == len(result.log) + 1
        drawn: list[int] = []
        for picture, change in zip(pictures, changes, strict=True):
            for low, out, into in change:
                drawn[low : low + out] = into
            assert [held["pieces"][number] for number in drawn] == replays.pieces(picture)
    assert len(album) < sum(map(len, pictures)) * len(results) / 4
