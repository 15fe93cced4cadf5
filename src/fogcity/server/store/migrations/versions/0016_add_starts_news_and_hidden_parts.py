"""Add when games began, what people of an event are to be told, and which parts of a profile are hidden."""

import sqlalchemy as sa
from alembic import op

revision = "0016"
down_revision = "0015"
branch_labels = None
depends_on = None


def upgrade() -> None:
    op.add_column("accounts", sa.Column("hides", sa.String(60), server_default="", nullable=False))
    op.add_column("tables", sa.Column("started_at", sa.DateTime(timezone=True)))
    op.add_column("club_events", sa.Column("news", sa.String(10)))
    op.create_index(op.f("ix_club_events_news"), "club_events", ["news"])
