"""Clubs and events. Only members and entrants see the ratings of hidden profiles."""

from typing import Annotated, Literal, Self

from pydantic import Field, StringConstraints, model_validator

from fogcity.server.clubs.clubs import MemberAction, Role
from fogcity.server.clubs.standings import Format
from fogcity.server.protocol.base import EventId, GameId, Model, RequestBody, TableId, Time
from fogcity.server.protocol.lobby import Clock
from fogcity.server.protocol.people import Name

EventStatus = Literal["entering", "running", "finished", "cancelled"]
MyState = Literal["playing", "waiting", "bye", "time_up", "knocked_out"]
MOST_ROUNDS, MOST_MINUTES = 20, 24 * 60
LONGEST_EVENT_NAME = 40
About = Annotated[
    str,
    StringConstraints(max_length=1000),
    Field(examples=["We meet on Fridays."], description="Up to 1000 characters."),
]
EventName = Annotated[
    str, StringConstraints(min_length=2, max_length=LONGEST_EVENT_NAME), Field(examples=["Friday Swiss"])
]


class NewClub(RequestBody):
    """A club to found."""

    name: Name
    about: About = ""


class ClubChange(RequestBody):
    """What officers change; null leaves it as it is."""

    name: Name | None = None
    about: About | None = None
    webhook: str | None = Field(default=None, max_length=1000, examples=["https://chat.example.org/hooks/fog"])
    """The webhook of a chat that announces events, in your language; empty for none."""
    new_code: bool = False
    """Create a new link; the old one stops working."""


class JoinClub(RequestBody):
    """Join a club with the code of its link, or ask its officers."""

    code: str | None = Field(default=None, max_length=32, examples=["Zr71LmPq_cb3xQ0a"])


class MemberChange(RequestBody):
    """A change by an officer to a member, or to somebody who asked to join."""

    name: str = Field(min_length=1, max_length=24, pattern=r"^[^\x00-\x1f]+$", examples=["Foggy Otter"])
    action: MemberAction


class ClubInfo(Model):
    """A club as lists show it."""

    name: str = Field(examples=["Bay Fog Club"])
    about: str
    members: int
    created_at: Time
    role: Role | None
    """Your own role."""


class MemberInfo(Model):
    """Somebody in a club."""

    name: str
    role: Role
    since: Time
    hidden: bool
    """Whether their profile is hidden."""


class ClubState(ClubInfo):
    """A club as its page shows it."""

    people: list[MemberInfo]
    """For members: the members; for officers also those who asked to join."""
    code: str | None
    """For officers: the code of the link that lets people join."""
    webhook: str | None
    """For officers: the webhook of the club's chat."""


class NewEvent(RequestBody):
    """An event to plan. It uses the default options of its game."""

    name: EventName
    game: GameId
    format: Format
    players: int = Field(ge=2, le=6)
    """Players per table, if there are enough."""
    rounds: int = Field(default=5, ge=1, le=MOST_ROUNDS)
    """For a Swiss event."""
    minutes: int = Field(default=60, ge=5, le=MOST_MINUTES)
    """For an arena."""
    clock: Clock
    arrive: int = Field(default=180, ge=30, le=3600)
    """Seconds for the first action of a game, if the clock gives less; after that, the player loses."""
    rated: bool = False
    everybody: bool = False
    """Whether people outside the club can enter and watch."""
    most: int = Field(default=200, ge=2, le=10_000)
    """The most entrants."""
    starts_at: Time
    """When the first round is paired."""

    @model_validator(mode="after")
    def _fits(self) -> Self:
        if self.clock.kind == "none":
            raise ValueError("an event has a clock, so that every game ends")
        if self.format == "arena" and self.clock.kind != "seconds":
            raise ValueError("an arena has a clock of seconds")
        return self


class EventTime(RequestBody):
    """Another time for an event that has not begun."""

    starts_at: Time


class EventInfo(Model):
    """An event as lists show it."""

    id: EventId
    club: str
    name: str
    game: GameId
    format: Format
    players: int
    rounds: int
    minutes: int
    clock: Clock
    arrive: int
    rated: bool
    everybody: bool
    most: int
    entrants: int
    """How many take part."""
    status: EventStatus
    round: int
    """How many rounds have been paired."""
    starts_at: Time
    ends_at: Time | None
    """When the time of an arena is up."""
    ended_at: Time | None


class Standing(Model):
    """One row of the standings."""

    place: int
    number: int
    name: str | None
    """None if the account is deleted."""
    rating: float | None
    """Their seeding rating; None before they are paired, or if it is hidden from you."""
    points: float
    strength: float
    """The sum over all tables of their opponents' mean points."""
    wins: int
    games: int
    byes: int
    out: bool
    """Whether they rest, or have left."""
    mine: bool


class BoardInfo(Model):
    """The players at a table; one alone has a bye."""

    round: int
    table: TableId | None
    numbers: list[int]
    ranks: list[int] | None
    """The place of each player, once it is over."""
    void: bool
    """Whether the game has no result, so everybody ties."""


class EventState(EventInfo):
    """An event with its standings and newest pairings."""

    commitment: str
    """SHA-256 of the seed, in hexadecimal."""
    seed: str | None
    """The seed that breaks ties, once the event has begun."""
    standings: list[Standing]
    boards: list[BoardInfo]
    """The boards of the requested round, by default the newest; in an arena the newest 100."""
    shown: int
    """The round of these boards."""
    entered: bool
    """Whether you take part."""
    resting: bool
    """Whether you entered, but then left or didn't show up."""
    my_table: TableId | None
    """Your current table."""
    my_state: MyState | None
    """What you do while the event is running: play, wait for the next game or round, or watch, once time is up or
    you have been knocked out; None if you don't take part."""
    leads: bool
    """Whether you can move or cancel it."""


class RoundRecord(Model):
    """A round as it was paired."""

    number: int
    at: Time
    present: list[int]
    """Who could be paired."""


class EntrantRecord(Model):
    """Somebody who took part."""

    number: int
    rating: float | None
    """None before they are paired, or if they hide it from you."""
    place: int | None
    points: float | None


class BoardRecord(BoardInfo):
    """A board with when its result was known."""

    taken: int | None
    """After which round its result counted."""


class EventRecord(Model):
    """Everything needed to recompute pairings and places, as docs/clubs.md explains."""

    event: EventInfo
    seed: str | None
    entrants: list[EntrantRecord]
    rounds: list[RoundRecord]
    boards: list[BoardRecord]
