"""Decoration that makes the hall a motor show of 1928: a tiled floor, and a sign in brass."""

from collections.abc import Iterator
from functools import cache

from render.kraftwagen.cars import wheel
from render.kraftwagen.geometry import AWNING_HIGH, COLUMNS, HEIGHT, STEP, WIDTH
from render.kraftwagen.placement import Placement
from render.scene import Box, Drawing, Polygon, Primitive, Text

_TILE = 50
_SIGN_WIDE, _SIGN_HIGH = 170, 54
_RAYS = 5
_RADIUS = 29


def tiles() -> Iterator[Primitive]:
    """The floor of the market, in squares of two shades."""
    top = AWNING_HIGH - 38
    yield Box(0, top, WIDTH, HEIGHT - top, "room.5")
    for row in range((HEIGHT - top) // _TILE + 1):
        for column in range(row % 2, WIDTH // _TILE, 2):
            yield Box(column * _TILE, top + row * _TILE, _TILE, _TILE, "room.3")


def wheels(links: int) -> Iterator[Primitive]:
    """Piles of wheels where a shorter chain leaves room."""
    for place in range(2 * COLUMNS - links):
        x, y = 66 + STEP * place, HEIGHT - 12 - _RADIUS
        for aside, above in ((-1.05, 0), (1.05, 0), (0, 1.7)):
            yield from wheel(Placement(x + aside * _RADIUS, y - above * _RADIUS, _RADIUS / 0.36))


@cache
def sign() -> Drawing:
    """The year of the show, in brass in the middle of the awning, where no banner is."""
    x, y = 0, 0
    left, top = x - _SIGN_WIDE / 2, y - _SIGN_HIGH / 2
    wings = (
        Polygon(
            (
                (x + side * _SIGN_WIDE / 2, top + step * _SIGN_HIGH / _RAYS),
                (x + side * (_SIGN_WIDE / 2 + 34 - 9 * step), top + 4 + step * 8),
                (x + side * _SIGN_WIDE / 2, top + (step + 0.7) * _SIGN_HIGH / _RAYS),
            ),
            "brass",
        )
        for side in (-1, 1)
        for step in range(_RAYS - 1)
    )
    return Drawing(
        (
            *wings,
            Box(left, top, _SIGN_WIDE, _SIGN_HIGH, "tile.edge", 10),
            Box(left + 2, top + 2, _SIGN_WIDE - 4, _SIGN_HIGH - 4, "brass.deep", 9),
            Box(left + 5, top + 5, _SIGN_WIDE - 10, _SIGN_HIGH - 10, "brass.light", 7),
            Text(x, y, "1928", 42, "ink", "middle", label="year of the show"),
        )
    )
