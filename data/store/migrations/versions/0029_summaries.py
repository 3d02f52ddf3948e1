"""A daily summary of what waits for a person.

Reason: who plays at many tables wants one message a day, not one for every decision.
"""

import sqlalchemy as sa
from alembic import op

revision = "0029"
down_revision = "0028"


def upgrade() -> None:
    """Add the hour, which nobody has chosen, and the table: nobody wants one so far."""
    op.add_column("preferences", sa.Column("summary_at", sa.Integer))
    op.create_table(
        "summaries",
        sa.Column("user_id", sa.BigInteger, primary_key=True, autoincrement=False),
        sa.Column("due_at", sa.BigInteger),
        sa.Column("told_at", sa.BigInteger),
        sa.Column("begun_at", sa.BigInteger),
        sa.Column("repeats", sa.Integer, nullable=False),
        sqlite_with_rowid=False,
    )
    op.create_index("summaries_by_moment", "summaries", ["due_at"])
