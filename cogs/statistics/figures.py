"""Sums of results: a person's, medians and shares of a game, the table of a season.

Functions of what the store tells of games that are over; nothing here stores or translates.
"""

import re
from collections import defaultdict
from collections.abc import Iterable, Mapping, Sequence
from dataclasses import dataclass, field
from datetime import UTC, datetime, timedelta
from math import sqrt
from statistics import median_low
from typing import NamedTuple

from cogs.clocks.waking_hours import WakingHours
from cogs.table.lengths import FEWEST, UsualLength, usual_lengths
from data.store import Answer, Places, PlayedGame, Ranking, SeatResult
from render.names import told_apart

_WORD = re.compile(r"(20[0-9]{2})-(q[1-4]|0[1-9]|1[0-2])")
_MONTHS_A_QUARTER = 3
_CERTAIN = 1.96
"""Standard deviations on both sides, between which 95 of 100 true values are."""
WON = 1
"""The rank of who has won, alone or with others."""


@dataclass(frozen=True, slots=True)
class PersonFigures:
    """The sum of one person's games, as far as the reader may see."""

    name: str
    places: tuple[Places, ...]
    standings: Mapping[str, Ranking]
    answers: Mapping[tuple[str, str], timedelta]
    """By game and pace, within how much waking time they have given half of their answers."""
    is_own: bool
    is_hidden: bool = False
    """Whether others see nothing of it."""


class Share(NamedTuple):
    """A part of the whole, from 0 to 1, and between which values the true one may be."""

    low: float
    value: float
    high: float


class FirstSeat(NamedTuple):
    """The share that the first seat won where so many sat at the table; a shared win is a part."""

    seats: int
    games: int
    won: Share


@dataclass(frozen=True, slots=True)
class GameFigures:
    """The common figures of the newest games of one kind."""

    games: int
    actions: int
    """The median, as below."""
    lengths: tuple[tuple[str, UsualLength], ...]
    """By pace, where enough games were played: days say nothing across all of them."""
    best_score: int
    winning_score: int
    first_seats: tuple[FirstSeat, ...]
    """By number of seats, where enough games were played."""


@dataclass(slots=True)
class Row:
    """One person in the table of a season."""

    person_id: int
    name: str
    """By which they were known in their last game."""
    games: int = 0
    won: int = 0
    half_points: int = 0
    """Two for each opponent left behind, one for each with whom the rank was shared."""
    is_hidden: bool = field(default=False, repr=False)


def ranks_of(places: Iterable[Places]) -> dict[int, int]:
    """Count how often somebody came in at each rank, the best first."""
    found: dict[int, int] = {}
    for each in sorted(places, key=lambda each: each.rank):
        found[each.rank] = found.get(each.rank, 0) + each.games
    return found


def typical_answers(
    answers: Iterable[Answer], hours: WakingHours
) -> dict[tuple[str, str], timedelta]:
    """By game and pace the waking time within which somebody has given half of their answers."""
    found = defaultdict(list)
    for each in answers:
        waking = hours.time_between(each.asked_at, each.answered_at)
        found[each.game, each.pace].append(waking)
    return {key: median_low(times) for key, times in found.items()}


def share(count: float, games: int) -> Share:
    """Return how often something came about in *games* (at least one), with Wilson's interval."""
    value, square = count / games, _CERTAIN**2
    middle = (value + square / (2 * games)) / (1 + square / games)
    around = value * (1 - value) / games + square / (4 * games**2)
    half = _CERTAIN * sqrt(around) / (1 + square / games)
    # Rounding would put the share of none and of all a hair outside of its own interval.
    low, high = min(value, max(0.0, middle - half)), max(value, min(1.0, middle + half))
    return Share(low, value, high)


def season_table(games: Iterable[Sequence[SeatResult]]) -> tuple[Row, ...]:
    """Everybody who played with other people, the best first; those who are hidden are left out.

    Opponents who are hidden, and robots beside other people, count like any others.
    """
    rows: dict[int, Row] = {}
    for seats in games:
        if sum(seat.person_id is not None for seat in seats) >= 2:
            for seat in seats:
                _add(rows, seat, [other.rank for other in seats if other is not seat])
    shown = [row for row in rows.values() if not row.is_hidden]
    shown.sort(key=lambda row: (-row.half_points, -row.won, row.games, row.name))
    for row, name in zip(shown, told_apart(tuple(row.name for row in shown)), strict=True):
        row.name = name
    return tuple(shown)


def _add(rows: dict[int, Row], seat: SeatResult, others: Sequence[int]) -> None:
    if seat.person_id is None:
        return
    row = rows.setdefault(seat.person_id, Row(seat.person_id, seat.name))
    row.name, row.is_hidden = seat.name, seat.is_hidden
    row.games += 1
    row.won += seat.rank == WON
    row.half_points += sum(2 * (rank > seat.rank) + (rank == seat.rank) for rank in others)


def game_figures(played: Sequence[PlayedGame]) -> GameFigures | None:
    """Add up games of one kind; None for fewer than :data:`FEWEST`."""
    if len(played) < FEWEST:
        return None
    return GameFigures(
        games=len(played),
        actions=median_low(game.actions for game in played),
        lengths=tuple(usual_lengths(played).items()),
        best_score=max(max(game.scores) for game in played),
        winning_score=median_low(game.scores[game.ranks.index(WON)] for game in played),
        first_seats=tuple(_first_seats(played)),
    )


def _first_seats(played: Sequence[PlayedGame]) -> Iterable[FirstSeat]:
    by_seats = defaultdict(list)
    for game in played:
        by_seats[len(game.ranks)].append(game.ranks)
    for seats, games in sorted(by_seats.items()):
        if len(games) >= FEWEST:
            won = sum((ranks[0] == WON) / ranks.count(WON) for ranks in games)
            yield FirstSeat(seats, len(games), share(won, len(games)))


class Season(NamedTuple):
    """A quarter or a month of a year; its number is 1 for the first."""

    year: int
    number: int
    is_quarter: bool = True

    def __str__(self) -> str:
        return f"{self.year}-q{self.number}" if self.is_quarter else f"{self.year}-{self.number:02}"

    @property
    def months(self) -> int:
        """Return the number of its months."""
        return _MONTHS_A_QUARTER if self.is_quarter else 1

    @property
    def begin(self) -> datetime:
        """Its first moment."""
        return datetime(self.year, (self.number - 1) * self.months + 1, 1, tzinfo=UTC)

    @property
    def end(self) -> datetime:
        """The first moment after it."""
        return self._after().begin

    @property
    def before(self) -> "Season":
        """The one of the same length before it."""
        if self.number > 1:
            return self._replace(number=self.number - 1)
        return self._replace(year=self.year - 1, number=12 // self.months)

    def _after(self) -> "Season":
        if self.number < 12 // self.months:
            return self._replace(number=self.number + 1)
        return self._replace(year=self.year + 1, number=1)


def seasons_at(now: datetime) -> tuple[Season, ...]:
    """Those that people ask for at *now*: this quarter first, then the last, and two months."""
    moment = now.astimezone(UTC)
    quarter = Season(moment.year, (moment.month - 1) // _MONTHS_A_QUARTER + 1)
    month = Season(moment.year, moment.month, is_quarter=False)
    return quarter, quarter.before, month, month.before


def season_named(word: str) -> Season | None:
    """The season whose ``str()`` is *word*; None: there is none."""
    found = _WORD.fullmatch(word)
    if found is None:
        return None
    year, number = found.groups()
    return Season(int(year), int(number.removeprefix("q")), is_quarter=number.startswith("q"))
