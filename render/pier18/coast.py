"""The strips of coast on which the piers stand: land with a hut, the wall of the quay, the sea."""

from collections.abc import Iterator
from functools import cache
from math import pi, sin

from render.pier18.geometry import (
    MARGIN,
    PANEL_HIGH,
    PANEL_WIDE,
    SHORE,
    STRIP_HIGH,
    WIDTH,
    height,
    panel_top,
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
def coast(seats: int, has_cards: bool) -> Drawing:
    """What never changes: a panel, land and sea for each seat."""
    primitives: list[Primitive] = [Box(0, 0, WIDTH, height(seats, has_cards), "ground")]
    for seat in range(seats):
        top = panel_top(seat, has_cards)
        primitives += _panel(top)
        primitives += _sea(top + PANEL_HIGH, seat)
        primitives += _land(top + PANEL_HIGH, seat)
    return Drawing(tuple(primitives))


def _panel(top: float) -> Iterator[Primitive]:
    yield Box(MARGIN, top, PANEL_WIDE, PANEL_HIGH + STRIP_HIGH, "panel.edge", 20)
    yield Box(MARGIN + 2, top + 2, PANEL_WIDE - 4, PANEL_HIGH + 20, "panel", 18)


def _sea(top: float, seat: int) -> Iterator[Primitive]:
    bottom = top + STRIP_HIGH - 2
    yield Box(_LEFT, top, _RIGHT - _LEFT, STRIP_HIGH - 2, "sea", 18)
    yield Box(_LEFT, top, _RIGHT - _LEFT, 40, "sea")
    for x, role in _DEPTHS:
        # Deeper water reaches the corner of the strip, which is round.
        yield Box(x + _SWELL, top, _RIGHT - x - _SWELL, 40, role)
        yield Box(x + 40, top, _RIGHT - x - 40, STRIP_HIGH - 2, role, 18)
        yield Polygon((*_swell(x, top, bottom, seat), (x + 90, bottom), (x + 90, top)), role)
    yield from _light(top, seat)
    yield from _waves(top, seat)


def _swell(x: float, top: float, bottom: float, seat: int) -> Iterator[tuple[float, float]]:
    steps = 16
    for step in range(steps + 1):
        share = step / steps
        sway = _SWELL * sin(2 * pi * (1.6 * share + 0.3 * seat))
        yield x + sway, top + (bottom - top) * share


def _light(top: float, seat: int) -> Iterator[Primitive]:
    """The path of the sun, or of the moon, on the water: narrow far out, wide in front."""
    for number in range(_GLINTS):
        y = top + 10 + number * (STRIP_HIGH - 24) / _GLINTS
        reach = 10 + 2.4 * number
        x = 868 + reach * sin(2.3 * number + seat)
        wide = 5 + reach * (0.3 + 0.25 * sin(1.7 * number + 2 * seat))
        yield Line(((x - wide, y), (x + wide, y)), "glint", 2.4)


def _waves(top: float, seat: int) -> Iterator[Primitive]:
    for number in range(_WAVES):
        x = SHORE + 34 + number * 152 + (seat * 23 + number * number * 7) % 31
        y = top + 22 + (number * 83 + seat * 37) % (STRIP_HIGH - 44)
        yield Line(tuple((x + 7 * i, y - (0, 4, 5, 3, 0)[i]) for i in range(5)), "wave", 3)


def _land(top: float, seat: int) -> Iterator[Primitive]:
    """A meadow, a sandy path and a wall, straight where they are long: a file is small then."""
    high = STRIP_HIGH - 2
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
    yield from hut(_LEFT + 39, top + 92, seat)


def _wall(top: float, high: float) -> Iterator[Primitive]:
    yield Box(_WALL + 3, top, 12, high, "wall")
    for row in range(5):
        yield Box(_WALL + 3, top + 24 + row * 44, 12, 2.5, "wall.line")
    for row in range(6):
        yield Ellipse(_WALL + 24, top + 22 + row * 38, 5, 9 + row % 3 * 3, "foam")


def _tufts(top: float) -> Iterator[Primitive]:
    for row in range(3):
        x, y = _LEFT + 8 + (row % 2) * 6, top + 126 + row * 36
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
