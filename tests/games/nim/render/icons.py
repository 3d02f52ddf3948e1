"""Small drawings: a match, the place of one that was taken, and the icon of the victory."""

from functools import cache

from render.lettering import Sign, lettered
from render.scene import Box, Drawing, Ellipse, moved
from render.widgets import cup

MATCH_HEIGHT = 84


@cache
def match(scale: float = 1) -> Drawing:
    """A match standing on its end; the origin is its middle."""
    high = MATCH_HEIGHT * scale
    stick = Box(-6 * scale, -high / 2, 12 * scale, high, "wood", 5 * scale, label="match")
    return Drawing((stick, Ellipse(0, -high / 2, 11 * scale, 14 * scale, "head")))


@cache
def gap() -> Drawing:
    """Draw the place of a match that was taken."""
    return Drawing((Ellipse(0, 0, 7, 7, "taken", label="gap"),))


@cache
def icon(source: str) -> Drawing:
    """See :meth:`Layout.icon`."""
    return {"won": cup(22)}[source]


@cache
def piece(seat: int) -> Drawing:
    """See :meth:`Layout.piece`: a match, the same for everybody."""
    return Drawing(tuple(moved(primitive, 0, -68) for primitive in match(1.5).primitives))


@cache
def scenery(wide: int, high: int) -> Drawing:
    """See :meth:`Layout.scenery`: matches in a row."""
    row = (moved(match().primitives[0], x, high - MATCH_HEIGHT / 2) for x in range(25, wide, 50))
    return Drawing((Box(0, 0, wide, high, "ground"), *row))


@cache
def title(size: int) -> Drawing:
    """See :meth:`Layout.title`."""
    return lettered(Sign("Nim"), size)
