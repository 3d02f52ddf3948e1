"""The broken grabber: it hangs from a trolley on two rails, and throws sparks."""

from functools import cache

from render.pick_and_pack.geometry import CELL
from render.pick_and_pack.icons import bolt
from render.scene import Box, Drawing, Ellipse, Line, Point, Primitive

_REACH = CELL / 2 - 8
_CLAW = 20
_SHADE = 5
"""How far below the claw its shadow falls."""
_TROLLEY = -CELL / 2
"""Where the rails cross, to the left and above the middle of the square."""


@cache
def grabber(is_open: bool) -> Drawing:
    """The claw; *is_open* around a tray, which it must not hide, else its arms are seen too."""
    claws = tuple(_claw(x, y) for x in (-1, 1) for y in (-1, 1))
    lines = (
        Line(claw, stroke, width, label="claw")
        for stroke, width in (("steel.edge", 13), ("steel", 7))
        for claw in claws
    )
    return Drawing((*(() if is_open else (*_shadow(), *_arms())), *lines, *_cable(is_open)))


def _shadow() -> tuple[Primitive, ...]:
    ends = _ends(_SHADE)
    return (
        *(Line(((_SHADE, _SHADE), end), "claw.shade", 19) for end in ends),
        Ellipse(_SHADE, _SHADE, 27, 27, "claw.shade"),
    )


def _arms() -> tuple[Primitive, ...]:
    ends = _ends(0)
    return (
        *(Line(((0, 0), end), "steel.edge", 19) for end in ends),
        *(Line(((0, 0), end), "steel", 13) for end in ends),
        Ellipse(0, 0, 26, 26, "steel.edge"),
        Ellipse(0, 0, 23, 23, "steel"),
        Ellipse(0, 0, 14, 14, "steel.edge"),
        Ellipse(0, 0, 11, 11, "tape.dark"),
        Ellipse(-3, -3, 6, 6, "steel.light"),
    )


def _cable(is_open: bool) -> tuple[Primitive, ...]:
    """The trolley on the rails, the cable down to the claw, and a spark where it is broken."""
    end = (_TROLLEY + 12, _TROLLEY + 12) if is_open else (-4, -4)
    way = ((_TROLLEY, _TROLLEY), end)
    return (
        Line(way, "steel.edge", 8),
        Line(way, "cable", 4),
        Box(_TROLLEY - 13, _TROLLEY - 13, 26, 26, "steel.edge", 6),
        Box(_TROLLEY - 10, _TROLLEY - 10, 20, 20, "steel", 5),
        Ellipse(_TROLLEY, _TROLLEY, 5, 5, "steel.edge"),
        bolt(_TROLLEY + 20, _TROLLEY - 16, 14, "steel.edge"),
        bolt(_TROLLEY + 20, _TROLLEY - 16, 10, "bolt"),
    )


def _ends(shift: float) -> tuple[Point, ...]:
    reach = _REACH - 9
    return tuple((x * reach + shift, y * reach + shift) for x in (-1, 1) for y in (-1, 1))


def _claw(x: int, y: int) -> tuple[Point, ...]:
    """A corner that holds the tray."""
    far, near = _REACH, _REACH - _CLAW
    return (
        (x * near, y * far),
        (x * (far - 4), y * far),
        (x * far, y * (far - 4)),
        (x * far, y * near),
    )
