"""Many games at once for Gymnasium: `gymnasium.make_vec("fogcity/NAME-v1", num_envs=256)`, played by a native batch.

Each environment is one seat of its own game, as in gymnasium.py; the other seats are bots that play inside the batch.
The step after the end of a game starts the next one, and its action is ignored (Gymnasium's NEXT_STEP).
"""

from collections.abc import Sequence
from typing import Any

import numpy as np
import numpy.typing as npt

from fogcity.envs.gymnasium import LOSS, RANDOM, check_seat, opponents_of
from fogcity.envs.match import SEEDS, new_game
from fogcity.extras import extra
from fogcity.games import BadInput
from fogcity.gpu import Batch
from fogcity.gpu.loops import NO_SEAT

with extra("envs"):
    from gymnasium import spaces
    from gymnasium.vector import AutoresetMode, VectorEnv
    from gymnasium.vector.utils import batch_space

Array = npt.NDArray[Any]
NO_ACTION = -1
"""Stands for the action of a game that does not move in a step of the batch."""


class FogCityVectorEnv(VectorEnv[Array, Array, Array]):
    """A seat of each of many games. `opponents` are `random` or bots that batches know, one for all or one for each."""

    metadata = {  # noqa: RUF012  # as Gymnasium declares it
        "render_modes": [],
        "autoreset_mode": AutoresetMode.NEXT_STEP,
    }

    def __init__(
        self,
        game: str,
        num_envs: int = 1,
        *,
        seat: int | None = None,
        opponents: str | Sequence[str] = RANDOM,
        reward: str = "rank",
        render_mode: str | None = None,
        threads: int | None = None,
        **options: Any,
    ) -> None:
        if render_mode is not None:
            raise BadInput("many games at once are not rendered: use gymnasium.make for one")
        self.game = new_game("FogCityVectorEnv", game, options)
        self.num_envs = num_envs
        self._wanted_seat = check_seat(self.game, seat)
        self._names = opponents_of(self.game, opponents)
        self._made = {"reward": reward, "threads": threads, "auto_reset": False}
        self._loss = LOSS[reward]
        self._begin_batch(0)
        self.single_observation_space = spaces.Box(0, 255, (self.batch.layout.size,), np.uint8)
        self.single_action_space = spaces.Discrete(self.batch.actions)
        self.observation_space = batch_space(self.single_observation_space, num_envs)
        self.action_space = batch_space(self.single_action_space, num_envs)
        self.seats: Array = np.zeros(num_envs, np.int8)
        """The seat of each environment."""
        self._over: Array = np.ones(num_envs, np.bool_)

    def _begin_batch(self, seed: int) -> None:
        self.batch = Batch(self.game, self.num_envs, seed=seed, **self._made)  # type: ignore[arg-type]
        self._bots = {name: self.batch.sample if name == RANDOM else self.batch.bot(name) for name in set(self._names)}

    def reset(self, *, seed: int | None = None, options: dict[str, Any] | None = None) -> tuple[Array, dict[str, Any]]:
        """Begin the first games of a seed, or without one the next games."""
        super().reset(seed=seed)
        if seed is not None:
            self._begin_batch(seed % SEEDS)
        everywhere = np.ones(self.num_envs, np.bool_)
        if seed is None:
            self.batch.begin(everywhere)
        self._sit(everywhere)
        self._others(np.zeros(self.num_envs, np.float32))
        return self._look()

    def step(self, actions: Array) -> tuple[Array, Array, Array, Array, dict[str, Any]]:
        """Act in every game, then let the others play until it is the agent's turn again or the game is over."""
        rewards = np.zeros(self.num_envs, np.float32)
        begun, self._over = self._over, np.zeros(self.num_envs, np.bool_)
        self.batch.step(np.where(begun, NO_ACTION, actions))
        illegal = self.batch.illegal & ~begun
        self._collect(rewards, ~begun)
        if begun.any():
            self.batch.begin(begun)
            self._sit(begun)
        self._others(rewards, illegal)
        rewards[illegal] = self._loss
        self._over |= illegal
        observations, info = self._look()
        if illegal.any():
            info |= {"illegal": illegal, "_illegal": illegal}
        if self._over.any():
            info |= {"scores": self.batch.scores.copy(), "_scores": self._over & ~illegal}
        return observations, rewards, self._over.copy(), np.zeros(self.num_envs, np.bool_), info

    def action_masks(self) -> npt.NDArray[np.bool_]:
        """For each game and action whether it is legal now."""
        masks: npt.NDArray[np.bool_] = self.batch.legal().copy()
        masks[self._over] = True  # any action will do, so that learners can draw from it
        return masks

    def _sit(self, where: Array) -> None:
        """Take seats in games that have just begun."""
        if self._wanted_seat is None:
            self.seats[where] = self.np_random.integers(self.game.players, size=int(where.sum()))
        else:
            self.seats[where] = self._wanted_seat
        self._over[where] = False

    def _others(self, rewards: Array, resting: Array | None = None) -> None:
        """Let the others play in all games except resting ones, until it is the agent's turn or the game is over."""
        while True:
            now = self.batch.seats
            waiting = (now != self.seats) & (now != NO_SEAT)
            if resting is not None:
                waiting &= ~resting
            if not waiting.any():
                return
            actions = np.full(self.num_envs, NO_ACTION, np.int32)
            who = (now.astype(np.int64) - self.seats) % self.game.players - 1
            for name, choose in self._bots.items():
                theirs = waiting & np.isin(who, [i for i, other in enumerate(self._names) if other == name])
                if theirs.any():
                    actions[theirs] = choose()[theirs]
            self.batch.step(actions)
            self._collect(rewards, waiting)

    def _collect(self, rewards: Array, moved: Array) -> None:
        ended = self.batch.done & moved
        rewards[ended] = self.batch.rewards[ended, self.seats[ended]]
        self._over |= ended

    def _look(self) -> tuple[Array, dict[str, Any]]:
        masks = self.action_masks().view(np.int8)
        return self.batch.observe(self.seats).copy(), {
            "action_mask": masks,
            "_action_mask": np.ones(self.num_envs, np.bool_),
        }
