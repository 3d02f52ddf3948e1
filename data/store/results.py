"""Results of finished games: a row for each seat, written in the transaction of the end.

Everything here can be recomputed from sessions and their history at any time.
Games that deal an earlier one again count for nothing, nor do games that were called off.
"""

from collections.abc import Collection, Iterator
from datetime import datetime
from typing import Any, NamedTuple

from sqlalchemy import Connection, bindparam, delete, func, insert, select

from data.store.database import Database
from data.store.events import LINE, RemarkKind
from data.store.rating import Values, forget_ratings_from, rate_rest, take_turn
from data.store.records import Session
from data.store.rows import session_of
from data.store.schema import events, results, sessions
from data.store.table_status import Status
from rules.core.codec import load_outcome
from rules.core.errors import RulesError

ADD_RESULTS = insert(results)
"""Without ratings, which follow."""
WENT_BACK = select(events.c.session_id, events.c.seat).where(
    events.c.was_seen, events.c.redone_at.is_(None)
)
HAD_HINTS = select(events.c.session_id, events.c.seat).where(events.c.kind == RemarkKind.HINT)
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


def count_results(connection: Connection, session: Session, now: datetime) -> None:
    """Write what *session*, which ends at *now*, counts for, and rate its people.

    Inside the caller's transaction, in which its history and remarks are written already.
    """
    if not session.standing.is_finished or session.deals_again:
        return
    its_own = events.c.session_id == session.id
    went_back = {row.seat for row in connection.execute(WENT_BACK.where(its_own))}
    had_hints = {row.seat for row in connection.execute(HAD_HINTS.where(its_own))}
    values = results_of(session, now, went_back, had_hints)
    if values:
        take_turn(connection, session.game)
        connection.execute(ADD_RESULTS, values)
        # Another process, with a slower clock, may have ended a game that comes after this one.
        forget_ratings_from(connection, session.game, now, session.id)
        rate_rest(connection, session.game)


def results_of(
    session: Session, ended_at: datetime, went_back: Collection[int], had_hints: Collection[int]
) -> list[Values]:
    """Make a row for each seat of a game that is over; none where nobody can read how it ended.

    A result is that of the person who began, not of a substitute, and nobody's where that person
    wants to be forgotten.
    """
    try:
        outcome = None if session.outcome is None else load_outcome(session.outcome)
    except RulesError:
        return []
    seats = len(session.seats)
    if outcome is None or not seats == len(outcome.ranks) == len(outcome.scores):
        return []
    return [
        {
            "session_id": session.id,
            "seat": number,
            "person_id": seat.user_id if seat.former_name is None else seat.former_id,
            "robot": seat.robot if seat.is_robots and seat.former_name is None else None,
            "game": session.game,
            "guild_id": session.guild_id,
            "ended_at": ended_at,
            "seats": seats,
            "rank": outcome.ranks[number],
            "score": outcome.scores[number],
            "went_back": number in went_back,
            "had_hints": number in had_hints,
        }
        for number, seat in enumerate(session.seats)
    ]


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
        session = session_of(row)
        places = range(len(session.seats))
        yield from results_of(
            session,
            row.ended_at,
            [seat for seat in places if (row.id, seat) in went_back],
            [seat for seat in places if (row.id, seat) in had_hints],
        )
