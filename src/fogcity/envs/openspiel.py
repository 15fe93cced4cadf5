"""The games as OpenSpiel games: `pyspiel.load_game("python_fogcity_GAME", {"players": 3})` after importing this.

Chance is explicit: whenever the rules ask for a random number below n, there is a chance node with n equally likely
outcomes. An information state is everything a seat has known at each step (perfect recall): its string is a digest of
that, its tensor the observation, expanded for networks. `resample_from_infostate` deals anew what a seat cannot know,
so information-set search works.
"""

import hashlib
from dataclasses import fields
from typing import Any

import numpy as np

from fogcity import games
from fogcity.extras import extra
from fogcity.games import SPECTATOR, BadInput, Options
from fogcity.gpu.loops import NO_SEAT, START, action_table, layout_of, native, reward_kind
from fogcity.kernel import new_rng, new_script

with extra("envs"):
    import pyspiel  # type: ignore[import-not-found]

MAX_CHANCE_OUTCOMES = 64
CUT_OFF = 10_000
"""If the rules set no limit, a game is cut off after this many actions and scored as it is."""
CHANCE, TERMINAL = int(pyspiel.PlayerId.CHANCE), int(pyspiel.PlayerId.TERMINAL)
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
        self.longest = self.game.longest or CUT_OFF
        self.scratch = np.zeros(1, self.game.rules.STATE)
        self.words = np.zeros(self.game.rules.WORDS, np.uint64)
        self.legal = np.zeros(64 * self.game.rules.WORDS, np.int32)

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
            max_game_length=self.fixed.longest,
        )
        super().__init__(TYPES[self.name], info, params or {})

    def new_initial_state(self) -> "FogCityState":
        return FogCityState(self)

    def make_py_observer(self, iig_obs_type: Any = None, params: Any = None) -> "Observer":
        """What sets tensors and strings from a state."""
        if params:
            raise BadInput(f"observers have no parameters, but {params} came")
        if iig_obs_type is None:
            return Observer(self.fixed, perfect_recall=False, private=True)
        if not iig_obs_type.public_info or iig_obs_type.private_info == pyspiel.PrivateInfoType.ALL_PLAYERS:
            raise BadInput("observers show what everybody sees, alone or with what one player sees")
        private = iig_obs_type.private_info == pyspiel.PrivateInfoType.SINGLE_PLAYER
        return Observer(self.fixed, perfect_recall=iig_obs_type.perfect_recall, private=private)


class _Past:
    """All states of a game so far, shared by every state that goes on from here; digests are made when asked for."""

    __slots__ = ("before", "digests", "state")

    def __init__(self, before: "_Past | None", state: bytes, digests: list[bytes] | None = None) -> None:
        self.before, self.state, self.digests = before, state, digests

    def __deepcopy__(self, memo: dict[int, Any]) -> "_Past":
        return self

    def known(self, game: games.Game) -> list[bytes]:
        """A digest of all that each seat has known, and of what spectators have."""
        missing: list[_Past] = []
        at: _Past | None = self
        while at is not None and at.digests is None:
            missing.append(at)
            at = at.before
        digests = [b""] * (game.players + 1) if at is None or at.digests is None else at.digests
        for past in reversed(missing):
            s = game.restore(past.state)[0]
            digests = [_digest(digests[seat], game, s, seat) for seat in (*range(game.players), SPECTATOR)]
            past.digests, past.before = digests, None
        return digests


def _digest(before: bytes, game: games.Game, s: Any, seat: int) -> bytes:
    return hashlib.blake2b(before + game.veiled(s, seat).tobytes(), digest_size=16).digest()


class FogCityState(pyspiel.State):  # type: ignore[misc]
    """A game under way: a state of the rules and, at a chance node, the action whose chance is being played out."""

    def __init__(self, game: FogCityGame) -> None:
        super().__init__(game)
        self._fixed = game.fixed
        self._states = np.zeros(1, self._fixed.game.rules.STATE)
        self._seat = NO_SEAT
        """The seat that acts, or whose action waits for chance."""
        self._action: int | None = START
        self._chance: list[int] = []
        self._count = 0
        """How many outcomes the chance node has; 0 if they have not been counted yet."""
        self._decisions = 0
        self._past: _Past | None = None

    # --- what OpenSpiel asks for ---------------------------------------------------------------------------------

    def current_player(self) -> int:
        if self._action is not None:
            return CHANCE
        return TERMINAL if self._seat == NO_SEAT else self._seat

    def is_terminal(self) -> bool:
        return self._action is None and self._seat == NO_SEAT

    def _legal_actions(self, player: int) -> list[int]:
        fixed = self._fixed
        legal = fixed.legal
        count = fixed.native.numbers_of(fixed.game.setups, self._states, fixed.words, fixed.numbering, player, legal)
        return legal[:count].tolist()  # type: ignore[no-any-return]

    def chance_outcomes(self) -> list[tuple[int, float]]:
        if self._count == 0:
            self._go_on()
        chance = 1.0 / self._count
        return [(outcome, chance) for outcome in range(self._count)]

    def _apply_action(self, action: int) -> None:
        if self._action is None:
            self._action = int(self._fixed.table[action])
            self._decisions += 1
        else:
            self._chance.append(action)
        self._go_on()

    def _go_on(self) -> None:
        """Carry out the action if all of its chance is known, or else count what can happen next."""
        fixed = self._fixed
        self._count = fixed.native.try_script(
            fixed.game.setups, self._states, fixed.scratch, self._seat, self._action, new_script(self._chance)
        )
        if self._count == 0:
            self._action = None
            self._chance = []
            self._past = _Past(self._past, self._states.tobytes())
            ended = self._decisions >= fixed.longest
            self._seat = NO_SEAT if ended else fixed.native.seat_of(fixed.game.setups, self._states)

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
        past = _Past(None, other._states.tobytes())
        if self._past is not None:
            past.known(fixed.game)[player] = self._past.known(fixed.game)[player]
        other._past = past
        return other  # type: ignore[no-any-return]

    def __str__(self) -> str:
        if self._action == START:
            return "before the start"
        return self._fixed.game.text(self._fixed.game.veiled(self._states[0], SPECTATOR), SPECTATOR)


class Observer:
    """Tensors and strings of what everybody sees, with what a player knows besides if it is private.

    See `pyspiel.Observer`. What is public has no tensor: the observations of our games are those of a seat.
    """

    def __init__(self, fixed: _Fixed, *, perfect_recall: bool, private: bool) -> None:
        self._fixed = fixed
        self._perfect_recall = perfect_recall
        self._private = private
        self.tensor = np.zeros(len(fixed.layout.sources), np.float32) if private else None
        self.dict = {"observation": self.tensor} if private else {}

    def set_from(self, state: FogCityState, player: int) -> None:
        """Write what a player knows into `tensor`."""
        if self.tensor is None:
            return
        self.tensor.fill(0)
        if state._action != START:
            seen = np.zeros(self._fixed.layout.size, np.uint8)
            mask = np.zeros(len(self._fixed.table), np.int8)
            fixed = self._fixed
            fixed.native.look(fixed.game.setups, state._states, fixed.words, fixed.table, player, seen, mask)
            self.tensor[:] = fixed.layout.expand(seen)

    def string_from(self, state: FogCityState, player: int) -> str:
        """What is known, in words, or with perfect recall as a digest of all that has been known."""
        game = self._fixed.game
        seat = player if self._private else SPECTATOR
        if self._perfect_recall:
            known = b"" if state._past is None else state._past.known(game)[seat]
            return f"seat {seat} {known.hex()}" if self._private else f"public {known.hex()}"
        if state._action == START:
            return "before the start"
        return game.text(game.veiled(state._states[0], seat), seat)


TYPES = {name: _game_type(name) for name in games.names()}

for _name, _type in TYPES.items():
    pyspiel.register_game(_type, type(f"FogCity_{_name}", (FogCityGame,), {"name": _name}))
