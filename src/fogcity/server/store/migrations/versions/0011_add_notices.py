"""Add notices: what people want to be told, their devices, and what is on its way to them"""

import sqlalchemy as sa
from alembic import op

revision = "0011"
down_revision = "0010"
branch_labels = None
depends_on = None


def _refers(table: str, column: str, to: str) -> sa.ForeignKeyConstraint:
    return sa.ForeignKeyConstraint([column], [to], name=op.f(f"fk_{table}_{column}"), ondelete="CASCADE")


def upgrade() -> None:
    op.create_table(
        "notice_preferences",
        sa.Column("account_id", sa.Integer(), nullable=False),
        sa.Column("language", sa.String(5), nullable=False),
        sa.Column("zone", sa.String(64), nullable=False),
        sa.Column("quiet_from", sa.Integer(), nullable=True),
        sa.Column("quiet_until", sa.Integer(), nullable=True),
        sa.Column("off", sa.JSON(), nullable=False),
        sa.Column("mail", sa.Boolean(), nullable=False),
        sa.Column("address", sa.String(254), nullable=True),
        sa.Column("confirmed", sa.Boolean(), nullable=False),
        _refers("notice_preferences", "account_id", "accounts.id"),
        sa.PrimaryKeyConstraint("account_id", name=op.f("pk_notice_preferences")),
    )
    op.create_index(op.f("ix_notice_preferences_address"), "notice_preferences", ["address"])
    op.create_table(
        "subscriptions",
        sa.Column("id", sa.Integer(), nullable=False),
        sa.Column("account_id", sa.Integer(), nullable=False),
        sa.Column("session", sa.String(64), nullable=False),
        sa.Column("endpoint", sa.String(1000), nullable=False),
        sa.Column("p256dh", sa.String(100), nullable=False),
        sa.Column("auth", sa.String(32), nullable=False),
        sa.Column("name", sa.String(60), nullable=False),
        sa.Column("created_at", sa.DateTime(timezone=True), nullable=False),
        _refers("subscriptions", "account_id", "accounts.id"),
        _refers("subscriptions", "session", "sessions.token_hash"),
        sa.PrimaryKeyConstraint("id", name=op.f("pk_subscriptions")),
        sa.UniqueConstraint("endpoint", name=op.f("uq_subscriptions_endpoint")),
        sqlite_autoincrement=True,
    )
    op.create_index(op.f("ix_subscriptions_account_id"), "subscriptions", ["account_id"])
    op.create_index(op.f("ix_subscriptions_session"), "subscriptions", ["session"])
    op.create_table(
        "deliveries",
        sa.Column("id", sa.Integer(), nullable=False),
        sa.Column("channel", sa.String(5), nullable=False),
        sa.Column("account_id", sa.Integer(), nullable=True),
        sa.Column("subscription_id", sa.Integer(), nullable=True),
        sa.Column("url", sa.String(1000), nullable=True),
        sa.Column("language", sa.String(5), nullable=False),
        sa.Column("kind", sa.String(12), nullable=False),
        sa.Column("path", sa.String(200), nullable=False),
        sa.Column("table_id", sa.String(16), nullable=True),
        sa.Column("facts", sa.JSON(), nullable=False),
        sa.Column("created_at", sa.DateTime(timezone=True), nullable=False),
        sa.Column("until", sa.DateTime(timezone=True), nullable=False),
        sa.Column("due", sa.DateTime(timezone=True), nullable=True),
        sa.Column("tries", sa.Integer(), nullable=False),
        sa.Column("sent_at", sa.DateTime(timezone=True), nullable=True),
        _refers("deliveries", "account_id", "accounts.id"),
        _refers("deliveries", "subscription_id", "subscriptions.id"),
        sa.PrimaryKeyConstraint("id", name=op.f("pk_deliveries")),
        sqlite_autoincrement=True,
    )
    op.create_index(op.f("ix_deliveries_subscription_id"), "deliveries", ["subscription_id"])
    op.create_index(op.f("ix_deliveries_table_id"), "deliveries", ["table_id"])
    op.create_index(op.f("ix_deliveries_due"), "deliveries", ["due"])
    op.create_index(op.f("ix_deliveries_account_id_path"), "deliveries", ["account_id", "path"])
