"""Ratings: beliefs about how good people are at a game, as far as their results tell.

The model is Bradley and Terry's as Weng and Lin have it: each pair at a table is a comparison, so
that games of two and of six seats share one scale. The medium robot holds it in its place, and
robots never change: their ratings were measured (``data/players/levels.json``).
"""

from collections.abc import Sequence
from functools import cache
from math import log, sqrt
from typing import NamedTuple

from openskill.models.weng_lin.bradley_terry_full import BradleyTerryFull

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
