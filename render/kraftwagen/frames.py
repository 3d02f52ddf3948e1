"""Grounds and names, shared by all pictures of the game."""

from render.names import drawn_name
from render.scene import Box, Line, Primitive, Text
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


def room(wide: int, high: int) -> tuple[Primitive, ...]:
    """The ground of a picture: the boards of a workshop floor."""
    boards = (Line(((0, y), (wide, y)), "room.line", 3) for y in range(56, high, 56))
    joints = (
        Line(((x, y), (x, y + 56)), "room.line", 3)
        for row, y in enumerate(range(0, high, 56))
        for x in range(130 + 210 * (row % 3), wide, 630)
    )
    return (Box(0, 0, wide, high, "room"), *boards, *joints)
