"""The slots, each on a rail along its side of the grid."""

from collections.abc import Iterator

from render.pick_and_pack.geometry import (
    GRID_BOTTOM,
    GRID_LEFT,
    GRID_RIGHT,
    GRID_TOP,
    SLOT_HIGH,
    SLOT_WIDE,
    slot_middle,
)
from render.scene import Box, Primitive
from render.shapes import placed
from render.widgets import badge
from rules.pick_and_pack import RED, SLOTS

_ROLLER = 10
"""From one roller of a rail to the next."""
_SIDES = (0, 6)
"""The first slot of each side."""
_END = 16
"""How far beyond the grid the marks at the ends of a rail are."""


def slots(seat: int) -> Iterator[Primitive]:
    """The rails of *seat* with holes for its tiles."""
    for first in _SIDES:
        x, y = slot_middle(seat, first)
        yield from _row_of_rollers(y) if seat == RED else _column_of_rollers(x)
        yield from _owner(seat, x, y)
    for slot in range(len(SLOTS[seat])):
        yield from _hole(seat, *slot_middle(seat, slot))


def _row_of_rollers(y: int) -> Iterator[Primitive]:
    top, high = y - SLOT_HIGH / 2 + 6, SLOT_HIGH - 12
    yield Box(GRID_LEFT - 32, top - 3, GRID_RIGHT - GRID_LEFT + 64, high + 6, "belt", 6)
    for x in range(GRID_LEFT - 28, GRID_RIGHT + 28, _ROLLER):
        yield Box(x, top, 3, high, "roller")


def _column_of_rollers(x: int) -> Iterator[Primitive]:
    left, wide = x - SLOT_WIDE / 2 + 6, SLOT_WIDE - 12
    yield Box(left - 3, GRID_TOP - 32, wide + 6, GRID_BOTTOM - GRID_TOP + 64, "belt", 6)
    for y in range(GRID_TOP - 28, GRID_BOTTOM + 28, _ROLLER):
        yield Box(left, y, wide, 3, "roller")


def _owner(seat: int, x: int, y: int) -> Iterator[Primitive]:
    """The mark of *seat* at both ends of a rail."""
    xs, ys = ((GRID_LEFT - _END, GRID_RIGHT + _END), (y, y))
    if seat != RED:
        xs, ys = (x, x), (GRID_TOP - _END, GRID_BOTTOM + _END)
    for place in zip(xs, ys, strict=True):
        yield from placed(badge(seat, 28, f"seat{seat}"), *place)


def _hole(seat: int, x: float, y: float) -> Iterator[Primitive]:
    """An empty slot in the colour of *seat*, dark where its upper edge throws a shadow."""
    left, top, wide, high = x - SLOT_WIDE / 2, y - SLOT_HIGH / 2, SLOT_WIDE, SLOT_HIGH
    yield Box(left, top, wide, high, f"seat{seat}.edge", 10)
    yield Box(left + 2, top + 2, wide - 4, high - 4, f"seat{seat}.front", 9)
    yield Box(left + 5, top + 5, wide - 10, high - 10, "slot.shade", 5)
    yield Box(left + 5, top + 10, wide - 10, high - 15, "slot", 5)
