"""Ratings: beliefs about how good people are at a game, as far as their results tell.

The model is Bradley and Terry's as Weng and Lin have it: each pair at a table is a comparison, so
that games of two and of six seats share one scale. The medium robot holds it in its place, and
robots never change: their ratings were measured (``data/players/levels.json``).

They follow from the order of the games' ends, whatever the order of their storing.
"""

from collections.abc import Sequence
from datetime import datetime
from functools import cache
from itertools import groupby
from math import log, sqrt
from typing import Any, NamedTuple

from openskill.models.weng_lin.bradley_terry_full import BradleyTerryFull
from sqlalchemy import Connection, Row, bindparam, select, text, tuple_, update

from data.store.schema import results
from rules.players.grades import EVEN, UNKNOWN, grade, known_seats

MEAN = 25.0
SPREAD = MEAN / 3
_LUCK = MEAN / 6
"""The standard deviation of how well somebody plays from one game to the next."""
_POINTS = 400 / log(10) / (sqrt(2) * _LUCK)
"""Points of a table for people in one unit of the model."""
_GUESSED_SPREAD = SPREAD / 2
"""Of a robot that was measured with other numbers of seats only, or not at all."""


class Rating(NamedTuple):
    """A belief about somebody's strength."""

    mean: float = MEAN
    spread: float = SPREAD
    """The standard deviation of that belief."""

    @property
    def points(self) -> int:
        """As people read it: 1,000 is the medium robot, 100 more is ahead of 64 in 100 of them."""
        return round(EVEN + (self.mean - MEAN) * _POINTS)


BEGINNER = Rating()
"""Of a person who has not played the game yet."""


def rated(before: Sequence[Rating], ranks: Sequence[int]) -> tuple[Rating, ...]:
    """Return the beliefs after a game of those who were rated so *before*; 1 is the best rank.

    With fewer than two seats nothing was learned. Equal input gives equal output, bit for bit.
    """
    if len(before) < 2:
        return tuple(before)
    model = _model()
    teams = [[model.create_rating([each.mean, each.spread])] for each in before]
    after = model.rate(teams, ranks=[float(rank) for rank in ranks])
    return tuple(Rating(team[0].mu, team[0].sigma) for team in after)


@cache
def robot_rating(game: str, seats: int, level: str) -> Rating:
    """The rating of a robot, which no game changes; *level* may be one that is no longer known."""
    if level not in UNKNOWN:
        return Rating(MEAN, _GUESSED_SPREAD)
    measured = grade(game, seats, level).elo
    if measured is not None and seats in known_seats(game):
        return Rating(_mean(measured), 0.0)
    others = (grade(game, each, level).elo for each in known_seats(game))
    known = [elo for elo in others if elo is not None]
    return Rating(_mean(sum(known) / len(known)) if known else MEAN, _GUESSED_SPREAD)


def _mean(elo: float) -> float:
    return MEAN + (elo - EVEN) / _POINTS


@cache
def _model() -> BradleyTerryFull:
    return BradleyTerryFull(mu=MEAN, sigma=SPREAD, beta=_LUCK)


Values = dict[str, Any]

_THE_GAME = results.c.game == bindparam("of_game")
_IN_ORDER = (results.c.ended_at, results.c.session_id)
_MOMENT = bindparam("moment", type_=results.c.ended_at.type)
_THIS_END = tuple_(_MOMENT, bindparam("session"))
_FROM = tuple_(*_IN_ORDER) >= _THIS_END
_BEFORE = tuple_(*_IN_ORDER) < _THIS_END
_FORGET_FROM = update(results).where(_THE_GAME, _FROM).values(mean=None, spread=None)
# Not in order: SQLite would go through all results of the game rather than sort a few.
_UNRATED = select(*_IN_ORDER).where(_THE_GAME, results.c.mean.is_(None))
_RESULTS_FROM = select(results).where(_THE_GAME, _FROM).order_by(*_IN_ORDER, results.c.seat)
_RATING_BEFORE = (
    select(results.c.mean, results.c.spread)
    .where(results.c.person_id == bindparam("person"), _THE_GAME, _BEFORE)
    .order_by(*(column.desc() for column in _IN_ORDER))
    .limit(1)
)
_SET_RATING = (
    update(results)
    .where(results.c.session_id == bindparam("the_session"), results.c.seat == bindparam("whose"))
    .values(mean=bindparam("new_mean"), spread=bindparam("new_spread"))
)


def take_turn(connection: Connection, game: str) -> None:
    """Wait until no other transaction counts results of *game*, and keep others waiting."""
    # SQLite has one writer anyway.
    if connection.dialect.name == "postgresql":
        connection.execute(
            text("SELECT pg_advisory_xact_lock(421896, hashtext(:game))"), {"game": game}
        )


def forget_ratings_from(
    connection: Connection, game: str, moment: datetime, session_id: int
) -> None:
    """Have :func:`rate_rest` rate this game again, and those that ended after it."""
    asked = {"of_game": game, "moment": moment, "session": session_id}
    connection.execute(_FORGET_FROM, asked)


def rate_rest(connection: Connection, game: str) -> int:
    """Rate all results of *game* from the first without ratings on; returns how many games.

    In the order of their ends, whatever the order in which they were stored.
    """
    unrated = connection.execute(_UNRATED, {"of_game": game}).all()
    if not unrated:
        return 0
    moment, session_id = min(tuple(row) for row in unrated)
    asked = {"of_game": game, "moment": moment, "session": session_id}
    known: dict[int, Rating] = {}
    changes: list[Values] = []
    games = 0
    rows = connection.execute(_RESULTS_FROM, asked).all()
    for _, group in groupby(rows, lambda row: row.session_id):
        changes += _rate(connection, list(group), known)
        games += 1
    connection.execute(_SET_RATING, changes)
    return games


def _rate(connection: Connection, rows: list[Row[Any]], known: dict[int, Rating]) -> list[Values]:
    """The ratings after one game, which *known* (by person) is brought up to date with."""
    before = [_rating_known(connection, row, known) for row in rows]
    after = rated(before, [row.rank for row in rows])
    changes = []
    for row, old, new in zip(rows, before, after, strict=True):
        if row.person_id is not None:
            known[row.person_id] = new
        kept = old if row.person_id is None else new
        changes.append(
            {
                "the_session": row.session_id,
                "whose": row.seat,
                "new_mean": kept.mean,
                "new_spread": kept.spread,
            }
        )
    return changes


def rating_before(connection: Connection, row: Row[Any]) -> Rating:
    """Return the rating of the person of *row*, a whole one of the results, before its game."""
    asked = {
        "person": row.person_id,
        "of_game": row.game,
        "moment": row.ended_at,
        "session": row.session_id,
    }
    found = connection.execute(_RATING_BEFORE, asked).one_or_none()
    return BEGINNER if found is None else Rating(found.mean, found.spread)


def _rating_known(connection: Connection, row: Row[Any], known: dict[int, Rating]) -> Rating:
    if row.person_id is None:
        return robot_rating(row.game, row.seats, row.robot or "")
    return known.get(row.person_id) or rating_before(connection, row)
