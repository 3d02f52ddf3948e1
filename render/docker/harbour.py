"""The harbour, which stays the same during a game: everything that is not a cube."""

from collections.abc import Iterator

from render.docker.gangways import gangways
from render.docker.lighthouse import lighthouse
from render.docker.mooring import mooring
from render.docker.quay import quay
from render.docker.tug import tug
from render.docker.water import water
from render.scene import Box, Line, Point, Polygon, Primitive

_TUG, _FREE = (96, 606), (860, 574)
"""Where the tug is: below the plates, where there are fewer than four."""
_BOOM: tuple[Point, ...] = ((-44, -176), (196, -136))
_STROKES: tuple[tuple[tuple[Point, ...], float], ...] = (
    (((-20, 0), (-20, -172)), 9),
    (((44, 10), (44, -161)), 9),
    (((-20, -74), (44, -64)), 6),
    (((-20, -74), (44, -161)), 3),
    (((-20, -172), (8, -214), (44, -161)), 6),
    (((-44, -176), (8, -214), (120, -149)), 2.5),
    (((8, -214), (190, -138)), 2.5),
    (((150, -140), (150, -112)), 2.5),
)


def harbour(entries: tuple[tuple[int, ...], ...], is_evening: bool = False) -> Iterator[Primitive]:
    """The harbour; *entries* are the entry squares of each seat."""
    yield from water(is_evening)
    yield from _crane(64, 300)
    yield from lighthouse(650, 236)
    yield from quay()
    yield from mooring()
    yield from tug(*(_TUG if len(entries) == 4 else _FREE))
    yield from gangways(entries)


def _crane(x: float, y: float) -> Iterator[Primitive]:
    """A crane with its legs at (x, y), on a mole at the entrance."""

    def placed(points: tuple[Point, ...]) -> tuple[Point, ...]:
        return tuple((x + dx, y + dy) for dx, dy in points)

    yield Polygon(placed(((-90, -14), (62, 11), (80, -16), (-90, -44))), "quay.tile")
    yield Polygon(placed(((-90, -14), (62, 11), (62, 31), (-90, 6))), "quay.south")
    yield Polygon(placed(((62, 11), (80, -16), (80, 4), (62, 31))), "quay.east")
    for points, width in _STROKES:
        yield Line(placed(points), "crane", width)
    yield Line(placed(_BOOM), "crane", 12)
    yield Line(placed(((-44, -180), (196, -140))), "crane.light", 3)
    yield Box(x + 56, y - 154, 26, 20, "crane.light", 3)
    yield Box(x + 130, y - 112, 40, 22, "crane.load", 2)
