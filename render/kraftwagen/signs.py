"""A sign for each source of money."""

from functools import cache

from render.kraftwagen.placement import Placement
from render.kraftwagen.symbols import flag, tag
from render.scene import Box, Drawing, Ellipse, Text
from render.widgets import cup


@cache
def sign(source: str) -> Drawing:
    """See :meth:`Layout.sign`."""
    match source:
        case "race":
            return cup(22)
        case "laps":
            ground = Box(-22, -22, 44, 44, "tile", 8)
            return Drawing((ground, *flag(Placement(0, 0, 19))))
        case "sales":
            return Drawing(tag(Placement(0, 0, 20), "tag1", "ink"))
        case "white":
            coins = ((-7, 5), (7, -5))
            return Drawing(
                tuple(
                    Ellipse(x, y, radius, radius, ink)
                    for x, y in coins
                    for radius, ink in ((16, "coin.edge"), (13.5, "coin"))
                )
            )
        case _:
            return Drawing(
                (
                    Ellipse(0, 0, 22, 22, "brass.deep"),
                    Ellipse(0, 0, 19.5, 19.5, "brass"),
                    Ellipse(0, 0, 15, 15, "brass.light"),
                    Text(0, 0, "★", 28, "brass.deep", "middle"),
                )
            )
