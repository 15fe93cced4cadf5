"""Tables before and after games: creating them, finding them, sitting down."""

from typing import Any, Literal, Self

from pydantic import Field, model_validator

from fogcity.bots import Level
from fogcity.bots.people import Habit, Look
from fogcity.position import LIMIT
from fogcity.server.protocol.base import EventId, GameId, Model, Ply, RequestBody, Seat, TableId, Time
from fogcity.server.protocol.people import Name

Status = Literal["open", "playing", "finished", "closed"]
"""`open`: people sit down; `playing`; `finished`: there is a result; `closed`: given up before there was one."""
Ended = Literal["complete", "resigned", "abandoned", "cancelled"]


class OptionInfo(Model):
    """An option of a game."""

    name: str
    type: Literal["bool", "int", "str"]
    default: bool | int | str | None
    help: str
    """What it means, in English, for clients without their own translations."""
    low: int | None = None
    high: int | None = None
    choices: list[str] | None = None
    """The allowed values, by name."""
    file: bool = False
    """Whether it can also be the text of a file."""


class PersonInfo(Model):
    """A bot as a person: who plays at a level of a game."""

    level: Level
    name: str
    look: Look
    """How they are drawn."""
    habit: Habit
    """What they like to do."""
    rating: int
    """Elo above the simplest sensible player, in two-player games; 100 more win 64 %."""


class GameInfo(Model):
    """A game that can be played here."""

    id: GameId
    title: str
    min_players: int
    max_players: int
    seat_names: list[str]
    """The colors of the seats, in order."""
    options: list[OptionInfo]
    levels: list[Level]
    """Levels of its bots, from weak to strong."""
    people: list[PersonInfo]
    """Who plays at these levels, where the game says so."""


class Clock(RequestBody):
    """The time for each move: unlimited, or a number of seconds or days."""

    kind: Literal["none", "seconds", "days"] = "none"
    amount: int = Field(default=0, ge=0, le=3600)
    """Seconds (5 to 3600) or days (1 to 30)."""

    @model_validator(mode="after")
    def _in_range(self) -> Self:
        allowed = {"none": range(3601), "seconds": range(5, 3601), "days": range(1, 31)}[self.kind]
        if self.amount not in allowed:
            raise ValueError(f"a clock of {self.amount} {self.kind} cannot be: {allowed[0]} to {allowed[-1]}")
        return self


class NewSeat(RequestBody):
    """Who takes a seat."""

    kind: Literal["me", "open", "invited", "bot"] = Field(examples=["bot"])
    """`me` more than once makes a hot-seat table; `invited` is only for people who have the code; `open` is for anyone
    (at a private table for anyone who has the code)."""
    level: Level = "normal"
    """With `bot`: how strong it is."""
    name: Name | None = None
    """With `me`: a name for this seat, for several people at one screen."""


class NewTable(RequestBody):
    """A table to create."""

    game: GameId
    options: dict[str, bool | int | str | None] = Field(default_factory=dict)
    """Options of the game, by their names in `GET /api/games`, without `players` and `first`."""
    seats: list[NewSeat] = Field(
        min_length=2, max_length=6, examples=[[{"kind": "me"}, {"kind": "bot", "level": "hard"}]]
    )
    first: Seat | None = None
    """The seat that starts; null for a random one."""
    start: str | None = Field(default=None, max_length=LIMIT, examples=[None])
    """The position to begin with instead of the usual set-up, as docs/positions.md describes it; with or without game
    and options before it. What it leaves unknown is dealt by chance."""
    public: bool = False
    """Whether it is listed for everybody."""
    spectators: bool = True
    """Whether others with the link can watch."""
    hints: bool = True
    """Whether players can ask what a strong bot would do."""
    rated: bool = False
    """Whether the result counts for ratings: one seat a person, a clock, the usual rules, seats by lot, no hints and
    nothing taken back (docs/people.md)."""
    club: Name | None = None
    """The club of the table: only its members can see it and sit down, without an invitation code."""
    chat: bool = True
    clock: Clock = Clock()
    autostart: bool = True
    """Start as soon as all seats are taken, instead of when the host says so."""
    grace: int = Field(default=0, ge=0, le=10)
    """At tables with other people: seconds for which an action that would reveal something is held, so that its
    player can take it back."""


class SeatChange(RequestBody):
    """A change of a seat without a person, made by the host before the start."""

    kind: Literal["open", "invited", "bot"]
    level: Level = "normal"


class SeatInfo(Model):
    """A seat as everybody sees it."""

    seat: Seat
    color: str = Field(examples=["yellow"])
    """The seat's own name in the game."""
    kind: Literal["person", "open", "invited", "bot"]
    name: str | None = Field(examples=["Foggy Otter 482"])
    """The player, or with `invited` the person the seat is reserved for, if any. A bot has the name of its level."""
    level: Level | Literal["random"] | None = None
    """The level of the bot, or of the stand-in for a player who is away or resigned; `random` if all others failed."""
    mine: bool = False
    host: bool = False
    away: bool = False
    """The player's time ran out: a bot plays until they come back."""
    resigned: bool = False
    late: bool = False
    """With `resigned`: their time ran out, in a game that is lost that way."""
    rating: int | None = Field(default=None, examples=[1043])
    """At a rated table that is open or being played: their rating for its game and number of players, unless they
    hide it."""
    provisional: bool = False
    """Whether so few games have counted that the rating may still move a lot."""


class TableInfo(Model):
    """A table as lists show it, and the head of its state."""

    id: TableId
    game: GameId
    title: str
    options: dict[str, Any]
    """All options of the game, `players` and `first` included; a board of one's own is only called `custom` here."""
    status: Status
    ended: Ended | None = None
    seats: list[SeatInfo]
    public: bool
    spectators: bool
    hints: bool
    rated: bool
    """Whether the result counts for ratings."""
    chat: bool
    clock: Clock
    autostart: bool
    ply: Ply
    waiting: list[Seat]
    """The seats that can act now."""
    my_turn: bool
    """Whether one of them is yours."""
    places: list[int] | None = None
    """At the end, each seat's place, 1 for the best; tied players share one."""
    scores: list[str] | None = Field(default=None, examples=[["94", "87"]])
    """At the end each seat's result, as people write it."""
    commitment: str
    """SHA-256 of the secret that all chance of this table comes from, in hexadecimal."""
    code: str | None = Field(default=None, examples=["K7QMX2RTBD"])
    """The invitation code, visible to the host only; people join with it at `/join/CODE`."""
    rematch: TableId | None = None
    """The table of the rematch."""
    from_position: bool
    """Whether the game starts from a position chosen by the creator of the table, who may know more about it."""
    other_rules: bool
    """Whether the game was started with another version of the rules; it is shown as stored and can't continue."""
    grace: int = 0
    """Seconds in which an action can be taken back before it reveals something, at tables with other people."""
    taken_back: int = 0
    """How many actions were taken back beyond what the rules allow: freely against bots, or by agreement."""
    device: bool = False
    """Whether it was played on a device, whose owner knew its secret; it doesn't count for ratings."""
    club: bool = False
    """Whether only members of a club can see it."""
    event: EventId | None = None
    """The event that it is played for."""
    created_at: Time
    changed_at: Time


class DeviceGame(RequestBody):
    """A finished game from a device, to save to an account."""

    record: str = Field(max_length=100_000)
    """The record as text; the server replays and verifies it."""
    mine: list[Seat] = Field(min_length=1, max_length=6)
    """The seats you played yourself."""


class Tables(Model):
    """A page of a list of tables, the newest first."""

    tables: list[TableInfo]
    next: str | None = None
    """What to give as `cursor` for the next page."""


class Invitation(Model):
    """How to invite people to a table."""

    link: str = Field(examples=["http://192.168.1.20:8000/join/K7QMX2RTBD"])
    """The page that lets people sit down."""
    local: bool
    """Whether the link works only on the server's machine, because it listens nowhere else."""
    qr: str | None = None
    """The link as a QR code (SVG in a data URL); null if the link works for nobody else."""


class Join(RequestBody):
    """Sit down."""

    seat: Seat | None = None
    """A seat, or null for the first free one."""
    code: str | None = Field(default=None, max_length=20)
    """The invitation code, needed at private tables and for seats by invitation."""


class Kick(RequestBody):
    """Send a person or a bot away from a seat, before the start."""

    seat: Seat
