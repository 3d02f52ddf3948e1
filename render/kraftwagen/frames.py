"""Grounds and names, shared by all pictures of the game."""

from math import ceil

from render.kraftwagen.colours import SHADES_OF_FLOOR
from render.scene import Box, Ellipse, Polygon, Primitive
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
