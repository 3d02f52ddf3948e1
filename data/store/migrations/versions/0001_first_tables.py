"""First tables.

Reason: the first version of the program keeps its tables from its first day on.
"""

import sqlalchemy as sa
from alembic import op

revision = "0001"
down_revision = None

_ID = sa.BigInteger().with_variant(sa.Integer, "sqlite")


def upgrade() -> None:
    """Make all tables of the first version."""
    _sessions()
    _seats()
    _history()
    _outbox()
    _placed()
    _preferences()
    _notes()


def _session_id(*, primary_key: bool = False) -> sa.Column[int]:
    return sa.Column(
        "session_id", _ID, sa.ForeignKey("sessions.id"), primary_key=primary_key, nullable=False
    )


def _sessions() -> None:
    op.create_table(
        "sessions",
        sa.Column("id", _ID, primary_key=True),
        sa.Column("game", sa.Text, nullable=False),
        sa.Column("options", sa.Text, nullable=False),
        sa.Column("status", sa.Text, nullable=False),
        sa.Column("host_id", sa.BigInteger, nullable=False),
        sa.Column("guild_id", sa.BigInteger),
        sa.Column("channel_id", sa.BigInteger, nullable=False),
        sa.Column("thread_id", sa.BigInteger),
        sa.Column("language", sa.Text, nullable=False),
        sa.Column("theme", sa.Text, nullable=False),
        sa.Column("ply", sa.Integer, nullable=False),
        sa.Column("revision", sa.Integer, nullable=False),
        sa.Column("seed", sa.LargeBinary),
        sa.Column("snapshot", sa.Text),
        sa.Column("outcome", sa.Text),
        sa.Column("consents", sa.Text, nullable=False),
        sa.Column("to_act", sa.Text, nullable=False),
        sa.Column("asked_since", sa.BigInteger),
        sa.Column("created_at", sa.BigInteger, nullable=False),
        sa.Column("updated_at", sa.BigInteger, nullable=False),
    )
    op.create_index("sessions_by_channel", "sessions", ["channel_id", "status"])
    op.create_index("sessions_by_thread", "sessions", ["thread_id", "status"])


def _seats() -> None:
    op.create_table(
        "seats",
        _session_id(primary_key=True),
        sa.Column("seat", sa.Integer, primary_key=True, autoincrement=False),
        sa.Column("user_id", sa.BigInteger, nullable=False),
        sa.Column("name", sa.Text, nullable=False),
        sa.UniqueConstraint("user_id", "session_id", name="seats_by_user"),
        sqlite_with_rowid=False,
    )


def _history() -> None:
    op.create_table(
        "history",
        _session_id(primary_key=True),
        sa.Column("ply", sa.Integer, primary_key=True, autoincrement=False),
        sa.Column("seat", sa.Integer, nullable=False),
        sa.Column("text", sa.Text, nullable=False),
        sa.Column("effects", sa.Text, nullable=False),
        sa.Column("digest", sa.Text, nullable=False),
        sa.Column("barrier", sa.Boolean, nullable=False),
        sa.Column("at", sa.BigInteger, nullable=False),
        sqlite_with_rowid=False,
    )


def _outbox() -> None:
    op.create_table(
        "outbox",
        sa.Column("id", _ID, primary_key=True),
        _session_id(),
        sa.Column("kind", sa.Text, nullable=False),
        sa.Column("ply", sa.Integer, nullable=False),
        sa.Column("payload", sa.Text, nullable=False),
        sa.Column("created_at", sa.BigInteger, nullable=False),
        sa.Column("attempts", sa.Integer, nullable=False),
        sa.Column("due_at", sa.BigInteger),
        sqlite_autoincrement=True,
    )
    op.create_index("outbox_by_session", "outbox", ["session_id"])


def _placed() -> None:
    op.create_table(
        "placed",
        _session_id(primary_key=True),
        sa.Column("kind", sa.Text, primary_key=True),
        sa.Column("channel_id", sa.BigInteger, nullable=False),
        sa.Column("message_id", sa.BigInteger, nullable=False),
        sa.Column("ply", sa.Integer, nullable=False),
        sa.Column("posted_at", sa.BigInteger, nullable=False),
        sqlite_with_rowid=False,
    )


def _preferences() -> None:
    op.create_table(
        "preferences",
        sa.Column("user_id", sa.BigInteger, primary_key=True, autoincrement=False),
        sa.Column("language", sa.Text),
        sa.Column("theme", sa.Text),
        sqlite_with_rowid=False,
    )


def _notes() -> None:
    op.create_table(
        "notes",
        sa.Column("name", sa.Text, primary_key=True),
        sa.Column("text", sa.Text, nullable=False),
        sqlite_with_rowid=False,
    )
