"""The games as Gymnasium environments: one seat against bots of your choice.

    import gymnasium, fogcity.envs.gymnasium
    env = gymnasium.make("fogcity/NAME-v1", players=3, opponents="random")

NAME is the name of a game's class; `IDS` lists them all. `env.unwrapped.action_masks()` says which actions are legal
(the name that MaskablePPO looks for), and so does `info["action_mask"]`. An illegal action ends the game as a loss.
"""

from collections.abc import Sequence
from typing import Any

import numpy as np
import numpy.typing as npt

from fogcity import bots, games
from fogcity.envs.match import RENDER_MODES, Match, check_render_mode, new_game, render
from fogcity.extras import extra
from fogcity.games import BadInput, Game
from fogcity.gpu.loops import NO_SEAT, REFUSED

with extra("envs"):
    import gymnasium
    from gymnasium import spaces

RANDOM = "random"
LOSS = {"rank": -1.0, "margin": -100.0}
"""The reward of an illegal action."""

Observation = npt.NDArray[np.uint8]


def opponents_of(game: Game, opponents: str | Sequence[str]) -> list[str]:
    """The names of the bots on the other seats, clockwise."""
    others = game.players - 1
    names = [opponents] * others if isinstance(opponents, str) else list(opponents)
    if len(names) != others:
        raise BadInput(f"{len(names)} opponents for {others} seats: name one bot for all or one for each")
    return names


def check_seat(game: Game, seat: int | None) -> int | None:
    """The seat that was asked for, if there is such a one."""
    if seat is not None and not 0 <= seat < game.players:
        raise BadInput(f"there is no seat {seat}: choose 0 to {game.players - 1}, or nothing for a random one")
    return seat


class FogCityEnv(gymnasium.Env[Observation, np.int64]):
    """A seat of a game: `seat` is its number, or None for a random one each game.

    `opponents` names a bot for all other seats, or lists one for each of them, clockwise from the learner's seat.
    """

    metadata = {  # noqa: RUF012  # as Gymnasium declares it
        "render_modes": RENDER_MODES,
        "render_fps": 2,
    }

    def __init__(
        self,
        game: str,
        *,
        seat: int | None = None,
        opponents: str | Sequence[str] = RANDOM,
        reward: str = "rank",
        render_mode: str | None = None,
        **options: Any,
    ) -> None:
        check_render_mode(render_mode)
        self.match = Match(new_game("FogCityEnv", game, options), reward)
        self.game = self.match.game
        names = opponents_of(self.game, opponents)
        self.render_mode = render_mode
        self.seat = seat or 0
        self._wanted_seat = check_seat(self.game, seat)
        self._loss = LOSS[reward]
        self._all_random = all(name == RANDOM for name in names)
        self._bots = [bots.make(self.game, name, seed=i) for i, name in enumerate(names)]
        self._mask: npt.NDArray[np.int8] = np.zeros(self.match.actions, np.int8)
        self.observation_space = spaces.Box(0, 255, (self.match.layout.size,), np.uint8)
        self.action_space = spaces.Discrete(self.match.actions)

    def reset(
        self, *, seed: int | None = None, options: dict[str, Any] | None = None
    ) -> tuple[Observation, dict[str, Any]]:
        """Begin the first game of a seed, or the next game, and let the others play until it is the learner's turn."""
        super().reset(seed=seed)
        if self._wanted_seat is None:
            self.seat = int(self.np_random.integers(self.game.players))
        self.match.begin(seed)
        self._others()
        return self._look()

    def step(self, action: int | np.int64) -> tuple[Observation, float, bool, bool, dict[str, Any]]:
        """Act, and let the others play until it is the learner's turn again or the game is over."""
        seat = self.match.play(int(action))
        if seat == REFUSED:
            observation, info = self._look()
            return observation, self._loss, True, False, {**info, "illegal": True}
        if seat not in (self.seat, NO_SEAT):
            seat = self._others()
        observation, info = self._look()
        if seat != NO_SEAT:
            return observation, 0.0, False, False, info
        info["scores"] = self.game.scores(self.match.state)
        return observation, self.match.rewards()[self.seat], True, False, info

    def action_masks(self) -> npt.NDArray[np.bool_]:
        """For each action whether it is legal now."""
        return self._mask.view(np.bool_)

    def render(self) -> Any:
        """What a spectator sees, in the render mode."""
        return render(self.match, self.render_mode)

    def _look(self) -> tuple[Observation, dict[str, Any]]:
        observation, self._mask = self.match.look(self.seat)
        return observation, {"action_mask": self._mask}

    def _others(self) -> int:
        """Let the others play; random ones do so in a single native call."""
        if self._all_random:
            return self.match.play_others(self.seat)
        game, match = self.game, self.match
        while seats := game.waiting(match.state):
            if seats[0] == self.seat:
                return self.seat
            seat = seats[0]
            actions = game.numbers(match.state, seat)
            bot = self._bots[(seat - self.seat) % game.players - 1]
            action = bot.choose(game, game.veiled(match.state, seat), seat, actions)
            match.play(int(match.numbering[action]))
        return NO_SEAT


class Masked(gymnasium.ObservationWrapper[dict[str, Any], np.int64, Observation]):
    """Observations as columns of numbers together with the mask, where RLlib, TorchRL and Tianshou look for it."""

    def __init__(self, env: gymnasium.Env[Observation, np.int64]) -> None:
        super().__init__(env)
        own: Any = env.unwrapped
        self._own = own
        columns = len(own.match.layout.sources)
        self.observation_space = spaces.Dict(
            {
                "observations": spaces.Box(-np.inf, np.inf, (columns,), np.float32),
                "action_mask": spaces.Box(0, 1, (own.match.actions,), np.float32),
            }
        )

    def observation(self, observation: Observation) -> dict[str, Any]:
        """The columns and the mask of a row of bytes."""
        columns = self._own.match.layout.expand(observation[None])[0]
        return {"observations": columns, "action_mask": self._own.action_masks().astype(np.float32)}


IDS = {f"fogcity/{games.kind(name).__name__}-v1": name for name in games.names()}
"""The game behind each environment."""

for _id, _game in IDS.items():
    gymnasium.register(
        _id, f"{__name__}:FogCityEnv", vector_entry_point="fogcity.envs.vector:FogCityVectorEnv", kwargs={"game": _game}
    )
