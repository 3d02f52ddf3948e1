"""The bodies and engines in the supply: how many there are of each value."""

from collections.abc import Iterator
from functools import cache

from render.kraftwagen.frames import stall
from render.kraftwagen.parts import body, engine
from render.kraftwagen.placement import Placement
from render.scene import Box, Drawing, Group, Sprite, Text
from rules.kraftwagen import Stock

SUPPLY_HIGH = 148
_ROW, _FIRST, _STEP = 62, 162, 120
_WIDE = 972


def supply_strip(stock: Stock, left: int, top: int) -> Iterator[Group]:
    """Two lines, the bodies above the engines."""
    for row, (kind, counts) in enumerate((("body", stock.bodies), ("engine", stock.engines))):
        y = top + 42 + _ROW * row
        cells = (
            Sprite(
                left + _FIRST + _STEP * place,
                y,
                _cell(place + 1, count),
                label=f"stock {kind} {place + 1} {count}",
            )
            for place, count in enumerate(counts)
        )
        yield Group(tuple(cells), label=f"stock {kind}")


@cache
def supply_ground() -> Drawing:
    """What does not change of it; the origin is its upper left corner."""
    return Drawing(
        (
            *stall(0, 0, _WIDE, SUPPLY_HIGH - 14),
            *body(Placement(48, 42, 25)),
            *engine(Placement(48, 42 + _ROW, 25)),
        )
    )


@cache
def _cell(value: int, count: int) -> Drawing:
    colour = "text" if count else "text.muted"
    return Drawing(
        (
            Box(-44, -25, 44, 50, "tile.edge", 9),
            Box(-42, -23, 40, 46, "tile" if count else "tile.shade", 8),
            Text(-22, 0, str(value), 32, "ink" if count else "ink.soft", "middle"),
            Text(8, 0, f"×{count}", 30, colour),
        )
    )
