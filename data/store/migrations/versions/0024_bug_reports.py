"""What people reported that went wrong.

Reason: who met a fault could tell nobody, and the operator could not look at the position.
"""

import sqlalchemy as sa
from alembic import op

revision = "0024"
down_revision = "0023"


def upgrade() -> None:
    """Add the table: nothing has been reported so far."""
    op.create_table(
        "bug_reports",
        sa.Column("id", sa.BigInteger, primary_key=True, autoincrement=False),
        sa.Column("session_id", sa.BigInteger),
        sa.Column("user_id", sa.BigInteger),
        sa.Column("words", sa.Text, nullable=False),
        sa.Column("version", sa.Text, nullable=False),
        sa.Column("content", sa.Text, nullable=False),
        sa.Column("at", sa.BigInteger, nullable=False),
        sqlite_with_rowid=False,
    )
