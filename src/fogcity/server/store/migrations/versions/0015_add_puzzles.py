"""Add puzzles: first answers, and the ratings of those who solve them"""

import sqlalchemy as sa
from alembic import op

revision = "0015"
down_revision = "0014"
branch_labels = None
depends_on = None


def _of_account(table: str) -> sa.ForeignKeyConstraint:
    name = op.f(f"fk_{table}_account_id")
    return sa.ForeignKeyConstraint(["account_id"], ["accounts.id"], name=name, ondelete="CASCADE")


def upgrade() -> None:
    op.create_table(
        "answers",
        sa.Column("account_id", sa.Integer(), nullable=False),
        sa.Column("game", sa.String(40), nullable=False),
        sa.Column("puzzle", sa.String(40), nullable=False),
        sa.Column("solved", sa.Boolean(), nullable=False),
        sa.Column("at", sa.DateTime(timezone=True), nullable=False),
        _of_account("answers"),
        sa.PrimaryKeyConstraint("account_id", "game", "puzzle", name=op.f("pk_answers")),
    )
    op.create_table(
        "solvers",
        sa.Column("account_id", sa.Integer(), nullable=False),
        sa.Column("game", sa.String(40), nullable=False),
        sa.Column("rating", sa.Integer(), nullable=False),
        sa.Column("tried", sa.Integer(), nullable=False),
        sa.Column("solved", sa.Integer(), nullable=False),
        sa.Column("streak", sa.Integer(), nullable=False),
        sa.Column("longest", sa.Integer(), nullable=False),
        _of_account("solvers"),
        sa.PrimaryKeyConstraint("account_id", "game", name=op.f("pk_solvers")),
    )
    op.create_index(op.f("ix_solvers_game_rating"), "solvers", ["game", "rating"])


def downgrade() -> None:
    op.drop_table("solvers")
    op.drop_table("answers")
