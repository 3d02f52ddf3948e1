"""How much a person's pictures say in words.

Reason: whoever listens to a screen wants to hear what changed, and the whole position on request.
"""

import sqlalchemy as sa
from alembic import op

revision = "0007"
down_revision = "0006"


def upgrade() -> None:
    """Add the column, empty: everybody hears everything, as before."""
    op.add_column("preferences", sa.Column("reading", sa.Text))
