"""The slots: each the end of a conveyor that leads to a column or a row of the grid."""

from collections.abc import Iterator

from render.pick_and_pack.geometry import (
    COLUMN_NAMES_Y,
    GRID_BOTTOM,
    GRID_LEFT,
    GRID_RIGHT,
    GRID_TOP,
    ROW_NAMES_X,
    SLOT_HIGH,
    SLOT_WIDE,
    slot_middle,
    square_middle,
)
from render.scene import Box, Primitive, Text
from rules.pick_and_pack import SLOTS, SQUARES

_TAPE = 12
"""The belts end at the tape around the grid."""
_BELT = 78
"""How wide a belt is."""
_ROLLER = 9
"""From one roller to the next."""


def slots(seat: int) -> Iterator[Primitive]:
    """The conveyors of *seat* with holes for its tiles."""
    for slot, name in enumerate(SLOTS[seat]):
        x, y = slot_middle(seat, slot)
        yield from _belt(name[0], x, y)
        yield from _hole(seat, x, y)


def _belt(side: str, x: float, y: float) -> Iterator[Primitive]:
    half = _BELT / 2
    match side:
        case "t":
            yield from _rollers(x - half, y, x + half, GRID_TOP - _TAPE, across=True)
        case "b":
            yield from _rollers(x - half, GRID_BOTTOM + _TAPE, x + half, y, across=True)
        case "l":
            yield from _rollers(x, y - 28, GRID_LEFT - _TAPE, y + 28, across=False)
        case _:
            yield from _rollers(GRID_RIGHT + _TAPE, y - 28, x, y + 28, across=False)


def _rollers(
    left: float, top: float, right: float, bottom: float, *, across: bool
) -> Iterator[Primitive]:
    """A belt on rollers that lie *across* it when seen from left to right."""
    yield Box(left, top, right - left, bottom - top, "belt")
    if across:
        for number in range(int((bottom - top) // _ROLLER)):
            yield Box(left, top + 3 + number * _ROLLER, right - left, 2, "roller")
        for x in (left - 4, right):
            yield Box(x, top, 4, bottom - top, "roller")
    else:
        for number in range(int((right - left) // _ROLLER)):
            yield Box(left + 3 + number * _ROLLER, top, 2, bottom - top, "roller")
        for y in (top - 4, bottom):
            yield Box(left, y, right - left, 4, "roller")


def _hole(seat: int, x: float, y: float) -> Iterator[Primitive]:
    """An empty slot in the colour of *seat*, dark where its upper edge throws a shadow."""
    left, top, wide, high = x - SLOT_WIDE / 2, y - SLOT_HIGH / 2, SLOT_WIDE, SLOT_HIGH
    yield Box(left, top, wide, high, f"seat{seat}.edge", 12)
    yield Box(left + 2, top + 2, wide - 4, high - 4, f"seat{seat}.front", 11)
    yield Box(left + 6, top + 6, wide - 12, high - 12, "slot.shade")
    yield Box(left + 6, top + 12, wide - 12, high - 18, "slot")


def names() -> Iterator[Primitive]:
    """The names of columns and rows, on the belts below and at the left."""
    for name in "abcdef":
        x = square_middle(SQUARES.index(f"{name}1"))[0]
        yield from _name(name, x, COLUMN_NAMES_Y)
    for name in "123456":
        y = square_middle(SQUARES.index(f"a{name}"))[1]
        yield from _name(name, ROW_NAMES_X, y)


def _name(name: str, x: float, y: float) -> Iterator[Primitive]:
    yield Box(x - 14, y - 15, 28, 30, "hall", 8)
    yield Text(x, y, name, 30, "coordinate", "middle")
