"""Find puzzles in games that a strong bot plays against itself: the same seed always gives the same puzzles.

A position is one if a search has a favorite that stays the same when it thinks ten times as long, and if every other
action loses a margin of win chance on the same deals of what the seat does not know. Cheap tests come first.
"""

import hashlib
from collections.abc import Iterator
from dataclasses import dataclass
from math import log10
from typing import Any, Final, Protocol

import numpy as np

from fogcity import bots, games
from fogcity.bots import Budget, chances
from fogcity.bots.thinking import TreeSearch
from fogcity.games import Action, BadInput, Game, State
from fogcity.review.scale import SEARCH
from fogcity.review.values import Judge, words
from fogcity.table import Table

PLAYER: Final = "policy"
ITERATIONS: Final = 200
LONGER: Final = 10
"""How many times as long the search thinks to see whether its favorite stays."""
FEWEST: Final = 4
"""Fewer actions are no puzzle."""
OPEN: Final = 0.1
"""A game is open for a seat whose win chance is at least this far from 0 and 1."""
QUICK: Final = 8
SURE: Final = 64
"""Deals on which all actions are tried, and the nearest ones again."""
NEAREST: Final = 3
PER_GAME: Final = 4
"""The most puzzles of one game."""
TRIES: Final = 4
"""How often each level tries to solve a puzzle."""
TOO_EASY: Final = 0.97
"""What the levels solve so often is no puzzle."""


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

    MARGIN: float
    """The win chance that every other action must lose."""
    SPREAD: int
    """One position of so many is looked at, so that puzzles come from all parts of a game."""

    def theme(self, game: Any, veiled: State, seat: int, best: Action, second: Action) -> str: ...


class Finder:
    """Looks for puzzles in games for two."""

    def __init__(self, game_id: str, seed: int) -> None:
        self.game: Game = games.make(game_id, players=2)
        self.seed = seed
        self._judge, self._outlook = Judge(self.game), chances.outlook(self.game)
        self._player = bots.make(self.game, PLAYER, seed=0)
        self._thinker, self._longer = (self._search(ITERATIONS * times) for times in (1, LONGER))
        self._levels = [
            bots.make(self.game, level, seed=attempt, budget=Budget(iterations=ITERATIONS))
            for level in bots.levels(game_id)[:-1]
            for attempt in range(TRIES)
        ]
        themes: Themes | None = games.part(game_id, "themes")
        if themes is None:
            raise BadInput(f"{self.game.title} has no themes for puzzles")
        self._themes = themes

    def _search(self, iterations: int) -> TreeSearch:
        made = bots.make(self.game, SEARCH, seed=0, budget=Budget(iterations=iterations))
        assert isinstance(made, TreeSearch), "the search is one"
        return made

    def sources(self, first: int = 0) -> Iterator[Source]:
        """Games with their puzzles, from a number on; many have none."""
        number = first
        while True:
            yield self._source(number)
            number += 1

    def _source(self, number: int) -> Source:
        game = self.game
        table = Table(game, secret=secret(game.id, self.seed, number))
        log: list[int] = []
        puzzles: list[Puzzle] = []
        while not table.over:
            seat = table.waiting[0]
            veiled, actions = table.veiled(seat), table.numbers(seat)
            key = f"puzzle {self.seed} {number} {len(log)}"
            if len(actions) >= FEWEST and len(puzzles) < PER_GAME and words(key)[0] % self._themes.SPREAD == 0:
                found = self.look(veiled, seat, actions, len(log), key)
                puzzles += [found] if found else []
            log.append(int(self._player.choose(game, veiled, seat, actions)))
            table.play(seat, log[-1])
        return Source(number, tuple(log), tuple(puzzles))

    def look(self, veiled: State, seat: int, actions: Any, step: int, key: str) -> Puzzle | None:
        """The puzzle of a position; None where it is none."""
        if not OPEN <= self._outlook(veiled, seat)[seat] <= 1 - OPEN:
            return None
        visits = self._thinker.visits(self.game, veiled, seat, actions)
        order = [actions[int(i)] for i in np.argsort(-visits, kind="stable")]
        best, others = order[0], order[1:]

        def lost(other: int, deals: int) -> float:
            return self._judge.gain(veiled, seat, best, other, deals, key)

        if any(lost(other, QUICK) < self._themes.MARGIN / 2 for other in others[:2]):
            return None
        quick = {other: lost(other, QUICK) for other in others}
        if min(quick.values()) < self._themes.MARGIN / 2:
            return None
        nearest = sorted(others, key=lambda other: quick[other])[:NEAREST]
        gaps = {other: lost(other, SURE) for other in nearest}
        second = min(nearest, key=lambda other: gaps[other])
        if gaps[second] < self._themes.MARGIN or self._longer.choose(self.game, veiled, seat, actions) != best:
            return None
        solved = np.mean([bot.choose(self.game, veiled, seat, actions) == best for bot in self._levels])
        if solved > TOO_EASY:
            return None
        told = [self.game.action(veiled, seat, number) for number in (best, second)]
        theme = self._themes.theme(self.game, veiled, seat, *told)
        return Puzzle(step, int(best), round(gaps[second], 3), theme, rating(float(solved)))
