"""The piece for a seat on the podium."""

from functools import cache

from render.pick_and_pack.trays import apple, tray
from render.scene import Drawing
from render.shapes import placed, scaled

_TRAY = 50
"""Half the height of a tray."""
_APPLES = ((-22, -114), (22, -114))


@cache
def piece(seat: int) -> Drawing:
    """See :meth:`Layout.piece`: a full tray with apples heaped on it."""
    heap = (primitive for x, y in _APPLES for primitive in apple(x, y, 20, "golden"))
    full = placed(scaled(tray(6), 1.4), 0, -_TRAY)
    return Drawing((*heap, *full))
