"""Reviews: what is luck and what is play adds up to the result, and decisions are judged by what their seat knew."""

import hashlib
import json
import os
import subprocess
import sys
from dataclasses import replace
from functools import cache
from pathlib import Path

import numpy as np
import pytest

from fogcity import bots, games, record
from fogcity.bots import chances
from fogcity.games import BadInput, Game
from fogcity.gpu.loops import START
from fogcity.kernel import new_rng
from fogcity.record import GameRecord
from fogcity.review import core
from fogcity.review.critic import Critic
from fogcity.review.report import Review, review
from fogcity.review.scale import judgment, thresholds
from fogcity.review.values import MILLION, Judge
from fogcity.table import Table

GAMES = Path(__file__).parent / "games"
DRAWS = 2000
THIRD_GAME = Path(__file__).parent / "third_game"


def table_of(game: Game, number: int = 0) -> Table:
    return Table(game, secret=hashlib.sha256(f"review {number}".encode()).digest())


def played(game: Game, number: int, *names: str) -> GameRecord:
    """The record of a game between bots, whose names are repeated for all seats."""
    table = table_of(game, number)
    players = [bots.make(game, names[seat % len(names)], seed=number) for seat in range(game.players)]
    while not table.over:
        seat = table.waiting[0]
        table.play(seat, players[seat].choose(game, table.veiled(seat), seat, table.numbers(seat)))
    return record.of_table(table)


@cache
def reviewed(game_id: str) -> Review:
    game = games.make(game_id, players=2)
    judge = Judge(game)
    return review(played(game, 1, "policy", "random"), judge=judge, critic=Critic(judge, iterations=60, deals=8))


# --- values ----------------------------------------------------------------------------------------------------------


def test_values_are_whole_parts_that_add_up() -> None:
    for shares in ([1 / 3] * 3, [0.5, 0.5], [0.1234567, 0.8765433], [1.0, 0.0], [1 / 6] * 6):
        parts = np.zeros(len(shares), np.int64)
        core.exact(np.array(shares), len(shares), parts)
        assert int(parts.sum()) == MILLION
        assert np.abs(parts / MILLION - shares).max() < 3e-6


@pytest.mark.parametrize("game_id", ["cablecar", "tickets"])
def test_a_position_is_worth_the_mean_of_what_all_seats_expect(game_id: str) -> None:
    game = games.make(game_id, players=3)
    table, judge = table_of(game), Judge(game)
    seen = [chances.outlook(game)(table.veiled(seat), seat) for seat in range(3)]
    assert np.abs(judge(table.state) / MILLION - np.mean(seen, axis=0)).max() < 3e-6
    assert len({tuple(view) for view in seen}) > 1, "what seats hold in secret counts"


@pytest.mark.parametrize("game_id", ["cablecar", "tickets"])
def test_expected_margins_come_from_games_that_are_played_on(game_id: str) -> None:
    """A finished game has its own margin and no error; more games narrow the error, and another chance agrees."""
    game = games.make(game_id, players=2)
    judge, found = Judge(game), played(game, 3, "policy", "random")
    end = record.final(found).state
    scores = game.scores(end)
    assert judge.margins(end, 5, "") == [(scores[0] - scores[1], 0), (scores[1] - scores[0], 0)]
    start = table_of(game, 3).state
    few, many, other = (judge.margins(start, playouts, key) for playouts, key in ((20, "a"), (80, "a"), (80, "b")))
    assert many == judge.margins(start, 80, "a")
    assert many[0].points == -many[1].points
    assert many != other
    assert abs(many[0].points - other[0].points) < 4 * (many[0].error ** 2 + other[0].error ** 2) ** 0.5
    assert few[0].error > many[0].error > 0
    result = review(found, judge=judge, playouts=2)
    assert result.margins is not None
    assert len(result.margins) == len(found.log) + 1
    assert result.margins[-1][0].points == scores[0] - scores[1]


# --- luck ------------------------------------------------------------------------------------------------------------


def test_a_drawn_tile_is_as_likely_as_there_are_tiles_of_its_kind() -> None:
    """The tile in hand is kept when another one is drawn: it is no chance event."""
    game = games.make("cablecar", players=2)
    table, judge = table_of(game), Judge(game)
    (seat,) = table.waiting
    draw = game.read(table.state, seat, "+").number
    left = [int(copies) for copies in game.view(table.veiled(seat), seat).unseen.values()]
    assert judge.outcomes(table.state, seat, draw) in (len(left), len(left) - 1), "the other hand's tile is not there"
    mean = np.zeros(2)
    for number in range(DRAWS):
        after = game.restore(table.state.tobytes())
        game.rules.apply(game.setup, after[0], seat, draw, new_rng(7, number))
        assert (after[0].hand == table.state.hand).all()
        mean += judge(after[0]) / DRAWS
    assert judge.expected(table.state, seat, draw, "") == pytest.approx(mean, abs=0.004 * MILLION)


def test_an_action_without_chance_has_one_outcome() -> None:
    game = games.make("tickets", players=2)
    table, judge = table_of(game), Judge(game)
    keep = table.numbers(0)[0]
    assert judge.outcomes(table.state, 0, keep) == 1
    after = game.restore(table.state.tobytes())
    game.rules.apply(game.setup, after[0], 0, keep, new_rng(1))
    assert (judge.expected(table.state, 0, keep, "") == judge(after[0])).all()


def test_where_there_are_too_many_outcomes_some_are_drawn_by_a_key() -> None:
    game = games.make("cablecar", players=6)
    blank, judge = np.zeros(1, game.rules.STATE)[0], Judge(game)
    assert judge.outcomes(blank, 0, START) == 0, f"a deal has more than {core.MOST}"
    first, again, other = (judge.expected(blank, 0, START, key).tolist() for key in ("a", "a", "b"))
    assert first == again
    assert first != other
    assert first == pytest.approx(other, abs=0.02 * MILLION)


@pytest.mark.parametrize(("game_id", "players"), [("cablecar", 2), ("cablecar", 4), ("tickets", 2), ("tickets", 3)])
def test_start_luck_and_play_add_up_to_the_result(game_id: str, players: int) -> None:
    game = games.make(game_id, players=players)
    found = played(game, 5, "random")
    result = review(found)
    shares = chances.shares(game, record.final(found).state)
    assert len(result.steps) == len(found.log)
    for seat, player in enumerate(result.players):
        assert player.result == pytest.approx(shares[seat], abs=1e-6)
        parts = [player.start, player.luck, player.play, player.others]
        assert round(sum(parts) * MILLION) == round(player.result * MILLION)
        assert sum(step.luck[seat] + step.play[seat] for step in result.steps) == pytest.approx(
            player.result - result.dealt[seat], abs=1e-9
        )
    for part in ("luck", "start", "result"):
        assert sum(getattr(player, part) for player in result.players) == pytest.approx({"luck": 0}.get(part, 1))


def test_luck_has_mean_zero() -> None:
    """Of the first seat, over games between equal bots; the value function was fixed before."""
    game = games.make("cablecar", players=2, first=0)
    judge = Judge(game)
    lucks = [review(played(game, number, "greedy"), judge=judge).players[0].luck for number in range(100, 124)]
    assert abs(np.mean(lucks)) < 2.5 * np.std(lucks) / len(lucks) ** 0.5
    assert np.std(lucks) > 0.02, "there is luck in it"


def test_the_example_of_the_docs(tmp_path: Path) -> None:
    """docs/review.md, worked out by hand there: a roll of 3 was lucky, the rest is play."""
    program = tmp_path / "example.py"
    program.write_text(EXAMPLE, encoding="utf-8")
    paths = os.pathsep.join([str(THIRD_GAME), os.environ.get("PYTHONPATH", "")])
    environment = os.environ | {"PYTHONPATH": paths, "FOGCITY_JIT": "0"}
    run = subprocess.run([sys.executable, program], capture_output=True, text=True, env=environment, check=False)
    assert run.returncode == 0, run.stderr
    found = json.loads(run.stdout)
    ada, bo = found["players"]
    assert (ada["start"], ada["luck"], ada["play"], ada["others"], ada["result"]) == (0.5, 0.1, 0.7, -0.3, 1.0)
    assert (bo["start"], bo["luck"], bo["play"], bo["others"], bo["result"]) == (0.5, -0.1, 0.3, -0.7, 0.0)
    assert [step["chances"][0] for step in found["steps"]] == [0.8, 0.5, 1.0]
    assert [step["play"][0] for step in found["steps"]] == [0.2, -0.3, 0.5]
    assert [step["luck"][0] for step in found["steps"]] == [0.1, 0.0, 0.0]


EXAMPLE = """
import json
from fogcity import games, record
from fogcity.bots.chances import Evaluator
from fogcity.review.report import review
from fogcity.review.values import Judge
from fogcity.table import Table

game = games.make("nim", players=2, first=0, heap=7)
for number in range(10_000):  # until chance brings what the example says
    table = Table(game, secret=number.to_bytes(32, "big"), names=["Ada", "Bo"])
    table.play(0, 3)  # roll
    if int(table.state.stones[0]) != 3 or int(table.state.card[1]) == 3:
        continue
    table.play(1, 2)  # take 3
    table.play(0, 0)  # take 1, the last one
    break

def outlook(setup, state, seat, net, space, out):
    lead = 0.1 * (int(state.stones[0]) - int(state.stones[1]))
    out[:] = 0.5 + lead, 0.5 - lead

evaluator = Evaluator(outlook, favorite=None, net=lambda game: (), space=lambda net: ())
print(json.dumps(review(record.of_table(table), judge=Judge(game, evaluator)).data()))
"""


# --- decisions -------------------------------------------------------------------------------------------------------


@pytest.mark.parametrize("game_id", ["cablecar", "tickets"])
def test_the_better_player_decides_better(game_id: str) -> None:
    result = reviewed(game_id)
    strong, weak = result.players
    assert strong.accuracy is not None
    assert weak.accuracy is not None
    assert strong.accuracy > weak.accuracy + 0.05
    assert any(step.judgment == "blunder" for step in result.steps if step.seat == 1)
    assert all(step.loss == 0 for step in result.steps if step.best == step.action)
    least = thresholds(game_id)["inaccuracy"]
    assert all((step.judgment is not None) == (step.loss is not None and step.loss >= least) for step in result.steps)


def test_forced_actions_are_not_judged() -> None:
    result = reviewed("cablecar")
    last = result.steps[-1]
    assert (last.best, last.loss) == (None, None), "the last tile has one square left"


@pytest.mark.parametrize("game_id", ["cablecar", "tickets"])
def test_decisions_are_judged_by_what_their_seat_knew(game_id: str) -> None:
    """Other tiles, cards or tickets in others' hands and in the stack change nothing."""
    game = games.make(game_id, players=2)
    table, judge = table_of(game), Judge(game)
    for _ in range(6):
        table.play(table.waiting[0], table.numbers(table.waiting[0])[0])
    (seat,) = table.waiting
    other = game.restore(table.veiled(seat).tobytes())
    game.rules.resample(game.setup, other[0], new_rng(99))
    assert other.tobytes() != table.state.tobytes()
    critic = Critic(judge, iterations=40, deals=4)
    actions = table.numbers(seat)
    first, again = (
        critic(game.veiled(state, seat), seat, actions[-1], actions, "key") for state in (table.state, other[0])
    )
    assert first == again


def test_names_of_judgments_and_accuracy() -> None:
    for game_id in games.names():
        blunder, mistake, inaccuracy = thresholds(game_id).values()
        assert 0 < inaccuracy < mistake < blunder
        assert [judgment(game_id, loss) for loss in (0.0, inaccuracy - 1e-9, inaccuracy, mistake, blunder, 0.9)] == [
            *(None, None),
            *("inaccuracy", "mistake", "blunder", "blunder"),
        ]
    judge = Judge(games.make("cablecar"))
    assert judge.accuracy([]) is None
    assert judge.accuracy([0.0, 0.16]) == pytest.approx(0.75)


def test_moments_are_what_the_winner_won_by() -> None:
    """What went against the winner decided nothing."""
    result = reviewed("cablecar")
    winner = max(range(2), key=lambda seat: result.players[seat].result)
    swings = {step.step: max(step.play[winner], step.luck[winner]) for step in result.steps}
    swings[0] = result.dealt[winner] - result.players[winner].start
    assert list(result.moments) == sorted(swings, key=lambda step: (-swings[step], step))[:3]
    assert all(swings[step] > 0 for step in result.moments)


# --- the command -----------------------------------------------------------------------------------------------------


def fogcity(*arguments: str | Path, check: int = 0) -> "subprocess.CompletedProcess[str]":
    run = subprocess.run(
        [sys.executable, "-m", "fogcity", *map(str, arguments)], capture_output=True, text=True, check=False
    )
    assert run.returncode == check, run.stderr
    assert "Traceback" not in run.stderr
    return run


def test_the_command_writes_text_json_and_a_page(tmp_path: Path) -> None:
    path, page = GAMES / "tickets-201-000000.json", tmp_path / "review.html"
    text = fogcity("review", path, "--luck-only", "--html", page).stdout
    assert "Moments that decided the game, and what" in text
    assert "plotly" in page.read_text(encoding="utf-8")
    found = json.loads(fogcity("review", path, "--luck-only", "--json").stdout)
    assert len(found["steps"]) == len(record.read(path).log)
    assert len(found["moments"]) == 3
    assert found["value"] == chances.version("tickets")


def test_what_cannot_be_reviewed_says_why(tmp_path: Path) -> None:
    unfinished = tmp_path / "unfinished.json"
    whole = record.read(GAMES / "cablecar-101-000000.json")
    record.write(replace(whole, log=whole.log[:5], outcome=None), unfinished)
    assert "not finished" in fogcity("review", unfinished, "--luck-only", check=2).stderr
    table = table_of(games.make("cablecar", players=2, rotate=True))
    turned = tmp_path / "turned.json"
    record.write(record.of_table(table, with_secret=True), turned)
    assert fogcity("review", turned, check=2).stderr.startswith("fogcity: ")


def test_a_review_needs_the_end() -> None:
    whole = record.read(GAMES / "cablecar-101-000000.json")
    with pytest.raises(BadInput, match="not finished"):
        review(replace(whole, log=whole.log[:2], outcome=None))
