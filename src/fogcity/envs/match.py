"""One game driven from Python with a single native call per step; all environments share it."""

import io
import secrets
from dataclasses import fields
from typing import Any

import numpy as np
import numpy.typing as npt

from fogcity import games
from fogcity.extras import extra
from fogcity.foreign import quote
from fogcity.games import SPECTATOR, BadInput, Game, State
from fogcity.gpu.loops import action_table, layout_of, native, observation_version, reward_kind
from fogcity.kernel import below

RENDER_MODES = ["human", "ansi", "rgb_array"]
SEEDS = 1 << 32


class Match:
    """A game that is started again and again; each episode has its own stream of chance (seed, 0, episode)."""

    def __init__(self, game: Game, reward: str) -> None:
        self.game = game
        self.layout = layout_of(game.id)
        self.observation_version = observation_version(game.id)
        self.table, self.numbering = action_table(game)
        self.actions = len(self.table)
        """How many actions a learner chooses from; action k means rule action `table[k]`."""
        self.states = np.zeros(1, game.rules.STATE)
        self.rng = np.zeros(4, np.uint32)
        self._kind = reward_kind(reward)
        self._seed, self._episode = secrets.randbelow(SEEDS), -1
        self._words = np.zeros(game.rules.WORDS, np.uint64)
        self._native = native(game.id)

    @property
    def state(self) -> State:
        """The full state with all secrets."""
        return self.states[0]

    def begin(self, seed: int | None) -> int:
        """Begin the first game of a seed, or without one the next game; returns the seat that acts."""
        self._episode += 1
        if seed is not None:
            self._seed, self._episode = seed % SEEDS, 0
        return int(self._native.begin_one(self.game.setups, self.states, self.rng, self._seed, self._episode))

    def play(self, action: int) -> int:
        """Play a learner's action for the seat that acts; returns the next seat, NO_SEAT at the end, or REFUSED."""
        next_seat: int = self._native.play(self.game.setups, self.states, self.rng, self._words, self.table, action)
        return next_seat

    def play_others(self, seat: int) -> int:
        """Let all others play at random until a seat acts or the game is over."""
        next_seat: int = self._native.play_others(self.game.setups, self.states, self.rng, self._words, seat)
        return next_seat

    def look(self, seat: int) -> tuple[npt.NDArray[np.uint8], npt.NDArray[np.int8]]:
        """What a seat knows, and for each action whether it may do it.

        Once the game is over any action will do, so that learners which draw from the mask of a last step can.
        """
        observation = np.empty(self.layout.size, np.uint8)
        mask = np.empty(self.actions, np.int8)
        self._native.look(self.game.setups, self.states, self._words, self.table, seat, observation, mask)
        return observation, mask

    def random_action(self, seat: int) -> int:
        """A legal action of a seat by the game's own chance."""
        legal = self.look(seat)[1].nonzero()[0]
        return int(legal[below(self.rng, len(legal))])

    def rewards(self) -> list[float]:
        """Each seat's reward, once the game is over."""
        scratch, out = np.zeros(self.game.players, np.int32), np.zeros(self.game.players, np.float32)
        self._native.reward_of(self.game.setups, self.states, self._kind, scratch, out)
        rewards: list[float] = out.tolist()
        return rewards


def new_game(maker: str, game: str, options: dict[str, Any]) -> Game:
    """A game with options; an unknown one is refused as Python refuses an unknown argument, which learners rely on."""
    known = {part.name for part in fields(games.kind(game).options_type)}
    for name in options:
        if name not in known:
            raise TypeError(
                f"{maker}() got an unexpected keyword argument '{name}': {game} has {', '.join(sorted(known))}"
            )
    return games.make(game, **options)


def check_render_mode(mode: str | None) -> None:
    """Refuse a render mode that does not exist."""
    if mode is not None and mode not in RENDER_MODES:
        raise BadInput(f"there is no render mode {quote(mode)}: choose {', '.join(RENDER_MODES)}")


def render(match: Match, mode: str | None) -> Any:
    """What a spectator sees: printed (human), as text (ansi) or as a picture (rgb_array)."""
    if mode is None:
        raise BadInput(f"nothing is rendered without a mode: make the environment with {', '.join(RENDER_MODES)}")
    veiled = match.game.veiled(match.state, SPECTATOR)
    if mode == "rgb_array":
        picture = match.game.svg(veiled, SPECTATOR)
        if picture is None:
            raise BadInput(f"{match.game.title} draws no pictures: render it as human or ansi")
        return _pixels(picture)
    text = match.game.text(veiled, SPECTATOR)
    if mode == "ansi":
        return text
    print(text)
    return None


def _pixels(svg: str) -> npt.NDArray[np.uint8]:
    with extra("envs"):
        import resvg_py
        from PIL import Image

    png = resvg_py.svg_to_bytes(svg_string=svg)
    return np.asarray(Image.open(io.BytesIO(bytes(png))).convert("RGB"))
