"""Values by seat, and the way round the table."""

from typing import TypeVar

T = TypeVar("T")

SEATS = range(2, 4)
"""How many can play."""


def replaced(values: tuple[T, ...], seat: int, value: T) -> tuple[T, ...]:
    """*values* with *value* for *seat*."""
    return (*values[:seat], value, *values[seat + 1 :])


def seat_after(seat: int, seats: int, resigned: tuple[int, ...]) -> int:
    """The next seat clockwise that has not resigned."""
    seat = (seat + 1) % seats
    while seat in resigned:
        seat = (seat + 1) % seats
    return seat
