"""Robots in seats, and what brought an action about.

Reason: a seat may be played by a robot, for itself or for a person who is away.
"""

import sqlalchemy as sa
from alembic import op

revision = "0008"
down_revision = "0007"


def upgrade() -> None:
    """Add the columns: nobody is a robot so far, and people pressed for everything."""
    op.add_column(
        "sessions",
        sa.Column("awaits_robot", sa.Boolean, nullable=False, server_default=sa.false()),
    )
    op.create_index("sessions_awaiting_robots", "sessions", ["awaits_robot", "id"])
    op.add_column("seats", sa.Column("robot", sa.Text))
    op.add_column("seats", sa.Column("stand_in", sa.Text))
    op.add_column("history", sa.Column("cause", sa.Text))
