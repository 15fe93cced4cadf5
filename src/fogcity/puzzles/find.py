"""Finds puzzles in games that a strong bot plays against itself: the same seed always gives the same puzzles.

A position becomes a puzzle if a search keeps its favorite when it thinks ten times as long, and if every other action
loses a margin of win chance on the same deals of what the seat does not know. Cheap tests come first. Finally, each
puzzle is played out, because a search and a value function that agree with each other can both be wrong.
"""

import hashlib
from collections import Counter
from collections.abc import Callable, Collection, Iterable, Iterator
from concurrent.futures import ProcessPoolExecutor
from dataclasses import dataclass, replace
from functools import cache, partial
from itertools import islice
from math import log10, sqrt
from multiprocessing import get_context
from typing import Any, Final, Protocol, TypeVar

import numpy as np

from fogcity import bots, games
from fogcity.bots import Budget, chances
from fogcity.bots.thinking import TreeSearch
from fogcity.foreign import quote
from fogcity.games import Action, BadInput, Game, State
from fogcity.review.scale import SEARCH
from fogcity.review.values import Judge, words
from fogcity.table import Table

T = TypeVar("T")
U = TypeVar("U")

PLAYER: Final = "policy"
ITERATIONS: Final = 200
LONGER: Final = 10
"""How many times as long the search thinks to see whether its favorite stays."""
OPEN: Final = 0.1
"""A game is open for a seat whose win chance is at least this far from 0 and 1."""
QUICK: Final = 8
SURE: Final = 64
"""Deals on which all actions are tried, and the nearest ones again."""
NEAREST: Final = 3
BATCH: Final = 20
"""Games that a process is given at a time."""
PER_GAME: Final = 4
"""The most puzzles of one game."""
TRIES: Final = 4
"""How often each level tries to solve a puzzle."""
TOO_EASY: Final = 0.97
"""A position that the levels solve this often is not a puzzle."""
RIVALS: Final = 2
"""The actions that the search likes next, which an answer is played out against."""
PLAYOUTS: Final = 100
MOST_PLAYOUTS: Final = 400
"""Games that are played out after each action, and how many at most where fewer leave it open."""
CLEAR: Final = 2.0
"""Standard errors by which an answer must win more often than its rivals, and behind which it is given up."""


@dataclass(frozen=True)
class Puzzle:
    """A position before a step of a game, and the action that is clearly best there."""

    step: int
    """How many actions come before it."""
    best: int
    gap: float
    """The win chance that the next best action loses."""
    theme: str
    rating: int
    """How hard it is, by how often the levels of bots solve it."""


@dataclass(frozen=True)
class Source:
    """A game with puzzles in it: its number, from which its chance follows, and all actions as numbers."""

    number: int
    log: tuple[int, ...]
    puzzles: tuple[Puzzle, ...]


def secret(game_id: str, seed: int, number: int) -> bytes:
    """The secret of a game that puzzles are looked for in."""
    return hashlib.sha256(f"puzzles {game_id} {seed} {number}".encode()).digest()


def rating(solved: float) -> int:
    """The rating of a puzzle that levels solve in such a part of their tries, as in chess."""
    inside = min(max(solved, 0.02), 0.98)
    return round(1500 - 400 * log10(inside / (1 - inside)))


class Themes(Protocol):
    """A game's themes.py: what its puzzles are about, and how many of its positions make one."""

    THRESHOLDS: tuple[float, float, float]
    """The losses of win chance that make a decision a blunder, a mistake and an inaccuracy."""
    MARGIN: float
    """The win chance that every other action must lose."""
    FEWEST: int
    """Fewer actions are no puzzle."""
    SPREAD: int
    """One in this many positions is examined, so that puzzles come from all parts of a game."""
    THEMES: tuple[str, ...]

    def possible(self, veiled: State) -> tuple[str, ...]: ...

    def theme(self, game: Any, veiled: State, seat: int, best: Action, second: Action) -> str: ...


class Finder:
    """Looks for puzzles in games for two: of all themes, or only of some, which every level may solve then."""

    def __init__(self, game_id: str, seed: int, only: Collection[str] = ()) -> None:
        self.game: Game = games.make(game_id, players=2)
        self.seed, self._only = seed, only
        self.judge, self._outlook = Judge(self.game), chances.outlook(self.game)
        themes: Themes | None = games.part(game_id, "themes")
        if themes is None:
            raise BadInput(f"{self.game.title} has no themes for puzzles")
        for theme in only:
            if theme not in themes.THEMES:
                raise BadInput(f"there is no theme {quote(theme)}: choose {', '.join(themes.THEMES)}")
        self._themes = themes

    def search(self, iterations: int, seed: int = 0) -> TreeSearch:
        """A search that thinks so long."""
        made = bots.make(self.game, SEARCH, seed=seed, budget=Budget(iterations=iterations))
        assert isinstance(made, TreeSearch), "the search is one"
        return made

    def source(self, number: int) -> Source:
        """A game with its puzzles, which depends only on its number; many have none."""
        game = self.game
        player = bots.make(game, PLAYER, seed=number)
        table = Table(game, secret=secret(game.id, self.seed, number))
        log: list[int] = []
        puzzles: list[Puzzle] = []
        while not table.over:
            seat = table.waiting[0]
            veiled, actions = table.veiled(seat), table.numbers(seat)
            key = f"puzzle {self.seed} {number} {len(log)}"
            if (
                len(actions) >= self._themes.FEWEST
                and len(puzzles) < PER_GAME
                and (not self._only or set(self._only) & set(self._themes.possible(veiled)))
                and words(key)[0] % self._themes.SPREAD == 0
            ):
                found = self.look(veiled, seat, actions, len(log), key)
                puzzles += [found] if found else []
            log.append(int(player.choose(game, veiled, seat, actions)))
            table.play(seat, log[-1])
        return Source(number, tuple(log), tuple(puzzles))

    def look(self, veiled: State, seat: int, actions: Any, step: int, key: str) -> Puzzle | None:
        """The puzzle of a position; None where it is none."""
        if not OPEN <= self._outlook(veiled, seat)[seat] <= 1 - OPEN:
            return None
        visits = self.search(ITERATIONS).visits(self.game, veiled, seat, actions)
        order = [actions[int(i)] for i in np.argsort(-visits, kind="stable")]
        best, others = order[0], order[1:]

        def lost(other: int, deals: int) -> float:
            return self.judge.gain(veiled, seat, best, other, deals, key)

        if any(lost(other, QUICK) < self._themes.MARGIN / 2 for other in others[:2]):
            return None
        quick = {other: lost(other, QUICK) for other in others}
        if min(quick.values()) < self._themes.MARGIN / 2:
            return None
        nearest = sorted(others, key=lambda other: quick[other])[:NEAREST]
        gaps = {other: lost(other, SURE) for other in nearest}
        second = min(nearest, key=lambda other: gaps[other])
        if gaps[second] < self._themes.MARGIN:
            return None
        if self.search(LONGER * ITERATIONS).choose(self.game, veiled, seat, actions) != best:
            return None
        tries = [
            bots.make(self.game, level, seed=attempt, budget=Budget(iterations=ITERATIONS))
            for level in bots.levels(self.game.id)[:-1]
            for attempt in range(TRIES)
        ]
        solved = np.mean([bot.choose(self.game, veiled, seat, actions) == best for bot in tries])
        told = [self.game.action(veiled, seat, number) for number in (best, second)]
        theme = self._themes.theme(self.game, veiled, seat, *told)
        wanted = theme in self._only if self._only else solved <= TOO_EASY
        if not wanted:
            return None
        return Puzzle(step, int(best), round(gaps[second], 3), theme, rating(float(solved)))

    def table(self, source: Source, step: int) -> Table:
        """A game before a step."""
        table = Table(self.game, secret=secret(self.game.id, self.seed, source.number))
        for number in source.log[:step]:
            table.play(table.waiting[0], number)
        return table

    def wins(self, source: Source, puzzle: Puzzle) -> bool:
        """Whether the answer of a puzzle wins more often than its rivals when games are played out after each."""
        table = self.table(source, puzzle.step)
        seat = table.waiting[0]
        veiled, actions = table.veiled(seat), table.numbers(seat)
        visits = self.search(LONGER * ITERATIONS).visits(self.game, veiled, seat, actions)
        liked = [actions[int(i)] for i in np.argsort(-visits, kind="stable")]
        rivals = [action for action in liked if action != puzzle.best][:RIVALS]
        key = f"played out {self.seed} {source.number} {puzzle.step}"
        return all(self._clear(veiled, seat, puzzle.best, rival, key) for rival in rivals)

    def _clear(self, veiled: State, seat: int, best: int, rival: int, key: str) -> bool:
        total = squares = 0.0
        for played in range(PLAYOUTS, MOST_PLAYOUTS + 1, PLAYOUTS):
            more, squared = self.judge.ahead(veiled, seat, best, rival, PLAYOUTS, f"{key} {played}")
            total, squares = total + more, squares + squared
            if abs(total) >= CLEAR * sqrt(squares - total * total / played):
                return total > 0
        return False

    def proven(self, source: Source) -> tuple[Source, Source]:
        """A game as it was found, and with those of its puzzles that hold when they are played out."""
        held = tuple(puzzle for puzzle in source.puzzles if self.wins(source, puzzle))
        return source, replace(source, puzzles=held)


@cache
def _finder(game_id: str, seed: int, only: tuple[str, ...] = ()) -> Finder:
    return Finder(game_id, seed, only)


def _source(game_id: str, seed: int, only: tuple[str, ...], number: int) -> Source:
    return _finder(game_id, seed, only).source(number)


def _proven(game_id: str, seed: int, source: Source) -> tuple[Source, Source]:
    return _finder(game_id, seed).proven(source)


def sources(game_id: str, seed: int, numbers: range, workers: int, only: tuple[str, ...] = ()) -> Iterator[Source]:
    """Games with their puzzles, of all themes or only of some, in order, looked at by several processes."""
    return _each(partial(_source, game_id, seed, only), numbers, workers)


def proven(game_id: str, seed: int, found: Iterable[Source], workers: int) -> Iterator[tuple[Source, Source]]:
    """Games as they were found, each with itself again without puzzles that do not hold when they are played out."""
    return _each(partial(_proven, game_id, seed), found, workers)


def _each(do: Callable[[T], U], given: Iterable[T], workers: int) -> Iterator[U]:
    """What a function makes of each of these, in order, in several processes."""
    if workers == 1:
        yield from map(do, given)
        return
    with ProcessPoolExecutor(workers, get_context("spawn")) as pool:
        try:
            rest = iter(given)
            while some := list(islice(rest, BATCH * workers)):
                yield from pool.map(do, some)
        finally:
            pool.shutdown(wait=False, cancel_futures=True)


def spread(found: Iterable[Source], most: int, counted: Counter[str]) -> Iterator[Source]:
    """The same games with a limited number of puzzles per theme; `counted` are the existing ones."""
    for source in found:
        kept = []
        for puzzle in source.puzzles:
            if counted[puzzle.theme] < most:
                counted[puzzle.theme] += 1
                kept.append(puzzle)
        yield replace(source, puzzles=tuple(kept))
