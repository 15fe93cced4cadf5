"""Database tables for friends, invitations and searches for opponents; as in schema.py."""

from sqlalchemy import Boolean, Column, Float, ForeignKey, Integer, String, Table

from fogcity.server.store.schema import Moment, metadata


def _person(column: str, *, key: bool = False, index: bool = False) -> Column[int]:
    return Column(
        column, Integer, ForeignKey("accounts.id", ondelete="CASCADE"), primary_key=key, nullable=False, index=index
    )


follows = Table(
    "follows",
    metadata,
    _person("account_id", key=True),
    _person("other_id", key=True, index=True),
    Column("at", Moment, nullable=False),
)

blocks = Table(
    "blocks",
    metadata,
    _person("account_id", key=True),
    _person("blocked_id", key=True, index=True),
    Column("at", Moment, nullable=False),
)

# Includes undelivered invitations, so that the inviter can't see a difference.
invitations = Table(
    "invitations",
    metadata,
    Column("table_id", String(16), ForeignKey("tables.id", ondelete="CASCADE"), primary_key=True),
    _person("account_id", key=True, index=True),
    _person("from_id", index=True),
    Column("at", Moment, nullable=False),
    Column("silent", Boolean, nullable=False),
)

online = Table(
    "online",
    metadata,
    _person("account_id", key=True),
    Column("at", Moment, nullable=False),
)

searches = Table(
    "searches",
    metadata,
    _person("account_id", key=True),
    Column("token", String(16), nullable=False, unique=True),
    Column("game", String(40), nullable=False),
    Column("players", Integer, nullable=False),
    Column("rating", Float(53), nullable=False),
    Column("came_from", String(64), index=True),
    Column("since", Moment, nullable=False),
    Column("beat_at", Moment, nullable=False),
    Column("table_id", String(16)),
)
