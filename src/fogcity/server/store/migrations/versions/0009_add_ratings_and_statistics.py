"""Add ratings and statistics: rated tables, what their games leave, and what is counted for accounts"""

import sqlalchemy as sa
from alembic import op

revision = "0009"
down_revision = "0008"
branch_labels = None
depends_on = None


def _of_account(table: str, column: str = "account_id") -> sa.ForeignKeyConstraint:
    return sa.ForeignKeyConstraint([column], ["accounts.id"], name=op.f(f"fk_{table}_{column}"), ondelete="CASCADE")


def upgrade() -> None:
    op.add_column("accounts", sa.Column("hidden", sa.Boolean(), server_default=sa.false(), nullable=False))
    op.add_column("tables", sa.Column("rated", sa.Boolean(), server_default=sa.false(), nullable=False))
    op.add_column("seats", sa.Column("came_from", sa.String(64), nullable=True))
    op.create_table(
        "results",
        sa.Column("id", sa.Integer(), nullable=False),
        sa.Column("table_id", sa.String(16), nullable=False),
        sa.Column("seat", sa.Integer(), nullable=False),
        sa.Column("game", sa.String(40), nullable=False),
        sa.Column("players", sa.Integer(), nullable=False),
        sa.Column("account_id", sa.Integer(), nullable=True),
        sa.Column("gone", sa.String(16), nullable=True),
        sa.Column("level", sa.String(10), nullable=True),
        sa.Column("rank", sa.Integer(), nullable=False),
        sa.Column("left", sa.Boolean(), nullable=False),
        sa.Column("counted", sa.Boolean(), nullable=False),
        sa.Column("mu_before", sa.Float(53), nullable=True),
        sa.Column("mu", sa.Float(53), nullable=True),
        sa.Column("sigma", sa.Float(53), nullable=True),
        sa.Column("ended_at", sa.DateTime(timezone=True), nullable=False),
        sa.ForeignKeyConstraint(
            ["account_id"], ["accounts.id"], name=op.f("fk_results_account_id"), ondelete="SET NULL"
        ),
        sa.PrimaryKeyConstraint("id", name=op.f("pk_results")),
        sqlite_autoincrement=True,
    )
    op.create_index(op.f("ix_results_table_id"), "results", ["table_id"])
    op.create_index(op.f("ix_results_account_id_ended_at"), "results", ["account_id", "ended_at"])
    op.create_table(
        "ratings",
        sa.Column("account_id", sa.Integer(), nullable=False),
        sa.Column("game", sa.String(40), nullable=False),
        sa.Column("players", sa.Integer(), nullable=False),
        sa.Column("mu", sa.Float(53), nullable=False),
        sa.Column("sigma", sa.Float(53), nullable=False),
        sa.Column("games", sa.Integer(), nullable=False),
        sa.Column("sure", sa.Float(53), nullable=False),
        sa.Column("changed_at", sa.DateTime(timezone=True), nullable=False),
        _of_account("ratings"),
        sa.PrimaryKeyConstraint("account_id", "game", "players", name=op.f("pk_ratings")),
    )
    op.create_index(op.f("ix_ratings_game_players_sure"), "ratings", ["game", "players", "sure"])
    op.create_table(
        "tallies",
        sa.Column("account_id", sa.Integer(), nullable=False),
        sa.Column("game", sa.String(40), nullable=False),
        sa.Column("players", sa.Integer(), nullable=False),
        sa.Column("against", sa.String(10), nullable=False),
        sa.Column("seat", sa.Integer(), nullable=False),
        sa.Column("games", sa.Integer(), nullable=False),
        sa.Column("wins", sa.Float(53), nullable=False),
        sa.Column("places", sa.Integer(), nullable=False),
        sa.Column("points", sa.Float(53), nullable=False),
        sa.Column("best", sa.Float(53), nullable=False),
        _of_account("tallies"),
        sa.PrimaryKeyConstraint("account_id", "game", "players", "against", "seat", name=op.f("pk_tallies")),
    )
    op.create_table(
        "feats",
        sa.Column("account_id", sa.Integer(), nullable=False),
        sa.Column("game", sa.String(40), nullable=False),
        sa.Column("name", sa.String(40), nullable=False),
        sa.Column("games", sa.Integer(), nullable=False),
        sa.Column("total", sa.Integer(), nullable=False),
        sa.Column("best", sa.Integer(), nullable=False),
        _of_account("feats"),
        sa.PrimaryKeyConstraint("account_id", "game", "name", name=op.f("pk_feats")),
    )
    op.create_table(
        "companions",
        sa.Column("account_id", sa.Integer(), nullable=False),
        sa.Column("other_id", sa.Integer(), nullable=False),
        sa.Column("games", sa.Integer(), nullable=False),
        sa.Column("ahead", sa.Float(53), nullable=False),
        sa.Column("last_at", sa.DateTime(timezone=True), nullable=False),
        _of_account("companions"),
        _of_account("companions", "other_id"),
        sa.PrimaryKeyConstraint("account_id", "other_id", name=op.f("pk_companions")),
    )
    op.create_index(op.f("ix_companions_other_id"), "companions", ["other_id"])
