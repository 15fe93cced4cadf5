"""What people hide: their whole profile, or parts of it."""

from typing import Literal, get_args

from sqlalchemy import ColumnElement, and_

from fogcity.server.store import AccountRow
from fogcity.server.store.schema import accounts

Part = Literal["ratings", "statistics", "companions", "leaders"]
"""The parts of a profile; achievements are statistics, and `leaders` are all leaderboards."""
PARTS: tuple[Part, ...] = get_args(Part)


def shows(part: Part) -> ColumnElement[bool]:
    """Accounts that let everybody see a part of their profile."""
    return and_(~accounts.c.hidden, accounts.c.banned_at.is_(None), ~accounts.c.hides.contains(part))


def is_shown(of: AccountRow, part: Part) -> bool:
    """Whether somebody lets everybody see a part of their profile."""
    return not of.hidden and part not in chosen(of)


def hidden_from(of: AccountRow, reader: AccountRow | None) -> list[Part]:
    """The parts of a profile that a reader does not see."""
    return [] if reader is not None and reader.id == of.id else chosen(of)


def chosen(of: AccountRow) -> list[Part]:
    """The parts that somebody hides from others."""
    return [part for part in PARTS if part in of.hides.split()]
