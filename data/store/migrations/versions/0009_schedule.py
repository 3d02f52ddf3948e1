"""Clocks, the schedule, and when people are awake.

Reason: tables live for weeks, and one silent person blocked a table for ever.
"""

import sqlalchemy as sa
from alembic import op

revision = "0009"
down_revision = "0008"

_ID = sa.BigInteger().with_variant(sa.Integer, "sqlite")


def upgrade() -> None:
    """Add the schedule, empty; games that have begun go on without a clock."""
    op.add_column("sessions", sa.Column("pace", sa.Text, nullable=False, server_default="none"))
    op.add_column(
        "sessions", sa.Column("absence", sa.Text, nullable=False, server_default="others")
    )
    op.add_column("sessions", sa.Column("clocks", sa.Text, nullable=False, server_default="[]"))
    op.add_column("sessions", sa.Column("asleep_at", sa.BigInteger))
    op.add_column("preferences", sa.Column("zone", sa.Text))
    op.add_column("preferences", sa.Column("quiet_from", sa.Integer))
    op.add_column("preferences", sa.Column("quiet_until", sa.Integer))
    op.add_column(
        "preferences", sa.Column("holidays", sa.Text, nullable=False, server_default="[]")
    )
    op.add_column("preferences", sa.Column("call", sa.Text))
    op.create_table(
        "schedule",
        sa.Column(
            "session_id", _ID, sa.ForeignKey("sessions.id"), primary_key=True, autoincrement=False
        ),
        sa.Column("kind", sa.Text, primary_key=True),
        sa.Column("seat", sa.Integer, primary_key=True, autoincrement=False),
        sa.Column("due_at", sa.BigInteger, nullable=False),
        sa.Column("ply", sa.Integer, nullable=False),
        sa.Column("step", sa.Integer, nullable=False),
        sqlite_with_rowid=False,
    )
    op.create_index("schedule_by_moment", "schedule", ["due_at"])
