"""The jar that is the goal: glass, brine, dill and seeds, with the flag of the race on its lid."""

from collections.abc import Iterator

from render.gurkensolo.geometry import (
    JAR_LEFT,
    JAR_RIGHT,
    LANE,
    LANES,
    NUMBERS,
    TRACK_BOTTOM,
    middle,
)
from render.scene import Box, Ellipse, Line, Point, Polygon, Primitive
from render.shapes import points
from rules.gurkensolo import PICKLES

_WIDE = JAR_RIGHT - JAR_LEFT
_MIDDLE = JAR_LEFT + _WIDE / 2
_BOTTOM = TRACK_BOTTOM + 8
_SURFACE = LANES + 24
"""The y of the brine."""
_CHECK = 14
"""Side of a check on the lid."""
_DILL: tuple[Point, ...] = (
    (JAR_RIGHT - 26, TRACK_BOTTOM - 12),
    (JAR_LEFT + 26, LANES + 1.6 * LANE),
    (JAR_RIGHT - 22, LANES + 2.7 * LANE),
)
_SEEDS = points("96,52 150,78 20,98 104,136 22,176 150,166 92,214 18,256 150,250 84,318 140,322")


def jar() -> Iterator[Primitive]:
    """The jar, empty."""
    yield from _glass()
    yield from (_shelf(lane) for lane in range(len(PICKLES) - 1))
    for x, y in _DILL:
        yield from _sprig(x, y)
    yield from (Ellipse(JAR_LEFT + 16 + x, LANES + y, 4.5, 3.6, "seed") for x, y in _SEEDS)
    yield from _gleams()
    yield from _lid()


def _glass() -> Iterator[Primitive]:
    top = LANES - 14
    yield Box(JAR_LEFT + 5, top + 8, _WIDE, _BOTTOM - top, "shade", 56)
    for role, spare in (("jar.edge", 0.0), ("jar", 5.0)):
        neck = JAR_LEFT + 26 + spare, NUMBERS[0] + 26, _WIDE - 52 - 2 * spare, 50
        yield Box(*neck, role, 8)
        yield Box(JAR_LEFT + spare, top + spare, _WIDE - 2 * spare, _BOTTOM - top - 2 * spare, role,
                  56 - spare, label="goal" if spare else "")  # fmt: skip
    yield Box(JAR_LEFT + 31, NUMBERS[0] + 30, _WIDE - 62, 40, "jar")
    yield Box(JAR_LEFT + 12, _SURFACE, _WIDE - 24, _BOTTOM - _SURFACE - 14, "brine", 44)
    yield Box(JAR_LEFT + 12, _SURFACE, _WIDE - 24, 60, "brine")
    yield Ellipse(_MIDDLE, _SURFACE, _WIDE / 2 - 12, 9, "brine.top")
    yield Ellipse(_MIDDLE, _BOTTOM - 20, _WIDE / 2 - 46, 5, "brine.top")


def _gleams() -> Iterator[Primitive]:
    """Light on the glass."""
    left, right = JAR_LEFT + 14, JAR_RIGHT - 14
    yield Line(((left + 6, LANES + 22), (left, LANES + 46), (left, LANES + 140)), "jar.light", 8)
    yield Line(((left, LANES + 160), (left, LANES + 190)), "jar.light", 8)
    yield Line(((right, LANES + 60), (right, LANES + 220)), "jar.light", 4)


def _shelf(lane: int) -> Line:
    y = middle(lane) + LANE // 2
    return Line(((JAR_LEFT + 14, y), (JAR_RIGHT - 14, y)), "jar.lane", 3)


def _sprig(x: float, y: float) -> Iterator[Primitive]:
    """A twig of dill that grows up from (*x*, *y*)."""
    yield Line(((x, y), (x - 7, y - 76)), "dill", 4)
    for i in range(1, 5):
        rise, reach = 17 * i, 25 - 4.4 * i
        foot = (x - 7 * rise / 76, y - rise)
        for side in (-1, 1):
            yield Line((foot, (foot[0] + side * reach, foot[1] - 14)), "dill", 3)


def _lid() -> Iterator[Primitive]:
    """Checked like the flag at the end of a race."""
    left, right, top = JAR_LEFT + 14, JAR_RIGHT - 14, NUMBERS[0] - 4
    yield Box(left, top, right - left, 46, "lid", 12)
    columns = (right - left - 12) // _CHECK
    start = left + (right - left - columns * _CHECK) / 2
    yield Box(start, top + 6, columns * _CHECK, 2 * _CHECK, "flag.light")
    for i in range(columns):
        yield Box(start + i * _CHECK, top + 6 + i % 2 * _CHECK, _CHECK, _CHECK, "flag.dark")
    yield Polygon(
        (
            (left + 6, top + 40),
            (right - 6, top + 40),
            (right - 12, top + 44),
            (left + 12, top + 44),
        ),
        "lid.light",
    )
