"""The games as PettingZoo environments: `env(GAME, players=3)` with the id of a game, or `parallel_env`.

Agents are called seat_0, seat_1, ... An observation is a dict of "observation" (bytes, see docs/research.md) and
"action_mask". Rewards come at the end. Where several seats may act at the same time, the lowest acts first; this makes
no difference, since none of them sees what another chose.
"""

from typing import Any

import numpy as np
import numpy.typing as npt

from fogcity.envs.match import RENDER_MODES, Match, check_render_mode, new_game, render
from fogcity.extras import extra
from fogcity.foreign import quote
from fogcity.games import BadInput, Illegal
from fogcity.gpu.loops import NO_SEAT, REFUSED

with extra("envs"):
    from gymnasium import spaces
    from pettingzoo import AECEnv  # type: ignore[import-untyped]
    from pettingzoo.utils.conversions import turn_based_aec_to_parallel  # type: ignore[import-untyped]

Observation = dict[str, Any]

ILLEGAL = ("raise", "random")
"""What happens on an illegal action: an error, or a random legal action is played instead."""


def env(
    game: str,
    *,
    reward: str = "rank",
    illegal: str = "raise",
    max_cycles: int | None = None,
    render_mode: str | None = None,
    **options: Any,
) -> "FogCityEnv":
    """A game as an AEC environment with its options; `reward` is "rank" or "margin", `illegal` "raise" or "random".

    With `max_cycles` a game is cut off (truncated) after that many actions a player.
    """
    made = FogCityEnv(game, reward=reward, illegal=illegal, render_mode=render_mode, **options)
    if max_cycles is not None:
        made.cut_off(after=max_cycles * made.game.players)
    return made


def parallel_env(game: str, *, max_cycles: int | None = None, **keywords: Any) -> Any:
    """The same for learners that give an action for every agent at each step: only that of the acting agent counts.

    `infos[agent]["active_agent"]` says who that is. With `max_cycles` a game is cut off after that many steps.
    """
    made = env(game, **keywords)
    if max_cycles is not None:
        made.cut_off(after=max_cycles)
    return turn_based_aec_to_parallel(made)


raw_env = env


class FogCityEnv(AECEnv[str, Observation, int]):  # type: ignore[misc]  # AECEnv has no types
    """See `env`."""

    def __init__(self, game: str, *, reward: str, illegal: str, render_mode: str | None, **options: Any) -> None:
        super().__init__()
        check_render_mode(render_mode)
        if illegal not in ILLEGAL:
            raise BadInput(f"an illegal action cannot be met with {quote(illegal)}: choose {' or '.join(ILLEGAL)}")
        self.match = Match(new_game("env", game, options), reward)
        self.game = self.match.game
        self.render_mode = render_mode
        self.metadata = {
            "name": f"fogcity_{game}_v{self.match.observation_version}",
            "render_modes": RENDER_MODES,
            "render_fps": 2,
            "is_parallelizable": False,
        }
        self.possible_agents = [f"seat_{seat}" for seat in range(self.game.players)]
        self._seat = {agent: seat for seat, agent in enumerate(self.possible_agents)}
        self._replace_illegal = illegal == "random"
        self._max_steps = -1
        self.observation_spaces = {agent: self._observation_space() for agent in self.possible_agents}
        self.action_spaces = {agent: spaces.Discrete(self.match.actions) for agent in self.possible_agents}
        self.state_space = spaces.Box(0, 255, (self.game.players, self.match.layout.size), np.uint8)

    def cut_off(self, *, after: int) -> None:
        """Let games be truncated after some actions of all agents together."""
        if after < 1:
            raise BadInput(f"a game cannot be cut off after {after} actions: choose 1 or more")
        self._max_steps = after

    def _observation_space(self) -> spaces.Dict:
        return spaces.Dict(
            {
                "observation": spaces.Box(0, 255, (self.match.layout.size,), np.uint8),
                "action_mask": spaces.Box(0, 1, (self.match.actions,), np.int8),
            }
        )

    def observation_space(self, agent: str) -> Any:
        return self.observation_spaces[agent]

    def action_space(self, agent: str) -> Any:
        return self.action_spaces[agent]

    def reset(self, seed: int | None = None, options: dict[str, Any] | None = None) -> None:
        """Begin the first game of a seed, or without one the next game."""
        first = self.match.begin(seed)
        self.agents = self.possible_agents[:]
        self.rewards = dict.fromkeys(self.agents, 0.0)
        self._cumulative_rewards = dict.fromkeys(self.agents, 0.0)
        self.terminations = dict.fromkeys(self.agents, False)
        self.truncations = dict.fromkeys(self.agents, False)
        self.infos: dict[str, dict[str, Any]] = {agent: {} for agent in self.agents}
        self.agent_selection = self.possible_agents[first]
        self._skip_agent_selection = None
        self._steps_left = self._max_steps

    def observe(self, agent: str) -> Observation:
        """What an agent knows and may do."""
        observation, mask = self.match.look(self._seat[agent])
        return {"observation": observation, "action_mask": mask}

    def state(self) -> npt.NDArray[np.uint8]:
        """All that the agents know together, a row each: for a critic that sees everything, never for a player."""
        return np.stack([self.match.look(seat)[0] for seat in range(self.game.players)])

    def step(self, action: int | None) -> None:
        """Let the agent whose turn it is act; an action that its mask does not allow is met as `illegal` says."""
        agent = self.agent_selection
        if self.terminations[agent] or self.truncations[agent]:
            self._was_dead_step(action)
            return
        seat = REFUSED if action is None else self.match.play(int(action))
        if seat == REFUSED and self._replace_illegal:
            seat = self.match.play(self.match.random_action(self._seat[agent]))
        if seat == REFUSED:
            raise Illegal(None, f"Action {action} is not legal for {agent} now: choose by its action_mask.")
        self._cumulative_rewards[agent] = 0.0
        self._steps_left -= 1
        if seat == NO_SEAT:
            for other, reward in zip(self.agents, self.match.rewards(), strict=True):
                self.rewards[other] = reward
                self.terminations[other] = True
            self._accumulate_rewards()
            self._deads_step_first()
        else:
            self.agent_selection = self.possible_agents[seat]
            if self._steps_left == 0:
                self.truncations = dict.fromkeys(self.agents, True)
                self._deads_step_first()
        if self.render_mode == "human":
            self.render()

    def render(self) -> Any:
        """What a spectator sees, in the render mode."""
        return render(self.match, self.render_mode)

    def close(self) -> None:
        """Nothing needs closing."""
