"""Lost places, languages of seats, boards being replaced, and responses under way.

Reason: a table whose channel was deleted, a board or hand that a killed process had replaced but
not retired, and a response that it left "thinking" were forgotten; direct messages began in the
language of the table instead of their reader's.
"""

import sqlalchemy as sa
from alembic import op

revision = "0003"
down_revision = "0002"


def upgrade() -> None:
    """Add the columns and the table, empty."""
    op.add_column("sessions", sa.Column("lost_at", sa.BigInteger))
    op.add_column("seats", sa.Column("language", sa.Text))
    op.add_column("posted_messages", sa.Column("previous_channel_id", sa.BigInteger))
    op.add_column("posted_messages", sa.Column("previous_id", sa.BigInteger))
    op.add_column("posted_messages", sa.Column("previous_ply", sa.Integer))
    op.create_table(
        "open_responses",
        sa.Column("interaction_id", sa.BigInteger, primary_key=True, autoincrement=False),
        sa.Column("application_id", sa.BigInteger, nullable=False),
        sa.Column("token", sa.Text, nullable=False),
        sa.Column("user_id", sa.BigInteger, nullable=False),
        sa.Column("session_id", sa.BigInteger),
        sa.Column("language", sa.Text, nullable=False),
        sa.Column("acknowledged_at", sa.BigInteger, nullable=False),
        sqlite_with_rowid=False,
    )
