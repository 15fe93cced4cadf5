"""The tables of the database. Changes need a migration: a test compares the two."""

from datetime import UTC, datetime
from typing import Any

from sqlalchemy import (
    JSON,
    Boolean,
    Column,
    Date,
    DateTime,
    Dialect,
    Float,
    ForeignKey,
    Index,
    Integer,
    LargeBinary,
    MetaData,
    String,
    Table,
    Text,
    false,
)
from sqlalchemy.types import TypeDecorator

metadata = MetaData(
    naming_convention={
        "ix": "ix_%(table_name)s_%(column_0_N_name)s",
        "uq": "uq_%(table_name)s_%(column_0_N_name)s",
        "fk": "fk_%(table_name)s_%(column_0_N_name)s",
        "pk": "pk_%(table_name)s",
    }
)


class Moment(TypeDecorator[datetime]):
    """A moment in UTC; SQLite forgets the zone, so it is put back."""

    impl = DateTime(timezone=True)
    cache_ok = True

    def process_result_value(self, value: datetime | None, dialect: Dialect) -> datetime | None:
        return value.replace(tzinfo=UTC) if value is not None and value.tzinfo is None else value


def _account(column: str, **more: Any) -> Column[int]:
    return Column(column, Integer, ForeignKey("accounts.id", ondelete="SET NULL"), **more)


accounts = Table(
    "accounts",
    metadata,
    Column("id", Integer, primary_key=True),
    Column("name", String(24), nullable=False),
    Column("name_key", String(100), nullable=False, unique=True),
    Column("password", String(200)),
    Column("created_at", Moment, nullable=False),
    Column("seen_at", Moment, nullable=False),
    Column("look", String(100), index=True),
    Column("banned_at", Moment),
    Column("admin", Boolean, nullable=False, server_default=false()),
    Column("hidden", Boolean, nullable=False, server_default=false()),
    Column("hides", String(60), nullable=False, server_default=""),
    Column("online_to", String(10), nullable=False, server_default="followed"),
    Column("invited_by", String(10), nullable=False, server_default="everybody"),
)

sessions = Table(
    "sessions",
    metadata,
    Column("token_hash", String(64), primary_key=True),
    Column("account_id", Integer, ForeignKey("accounts.id", ondelete="CASCADE"), nullable=False, index=True),
    Column("created_at", Moment, nullable=False),
    Column("seen_at", Moment, nullable=False),
)

tables = Table(
    "tables",
    metadata,
    Column("id", String(16), primary_key=True),
    Column("code", String(10), nullable=False, unique=True),
    Column("version", Integer, nullable=False),
    Column("game", String(40), nullable=False),
    Column("options", JSON, nullable=False),
    Column("status", String(10), nullable=False),
    Column("ended", String(10)),
    Column("public", Boolean, nullable=False),
    Column("spectators", Boolean, nullable=False),
    Column("hints", Boolean, nullable=False),
    Column("chat", Boolean, nullable=False),
    Column("autostart", Boolean, nullable=False),
    Column("clock_kind", String(10), nullable=False),
    Column("clock_amount", Integer, nullable=False),
    Column("secret", LargeBinary(32), nullable=False),
    _account("host_id"),
    Column("ply", Integer, nullable=False),
    Column("waiting", JSON, nullable=False),
    Column("deadlines", JSON, nullable=False),
    Column("due", Moment, index=True),
    Column("places", JSON),
    Column("scores", JSON),
    Column("rematch", String(16)),
    Column("created_at", Moment, nullable=False),
    Column("changed_at", Moment, nullable=False),
    Column("start", Text),
    Column("made_by", Integer, index=True),
    Column("made_from", String(64), index=True),
    Column("kicked", JSON, nullable=False, server_default="[]"),
    Column("rules", Integer, nullable=False, server_default="1"),
    Column("grace", Integer, nullable=False, server_default="0"),
    Column("held", JSON),
    Column("asked", JSON),
    Column("refused", JSON, nullable=False, server_default="[]"),
    Column("taken_back", Integer, nullable=False, server_default="0"),
    Column("leased_by", String(8)),
    Column("leased_until", Moment),
    Column("device", Boolean, nullable=False, server_default=false()),
    Column("rated", Boolean, nullable=False, server_default=false()),
    Column("club_id", Integer, index=True),
    Column("event_id", String(16)),
    Column("arrive", Integer, nullable=False, server_default="0"),
    Column("started_at", Moment),
    Index(None, "status", "public", "changed_at"),
)

seats = Table(
    "seats",
    metadata,
    Column("table_id", String(16), ForeignKey("tables.id", ondelete="CASCADE"), primary_key=True),
    Column("seat", Integer, primary_key=True),
    Column("kind", String(10), nullable=False),
    _account("account_id", index=True),
    _account("reserved_id", index=True),
    Column("name", String(24)),
    Column("level", String(10)),
    Column("away", Boolean, nullable=False),
    Column("resigned", Boolean, nullable=False),
    Column("late", Boolean, nullable=False, server_default=false()),
    Column("came_from", String(64)),
)

entries = Table(
    "entries",
    metadata,
    Column("table_id", String(16), ForeignKey("tables.id", ondelete="CASCADE"), primary_key=True),
    Column("ply", Integer, primary_key=True),
    Column("kind", String(10), nullable=False),
    Column("seat", Integer, nullable=False),
    Column("action", String(200), nullable=False),
    Column("by", String(10), nullable=False),
    Column("takes_back", Integer),
    Column("at", Moment, nullable=False),
    Column("deadline", Moment),
    Column("events", JSON, nullable=False),
)

messages = Table(
    "messages",
    metadata,
    Column("id", Integer, primary_key=True),
    Column("table_id", String(16), ForeignKey("tables.id", ondelete="CASCADE"), nullable=False, index=True),
    Column("at", Moment, nullable=False),
    Column("ply", Integer, nullable=False),
    Column("kind", String(10), nullable=False),
    Column("seat", Integer),
    _account("account_id", index=True),
    Column("name", String(24)),
    Column("text", Text),
    Column("note", String(20)),
    Column("details", JSON, nullable=False),
    sqlite_autoincrement=True,
)

mutes = Table(
    "mutes",
    metadata,
    Column("account_id", Integer, ForeignKey("accounts.id", ondelete="CASCADE"), primary_key=True),
    Column("muted_id", Integer, ForeignKey("accounts.id", ondelete="CASCADE"), primary_key=True),
)

counts = Table(
    "counts",
    metadata,
    Column("key", String(80), primary_key=True),
    Column("until", Moment, nullable=False),
    Column("number", Integer, nullable=False),
)

facts = Table(
    "facts",
    metadata,
    Column("key", String(40), primary_key=True),
    Column("value", Text, nullable=False),
)

links = Table(
    "links",
    metadata,
    Column("token_hash", String(64), primary_key=True),
    Column("kind", String(10), nullable=False),
    Column("account_id", Integer, ForeignKey("accounts.id", ondelete="CASCADE")),
    Column("until", Moment, nullable=False),
    Column("uses", Integer, nullable=False),
)

reports = Table(
    "reports",
    metadata,
    Column("id", Integer, primary_key=True),
    Column("at", Moment, nullable=False),
    _account("account_id", index=True),
    Column("about_id", Integer, ForeignKey("accounts.id", ondelete="CASCADE"), index=True),
    Column("table_id", String(16)),
    Column("kind", String(10), nullable=False),
    Column("text", Text, nullable=False),
    Column("done", Boolean, nullable=False),
    sqlite_autoincrement=True,
)

admin_log = Table(
    "admin_log",
    metadata,
    Column("id", Integer, primary_key=True),
    Column("at", Moment, nullable=False),
    Column("who", String(40), nullable=False),
    Column("what", String(40), nullable=False),
    Column("about", String(200), nullable=False),
    sqlite_autoincrement=True,
)

# The result of a rated game for each seat. Ratings are computed only from these rows, so they outlive their table.
results = Table(
    "results",
    metadata,
    Column("id", Integer, primary_key=True),
    Column("table_id", String(16), nullable=False, index=True),
    Column("seat", Integer, nullable=False),
    Column("game", String(40), nullable=False),
    Column("players", Integer, nullable=False),
    _account("account_id"),
    Column("gone", String(16)),
    Column("level", String(10)),
    Column("rank", Integer, nullable=False),
    Column("left", Boolean, nullable=False),
    Column("counted", Boolean, nullable=False),
    Column("mu_before", Float(53)),
    Column("mu", Float(53)),
    Column("sigma", Float(53)),
    Column("ended_at", Moment, nullable=False),
    Index(None, "account_id", "ended_at"),
    sqlite_autoincrement=True,
)

ratings = Table(
    "ratings",
    metadata,
    Column("account_id", Integer, ForeignKey("accounts.id", ondelete="CASCADE"), primary_key=True),
    Column("game", String(40), primary_key=True),
    Column("players", Integer, primary_key=True),
    Column("mu", Float(53), nullable=False),
    Column("sigma", Float(53), nullable=False),
    Column("games", Integer, nullable=False),
    Column("sure", Float(53), nullable=False),
    Column("changed_at", Moment, nullable=False),
    Index(None, "game", "players", "sure"),
)

tallies = Table(
    "tallies",
    metadata,
    Column("account_id", Integer, ForeignKey("accounts.id", ondelete="CASCADE"), primary_key=True),
    Column("game", String(40), primary_key=True),
    Column("players", Integer, primary_key=True),
    Column("against", String(10), primary_key=True),
    Column("seat", Integer, primary_key=True),
    Column("games", Integer, nullable=False),
    Column("wins", Float(53), nullable=False),
    Column("places", Integer, nullable=False),
    Column("points", Float(53), nullable=False),
    Column("best", Float(53), nullable=False),
)

feats = Table(
    "feats",
    metadata,
    Column("account_id", Integer, ForeignKey("accounts.id", ondelete="CASCADE"), primary_key=True),
    Column("game", String(40), primary_key=True),
    Column("name", String(40), primary_key=True),
    Column("games", Integer, nullable=False),
    Column("total", Integer, nullable=False),
    Column("best", Integer, nullable=False),
)

# Attempts at the deals of the days: the first one of an account counts.
deals = Table(
    "deals",
    metadata,
    Column("account_id", Integer, ForeignKey("accounts.id", ondelete="CASCADE"), primary_key=True),
    Column("game", String(40), primary_key=True),
    Column("date", Date, primary_key=True),
    Column("won", Float(53), nullable=False),
    Column("points", Float(53), nullable=False),
    Column("margin", Float(53), nullable=False),
    Column("at", Moment, nullable=False),
    Index(None, "game", "date"),
)

# How long somebody's streak is if it ends on its last day, and two days later, with a day missed.
streaks = Table(
    "streaks",
    metadata,
    Column("account_id", Integer, ForeignKey("accounts.id", ondelete="CASCADE"), primary_key=True),
    Column("game", String(40), primary_key=True),
    Column("last", Date, nullable=False),
    Column("now", Integer, nullable=False),
    Column("later", Integer, nullable=False),
    Column("longest", Integer, nullable=False),
    Column("played", Integer, nullable=False),
    Column("wins", Integer, nullable=False),
    Index(None, "game", "last"),
)

companions = Table(
    "companions",
    metadata,
    Column("account_id", Integer, ForeignKey("accounts.id", ondelete="CASCADE"), primary_key=True),
    Column("other_id", Integer, ForeignKey("accounts.id", ondelete="CASCADE"), primary_key=True, index=True),
    Column("games", Integer, nullable=False),
    Column("ahead", Float(53), nullable=False),
    Column("last_at", Moment, nullable=False),
)

awards = Table(
    "awards",
    metadata,
    Column("account_id", Integer, ForeignKey("accounts.id", ondelete="CASCADE"), primary_key=True),
    Column("game", String(40), primary_key=True),
    Column("name", String(40), primary_key=True),
    Column("games", Integer, nullable=False),
    Column("first_at", Moment, nullable=False),
    Column("table_id", String(16), nullable=False),
)

# --- notices --------------------------------------------------------------------------------------------------------

notice_preferences = Table(
    "notice_preferences",
    metadata,
    Column("account_id", Integer, ForeignKey("accounts.id", ondelete="CASCADE"), primary_key=True),
    Column("language", String(5), nullable=False),
    Column("zone", String(64), nullable=False),
    Column("quiet_from", Integer),
    Column("quiet_until", Integer),
    Column("off", JSON, nullable=False),
    Column("mail", Boolean, nullable=False),
    Column("address", String(254), index=True),
    Column("confirmed", Boolean, nullable=False),
)

# A device that is logged out gets no more notices: its row is deleted with its session.
subscriptions = Table(
    "subscriptions",
    metadata,
    Column("id", Integer, primary_key=True),
    Column("account_id", Integer, ForeignKey("accounts.id", ondelete="CASCADE"), nullable=False, index=True),
    Column("session", String(64), ForeignKey("sessions.token_hash", ondelete="CASCADE"), nullable=False, index=True),
    Column("endpoint", String(1000), nullable=False, unique=True),
    Column("p256dh", String(100), nullable=False),
    Column("auth", String(32), nullable=False),
    Column("name", String(60), nullable=False),
    Column("created_at", Moment, nullable=False),
    sqlite_autoincrement=True,
)

# One delivery of a notice: waiting rows have a due time, sent ones are kept so they can be withdrawn.
deliveries = Table(
    "deliveries",
    metadata,
    Column("id", Integer, primary_key=True),
    Column("channel", String(5), nullable=False),
    Column("account_id", Integer, ForeignKey("accounts.id", ondelete="CASCADE")),
    Column("subscription_id", Integer, ForeignKey("subscriptions.id", ondelete="CASCADE"), index=True),
    Column("url", String(1000)),
    Column("language", String(5), nullable=False),
    Column("kind", String(12), nullable=False),
    Column("path", String(200), nullable=False),
    Column("table_id", String(16), index=True),
    Column("facts", JSON, nullable=False),
    Column("created_at", Moment, nullable=False),
    Column("until", Moment, nullable=False),
    Column("due", Moment, index=True),
    Column("tries", Integer, nullable=False),
    Column("sent_at", Moment),
    Index(None, "account_id", "path"),
    sqlite_autoincrement=True,
)
