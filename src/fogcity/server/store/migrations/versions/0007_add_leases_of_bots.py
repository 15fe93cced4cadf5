"""Add leases: which worker lets the bots of a table think, and until when others leave them to it"""

import sqlalchemy as sa
from alembic import op

revision = "0007"
down_revision = "0006"
branch_labels = None
depends_on = None


def upgrade() -> None:
    op.add_column("tables", sa.Column("leased_by", sa.String(8), nullable=True))
    op.add_column("tables", sa.Column("leased_until", sa.DateTime(timezone=True), nullable=True))
