"""Figures about people, servers and games: of games that are over, and nothing else."""

from collections.abc import Iterable, Sequence
from datetime import datetime
from itertools import groupby
from typing import Any, NamedTuple

from sqlalchemy import Connection, Integer, Select, and_, bindparam, case, func, or_, select, tuple_

from data.store.database import Database
from data.store.events import LINE
from data.store.preferences import HIDDEN
from data.store.rating import Rating, rating_before
from data.store.records import Agreement
from data.store.schema import preferences, results, seats, sessions

MOST_GAMES = 500
"""Whose lengths are looked at: the newest."""
FEWEST_RATED = 10
"""Games of one kind after which somebody's rating is told: fewer say too little."""
_ANSWERED_GAMES = 40
"""In which a person's answers are timed: their newest."""
_RECENT_TABLES = 20
_RECENT_ACTIONS = 500
"""Of so many tables that changed last, by which the hours are told at which somebody plays."""


history = LINE.subquery("history")


class Places(NamedTuple):
    """The number of games in which somebody came in at one rank, of so many seats."""

    game: str
    seats: int
    rank: int
    games: int
    went_back: int
    """In how many of them they took something back after they had seen more."""
    had_hints: int
    """In how many of them they asked a robot what to do."""


class Answer(NamedTuple):
    """Somebody whose turn had come, and the moment at which they answered."""

    game: str
    pace: str
    asked_at: datetime
    answered_at: datetime


class SeatResult(NamedTuple):
    """One seat at the end of a game on a server."""

    session_id: int
    person_id: int | None
    """None: a robot."""
    name: str
    is_hidden: bool
    """Whether the person wants others to see nothing of it."""
    rank: int


class Ranking(NamedTuple):
    """The rating of somebody at a game, beside the others of a server."""

    rating: Rating
    rank: int
    of: int
    """How many are rated there and show it, with the person themselves."""


class RatingChange(NamedTuple):
    """The change that a game made to the rating of somebody who shows their results."""

    seat: int
    before: Rating
    after: Rating


class PlayedGame(NamedTuple):
    """A game between people, without any name."""

    pace: str
    actions: int
    began_at: datetime
    ended_at: datetime
    ranks: tuple[int, ...]
    """By seat, as below."""
    scores: tuple[int, ...]


def _of_person(*, here: bool) -> Any:
    """The results of ``person``, of tables on the server ``guild`` alone where *here*."""
    own = results.c.person_id == bindparam("person")
    return and_(own, results.c.guild_id == bindparam("guild")) if here else own


def _places(*, here: bool) -> Select[Any]:
    of_place = (results.c.game, results.c.seats, results.c.rank)
    marks = (results.c.went_back, results.c.had_hints)
    counted = (func.sum(case((mark, 1), else_=0)).label(mark.name) for mark in marks)
    return (
        select(*of_place, func.count().label("games"), *counted)
        .where(_of_person(here=here))
        .group_by(*of_place)
        .order_by(*of_place)
    )


def _answers() -> Select[Any]:
    """Select what a person pressed when their turn had come, in seats that nobody took over."""
    theirs = (
        select(results.c.session_id, results.c.seat, results.c.game)
        .join(
            seats,
            and_(
                seats.c.session_id == results.c.session_id,
                seats.c.seat == results.c.seat,
                seats.c.user_id == results.c.person_id,
            ),
        )
        .where(_of_person(here=False))
        .order_by(results.c.ended_at.desc(), results.c.session_id.desc())
        .limit(_ANSWERED_GAMES)
        .subquery()
    )
    before = (
        func.lag(history.c.at, type_=history.c.at.type),
        func.lag(history.c.seat, type_=Integer),
    )
    asked_at, seat_before = (
        each.over(partition_by=history.c.session_id, order_by=history.c.ply) for each in before
    )
    presses = (
        select(
            history.c.session_id,
            history.c.seat,
            history.c.at,
            history.c.cause,
            asked_at.label("asked_at"),
            seat_before.label("before"),
        )
        .join(theirs, theirs.c.session_id == history.c.session_id)
        .subquery()
    )
    is_their_seat = and_(
        presses.c.session_id == theirs.c.session_id, presses.c.seat == theirs.c.seat
    )
    return (
        select(theirs.c.game, sessions.c.agreement, presses.c.asked_at, presses.c.at)
        .select_from(presses)
        .join(theirs, is_their_seat)
        .join(sessions, sessions.c.id == theirs.c.session_id)
        .where(
            presses.c.cause.is_(None),
            presses.c.before != presses.c.seat,
            presses.c.asked_at < presses.c.at,
        )
    )


def _acted() -> Select[Any]:
    """Select when a person acted recently, in their own seats, at tables that are over or not."""
    theirs = (
        select(seats.c.session_id, seats.c.seat)
        .join(sessions, sessions.c.id == seats.c.session_id)
        .where(seats.c.user_id == bindparam("person"))
        .order_by(sessions.c.updated_at.desc())
        .limit(_RECENT_TABLES)
        .subquery()
    )
    is_theirs = and_(history.c.session_id == theirs.c.session_id, history.c.seat == theirs.c.seat)
    return (
        select(history.c.at)
        .join(theirs, is_theirs)
        .where(history.c.cause.is_(None))
        .order_by(history.c.at.desc())
        .limit(_RECENT_ACTIONS)
    )


PLACES = {here: _places(here=here) for here in (False, True)}
ANSWERS = _answers()
ACTED = _acted()


def _standings() -> Select[Any]:
    """The newest rating of ``person``, and of those who played ``of_game`` on ``guild``."""
    the_game = results.c.game == bindparam("of_game")
    here = select(results.c.person_id).where(the_game, results.c.guild_id == bindparam("guild"))
    is_theirs = results.c.person_id == bindparam("person")
    order = (results.c.ended_at.desc(), results.c.session_id.desc())
    of_each = (
        select(
            results.c.person_id,
            results.c.mean,
            results.c.spread,
            func.count().over(partition_by=results.c.person_id).label("games"),
            func.row_number().over(partition_by=results.c.person_id, order_by=order).label("age"),
        )
        .where(the_game, or_(is_theirs, results.c.person_id.in_(here)))
        .subquery()
    )
    return (
        select(of_each.c.person_id, of_each.c.mean, of_each.c.spread, preferences.c.chosen)
        .outerjoin(preferences, preferences.c.user_id == of_each.c.person_id)
        .where(
            of_each.c.age == 1,
            of_each.c.games >= bindparam("fewest"),
            of_each.c.mean.is_not(None),
        )
    )


STANDINGS = _standings()
SEASON = (
    select(
        results.c.session_id,
        results.c.person_id,
        results.c.seat,
        sessions.c.people,
        preferences.c.chosen,
        results.c.rank,
    )
    .join(sessions, sessions.c.id == results.c.session_id)
    .outerjoin(preferences, preferences.c.user_id == results.c.person_id)
    .where(
        results.c.guild_id == bindparam("guild"),
        results.c.ended_at >= bindparam("since", type_=results.c.ended_at.type),
        results.c.ended_at < bindparam("until", type_=results.c.ended_at.type),
    )
    .order_by(results.c.ended_at, results.c.session_id, results.c.seat)
)
_UNTIL = results.alias()
RATED = (
    select(
        results,
        preferences.c.chosen,
        select(func.count())
        .select_from(_UNTIL)
        .where(
            _UNTIL.c.person_id == results.c.person_id,
            _UNTIL.c.game == results.c.game,
            tuple_(_UNTIL.c.ended_at, _UNTIL.c.session_id)
            <= tuple_(results.c.ended_at, results.c.session_id),
        )
        .scalar_subquery()
        .label("games"),
    )
    .outerjoin(preferences, preferences.c.user_id == results.c.person_id)
    .where(
        results.c.session_id == bindparam("session"),
        results.c.person_id.is_not(None),
        results.c.mean.is_not(None),
    )
    .order_by(results.c.seat)
)
_NEWEST = (
    select(results.c.session_id)
    .where(results.c.game == bindparam("of_game"))
    .group_by(results.c.session_id, results.c.ended_at)
    .having(func.count(results.c.person_id) >= 2)
    .order_by(results.c.ended_at.desc(), results.c.session_id.desc())
    .limit(MOST_GAMES)
    .subquery()
)
PLAYED = (
    select(
        results.c.session_id,
        sessions.c.agreement,
        sessions.c.ply,
        history.c.at,
        results.c.ended_at,
        results.c.rank,
        results.c.score,
    )
    .join(_NEWEST, _NEWEST.c.session_id == results.c.session_id)
    .join(sessions, sessions.c.id == results.c.session_id)
    .join(history, and_(history.c.session_id == results.c.session_id, history.c.ply == 0))
    .order_by(results.c.session_id, results.c.seat)
)


class Statistics(Database):
    """The part of the store that tells figures of what has been played."""

    async def places_of(self, user_id: int, guild_id: int | None = None) -> tuple[Places, ...]:
        """Count the ends of somebody's games, by game, seats and rank; None: on whatever server."""
        here = {} if guild_id is None else {"guild": guild_id}
        found = await self._rows(PLACES[guild_id is not None], person=user_id, **here)
        return tuple(Places(*row) for row in found)

    async def standings_of(
        self, user_id: int, games: Iterable[str], guild_id: int | None
    ) -> dict[str, Ranking]:
        """Tell how somebody is rated now in those of *games* of which they have played enough."""
        asked = {"person": user_id, "guild": guild_id, "fewest": FEWEST_RATED}

        def work(connection: Connection) -> dict[str, Ranking]:
            found = {}
            for game in games:
                rows = connection.execute(STANDINGS, asked | {"of_game": game})
                rated = {
                    row.person_id: Rating(row.mean, row.spread)
                    for row in rows
                    if row.person_id == user_id or not _is_hidden(row)
                }
                if user_id in rated:
                    own = rated[user_id]
                    better = sum(each.points > own.points for each in rated.values())
                    found[game] = Ranking(own, 1 + better, len(rated))
            return found

        return await self.read(work)

    async def rating_changes(self, session_id: int) -> tuple[RatingChange, ...]:
        """Return the changes by a game between people, for those whose ratings are told."""

        def work(connection: Connection) -> tuple[RatingChange, ...]:
            rows = connection.execute(RATED, {"session": session_id}).all()
            told = (row for row in rows if row.games >= FEWEST_RATED and not _is_hidden(row))
            shown = tuple(told) if len(rows) >= 2 else ()
            return tuple(
                RatingChange(row.seat, rating_before(connection, row), Rating(row.mean, row.spread))
                for row in shown
            )

        return await self.read(work)

    async def answers_of(self, user_id: int) -> tuple[Answer, ...]:
        """Return when somebody's turn had come, and when they answered, in their newest games."""
        found = await self._rows(ANSWERS, person=user_id)
        return tuple(Answer(row.game, _pace(row), row.asked_at, row.at) for row in found)

    async def acted_at(self, user_id: int) -> tuple[datetime, ...]:
        """Return when somebody pressed something recently, newest first: running games included."""
        return tuple(row.at for row in await self._rows(ACTED, person=user_id))

    async def season(
        self, guild_id: int, since: datetime, until: datetime
    ) -> tuple[tuple[SeatResult, ...], ...]:
        """The games of a server that ended in that time, in order, each seat by seat."""
        found = await self._rows(SEASON, guild=guild_id, since=since, until=until)
        rows = [
            SeatResult(row.session_id, row.person_id, _name(row), _is_hidden(row), row.rank)
            for row in found
        ]
        return tuple(tuple(game) for _, game in groupby(rows, lambda row: row.session_id))

    async def played(self, game: str) -> tuple[PlayedGame, ...]:
        """The newest games of *game* between people, at most :data:`MOST_GAMES`."""
        rows = await self._rows(PLAYED, of_game=game)
        return tuple(_played(list(group)) for _, group in groupby(rows, lambda row: row.session_id))


def _played(rows: Sequence[Any]) -> PlayedGame:
    first = rows[0]
    return PlayedGame(
        _pace(first),
        first.ply,
        first.at,
        first.ended_at,
        tuple(row.rank for row in rows),
        tuple(row.score for row in rows),
    )


def _is_hidden(row: Any) -> bool:
    return bool(row.chosen.results == HIDDEN)


def _pace(row: Any) -> str:
    return Agreement().pace if row.agreement is None else row.agreement.pace


def _name(row: Any) -> str:
    """The name of the person who began in the seat of *row*, where its table can be read."""
    seats = () if row.people is None else row.people.seats[row.seat : row.seat + 1]
    return next((seat.former_name or seat.name for seat in seats), "")
