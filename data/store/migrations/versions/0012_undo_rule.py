"""What a table has agreed on about taking back.

Reason: some people want a slip to be final, others want to ask for more than a slip.
"""

import sqlalchemy as sa
from alembic import op

revision = "0012"
down_revision = "0011"


def upgrade() -> None:
    """Add the column: so far everybody could take back freely within a turn."""
    op.add_column(
        "sessions", sa.Column("undo_rule", sa.Text, nullable=False, server_default="free")
    )
