"""The tables of the database for puzzles. Changes need a migration, as for all others."""

from sqlalchemy import Boolean, Column, ForeignKey, Index, Integer, String, Table

from fogcity.server.store.schema import Moment, metadata

# First answers: an account has one for each puzzle.
answers = Table(
    "answers",
    metadata,
    Column("account_id", Integer, ForeignKey("accounts.id", ondelete="CASCADE"), primary_key=True),
    Column("game", String(40), primary_key=True),
    Column("puzzle", String(40), primary_key=True),
    Column("solved", Boolean, nullable=False),
    Column("at", Moment, nullable=False),
)

solvers = Table(
    "solvers",
    metadata,
    Column("account_id", Integer, ForeignKey("accounts.id", ondelete="CASCADE"), primary_key=True),
    Column("game", String(40), primary_key=True),
    Column("rating", Integer, nullable=False),
    Column("tried", Integer, nullable=False),
    Column("solved", Integer, nullable=False),
    Column("streak", Integer, nullable=False),
    Column("longest", Integer, nullable=False),
    Index(None, "game", "rating"),
)
