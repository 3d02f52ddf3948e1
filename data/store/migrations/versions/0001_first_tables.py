"""The tables of the first release."""

import sqlalchemy as sa
from alembic import op

revision = "0001"
down_revision = None

_ID = sa.BigInteger().with_variant(sa.Integer, "sqlite")


def upgrade() -> None:
    """Make every table, empty."""
    _sessions()
    _seats()
    _events()
    _results()
    _posted_messages()
    _preferences()
    _servers()
    _jobs()
    _bug_reports()
    _settings()


def _session_id(*, primary_key: bool = False) -> sa.Column[int]:
    return sa.Column(
        "session_id",
        _ID,
        sa.ForeignKey("sessions.id"),
        primary_key=primary_key,
        autoincrement=False,
        nullable=False,
    )


def _sessions() -> None:
    op.create_table(
        "sessions",
        sa.Column("id", _ID, primary_key=True),
        sa.Column("game", sa.Text, nullable=False),
        sa.Column("status", sa.Text, nullable=False),
        sa.Column("guild_id", sa.BigInteger),
        sa.Column("channel_id", sa.BigInteger, nullable=False),
        sa.Column("thread_id", sa.BigInteger),
        sa.Column("ply", sa.Integer, nullable=False),
        sa.Column("revision", sa.Integer, nullable=False),
        sa.Column("seed", sa.LargeBinary),
        sa.Column("watching", sa.Text, nullable=False),
        sa.Column("follows", sa.BigInteger),
        sa.Column("deals_again", sa.Boolean, nullable=False),
        sa.Column("asked_since", sa.BigInteger),
        sa.Column("created_at", sa.BigInteger, nullable=False),
        sa.Column("updated_at", sa.BigInteger, nullable=False),
        sa.Column("lost_at", sa.BigInteger),
        sa.Column("frozen_at", sa.BigInteger),
        sa.Column("asleep_at", sa.BigInteger),
        sa.Column("paused_by", sa.Text),
        sa.Column("agreement", sa.Text, nullable=False),
        sa.Column("people", sa.Text, nullable=False),
        sa.Column("play", sa.Text, nullable=False),
        sa.Column("snapshot", sa.Text),
    )
    op.create_index("sessions_by_channel", "sessions", ["channel_id", "status"])
    op.create_index("sessions_by_predecessor", "sessions", ["follows"])
    op.create_index("sessions_by_server", "sessions", ["guild_id", "status"])
    op.create_index("sessions_by_thread", "sessions", ["thread_id", "status"])


def _seats() -> None:
    op.create_table(
        "seats",
        _session_id(primary_key=True),
        sa.Column("seat", sa.Integer, primary_key=True, autoincrement=False),
        sa.Column("user_id", sa.BigInteger, nullable=False),
        sa.UniqueConstraint("user_id", "session_id", name="seats_by_user"),
        sqlite_with_rowid=False,
    )


def _events() -> None:
    op.create_table(
        "events",
        _session_id(primary_key=True),
        sa.Column("revision", sa.Integer, primary_key=True, autoincrement=False),
        sa.Column("place", sa.Integer, primary_key=True, autoincrement=False),
        sa.Column("kind", sa.Text, nullable=False),
        sa.Column("ply", sa.Integer),
        sa.Column("seat", sa.Integer),
        sa.Column("at", sa.BigInteger, nullable=False),
        sa.Column("undone_by", sa.Integer),
        sa.Column("cause", sa.Text),
        sa.Column("text", sa.Text),
        sa.Column("digest", sa.Text),
        sa.Column("barrier", sa.Boolean),
        sa.Column("effects", sa.Text),
        sa.Column("from_ply", sa.Integer),
        sa.Column("to_ply", sa.Integer),
        sa.Column("branch", sa.Integer),
        sa.Column("was_seen", sa.Boolean),
        sa.Column("redone_at", sa.BigInteger),
        sa.Column("name", sa.Text),
        sa.Column("user_id", sa.BigInteger),
        sqlite_with_rowid=False,
    )
    on_line = sa.text("kind = 'action' AND undone_by IS NULL")
    op.create_index(
        "events_on_line",
        "events",
        ["session_id", "ply"],
        unique=True,
        sqlite_where=on_line,
        postgresql_where=on_line,
    )


def _results() -> None:
    op.create_table(
        "results",
        _session_id(primary_key=True),
        sa.Column("seat", sa.Integer, primary_key=True, autoincrement=False),
        sa.Column("person_id", sa.BigInteger),
        sa.Column("robot", sa.Text),
        sa.Column("game", sa.Text, nullable=False),
        sa.Column("guild_id", sa.BigInteger),
        sa.Column("ended_at", sa.BigInteger, nullable=False),
        sa.Column("seats", sa.Integer, nullable=False),
        sa.Column("rank", sa.Integer, nullable=False),
        sa.Column("score", sa.Integer, nullable=False),
        sa.Column("went_back", sa.Boolean, nullable=False),
        sa.Column("had_hints", sa.Boolean, nullable=False),
        sa.Column("mean", sa.Double),
        sa.Column("spread", sa.Double),
        sqlite_with_rowid=False,
    )
    op.create_index("results_by_person", "results", ["person_id", "game", "ended_at"])
    op.create_index("results_by_server", "results", ["guild_id", "ended_at"])
    op.create_index("results_in_order", "results", ["game", "ended_at", "session_id"])
    op.create_index(
        "results_unrated",
        "results",
        ["game"],
        sqlite_where=sa.text("mean IS NULL"),
        postgresql_where=sa.text("mean IS NULL"),
    )


def _posted_messages() -> None:
    op.create_table(
        "posted_messages",
        _session_id(primary_key=True),
        sa.Column("kind", sa.Text, primary_key=True),
        sa.Column("seat", sa.Integer, primary_key=True, autoincrement=False),
        sa.Column("state", sa.Text, nullable=False),
        sa.Column("channel_id", sa.BigInteger),
        sa.Column("message_id", sa.BigInteger),
        sa.Column("ply", sa.Integer, nullable=False),
        sa.Column("posted_at", sa.BigInteger, nullable=False),
        sa.Column("notified", sa.Boolean, nullable=False),
        sa.Column("attachments", sa.Text),
        sa.Column("user_id", sa.BigInteger),
        sa.Column("earlier", sa.Text),
        sqlite_with_rowid=False,
    )


def _preferences() -> None:
    op.create_table(
        "preferences",
        sa.Column("user_id", sa.BigInteger, primary_key=True, autoincrement=False),
        sa.Column("chosen", sa.Text, nullable=False),
        sqlite_with_rowid=False,
    )


def _servers() -> None:
    op.create_table(
        "servers",
        sa.Column("guild_id", sa.BigInteger, primary_key=True, autoincrement=False),
        sa.Column("settled", sa.Text, nullable=False),
        sqlite_with_rowid=False,
    )


def _jobs() -> None:
    op.create_table(
        "jobs",
        sa.Column("kind", sa.Text, primary_key=True),
        sa.Column("session_id", sa.BigInteger, primary_key=True, autoincrement=False),
        sa.Column("seat", sa.Integer, primary_key=True, autoincrement=False),
        sa.Column("user_id", sa.BigInteger, primary_key=True, autoincrement=False),
        sa.Column("due_at", sa.BigInteger),
        sa.Column("ply", sa.Integer, nullable=False),
        sa.Column("step", sa.Integer, nullable=False),
        sa.Column("facts", sa.Text),
        sa.Column("tasks", sa.Text),
        sa.Column("number", sa.Integer, nullable=False),
        sa.Column("attempts", sa.Integer, nullable=False),
        sa.Column("holder", sa.Text),
        sqlite_with_rowid=False,
    )
    op.create_index("jobs_by_moment", "jobs", ["due_at"])


def _bug_reports() -> None:
    op.create_table(
        "bug_reports",
        sa.Column("id", sa.BigInteger, primary_key=True, autoincrement=False),
        sa.Column("session_id", sa.BigInteger),
        sa.Column("user_id", sa.BigInteger),
        sa.Column("words", sa.Text, nullable=False),
        sa.Column("version", sa.Text, nullable=False),
        sa.Column("content", sa.Text, nullable=False),
        sa.Column("at", sa.BigInteger, nullable=False),
        sqlite_with_rowid=False,
    )


def _settings() -> None:
    op.create_table(
        "settings",
        sa.Column("name", sa.Text, primary_key=True),
        sa.Column("value", sa.Text, nullable=False),
        sqlite_with_rowid=False,
    )
