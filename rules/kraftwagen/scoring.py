"""What the seats have in the end, and who is ahead."""

from collections.abc import Sequence
from enum import StrEnum

from rules.core.types import Outcome, Points
from rules.kraftwagen.money import Money
from rules.kraftwagen.observe import KraftwagenObservation
from rules.kraftwagen.table import Table


class Termination(StrEnum):
    """Why a game ended."""

    SCORED = "scored"
    """The third game turn was scored."""
    RESIGNED = "resigned"
    """One seat was left."""


def award_money(table: Table, seat: int) -> int:
    """What the awards of *seat* are worth."""
    return sum(award.value for award in table.mats[seat].awards)


def scores(table: Table, money: Sequence[Money]) -> tuple[int, ...]:
    """By seat all money, awards included."""
    return tuple(own.total + award_money(table, seat) for seat, own in enumerate(money))


def ranks(table: Table, money: Sequence[Money]) -> tuple[int, ...]:
    """By seat 1 for the best, and so on; no rank is shared.

    Equal scores are parted by the workers in the canteen, then by who is nearer to the tail of the
    chain. Who gave up is behind all others; of several the one that stayed longest is best.
    """
    total = scores(table, money)
    stayed = [link for link in table.chain if isinstance(link, int)]
    stayed.sort(key=lambda seat: (total[seat], table.mats[seat].canteen), reverse=True)
    order = (*stayed, *reversed(table.resigned))
    return tuple(order.index(seat) + 1 for seat in range(len(money)))


def outcome(table: Table, money: Sequence[Money]) -> Outcome | None:
    """The outcome of a game; None while it goes on."""
    if not table.is_over:
        return None
    left = len(table.mats) - len(table.resigned)
    reason = Termination.RESIGNED if left == 1 else Termination.SCORED
    return Outcome(reason.value, scores(table, money), ranks(table, money))


def points(observation: KraftwagenObservation) -> tuple[Points, ...]:
    """Where the scores of a finished game come from."""
    money = [own for own in observation.money if own is not None]
    if observation.outcome is None or len(money) < observation.seats:
        return ()
    sources = tuple(
        Points(source, tuple(getattr(own, source) for own in money)) for source in Money._fields
    )
    awards = tuple(sum(award.value for award in mat.awards) for mat in observation.mats)
    return (*sources, Points("awards", awards))
