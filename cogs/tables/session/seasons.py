"""Spans of time for which a server has a table: quarters and months, by UTC."""

import re
from datetime import UTC, datetime
from typing import NamedTuple

_WORD = re.compile(r"(20[0-9]{2})-(q[1-4]|0[1-9]|1[0-2])")
_MONTHS_A_QUARTER = 3


class Season(NamedTuple):
    """A quarter or a month of a year; its number is 1 for the first."""

    year: int
    number: int
    is_quarter: bool = True

    def __str__(self) -> str:
        return f"{self.year}-q{self.number}" if self.is_quarter else f"{self.year}-{self.number:02}"

    @property
    def months(self) -> int:
        """How many it has."""
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
