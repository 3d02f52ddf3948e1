"""Ranks of the seats at the end."""

from collections.abc import Sequence
from typing import Any


def ranks(standings: Sequence[Any], eliminated: Sequence[int] = ()) -> tuple[int, ...]:
    """For each seat its rank: 1 for the best, equal standings share one (1, 1, 3).

    *standings* has a comparable value for each seat, more is better. Seats in *eliminated*, listed
    in the order in which they left, rank behind all others regardless of their standing; among them
    the one that stayed longest ranks best.
    """
    seats = len(standings)
    stayed = [standings[seat] for seat in range(seats) if seat not in eliminated]
    found = [1 + sum(other > own for other in stayed) for own in standings]
    for place, seat in enumerate(eliminated):
        found[seat] = seats - place
    return tuple(found)
