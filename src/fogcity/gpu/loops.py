"""Operations on one game of a batch, and on a range of them on the CPU. Written once for all games.

The functions below name a game's `rules` and `features`, which `bind` fills in: it makes a copy of a function that
looks these names up in a game of its own. (Closures would do the same, but Numba cannot keep them on disk.)

In a batch every game has the same index i in all arrays. `words` holds its legal actions as the rules number them, one
bit each; a learner's action k is the rule action `table[k]`.
"""

from collections.abc import Callable
from functools import cache
from types import FunctionType, ModuleType, SimpleNamespace
from typing import Any, NamedTuple, TypeVar, cast

import numpy as np
import numpy.typing as npt

from fogcity import games
from fogcity.foreign import quote
from fogcity.games import BadInput, Game, Records, Rules
from fogcity.games.observation import Features, Layout
from fogcity.gpu.plain import FUNCTIONS, filled_in
from fogcity.kernel import ONE, Rng, below, bit, list_actions, nth_action, nth_bit, popcount, rule, seed
from fogcity.kernel.random import ASKED, NEXT, SCRIPT

rules = cast(Rules, None)  # filled in by `bind`
features = cast(Features, None)
SIZE = 0

NO_SEAT = -1
"""The seat that acts in a game that is over."""
REFUSED = -2
"""What `play` returns for an action that is not legal."""
START = -1
"""Stands for the start of a game where a rule action is asked for."""
RANK, MARGIN = 0, 1
REWARDS = {"rank": RANK, "margin": MARGIN}
"""Rewards by rank (from -1 for the last to 1 for the first) or by margin (points above the mean of the others')."""

Array = npt.NDArray[Any]
Words = npt.NDArray[np.uint64]
F = TypeVar("F", bound=Callable[..., Any])


class Games(NamedTuple):
    """All arrays of a batch and what holds for the whole of it."""

    setups: Any
    states: Any
    rngs: Any
    """The chance of each game: four words."""
    policy: Any
    """The chance of `sample`, apart from that of the games."""
    episodes: Any
    """How many games were begun at each place before this one."""
    seats: Any
    """The seat that acts, NO_SEAT in a game that is over."""
    views: Any
    """The seat whose knowledge is asked for."""
    words: Any
    table: Any
    numbering: Any
    """For every rule action the learner's number of it."""
    actions: Any
    masks: Any
    observations: Any
    """The bytes of all games one after the other, up to a whole number of words of eight bytes."""
    done: Any
    illegal: Any
    rewards: Any
    scores: Any
    moves: Any
    key: int
    offset: int
    kind: int
    auto_reset: bool


# --- one game ----------------------------------------------------------------------------------------------------


def acting(setup: Any, s: Any) -> int:
    """The seat that acts now: the lowest where several may, NO_SEAT when the game is over."""
    seats = rules.waiting(setup, s)
    return NO_SEAT if seats == 0 else nth_bit(np.uint64(seats), 0)


def begin(games: Games, i: int) -> None:
    """Start game i with the stream of chance that belongs to the key, its number and its episode."""
    seed(games.rngs[i], games.key, games.offset + i, games.episodes[i])
    rules.start(games.setups[0], games.states[i], games.rngs[i])
    games.seats[i] = acting(games.setups[0], games.states[i])


def reward(setup: Any, s: Any, kind: int, scratch: Array, out: Array) -> None:
    """Write each seat's reward in a game that is over; `scratch` has room for a number a seat."""
    players = int(setup.players)
    if kind == RANK:
        features.standing(setup, s, scratch)
        for seat in range(players):
            beaten = 0
            for other in range(players):
                beaten += int(scratch[seat] > scratch[other]) - int(scratch[seat] < scratch[other])
            out[seat] = np.float32(beaten) / np.float32(players - 1)
    else:
        rules.scores(setup, s, scratch)
        total = 0
        for seat in range(players):
            total += int(scratch[seat])
        for seat in range(players):
            above = players * int(scratch[seat]) - total
            out[seat] = np.float32(above) / np.float32((players - 1) * features.score_unit(setup))


def is_legal(words: Words, table: Array, action: int) -> bool:
    """Whether a learner's action is among the legal ones."""
    return 0 <= action < len(table) and words[table[action] >> 6] & bit(table[action] & 63) != 0


def step(games: Games, i: int) -> None:
    """Carry out the action of game i; an illegal one leaves the game as it is."""
    setup, s = games.setups[0], games.states[i]
    games.done[i] = False
    games.illegal[i] = False
    for seat in range(setup.players):
        games.rewards[i, seat] = 0
    if games.seats[i] == NO_SEAT:
        return
    action = int(games.actions[i])
    if not is_legal(games.words[i], games.table, action):
        games.illegal[i] = True
        return
    rules.apply(setup, s, int(games.seats[i]), int(games.table[action]), games.rngs[i])
    games.moves[i] += 1
    games.seats[i] = acting(setup, s)
    if games.seats[i] == NO_SEAT:
        games.done[i] = True
        reward(setup, s, games.kind, games.scores[i], games.rewards[i])
        rules.scores(setup, s, games.scores[i])
        if games.auto_reset:
            games.episodes[i] += 1
            games.moves[i] = 0
            begin(games, i)


def spread(words: Words, table: Array, mask: Array) -> None:
    """Write for each of a learner's actions whether it is legal."""
    for k in range(len(table)):
        mask[k] = (words[table[k] >> 6] >> np.uint64(table[k] & 63)) & ONE


def sample(words: Words, numbering: Array, rng: Rng) -> int:
    """A learner's number of a legal action, all equally likely, or 0 where there is none."""
    count = 0
    for word in range(len(words)):
        count += popcount(words[word])
    return int(numbering[nth_action(words, below(rng, count))]) if count > 0 else 0


# --- a range of games on the CPU ---------------------------------------------------------------------------------


def begin_all(low: int, high: int, games: Games) -> None:
    for i in range(low, high):
        games.moves[i] = 0
        begin(games, i)


def legal_all(low: int, high: int, games: Games) -> None:
    for i in range(low, high):
        rules.legal(games.setups[0], games.states[i], int(games.seats[i]), games.words[i])
        spread(games.words[i], games.table, games.masks[i])


def step_all(low: int, high: int, games: Games) -> None:
    for i in range(low, high):
        step(games, i)


def observe_all(low: int, high: int, games: Games) -> None:
    for i in range(low, high):
        row = games.observations[SIZE * i : SIZE * (i + 1)]
        features.observe(games.setups[0], games.states[i], max(int(games.views[i]), 0), row)


def sample_all(low: int, high: int, games: Games) -> None:
    for i in range(low, high):
        games.actions[i] = sample(games.words[i], games.numbering, games.policy[i])


def random_all(low: int, high: int, games: Games) -> None:
    for i in range(low, high):
        games.moves[i] += rules.random_game(games.setups[0], games.states[i], games.rngs[i], games.words[i])
        rules.scores(games.setups[0], games.states[i], games.scores[i])
        games.seats[i] = NO_SEAT


@rule
def _seed_all(rngs: Array, key: int, offset: int, episode: int) -> None:
    for i in range(len(rngs)):
        seed(rngs[i], key, offset + i, episode)


def streams(n: int, key: int, offset: int, episode: int) -> npt.NDArray[np.uint32]:
    """The streams of chance of n games in an episode."""
    rngs = np.zeros((n, 4), np.uint32)
    _seed_all(rngs, key, offset, episode)
    return rngs


# --- one game in Python's hands: as few arguments as can be, since each costs time --------------------------------


def play(setups: Records, states: Records, rng: Rng, words: Words, table: Array, action: int) -> int:
    """Carry out an action of the seat that acts: returns the next seat, NO_SEAT, or REFUSED if it is illegal."""
    setup, s = setups[0], states[0]
    seat = acting(setup, s)
    rules.legal(setup, s, seat, words)
    if not is_legal(words, table, action):
        return REFUSED
    rules.apply(setup, s, seat, int(table[action]), rng)
    return acting(setup, s)


def play_others(setups: Records, states: Records, rng: Rng, words: Words, seat: int) -> int:
    """Let random actions be played until a seat acts; returns the seat, or NO_SEAT when the game is over."""
    setup, s = setups[0], states[0]
    now = acting(setup, s)
    while now not in (seat, NO_SEAT):
        count = rules.legal(setup, s, now, words)
        rules.apply(setup, s, now, nth_action(words, below(rng, count)), rng)
        now = acting(setup, s)
    return now


def look(
    setups: Records, states: Records, words: Words, table: Array, seat: int, observation: Array, mask: Array
) -> None:
    """Write what a seat knows and what it may do; once a game is over, any action: nothing is played any more."""
    features.observe(setups[0], states[0], seat, observation)
    if acting(setups[0], states[0]) == NO_SEAT:
        mask[:] = 1
        return
    rules.legal(setups[0], states[0], seat, words)
    spread(words, table, mask)


def begin_one(setups: Records, states: Records, rng: Rng, key: int, episode: int) -> int:
    """Start a game with the stream of chance (key, 0, episode); returns the seat that acts."""
    seed(rng, key, 0, episode)
    rules.start(setups[0], states[0], rng)
    return acting(setups[0], states[0])


def scripted(setups: Records, states: Records, seat: int, action: int, script: Rng) -> None:
    """Start a game (with START as action) or carry out a rule action, where chance brings what a script says."""
    script[NEXT] = SCRIPT
    if action == START:
        rules.start(setups[0], states[0], script)
    else:
        rules.apply(setups[0], states[0], seat, action, script)


def try_script(setups: Records, states: Records, scratch: Records, seat: int, action: int, script: Rng) -> int:
    """Carry out a rule action if a script says all that chance brings, and return 0.

    Otherwise nothing changes, and the answer is how many outcomes the next chance event has.
    """
    scratch[0] = states[0]
    scripted(setups, scratch, seat, action, script)
    if int(script[NEXT]) > len(script):
        return int(script[ASKED])
    states[0] = scratch[0]
    return 0


def numbers_of(setups: Records, states: Records, words: Words, numbering: Array, seat: int, out: Array) -> int:
    """Write a learner's numbers of a seat's legal actions and return how many there are."""
    rules.legal(setups[0], states[0], seat, words)
    count = list_actions(words, out)
    for k in range(count):
        out[k] = numbering[out[k]]
    return count


def seat_of(setups: Records, states: Records) -> int:
    """The seat that acts, or NO_SEAT."""
    return acting(setups[0], states[0])


def reward_of(setups: Records, states: Records, kind: int, scratch: Array, out: Array) -> None:
    """Write each seat's reward in a game that is over."""
    reward(setups[0], states[0], kind, scratch, out)


def unit_of(setups: Records) -> int:
    """How many of the units that scores count in make a point."""
    return features.score_unit(setups[0])


def possible_in(setups: Records, words: Words) -> None:
    """Write all actions that can ever be legal."""
    features.possible(setups[0], words)


ONE_GAME = (acting, begin, reward, is_legal, step, spread, sample, scripted)
MANY_GAMES = (begin_all, legal_all, step_all, observe_all, sample_all, random_all)
IN_PYTHON = (begin_one, play, play_others, look, try_script, numbers_of, seat_of, unit_of, reward_of, possible_in)


# --- filling in a game -------------------------------------------------------------------------------------------


def bind(function: F, names: dict[str, Any]) -> F:
    """A copy of a function that looks up the given names before those of its own module."""
    copy: Any = FunctionType(function.__code__, {**function.__globals__, **names}, function.__name__)
    copy.__module__ = function.__module__
    copy.__qualname__ = f"{function.__name__}_{names['game_id']}"
    return copy  # type: ignore[no-any-return]


@cache
def game_names(game_id: str) -> dict[str, Any]:
    """The names that belong to a game: its rules, its features and the functions for one game bound to them."""
    own_rules = games.kind(game_id).rules
    own_features = games.part(game_id, "features") or _plain_features(game_id)
    names: dict[str, Any] = {
        "game_id": game_id,
        "rules": own_rules,
        "features": own_features,
        "WORDS": own_rules.WORDS,
        "SIZE": own_features.SIZE,
    }
    for function in ONE_GAME:  # in this order: later ones call earlier ones
        names[function.__name__] = compile_for(function, names)
    return names


def _plain_features(game_id: str) -> ModuleType:
    game = games.kind(game_id)
    names = {"game_id": game_id, "rules": game.rules, "STATE": game.rules.STATE}
    functions = {function.__name__: compile_for(function, names) for function in FUNCTIONS}
    return filled_in(game_id, game.version, game.rules, functions)


def compile_for(function: F, names: dict[str, Any]) -> F:
    """A function filled in with the names of a game, compiled; it is kept as long as the game stays the same."""
    return rule(bind(function, names), built_on=names["rules"].__name__)


@cache
def native(game_id: str) -> SimpleNamespace:
    """The functions of this file for a game, compiled."""
    names = game_names(game_id)
    return SimpleNamespace(**{f.__name__: compile_for(f, names) for f in MANY_GAMES + IN_PYTHON})


@cache
def layout_of(game_id: str) -> Layout:
    """The layout of a game's observations."""
    layout: Layout = game_names(game_id)["features"].LAYOUT
    return layout


def observation_version(game_id: str) -> int:
    """The version of a game's observations: they never change within one."""
    version: int = game_names(game_id)["features"].OBSERVATION_VERSION
    return version


def reward_kind(name: str) -> int:
    """The number of a kind of reward."""
    if name not in REWARDS:
        raise BadInput(f"there is no reward {quote(name)}: choose {' or '.join(REWARDS)}")
    return REWARDS[name]


def possible_actions(game: Game) -> npt.NDArray[np.uint64]:
    """The rule actions that can be legal at some time, as the bits of words."""
    words = np.zeros(game.rules.WORDS, np.uint64)
    native(game.id).possible_in(game.setups, words)
    return words


def action_table(game: Game) -> tuple[Array, Array]:
    """A learner's actions as rule actions, and for every rule action its place among them."""
    bits = np.unpackbits(possible_actions(game).view(np.uint8), bitorder="little")
    table = np.flatnonzero(bits).astype(np.int32)
    numbering = np.zeros(len(bits), np.int32)
    numbering[table] = np.arange(len(table))
    return table, numbering
