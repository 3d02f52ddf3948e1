"""The final money of the seats, and their order."""

from collections.abc import Sequence
from enum import StrEnum

from rules.core.ranking import ranks
from rules.core.types import Outcome, Points
from rules.kraftwagen.chain import workers
from rules.kraftwagen.money import Money
from rules.kraftwagen.observe import KraftwagenObservation
from rules.kraftwagen.state import KraftwagenState
from rules.kraftwagen.table import Table


class Termination(StrEnum):
    """The reason for the end of a game."""

    SCORED = "scored"
    """The third game turn was scored."""
    RESIGNED = "resigned"
    """One seat was left."""


def award_money(table: Table, seat: int) -> int:
    """Return the money for the awards of *seat*."""
    return sum([award.value for award in table.mats[seat].awards])


def scores(table: Table, money: Sequence[Money]) -> tuple[int, ...]:
    """By seat all money, awards included."""
    return tuple(own.total + award_money(table, seat) for seat, own in enumerate(money))


def places(table: Table, money: Sequence[Money]) -> tuple[int, ...]:
    """By seat 1 for the best, and so on; no rank is shared.

    Equal scores are parted by the workers in the canteen, then by who is nearer to the tail of the
    chain.
    """
    distance = {seat: place for place, seat in enumerate(workers(table.chain))}
    standings = [
        (total, table.mats[seat].canteen, -distance.get(seat, len(distance)))
        for seat, total in enumerate(scores(table, money))
    ]
    return ranks(standings, table.resigned)


def outcome(state: KraftwagenState) -> Outcome | None:
    """See :meth:`Game.outcome`."""
    table, money = state.table, state.money
    if not table.is_over:
        return None
    left = state.seats - len(table.resigned)
    reason = Termination.RESIGNED if left == 1 else Termination.SCORED
    return Outcome(reason.value, scores(table, money), places(table, money))


def points(observation: KraftwagenObservation) -> tuple[Points, ...]:
    """See :meth:`Game.points`."""
    money = [own for own in observation.money if own is not None]
    if observation.outcome is None or len(money) < observation.seats:
        return ()
    sources = tuple(
        Points(source, tuple(getattr(own, source) for own in money)) for source in Money._fields
    )
    awards = tuple(sum(award.value for award in mat.awards) for mat in observation.mats)
    return (*sources, Points("awards", awards))
