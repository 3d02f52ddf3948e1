"""Who wants their results hidden from others.

Reason: results are now told in figures and tables, and not everybody likes to be in them.
"""

import sqlalchemy as sa
from alembic import op

revision = "0023"
down_revision = "0022"


def upgrade() -> None:
    """Add the column, empty: what others saw of somebody's games so far they may see in figures."""
    op.add_column("preferences", sa.Column("results", sa.Text))
