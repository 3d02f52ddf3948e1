"""Who may watch a table.

Reason: some people want to play without being watched, and every table was open to all.
"""

import sqlalchemy as sa
from alembic import op

revision = "0027"
down_revision = "0026"


def upgrade() -> None:
    """Add the column: everybody may watch the tables that are there already."""
    op.add_column(
        "sessions", sa.Column("watching", sa.Text, nullable=False, server_default="everybody")
    )
