"""Puzzles: first answers, and who solves them best."""

from pydantic import Field

from fogcity.server.protocol.base import GameId, Model, RequestBody


class PuzzleAnswer(RequestBody):
    """Somebody's first answer to a puzzle."""

    puzzle: str = Field(max_length=40, pattern=r"^\d+-\d+$", examples=["12-34"])
    """The number of its game and its step, as in the file of puzzles."""
    answer: int | None = Field(default=None, ge=0, le=2**31 - 1)
    """The number of the action; null for giving up."""


class Solver(Model):
    """How well somebody solves the puzzles of a game."""

    rating: int
    """1200 for somebody new; puzzles have ratings, too."""
    tried: int
    """Puzzles that were answered once; only first answers count."""
    solved: int
    streak: int
    """Puzzles solved in a row."""
    longest: int


class PuzzleLeader(Solver):
    """A place of a leaderboard."""

    place: int
    name: str
    mine: bool


class PuzzleLeaders(Model):
    """The best solvers of a game. Those with few answers, guests and hidden profiles are left out."""

    game: GameId
    leaders: list[PuzzleLeader]
    mine: Solver | None
    """Your own figures, wherever you stand."""
