"""The background of the podium: the harbour in the evening."""

from collections.abc import Iterator
from functools import cache, partial

from render.docker.colours import SHADES_OF_WATER
from render.docker.harbour import lighthouse, tug
from render.lettering import Sign, lettered
from render.scene import Box, Drawing, Ellipse, Line, Primitive
from render.shapes import placed

_HORIZON = 0.56
"""How much of the scene is sky."""
_BOXES = ("seat1", "seat3", "seat2")
"""The colours of containers on a quay, from the left."""
_BOX_WIDE, _BOX_HIGH = 84, 44

title = partial(
    lettered,
    Sign(
        *("DOCKER", "seat2.front", "seat2.edge", "seat2.mark", "seat2.side"),
        radius=0.04,
        gap=0.1,
        is_stencilled=True,
    ),
)
"""See :meth:`Layout.title`."""


@cache
def scenery(wide: int, high: int) -> Drawing:
    """See :meth:`Layout.scenery`."""
    return Drawing(tuple(_harbour(wide, high)))


def _harbour(wide: int, high: int) -> Iterator[Primitive]:
    horizon = high * _HORIZON
    step = horizon / SHADES_OF_WATER
    for shade in range(SHADES_OF_WATER):
        # The sky is reddest above the sea, which is reddest near the sky.
        yield Box(0, horizon - (shade + 1) * step, wide, step + 1, f"evening.{shade}")
    yield Ellipse(wide / 2, horizon, 150, 150, "paint")
    yield Ellipse(wide / 2, horizon, 122, 122, "lamp")
    step = (high - horizon) / SHADES_OF_WATER
    for shade in range(SHADES_OF_WATER):
        yield Box(0, horizon + shade * step, wide, step + 1, f"evening.{shade}")
    for number in range(7):
        y, reach = horizon + 8 + number * 15, 30 + number * 37 % 90
        yield Line(((wide / 2 - 60 - 2 * reach, y), (wide / 2 + 60 + 2 * reach, y)),
                   "evening.wave", 3)  # fmt: skip
    yield from placed(tug(), 112, horizon + 14)
    yield from placed(lighthouse(), wide - 90, horizon + 6)
    yield from _quay(0, high, 268)
    yield from _quay(wide - 268, high, 268)


def _quay(x: float, bottom: float, wide: float) -> Iterator[Primitive]:
    """A piece of the quay with containers on it."""
    top = bottom - 22
    for place, role in enumerate(_BOXES):
        yield from _container(x + 4 + 88 * place, top, role)
    yield Box(x, top, wide, 22, "quay.south")
    yield Box(x, top, wide, 5, "quay.rim")


def _container(x: float, foot: float, role: str) -> Iterator[Primitive]:
    """The long side of a container."""
    top = foot - _BOX_HIGH
    yield Box(x, top, _BOX_WIDE, _BOX_HIGH, f"{role}.edge", 2)
    yield Box(x + 2, top + 2, _BOX_WIDE - 4, _BOX_HIGH - 4, f"{role}.side")
    for rib in range(6):
        yield Box(x + 8 + rib * 12.4, top + 7, 5, _BOX_HIGH - 14, f"{role}.side.rib")
