"""The broken grabber: a claw that throws sparks."""

from functools import cache

from render.pick_and_pack.icons import bolt
from render.scene import Drawing, Ellipse, Line, Point, Primitive

_REACH = 35
_CLAW = 15
_SHADE = 4
"""How far below the claw its shadow falls."""


@cache
def grabber(is_open: bool) -> Drawing:
    """The claw; *is_open* around a tray, which it must not hide, else its arms are seen too."""
    claws = tuple(_claw(x, y) for x in (-1, 1) for y in (-1, 1))
    lines = (
        Line(claw, stroke, width, label="claw")
        for stroke, width in (("steel.edge", 9), ("steel", 5))
        for claw in claws
    )
    return Drawing((*(() if is_open else (*_shadow(), *_arms())), *lines, *_spark()))


def _shadow() -> tuple[Primitive, ...]:
    ends = _ends(_SHADE)
    return (
        *(Line(((_SHADE, _SHADE), end), "claw.shade", 14) for end in ends),
        Ellipse(_SHADE, _SHADE, 19, 19, "claw.shade"),
    )


def _arms() -> tuple[Primitive, ...]:
    ends = _ends(0)
    return (
        *(Line(((0, 0), end), "steel.edge", 14) for end in ends),
        *(Line(((0, 0), end), "steel", 9) for end in ends),
        Ellipse(0, 0, 19, 19, "steel.edge"),
        Ellipse(0, 0, 16.5, 16.5, "steel"),
        Ellipse(0, 0, 10, 10, "steel.edge"),
        Ellipse(0, 0, 8, 8, "tape.dark"),
        Ellipse(-2, -2, 4, 4, "steel.light"),
    )


def _spark() -> tuple[Primitive, ...]:
    """Draw the break of the claw."""
    x, y = _REACH + 5, -_REACH - 5
    return bolt(x, y, 13, "steel.edge"), bolt(x, y, 9, "bolt")


def _ends(shift: float) -> tuple[Point, ...]:
    reach = _REACH - 6
    return tuple((x * reach + shift, y * reach + shift) for x in (-1, 1) for y in (-1, 1))


def _claw(x: int, y: int) -> tuple[Point, ...]:
    """A corner that holds the tray."""
    far, near = _REACH, _REACH - _CLAW
    return (
        (x * near, y * far),
        (x * (far - 3), y * far),
        (x * far, y * (far - 3)),
        (x * far, y * near),
    )
