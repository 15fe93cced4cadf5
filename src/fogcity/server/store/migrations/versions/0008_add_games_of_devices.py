"""Add the mark of games that were played on a device and sent to an account"""

import sqlalchemy as sa
from alembic import op

revision = "0008"
down_revision = "0007"
branch_labels = None
depends_on = None


def upgrade() -> None:
    op.add_column("tables", sa.Column("device", sa.Boolean(), nullable=False, server_default=sa.false()))
