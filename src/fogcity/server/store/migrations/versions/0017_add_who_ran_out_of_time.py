"""Add who lost a game by running out of time."""

import sqlalchemy as sa
from alembic import op

revision = "0017"
down_revision = "0016"
branch_labels = None
depends_on = None


def upgrade() -> None:
    op.add_column("seats", sa.Column("late", sa.Boolean(), server_default=sa.false(), nullable=False))
