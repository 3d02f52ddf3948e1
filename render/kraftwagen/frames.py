"""Grounds and names, shared by all pictures of the game."""

from math import ceil

from render.kraftwagen.colours import SHADES_OF_FLOOR
from render.names import drawn_name
from render.scene import Box, Primitive, Text
from rules.kraftwagen import KraftwagenObservation

NAME_SIZES = (36, 32, 28)


def name_text(seat: int, name: str, x: int, y: int, room: int, colour: str = "text") -> Text:
    """The name of *seat*, as large as there is *room*."""
    text, size = drawn_name(seat, name, NAME_SIZES, room)
    return Text(x, y, text, size, colour, label=f"name seat {seat}")


def role(obs: KraftwagenObservation, seat: int) -> str:
    """The colours of *seat*: pale once it is out."""
    return f"seat{seat}.out" if seat in obs.resigned else f"seat{seat}"


def stall(x: float, y: float, wide: float, high: float, fill: str = "stall") -> tuple[Box, ...]:
    """A plate on which things lie."""
    return (
        Box(x, y, wide, high, "slot.edge", 20),
        Box(x + 2, y + 2, wide - 4, high - 4, fill, 18),
    )


def floor(wide: int, high: int) -> tuple[Primitive, ...]:
    """The ground of a picture: a hall that is lit from below, in even bands."""
    band = ceil(high / SHADES_OF_FLOOR)
    return tuple(
        Box(0, shade * band, wide, band, f"room.{shade}") for shade in range(SHADES_OF_FLOOR)
    )
