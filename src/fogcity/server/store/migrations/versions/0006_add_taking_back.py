"""Add taking back: what is held for a moment, what was asked for, and how much was taken back"""

import sqlalchemy as sa
from alembic import op

revision = "0006"
down_revision = "0005"
branch_labels = None
depends_on = None


def upgrade() -> None:
    op.add_column("tables", sa.Column("grace", sa.Integer(), server_default="0", nullable=False))
    op.add_column("tables", sa.Column("held", sa.JSON(), nullable=True))
    op.add_column("tables", sa.Column("asked", sa.JSON(), nullable=True))
    op.add_column("tables", sa.Column("refused", sa.JSON(), server_default="[]", nullable=False))
    op.add_column("tables", sa.Column("taken_back", sa.Integer(), server_default="0", nullable=False))
