"""How long games took that people have finished."""

from datetime import timedelta
from typing import NamedTuple

from sqlalchemy import Integer, bindparam, func, select

from data.store.schema import history, seats, sessions
from data.store.shared_work import SharedWork
from data.store.standing import Status


class GameLength(NamedTuple):
    """How long one game was."""

    actions: int
    time: timedelta
    """From its first action to its last."""


_PEOPLE = (
    select(func.count())
    .where(seats.c.session_id == sessions.c.id, seats.c.user_id > 0)
    .scalar_subquery()
)
_NEWEST = (
    select(sessions.c.id, sessions.c.ply)
    .where(
        sessions.c.game == bindparam("game"),
        sessions.c.pace == bindparam("pace"),
        sessions.c.status == Status.FINISHED.value,
        _PEOPLE >= 2,
    )
    .order_by(sessions.c.created_at.desc())
    .limit(bindparam("count", type_=Integer))
    .subquery()
)
LENGTHS = (
    select(
        _NEWEST.c.ply,
        func.min(history.c.at).label("first"),
        func.max(history.c.at).label("last"),
    )
    .join_from(_NEWEST, history, history.c.session_id == _NEWEST.c.id)
    .group_by(_NEWEST.c.id, _NEWEST.c.ply)
)


class Lengths(SharedWork):
    """The part of the store that knows how long games take."""

    async def lengths(self, game: str, pace: str, limit: int = 200) -> tuple[GameLength, ...]:
        """Of the newest finished games between people at this pace, at most *limit*."""
        found = await self._rows(LENGTHS, game=game, pace=pace, count=limit)
        return tuple(GameLength(row.ply, row.last - row.first) for row in found)
