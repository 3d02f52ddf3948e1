"""Messages with kind, seat and state; kinds of tasks; settings of the program.

Reason: whose hand a message is, and that somebody cannot be reached by direct message, was encoded
in texts and zeros: the kind ``hand-2``, the channel 0, the message 1.
"""

import sqlalchemy as sa
from alembic import op

revision = "0002"
down_revision = "0001"

_ID = sa.BigInteger().with_variant(sa.Integer, "sqlite")


def upgrade() -> None:
    """Carry every message, task and setting over."""
    _create_posted_messages()
    _copy_messages()
    op.drop_table("placed")
    # In this order: "board" has meant a new message so far.
    op.execute("UPDATE outbox SET kind = 'new_board' WHERE kind = 'board'")
    op.execute("UPDATE outbox SET kind = 'board' WHERE kind = 'table'")
    op.rename_table("notes", "settings")
    op.execute("ALTER TABLE settings RENAME COLUMN text TO value")


def _create_posted_messages() -> None:
    op.create_table(
        "posted_messages",
        sa.Column(
            "session_id", _ID, sa.ForeignKey("sessions.id"), primary_key=True, nullable=False
        ),
        sa.Column("kind", sa.Text, primary_key=True),
        sa.Column("seat", sa.Integer, primary_key=True, autoincrement=False),
        sa.Column("state", sa.Text, nullable=False),
        sa.Column("channel_id", sa.BigInteger),
        sa.Column("message_id", sa.BigInteger),
        sa.Column("ply", sa.Integer, nullable=False),
        sa.Column("posted_at", sa.BigInteger, nullable=False),
        sa.Column("notified", sa.Boolean, nullable=False),
        sqlite_with_rowid=False,
    )


def _copy_messages() -> None:
    columns = "session_id, kind, seat, state, channel_id, message_id, ply, posted_at, notified"
    op.execute(
        f"INSERT INTO posted_messages ({columns}) "
        "SELECT session_id, CASE kind WHEN 'table' THEN 'board' ELSE kind END, -1, 'current', "
        "channel_id, message_id, ply, posted_at, FALSE FROM placed WHERE kind NOT LIKE 'hand-%'"
    )
    # A hand in channel 0: closed direct messages, of which message 1 says that the person was told.
    # Message 0 in a channel: a hand that was answered.
    op.execute(
        f"INSERT INTO posted_messages ({columns}) "
        "SELECT session_id, 'hand', CAST(substr(kind, 6) AS INTEGER), "
        "CASE WHEN channel_id = 0 THEN 'unreachable' WHEN message_id = 0 THEN 'retired' "
        "ELSE 'current' END, NULLIF(channel_id, 0), "
        "CASE WHEN channel_id = 0 THEN NULL ELSE NULLIF(message_id, 0) END, ply, posted_at, "
        "channel_id = 0 AND message_id = 1 FROM placed WHERE kind LIKE 'hand-%'"
    )
