"""Leases of tables and of responses under way, and turns.

Reason: processes that share a database published the same table at the same time, and took each
other's open responses for those of a process that had died.
"""

import sqlalchemy as sa
from alembic import op

revision = "0006"
down_revision = "0005"

_ID = sa.BigInteger().with_variant(sa.Integer, "sqlite")


def upgrade() -> None:
    """Add the tables, empty, and the end of leases: nobody has one yet."""
    op.create_table(
        "leases",
        sa.Column(
            "session_id", _ID, sa.ForeignKey("sessions.id"), primary_key=True, autoincrement=False
        ),
        sa.Column("holder", sa.Text, nullable=False),
        sa.Column("until", sa.BigInteger, nullable=False),
        sqlite_with_rowid=False,
    )
    op.create_table(
        "turns",
        sa.Column("name", sa.Text, primary_key=True),
        sa.Column("next", sa.BigInteger, nullable=False),
        sqlite_with_rowid=False,
    )
    op.add_column("open_responses", sa.Column("until", sa.BigInteger))
