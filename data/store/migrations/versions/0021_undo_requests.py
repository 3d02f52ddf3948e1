"""Requests to go back to an earlier position.

Reason: who noticed a slip after the next player had acted could not ask the others.
"""

import sqlalchemy as sa
from alembic import op

revision = "0021"
down_revision = "0020"


def upgrade() -> None:
    """Add the column: nobody asks for anything so far."""
    op.add_column("sessions", sa.Column("undo_request", sa.Text))
