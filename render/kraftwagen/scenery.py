"""The background of the podium: the motor show of 1928, with a sun of brass over the winner."""

from collections.abc import Iterator
from functools import cache, partial
from math import cos, pi, sin

from render.lettering import Sign, lettered
from render.scene import Box, Drawing, Ellipse, Polygon, Primitive

_RAYS = 13
_TILE = 50
_FLOOR = 96
"""How high the tiles of the floor reach."""
_AWNING, _STRIPE = 34, 50
_COLUMNS = (34, 120)
"""How far from both edges columns stand."""

title = partial(
    lettered, Sign("KRAFTWAGEN", "brass.light", "brass.deep", "ink", radius=0.2, gap=0.12)
)
"""See :meth:`Layout.title`."""


@cache
def scenery(wide: int, high: int) -> Drawing:
    """See :meth:`Layout.scenery`."""
    return Drawing(tuple(_show(wide, high)))


def _show(wide: int, high: int) -> Iterator[Primitive]:
    yield Box(0, 0, wide, high, "room.1")
    floor = high - _FLOOR
    yield from _sun(wide / 2, floor)
    yield Box(0, floor, wide, _FLOOR, "room.5")
    for row in range(2):
        for column in range(row % 2, wide // _TILE, 2):
            yield Box(column * _TILE, floor + row * _TILE, _TILE, _TILE, "room.3")
    yield Box(0, floor, wide, 4, "brass.deep")
    for x in (each for aside in _COLUMNS for each in (aside, wide - aside)):
        yield from _column(x, floor)
    yield from _awning(wide)


def _sun(x: float, y: float) -> Iterator[Primitive]:
    """Half a sun in steps, as architects drew it then."""
    for number in range(_RAYS):
        start = pi * number / _RAYS
        end = start + pi / _RAYS * 0.55
        far = (300, 250)[number % 2]
        corners = ((x - far * cos(turn), y - far * 0.62 * sin(turn)) for turn in (start, end))
        yield Polygon(((x, y), *corners), "brass.deep")
    for radius, role in ((112, "brass.deep"), (100, "room.1"), (86, "brass"), (74, "room.1")):
        yield Ellipse(x, y, radius, radius * 0.9, role)


def _column(x: float, foot: float) -> Iterator[Primitive]:
    """A fluted column with a head in three steps."""
    yield Box(x - 19, _AWNING, 38, foot - _AWNING + 14, "tile.edge", 3)
    yield Box(x - 17, _AWNING, 34, foot - _AWNING + 12, "tile.shade", 2)
    for groove in (-9, 0, 9):
        yield Box(x + groove - 1.5, _AWNING + 40, 3, foot - _AWNING - 46, "brass.deep")
    for step, half in enumerate((32, 26, 22)):
        yield Box(x - half, _AWNING + 6 + 10 * step, 2 * half, 9, "brass")
    yield Box(x - 25, foot + 4, 50, 12, "brass.deep", 3)


def _awning(wide: int) -> Iterator[Primitive]:
    for place in range(wide // _STRIPE):
        role = ("awning", "awning.light")[place % 2]
        yield Box(place * _STRIPE, 0, _STRIPE, _AWNING - 14, role)
        yield Ellipse((place + 0.5) * _STRIPE, _AWNING - 16, _STRIPE / 2, 14, role)
