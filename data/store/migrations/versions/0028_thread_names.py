"""Threads that are named after whose turn it is, where a server wants that.

Reason: a list of threads did not say where somebody waits. Discord allows few changes, so those
that are still to be made are remembered.
"""

import sqlalchemy as sa
from alembic import op

revision = "0028"
down_revision = "0027"

_ID = sa.BigInteger().with_variant(sa.Integer, "sqlite")


def upgrade() -> None:
    """Add the choice, which no server has made so far, and the names."""
    op.add_column(
        "servers", sa.Column("names_turn", sa.Boolean, nullable=False, server_default=sa.false())
    )
    op.create_table(
        "thread_names",
        sa.Column(
            "session_id", _ID, sa.ForeignKey("sessions.id"), primary_key=True, autoincrement=False
        ),
        sa.Column("thread_id", sa.BigInteger, nullable=False),
        sa.Column("shown", sa.Text),
        sa.Column("earlier_at", sa.BigInteger),
        sa.Column("latest_at", sa.BigInteger),
        sa.Column("due_at", sa.BigInteger),
        sqlite_with_rowid=False,
    )
    op.create_index("thread_names_due", "thread_names", ["due_at"])
