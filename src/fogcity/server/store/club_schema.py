"""The tables of the database for clubs and events. Changes need a migration, as for all others."""

from sqlalchemy import (
    JSON,
    Boolean,
    Column,
    Float,
    ForeignKey,
    Index,
    Integer,
    String,
    Table,
    Text,
    UniqueConstraint,
    false,
)

from fogcity.server.store.schema import Moment, metadata

clubs = Table(
    "clubs",
    metadata,
    Column("id", Integer, primary_key=True),
    Column("name", String(24), nullable=False),
    Column("name_key", String(100), nullable=False, unique=True),
    Column("look", String(100), nullable=False, index=True),
    Column("about", Text, nullable=False),
    Column("code", String(32), nullable=False, unique=True),
    Column("webhook", Text),
    Column("language", String(2), nullable=False),
    Column("closed_at", Moment),
    Column("created_at", Moment, nullable=False),
    sqlite_autoincrement=True,
)

members = Table(
    "members",
    metadata,
    Column("club_id", Integer, ForeignKey("clubs.id", ondelete="CASCADE"), primary_key=True),
    Column("account_id", Integer, ForeignKey("accounts.id", ondelete="CASCADE"), primary_key=True, index=True),
    Column("role", String(10), nullable=False),
    Column("since", Moment, nullable=False),
)

# `club_events`, not `events`: what happens in a game is called so.
events = Table(
    "club_events",
    metadata,
    Column("id", String(16), primary_key=True),
    Column("club_id", Integer, ForeignKey("clubs.id", ondelete="CASCADE"), nullable=False),
    Column("version", Integer, nullable=False),
    Column("name", String(40), nullable=False),
    Column("game", String(40), nullable=False),
    Column("format", String(10), nullable=False),
    Column("players", Integer, nullable=False),
    Column("rounds", Integer, nullable=False),
    Column("minutes", Integer, nullable=False),
    Column("clock_kind", String(10), nullable=False),
    Column("clock_amount", Integer, nullable=False),
    Column("arrive", Integer, nullable=False),
    Column("rated", Boolean, nullable=False),
    Column("everybody", Boolean, nullable=False),
    Column("most", Integer, nullable=False),
    Column("seed", String(32), nullable=False),
    Column("status", String(10), nullable=False),
    Column("step", Integer, nullable=False),
    Column("starts_at", Moment, nullable=False),
    Column("ends_at", Moment),
    Column("ended_at", Moment),
    Column("due", Moment, index=True),
    Column("news", String(10), index=True),
    Column("created_at", Moment, nullable=False),
    Index(None, "club_id", "status"),
    Index(None, "status", "everybody", "starts_at"),
)

entrants = Table(
    "entrants",
    metadata,
    Column("event_id", String(16), ForeignKey("club_events.id", ondelete="CASCADE"), primary_key=True),
    Column("number", Integer, primary_key=True),
    Column("account_id", Integer, ForeignKey("accounts.id", ondelete="SET NULL"), index=True),
    Column("came_from", String(64)),
    Column("rating", Float(53)),
    Column("out", Boolean, nullable=False, server_default=false()),
    Column("place", Integer),
    Column("points", Integer),
    UniqueConstraint("event_id", "account_id"),
)

rounds = Table(
    "rounds",
    metadata,
    Column("event_id", String(16), ForeignKey("club_events.id", ondelete="CASCADE"), primary_key=True),
    Column("number", Integer, primary_key=True),
    Column("at", Moment, nullable=False),
    Column("present", JSON, nullable=False),
)

boards = Table(
    "boards",
    metadata,
    Column("event_id", String(16), ForeignKey("club_events.id", ondelete="CASCADE"), primary_key=True),
    Column("round", Integer, primary_key=True),
    Column("board", Integer, primary_key=True),
    Column("table_id", String(16), unique=True),
    Column("numbers", JSON, nullable=False),
    Column("ranks", JSON(none_as_null=True)),
    Column("absent", JSON, nullable=False, server_default="[]"),
    Column("void", Boolean, nullable=False, server_default=false()),
    Column("taken", Integer),
    Column("ended_at", Moment),
    Index(None, "event_id", "taken"),
)
