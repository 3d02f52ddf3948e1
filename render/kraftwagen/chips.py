"""Developments and engineers in little, for the mats; the origin is the middle of the left edge."""

from collections.abc import Iterator
from functools import cache

from render.kraftwagen.cards import help_of
from render.kraftwagen.icons import ACTIONS
from render.kraftwagen.placement import Placement
from render.kraftwagen.portraits import portrait
from render.kraftwagen.tokens import drawn
from render.scene import Box, Drawing, Line, Primitive, Text
from render.shapes import framed, placed
from rules.kraftwagen import CARDS, Engineer

_GAIN, _TILE, _MAN = 84, 58, 54
ENGINEER_WIDE, ENGINEER_HIGH = 228, 58


def chip_wide(id: str) -> int:
    """Return the width of the chip of a development."""
    shown = CARDS[id]
    gains = sum(bool(points) for points in (shown.body, shown.engine))
    return 12 + _GAIN * gains + _TILE * len(shown.tasks) + _MAN


@cache
def development(id: str, high: int) -> Drawing:
    """A development that waits for a worker."""
    wide = chip_wide(id)
    x = wide - _MAN / 2 - 4
    return Drawing(
        (
            *paper(wide, high),
            *_contents(id, high - 12),
            Box(x - 23, 6 - high / 2, 46, high - 12, "plan.edge", 8),
            Text(x, 0, "?", 34, "lamp", "middle", label="waits"),
        )
    )


def _contents(id: str, high: int) -> Iterator[Primitive]:
    shown, x = CARDS[id], 8
    for kind, points in (("body", shown.body), ("engine", shown.engine)):
        if points:
            yield from drawn(Placement(x + 23, 0, min(19, 0.44 * high)), kind)
            yield Text(x + 46, 0, f"+{points}", 30, "chalk", label=f"{kind} points +{points}")
            x += _GAIN
    for task in shown.tasks:
        yield Box(x, -high / 2, 52, high, "tile", 8)
        yield from ACTIONS[task.action](Placement(x + 26, 0, min(18, 0.42 * high)))
        x += _TILE


def paper(wide: int, high: int) -> tuple[Box, Box]:
    """Blue paper; its origin is the middle of its left edge."""
    return framed(0, -high / 2, wide, high, "plan.edge", "plan", 10)


@cache
def engineer(name: Engineer, is_used: bool) -> Drawing:
    """An engineer with portrait, name and help; he is struck through while he rests."""
    wide = ENGINEER_WIDE
    ground, ink = ("tile.shade", "ink.soft") if is_used else ("tile", "ink")
    return Drawing(
        (
            *framed(0, -ENGINEER_HIGH / 2, wide, ENGINEER_HIGH, "tile.edge", ground, 12),
            *placed(small_engineer(name, is_used, 25), 32, 0),
            Text(66, -14, name.capitalize(), 28, ink, label=f"name {name}"),
            *help_of(name, Placement(122 if name == Engineer.DIESEL else 100, 15, 12)),
        )
    )


@cache
def small_engineer(name: Engineer, is_used: bool, radius: int) -> Drawing:
    """The same as a portrait only; the origin is the middle."""
    end = 0.76 * radius
    slash = (-end, end), (end, -end)
    rest = (Line(slash, "coal", 10), Line(slash, "chalk", 5, label="used"))
    return Drawing((*portrait(Placement(0, 0, radius), name), *(rest if is_used else ())))
