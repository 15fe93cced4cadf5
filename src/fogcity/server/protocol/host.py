"""Reports, one-time links and what admins do."""

from typing import Literal

from pydantic import Field

from fogcity.server.protocol.base import GameId, Model, Seat, TableId, Time, Wish
from fogcity.server.protocol.people import Name, Password

AdminAction = Literal["ban", "unban", "logout", "rename", "delete"]
TableAction = Literal["close", "delete"]


class Report(Wish):
    """A message or a name that the host should see."""

    table: TableId = Field(pattern="^[A-Za-z0-9_-]{16}$", examples=["b3xQ0aZr71LmPq_c"])
    message: int | None = Field(default=None, ge=0, le=2**53)
    """The message that it is about."""
    seat: Seat | None = None
    """Without a message: the seat whose name it is about."""


class NewPasswordByLink(Wish):
    """A new password, by a link that the host made."""

    token: str = Field(min_length=1, max_length=100)
    password: Password


class NewName(Wish):
    """A new name for an account."""

    name: Name


class AdminAccount(Model):
    """An account as admins see it."""

    name: str
    created_at: Time
    seen_at: Time
    banned_at: Time | None
    admin: bool
    has_password: bool


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


class AdminReport(Model):
    """What somebody reported."""

    id: int
    at: Time
    kind: Literal["message", "name"]
    about: str | None
    """The account that it is about, None if it is deleted."""
    by: str | None
    """Who reported it, None if the account is deleted."""
    text: str
    """The message, or the name as it was."""
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
