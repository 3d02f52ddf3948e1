"""Who may sit down at a table, whom it waits for, and when its game begins.

Reason: everybody could join every table, so a seat could not be kept for a friend.
"""

import sqlalchemy as sa
from alembic import op

revision = "0014"
down_revision = "0013"


def upgrade() -> None:
    """Add the columns: tables so far are open to everybody, and begun by their hosts."""
    op.add_column(
        "sessions", sa.Column("admission", sa.Text, nullable=False, server_default="everybody")
    )
    op.add_column("sessions", sa.Column("role_id", sa.BigInteger))
    op.add_column("sessions", sa.Column("guests", sa.Text, nullable=False, server_default="[]"))
    op.add_column("sessions", sa.Column("reserved", sa.Text, nullable=False, server_default="[]"))
    op.add_column(
        "sessions", sa.Column("beginning", sa.Text, nullable=False, server_default="host")
    )
