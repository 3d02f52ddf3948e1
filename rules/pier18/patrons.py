"""The favourites of patrons, cards that are left over."""

from collections.abc import Iterable, Sequence
from typing import NamedTuple

from rules.pier18.cards import CARDS
from rules.pier18.characters import POINTS
from rules.pier18.pier import Columns


class Favourite(NamedTuple):
    """The seat that gets a patron."""

    seat: int
    points: int
    """For the characters of the patron."""
    is_tied: bool
    """Whether others have as many points, but a later card."""


def favourite(
    card: str, playing: Iterable[int], columns: Sequence[Columns], taken: Sequence[str | None]
) -> Favourite:
    """Return the one of *playing* that the patron *card* favours; *columns*, *taken* are by seat.

    Among equals it is the one whose card of this round has the earliest date.
    """
    count = POINTS[CARDS[card].patron]
    points = {seat: count(columns[seat]) for seat in playing}
    most = max(points.values())
    best = [(taken[seat] or "", seat) for seat, own in points.items() if own == most]
    return Favourite(min(best)[1], most, len(best) > 1)
