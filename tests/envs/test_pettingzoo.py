"""PettingZoo's own checks, unchanged, and what our environments promise beyond them."""

from functools import partial
from types import SimpleNamespace
from typing import Any

import numpy as np
import pytest
from pettingzoo import test as official  # type: ignore[import-untyped]
from pettingzoo.utils.conversions import aec_wrapper_fn  # type: ignore[import-untyped]

from fogcity import games
from fogcity.envs.pettingzoo import FogCityEnv, env, parallel_env
from fogcity.games import BadInput, Illegal

GAMES: list[tuple[str, dict[str, Any]]] = [
    ("cablecar", {"players": 2}),
    ("cablecar", {"players": 6, "rotate": True, "hand": 3, "companies": True}),
    ("tickets", {"players": 2}),
    ("tickets", {"players": 4, "first": 1}),
]
EVERY_PLAYER_COUNT = [("cablecar", {"players": players}) for players in range(2, 7)] + [
    ("tickets", {"players": players}) for players in range(2, 5)
]


@pytest.mark.filterwarnings("ignore:Observation")  # a dict with a mask, as PettingZoo's own board games have it
@pytest.mark.filterwarnings("ignore:Action mask numpy array is all zeros")  # of agents whose game is over
@pytest.mark.parametrize("seed", range(8))
@pytest.mark.parametrize(("name", "options"), GAMES)
def test_api(name: str, options: dict[str, Any], seed: int) -> None:
    made = env(name, **options)
    made.reset(seed=seed)
    for agent in made.possible_agents:
        made.action_space(agent).seed(seed)
    official.api_test(made, num_cycles=60)


@pytest.mark.parametrize(("name", "options"), GAMES)
def test_seed(name: str, options: dict[str, Any]) -> None:
    official.seed_test(partial(env, name, **options), num_cycles=50)


@pytest.mark.parametrize(("name", "options"), GAMES)
def test_save_obs(name: str, options: dict[str, Any]) -> None:
    official.test_save_obs(env(name, **options))


@pytest.mark.parametrize("name", ["cablecar", "tickets"])
def test_render(name: str) -> None:
    official.render_test(partial(env, name))


@pytest.mark.parametrize(("name", "options"), EVERY_PLAYER_COUNT)
def test_max_cycles(name: str, options: dict[str, Any]) -> None:
    """It chooses without looking at masks, and wants an action of every agent in each cycle."""
    parallel = partial(parallel_env, name, illegal="random", **options)
    for _ in range(5):
        official.max_cycles_test(SimpleNamespace(parallel_env=parallel, env=aec_wrapper_fn(parallel)))


@pytest.mark.parametrize(("name", "options"), EVERY_PLAYER_COUNT)
def test_parallel(name: str, options: dict[str, Any]) -> None:
    parallel = partial(parallel_env, name, illegal="random", **options)
    official.parallel_api_test(parallel(), num_cycles=400)
    official.parallel_seed_test(parallel, num_cycles=100)


def play(made: FogCityEnv, seed: int) -> list[tuple[str, int]]:
    """A random game; returns who did what."""
    rng = np.random.default_rng(seed)
    made.reset(seed=seed)
    log = []
    for agent in made.agent_iter():
        observation, _, terminated, truncated, _ = made.last()
        action = None if terminated or truncated else int(rng.choice(observation["action_mask"].nonzero()[0]))
        if action is not None:
            log.append((agent, action))
        made.step(action)
    return log


@pytest.mark.parametrize("reward", ["rank", "margin"])
@pytest.mark.parametrize(("name", "options"), GAMES)
def test_rewards_come_at_the_end(name: str, options: dict[str, Any], reward: str) -> None:
    made = env(name, reward=reward, **options)
    rng = np.random.default_rng(1)
    made.reset(seed=1)
    while not any(made.terminations.values()):
        assert set(made.rewards.values()) == {0.0}
        made.step(int(rng.choice(made.observe(made.agent_selection)["action_mask"].nonzero()[0])))
    game, s = made.game, made.match.state
    assert all(made.terminations.values())
    assert sum(made.rewards.values()) == pytest.approx(0, abs=1e-4)
    best = max(made.rewards, key=lambda agent: made.rewards[agent])
    assert game.places(s)[made.possible_agents.index(best)] == 1


@pytest.mark.parametrize("name", ["cablecar", "tickets"])
def test_a_seed_fixes_a_game_and_the_next_one_differs(name: str) -> None:
    made = env(name)
    first = play(made, 3)
    assert play(made, 3) == first
    made.reset(seed=3)
    start = made.match.states.tobytes()
    made.reset()
    assert made.match.states.tobytes() != start


@pytest.mark.parametrize("name", ["cablecar", "tickets"])
def test_an_agent_sees_nothing_hidden(name: str) -> None:
    made = env(name, players=3)
    made.reset(seed=5)
    rng = np.random.default_rng(5)
    while not any(made.terminations.values()):
        before = {agent: made.observe(agent) for agent in made.agents}
        full = made.match.states.tobytes()
        for seat, agent in enumerate(made.agents):
            made.match.states[0] = made.game.veiled(games_state(made, full), seat)
            seen = made.observe(agent)
            assert np.array_equal(seen["observation"], before[agent]["observation"])
            assert np.array_equal(seen["action_mask"], before[agent]["action_mask"])
        made.match.states[0] = games_state(made, full)
        made.step(int(rng.choice(before[made.agent_selection]["action_mask"].nonzero()[0])))


def games_state(made: FogCityEnv, content: bytes) -> Any:
    return made.game.restore(content)[0]


def test_max_cycles_cuts_a_game_of_tickets_off() -> None:
    made = env("tickets", players=2, max_cycles=5)
    assert len(play(made, 1)) == 10
    made.reset(seed=1)
    assert not any(made.truncations.values())


def test_options_reach_the_game() -> None:
    made = env("cablecar", players=4, rotate=True, hand=2, companies=True, first=3)
    made.reset(seed=0)
    assert made.game.options.values() == {"players": 4, "rotate": True, "hand": 2, "companies": True, "first": 3}
    assert made.agent_selection == "seat_3"
    assert made.action_space("seat_0").n == 2 * 4 * 60 + 1 + 8
    assert env("cablecar").action_space("seat_0").n == 61


def test_an_illegal_action_can_be_replaced_by_a_random_one() -> None:
    ends = []
    for _ in range(2):
        made = env("cablecar", illegal="random")
        made.reset(seed=1)
        agent = made.agent_selection
        made.step(99)
        assert made.agent_selection != agent or made.match.state.drawn
        ends.append(made.match.states.tobytes())
    assert ends[0] == ends[1], "chance decides, by the game's seed"


def test_wrong_use_is_refused_in_words() -> None:
    made = env("cablecar")
    made.reset(seed=0)
    with pytest.raises(Illegal, match="Action 99 is not legal for seat_"):
        made.step(99)
    with pytest.raises(BadInput, match="choose human, ansi, rgb_array"):
        env("cablecar", render_mode="hologram")
    with pytest.raises(BadInput, match="make the environment with human"):
        made.render()
    with pytest.raises(BadInput, match="choose rank or margin"):
        env("cablecar", reward="money")
    for make in (env, parallel_env):
        with pytest.raises(BadInput, match="cut off after 0 actions"):
            make("cablecar", max_cycles=0)
    with pytest.raises(BadInput, match="choose raise or random"):
        env("cablecar", illegal="forgive")
    with pytest.raises(BadInput, match=f"choose {' or '.join(games.names())}"):
        env("chess")
    with pytest.raises(TypeError, match="unexpected keyword argument 'wheels'"):
        env("cablecar", wheels=4)


def test_the_state_is_what_all_agents_know() -> None:
    made = env("tickets", players=3)
    made.reset(seed=4)
    state = made.state()
    assert made.state_space.contains(state)
    for seat, agent in enumerate(made.possible_agents):
        assert np.array_equal(state[seat], made.observe(agent)["observation"])


def test_every_game_has_a_module_as_in_pettingzoo() -> None:
    from fogcity import envs

    for game in games.names():
        module = getattr(envs, f"{game}_v1")
        assert module.env(players=2).metadata["name"] == f"fogcity_{game}_v1"
        assert module.parallel_env(players=2).possible_agents == ["seat_0", "seat_1"]
    with pytest.raises(AttributeError, match="cablecar_v9"):
        envs.cablecar_v9  # noqa: B018
