"""The strips of coast on which the piers stand: land with a hut, the wall of the quay, the sea."""

from collections.abc import Iterator
from functools import cache
from math import pi, sin

from render.pier18.geometry import (
    MARGIN,
    PANEL_HIGH,
    PANEL_WIDE,
    SEA_HIGH,
    SHORE,
    WIDTH,
    height,
    strip_tops,
)
from render.scene import Box, Drawing, Ellipse, Line, Polygon, Primitive

_LEFT, _RIGHT = MARGIN + 2, MARGIN + PANEL_WIDE - 2
_WALL = SHORE - 15
"""The x at which the wall of the quay begins."""
_SWELL = 8
"""How far the edge of deeper water sways."""
_DEPTHS = ((SHORE + 150, "sea.middle"), (SHORE + 470, "sea.deep"))
"""Where deeper water begins, beside the shallows, and its colour."""
_WAVES, _GLINTS = 5, 11


@cache
def coast(strips: int, is_first: bool) -> Drawing:
    """Draw what never changes in a picture: a plate, land and sea for each of its strips."""
    primitives: list[Primitive] = [Box(0, 0, WIDTH, height(strips, is_first), "ground")]
    for place, top in enumerate(strip_tops(strips, is_first)):
        primitives += _panel(top)
        primitives += _sea(top + PANEL_HIGH, place)
        primitives += _land(top + PANEL_HIGH)
    return Drawing(tuple(primitives))


def _panel(top: float) -> Iterator[Primitive]:
    yield Box(MARGIN, top, PANEL_WIDE, PANEL_HIGH + SEA_HIGH, "panel.edge", 20)
    yield Box(MARGIN + 2, top + 2, PANEL_WIDE - 4, PANEL_HIGH + 20, "panel", 18)


def _sea(top: float, place: int) -> Iterator[Primitive]:
    bottom = top + SEA_HIGH - 2
    yield Box(_LEFT, top, _RIGHT - _LEFT, SEA_HIGH - 2, "sea", 18)
    yield Box(_LEFT, top, _RIGHT - _LEFT, 40, "sea")
    for x, role in _DEPTHS:
        # Deeper water reaches the corner of the strip, which is round.
        yield Box(x + _SWELL, top, _RIGHT - x - _SWELL, 40, role)
        yield Box(x + 40, top, _RIGHT - x - 40, SEA_HIGH - 2, role, 18)
        yield Polygon((*_swell(x, top, bottom, place), (x + 90, bottom), (x + 90, top)), role)
    yield from _light(top, place)
    yield from _waves(top, place)


def _swell(x: float, top: float, bottom: float, place: int) -> Iterator[tuple[float, float]]:
    steps = 16
    for step in range(steps + 1):
        share = step / steps
        sway = _SWELL * sin(2 * pi * (1.6 * share + 0.3 * place))
        yield x + sway, top + (bottom - top) * share


def _light(top: float, place: int) -> Iterator[Primitive]:
    """The path of the sun, or of the moon, on the water: narrow far out, wide in front."""
    for number in range(_GLINTS):
        y = top + 10 + number * (SEA_HIGH - 24) / _GLINTS
        reach = 10 + 2.4 * number
        x = 868 + reach * sin(2.3 * number + place)
        wide = 5 + reach * (0.3 + 0.25 * sin(1.7 * number + 2 * place))
        yield Line(((x - wide, y), (x + wide, y)), "glint", 2.4)


def _waves(top: float, place: int) -> Iterator[Primitive]:
    for number in range(_WAVES):
        x = SHORE + 34 + number * 152 + (place * 23 + number * number * 7) % 31
        y = top + 22 + (number * 83 + place * 37) % (SEA_HIGH - 44)
        yield Line(tuple((x + 7 * i, y - (0, 4, 5, 3, 0)[i]) for i in range(5)), "wave", 3)


def _land(top: float) -> Iterator[Primitive]:
    """A meadow, a sandy path and a wall, straight where they are long: a file is small then."""
    high = SEA_HIGH - 2
    for right, role in (
        (_WALL + 24, "foam"),
        (_WALL + 19, "wall.line"),
        (_WALL, "sand.dark"),
        (_WALL - 3, "sand"),
        (_LEFT + 24, "sand.dark"),
        (_LEFT + 21, "grass"),
    ):
        yield Box(_LEFT, top, right - _LEFT, high - 20, role)
        yield Box(_LEFT, top + 20, min(60, right - _LEFT), high - 20, role, 18)
        yield Box(_LEFT + 18, top + 20, right - _LEFT - 18, high - 20, role)
    yield from _wall(top, high)
    yield from _tufts(top)


def _wall(top: float, high: float) -> Iterator[Primitive]:
    yield Box(_WALL + 3, top, 12, high, "wall")
    for row in range(4):
        yield Box(_WALL + 3, top + 24 + row * 44, 12, 2.5, "wall.line")
    for row in range(5):
        yield Ellipse(_WALL + 24, top + 22 + row * 38, 5, 9 + row % 3 * 3, "foam")


def _tufts(top: float) -> Iterator[Primitive]:
    for row in range(3):
        x, y = _LEFT + 8 + (row % 2) * 6, top + 126 + row * 28
        for lean in (-4, 0, 4):
            yield Line(((x, y), (x + lean, y - 8)), "grass.dark", 2.4)


def hut(x: float, y: float, seat: int) -> Iterator[Primitive]:
    """A beach hut in the stripes of *seat*, its doorstep in the middle of its lower edge."""
    front, edge = f"seat{seat}.front", f"seat{seat}.edge"
    yield Ellipse(x, y, 36, 6, "sand.dark")
    yield Box(x - 30, y - 50, 60, 50, edge, 3)
    for stripe in range(7):
        yield Box(x - 28 + 8 * stripe, y - 48, 8, 46, ("paper", front)[stripe % 2])
    yield Box(x - 11, y - 36, 22, 35, edge, 3)
    yield Box(x - 8, y - 33, 16, 13, "window", 2)
    yield Box(x - 8, y - 18, 16, 17, "paper", 1)
    yield Polygon(((x - 38, y - 44), (x, y - 82), (x + 38, y - 44)), edge)
    yield Polygon(((x - 29, y - 48), (x, y - 76), (x + 29, y - 48)), front)
    yield Ellipse(x, y - 58, 6, 6, edge)
    yield Ellipse(x, y - 58, 3.5, 3.5, "window")
