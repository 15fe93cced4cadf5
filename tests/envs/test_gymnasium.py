"""Gymnasium's own check, unchanged, and what our environments promise beyond it."""

from typing import Any

import gymnasium
import numpy as np
import pytest
from gymnasium.utils.env_checker import check_env

from fogcity.envs.gymnasium import IDS, FogCityEnv, Masked
from fogcity.games import BadInput

CASES: list[tuple[str, dict[str, Any]]] = [
    ("fogcity/CableCar-v1", {}),
    ("fogcity/CableCar-v1", {"players": 4, "rotate": True, "hand": 3, "companies": True, "reward": "margin"}),
    ("fogcity/CableCar-v1", {"players": 3, "opponents": ["random", "greedy"], "seat": 2}),
    ("fogcity/Tickets-v1", {}),
    ("fogcity/Tickets-v1", {"players": 4, "reward": "margin", "seat": 1}),
]


@pytest.mark.parametrize(("name", "options"), CASES)
def test_check_env(name: str, options: dict[str, Any]) -> None:
    check_env(gymnasium.make(name, **options).unwrapped)


def play(made: FogCityEnv, seed: int) -> tuple[list[int], float]:
    rng = np.random.default_rng(seed)
    _, info = made.reset(seed=seed)
    actions, done, reward = [], False, 0.0
    while not done:
        assert np.array_equal(made.action_masks(), info["action_mask"].astype(bool))
        actions.append(int(rng.choice(made.action_masks().nonzero()[0])))
        _, reward, done, truncated, info = made.step(actions[-1])
        assert not truncated
        assert done or reward == 0
    return actions, reward


@pytest.mark.parametrize("seed", range(5))
@pytest.mark.parametrize(("name", "options"), CASES)
def test_games_are_played_to_their_ends(name: str, options: dict[str, Any], seed: int) -> None:
    made: Any = gymnasium.make(name, **options).unwrapped
    actions, reward = play(made, seed)
    assert play(made, seed) == (actions, reward)
    assert made.game.over(made.match.state)
    places = made.game.places(made.match.state)
    if options.get("reward", "rank") == "rank":
        own = places[made.seat]
        assert reward == pytest.approx(sum((p > own) - (p < own) for p in places) / (made.game.players - 1))


@pytest.mark.parametrize("name", IDS)
def test_masked_observations_are_columns_with_the_mask(name: str) -> None:
    made = Masked(gymnasium.make(name).unwrapped)
    observation, info = made.reset(seed=1)
    assert made.observation_space.contains(observation)
    assert np.array_equal(observation["action_mask"], info["action_mask"])
    again: Any = made.unwrapped
    row = again.match.look(again.seat)[0]
    assert np.array_equal(observation["observations"], again.match.layout.expand(row[None])[0])


def test_every_game_has_an_id() -> None:
    from fogcity import games

    assert sorted(IDS.values()) == games.names()


def test_an_illegal_action_loses() -> None:
    made: Any = gymnasium.make("fogcity/CableCar-v1").unwrapped
    made.reset(seed=0)
    wrong = int(np.flatnonzero(~made.action_masks())[0])
    _, reward, terminated, _, info = made.step(wrong)
    assert (reward, terminated, info["illegal"]) == (-1.0, True, True)


def test_without_a_seat_every_seat_comes() -> None:
    made: Any = gymnasium.make("fogcity/Tickets-v1", players=3).unwrapped
    made.reset(seed=0)
    seats = set()
    for _ in range(30):
        made.reset()
        seats.add(made.seat)
    assert seats == {0, 1, 2}


@pytest.mark.parametrize(
    ("wrong", "message"),
    [
        ({"seat": 2}, "there is no seat 2"),
        ({"opponents": ["random", "random"]}, "2 opponents for 1 seats"),
        ({"opponents": "nobody"}, "there is no bot 'nobody'"),
        ({"players": 7}, "7 players cannot play"),
    ],
)
def test_bad_arguments_are_refused_in_words(wrong: dict[str, Any], message: str) -> None:
    with pytest.raises(BadInput, match=message):
        FogCityEnv("cablecar", **wrong)


def test_an_unknown_keyword_is_a_type_error_as_learners_expect() -> None:
    """TorchRL, for one, tries `frameskip` and goes on without it when this is the answer."""
    with pytest.raises(TypeError, match="unexpected keyword argument 'frameskip'"):
        gymnasium.make("fogcity/CableCar-v1", frameskip=1)


def test_a_policy_can_draw_from_the_mask_of_the_last_step() -> None:
    made: Any = gymnasium.make("fogcity/Tickets-v1").unwrapped
    play(made, 3)
    assert made.action_masks().all()
