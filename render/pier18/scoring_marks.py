"""Marks at people who bring points, and the pennant on a new section."""

from functools import cache

from render.pier18.geometry import SHOAL
from render.pier18.icons import bloom, heart
from render.scene import Box, Drawing, Ellipse, Line, Polygon, Text
from render.text import width
from render.widgets import flat_mark
from rules.pier18 import NUMBERS, Character


@cache
def light(wide: int) -> Drawing:
    """Light on the boards at the feet of lovers who are by themselves."""
    return Drawing((Ellipse(0, 0, wide / 2, 12, "deck.light"),))


@cache
def coin(who: Character) -> Drawing:
    """A point that *who* brings."""
    role = {Character.FISHER: "fish", Character.POET: "poet.icon"}[who]
    return Drawing(
        (
            Ellipse(0, 0, 13.5, 13.5, "ink"),
            Ellipse(0, 0, 11.5, 11.5, role),
            Text(0, 0, "1", 28, "ink", "middle"),
        )
    )


@cache
def pennant(seat: int) -> Drawing:
    """The flag of *seat* on its pole, the foot of which is the origin."""
    top = 10 - SHOAL
    cloth = ((0, top), (34, top + 12), (0, top + 24))
    return Drawing(
        (
            Line(((0, 6), (0, top)), "ink", 5),
            Line(cloth, f"seat{seat}.edge", 5, closed=True),
            Polygon(cloth, f"seat{seat}.front"),
            flat_mark(seat, 10, top + 12, 5.5, f"seat{seat}.mark"),
        )
    )


@cache
def love() -> Drawing:
    """A heart with what a pair of lovers brings."""
    number = str(NUMBERS.lovers)
    edge, body, _ = heart(0, 0, 16.5)
    return Drawing((edge, body, Text(0, -1, number, 28, "paper", "middle")))


@cache
def garland(wide: int, points: int, side: int) -> Drawing:
    """A line along a group, *side* 1 below it and -1 above it, with what the group brings."""
    ends = (
        (-wide / 2, -side * 4),
        (-wide / 2, side * 3),
        (wide / 2, side * 3),
        (wide / 2, -side * 4),
    )
    y, text = side * 10, str(points)
    room = 34 + width(text, 28)
    return Drawing(
        (
            Line(ends, "deck.edge", 8),
            Line(ends, "garland", 4.5),
            Box(-room / 2 - 2, y - 15, room + 4, 30, "garland", 14),
            Box(-room / 2, y - 13, room, 26, "panel", 12),
            *bloom(-room / 2 + 14, y, 11, "bloom"),
            Text(room / 2 - 5, y, text, 28, "text", "right"),
        )
    )
