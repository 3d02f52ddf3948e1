"""The background of the podium: the end of the pier, huts on the beach, and the sun on the sea."""

from collections.abc import Iterator
from functools import cache, partial
from math import sin

from render.lettering import Sign, lettered
from render.pier18.coast import hut
from render.pier18.people import person
from render.scene import Box, Drawing, Ellipse, Line, Polygon, Primitive
from rules.pier18 import Character

_HORIZON = 0.48
"""How much of the scene is sky."""
_GLINTS = 9
_LAMP = 86
"""How far from both edges a lamp stands on the pier."""

title = partial(lettered, Sign("Pier 18", "card", "deck", "card.text", radius=0.06, gap=0.05))
"""See :meth:`Layout.title`."""


@cache
def scenery(wide: int, high: int) -> Drawing:
    """See :meth:`Layout.scenery`."""
    return Drawing(tuple(_seaside(wide, high)))


def _seaside(wide: int, high: int) -> Iterator[Primitive]:
    horizon = high * _HORIZON
    yield Box(0, 0, wide, horizon, "panel.active")
    yield Ellipse(wide / 2, horizon, 170, 170, "lamp.veil")
    yield Ellipse(wide / 2, horizon, 128, 128, "lamp")
    for share, role in ((0.0, "sea.deep"), (0.3, "sea.middle"), (0.62, "sea")):
        top = horizon + share * (high - horizon)
        yield Box(0, top, wide, high - top, role)
    yield from _glints(wide / 2, horizon)
    for side in (-1, 1):
        yield from _beach(side, wide, high)
    yield from _pier(wide, high)


def _glints(x: float, horizon: float) -> Iterator[Primitive]:
    """The path of the sun on the water."""
    for number in range(_GLINTS):
        y, reach = horizon + 8 + number * 9, 60 + 16 * number + 30 * sin(2.3 * number)
        yield Line(((x - reach, y), (x + reach, y)), "glint", 3)


def _beach(side: int, wide: int, high: int) -> Iterator[Primitive]:
    """Land at one edge, with huts."""
    edge = 0 if side < 0 else wide

    def at(x: float) -> float:
        return edge - side * x

    top = high - 84
    yield Polygon(((at(0), top - 12), (at(230), top + 10), (at(310), high), (at(0), high)), "foam")
    yield Polygon(((at(0), top - 6), (at(220), top + 14), (at(296), high), (at(0), high)), "sand")
    yield Polygon(((at(0), top - 10), (at(130), top - 2), (at(0), top + 12)), "grass")
    for number, x in enumerate((44, 128)):
        yield from hut(at(x), top + 24 + 9 * number, (number + (side > 0)) % 3)


def _pier(wide: int, high: int) -> Iterator[Primitive]:
    """Planks in front, with lamps."""
    top = high - 20
    for x in (_LAMP, wide - _LAMP):
        yield Ellipse(x, top - 52, 30, 30, "lamp.veil")
        yield Line(((x, top), (x, top - 46)), "lamp.edge", 5)
        yield Ellipse(x, top - 52, 9, 9, "lamp.edge")
        yield Ellipse(x, top - 52, 6, 6, "lamp")
    yield Box(0, top, wide, 20, "deck")
    for x in range(0, wide, 50):
        yield Box(x, top, 3, 20, "deck.plank")
    yield Box(0, top, wide, 3, "deck.plank")


_WHO = (Character.POET, Character.FISHER, Character.FLOWERS)


@cache
def piece(seat: int) -> Drawing:
    """See :meth:`Layout.piece`: a character of the pier."""
    return person(_WHO[seat], 1.25)
