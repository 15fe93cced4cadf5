"""Reports, one-time links and what admins do."""

from typing import Literal

from pydantic import Field

from fogcity.server.clubs.standings import Format
from fogcity.server.protocol.base import EventId, GameId, Model, RequestBody, Seat, TableId, Time
from fogcity.server.protocol.clubs import EventName, EventStatus, MemberInfo
from fogcity.server.protocol.people import Name, Password

AdminAction = Literal["ban", "unban", "logout", "rename", "delete"]
TableAction = Literal["close", "delete"]
ClubAction = Literal["close", "open", "rename", "delete"]
EventAction = Literal["rename", "move", "cancel", "delete"]


class Report(RequestBody):
    """A message or a name that the host should see."""

    table: TableId = Field(pattern="^[A-Za-z0-9_-]{16}$", examples=["b3xQ0aZr71LmPq_c"])
    message: int | None = Field(default=None, ge=0, le=2**53)
    """The message that it is about."""
    seat: Seat | None = None
    """Without a message: the seat whose name it is about."""


class NewPasswordByLink(RequestBody):
    """A new password, by a link that the host made."""

    token: str = Field(min_length=1, max_length=100)
    password: Password


class NewName(RequestBody):
    """A new name for an account or a club."""

    name: Name


class EventChange(RequestBody):
    """A new name for an event, or another time."""

    name: EventName | None = None
    starts_at: Time | None = None


class AdminAccount(Model):
    """An account as admins see it."""

    name: str
    created_at: Time
    seen_at: Time
    banned_at: Time | None
    admin: bool
    has_password: bool
    blocked_by: int
    """How many people have blocked this account."""


class AdminBlock(Model):
    """Somebody who has blocked somebody."""

    name: str
    blocked: str
    at: Time


class AdminSession(Model):
    """A device on which somebody is logged in."""

    created_at: Time
    seen_at: Time


class AdminTable(Model):
    """A table as admins see it."""

    id: TableId
    game: GameId
    status: Literal["open", "playing", "finished", "closed"]
    public: bool
    ply: int
    changed_at: Time
    host: str | None


class AdminSeat(Model):
    """Who sits at a table."""

    seat: Seat
    kind: Literal["person", "bot", "open", "invited"]
    name: str | None
    level: str | None


class AdminMessage(Model):
    """Something that was said at a table."""

    id: int
    at: Time
    name: str | None
    text: str


class AdminTableContent(Model):
    """Who sits at a table and what was said there lately, the newest last; nothing of the game."""

    seats: list[AdminSeat]
    messages: list[AdminMessage]


class AdminClub(Model):
    """A club as admins see it."""

    name: str
    about: str
    created_at: Time
    closed_at: Time | None
    """Since when nobody finds it."""
    founder: str | None
    members: int


class AdminEvent(Model):
    """An event as admins see it."""

    id: EventId
    club: str
    name: str
    game: GameId
    format: Format
    players: int
    status: EventStatus
    step: int
    """How many rounds were paired."""
    starts_at: Time


class AdminClubContent(Model):
    """Who belongs to a club or has asked to, and its events."""

    members: list[MemberInfo]
    events: list[AdminEvent]


class AdminEntrant(Model):
    """Somebody who has entered an event."""

    number: int
    name: str | None
    """None if the account is deleted."""
    out: bool
    """Whether they rest, or have left."""
    place: int | None
    """When it is over."""
    rating: float | None


class AdminReport(Model):
    """What somebody reported."""

    id: int
    at: Time
    kind: Literal["message", "name", "club"]
    about: str | None
    """The account that it is about, None if it is deleted."""
    by: str | None
    """Who reported it, None if the account is deleted."""
    text: str
    """The message, or the name as it was; of a club what it says about itself, too."""
    table_id: TableId | None
    done: bool


class AdminEntry(Model):
    """An action of an admin."""

    id: int
    at: Time
    who: str
    what: str
    about: str


class ResetLink(Model):
    """A link to set a new password, valid once and for a day."""

    link: str = Field(examples=["/reset/AbC123"])
