"""The parts of a car: bodies that grow with their value, and engines that gain cylinders."""

from math import cos, pi, sin

from render.placement import Placement
from render.scene import Line, Point, Primitive

_Icon = tuple[Primitive, ...]

_ARCHES = (0.62, -0.62)
"""Where the wheels of a body will be."""
_ARCH = tuple(
    (x + 0.3 * cos(a * pi / 6), 0.56 - 0.34 * sin(a * pi / 6)) for x in _ARCHES for a in range(7)
)
_BONNET: tuple[Point, ...] = ((0.36, -0.16), (0.96, -0.06), (1.02, 0.5))
_COACHES: tuple[tuple[Point, ...], ...] = (
    ((-1.05, 0.5), (-1.06, 0.12), (-0.7, -0.08), (-0.04, -0.08), (0.06, -0.38), (0.2, -0.4)),
    (
        *((-1.05, 0.5), (-1.12, -0.3), (-0.9, -0.42), (-0.66, -0.2), (-0.06, -0.16)),
        *((0.04, -0.56), (0.18, -0.58)),
    ),
    ((-1.05, 0.5), (-1.06, 0.0), (-0.9, -0.12), (-0.66, -0.8), (0.14, -0.8)),
    ((-1.05, 0.5), (-1.08, -0.1), (-1.02, -0.98), (0.2, -0.98)),
)
"""Runabout, tourer, coupe and limousine, from the tail up to the windscreen."""
_WINDOWS: tuple[tuple[tuple[Point, ...], ...], ...] = (
    (),
    (),
    (
        ((-0.62, -0.18), (-0.5, -0.64), (-0.26, -0.64), (-0.26, -0.18)),
        ((-0.12, -0.18), (-0.12, -0.64), (0.04, -0.64), (0.2, -0.18)),
    ),
    (
        ((-0.86, -0.2), (-0.82, -0.78), (-0.42, -0.78), (-0.42, -0.2)),
        ((-0.26, -0.2), (-0.26, -0.78), (0.08, -0.78), (0.2, -0.2)),
    ),
)
_COUPE = 5
_FENDERS = tuple(
    tuple((x + 0.42 * cos(a * pi / 6), 0.58 - 0.44 * sin(a * pi / 6)) for a in range(7))
    for x in _ARCHES
)


def body(at: Placement, role: str = "body", value: int = _COUPE) -> _Icon:
    """A car body without its wheels: the better, the more of it."""
    level = min(3, (value - 1) // 2)
    coach = (*_COACHES[level], *_BONNET, *_ARCH)
    return (
        Line(tuple(at.at(*point) for point in coach), f"{role}.edge", 0.2 * at.size, closed=True),
        *(at.line(f"{role}.edge", 0.3, *fender) for fender in _FENDERS),
        at.polygon(role, *coach),
        *(at.polygon(f"{role}.light", *window) for window in _WINDOWS[level]),
        *(at.line(f"{role}.light", 0.14, *fender) for fender in _FENDERS),
    )


def engine(at: Placement, role: str = "engine", value: int = 4) -> _Icon:
    """An engine block: with two, four or six cylinders."""
    count = cylinders(value)
    wide = 1.72 / count
    lefts = [-0.98 + wide * number for number in range(count)]
    return (
        at.box(f"{role}.edge", -1.14, -0.16, 1.98, 0.98, 0.14),
        *(at.box(f"{role}.edge", left - 0.05, -0.86, wide, 0.9, 0.08) for left in lefts),
        at.disc(f"{role}.edge", 0.82, 0.34, 0.46),
        at.box(role, -1.06, -0.08, 1.82, 0.82, 0.1),
        *(at.box(role, left + 0.02, -0.78, wide - 0.14, 0.76, 0.06) for left in lefts),
        *(
            at.box(f"{role}.light", left + 0.02, -0.6 + 0.3 * fin, wide - 0.14, 0.14)
            for left in lefts
            for fin in range(2)
        ),
        at.box(f"{role}.light", -1.06, 0.1, 1.5, 0.14),
        at.disc(f"{role}.light", 0.82, 0.34, 0.36),
        at.disc(role, 0.82, 0.34, 0.24),
        at.disc(f"{role}.edge", 0.82, 0.34, 0.1),
    )


def cylinders(value: int) -> int:
    """Return the number of cylinders that an engine of this value shows."""
    return 2 if value <= 2 else 4 if value <= 5 else 6
