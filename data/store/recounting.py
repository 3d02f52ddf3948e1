"""Recompute results of finished games from sessions and their history."""

from collections.abc import Iterator
from typing import Any, NamedTuple

from sqlalchemy import Connection, bindparam, delete, func, select

from data.store.database import Database
from data.store.events import LINE
from data.store.rating import Values, rate_rest, take_turn
from data.store.results import ADD_RESULTS, HAD_HINTS, WENT_BACK, ended_in
from data.store.rows import session_of
from data.store.schema import results, sessions
from data.store.standing import Status

_LINE = LINE.subquery()
_ENDS = (
    select(_LINE.c.session_id, func.max(_LINE.c.at).label("at"))
    .group_by(_LINE.c.session_id)
    .subquery()
)
_FINISHED = (
    select(
        sessions,
        func.coalesce(_ENDS.c.at, sessions.c.updated_at, type_=sessions.c.updated_at.type).label(
            "ended_at"
        ),
    )
    .outerjoin(_ENDS, _ENDS.c.session_id == sessions.c.id)
    .where(
        sessions.c.game == bindparam("of_game"),
        sessions.c.status == Status.FINISHED.value,
        ~sessions.c.deals_again,
    )
    .order_by(sessions.c.id)
)
_GAMES = select(sessions.c.game).distinct().order_by(sessions.c.game)
_COUNTED = select(results).where(results.c.game == bindparam("of_game"))


class Recount(NamedTuple):
    """The findings of the recount."""

    games: int
    """How many count."""
    changed: int
    """Results, a seat each, that had been counted in another way, or not at all."""


class Recounting(Database):
    """The part of the store that recomputes results and ratings."""

    async def recount(self) -> Recount:
        """Recompute all results and ratings, one game after the other, while bots may be running.

        What they store of running games meanwhile is not touched.
        """
        games = await self.read(lambda c: c.execute(_GAMES).scalars().all())
        parts = [await self._recount(game) for game in games]
        return Recount(sum(part.games for part in parts), sum(part.changed for part in parts))

    async def _recount(self, game: str) -> Recount:
        return await self.write(lambda connection: _recount(connection, game))


def _recount(connection: Connection, game: str) -> Recount:
    take_turn(connection, game)
    before = _counted(connection, game)
    connection.execute(delete(results).where(results.c.game == game))
    values = list(_made_anew(connection, game))
    if values:
        connection.execute(ADD_RESULTS, values)
    games = rate_rest(connection, game)
    return Recount(games, len(before ^ _counted(connection, game)))


def _counted(connection: Connection, game: str) -> set[tuple[Any, ...]]:
    return {tuple(row) for row in connection.execute(_COUNTED, {"of_game": game})}


def _made_anew(connection: Connection, game: str) -> Iterator[Values]:
    """The rows of every finished session of *game*."""
    went_back = {tuple(row) for row in connection.execute(WENT_BACK)}
    had_hints = {tuple(row) for row in connection.execute(HAD_HINTS)}
    for row in connection.execute(_FINISHED, {"of_game": game}):
        ended = ended_in(session_of(row), row.ended_at)
        if ended is None:
            continue
        places = range(len(ended.sitters))
        yield from ended.results(
            [seat for seat in places if (row.id, seat) in went_back],
            [seat for seat in places if (row.id, seat) in had_hints],
        )
