"""Tables before, between and after games: making them, finding them, sitting down."""

from typing import Any, Literal, Self

from pydantic import Field, model_validator

from fogcity.bots import Level
from fogcity.position import LIMIT
from fogcity.server.protocol.base import GameId, Model, Ply, Seat, TableId, Time, Wish
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
    """What it means, in English: for clients without words of their own."""
    low: int | None = None
    high: int | None = None
    choices: list[str] | None = None
    """What it may be by name."""
    file: bool = False
    """Whether it may be the whole text of a file, too."""


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


class Clock(Wish):
    """How long one may think: without limit, so many seconds or so many days for every move."""

    kind: Literal["none", "seconds", "days"] = "none"
    amount: int = Field(default=0, ge=0, le=3600)
    """Seconds (5 to 3600) or days (1 to 30)."""

    @model_validator(mode="after")
    def _in_range(self) -> Self:
        allowed = {"none": range(3601), "seconds": range(5, 3601), "days": range(1, 31)}[self.kind]
        if self.amount not in allowed:
            raise ValueError(f"a clock of {self.amount} {self.kind} cannot be: {allowed[0]} to {allowed[-1]}")
        return self


class SeatWish(Wish):
    """Who shall sit somewhere."""

    kind: Literal["me", "open", "invited", "bot"] = Field(examples=["bot"])
    """`me` more than once makes a hot-seat table; `invited` is only for those who have the code; `open` is for anyone
    (at a private table for anyone who has the code)."""
    level: Level = "normal"
    """With `bot`: how strong it is."""
    name: Name | None = None
    """With `me`: a name for this seat, for several people at one screen."""


class NewTable(Wish):
    """A table to make."""

    game: GameId
    options: dict[str, bool | int | str | None] = Field(default_factory=dict)
    """Options of the game, by their names in `GET /api/games`, without `players` and `first`."""
    seats: list[SeatWish] = Field(
        min_length=2, max_length=6, examples=[[{"kind": "me"}, {"kind": "bot", "level": "hard"}]]
    )
    first: Seat | None = None
    """The seat that starts; nothing for a random one."""
    start: str | None = Field(default=None, max_length=LIMIT, examples=[None])
    """The position to begin with instead of the usual set-up, as docs/positions.md describes it; with or without game
    and options before it. What it leaves unknown is dealt by chance."""
    public: bool = False
    """Whether it is listed for everybody."""
    spectators: bool = True
    """Whether others who have the address may look on."""
    hints: bool = True
    """Whether players may ask what a strong bot would do."""
    chat: bool = True
    clock: Clock = Clock()
    autostart: bool = True
    """Start as soon as all seats are taken, instead of when the host says so."""
    grace: int = Field(default=0, ge=0, le=10)
    """Where other people play: seconds in which an action that would bring something to light is held, so that its
    player can take it back."""


class SeatChange(Wish):
    """Before the start, what the host makes of a seat without a person."""

    kind: Literal["open", "invited", "bot"]
    level: Level = "normal"


class SeatInfo(Model):
    """A seat as everybody sees it."""

    seat: Seat
    color: str = Field(examples=["yellow"])
    """The seat's own name in the game."""
    kind: Literal["person", "open", "invited", "bot"]
    name: str | None = Field(examples=["Foggy Otter 482"])
    """Who sits there, or with `invited` for whom the seat is kept, if for anybody. A bot has the name of its level."""
    level: Level | Literal["random"] | None = None
    """How strong the bot is, or the stand-in of somebody who is away or has resigned; `random` if all others failed."""
    mine: bool = False
    host: bool = False
    away: bool = False
    """Time was up: a bot plays here until the owner comes back."""
    resigned: bool = False


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
    chat: bool
    clock: Clock
    autostart: bool
    ply: Ply
    waiting: list[Seat]
    """The seats that may act now."""
    my_turn: bool
    """Whether one of them is mine."""
    places: list[int] | None = None
    """At the end each seat's place, 1 for the best; level players share one."""
    scores: list[str] | None = Field(default=None, examples=[["94", "87"]])
    """At the end each seat's result, as people write it."""
    commitment: str
    """SHA-256 of the secret that all chance of this table comes from, in hexadecimal."""
    code: str | None = Field(default=None, examples=["K7QMX2RTBD"])
    """The invitation code, for the host alone: whom the host sends it to joins with it, at the page `/join/CODE`."""
    rematch: TableId | None = None
    """The table where the same players meet again."""
    from_position: bool
    """Whether the game begins with a position that the maker of the table chose, who may know more about it."""
    other_rules: bool
    """Whether the game was begun by other rules than those played here: it is shown as it was stored, and cannot go
    on."""
    grace: int = 0
    """Seconds in which an action can be taken back before something comes to light by it, where other people play."""
    taken_back: int = 0
    """How many actions were taken back that the rules would have let stand: freely against bots, or by agreement."""
    created_at: Time
    changed_at: Time


class Tables(Model):
    """A page of a list of tables, the newest first."""

    tables: list[TableInfo]
    next: str | None = None
    """What to give as `cursor` for the next page."""


class Invitation(Model):
    """How to invite people to a table."""

    link: str = Field(examples=["http://192.168.1.20:8000/join/K7QMX2RTBD"])
    """The page where whoever opens it sits down."""
    local: bool
    """Whether the link works on this machine alone, because the server listens nowhere else."""
    qr: str | None = None
    """The link as a QR code, an SVG picture in a data URL; None where it is of no use to others."""


class Join(Wish):
    """Sit down."""

    seat: Seat | None = None
    """A certain seat, or nothing for the first that is free."""
    code: str | None = Field(default=None, max_length=20)
    """The invitation code, needed at private tables and for seats by invitation."""


class Kick(Wish):
    """Before the start, send somebody away or a bot."""

    seat: Seat
