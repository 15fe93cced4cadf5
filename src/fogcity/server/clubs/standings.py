"""The standings of an event, computed only from the results of its boards, without a clock or a database.

docs/clubs.md explains the rules to players.
"""

import hashlib
from collections import defaultdict
from collections.abc import Iterable, Sequence
from fractions import Fraction
from typing import Final, Literal, NamedTuple

Format = Literal["swiss", "knockout", "arena"]
WIN: Final = 120
"""One point, which the winner of a table gets, in units small enough that every share is an integer."""


class Rules(NamedTuple):
    """How an event is played."""

    format: Format
    players: int
    """Players per table, if there are enough."""
    rounds: int
    """The number of rounds of a Swiss event."""
    seed: str
    """Random, published when the event begins; breaks the last ties."""
    smallest: int = 2
    """The fewest players the game allows."""


class Entrant(NamedTuple):
    """Somebody who takes part."""

    number: int
    rating: float


class Board(NamedTuple):
    """The players at a table and their result; a table of one is a bye."""

    round: int
    numbers: tuple[int, ...]
    ranks: tuple[int, ...] | None = None
    """The place of each player, equal for ties; None while they play."""

    @property
    def bye(self) -> bool:
        """Whether it is a bye."""
        return len(self.numbers) == 1


class Place(NamedTuple):
    """One row of the standings."""

    number: int
    place: int
    points: int
    """In units where `WIN` is one point."""
    strength: Fraction
    """The sum over all tables of the opponents' mean points, in the same units."""
    wins: int
    games: int
    byes: int


def lot(rules: Rules, number: int) -> str:
    """The lot of an entrant; the lower one comes first in ties."""
    return hashlib.sha256(f"{rules.seed} {number}".encode()).hexdigest()


def shares(ranks: Sequence[int]) -> list[int]:
    """The points at a table: the share of opponents behind you; ties count half."""
    others = len(ranks) - 1
    if others == 0:
        return [WIN]
    return [WIN * (2 * sum(mine < rank for rank in ranks) + ranks.count(mine) - 1) // (2 * others) for mine in ranks]


def points(boards: Iterable[Board]) -> dict[int, int]:
    """The points of everybody who has a result."""
    found: dict[int, int] = defaultdict(int)
    for board in boards:
        if board.ranks is not None:
            for number, share in zip(board.numbers, shares(board.ranks), strict=True):
                found[number] += share
    return found


def seeding(rules: Rules, entrants: Iterable[Entrant]) -> list[int]:
    """Entrants by rating, then by lot."""
    return [one.number for one in sorted(entrants, key=lambda one: (-one.rating, lot(rules, one.number)))]


def through(seeds: Sequence[int], board: Board) -> list[int]:
    """Who advances from a knockout table: the better half; ties go to the higher seed."""
    if board.bye:
        return list(board.numbers)
    if board.ranks is None:
        return []
    rank = dict(zip(board.numbers, board.ranks, strict=True))
    best = sorted(board.numbers, key=lambda number: (rank[number], seeds.index(number)))
    return best[: len(best) // 2]


def standings(rules: Rules, entrants: Iterable[Entrant], boards: Iterable[Board]) -> list[Place]:
    """All entrants in order: by points, or by progress in a knockout, then by tie-breaks."""
    entrants, over = list(entrants), [board for board in boards if board.ranks is not None]
    rows = _rows(entrants, over)
    if rules.format == "knockout":
        seeds = seeding(rules, entrants)
        far = _how_far(seeds, over)
        order = sorted(rows, key=lambda row: (far.get(row.number, (0, 0)), seeds.index(row.number)))
    else:
        order = sorted(rows, key=lambda row: (-row.points, -row.strength, -row.wins, lot(rules, row.number)))
    return [row._replace(place=place) for place, row in enumerate(order, start=1)]


def _rows(entrants: Iterable[Entrant], over: Iterable[Board]) -> list[Place]:
    """The counts for each entrant."""
    over, total = list(over), points(over)
    rows = {one.number: Place(one.number, 0, total.get(one.number, 0), Fraction(), 0, 0, 0) for one in entrants}
    for board in over:
        if board.bye:
            (number,) = board.numbers
            rows[number] = rows[number]._replace(byes=rows[number].byes + 1)
            continue
        together, others = sum(total[number] for number in board.numbers), len(board.numbers) - 1
        for number, rank in zip(board.numbers, board.ranks or (), strict=True):
            row = rows[number]
            rows[number] = row._replace(
                strength=row.strength + Fraction(together - total[number], others),
                wins=row.wins + (rank == 1),
                games=row.games + 1,
            )
    return list(rows.values())


def _how_far(seeds: Sequence[int], over: Iterable[Board]) -> dict[int, tuple[int, int]]:
    """Progress in a knockout, lowest first: rounds missed, and the place at the last table."""
    far: dict[int, tuple[int, int]] = {}
    for board in sorted(over, key=lambda board: board.round):
        on = through(seeds, board)
        for number, rank in zip(board.numbers, board.ranks or (), strict=True):
            far[number] = far.get(number, (0, 0))[0] - (number in on), rank
    return far
