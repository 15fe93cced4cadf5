"""Add clubs with their members, events with entrants, rounds and boards, and tables that belong to them"""

import sqlalchemy as sa
from alembic import op

revision = "0012"
down_revision = "0011"
branch_labels = None
depends_on = None


def _key(table: str, column: str, to: str, ondelete: str = "CASCADE") -> sa.ForeignKeyConstraint:
    return sa.ForeignKeyConstraint([column], [to], name=op.f(f"fk_{table}_{column}"), ondelete=ondelete)


def _moment(name: str, *, nullable: bool = False) -> sa.Column[object]:
    return sa.Column(name, sa.DateTime(timezone=True), nullable=nullable)


def upgrade() -> None:
    op.add_column("tables", sa.Column("club_id", sa.Integer(), nullable=True))
    op.add_column("tables", sa.Column("event_id", sa.String(16), nullable=True))
    op.add_column("tables", sa.Column("arrive", sa.Integer(), server_default="0", nullable=False))
    op.create_index(op.f("ix_tables_club_id"), "tables", ["club_id"])
    op.create_table(
        "clubs",
        sa.Column("id", sa.Integer(), nullable=False),
        sa.Column("name", sa.String(24), nullable=False),
        sa.Column("name_key", sa.String(100), nullable=False),
        sa.Column("look", sa.String(100), nullable=False),
        sa.Column("about", sa.Text(), nullable=False),
        sa.Column("code", sa.String(32), nullable=False),
        sa.Column("webhook", sa.Text(), nullable=True),
        sa.Column("language", sa.String(2), nullable=False),
        _moment("closed_at", nullable=True),
        _moment("created_at"),
        sa.PrimaryKeyConstraint("id", name=op.f("pk_clubs")),
        sa.UniqueConstraint("name_key", name=op.f("uq_clubs_name_key")),
        sa.UniqueConstraint("code", name=op.f("uq_clubs_code")),
        sqlite_autoincrement=True,
    )
    op.create_index(op.f("ix_clubs_look"), "clubs", ["look"])
    op.create_table(
        "members",
        sa.Column("club_id", sa.Integer(), nullable=False),
        sa.Column("account_id", sa.Integer(), nullable=False),
        sa.Column("role", sa.String(10), nullable=False),
        _moment("since"),
        _key("members", "club_id", "clubs.id"),
        _key("members", "account_id", "accounts.id"),
        sa.PrimaryKeyConstraint("club_id", "account_id", name=op.f("pk_members")),
    )
    op.create_index(op.f("ix_members_account_id"), "members", ["account_id"])
    op.create_table(
        "club_events",
        sa.Column("id", sa.String(16), nullable=False),
        sa.Column("club_id", sa.Integer(), nullable=False),
        sa.Column("version", sa.Integer(), nullable=False),
        sa.Column("name", sa.String(40), nullable=False),
        sa.Column("game", sa.String(40), nullable=False),
        sa.Column("format", sa.String(10), nullable=False),
        sa.Column("players", sa.Integer(), nullable=False),
        sa.Column("rounds", sa.Integer(), nullable=False),
        sa.Column("minutes", sa.Integer(), nullable=False),
        sa.Column("clock_kind", sa.String(10), nullable=False),
        sa.Column("clock_amount", sa.Integer(), nullable=False),
        sa.Column("arrive", sa.Integer(), nullable=False),
        sa.Column("rated", sa.Boolean(), nullable=False),
        sa.Column("everybody", sa.Boolean(), nullable=False),
        sa.Column("most", sa.Integer(), nullable=False),
        sa.Column("seed", sa.String(32), nullable=False),
        sa.Column("status", sa.String(10), nullable=False),
        sa.Column("step", sa.Integer(), nullable=False),
        _moment("starts_at"),
        _moment("ends_at", nullable=True),
        _moment("ended_at", nullable=True),
        _moment("due", nullable=True),
        _moment("created_at"),
        _key("club_events", "club_id", "clubs.id"),
        sa.PrimaryKeyConstraint("id", name=op.f("pk_club_events")),
    )
    op.create_index(op.f("ix_club_events_due"), "club_events", ["due"])
    op.create_index(op.f("ix_club_events_club_id_status"), "club_events", ["club_id", "status"])
    op.create_index(
        op.f("ix_club_events_status_everybody_starts_at"), "club_events", ["status", "everybody", "starts_at"]
    )
    op.create_table(
        "entrants",
        sa.Column("event_id", sa.String(16), nullable=False),
        sa.Column("number", sa.Integer(), nullable=False),
        sa.Column("account_id", sa.Integer(), nullable=True),
        sa.Column("came_from", sa.String(64), nullable=True),
        sa.Column("rating", sa.Float(53), nullable=True),
        sa.Column("out", sa.Boolean(), server_default=sa.false(), nullable=False),
        sa.Column("place", sa.Integer(), nullable=True),
        sa.Column("points", sa.Integer(), nullable=True),
        _key("entrants", "event_id", "club_events.id"),
        _key("entrants", "account_id", "accounts.id", "SET NULL"),
        sa.PrimaryKeyConstraint("event_id", "number", name=op.f("pk_entrants")),
        sa.UniqueConstraint("event_id", "account_id", name=op.f("uq_entrants_event_id_account_id")),
    )
    op.create_index(op.f("ix_entrants_account_id"), "entrants", ["account_id"])
    op.create_table(
        "rounds",
        sa.Column("event_id", sa.String(16), nullable=False),
        sa.Column("number", sa.Integer(), nullable=False),
        _moment("at"),
        sa.Column("present", sa.JSON(), nullable=False),
        _key("rounds", "event_id", "club_events.id"),
        sa.PrimaryKeyConstraint("event_id", "number", name=op.f("pk_rounds")),
    )
    op.create_table(
        "boards",
        sa.Column("event_id", sa.String(16), nullable=False),
        sa.Column("round", sa.Integer(), nullable=False),
        sa.Column("board", sa.Integer(), nullable=False),
        sa.Column("table_id", sa.String(16), nullable=True),
        sa.Column("numbers", sa.JSON(), nullable=False),
        sa.Column("ranks", sa.JSON(), nullable=True),
        sa.Column("absent", sa.JSON(), server_default="[]", nullable=False),
        sa.Column("void", sa.Boolean(), server_default=sa.false(), nullable=False),
        sa.Column("taken", sa.Integer(), nullable=True),
        _moment("ended_at", nullable=True),
        _key("boards", "event_id", "club_events.id"),
        sa.PrimaryKeyConstraint("event_id", "round", "board", name=op.f("pk_boards")),
        sa.UniqueConstraint("table_id", name=op.f("uq_boards_table_id")),
    )
    op.create_index(op.f("ix_boards_event_id_taken"), "boards", ["event_id", "taken"])
