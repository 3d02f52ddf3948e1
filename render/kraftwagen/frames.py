"""Grounds and names, shared by all pictures of the game."""

from math import ceil

from render.kraftwagen.colours import SHADES_OF_FLOOR
from render.names import drawn_name
from render.scene import Box, Ellipse, Polygon, Primitive, Text
from rules.kraftwagen import KraftwagenObservation

NAME_SIZES = (36, 32, 28)


def name_text(seat: int, name: str, x: int, y: int, room: int, colour: str = "text") -> Text:
    """The name of *seat*, as large as there is *room*."""
    text, size = drawn_name(seat, name, NAME_SIZES, room)
    return Text(x, y, text, size, colour, label=f"name seat {seat}")


def seats_in_order(obs: KraftwagenObservation) -> tuple[int, ...]:
    """All seats, that of the reader first."""
    return tuple(sorted(range(obs.seats), key=lambda seat: seat != obs.seat))


def role(obs: KraftwagenObservation, seat: int) -> str:
    """The colours of *seat*: pale once it is out."""
    return f"seat{seat}.out" if seat in obs.resigned else f"seat{seat}"


def stall(x: float, y: float, wide: float, high: float, fill: str = "stall") -> tuple[Box, ...]:
    """A plate on which things lie."""
    return (
        Box(x, y, wide, high, "slot.edge", 20),
        Box(x + 2, y + 2, wide - 4, high - 4, fill, 18),
    )


def slot(x: float, y: float, wide: float, high: float, fill: str = "slot") -> tuple[Box, ...]:
    """An empty place around (*x*, *y*)."""
    left, top = x - wide / 2, y - high / 2
    return (
        Box(left, top, wide, high, "slot.edge", 12),
        Box(left + 2, top + 2, wide - 4, high - 4, fill, 10),
    )


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
