"""The deal of the day: attempts, daily leaderboards and streaks."""

import datetime

from pydantic import Field

from fogcity.bots import Level
from fogcity.server.protocol.base import GameId, Model, RequestBody


class DailyAttempt(RequestBody):
    """A finished game of a day's deal, played on a device."""

    date: datetime.date
    record: str = Field(max_length=100_000)
    """The record as text; the server replays it and checks the bot's choices."""


class DailyResult(Model):
    """The result of an attempt."""

    place: int
    """By winning, then by margin, then by points."""
    name: str
    won: bool
    points: float
    margin: float
    """The margin over the bot, negative if behind."""
    mine: bool


class DailyTable(Model):
    """The best attempts at a day's deal, without hidden profiles."""

    game: GameId
    date: datetime.date
    level: Level
    """The bot of that day."""
    played: int
    """How many attempts there are in all."""
    results: list[DailyResult]
    mine: DailyResult | None
    """Your own attempt, even if it is not listed."""


class DailyStreak(Model):
    """How many days in a row somebody has played."""

    place: int
    name: str
    days: int
    """One missed day in any seven is forgiven."""
    longest: int
    played: int
    """Attempts in all."""
    wins: int
    mine: bool


class DailyStreaks(Model):
    """The longest current streaks, without hidden profiles."""

    game: GameId
    streaks: list[DailyStreak]
