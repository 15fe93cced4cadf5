"""Add friends, invitations and searches for opponents."""

import sqlalchemy as sa
from alembic import op

revision = "0010"
down_revision = "0009"
branch_labels = None
depends_on = None


def _of_account(table: str, column: str = "account_id") -> sa.ForeignKeyConstraint:
    return sa.ForeignKeyConstraint([column], ["accounts.id"], name=op.f(f"fk_{table}_{column}"), ondelete="CASCADE")


def _pairs(table: str, other: str) -> None:
    op.create_table(
        table,
        sa.Column("account_id", sa.Integer(), nullable=False),
        sa.Column(other, sa.Integer(), nullable=False),
        sa.Column("at", sa.DateTime(timezone=True), nullable=False),
        _of_account(table),
        _of_account(table, other),
        sa.PrimaryKeyConstraint("account_id", other, name=op.f(f"pk_{table}")),
    )
    op.create_index(op.f(f"ix_{table}_{other}"), table, [other])


def upgrade() -> None:
    for column, usual in (("online_to", "followed"), ("invited_by", "everybody")):
        op.add_column("accounts", sa.Column(column, sa.String(10), nullable=False, server_default=usual))
    _pairs("follows", "other_id")
    _pairs("blocks", "blocked_id")
    op.create_table(
        "invitations",
        sa.Column("table_id", sa.String(16), nullable=False),
        sa.Column("account_id", sa.Integer(), nullable=False),
        sa.Column("from_id", sa.Integer(), nullable=False),
        sa.Column("at", sa.DateTime(timezone=True), nullable=False),
        sa.Column("silent", sa.Boolean(), nullable=False),
        sa.ForeignKeyConstraint(["table_id"], ["tables.id"], name=op.f("fk_invitations_table_id"), ondelete="CASCADE"),
        _of_account("invitations"),
        _of_account("invitations", "from_id"),
        sa.PrimaryKeyConstraint("table_id", "account_id", name=op.f("pk_invitations")),
    )
    op.create_index(op.f("ix_invitations_account_id"), "invitations", ["account_id"])
    op.create_index(op.f("ix_invitations_from_id"), "invitations", ["from_id"])
    op.create_table(
        "online",
        sa.Column("account_id", sa.Integer(), nullable=False),
        sa.Column("at", sa.DateTime(timezone=True), nullable=False),
        _of_account("online"),
        sa.PrimaryKeyConstraint("account_id", name=op.f("pk_online")),
    )
    op.create_table(
        "searches",
        sa.Column("account_id", sa.Integer(), nullable=False),
        sa.Column("token", sa.String(16), nullable=False),
        sa.Column("game", sa.String(40), nullable=False),
        sa.Column("players", sa.Integer(), nullable=False),
        sa.Column("rating", sa.Float(53), nullable=False),
        sa.Column("came_from", sa.String(64), nullable=True),
        sa.Column("since", sa.DateTime(timezone=True), nullable=False),
        sa.Column("beat_at", sa.DateTime(timezone=True), nullable=False),
        sa.Column("table_id", sa.String(16), nullable=True),
        _of_account("searches"),
        sa.PrimaryKeyConstraint("account_id", name=op.f("pk_searches")),
        sa.UniqueConstraint("token", name=op.f("uq_searches_token")),
    )
    op.create_index(op.f("ix_searches_came_from"), "searches", ["came_from"])
