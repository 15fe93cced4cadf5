"""Add deals of the day: attempts, and the streaks of accounts"""

import sqlalchemy as sa
from alembic import op

revision = "0014"
down_revision = "0013"
branch_labels = None
depends_on = None


def _of_account(table: str) -> sa.ForeignKeyConstraint:
    name = op.f(f"fk_{table}_account_id")
    return sa.ForeignKeyConstraint(["account_id"], ["accounts.id"], name=name, ondelete="CASCADE")


def upgrade() -> None:
    op.create_table(
        "deals",
        sa.Column("account_id", sa.Integer(), nullable=False),
        sa.Column("game", sa.String(40), nullable=False),
        sa.Column("date", sa.Date(), nullable=False),
        sa.Column("won", sa.Float(53), nullable=False),
        sa.Column("points", sa.Float(53), nullable=False),
        sa.Column("margin", sa.Float(53), nullable=False),
        sa.Column("at", sa.DateTime(timezone=True), nullable=False),
        _of_account("deals"),
        sa.PrimaryKeyConstraint("account_id", "game", "date", name=op.f("pk_deals")),
    )
    op.create_index(op.f("ix_deals_game_date"), "deals", ["game", "date"])
    op.create_table(
        "streaks",
        sa.Column("account_id", sa.Integer(), nullable=False),
        sa.Column("game", sa.String(40), nullable=False),
        sa.Column("last", sa.Date(), nullable=False),
        sa.Column("now", sa.Integer(), nullable=False),
        sa.Column("later", sa.Integer(), nullable=False),
        sa.Column("longest", sa.Integer(), nullable=False),
        sa.Column("played", sa.Integer(), nullable=False),
        sa.Column("wins", sa.Integer(), nullable=False),
        _of_account("streaks"),
        sa.PrimaryKeyConstraint("account_id", "game", name=op.f("pk_streaks")),
    )
    op.create_index(op.f("ix_streaks_game_last"), "streaks", ["game", "last"])


def downgrade() -> None:
    op.drop_table("streaks")
    op.drop_table("deals")
