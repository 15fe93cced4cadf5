"""A batch: many games of one kind that are played side by side, on all cores of the CPU or on a GPU."""

from collections.abc import Callable, Iterator
from concurrent.futures import ThreadPoolExecutor
from typing import Any

import numpy as np
import numpy.typing as npt

from fogcity import games
from fogcity.extras import extra, need
from fogcity.foreign import quote
from fogcity.games import BadInput, Game, Illegal
from fogcity.games.observation import Layout
from fogcity.gpu.loops import Games, action_table, layout_of, native, reward_kind, streams
from fogcity.gpu.study import layout2_of, native_bots, second_version, study
from fogcity.simulation import cores

POLICY = 0xFFFFFFFF
"""The episode whose stream of chance `sample` uses: no game ever gets there."""
SMALL = 512
"""Games that one thread handles before another one is worth starting."""

KEPT = ("states", "rngs", "policy", "episodes", "seats", "done", "illegal", "rewards", "scores", "moves")
"""The arrays that decide how games go on, and the results of the last step."""

Array = Any
"""A NumPy array, or with CUDA a device array: both are taken by PyTorch, JAX and CuPy without a copy."""


class Batch:
    """Games side by side: `Batch(GAME, 4096, players=3)` with the id of a game, or with `device="cuda"` on the GPU.

    Game i plays by the stream of chance (seed, offset + i, episode), on every device the same. The arrays belong to the
    batch and are rewritten by its methods: `legal` writes `masks`, `observe` writes `observations`, `step` writes
    `seats`, `done`, `rewards` and `illegal`. With `auto_reset` a game that ends is followed by the next at once.
    """

    def __init__(
        self,
        game: Game | str,
        n: int,
        *,
        device: str = "cpu",
        seed: int = 0,
        offset: int = 0,
        reward: str = "rank",
        auto_reset: bool = True,
        observation: int = 1,
        threads: int | None = None,
        **options: Any,
    ) -> None:
        if isinstance(game, str):
            game = games.make(game, **options)
        elif options:
            raise BadInput("options belong to the game: give them when it is made")
        if n < 1:
            raise BadInput(f"a batch cannot have {n} games: choose 1 or more")
        if not 0 <= seed < 1 << 32:
            raise BadInput(f"the seed cannot be {seed}: choose a whole number from 0 to {(1 << 32) - 1}")
        if device not in ("cpu", "cuda"):
            raise BadInput(f"there is no device {quote(device)}: choose cpu or cuda")
        if device == "cuda" and games.part(game.id, "features") is None:
            raise BadInput(f"{game.title} has no features.py, which CUDA needs: use device='cpu'")
        if observation not in (1, 2):
            raise BadInput(f"there is no version {observation} of observations: choose 1 or 2")
        self.game, self.n, self.device, self.observation = game, n, device, observation
        self._made = {"seed": seed, "offset": offset, "reward": reward, "auto_reset": auto_reset, "threads": threads}
        self._device: _Cpu | _Cuda = _Cuda(game.id) if device == "cuda" else _Cpu(game.id, threads or cores())
        table, numbering = action_table(game)
        self.actions = len(table)
        """How many actions a learner chooses from: action k means rule action `rule_actions[k]`."""
        self.rule_actions: npt.NDArray[np.int32] = table
        self.layout: Layout = layout_of(game.id) if observation == 1 else layout2_of(game.id)
        make, room = self._device.zeros, self._device.room
        self.games = Games(
            setups=self._device.array(game.setups),
            states=room(n, game.rules.STATE),
            rngs=room((n, 4), np.uint32),
            policy=self._device.array(streams(n, seed, offset, POLICY)),
            episodes=make(n, np.uint32),
            seats=make(n, np.int8),
            views=make(n, np.int8),
            words=room((n, game.rules.WORDS), np.uint64),
            table=self._device.array(table),
            numbering=self._device.array(numbering),
            actions=make(n, np.int32),
            masks=room((n, len(table)), np.bool_),
            observations=room(-(-n * self.layout.size // 8) * 8, np.uint8),
            done=make(n, np.bool_),
            illegal=make(n, np.bool_),
            rewards=make((n, game.players), np.float32),
            scores=make((n, game.players), np.int32),
            moves=make(n, np.int32),
            key=seed,
            offset=offset,
            kind=reward_kind(reward),
            auto_reset=auto_reset,
        )
        self.observations: Array = self.games.observations[: n * self.layout.size].reshape(n, self.layout.size)
        """What the seats that act know, as `observe` wrote it."""
        self._played: Array = self.games.actions
        """The actions of the last step: the caller's own array, where it is on the device already."""
        self._masks_hold = False
        """Whether the masks are those of the states as they are."""
        self._seats_hold = True
        """Whether nobody was given the states to write into since the seats were found."""
        self._action_features: Array | None = None
        self._running: Array | None = None
        self.reset()

    def __len__(self) -> int:
        return self.n

    # --- the arrays ----------------------------------------------------------------------------------------------

    @property
    def states(self) -> Array:
        """The full states: records with all secrets, for search and debugging, not for players.

        Writes take effect with the next call; get the array again each time you write.
        """
        self._masks_hold = self._seats_hold = False
        return self.games.states

    @property
    def seats(self) -> Array:
        """The seat that acts in each game, -1 in one that is over."""
        self._need_seats()
        return self.games.seats

    @property
    def masks(self) -> Array:
        """For each game and action whether it is legal for the seat that acts."""
        self._need_masks()
        return self.games.masks

    @property
    def done(self) -> Array:
        """Whether the last step ended a game."""
        return self.games.done

    @property
    def rewards(self) -> Array:
        """Each seat's reward of the last step: not 0 only where it ended a game."""
        return self.games.rewards

    @property
    def scores(self) -> Array:
        """The scores of the last finished game at each index."""
        return self.games.scores

    @property
    def moves(self) -> Array:
        """Actions played so far in each game."""
        return self.games.moves

    @property
    def episodes(self) -> Array:
        """How many games have ended at each index."""
        return self.games.episodes

    @property
    def illegal(self) -> Array:
        """Whether the last step left a game as it was, because the action was not legal."""
        return self.games.illegal

    # --- playing -------------------------------------------------------------------------------------------------

    def reset(self, episode: int = 0) -> None:
        """Begin a new game at every index, with the stream of chance of an episode."""
        self._device.copy(np.full(self.n, episode, np.uint32), self.games.episodes)
        self._device.run("begin", self.games)
        self._masks_hold, self._seats_hold = False, True

    def begin(self, where: npt.NDArray[np.bool_]) -> None:
        """Begin the next game wherever `where` is true (on the CPU; on a GPU games follow by `auto_reset`)."""
        if self.device != "cpu":
            raise BadInput("on a GPU single games do not begin anew: make the batch with auto_reset=True")
        begin_all = native(self.game.id).begin_all
        self.games.episodes[where] += 1
        for i in np.flatnonzero(where).tolist():
            begin_all(i, i + 1, self.games)
        self._masks_hold = False

    def legal(self) -> Array:
        """The legal actions of the seats that act: `masks`, rewritten."""
        self._need_seats()
        self._device.run("legal", self.games)
        self._masks_hold = True
        return self.games.masks

    def observe(self, seat: int | Array | None = None) -> Array:
        """What the acting seats know, or a given seat, or one seat per game: `observations`, rewritten."""
        viewed = self._viewed(seat)
        if self.observation == 1:
            self._device.run("observe", viewed)
        else:
            self._device.study("observe2", viewed, None)
        return self.observations

    def action_features(self) -> Array:
        """Features of each legal action of the acting seats: bytes by game, action and `action_layout`."""
        if self._action_features is None:
            shape = (self.n, self.actions, self.action_layout.size)
            self._action_features = self._device.zeros(shape, np.uint8)
        self._need_masks()
        self._device.study("describe", self.games, self._action_features)
        return self._action_features

    @property
    def action_layout(self) -> Layout:
        """The layout of an action's features."""
        layout: Layout = second_version(self.game.id).ACTION_LAYOUT
        return layout

    def running_scores(self) -> Array:
        """Each seat's score if its game ended now."""
        if self._running is None:
            self._running = self._device.zeros((self.n, self.game.players), np.int32)
        self._device.study("running", self.games, self._running)
        return self._running

    def bot(self, name: str) -> Callable[[], Array]:
        """A bot inside the batch: call it for the actions it chooses for the acting seats, from what they know."""
        native = native_bots(self.game.id)
        if native is None or name not in native.NAMES:
            known = ", ".join(native.NAMES) if native else "none"
            raise BadInput(f"there is no bot {name!r} for batches of {self.game.id}: choose {known}")
        knowledge = self._device.array(native.knowledge(self.game, name))

        def choose() -> Array:
            self._need_seats()
            self._device.study("choose", self.games, knowledge)
            return self.games.actions

        return choose

    def sample(self) -> Array:
        """A random legal action for each game."""
        self._need_masks()
        self._device.run("sample", self.games)
        return self.games.actions

    def step(self, actions: Array) -> None:
        """Let the seats act: an array with one action a game, of NumPy or on the batch's device."""
        if len(actions) != self.n:
            raise BadInput(f"{len(actions)} actions for {self.n} games: give one for each")
        self._need_masks()
        self._played = self._device.taken(actions, self.games.actions)
        self._device.run("step", self.games._replace(actions=self._played))
        self._masks_hold = False

    # --- positions from elsewhere --------------------------------------------------------------------------------

    def load(self, states: npt.NDArray[Any]) -> None:
        """Go on from the given states, one for each game; chance and episodes stay as they are."""
        if len(states) != self.n:
            raise BadInput(f"{len(states)} states for {self.n} games: give one for each")
        self._device.copy(states, self.games.states)
        self._device.copy(np.zeros(self.n, np.int32), self.games.moves)
        self._masks_hold = self._seats_hold = False
        self._need_seats()

    def snapshot(self) -> dict[str, npt.NDArray[Any]]:
        """Everything that decides how the games go on, as independent NumPy arrays."""
        self._need_seats()
        kept = {name: self._device.host(getattr(self.games, name)).copy() for name in KEPT}
        kept["states"] = kept["states"].astype(self.game.rules.STATE)
        return kept

    def restore(self, snapshot: dict[str, npt.NDArray[Any]]) -> None:
        """Go back to a snapshot of a batch of the same game and size."""
        if len(snapshot["states"]) != self.n:
            raise BadInput(f"a snapshot of {len(snapshot['states'])} games for {self.n}: take one of this batch's size")
        for name in KEPT:
            self._device.copy(snapshot[name], getattr(self.games, name))
        self._masks_hold, self._seats_hold = False, True

    def resample(self, seats: int | Array | None = None) -> None:
        """Deal again, in every game, what the acting seat, or a given seat, or one seat per game, cannot know."""
        self._device.study("resample", self._viewed(seats), None)
        self._masks_hold = False

    def __getstate__(self) -> dict[str, Any]:
        made = {**self._made, "observation": self.observation, "device": self.device}
        return {"game": self.game.id, "options": self.game.options.values(), "n": self.n, "made": made} | {
            "snapshot": self.snapshot()
        }

    def __setstate__(self, kept: dict[str, Any]) -> None:
        self.__init__(kept["game"], kept["n"], **kept["made"], **kept["options"])  # type: ignore[misc]
        self.restore(kept["snapshot"])

    # --- the rest ------------------------------------------------------------------------------------------------

    def check(self) -> None:
        """Raise Illegal if an action of the last step was not legal."""
        wrong = np.flatnonzero(self._device.host(self.illegal))
        if len(wrong):
            action = int(self._device.host(self._played)[wrong[0]])
            raise Illegal(
                None,
                f"Action {action} is not legal in game {wrong[0]} ({len(wrong)} games in all): choose by the masks.",
            )

    def random_games(self) -> Array:
        """Play all games from where they stand to their ends with random actions; returns their `scores`."""
        self._device.run("random", self.games)
        self._masks_hold = False
        return self.scores

    def host(self, array: Array) -> npt.NDArray[Any]:
        """An array of the batch as a NumPy array."""
        return self._device.host(array)

    def synchronize(self) -> None:
        """Wait until all work on the GPU is done."""
        self._device.synchronize()

    def _need_masks(self) -> None:
        if not self._masks_hold:
            self.legal()

    def _need_seats(self) -> None:
        if not self._seats_hold:
            self._device.study("reseat", self.games, None)
            self._seats_hold = True

    def _viewed(self, seat: int | Array | None) -> Games:
        """The games with the seats whose knowledge is asked for."""
        self._need_seats()
        if seat is None:
            return self.games._replace(views=self.games.seats)
        if isinstance(seat, int):
            if not 0 <= seat < self.game.players:
                raise BadInput(f"there is no seat {seat}: choose 0 to {self.game.players - 1}")
            self._device.copy(np.full(self.n, seat, np.int8), self.games.views)
            return self.games
        if len(seat) != self.n:
            raise BadInput(f"{len(seat)} seats for {self.n} games: give one for each")
        return self.games._replace(views=self._device.taken(seat, self.games.views))


class _Cpu:
    """Runs loops on threads: the rules run outside Python's lock."""

    def __init__(self, game_id: str, threads: int) -> None:
        self._game_id = game_id
        self._loops = native(game_id)
        self._threads = threads
        self._pool = ThreadPoolExecutor(threads) if threads > 1 else None

    def run(self, name: str, all_games: Games) -> None:
        self._over_all(getattr(self._loops, f"{name}_all"), len(all_games.states), (all_games,))

    def _parts(self, n: int) -> Iterator[tuple[int, int]]:
        """Several parts a thread, since games differ in length."""
        size = max(SMALL, -(-n // (4 * self._threads)))
        for low in range(0, n, size):
            yield low, min(low + size, n)

    def study(self, name: str, all_games: Games, extra: Any) -> None:
        self._over_all(getattr(study(self._game_id), f"{name}_all"), len(all_games.states), (all_games, extra))

    def _over_all(self, loop: Callable[..., None], n: int, arguments: tuple[Any, ...]) -> None:
        if self._pool is None or n <= SMALL:
            loop(0, n, *arguments)
        else:
            for _ in self._pool.map(lambda part: loop(*part, *arguments), self._parts(n)):
                pass

    def zeros(self, shape: int | tuple[int, ...], dtype: Any) -> Array:
        return np.zeros(shape, dtype)

    def room(self, shape: int | tuple[int, ...], dtype: Any) -> Array:
        return np.zeros(shape, dtype)

    def array(self, values: npt.NDArray[Any]) -> Array:
        return values

    def copy(self, values: npt.NDArray[Any], to: Array) -> None:
        to[:] = values

    def taken(self, values: Any, own: Array) -> Array:
        """Actions as the loops take them: copied into the batch's own array."""
        own[:] = values
        return own

    def host(self, array: Array) -> npt.NDArray[Any]:
        return np.asarray(array)

    def synchronize(self) -> None:
        pass


class _Cuda:
    """Runs kernels on the current CUDA device, in the order they are called."""

    def __init__(self, game_id: str) -> None:
        with extra("gpu"):
            from numba import cuda as numba_cuda

        cuda: Any = numba_cuda
        if not cuda.is_available():
            need("gpu", "numba_cuda")
            raise BadInput("there is no CUDA device here: use device='cpu'")
        from fogcity.gpu import kernels, study_kernels

        self._cuda = cuda
        self._study = study_kernels.compiled(game_id)
        self._study_shapes = study_kernels.SHAPES
        self._aligned = kernels.aligned
        self._kernels = kernels.compiled(game_id)
        self.shapes = kernels.SHAPES

    def run(self, name: str, all_games: Games) -> None:
        games_a_block, threads = self.shapes[name]
        blocks = -(-len(all_games.states) // games_a_block)
        getattr(self._kernels, f"{name}_kernel")[blocks, threads](all_games)

    def study(self, name: str, all_games: Games, extra: Any) -> None:
        games_a_block, threads = self._study_shapes[name]
        blocks = -(-len(all_games.states) // games_a_block)
        getattr(self._study, f"{name}_kernel")[blocks, threads](all_games, all_games.done if extra is None else extra)

    def zeros(self, shape: int | tuple[int, ...], dtype: Any) -> Array:
        return self._cuda.to_device(np.zeros(shape, dtype))

    def room(self, shape: int | tuple[int, ...], dtype: Any) -> Array:
        """Memory for what is written before it is read."""
        dtype = np.dtype(dtype)
        return self._cuda.device_array(shape, self._aligned(dtype) if dtype.names else dtype)

    def array(self, values: npt.NDArray[Any]) -> Array:
        return self._cuda.to_device(values.astype(self._aligned(values.dtype)) if values.dtype.names else values)

    def copy(self, values: npt.NDArray[Any], to: Array) -> None:
        """Records are laid out again, so that their fields are where the GPU can read them at once."""
        to.copy_to_device(values.astype(self._aligned(values.dtype)) if values.dtype.names else values)

    def taken(self, values: Any, own: Array) -> Array:
        """Actions as the kernels take them: in place where they are on the device, of whatever kind of integer."""
        if values is own:
            return own
        if hasattr(values, "__cuda_array_interface__"):
            return self._cuda.as_cuda_array(values)
        return self._cuda.to_device(np.asarray(values, np.int32))

    def host(self, array: Array) -> npt.NDArray[Any]:
        values: npt.NDArray[Any] = array.copy_to_host()
        return values

    def synchronize(self) -> None:
        self._cuda.synchronize()
