"""Undo.

Reason: a press could not be taken back. What is taken back leaves the history, whose plies come
again, and is kept beside it.
"""

import sqlalchemy as sa
from alembic import op

revision = "0011"
down_revision = "0010"

_ID = sa.BigInteger().with_variant(sa.Integer, "sqlite")


def upgrade() -> None:
    """Add the record of undos and what they took back, both empty."""
    op.create_table(
        "undos",
        sa.Column("session_id", _ID, sa.ForeignKey("sessions.id"), primary_key=True),
        sa.Column("number", sa.Integer, primary_key=True, autoincrement=False),
        sa.Column("seat", sa.Integer, nullable=False),
        sa.Column("from_ply", sa.Integer, nullable=False),
        sa.Column("to_ply", sa.Integer, nullable=False),
        sa.Column("branch", sa.Integer, nullable=False),
        sa.Column("was_seen", sa.Boolean, nullable=False),
        sa.Column("at", sa.BigInteger, nullable=False),
        sa.Column("redone_at", sa.BigInteger),
        sqlite_with_rowid=False,
    )
    op.create_table(
        "undone",
        sa.Column("session_id", _ID, sa.ForeignKey("sessions.id"), primary_key=True),
        sa.Column("number", sa.Integer, primary_key=True, autoincrement=False),
        sa.Column("ply", sa.Integer, primary_key=True, autoincrement=False),
        sa.Column("seat", sa.Integer, nullable=False),
        sa.Column("text", sa.Text, nullable=False),
        sa.Column("effects", sa.Text, nullable=False),
        sa.Column("digest", sa.Text, nullable=False),
        sa.Column("barrier", sa.Boolean, nullable=False),
        sa.Column("at", sa.BigInteger, nullable=False),
        sa.Column("cause", sa.Text),
        sqlite_with_rowid=False,
    )
