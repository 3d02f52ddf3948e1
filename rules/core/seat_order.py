"""Values by seat, and the way round the table."""

from collections.abc import Sequence
from typing import TypeVar

T = TypeVar("T")


def replaced(values: tuple[T, ...], seat: int, value: T) -> tuple[T, ...]:
    """*values* with *value* for *seat*."""
    return (*values[:seat], value, *values[seat + 1 :])


def seat_after(seat: int, seats: int, eliminated: Sequence[int]) -> int:
    """The next seat clockwise that is still in the game; at least one is."""
    seat = (seat + 1) % seats
    while seat in eliminated:
        seat = (seat + 1) % seats
    return seat
