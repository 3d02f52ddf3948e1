"""Grounds and decoration, shared by all pictures of the game: a motor show of 1928."""

from collections.abc import Iterator
from functools import cache
from math import ceil

from render.kraftwagen.cars import wheel
from render.kraftwagen.colours import SHADES_OF_FLOOR
from render.kraftwagen.geometry import AWNING_HIGH, COLUMNS, HEIGHT, STEP, WIDTH
from render.placement import Placement
from render.scene import Box, Drawing, Ellipse, Polygon, Primitive, Text
from render.shapes import framed
from rules.kraftwagen import KraftwagenObservation

NAME_SIZES = (36, 32, 28)


def seats_in_order(obs: KraftwagenObservation) -> tuple[int, ...]:
    """All seats, that of the reader first."""
    return tuple(sorted(range(obs.seats), key=lambda seat: seat != obs.seat))


def role(obs: KraftwagenObservation, seat: int) -> str:
    """The colours of *seat*: pale once it is out."""
    return f"seat{seat}.out" if seat in obs.resigned else f"seat{seat}"


def stall(x: float, y: float, wide: float, high: float, fill: str = "stall") -> tuple[Box, ...]:
    """A plate on which things lie."""
    return framed(x, y, wide, high, "slot.edge", fill, 20)


def slot(x: float, y: float, wide: float, high: float, fill: str = "slot") -> tuple[Box, ...]:
    """An empty place around (*x*, *y*)."""
    return framed(x - wide / 2, y - high / 2, wide, high, "slot.edge", fill, 12)


def spotlight(x: float, y: float, rx: float, ry: float, high: float) -> tuple[Primitive, ...]:
    """A light from so *high* above, and its spot on the floor around (*x*, *y*)."""
    beam = (x - 0.3 * rx, y - high), (x + 0.3 * rx, y - high), (x + rx, y), (x - rx, y)
    return Polygon(beam, "beam"), Ellipse(x, y, rx, ry, "spot")


def floor(wide: int, high: int) -> tuple[Primitive, ...]:
    """The ground of a picture: a hall that is lit from below, in even bands."""
    band = ceil(high / SHADES_OF_FLOOR)
    return tuple(
        Box(0, shade * band, wide, band, f"room.{shade}") for shade in range(SHADES_OF_FLOOR)
    )


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
    return Drawing.of(
        *wings,
        Box(left, top, _SIGN_WIDE, _SIGN_HIGH, "tile.edge", 10),
        Box(left + 2, top + 2, _SIGN_WIDE - 4, _SIGN_HIGH - 4, "brass.deep", 9),
        Box(left + 5, top + 5, _SIGN_WIDE - 10, _SIGN_HIGH - 10, "brass.light", 7),
        Text(x, y, "1928", 42, "ink", "middle", label="year of the show"),
    )
