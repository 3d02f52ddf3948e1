"""Seats that somebody else may take, and who began the game in them.

Reason: nobody could go on for a person who had vanished. A hand knows now whose it is, so that
whoever gave up a seat is shown it no more.
"""

import sqlalchemy as sa
from alembic import op

revision = "0019"
down_revision = "0018"


def upgrade() -> None:
    """Add the columns: no seat has changed hands so far."""
    op.add_column(
        "seats", sa.Column("is_offered", sa.Boolean, nullable=False, server_default=sa.false())
    )
    op.add_column("seats", sa.Column("former_id", sa.BigInteger))
    op.add_column("seats", sa.Column("former_name", sa.Text))
    op.add_column("posted_messages", sa.Column("user_id", sa.BigInteger))
