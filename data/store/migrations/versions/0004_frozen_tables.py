"""Frozen tables.

Reason: a table whose snapshot could not be read failed anew with every press, and its people never
learnt why.
"""

import sqlalchemy as sa
from alembic import op

revision = "0004"
down_revision = "0003"


def upgrade() -> None:
    """Add the column, empty: no table is known to be frozen."""
    op.add_column("sessions", sa.Column("frozen_at", sa.BigInteger))
