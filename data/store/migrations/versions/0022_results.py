"""What finished games count for.

Reason: people want to know how they stand, and a game's own data tell it only after a long search.
"""

import json
from typing import Any

import sqlalchemy as sa
from alembic import op

revision = "0022"
down_revision = "0021"

_ID = sa.BigInteger().with_variant(sa.Integer, "sqlite")

_FINISHED = """
    SELECT id, game, guild_id, outcome, updated_at,
        (SELECT max(at) FROM history WHERE session_id = sessions.id) AS last_at
    FROM sessions WHERE status = 'finished' AND NOT deals_again AND outcome IS NOT NULL
"""
_SEATS = """
    SELECT seat, user_id, former_id, robot,
        EXISTS (SELECT 1 FROM undos WHERE session_id = seats.session_id AND seat = seats.seat
            AND was_seen AND redone_at IS NULL) AS went_back,
        EXISTS (SELECT 1 FROM remarks WHERE session_id = seats.session_id AND seat = seats.seat
            AND kind = 'hint') AS had_hints
    FROM seats WHERE session_id = :session ORDER BY seat
"""


def upgrade() -> None:
    """Add the table, and fill it with what has been played; the program rates it afterwards."""
    results = op.create_table(
        "results",
        sa.Column("session_id", _ID, sa.ForeignKey("sessions.id"), primary_key=True),
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
    op.create_index("results_in_order", "results", ["game", "ended_at", "session_id"])
    op.create_index("results_by_person", "results", ["person_id", "game", "ended_at"])
    op.create_index("results_by_server", "results", ["guild_id", "ended_at"])
    unrated = sa.text("mean IS NULL")
    op.create_index(
        "results_unrated", "results", ["game"], sqlite_where=unrated, postgresql_where=unrated
    )
    connection = op.get_bind()
    for session in connection.execute(sa.text(_FINISHED)).all():
        seats = connection.execute(sa.text(_SEATS), {"session": session.id}).all()
        rows = _rows(session, seats)
        if rows:
            connection.execute(sa.insert(results), rows)


def _rows(session: Any, seats: Any) -> list[dict[str, Any]]:
    """The results of a game; none where its outcome cannot be read."""
    try:
        outcome = json.loads(session.outcome)
        ranks, scores = [list(map(int, outcome[name])) for name in ("ranks", "scores")]
    except (ValueError, TypeError, KeyError):
        return []
    if not len(ranks) == len(scores) == len(seats):
        return []
    return [
        {
            "session_id": session.id,
            "seat": row.seat,
            "person_id": _person(row),
            "robot": row.robot if row.user_id < 0 else None,
            "game": session.game,
            "guild_id": session.guild_id,
            "ended_at": session.last_at or session.updated_at,
            "seats": len(seats),
            "rank": ranks[place],
            "score": scores[place],
            "went_back": bool(row.went_back),
            "had_hints": bool(row.had_hints),
        }
        for place, row in enumerate(seats)
    ]


def _person(row: Any) -> int | None:
    if row.former_id is not None:
        return int(row.former_id)
    return None if row.user_id < 0 else int(row.user_id)
