"""The pictures that a message holds.

Reason: an edit names those that have not changed, instead of uploading them again.
"""

import sqlalchemy as sa
from alembic import op

revision = "0010"
down_revision = "0009"


def upgrade() -> None:
    """Add the column, empty: the next edit uploads everything once more."""
    op.add_column("posted_messages", sa.Column("attachments", sa.Text))
