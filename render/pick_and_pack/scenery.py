"""The background of podium and cover: the hall, its trays packed and the grabber at rest."""

from collections.abc import Iterator
from functools import cache, partial

from render.lettering import Sign, lettered
from render.pick_and_pack.hall import hazard_tape
from render.pick_and_pack.icons import bolt
from render.pick_and_pack.trays import apple, tray
from render.scene import Box, Drawing, Ellipse, Line, Primitive
from render.shapes import placed, scaled

_STACKS = ((66, (4, 2)), (-162, (3,)), (-54, (1, 6)))
"""How far from the left edge, or the right one, trays are stacked: their apples, lowest first.

No third step of the podium hides those at the right: two play this game.
"""
_TRAY = 100
_LARGE = 1.4
"""How many times as large as on the grid trays are."""
_FOOT = 14
_RAIL = 34
"""The y of the rail under the roof."""

title = partial(
    lettered, Sign("PICK&PACK", "label", "wood", "label.text", radius=0.06, gap=0.3, is_tiled=True)
)
"""See :meth:`Layout.title`."""


@cache
def scenery(wide: int, high: int) -> Drawing:
    """See :meth:`Layout.scenery`."""
    return Drawing(tuple(_hall(wide, high)))


def _hall(wide: int, high: int) -> Iterator[Primitive]:
    yield Box(0, 0, wide, high, "hall")
    for x in range(100, wide, 200):
        yield Box(x, 0, 3, high, "hall.line")
    yield from _roof(wide)
    for x, stack in _STACKS:
        for level, apples in enumerate(stack):
            y = high - _FOOT - level * _TRAY - _TRAY / 2
            yield from placed(scaled(tray(apples), _LARGE), x % wide, y)
    yield from hazard_tape(0, high - _FOOT + 2, wide, (1, 0), 10)


def _roof(wide: int) -> Iterator[Primitive]:
    """The rail, and the grabber that hangs from it, seen from the side."""
    yield Box(0, _RAIL - 7, wide, 14, "seat0.edge")
    yield Box(0, _RAIL - 5, wide, 10, "seat0.side")
    yield Box(0, _RAIL - 1, wide, 2, "seat0.front")
    x, top = wide - 270, _RAIL + 34
    yield Line(((x, _RAIL), (x, top)), "steel.edge", 8)
    yield Line(((x, _RAIL), (x, top)), "cable", 4)
    yield Box(x - 20, _RAIL - 13, 40, 26, "steel.edge", 6)
    yield Box(x - 17, _RAIL - 10, 34, 20, "steel", 5)
    for role, thick in (("steel.edge", 15), ("steel", 9)):
        for side in (-1, 1):
            arm = ((0, 0), (46, 26), (46, 60), (26, 74))
            yield Line(tuple((x + side * u, top + v) for u, v in arm), role, thick)
    yield Ellipse(x, top, 17, 17, "steel.edge")
    yield Ellipse(x, top, 13, 13, "steel")
    yield bolt(x + 34, _RAIL + 34, 14, "bolt")


_HALF_TRAY = 50
"""Half the height of a tray."""
_APPLES = ((-22, -114), (22, -114))


@cache
def piece(seat: int) -> Drawing:
    """See :meth:`Layout.piece`: a full tray with apples heaped on it."""
    heap = (primitive for x, y in _APPLES for primitive in apple(x, y, 20, "golden"))
    full = placed(scaled(tray(6), 1.4), 0, -_HALF_TRAY)
    return Drawing.of(*heap, *full)
