"""Standing orders: what people want answered for them at a table.

Reason: whoever knew the answer already still had to come back for the question.
"""

import sqlalchemy as sa
from alembic import op

revision = "0020"
down_revision = "0019"


def upgrade() -> None:
    """Add the column, and find the sessions that use it: nobody has given an order so far."""
    op.add_column("sessions", sa.Column("orders", sa.Text))
    is_used = sa.text("orders IS NOT NULL")
    op.create_index(
        "sessions_with_orders", "sessions", ["id"], sqlite_where=is_used, postgresql_where=is_used
    )
