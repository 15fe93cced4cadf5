"""Batches on the CPU: the games of the rules, side by side."""

from itertools import product
from typing import Any

import numpy as np
import pytest

from fogcity import games
from fogcity.games import BadInput, Illegal
from fogcity.gpu import Batch
from fogcity.gpu.loops import streams
from fogcity.kernel import new_rng

CABLE_CAR = [
    {"players": players, "rotate": rotate, "hand": hand, "companies": companies}
    for players, rotate, hand, companies in product(range(2, 7), (False, True), (1, 2, 3), (False, True))
]
TICKETS = [{"players": players} for players in (2, 3, 4)]
EVERYTHING = [("cablecar", options) for options in CABLE_CAR] + [("tickets", options) for options in TICKETS]
SOME = [("cablecar", CABLE_CAR[0]), ("cablecar", CABLE_CAR[-1]), ("tickets", TICKETS[0]), ("tickets", TICKETS[2])]


def play_random(batch: Batch, steps: int) -> None:
    for _ in range(steps):
        batch.step(batch.sample())


@pytest.mark.parametrize(("name", "options"), EVERYTHING)
def test_random_games_are_those_of_the_rules(name: str, options: dict[str, Any]) -> None:
    """Game i of a batch is game i of the rules' own `random_games` with the same seed."""
    batch = Batch(name, 20, seed=11, offset=5, **options)
    batch.random_games()
    rules, expected = batch.game.rules, np.zeros((20, batch.game.players), np.int32)
    s, mask = np.zeros(1, rules.STATE)[0], np.zeros(rules.WORDS, np.uint64)
    moves = rules.random_games(batch.game.setup, s, new_rng(), mask, 11, 5, expected)
    assert batch.scores.tolist() == expected.tolist()
    assert batch.moves.sum() == moves
    assert batch.states[-1] == s
    assert (batch.seats == -1).all()


@pytest.mark.parametrize(("name", "options"), SOME)
def test_steps_follow_the_rules(name: str, options: dict[str, Any]) -> None:
    """Every step of a batch is a step of the rules: seats, legal actions, states, rewards and streams of chance."""
    batch = Batch(name, 4, seed=3, **options)
    game = batch.game
    rngs = streams(4, 3, 0, 0)
    states = [game.start(rng) for rng in rngs]
    episodes = [0] * 4
    ended = 0
    for _ in range(250):
        actions = batch.sample().copy()
        for i in range(4):
            seat = game.waiting(states[i])[0]
            assert batch.seats[i] == seat
            assert batch.rule_actions[batch.masks[i]].tolist() == game.numbers(states[i], seat)
            game.rules.apply(game.setup, states[i], seat, int(batch.rule_actions[actions[i]]), rngs[i])
        batch.step(actions)
        batch.check()
        for i in range(4):
            assert batch.done[i] == game.over(states[i])
            if batch.done[i]:
                ended += 1
                places = game.places(states[i])
                beaten = [sum((p > q) - (p < q) for p in places) / (game.players - 1) for q in places]
                assert batch.rewards[i].tolist() == pytest.approx(beaten)
                assert batch.scores[i].tolist() == game.scores(states[i])
                episodes[i] += 1
                rngs[i] = streams(4, 3, 0, episodes[i])[i]
                states[i] = game.start(rngs[i])
            else:
                assert not batch.rewards[i].any()
            assert batch.states[i] == states[i]
    assert batch.episodes.tolist() == episodes
    assert ended >= 4


@pytest.mark.parametrize("name", ["cablecar", "tickets"])
def test_threads_do_not_change_anything(name: str) -> None:
    one, two = Batch(name, 2000, seed=1, threads=1), Batch(name, 2000, seed=1, threads=2)
    for batch in (one, two):
        play_random(batch, 5)
        batch.observe()
    assert one.states.tobytes() == two.states.tobytes()
    assert (one.observations == two.observations).all()


@pytest.mark.parametrize("name", ["cablecar", "tickets"])
def test_margins_add_up_to_nothing(name: str) -> None:
    batch = Batch(name, 50, reward="margin", auto_reset=False, players=3)
    while (batch.seats >= 0).any():
        play_random(batch, 1)
        for i in np.flatnonzero(batch.done):
            own = batch.scores[i].astype(float)
            assert batch.rewards[i].tolist() == pytest.approx(((3 * own - own.sum()) / 2).tolist(), abs=1e-4)
    assert batch.moves.min() > 0


def test_shares_pay_margins_in_points() -> None:
    """CC-32: results of the Company expansion are tenths of points."""
    batch = Batch("cablecar", 20, reward="margin", companies=True)
    while not batch.done.any():
        play_random(batch, 1)
    i = np.flatnonzero(batch.done)[0]
    assert batch.rewards[i, 0] == pytest.approx((batch.scores[i, 0] - batch.scores[i, 1]) / 10)


def test_without_auto_reset_games_stay_over() -> None:
    batch = Batch("cablecar", 3, auto_reset=False)
    while (batch.seats >= 0).any():
        play_random(batch, 1)
    ends = batch.states.tobytes()
    assert not batch.legal().any()
    play_random(batch, 1)
    assert batch.states.tobytes() == ends
    assert not batch.done.any()
    assert not batch.illegal.any()


def test_an_illegal_action_changes_nothing_and_is_reported() -> None:
    batch = Batch("cablecar", 3)
    before = batch.states.tobytes()
    actions = batch.sample().copy()
    batch.step([-1, int(actions[1]), batch.actions])
    assert batch.illegal.tolist() == [True, False, True]
    assert batch.states[0].tobytes() == before[: batch.states.itemsize]
    with pytest.raises(Illegal, match="Action -1 is not legal in game 0"):
        batch.check()


def test_episodes_begin_anew_from_their_streams() -> None:
    batch = Batch("tickets", 8, seed=2)
    first = batch.states.tobytes()
    batch.reset(episode=4)
    assert batch.states.tobytes() != first
    batch.reset()
    assert batch.states.tobytes() == first
    later = Batch("tickets", 4, seed=2, offset=4)
    assert later.states.tobytes() == first[4 * batch.states.itemsize :]


def test_sampling_does_not_touch_the_chance_of_the_games() -> None:
    batch = Batch("cablecar", 2)
    before = batch.games.rngs.copy()
    batch.sample()
    assert (batch.games.rngs == before).all()


@pytest.mark.parametrize(
    ("wrong", "message"),
    [
        ({"n": 0}, "a batch cannot have 0 games"),
        ({"device": "tpu"}, "choose cpu or cuda"),
        ({"reward": "money"}, "choose rank or margin"),
        ({"seed": -1}, "the seed cannot be -1"),
        ({"players": 9}, "9 players cannot play"),
    ],
)
def test_bad_arguments_are_refused_in_words(wrong: dict[str, Any], message: str) -> None:
    with pytest.raises(BadInput, match=message):
        Batch("cablecar", **{"n": 1, **wrong})


def test_a_batch_takes_a_game_or_its_options() -> None:
    with pytest.raises(BadInput, match="options belong to the game"):
        Batch(games.make("cablecar"), 1, players=3)
    with pytest.raises(BadInput, match="2 actions for 1 games"):
        Batch("cablecar", 1).step([0, 0])
