"""Reports, one-time links and what admins do."""

from typing import Literal

from pydantic import Field

from fogcity.server.protocol.base import Seat, TableId, Wish
from fogcity.server.protocol.people import Name, Password

AdminAction = Literal["ban", "unban", "logout", "rename"]


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
    """Another name for somebody."""

    name: Name
