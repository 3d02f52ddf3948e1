"""Which table a new one follows, and whether it deals the same again.

Reason: the people of a finished game want another one without inviting each other anew.
"""

import sqlalchemy as sa
from alembic import op

revision = "0017"
down_revision = "0016"


def upgrade() -> None:
    """Add the columns: no table so far follows another."""
    op.add_column("sessions", sa.Column("follows", sa.BigInteger))
    op.add_column(
        "sessions",
        sa.Column("deals_again", sa.Boolean, nullable=False, server_default=sa.false()),
    )
    op.create_index("sessions_by_predecessor", "sessions", ["follows"])
