"""Who may ask for hints, and what becomes of a seat that is given up.

Reason: people may mind hints, or an empty seat; so far the one depended on who was there, and the
other on the rules of the game.
"""

import sqlalchemy as sa
from alembic import op

revision = "0016"
down_revision = "0015"


def upgrade() -> None:
    """Add the columns: tables so far go on as they began."""
    op.add_column("sessions", sa.Column("hints", sa.Text, nullable=False, server_default="alone"))
    op.add_column(
        "sessions", sa.Column("giving_up", sa.Text, nullable=False, server_default="rules")
    )
