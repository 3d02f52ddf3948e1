"""Branches of tables.

Reason: once a table has been restored to an earlier position, its plies come again, and a button
that was made for a lost one answered another question than it showed.
"""

import sqlalchemy as sa
from alembic import op

revision = "0005"
down_revision = "0004"


def upgrade() -> None:
    """Put every table on branch 0, which the buttons of earlier versions mean."""
    op.add_column("sessions", sa.Column("branch", sa.Integer, nullable=False, server_default="0"))
