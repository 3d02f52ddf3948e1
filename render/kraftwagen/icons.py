"""The icons of actions, goods, buyers and sources of money.

The functions that take a placement draw one unit above and below its origin.
"""

from collections.abc import Callable, Mapping
from functools import cache
from math import cos, pi, sin

from render.kraftwagen.parts import body, engine
from render.placement import Placement
from render.scene import Box, Drawing, Ellipse, Point, Primitive, Text
from render.shapes import points
from render.widgets import cup

Icon = tuple[Primitive, ...]


def crown(at: Placement) -> Icon:
    """Prestige."""
    rim = points("-0.95,0.62 -1.05,-0.5 -0.5,0 0,-0.85 0.5,0 1.05,-0.5 0.95,0.62")
    return (
        at.polygon("prestige.edge", *((1.1 * x, 1.14 * y + 0.03) for x, y in rim)),
        at.polygon("prestige", *rim),
        at.box("prestige.light", -0.9, 0.26, 1.8, 0.2),
        *(
            at.disc("prestige.edge", x, y, 0.2)
            for x, y in ((-1.05, -0.55), (0, -0.9), (1.05, -0.55))
        ),
        *(
            at.disc("prestige.light", x, y, 0.14)
            for x, y in ((-1.05, -0.55), (0, -0.9), (1.05, -0.55))
        ),
    )


def tag(at: Placement, fill: str = "price", edge: str = "price.edge") -> Icon:
    """A price tag on its string."""
    shape = ((-1.05, 0.0), (-0.5, -0.72), (1.1, -0.72), (1.1, 0.72), (-0.5, 0.72))
    return (
        at.polygon(edge, *((1.07 * x, 1.14 * y) for x, y in shape)),
        at.polygon(fill, *shape),
        at.disc(edge, -0.55, 0, 0.17),
    )


def price(at: Placement) -> Icon:
    """A price tag that points down: the cheaper the better."""
    return (
        *tag(at),
        at.line("price.light", 0.2, "0.3,-0.42 0.3,0.35"),
        at.polygon("price.light", "-0.1,0.08 0.7,0.08 0.3,0.56"),
    )


def flag(at: Placement) -> Icon:
    """The flag of a race."""
    squares = (
        at.box("coal", -0.62 + 0.4 * column, -0.86 + 0.36 * row, 0.4, 0.36)
        for row in range(3)
        for column in range(4)
        if (row + column) % 2 == 0
    )
    return (
        at.line("coal", 0.2, "-0.75,-0.9 -0.75,0.95"),
        at.box("coal", -0.72, -0.93, 1.77, 1.22),
        at.box("chalk", -0.62, -0.86, 1.6, 1.08),
        *squares,
    )


def bulb(at: Placement) -> Icon:
    """Research."""
    rays = (
        at.line("lamp.edge", 0.13, _ray(turn, 0.83), _ray(turn, 1.08))
        for turn in (-0.95, -0.72, -0.5, -0.28, -0.05)
    )
    return (
        *rays,
        at.curved("lamp.edge", "0,-0.78 0.6,-0.2 0.32,0.42 -0.32,0.42 -0.6,-0.2"),
        at.curved("lamp", "0,-0.68 0.5,-0.19 0.25,0.4 -0.25,0.4 -0.5,-0.19"),
        at.line("lamp.edge", 0.1, "-0.12,0.4 -0.2,-0.1 0,0.08 0.2,-0.1 0.12,0.4"),
        at.box("lamp.edge", -0.33, 0.42, 0.66, 0.52, 0.14),
        at.line("lamp", 0.09, "-0.24,0.6 0.24,0.6"),
        at.line("lamp", 0.09, "-0.24,0.77 0.24,0.77"),
    )


def _ray(turn: float, far: float) -> Point:
    return far * cos(pi * turn), far * sin(pi * turn) - 0.15


def bolt(at: Placement) -> Primitive:
    """Draw the sign for what works at once."""
    return at.polygon("ink", "0.3,-1 -0.62,0.16 -0.05,0.16 -0.28,1 0.62,-0.24 0.06,-0.24")


def mechanic(at: Placement, role: str) -> Icon:
    """A worker in overalls of the colours of *role* (".edge", ".front", ".side")."""
    return (
        at.curved(f"{role}.edge", *((1.12 * x, 1.05 * y + 0.01) for x, y in _COAT)),
        at.curved(f"{role}.front", *_COAT),
        at.disc(f"{role}.edge", 0, -0.42, 0.44),
        at.disc("skin", 0, -0.4, 0.36),
        at.polygon(
            f"{role}.edge",
            "-0.5,-0.52 -0.45,-0.86 -0.2,-1.02 0.24,-1.02 0.45,-0.84 0.72,-0.6 0.72,-0.46",
        ),
        at.polygon(
            f"{role}.side", "-0.4,-0.6 -0.36,-0.82 -0.17,-0.93 0.21,-0.93 0.37,-0.79 0.56,-0.58"
        ),
    )


_COAT = points("-0.72,0.98 -0.76,0.42 -0.5,0.02 0,-0.08 0.5,0.02 0.76,0.42 0.72,0.98 0,1")


def hire(at: Placement) -> Icon:
    """A worker who comes."""
    return (
        *mechanic(at.detail(-0.22, 0), "anybody"),
        at.line("tile.edge", 0.5, "0.72,-0.3 0.72,0.5"),
        at.line("tile.edge", 0.5, "0.32,0.1 1.12,0.1"),
        at.line("chalk", 0.26, "0.72,-0.26 0.72,0.46"),
        at.line("chalk", 0.26, "0.36,0.1 1.08,0.1"),
    )


def gentleman(at: Placement, hat: str = "prestige") -> Icon:
    """A buyer in a top hat of the colours of *hat*."""
    return (
        at.curved("coal", *((1.1 * x, 1.05 * y + 0.02) for x, y in _COAT)),
        at.curved("suit", *_COAT),
        at.polygon("chalk", "-0.26,-0.02 0.26,-0.02 0,0.62"),
        at.polygon(hat, "-0.22,0.02 0,0.14 -0.22,0.28"),
        at.polygon(hat, "0.22,0.02 0,0.14 0.22,0.28"),
        at.disc("coal", 0, -0.3, 0.42),
        at.disc("skin", 0, -0.28, 0.36),
        at.curved(
            "hair",
            "0,-0.2 0.18,-0.16 0.3,-0.24 0.2,-0.08 0,-0.11 -0.2,-0.08 -0.3,-0.24 -0.18,-0.16",
        ),
        at.box(f"{hat}.edge", -0.66, -0.64, 1.32, 0.22, 0.1),
        at.box(f"{hat}.edge", -0.43, -1.13, 0.86, 0.62, 0.08),
        at.box(hat, -0.6, -0.59, 1.2, 0.12, 0.06),
        at.box(hat, -0.36, -1.06, 0.72, 0.5, 0.05),
        at.box(f"{hat}.light", -0.36, -0.74, 0.72, 0.12),
    )


ACTIONS: Mapping[str, Callable[[Placement], Icon]] = {
    "hire": hire,
    "body": body,
    "engine": engine,
    "race": flag,
    "research": bulb,
    "buyer": gentleman,
}
"""What the actions look like."""

WISHES: Mapping[str, Callable[[Placement], Icon]] = {
    "body": body,
    "engine": engine,
    "prestige": crown,
    "price": price,
}
"""What the buyers look for."""


@cache
def icon(source: str) -> Drawing:
    """See :meth:`Layout.icon`."""
    match source:
        case "race":
            return cup(22)
        case "laps":
            ground = Box(-22, -22, 44, 44, "tile", 8)
            return Drawing.of(ground, *flag(Placement(0, 0, 19)))
        case "sales":
            return Drawing(tag(Placement(0, 0, 20), "tag1", "ink"))
        case "white":
            coins = ((-7, 5), (7, -5))
            return Drawing(
                tuple(
                    Ellipse(x, y, radius, radius, colour)
                    for x, y in coins
                    for radius, colour in ((16, "coin.edge"), (13.5, "coin"))
                )
            )
        case _:
            return Drawing.of(
                Ellipse(0, 0, 22, 22, "brass.deep"),
                Ellipse(0, 0, 19.5, 19.5, "brass"),
                Ellipse(0, 0, 15, 15, "brass.light"),
                Text(0, 0, "★", 28, "ink", "middle"),
            )
