"""What a message has replaced stays known after it has been retired.

Reason: a process that is killed while it edits such a message brings it back to life; the next one
looks at those that were replaced lately.
"""

import sqlalchemy as sa
from alembic import op

revision = "0026"
down_revision = "0025"


def upgrade() -> None:
    """Add the column, empty: until now there were predecessors only before they were retired."""
    op.add_column("posted_messages", sa.Column("previous_retired", sa.Boolean))
