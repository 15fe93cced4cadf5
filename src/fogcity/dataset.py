"""Games of strong play as arrays: what the seats knew, what was legal, what a search thought, and how it ended.

A dataset is a folder with a card (README.md), a description (dataset.json) and files of SHARD games each: NumPy
archives or Parquet. A game follows from the seed and its number alone, so any number of cores writes the same arrays.
"""

import hashlib
import json
from collections.abc import Callable, Iterator, Sequence
from concurrent.futures import ProcessPoolExecutor, as_completed
from dataclasses import asdict, dataclass
from multiprocessing import get_context
from pathlib import Path
from typing import Any, Literal, get_args

import numpy as np
import numpy.typing as npt

from fogcity import __version__, games
from fogcity.bots.guard import Guarded
from fogcity.bots.outside import close, make_any
from fogcity.extras import extra
from fogcity.foreign import quote
from fogcity.games import BadInput, Game
from fogcity.gpu.loops import action_table, layout_of, native, observation_version, reward_kind
from fogcity.history import Seen
from fogcity.simulation import cores
from fogcity.table import Table

SHARD = 100
"""Games of a file: few enough that many cores have something to do, and that a file fits into memory."""

Format = Literal["npz", "parquet"]
FORMATS: tuple[Format, ...] = get_args(Format)

Array = npt.NDArray[Any]

FIELDS = {
    "observations": "what the seat that acts knows, a row of bytes (`layout.expand` makes columns for networks)",
    "masks": "which actions are legal, as bits: `np.unpackbits(masks, axis=1, count=actions, bitorder='little')`",
    "policy": "the share of the search's visits that each action got; 1 for the choice of a bot that does not search",
    "action": "the action that was played, as learners number them",
    "seat": "the seat that acted",
    "game": "the number of the game",
    "first_step": "of each game: where its rows begin",
    "scores": "of each game: the seats' scores, in the rules' units",
    "rewards": "of each game: the seats' rewards by rank, from -1 to 1",
}
"""The arrays of a file; those of games have a row for each game, the others a row for each decision."""
OF_GAMES = ("first_step", "scores", "rewards")


@dataclass(frozen=True)
class Recipe:
    """Everything that decides what a dataset holds."""

    game: str
    options: dict[str, Any]
    bot: str
    games: int
    seed: int = 0
    opening: int = 8
    """The first actions of a game are drawn by their visits instead of being the best, so that games differ."""


def write(
    recipe: Recipe,
    folder: Path,
    *,
    format: Format = "npz",
    workers: int | None = None,
    advance: Callable[[int], None] = lambda done: None,
) -> dict[str, Any]:
    """Play the games of a recipe and write them to a folder; returns the description."""
    if format == "parquet":
        _pyarrow()  # better now than after the games
    close(make_any(games.make(recipe.game, **recipe.options), recipe.bot, seed=0))  # refuses what does not exist
    if folder.exists() and any(folder.iterdir()):
        raise BadInput(f"{folder} is not empty: name another folder for the dataset")
    folder.mkdir(parents=True, exist_ok=True)
    parts = [range(start, min(start + SHARD, recipe.games)) for start in range(0, recipe.games, SHARD)]
    files = [folder / f"{recipe.game}-{number:05}.{format}" for number in range(len(parts))]
    number = min(workers or cores(), len(parts))
    if number == 1:
        shards = [_told(write_shard(recipe, part, file), advance) for part, file in zip(parts, files, strict=True)]
    else:
        with ProcessPoolExecutor(number, get_context("spawn")) as pool:
            jobs = [pool.submit(write_shard, recipe, part, file) for part, file in zip(parts, files, strict=True)]
            for job in as_completed(jobs):
                _told(job.result(), advance)
            shards = [job.result() for job in jobs]
    described = _description(recipe, shards)
    (folder / "dataset.json").write_text(json.dumps(described, indent=1) + "\n", encoding="utf-8")
    (folder / "README.md").write_text(card(described), encoding="utf-8")
    return described


def _told(shard: dict[str, Any], advance: Callable[[int], None]) -> dict[str, Any]:
    advance(shard["games"])
    return shard


def write_shard(recipe: Recipe, numbers: range, file: Path) -> dict[str, Any]:
    """Play some games of a recipe and write them into a file."""
    game = games.make(recipe.game, **recipe.options)
    played = [play(recipe, game, number) for number in numbers]
    steps = [len(each["action"]) for each in played]
    arrays = {name: np.concatenate([each[name] for each in played]) for name in ("observations", "masks", "policy")}
    arrays |= {name: np.concatenate([each[name] for each in played]) for name in ("action", "seat")}
    arrays["game"] = np.repeat(np.array(numbers, np.int32), steps)
    arrays["first_step"] = np.concatenate([[0], np.cumsum(steps)[:-1]]).astype(np.int32)
    arrays |= {name: np.stack([each[name] for each in played]) for name in ("scores", "rewards")}
    if file.suffix == ".parquet":
        _write_parquet(arrays, file)
    else:
        np.savez_compressed(file, **arrays)  # type: ignore[arg-type]
    content = b"".join(arrays[field].tobytes() for field in FIELDS)
    return {"file": file.name, "games": len(played), "steps": sum(steps), "sha256": hashlib.sha256(content).hexdigest()}


def play(recipe: Recipe, game: Game, number: int) -> dict[str, Array]:
    """One game, and what was known and thought at each of its decisions."""
    secret = hashlib.sha256(f"dataset {recipe.seed} {number}".encode()).digest()
    table = Table(game, secret=secret)
    bot: Any = make_any(game, recipe.bot, seed=int.from_bytes(secret[:4], "little"))
    rng = np.random.default_rng([recipe.seed, number])
    rule_actions, numbering = action_table(game)
    look, layout = native(game.id).look, layout_of(game.id)
    words = np.zeros(game.rules.WORDS, np.uint64)
    rows: list[tuple[Array, Array, Array, int, int]] = []
    try:
        while not table.over:
            seat = table.waiting[0]
            actions = table.numbers(seat)
            if len(actions) == 1:
                table.play(seat, actions[0])
                continue
            veiled = table.veiled(seat)
            share = thoughts(bot, game, veiled, seat, actions, table.history)
            drawn = len(rows) < recipe.opening * game.players
            chosen = int(rng.choice(len(actions), p=share)) if drawn else int(np.argmax(share))
            observation, mask = np.empty(layout.size, np.uint8), np.empty(len(rule_actions), np.int8)
            look(game.setups, game.restore(veiled.tobytes()), words, rule_actions, seat, observation, mask)
            policy = np.zeros(len(rule_actions), np.float32)
            policy[numbering[actions]] = share
            bits = np.packbits(mask.view(np.bool_), bitorder="little")
            rows.append((observation, bits, policy, int(numbering[actions[chosen]]), seat))
            table.play(seat, actions[chosen])
    finally:
        close(bot)
    if isinstance(bot, Guarded) and bot.forfeits:
        raise BadInput(f"the bot {quote(recipe.bot)} failed in game {number}: {bot.last_fault}")
    scratch, rewards = np.zeros(game.players, np.int32), np.zeros(game.players, np.float32)
    end = game.restore(table.state.tobytes())
    native(game.id).reward_of(game.setups, end, reward_kind("rank"), scratch, rewards)
    observations, masks, policies, actions_played, seats = zip(*rows, strict=True)
    return {
        "observations": np.stack(observations),
        "masks": np.stack(masks),
        "policy": np.stack(policies).astype(np.float16),
        "action": np.array(actions_played, np.int16),
        "seat": np.array(seats, np.int8),
        "scores": np.array(game.scores(table.state), np.int32),
        "rewards": rewards,
    }


def thoughts(
    bot: Any, game: Game, veiled: Any, seat: int, actions: list[int], history: Sequence[Seen] = ()
) -> npt.NDArray[np.float64]:
    """The share of each action in what a bot thinks: visits of a search, or all for the choice of another bot."""
    if hasattr(bot, "visits"):
        visits = np.asarray(bot.visits(game, veiled, seat, actions), np.float64)
        if visits.sum() > 0:
            return np.asarray(visits / visits.sum())
    share = np.zeros(len(actions))
    share[actions.index(bot.choose(game, veiled, seat, actions, history))] = 1
    return share


def _description(recipe: Recipe, shards: list[dict[str, Any]]) -> dict[str, Any]:
    game = games.make(recipe.game, **recipe.options)
    return {
        "dataset": 1,
        **asdict(recipe),
        "fogcity": __version__,
        "rules": game.version,
        "observation": observation_version(game.id),
        "actions": len(action_table(game)[0]),
        "steps": sum(shard["steps"] for shard in shards),
        "fields": FIELDS,
        "shards": shards,
    }


def card(described: dict[str, Any]) -> str:
    """What a dataset is, for people."""
    options = " ".join(f"--{name} {value}" for name, value in described["options"].items() if name == "players")
    format = described["shards"][0]["file"].rpartition(".")[2]
    command = f"fogcity dataset {described['game']} {options} --bot {described['bot']} --games {described['games']}"
    lines = [
        f"# {games.kind(described['game']).title}: {described['games']:,} games of `{described['bot']}`",
        "",
        f"Made by Fog City {described['fogcity']} (rules version {described['rules']}, observations version "
        f"{described['observation']}): `{command} --seed {described['seed']} --opening {described['opening']} "
        f"--format {format}`. "
        "The same command gives the same arrays on any number of cores if the bot's budget is a number of iterations.",
        "",
        f"{described['steps']:,} decisions with more than one legal action, {described['actions']} actions. The same "
        f"bot plays all seats; about the first {described['opening']} decisions of each seat are drawn by the search's "
        "visits, the others are its favorites. A search stops when its favorite cannot be overtaken.",
        "",
        "Rows hold what the seat could know and nothing else. Games are made by programs; nobody's data is in here.",
        "",
        *(PARQUET_CARD if format == "parquet" else ()),
        "| array | meaning |",
        "| --- | --- |",
        *(f"| `{name}` | {meaning} |" for name, meaning in described["fields"].items()),
        "",
    ]
    return "\n".join(lines)


def read(folder: Path) -> Iterator[dict[str, Array]]:
    """The files of a dataset as arrays, one after the other."""
    try:
        described = json.loads((folder / "dataset.json").read_text(encoding="utf-8"))
        files = [folder / shard["file"] for shard in described["shards"]]
    except (OSError, ValueError, KeyError, TypeError):
        raise BadInput(f"{folder} holds no dataset: fogcity dataset writes one") from None
    for file in files:
        yield _read_parquet(file, described["actions"]) if file.suffix == ".parquet" else _read_archive(file)


def _read_archive(file: Path) -> dict[str, Array]:
    with np.load(file) as archive:
        return {name: archive[name] for name in FIELDS}


# --- Parquet ----------------------------------------------------------------------------------------------------------

PARQUET_CARD = (
    "Each row of the Parquet files is a decision. `observations` and `masks` are bytes of a fixed length, the other"
    " arrays are numbers and lists of them; what belongs to a game is repeated in each of its rows (`first_step` is"
    " left out). `fogcity.dataset.read(folder)` gives the arrays below.",
    "",
)


def _pyarrow() -> Any:
    with extra("parquet"):
        import pyarrow.parquet

    return pyarrow


def _write_parquet(arrays: dict[str, Array], file: Path) -> None:
    """A table with a row for each decision, which says everything about it."""
    arrow = _pyarrow()
    row_of_game = np.cumsum(np.isin(np.arange(len(arrays["game"])), arrays["first_step"])) - 1

    def column(name: str) -> Any:
        values = arrays[name][row_of_game] if name in OF_GAMES else arrays[name]
        if values.ndim == 1:
            return arrow.array(values)
        if values.dtype == np.uint8:
            return arrow.array([row.tobytes() for row in values], arrow.binary(values.shape[1]))
        if values.dtype == np.float16:  # not everybody reads such small ones
            values = values.astype(np.float32)
        return arrow.FixedSizeListArray.from_arrays(arrow.array(values.ravel()), values.shape[1])

    table = arrow.table({name: column(name) for name in FIELDS if name != "first_step"})
    arrow.parquet.write_table(table, file, compression="zstd")


def _read_parquet(file: Path, actions: int) -> dict[str, Array]:
    table = _pyarrow().parquet.read_table(file)
    rows = table.num_rows

    def column(name: str, width: int, kind: Any) -> Array:
        values = table.column(name).combine_chunks()
        if kind is np.uint8:
            return np.frombuffer(b"".join(values.to_pylist()), np.uint8).reshape(rows, width)
        return np.asarray(values.flatten().to_numpy(zero_copy_only=False).reshape(rows, width), kind)

    game = table.column("game").to_numpy()
    first = np.flatnonzero(np.diff(game, prepend=-1)).astype(np.int32)
    players = table.schema.field("scores").type.list_size
    return {
        "observations": column("observations", table.schema.field("observations").type.byte_width, np.uint8),
        "masks": column("masks", table.schema.field("masks").type.byte_width, np.uint8),
        "policy": column("policy", actions, np.float16),
        **{name: table.column(name).to_numpy() for name in ("action", "seat", "game")},
        "first_step": first,
        "scores": column("scores", players, np.int32)[first],
        "rewards": column("rewards", players, np.float32)[first],
    }
