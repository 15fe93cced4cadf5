"""Ratings, statistics and leaderboards. Whoever hides them is not found by others."""

from typing import Literal

from pydantic import Field

from fogcity.bots import Level
from fogcity.games import FeatKind
from fogcity.server.people.hiding import Part
from fogcity.server.protocol.base import GameId, Model, RequestBody, Seat, TableId, Time

Players = int
"""How many play: there is a rating for each game and number of players."""


class StandingInfo(Model):
    """How strong somebody is taken to be in a game of so many players."""

    game: GameId
    players: Players
    rating: int = Field(examples=[1043])
    """1000 for somebody new; 100 more win 64 % of games between two."""
    plus_minus: int = Field(examples=[180])
    """How far it may be off: two standard deviations."""
    games: int
    """How many games have counted."""
    provisional: bool
    """Whether so few games have counted that it may still move a lot."""
    changed_at: Time


class TallyInfo(Model):
    """Games of one kind: by game, number of players, opponents and seat."""

    game: GameId
    players: Players
    against: Level | Literal["people", "mixed", "random"]
    """Against people alone, people and bots, or bots of this level at most."""
    seat: Seat
    games: int
    wins: float
    """A shared first place counts as its share."""
    places: int
    """The sum of all places."""
    points: float
    """The sum of all points."""
    best: float


class FeatInfo(Model):
    """Something that a game itself notes about how somebody played."""

    game: GameId
    name: str = Field(examples=["longest"])
    kind: FeatKind
    """Whether the best or the sum of all games says more."""
    games: int
    total: int
    best: int


class AwardInfo(Model):
    """Something that somebody has achieved; each game says what there is."""

    game: GameId
    name: str = Field(examples=["photo"])
    games: int
    """In how many games."""
    first_at: Time
    table: TableId | None
    """Where it was the first time, which may be purged by now; others are told addresses of public tables only."""


class CompanionInfo(Model):
    """Somebody whom one has played with."""

    name: str
    games: int
    ahead: float
    """How often one had the better place; a shared one counts half."""
    last_at: Time


class Profile(Model):
    """What there is to see about somebody."""

    name: str = Field(examples=["Foggy Otter"])
    created_at: Time
    hidden: bool
    """Whether nobody else sees this."""
    hides: list[Part]
    """Parts that nobody else sees."""
    mine: bool
    following: bool = False
    """Whether I follow them."""
    blocked: bool = False
    """Whether I have blocked them."""
    online: bool = False
    """Whether they are here now, if they let me see it."""
    ratings: list[StandingInfo]
    tallies: list[TallyInfo]
    feats: list[FeatInfo]
    awards: list[AwardInfo]
    companions: list[CompanionInfo]
    """The last ones first; without those who hide their profile."""


class RatedGame(Model):
    """A rated game in somebody's history."""

    table: TableId | None
    """Others are told addresses of public tables only."""
    at: Time
    rank: int
    """Their place among all; those who left come last."""
    left: bool
    """Whether they resigned or ran out of time."""
    counted: bool
    rating: int | None
    change: int | None
    plus_minus: int | None


class History(Model):
    """Somebody's rated games of a game and number of players, the oldest first."""

    games: list[RatedGame]


class SeatRating(Model):
    """What a rated game did to the rating of a seat's player; nothing for bots, whose ratings are fixed."""

    seat: Seat
    rating: int | None
    change: int | None


class TableRatings(Model):
    """What a rated game did to the ratings of its players."""

    counted: bool
    """Whether it counted: there is a limit of games a day."""
    seats: list[SeatRating]


class Leader(Model):
    """A place of a leaderboard."""

    place: int
    name: str
    rating: int
    plus_minus: int
    games: int
    mine: bool


class BotRating(Model):
    """The fixed rating of a level of bots."""

    level: Level
    rating: int


class Leaders(Model):
    """The best of a game and number of players. Provisional ratings and hidden profiles are left out."""

    game: GameId
    players: Players
    leaders: list[Leader]
    bots: list[BotRating]
    """The weakest first."""


class Hiding(RequestBody):
    """Whether others see ratings and statistics."""

    hidden: bool
    """Hide everything."""
    hides: list[Part] | None = Field(default=None, max_length=10)
    """Hide these parts; null leaves them as they are."""
