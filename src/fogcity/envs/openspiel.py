"""The games as OpenSpiel games: `pyspiel.load_game("python_fogcity_GAME", {"players": 3})` after importing this.

Chance is explicit: whenever the rules ask for a random number below n, there is a chance node with n outcomes, all as
likely. An information state is everything a seat has known at each of its moments (perfect recall): its string is a
digest of that. Its tensor is the observation, expanded for networks. `resample_from_infostate` deals what a seat cannot
know again, so that information-set search works.
"""

import hashlib
from dataclasses import fields
from typing import Any

import numpy as np
import numpy.typing as npt

from fogcity import games
from fogcity.extras import extra
from fogcity.games import SPECTATOR, BadInput, Options
from fogcity.gpu.loops import START, action_table, layout_of, native, reward_kind
from fogcity.kernel import new_rng
from fogcity.kernel.random import PLAIN

with extra("envs"):
    import pyspiel  # type: ignore[import-not-found]

MAX_CHANCE_OUTCOMES = 64
LONGEST_SCRIPT = 512
"""Random numbers that one action can ask for: far more than any does."""
MAX_GAME_LENGTH = 10_000
"""More than any game; with exchanges of shares there is no limit in the rules."""
LIMITS = {"rank": 1.0, "margin": 1000.0}


def _parameters(options: type[Options]) -> dict[str, Any]:
    """A game's options as OpenSpiel knows them; -1 stands for nothing."""
    values = {field.name: field.default for field in fields(options)}
    return {name: -1 if value is None else value for name, value in values.items()} | {"reward": "rank"}


def _game_type(name: str) -> Any:
    kind = games.kind(name)
    seats = kind.options_type.seats
    return pyspiel.GameType(
        short_name=f"python_fogcity_{name}",
        long_name=kind.title,
        dynamics=pyspiel.GameType.Dynamics.SEQUENTIAL,
        chance_mode=pyspiel.GameType.ChanceMode.EXPLICIT_STOCHASTIC,
        information=pyspiel.GameType.Information.IMPERFECT_INFORMATION,
        utility=pyspiel.GameType.Utility.ZERO_SUM,
        reward_model=pyspiel.GameType.RewardModel.TERMINAL,
        max_num_players=seats[-1],
        min_num_players=seats[0],
        provides_information_state_string=True,
        provides_information_state_tensor=True,
        provides_observation_string=True,
        provides_observation_tensor=True,
        parameter_specification=_parameters(kind.options_type),
    )


class _Fixed:
    """What all states of a game share, and no copy of a state copies."""

    def __init__(self, name: str, parameters: dict[str, Any]) -> None:
        self.made_from = name, parameters
        values = _parameters(games.kind(name).options_type) | parameters
        self.reward = str(values.pop("reward"))
        reward_kind(self.reward)
        if values["first"] == -1:
            values["first"] = None
        self.game = games.make(name, **values)
        self.table, self.numbering = action_table(self.game)
        self.layout = layout_of(name)
        self.native = native(name)
        self.score_unit = int(self.native.unit_of(self.game.setups))
        self.scratch = np.zeros(1, self.game.rules.STATE)
        self.words = np.zeros(self.game.rules.WORDS, np.uint64)

    def __deepcopy__(self, memo: dict[int, Any]) -> "_Fixed":
        return self

    def __reduce__(self) -> tuple[Any, ...]:
        return _Fixed, self.made_from  # compiled functions are found again, not written


class FogCityGame(pyspiel.Game):  # type: ignore[misc]  # pyspiel has no types
    """A game with its options."""

    name: str

    def __init__(self, params: dict[str, Any] | None = None) -> None:
        self.fixed = _Fixed(self.name, params or {})
        limit = LIMITS[self.fixed.reward]
        info = pyspiel.GameInfo(
            num_distinct_actions=len(self.fixed.table),
            max_chance_outcomes=MAX_CHANCE_OUTCOMES,
            num_players=self.fixed.game.players,
            min_utility=-limit,
            max_utility=limit,
            utility_sum=0.0,
            max_game_length=MAX_GAME_LENGTH,
        )
        super().__init__(TYPES[self.name], info, params or {})

    def new_initial_state(self) -> "FogCityState":
        return FogCityState(self)

    def make_py_observer(self, iig_obs_type: Any = None, params: Any = None) -> "Observer":
        """What sets tensors and strings from a state."""
        if params:
            raise BadInput(f"observers have no parameters, but {params} came")
        return Observer(self.fixed, perfect_recall=bool(iig_obs_type and iig_obs_type.perfect_recall))


class FogCityState(pyspiel.State):  # type: ignore[misc]
    """A game under way: a state of the rules and, at a chance node, the action whose chance is being played out."""

    def __init__(self, game: FogCityGame) -> None:
        super().__init__(game)
        self._fixed = game.fixed
        self._states = np.zeros(1, self._fixed.game.rules.STATE)
        self._action: int | None = START
        self._chance: list[int] = []
        self._count = 0
        """How many outcomes the chance node has; 0 if they have not been counted yet."""
        self._memory = [b""] * self._fixed.game.players
        """A digest of all that each seat has known."""

    # --- what OpenSpiel asks for ---------------------------------------------------------------------------------

    def current_player(self) -> int:
        if self._action is not None:
            return int(pyspiel.PlayerId.CHANCE)
        seats = self._fixed.game.waiting(self._states[0])
        return seats[0] if seats else int(pyspiel.PlayerId.TERMINAL)

    def is_terminal(self) -> bool:
        return self._action is None and self._fixed.game.over(self._states[0])

    def _legal_actions(self, player: int) -> list[int]:
        fixed = self._fixed
        return fixed.numbering[fixed.game.numbers(self._states[0], player)].tolist()  # type: ignore[no-any-return]

    def chance_outcomes(self) -> list[tuple[int, float]]:
        if self._count == 0:
            self._count = self._outcomes()
        return [(outcome, 1.0 / self._count) for outcome in range(self._count)]

    def _apply_action(self, action: int) -> None:
        if self._action is None:
            self._action = int(self._fixed.table[action])
        else:
            self._chance.append(action)
        self._count = self._outcomes()
        if self._count == 0:
            self._finish()

    def _action_to_string(self, player: int, action: int) -> str:
        if player == pyspiel.PlayerId.CHANCE:
            return f"chance {action}"
        rule_action = int(self._fixed.table[action])
        if rule_action not in self._fixed.game.numbers(self._states[0], player):
            return f"action {rule_action}"
        return self._fixed.game.action(self._states[0], player, rule_action).text

    def returns(self) -> list[float]:
        game, s = self._fixed.game, self._states[0]
        others = game.players - 1
        if not self.is_terminal():
            return [0.0] * game.players
        if self._fixed.reward == "rank":
            places = game.places(s)
            return [sum((p > own) - (p < own) for p in places) / others for own in places]
        scores = game.scores(s)
        unit = others * self._fixed.score_unit
        return [(game.players * own - sum(scores)) / unit for own in scores]

    def resample_from_infostate(self, player: int, sampler: Any) -> "FogCityState":
        """A state like this one for a player, with all that the player cannot know dealt again."""
        fixed = self._fixed
        other = self.clone()
        veiled = fixed.game.veiled(self._states[0], player)
        fixed.game.rules.resample(fixed.game.setup, veiled, new_rng(*(int(sampler() * 2**32) for _ in range(3))))
        other._states[0] = veiled
        other._memory = [b""] * fixed.game.players
        other._remember()
        other._memory[player] = self._memory[player]
        return other  # type: ignore[no-any-return]

    def __str__(self) -> str:
        if self._action == START:
            return "before the start"
        return self._fixed.game.text(self._fixed.game.veiled(self._states[0], SPECTATOR), SPECTATOR)

    # --- chance --------------------------------------------------------------------------------------------------

    def _script(self) -> npt.NDArray[np.uint32]:
        script = np.zeros(LONGEST_SCRIPT, np.uint32)
        script[PLAIN + 1 : PLAIN + 1 + len(self._chance)] = self._chance
        return script

    def _seat(self) -> int:
        return 0 if self._action == START else self._fixed.game.waiting(self._states[0])[0]

    def _outcomes(self) -> int:
        fixed = self._fixed
        return int(
            fixed.native.outcomes(
                fixed.game.setups,
                self._states,
                fixed.scratch,
                self._seat(),
                self._action,
                self._script(),
                len(self._chance),
            )
        )

    def _finish(self) -> None:
        """Carry out the action now that all of its chance is known."""
        fixed = self._fixed
        fixed.native.scripted(fixed.game.setups, self._states, self._seat(), self._action, self._script())
        self._action = None
        self._chance = []
        self._remember()

    def _remember(self) -> None:
        for seat in range(self._fixed.game.players):
            known = self._fixed.game.veiled(self._states[0], seat).tobytes()
            self._memory[seat] = hashlib.blake2b(self._memory[seat] + known, digest_size=16).digest()


class Observer:
    """Tensors and strings of what a player knows; see `pyspiel.Observer`."""

    def __init__(self, fixed: _Fixed, *, perfect_recall: bool) -> None:
        self._fixed = fixed
        self._perfect_recall = perfect_recall
        self.tensor = np.zeros(len(fixed.layout.sources), np.float32)
        self.dict = {"observation": self.tensor}

    def set_from(self, state: FogCityState, player: int) -> None:
        """Write what a player knows into `tensor`."""
        self.tensor.fill(0)
        if state._action != START:
            seen = np.zeros(self._fixed.layout.size, np.uint8)
            mask = np.zeros(len(self._fixed.table), np.int8)
            fixed = self._fixed
            fixed.native.look(fixed.game.setups, state._states, fixed.words, fixed.table, player, seen, mask)
            self.tensor[:] = fixed.layout.expand(seen)

    def string_from(self, state: FogCityState, player: int) -> str:
        """What a player knows, in words, or with perfect recall as a digest of all that it has known."""
        if self._perfect_recall:
            return f"seat {player} {state._memory[player].hex()}"
        if state._action == START:
            return "before the start"
        return self._fixed.game.text(self._fixed.game.veiled(state._states[0], player), player)


TYPES = {name: _game_type(name) for name in games.names()}

for _name, _type in TYPES.items():
    pyspiel.register_game(_type, type(f"FogCity_{_name}", (FogCityGame,), {"name": _name}))
