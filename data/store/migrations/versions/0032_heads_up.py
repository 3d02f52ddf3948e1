"""Who wants to hear that they are next.

Reason: at a table of several people nobody likes to look again and again.
"""

import sqlalchemy as sa
from alembic import op

revision = "0032"
down_revision = "0031"


def upgrade() -> None:
    """Add the column, empty: nobody does."""
    op.add_column("preferences", sa.Column("heads_up", sa.Text))
