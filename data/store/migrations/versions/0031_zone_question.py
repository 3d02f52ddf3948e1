"""Whether people do not want to be asked for their time zone.

Reason: who leaves a question unanswered for good is asked it for good.
"""

import sqlalchemy as sa
from alembic import op

revision = "0031"
down_revision = "0030"


def upgrade() -> None:
    """Add the column, empty: everybody may be asked."""
    op.add_column("preferences", sa.Column("zone_question", sa.Text))
