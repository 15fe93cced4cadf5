"""Random games as numbers: everything that the rules say after every action goes into one number a game.

The browser's side of it is trial.ts, which asks a module for the same.
"""

from typing import Any

import numpy as np
import numpy.typing as npt

from fogcity import games
from fogcity.games import Game
from fogcity.gpu.loops import compile_for
from fogcity.kernel import below, nth_action, nth_bit, rule, seed

rules: Any = None
features: Any = None
features2: Any = None
look: Any = None
"""Filled in for each game."""
FIRST = 0x811C9DC5
PRIME = np.uint64(0x01000193)
LOW = np.uint64(0xFFFFFFFF)


@rule
def mix(number: np.uint64, words: npt.NDArray[np.uint32]) -> np.uint64:
    """Take words of 32 bits into a number."""
    for i in range(len(words)):
        number = ((number ^ np.uint64(words[i])) * PRIME) & LOW
    return number


def look_plain(setup: Any, s: Any, seat: int, seen: Any, room: Any, seen2: Any) -> None:
    """A game without features shows nothing."""


def look_both(setup: Any, s: Any, seat: int, seen: Any, room: Any, seen2: Any) -> None:
    """Both observations of a seat."""
    features.observe(setup, s, seat, seen)
    features2.clear_part(0, 1, room)
    features2.prepare_part(setup, s, seat, 0, 1, room)
    features2.observe_part(setup, s, seat, 0, 1, room, seen2)


def trial(
    setup: Any,
    states: Any,
    raw: npt.NDArray[np.uint32],
    rng: npt.NDArray[np.uint32],
    mask: npt.NDArray[np.uint64],
    mask_words: npt.NDArray[np.uint32],
    scores: npt.NDArray[np.int32],
    score_words: npt.NDArray[np.uint32],
    seen: Any,
    seen_words: npt.NDArray[np.uint32],
    room: Any,
    seen2: Any,
    seen2_words: npt.NDArray[np.uint32],
    key: int,
    number: int,
) -> np.uint64:
    """Play game `number` by chance and return what became of it as one number."""
    s = states[0]
    seed(rng, key, number, 0)
    rules.start(setup, s, rng)
    total = np.uint64(FIRST)
    while not rules.over(setup, s):
        waiting = np.uint64(rules.waiting(setup, s))
        seat = nth_bit(waiting, 0)
        count = rules.legal(setup, s, seat, mask)
        total = mix(mix(total, raw[0]), mask_words)
        states[1] = s
        rules.veil(setup, states[1], seat)
        total = mix(total, raw[1])
        for i in range(len(seen)):
            seen[i] = 0
        for i in range(len(seen2)):
            seen2[i] = 0
        look(setup, states[1], seat, seen, room, seen2)
        total = mix(mix(total, seen_words), seen2_words)
        rules.resample(setup, states[1], rng)
        total = mix(total, raw[1])
        rules.scores(setup, s, scores)
        total = mix(total, score_words)
        rules.apply(setup, s, seat, nth_action(mask, below(rng, count)), rng)
    rules.scores(setup, s, scores)
    return mix(mix(mix(total, raw[0]), score_words), rng)


class Trial:
    """The random games of one game with its options."""

    def __init__(self, game: Game) -> None:
        names: dict[str, Any] = {"game_id": game.id, "rules": game.rules}
        plain, second = games.part(game.id, "features"), games.part(game.id, "features2")
        names |= {"features": plain, "features2": second}
        names["look"] = compile_for(look_both if plain else look_plain, names)
        self._play = compile_for(trial, names)
        self._game = game
        self._states, self._raw = _padded(2, game.rules.STATE)
        self._mask = np.zeros(game.rules.WORDS, np.uint64)
        self._scores = np.zeros(game.players, np.int32)
        self._seen, self._seen_words = _bytes(plain.SIZE if plain else 0)
        self._seen2, self._seen2_words = _bytes(second.SIZE if second else 0)
        self._room = np.zeros(second.ROOM if second else 0, np.int16)

    def number(self, key: int, number: int) -> int:
        """What became of a game."""
        rng = np.zeros(4, np.uint32)
        return int(
            self._play(
                self._game.setup,
                self._states,
                self._raw,
                rng,
                self._mask,
                self._mask.view(np.uint32),
                self._scores,
                self._scores.view(np.uint32),
                self._seen,
                self._seen_words,
                self._room,
                self._seen2,
                self._seen2_words,
                key,
                number,
            )
        )


def _bytes(size: int) -> tuple[npt.NDArray[np.uint8], npt.NDArray[np.uint32]]:
    """So many bytes, and the same with some zeros behind them as words."""
    words = np.zeros((size + 3) // 4, np.uint32)
    return words.view(np.uint8)[:size], words


def _padded(count: int, dtype: np.dtype[Any]) -> tuple[Any, npt.NDArray[np.uint32]]:
    """Records with some zeros behind each, and the same as rows of words."""
    words = (dtype.itemsize + 3) // 4
    padding = 4 * words - dtype.itemsize
    held = np.dtype([("record", dtype), ("padding", np.uint8, padding)])
    records = np.zeros(count, held)
    return records["record"], records.view(np.uint32).reshape(count, words)
