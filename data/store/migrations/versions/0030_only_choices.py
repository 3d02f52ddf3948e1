"""Whether people want made for them what they have no choice about.

Reason: a pass that is forced costs a table hours, and its person a walk to the phone.
"""

import sqlalchemy as sa
from alembic import op

revision = "0030"
down_revision = "0029"


def upgrade() -> None:
    """Add the column, empty: nothing is made for anybody."""
    op.add_column("preferences", sa.Column("only_choices", sa.Text))
