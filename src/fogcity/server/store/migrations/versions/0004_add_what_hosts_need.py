"""Add what hosts need: facts about the server, who made a table, bans, reports, links and a log of admins"""

import sqlalchemy as sa
from alembic import op

revision = "0004"
down_revision = "0003"
branch_labels = None
depends_on = None


def upgrade() -> None:
    op.create_table(
        "facts",
        sa.Column("key", sa.String(length=40), nullable=False),
        sa.Column("value", sa.Text(), nullable=False),
        sa.PrimaryKeyConstraint("key", name=op.f("pk_facts")),
    )
    op.add_column("tables", sa.Column("made_by", sa.Integer()))
    op.add_column("tables", sa.Column("made_from", sa.String(length=64)))
    op.add_column("tables", sa.Column("kicked", sa.JSON(), nullable=False, server_default="[]"))
    op.create_index(op.f("ix_tables_made_by"), "tables", ["made_by"])
    op.create_index(op.f("ix_tables_made_from"), "tables", ["made_from"])
    op.add_column("accounts", sa.Column("look", sa.String(length=100)))
    op.add_column("accounts", sa.Column("banned_at", sa.DateTime(timezone=True)))
    op.add_column("accounts", sa.Column("admin", sa.Boolean(), nullable=False, server_default=sa.false()))
    op.create_index(op.f("ix_accounts_look"), "accounts", ["look"])
    op.create_table(
        "links",
        sa.Column("token_hash", sa.String(length=64), nullable=False),
        sa.Column("kind", sa.String(length=10), nullable=False),
        sa.Column("account_id", sa.Integer(), nullable=True),
        sa.Column("until", sa.DateTime(timezone=True), nullable=False),
        sa.Column("uses", sa.Integer(), nullable=False),
        sa.ForeignKeyConstraint(["account_id"], ["accounts.id"], name=op.f("fk_links_account_id"), ondelete="CASCADE"),
        sa.PrimaryKeyConstraint("token_hash", name=op.f("pk_links")),
    )
    op.create_table(
        "reports",
        sa.Column("id", sa.Integer(), nullable=False),
        sa.Column("at", sa.DateTime(timezone=True), nullable=False),
        sa.Column("account_id", sa.Integer(), nullable=True),
        sa.Column("about_id", sa.Integer(), nullable=True),
        sa.Column("table_id", sa.String(length=16), nullable=True),
        sa.Column("kind", sa.String(length=10), nullable=False),
        sa.Column("text", sa.Text(), nullable=False),
        sa.Column("done", sa.Boolean(), nullable=False),
        sa.ForeignKeyConstraint(["about_id"], ["accounts.id"], name=op.f("fk_reports_about_id"), ondelete="CASCADE"),
        sa.ForeignKeyConstraint(
            ["account_id"], ["accounts.id"], name=op.f("fk_reports_account_id"), ondelete="SET NULL"
        ),
        sa.PrimaryKeyConstraint("id", name=op.f("pk_reports")),
        sqlite_autoincrement=True,
    )
    op.create_index(op.f("ix_reports_about_id"), "reports", ["about_id"])
    op.create_index(op.f("ix_reports_account_id"), "reports", ["account_id"])
    op.create_table(
        "admin_log",
        sa.Column("id", sa.Integer(), nullable=False),
        sa.Column("at", sa.DateTime(timezone=True), nullable=False),
        sa.Column("who", sa.String(length=40), nullable=False),
        sa.Column("what", sa.String(length=40), nullable=False),
        sa.Column("about", sa.String(length=200), nullable=False),
        sa.PrimaryKeyConstraint("id", name=op.f("pk_admin_log")),
        sqlite_autoincrement=True,
    )
