"""Developments and engineers in little, for the mats; the origin is the middle of the left edge."""

from collections.abc import Iterator
from functools import cache

from render.kraftwagen.cards import help_of
from render.kraftwagen.icons import ACTIONS
from render.kraftwagen.placement import Placement
from render.kraftwagen.portraits import portrait
from render.kraftwagen.tokens import drawn, worker
from render.scene import Box, Drawing, Line, Primitive, Text
from render.text import width
from rules.kraftwagen import CARDS, Engineer

CHIP_HIGH = 60
_GAIN, _TILE, _MAN = 84, 58, 54
ENGINEER_WIDE, ENGINEER_HIGH = 312, 84


def chip_wide(id: str) -> int:
    """How wide the chip of a development is."""
    shown = CARDS[id]
    gains = sum(bool(points) for points in (shown.body, shown.engine))
    return 12 + _GAIN * gains + _TILE * len(shown.tasks) + _MAN


@cache
def development(id: str, role: str) -> Drawing:
    """A development; *role* are the colours of its worker, "" while it waits for one."""
    wide, top = chip_wide(id), -CHIP_HIGH / 2
    return Drawing(
        (
            Box(0, top, wide, CHIP_HIGH, "plan.edge", 10),
            Box(2, top + 2, wide - 4, CHIP_HIGH - 4, "plan", 8),
            *_contents(id),
            *_place(wide - _MAN / 2 - 4, role),
        )
    )


def _contents(id: str) -> Iterator[Primitive]:
    shown, x = CARDS[id], 8
    for kind, points in (("body", shown.body), ("engine", shown.engine)):
        if points:
            yield from drawn(Placement(x + 23, 0, 19), kind)
            yield Text(x + 46, 0, f"+{points}", 30, "chalk", label=f"{kind} points +{points}")
            x += _GAIN
    for task in shown.tasks:
        yield Box(x, -24, 52, 48, "tile", 8)
        yield from ACTIONS[task.action](Placement(x + 26, 0, 18))
        x += _TILE


def _place(x: float, role: str) -> Iterator[Primitive]:
    """Where the worker goes."""
    yield Box(x - 23, -24, 46, 48, "plan.edge", 8)
    if role:
        yield from worker(Placement(x, 0, 20), role)
    else:
        yield Text(x, 0, "?", 34, "lamp", "middle", label="waits")


@cache
def engineer(name: Engineer, is_used: bool) -> Drawing:
    """An engineer with portrait, name and help; struck through while he rests."""
    wide, top = ENGINEER_WIDE, -ENGINEER_HIGH / 2
    label, size = name.capitalize(), 32
    return Drawing(
        (
            Box(0, top, wide, ENGINEER_HIGH, "tile.edge", 14),
            Box(2, top + 2, wide - 4, ENGINEER_HIGH - 4, "tile.shade" if is_used else "tile", 12),
            *portrait(Placement(43, 0, 35), name),
            Text(90, -19, label, size, "ink", label=f"name {name}"),
            *(_rests(90, width(label, size)) if is_used else ()),
            *help_of(name, Placement(152 if name == Engineer.DIESEL else 132, 19, 19)),
        )
    )


def _rests(x: float, wide: float) -> tuple[Primitive, ...]:
    return (Line(((x - 4, -19), (x + wide + 4, -19)), "engine", 6, label="used"),)


@cache
def small_engineer(name: Engineer, is_used: bool) -> Drawing:
    """The same as a portrait only; the origin is the middle."""
    rest = (Line(((-22, 22), (22, -22)), "coal", 10), Line(((-22, 22), (22, -22)), "chalk", 5))
    return Drawing((*portrait(Placement(0, 0, 29), name), *(rest if is_used else ())))
