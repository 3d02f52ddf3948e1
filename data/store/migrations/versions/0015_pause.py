"""Tables that a moderator has paused.

Reason: a table that sleeps is woken by anybody; one that a moderator lets rest is not.
"""

import sqlalchemy as sa
from alembic import op

revision = "0015"
down_revision = "0014"


def upgrade() -> None:
    """Add the column: nobody has paused anything yet."""
    op.add_column("sessions", sa.Column("paused_by", sa.Text))
