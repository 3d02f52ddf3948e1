"""When people want to confirm what they have chosen.

Reason: one finds a second press safe, another a nuisance.
"""

import sqlalchemy as sa
from alembic import op

revision = "0025"
down_revision = "0024"


def upgrade() -> None:
    """Add the column, empty: the game proposes it."""
    op.add_column("preferences", sa.Column("confirms", sa.Text))
