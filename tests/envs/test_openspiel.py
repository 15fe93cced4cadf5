"""OpenSpiel's own simulation test, unchanged, its information-set search, and the chance of our games in it."""

from typing import Any

import numpy as np
import pyspiel  # type: ignore[import-not-found]
import pytest
from open_spiel.python.algorithms import ismcts, mcts  # type: ignore[import-untyped]
from open_spiel.python.observation import make_observation  # type: ignore[import-untyped]

import fogcity.envs.openspiel  # noqa: F401  # registers the games
from fogcity.games import BadInput

GAMES: list[tuple[str, dict[str, Any]]] = [
    ("python_fogcity_cablecar", {}),
    ("python_fogcity_cablecar", {"players": 4, "rotate": True, "hand": 2, "companies": True, "reward": "margin"}),
    ("python_fogcity_tickets", {"players": 2}),
    ("python_fogcity_tickets", {"players": 4, "first": 1, "reward": "margin"}),
]
MORE_OPTIONS: list[tuple[str, dict[str, Any]]] = [
    ("python_fogcity_cablecar", {"players": 3, "hand": 3}),
    ("python_fogcity_cablecar", {"players": 5, "rotate": True, "first": 4}),
    ("python_fogcity_cablecar", {"players": 6, "companies": True, "reward": "rank"}),
    ("python_fogcity_tickets", {"players": 3, "board": "san_francisco"}),
]


@pytest.mark.parametrize(("name", "options"), GAMES + MORE_OPTIONS)
def test_random_sim(name: str, options: dict[str, Any]) -> None:
    pyspiel.random_sim_test(pyspiel.load_game(name, options), num_sims=2, serialize=False, verbose=False)


@pytest.mark.parametrize(("name", "options"), GAMES[::3])
def test_states_survive_being_written(name: str, options: dict[str, Any]) -> None:
    game = pyspiel.load_game(name, options)
    state = advance(game.new_initial_state(), np.random.RandomState(1), 12)
    copy = game.deserialize_state(state.serialize())
    assert copy.history() == state.history()
    assert copy._states.tobytes() == state._states.tobytes()
    for player in range(game.num_players()):
        assert copy.information_state_string(player) == state.information_state_string(player)


def advance(state: Any, rng: np.random.RandomState, decisions: int) -> Any:
    """Play some random actions, up to a state where a player decides or the end."""
    while not state.is_terminal() and (state.is_chance_node() or decisions > 0):
        if state.is_chance_node():
            outcomes, chances = zip(*state.chance_outcomes(), strict=True)
            assert sum(chances) == pytest.approx(1)
            state.apply_action(int(rng.choice(outcomes)))
        else:
            state.apply_action(int(rng.choice(state.legal_actions())))
            decisions -= 1
    return state


@pytest.mark.parametrize(
    ("name", "options"),
    [
        ("python_fogcity_cablecar", {"players": 2}),
        ("python_fogcity_cablecar", {"players": 3, "rotate": True, "companies": True}),
        ("python_fogcity_cablecar", {"players": 6}),
        ("python_fogcity_tickets", {"players": 2}),
        ("python_fogcity_tickets", {"players": 3}),
        ("python_fogcity_tickets", {"players": 4, "reward": "margin"}),
    ],
)
def test_ismcts_plays_a_game(name: str, options: dict[str, Any]) -> None:
    """The search decides for the first seat, the others act at random."""
    game = pyspiel.load_game(name, options)
    rng = np.random.RandomState(2)
    bot = ismcts.ISMCTSBot(
        game=game,
        uct_c=1.5,
        evaluator=mcts.RandomRolloutEvaluator(n_rollouts=1, random_state=rng),
        max_simulations=2,
        random_state=rng,
    )
    state = game.new_initial_state()
    decided = 0
    while not state.is_terminal():
        if state.is_chance_node():
            advance(state, rng, 0)
        elif state.current_player() == 0:
            action = bot.step(state)
            assert action in state.legal_actions()
            state.apply_action(action)
            decided += 1
        else:
            state.apply_action(int(rng.choice(state.legal_actions())))
    assert decided >= 10
    assert sum(state.returns()) == pytest.approx(0, abs=1e-6)


@pytest.mark.parametrize(("name", "options"), GAMES)
def test_resampling_keeps_what_a_player_knows(name: str, options: dict[str, Any]) -> None:
    game = pyspiel.load_game(name, options)
    rng = np.random.RandomState(3)
    state = advance(game.new_initial_state(), rng, 15)
    player = state.current_player()
    others = set()
    for _ in range(8):
        other = state.resample_from_infostate(player, rng.random_sample)
        assert other.information_state_string(player) == state.information_state_string(player)
        assert other.information_state_tensor(player) == state.information_state_tensor(player)
        assert other.observation_string(player) == state.observation_string(player)
        assert other.legal_actions() == state.legal_actions()
        others.add(other._states.tobytes())
    assert len(others) > 1
    assert sum(advance(other, rng, 10_000).returns()) == pytest.approx(0)


def test_chance_nodes_are_the_draws_of_the_rules() -> None:
    """CC-9 and CC-10: who starts of 2, then a tile of 60 and one of 59; the last kind may not turn back at a1."""
    state = pyspiel.load_game("python_fogcity_cablecar").new_initial_state()
    counts = []
    while state.is_chance_node():
        counts.append(len(state.chance_outcomes()))
        state.apply_action(counts[-1] - 1)
    assert counts == [2, 60, 59]
    assert state.current_player() == 1
    assert state.action_to_string(state.legal_actions()[0]) == "ddbc@a2"


def test_information_states_are_what_a_player_has_known() -> None:
    game = pyspiel.load_game("python_fogcity_cablecar", {"first": 0})

    def after(*outcomes: int) -> Any:
        state = game.new_initial_state()
        for outcome in outcomes:
            state.apply_action(outcome)
        return state

    one, same, other = after(0, 1), after(1, 30), after(30, 1)  # the first four tiles are of one kind
    assert one.information_state_string(0) == same.information_state_string(0)
    assert one.information_state_string(0) != other.information_state_string(0)
    before = one.information_state_string(1)
    advance(one, np.random.RandomState(0), 1)
    assert one.information_state_string(1) != before


def test_observers_give_tensors_by_name() -> None:
    game = pyspiel.load_game("python_fogcity_tickets")
    observation = make_observation(game)
    state = advance(game.new_initial_state(), np.random.RandomState(4), 3)
    observation.set_from(state, 0)
    assert observation.dict["observation"].shape == tuple(game.observation_tensor_shape())
    assert observation.tensor.any()


def public(*, perfect_recall: bool) -> Any:
    return pyspiel.IIGObservationType(
        public_info=True, perfect_recall=perfect_recall, private_info=pyspiel.PrivateInfoType.NONE
    )


@pytest.mark.parametrize(("name", "options"), GAMES)
def test_a_public_observer_shows_no_hand(name: str, options: dict[str, Any]) -> None:
    """It says the same to every player, and the same whatever they cannot know."""
    game = pyspiel.load_game(name, options)
    observer = game.make_py_observer(public(perfect_recall=False))
    assert observer.tensor is None
    rng = np.random.RandomState(5)
    state = advance(game.new_initial_state(), rng, 15)
    told = {observer.string_from(state, player) for player in range(game.num_players())}
    assert len(told) == 1
    for player in range(game.num_players()):
        other = state.resample_from_infostate(player, rng.random_sample)
        assert {observer.string_from(other, 0)} == told
        assert state.observation_string(player) not in told


def test_public_histories_differ_only_by_what_everybody_saw() -> None:
    game = pyspiel.load_game("python_fogcity_cablecar", {"first": 0})
    observer = game.make_py_observer(public(perfect_recall=True))

    def after(*outcomes: int) -> Any:
        state = game.new_initial_state()
        for outcome in outcomes:
            state.apply_action(outcome)
        return state

    one, other = after(0, 1), after(30, 1)  # another tile in the first hand
    assert observer.string_from(one, 0) == observer.string_from(other, 1)
    advance(one, np.random.RandomState(0), 1)
    assert observer.string_from(one, 0) != observer.string_from(other, 0)


def test_an_observer_of_all_hands_is_refused() -> None:
    game = pyspiel.load_game("python_fogcity_tickets")
    everything = pyspiel.IIGObservationType(
        public_info=True, perfect_recall=False, private_info=pyspiel.PrivateInfoType.ALL_PLAYERS
    )
    with pytest.raises(BadInput, match="one player"):
        game.make_py_observer(everything)


@pytest.mark.parametrize(
    ("name", "options", "length"),
    [
        ("python_fogcity_cablecar", {"players": 6, "hand": 3}, 120),
        ("python_fogcity_cablecar", {"companies": True}, 10_000),
        ("python_fogcity_tickets", {"players": 4}, 1025),
    ],
)
def test_no_game_is_longer_than_it_says(name: str, options: dict[str, Any], length: int) -> None:
    """The player who only ever draws or exchanges comes to the end in time, too."""
    game = pyspiel.load_game(name, options)
    assert game.max_game_length() == length
    rng = np.random.RandomState(6)
    for last in (False, True):
        state = game.new_initial_state()
        decisions = 0
        while not state.is_terminal():
            if state.is_chance_node():
                outcomes = state.chance_outcomes()
                state.apply_action(outcomes[rng.randint(len(outcomes))][0])
            else:
                legal = state.legal_actions()
                state.apply_action(legal[-1] if last else legal[rng.randint(len(legal))])
                decisions += 1
        assert 0 < decisions <= length
        assert sum(state.returns()) == pytest.approx(0)
