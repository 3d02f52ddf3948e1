"""The bodies and engines in the supply: how many there are of each value."""

from collections.abc import Iterator
from functools import cache

from render.kraftwagen.frames import stall
from render.kraftwagen.geometry import PANEL_WIDE, STOCK_HIGH
from render.kraftwagen.parts import body, engine
from render.kraftwagen.placement import Placement
from render.scene import Box, Drawing, Group, Sprite, Text
from rules.kraftwagen import Stock

_FIRST, _STEP = 98, 59


def supply(stock: Stock, places: tuple[tuple[int, int], tuple[int, int]]) -> Iterator[Group]:
    """Bodies and engines; *places* say where the upper left corner of each is."""
    for kind, counts, (x, y) in zip(("body", "engine"), stock, places, strict=True):
        cells = (
            Sprite(
                x + _FIRST + _STEP * place,
                y,
                _cell(place + 1, count),
                label=f"stock {kind} {place + 1} {count}",
            )
            for place, count in enumerate(counts)
        )
        yield Group((Sprite(x, y, _ground(kind)), *cells), label=f"stock {kind}")


@cache
def _ground(kind: str) -> Drawing:
    draw = body if kind == "body" else engine
    return Drawing((*stall(0, 0, PANEL_WIDE, STOCK_HIGH), *draw(Placement(38, STOCK_HIGH / 2, 24))))


@cache
def _cell(value: int, count: int) -> Drawing:
    """A value, and below it how many tiles of it are left; the origin is its middle above."""
    ground, ink, colour = (
        ("tile", "ink", "text") if count else ("tile.shade", "ink.soft", "text.muted")
    )
    return Drawing(
        (
            Box(-22, 6, 44, 38, "tile.edge", 8),
            Box(-20, 8, 40, 34, ground, 7),
            Text(0, 25, str(value), 32, ink, "middle"),
            Text(0, 61, f"×{count}", 28, colour, "middle"),
        )
    )
