"""What a server has settled for the tables that are opened there.

Reason: whoever manages a server could not say where tables belong, and saw no list of them.
"""

import sqlalchemy as sa
from alembic import op

revision = "0018"
down_revision = "0017"


def upgrade() -> None:
    """Add the servers, none of which has settled anything, and find the sessions of each."""
    op.create_table(
        "servers",
        sa.Column("guild_id", sa.BigInteger, primary_key=True, autoincrement=False),
        sa.Column("channels", sa.Text, nullable=False),
        sa.Column("games", sa.Text, nullable=False),
        sa.Column("language", sa.Text),
        sa.Column("pace", sa.Text),
        sa.Column("most_tables", sa.Integer),
        sqlite_with_rowid=False,
    )
    op.create_index("sessions_by_server", "sessions", ["guild_id", "status"])
